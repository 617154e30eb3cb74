var e=`### The game in the browser.

## All pages

web-description = Cups, the game of sowing and capturing beans: play it against the computer or a friend.
web-skip = To the content
web-play = Play
web-analyse = Analyse
web-rules = Rules
web-settings = Settings
web-newer = There is a newer version of this page.
web-reload = Load it
web-not-found = There is no such page.
web-to-start = To the start
web-failed = Something went wrong here. Please try again.
web-load-failed = Part of this page couldn’t be loaded. Is there a network?
web-try-again = Try again

## What an address says

link-nothing = The address says “{ $found }” after “{ $sign }”, but nothing may stand there on this page. It was left aside.
link-unknown = The address says “{ $found }” after “{ $sign }”, which this page doesn’t know: it knows only { $keys } there. It was left aside.
link-word = The address says “{ $found }”: for “{ $key }” only these words may stand there: { $words }. It was left aside.
link-number = The address says “{ $found }”: for “{ $key }” only a whole number from { $least } to { $most } may stand there. It was left aside.
link-twice = The address says “{ $key }” more than once: only the first counts.

## The start page

web-lead = Two rows of cups, two pots, a heap of beans each. Sow, capture, bring your beans home: learned in three minutes, and hard to put down.
web-play-card = Against the computer, from a first game to a hard one, or with a friend at the same screen.
web-analyse-card = Try out moves, see what each is worth, keep variations and comments, share them.
web-rules-card = Three minutes to learn, with an example to step through.
web-settings-card = Language, colours, how fast beans travel, sound.

## The play page

web-noscript = The game itself needs JavaScript. The rules and all pictures can be read without it.
web-board = Board
web-vessel-cup = Cup { $cup }: { $beans ->
    [one] one bean
   *[other] { $beans } beans
}{ $state ->
    [emptiable] , can be emptied
    [blocked] , blocked
   *[plain] {""}
}
web-vessel-stock = Stock: { $beans ->
    [one] one bean
   *[other] { $beans } beans
}
web-vessel-pot = Pot: { $beans ->
    [one] one bean
   *[other] { $beans } beans
}
web-sow = Sow
web-empty = Empty cup
web-choose = Choose a move
web-play-move = Play { $move }
web-pass = Pass
web-key = Key: { $key }
web-keys = Keys
web-keys-text = A number sows so many beans (0 for ten, q w e r t for 11 to 15); with Shift it empties that cup. The same key again, or Enter, plays the move. ← and → go through all moves, Esc takes the choice back. On the board, press a cup to empty it or to sow up to it; press the stock to take one bean more.
web-tools = What else you can do
web-undo = Take back
web-redo = Redo
web-hint = Hint
web-flip = Turn the board
web-resign = Resign
web-resign-sure = Really resign?
web-new-game = New game
web-again = Play again
web-taken-back = Taken back.
web-played-again = Played again.
web-engine-thinks = The computer is choosing its move.
web-hint-thinks = Looking for a good move …
web-engine-failed = The computer couldn’t find a move.
web-worker-restarted = The engine didn’t answer and was started again.
web-game-aside = The game that was kept can’t be read. It was put aside and isn’t lost; here is a new one.
web-save-file = Save it as a file
web-review = Review
web-review-begin = Review the game
web-reviewing = Reviewing the game …
web-review-progress = { $done } of { $all } positions, at most { $seconds } s left
web-review-failed = The review failed. It can be tried again.
web-review-analyse = Analyse from here, with this review
web-review-all = Every loss, and all margins
web-stop = Stop
web-opponent = Play against
web-friend = a friend at this screen
web-side = You play
web-side-south = South, and begin
web-side-north = North
web-more-options = More
web-begin = Begin
web-cancel = Cancel

## The rules page

web-rules-board = North’s row is on top, South’s below. The large bowls are the pots, the hollows at the other end of each row hold the stocks; the strip of brass says who is to move. Whoever has more beans in the pot at the end wins.
web-rules-marks = On the boards here a cup that can be emptied has a brass lip toward the pot, and a blocked one an iron hoop with a stop on that side.
web-back = Back
web-next = Next move

## Settings

web-language = Language
web-theme = Page
web-theme-auto = as the device is set
web-theme-light = light
web-theme-dark = dark
web-look = Board
web-look-auto = as the page
web-look-oak = oak
web-look-walnut = walnut
web-look-paper = black on white
web-speed = Beans travel
web-confirm = A move is played
web-confirm-on = by a second press
web-confirm-off = at once
web-sound = Sound
web-sound-on = on
web-sound-off = off
web-beans = In the cups
web-beans-drawn = beans and numbers
web-beans-counted = large numbers alone
web-save = Keep
web-kept = Kept.
`;export{e as default};