//! A small neural network: what cups and stocks are worth together, beyond the sum of what pairs of cups are worth.
//!
//! One hidden layer. Each unit adds up numbers by the contents of all cups and by the stocks; the square of what it comes to, where that is
//! above zero, counts with one number more.

use beanduel_rules::{Board, Lanes};

use crate::phases::{ONE, phases};
use crate::shape::shape;

/// Units of the hidden layer.
pub(crate) const UNITS: usize = 64;
/// Which of the [`phases`] a unit takes in with the mover's stock, and which with the opponent's.
pub(crate) const STOCK_PHASES: [&[usize]; 2] = [&[0, 1, 4], &[2, 5]];
/// How many rows of numbers those take.
pub(crate) const STOCK_ROWS: usize = 5;
/// How far a unit can be stirred, and a unit's own number, as they are learned.
pub(crate) const MOST: f32 = LARGEST_STIRRED as f32 / FINE;
pub(crate) const MOST_OUT: f32 = LARGEST_OUT as f32 / FINE;

/// One in the numbers of the network.
const FINE: f32 = 64.0;
/// So large that no sum of a board's numbers overflows: there are at most twenty cups, and the stocks count for seven more.
const LARGEST: i16 = 1_200;
/// So large that their product doesn't overflow.
const LARGEST_STIRRED: i16 = 255;
const LARGEST_OUT: i16 = 127;

/// As many lanes as the largest board with a network has cups.
pub(crate) const LANES: usize = 10;

/// A number for each unit.
type Row = [i16; UNITS];

/// The network of one board size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Net {
    /// By content, of the mover's cups from the lowest lane on, then of the opponent's.
    contents: Box<[Row]>,
    /// As in [`STOCK_PHASES`].
    phases: [Row; STOCK_ROWS],
    out: Row,
    /// What the rows of phases come to, by the beans in the mover's and the opponent's stock.
    stocks: [Box<[Row]>; 2],
}

/// Rows of numbers that the network of a board size has by contents: a content counts up to one bean more than the distance of its cup.
fn contents(cups: u32) -> usize {
    2 * (0..cups).map(|lane| width(cups, lane)).sum::<usize>()
}

/// How many contents of the cup of this lane are told apart.
const fn width(cups: u32, lane: u32) -> usize {
    (cups - lane + 2) as usize
}

/// How many numbers the network of a board size has: rows by contents, by phases, and the units' own.
pub(crate) fn len(cups: u32) -> usize {
    (contents(cups) + STOCK_ROWS + 1) * UNITS
}

/// The contents of both players' cups from the lowest lane on, up to one bean more than their distances.
pub(crate) fn contents_of<W: Lanes, const CUPS: u32>(board: &Board<W, CUPS>) -> [[u8; LANES]; 2] {
    [board.mine, board.theirs].map(|side| {
        let shape = shape::<W, CUPS>(side);
        std::array::from_fn(
            |lane| if lane < CUPS as usize { Board::<W, CUPS>::cup(shape, lane as u32) as u8 } else { 0 },
        )
    })
}

/// The rows that those choose: the mover's cups first.
pub(crate) fn rows(cups: u32, contents: &[[u8; LANES]; 2]) -> impl Iterator<Item = usize> {
    let mut first = 0;
    contents.iter().flat_map(move |side| (0..cups).zip(side)).map(move |(lane, &content)| {
        let row = first + usize::from(content);
        first += width(cups, lane);
        row
    })
}

impl Net {
    /// The network of numbers as they were learned.
    pub fn rounded(cups: u32, learned: &[f32]) -> Net {
        let round = |number: &f32| (FINE * number).round() as i16;
        Net::new(cups, &learned.iter().map(round).collect::<Vec<_>>())
    }

    /// The network of as many numbers as [`len`] says; those that are too large are cut down.
    pub fn new(cups: u32, numbers: &[i16]) -> Net {
        let (rows, _) = numbers.as_chunks::<UNITS>();
        let cut = |row: &Row, most: i16| row.map(|number| number.clamp(-most, most));
        let rows: Vec<Row> = rows.iter().map(|row| cut(row, LARGEST)).collect();
        let (contents, rest) = rows.split_at(contents(cups));
        let by_phase: [Row; STOCK_ROWS] = std::array::from_fn(|i| rest[i]);
        let mut first = 0;
        let stocks = STOCK_PHASES.map(|chosen| {
            let rows = &by_phase[first..first + chosen.len()];
            first += chosen.len();
            let of_stock = |stock| {
                let phases = phases(cups, stock, stock);
                std::array::from_fn(|unit| {
                    let parts = chosen.iter().zip(rows).map(|(&phase, row)| phases[phase] * i32::from(row[unit]));
                    (parts.sum::<i32>() / ONE) as i16
                })
            };
            (0..=255).map(of_stock).collect()
        });
        Net { contents: contents.into(), phases: by_phase, out: cut(&rest[STOCK_ROWS], LARGEST_OUT), stocks }
    }

    /// The numbers it was made of.
    pub fn numbers(&self) -> impl Iterator<Item = i16> {
        self.contents.iter().chain(&self.phases).chain([&self.out]).flatten().copied()
    }

    /// What the mover's pot can be expected to gain more than the opponent's, beyond what the other weights say. In hundredths of a bean.
    pub fn estimate<W: Lanes, const CUPS: u32>(&self, board: &Board<W, CUPS>) -> i32 {
        let stock = |side| Board::<W, CUPS>::stock(side) as usize;
        self.stirred(CUPS, &contents_of(board), stock(board.mine), stock(board.theirs))
    }

    /// The same by the contents and the stocks: one piece of code for all boards.
    fn stirred(&self, cups: u32, contents: &[[u8; LANES]; 2], mine: usize, theirs: usize) -> i32 {
        let mut units = self.stocks[0][mine];
        let mut add = |row: &Row| {
            for (unit, number) in units.iter_mut().zip(row) {
                *unit = unit.wrapping_add(*number);
            }
        };
        add(&self.stocks[1][theirs]);
        rows(cups, contents).for_each(|row| add(&self.contents[row]));
        let squares = units.iter().zip(&self.out).map(|(&unit, &out)| {
            let unit = unit.clamp(0, LARGEST_STIRRED);
            // In this order every product but the last fits into two bytes.
            i32::from(unit.wrapping_mul(out)) * i32::from(unit)
        });
        (100 * i64::from(squares.sum::<i32>()) / (FINE * FINE * FINE) as i64) as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use beanduel_rules::{OnBoard, Position};

    struct Estimate<'a>(&'a Net);

    impl OnBoard for Estimate<'_> {
        type Output = i32;

        fn on<W: Lanes, const CUPS: u32>(self, board: Board<W, CUPS>) -> i32 {
            self.0.estimate(&board)
        }
    }

    fn random(cups: u32, rng: &mut fastrand::Rng, most: i16) -> Vec<i16> {
        (0..len(cups)).map(|_| rng.i16(-most..=most)).collect()
    }

    /// The same as the network, in whole numbers without a limit, from the position as it is written.
    fn by_hand(cups: u32, numbers: &[i16], position: &Position) -> i64 {
        let of = |row: usize, unit: usize| i64::from(numbers[row * UNITS + unit]);
        let mover = position.to_move();
        let sides = [position.side(mover), position.side(!mover)];
        let [mine, theirs] = sides.map(|side| u32::from(side.stock()));
        let phases = phases(cups, mine, theirs).map(i64::from);
        let all = contents(cups);
        (0..UNITS)
            .map(|unit| {
                let mut sum =
                    (phases[0] * of(all, unit) + phases[1] * of(all + 1, unit) + phases[4] * of(all + 2, unit)) / 256;
                sum += (phases[2] * of(all + 3, unit) + phases[5] * of(all + 4, unit)) / 256;
                let mut first = 0;
                for side in sides {
                    for (cup, beans) in side.row(cups as u8).enumerate() {
                        let distance = cups as usize - cup;
                        sum += of(first + usize::from(beans).min(distance + 1), unit);
                        first += distance + 2;
                    }
                }
                let stirred = sum.clamp(0, 255);
                stirred * stirred * of(all + STOCK_ROWS, unit)
            })
            .sum::<i64>()
            * 100
            / (64 * 64 * 64)
    }

    #[test]
    fn it_is_what_its_numbers_add_up_to() {
        let mut rng = fastrand::Rng::with_seed(6_400);
        for line in [
            "2,0,1:20:5 0,5,1:0:4 s",
            "2,0,1:20:5 0,5,1:3:1 n",
            "4,1,0,3:33:0 0,0,9,2:28:0 s",
            "3,1,0,6,2,0,3,1:52:14 1,0,8,2,1,5,0,2:50:13 n",
            "2,0,10,1,3,7,0,2,4,1:62:16 0,6,1,1,9,2,0,5,0,3:203:15 n",
        ] {
            let position: Position = line.parse().unwrap();
            let cups = u32::from(position.cups());
            for _ in 0..20 {
                let mut numbers = random(cups, &mut rng, 40);
                numbers.iter_mut().rev().take(UNITS).for_each(|out| *out = rng.i16(-127..=127));
                let net = Net::new(cups, &numbers);
                assert_eq!(i64::from(position.on_board(Estimate(&net))), by_hand(cups, &numbers, &position), "{line}");
            }
        }
    }

    #[test]
    fn the_largest_numbers_overflow_nowhere() {
        let numbers = vec![i16::MAX; len(10)];
        let net = Net::new(10, &numbers);
        assert!(net.numbers().all(|number| number == LARGEST || number == LARGEST_OUT));
        let full: Position = "11,1,1,1,1,1,1,1,1,1:200:0 1,1,1,1,1,1,1,1,1,1:200:0 s".parse().unwrap();
        // Every unit is stirred as far as it can be.
        let most = UNITS as i32 * 255 * 255 * 127;
        assert_eq!(i64::from(full.on_board(Estimate(&net))), i64::from(most) * 100 / (64 * 64 * 64));
    }

    #[test]
    fn numbers_are_kept() {
        let numbers = random(5, &mut fastrand::Rng::with_seed(5), 127);
        assert_eq!(Net::new(5, &numbers).numbers().collect::<Vec<_>>(), numbers);
    }
}
