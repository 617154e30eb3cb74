var e=`### Stránka rozboru.

analysis-title = Deska k rozboru
analysis-noscript = Deska k rozboru potřebuje JavaScript. Na příkazové řádce ohodnotí každý tah „beanduel analyse“.
analysis-begin = Deska k rozboru. Táhněte za obě strany.
analysis-editing = Sestavujete pozici.
analysis-steps = Procházení tahů
analysis-first = Na začátek
analysis-back = O tah zpět
analysis-forward = O tah dál
analysis-last = Na konec této varianty
analysis-keys = ← a → procházejí tahy, Home a End vedou na začátek a konec varianty, ↑ a ↓ na jinou variantu. Číslo zaseje tolik fazolí (0 je deset, q w e r t 11 až 15), se Shiftem vyprázdní ten pohár; tatáž klávesa znovu nebo Enter tah zahraje.
analysis-bad-link = Tento odkaz nelze přečíst.
analysis-aside = Uloženou analýzu nelze přečíst. Byla odložena a není ztracena; tady je prázdná deska.
analysis-replaced = Co tu bylo předtím, lze vrátit.
analysis-restore = Vrátit

## Hodnoty

analysis-even = vyrovnané
analysis-exact = přesně
analysis-estimate = odhad
analysis-best = Nejlepší tah.
analysis-engine = Engine
analysis-engine-on = zapnuto
analysis-lines = Varianty
analysis-play-line = zahrát celou variantu
analysis-depth = { $plies ->
    [one] Hloubka jeden tah.
    [few] Hloubka { $plies } tahy.
   *[other] Hloubka { $plies } tahů.
}
analysis-thinks = Ještě přemýšlí …
analysis-go-on = Přemýšlet déle
analysis-explorer = Tahy odtud
analysis-explorer-asking = Vyhledává se …
analysis-explorer-known = Konečný rozdíl při nejlepší hře, přesně, z tabulek a knih.
analysis-explorer-unknown = Žádná tabulka ani kniha tu tuto pozici neobsahuje.
analysis-explorer-unreachable = Co je o této pozici známo, ví server, a ten teď není dostupný.

## Strom tahů

analysis-main-line = Hlavní varianta
analysis-variation = Varianta
analysis-no-moves = Zatím žádné tahy. Tah vedle již zahraného se stane variantou.
analysis-judge = Ohodnotit tah
analysis-nag-1 = dobrý tah
analysis-nag-2 = chyba
analysis-nag-3 = skvělý tah
analysis-nag-4 = hrubá chyba
analysis-nag-5 = zajímavý tah
analysis-nag-6 = pochybný tah
analysis-comment = Poznámka k { $move }
analysis-comment-start = Poznámka na začátku
analysis-promote = Posunout dopředu
analysis-delete = Smazat odtud

## Sestavení pozice

analysis-editor = Sestavit pozici
analysis-cup = Pohár { $cup }
analysis-to-move = Na tahu
analysis-position-line = Pozice jako řádek
analysis-set-up = Rozebrat tuto pozici
analysis-start-position = Začátek hry
analysis-place = Znak { $column }:
analysis-place-line = Řádek { $line }, znak { $column }:

## Co se přináší a odnáší

analysis-open = Otevřít partii
analysis-open-text = Pozice, tahy nebo partie v .cgn
analysis-open-button = Otevřít
analysis-open-file = Vybrat soubor
analysis-open-drop = Soubor lze na tuto stránku také přetáhnout.
analysis-open-nothing = Žádná partie v tom není.
analysis-open-several = Je v tom { $games ->
    [few] { $games } partie
   *[other] { $games } partií
}. Kterou?
analysis-games = Partie v souboru
analysis-plies = { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}
analysis-share = Sdílet a uložit
analysis-link-position = Odkaz na tuto pozici
analysis-link-game = Odkaz na celou partii
analysis-record = Partie jako .cgn
analysis-copy = Kopírovat
analysis-copied = Zkopírováno.
analysis-copy-marked = Označeno: teď to lze zkopírovat.
analysis-download = Uložit jako soubor
analysis-saved = Uloženo jako { $name }.
analysis-pictures = Obrázky
analysis-picture = Obrázek ({ $kind })
analysis-picture-failed = Obrázek se nepodařilo vytvořit.
analysis-gif = Animovaný GIF této varianty
analysis-gif-progress = { $done } z { $all } obrázků
`;export{e as default};