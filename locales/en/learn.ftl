### The course on its pages; the lessons themselves are in lessons.ftl.

learn-page = Learn
learn-card = Twelve short lessons on the board, from the first sowing to the first move of a game.
learn-all = All lessons
learn-step = Step { $step }
learn-steps = { $steps ->
    [one] One step
   *[other] { $steps } steps
}
learn-answer = Answer
learn-next-step = Next step
learn-previous = Previous lesson
learn-right = Right.
learn-wrong = Not quite.
learn-done = done
learn-progress = { $done } of { $lessons } lessons done
learn-finished = That was the whole course. Now try what you know.
learn-noscript = With JavaScript the lessons can be played on the board. Here you can read them: every step with its picture, the answer below it.
learn-afterwards = Afterwards

learn-about-sow = How beans come onto the board.
learn-about-empty = How beans get into the pot.
learn-about-nearest = Which cup to empty first.
learn-about-capture = How to take the opponent’s beans.
learn-about-blocked = What happens to a cup with too many beans.
learn-about-doomed = Which lost beans are in danger.
learn-about-runaway = What to capture first.
learn-about-bait = When not to capture.
learn-about-tempo = The stock is a clock.
learn-about-pass = What happens when you can’t move.
learn-about-perfect = Rows that go home to the last bean.
learn-about-opening = How to begin a game.
