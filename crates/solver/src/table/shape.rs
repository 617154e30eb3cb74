//! One side's shapes: its row and stock with every blocked cup cut down to `d + 1` beans, and what moves make of them.
//! The beans cut away are the *extras* of the blocked cups; [`Region`](super::region) says which extras can occur.

use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;

use beanduel_rules::{MAX_CUPS, Rules};

use super::packed::Packed;
use super::region::{Region, Regions};

/// The most shapes in a group.
const GROUP: usize = 6;

/// A set of cups of one side: bit `i` for cup `i + 1`.
pub(crate) type Cups = u16;

/// Beans by cup.
pub(crate) type Beans = [u8; MAX];

const MAX: usize = MAX_CUPS as usize;

/// A row and its stock; a state of a side or a shape.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(crate) struct Row {
    pub stock: u8,
    pub cups: Beans,
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
    pub cups: Beans,
    /// The blocked cups that can hold extras.
    pub live: Cups,
    /// Sowings first, by beans, then emptyings, by cup.
    pub steps: Vec<Step>,
    /// Where a capture of each filled cup leads, counted within the same stock, and its beans (blocked: `d + 1`).
    pub without: [u32; MAX],
    /// How far back the last shape of the same group is that has one bean less in one cup; 0 for none.
    pub less: u8,
    /// The extras that can occur with this shape.
    pub region: Region,
}

/// The shapes that one side can be in with each stock, of one board.
#[derive(Debug)]
pub(crate) struct Shapes {
    rules: Rules,
    /// By stock, in lexicographic order of the cups: every emptying and every capture leads to an earlier one.
    by_stock: Vec<Vec<Shape>>,
    /// By stock: shapes that share all but the last two cups, for the tiles of a file.
    groups: Vec<Vec<Range<usize>>>,
    indices: Vec<HashMap<Beans, u32, BuildHasherDefault<WordHasher>>>,
    pub regions: Regions,
}

impl Shapes {
    /// All shapes of one side, whatever the opponent captures and whenever, and their extras.
    ///
    /// The extras of a shape are closed downwards: where a blocked cup ends with `c > d + 1` beans, a capture at the moment
    /// when it held its first bean after it was last empty leaves it with `c - 1` and changes nothing else, because
    /// the cup wasn't emptied since. And greater extras lead to greater extras. So it is enough to follow the greatest ones.
    pub fn of(rules: Rules) -> Shapes {
        Shapes::within(rules, usize::MAX).expect("no number of shapes is too great")
    }

    /// The same, unless there are more shapes than this.
    pub fn within(rules: Rules, most: usize) -> Option<Shapes> {
        let n = usize::from(rules.cups());
        let top = usize::from(rules.stock());
        let mut levels: Vec<BTreeMap<Beans, Vec<Packed>>> = vec![BTreeMap::new(); top + 1];
        levels[top].insert([0; MAX], vec![Packed::default()]);
        let mut shapes = Shapes {
            rules,
            by_stock: Vec::new(),
            groups: Vec::new(),
            indices: Vec::new(),
            regions: Regions::default(),
        };
        let mut count = 1;
        for stock in (0..=top).rev() {
            let mut finished = Vec::new();
            // Emptyings and captures lead to lexicographically smaller rows.
            while let Some((cups, extras)) = levels[stock].pop_last() {
                let greatest = greatest(extras);
                let sowings = (1..=stock.min(usize::from(rules.max_sow()))).map(|k| (k, sown(cups, k)));
                let emptyings = (0..n).filter(|&cup| usize::from(cups[cup]) == n - cup);
                let captures = (0..n).filter(|&cup| cups[cup] > 0);
                let within = emptyings.map(|cup| emptied(cups, cup, n)).chain(captures.map(|cup| captured(cups, cup)));
                for (k, after) in sowings.chain(within.map(|after| (0, after))) {
                    let (shape, more) = cut(&after, n);
                    // A cup that the move took beans from is not blocked any more.
                    let kept = Packed::lanes((0..n).filter(|&cup| after[cup] >= cups[cup]).map(|cup| 1 << cup).sum());
                    let more = Packed::of(&more);
                    let lead = |&extras: &Packed| (extras & kept) + more;
                    let known = levels[stock - k].entry(shape).or_insert_with(|| {
                        count += 1;
                        Vec::new()
                    });
                    known.extend(greatest.iter().map(lead));
                    if count > most {
                        return None;
                    }
                }
                finished.push((cups, greatest));
            }
            finished.reverse();
            shapes.add_level(finished);
        }
        shapes.by_stock.reverse();
        shapes.groups.reverse();
        shapes.indices.reverse();
        for stock in 0..=top {
            for shape in 0..shapes.by_stock[stock].len() {
                shapes.link(stock, shape);
            }
        }
        Some(shapes)
    }

    /// The shapes with one stock, in order, and their greatest extras.
    fn add_level(&mut self, level: Vec<(Beans, Vec<Packed>)>) {
        let mut index = HashMap::default();
        let mut list = Vec::with_capacity(level.len());
        for (cups, greatest) in level {
            let region = self.regions.add(&greatest);
            index.insert(cups, list.len() as u32);
            list.push(Shape { cups, live: region.cups, steps: Vec::new(), without: [0; MAX], less: 0, region });
        }
        let kept = usize::from(self.rules.cups()).saturating_sub(2);
        let mut start = 0;
        let similar = list.chunk_by(|a, b| a.cups[..kept] == b.cups[..kept]);
        let groups = similar.flat_map(|group| group.chunks(GROUP)).map(|group| {
            start += group.len();
            start - group.len()..start
        });
        let groups: Vec<_> = groups.collect();
        for group in &groups {
            for shape in group.clone() {
                let less = (group.start..shape).rev().find(|&other| apart(&list[shape].cups, &list[other].cups) == 1);
                list[shape].less = less.map_or(0, |other| (shape - other) as u8);
            }
        }
        self.groups.push(groups);
        self.by_stock.push(list);
        self.indices.push(index);
    }

    /// Fills in where the moves of a shape and captures of its cups lead.
    fn link(&mut self, stock: usize, index: usize) {
        let n = usize::from(self.rules.cups());
        let shape = &self.by_stock[stock][index];
        let (row, blocked) = (shape.cups, blocked_cups(&shape.cups, n));
        let lead = |stock: usize, after: Beans| self.indices[stock][&cut(&after, n).0];
        let sowings = (1..=stock.min(usize::from(self.rules.max_sow()))).map(|k| Step {
            to: lead(stock - k, sown(row, k)),
            shift: blocked & ((1 << k) - 1),
            captures: (row[k - 1] == 0).then_some((n - k) as u8),
            sown: k as u8,
        });
        let emptyings = (0..n).filter(|&cup| usize::from(row[cup]) == n - cup).map(|cup| Step {
            to: lead(stock, emptied(row, cup, n)),
            shift: blocked & !((2 << cup) - 1),
            captures: None,
            sown: 0,
        });
        let steps = sowings.chain(emptyings).collect();
        let mut without = [0; MAX];
        for cup in (0..n).filter(|&cup| row[cup] > 0) {
            without[cup] = lead(stock, captured(row, cup));
        }
        let shape = &mut self.by_stock[stock][index];
        shape.steps = steps;
        shape.without = without;
    }

    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// How many states one side can be in; counted anew.
    pub fn states(&self) -> u64 {
        (0..=self.rules.stock()).map(|stock| self.states_with_stock(stock)).sum()
    }

    /// How many shapes one side can be in.
    pub fn len(&self) -> usize {
        self.by_stock.iter().map(Vec::len).sum()
    }

    /// The shapes with this stock.
    pub fn with_stock(&self, stock: u8) -> &[Shape] {
        &self.by_stock[usize::from(stock)]
    }

    /// The groups of shapes with this stock.
    pub fn groups(&self, stock: u8) -> &[Range<usize>] {
        &self.groups[usize::from(stock)]
    }

    /// How many states have this stock.
    pub fn states_with_stock(&self, stock: u8) -> u64 {
        self.with_stock(stock).iter().map(|shape| self.regions.count(shape.region)).sum()
    }

    /// The shape (counted within its stock) and the extras of a state, if the side can be in it.
    pub fn find(&self, state: &Row) -> Option<(u32, Beans)> {
        let n = usize::from(self.rules.cups());
        let (row, extras) = cut(&state.cups, n);
        let index = *self.indices.get(usize::from(state.stock))?.get(&row)?;
        let region = self.by_stock[usize::from(state.stock)][index as usize].region;
        self.regions.contains(region, &extras).then_some((index, extras))
    }
}

/// After sowing `k` beans.
fn sown(mut row: Beans, k: usize) -> Beans {
    row[..k].iter_mut().for_each(|beans| *beans += 1);
    row
}

/// After emptying a cup of a row of `n`.
fn emptied(mut row: Beans, cup: usize, n: usize) -> Beans {
    row[cup] = 0;
    row[cup + 1..n].iter_mut().for_each(|beans| *beans += 1);
    row
}

/// After the capture of a cup.
fn captured(mut row: Beans, cup: usize) -> Beans {
    row[cup] = 0;
    row
}

/// The row of `n` cups with blocked ones cut down to `d + 1`, and what was cut.
fn cut(row: &Beans, n: usize) -> (Beans, Beans) {
    let (mut shape, mut extras) = (*row, [0; MAX]);
    for cup in 0..n {
        extras[cup] = row[cup].saturating_sub((n - cup + 1) as u8);
        shape[cup] -= extras[cup];
    }
    (shape, extras)
}

/// The vectors that are nowhere below another, each once.
fn greatest(mut vectors: Vec<Packed>) -> Vec<Packed> {
    vectors.sort_unstable_by(|a, b| b.cmp(a));
    vectors.dedup();
    let mut kept: Vec<Packed> = Vec::new();
    for vector in vectors {
        // Sorted so, a vector above this one comes before it.
        if !kept.iter().any(|top| top.is_nowhere_below(vector)) {
            kept.push(vector);
        }
    }
    kept
}

/// In how many beans two rows differ.
fn apart(one: &Beans, two: &Beans) -> u32 {
    one.iter().zip(two).map(|(&a, &b)| u32::from(a.abs_diff(b))).sum()
}

fn blocked_cups(row: &Beans, n: usize) -> Cups {
    (0..n).filter(|&cup| usize::from(row[cup]) > n - cup).map(|cup| 1 << cup).sum()
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
