var e=`### Co je špatně na pozicích, tazích, záznamech a pravidlech.

# Nad řádkem se značkou pod daným místem.
fault-in-line = Znak { $column }: { $what }
fault-syntax = Očekává se { $expected }, je tu však „{ $found }“.
fault-syntax-end = Očekává se { $expected }, text tu však končí.

## Co se očekává, do obou vět nahoře.

expected-beans = počet fazolí
expected-comma-or-colon = „,“ a další pohár, nebo „:“ a zásoba
expected-colon = „:“ a další číslo
expected-blank = mezera
expected-side-to-move = „s“ (Jih), nebo „n“ (Sever) podle toho, kdo je na tahu
expected-max-sow = „maxsow=“ s číslem, nebo konec řádku
expected-end = konec
expected-move = tah, například s3, c2 nebo pass
expected-move-number = číslo od 1 do { $most }
expected-captured = počet zajatých fazolí od 1 do { $most }
expected-tag-name = název položky hlavičky
expected-tag-value = hodnota položky v rovných uvozovkách
expected-tag-end = „]“ na konci položky
expected-number = číslo od { $least } do { $most }
expected-word = jedno z těchto slov: { $words }
expected-only-word = „{ $word }“
expected-turn = číslo tahu „{ $turn }“
expected-nag = značka od $0 do $255
expected-clock = čas ve tvaru h:mm:ss
expected-eval = počet fazolí, například -1 nebo ~-1.5
expected-pots = { $pots }, dosažený stav hrnců
expected-stated-result = výsledek { $result }, který uvádí hlavička
expected-result = výsledek za posledním tahem

## Chyby s vlastní větou.

fault-invalid-position = Toto není platná pozice: { $reasons }.
fault-illegal-move = „{ $found }“ zde nelze zahrát: { $why }.
fault-captures-nothing = „{ $found }“ tu nic nezajímá, za tahem tedy nesmí stát „x“.
fault-captures = „{ $found }“ tu zajímá { $beans ->
    [one] jednu fazoli
    [few] { $beans } fazole
   *[other] { $beans } fazolí
}, za tahem tedy musí stát „x{ $beans }“.
fault-must-pass = Očekává se „pass“, je tu však „{ $found }“: hráč na tahu nemá jiný tah.
fault-tag-twice = Položka „{ $found }“ už v hlavičce byla.
fault-tag-missing = K položce „{ $found }“ patří položka „{ $name }“.
fault-value-open = Hodnotě, která zde začíná, chybí na konci uvozovky.
fault-comment-open = Komentář, který zde začíná, nikde nekončí; chybí „{"}"}“.
fault-variation-open = Varianta, která zde začíná, nikde nekončí; chybí „)“.
fault-variation-first = Před variantou musí stát tah, který nahrazuje.
fault-variation-deep = Je tu do sebe vnořeno více než { $most } variant.
fault-no-winner = Partie bez výsledku nemá vítěze, nemůže jím tedy být „{ $found }“.
fault-winner = Vítězem nemůže být „{ $found }“: více fazolí v hrnci má { $player ->
    [south] Jih
   *[north] Sever
}.
fault-winner-draw = Vítězem nemůže být „{ $found }“: v hrncích je stejně, je to remíza (draw).
fault-unfinished = Podle hlavičky byla partie dohrána, po posledním tahu však ještě nekončí; jak skončila jinak, patří do položky „Termination“.
fault-not-utf8 = Toto není text v UTF-8.
fault-record-long = Záznam je delší než { $most } bajtů.

## Proč tah není dovolen.

illegal-game-over = partie skončila
illegal-pass = kdo může táhnout, nesmí tah vynechat
illegal-no-such-cup = řada má jen { $cups ->
    [one] jeden pohár
    [few] { $cups } poháry
   *[other] { $cups } pohárů
}
illegal-cup-empty = pohár je prázdný
illegal-cup-holds = v poháru { $beans ->
    [one] je jen jedna fazole
    [few] jsou { $beans } fazole
   *[other] je { $beans } fazolí
} a vyprázdnit ho lze jen tehdy, je-li jich tam přesně { $distance }
illegal-cup-blocked = pohár je blokovaný, { $beans ->
    [one] je v něm jedna fazole
    [few] jsou v něm { $beans } fazole
   *[other] je v něm { $beans } fazolí
} a vyprázdnit ho lze jen tehdy, je-li jich tam přesně { $distance }
illegal-stock-empty = zásoba je prázdná
illegal-sow-at-most = zasít tu lze { $beans ->
    [one] jen jednu fazoli
    [few] nejvýše { $beans } fazole
   *[other] nejvýše { $beans } fazolí
}

## Proč pozice není platná.

invalid-cups-differ = Jih má { $south ->
    [one] jeden pohár
    [few] { $south } poháry
   *[other] { $south } pohárů
}, Sever { $north }
invalid-cups = { $player ->
    [south] Jih
   *[north] Sever
} má { $cups } pohárů, možných je nejvýše { $most }
invalid-side-beans = { $player ->
    [south] Jih
   *[north] Sever
} má v pohárech a v zásobě { $beans } fazolí, možných je nejvýše { $most }
invalid-beans = celkem je tu { $beans } fazolí, možných je nejvýše { $most }
invalid-max-sow = maxsow je { $beans }, možné je 1 až { $cups }

## Které z pravidel je mimo své meze.

rules-cups = Počet pohárů v řadě nemůže být { $cups }, jen 1 až { $most }.
rules-stock = Počet fazolí v zásobě nemůže být { $stock }, jen 1 až { $most }.
rules-max-sow = Nejvyšší počet fazolí na jedno zasetí nemůže být na této desce { $beans }, jen 1 až { $cups }.
`;export{e as default};