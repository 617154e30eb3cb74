var e=`### Die Wörter des Spiels, in allen Teilen des Programms gebraucht.

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
## Was überall gesagt wird, wo gespielt wird.
seat-person = Mensch
seat-level = { level-number }, { level-name }
level-number = Stufe { $level }
level-name = { $level ->
    [1] Erstes Spiel
    [2] Neuling
    [3] Lehrling
    [4] Gelegenheitsspiel
    [5] Stammrunde
    [6] Talent
    [7] Vereinsstärke
    [8] Vereinsspitze
    [9] Turnierstärke
    [10] Expertenstärke
    [11] Meisterstärke
   *[12] Volle Stärke
}
thinking = denkt nach …
moves = Züge
begin = Das Brett ist leer, die Vorräte sind voll.
form-cups = Schalen je Reihe
form-stock = Bohnen je Vorrat
form-max-sow = Bohnen je Aussaat, höchstens
pass-body = { $player } hat keinen erlaubten Zug und muss passen.
summary-moves = { $moves ->
    [one] Ein Zug wurde gespielt.
   *[other] { $moves } Züge wurden gespielt.
}
notice-nothing-to-undo = Es gibt nichts zurückzunehmen.
speed-off = alle auf einmal
speed-slow = langsam
speed-normal = normal schnell
speed-fast = schnell
`;export{e as default};