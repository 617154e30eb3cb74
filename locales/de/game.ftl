### Die Wörter des Spiels, in allen Teilen des Programms gebraucht.

south = Süd
north = Nord
stock = Vorrat
pot = Topf
won = { $player } gewinnt mit { $beans ->
    [one] einer Bohne
   *[other] { $beans } Bohnen
} Vorsprung
drawn = unentschieden
## Andere Enden einer Partie.
end-resigned = { $player ->
    [south] Süd
   *[north] Nord
} gab auf
end-flag = { $player ->
    [south] Süd
   *[north] Nord
} hat die Zeit überschritten
end-forfeited = { $player ->
    [south] Süd
   *[north] Nord
} verlor durch eine Entscheidung der Leitung
end-aborted = abgebrochen
end-unfinished = nicht beendet
