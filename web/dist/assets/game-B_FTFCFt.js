var e=`### The words of the game, used in every part of the program.

south = South
north = North
stock = stock
pot = pot
# How a position reads at its end.
won = { $player } wins by { $beans ->
    [one] one bean
   *[other] { $beans } beans
}
drawn = a draw
## Other ends of a game.
end-resigned = { $player ->
    [south] South
   *[north] North
} resigned
end-flag = { $player ->
    [south] South
   *[north] North
} ran out of time
end-forfeited = { $player ->
    [south] South
   *[north] North
} lost by a ruling
end-aborted = broken off
end-unfinished = unfinished
## What is said wherever the game is played.
seat-person = person
seat-level = { level-number }, { level-name }
level-number = level { $level }
level-name = { $level ->
    [1] first game
    [2] newcomer
    [3] learner
    [4] casual player
    [5] regular player
    [6] keen player
    [7] club player
    [8] club champion
    [9] tournament player
    [10] expert
    [11] master
   *[12] full strength
}
thinking = is thinking …
moves = Moves
begin = The board is empty, the stocks are full.
form-cups = Cups in each row
form-stock = Beans in each stock
form-max-sow = Beans a sowing may take
pass-body = { $player } has no legal move and has to pass.
summary-moves = { $moves ->
    [one] One move was played.
   *[other] { $moves } moves were played.
}
notice-nothing-to-undo = There is nothing to take back.
speed-off = all at once
speed-slow = slowly
speed-normal = at normal speed
speed-fast = fast
`;export{e as default};