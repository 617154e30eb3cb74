### The words of the game, used in every part of the program.

south = South
north = North
# How a position reads at its end.
won = { $player } wins by { $beans ->
    [one] one bean
   *[other] { $beans } beans
}
draw = A draw
