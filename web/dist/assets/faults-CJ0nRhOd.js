var e=`### Was an Stellungen, Zügen, Aufzeichnungen und Regeln falsch ist.

# Über einer Zeile mit einer Marke unter der Stelle.
fault-in-line = Zeichen { $column }: { $what }
fault-syntax = Erwartet wird { $expected }, hier steht „{ $found }“.
fault-syntax-end = Erwartet wird { $expected }, doch hier endet der Text.

## Was erwartet wird, in den beiden Sätzen oben.

expected-beans = eine Anzahl Bohnen
expected-comma-or-colon = „,“ und die nächste Schale oder „:“ und der Vorrat
expected-colon = „:“ und die nächste Zahl
expected-blank = ein Leerzeichen
expected-side-to-move = „s“ (Süd) oder „n“ (Nord) für den Spieler am Zug
expected-max-sow = „maxsow=“ mit einer Zahl oder das Ende der Zeile
expected-end = das Ende
expected-move = ein Zug wie s3, c2 oder pass
expected-move-number = eine Zahl von 1 bis { $most }
expected-captured = die Anzahl geschlagener Bohnen, 1 bis { $most }
expected-tag-name = der Name eines Kopfeintrags
expected-tag-value = der Wert des Kopfeintrags in geraden Anführungszeichen
expected-tag-end = „]“ am Ende des Kopfeintrags
expected-number = eine Zahl von { $least } bis { $most }
expected-word = eines dieser Wörter: { $words }
expected-only-word = „{ $word }“
expected-turn = die Zugnummer „{ $turn }“
expected-nag = ein Kommentarzeichen von $0 bis $255
expected-clock = eine Uhrzeit in der Form h:mm:ss
expected-eval = eine Anzahl Bohnen wie -1 oder ~-1.5
expected-pots = { $pots }, der erreichte Stand der Töpfe
expected-stated-result = das Ergebnis { $result }, wie im Kopfeintrag angegeben
expected-result = das Ergebnis nach dem letzten Zug

## Fehler mit einem eigenen Satz.

fault-invalid-position = Das ist keine gültige Stellung: { $reasons }.
fault-illegal-move = „{ $found }“ ist hier nicht erlaubt: { $why }.
fault-captures-nothing = „{ $found }“ schlägt hier nichts, also darf dem Zug kein „x“ folgen.
fault-captures = „{ $found }“ schlägt hier { $beans ->
    [one] eine Bohne
   *[other] { $beans } Bohnen
}, also muss dem Zug „x{ $beans }“ folgen.
fault-must-pass = Erwartet wird „pass“, hier steht „{ $found }“: Der Spieler am Zug hat keinen anderen Zug.
fault-tag-twice = Den Kopfeintrag „{ $found }“ gab es schon.
fault-tag-missing = Zum Kopfeintrag „{ $found }“ gehört ein Kopfeintrag „{ $name }“.
fault-value-open = Dem Wert, der hier beginnt, fehlt das Anführungszeichen am Ende.
fault-comment-open = Der Kommentar, der hier beginnt, endet nie; es fehlt „{"}"}“.
fault-variation-open = Die Variante, die hier beginnt, endet nie; es fehlt „)“.
fault-variation-first = Vor einer Variante muss der Zug stehen, zu dem sie die Alternative ist.
fault-variation-deep = Hier sind mehr als { $most } Varianten ineinandergeschachtelt.
fault-no-winner = Eine Partie ohne Ergebnis hat keinen Sieger, also kann es nicht „{ $found }“ sein.
fault-winner = Der Sieger kann nicht „{ $found }“ sein: { $player ->
    [south] Süd
   *[north] Nord
} hat mehr Bohnen im Topf.
fault-winner-draw = Der Sieger kann nicht „{ $found }“ sein: Beide Töpfe sind gleich, das ist ein Unentschieden (draw).
fault-unfinished = Laut Kopf wurde die Partie zu Ende gespielt, doch nach dem letzten Zug ist sie noch nicht zu Ende; wie sie sonst endete, gehört in einen Kopfeintrag „Termination“.
fault-not-utf8 = Das ist kein Text in UTF-8.
fault-record-long = Die Aufzeichnung ist länger als { $most } Byte.

## Warum ein Zug nicht erlaubt ist.

illegal-game-over = die Partie ist zu Ende
illegal-pass = wer ziehen kann, darf nicht passen
illegal-no-such-cup = die Reihe hat { $cups ->
    [one] nur eine Schale
   *[other] nur { $cups } Schalen
}
illegal-cup-empty = die Schale ist leer
illegal-cup-holds = in der Schale { $beans ->
    [one] liegt nur eine Bohne
   *[other] liegen { $beans } Bohnen
}, geleert werden kann sie nur mit genau { $distance }
illegal-cup-blocked = die Schale ist blockiert, in ihr liegen { $beans } Bohnen, geleert werden kann sie nur mit genau { $distance }
illegal-stock-empty = der Vorrat ist leer
illegal-sow-at-most = { $beans ->
    [one] hier kann nur eine Bohne
   *[other] hier können höchstens { $beans } Bohnen
} gesät werden

## Warum eine Stellung nicht gültig ist.

invalid-cups-differ = Süd hat { $south ->
    [one] eine Schale
   *[other] { $south } Schalen
}, Nord { $north }
invalid-cups = { $player ->
    [south] Süd
   *[north] Nord
} hat { $cups } Schalen, möglich sind höchstens { $most }
invalid-side-beans = in Schalen und Vorrat von { $player ->
    [south] Süd
   *[north] Nord
} liegen { $beans } Bohnen, möglich sind höchstens { $most }
invalid-beans = im Ganzen sind es { $beans } Bohnen, möglich sind höchstens { $most }
invalid-max-sow = maxsow ist { $beans }, möglich ist 1 bis { $cups }

## Welche Regel außerhalb ihrer Grenzen liegt.

rules-cups = Eine Reihe von { $cups } Schalen ist nicht möglich, nur 1 bis { $most }.
rules-stock = Ein Vorrat von { $stock } Bohnen ist nicht möglich, nur 1 bis { $most }.
rules-max-sow = Höchstens { $beans } Bohnen auf einmal zu säen ist auf diesem Brett nicht möglich, nur 1 bis { $cups }.
`;export{e as default};