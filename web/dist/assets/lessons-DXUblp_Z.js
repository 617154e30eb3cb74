var e=`### Der Kurs: kurze Lektionen, jede mit Zügen zum Ausprobieren. Süd ist, wer liest.

lessons-title = Cups lernen
lessons-intro = Zwölf kurze Lektionen. Jeder Schritt verlangt einen Zug; probiere ihn auf dem Brett aus.
lesson-progress = Lektion { $lesson } von { $lessons }, Schritt { $step } von { $steps }
lesson-done = Lektion geschafft.
lesson-next = Nächste Lektion
lesson-again = Noch einmal

lesson-sow = Säen
lesson-sow-three = Bist du am Zug, so darfst du säen: Nimm Bohnen aus deinem Vorrat und lege je eine in deine Schalen, von Schale 1 an. Säe drei Bohnen.
lesson-sow-three-right = In den Schalen 1, 2 und 3 liegt je eine Bohne, und im Vorrat sind drei weniger.
lesson-sow-three-wrong = Erlaubt ist das, doch hier sollen es drei Bohnen sein: Die letzte fällt in Schale 3.
lesson-sow-two = Du bestimmst nur die Zahl der Bohnen; sie beginnen immer in Schale 1, egal was dort liegt. Lass die letzte Bohne in Schale 2 fallen.
lesson-sow-two-right = Zwei Bohnen: eine mehr in Schale 1, eine mehr in Schale 2.
lesson-sow-two-wrong = Zähle von Schale 1 an: so viele Bohnen wie die Nummer der Schale, in die die letzte fallen soll.

lesson-empty = Eine Schale leeren
lesson-empty-ready = Die andere Art von Zug bringt Bohnen in deinen Topf. Eine Schale lässt sich leeren, wenn sie genau so viele Bohnen enthält, wie man bis zum Topf braucht. Schale 3 ist zwei entfernt und enthält zwei. Leere sie.
lesson-empty-ready-right = Eine Bohne kam in Schale 4, die letzte in deinen Topf. Jedes Leeren bringt genau eine Bohne heim.
lesson-empty-ready-wrong = Wähle Schale 3 selbst: Ihre zwei Bohnen reichen gerade bis zum Topf.
lesson-empty-which = Von Schale 1 bis Schale 4 ist der Topf vier, drei, zwei und eins entfernt. Nur eine Schale lässt sich hier leeren. Finde sie.
lesson-empty-which-right = Schale 2 enthielt drei, genau genug. Schale 1 hat zu wenige, Schale 4 zu viele.
lesson-empty-which-wrong = Vergleiche die Bohnen jeder Schale mit ihrer Entfernung vom Topf: 4, 3, 2, 1.

lesson-nearest = Die nächste zuerst
lesson-nearest-first = Die Vorräte sind leer; es zählt nur, wie viele Bohnen du noch heimbringst. Die Schalen 1 und 4 lassen sich leeren. Beginne mit der, die dem Topf am nächsten liegt.
lesson-nearest-first-right = Gut: Jetzt ist in Schale 4 Platz für die Bohne, die Schale 1 schicken wird.
lesson-nearest-first-wrong = So käme eine zweite Bohne in Schale 4, und die wäre nie mehr zu leeren. Die nächste zuerst.
lesson-nearest-far = Jetzt ist Schale 1 an der Reihe.
lesson-nearest-far-right = Eine Bohne ist daheim, und drei Schalen haben eine mehr.
lesson-nearest-far-wrong = Schale 1 enthält vier und ist vier entfernt.
lesson-nearest-again = Die Schalen 3 und 4 lassen sich leeren. Welche zuerst?
lesson-nearest-again-right = Immer die nächste.
lesson-nearest-again-wrong = Schale 4 bekäme eine zweite Bohne und säße fest. Leere sie zuerst.
lesson-nearest-last = Weiter so.
lesson-nearest-last-right = Und die Bohne, die in Schale 4 fiel, kommt mit dem nächsten Zug heim: zusammen fünf Bohnen. Mit Schale 1 zuerst wären es nur zwei gewesen.
lesson-nearest-last-wrong = Schale 3 enthält zwei und ist zwei entfernt.

lesson-capture = Schlagen
lesson-capture-take = Fällt die letzte gesäte Bohne in eine Schale, die leer war, so schlägst du die Bohnen in der Schale gegenüber. Gegenüber deiner Schale 3 liegen zwei Bohnen von Nord. Nimm sie.
lesson-capture-take-right = Zwei Bohnen sind in deinem Topf; die gesäte bleibt liegen.
lesson-capture-take-wrong = Die letzte Bohne muss in Schale 3 fallen: Dazu braucht es drei.
lesson-capture-full = Nur eine leere Schale schlägt. In deiner Schale 3 liegt eine Bohne, also sind die drei Bohnen gegenüber außer Reichweite. Was lässt sich noch schlagen?
lesson-capture-full-right = Schale 2 war leer, und gegenüber lagen zwei Bohnen.
lesson-capture-full-wrong = Suche eine leere Schale von dir, der Bohnen gegenüberliegen.

lesson-blocked = Blockierte Schalen
lesson-blocked-before = Eine Schale mit mehr Bohnen als ihrer Entfernung ist blockiert: Du kannst sie nie mehr leeren. Schale 4 blockiert schon die zweite Bohne. Jetzt liegt eine darin. Was tust du?
lesson-blocked-before-right = Die Bohne ist daheim, und Schale 4 kann die nächste aufnehmen.
lesson-blocked-before-wrong = So bleibt die Bohne in Schale 4 für Nord erreichbar, oder die Schale wird blockiert. Bring sie erst heim.
lesson-blocked-order = Die Schalen 3 und 4 lassen sich leeren. Die eine Reihenfolge blockiert eine Schale, die andere nicht.
lesson-blocked-order-right = Erst Schale 4, dann Schale 3, und beide sind wieder frei.
lesson-blocked-order-wrong = Die Bohne aus Schale 3 wäre die zweite in Schale 4. Leere Schale 4 zuerst.

lesson-doomed = Verloren oder sicher
lesson-doomed-take = Was in einer blockierten Schale liegt, hat ihr Besitzer verloren, aber der Gegner kann es noch schlagen. Nords Schale 4 ist blockiert, und deine Schale gegenüber ist leer: Diese Bohnen sind verloren. Nimm sie.
lesson-doomed-take-right = Eine Bohne gesät, drei geschlagen.
lesson-doomed-take-wrong = Nords Schale 4 liegt deiner Schale 1 gegenüber. Säe eine einzige Bohne.
lesson-doomed-safe = Deine Schale 4 ist blockiert. Nord könnte sie nur mit einer letzten Bohne in einer leeren Schale 1 schlagen, und dort liegt schon eine: Deine ist sicher. Eine andere Schale von dir ist es nicht. Kümmere dich um die.
lesson-doomed-safe-right = Schale 3 wäre geschlagen worden. Die Bohne, die sie in Schale 4 legt, kostet nichts: Eine sichere Schale darf wachsen.
lesson-doomed-safe-wrong = Dann sät Nord zwei und schlägt beide Bohnen deiner Schale 3. Schale 4 braucht dich nicht, Schale 3 schon.

lesson-runaway = Nimm, was weglaufen kann
lesson-runaway-choose = Nord hat keinen Vorrat mehr, aber je zwei Bohnen in den Schalen 2 und 3. Eine der beiden kann im nächsten Zug geleert werden, die andere ist blockiert und kann nicht weg. Welche Bohnen nimmst du?
lesson-runaway-choose-right = Schale 2 wäre geleert worden. Was blockiert ist, bleibt liegen und kann warten.
lesson-runaway-choose-wrong = Nords Schale 2 ist zwei vom Topf entfernt und enthält zwei: Gleich ist sie fort.

lesson-bait = Den Köder verschmähen
lesson-bait-small = Du kannst zwei Bohnen schlagen oder eine heimbringen. Sieh nach, was Nord danach jeweils kann.
lesson-bait-small-right = Deine Bohne in Schale 3 war in Gefahr, Nords blockierte Bohnen laufen nicht weg: Die kannst du als Nächstes schlagen.
lesson-bait-small-wrong = Zwei Bohnen für dich, aber Nord nimmt eine aus deiner Schale 3, und dir bleibt nichts zu tun. Bring erst heim, was in Gefahr ist.
lesson-bait-large = Drei Bohnen liegen bereit. Lohnt es sich?
lesson-bait-large-right = Drei zu schlagen hätte mehr gekostet: vier Bohnen Vorrat, eine blockierte Schale und Ziele für Nord. Leeren kostet keinen Vorrat.
lesson-bait-large-wrong = Damit bleibt Schale 3 dort, wo Nord sie schlagen kann. Mit vier Bohnen drei zu schlagen fühlt sich gut an, doch danach ist dein Vorrat leer, und Nord kann in jeder deiner Schalen schlagen. Vergleiche: Was gibt ein Zug aus?

lesson-tempo = Tempo
lesson-tempo-small = Du musst in jedem Zug etwas tun. Wer wenig sät, kommt mit dem Vorrat lange aus; wer viel sät, verbraucht ihn und blockiert die rechten Schalen. Drei Bohnen hast du, eine hat Nord: Wie viele säst du?
lesson-tempo-small-right = Eine nach der anderen: Nord gehen die Züge lange vor dir aus, und dann spielst du allein.
lesson-tempo-small-wrong = Das kostet zu viel. Der Vorrat ist eine Uhr: Lass sie langsam laufen.
lesson-tempo-clock = Deine Schale 2 lässt sich leeren, und niemand bedroht sie. Beide haben noch eine Bohne zu säen. Was ist besser: jetzt leeren oder Nord die Bohne erst ausgeben lassen?
lesson-tempo-clock-right = Nord muss jetzt die letzte Bohne säen und schlägt nichts. Deine Schale 2 kommt danach unbeschadet heim.
lesson-tempo-clock-wrong = Beim Leeren fällt eine Bohne in Schale 3, und Nords letzte Bohne schlägt sie. Eine fertige, sichere Schale kann warten.

lesson-pass = Passen
lesson-pass-last = Wer ziehen kann, muss ziehen. Ohne Vorrat und ohne eine Schale zum Leeren musst du passen, und Nord spielt allein weiter. Einen Zug hast du noch. Mach ihn.
lesson-pass-last-right = Von jetzt an passt du in jedem Zug, bis auch Nord keinen mehr hat: Dann ist die Partie aus, und Bohnen in Schalen zählen für niemanden.
lesson-pass-last-wrong = Schale 3 enthält eine Bohne und ist eins entfernt.

lesson-perfect = Perfekte Stellungen
lesson-perfect-make = Manche Reihen kommen ohne den Vorrat bis zur letzten Bohne heim, solange der Gegner nichts schlägt. Eine Bohne mehr macht diese Reihe zu einer solchen perfekten Stellung. Wohin gehört sie?
lesson-perfect-make-right = 3, 1, 0: Für drei Schalen und vier Bohnen ist es die einzige.
lesson-perfect-make-wrong = Eine Bohne genügt. Mit zweien läge in Schale 2 eine zu viel.
lesson-perfect-one = Nun bring alle vier Bohnen heim, ohne Vorrat. Denk daran: von den Schalen, die sich leeren lassen, die dem Topf nächste.
lesson-perfect-one-right = Die erste ist daheim.
lesson-perfect-one-wrong = Nur Schale 1 lässt sich leeren.
lesson-perfect-two = Die Schalen 2 und 3 lassen sich leeren.
lesson-perfect-two-right = Die nächste zuerst.
lesson-perfect-two-wrong = Das würde Schale 3 blockieren.
lesson-perfect-three = Noch zwei.
lesson-perfect-three-right = Daheim, und eine Bohne fällt in Schale 3.
lesson-perfect-three-wrong = Schale 2 enthält zwei und ist zwei entfernt.
lesson-perfect-four = Die letzte.
lesson-perfect-four-right = Alle vier Bohnen sind daheim. Für jede Zahl von Bohnen gibt es genau eine solche Reihe, wenn die Schalen reichen. Auf vier Schalen ist 4, 2, 0, 0 mit sechs Bohnen die kleinste, die Schale 1 braucht, und 4, 2, 2, 1 mit neun die größte.
lesson-perfect-four-wrong = In Schale 3 liegt eine Bohne.

lesson-opening = Der erste Zug
lesson-opening-first = Nun das ganze Spiel, vier Schalen, je vierzig Bohnen. Dieses Brett ist gelöst: Bei bestem Spiel beider gewinnt, wer als Zweiter zieht, mit einer Bohne Vorsprung. Welcher erste Zug verliert nicht mehr als das?
lesson-opening-first-right = Eine Bohne. Das verbraucht am wenigsten und gibt Nord am wenigsten zum Zielen. Zwei Bohnen verlieren zwei, drei verlieren fünf, vier verlieren acht.
lesson-opening-first-wrong = Zu viel auf einmal: Jede gefüllte Schale ist ein Ziel, und die rechten blockieren zuerst. Sieh den Vorrat als Uhr.
`;export{e as default};