//! The engine: its memory, and the ways to ask it.

use beanduel_rules::{Board, Lanes, Move, OnBoard, Player, Position};

use crate::evaluation::{Sight, Weights};
use crate::level::Level;
use crate::order::History;
use crate::root::Root;
use crate::search::{Lines, Search, continued};
use crate::seen::Seen;
use crate::table::Table;
use crate::value::Value;
use crate::watch::{Control, Limits, Watch};

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The best move, or a level's choice.
    pub best: Move,
    /// What the position is worth to the mover if that move is played.
    pub value: Value,
    /// The moves expected from here, `best` first.
    pub line: Vec<Move>,
    /// Plies of the last search completed; 0 if not even the first was.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Milliseconds by the caller's clock.
    pub time_ms: u64,
}

/// A player of Cups with memory of fixed size. What it learned of one move is of use for the next; boards of any size may follow
/// each other.
///
/// # Examples
/// ```
/// use beanduel_engine::{Control, Engine, Limits, Value};
/// use beanduel_rules::Position;
/// use std::sync::atomic::AtomicBool;
///
/// let position: Position = "4,0,2,0:3:5 0,1,6,0:2:7 s".parse()?;
/// let control = Control { stop: &AtomicBool::new(false), now: &|| 0 };
/// let found = Engine::new(1 << 20).search(&position, &Limits::nodes(100_000), &control, |_| {}).unwrap();
/// assert_eq!(position.annotate(found.best).to_string(), "s2x6");
/// assert!(found.value.is_exact());
/// # Ok::<(), beanduel_rules::Fault>(())
/// ```
pub struct Engine {
    table: Table,
    /// The cups, max sow and sight that the table's entries are about; their keys don't hold them.
    about: Option<(u8, u8, Sight)>,
}

impl Engine {
    /// An engine with a transposition table of at most this many bytes, 1 MiB or more to be of use. The memory is taken as
    /// it fills.
    pub fn new(memory_bytes: usize) -> Engine {
        Engine { table: Table::new(memory_bytes), about: None }
    }

    /// Forgets everything: what follows is the same as from a new engine.
    pub fn clear(&mut self) {
        self.table.new_epoch();
    }

    /// The best move here; `None` where the game is over.
    ///
    /// Searches deeper and deeper, telling `report` what each depth found, until the value is exact or a limit is met. A
    /// move without alternative is answered at once. There is always a legal move in the answer, however early it had to end.
    ///
    /// What earlier searches left in the table is used. After [`clear`](Engine::clear), and without a time limit, the
    /// same question gets the same answer.
    pub fn search(
        &mut self,
        position: &Position,
        limits: &Limits,
        control: &Control,
        mut report: impl FnMut(&Found),
    ) -> Option<Found> {
        self.think(position, Sight::Rows, None, limits, control, &mut report)
    }

    /// The move of a player of this level; `None` where the game is over.
    ///
    /// Where `limits` are stricter than the level's own they hold. Level 12 alone has only a clock, about [`Level::think_ms`],
    /// which any limit given replaces.
    ///
    /// A level chooses by the `seed` and the position, so one seed can serve a whole game. Unless a clock is among the limits that
    /// hold, nothing of earlier searches is used: the same level, seed and limits give the same move.
    pub fn play(
        &mut self,
        position: &Position,
        level: Level,
        seed: u64,
        limits: &Limits,
        control: &Control,
    ) -> Option<Found> {
        let strength = level.strength();
        let limits = strength.limits(*limits);
        if limits.time_ms.is_none() {
            self.table.new_epoch();
        }
        let temperature = strength.temperature(position.cups());
        let choice =
            (temperature > 0).then(|| Choice { temperature, rng: fastrand::Rng::with_seed(seed ^ mixed(position)) });
        self.think(position, strength.sight, choice, &limits, control, &mut |_| {})
    }

    fn think(
        &mut self,
        position: &Position,
        sight: Sight,
        choice: Option<Choice>,
        limits: &Limits,
        control: &Control,
        report: &mut dyn FnMut(&Found),
    ) -> Option<Found> {
        // Before anything else, so that all the time it takes counts.
        let watch = Watch::new(limits, control);
        if position.is_over() {
            return None;
        }
        let about = Some((position.cups(), position.max_sow(), sight));
        if self.about != about {
            self.about = about;
            self.table.new_epoch();
        }
        let deepest = limits.depth.unwrap_or(u32::MAX);
        Some(position.on_board(Thinking { table: &mut self.table, watch, sight, choice, deepest, report }))
    }
}

/// How a level chooses.
struct Choice {
    temperature: i32,
    rng: fastrand::Rng,
}

impl Choice {
    /// Moves further below the best than this many temperatures aren't played: they would be once in 150 times.
    const REACH: i32 = 5;

    fn margin(&self) -> i32 {
        Choice::REACH * self.temperature
    }

    /// The index of a move, each the less likely the further its score is below the best.
    fn pick(mut self, scores: impl Iterator<Item = i32> + Clone) -> usize {
        let best = scores.clone().max().unwrap_or(0);
        let (margin, temperature) = (self.margin(), f64::from(self.temperature));
        let weights = scores.map(|score| {
            let below = best - score;
            if below < margin { (-f64::from(below) / temperature).exp() } else { 0.0 }
        });
        let mut left = self.rng.f64() * weights.clone().sum::<f64>();
        for (i, weight) in weights.enumerate() {
            left -= weight;
            if left < 0.0 {
                return i;
            }
        }
        0
    }
}

/// A number that differs from position to position.
fn mixed(position: &Position) -> u64 {
    let mut words = vec![u64::from(position.to_move() == Player::South)];
    for player in Player::ALL {
        let side = position.side(player).to_bits();
        words.extend([side as u64, (side >> 64) as u64, u64::from(position.pot(player))]);
    }
    words.into_iter().fold(0, |mixed, word| (mixed ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29))
}

struct Thinking<'a> {
    table: &'a mut Table,
    watch: Watch<'a>,
    sight: Sight,
    choice: Option<Choice>,
    deepest: u32,
    report: &'a mut dyn FnMut(&Found),
}

impl OnBoard for Thinking<'_> {
    type Output = Found;

    fn on<W: Lanes, const CUPS: u32>(self, board: Board<W, CUPS>) -> Found {
        let Thinking { table, watch, sight, choice, deepest, report } = self;
        table.begin::<W>();
        let mut search = Search {
            table,
            watch,
            weights: Weights::new(CUPS, sight),
            history: History::new(),
            lines: Lines::default(),
        };
        let mut root = Root::new(&board, &search, choice.as_ref().map_or(0, Choice::margin));
        root.deepen(&mut search, deepest, |root, search| report(&found(&board, root, 0, root.seen, search)));
        match choice {
            // Before the first depth is done there are no values to choose by.
            Some(choice) if root.depth > 0 => {
                let chosen = choice.pick(root.moves.iter().map(|root_move| root_move.seen.score));
                found(&board, &root, chosen, root.moves[chosen].seen, &search)
            }
            _ => found(&board, &root, 0, root.seen, &search),
        }
    }
}

/// What is known of one of the root's moves.
fn found<W: Lanes, const CUPS: u32>(
    board: &Board<W, CUPS>,
    root: &Root<W, CUPS>,
    index: usize,
    seen: Seen,
    search: &Search,
) -> Found {
    let line = &root.moves[index].line;
    let line = if seen.is_exact() { continued(board, line, seen.score, search.table) } else { line.clone() };
    let line: Vec<_> = line.into_iter().filter_map(Move::from_byte).collect();
    Found {
        best: line[0],
        value: seen.value(),
        line,
        depth: root.depth,
        nodes: search.watch.nodes(),
        time_ms: search.watch.elapsed_ms(),
    }
}
