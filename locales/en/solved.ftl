### The page on what is solved.

solved-page = What is solved
solved-card = Who wins when nobody errs, on which boards, and how anyone can check it.
solved-lead = A board is solved when it is known of every position how it ends if both play their best. All figures here were computed with this program; none is an estimate.
solved-regular = The regular games
solved-draw = On { $board }, with { $stock } beans each, best play by both ends in a draw.
solved-second = On { $board }, with { $stock } beans each, the second player wins by { $beans ->
    [one] one bean
   *[other] { $beans } beans
} if both play their best.
solved-first = On { $board }, with { $stock } beans each, the first player wins by { $beans ->
    [one] one bean
   *[other] { $beans } beans
} if both play their best.
solved-positions-known = The exact value of all { $positions } positions is known.
solved-starts = The start, by size and stock
solved-starts-text = What the first player is ahead by in the end, in beans; with a minus the second player is. Each line is a board, each column the beans in each stock. Where a field is empty nobody has computed it yet.
solved-starts-sentence = Of the { $all } starts that are known the second player wins { $second }, the first player { $first }, and { $draws } are draws.
solved-board = Board
solved-stock = Beans in each stock
solved-moves = The first move
solved-moves-text = How each first move ends if both play their best afterwards: South’s final margin in beans. The longer the bar, the more the move costs. One bean is a best beginning on every board computed so far.
solved-moves-of = { $board }, { $stock } beans each
solved-move = Move
solved-margin = Final margin
solved-spread = How values spread
solved-spread-text = A table counts pairs of shapes: how beans lie in both rows, without those that a blocked cup holds beyond the first. One pair stands for many positions. The picture counts the pairs by their value: what the player to move will still gain more than the opponent, in beans.
solved-spread-sentence = { $board }: of { $pairs } pairs the opponent gains more in { $behind } %, both gain the same in { $even } %, the player to move gains more in { $ahead } %. The most frequent value is { $value }, the extremes are { $least } and { $most }.
solved-behind = the opponent gains more
solved-ahead = the player to move gains more
solved-as-table = As a table
solved-value = Value
solved-range = { $from } to { $to }
solved-pairs = Pairs
solved-tables = The tables
solved-tables-text = A table gives the exact value of every position of a board. The bars grow by the same length each time a number becomes ten times as large.
solved-tables-sentence = The largest holds { $positions } positions in { $bytes } bytes: about { $share } positions in each byte.
solved-positions = Positions
solved-bytes = Bytes
solved-check = Check it
solved-check-text = That the second player wins regular 2x4 by one bean is also proved from the start, without a table. The proof has { $entries } entries in { $bytes } bytes, and a program of one file that doesn’t search at all checks it.
solved-check-commands = With the program anyone can make the table and the proof anew and check both:
solved-hash-table = SHA-256 of the table of 2x4
solved-hash-proof = SHA-256 of the proof
