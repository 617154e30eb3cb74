var e=`### Die Seiten der Aufgaben und der Reihen, die heimgebracht werden. Was von einer Aufgabe gesagt wird, steht in puzzles.ftl.

training-puzzles = Aufgaben
training-puzzles-card = Finde den einen guten Zug: { $all } Aufgaben nach Thema und Schwierigkeit, dazu eine für jeden Tag.
training-day = Aufgabe des Tages
training-day-solved = Die Aufgabe von heute ist gelöst.
training-next = Nächste Aufgabe
training-another = Andere Aufgabe
training-again = Noch einmal
training-solution = Lösung
training-show = Lösung zeigen
training-themes = Themen
training-theme = Thema
training-difficulty = Schwierigkeit
training-any = alle
training-band-1 = leicht (1 bis 3)
training-band-2 = mittel (4 bis 6)
training-band-3 = schwer (7 bis 9)
training-band-4 = sehr schwer (10 bis 13)
training-count = { $count ->
    [one] eine Aufgabe
   *[other] { $count } Aufgaben
}
training-yours = Dein Stand
training-streak = Ohne Fehler
training-longest = Längste Serie
training-days = Tage in Folge
training-solved = Gelöst
training-solved-of = { $solved } von { $all }
training-level = Deine Stufe
training-choice = Welche Aufgaben
training-link = Link zu dieser Aufgabe
training-failed = Die Aufgaben konnten nicht geladen werden. Bitte versuche es noch einmal.
training-unreadable = Etwas von deinem bisherigen Stand ist nicht lesbar; das beginnt von vorn.
training-noscript = Mit JavaScript lassen sich die Aufgaben am Brett lösen. Hier stehen sie zum Lesen, jede mit ihrem Bild; die Lösung steht darunter.
training-examples = Einige davon
training-your-turn = Richtig! Weiter.
training-how = Ein falscher Zug oder die Lösung beendet die fehlerlose Serie; mit einem Tipp über das Thema hinaus zählt eine Aufgabe nicht.

perfect-page = Perfekt
perfect-card = Bring eine Reihe in den wenigsten Schritten heim, ganz allein.
perfect-lead = Eine perfekte Reihe kommt ohne den Vorrat bis zur letzten Bohne heim. Hier spielt niemand gegen dich: säe und leere, bis deine Reihe so steht, wie sie soll, und der Vorrat leer ist, in möglichst wenigen Schritten.
perfect-size = Schalen
perfect-problem = Aufgabe { $number }
perfect-previous = Vorige Aufgabe
perfect-next = Nächste Aufgabe
perfect-goal = So soll deine Reihe werden
perfect-task = Bring deine Reihe auf { $row } und verbrauche den Vorrat. Niemand spielt gegen dich; { $steps ->
    [one] ein Schritt genügt
   *[other] { $steps } Schritte genügen
}.
perfect-steps = Schritte: { $steps }. Am wenigsten: { $fewest }.
perfect-done-best = Perfekt! { $steps ->
    [one] Ein Schritt
   *[other] { $steps } Schritte
}, weniger geht nicht.
perfect-done = Geschafft in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}. Es geht in { $fewest }.
perfect-lost = Von hier aus ist die Reihe nicht mehr zu erreichen. Nimm Schritte zurück.
perfect-back = Nimm { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} zurück, dann geht es noch.
perfect-restart = Von vorn
perfect-record = In den wenigsten Schritten heimgebracht: { $solved ->
    [one] eine Aufgabe
   *[other] { $solved } Aufgaben
}
perfect-rows = Die perfekten Reihen nach Größe
perfect-rows-text = Zu jeder Zahl von Bohnen gibt es höchstens eine Reihe, die bis zur letzten heimkommt. Diese hier sind das Ziel der Aufgaben: von allen, die Schale 1 brauchen, die mit den wenigsten Bohnen.
perfect-row = Reihe
perfect-beans = Bohnen
`;export{e as default};