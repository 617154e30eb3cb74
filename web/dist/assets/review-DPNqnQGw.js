var e=`### Reviews of games, for \`analyse\` and \`play\`.

## Pieces of sentences

analyse-exact = exact
analyse-estimate = estimate
beans-exact = { $beans ->
    [one] one bean
   *[other] { $count } beans
}
beans-about = { $beans ->
    [one] about one bean
   *[other] about { $count } beans
}

## What is told

# $known is “exact” or “estimate”.
review-loss = At move { $number } { $who ->
    [you] you
    [south] South
   *[north] North
} let { $loss } go ({ $known }): { $played } instead of { $best }.
review-loss-only = At move { $number } { $who ->
    [you] you
    [south] South
   *[north] North
} let { $loss } go ({ $known }) by { $played }.
review-better = Better: { $line }
review-allows = What it allowed: { $line }
review-no-loss = Nobody let a bean go.
review-no-loss-seen = As far as the engine sees, nobody let a bean go.
# $told is a loss, such as “At move 5 South let one bean go …”.
review-turn = Turning point { $number }: { $told }
review-tally = { $who ->
    [you] You
    [south] South
   *[north] North
}: { $good } of { $moves } moves lost no bean ({ $percent }%){ $lost ->
    [0] {""}
   *[other] ; beans lost: { $count }
}.
review-exact = All values are exact.
review-exact-from = Values are exact from { $player ->
    [south] South’s
   *[north] North’s
} move { $number } on, estimates before.
review-estimated = The values are estimates.
turn-win-draw = That made a draw of a win.
turn-win-loss = That made a loss of a win.
turn-draw-loss = That made a loss of a draw.

## The plot

plot-title = Who was ahead, move by move, as it would end with best play
plot-ahead = { $player ->
    [south] South ahead
   *[north] North ahead
}
plot-moves = move

## The page

page-game = Game { $index }
page-end = { $plies ->
    [one] One move
   *[other] { $plies } moves
}: { $end }.
page-turns = Turning points
page-no-turns = No move changed who wins, and none lost two beans or more.
page-turn = Move { $number }, { $player ->
    [south] South
   *[north] North
}: { $move }
page-moves-caption = What each move lost, and the final margin that best play leads to after it, South’s view. ~ marks an estimate.
page-number = No.
page-lost = Lost
page-margin = Margin
page-percent = { $percent } %
page-explained = The percentage is the share of a player’s moves that lost no bean. A move’s loss is what the best move would have been worth more. Exact values hold against any play; estimates come from a search that doesn’t see the end. ! the only good move and hard to find; ?! loses a bean; ? a mistake; ?? a grave one.
page-made = Made by Beanduel { $version }.

## The command

analyse-needs-game = { $flag } goes with a file of games, not with a position.
analyse-needs-position = { $flag } goes with a position, not with a file of games.
analyse-no-game = { $path } doesn’t hold so many games, only { $games }.
analyse-many-games = { $path } holds { $games } games: choose one with --game.
analyse-plot-form = { $path }: a plot is written as .svg or .png.
analyse-stopped = Stopped before the game was reviewed.
analyse-progress = game { $index }: { $done } of { $all } positions assessed; at most { $seconds } s left

## Why, and the review, in the game

why-hint = Best play goes on like this.
why-hint-seen = As far as the engine sees, best play goes on like this.
why-punished = How { $move } is punished:
why-punished-seen = How { $move } is punished, as far as the engine sees:
why-no-loss = { $move } let no bean go ({ $known }).
why-nothing = No move of a person to explain yet.
walk-why = Why { $move }?
walk-review = Review
walk-better = The better line
walk-step = step { $at } of { $all }
keys-walk-line = ←→ step  Home End  Esc back
keys-walk-game = ←→ move  ↑↓ losses  b better line  Esc overview
engine-works = One moment …
review-title = Review
review-margin = With best play the final margin is { $margin } for South ({ $known }).
review-margins = Final margin with best play, move by move, South’s view: { $margins }
review-nothing = There is no such move to review.
review-begins = Reviewing …
review-progress = Reviewing: { $done } of { $all } positions, at most { $seconds } s left. Esc stops it.
keys-overview = Enter move by move · 1-6 turning point · Esc back
fate-doomed = Doomed (each bean in it costs one): { $cups }.
fate-safe = Safe (a bean more costs nothing): { $cups }.
fate-unknown = Not found out in time: { $cups }.
fate-none = No cup is blocked.
fate-label-doomed = doomed
fate-label-safe = safe
plain-review-turn = “review 12” tells more of move 12.
`;export{e as default};