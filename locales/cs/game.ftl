### Slova hry, používaná ve všech částech programu.

south = Jih
north = Sever
stock = zásoba
pot = hrnec
won = { $player } vyhrává o { $beans ->
    [one] jednu fazoli
    [few] { $beans } fazole
   *[other] { $beans } fazolí
}
drawn = remíza
## Jiné konce partie.
end-resigned = { $player ->
    [south] Jih
   *[north] Sever
} se vzdal
end-flag = { $player ->
    [south] Jihu
   *[north] Severu
} došel čas
end-forfeited = { $player ->
    [south] Jih
   *[north] Sever
} prohrál rozhodnutím vedení
end-aborted = přerušena
end-unfinished = nedohrána
