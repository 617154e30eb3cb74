var e=`### Die Analyseseite.

analysis-title = Analysebrett
analysis-noscript = Das Analysebrett braucht JavaScript. Auf der Befehlszeile bewertet „beanduel analyse“ jeden Zug.
analysis-begin = Das Brett zum Analysieren. Ziehe für beide Seiten.
analysis-editing = Du stellst eine Stellung auf.
analysis-steps = Durch die Züge
analysis-first = Zum Anfang
analysis-back = Einen Zug zurück
analysis-forward = Einen Zug weiter
analysis-last = Ans Ende dieser Zugfolge
analysis-keys = ← und → gehen durch die Züge, Pos1 und Ende an Anfang und Ende der Zugfolge, ↑ und ↓ zu einer anderen Variante. Eine Zahl sät so viele Bohnen (0 für zehn, q w e r t für 11 bis 15), mit Umschalt leert sie diese Schale; dieselbe Taste noch einmal oder die Eingabetaste spielt den Zug.
analysis-bad-link = Dieser Link ist nicht zu lesen.
analysis-aside = Die gespeicherte Analyse ist nicht lesbar. Sie wurde beiseitegelegt und ist nicht verloren; hier ist ein leeres Brett.
analysis-replaced = Was vorher hier war, lässt sich zurückholen.
analysis-restore = Zurückholen

## Werte

analysis-even = ausgeglichen
analysis-exact = exakt
analysis-estimate = geschätzt
analysis-best = Bester Zug.
analysis-engine = Engine
analysis-engine-on = an
analysis-lines = Zugfolgen
analysis-play-line = die ganze Zugfolge spielen
analysis-depth = { $plies ->
    [one] Einen Zug tief.
   *[other] { $plies } Züge tief.
}
analysis-thinks = Denkt noch nach …
analysis-go-on = Länger nachdenken
analysis-explorer = Züge von hier
analysis-explorer-asking = Wird nachgeschlagen …
analysis-explorer-known = Der Endstand bei bestem Spiel, exakt, aus Tabellen und Büchern.
analysis-explorer-unknown = Keine Tabelle und kein Buch hier enthält diese Stellung.
analysis-explorer-unreachable = Was über diese Stellung bekannt ist, weiß der Server, und der ist gerade nicht zu erreichen.

## Der Baum der Züge

analysis-main-line = Hauptvariante
analysis-variation = Variante
analysis-no-moves = Noch keine Züge. Ein Zug neben einem vorhandenen wird zur Variante.
analysis-judge = Den Zug beurteilen
analysis-nag-1 = guter Zug
analysis-nag-2 = Fehler
analysis-nag-3 = glänzender Zug
analysis-nag-4 = grober Fehler
analysis-nag-5 = interessanter Zug
analysis-nag-6 = zweifelhafter Zug
analysis-comment = Kommentar zu { $move }
analysis-comment-start = Kommentar am Anfang
analysis-promote = Nach vorn
analysis-delete = Ab hier löschen

## Stellungen aufbauen

analysis-editor = Stellung aufbauen
analysis-cup = Schale { $cup }
analysis-to-move = Am Zug
analysis-position-line = Stellung als Zeile
analysis-set-up = Diese Stellung analysieren
analysis-start-position = Anfang der Partie
analysis-place = Zeichen { $column }:
analysis-place-line = Zeile { $line }, Zeichen { $column }:

## Was herein- und hinausgeht

analysis-open = Partie öffnen
analysis-open-text = Eine Stellung, Züge oder Partien in .cgn
analysis-open-button = Öffnen
analysis-open-file = Datei wählen
analysis-open-drop = Eine Datei kann auch auf diese Seite gezogen werden.
analysis-open-nothing = Darin ist keine Partie.
analysis-open-several = Darin sind { $games } Partien. Welche?
analysis-games = Partien der Datei
analysis-plies = { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
analysis-share = Teilen und speichern
analysis-link-position = Link zu dieser Stellung
analysis-link-game = Link zur ganzen Partie
analysis-record = Die Partie als .cgn
analysis-copy = Kopieren
analysis-copied = Kopiert.
analysis-copy-marked = Markiert: jetzt lässt es sich kopieren.
analysis-download = Als Datei speichern
analysis-saved = Als { $name } gespeichert.
analysis-pictures = Bilder
analysis-picture = Bild ({ $kind })
analysis-picture-failed = Das Bild ließ sich nicht herstellen.
analysis-gif = Animiertes GIF dieser Zugfolge
analysis-gif-progress = { $done } von { $all } Bildern
`;export{e as default};