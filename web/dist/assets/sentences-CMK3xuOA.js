var e=`### Sätze über Züge und Stellungen.

move-sow = { $player } sät { $beans ->
    [one] eine Bohne
   *[other] { $beans } Bohnen
}.
move-capture = { $player } sät { $beans ->
    [one] eine Bohne
   *[other] { $beans } Bohnen
} und schlägt { $captured ->
    [one] eine Bohne
   *[other] { $captured } Bohnen
} aus der gegnerischen Schale { $cup }.
move-empty = { $player } leert Schale { $cup }; eine Bohne kommt in den Topf.
move-pass = { $player } hat keinen Zug und passt.
side = { $player }: Schalen { $cups }; Vorrat { $stock }; Topf { $pot }.
side-emptiable = { $count ->
    [one] { $player } kann Schale { $cups } leeren.
   *[other] { $player } kann die Schalen { $cups } leeren.
}
side-blocked = { $count ->
    [one] Schale { $cups } von { $player } ist blockiert.
   *[other] Die Schalen { $cups } von { $player } sind blockiert.
}
ending-win = { $player } gewinnt { $own } zu { $other }, mit { $beans ->
    [one] einer Bohne
   *[other] { $beans } Bohnen
} Vorsprung.
ending-draw = Unentschieden: { $beans } zu { $beans }.
ending-resigned = { $player } gibt auf; { $winner } gewinnt.
hint-move = Tipp: { $move }.
hint-exact = Tipp: { $move }. Endvorsprung bei bestem Spiel: { $margin } (exakt).
hint-estimate = Tipp: { $move }. Erwarteter Endvorsprung: etwa { $margin } (geschätzt).
`;export{e as default};