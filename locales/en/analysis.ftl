### The analysis page.

analysis-title = Analysis board
analysis-noscript = The analysis board needs JavaScript. On the command line, “beanduel analyse” values every move.
analysis-begin = The board to analyse on. Make moves for both sides.
analysis-editing = You are setting up a position.
analysis-steps = Through the moves
analysis-first = To the start
analysis-back = One move back
analysis-forward = One move on
analysis-last = To the end of this line
analysis-keys = ← and → go through the moves, Home and End to the start and the end of the line, ↑ and ↓ to another variation. A number sows so many beans (0 for ten, q w e r t for 11 to 15), with Shift it empties that cup; the same key again, or Enter, plays it.
analysis-bad-link = This link can’t be read.
analysis-aside = The analysis that was kept can’t be read. It was put aside and isn’t lost; here is an empty board.
analysis-replaced = What was here before can be had back.
analysis-restore = Bring it back

## Values

analysis-even = even
analysis-exact = exact
analysis-estimate = estimate
analysis-best = Best.
analysis-engine = Engine
analysis-engine-on = on
analysis-lines = Lines
analysis-play-line = play the whole line
analysis-depth = { $plies ->
    [one] One move deep.
   *[other] { $plies } moves deep.
}
analysis-thinks = Still thinking …
analysis-go-on = Think longer
analysis-explorer = Moves from here
analysis-explorer-asking = Looking it up …
analysis-explorer-known = The final margin with best play, exact, from tables and books.
analysis-explorer-unknown = No table or book here holds this position.
analysis-explorer-unreachable = What is known of this position is with the server, which can’t be reached just now.

## The tree of moves

analysis-main-line = Main line
analysis-variation = Variation
analysis-no-moves = No moves yet. A move beside one that is there becomes a variation.
analysis-judge = Judge the move
analysis-nag-1 = good move
analysis-nag-2 = mistake
analysis-nag-3 = brilliant move
analysis-nag-4 = blunder
analysis-nag-5 = interesting move
analysis-nag-6 = doubtful move
analysis-comment = Comment on { $move }
analysis-comment-start = Comment at the start
analysis-promote = Put first
analysis-delete = Delete from here

## The position editor

analysis-editor = Set up a position
analysis-cup = Cup { $cup }
analysis-to-move = To move
analysis-position-line = Position as a line
analysis-set-up = Analyse this position
analysis-start-position = Start of the game
analysis-place = Character { $column }:
analysis-place-line = Line { $line }, character { $column }:

## What is brought and taken away

analysis-open = Open a game
analysis-open-text = A position, moves, or games in .cgn
analysis-open-button = Open
analysis-open-file = Choose a file
analysis-open-drop = A file can also be dropped on this page.
analysis-open-nothing = There is no game in it.
analysis-open-several = { $games } games are in it. Which one?
analysis-games = Games in the file
analysis-plies = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
analysis-share = Share and save
analysis-link-position = Link to this position
analysis-link-game = Link to the whole game
analysis-record = The game as .cgn
analysis-copy = Copy
analysis-copied = Copied.
analysis-copy-marked = Marked: it can be copied now.
analysis-download = Save as a file
analysis-saved = Saved as { $name }.
analysis-pictures = Pictures
analysis-picture = Picture ({ $kind })
analysis-picture-failed = The picture couldn’t be made.
analysis-gif = Animated GIF of this line
analysis-gif-progress = { $done } of { $all } pictures
