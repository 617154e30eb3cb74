### The command line and what the commands print.

## Headings of the help.

help-usage = Usage
help-usage-options = OPTIONS
help-usage-command = COMMAND
help-commands = Commands
help-arguments = Arguments
help-options = Options

## What the commands do.

help-beanduel = Play, analyse and solve the game of Cups (BohnDuell)
help-play = Play a game; also what happens without a command
help-show = Show a position as text or as a picture
help-check = Check the games in a file move by move
help-analyse = Say what every move of a position is worth, or what each move of a game lost
help-solve = Search the exact value of the start
help-verify = Check a certificate that “solve --proof” wrote: does it prove the value it claims?
help-survey = Find value and first moves of every board and stock that can be had in a time
help-row = Ask about one row of cups without an opponent
help-row-perfect = Print the perfect row: the fewest beans that fill cup 1 and can all be potted
help-row-best = Say how many beans a row can pot alone, and how
help-row-transfer = Find the fewest moves from a row and a stock to another row, the stock all sown
help-row-compose = Find the rows and stocks from which the perfect row is the most moves away
help-train = Let the engine play itself and learn to estimate positions
help-perft = Count the move sequences from the start: a test of the rules and of the machine
help-rules = Print the rules of the game
help-serve = Play in the browser: answer at an address of this machine until Ctrl-C
help-completions = Print what a shell completes after “beanduel”
help-man = Print the manual page, or write those of all commands to a folder

help-exit-codes = Exit codes: 0 done; 1 an illegal move, or a faulty file under “check” or “verify”; 2 a wrong command line or unreadable input.

## What the arguments and flags mean: help-COMMAND-FLAG, or help-any-FLAG for all commands.

help-any-lang = The language (otherwise that of the environment)
help-any-data = The folder for saved games (otherwise that of BEANDUEL_DATA or the system’s own)
help-any-help = Print this help
help-any-version = Print the version
help-any-json = Print JSON, for scripts
help-any-cups = Cups of each player, 1 to 15 (otherwise 4)
help-any-stock = Beans in each stock at the start, 1 to 255 (otherwise ten for each cup)
help-any-max-sow = The most beans a sowing may take, 1 to the number of cups (otherwise that number)
help-play-south = Who plays South: “person” or a level of the engine from 1, first game, to 12, full strength (otherwise a person)
help-play-north = Who plays North: “person” or a level of the engine from 1, first game, to 12, full strength (otherwise level 4, casual player)
help-play-position = Start from this position
help-play-load = Go on with the game in this file
help-play-seed = Makes the engine’s choices repeatable
help-play-speed = How fast beans are sown on the screen (otherwise normal)
help-play-no-animation = Show every move at once, like --speed off
help-play-ascii = Draw with plain ASCII characters only
help-play-plain = Play line by line in sentences, for screen readers and pipes
help-show-pos = The position, such as 0,0,0,0:40:0 0,0,0,0:40:0 s: cups, stock and pot of South, then of North, then who moves
help-show-moves = Moves to play first, such as "s4 s3 c4"
help-show-format = The form (otherwise the one that the name of the file says, or text)
help-show-out = The file to write to
help-show-theme = The colours of a picture (otherwise light)
help-show-width = The width of a PNG in pixels (otherwise 1200)
help-check-file = The file with games (.cgn); - reads the input
help-any-threads = How many threads search (otherwise as many as there are processors)
help-solve-snapshot = Keep the search in this file and go on from it (otherwise in the data folder, after a minute)
help-solve-snapshot-every = How often the search is kept (otherwise every 10 minutes)
help-any-memory = Memory for the search, such as 512M or 4G (otherwise 1G)
help-analyse-pos = The position, such as 0,0,0,0:40:0 0,0,0,0:40:0 s: cups, stock and pot of South, then of North, then who moves; or a file with games (.cgn; - reads the input)
help-analyse-time = How long to think, such as 500ms or 10s: for all moves of a position together (otherwise 2s), or for each game at most (otherwise 20s)
help-survey-cups = Cups of each player, such as 4 or 1..6 (otherwise 1..6)
help-survey-time-per-board = The time for all stocks of a number of cups, such as 60s or 1h (otherwise 60s)
help-survey-tables = Take the values of boards that are in a table from there, without a search
help-survey-out = Keep what is found in this file, one JSON object a line, and go on from what it holds
help-analyse-lines = List only so many moves, the best (otherwise all)
help-analyse-exact = Search until every move’s value is exact, however long it takes; Ctrl-C ends it
help-analyse-game = Only this game of the file, from 1 (otherwise all)
help-analyse-out = Write the games there as annotated records: values, glyphs, comments and better lines
help-analyse-html = Write a page about the games there that stands alone
help-analyse-plot = Draw the course of the game there, as .svg or .png
help-solve-proof = Also write a certificate of the value, which “verify” checks
help-verify-file = The certificate
help-row-perfect-stock = Makes no difference here
help-row-perfect-max-sow = Makes no difference here
help-row-best-row = The row from its owner’s left, such as 4,2,0,0
help-row-transfer-from = The row to start from, such as 0,0,0,1 or "0 0 0 1"
help-row-transfer-stock = The beans to sow
help-row-transfer-to = The row to reach (otherwise the perfect row)
help-row-compose-stock = Beans in row and stock together, at most (otherwise ten for each cup)
help-row-compose-unique = Only rows and stocks with one solution, apart from the order of moves
help-row-compose-json = Print JSON with cups, beans, unique, fewest, at_most (what is proved of fewest, also where Ctrl-C ended it) and starts, each a row and a stock
help-perft-depth = How many moves deep to count
help-serve-listen = The address and port (otherwise 127.0.0.1:7373, which no other machine can reach)
help-serve-open = Open the browser there
help-train-cups = Cups of each player, 3 to 10
help-train-out = The file for what it learned
help-train-table = A table of exact values to learn from besides
help-train-seed = Another number makes other games (otherwise 1)
help-train-rounds = How often games are played and learned from (otherwise 4)
help-train-games = Games of each round (otherwise 3000)
help-train-depth = How many moves the games look ahead (otherwise 6)
help-completions-shell = The shell
help-man-out = The folder to write the manual pages to

## Names of values in usage lines.

value-language = LANGUAGE
value-dir = DIR
value-address = ADDRESS
value-n = N
value-seat = WHO
value-pos = POSITION
value-file = FILE
value-number = NUMBER
value-speed = SPEED
value-moves = MOVES
value-format = FORM
value-theme = THEME
value-px = PIXELS
value-plies = MOVES
value-shell = SHELL
value-size = SIZE
value-time = TIME
value-beans = BEANS
value-row = ROW
value-range = RANGE

## What is wrong with a command line.

usage-unknown-flag = “{ $flag }” is not known here.
usage-unknown-command = There is no command “{ $command }”.
usage-no-value = { $flag } needs a value.
usage-bad-value = “{ $value }” is not a value for { $flag }:
usage-missing = Missing: { $flag }
usage-twice = { $flag } may be given only once.
usage-conflict = { $flag } and { $other } exclude each other.
usage-surplus-value = { $flag } takes no value, so “{ $value }” is one too many.
usage-not-utf8 = An argument is not text in UTF-8.
usage-suggestion = Perhaps you meant “{ $suggestion }”.
usage-more = For more, run: { $command }

## Files and output.

output-failed = The output can’t be written: { $why }
file-not-found = There is no such file or folder.
file-not-permitted = Permission is denied.
file-is-folder = This is a folder.
file-below-file = A file stands where a folder should be.
file-disk-full = The disk is full.
file-read-only = The disk can only be read.

## perft

perft-rules = 2x{ $cups }, stock { $stock }, at most { $sow } sown at once
perft-count = Depth { $depth }: { $nodes ->
    [one] one node
   *[other] { $number } nodes
} in { $seconds } s, { $speed } nodes/s
time-left = left:

## show

show-turn = { $player ->
    [south] South
   *[north] North
} is to move: { $moves }
show-pass = { $player ->
    [south] South
   *[north] North
} has no move and must pass.
show-over = The game is over: { $outcome }.
show-png-terminal = A PNG is no text for a terminal: name a file with --out or use a pipe.
show-width = A PNG can’t be { $width } pixels wide, only { $least } to { $most }.
show-drawing = The picture can’t be drawn: { $why }

## check

check-game = Game { $index }: { $plies ->
    [one] one move
   *[other] { $plies } moves
}, { $end }
check-fault = Game { $index }, line { $line }, character { $column }: { $what }
check-summary = { $games ->
    [one] One game
   *[other] { $number } games
}, { $plies ->
    [one] one move
   *[other] { $moves } moves
}, { $faults ->
    [0] no fault
    [one] one fault
   *[other] { $faults } faults
}

## solve

memory-lacking = This machine doesn’t have that much memory: give less with --memory.
solve-value = With best play: { $outcome }.
solve-stopped = Stopped: so far the value is known to lie between { $lower } and { $upper }.
solve-work = { $nodes ->
    [one] one node
   *[other] { $number } nodes
} in { $seconds } s, { $speed } nodes/s
solve-progress = value from { $lower } to { $upper }; { $number } nodes, { $speed } nodes/s; table { $fill } % full
solve-goes-on = Going on from { $path }: { $number } nodes in { $seconds } s so far, value from { $lower } to { $upper }.
solve-keeps = The search is kept in { $path } every { $minutes } min and on Ctrl-C. That takes up to { $disk } of disk, twice that while it is renewed.
solve-kept = The search is kept: the same command goes on from here.
solve-not-kept = The search goes on, but isn’t kept.
solve-snapshot-unusable = The search can’t go on from { $path }: { $why }
snapshot-foreign = byte 0: this is no snapshot of a search
snapshot-version = byte 8: a snapshot in version { $version } of the format, which this program doesn’t know
snapshot-of-other = byte 44: this is the snapshot of another search: { $position }
snapshot-other-size = byte 12: this is the snapshot of a search with another --memory (a table of { $bytes })
snapshot-part-block = block { $number }

## survey

survey-cups = cups
survey-stock = stock
survey-value = value
survey-moves = first moves
survey-nodes = nodes
survey-seconds = seconds
survey-board = 2x{ $cups }, stock { $stock }
survey-stopped = Stopped: this is what was found so far.
survey-stopped-kept = Stopped: this is what was found so far. The same command goes on from here.
survey-foreign = { $path }, line { $line }: no survey wrote this.

proof-needs = The certificate takes at most { $disk } of disk; making it takes up to about { $memory } of memory beside that of the search.
proof-progress = { $entries } entries
proof-too-large = The certificate would take more memory or disk than it may: give more with --memory.
proof-stopped = Stopped before the certificate was done; nothing was written.
proof-written = { $path }: { $entries } entries, { $bytes }, SHA-256 { $hash }

## verify

verify-needs = { $entries } entries; checking them takes about { $memory } of memory.
verify-proved = Proved: with best play { $outcome }.
verify-work = { $entries } entries in { $bytes }, checked in { $seconds } s
verify-stopped = Stopped before everything was checked.
verify-foreign = byte 0: this is no certificate
verify-version = byte 8: a certificate in version { $version } of the format, which this program doesn’t know
verify-rules = byte 10: there is no board of { $cups } cups with stock { $stock } and at most { $sow } sown at once
verify-truncated = byte { $offset }: the file ends too early
verify-damaged = byte { $offset }: the file is damaged from here on
verify-illegible = entry { $entry } can’t be: a number is out of its range or out of order
verify-illegal = entry { $entry }: { $move } isn’t a legal move in { $position }
verify-not-needed = entry { $entry }: nothing needs the claim that the mover of { $position } gains at least { $claimed }
verify-refuted = entry { $entry }: the mover of { $position } is claimed to gain at least { $claimed }, but after { $moves } it isn’t proved that the mover of { $after } gains at least { $wanted }
verify-refuted-least = the start: South is claimed to gain at least { $claimed }, but no entry proves it for { $after }
verify-refuted-most = the start: South is claimed to gain at most { $claimed }, but after { $moves } it isn’t proved that the mover of { $after } gains at least { $wanted }

## analyse

analyse-turn = { $player ->
    [south] South is to move. South’s
   *[north] North is to move. North’s
} final margin after each move:
analyse-between = between { $lower } and { $upper }

## row

row-beans = A row and its stock can’t hold { $beans } beans, only up to { $most }.
row-perfect = { $row } (beans: { $beans })
row-best = Beans it can pot alone: { $beans } of { $all }
transfer-question = From { $from } with { $stock } in the stock to { $to }
transfer-fewest = Fewest steps: { $fewest }; solutions, apart from the order of moves: { $solutions }
transfer-cups-differ = The rows to start from and to reach must have as many cups as each other, not { $from } and { $to }.
transfer-too-few = There is no way: the row to reach holds more beans ({ $wanted }) than row and stock together ({ $there }).
transfer-blocked = There is no way: cup { $cup } is blocked with { $beans } beans and can’t lose any, but should hold { $wanted } in the end.
transfer-equations = There is no way: whatever is sown and emptied, the cups up to cup { $cup } can’t all be as wanted when the stock is empty.
compose-longest = Of all rows with a stock, together at most { $beans } beans, these need the most steps to { $row }: { $most }
compose-unique = Of all rows with a stock, together at most { $beans } beans, and with one solution only, these need the most steps to { $row }: { $most }
compose-none = From no row with a stock, together at most { $beans } beans, is there such a way to { $row }.
compose-stopped = Stopped: so far it is known that with at most { $beans } beans no more steps than { $most } are needed to { $row }.
compose-start = { $row } with { $stock } in the stock
compose-progress = at most { $most } steps

## man

man-name = Name
man-synopsis = Synopsis
man-description = Description
man-exit-codes = Exit codes
man-version = Version

## table
help-table = Build, describe, check and ask tables of exact values
help-table-build = Build the table of a board: the exact value of every position
help-table-build-out = The file (otherwise in the data folder)
help-table-build-memory = Build only what will take about as much memory as this at most, such as 4G (otherwise what is free)
help-table-book = Write some layers of a table into a book
help-table-book-file = The table
help-table-book-top = All layers from this many beans in both stocks together
help-table-book-band = Also as much of the layers from this many beans on as a search from above can meet; :N after it leaves out stocks more than N beans apart
help-table-book-out = The book
help-table-info = Describe a table
help-table-info-file = The table
help-table-verify = Check every entry of a table, or what can be checked of a book, against the entries that its moves lead to
help-table-verify-file = The table
help-table-probe = Tell the exact value of a position and of all its moves
help-table-probe-file = The table
help-table-probe-pos = The position
table-nowhere = There is no data folder here: name a file with --out.
table-exists = { $path } is there already.
table-needs = The table of 2x{ $cups }, stock { $stock }: { $positions } positions; building it takes about { $memory } of memory and { $disk } of disk, rather less than more.
table-no-memory = Only { $there } of memory may be taken, and about { $needed } are needed.
table-too-large = The table of this board is out of reach: it has too many shapes of a side.
table-no-disk = Only { $there } of disk are free, and up to { $needed } are needed.
table-build-stopped = Stopped. The same command goes on from here.
table-verify-stopped = Stopped.
table-built = Built { $path } in { $seconds } s.
table-verified = All { $pairs } entries stand: each was derived anew from those that its moves lead to, in { $seconds } s.
table-book-verified = The book stands: { $derived } of its { $pairs } entries were derived anew from those that their moves lead to, the other { $others } were checked only by the checksums, in { $seconds } s.
table-band-beyond = --band { $band }: its layers are those with { $first } to { $end } beans in both stocks together, and the table has none with more than { $last }.
table-band-in-top = --band { $band }: all layers from { $top } beans on are in the book already, by --top.
table-band-overlaps = --band { $band }: it has layers in common with the band { $other }.
table-book-empty = --top { $top }: this book would hold no layer; the table has those with up to { $last } beans in both stocks together.
table-holds = { $positions } positions; { $shapes } shapes a side, { $pairs } pairs of shapes, { $arrays } of them with change points ({ $changes }); { $bytes } bytes
table-layers = A book: of all layers only those with { $layers } beans in both stocks together
table-is-book = byte 13: this is a book, not a whole table
table-values = Pairs of shapes by value, without the beans that blocked cups hold beyond the first; the mover’s view in beans. One pair stands for many positions.
table-value = With best play the player to move ends with a margin of { $margin } (exact).
table-does-not-hold = This position is not in this table.
table-foreign = byte 0: this is no table
table-version = byte 8: a table in version { $version } of the format, which this program doesn’t know
table-truncated = byte { $offset }: the file ends within { $part }
table-damaged = byte { $offset }: { $part } is damaged
table-part-header = the header
table-part-layer = the head of layer { $beans }
table-part-block = block { $number } of layer { $beans }
table-part-end = the end
table-stock = Tables are built for stocks up to { $most } beans, not { $stock }.
table-part-unusable = The unfinished file can’t be continued: { $why }
table-part-of-other = The unfinished file is part of another table: 2x{ $cups }, stock { $stock }.
table-wrong = the entry of { $mine } against { $theirs } is not what its moves make it
table-numbers = layer { $beans } doesn’t hold what its head says

## serve

serve-ready = Beanduel is at { $url } – Ctrl-C ends it.
serve-wide = Note: { $address } may be reached from other machines too. Over plain HTTP their browsers can’t keep the game for offline play; behind HTTPS they can.
serve-not-opened = No browser could be opened; go to { $url }.
serve-failed = Can’t listen at { $address }: { $why }
## train

train-progress = round { $round } of { $rounds }; { $games } of { $all } games; error { $error } beans; { $left } s left
train-stopped = Stopped: nothing was written.
train-written = { $path }: { $bytes } bytes, learned from { $samples } positions of { $games } games, error { $error } beans, { $seconds } s

## engine
help-engine = Speak the protocol UGI on input and output, for other programs

## bench
help-bench = Run fixed searches and count the positions they visit
bench-search = { $position }: depth { $depth }, { $nodes } nodes, { $speed } nodes/s
bench-all = { $nodes } nodes in { $seconds } s, { $speed } nodes/s

## match
help-match = Let engines play matches, and tell who is stronger and how surely
help-match-engines = Who plays: full, level=5, alphabeta, deepening, uct, chance, or cmd:PROGRAM that speaks UGI; with settings, such as full,time=50ms,tables=off
help-match-games = How many games each two play, in pairs with sides swapped (otherwise 100)
help-match-time = The time for each move, such as 100ms or 1s (otherwise 100ms)
help-match-nodes = In place of a time, the most positions each move may visit
help-match-depth = In place of a time, how many moves deep each move may look
help-match-sprt = End as soon as it is clear whether the Elo difference is rather the first number or the second, such as 0,10 or 0,10,0.05,0.05
help-match-gauntlet = Only the first engine plays, against each of the others
help-match-anchor = The engine whose rating is 0 (otherwise the mean of all)
help-match-plies = How many moves of each opening are drawn by chance (otherwise 6)
help-match-seed = Makes openings and choices by chance repeatable (otherwise 1)
help-match-grace = How much longer than its time a move may take before it loses (otherwise 250ms)
help-match-cpu-time = Count the time that the processor spends on a move, not the time that passes: fair on a busy machine; other programs, and engines on several threads, go by the clock
help-match-threads = How many games are played at once (otherwise one)
help-match-out = The file (.cgn) that every game is written to
help-match-resume = Go on with the match in that file
value-engine = ENGINE
value-test = TEST
match-meeting = { $first } v. { $second }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won, { $drawn } drawn, { $lost } lost, { $score } % of the points
match-pairs = pairs of games with 0, ½, 1, 1½, 2 points: { $pairs }
match-elo = Elo difference { $elo } (95 %: { $low } to { $high })
match-margin = mean margin { $margin } ± { $error } beans a game
match-sprt = { $elo0 } or { $elo1 } Elo: log-likelihood ratio { $llr } (from { $lower } to { $upper } open), { $verdict ->
    [accepted] so rather { $elo1 }
    [rejected] so rather { $elo0 }
   *[open] not decided
}
match-ratings = Ratings (Elo, 95 % error), games, points:
match-conduct = { $name }: longest move { $ms } ms; lost by a crash { $crashes }, by an illegal move { $illegal }, on time { $time }
match-progress = { $games }/{ $all } games; the first two: { $won } won, { $drawn } drawn, { $lost } lost
match-stopped = Stopped after { $games } of { $all } games.
match-stopped-resumable = Stopped after { $games } of { $all } games. The same command with --resume goes on.
match-fault = Pair { $round }: { $name } loses: { $fault ->
        [crash] crash
        [illegal] illegal move
       *[time] time
    }
match-fault-detail = Pair { $round }: { $name } loses: { $fault ->
        [crash] crash
        [illegal] illegal move
       *[time] time
    } ({ $detail })
match-exists = { $path } is there already; --resume goes on with it.
match-damaged = { $path }: line { $line } is damaged, and whole games follow it.
match-of-others = { $path } is a match between others or on other terms.
match-unstartable = { $name } can’t be started: { $why }
match-no-answer = it doesn’t answer
match-limit = A number of moves to look ahead means nothing to { $name }.
match-no-memory = This machine doesn’t have the memory for { $name }: give it less with hash=.
match-no-weights = { $name } holds no weights.
match-anchor = None of the engines is called “{ $name }”.
match-sprt-of-many = --sprt is for two engines.
