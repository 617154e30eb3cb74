### Slova hry, používaná ve všech částech programu.

south = Jih
north = Sever
won = { $player } vyhrává o { $beans ->
    [one] jednu fazoli
    [few] { $beans } fazole
   *[other] { $beans } fazolí
}
draw = Remíza
