### Stránka o tom, co je vyřešeno.

solved-page = Co je vyřešeno
solved-card = Kdo vyhraje, když nikdo nechybuje, na kterých deskách, a jak si to může každý ověřit.
solved-lead = Deska je vyřešena, když se o každé pozici ví, jak skončí, hrají-li oba nejlépe. Všechna čísla tu byla spočítána tímto programem; žádné není odhad.
solved-regular = Obvyklé hry
solved-draw = Na desce { $board } se zásobami po { $stock } fazolích končí nejlepší hra obou remízou.
solved-second = Na desce { $board } se zásobami po { $stock } fazolích vyhrává při nejlepší hře obou druhý hráč o { $beans ->
    [one] jednu fazoli
    [few] { $beans } fazole
   *[other] { $beans } fazolí
}.
solved-first = Na desce { $board } se zásobami po { $stock } fazolích vyhrává při nejlepší hře obou první hráč o { $beans ->
    [one] jednu fazoli
    [few] { $beans } fazole
   *[other] { $beans } fazolí
}.
solved-positions-known = Přesná hodnota je známa u všech pozic; je jich { $positions }.
solved-starts = Začátek podle velikosti a zásoby
solved-starts-text = O kolik fazolí je na konci napřed první hráč; s minusem je napřed druhý. Každý řádek je deska, každý sloupec počet fazolí v každé zásobě. Kde je pole prázdné, nikdo to ještě nespočítal.
solved-starts-sentence = Známých začátků: { $all }. Vyhrává druhý hráč: { $second }, první hráč: { $first }, remízy: { $draws }.
solved-board = Deska
solved-stock = Fazolí v každé zásobě
solved-moves = První tah
solved-moves-text = Jak končí každý první tah, hrají-li potom oba nejlépe: konečný náskok Jihu ve fazolích. Čím delší pruh, tím víc tah stojí. Jedna fazole je nejlepší začátek na všech deskách, které se zatím spočítaly.
solved-moves-of = { $board }, zásoby po { $stock }
solved-move = Tah
solved-margin = Konečný náskok
solved-spread = Jak jsou hodnoty rozloženy
solved-spread-text = Tabulka počítá dvojice tvarů: jak leží fazole v obou řadách, bez těch, které má blokovaný pohár navíc po první. Jedna dvojice zastupuje mnoho pozic. Obrázek počítá dvojice podle hodnoty: o kolik fazolí ještě získá hráč na tahu víc než soupeř.
solved-spread-sentence = { $board }: dvojic { $pairs }; v { $behind } % získá víc soupeř, v { $even } % oba stejně, v { $ahead } % víc hráč na tahu. Nejčastější hodnota je { $value }, krajní jsou { $least } a { $most }.
solved-behind = víc získá soupeř
solved-ahead = víc získá hráč na tahu
solved-as-table = Jako tabulka
solved-value = Hodnota
solved-range = { $from } až { $to }
solved-pairs = Dvojice
solved-tables = Tabulky
solved-tables-text = Tabulka udává přesnou hodnotu každé pozice na desce. Pruhy se prodlouží vždy o stejný kus, když je číslo desetkrát větší.
solved-tables-sentence = Největší obsahuje pozice v počtu { $positions } a má { $bytes } bajtů: na každý bajt připadá asi { $share } pozic.
solved-positions = Pozice
solved-bytes = Bajty
solved-check = Ověření
solved-check-text = Že obvyklou hru 2x4 vyhrává druhý hráč o jednu fazoli, je dokázáno i od začátku, bez tabulky. Důkaz má { $entries } záznamů v { $bytes } bajtech a ověří ho program o jediném souboru, který vůbec nehledá.
solved-check-commands = S programem může každý tabulku i důkaz vyrobit znovu a obojí ověřit:
solved-hash-table = SHA-256 tabulky 2x4
solved-hash-proof = SHA-256 důkazu
