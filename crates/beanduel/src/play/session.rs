//! A game being played: its moves, who sits where, and whether someone resigned.

use beanduel_rules::{BySide, Game, IllegalMove, Move, NodeId, Outcome, Player, Position, Tags};

use crate::options::Seat;

/// A game being played at this terminal.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    /// The moves, those taken back among them.
    pub game: Game,
    /// Who plays South and North.
    pub seats: BySide<Seat>,
    /// What the file that the game was loaded from says of it beside its moves.
    pub tags: Tags,
    resigned: Option<Player>,
}

/// How a game came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Neither player could move any more.
    PlayedOut(Outcome),
    /// This player gave up.
    Resigned(Player),
}

impl Session {
    /// A game from this position.
    pub fn new(start: Position, seats: BySide<Seat>) -> Session {
        Session { game: Game::new(start), seats, tags: Tags::new(), resigned: None }
    }

    /// A game that stands somewhere already.
    pub fn at(game: Game, seats: BySide<Seat>, tags: Tags, resigned: Option<Player>) -> Session {
        Session { game, seats, tags, resigned }
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.resigned.map(Ending::Resigned).or_else(|| self.position().outcome().map(Ending::PlayedOut))
    }

    /// Who moves, unless the game is over.
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.ending().is_none().then(|| self.seats[self.position().to_move()])
    }

    /// Whether a person has to choose a move: it's their turn, and they don't have to pass.
    pub fn person_chooses(&self) -> bool {
        self.seat_to_move() == Some(Seat::Person) && !self.must_pass()
    }

    /// Whether the player to move can only pass.
    pub fn must_pass(&self) -> bool {
        self.ending().is_none() && self.position().legal_moves().is_pass()
    }

    /// Plays a move; one that differs from the move taken back here becomes the main line.
    ///
    /// # Errors
    /// Says why the move isn't legal; the game is unchanged.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        let node = self.game.play(mv)?;
        self.game.promote(node);
        Ok(())
    }

    /// The last move with the position it was played in.
    pub fn last_move(&self) -> Option<(Position, Move)> {
        let here = self.game.current();
        let before = self.game.parent(here)?;
        Some((*self.game.position_at(before), self.game.annotated(here)?.mv))
    }

    /// The last move of a person: the plies before it, the position it was played in, and the move. Forced passes are none.
    pub fn last_of_person(&self) -> Option<(usize, Position, Move)> {
        let places: Vec<NodeId> = std::iter::once(Game::START).chain(self.game.path()).collect();
        let moves = places.windows(2).enumerate().rev();
        let mut moves = moves.filter_map(|(ply, nodes)| {
            let before = *self.game.position_at(nodes[0]);
            let mv = self.game.annotated(nodes[1])?.mv;
            let no_person = Player::ALL.iter().all(|&player| self.seats[player] != Seat::Person);
            let persons = self.seats[before.to_move()] == Seat::Person || no_person;
            (persons && mv != Move::Pass).then_some((ply, before, mv))
        });
        moves.next()
    }

    /// The moves that led to the current place.
    pub fn moves(&self) -> Vec<Move> {
        self.game.path().filter_map(|node| Some(self.game.annotated(node)?.mv)).collect()
    }

    /// Takes back moves until a person has to choose again (a resignation first); `false` where nobody did before.
    pub fn undo(&mut self) -> bool {
        if self.resigned.take().is_some() {
            return true;
        }
        self.walk(Game::undo)
    }

    /// Plays moves taken back again until a person has to choose; `false` where there are none.
    pub fn redo(&mut self) -> bool {
        if self.resigned.is_some() {
            return false;
        }
        let before = self.game.current();
        self.walk(Game::redo) || {
            // To the end of the line, even where a level is to move there.
            while self.game.redo().is_some() {}
            self.game.current() != before
        }
    }

    /// Steps until a person has to choose; goes nowhere if that never comes.
    fn walk(&mut self, step: fn(&mut Game) -> Option<Move>) -> bool {
        let before = self.game.current();
        while step(&mut self.game).is_some() {
            // Where no person plays, every place will do.
            if self.person_chooses() || Player::ALL.iter().all(|&player| self.seats[player] != Seat::Person) {
                return true;
            }
        }
        self.game.go_to(before);
        false
    }

    /// Gives the game up for a player.
    pub fn resign(&mut self, player: Player) {
        if self.ending().is_none() {
            self.resigned = Some(player);
        }
    }

    /// South's margin at the start and after each ply, in beans.
    pub fn margins(&self) -> Vec<i32> {
        let south = |node: NodeId| self.game.position_at(node).margin(Player::South);
        std::iter::once(Game::START).chain(self.game.path()).map(south).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use beanduel_rules::Rules;

    fn session(seats: [Seat; 2], moves: &str) -> Session {
        let [south, north] = seats;
        let mut session = Session::new(Position::start(Rules::default()), BySide { south, north });
        for text in moves.split_whitespace() {
            session.play(session.position().read_move(text).unwrap()).unwrap();
        }
        session
    }

    #[test]
    fn a_person_takes_back_the_answer_and_their_own_move() {
        let mut session = session([Seat::Person, Seat::Engine(3)], "s4 s3 c4 s1");
        assert!(session.undo());
        assert_eq!(session.game.ply(session.game.current()), 2);
        assert!(session.undo());
        assert!(!session.undo());
        assert_eq!(session.game.ply(session.game.current()), 0);
        assert!(session.redo());
        assert!(session.redo());
        assert_eq!(session.game.ply(session.game.current()), 4);
        assert!(!session.redo());
    }

    #[test]
    fn a_level_that_opened_is_not_asked_to_open_again() {
        let mut session = session([Seat::Engine(3), Seat::Person], "s4");
        assert!(!session.undo());
        assert_eq!(session.game.ply(session.game.current()), 1);
    }

    #[test]
    fn the_last_move_of_a_person_is_found_behind_the_answer() {
        let session = session([Seat::Person, Seat::Engine(3)], "s4 s3 c4 s1");
        let (ply, before, mv) = session.last_of_person().unwrap();
        assert_eq!((ply, before.annotate(mv).to_string()), (2, "c4".to_owned()));
        assert_eq!(session.moves().len(), 4);
    }

    #[test]
    fn a_resignation_can_be_taken_back() {
        let mut session = session([Seat::Person, Seat::Person], "s4");
        session.resign(Player::North);
        assert_eq!(session.ending(), Some(Ending::Resigned(Player::North)));
        assert!(session.undo());
        assert_eq!(session.ending(), None);
        assert_eq!(session.game.ply(session.game.current()), 1);
    }

    #[test]
    fn a_move_instead_of_one_taken_back_is_the_main_line() {
        let mut session = session([Seat::Person, Seat::Person], "s4 s3");
        session.undo();
        session.play(session.position().read_move("s1").unwrap()).unwrap();
        let main: Vec<_> =
            session.game.main_line().map(|node| session.game.annotated(node).unwrap().to_string()).collect();
        assert_eq!(main, ["s4", "s1x1"]);
        assert_eq!(session.margins(), [0, 0, -1]);
    }
}
