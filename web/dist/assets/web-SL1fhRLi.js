var e=`### Das Spiel im Browser.

## Alle Seiten

web-description = Cups, das Spiel vom Säen und Schlagen der Bohnen: gegen den Computer oder zu zweit.
web-skip = Zum Inhalt
web-play = Spielen
web-analyse = Analysieren
web-rules = Regeln
web-settings = Einstellungen
web-newer = Von dieser Seite gibt es eine neuere Fassung.
web-reload = Laden
web-not-found = Diese Seite gibt es nicht.
web-to-start = Zum Start
web-failed = Hier ist etwas schiefgegangen. Bitte versuche es noch einmal.
web-load-failed = Ein Teil dieser Seite ließ sich nicht laden. Besteht eine Netzverbindung?
web-try-again = Noch einmal versuchen

## Was eine Adresse sagt

link-nothing = In der Adresse steht „{ $found }“ nach „{ $sign }“, doch auf dieser Seite darf dort nichts stehen. Es wurde übergangen.
link-unknown = In der Adresse steht „{ $found }“ nach „{ $sign }“; diese Seite kennt dort nur { $keys }. Es wurde übergangen.
link-word = In der Adresse steht „{ $found }“: Für „{ $key }“ ist nur eines dieser Wörter möglich: { $words }. Es wurde übergangen.
link-number = In der Adresse steht „{ $found }“: Für „{ $key }“ ist nur eine ganze Zahl von { $least } bis { $most } möglich. Es wurde übergangen.
link-twice = In der Adresse steht „{ $key }“ mehr als einmal: Nur das erste zählt.

## Die Startseite

web-lead = Zwei Reihen Schalen, zwei Töpfe und für jeden ein Häufchen Bohnen. Säen, schlagen, heimbringen: in drei Minuten gelernt, und man kommt schwer davon los.
web-play-card = Gegen den Computer, von der ersten Partie bis zur schweren, oder zu zweit an einem Bildschirm.
web-analyse-card = Züge ausprobieren, sehen, was jeder wert ist, Varianten und Kommentare festhalten und teilen.
web-rules-card = In drei Minuten gelernt, mit einem Beispiel zum Durchgehen.
web-settings-card = Sprache, Farben, Tempo der Bohnen, Ton.

## Die Spielseite

web-noscript = Das Spiel selbst braucht JavaScript. Die Regeln und alle Bilder sind auch ohne zu lesen.
web-board = Brett
web-vessel-cup = Schale { $cup }: { $beans ->
    [one] eine Bohne
   *[other] { $beans } Bohnen
}{ $state ->
    [emptiable] , kann geleert werden
    [blocked] , blockiert
   *[plain] {""}
}
web-vessel-stock = Vorrat: { $beans ->
    [one] eine Bohne
   *[other] { $beans } Bohnen
}
web-vessel-pot = Topf: { $beans ->
    [one] eine Bohne
   *[other] { $beans } Bohnen
}
web-sow = Säen
web-empty = Schale leeren
web-choose = Zug wählen
web-play-move = { $move } spielen
web-pass = Passen
web-key = Taste: { $key }
web-keys = Tasten
web-keys-text = Eine Zahl sät so viele Bohnen (0 für zehn, q w e r t für 11 bis 15); mit der Umschalttaste leert sie diese Schale. Dieselbe Taste noch einmal oder Enter spielt den Zug. ← und → gehen durch alle Züge, Esc nimmt die Wahl zurück. Auf dem Brett: eine Schale drücken, um sie zu leeren oder bis zu ihr zu säen; der Vorrat nimmt je eine Bohne mehr.
web-tools = Was noch zu tun ist
web-undo = Zurücknehmen
web-redo = Wieder vor
web-hint = Tipp
web-flip = Brett drehen
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-new-game = Neue Partie
web-again = Noch einmal
web-taken-back = Zurückgenommen.
web-played-again = Wieder vor.
web-engine-thinks = Der Computer wählt seinen Zug.
web-hint-thinks = Ein guter Zug wird gesucht …
web-engine-failed = Der Computer hat keinen Zug gefunden.
web-worker-restarted = Die Maschine antwortete nicht und wurde neu gestartet.
web-game-aside = Die gespeicherte Partie lässt sich nicht lesen. Sie wurde beiseitegelegt und ist nicht verloren; hier ist eine neue.
web-save-file = Als Datei sichern
web-review = Auswertung
web-review-begin = Partie auswerten
web-reviewing = Die Partie wird ausgewertet …
web-review-progress = { $done } von { $all } Stellungen, noch höchstens { $seconds } s
web-review-failed = Die Auswertung ist fehlgeschlagen. Sie lässt sich noch einmal versuchen.
web-review-analyse = Von hier aus analysieren, mit dieser Auswertung
web-review-all = Jeder Verlust und alle Vorsprünge
web-stop = Anhalten
web-opponent = Gegner
web-friend = jemand am selben Bildschirm
web-side = Du spielst
web-side-south = Süd und beginnst
web-side-north = Nord
web-more-options = Mehr
web-begin = Beginnen
web-cancel = Abbrechen

## Die Regelseite

web-rules-board = Oben liegt die Reihe von Nord, unten die von Süd. Die großen Schalen sind die Töpfe, in den Mulden am anderen Ende jeder Reihe liegt der Vorrat; der Streifen aus Messing zeigt, wer am Zug ist. Wer am Ende mehr Bohnen im Topf hat, gewinnt.
web-rules-marks = Auf den Brettern hier hat eine Schale, die geleert werden kann, zum Topf hin eine Tülle aus Messing, eine blockierte einen Reif aus Eisen mit einem Riegel auf dieser Seite.
web-back = Zurück
web-next = Nächster Zug

## Einstellungen

web-language = Sprache
web-theme = Seite
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-look = Brett
web-look-auto = wie die Seite
web-look-oak = Eiche
web-look-walnut = Nussbaum
web-look-paper = schwarz auf weiß
web-speed = Die Bohnen wandern
web-confirm = Ein Zug wird gespielt
web-confirm-on = beim zweiten Drücken
web-confirm-off = sofort
web-sound = Ton
web-sound-on = an
web-sound-off = aus
web-beans = In den Schalen
web-beans-drawn = Bohnen und Zahlen
web-beans-counted = nur große Zahlen
web-save = Behalten
web-kept = Gemerkt.
`;export{e as default};