var e=`### Sentences about moves and positions.

move-sow = { $player } sows { $beans ->
    [one] one bean
   *[other] { $beans } beans
}.
move-capture = { $player } sows { $beans ->
    [one] one bean
   *[other] { $beans } beans
} and captures { $captured ->
    [one] one bean
   *[other] { $captured } beans
} from the opponent's cup { $cup }.
move-empty = { $player } empties cup { $cup }; one bean reaches the pot.
move-pass = { $player } has no move and passes.
side = { $player }: cups { $cups }; stock { $stock }; pot { $pot }.
side-emptiable = { $count ->
    [one] { $player } can empty cup { $cups }.
   *[other] { $player } can empty cups { $cups }.
}
side-blocked = { $count ->
    [one] Cup { $cups } of { $player } is blocked.
   *[other] Cups { $cups } of { $player } are blocked.
}
ending-win = { $player } wins { $own } to { $other }, by { $beans ->
    [one] one bean
   *[other] { $beans } beans
}.
ending-draw = A draw: { $beans } to { $beans }.
ending-resigned = { $player } resigns; { $winner } wins.
hint-move = Hint: { $move }.
hint-exact = Hint: { $move }. Final margin with best play: { $margin } (exact).
hint-estimate = Hint: { $move }. Expected final margin: about { $margin } (estimate).
`;export{e as default};