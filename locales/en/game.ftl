### The words of the game, used in every part of the program.

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
