var e=`### Aufgaben: die Befehle, der Aufgabenmodus, was sie sagen.

## Hilfe.

help-puzzle = Aufgaben lösen, suchen, komponieren, einstufen und prüfen
help-puzzle-solve = Aufgaben lösen
help-puzzle-solve-file = Eine Datei mit Aufgaben (sonst die mitgelieferten)
help-puzzle-solve-theme = Nur Aufgaben mit diesem Thema
help-puzzle-solve-difficulty = Nur Aufgaben dieser Schwierigkeit, etwa 3 oder 2-5 (1 bis 13)
help-puzzle-solve-cups = Nur Aufgaben mit so vielen Schalen je Reihe
help-puzzle-solve-id = Diese Aufgabe und keine andere
help-puzzle-solve-seed = Macht die Reihenfolge der Aufgaben wiederholbar
help-puzzle-solve-ascii = Nur mit einfachen ASCII-Zeichen zeichnen
help-puzzle-solve-plain = Zeile für Zeile in Sätzen, für Vorleseprogramme und Pipes
help-puzzle-mine = Aufgaben in Partien der Maschine suchen und in eine Datei schreiben
help-puzzle-mine-count = Wie viele Aufgaben dieses Bretts und dieser Startzahl die Datei enthalten soll
help-puzzle-mine-seed = Welche Partien: dieselbe Zahl findet dieselben Aufgaben
help-puzzle-mine-out = Die Datei; was darin steht, bleibt
help-puzzle-mine-table = Eine Tabelle exakter Werte für dieses Brett (sonst die vorhandenen, sonst eine Suche)
help-puzzle-mine-most-stock = Stellungen mit mehr Bohnen in beiden Vorräten zusammen übergehen
help-puzzle-mine-difficulty = Nur Aufgaben bis zu dieser Schwierigkeit behalten (1 bis 13)
help-puzzle-compose = Aufgaben für eine Reihe komponieren und in eine Datei schreiben
help-puzzle-compose-stock = Bohnen in Reihe und Vorrat der längsten Aufgaben, höchstens (sonst zehn je Schale)
help-puzzle-compose-max-sow = Spielt hier keine Rolle
help-puzzle-compose-count = Wie viele Aufgaben für eine Reihe dieser Größe die Datei enthalten soll
help-puzzle-compose-seed = Wonach sich der Zufall richtet
help-puzzle-compose-out = Die Datei; was darin steht, bleibt
help-puzzle-grade = Alle Aufgaben einer Datei neu einstufen
help-puzzle-grade-file = Die Datei
help-puzzle-verify = Jede Aufgabe exakt prüfen
help-puzzle-verify-file = Eine Datei mit Aufgaben (sonst die mitgelieferten)
help-puzzle-verify-sample = Nur so viele prüfen, zufällig gewählt
help-puzzle-verify-seed = Wonach sich die Auswahl richtet
help-puzzle-verify-table = Eine Tabelle exakter Werte, die zuerst gefragt wird
value-theme-word = THEMA
value-from-to = ZAHL[-ZAHL]
value-id = NAME

## Herstellen und prüfen.

puzzle-added = { $added ->
    [one] Eine Aufgabe hinzugefügt
   *[other] { $added } Aufgaben hinzugefügt
}, { $all } in der Datei.
puzzle-difficulties = Schwierigkeiten: { $list }
puzzle-graded = { $all ->
    [one] Eine Aufgabe eingestuft
   *[other] { $all } Aufgaben eingestuft
}, { $changed } davon anders als vorher.
puzzle-barren-games = { $tries } Partien nacheinander brachten nichts Neues: es wird nicht weiter gesucht.
puzzle-barren-attempts = { $tries } Versuche nacheinander brachten nichts Neues: es wird nicht weiter gesucht.
puzzle-stopped = Abgebrochen.
puzzle-refuted = Zeile { $line }, Aufgabe { $id }: { $what }
puzzle-verified = { $all ->
    [one] Eine Aufgabe geprüft
   *[other] { $all } Aufgaben geprüft
}, { $wrong ->
    [0] alle richtig
    [one] eine davon falsch
   *[other] { $wrong } davon falsch
}.
puzzle-flaw-alike = sie ist einer früheren zu ähnlich.
puzzle-flaw-unknown = ihre exakten Werte sind nicht zu haben.
puzzle-flaw-best = Schritt { $step }: die besten Züge sind { $moves }.
puzzle-flaw-wrong = Schritt { $step }: was die falschen Züge verlieren oder die Antworten darauf sind anders.
puzzle-flaw-reply = Schritt { $step }: die Antwort gehört nicht zu den besten.
puzzle-flaw-gap = Schritt { $step }: der nächstbeste Zug verliert nur { $beans ->
    [one] eine Bohne
   *[other] { $beans } Bohnen
}.
puzzle-flaw-value = der Wert der Stellung ist { $value }.
puzzle-flaw-no-trap = keiner der naheliegenden Züge ist falsch.
puzzle-flaw-end = die Lösung müsste anderswo enden oder anderen Antworten folgen.
puzzle-flaw-line = Zug { $step } der Zugfolge führt nicht in den wenigsten Schritten zum Ziel.
puzzle-flaw-row = sie nennt { $stated } Schritte; die wenigsten sind { $fewest }, mit { $solutions } Lösungen.
puzzle-flaw-themes = ihre Themen sind: { $themes }.
puzzle-flaw-difficulty = ihre Schwierigkeit ist { $difficulty } („puzzle grade“ stuft alle neu ein).

## Was an einer Datei mit Aufgaben nicht stimmt.

puzzle-fault-line = Zeile { $line }: { $what }
puzzle-fault-field = Zeile { $line }, Feld „{ $field }“: { $what }
puzzle-fault-long = Die Zeile ist länger als jede Aufgabe.
puzzle-fault-json = Ab Zeichen { $column } ist das kein JSON.
puzzle-fault-object = Das ist kein JSON-Objekt.
puzzle-fault-missing = Das Feld fehlt.
puzzle-fault-unknown-field = Ein Feld „{ $name }“ gibt es nicht.
puzzle-fault-foreign = Das ist keine Datei mit Aufgaben.
puzzle-fault-version = Die Version { $version } des Formats ist hier nicht bekannt.
puzzle-fault-text = Hier gehört ein Text hin.
puzzle-fault-number = Hier gehört eine Zahl von { $least } bis { $most } hin.
puzzle-fault-list = Das ist nicht die Liste, die hierher gehört.
puzzle-fault-words = Hier gehört eins davon hin: { $words }.
puzzle-fault-south = Süd müsste am Zug sein.
puzzle-fault-move = Schritt { $step }: { $what }
puzzle-fault-lone = Nur Süds Reihe und Vorrat dürfen hier Bohnen enthalten.
puzzle-fault-step = Schritt { $step } gehört nicht hierher, oder er nennt nicht jeden erlaubten Zug einmal.
puzzle-fault-theme = Ein Thema „{ $word }“ gibt es nicht.
puzzle-fault-id = Nach der Stellung heißt sie „{ $id }“.
puzzle-fault-twice = Diese Aufgabe gab es schon.

## Lösen.

puzzle-none = Eine solche Aufgabe gibt es nicht.
puzzle-not-kept = Was du löst, wird nicht in { $path } aufbewahrt: { $why }
puzzle-kept-damaged = Die Datei ist beschädigt. Lösche sie, um neu zu beginnen.
puzzle-heading = Aufgabe { $id }  2x{ $cups }, Schwierigkeit { $difficulty }
puzzle-standing = Serie { $streak }, beste { $longest }; { $solved } von { $all } gelöst
puzzle-found = Gefunden: { $found } von { $all }.
puzzle-task-win = Süd ist am Zug: finde den einzigen Zug, der gewinnt.
puzzle-task-draw = Süd ist am Zug: finde den einzigen Zug, der nicht verliert.
puzzle-task-most = Süd ist am Zug: finde den Zug, der am meisten Bohnen bringt.
puzzle-task-row = Bring die Reihe in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} auf { $row }, der Vorrat ganz ausgesät.
puzzle-hint-theme = Tipp: denk an „{ $theme }“.
puzzle-hint-empty = Tipp: leere eine Schale.
puzzle-hint-sow = Tipp: säe, ohne zu schlagen.
puzzle-hint-capture = Tipp: schlage.
puzzle-hint-move = Tipp: { $moves }.
puzzle-loses = { $move } verliert { $beans ->
    [one] eine Bohne
   *[other] { $beans } Bohnen
}: die beste Antwort ist { $reply }.
puzzle-loses-at-once = { $move } verliert { $beans ->
    [one] eine Bohne
   *[other] { $beans } Bohnen
}.
puzzle-astray = Nach { $move } ist die Reihe nicht mehr zu erreichen.
puzzle-detour = Nach { $move } braucht es noch { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}, und das ist zu viel.
puzzle-wrong = Der ist es nicht. { $why }
puzzle-solved = Gelöst!
puzzle-shown = Die Lösung.
puzzle-why-line = Lösung: { $moves }. Bei bestem Spiel ist Süds Endvorsprung { $margin }.
puzzle-why-row = Ein Weg: { $moves }. Lösungen, von der Reihenfolge der Züge abgesehen: { $solutions }.
puzzle-why-theme = { $theme }: { $why }
puzzle-keys-open = ←→ wählen  Enter spielen  h Tipp  v Lösung  n andere  ? Hilfe  q zurück
puzzle-keys-wrong = Enter noch einmal  v Lösung  n andere  ? Hilfe  q zurück
puzzle-keys-solved = Enter nächste  a noch einmal  Esc Erklärung  ? Hilfe  q zurück
puzzle-keys-explanation = Enter nächste Aufgabe · a noch einmal · Esc zum Brett · q zurück
puzzle-keys-body =
    ←  →          Zug wählen; das Brett zeigt, was er täte
    Enter, Leer   den gewählten Zug spielen, neu versuchen, nächste Aufgabe
    3, s3         wählen: drei Bohnen säen
    c2            wählen: Schale 2 leeren
    Maus          Schale oder Zug anklicken, noch einmal zum Spielen
    Esc           nichts wählen; die Erklärung lesen oder weglegen
    {""}
    h             Tipp: das Thema; dann die Art des Zugs; dann der Zug
    v             die Lösung zeigen
    a             dieselbe Aufgabe noch einmal
    n             eine andere Aufgabe
    f             Tempo der Bohnen, oder alle auf einmal
    q             zurück; was du gelöst hast, bleibt erhalten
    {""}
    Ein falscher Zug oder die Lösung beendet die Serie.
    Nach einem Tipp über das Thema hinaus zählt die Aufgabe nicht.
puzzle-plain-welcome = Aufgaben. Gib einen Zug ein, etwa s3, um drei Bohnen zu säen, oder c2, um Schale 2 zu leeren. „hilfe“ nennt die anderen Wörter.
puzzle-plain-after = Enter bringt die nächste Aufgabe; „nochmal“ wiederholt diese, „ende“ hört auf.
puzzle-plain-help =
    Ein Zug: s3 sät drei Bohnen, c2 leert Schale 2.
    stellung: sagt, was wo liegt.
    tipp: worum es geht; noch einmal: die Art des Zugs; noch einmal: der Zug.
    lösung: zeigt sie.
    nochmal: diese Aufgabe von vorn.
    weiter: eine andere Aufgabe.
    ende: Schluss; was du gelöst hast, bleibt erhalten.
word-solution = lösung
word-again = nochmal
word-next = weiter

## Themen: ein Name, und worum es geht.

theme-capture-now = Jetzt schlagen
theme-capture-now-why = Dieses Schlagen duldet keinen Aufschub; jeder stille Zug verliert Bohnen.
theme-refuse-capture = Nicht schlagen
theme-refuse-capture-why = Es ließe sich etwas schlagen, aber ein anderer Zug bringt mehr.
theme-avoid-blocking = Nicht blockieren
theme-avoid-blocking-why = Der naheliegende Zug füllt eine eigene Schale über ihre Entfernung hinaus; dann lässt sie sich nicht mehr leeren.
theme-doomed-or-safe = Verloren oder sicher
theme-doomed-or-safe-why = Es geht darum, ob eine blockierte Schale am Ende geschlagen wird oder nicht.
theme-bait = Köder
theme-bait-why = Der beste Zug lässt Bohnen zum Schlagen liegen, und wer sie nimmt, verliert mehr.
theme-tempo = Tempo
theme-tempo-why = Der Gegner würde lieber passen als ziehen, muss aber ziehen.
theme-hold-stock = Vorrat halten
theme-hold-stock-why = Bohnen im Vorrat sind Züge in der Hand: der beste Zug gibt weniger davon aus.
theme-forced-pass = Zwang zum Passen
theme-forced-pass-why = Dem Gegner gehen die Züge aus, und er muss passen.
theme-race = Wettlauf
theme-race-why = Ein Vorrat ist leer, diese Seite schlägt nicht mehr; es geht darum, Bohnen heimzubringen.
theme-perfect-position = Perfekte Stellung
theme-perfect-position-why = Eine Reihe, die so steht, kommt bis zur letzten Bohne in den Topf.
theme-transfer = Überführung
theme-transfer-why = Auf die Reihenfolge der Züge kommt es wenig an; wie viele Bohnen jede Aussaat nimmt, ist alles.
`;export{e as default};