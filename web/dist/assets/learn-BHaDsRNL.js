var e=`### Der Kurs auf seinen Seiten; die Lektionen selbst stehen in lessons.ftl.

learn-page = Lernen
learn-card = Zwölf kurze Lektionen am Brett, vom ersten Säen bis zum ersten Zug einer Partie.
learn-all = Alle Lektionen
learn-step = Schritt { $step }
learn-steps = { $steps ->
    [one] Ein Schritt
   *[other] { $steps } Schritte
}
learn-answer = Antwort
learn-next-step = Nächster Schritt
learn-previous = Vorige Lektion
learn-right = Richtig.
learn-wrong = Noch nicht.
learn-done = geschafft
learn-progress = { $done } von { $lessons } Lektionen geschafft
learn-finished = Das war der ganze Kurs. Probiere nun aus, was du kannst.
learn-noscript = Mit JavaScript lassen sich die Lektionen am Brett spielen. Hier stehen sie zum Lesen: jeder Schritt mit seinem Bild, darunter die Antwort.
learn-afterwards = Danach

learn-about-sow = Wie Bohnen aufs Brett kommen.
learn-about-empty = Wie Bohnen in den Topf kommen.
learn-about-nearest = Welche Schale zuerst geleert wird.
learn-about-capture = Wie man dem Gegner Bohnen wegnimmt.
learn-about-blocked = Was mit einer zu vollen Schale geschieht.
learn-about-doomed = Welche verlorenen Bohnen in Gefahr sind.
learn-about-runaway = Was man zuerst schlägt.
learn-about-bait = Wann man nicht schlägt.
learn-about-tempo = Der Vorrat ist eine Uhr.
learn-about-pass = Was geschieht, wenn man nicht ziehen kann.
learn-about-perfect = Reihen, die bis zur letzten Bohne heimkommen.
learn-about-opening = Wie man eine Partie beginnt.
`;export{e as default};