### The board

stock-of = stock { $beans }
title-max-sow = sow at most { $beans }
begin-position = The game begins from this position.
your-turn = { $player } to move: choose what to do.
confirm-move = Enter plays it.
margin-even = even
margin-of = { $player } +{ $beans }
terminal-too-small = This board needs a terminal of { $width } columns and { $height } lines; this one has { $is-width } and { $is-height }. Make it larger, or play with --plain.
keys-board = ←→ choose  Enter play  u undo  h hint  e why  a review  ? help  q quit

## What is said once

notice-nothing-to-redo = There is nothing to play again.
notice-saved = Saved as { $path }.
notice-copied = Position copied: { $position }
notice-speed = Beans travel: { $speed }

## What covers the board

offer-title = A game was left unfinished
offer-body = { $moves ->
    [one] One move of it has been played.
   *[other] { $moves } moves of it have been played.
} Go on with it?
keys-offer = Enter go on · Esc new game · q quit
form-title = New game
form-south = South (below, begins)
form-north = North (above)
keys-form = ↑↓ line · ←→ change · Enter begin · p puzzles · Esc back
ask-quit = Quit? The game is kept for next time.
ask-resign = Give this game up?
ask-new-game = Leave this game and begin another?
keys-ask = Enter yes · Esc no
pass-title = Forced pass
keys-pass = Enter pass · u undo
prompt-save = Save the game as
prompt-load = Load a game: file
keys-prompt = Enter do it · Esc back
keys-close = any key closes
keys-title = Keys
keys-body =
    ←  →          choose a move; the board shows what it would do
    Enter, space  play the chosen move
    3, s3         choose: sow three beans
    c2            choose: empty cup 2
    mouse         click a cup or a move, click again to play it
    Esc           choose nothing
    {""}
    u  r          take back, play again
    h  e          hint; explain it, or else your last move
    a             analyse the game: what each move lost, better lines
    b             blocked cups: which are doomed, which are safe
    m             margin as a bar
    f             speed of the beans, or all at once
    w  o          save the game, open one
    y             copy the position
    x             resign
    n             new game
    q             quit; the game is kept
    {""}
    A cup with an arrow can be emptied: it holds just as many beans
    as it takes to reach the pot. A cup with a double rim is blocked.
summary-title = The game is over
summary-margin = Who was ahead, move by move:
keys-over = n new game  a review  u undo  w save  q quit
keys-summary = a review · n new game · w save · u undo · Esc board · q quit

## Keeping and saving games

keep-failed = The game can't be kept: { $why }
put-aside = The unfinished game was put aside as { $path }.
save-exists = { $path } is there already.
save-failed = { $path } can't be written: { $why }
load-failed = { $path } can't be read: { $why }
load-empty = { $path } holds no game.
load-fault = { $path }, line { $line }, column { $column }: { $what }
name-missing = Type the name of a file.

## Line by line

plain-welcome = Beanduel, the game of Cups. Type a move, such as s3 to sow three beans or c2 to empty cup 2. "help" lists the other words.
plain-rules = { $cups ->
    [one] One cup
   *[other] { $cups } cups
} each. South: { $south }. North: { $north }.
plain-offer = Type "{ $yes }" to go on with it, anything else for a new game.
plain-choices = { $player } to move. Possible: { $moves }.
plain-over = There is nothing to choose now.
plain-words = "help" lists the words you can type.
plain-after = Type "review" to see what each move lost, "new" for another game, "undo" to take back, "save" or "quit".
plain-new-cups = After "new" comes the number of cups, 1 to { $most }.
plain-help =
    A move: s3 sows three beans, c2 empties cup 2.
    position: say what lies where, and the position in one line.
    moves: the moves so far.
    hint: what the engine would play.
    why: why that, or what your last move lost.
    review, review 12: what each move lost; more of move 12.
    blocked: which blocked cups are doomed, which are safe.
    undo, redo: take back a turn, play it again.
    save NAME, load NAME: write the game to a file, go on with one.
    new, new 6: another game, on six cups.
    resign: give up.
    quit: leave; the game is kept.
word-yes = yes
word-help = help
word-position = position
word-moves = moves
word-hint = hint
word-why = why
word-review = review
word-blocked = blocked
word-undo = undo
word-redo = redo
word-save = save
word-load = load
word-new = new
word-resign = resign
word-quit = quit
