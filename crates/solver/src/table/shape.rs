//! One side's shapes: its row and stock with every blocked cup cut down to `d + 1` beans, and what moves make of them.
//! The beans cut away are the *extras* of the blocked cups; [`Region`](super::region) says which extras can occur.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use beanduel_rules::{MAX_CUPS, Rules};

use super::region::{Region, Regions};

/// A set of cups of one side: bit `i` for cup `i + 1`.
pub(crate) type Cups = u16;

const MAX: usize = MAX_CUPS as usize;

/// A row and its stock; a state of a side or a shape.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(crate) struct Row {
    pub stock: u8,
    pub cups: [u8; MAX],
}

/// What a side's own move makes of its shape.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// The shape afterwards, counted within its stock.
    pub to: u32,
    /// The blocked cups (blocked before and after) that get one bean more.
    pub shift: Cups,
    /// For a sowing that ends in an empty cup: the opponent's cup opposite.
    pub captures: Option<u8>,
    /// Beans sown; 0 for an emptying, which puts one bean into the pot.
    pub sown: u8,
}

/// A shape and everything that the tables need to know about it.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    /// The beans in each cup, blocked ones cut down to `d + 1`.
    pub cups: [u8; MAX],
    /// The blocked cups that can hold extras.
    pub live: Cups,
    /// Sowings first, by beans, then emptyings, by cup.
    pub steps: Vec<Step>,
    /// Where a capture of each filled cup leads, counted within the same stock, and its beans (blocked: `d + 1`).
    pub without: [u32; MAX],
    /// The extras that can occur with this shape.
    pub region: Region,
}

/// The shapes that one side can be in with each stock, of one board.
#[derive(Debug)]
pub(crate) struct Shapes {
    rules: Rules,
    /// By stock, in lexicographic order of the cups: every emptying and every capture leads to an earlier one.
    by_stock: Vec<Vec<Shape>>,
    indices: Vec<HashMap<[u8; MAX], u32, BuildHasherDefault<WordHasher>>>,
    pub regions: Regions,
    states: u64,
}

impl Shapes {
    /// The closure of the start: all states of one side, whatever the opponent captures and whenever.
    ///
    /// The extras of a shape are closed downwards: where a blocked cup ends with `c > d + 1` beans, a capture at the moment
    /// when it held its first bean after it was last empty leaves it with `c - 1` and changes nothing else, because the cup wasn't emptied since.
    pub fn of(rules: Rules) -> Shapes {
        let mut states = closure(rules);
        let count = states.iter().map(|level| level.len() as u64).sum();
        let mut shapes = Shapes { rules, by_stock: Vec::new(), indices: Vec::new(), regions: Regions::default(), states: count };
        for level in &mut states {
            shapes.add_level(level);
        }
        for stock in 0..=usize::from(rules.stock()) {
            for shape in 0..shapes.by_stock[stock].len() {
                shapes.link(stock, shape);
            }
        }
        shapes
    }

    /// The shapes of all states with one stock.
    fn add_level(&mut self, level: &mut [Row]) {
        let cups = usize::from(self.rules.cups());
        let key = |row: &Row| {
            let (shape, extras) = cut(row, cups);
            (shape, extras)
        };
        let mut keyed: Vec<_> = level.iter().map(key).collect();
        keyed.sort_unstable();
        let mut list = Vec::new();
        let mut index = HashMap::default();
        for group in keyed.chunk_by(|a, b| a.0 == b.0) {
            let row = group[0].0;
            let blocked = blocked_cups(&row, cups);
            let region = self.regions.add(blocked, group.iter().map(|(_, extras)| extras));
            index.insert(row, list.len() as u32);
            let live = self.regions.live(region);
            list.push(Shape { cups: row, live, steps: Vec::new(), without: [0; MAX], region });
        }
        self.by_stock.push(list);
        self.indices.push(index);
    }

    /// Fills in where the moves of a shape and captures of its cups lead.
    fn link(&mut self, stock: usize, index: usize) {
        let n = usize::from(self.rules.cups());
        let shape = &self.by_stock[stock][index];
        let (row, blocked) = (shape.cups, blocked_cups(&shape.cups, n));
        let lead = |stock: usize, mut row: [u8; MAX]| {
            for (cup, beans) in row.iter_mut().enumerate().take(n) {
                *beans = (*beans).min((n - cup + 1) as u8);
            }
            self.indices[stock][&row]
        };
        let mut steps = Vec::new();
        let mut sown = row;
        for k in 1..=stock.min(usize::from(self.rules.max_sow())) {
            sown[k - 1] += 1;
            steps.push(Step {
                to: lead(stock - k, sown),
                shift: blocked & ((1 << k) - 1),
                captures: (row[k - 1] == 0).then_some((n - k) as u8),
                sown: k as u8,
            });
        }
        for cup in (0..n).filter(|&cup| usize::from(row[cup]) == n - cup) {
            let mut emptied = row;
            emptied[cup] = 0;
            for beans in &mut emptied[cup + 1..n] {
                *beans += 1;
            }
            steps.push(Step { to: lead(stock, emptied), shift: blocked & !((2 << cup) - 1), captures: None, sown: 0 });
        }
        let mut without = [0; MAX];
        for cup in (0..n).filter(|&cup| row[cup] > 0) {
            let mut left = row;
            left[cup] = 0;
            without[cup] = lead(stock, left);
        }
        let shape = &mut self.by_stock[stock][index];
        shape.steps = steps;
        shape.without = without;
    }

    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// How many states one side can be in.
    pub fn states(&self) -> u64 {
        self.states
    }

    /// How many shapes one side can be in.
    pub fn len(&self) -> usize {
        self.by_stock.iter().map(Vec::len).sum()
    }

    /// The shapes with this stock.
    pub fn with_stock(&self, stock: u8) -> &[Shape] {
        &self.by_stock[usize::from(stock)]
    }

    /// The shape (counted within its stock) and the extras of a state, if the side can be in it.
    pub fn find(&self, state: &Row) -> Option<(u32, [u8; MAX])> {
        let n = usize::from(self.rules.cups());
        let (row, extras) = cut(state, n);
        let index = *self.indices.get(usize::from(state.stock))?.get(&row)?;
        let region = self.by_stock[usize::from(state.stock)][index as usize].region;
        self.regions.contains(region, &extras).then_some((index, extras))
    }
}

/// The row with blocked cups cut down to `d + 1`, and what was cut.
fn cut(state: &Row, n: usize) -> ([u8; MAX], [u8; MAX]) {
    let (mut row, mut extras) = (state.cups, [0; MAX]);
    for cup in 0..n {
        let most = (n - cup + 1) as u8;
        extras[cup] = row[cup].saturating_sub(most);
        row[cup] -= extras[cup];
    }
    (row, extras)
}

fn blocked_cups(row: &[u8; MAX], n: usize) -> Cups {
    (0..n).filter(|&cup| usize::from(row[cup]) > n - cup).map(|cup| 1 << cup).sum()
}

/// All states of one side, by stock.
fn closure(rules: Rules) -> Vec<Vec<Row>> {
    let n = usize::from(rules.cups());
    let top = usize::from(rules.stock());
    let mut levels: Vec<StateSet> = (0..=top).map(|_| StateSet::default()).collect();
    levels[top].add(Row { stock: rules.stock(), cups: [0; MAX] });
    for stock in (0..=top).rev() {
        let mut next = 0;
        while let Some(&row) = levels[stock].list.get(next) {
            next += 1;
            for cup in 0..n {
                if row.cups[cup] == 0 {
                    continue;
                }
                let mut left = row;
                left.cups[cup] = 0;
                levels[stock].add(left);
                if usize::from(row.cups[cup]) == n - cup {
                    for beans in &mut left.cups[cup + 1..n] {
                        *beans += 1;
                    }
                    levels[stock].add(left);
                }
            }
            let mut sown = row;
            for k in 1..=stock.min(usize::from(rules.max_sow())) {
                sown.cups[k - 1] += 1;
                sown.stock -= 1;
                levels[stock - k].add(sown);
            }
        }
        levels[stock].seen = std::collections::HashSet::default();
    }
    levels.into_iter().map(|level| level.list).collect()
}

#[derive(Default)]
struct StateSet {
    list: Vec<Row>,
    seen: std::collections::HashSet<[u8; MAX], BuildHasherDefault<WordHasher>>,
}

impl StateSet {
    fn add(&mut self, row: Row) {
        if self.seen.insert(row.cups) {
            self.list.push(row);
        }
    }
}

/// Multiply and rotate over 8 bytes at a time: rows are not chosen by an adversary.
#[derive(Default)]
pub(crate) struct WordHasher(u64);

impl Hasher for WordHasher {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_usize(&mut self, length: usize) {
        self.write_u64(length as u64);
    }
}
