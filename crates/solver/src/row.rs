//! One row of cups without an opponent: a Tchoukaillon solitaire.
//! The row itself, the rows that can be potted to the last bean, and best play; transfers and problems in its folder.

mod compose;
mod transfer;

use core::fmt;
use core::str::FromStr;

use beanduel_rules::{Cup, MAX_CUPS, MAX_SIDE_BEANS};

pub use compose::{Composed, Composer, Problems};
pub use transfer::{InvalidTransfer, NoTransfer, Transfer, TransferSolution};

/// One row of 1 to 15 cups, from its owner's left, with at most 255 beans. The pot lies right of the last cup.
///
/// Written and read as `3,1,0`; blanks do in place of commas.
///
/// # Examples
/// ```
/// use beanduel_solver::Row;
///
/// let row: Row = "4 2 0 0".parse()?;
/// assert_eq!(row, Row::perfect(4).unwrap());
/// assert_eq!(row.best_play().beans, 6);
/// assert_eq!(row.to_string(), "4,2,0,0");
/// # Ok::<(), beanduel_solver::InvalidRow>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row(Vec<u8>);

impl Row {
    /// A row with these beans, from its owner's left.
    ///
    /// # Errors
    /// Where there are not 1 to 15 cups, or more than 255 beans.
    pub fn new(cups: &[u8]) -> Result<Row, InvalidRow> {
        let beans = cups.iter().map(|&beans| u64::from(beans)).sum();
        if !(1..=usize::from(MAX_CUPS)).contains(&cups.len()) {
            Err(InvalidRow::Cups(cups.len()))
        } else if beans > MAX_SIDE_BEANS {
            Err(InvalidRow::Beans(beans))
        } else {
            Ok(Row(cups.to_vec()))
        }
    }

    /// The only row of this many cups with this many beans that can be potted to the last bean without a stock;
    /// `None` where that takes more cups, or there are not 1 to 15.
    ///
    /// Source: Taylor's and Gallivan's analysis of Tchoukaillon (see Broline and Loeb, *The combinatorics of
    /// Mancala-type games*, 1995), by counting: the cup at distance `d` is emptied `p(d)` times, each time of `d` beans,
    /// and gets one bean from every emptying of a farther cup. So `beans(d) = d·p(d) - sum of p(e), e > d`, and as the sum of all
    /// `p` is the number of beans, `p(1), p(2), ...` follow one after the other from `0 <= beans(d) <= d`.
    pub fn winning(cups: u8, beans: u8) -> Option<Row> {
        if !(1..=MAX_CUPS).contains(&cups) {
            return None;
        }
        let mut row = vec![0; usize::from(cups)];
        let mut emptied_farther = u32::from(beans);
        for (cup, distance) in row.iter_mut().rev().zip(1..) {
            let emptied = emptied_farther.div_ceil(distance + 1);
            *cup = ((distance + 1) * emptied - emptied_farther) as u8;
            emptied_farther -= emptied;
        }
        (emptied_farther == 0).then_some(Row(row))
    }

    /// The perfect row of this many cups: the one with the fewest beans that can be potted to the last bean and fills
    /// cup 1 (and so holds its distance there). `None` where there are not 1 to 15 cups.
    pub fn perfect(cups: u8) -> Option<Row> {
        (0..=u8::MAX).map_while(|beans| Row::winning(cups, beans)).find(|row| row.0[0] > 0)
    }

    /// Beans in each cup, from the owner's left.
    pub fn cups(&self) -> &[u8] {
        &self.0
    }

    /// All beans of the row.
    pub fn beans(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The distance of the cup with this index (from 0) to the pot.
    fn distance(&self, index: usize) -> u8 {
        (self.0.len() - index) as u8
    }

    /// Which cup (index from 0) can be emptied, the one nearest the pot.
    fn nearest_emptiable(&self) -> Option<usize> {
        (0..self.0.len()).rev().find(|&index| self.0[index] == self.distance(index))
    }

    /// After emptying the emptiable cup with this index (from 0).
    fn empty(&mut self, index: usize) {
        self.0[index] = 0;
        for beans in &mut self.0[index + 1..] {
            *beans += 1;
        }
    }

    /// The most beans the row can pot alone, without a stock or an opponent, and how.
    ///
    /// Always emptying the emptiable cup nearest the pot is best: its beans go only to cups right of it, none of which holds
    /// its distance, so it blocks nothing, and waiting could only block it.
    pub fn best_play(&self) -> BestPlay {
        let mut row = self.clone();
        let mut moves = Vec::new();
        while let Some(index) = row.nearest_emptiable() {
            row.empty(index);
            moves.extend(Cup::new(index as u8 + 1));
        }
        BestPlay { beans: moves.len() as u32, moves }
    }
}

/// Best play of a row alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestPlay {
    /// The most beans it can pot.
    pub beans: u32,
    /// The cups to empty for that, one bean potted by each.
    pub moves: Vec<Cup>,
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, beans) in self.0.iter().enumerate() {
            write!(f, "{}{beans}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl FromStr for Row {
    type Err = InvalidRow;

    fn from_str(text: &str) -> Result<Row, InvalidRow> {
        let mut cups = Vec::new();
        let mut column = 1;
        // A comma parts two cups, and so do blanks: empty pieces are those between blanks, or a comma too many.
        for piece in text.split([',', ' ', '_']) {
            let comma_follows = text.chars().nth(column - 1 + piece.chars().count()) == Some(',');
            if !piece.is_empty() {
                let beans = piece.parse().map_err(|_| InvalidRow::Text { column, found: piece.to_owned() })?;
                cups.push(beans);
            } else if comma_follows {
                return Err(InvalidRow::Text { column, found: ",".to_owned() });
            }
            column += piece.chars().count() + 1;
        }
        Row::new(&cups)
    }
}

/// Why something is no [`Row`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvalidRow {
    /// Not 1 to 15 cups.
    Cups(usize),
    /// More than 255 beans.
    Beans(u64),
    /// Something else than a number of beans in the text.
    Text {
        /// The character it starts at, from 1.
        column: usize,
        /// What stands there.
        found: String,
    },
}

impl fmt::Display for InvalidRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InvalidRow::Cups(cups) => write!(f, "a row has 1 to {MAX_CUPS} cups, not {cups}"),
            InvalidRow::Beans(beans) => write!(f, "a row holds at most {MAX_SIDE_BEANS} beans, not {beans}"),
            InvalidRow::Text { column, found } => {
                write!(f, "column {column}: found “{found}”, expected 0 to 255 beans")
            }
        }
    }
}

impl core::error::Error for InvalidRow {}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// The most beans by trying everything.
    fn most(row: &Row, known: &mut HashMap<Row, u32>) -> u32 {
        if let Some(&beans) = known.get(row) {
            return beans;
        }
        let mut best = 0;
        for index in 0..row.0.len() {
            if row.0[index] == row.distance(index) {
                let mut next = row.clone();
                next.empty(index);
                best = best.max(1 + most(&next, known));
            }
        }
        known.insert(row.clone(), best);
        best
    }

    /// All rows of `cups` cups with at most `beans` beans.
    fn rows(cups: usize, beans: u8) -> Vec<Row> {
        (0..cups).fold(vec![Row(vec![])], |shorter, _| {
            let longer = |row: &Row| {
                let row = row.clone();
                (0..=beans - row.beans()).map(move |more| Row([&row.0[..], &[more]].concat()))
            };
            shorter.iter().flat_map(longer).collect()
        })
    }

    #[test]
    fn emptying_nearest_the_pot_first_is_best_on_every_small_row() {
        for (cups, beans) in [(1, 20), (2, 20), (3, 20), (4, 16), (5, 12), (6, 10)] {
            let mut known = HashMap::new();
            for row in rows(cups, beans) {
                assert_eq!(row.best_play().beans, most(&row, &mut known), "{row}");
            }
        }
    }

    #[test]
    fn exactly_one_row_of_each_number_of_beans_can_be_potted_whole() {
        for (cups, beans) in [(1, 12), (2, 12), (3, 12), (4, 12), (5, 12), (6, 12)] {
            let whole: Vec<Row> =
                rows(cups, beans).into_iter().filter(|row| row.best_play().beans == row.beans().into()).collect();
            let winning: Vec<Row> = (0..=beans).filter_map(|beans| Row::winning(cups as u8, beans)).collect();
            assert_eq!(whole.len(), winning.len());
            assert!(winning.iter().all(|row| whole.contains(row)));
        }
    }

    #[test]
    fn winning_rows_pot_every_bean_up_to_the_widest_board() {
        let most = (0..=u8::MAX).take_while(|&beans| Row::winning(15, beans).is_some()).last().unwrap();
        // One less than the 82 beans that a sixteenth cup takes (OEIS A002491).
        assert_eq!(most, 81);
        for beans in 0..=most {
            assert_eq!(Row::winning(15, beans).unwrap().best_play().beans, beans.into());
        }
        assert_eq!(
            (Row::winning(0, 1), Row::winning(16, 1), Row::perfect(0), Row::perfect(16)),
            (None, None, None, None)
        );
    }

    #[test]
    fn rows_are_read_as_written_and_faults_name_the_place() {
        for text in ["0", "3,1,0", "10,8,6,4,2,5,1,0,0,1"] {
            assert_eq!(text.parse::<Row>().unwrap().to_string(), text);
            assert_eq!(text.replace(',', " ").parse(), text.parse::<Row>());
        }
        assert_eq!(" 3, 1,  0 ".parse(), Row::new(&[3, 1, 0]));
        let fault = |column, found: &str| Err::<Row, _>(InvalidRow::Text { column, found: found.to_owned() });
        assert_eq!("3,x1,0".parse(), fault(3, "x1"));
        assert_eq!("3,256".parse(), fault(3, "256"));
        assert_eq!("3,-1".parse(), fault(3, "-1"));
        assert_eq!("3,,1".parse(), fault(3, ","));
        assert_eq!("".parse::<Row>(), Err(InvalidRow::Cups(0)));
        assert_eq!("200,56".parse::<Row>(), Err(InvalidRow::Beans(256)));
    }
}
