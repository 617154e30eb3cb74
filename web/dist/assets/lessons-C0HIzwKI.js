var e=`### The course: short lessons, each with moves to make. South is the reader.

lessons-title = Learn Cups
lessons-intro = Twelve short lessons. Every step asks you for one move; try it on the board.
lesson-progress = Lesson { $lesson } of { $lessons }, step { $step } of { $steps }
lesson-done = Lesson done.
lesson-next = Next lesson
lesson-again = Try again

lesson-sow = Sowing
lesson-sow-three = On your turn you may sow: take beans from your stock and lay one each into your cups, from cup 1 on. Sow three beans.
lesson-sow-three-right = One bean each lies in cups 1, 2 and 3, and the stock is three smaller.
lesson-sow-three-wrong = That is a legal move, but here we want three beans: the last one lands in cup 3.
lesson-sow-two = You choose only how many beans; they always begin in cup 1, whatever lies there. Let the last bean land in cup 2.
lesson-sow-two-right = Two beans: one more in cup 1, one more in cup 2.
lesson-sow-two-wrong = Count from cup 1: as many beans as the cup in which the last one shall land.

lesson-empty = Emptying a cup
lesson-empty-ready = The other kind of move brings beans into your pot. A cup can be emptied when it holds exactly as many beans as it takes to reach the pot. Cup 3 is two away and holds two. Empty it.
lesson-empty-ready-right = One bean went into cup 4, the last one into your pot. Emptying a cup always brings exactly one bean home.
lesson-empty-ready-wrong = Choose cup 3 itself: its two beans reach just as far as your pot.
lesson-empty-which = From cup 1 to cup 4 the pot is four, three, two and one away. Only one cup can be emptied here. Find it.
lesson-empty-which-right = Cup 2 held three, just enough. Cup 1 holds too few, cup 4 too many.
lesson-empty-which-wrong = Compare the beans in each cup with its distance from the pot: 4, 3, 2, 1.

lesson-nearest = Nearest the pot first
lesson-nearest-first = The stocks are empty; it only counts how many beans you still bring home. Cups 1 and 4 can be emptied. Begin with the one that is nearest the pot.
lesson-nearest-first-right = Good: now cup 4 has room for the bean that cup 1 will send.
lesson-nearest-first-wrong = That would put a second bean into cup 4, which could then never be emptied. The nearest first.
lesson-nearest-far = Now it is cup 1’s turn.
lesson-nearest-far-right = One bean home, and three cups have one more.
lesson-nearest-far-wrong = Cup 1 holds four and is four away.
lesson-nearest-again = Cups 3 and 4 can be emptied. Which comes first?
lesson-nearest-again-right = Always the nearest.
lesson-nearest-again-wrong = Cup 4 would get a second bean and be stuck. Empty it first.
lesson-nearest-last = Go on.
lesson-nearest-last-right = And the bean that fell into cup 4 goes home with the next move: five beans in all. Beginning with cup 1 would have brought only two.
lesson-nearest-last-wrong = Cup 3 holds two and is two away.

lesson-capture = Capturing
lesson-capture-take = If the last bean you sow lands in a cup that was empty, you capture the beans in the cup opposite. Two of North’s beans lie opposite your cup 3. Take them.
lesson-capture-take-right = Two beans are in your pot; the bean you sowed stays where it is.
lesson-capture-take-wrong = The last bean must land in cup 3: that takes three beans.
lesson-capture-full = Only an empty cup captures. Your cup 3 holds a bean, so North’s three beans opposite are out of reach. Which capture is left?
lesson-capture-full-right = Cup 2 was empty, and two beans lay opposite.
lesson-capture-full-wrong = Look for a cup of yours that is empty and faces beans.

lesson-blocked = Blocked cups
lesson-blocked-before = A cup with more beans than its distance is blocked: you can never empty it again. Cup 4 is blocked by its second bean. It holds one now. What do you do?
lesson-blocked-before-right = Its bean is home and cup 4 can take the next one.
lesson-blocked-before-wrong = That leaves the bean in cup 4 within North’s reach, or blocks it. Bring it home first.
lesson-blocked-order = Both cups 3 and 4 can be emptied. One order blocks a cup, the other doesn’t.
lesson-blocked-order-right = First cup 4, then cup 3, and both are free again.
lesson-blocked-order-wrong = The bean from cup 3 would be the second one in cup 4. Empty cup 4 first.

lesson-doomed = Doomed or safe
lesson-doomed-take = What is in a blocked cup is lost to its owner, but the opponent may still capture it. North’s cup 4 is blocked, and the cup of yours that faces it is empty: those beans are doomed. Take them.
lesson-doomed-take-right = One bean sown, three captured.
lesson-doomed-take-wrong = North’s cup 4 lies opposite your cup 1. Sow a single bean.
lesson-doomed-safe = Your cup 4 is blocked. North could capture it only with a last bean in an empty cup 1, and that one holds a bean: yours is safe. Another cup of yours is not. Look after that one.
lesson-doomed-safe-right = Cup 3 would have been captured. The bean it drops into cup 4 costs nothing: a safe cup may grow.
lesson-doomed-safe-wrong = Then North sows two and takes both beans of your cup 3. Cup 4 doesn’t need you; cup 3 does.

lesson-runaway = Take what can run away
lesson-runaway-choose = North has no stock left, but two beans each in cups 2 and 3. One of these cups can be emptied at the next turn, the other is blocked and can’t run. Which beans do you take?
lesson-runaway-choose-right = Cup 2 would have been emptied. What is blocked stays, and can wait.
lesson-runaway-choose-wrong = North’s cup 2 is two away from the pot and holds two: it will be gone.

lesson-bait = Refuse the bait
lesson-bait-small = You can capture two beans, or bring one home. Look at what North can do after each.
lesson-bait-small-right = Your bean in cup 3 was in danger, North’s blocked beans were not going anywhere: now you can capture them next.
lesson-bait-small-wrong = Two beans for you, but North takes one from your cup 3, and you have nothing left to do. First bring home what is in danger.
lesson-bait-large = Three beans for the taking. Is it worth it?
lesson-bait-large-right = A capture of three would have cost more: four beans of your stock, a blocked cup, and targets for North. Emptying costs nothing from the stock.
lesson-bait-large-wrong = That leaves cup 3 where North can capture it. Taking three with four beans feels good, but then your stock is empty and North can capture in every one of your cups. Compare: what does a move spend?

lesson-tempo = Tempo
lesson-tempo-small = Every turn you must move. Small sowings make a stock last; large ones spend it and block the right cups. Three beans in your stock, one in North’s: how many do you sow?
lesson-tempo-small-right = One by one: North will be out of moves long before you, and then you play alone.
lesson-tempo-small-wrong = That spends too much. The stock is a clock: make it run slowly.
lesson-tempo-clock = Your cup 2 can be emptied, and nobody threatens it. Both have one bean to sow. What is better, to empty now or to let North spend that bean first?
lesson-tempo-clock-right = North must now sow the last bean, and captures nothing. Your cup 2 goes home afterwards, unharmed.
lesson-tempo-clock-wrong = Emptying drops a bean into cup 3, and North’s last bean captures it. A cup that is ready and safe can wait.

lesson-pass = Passing
lesson-pass-last = Whoever can move must move. Without a stock and without a cup to empty you have to pass, and North plays on alone. You have one move left. Make it.
lesson-pass-last-right = From now on you pass at every turn until North has no move either: then the game is over, and beans left in cups count for nobody.
lesson-pass-last-wrong = Cup 3 holds one bean and is one away.

lesson-perfect = Perfect positions
lesson-perfect-make = Some rows go home to the last bean without the stock, as long as the opponent captures nothing. One bean more makes this row such a perfect position. Where does it belong?
lesson-perfect-make-right = 3, 1, 0: for three cups and four beans it is the only one.
lesson-perfect-make-wrong = One bean is enough. Two would fill cup 2 with one too many.
lesson-perfect-one = Now bring all four beans home, without a stock. Remember: the cup nearest the pot that can be emptied.
lesson-perfect-one-right = The first one is home.
lesson-perfect-one-wrong = Only cup 1 can be emptied.
lesson-perfect-two = Cups 2 and 3 can be emptied.
lesson-perfect-two-right = Nearest first.
lesson-perfect-two-wrong = That would block cup 3.
lesson-perfect-three = Two to go.
lesson-perfect-three-right = Home, and one bean falls into cup 3.
lesson-perfect-three-wrong = Cup 2 holds two and is two away.
lesson-perfect-four = The last one.
lesson-perfect-four-right = All four beans are home. For every number of beans there is exactly one such row, if there are cups enough. On four cups, 4, 2, 0, 0 with six beans is the smallest that needs cup 1, and 4, 2, 2, 1 with nine is the largest.
lesson-perfect-four-wrong = Cup 3 holds one bean.

lesson-opening = The first move
lesson-opening-first = The whole game now, four cups, forty beans each. This board has been solved: with best play on both sides the second player wins by one bean. Which first move loses no more than that?
lesson-opening-first-right = One bean. It spends least and gives North the least to aim at. Two beans lose two, three lose five, four lose eight.
lesson-opening-first-wrong = Too much at once: every cup you fill is a target, and the right ones block soonest. Think of the stock as a clock.
`;export{e as default};