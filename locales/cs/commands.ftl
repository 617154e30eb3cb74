### Příkazová řádka a výstup příkazů.

## Nadpisy nápovědy.

help-usage = Použití
help-usage-options = PŘEPÍNAČE
help-usage-command = PŘÍKAZ
help-commands = Příkazy
help-arguments = Argumenty
help-options = Přepínače

## Co příkazy dělají.

help-beanduel = Hraje, rozebírá a řeší hru Poháry (BohnDuell)
help-play = Hra; spustí se i bez příkazu
help-show = Ukáže pozici jako text nebo obrázek
help-check = Zkontroluje partie v souboru tah po tahu
help-analyse = Řekne, jakou hodnotu má každý tah pozice nebo co ztratil každý tah partie
help-solve = Spočítá přesnou hodnotu počáteční pozice
help-verify = Ověří certifikát, který zapsal „solve --proof“: dokazuje hodnotu, kterou tvrdí?
help-survey = Najde hodnotu a první tahy všech desek a zásob, na které stačí čas
help-row = Zkoumá jednu řadu pohárů bez soupeře
help-row-perfect = Vypíše dokonalou řadu: nejméně fazolí, které plní pohár 1 a všechny se dostanou do hrnce
help-row-best = Řekne, kolik fazolí řada sama dostane do hrnce a jak
help-row-transfer = Najde nejméně tahů z řady se zásobou do jiné řady, při nichž se zaseje celá zásoba
help-row-compose = Najde řady se zásobou, z nichž je to do dokonalé řady nejvíce tahů
help-train = Nechá program hrát proti sobě a naučí ho odhadovat pozice
help-perft = Spočítá posloupnosti tahů od začátku, prověří tak pravidla i počítač
help-rules = Vypíše pravidla hry
help-serve = Hrát v prohlížeči: odpovídat na adrese tohoto počítače až do Ctrl-C
help-completions = Vypíše, co má shell doplňovat za „beanduel“
help-man = Vypíše manuálovou stránku nebo zapíše stránky všech příkazů do složky

help-exit-codes = Návratové kódy: 0 hotovo; 1 nedovolený tah nebo chybný soubor u „check“ nebo „verify“; 2 špatná příkazová řádka nebo nečitelný vstup.

## Co znamenají argumenty a přepínače.

help-any-lang = Jazyk (jinak podle prostředí)
help-any-data = Složka pro uložené partie (jinak podle BEANDUEL_DATA nebo obvyklá složka systému)
help-any-help = Vypíše tuto nápovědu
help-any-version = Vypíše verzi
help-any-json = Výstup ve formátu JSON pro skripty
help-any-cups = Počet pohárů každého hráče, 1 až 15 (jinak 4)
help-any-stock = Počet fazolí v každé zásobě na začátku, 1 až 255 (jinak deset na pohár)
help-any-max-sow = Nejvyšší počet fazolí na jedno zasetí, 1 až počet pohárů (jinak počet pohárů)
help-play-south = Kdo hraje za Jih: „person“ (člověk), nebo úroveň programu od 1, první hra, do 12, plná síla (jinak člověk)
help-play-north = Kdo hraje za Sever: „person“ (člověk), nebo úroveň programu od 1, první hra, do 12, plná síla (jinak úroveň 4, sváteční hra)
help-play-position = Začne touto pozicí
help-play-load = Pokračuje v partii z tohoto souboru
help-play-seed = Volby programu půjde zopakovat
help-play-speed = Jak rychle se na obrazovce seje (jinak normal)
help-play-no-animation = Každý tah ukáže najednou, jako --speed off
help-play-ascii = Kreslí jen prostými znaky ASCII
help-play-plain = Hraje po řádcích ve větách, pro čtečky obrazovky a roury
help-show-pos = Pozice, například 0,0,0,0:40:0 0,0,0,0:40:0 s: poháry, zásoba a hrnec Jihu, pak Severu, pak kdo je na tahu
help-show-moves = Tahy, které se nejprve zahrají, například "s4 s3 c4"
help-show-format = Podoba (jinak podle názvu souboru, nebo text)
help-show-out = Soubor, do kterého se zapíše
help-show-theme = Barvy obrázku (jinak light)
help-show-width = Šířka PNG v pixelech (jinak 1200)
help-check-file = Soubor s partiemi (.cgn); - čte vstup
help-any-threads = Kolik vláken hledá (jinak podle počtu procesorů)
help-solve-snapshot = Hledání uloží do tohoto souboru a pokračuje z něj (jinak po minutě do datové složky)
help-solve-snapshot-every = Jak často se hledání ukládá (jinak každých 10 minut)
help-any-memory = Paměť pro hledání, například 512M nebo 4G (jinak 1G)
help-analyse-pos = Pozice, například 0,0,0,0:40:0 0,0,0,0:40:0 s: poháry, zásoba a hrnec Jihu, pak Severu, pak kdo je na tahu; nebo soubor s partiemi (.cgn; - čte vstup)
help-analyse-time = Jak dlouho se hledá, například 500ms nebo 10s: pro všechny tahy pozice dohromady (jinak 2s), nebo nejvýše pro každou partii (jinak 20s)
help-survey-cups = Počet pohárů každého hráče, například 4 nebo 1..6 (jinak 1..6)
help-survey-time-per-board = Čas na všechny zásoby jednoho počtu pohárů, například 60s nebo 1h (jinak 60s)
help-survey-tables = Hodnoty desek, které jsou v tabulce, bere odtud, bez hledání
help-survey-out = Nalezené ukládá do tohoto souboru, jeden objekt JSON na řádek, a pokračuje z něj
help-analyse-lines = Uvede jen tolik nejlepších tahů (jinak všechny)
help-analyse-exact = Hledá, dokud není hodnota každého tahu přesná, ať to trvá jakkoli dlouho; Ctrl-C hledání ukončí
help-analyse-game = Jen tato partie souboru, počítáno od 1 (jinak všechny)
help-analyse-out = Zapíše tam partie s poznámkami: hodnoty, značky, komentáře a lepší pokračování
help-analyse-html = Zapíše tam samostatnou stránku o partiích
help-analyse-plot = Nakreslí tam průběh partie jako .svg nebo .png
help-solve-proof = Zapíše také certifikát hodnoty, který ověří „verify“
help-verify-file = Certifikát
help-row-perfect-stock = Tady nic nemění
help-row-perfect-max-sow = Tady nic nemění
help-row-best-row = Řada zleva z pohledu jejího majitele, například 4,2,0,0
help-row-transfer-from = Počáteční řada, například 0,0,0,1 nebo "0 0 0 1"
help-row-transfer-stock = Fazole k zasetí
help-row-transfer-to = Cílová řada (jinak dokonalá řada)
help-row-compose-stock = Fazolí v řadě a zásobě dohromady, nejvýše (jinak deset na pohár)
help-row-compose-unique = Jen řady se zásobou, které mají bez ohledu na pořadí tahů jediné řešení
help-row-compose-json = Vypíše JSON s klíči cups, beans, unique, fewest, at_most (co je o fewest dokázáno, i po Ctrl-C) a starts, v něm vždy row a stock
help-perft-depth = Do kolika tahů se počítá
help-serve-listen = Adresa a port (jinak 127.0.0.1:7373, kam jiný počítač nedosáhne)
help-serve-open = Otevřít tam prohlížeč
help-train-cups = Pohárů na každé straně, 3 až 10
help-train-out = Soubor pro to, co se naučil
help-train-table = Tabulka přesných hodnot, ze které se učí navíc
help-train-seed = Jiné číslo znamená jiné partie (jinak 1)
help-train-rounds = Kolikrát se hraje a učí (jinak 4)
help-train-games = Partií v každém kole (jinak 3000)
help-train-depth = Kolik tahů se v partiích hledí dopředu (jinak 6)
help-completions-shell = Shell
help-man-out = Složka, do které se zapíší manuálové stránky

## Názvy hodnot v použití.

value-language = JAZYK
value-dir = SLOŽKA
value-address = ADRESA
value-n = N
value-seat = KDO
value-pos = POZICE
value-file = SOUBOR
value-number = ČÍSLO
value-speed = RYCHLOST
value-moves = TAHY
value-format = PODOBA
value-theme = BARVY
value-px = PIXELY
value-plies = TAHY
value-shell = SHELL
value-size = VELIKOST
value-time = ČAS
value-beans = FAZOLE
value-row = ŘADA
value-range = ROZSAH

## Co je špatně na příkazové řádce.

usage-unknown-flag = „{ $flag }“ tu není známo.
usage-unknown-command = Příkaz „{ $command }“ neexistuje.
usage-no-value = { $flag } potřebuje hodnotu.
usage-bad-value = „{ $value }“ není hodnota pro { $flag }:
usage-missing = Chybí: { $flag }
usage-twice = { $flag } lze uvést jen jednou.
usage-conflict = { $flag } a { $other } se vylučují.
usage-surplus-value = { $flag } nemá hodnotu, „{ $value }“ je tedy navíc.
usage-not-utf8 = Některý argument není text v UTF-8.
usage-suggestion = Možná šlo o „{ $suggestion }“.
usage-more = Více poví: { $command }

## Soubory a výstup.

output-failed = Výstup nelze zapsat: { $why }
file-not-found = Takový soubor ani složka neexistuje.
file-not-permitted = Přístup není povolen.
file-is-folder = Toto je složka.
file-below-file = Místo složky je tu soubor.
file-disk-full = Disk je plný.
file-read-only = Z disku lze jen číst.

## perft

perft-rules = 2x{ $cups }, zásoba { $stock }, nejvýše { $sow } na jedno zasetí
perft-count = Hloubka { $depth }: { $nodes ->
    [one] jeden uzel
    [few] { $number } uzly
   *[other] { $number } uzlů
} za { $seconds } s, { $speed } uzlů/s
time-left = zbývá

## show

show-turn = Na tahu je { $player ->
    [south] Jih
   *[north] Sever
}: { $moves }
show-pass = { $player ->
    [south] Jih
   *[north] Sever
} nemůže táhnout a musí tah vynechat.
show-over = Partie skončila: { $outcome }.
show-png-terminal = PNG není text pro terminál: uveďte soubor přepínačem --out nebo použijte rouru.
show-width = Šířka PNG nemůže být { $width } pixelů, jen { $least } až { $most }.
show-drawing = Obrázek nelze nakreslit: { $why }

## check

check-game = Partie { $index }: { $plies ->
    [one] jeden tah
    [few] { $plies } tahy
   *[other] { $plies } tahů
}, { $end }
check-fault = Partie { $index }, řádek { $line }, znak { $column }: { $what }
check-summary = { $games ->
    [one] Jedna partie
    [few] { $number } partie
   *[other] { $number } partií
}, { $plies ->
    [one] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}, { $faults ->
    [0] žádná chyba
    [one] jedna chyba
    [few] { $faults } chyby
   *[other] { $faults } chyb
}

## solve

memory-lacking = Tolik paměti tento počítač nemá: přepínačem --memory uveďte méně.
solve-value = Při nejlepší hře: { $outcome }.
solve-stopped = Přerušeno: zatím je jisté, že hodnota leží mezi { $lower } a { $upper }.
solve-work = { $nodes ->
    [one] jeden uzel
    [few] { $number } uzly
   *[other] { $number } uzlů
} za { $seconds } s, { $speed } uzlů/s
solve-progress = hodnota od { $lower } do { $upper }; uzlů: { $number }, { $speed } uzlů/s; tabulka plná z { $fill } %
solve-goes-on = Pokračuje se z { $path }: dosud uzlů: { $number } za { $seconds } s, hodnota od { $lower } do { $upper }.
solve-keeps = Hledání se ukládá do { $path } každých { $minutes } min a při Ctrl-C. Na disku to zabere až { $disk }, při obnovování dvakrát tolik.
solve-kept = Hledání je uloženo: stejný příkaz bude odtud pokračovat.
solve-not-kept = Hledání pokračuje, ale neukládá se.
solve-snapshot-unusable = Z { $path } nelze v hledání pokračovat: { $why }
snapshot-foreign = bajt 0: toto není uložené hledání
snapshot-version = bajt 8: hledání ve verzi formátu { $version }, kterou tento program nezná
snapshot-of-other = bajt 44: toto je jiné hledání: { $position }
snapshot-other-size = bajt 12: toto je hledání s jiným --memory (tabulka { $bytes })
snapshot-part-block = blok { $number }

## survey

survey-cups = poháry
survey-stock = zásoba
survey-value = hodnota
survey-moves = první tahy
survey-nodes = uzly
survey-seconds = sekundy
survey-board = 2x{ $cups }, zásoba { $stock }
survey-stopped = Přerušeno: toto je zatím nalezeno.
survey-stopped-kept = Přerušeno: toto je zatím nalezeno. Stejný příkaz bude odtud pokračovat.
survey-foreign = { $path }, řádek { $line }: toto tento příkaz nezapsal.

proof-needs = Certifikát zabere nejvýše { $disk } na disku; jeho tvorba zabere vedle paměti pro hledání až asi { $memory }.
proof-progress = položek: { $entries }
proof-too-large = Certifikát by zabral více paměti nebo místa, než smí: přepínačem --memory uveďte více.
proof-stopped = Přerušeno, než byl certifikát hotov; nic se nezapsalo.
proof-written = { $path }: položek { $entries }, { $bytes }, SHA-256 { $hash }

## verify

verify-needs = Položek: { $entries }; jejich ověření zabere asi { $memory } paměti.
verify-proved = Dokázáno, při nejlepší hře: { $outcome }.
verify-work = Položek { $entries }, { $bytes }, ověřeno za { $seconds } s
verify-stopped = Přerušeno, než se vše ověřilo.
verify-foreign = bajt 0: toto není certifikát
verify-version = bajt 8: certifikát ve verzi formátu { $version }, kterou tento program nezná
verify-rules = bajt 10: deska s { $cups } poháry, zásobou { $stock } a nejvýše { $sow } na jedno zasetí není možná
verify-truncated = bajt { $offset }: soubor končí příliš brzy
verify-damaged = bajt { $offset }: odtud je soubor poškozen
verify-illegible = položka { $entry } nemůže být: některé číslo je mimo své meze nebo pořadí
verify-illegal = položka { $entry }: { $move } není v { $position } dovolený tah
verify-not-needed = položka { $entry }: nic nepotřebuje tvrzení, že v { $position } hráč na tahu získá nejméně { $claimed }
verify-refuted = položka { $entry }: v { $position } má hráč na tahu získat nejméně { $claimed }, ale po { $moves } není dokázáno, že v { $after } získá nejméně { $wanted }
verify-refuted-least = začátek: Jih má získat nejméně { $claimed }, ale žádná položka to nedokazuje pro { $after }
verify-refuted-most = začátek: Jih má získat nejvýše { $claimed }, ale po { $moves } není dokázáno, že hráč na tahu v { $after } získá nejméně { $wanted }

## analyse

analyse-turn = { $player ->
    [south] Na tahu je Jih. Konečný náskok Jihu
   *[north] Na tahu je Sever. Konečný náskok Severu
} po každém tahu:
analyse-between = mezi { $lower } a { $upper }

## row

row-beans = Řada a její zásoba nemohou mít { $beans } fazolí, nejvýše { $most }.
row-perfect = { $row } (fazolí: { $beans })
row-best = Fazolí, které sama dostane do hrnce: { $beans } z { $all }
transfer-question = Z { $from } se zásobou { $stock } do { $to }
transfer-fewest = Nejméně kroků: { $fewest }; řešení bez ohledu na pořadí tahů: { $solutions }
transfer-cups-differ = Počáteční a cílová řada musí mít stejně pohárů, ne { $from } a { $to }.
transfer-too-few = Žádná cesta nevede: v cílové řadě je víc fazolí ({ $wanted }) než na začátku v řadě a zásobě dohromady ({ $there }).
transfer-blocked = Žádná cesta nevede: pohár { $cup } je blokovaný, fazolí má { $beans } a žádnou nemůže ztratit, na konci jich má být { $wanted }.
transfer-equations = Žádná cesta nevede: ať se seje a vyprazdňuje jakkoli, poháry až po pohár { $cup } nemohou být všechny podle přání, až bude zásoba prázdná.
compose-longest = Ze všech řad se zásobou, dohromady nejvýše { $beans } fazolí, potřebují k { $row } nejvíce kroků tyto: { $most }
compose-unique = Ze všech řad se zásobou, dohromady nejvýše { $beans } fazolí a s jediným řešením, potřebují k { $row } nejvíce kroků tyto: { $most }
compose-none = Z žádné řady se zásobou, dohromady nejvýše { $beans } fazolí, taková cesta k { $row } nevede.
compose-stopped = Přerušeno: zatím je jisté, že při nejvýše { $beans } fazolích není k { $row } třeba víc kroků než { $most }.
compose-start = { $row }, v zásobě { $stock }
compose-progress = nejvýše { $most } kroků

## man

man-name = Název
man-synopsis = Použití
man-description = Popis
man-exit-codes = Návratové kódy
man-version = Verze

## table
help-table = Sestavit, popsat, ověřit a dotázat tabulky přesných hodnot
help-table-build = Sestavit tabulku desky: přesnou hodnotu každé pozice
help-table-build-out = Soubor (jinak v datové složce)
help-table-build-memory = Sestavit jen to, co podle odhadu zabere nejvýše tolik paměti, například 4G (jinak kolik je volné)
help-table-book = Zapsat některé vrstvy tabulky do knihy
help-table-book-file = Tabulka
help-table-book-top = Všechny vrstvy od tolika fazolí v obou zásobách dohromady
help-table-book-band = K tomu z vrstev od tolika fazolí to, na co může narazit hledání shora; :N za číslem vynechá zásoby, které se liší o víc než N fazolí
help-table-book-out = Kniha
help-table-info = Popsat tabulku
help-table-info-file = Tabulka
help-table-verify = Ověřit každou položku tabulky, u knihy co lze, podle těch, k nimž vedou její tahy
help-table-verify-file = Tabulka
help-table-probe = Říci přesnou hodnotu pozice a všech jejích tahů
help-table-probe-file = Tabulka
help-table-probe-pos = Pozice
table-nowhere = Není tu žádná datová složka: udejte soubor pomocí --out.
table-exists = { $path } už existuje.
table-needs = Tabulka 2x{ $cups }, zásoba { $stock }: { $positions } pozic; sestavení zabere asi { $memory } paměti a { $disk } na disku, spíš méně než více.
table-no-memory = Vzít lze jen { $there } paměti, potřeba je asi { $needed }.
table-too-large = Tabulka této desky je mimo dosah: jedna strana má příliš mnoho tvarů.
table-no-disk = Na disku je volných jen { $there }, potřeba je až { $needed }.
table-build-stopped = Zastaveno. Stejný příkaz bude odtud pokračovat.
table-verify-stopped = Zastaveno.
table-built = { $path } sestavena za { $seconds } s.
table-verified = Všech { $pairs } položek souhlasí: každá byla znovu odvozena z těch, k nimž vedou její tahy, za { $seconds } s.
table-book-verified = Kniha souhlasí: z { $pairs } položek jich bylo { $derived } znovu odvozeno z těch, k nimž vedou jejich tahy, ostatních { $others } se ověřilo jen podle kontrolních součtů, za { $seconds } s.
table-band-beyond = --band { $band }: jeho vrstvy jsou ty, v nichž je v obou zásobách dohromady { $first } až { $end } fazolí, a tabulka nemá žádnou s více než { $last }.
table-band-in-top = --band { $band }: všechny vrstvy od { $top } fazolí jsou v knize už díky --top.
table-band-overlaps = --band { $band }: má společné vrstvy s pásem { $other }.
table-book-empty = --top { $top }: tato kniha by neobsahovala žádnou vrstvu; tabulka má ty, v nichž je v obou zásobách dohromady nejvýše { $last } fazolí.
table-holds = { $positions } pozic; { $shapes } tvarů na stranu, { $pairs } dvojic tvarů, z toho { $arrays } se zlomy ({ $changes }); { $bytes } bajtů
table-layers = Kniha: ze všech vrstev jen ty, v nichž je v obou zásobách dohromady { $layers } fazolí
table-is-book = bajt 13: toto je kniha, ne celá tabulka
table-values = Dvojice tvarů podle hodnoty, bez fazolí, které jsou v blokovaných pohárech nad první; z pohledu hráče na tahu, ve fazolích. Jedna dvojice zastupuje mnoho pozic.
table-value = Při nejlepší hře skončí hráč na tahu s náskokem { $margin } (přesně).
table-does-not-hold = Tato pozice v této tabulce není.
table-foreign = bajt 0: toto není tabulka
table-version = bajt 8: tabulka ve verzi formátu { $version }, kterou tento program nezná
table-truncated = bajt { $offset }: soubor končí uvnitř části: { $part }
table-damaged = bajt { $offset }: poškozeno: { $part }
table-part-header = hlavička
table-part-layer = hlavička vrstvy { $beans }
table-part-block = blok { $number } vrstvy { $beans }
table-part-end = konec
table-stock = Tabulky se sestavují pro zásoby do { $most } fazolí, ne pro { $stock }.
table-part-unusable = V nedokončeném souboru nelze pokračovat: { $why }
table-part-of-other = Nedokončený soubor patří k jiné tabulce: 2x{ $cups }, zásoba { $stock }.
table-wrong = položka { $mine } proti { $theirs } není tím, co dávají její tahy
table-numbers = vrstva { $beans } neobsahuje to, co říká její hlavička

## serve

serve-ready = Beanduel je na { $url } – ukončí ho Ctrl-C.
serve-wide = Pozor: na { $address } možná dosáhnou i jiné počítače. Přes holé HTTP si tam prohlížeče hru bez připojení neuchovají; za HTTPS ano.
serve-not-opened = Prohlížeč se nepodařilo otevřít; jděte na { $url }.
serve-failed = Na { $address } nelze odpovídat: { $why }
## train

train-progress = kolo { $round } z { $rounds }; { $games } z { $all } partií; chyba { $error } fazole; zbývá { $left } s
train-stopped = Přerušeno: nic nebylo zapsáno.
train-written = { $path }: { $bytes } bajtů, naučeno z { $samples } pozic { $games } partií, chyba { $error } fazole, { $seconds } s

## engine
help-engine = Mluvit na vstupu a výstupu protokolem UGI, pro jiné programy

## bench
help-bench = Provést pevně dané výpočty a spočítat navštívené pozice
bench-search = { $position }: hloubka { $depth }, { $nodes } uzlů, { $speed } uzlů/s
bench-all = { $nodes } uzlů za { $seconds } s, { $speed } uzlů/s

## match
help-match = Nechat programy hrát zápasy a říci, kdo je silnější a s jakou jistotou
help-match-engines = Kdo hraje: full, level=5, alphabeta, deepening, uct, chance nebo cmd:PROGRAM, který mluví UGI; s nastavením, třeba full,time=50ms,tables=off
help-match-games = Kolik partií hraje každá dvojice, po dvou s vyměněnými stranami (jinak 100)
help-match-time = Čas na každý tah, třeba 100ms nebo 1s (jinak 100ms)
help-match-nodes = Místo času: kolik pozic smí tah nejvýše navštívit
help-match-depth = Místo času: na kolik tahů dopředu se smí hledět
help-match-sprt = Skončit, jakmile je jasné, zda je rozdíl Elo spíše první číslo, nebo druhé, třeba 0,10 nebo 0,10,0.05,0.05
help-match-gauntlet = Hraje jen první program, proti každému z ostatních
help-match-anchor = Program, jehož hodnocení je 0 (jinak průměr všech)
help-match-plies = Kolik tahů každého zahájení se losuje (jinak 6)
help-match-seed = Umožní zahájení a náhodné tahy zopakovat (jinak 1)
help-match-grace = O kolik déle než svůj čas smí tah trvat, než prohraje (jinak 250ms)
help-match-cpu-time = Počítat čas, který nad tahem stráví procesor, ne čas, který uplyne: spravedlivé na vytíženém počítači; jiné programy a enginy s více vlákny se řídí hodinami
help-match-threads = Kolik partií se hraje zároveň (jinak jedna)
help-match-out = Soubor (.cgn), do kterého se zapíše každá partie
help-match-resume = Pokračovat v zápasu v tomto souboru
value-engine = PROGRAM
value-test = TEST
match-meeting = { $first } – { $second }: { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
}, výhry { $won }, remízy { $drawn }, prohry { $lost }, { $score } % bodů
match-pairs = dvojice partií s 0, ½, 1, 1½, 2 body: { $pairs }
match-elo = rozdíl Elo { $elo } (95 %: { $low } až { $high })
match-margin = průměrný náskok { $margin } ± { $error } fazole na partii
match-sprt = { $elo0 }, nebo { $elo1 } Elo: logaritmus poměru věrohodností { $llr } (od { $lower } do { $upper } otevřeno), { $verdict ->
    [accepted] tedy spíše { $elo1 }
    [rejected] tedy spíše { $elo0 }
   *[open] nerozhodnuto
}
match-ratings = Hodnocení (Elo, chyba 95 %), partie, body:
match-conduct = { $name }: nejdelší tah { $ms } ms; prohry pádem { $crashes }, nedovoleným tahem { $illegal }, na čas { $time }
match-progress = { $games }/{ $all } partií; první dva: výhry { $won }, remízy { $drawn }, prohry { $lost }
match-stopped = Zastaveno po { $games } z { $all } partií.
match-stopped-resumable = Zastaveno po { $games } z { $all } partií. Týž příkaz s --resume pokračuje.
match-fault = Dvojice { $round }: { $name } prohrává: { $fault ->
        [crash] pád
        [illegal] nedovolený tah
       *[time] čas
    }
match-fault-detail = Dvojice { $round }: { $name } prohrává: { $fault ->
        [crash] pád
        [illegal] nedovolený tah
       *[time] čas
    } ({ $detail })
match-exists = { $path } už existuje; --resume v něm pokračuje.
match-damaged = { $path }: řádek { $line } je poškozený a následují po něm celé partie.
match-of-others = { $path } je zápas jiných nebo za jiných podmínek.
match-unstartable = { $name } nelze spustit: { $why }
match-no-answer = neodpovídá
match-limit = Počet tahů dopředu pro { $name } nic neznamená.
match-no-memory = Tento počítač nemá dost paměti pro { $name }: zadejte méně přes hash=.
match-no-weights = { $name } neobsahuje žádné váhy.
match-anchor = Žádný z programů se nejmenuje „{ $name }“.
match-sprt-of-many = --sprt je pro dva programy.
