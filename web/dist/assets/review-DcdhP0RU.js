var e=`### Auswertungen von Partien, für \`analyse\` und \`play\`.

## Satzteile

analyse-exact = exakt
analyse-estimate = geschätzt
beans-exact = { $beans ->
    [one] eine Bohne
   *[other] { $count } Bohnen
}
beans-about = { $beans ->
    [one] etwa eine Bohne
   *[other] etwa { $count } Bohnen
}

## Was gesagt wird

review-loss = Mit Zug { $number } { $who ->
    [you] verschenkst du
    [south] verschenkt Süd
   *[north] verschenkt Nord
} { $loss } ({ $known }): { $played } statt { $best }.
review-loss-only = Mit Zug { $number } { $who ->
    [you] verschenkst du
    [south] verschenkt Süd
   *[north] verschenkt Nord
} { $loss } ({ $known }): { $played }.
review-better = Besser: { $line }
review-allows = Das lässt zu: { $line }
review-no-loss = Niemand hat eine Bohne verschenkt.
review-no-loss-seen = Soweit die Engine sieht, hat niemand eine Bohne verschenkt.
# $told ist ein Verlust, etwa „Zug 5: Süd verschenkt eine Bohne …“.
review-turn = Wendepunkt { $number }: { $told }
review-tally = { $who ->
    [you] Du
    [south] Süd
   *[north] Nord
}: { $good } von { $moves } Zügen ohne Verlust ({ $percent } %){ $lost ->
    [0] {""}
   *[other] ; verschenkte Bohnen: { $count }
}.
review-exact = Alle Werte sind exakt.
review-exact-from = Die Werte sind ab Zug { $number } von { $player ->
    [south] Süd
   *[north] Nord
} exakt, davor geschätzt.
review-estimated = Die Werte sind geschätzt.
turn-win-draw = Aus dem Sieg wird ein Unentschieden.
turn-win-loss = Aus dem Sieg wird eine Niederlage.
turn-draw-loss = Aus dem Unentschieden wird eine Niederlage.

## Die Kurve

plot-title = Wer Zug für Zug vorn lag, gemessen am Ende bei bestem Spiel
plot-ahead = { $player ->
    [south] Süd liegt vorn
   *[north] Nord liegt vorn
}
plot-moves = Zug

## Die Seite

page-game = Partie { $index }
page-end = { $plies ->
    [one] Ein Zug
   *[other] { $plies } Züge
}: { $end }.
page-turns = Wendepunkte
page-no-turns = Kein Zug hat am Ausgang etwas geändert, und keiner hat zwei Bohnen oder mehr verschenkt.
page-turn = Zug { $number }, { $player ->
    [south] Süd
   *[north] Nord
}: { $move }
page-moves-caption = Was jeder Zug verschenkt, und der endgültige Vorsprung danach bei bestem Spiel, aus der Sicht von Süd. ~ steht vor Schätzungen.
page-number = Nr.
page-lost = Verlust
page-margin = Vorsprung
page-percent = { $percent } %
page-explained = Die Prozentzahl ist der Anteil der Züge, die keine Bohne verschenken. Der Verlust eines Zuges ist, was der beste Zug mehr wert gewesen wäre. Exakte Werte gelten gegen jedes Spiel; Schätzungen stammen aus einer Suche, die das Ende nicht sieht. ! der einzige gute Zug und schwer zu finden; ?! verschenkt eine Bohne; ? ein Fehler; ?? ein grober.
page-made = Erstellt mit Beanduel { $version }.

## Der Befehl

analyse-needs-game = { $flag } gehört zu einer Datei mit Partien, nicht zu einer Stellung.
analyse-needs-position = { $flag } gehört zu einer Stellung, nicht zu einer Datei mit Partien.
analyse-no-game = { $path } enthält nicht so viele Partien, nur { $games }.
analyse-many-games = { $path } enthält { $games } Partien: eine davon lässt sich mit --game auswählen.
analyse-plot-form = { $path }: eine Kurve wird als .svg oder .png geschrieben.
analyse-stopped = Angehalten, bevor die Partie ausgewertet war.
analyse-progress = Partie { $index }: { $done } von { $all } Stellungen bewertet; noch höchstens { $seconds } s

## Warum, und die Auswertung, im Spiel

why-hint = Das beste Spiel geht so weiter.
why-hint-seen = Soweit die Engine sieht, geht das beste Spiel so weiter.
why-punished = So wird { $move } bestraft:
why-punished-seen = So wird { $move } bestraft, soweit die Engine sieht:
why-no-loss = { $move } verschenkt keine Bohne ({ $known }).
why-nothing = Noch gibt es keinen Zug eines Menschen zu erklären.
walk-why = Warum { $move }?
walk-review = Auswertung
walk-better = Die bessere Zugfolge
walk-step = Schritt { $at } von { $all }
keys-walk-line = ←→ Schritt  Pos1 Ende  Esc zurück
keys-walk-game = ←→ Zug  ↑↓ Verluste  b bessere Zugfolge  Esc Übersicht
engine-works = Einen Moment …
review-title = Auswertung
review-margin = Bei bestem Spiel endet es mit { $margin } für Süd ({ $known }).
review-margins = Endvorsprung bei bestem Spiel, Zug für Zug, aus der Sicht von Süd: { $margins }
review-nothing = Es gibt keinen solchen Zug auszuwerten.
review-begins = Die Partie wird ausgewertet …
review-progress = Auswertung: { $done } von { $all } Stellungen, noch höchstens { $seconds } s. Esc bricht ab.
keys-overview = Enter Zug für Zug · 1-6 Wendepunkt · Esc zurück
fate-doomed = Verloren (jede Bohne darin kostet eine): { $cups }.
fate-safe = Sicher (eine Bohne mehr kostet nichts): { $cups }.
fate-unknown = In der Zeit nicht zu klären: { $cups }.
fate-none = Keine Schale ist blockiert.
fate-label-doomed = verloren
fate-label-safe = sicher
plain-review-turn = „auswertung 12“ sagt mehr über Zug 12.
`;export{e as default};