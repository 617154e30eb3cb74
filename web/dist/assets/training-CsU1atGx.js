var e=`### The pages of puzzles and of rows to be brought home. What is said of a puzzle itself is in puzzles.ftl.

training-puzzles = Puzzles
training-puzzles-card = Find the one good move: { $all } puzzles by theme and difficulty, and one for every day.
training-day = Puzzle of the day
training-day-solved = Today’s puzzle is solved.
training-next = Next puzzle
training-another = Another puzzle
training-again = Once more
training-solution = Solution
training-show = Show the solution
training-themes = Themes
training-theme = Theme
training-difficulty = Difficulty
training-any = all
training-band-1 = easy (1 to 3)
training-band-2 = medium (4 to 6)
training-band-3 = hard (7 to 9)
training-band-4 = very hard (10 to 13)
training-count = { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
training-yours = Your progress
training-streak = Without a mistake
training-longest = Longest so far
training-days = Days in a row
training-solved = Solved
training-solved-of = { $solved } of { $all }
training-level = Your level
training-choice = Which puzzles
training-link = Link to this puzzle
training-failed = The puzzles couldn’t be loaded. Please try again.
training-unreadable = Something of your kept progress can’t be read; that begins anew.
training-noscript = With JavaScript puzzles can be solved on the board. Here they can be read, each with its picture; the solution is below it.
training-examples = Some of them
training-your-turn = Right! Go on.
training-how = A wrong move or the solution ends the run without a mistake; with a hint beyond the theme a puzzle doesn’t count.

perfect-page = Perfect
perfect-card = Bring a row home in the fewest steps, all by yourself.
perfect-lead = A perfect row goes home to the last bean without the stock. Here nobody plays against you: sow and empty until your row stands as it should and the stock is empty, in as few steps as you can.
perfect-size = Cups
perfect-problem = Problem { $number }
perfect-previous = Problem before
perfect-next = Next problem
perfect-goal = Your row should become
perfect-task = Bring your row to { $row } and use up the stock. Nobody plays against you; { $steps ->
    [one] one step is
   *[other] { $steps } steps are
} enough.
perfect-steps = Steps: { $steps }. The fewest: { $fewest }.
perfect-done-best = Perfect! { $steps ->
    [one] One step
   *[other] { $steps } steps
}, and fewer are impossible.
perfect-done = Done in { $steps ->
    [one] one step
   *[other] { $steps } steps
}. It can be done in { $fewest }.
perfect-lost = From here the row can’t be reached any more. Take steps back.
perfect-back = Take back { $steps ->
    [one] one step
   *[other] { $steps } steps
}, then it can still be done.
perfect-restart = From the beginning
perfect-record = Brought home in the fewest steps: { $solved ->
    [one] one problem
   *[other] { $solved } problems
}
perfect-rows = The perfect rows, by size
perfect-rows-text = For every number of beans there is at most one row that goes home to the last of them. These are the ones to make here: of all that need cup 1, the one with the fewest beans.
perfect-row = Row
perfect-beans = Beans
`;export{e as default};