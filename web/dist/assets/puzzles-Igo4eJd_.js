var e=`### Úlohy: příkazy, řešení úloh, co se při nich říká.

## Nápověda.

help-puzzle = Řešit úlohy; hledat je, skládat, hodnotit a ověřovat
help-puzzle-solve = Řešit úlohy
help-puzzle-solve-file = Soubor s úlohami (jinak ty, které jsou součástí programu)
help-puzzle-solve-theme = Jen úlohy s tímto tématem
help-puzzle-solve-difficulty = Jen úlohy této obtížnosti, třeba 3 nebo 2-5 (1 až 13)
help-puzzle-solve-cups = Jen úlohy s tolika poháry v řadě
help-puzzle-solve-id = Tato úloha a žádná jiná
help-puzzle-solve-seed = Pořadí úloh bude opakovatelné
help-puzzle-solve-ascii = Kreslit jen prostými znaky ASCII
help-puzzle-solve-plain = Řádek po řádku ve větách, pro čtečky obrazovky a roury
help-puzzle-mine = Hledat úlohy v partiích programu a přidat je do souboru
help-puzzle-mine-count = Kolik úloh této desky a tohoto čísla má soubor obsahovat
help-puzzle-mine-seed = Které partie: stejné číslo najde stejné úlohy
help-puzzle-mine-out = Soubor; úlohy, které v něm jsou, zůstanou
help-puzzle-mine-table = Tabulka přesných hodnot této desky (jinak tabulky po ruce, jinak výpočet)
help-puzzle-mine-most-stock = Vynechat pozice s více fazolemi v obou zásobách dohromady
help-puzzle-mine-difficulty = Ponechat jen úlohy do této obtížnosti (1 až 13)
help-puzzle-compose = Skládat úlohy pro jednu řadu a přidat je do souboru
help-puzzle-compose-stock = Fazolí v řadě a v zásobě nejdelších úloh nejvýše (jinak deset na pohár)
help-puzzle-compose-max-sow = Zde na tom nezáleží
help-puzzle-compose-count = Kolik úloh pro řadu této velikosti má soubor obsahovat
help-puzzle-compose-seed = Čím se řídí náhoda
help-puzzle-compose-out = Soubor; úlohy, které v něm jsou, zůstanou
help-puzzle-grade = Znovu určit obtížnost všech úloh v souboru
help-puzzle-grade-file = Soubor
help-puzzle-verify = Přesně ověřit každou úlohu
help-puzzle-verify-file = Soubor s úlohami (jinak ty, které jsou součástí programu)
help-puzzle-verify-sample = Ověřit jen tolik náhodně vybraných
help-puzzle-verify-seed = Čím se řídí výběr
help-puzzle-verify-table = Tabulka přesných hodnot, která se ptá jako první
value-theme-word = TÉMA
value-from-to = ČÍSLO[-ČÍSLO]
value-id = JMÉNO

## Tvorba a ověřování.

puzzle-added = { $added ->
    [one] Přidána jedna úloha
    [few] Přidány { $added } úlohy
   *[other] Přidáno { $added } úloh
}, v souboru je jich { $all }.
puzzle-difficulties = Obtížnosti: { $list }
puzzle-graded = { $all ->
    [one] Ohodnocena jedna úloha
    [few] Ohodnoceny { $all } úlohy
   *[other] Ohodnoceno { $all } úloh
}, jinak než dříve: { $changed }.
puzzle-barren-games = { $tries } partií po sobě nepřineslo nic nového: dál se nehledá.
puzzle-barren-attempts = { $tries } pokusů po sobě nepřineslo nic nového: dál se nehledá.
puzzle-stopped = Přerušeno.
puzzle-refuted = Řádek { $line }, úloha { $id }: { $what }
puzzle-verified = { $all ->
    [one] Ověřena jedna úloha
    [few] Ověřeny { $all } úlohy
   *[other] Ověřeno { $all } úloh
}, { $wrong ->
    [0] všechny správné
    [one] jedna z nich chybná
    [few] { $wrong } z nich chybné
   *[other] { $wrong } z nich chybných
}.
puzzle-flaw-alike = příliš se podobá některé předchozí.
puzzle-flaw-unknown = její přesné hodnoty nelze zjistit.
puzzle-flaw-best = krok { $step }: nejlepší tahy jsou { $moves }.
puzzle-flaw-wrong = krok { $step }: ztráty chybných tahů nebo odpovědi na ně jsou jiné.
puzzle-flaw-reply = krok { $step }: odpověď nepatří k nejlepším.
puzzle-flaw-gap = krok { $step }: druhý nejlepší tah ztrácí jen { $beans ->
    [one] jednu fazoli
    [few] { $beans } fazole
   *[other] { $beans } fazolí
}.
puzzle-flaw-value = hodnota pozice je { $value }.
puzzle-flaw-no-trap = žádný z nabízejících se tahů není chybný.
puzzle-flaw-end = řešení má končit jinde nebo sledovat jiné odpovědi.
puzzle-flaw-line = tah { $step } nevede k cíli nejmenším počtem kroků.
puzzle-flaw-row = udává kroků: { $stated }; nejméně jich je { $fewest }, řešení: { $solutions }.
puzzle-flaw-themes = její témata jsou: { $themes }.
puzzle-flaw-difficulty = její obtížnost je { $difficulty } („puzzle grade“ určí všechny znovu).

## Co je špatně v souboru s úlohami.

puzzle-fault-line = Řádek { $line }: { $what }
puzzle-fault-field = Řádek { $line }, pole „{ $field }“: { $what }
puzzle-fault-long = Řádek je delší než kterákoli úloha.
puzzle-fault-json = Od znaku { $column } to není JSON.
puzzle-fault-object = Toto není objekt JSON.
puzzle-fault-missing = Pole chybí.
puzzle-fault-unknown-field = Pole „{ $name }“ neexistuje.
puzzle-fault-foreign = Toto není soubor s úlohami.
puzzle-fault-version = Verze { $version } formátu tu není známa.
puzzle-fault-text = Sem patří text.
puzzle-fault-number = Sem patří číslo od { $least } do { $most }.
puzzle-fault-list = Toto není seznam, který sem patří.
puzzle-fault-words = Sem patří jedno z těchto: { $words }.
puzzle-fault-south = Na tahu má být Jih.
puzzle-fault-move = Krok { $step }: { $what }
puzzle-fault-lone = Fazole tu smí mít jen řada a zásoba Jihu.
puzzle-fault-step = Krok { $step } sem nepatří, nebo neuvádí každý možný tah jednou.
puzzle-fault-theme = Téma „{ $word }“ neexistuje.
puzzle-fault-id = Podle pozice se jmenuje „{ $id }“.
puzzle-fault-twice = Tato úloha už tu byla.

## Řešení.

puzzle-none = Taková úloha tu není.
puzzle-not-kept = Co vyřešíte, se neuchová v { $path }: { $why }
puzzle-kept-damaged = Soubor je poškozen. Smažte ho, chcete-li začít znovu.
puzzle-heading = Úloha { $id }  2x{ $cups }, obtížnost { $difficulty }
puzzle-standing = série { $streak }, nejdelší { $longest }; vyřešeno { $solved } z { $all }
puzzle-found = Nalezeno: { $found } z { $all }.
puzzle-task-win = Jih je na tahu: najděte jediný tah, který vyhrává.
puzzle-task-draw = Jih je na tahu: najděte jediný tah, který neprohrává.
puzzle-task-most = Jih je na tahu: najděte tah, který získá nejvíc fazolí.
puzzle-task-row = Přiveďte řadu na { $row }, počet kroků: { $steps }; zásoba musí být celá zaseta.
puzzle-hint-theme = Nápověda: myslete na „{ $theme }“.
puzzle-hint-empty = Nápověda: vyprázdněte pohár.
puzzle-hint-sow = Nápověda: zasejte a nezajímejte.
puzzle-hint-capture = Nápověda: zajměte.
puzzle-hint-move = Nápověda: { $moves }.
puzzle-loses = { $move } ztrácí { $beans ->
    [one] jednu fazoli
    [few] { $beans } fazole
   *[other] { $beans } fazolí
}: nejlepší odpověď je { $reply }.
puzzle-loses-at-once = { $move } ztrácí { $beans ->
    [one] jednu fazoli
    [few] { $beans } fazole
   *[other] { $beans } fazolí
}.
puzzle-astray = Po { $move } už té řady nelze dosáhnout.
puzzle-detour = Po { $move } je potřeba ještě { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}, a to je příliš.
puzzle-wrong = Tento to není. { $why }
puzzle-solved = Vyřešeno!
puzzle-shown = Řešení.
puzzle-why-line = Řešení: { $moves }. Při nejlepší hře je konečný náskok Jihu { $margin }.
puzzle-why-row = Jedna cesta: { $moves }. Řešení, nehledě na pořadí tahů: { $solutions }.
puzzle-why-theme = { $theme }: { $why }
puzzle-keys-open = ←→ výběr  Enter hrát  h nápověda  v řešení  n jiná  ? klávesy  q zpět
puzzle-keys-wrong = Enter zkusit znovu  v řešení  n jiná  ? klávesy  q zpět
puzzle-keys-solved = Enter další úloha  a znovu  Esc vysvětlení  ? klávesy  q zpět
puzzle-keys-explanation = Enter další úloha · a znovu · Esc na desku · q zpět
puzzle-keys-body =
    ←  →          vybrat tah; deska ukáže, co by udělal
    Enter, mezera zahrát vybraný tah, zkusit znovu, další úloha
    3, s3         vybrat: zasít tři fazole
    c2            vybrat: vyprázdnit pohár 2
    myš           klepnout na pohár nebo tah, znovu pro zahrání
    Esc           nevybrat nic; číst nebo odložit vysvětlení
    {""}
    h             nápověda: téma; znovu: druh tahu; znovu: tah
    v             ukázat řešení
    a             stejná úloha znovu
    n             jiná úloha
    f             rychlost fazolí, nebo všechny najednou
    q             zpět; co jste vyřešili, zůstane uchováno
    {""}
    Chybný tah nebo řešení ukončí sérii.
    Po nápovědě nad rámec tématu se úloha nepočítá.
puzzle-plain-welcome = Úlohy. Napište tah, třeba s3 pro zasetí tří fazolí nebo c2 pro vyprázdnění poháru 2. Ostatní slova vypíše „pomoc“.
puzzle-plain-after = Enter přinese další úlohu; „ještě“ zopakuje tuto, „konec“ skončí.
puzzle-plain-help =
    Tah: s3 zaseje tři fazole, c2 vyprázdní pohár 2.
    pozice: řekne, co kde leží.
    nápověda: oč jde; podruhé: druh tahu; potřetí: tah.
    řešení: ukáže ho.
    ještě: tato úloha od začátku.
    další: jiná úloha.
    konec: skončit; co jste vyřešili, zůstane uchováno.
word-solution = řešení
word-again = ještě
word-next = další

## Témata: název a oč jde.

theme-capture-now = Zajmout hned
theme-capture-now-why = Toto zajetí nesnese odkladu; každý tichý tah ztrácí fazole.
theme-refuse-capture = Odmítnout zajetí
theme-refuse-capture-why = Něco by se dalo zajmout, ale jiný tah získá víc.
theme-avoid-blocking = Neblokovat
theme-avoid-blocking-why = Nabízející se tah naplní vlastní pohár nad jeho vzdálenost; pak už ho nelze vyprázdnit.
theme-doomed-or-safe = Ztracený, nebo v bezpečí
theme-doomed-or-safe-why = Jde o to, zda bude blokovaný pohár nakonec zajat, nebo ne.
theme-bait = Návnada
theme-bait-why = Nejlepší tah nechá fazole k zajetí, a kdo je vezme, ztratí víc.
theme-tempo = Tempo
theme-tempo-why = Soupeř by raději tah vynechal, ale hrát musí.
theme-hold-stock = Šetřit zásobou
theme-hold-stock-why = Fazole v zásobě jsou tahy v ruce: nejlepší tah jich utratí méně.
theme-forced-pass = Vynucené vynechání
theme-forced-pass-why = Soupeři dojdou tahy a musí vynechat.
theme-race = Závod
theme-race-why = Jedna zásoba je prázdná, ta strana už nezajímá; jde o to, přivést fazole domů.
theme-perfect-position = Dokonalá pozice
theme-perfect-position-why = Řada, která stojí takto, se dostane do hrnce do poslední fazole.
theme-transfer = Převod
theme-transfer-why = Na pořadí tahů záleží málo; kolik fazolí každé zasetí vezme, je všechno.
`;export{e as default};