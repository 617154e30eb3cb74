//! The library against a slow reference of the rules that shares no code with it, on random positions of all sizes:
//! legal moves, captures, every position after a move, passes, the end and its outcome, and move counts.

use beanduel_rules::{Amount, BySide, Cup, Move, Outcome, Player, Position, Setup, SetupSide, perft};

/// One player's things, as they lie on the table. `cups[0]` is the leftmost from the owner's seat.
#[derive(Clone, Debug, PartialEq)]
struct Row {
    cups: Vec<u32>,
    stock: u32,
    pot: u32,
}

/// A position as the player to move sees it.
#[derive(Clone, Debug, PartialEq)]
struct Table {
    own: Row,
    other: Row,
    south_moves: bool,
    max_sow: u32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Turn {
    Pass,
    Empty { cup: usize },
    Sow { beans: usize },
}

impl Row {
    /// How many beans it takes to reach the pot from a cup, counted from 1.
    fn distance(&self, cup: usize) -> u32 {
        (self.cups.len() + 1 - cup) as u32
    }

    /// The sowings and emptyings of its owner.
    fn turns(&self, max_sow: u32) -> Vec<Turn> {
        let mut turns = Vec::new();
        for cup in 1..=self.cups.len() {
            if self.cups[cup - 1] == self.distance(cup) {
                turns.push(Turn::Empty { cup });
            }
        }
        for beans in 1..=self.cups.len() {
            if beans as u32 <= self.stock && beans as u32 <= max_sow {
                turns.push(Turn::Sow { beans });
            }
        }
        turns
    }
}

impl Table {
    /// A turn must be taken if one is possible; a player without one passes; if neither has one, the game is over.
    fn turns(&self) -> Vec<Turn> {
        let own = self.own.turns(self.max_sow);
        if !own.is_empty() {
            own
        } else if !self.other.turns(self.max_sow).is_empty() {
            vec![Turn::Pass]
        } else {
            vec![]
        }
    }

    /// The beans captured and the position after a turn, seen by the player who moves next.
    fn after(&self, turn: Turn) -> (u32, Table) {
        let mut own = self.own.clone();
        let mut other = self.other.clone();
        let mut captured = 0;
        match turn {
            Turn::Pass => {}
            Turn::Empty { cup } => {
                own.cups[cup - 1] = 0;
                for right in cup + 1..=own.cups.len() {
                    own.cups[right - 1] += 1;
                }
                own.pot += 1;
            }
            Turn::Sow { beans } => {
                let last_was_empty = own.cups[beans - 1] == 0;
                for cup in 1..=beans {
                    own.cups[cup - 1] += 1;
                    own.stock -= 1;
                }
                if last_was_empty {
                    let opposite = own.cups.len() + 1 - beans;
                    captured = other.cups[opposite - 1];
                    other.cups[opposite - 1] = 0;
                    own.pot += captured;
                }
            }
        }
        (captured, Table { own: other, other: own, south_moves: !self.south_moves, max_sow: self.max_sow })
    }

    fn count(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.turns().into_iter().map(|turn| self.after(turn).1.count(depth - 1)).sum()
    }

    fn south_and_north(&self) -> (&Row, &Row) {
        if self.south_moves { (&self.own, &self.other) } else { (&self.other, &self.own) }
    }

    /// The library's position of it, by way of what a person can write down.
    fn position(&self) -> Position {
        let (south, north) = self.south_and_north();
        let side = |row: &Row| SetupSide { cups: row.cups.clone(), stock: row.stock, pot: row.pot };
        let setup = Setup {
            sides: BySide { south: side(south), north: side(north) },
            to_move: if self.south_moves { Player::South } else { Player::North },
            max_sow: Some(self.max_sow),
        };
        setup.try_into().unwrap()
    }

    /// Whether the library's position holds the same beans, read cup by cup.
    fn is(&self, position: &Position) -> bool {
        let (south, north) = self.south_and_north();
        let same = |row: &Row, player| {
            let side = position.side(player);
            side.row(position.cups()).map(u32::from).eq(row.cups.iter().copied())
                && u32::from(side.stock()) == row.stock
                && u32::from(position.pot(player)) == row.pot
                && side.beans() == row.cups.iter().sum::<u32>() + row.stock
        };
        same(south, Player::South)
            && same(north, Player::North)
            && (position.to_move() == Player::South) == self.south_moves
            && u32::from(position.max_sow()) == self.max_sow
    }
}

impl Turn {
    fn as_move(self) -> Move {
        match self {
            Turn::Pass => Move::Pass,
            Turn::Empty { cup } => Move::Empty(Cup::new(cup as u8).unwrap()),
            Turn::Sow { beans } => Move::Sow(Amount::new(beans as u8).unwrap()),
        }
    }
}

/// What the random positions held, so that a generator that has gone dull fails the test.
#[derive(Default)]
struct Tally {
    positions: u32,
    by_cups: [u32; 16],
    captures: u32,
    emptyings: u32,
    passes: u32,
    ends: u32,
    draws: u32,
    blocked: u32,
    no_stock: u32,
    full_sides: u32,
    limited_sowings: u32,
}

/// Compares everything the library says of one position with the reference.
fn compare(table: &Table, seen: &mut Tally) {
    let position = table.position();
    assert!(table.is(&position), "{position} was {table:?}");
    let turns = table.turns();
    let moves = position.legal_moves();
    assert!(moves.into_iter().eq(turns.iter().map(|turn| turn.as_move())), "{position}: {moves:?}");
    for &turn in &turns {
        let (captured, after) = table.after(turn);
        let mv = turn.as_move();
        assert_eq!(u32::from(position.captures(mv)), captured, "{position}: {mv:?}");
        let next = position.play(mv).unwrap();
        assert!(after.is(&next), "{position}: after {mv:?} {next}");
        seen.captures += u32::from(captured > 0);
        seen.emptyings += u32::from(matches!(turn, Turn::Empty { .. }));
    }
    let illegal = (0..32).filter_map(Move::from_byte).filter(|&mv| !turns.iter().any(|turn| turn.as_move() == mv));
    assert!(illegal.into_iter().all(|mv| position.play(mv).is_err()), "{position}: played an illegal move");

    let (south, north) = table.south_and_north();
    let margin = i64::from(south.pot) - i64::from(north.pot);
    assert_eq!(i64::from(position.margin(Player::South)), margin, "{position}");
    assert_eq!(i64::from(position.margin(Player::North)), -margin, "{position}");
    let outcome = turns.is_empty().then_some(match margin {
        0 => Outcome::Draw,
        1.. => Outcome::Win(Player::South),
        _ => Outcome::Win(Player::North),
    });
    assert_eq!(position.outcome(), outcome, "{position}");
    assert_eq!(position.is_over(), turns.is_empty(), "{position}");
    let side = position.side(position.to_move());
    for cup in Cup::row(position.cups()) {
        let number = usize::from(cup.number());
        let (beans, distance) = (table.own.cups[number - 1], table.own.distance(number));
        assert_eq!(side.is_emptiable(cup, position.cups()), beans == distance, "{position}: cup {cup}");
        assert_eq!(side.is_blocked(cup, position.cups()), beans > distance, "{position}: cup {cup}");
        seen.blocked += u32::from(beans > distance);
    }

    seen.positions += 1;
    seen.by_cups[table.own.cups.len()] += 1;
    seen.passes += u32::from(turns == [Turn::Pass]);
    seen.ends += u32::from(turns.is_empty());
    seen.draws += u32::from(outcome == Some(Outcome::Draw));
    seen.no_stock += u32::from(table.own.stock == 0);
    seen.full_sides += u32::from(table.own.cups.iter().sum::<u32>() + table.own.stock == 255);
    seen.limited_sowings += u32::from(table.max_sow < table.own.cups.len() as u32);
}

/// Random numbers with a fixed start (splitmix64, Steele, Lea and Flood 2014).
struct Dice(u64);

impl Dice {
    /// 0 to `most`.
    fn roll(&mut self, most: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ word >> 31) % (u64::from(most) + 1)) as u32
    }

    /// A row that no play need lead to: most cups hold few beans or nearly their distance, some hold very many.
    fn row(&mut self, cups: usize) -> Row {
        let mut row = Row { cups: vec![0; cups], stock: 0, pot: 0 };
        let mut left = 255;
        let kind = self.roll(3);
        // Not always from the left, so that the beans don't run out on the right alone.
        let first = self.roll(cups as u32 - 1) as usize;
        for i in 0..cups {
            let cup = (first + i) % cups + 1;
            let distance = row.distance(cup);
            let beans = match (kind, self.roll(9)) {
                (_, 0..=2) => 0,
                (0 | 1, 3..=5) | (2, 3..=8) => distance,
                (0, _) => self.roll(3),
                (1 | 2, _) => (distance + self.roll(2)).saturating_sub(1),
                (_, 9) => self.roll(255),
                _ => self.roll(distance + 9),
            };
            row.cups[cup - 1] = beans.min(left);
            left -= row.cups[cup - 1];
        }
        row.stock = match self.roll(7) {
            0 | 1 => 0,
            2..=4 => self.roll(cups as u32).min(left),
            5 => left,
            _ => self.roll(left),
        };
        row
    }

    /// A position that no play need lead to, within the limits of a valid one.
    fn table(&mut self, cups: usize) -> Table {
        let (mut own, mut other) = (self.row(cups), self.row(cups));
        let mut left = 510 - own.cups.iter().chain(&other.cups).sum::<u32>() - own.stock - other.stock;
        let most = if self.roll(1) == 0 { left.min(3) } else { left };
        own.pot = self.roll(most);
        left -= own.pot;
        other.pot = if self.roll(3) == 0 { own.pot.min(left) } else { self.roll(left) };
        Table { own, other, south_moves: self.roll(1) == 0, max_sow: self.max_sow(cups) }
    }

    fn max_sow(&mut self, cups: usize) -> u32 {
        if self.roll(1) == 0 { cups as u32 } else { self.roll(cups as u32 - 1) + 1 }
    }

    /// The start of a game with any stock.
    fn start(&mut self, cups: usize) -> Table {
        let most = [5, 20, 255][self.roll(2) as usize];
        let row = Row { cups: vec![0; cups], stock: 1 + self.roll(most - 1), pot: 0 };
        Table { own: row.clone(), other: row, south_moves: self.roll(1) == 0, max_sow: self.max_sow(cups) }
    }

    /// The positions of a game of random moves, the finished one last.
    fn game(&mut self, start: Table, mut each: impl FnMut(&Table)) {
        let mut table = start;
        loop {
            each(&table);
            let turns = table.turns();
            if turns.is_empty() {
                return;
            }
            table = table.after(turns[self.roll(turns.len() as u32 - 1) as usize]).1;
        }
    }
}

#[test]
fn the_library_agrees_with_the_reference_on_a_million_random_positions() {
    let mut dice = Dice(1965);
    let mut seen = Tally::default();
    for cups in 1..=15 {
        for _ in 0..40_000 {
            compare(&dice.table(cups), &mut seen);
        }
        let end = seen.positions + 30_000;
        while seen.positions < end {
            let start = dice.start(cups);
            dice.game(start, |table| compare(table, &mut seen));
        }
    }
    assert!(seen.positions >= 1_000_000, "{} positions", seen.positions);
    assert!(seen.by_cups[1..].iter().all(|&positions| positions >= 70_000), "{:?}", seen.by_cups);
    for (what, count, least) in [
        ("captures", seen.captures, 500_000),
        ("emptyings", seen.emptyings, 500_000),
        ("passes", seen.passes, 10_000),
        ("ends", seen.ends, 10_000),
        ("draws", seen.draws, 1_000),
        ("blocked cups", seen.blocked, 500_000),
        ("empty stocks", seen.no_stock, 100_000),
        ("full sides", seen.full_sides, 50_000),
        ("limited sowings", seen.limited_sowings, 100_000),
    ] {
        assert!(count >= least, "only {count} {what}");
    }
}

#[test]
fn move_counts_are_those_of_the_reference_at_small_depths() {
    let mut dice = Dice(1969);
    let compare = |table: &Table, depth| {
        let position = table.position();
        assert_eq!(perft(&position, depth), table.count(depth), "{position} at depth {depth}");
    };
    for cups in 1..=15 {
        let deepest = if cups <= 5 { 4 } else { 3 };
        for depth in 0..=deepest {
            for _ in 0..200 {
                compare(&dice.table(cups), depth);
            }
            for _ in 0..2 {
                let start = dice.start(cups);
                dice.game(start, |table| compare(table, depth));
            }
        }
    }
}
