var e=`### Slova hry, používaná ve všech částech programu.

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
## Co se říká všude, kde se hraje.
seat-person = člověk
seat-level = { level-number }, { level-name }
level-number = úroveň { $level }
level-name = { $level ->
    [1] první hra
    [2] nováček
    [3] učeň
    [4] sváteční hra
    [5] pravidelná hra
    [6] talent
    [7] klubová síla
    [8] opora klubu
    [9] turnajová síla
    [10] expertní síla
    [11] mistrovská síla
   *[12] plná síla
}
thinking = přemýšlí …
moves = Tahy
begin = Deska je prázdná, zásoby jsou plné.
form-cups = Pohárů v řadě
form-stock = Fazolí v zásobě
form-max-sow = Fazolí na jedno zasetí nejvýše
pass-body = { $player } nemá žádný možný tah a musí vynechat.
summary-moves = { $moves ->
    [one] Byl zahrán jeden tah.
    [few] Byly zahrány { $moves } tahy.
   *[other] Bylo zahráno { $moves } tahů.
}
notice-nothing-to-undo = Není co vzít zpět.
speed-off = všechny najednou
speed-slow = pomalu
speed-normal = běžnou rychlostí
speed-fast = rychle
`;export{e as default};