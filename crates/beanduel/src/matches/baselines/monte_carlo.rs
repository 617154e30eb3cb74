//! Monte-Carlo tree search: UCB1 in the tree (Kocsis and Szepesvári 2006), games played out by chance below it.

use std::sync::atomic::{AtomicBool, Ordering};

use beanduel_rules::{Move, Player as Side, Position};

use crate::matches::limit::Limit;
use crate::matches::player::{Choice, Played, Player, Trouble, Unready};
use crate::matches::stopwatch::Timing;

/// How much is tried out of what looks worse: the better of a few that were tried.
const EXPLORATION: f64 = 0.7;
/// The tree grows no further than this; 64 MB.
const MOST_NODES: usize = 4 << 20;

/// UCT with random games, most visits chosen.
pub struct MonteCarlo {
    limit: Limit,
    timing: Timing,
    rng: fastrand::Rng,
    tree: Vec<Node>,
}

/// A position in the tree.
#[derive(Clone, Copy)]
struct Node {
    /// The move that leads here.
    mv: Move,
    visits: u32,
    /// Points of the player who made that move.
    points: f32,
    /// Where the children begin and how many there are; none before the second visit.
    first: u32,
    children: u8,
}

impl Node {
    const fn new(mv: Move) -> Node {
        Node { mv, visits: 0, points: 0.0, first: 0, children: 0 }
    }
}

impl MonteCarlo {
    /// A player that plays out so many games, or for so long, before each move. A depth means nothing to it.
    pub fn new(limit: Limit, timing: Timing) -> MonteCarlo {
        MonteCarlo { limit, timing, rng: fastrand::Rng::with_seed(0), tree: Vec::new() }
    }

    /// One game: down the tree, out by chance, and back up.
    fn play_out(&mut self, root: &Position, path: &mut Vec<u32>) {
        path.clear();
        path.push(0);
        let mut position = *root;
        let mut at = 0usize;
        loop {
            if self.tree[at].children == 0 {
                if self.tree[at].visits == 0 && at > 0 || self.tree.len() >= MOST_NODES {
                    break;
                }
                let first = self.tree.len();
                self.tree.extend(position.legal_moves().into_iter().map(Node::new));
                let children = self.tree.len() - first;
                if children == 0 {
                    break;
                }
                (self.tree[at].first, self.tree[at].children) = (first as u32, children as u8);
            }
            at = self.select(at);
            position = position.play_unchecked(self.tree[at].mv);
            path.push(at as u32);
        }
        let mut mover = position.to_move();
        let end = self.finished(position);
        // A node's points are those of the player who moved into it.
        for &node in path.iter().rev() {
            let node = &mut self.tree[node as usize];
            mover = !mover;
            node.visits += 1;
            node.points += points(&end, mover);
        }
    }

    /// The child to try next. One that was never tried comes first.
    fn select(&self, at: usize) -> usize {
        let Node { first, children, visits, .. } = self.tree[at];
        let log = f64::from(visits.max(1)).ln();
        let range = first as usize..first as usize + usize::from(children);
        let bound = |index: &usize| {
            let child = &self.tree[*index];
            if child.visits == 0 {
                return f64::INFINITY;
            }
            let visits = f64::from(child.visits);
            f64::from(child.points) / visits + EXPLORATION * (log / visits).sqrt()
        };
        range.max_by(|a, b| bound(a).total_cmp(&bound(b))).expect("it has children")
    }

    /// The position at the end of a game of chance.
    fn finished(&mut self, mut position: Position) -> Position {
        loop {
            let legal = position.legal_moves();
            if legal.is_empty() {
                return position;
            }
            let chosen = self.rng.usize(0..legal.len());
            let Some(mv) = legal.into_iter().nth(chosen) else { return position };
            position = position.play_unchecked(mv);
        }
    }
}

/// What a player gets for this end.
fn points(end: &Position, player: Side) -> f32 {
    match end.margin(player) {
        1.. => 1.0,
        0 => 0.5,
        _ => 0.0,
    }
}

impl Player for MonteCarlo {
    fn new_game(&mut self, seed: u64, _: &AtomicBool) -> Result<(), Unready> {
        self.rng.seed(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Played, stop: &AtomicBool) -> Result<Choice, Trouble> {
        let legal = game.position.legal_moves();
        let only = legal.into_iter().next().filter(|_| legal.len() == 1);
        if let Some(mv) = only {
            return Ok(Choice { mv, value: None });
        }
        let (watch, time) = (self.timing.start(), self.limit.time());
        let most = if let Limit::Nodes(games) = self.limit { games } else { u64::MAX };
        self.tree.clear();
        self.tree.push(Node::new(Move::Pass));
        let mut path = Vec::new();
        let mut games = 0;
        while games < most.max(1) {
            self.play_out(&game.position, &mut path);
            games += 1;
            if games % 16 == 0 {
                if stop.load(Ordering::Relaxed) {
                    return Err(Trouble::Stopped);
                }
                if time.is_some_and(|time| watch.elapsed() >= time) {
                    break;
                }
            }
        }
        let Node { first, children, .. } = self.tree[0];
        let children = &self.tree[first as usize..][..usize::from(children)];
        let best = children.iter().max_by_key(|child| child.visits).expect("the game isn't over");
        Ok(Choice { mv: best.mv, value: None })
    }
}
