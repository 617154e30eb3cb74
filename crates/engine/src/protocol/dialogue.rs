//! The engine's side of a conversation: what it remembers between lines, and what each line makes it say and do.

use beanduel_rules::{Outcome, Player, Position};

use super::fault::ProtocolFault;
use super::go::Go;
use super::options::{OptionChange, Options};
use super::reply::Reply;
use super::request::{PositionRequest, Query, Request, StartRequest};

/// The options and the position that were set.
///
/// # Examples
/// ```
/// use beanduel_engine::{Dialogue, Order};
///
/// let mut dialogue = Dialogue::new();
/// assert!(dialogue.take(b"position startpos moves s4 s3").replies.is_empty());
/// let answer = dialogue.take(b"position startpos moves s5");
/// assert!(answer.replies[0].to_string().starts_with("info string error: move 1: "));
/// let answer = dialogue.take(b"query fen");
/// assert_eq!(answer.replies[0].to_string(), "response 1,0,1,1:36:0 1,1,1,0:37:1 s");
/// assert!(matches!(dialogue.take(b"go depth 3").order, Some(Order::Search(_))));
/// ```
#[derive(Clone, Debug)]
pub struct Dialogue {
    options: Options,
    position: Position,
}

/// What a line makes the engine say at once, and what is to be done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// The lines to say, in this order.
    pub replies: Vec<Reply>,
    /// What to do then.
    pub order: Option<Order>,
}

/// What is to be done by whoever holds the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Search and say `bestmove`. If a search is running: refuse with [`ProtocolFault::Busy`].
    Search(Search),
    /// Let the running search say its `bestmove` now.
    Stop,
    /// The search in the opponent's time goes on in the engine's own.
    PonderHit,
    /// Forget what was learned of the game before.
    Forget,
    /// Stop and end.
    Quit,
}

/// A search that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Search {
    /// The position; its game isn't over.
    pub position: Position,
    /// How long.
    pub go: Go,
    /// The options at that moment.
    pub options: Options,
}

impl Default for Dialogue {
    fn default() -> Dialogue {
        Dialogue::new()
    }
}

impl Dialogue {
    /// A conversation that begins: the regular 2x4 game, full strength.
    pub fn new() -> Dialogue {
        let options = Options::default();
        Dialogue { options, position: Position::start(options.rules) }
    }

    /// The present position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The options.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Takes a line. Whatever it is, there is an answer, unless it is one of those that need none; a line that can't be followed
    /// changes nothing.
    pub fn take(&mut self, line: &[u8]) -> Answer {
        let followed = Request::read(line).and_then(|request| self.follow(request));
        followed.unwrap_or_else(|fault| {
            let mut replies = vec![Reply::Fault(fault.clone())];
            if fault == ProtocolFault::GameOver {
                // Who asked for a move waits for one.
                replies.push(Reply::BestMove { position: self.position, best: None, ponder: None });
            }
            Answer { replies, order: None }
        })
    }

    fn follow(&mut self, request: Request) -> Result<Answer, ProtocolFault> {
        let say = |reply| Ok(Answer { replies: vec![reply], order: None });
        let order = |order| Ok(Answer { replies: Vec::new(), order: Some(order) });
        match request {
            Request::Nothing => Ok(Answer::default()),
            Request::Ugi => Ok(Answer { replies: introduction(), order: None }),
            Request::NewGame => order(Order::Forget),
            Request::IsReady => say(Reply::Text("readyok".to_owned())),
            Request::SetOption(change) => {
                self.options.apply(change)?;
                if let OptionChange::Cups(_) | OptionChange::Stock(_) | OptionChange::MaxSow(_) = change {
                    self.position = Position::start(self.options.rules);
                }
                Ok(Answer::default())
            }
            Request::Position(request) => {
                self.position = self.read_position(&request)?;
                Ok(Answer::default())
            }
            Request::Go(_) if self.position.is_over() => Err(ProtocolFault::GameOver),
            Request::Go(go) => order(Order::Search(Search { position: self.position, go, options: self.options })),
            Request::Stop => order(Order::Stop),
            Request::PonderHit => order(Order::PonderHit),
            Request::Query(query) => say(Reply::Response(self.answer(query))),
            Request::Quit => order(Order::Quit),
        }
    }

    fn read_position(&self, request: &PositionRequest) -> Result<Position, ProtocolFault> {
        let start = match &request.start {
            StartRequest::Start => Position::start(self.options.rules),
            StartRequest::Line(line) => line.parse().map_err(ProtocolFault::Position)?,
        };
        let moves = request.moves.iter().enumerate();
        moves.into_iter().try_fold(start, |position, (index, text)| {
            let fault = |fault| ProtocolFault::Move { number: index + 1, fault };
            Ok(position.play_unchecked(position.read_move(text).map_err(fault)?))
        })
    }

    fn answer(&self, query: Query) -> String {
        match query {
            Query::P1Turn => (self.position.to_move() == Player::South).to_string(),
            Query::GameOver => self.position.is_over().to_string(),
            Query::Result => match self.position.outcome() {
                Some(Outcome::Win(Player::South)) => "p1win",
                Some(Outcome::Win(Player::North)) => "p2win",
                Some(Outcome::Draw) => "draw",
                None => "none",
            }
            .to_owned(),
            Query::Fen => self.position.to_string(),
            Query::Legal => {
                let legal = self.position.legal_moves().into_iter();
                let legal: Vec<String> = legal.map(|mv| self.position.annotate(mv).to_string()).collect();
                if legal.is_empty() { "none".to_owned() } else { legal.join(" ") }
            }
        }
    }
}

/// Who the engine is, and what can be set.
fn introduction() -> Vec<Reply> {
    let name = format!("id name Beanduel {}", env!("CARGO_PKG_VERSION"));
    let lines = [name, "id author the Beanduel authors".to_owned()].into_iter();
    lines.chain(Options::described()).chain(["ugiok".to_owned()]).map(Reply::Text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(dialogue: &mut Dialogue, line: &str) -> Vec<String> {
        dialogue.take(line.as_bytes()).replies.iter().map(Reply::to_string).collect()
    }

    #[test]
    fn a_bad_position_keeps_the_old_one_and_says_why() {
        let mut dialogue = Dialogue::new();
        dialogue.take(b"position startpos moves s4 s3x1 c4");
        for (line, told) in [
            ("position fen 0,0,0:1:0 0,0:1:0 s", "info string error: position: character 1: "),
            (
                "position startpos moves s4 s3 c3",
                "info string error: move 3: character 1: found “c3”, expected a legal move: ",
            ),
            ("position startpos moves s4 s3x2", "info string error: move 2: character 1: found “s3x2”, expected “x1”"),
            ("position elsewhere", "info string error: “elsewhere” where startpos or fen was expected"),
        ] {
            let answer = said(&mut dialogue, line);
            assert!(answer.len() == 1 && answer[0].starts_with(told), "{line}: {answer:?}");
            assert_eq!(said(&mut dialogue, "query fen"), ["response 1,0,1,0:36:1 1,1,1,0:37:1 n"]);
        }
    }

    #[test]
    fn the_queries_tell_what_the_position_is() {
        let mut dialogue = Dialogue::new();
        let mut ask = |line: &str| said(&mut dialogue, line);
        assert_eq!(ask("query p1turn"), ["response true"]);
        assert_eq!(ask("query result"), ["response none"]);
        assert_eq!(ask("query legal"), ["response s1 s2 s3 s4"]);
        assert!(ask("position fen 1,0:0:3 0,0:0:2 n").is_empty());
        assert_eq!(ask("query gameover"), ["response true"]);
        assert_eq!(ask("query result"), ["response p1win"]);
        assert_eq!(ask("query p1turn"), ["response false"]);
        assert_eq!(ask("query legal"), ["response none"]);
        assert_eq!(ask("go depth 1"), ["info string error: the game is over", "bestmove none"]);
    }

    #[test]
    fn another_board_is_another_start() {
        let mut dialogue = Dialogue::new();
        assert!(said(&mut dialogue, "setoption name Cups value 2").is_empty());
        assert!(said(&mut dialogue, "setoption name Stock value 5").is_empty());
        assert_eq!(said(&mut dialogue, "query fen"), ["response 0,0:5:0 0,0:5:0 s"]);
    }
}
