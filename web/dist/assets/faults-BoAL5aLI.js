var e=`### What is wrong with positions, moves, records and rules.

# Above a line with a caret under the place. { $what } is one of the sentences below.
fault-in-line = Character { $column }: { $what }
fault-syntax = Expected { $expected }, found “{ $found }”.
fault-syntax-end = Expected { $expected }, but the text ends here.

## What was expected, in the two sentences above.

expected-beans = a number of beans
expected-comma-or-colon = “,” and the next cup or “:” and the stock
expected-colon = “:” and the next number
expected-blank = a blank
expected-side-to-move = “s” (South) or “n” (North), the player to move
expected-max-sow = “maxsow=” and a number, or the end of the line
expected-end = the end
expected-move = a move such as s3, c2 or pass
expected-move-number = a number from 1 to { $most }
expected-captured = the number of captured beans, from 1 to { $most }
expected-tag-name = the name of a tag
expected-tag-value = the value of the tag in double quotes
expected-tag-end = “]” to end the tag
expected-number = a number from { $least } to { $most }
expected-word = one of these: { $words }
expected-only-word = “{ $word }”
expected-turn = the move number “{ $turn }”
expected-nag = a glyph from $0 to $255
expected-clock = a clock as h:mm:ss
expected-eval = a number of beans such as -1 or ~-1.5
expected-pots = { $pots }, the pots reached
expected-stated-result = the result { $result }, as the tag says
expected-result = the result at the end of the moves

## Faults with a sentence of their own.

fault-invalid-position = This is no valid position: { $reasons }.
fault-illegal-move = “{ $found }” is not legal here: { $why }.
fault-captures-nothing = “{ $found }” captures nothing here, so no “x” may follow the move.
fault-captures = “{ $found }” captures { $beans ->
    [one] one bean
   *[other] { $beans } beans
} here, so “x{ $beans }” must follow the move.
fault-must-pass = Expected “pass”, found “{ $found }”: the player to move has no other move.
fault-tag-twice = The tag “{ $found }” was there before.
fault-tag-missing = The tag “{ $found }” needs a tag “{ $name }” beside it.
fault-value-open = The value that starts here has no closing quote.
fault-comment-open = The comment that starts here never ends; “{"}"}” is missing.
fault-variation-open = The variation that starts here never ends; “)” is missing.
fault-variation-first = A variation needs a move before it that it is the alternative to.
fault-variation-deep = More than { $most } variations are nested here.
fault-no-winner = A game without a result has no winner, so it can’t be “{ $found }”.
fault-winner = The winner can’t be “{ $found }”: { $player ->
    [south] South
   *[north] North
} has more beans in the pot.
fault-winner-draw = The winner can’t be “{ $found }”: the pots are equal, a draw.
fault-unfinished = By its tags the game was played out, but it isn’t over after its last move; how it ended otherwise belongs in a tag “Termination”.
fault-not-utf8 = This is not text in UTF-8.
fault-record-long = The record is longer than { $most } bytes.

## Why a move is not legal.

illegal-game-over = the game is over
illegal-pass = nobody may pass who has another move
illegal-no-such-cup = the row has { $cups ->
    [one] only one cup
   *[other] only { $cups } cups
}
illegal-cup-empty = the cup is empty
illegal-cup-holds = the cup holds { $beans ->
    [one] one bean
   *[other] { $beans } beans
} and can be emptied only with exactly { $distance }
illegal-cup-blocked = the cup is blocked, it holds { $beans } beans and can be emptied only with exactly { $distance }
illegal-stock-empty = the stock is empty
illegal-sow-at-most = { $beans ->
    [one] only one bean
   *[other] at most { $beans } beans
} can be sown here

## Why a position is not valid.

invalid-cups-differ = South has { $south ->
    [one] one cup
   *[other] { $south } cups
}, North { $north }
invalid-cups = { $player ->
    [south] South
   *[north] North
} has { $cups } cups, at most { $most } are possible
invalid-side-beans = { $player ->
    [south] South’s
   *[north] North’s
} cups and stock hold { $beans } beans, at most { $most } are possible
invalid-beans = there are { $beans } beans in all, at most { $most } are possible
invalid-max-sow = maxsow is { $beans }, from 1 to { $cups } are possible

## Which option of the rules is out of its range.

rules-cups = A row of { $cups } cups isn’t possible, only 1 to { $most }.
rules-stock = A stock of { $stock } beans isn’t possible, only 1 to { $most }.
rules-max-sow = At most { $beans } beans in a sowing isn’t possible on this board, only 1 to { $cups }.
`;export{e as default};