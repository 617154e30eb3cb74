var e=`### Hra v prohlížeči.

## Všechny stránky

web-description = Poháry, hra o zasévání a zajímání fazolí: proti počítači nebo ve dvou.
web-skip = Na obsah
web-play = Hrát
web-analyse = Rozbor
web-rules = Pravidla
web-settings = Nastavení
web-newer = Tato stránka má novější verzi.
web-reload = Načíst
web-not-found = Taková stránka tu není.
web-to-start = Na začátek
web-failed = Něco se tu nepovedlo. Zkuste to prosím znovu.
web-load-failed = Část stránky se nepodařilo načíst. Jste připojeni k síti?
web-try-again = Zkusit znovu

## Co říká adresa

link-nothing = V adrese je za „{ $sign }“ uvedeno „{ $found }“, na této stránce tam ale nemá být nic. Stránka k tomu nepřihlíží.
link-unknown = V adrese je za „{ $sign }“ uvedeno „{ $found }“; tato stránka tam zná jen { $keys }. Stránka k tomu nepřihlíží.
link-word = V adrese je uvedeno „{ $found }“: pro „{ $key }“ lze zadat jen některé z těchto slov: { $words }. Stránka k tomu nepřihlíží.
link-number = V adrese je uvedeno „{ $found }“: pro „{ $key }“ lze zadat jen celé číslo od { $least } do { $most }. Stránka k tomu nepřihlíží.
link-twice = V adrese je „{ $key }“ víckrát: platí jen první.

## Úvodní stránka

web-lead = Dvě řady pohárů, dva hrnce a pro každého hromádka fazolí. Zasévat, zajímat, dovést fazole domů: naučíte se za tři minuty a těžko přestanete.
web-play-card = Proti počítači, od první partie po těžkou, nebo ve dvou u jedné obrazovky.
web-analyse-card = Zkoušejte tahy, zjistěte, co který znamená, zapisujte varianty a poznámky a sdílejte je.
web-rules-card = Naučíte se je za tři minuty, s příkladem krok za krokem.
web-settings-card = Jazyk, barvy, rychlost fazolí, zvuk.

## Stránka hry

web-noscript = Samotná hra potřebuje JavaScript. Pravidla a všechny obrázky lze číst i bez něj.
web-board = Deska
web-vessel-cup = Pohár { $cup }: { $beans ->
    [one] jedna fazole
    [few] { $beans } fazole
   *[other] { $beans } fazolí
}{ $state ->
    [emptiable] , lze vyprázdnit
    [blocked] , blokovaný
   *[plain] {""}
}
web-vessel-stock = Zásoba: { $beans ->
    [one] jedna fazole
    [few] { $beans } fazole
   *[other] { $beans } fazolí
}
web-vessel-pot = Hrnec: { $beans ->
    [one] jedna fazole
    [few] { $beans } fazole
   *[other] { $beans } fazolí
}
web-sow = Zasít
web-empty = Vyprázdnit pohár
web-choose = Vyberte tah
web-play-move = Zahrát { $move }
web-pass = Vynechat
web-key = Klávesa: { $key }
web-keys = Klávesy
web-keys-text = Číslo zaseje tolik fazolí (0 znamená deset, q w e r t jedenáct až patnáct); se Shiftem vyprázdní daný pohár. Táž klávesa znovu, nebo Enter, tah zahraje. ← a → procházejí všechny tahy, Esc volbu zruší. Na desce: stiskněte pohár, chcete-li ho vyprázdnit nebo do něj zasít; zásoba přidá vždy jednu fazoli.
web-tools = Co ještě lze udělat
web-undo = Vzít zpět
web-redo = Zopakovat
web-hint = Nápověda
web-flip = Otočit desku
web-resign = Vzdát
web-resign-sure = Opravdu vzdát?
web-new-game = Nová partie
web-again = Ještě jednou
web-taken-back = Vzato zpět.
web-played-again = Zopakováno.
web-engine-thinks = Počítač vybírá tah.
web-hint-thinks = Hledá se dobrý tah …
web-engine-failed = Počítač nenašel žádný tah.
web-worker-restarted = Program neodpovídal a byl spuštěn znovu.
web-game-aside = Uloženou partii nelze přečíst. Byla odložena stranou a není ztracena; tady je nová.
web-save-file = Uložit do souboru
web-review = Rozbor
web-review-begin = Rozebrat partii
web-reviewing = Partie se rozebírá …
web-review-progress = { $done } z { $all } pozic, zbývá nejvýše { $seconds } s
web-review-failed = Rozbor se nezdařil. Lze ho zkusit znovu.
web-review-analyse = Zkoumat dál odtud, i s tímto rozborem
web-review-all = Všechny ztráty a náskoky
web-stop = Zastavit
web-opponent = Soupeř
web-friend = někdo u téže obrazovky
web-side = Hrajete za
web-side-south = Jih a začínáte
web-side-north = Sever
web-more-options = Další
web-begin = Začít
web-cancel = Zrušit

## Stránka pravidel

web-rules-board = Nahoře je řada Severu, dole řada Jihu. Velké mísy jsou hrnce, v prohlubních na opačném konci každé řady je zásoba; mosazný pásek ukazuje, kdo je na tahu. Vyhrává ten, kdo má na konci v hrnci více fazolí.
web-rules-marks = Na zdejších deskách má pohár, který lze vyprázdnit, směrem k hrnci mosaznou hubičku a blokovaný železnou obruč se zarážkou na téže straně.
web-back = Zpět
web-next = Další tah

## Nastavení

web-language = Jazyk
web-theme = Stránka
web-theme-auto = podle zařízení
web-theme-light = světlá
web-theme-dark = tmavá
web-look = Deska
web-look-auto = jako stránka
web-look-oak = dub
web-look-walnut = ořech
web-look-paper = černá na bílé
web-speed = Fazole putují
web-confirm = Tah se zahraje
web-confirm-on = druhým stiskem
web-confirm-off = hned
web-sound = Zvuk
web-sound-on = zapnutý
web-sound-off = vypnutý
web-beans = V pohárech
web-beans-drawn = fazole a čísla
web-beans-counted = jen velká čísla
web-save = Uložit
web-kept = Uloženo.
`;export{e as default};