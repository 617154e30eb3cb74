### Die Befehlszeile und was die Befehle ausgeben.

## Überschriften der Hilfe.

help-usage = Aufruf
help-usage-options = OPTIONEN
help-usage-command = BEFEHL
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen

## Was die Befehle tun.

help-beanduel = Cups (BohnDuell) spielen, untersuchen und lösen
help-play = Spielen; das geschieht auch ohne Befehl
help-show = Eine Stellung als Text oder Bild zeigen
help-check = Die Partien einer Datei Zug für Zug prüfen
help-analyse = Sagen, was jeder Zug einer Stellung wert ist oder in einer Partie verschenkt
help-solve = Den exakten Wert der Anfangsstellung berechnen
help-verify = Ein Zertifikat prüfen, das „solve --proof“ geschrieben hat: Beweist es den Wert, den es behauptet?
help-survey = Wert und erste Züge aller Bretter und Vorräte bestimmen, für die die Zeit reicht
help-row = Eine einzelne Reihe von Schalen ohne Gegner untersuchen
help-row-perfect = Die vollkommene Reihe ausgeben: die wenigsten Bohnen, die Schale 1 füllen und alle in den Topf kommen können
help-row-best = Sagen, wie viele Bohnen eine Reihe allein in den Topf bringt, und wie
help-row-transfer = Die wenigsten Züge von einer Reihe mit Vorrat zu einer anderen Reihe finden, bei denen der ganze Vorrat gesät wird
help-row-compose = Die Reihen mit Vorrat finden, von denen die vollkommene Reihe die meisten Züge entfernt ist
help-train = Lässt das Programm gegen sich selbst spielen und Stellungen einschätzen lernen
help-perft = Die Zugfolgen ab dem Anfang zählen, als Probe für die Regeln und den Rechner
help-rules = Die Spielregeln ausgeben
help-serve = Im Browser spielen: unter einer Adresse dieser Maschine antworten, bis Strg-C
help-completions = Ausgeben, was eine Shell nach „beanduel“ ergänzt
help-man = Die Handbuchseite ausgeben oder die aller Befehle in einen Ordner schreiben

help-exit-codes = Rückgabewerte: 0 erledigt; 1 ein unerlaubter Zug oder eine fehlerhafte Datei bei „check“ oder „verify“; 2 ein falscher Aufruf oder unlesbare Eingaben.

## Was die Argumente und Optionen bedeuten.

help-any-lang = Die Sprache (sonst die der Umgebung)
help-any-data = Der Ordner für gespeicherte Partien (sonst der aus BEANDUEL_DATA oder der übliche des Systems)
help-any-help = Diese Hilfe ausgeben
help-any-version = Die Version ausgeben
help-any-json = JSON ausgeben, für Skripte
help-any-cups = Schalen je Spieler, 1 bis 15 (sonst 4)
help-any-stock = Bohnen in jedem Vorrat am Anfang, 1 bis 255 (sonst zehn je Schale)
help-any-max-sow = Wie viele Bohnen höchstens auf einmal gesät werden, 1 bis zur Zahl der Schalen (sonst diese Zahl)
help-play-south = Wer Süd spielt: „person“ für einen Menschen oder eine Stufe des Programms von 1, Erstes Spiel, bis 12, Volle Stärke (sonst ein Mensch)
help-play-north = Wer Nord spielt: „person“ für einen Menschen oder eine Stufe des Programms von 1, Erstes Spiel, bis 12, Volle Stärke (sonst Stufe 4, Gelegenheitsspiel)
help-play-position = Mit dieser Stellung beginnen
help-play-load = Die Partie in dieser Datei fortsetzen
help-play-seed = Macht die Auswahl des Programms wiederholbar
help-play-speed = Wie schnell auf dem Bildschirm gesät wird (sonst normal)
help-play-no-animation = Jeden Zug auf einmal zeigen, wie --speed off
help-play-ascii = Nur mit einfachen ASCII-Zeichen zeichnen
help-play-plain = Zeile für Zeile in Sätzen spielen, für Vorleseprogramme und Pipes
help-show-pos = Die Stellung, etwa 0,0,0,0:40:0 0,0,0,0:40:0 s: Schalen, Vorrat und Topf von Süd, dann von Nord, dann wer zieht
help-show-moves = Züge, die zuerst gespielt werden, etwa "s4 s3 c4"
help-show-format = Die Form (sonst die, die der Dateiname nennt, oder text)
help-show-out = Die Datei, in die geschrieben wird
help-show-theme = Die Farben eines Bildes (sonst light)
help-show-width = Die Breite eines PNG in Pixeln (sonst 1200)
help-check-file = Die Datei mit Partien (.cgn); - liest die Eingabe
help-any-threads = Wie viele Threads rechnen (sonst so viele, wie es Prozessoren gibt)
help-solve-snapshot = Die Suche in dieser Datei aufbewahren und von ihr aus weitermachen (sonst nach einer Minute im Datenordner)
help-solve-snapshot-every = Wie oft die Suche aufbewahrt wird (sonst alle 10 Minuten)
help-any-memory = Speicher für die Suche, etwa 512M oder 4G (sonst 1G)
help-analyse-pos = Die Stellung, etwa 0,0,0,0:40:0 0,0,0,0:40:0 s: Schalen, Vorrat und Topf von Süd, dann von Nord, dann wer zieht; oder eine Datei mit Partien (.cgn; - liest die Eingabe)
help-analyse-time = Wie lange gerechnet wird, etwa 500ms oder 10s: für alle Züge einer Stellung zusammen (sonst 2s) oder höchstens für jede Partie (sonst 20s)
help-survey-cups = Schalen je Spieler, etwa 4 oder 1..6 (sonst 1..6)
help-survey-time-per-board = Zeit für alle Vorräte einer Schalenzahl, etwa 60s oder 1h (sonst 60s)
help-survey-tables = Werte von Brettern, die in einer Tabelle stehen, von dort nehmen, ohne zu suchen
help-survey-out = Gefundenes in dieser Datei aufbewahren, ein JSON-Objekt je Zeile, und von dort weitermachen
help-analyse-lines = Nur so viele Züge nennen, die besten (sonst alle)
help-analyse-exact = Suchen, bis der Wert jedes Zuges exakt ist, wie lange es auch dauert; Strg-C bricht ab
help-analyse-game = Nur diese Partie der Datei, von 1 an gezählt (sonst alle)
help-analyse-out = Die Partien mit Anmerkungen dorthin schreiben: Werte, Zeichen, Kommentare und bessere Zugfolgen
help-analyse-html = Eine Seite über die Partien dorthin schreiben, die für sich allein steht
help-analyse-plot = Den Verlauf der Partie dorthin zeichnen, als .svg oder .png
help-solve-proof = Auch ein Zertifikat des Werts schreiben, das „verify“ prüft
help-verify-file = Das Zertifikat
help-row-perfect-stock = Spielt hier keine Rolle
help-row-perfect-max-sow = Spielt hier keine Rolle
help-row-best-row = Die Reihe, von links aus der Sicht ihres Besitzers, etwa 4,2,0,0
help-row-transfer-from = Die Reihe am Anfang, etwa 0,0,0,1 oder "0 0 0 1"
help-row-transfer-stock = Die Bohnen, die zu säen sind
help-row-transfer-to = Die Reihe am Ende (sonst die vollkommene Reihe)
help-row-compose-stock = Bohnen in Reihe und Vorrat zusammen, höchstens (sonst zehn je Schale)
help-row-compose-unique = Nur Reihen mit Vorrat, die abgesehen von der Reihenfolge der Züge eine einzige Lösung haben
help-row-compose-json = JSON ausgeben mit cups, beans, unique, fewest, at_most (was über fewest bewiesen ist, auch nach Strg-C) und starts, jeweils row und stock
help-perft-depth = Wie viele Züge tief gezählt wird
help-serve-listen = Adresse und Port (sonst 127.0.0.1:7373, das keine andere Maschine erreicht)
help-serve-open = Den Browser dort öffnen
help-train-cups = Schalen auf jeder Seite, 3 bis 10
help-train-out = Die Datei für das Gelernte
help-train-table = Eine Tabelle exakter Werte, aus der es außerdem lernt
help-train-seed = Eine andere Zahl ergibt andere Partien (sonst 1)
help-train-rounds = Wie oft gespielt und daraus gelernt wird (sonst 4)
help-train-games = Partien je Runde (sonst 3000)
help-train-depth = Wie viele Züge in den Partien vorausgeschaut wird (sonst 6)
help-completions-shell = Die Shell
help-man-out = Der Ordner, in den die Handbuchseiten geschrieben werden

## Namen der Werte im Aufruf.

value-language = SPRACHE
value-dir = ORDNER
value-address = ADRESSE
value-n = N
value-seat = WER
value-pos = STELLUNG
value-file = DATEI
value-number = ZAHL
value-speed = TEMPO
value-moves = ZÜGE
value-format = FORM
value-theme = FARBEN
value-px = PIXEL
value-plies = ZÜGE
value-shell = SHELL
value-size = GRÖSSE
value-time = ZEIT
value-beans = BOHNEN
value-row = REIHE
value-range = BEREICH

## Was an einer Befehlszeile falsch ist.

usage-unknown-flag = „{ $flag }“ ist hier nicht bekannt.
usage-unknown-command = Einen Befehl „{ $command }“ gibt es nicht.
usage-no-value = { $flag } braucht einen Wert.
usage-bad-value = „{ $value }“ ist kein Wert für { $flag }:
usage-missing = Es fehlt: { $flag }
usage-twice = { $flag } darf nur einmal angegeben werden.
usage-conflict = { $flag } und { $other } schließen einander aus.
usage-surplus-value = { $flag } hat keinen Wert, „{ $value }“ ist also zu viel.
usage-not-utf8 = Ein Argument ist kein Text in UTF-8.
usage-suggestion = Vielleicht war „{ $suggestion }“ gemeint.
usage-more = Mehr erfährt man mit: { $command }

## Dateien und Ausgabe.

output-failed = Die Ausgabe kann nicht geschrieben werden: { $why }
file-not-found = Diese Datei oder diesen Ordner gibt es nicht.
file-not-permitted = Der Zugriff ist nicht erlaubt.
file-is-folder = Das ist ein Ordner.
file-below-file = Wo ein Ordner sein müsste, liegt eine Datei.
file-disk-full = Der Datenträger ist voll.
file-read-only = Der Datenträger kann nur gelesen werden.

## perft

perft-rules = 2x{ $cups }, Vorrat { $stock }, höchstens { $sow } auf einmal gesät
perft-count = Tiefe { $depth }: { $nodes ->
    [one] ein Knoten
   *[other] { $number } Knoten
} in { $seconds } s, { $speed } Knoten/s
time-left = noch

## show

show-turn = { $player ->
    [south] Süd
   *[north] Nord
} ist am Zug: { $moves }
show-pass = { $player ->
    [south] Süd
   *[north] Nord
} kann nicht ziehen und muss passen.
show-over = Die Partie ist zu Ende: { $outcome }.
show-png-terminal = Ein PNG ist kein Text für ein Terminal: mit --out eine Datei nennen oder eine Pipe verwenden.
show-width = Ein PNG kann nicht { $width } Pixel breit sein, nur { $least } bis { $most }.
show-drawing = Das Bild kann nicht gezeichnet werden: { $why }

## check

check-game = Partie { $index }: { $plies ->
    [one] ein Zug
   *[other] { $plies } Züge
}, { $end }
check-fault = Partie { $index }, Zeile { $line }, Zeichen { $column }: { $what }
check-summary = { $games ->
    [one] Eine Partie
   *[other] { $number } Partien
}, { $plies ->
    [one] ein Zug
   *[other] { $moves } Züge
}, { $faults ->
    [0] kein Fehler
    [one] ein Fehler
   *[other] { $faults } Fehler
}

## solve

memory-lacking = So viel Speicher hat dieser Rechner nicht: mit --memory weniger angeben.
solve-value = Bei bestem Spiel: { $outcome }.
solve-stopped = Abgebrochen: sicher ist bisher, dass der Wert zwischen { $lower } und { $upper } liegt.
solve-work = { $nodes ->
    [one] ein Knoten
   *[other] { $number } Knoten
} in { $seconds } s, { $speed } Knoten/s
solve-progress = Wert von { $lower } bis { $upper }; { $number } Knoten, { $speed } Knoten/s; Tabelle zu { $fill } % voll
solve-goes-on = Weiter von { $path }: bisher { $number } Knoten in { $seconds } s, Wert von { $lower } bis { $upper }.
solve-keeps = Die Suche wird alle { $minutes } min und bei Strg-C in { $path } aufbewahrt. Das braucht bis zu { $disk } auf der Platte, beim Erneuern doppelt so viel.
solve-kept = Die Suche ist aufbewahrt: Derselbe Befehl macht hier weiter.
solve-not-kept = Die Suche geht weiter, wird aber nicht aufbewahrt.
solve-snapshot-unusable = Die Suche kann nicht von { $path } aus weitergehen: { $why }
snapshot-foreign = Byte 0: das ist keine aufbewahrte Suche
snapshot-version = Byte 8: eine Suche in Version { $version } des Formats, die dieses Programm nicht kennt
snapshot-of-other = Byte 44: das ist eine andere Suche: { $position }
snapshot-other-size = Byte 12: das ist eine Suche mit anderem --memory (eine Tabelle von { $bytes })
snapshot-part-block = Block { $number }

## survey

survey-cups = Schalen
survey-stock = Vorrat
survey-value = Wert
survey-moves = erste Züge
survey-nodes = Knoten
survey-seconds = Sekunden
survey-board = 2x{ $cups }, Vorrat { $stock }
survey-stopped = Abgebrochen: das ist bisher gefunden.
survey-stopped-kept = Abgebrochen: das ist bisher gefunden. Derselbe Befehl macht hier weiter.
survey-foreign = { $path }, Zeile { $line }: das hat dieser Befehl nicht geschrieben.

proof-needs = Das Zertifikat braucht höchstens { $disk } auf der Platte; es zu machen braucht neben dem Speicher der Suche bis etwa { $memory }.
proof-progress = { $entries } Einträge
proof-too-large = Das Zertifikat bräuchte mehr Speicher oder Platz, als es darf: mit --memory mehr angeben.
proof-stopped = Abgebrochen, bevor das Zertifikat fertig war; geschrieben wurde nichts.
proof-written = { $path }: { $entries } Einträge, { $bytes }, SHA-256 { $hash }

## verify

verify-needs = { $entries } Einträge; sie zu prüfen braucht etwa { $memory } Speicher.
verify-proved = Bewiesen, bei bestem Spiel: { $outcome }.
verify-work = { $entries } Einträge in { $bytes }, geprüft in { $seconds } s
verify-stopped = Abgebrochen, bevor alles geprüft war.
verify-foreign = Byte 0: das ist kein Zertifikat
verify-version = Byte 8: ein Zertifikat in Version { $version } des Formats, die dieses Programm nicht kennt
verify-rules = Byte 10: ein Brett mit { $cups } Schalen, Vorrat { $stock } und höchstens { $sow } auf einmal gesät gibt es nicht
verify-truncated = Byte { $offset }: die Datei endet zu früh
verify-damaged = Byte { $offset }: ab hier ist die Datei beschädigt
verify-illegible = Eintrag { $entry } kann nicht sein: eine Zahl liegt außerhalb ihrer Grenzen oder der Reihenfolge
verify-illegal = Eintrag { $entry }: { $move } ist in { $position } nicht erlaubt
verify-not-needed = Eintrag { $entry }: niemand braucht die Behauptung, dass in { $position }, wer am Zug ist, mindestens { $claimed } gewinnt
verify-refuted = Eintrag { $entry }: in { $position } soll, wer am Zug ist, mindestens { $claimed } gewinnen, aber nach { $moves } ist nicht bewiesen, dass es in { $after } mindestens { $wanted } sind
verify-refuted-least = der Anfang: Süd soll mindestens { $claimed } gewinnen, aber kein Eintrag beweist es für { $after }
verify-refuted-most = der Anfang: Süd soll höchstens { $claimed } gewinnen, aber nach { $moves } ist nicht bewiesen, dass, wer in { $after } am Zug ist, mindestens { $wanted } gewinnt

## analyse

analyse-turn = { $player ->
    [south] Süd ist am Zug. Endgültiger Vorsprung von Süd
   *[north] Nord ist am Zug. Endgültiger Vorsprung von Nord
} nach jedem Zug:
analyse-between = zwischen { $lower } und { $upper }

## row

row-beans = Eine Reihe und ihr Vorrat können nicht { $beans } Bohnen haben, höchstens { $most }.
row-perfect = { $row } (Bohnen: { $beans })
row-best = Bohnen, die sie allein in den Topf bringt: { $beans } von { $all }
transfer-question = Von { $from } mit { $stock } im Vorrat zu { $to }
transfer-fewest = Wenigste Schritte: { $fewest }; Lösungen, abgesehen von der Reihenfolge der Züge: { $solutions }
transfer-cups-differ = Die Reihe am Anfang und die am Ende müssen gleich viele Schalen haben, nicht { $from } und { $to }.
transfer-too-few = Es gibt keinen Weg: in der Reihe am Ende liegen mehr Bohnen ({ $wanted }) als am Anfang in Reihe und Vorrat zusammen ({ $there }).
transfer-blocked = Es gibt keinen Weg: Schale { $cup } ist mit { $beans } Bohnen blockiert und kann keine abgeben, am Ende sollen aber { $wanted } darin liegen.
transfer-equations = Es gibt keinen Weg: wie auch immer gesät und geleert wird, die Schalen bis zur Schale { $cup } können nicht alle wie gewünscht gefüllt sein, wenn der Vorrat leer ist.
compose-longest = Von allen Reihen mit Vorrat, zusammen höchstens { $beans } Bohnen, brauchen diese die meisten Schritte zu { $row }: { $most }
compose-unique = Von allen Reihen mit Vorrat, zusammen höchstens { $beans } Bohnen und mit nur einer Lösung, brauchen diese die meisten Schritte zu { $row }: { $most }
compose-none = Von keiner Reihe mit Vorrat, zusammen höchstens { $beans } Bohnen, gibt es einen solchen Weg zu { $row }.
compose-stopped = Abgebrochen: sicher ist bisher, dass mit höchstens { $beans } Bohnen nicht mehr als { $most } Schritte zu { $row } nötig sind.
compose-start = { $row } mit { $stock } im Vorrat
compose-progress = höchstens { $most } Schritte

## man

man-name = Bezeichnung
man-synopsis = Übersicht
man-description = Beschreibung
man-exit-codes = Rückgabewerte
man-version = Version

## table
help-table = Tabellen exakter Werte bauen, beschreiben, prüfen und befragen
help-table-build = Die Tabelle eines Bretts bauen: der exakte Wert jeder Stellung
help-table-build-out = Die Datei (sonst im Datenordner)
help-table-build-memory = Nur bauen, was voraussichtlich höchstens so viel Arbeitsspeicher braucht, etwa 4G (sonst was frei ist)
help-table-book = Einige Schichten einer Tabelle in ein Buch schreiben
help-table-book-file = Die Tabelle
help-table-book-top = Alle Schichten von so vielen Bohnen in beiden Vorräten zusammen an
help-table-book-band = Dazu von den Schichten ab so vielen Bohnen, was einer Suche von oben begegnen kann; :N dahinter lässt Vorräte weg, die um mehr als N Bohnen auseinander liegen
help-table-book-out = Das Buch
help-table-info = Eine Tabelle beschreiben
help-table-info-file = Die Tabelle
help-table-verify = Jeden Eintrag einer Tabelle, bei einem Buch soweit möglich, an denen prüfen, zu denen seine Züge führen
help-table-verify-file = Die Tabelle
help-table-probe = Den exakten Wert einer Stellung und aller ihrer Züge sagen
help-table-probe-file = Die Tabelle
help-table-probe-pos = Die Stellung
table-nowhere = Hier gibt es keinen Datenordner: nenne mit --out eine Datei.
table-exists = { $path } gibt es schon.
table-needs = Die Tabelle von 2x{ $cups }, Vorrat { $stock }: { $positions } Stellungen; das Bauen braucht etwa { $memory } Arbeitsspeicher und { $disk } Platz auf der Platte, eher weniger als mehr.
table-no-memory = Nur { $there } Arbeitsspeicher dürfen genommen werden, etwa { $needed } werden gebraucht.
table-too-large = Die Tabelle dieses Bretts ist außer Reichweite: eine Seite hat zu viele Formen.
table-no-disk = Nur { $there } Platz sind auf der Platte frei, bis zu { $needed } werden gebraucht.
table-build-stopped = Angehalten. Derselbe Befehl macht hier weiter.
table-verify-stopped = Angehalten.
table-built = { $path } gebaut in { $seconds } s.
table-verified = Alle { $pairs } Einträge stimmen: jeder wurde neu aus denen abgeleitet, zu denen seine Züge führen, in { $seconds } s.
table-book-verified = Das Buch stimmt: { $derived } seiner { $pairs } Einträge wurden neu aus denen abgeleitet, zu denen ihre Züge führen, die anderen { $others } nur anhand der Prüfsummen geprüft, in { $seconds } s.
table-band-beyond = --band { $band }: seine Schichten sind die mit { $first } bis { $end } Bohnen in beiden Vorräten zusammen, und die Tabelle hat keine mit mehr als { $last }.
table-band-in-top = --band { $band }: alle Schichten ab { $top } Bohnen sind durch --top schon im Buch.
table-band-overlaps = --band { $band }: es hat Schichten mit dem Band { $other } gemeinsam.
table-book-empty = --top { $top }: dieses Buch enthielte keine Schicht; die Tabelle hat die mit bis zu { $last } Bohnen in beiden Vorräten zusammen.
table-holds = { $positions } Stellungen; { $shapes } Formen je Seite, { $pairs } Formenpaare, davon { $arrays } mit Knickstellen ({ $changes }); { $bytes } Bytes
table-layers = Ein Buch: von allen Schichten nur die mit { $layers } Bohnen in beiden Vorräten zusammen
table-is-book = Byte 13: das ist ein Buch, keine ganze Tabelle
table-values = Formenpaare nach ihrem Wert, ohne die Bohnen, die blockierte Schalen über die erste hinaus halten; aus Sicht des Ziehenden, in Bohnen. Ein Paar steht für viele Stellungen.
table-value = Bei bestem Spiel endet die Partie für den Ziehenden mit dem Vorsprung { $margin } (exakt).
table-does-not-hold = Diese Stellung ist nicht in dieser Tabelle.
table-foreign = Byte 0: das ist keine Tabelle
table-version = Byte 8: eine Tabelle in Version { $version } des Formats, die dieses Programm nicht kennt
table-truncated = Byte { $offset }: die Datei endet innerhalb von: { $part }
table-damaged = Byte { $offset }: beschädigt: { $part }
table-part-header = Kopf
table-part-layer = Kopf der Schicht { $beans }
table-part-block = Block { $number } der Schicht { $beans }
table-part-end = Ende
table-stock = Tabellen werden für Vorräte bis { $most } Bohnen gebaut, nicht für { $stock }.
table-part-unusable = Die unfertige Datei lässt sich nicht fortsetzen: { $why }
table-part-of-other = Die unfertige Datei gehört zu einer anderen Tabelle: 2x{ $cups }, Vorrat { $stock }.
table-wrong = der Eintrag von { $mine } gegen { $theirs } ist nicht, was seine Züge ergeben
table-numbers = Schicht { $beans } enthält nicht, was ihr Kopf sagt

## serve

serve-ready = Beanduel ist unter { $url } – Strg-C beendet es.
serve-wide = Hinweis: { $address } ist womöglich auch von anderen Maschinen aus erreichbar. Über bloßes HTTP können Browser dort das Spiel nicht für später ohne Netz aufheben; hinter HTTPS schon.
serve-not-opened = Kein Browser ließ sich öffnen; gehe zu { $url }.
serve-failed = Unter { $address } lässt sich nicht antworten: { $why }
## train

train-progress = Runde { $round } von { $rounds }; { $games } von { $all } Partien; Fehler { $error } Bohnen; noch { $left } s
train-stopped = Abgebrochen: Nichts wurde geschrieben.
train-written = { $path }: { $bytes } Byte, gelernt aus { $samples } Stellungen von { $games } Partien, Fehler { $error } Bohnen, { $seconds } s

## engine
help-engine = Das Protokoll UGI auf Ein- und Ausgabe sprechen, für andere Programme

## bench
help-bench = Feste Suchen ausführen und die besuchten Stellungen zählen
bench-search = { $position }: Tiefe { $depth }, { $nodes } Knoten, { $speed } Knoten/s
bench-all = { $nodes } Knoten in { $seconds } s, { $speed } Knoten/s

## match
help-match = Engines Wettkämpfe austragen lassen und sagen, wer stärker ist und wie sicher
help-match-engines = Wer spielt: full, level=5, alphabeta, deepening, uct, chance oder cmd:PROGRAMM, das UGI spricht; mit Einstellungen, etwa full,time=50ms,tables=off
help-match-games = Wie viele Partien je zwei spielen, paarweise mit getauschten Seiten (sonst 100)
help-match-time = Die Zeit je Zug, etwa 100ms oder 1s (sonst 100ms)
help-match-nodes = Statt einer Zeit: wie viele Stellungen je Zug höchstens besucht werden
help-match-depth = Statt einer Zeit: wie viele Züge weit je Zug vorausgeschaut wird
help-match-sprt = Enden, sobald klar ist, ob der Elo-Unterschied eher die erste Zahl ist oder die zweite, etwa 0,10 oder 0,10,0.05,0.05
help-match-gauntlet = Nur die erste Engine spielt, gegen jede der anderen
help-match-anchor = Die Engine, deren Wertung 0 ist (sonst das Mittel aller)
help-match-plies = Wie viele Züge jeder Eröffnung ausgelost werden (sonst 6)
help-match-seed = Macht Eröffnungen und Zufallszüge wiederholbar (sonst 1)
help-match-grace = Wie viel länger als seine Zeit ein Zug dauern darf, ehe er verliert (sonst 250ms)
help-match-cpu-time = Die Zeit zählen, die der Prozessor an einem Zug rechnet, nicht die, die vergeht: gerecht auf einem ausgelasteten Rechner; fremde Programme und Engines mit mehreren Threads gehen nach der Uhr
help-match-threads = Wie viele Partien zugleich gespielt werden (sonst eine)
help-match-out = Die Datei (.cgn), in die jede Partie geschrieben wird
help-match-resume = Den Wettkampf in dieser Datei fortsetzen
value-engine = ENGINE
value-test = TEST
match-meeting = { $first } gegen { $second }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren, { $score } % der Punkte
match-pairs = Partiepaare mit 0, ½, 1, 1½, 2 Punkten: { $pairs }
match-elo = Elo-Unterschied { $elo } (95 %: { $low } bis { $high })
match-margin = mittlerer Vorsprung { $margin } ± { $error } Bohnen je Partie
match-sprt = { $elo0 } oder { $elo1 } Elo: Log-Likelihood-Quotient { $llr } (von { $lower } bis { $upper } offen), { $verdict ->
    [accepted] also eher { $elo1 }
    [rejected] also eher { $elo0 }
   *[open] nicht entschieden
}
match-ratings = Wertungen (Elo, 95-%-Fehler), Partien, Punkte:
match-conduct = { $name }: längster Zug { $ms } ms; verloren durch Absturz { $crashes }, durch unerlaubten Zug { $illegal }, durch Zeit { $time }
match-progress = { $games }/{ $all } Partien; die ersten beiden: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
match-stopped = Abgebrochen nach { $games } von { $all } Partien.
match-stopped-resumable = Abgebrochen nach { $games } von { $all } Partien. Derselbe Befehl mit --resume geht weiter.
match-fault = Paar { $round }: { $name } verliert: { $fault ->
        [crash] Absturz
        [illegal] unerlaubter Zug
       *[time] Zeit
    }
match-fault-detail = Paar { $round }: { $name } verliert: { $fault ->
        [crash] Absturz
        [illegal] unerlaubter Zug
       *[time] Zeit
    } ({ $detail })
match-exists = { $path } gibt es schon; --resume setzt fort.
match-damaged = { $path }: Zeile { $line } ist beschädigt, und ganze Partien folgen ihr.
match-of-others = { $path } ist ein Wettkampf anderer oder zu anderen Bedingungen.
match-unstartable = { $name } lässt sich nicht starten: { $why }
match-no-answer = keine Antwort
match-limit = Eine Zahl von Zügen zum Vorausschauen bedeutet { $name } nichts.
match-no-memory = Dieser Rechner hat nicht genug Speicher für { $name }: gib weniger mit hash= an.
match-no-weights = { $name } enthält keine Gewichte.
match-anchor = Keine der Engines heißt „{ $name }“.
match-sprt-of-many = --sprt ist für zwei Engines.
