### Die Seite über das Gelöste.

solved-page = Was gelöst ist
solved-card = Wer gewinnt, wenn niemand Fehler macht, auf welchen Brettern, und wie es jeder nachprüfen kann.
solved-lead = Ein Brett ist gelöst, wenn man von jeder Stellung weiß, wie sie bei bestem Spiel beider endet. Alle Zahlen hier sind mit diesem Programm berechnet; keine ist geschätzt.
solved-regular = Die üblichen Partien
solved-draw = Auf { $board } mit je { $stock } Bohnen endet bestes Spiel beider unentschieden.
solved-second = Auf { $board } mit je { $stock } Bohnen gewinnt bei bestem Spiel beider, wer als Zweiter zieht, mit { $beans ->
    [one] einer Bohne
   *[other] { $beans } Bohnen
} Vorsprung.
solved-first = Auf { $board } mit je { $stock } Bohnen gewinnt bei bestem Spiel beider, wer anfängt, mit { $beans ->
    [one] einer Bohne
   *[other] { $beans } Bohnen
} Vorsprung.
solved-positions-known = Von allen { $positions } Stellungen ist der exakte Wert bekannt.
solved-starts = Der Anfang, nach Größe und Vorrat
solved-starts-text = Um wie viele Bohnen am Ende vorn liegt, wer anfängt; mit einem Minus liegt der andere vorn. Jede Zeile ist ein Brett, jede Spalte die Zahl der Bohnen in jedem Vorrat. Wo ein Feld leer ist, hat es noch niemand berechnet.
solved-starts-sentence = Von den { $all } bekannten Anfängen gewinnt der Zweite { $second }, der Erste { $first }, und { $draws } enden unentschieden.
solved-board = Brett
solved-stock = Bohnen in jedem Vorrat
solved-moves = Der erste Zug
solved-moves-text = Wie jeder erste Zug endet, wenn danach beide ihr Bestes spielen: Süds Endvorsprung in Bohnen. Je länger der Balken, desto mehr kostet der Zug. Eine Bohne ist auf jedem bisher berechneten Brett ein bester Anfang.
solved-moves-of = { $board }, je { $stock } Bohnen
solved-move = Zug
solved-margin = Endvorsprung
solved-spread = Wie sich die Werte verteilen
solved-spread-text = Eine Tabelle zählt Paare von Formen: wie die Bohnen in beiden Reihen liegen, ohne die, die eine blockierte Schale über die erste hinaus enthält. Ein Paar steht für viele Stellungen. Das Bild zählt die Paare nach ihrem Wert: wie viele Bohnen der Spieler am Zug noch mehr gewinnt als sein Gegner.
solved-spread-sentence = { $board }: Unter { $pairs } Paaren gewinnt in { $behind } % der Gegner mehr, in { $even } % beide gleich viel, in { $ahead } % der Spieler am Zug. Der häufigste Wert ist { $value }, die äußersten sind { $least } und { $most }.
solved-behind = der Gegner gewinnt mehr
solved-ahead = der Spieler am Zug gewinnt mehr
solved-as-table = Als Tabelle
solved-value = Wert
solved-range = { $from } bis { $to }
solved-pairs = Paare
solved-tables = Die Tabellen
solved-tables-text = Eine Tabelle nennt den exakten Wert jeder Stellung eines Bretts. Die Balken wachsen jedes Mal um dasselbe Stück, wenn eine Zahl zehnmal so groß wird.
solved-tables-sentence = Die größte enthält { $positions } Stellungen in { $bytes } Bytes: in jedem Byte etwa { $share } Stellungen.
solved-positions = Stellungen
solved-bytes = Bytes
solved-check = Nachprüfen
solved-check-text = Dass der Zweite das übliche 2x4 mit einer Bohne Vorsprung gewinnt, ist auch vom Anfang her bewiesen, ohne Tabelle. Der Beweis hat { $entries } Einträge in { $bytes } Bytes, und ein Programm aus einer einzigen Datei, das gar nicht sucht, prüft ihn nach.
solved-check-commands = Mit dem Programm kann jeder Tabelle und Beweis neu herstellen und beide prüfen:
solved-hash-table = SHA-256 der Tabelle von 2x4
solved-hash-proof = SHA-256 des Beweises
