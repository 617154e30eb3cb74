var e=`### Puzzles: the commands, the puzzle mode, what they say.

## Help.

help-puzzle = Solve puzzles; find, compose, grade and check them
help-puzzle-solve = Solve puzzles
help-puzzle-solve-file = A file of puzzles (otherwise those that come with the program)
help-puzzle-solve-theme = Only puzzles of this theme
help-puzzle-solve-difficulty = Only puzzles of this difficulty, such as 3 or 2-5 (1 to 13)
help-puzzle-solve-cups = Only puzzles with so many cups in a row
help-puzzle-solve-id = This puzzle, and no other
help-puzzle-solve-seed = Makes the order of the puzzles repeatable
help-puzzle-solve-ascii = Draw with plain ASCII characters only
help-puzzle-solve-plain = Line by line in sentences, for screen readers and pipes
help-puzzle-mine = Find puzzles in games of the engine and add them to a file
help-puzzle-mine-count = How many puzzles of this board and seed the file is to hold
help-puzzle-mine-seed = Which games: the same number finds the same puzzles
help-puzzle-mine-out = The file; puzzles that are in it stay
help-puzzle-mine-table = A table of exact values for this board (otherwise the tables at hand, else a search)
help-puzzle-mine-most-stock = Pass over positions with more beans in both stocks together
help-puzzle-mine-difficulty = Keep only puzzles up to this difficulty (1 to 13)
help-puzzle-compose = Compose row problems and add them to a file
help-puzzle-compose-stock = Beans in row and stock of the longest problems, at most (otherwise ten for each cup)
help-puzzle-compose-max-sow = Makes no difference here
help-puzzle-compose-count = How many row problems of this size the file is to hold
help-puzzle-compose-seed = What chance follows
help-puzzle-compose-out = The file; puzzles that are in it stay
help-puzzle-grade = Find the difficulty of all puzzles of a file anew
help-puzzle-grade-file = The file
help-puzzle-verify = Check every puzzle exactly
help-puzzle-verify-file = A file of puzzles (otherwise those that come with the program)
help-puzzle-verify-sample = Check only so many, chosen by chance
help-puzzle-verify-seed = What the choice follows
help-puzzle-verify-table = A table of exact values to ask first
value-theme-word = THEME
value-from-to = NUMBER[-NUMBER]
value-id = NAME

## Making and checking.

puzzle-added = { $added ->
    [one] One puzzle added
   *[other] { $added } puzzles added
}, { $all } in the file.
puzzle-difficulties = Difficulties: { $list }
puzzle-graded = { $all ->
    [one] One puzzle graded
   *[other] { $all } puzzles graded
}, { $changed } of them otherwise than before.
puzzle-barren-games = { $tries } games in a row brought nothing new: no more are looked for.
puzzle-barren-attempts = { $tries } attempts in a row brought nothing new: no more are looked for.
puzzle-stopped = Stopped.
puzzle-refuted = Line { $line }, puzzle { $id }: { $what }
puzzle-verified = { $all ->
    [one] One puzzle checked
   *[other] { $all } puzzles checked
}, { $wrong ->
    [0] all of them true
    [one] one of them false
   *[other] { $wrong } of them false
}.
puzzle-flaw-alike = it is too much like one before it.
puzzle-flaw-unknown = its exact values can’t be had.
puzzle-flaw-best = step { $step }: the best moves are { $moves }.
puzzle-flaw-wrong = step { $step }: what the wrong moves lose, or the replies to them, is something else.
puzzle-flaw-reply = step { $step }: the reply is not one of the best.
puzzle-flaw-gap = step { $step }: the next best move loses only { $beans ->
    [one] one bean
   *[other] { $beans } beans
}.
puzzle-flaw-value = the value of the position is { $value }.
puzzle-flaw-no-trap = none of the obvious moves is wrong.
puzzle-flaw-end = the solution should end elsewhere or follow other replies.
puzzle-flaw-line = move { $step } of the line doesn’t lead to the goal in the fewest steps.
puzzle-flaw-row = it says { $stated } steps; the fewest are { $fewest }, with { $solutions } solutions.
puzzle-flaw-themes = its themes are: { $themes }.
puzzle-flaw-difficulty = its difficulty is { $difficulty } (“puzzle grade” finds all difficulties anew).

## What is wrong with a file of puzzles.

puzzle-fault-line = Line { $line }: { $what }
puzzle-fault-field = Line { $line }, field “{ $field }”: { $what }
puzzle-fault-long = The line is longer than any puzzle.
puzzle-fault-json = This is no JSON from character { $column } on.
puzzle-fault-object = This is no JSON object.
puzzle-fault-missing = The field is missing.
puzzle-fault-unknown-field = There is no field “{ $name }”.
puzzle-fault-foreign = This is no file of puzzles.
puzzle-fault-version = Version { $version } of the format is not known here.
puzzle-fault-text = This should be a text.
puzzle-fault-number = This should be a number from { $least } to { $most }.
puzzle-fault-list = This isn’t the list that belongs here.
puzzle-fault-words = This should be one of { $words }.
puzzle-fault-south = South should be to move.
puzzle-fault-move = Step { $step }: { $what }
puzzle-fault-lone = Only South’s row and stock may hold beans here.
puzzle-fault-step = Step { $step } doesn’t belong here, or doesn’t name every legal move once.
puzzle-fault-theme = There is no theme “{ $word }”.
puzzle-fault-id = The position makes this “{ $id }”.
puzzle-fault-twice = This puzzle was there before.

## Solving.

puzzle-none = There is no such puzzle.
puzzle-not-kept = What you solve isn’t kept in { $path }: { $why }
puzzle-kept-damaged = The file is damaged. Remove it to begin anew.
puzzle-heading = Puzzle { $id }  2x{ $cups }, difficulty { $difficulty }
puzzle-standing = streak { $streak }, best { $longest }; solved { $solved } of { $all }
puzzle-found = Found: { $found } of { $all }.
puzzle-task-win = South to move: find the one move that wins.
puzzle-task-draw = South to move: find the one move that doesn’t lose.
puzzle-task-most = South to move: find the move that gets the most beans.
puzzle-task-row = Bring the row to { $row } in { $steps ->
    [one] one step
   *[other] { $steps } steps
}, the stock all sown.
puzzle-hint-theme = Hint: think of “{ $theme }”.
puzzle-hint-empty = Hint: empty a cup.
puzzle-hint-sow = Hint: sow without capturing.
puzzle-hint-capture = Hint: capture.
puzzle-hint-move = Hint: { $moves }.
puzzle-loses = { $move } loses { $beans ->
    [one] one bean
   *[other] { $beans } beans
}: the best answer is { $reply }.
puzzle-loses-at-once = { $move } loses { $beans ->
    [one] one bean
   *[other] { $beans } beans
}.
puzzle-astray = After { $move } the row can’t be reached any more.
puzzle-detour = After { $move } it takes { $steps ->
    [one] one more step
   *[other] { $steps } more steps
}, and that is too many.
puzzle-wrong = Not this one. { $why }
puzzle-solved = Solved!
puzzle-shown = The solution.
puzzle-why-line = Solution: { $moves }. With best play South’s final margin is { $margin }.
puzzle-why-row = One way: { $moves }. Solutions, apart from the order of moves: { $solutions }.
puzzle-why-theme = { $theme }: { $why }
puzzle-keys-open = ←→ choose  Enter play  h hint  v solution  n another  ? help  q leave
puzzle-keys-wrong = Enter try again  v solution  n another  ? help  q leave
puzzle-keys-solved = Enter next puzzle  a again  Esc explanation  ? help  q leave
puzzle-keys-explanation = Enter next puzzle · a again · Esc look at the board · q leave
puzzle-keys-body =
    ←  →          choose a move; the board shows what it would do
    Enter, space  play the chosen move, try again, next puzzle
    3, s3         choose: sow three beans
    c2            choose: empty cup 2
    mouse         click a cup or a move, click again to play it
    Esc           choose nothing; read or put away the explanation
    {""}
    h             hint: the theme; again: the kind of move; again: the move
    v             show the solution
    a             the same puzzle again
    n             another puzzle
    f             speed of the beans, or all at once
    q             leave; what you solved is kept
    {""}
    A wrong move or the solution ends the streak.
    After a hint beyond the theme the puzzle doesn’t count.
puzzle-plain-welcome = Puzzles. Type a move, such as s3 to sow three beans or c2 to empty cup 2. "help" lists the other words.
puzzle-plain-after = Enter brings the next puzzle; "again" repeats this one, "quit" leaves.
puzzle-plain-help =
    A move: s3 sows three beans, c2 empties cup 2.
    position: say what lies where.
    hint: what it is about; once more: the kind of move; once more: the move.
    solution: show it.
    again: this puzzle from its beginning.
    next: another puzzle.
    quit: leave; what you solved is kept.
word-solution = solution
word-again = again
word-next = next

## Themes: a name, and what it is about.

theme-capture-now = Capture now
theme-capture-now-why = This capture can’t wait; every quiet move loses beans.
theme-refuse-capture = Refuse the capture
theme-refuse-capture-why = Something could be captured, but another move gets more.
theme-avoid-blocking = Avoid blocking
theme-avoid-blocking-why = The obvious move fills one of the own cups beyond its distance; then it can’t be emptied any more.
theme-doomed-or-safe = Doomed or safe
theme-doomed-or-safe-why = What matters is whether a blocked cup will be captured in the end or not.
theme-bait = Bait
theme-bait-why = The best move leaves beans to be captured, and whoever takes them loses more.
theme-tempo = Tempo
theme-tempo-why = The opponent would rather pass than move, but has to move.
theme-hold-stock = Hold the stock
theme-hold-stock-why = Beans in the stock are moves in hand: the best move spends fewer of them.
theme-forced-pass = Forced pass
theme-forced-pass-why = The opponent runs out of moves and has to pass.
theme-race = Race
theme-race-why = One stock is empty, so that side captures no more; it is about bringing beans home.
theme-perfect-position = Perfect position
theme-perfect-position-why = A row that stands like this can be potted to the last bean.
theme-transfer = Transfer
theme-transfer-why = The order of the moves matters little; how many beans each sowing takes is everything.
`;export{e as default};