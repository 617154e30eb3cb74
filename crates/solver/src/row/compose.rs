//! Problems for one row: the rows and stocks from which the perfect row is farthest.
//! Found backwards from the row to reach, so that the first ones found are proved to be the farthest.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::{InvalidTransfer, Row, Transfer};

/// Which problems to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problems {
    /// Those with the greatest number of fewest steps.
    Longest,
    /// The same among those whose equations have one solution.
    LongestUnique,
}

/// A search for the rows and stocks, together at most so many beans, from which the fewest steps to a row are greatest.
///
/// Let `T` be the beans of start and stock. A solution of the equations of [`Transfer`] takes `A(1) + T - beans(end)` steps, and as
/// `A(1) = T - beans(start) - (A(2) + ... + A(n))`, that is `2·limit - beans(end)` less a *loss*
///
/// ```text
/// 2·(limit - T) + beans(start) + A(2) + ... + A(n)
/// ```
///
/// of terms that are all at least 0. For a small loss there are few solutions to write down, whatever the size: the totals, the
/// partitions of `A(2) + ... + A(n)`, and for each at most two counts of emptyings for every cup, since a cup holds at most its
/// distance at the start or is never emptied. Each gives its own start. So the losses are gone through from 0 up, and the
/// first one with a start that has no solution in fewer steps ends the search: that number of steps is the greatest of all,
/// proved, and *all* starts that have it are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Composer {
    to: Row,
    limit: u8,
    max_sow: u8,
    problems: Problems,
}

/// The outcome of [`Composer::run`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Composed {
    /// The greatest number of fewest steps.
    pub fewest: u32,
    /// Every row and stock with that number, in the order of the rows.
    pub starts: Vec<(Row, u8)>,
    /// How many starts were looked at.
    pub candidates: u64,
}

impl Composer {
    /// Problems with the perfect row of this many cups as the goal and at most ten beans for each cup;
    /// `None` where there are not 1 to 15.
    pub fn regular(cups: u8, problems: Problems) -> Option<Composer> {
        Some(Composer { to: Row::perfect(cups)?, limit: cups * 10, max_sow: cups, problems })
    }

    /// Problems with any row as the goal, at most `limit` beans in row and stock, and sowings of at most `max_sow`.
    ///
    /// # Errors
    /// Where `max_sow` is not 1 to the number of cups.
    pub fn new(to: Row, limit: u8, max_sow: u8, problems: Problems) -> Result<Composer, InvalidTransfer> {
        let cups = to.cups().len();
        if (1..=cups).contains(&usize::from(max_sow)) {
            Ok(Composer { to, limit, max_sow, problems })
        } else {
            Err(InvalidTransfer::MaxSow { max_sow, cups })
        }
    }

    /// The problems; `None` where there are none at all. `go_on` is told the loss (in steps) that is searched, before each
    /// loss and often in between, and ends the search with `None` when it breaks.
    pub fn run(&self, mut go_on: impl FnMut(u32) -> ControlFlow<()>) -> Option<Composed> {
        let limit = i32::from(self.limit);
        let mut candidates = 0;
        for loss in 0..=2 * limit {
            if go_on(loss as u32).is_break() {
                return None;
            }
            let mut starts = BTreeSet::new();
            for unused in 0..=loss / 2 {
                let beans = limit - unused;
                if beans < i32::from(self.to.beans()) {
                    break;
                }
                if go_on(loss as u32).is_break() {
                    return None;
                }
                self.starts_of(beans, loss - 2 * unused, &mut starts);
            }
            candidates += starts.len() as u64;
            let fewest = 2 * limit - i32::from(self.to.beans()) - loss;
            let mut problems = Vec::new();
            for (row, stock) in starts {
                if go_on(loss as u32).is_break() {
                    return None;
                }
                if self.is_problem(&row, stock, fewest) {
                    problems.push((row, stock));
                }
            }
            if !problems.is_empty() {
                return Some(Composed { fewest: fewest as u32, starts: problems, candidates });
            }
        }
        None
    }

    /// Whether this start, which has a solution in `steps`, has no shorter one, and none beside it if that is asked for.
    fn is_problem(&self, row: &Row, stock: u8, steps: i32) -> bool {
        let Ok(transfer) =
            Transfer::new(row.clone(), stock, self.to.clone()).and_then(|t| t.with_max_sow(self.max_sow))
        else {
            return false;
        };
        let sowings = steps - transfer.potted();
        match self.problems {
            Problems::Longest => !transfer.has_solution_within(sowings - 1),
            Problems::LongestUnique => transfer.has_one_solution(),
        }
    }

    /// Adds all starts of `beans` beans in all that have a solution with this sum of `beans(start) + A(2) + ... + A(n)`.
    fn starts_of(&self, beans: i32, loss: i32, starts: &mut BTreeSet<(Row, u8)>) {
        for in_row in 0..=loss.min(beans) {
            let sown_right = loss - in_row;
            let stock = beans - in_row;
            let sowings = stock - sown_right;
            if sowings >= 0 {
                let mut backwards = Backwards { composer: self, row: vec![], stock, starts };
                backwards.cup(sowings, sowings, sown_right, in_row, 0);
            }
        }
    }
}

/// Depth first over the cups from the left: the start as far as it follows from the counts chosen so far.
struct Backwards<'a> {
    composer: &'a Composer,
    row: Vec<u8>,
    stock: i32,
    starts: &'a mut BTreeSet<(Row, u8)>,
}

impl Backwards<'_> {
    /// Chooses `least..=most` sowings to reach the next cup, with `sown` beans for the cups right of the first, `in_row` for the cups of the
    /// start from here on, and `passed` emptyings left of it.
    fn cup(&mut self, least: i32, most: i32, sown: i32, in_row: i32, passed: i32) {
        let to = &self.composer.to;
        let index = self.row.len();
        if index == to.cups().len() {
            if in_row == 0 && sown == 0 {
                self.starts.insert((Row(self.row.clone()), self.stock as u8));
            }
            return;
        }
        let distance = i32::from(to.distance(index));
        let right = i32::from(self.composer.max_sow) - index as i32;
        for reach in least..=most {
            let sown = if index == 0 { sown } else { sown - reach };
            // The cups right of this one take at most as many each.
            if sown < 0 || sown > reach * (right - 1).max(0) {
                continue;
            }
            let unemptied = i32::from(to.cups()[index]) - reach - passed;
            let mut choose = |emptied: i32| {
                let beans = unemptied + distance * emptied;
                // A cup that is blocked at the start is never emptied.
                if (0..=in_row).contains(&beans) && (emptied == 0 || beans <= distance) {
                    self.row.push(beans as u8);
                    let most_right = if right > 1 { reach.min(sown) } else { 0 };
                    self.cup(0, most_right, sown, in_row - beans, passed + emptied);
                    self.row.pop();
                }
            };
            // One emptying more gives the start a distance more: too many, unless it held nothing.
            let fewest = ((-unemptied).max(0) as u32).div_ceil(distance as u32) as i32;
            choose(fewest);
            if unemptied + distance * fewest == 0 {
                choose(fewest + 1);
            }
        }
    }
}
