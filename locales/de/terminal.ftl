### Das Brett

stock-of = Vorrat { $beans }
title-max-sow = höchstens { $beans } säen
begin-position = Die Partie beginnt mit dieser Stellung.
your-turn = { $player } ist am Zug: wähle, was geschehen soll.
confirm-move = Enter spielt das.
margin-even = gleich
margin-of = { $player } +{ $beans }
terminal-too-small = Dieses Brett braucht ein Terminal mit { $width } Spalten und { $height } Zeilen; dieses hat { $is-width } und { $is-height }. Vergrößere es oder spiele mit --plain.
keys-board = ←→ wählen  Enter ziehen  u zurück  h Tipp  e warum  a auswerten  ? Hilfe  q Ende

## Was einmal gesagt wird

notice-nothing-to-redo = Es gibt nichts zu wiederholen.
notice-saved = Gespeichert als { $path }.
notice-copied = Stellung kopiert: { $position }
notice-speed = Die Bohnen wandern: { $speed }

## Was das Brett verdeckt

offer-title = Eine Partie ist noch nicht zu Ende
offer-body = { $moves ->
    [one] Ein Zug ist gespielt.
   *[other] { $moves } Züge sind gespielt.
} Weiterspielen?
keys-offer = Enter weiter · Esc neue Partie · q Ende
form-title = Neue Partie
form-south = Süd (unten, beginnt)
form-north = Nord (oben)
keys-form = ↑↓ Zeile · ←→ ändern · Enter beginnen · p Aufgaben · Esc zurück
ask-quit = Beenden? Die Partie bleibt für das nächste Mal erhalten.
ask-resign = Diese Partie aufgeben?
ask-new-game = Diese Partie verlassen und eine neue beginnen?
keys-ask = Enter ja · Esc nein
pass-title = Zwang zum Passen
keys-pass = Enter passen · u zurück
prompt-save = Partie speichern als
prompt-load = Partie laden: Datei
keys-prompt = Enter ausführen · Esc zurück
keys-close = eine Taste schließt
keys-title = Tasten
keys-body =
    ←  →          Zug wählen; das Brett zeigt, was er täte
    Enter, Leer   den gewählten Zug spielen
    3, s3         wählen: drei Bohnen säen
    c2            wählen: Schale 2 leeren
    Maus          Schale oder Zug anklicken, noch einmal zum Spielen
    Esc           nichts wählen
    {""}
    u  r          zurücknehmen, wieder spielen
    h  e          Tipp; erklären: ihn, sonst den letzten eigenen Zug
    a             Auswertung: was jeder Zug verschenkt, was besser war
    b             blockierte Schalen: welche verloren, welche sicher sind
    m             Vorsprung als Balken
    f             Tempo der Bohnen, oder alle auf einmal
    w  o          Partie speichern, eine öffnen
    y             Stellung kopieren
    x             aufgeben
    n             neue Partie
    q             Ende; die Partie bleibt erhalten
    {""}
    Eine Schale mit Pfeil lässt sich leeren: sie hält genau so viele
    Bohnen, wie es bis zum Topf braucht. Doppelter Rand: blockiert.
summary-title = Die Partie ist zu Ende
summary-margin = Wer vorn lag, Zug um Zug:
keys-over = n neue Partie  a auswerten  u zurück  w speichern  q Ende
keys-summary = a Auswertung · n neue Partie · w speichern · u zurück · Esc Brett · q Ende

## Partien behalten und speichern

keep-failed = Die Partie lässt sich nicht aufbewahren: { $why }
put-aside = Die unbeendete Partie liegt jetzt in { $path }.
save-exists = { $path } gibt es schon.
save-failed = { $path } lässt sich nicht schreiben: { $why }
load-failed = { $path } lässt sich nicht lesen: { $why }
load-empty = { $path } enthält keine Partie.
load-fault = { $path }, Zeile { $line }, Spalte { $column }: { $what }
name-missing = Gib den Namen einer Datei ein.

## Zeile für Zeile

plain-welcome = Beanduel, das Spiel Cups. Gib einen Zug ein, etwa s3, um drei Bohnen zu säen, oder c2, um Schale 2 zu leeren. „hilfe“ nennt die anderen Wörter.
plain-rules = { $cups ->
    [one] Je eine Schale
   *[other] Je { $cups } Schalen
}. Süd: { $south }. Nord: { $north }.
plain-offer = „{ $yes }“ spielt sie weiter, alles andere beginnt eine neue Partie.
plain-choices = { $player } ist am Zug. Möglich: { $moves }.
plain-over = Jetzt gibt es nichts zu wählen.
plain-words = „hilfe“ nennt die Wörter, die du eingeben kannst.
plain-after = „auswertung“ zeigt, was jeder Zug verschenkt hat; „neu“ beginnt eine weitere Partie, „zurück“ nimmt zurück; „speichern“ oder „ende“.
plain-new-cups = Nach „neu“ steht die Zahl der Schalen, 1 bis { $most }.
plain-help =
    Ein Zug: s3 sät drei Bohnen, c2 leert Schale 2.
    stellung: sagt, was wo liegt, und die Stellung in einer Zeile.
    züge: die bisherigen Züge.
    tipp: was die Maschine spielen würde.
    warum: warum das, oder was der letzte eigene Zug verschenkt hat.
    auswertung, auswertung 12: was jeder Zug verschenkt; mehr über Zug 12.
    blockiert: welche blockierten Schalen verloren, welche sicher sind.
    zurück, vor: eine Runde zurücknehmen, wieder spielen.
    speichern NAME, laden NAME: die Partie in eine Datei schreiben, mit einer weiterspielen.
    neu, neu 6: eine andere Partie, mit sechs Schalen.
    aufgeben: die Partie aufgeben.
    ende: Schluss; die Partie bleibt erhalten.
word-yes = ja
word-help = hilfe
word-position = stellung
word-moves = züge
word-hint = tipp
word-why = warum
word-review = auswertung
word-blocked = blockiert
word-undo = zurück
word-redo = vor
word-save = speichern
word-load = laden
word-new = neu
word-resign = aufgeben
word-quit = ende
