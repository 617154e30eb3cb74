//! A game: where it started, the moves played, and the variations beside them.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::move_text::AnnotatedMove;
use crate::moves::Move;
use crate::position::{IllegalMove, Position};

/// A tree of moves from one position, and a place in it: the *current* position.
///
/// The first continuation at each place is the main line, the others are variations. Undoing and redoing only moves the
/// place; no move is ever lost. Two games are equal if they have the same start, the same moves in the same order and
/// the same notes, wherever their current places are.
///
/// # Examples
/// ```
/// use beanduel_rules::{Game, Position, Rules};
///
/// let mut game = Game::new(Position::start(Rules::default()));
/// for text in ["s4", "s3", "c4"] {
///     game.play(game.position().read_move(text)?)?;
/// }
/// game.undo();
/// game.play(game.position().read_move("s1")?)?; // a variation
/// assert_eq!(game.path().map(|node| game.annotated(node).unwrap().to_string()).collect::<Vec<_>>(), ["s4", "s3x1", "s1"]);
/// assert_eq!(game.continuations(game.parent(game.current()).unwrap()).len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    nodes: Vec<Node>,
    current: NodeId,
}

/// A place in a [`Game`]: the start or the position after one of its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

#[derive(Clone, Debug)]
struct Node {
    position: Position,
    /// The move that led here and where from; none at the start.
    came: Option<(NodeId, Move)>,
    continuations: Vec<NodeId>,
    /// Which of the continuations was visited last: where redo goes.
    redo: u32,
    /// Most places have none.
    notes: Option<Box<Notes>>,
}

/// What a person or an analyst noted at a place of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// The comment before the move, as a variation may have before its first; none at the start.
    pub lead: String,
    /// The comment after the move; at the start, the one before the first move.
    pub comment: String,
    /// Numeric annotation glyphs: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`.
    pub nags: Vec<u8>,
    /// The mover's clock after the move, in ms.
    pub clock: Option<u64>,
    /// The final margin to be expected.
    pub eval: Option<Eval>,
}

impl Notes {
    pub(crate) const NONE: Notes =
        Notes { lead: String::new(), comment: String::new(), nags: Vec::new(), clock: None, eval: None };

    /// Whether nothing is noted.
    pub fn is_empty(&self) -> bool {
        let Notes { lead, comment, nags, clock, eval } = self;
        lead.is_empty() && comment.is_empty() && nags.is_empty() && clock.is_none() && eval.is_none()
    }
}

/// Adds a comment to another, a blank between them.
pub(crate) fn join(comment: &mut String, more: &str) {
    if !comment.is_empty() && !more.is_empty() {
        comment.push(' ');
    }
    comment.push_str(more);
}

/// A final margin in beans, South's view, and how it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eval {
    /// Under perfect play.
    Exact(i32),
    /// A guess, in hundredths of a bean.
    Estimate(i32),
}

impl Game {
    /// The place before the first move.
    pub const START: NodeId = NodeId(0);

    /// A game from this position, without moves.
    pub fn new(start: Position) -> Game {
        Game { nodes: Vec::from([Node::new(start, None)]), current: Game::START }
    }

    fn node(&self, at: NodeId) -> &Node {
        &self.nodes[at.0 as usize]
    }

    fn node_mut(&mut self, at: NodeId) -> &mut Node {
        &mut self.nodes[at.0 as usize]
    }

    /// The current place.
    pub const fn current(&self) -> NodeId {
        self.current
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        self.position_at(self.current)
    }

    /// The position at a place.
    pub fn position_at(&self, at: NodeId) -> &Position {
        &self.node(at).position
    }

    /// The place before the move that led here; `None` at the start.
    pub fn parent(&self, at: NodeId) -> Option<NodeId> {
        self.node(at).came.map(|(parent, _)| parent)
    }

    /// The move that led here with what it captured; `None` at the start.
    pub fn annotated(&self, at: NodeId) -> Option<AnnotatedMove> {
        self.node(at).came.map(|(parent, mv)| self.position_at(parent).annotate(mv))
    }

    /// The places that the moves played from here lead to, the main line's first.
    pub fn continuations(&self, at: NodeId) -> &[NodeId] {
        &self.node(at).continuations
    }

    /// The notes at a place.
    pub fn notes(&self, at: NodeId) -> &Notes {
        static NONE: Notes = Notes::NONE;
        self.node(at).notes.as_deref().unwrap_or(&NONE)
    }

    /// The notes at a place, to change.
    pub fn notes_mut(&mut self, at: NodeId) -> &mut Notes {
        self.node_mut(at).notes.get_or_insert_default()
    }

    /// Goes to a place.
    pub fn go_to(&mut self, at: NodeId) {
        self.current = at;
        let mut child = at;
        while let Some(parent) = self.parent(child) {
            self.node_mut(parent).redo = self.rank(parent, child) as u32;
            child = parent;
        }
    }

    /// Which of its parent's continuations a place is, from 0.
    fn rank(&self, parent: NodeId, child: NodeId) -> usize {
        let rank = self.continuations(parent).iter().position(|&sibling| sibling == child);
        rank.expect("a node is among its parent's continuations")
    }

    /// Plays a legal move here: follows the continuation it is already, or becomes the last variation.
    ///
    /// # Errors
    /// Says why the move isn't legal; the game is unchanged.
    pub fn play(&mut self, mv: Move) -> Result<NodeId, IllegalMove> {
        let position = self.position().play(mv)?;
        let here = self.current;
        self.current = self.attach(here, mv, position);
        self.node_mut(here).redo = self.rank(here, self.current) as u32;
        Ok(self.current)
    }

    /// The place that a legal move leads to from `at`, `position` being the one there: the continuation it is already,
    /// or a new last variation. Goes nowhere.
    fn attach(&mut self, at: NodeId, mv: Move, position: Position) -> NodeId {
        let known = self.continuations(at).iter().find(|&&child| self.node(child).came == Some((at, mv)));
        known.copied().unwrap_or_else(|| {
            let child = NodeId(self.nodes.len() as u32);
            self.nodes.push(Node::new(position, Some((at, mv))));
            self.node_mut(at).continuations.push(child);
            child
        })
    }

    /// [`attach`](Game::attach), for a reader that has found the move to be legal at `at`.
    pub(crate) fn attach_unchecked(&mut self, at: NodeId, mv: Move) -> NodeId {
        let position = self.position_at(at).play_unchecked(mv);
        self.attach(at, mv, position)
    }

    /// Puts a place before its parent's other continuations, where redo goes too.
    pub(crate) fn put_first(&mut self, at: NodeId) {
        if let Some(parent) = self.parent(at) {
            let rank = self.rank(parent, at);
            self.node_mut(parent).continuations[..=rank].rotate_right(1);
            self.node_mut(parent).redo = 0;
        }
    }

    /// Goes one move back and returns the move undone; `None` at the start.
    pub fn undo(&mut self) -> Option<Move> {
        let (parent, mv) = self.node(self.current).came?;
        self.current = parent;
        Some(mv)
    }

    /// Goes one move forward along the line visited last and returns the move redone; `None` at its end.
    pub fn redo(&mut self) -> Option<Move> {
        let here = self.node(self.current);
        self.current = *here.continuations.get(here.redo as usize)?;
        self.node(self.current).came.map(|(_, mv)| mv)
    }

    /// Makes the line that leads to a place the main line.
    pub fn promote(&mut self, at: NodeId) {
        let mut child = at;
        while let Some(parent) = self.parent(child) {
            if self.rank(parent, child) > 0 {
                self.put_first(child);
                // Only before a variation do words of its own make sense; in the main line they follow the move before.
                let lead = core::mem::take(&mut self.notes_mut(child).lead);
                join(&mut self.notes_mut(parent).comment, &lead);
            }
            child = parent;
        }
    }

    /// The places from the first move to the current one.
    pub fn path(&self) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<> {
        let mut path = Vec::new();
        let mut at = self.current;
        while let Some(parent) = self.parent(at) {
            path.push(at);
            at = parent;
        }
        path.into_iter().rev()
    }

    /// The places of the main line, from the first move to the last.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        core::iter::successors(Some(Game::START), |&at| self.continuations(at).first().copied()).skip(1)
    }

    /// How many plies lead to a place.
    pub fn ply(&self, at: NodeId) -> usize {
        core::iter::successors(self.parent(at), |&at| self.parent(at)).count()
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        let mut pairs = Vec::from([(Game::START, Game::START)]);
        while let Some((mine, theirs)) = pairs.pop() {
            let (a, b) = (self.node(mine), other.node(theirs));
            let moved = |node: &Node| node.came.map(|(_, mv)| mv);
            let noted = a.notes.is_some() || b.notes.is_some();
            if (moved(a), a.position, a.continuations.len()) != (moved(b), b.position, b.continuations.len())
                || noted && self.notes(mine) != other.notes(theirs)
            {
                return false;
            }
            pairs.extend(a.continuations.iter().copied().zip(b.continuations.iter().copied()));
        }
        true
    }
}

impl Eq for Game {}

impl Node {
    fn new(position: Position, came: Option<(NodeId, Move)>) -> Node {
        Node { position, came, continuations: Vec::new(), redo: 0, notes: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::Rules;

    fn game(moves: &str) -> Game {
        let mut game = Game::new(Position::start(Rules::default()));
        play(&mut game, moves);
        game
    }

    fn play(game: &mut Game, moves: &str) {
        for text in moves.split_whitespace() {
            game.play(game.position().read_move(text).unwrap()).unwrap();
        }
    }

    fn line(game: &Game, nodes: impl Iterator<Item = NodeId>) -> alloc::vec::Vec<String> {
        use alloc::string::ToString;
        nodes.map(|node| game.annotated(node).unwrap().to_string()).collect()
    }

    #[test]
    fn redo_follows_the_line_visited_last() {
        let mut game = game("s4 s3 c4");
        while game.undo().is_some() {}
        play(&mut game, "s1");
        game.undo();
        assert_eq!(game.redo(), Some(Move::Sow(crate::Amount::new(1).unwrap())));
        assert_eq!(game.redo(), None);
        assert_eq!(line(&game, game.main_line()), ["s4", "s3x1", "c4"]);
    }

    #[test]
    fn a_move_played_again_is_no_new_variation() {
        let mut game = game("s4 s3");
        game.undo();
        play(&mut game, "s3");
        assert_eq!(game.continuations(game.parent(game.current()).unwrap()).len(), 1);
    }

    #[test]
    fn games_are_equal_by_their_moves_and_notes_not_by_the_place_looked_at() {
        let mut one = game("s4 s3 c4");
        one.undo();
        play(&mut one, "s1");
        let mut other = game("s4 s3 c4");
        assert_ne!(one, other);
        other.undo();
        play(&mut other, "s1");
        other.go_to(Game::START);
        other.notes_mut(Game::START);
        assert_eq!(one, other);
        other.promote(one.current());
        assert_ne!(one, other);
        one.promote(one.current());
        assert_eq!(one, other);
        other.notes_mut(Game::START).nags.push(1);
        assert_ne!(one, other);
    }

    #[test]
    fn a_promoted_line_is_the_main_line_and_keeps_every_word() {
        let mut game = game("s4 s3 c4");
        game.undo();
        game.notes_mut(game.current()).comment = "after".into();
        play(&mut game, "s1 s1");
        let end = game.current();
        game.notes_mut(game.parent(end).unwrap()).lead = "before".into();
        game.promote(end);
        assert_eq!(line(&game, game.main_line()), ["s4", "s3x1", "s1", "s1"]);
        assert_eq!(game.notes(game.parent(game.parent(end).unwrap()).unwrap()).comment, "after before");
        assert_eq!(game.ply(end), 4);
    }
}
