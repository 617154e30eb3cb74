### Die Wörter des Spiels, in allen Teilen des Programms gebraucht.

south = Süd
north = Nord
won = { $player } gewinnt mit { $beans ->
    [one] einer Bohne
   *[other] { $beans } Bohnen
} Vorsprung
draw = Unentschieden
