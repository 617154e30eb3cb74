var e=`### Rozbory partií, pro \`analyse\` a \`play\`.

## Části vět

analyse-exact = přesně
analyse-estimate = odhad
beans-exact = { $beans ->
    [one] jednu fazoli
    [few] { $count } fazole
   *[other] { $count } fazolí
}
beans-about = { $beans ->
    [one] asi jednu fazoli
    [few] asi { $count } fazole
    [many] asi { $count } fazole
   *[other] asi { $count } fazolí
}

## Co se říká

review-loss = Tahem { $number } { $who ->
    [you] přicházíte
    [south] Jih přichází
   *[north] Sever přichází
} o { $loss } ({ $known }): { $played } místo { $best }.
review-loss-only = Tahem { $number } { $who ->
    [you] přicházíte
    [south] Jih přichází
   *[north] Sever přichází
} o { $loss } ({ $known }): { $played }.
review-better = Lepší: { $line }
review-allows = Co to dovoluje: { $line }
review-no-loss = Nikdo nepřišel o žádnou fazoli.
review-no-loss-seen = Kam engine dohlédne, nikdo nepřišel o žádnou fazoli.
# $told je ztráta, například „Tahem 5 Jih přichází o jednu fazoli …“.
review-turn = Zlomový okamžik { $number }: { $told }
review-tally = { $who ->
    [you] Vy
    [south] Jih
   *[north] Sever
}: tahů beze ztráty { $good } z { $moves } ({ $percent } %){ $lost ->
    [0] {""}
   *[other] ; ztracené fazole: { $count }
}.
review-exact = Všechny hodnoty jsou přesné.
review-exact-from = Hodnoty jsou přesné od tahu { $number } { $player ->
    [south] Jihu
   *[north] Severu
}, předtím jde o odhady.
review-estimated = Hodnoty jsou odhady.
turn-win-draw = Z výhry je tím remíza.
turn-win-loss = Z výhry je tím prohra.
turn-draw-loss = Z remízy je tím prohra.

## Graf

plot-title = Kdo vedl tah po tahu, měřeno koncem při nejlepší hře
plot-ahead = { $player ->
    [south] Vede Jih
   *[north] Vede Sever
}
plot-moves = tah

## Stránka

page-game = Partie { $index }
page-end = { $plies ->
    [one] Jeden tah
    [few] { $plies } tahy
   *[other] { $plies } tahů
}: { $end }.
page-turns = Zlomové okamžiky
page-no-turns = Žádný tah nezměnil, kdo vyhraje, a žádný neztratil dvě fazole nebo více.
page-turn = Tah { $number }, { $player ->
    [south] Jih
   *[north] Sever
}: { $move }
page-moves-caption = Co který tah ztratil a jaký konečný náskok po něm vychází při nejlepší hře, z pohledu Jihu. ~ značí odhad.
page-number = Č.
page-lost = Ztráta
page-margin = Náskok
page-percent = { $percent } %
page-explained = Procento je podíl tahů, které neztratily žádnou fazoli. Ztráta tahu je to, oč víc by vynesl nejlepší tah. Přesné hodnoty platí proti jakékoli hře; odhady pocházejí z hledání, které nevidí na konec. ! jediný dobrý tah, který se těžko hledá; ?! ztrácí fazoli; ? chyba; ?? hrubá chyba.
page-made = Vytvořil Beanduel { $version }.

## Příkaz

analyse-needs-game = { $flag } patří k souboru s partiemi, ne k pozici.
analyse-needs-position = { $flag } patří k pozici, ne k souboru s partiemi.
analyse-no-game = { $path } tolik partií neobsahuje, jen { $games }.
analyse-many-games = { $path } obsahuje více partií ({ $games }): jednu vybere --game.
analyse-plot-form = { $path }: graf se zapisuje jako .svg nebo .png.
analyse-stopped = Zastaveno dřív, než byla partie rozebrána.
analyse-progress = partie { $index }: ohodnoceno { $done } z { $all } pozic; zbývá nejvýše { $seconds } s

## Proč, a rozbor, ve hře

why-hint = Nejlepší hra pokračuje takto.
why-hint-seen = Kam engine dohlédne, pokračuje nejlepší hra takto.
why-punished = Jak soupeř { $move } potrestá:
why-punished-seen = Jak soupeř { $move } potrestá, kam engine dohlédne:
why-no-loss = { $move } neztrácí žádnou fazoli ({ $known }).
why-nothing = Zatím není žádný tah člověka k vysvětlení.
walk-why = Proč { $move }?
walk-review = Rozbor
walk-better = Lepší pokračování
walk-step = krok { $at } z { $all }
keys-walk-line = ←→ krok  Home End  Esc zpět
keys-walk-game = ←→ tah  ↑↓ ztráty  b lepší pokračování  Esc přehled
engine-works = Okamžik …
review-title = Rozbor
review-margin = Při nejlepší hře je konečný náskok Jihu { $margin } ({ $known }).
review-margins = Konečný náskok při nejlepší hře, tah po tahu, z pohledu Jihu: { $margins }
review-nothing = Takový tah k rozboru není.
review-begins = Partie se rozebírá …
review-progress = Rozbor: { $done } z { $all } pozic, zbývá nejvýše { $seconds } s. Esc zastaví.
keys-overview = Enter tah po tahu · 1-6 zlomový okamžik · Esc zpět
fate-doomed = Ztracené (každá fazole v nich stojí jednu): { $cups }.
fate-safe = Bezpečné (další fazole nic nestojí): { $cups }.
fate-unknown = Včas nezjištěno: { $cups }.
fate-none = Žádný pohár není blokovaný.
fate-label-doomed = ztracen
fate-label-safe = bezpečný
plain-review-turn = „rozbor 12“ řekne víc o tahu 12.
`;export{e as default};