//! The fewest steps that lead from one row and a stock to another row, by equations and not by trying moves.
//! Why the equations tell everything is proved at [`Transfer`].

use core::fmt;

use beanduel_rules::{Amount, Cup, MAX_SIDE_BEANS, Move};

use super::Row;

/// From a row and a stock to another row, the stock all sown, without an opponent.
///
/// Let `A(i)` be how many of the sowings reach cup `i` and `P(i)` how often it is emptied. Whatever the order of the moves,
///
/// ```text
/// end(i) = start(i) + A(i) + sum over j<i of P(j) - d(i)·P(i)      A(1) >= A(2) >= ... >= A(n) >= 0,  sum = stock
/// ```
///
/// and `P(i) = 0` where cup `i` is blocked from the start. Conversely *every* solution can be played, with the sowings in any
/// order: before each sowing and at the end, empty the emptiable cup nearest the pot among those not yet emptied `P(i)` times, as
/// long as there is one. No cup that is still to be emptied is ever blocked by that: a sowing finds it below its distance, and
/// an emptying left of it happens only then, too. And nothing is left over: if at the end some cup were still to be emptied
/// `p > 0` times, the leftmost such cup would hold less than `d` and get no more, so its equation would make `end` negative.
///
/// Every emptying pots one bean, so the sum of `P` is `beans(start) + stock - beans(end)`, the number of steps is
/// `A(1)` plus that, and the fewest steps are those with the fewest sowings.
///
/// # Examples
/// ```
/// use beanduel_solver::{Row, Transfer};
///
/// let transfer = Transfer::to_perfect("10 8 6 4 2 5 1 0 0 1".parse()?, 0)?;
/// let solution = transfer.solve().unwrap();
/// assert_eq!((solution.fewest, solution.solutions), (3, 1)); // c10 c6 c10
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transfer {
    from: Row,
    stock: u8,
    to: Row,
    max_sow: u8,
}

/// The answer to a [`Transfer`] that has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TransferSolution {
    /// The fewest steps.
    pub fewest: u32,
    /// How many solutions the equations have; each stands for all orders of the same sowings and emptyings.
    pub solutions: u64,
    /// One way in the fewest steps: moves of the row's owner, every one legal in turn.
    pub moves: Vec<Move>,
}

/// Why there is no way at all from a row and a stock to another row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoTransfer {
    /// The row to reach holds more beans than there are in the row and the stock.
    TooFewBeans {
        /// Beans in the row and the stock.
        there: u8,
        /// Beans in the row to reach.
        wanted: u8,
    },
    /// A cup is blocked, so it can only gain beans, but it should hold fewer.
    BlockedCup {
        /// Which.
        cup: Cup,
        /// Beans in it.
        beans: u8,
        /// Beans it should hold.
        wanted: u8,
    },
    /// The equations of this cup and all left of it have no solution together, with sowings that fit the stock; those of
    /// the cups left of it alone have one.
    Equations {
        /// The rightmost cup needed for the contradiction.
        cup: Cup,
    },
}

/// Why something is no [`Transfer`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidTransfer {
    /// The two rows are not equally long.
    CupsDiffer {
        /// Cups of the row to start from.
        from: usize,
        /// Cups of the row to reach.
        to: usize,
    },
    /// More than 255 beans in the row and the stock.
    Beans(u64),
    /// A sowing of at most no beans, or of more than there are cups.
    MaxSow {
        /// What was asked for.
        max_sow: u8,
        /// Cups of the rows.
        cups: usize,
    },
}

/// One solution of the equations, cups from the left.
struct Counts {
    /// `A`: how many sowings reach the cup.
    sown: Vec<i32>,
    /// `P`: how often the cup is emptied.
    emptied: Vec<i32>,
}

impl Transfer {
    /// From a row and a stock to another row, with sowings of up to one bean for each cup.
    ///
    /// # Errors
    /// Where the rows are not equally long, or row and stock hold more than 255 beans.
    pub fn new(from: Row, stock: u8, to: Row) -> Result<Transfer, InvalidTransfer> {
        let beans = u64::from(from.beans()) + u64::from(stock);
        if from.cups().len() != to.cups().len() {
            Err(InvalidTransfer::CupsDiffer { from: from.cups().len(), to: to.cups().len() })
        } else if beans > MAX_SIDE_BEANS {
            Err(InvalidTransfer::Beans(beans))
        } else {
            let max_sow = from.cups().len() as u8;
            Ok(Transfer { from, stock, to, max_sow })
        }
    }

    /// From a row and a stock to the perfect row of as many cups.
    ///
    /// # Errors
    /// Where row and stock hold more than 255 beans.
    ///
    /// # Panics
    /// Never: a row has 1 to 15 cups, and all of them have a perfect row.
    pub fn to_perfect(from: Row, stock: u8) -> Result<Transfer, InvalidTransfer> {
        let perfect = Row::perfect(from.cups().len() as u8).expect("every row has a perfect one of its length");
        Transfer::new(from, stock, perfect)
    }

    /// The same with sowings of at most this many beans.
    ///
    /// # Errors
    /// Where that is not 1 to the number of cups.
    pub fn with_max_sow(self, max_sow: u8) -> Result<Transfer, InvalidTransfer> {
        let cups = self.from.cups().len();
        if (1..=cups).contains(&usize::from(max_sow)) {
            Ok(Transfer { max_sow, ..self })
        } else {
            Err(InvalidTransfer::MaxSow { max_sow, cups })
        }
    }

    /// The row to start from.
    pub fn from(&self) -> &Row {
        &self.from
    }

    /// The beans to sow.
    pub fn stock(&self) -> u8 {
        self.stock
    }

    /// The row to reach.
    pub fn to(&self) -> &Row {
        &self.to
    }

    /// The fewest steps, how many solutions there are, and one way to play.
    ///
    /// # Errors
    /// The reason why there is no solution.
    ///
    /// # Panics
    /// Never: the cup that an error names is one of the row.
    pub fn solve(&self) -> Result<TransferSolution, NoTransfer> {
        self.simple_contradiction()?;
        let mut best: Option<Counts> = None;
        let mut solutions = 0;
        let deepest = self.search(i32::from(self.stock), &mut |sown, emptied| {
            solutions += 1;
            if best.as_ref().is_none_or(|best| sown[0] < best.sown[0]) {
                best = Some(Counts { sown: sown.to_vec(), emptied: emptied.to_vec() });
            }
            true
        });
        match best {
            Some(counts) => {
                let fewest = (counts.sown[0] + self.potted()) as u32;
                let moves = self.play(&counts);
                debug_assert_eq!(moves.len(), fewest as usize);
                Ok(TransferSolution { fewest, solutions, moves })
            }
            None => Err(NoTransfer::Equations { cup: Cup::row(u8::MAX).nth(deepest).expect("a cup of the row") }),
        }
    }

    /// Beans that go into the pot on the way; negative where the row to reach holds too many.
    pub(super) fn potted(&self) -> i32 {
        i32::from(self.from.beans()) + i32::from(self.stock) - i32::from(self.to.beans())
    }

    fn simple_contradiction(&self) -> Result<(), NoTransfer> {
        if self.potted() < 0 {
            return Err(NoTransfer::TooFewBeans { there: self.from.beans() + self.stock, wanted: self.to.beans() });
        }
        for (index, cup) in Cup::row(self.from.cups().len() as u8).enumerate() {
            let (beans, wanted) = (self.from.cups()[index], self.to.cups()[index]);
            if beans > self.from.distance(index) && wanted < beans {
                return Err(NoTransfer::BlockedCup { cup, beans, wanted });
            }
        }
        Ok(())
    }

    /// Whether there is a solution with at most this many sowings.
    pub(super) fn has_solution_within(&self, sowings: i32) -> bool {
        let mut found = false;
        self.search(sowings, &mut |_, _| {
            found = true;
            false
        });
        found
    }

    /// Whether there is exactly one solution.
    pub(super) fn has_one_solution(&self) -> bool {
        let mut found = 0;
        self.search(i32::from(self.stock), &mut |_, _| {
            found += 1;
            found < 2
        });
        found == 1
    }

    /// Calls `visit` with `A` and `P` of every solution with at most so many sowings until it returns false; returns the index
    /// (from 0) of the rightmost cup whose equation was tried.
    fn search(&self, most_sowings: i32, visit: &mut dyn FnMut(&[i32], &[i32]) -> bool) -> usize {
        let mut search = Search { transfer: self, sown: vec![], emptied: vec![], deepest: 0, visit };
        search.cup(most_sowings, i32::from(self.stock), 0);
        search.deepest
    }

    /// Legal moves for a solution: the largest sowings first, before each of them and at the end the emptyings that can be done.
    fn play(&self, counts: &Counts) -> Vec<Move> {
        let mut row = self.from.clone();
        let mut left = counts.emptied.clone();
        let mut moves = Vec::new();
        let mut empty_all = |row: &mut Row, moves: &mut Vec<Move>| {
            while let Some(index) =
                (0..left.len()).rev().find(|&index| left[index] > 0 && row.cups()[index] == row.distance(index))
            {
                row.empty(index);
                left[index] -= 1;
                moves.extend(Cup::new(index as u8 + 1).map(Move::Empty));
            }
        };
        for beans in (1..=counts.sown.len()).rev() {
            let sowings = counts.sown[beans - 1] - counts.sown.get(beans).copied().unwrap_or(0);
            for _ in 0..sowings {
                empty_all(&mut row, &mut moves);
                for cup in &mut row.0[..beans] {
                    *cup += 1;
                }
                moves.extend(Amount::new(beans as u8).map(Move::Sow));
            }
        }
        empty_all(&mut row, &mut moves);
        debug_assert_eq!(row, self.to);
        moves
    }
}

/// Depth first over the cups from the left: all that is known of a solution so far.
struct Search<'a> {
    transfer: &'a Transfer,
    sown: Vec<i32>,
    emptied: Vec<i32>,
    deepest: usize,
    visit: &'a mut dyn FnMut(&[i32], &[i32]) -> bool,
}

impl Search<'_> {
    /// Tries all counts for the next cup. `most` sowings at most reach it, `stock` beans are still to be sown into it and the
    /// cups right of it, `passed` emptyings left of it passed it. Returns false once `visit` has.
    fn cup(&mut self, most: i32, stock: i32, passed: i32) -> bool {
        let Transfer { from, to, max_sow, .. } = self.transfer;
        let index = self.sown.len();
        if index == from.cups().len() {
            debug_assert_eq!(stock, 0, "the bounds of the last cup leave nothing over");
            return (self.visit)(&self.sown, &self.emptied);
        }
        self.deepest = self.deepest.max(index);
        let distance = i32::from(from.distance(index));
        let blocked = i32::from(from.cups()[index]) > distance;
        // Of the cups from here on, only those a sowing can reach take beans, and none takes more than this one.
        let reached = i32::from(*max_sow) - index as i32;
        let (least, most) =
            if reached > 0 { ((stock + reached - 1) / reached, most.min(stock)) } else { (stock, most.min(0)) };
        // A(i) = unemptied + d(i)·P(i)
        let unemptied = i32::from(to.cups()[index]) - i32::from(from.cups()[index]) - passed;
        let mut emptied = ((least - unemptied).max(0) as u32).div_ceil(distance as u32) as i32;
        while unemptied + distance * emptied <= most && !(blocked && emptied > 0) {
            let sown = unemptied + distance * emptied;
            self.sown.push(sown);
            self.emptied.push(emptied);
            let go_on = self.cup(sown, stock - sown, passed + emptied);
            self.sown.pop();
            self.emptied.pop();
            if !go_on {
                return false;
            }
            emptied += 1;
        }
        true
    }
}

impl fmt::Display for NoTransfer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoTransfer::TooFewBeans { there, wanted } => {
                write!(f, "there are {there} beans and the row to reach holds {wanted}")
            }
            NoTransfer::BlockedCup { cup, beans, wanted } => {
                write!(f, "cup {cup} is blocked with {beans} beans and can't come down to {wanted}")
            }
            NoTransfer::Equations { cup } => {
                write!(f, "no sowings and emptyings bring the cups up to cup {cup} to what they should hold")
            }
        }
    }
}

impl core::error::Error for NoTransfer {}

impl fmt::Display for InvalidTransfer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InvalidTransfer::CupsDiffer { from, to } => write!(f, "a row of {from} cups can't become one of {to}"),
            InvalidTransfer::Beans(beans) => {
                write!(f, "row and stock hold {beans} beans together, more than {MAX_SIDE_BEANS}")
            }
            InvalidTransfer::MaxSow { max_sow, cups } => {
                write!(f, "a sowing takes at most 1 to {cups} beans, not {max_sow}")
            }
        }
    }
}

impl core::error::Error for InvalidTransfer {}
