//! A line of the protocol, read: what a program asks the engine.

use super::fault::ProtocolFault;
use super::go::Go;
use super::options::OptionChange;

/// What a line asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Nothing: an empty line.
    Nothing,
    /// `ugi`: who are you, and what can be set?
    Ugi,
    /// `uginewgame`: forget the game before.
    NewGame,
    /// `isready`: answer when all before is done.
    IsReady,
    /// `setoption name NAME value VALUE`.
    SetOption(OptionChange),
    /// `position startpos|fen LINE [moves MOVE...]`.
    Position(PositionRequest),
    /// `go ...`: think and name a move.
    Go(Go),
    /// `stop`: name the move now.
    Stop,
    /// `ponderhit`: the move expected was played, the engine's own time runs from now on.
    PonderHit,
    /// `query ...`.
    Query(Query),
    /// `quit`.
    Quit,
}

/// A position, not yet held against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionRequest {
    /// Where the moves begin.
    pub start: StartRequest,
    /// The moves as they were written.
    pub moves: Vec<String>,
}

/// Where the moves of a position begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartRequest {
    /// The start of the board that the options say.
    Start,
    /// This position line.
    Line(String),
}

/// A question about the present position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// Is it South's turn?
    P1Turn,
    /// Is the game over?
    GameOver,
    /// How did it end?
    Result,
    /// Which position is it?
    Fen,
    /// Which moves are legal?
    Legal,
}

impl Request {
    /// The longest line read, in bytes. The longest game there can be, with every move written out, is a quarter of it.
    pub const LONGEST_LINE: usize = 256 << 10;

    /// Reads a line, with or without its end.
    ///
    /// # Errors
    /// What is wrong with it. Never panics, whatever the bytes.
    pub fn read(line: &[u8]) -> Result<Request, ProtocolFault> {
        if line.len() > Request::LONGEST_LINE {
            return Err(ProtocolFault::Long);
        }
        let line = core::str::from_utf8(line).map_err(|_| ProtocolFault::Utf8)?;
        let mut words = line.split_whitespace();
        let Some(command) = words.next() else { return Ok(Request::Nothing) };
        let request = match command {
            "ugi" => Request::Ugi,
            "uginewgame" => Request::NewGame,
            "isready" => Request::IsReady,
            "stop" => Request::Stop,
            "ponderhit" => Request::PonderHit,
            "quit" => Request::Quit,
            "setoption" => return set_option(words),
            "position" => return position(words),
            "go" => return Go::read(words).map(Request::Go),
            "query" => Request::Query(query(words.next().unwrap_or_default())?),
            unknown => return Err(ProtocolFault::Command(ProtocolFault::found(unknown))),
        };
        match words.next() {
            None => Ok(request),
            Some(word) => Err(unexpected(word, "the end")),
        }
    }
}

fn unexpected(word: &str, expected: &'static str) -> ProtocolFault {
    ProtocolFault::Word { found: ProtocolFault::found(word), expected }
}

fn query(word: &str) -> Result<Query, ProtocolFault> {
    match word {
        "p1turn" => Ok(Query::P1Turn),
        "gameover" => Ok(Query::GameOver),
        "result" => Ok(Query::Result),
        "fen" => Ok(Query::Fen),
        "legal" => Ok(Query::Legal),
        word => Err(unexpected(word, "p1turn, gameover, result, fen or legal")),
    }
}

fn set_option<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Request, ProtocolFault> {
    let mut word = || words.next().unwrap_or_default();
    match (word(), word(), word(), word(), word()) {
        ("name", name, "value", value, "") if !value.is_empty() => {
            OptionChange::read(name, value).map(Request::SetOption)
        }
        ("name", _, "value", _, more) => Err(unexpected(more, if more.is_empty() { "a value" } else { "the end" })),
        ("name", _, found, _, _) => Err(unexpected(found, "“value”")),
        (found, ..) => Err(unexpected(found, "“name”")),
    }
}

fn position<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Request, ProtocolFault> {
    let kind = words.next().unwrap_or_default();
    let start = match kind {
        "startpos" => StartRequest::Start,
        "fen" => {
            let line: Vec<&str> = words.by_ref().take_while(|&word| word != "moves").collect();
            let moves = words.map(str::to_owned).collect();
            return Ok(Request::Position(PositionRequest { start: StartRequest::Line(line.join(" ")), moves }));
        }
        word => return Err(unexpected(word, "startpos or fen")),
    };
    match words.next() {
        None | Some("moves") => {
            Ok(Request::Position(PositionRequest { start, moves: words.map(str::to_owned).collect() }))
        }
        Some(word) => Err(unexpected(word, "moves")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_may_have_blanks_and_moves() {
        let read = Request::read(b"position  fen 0,0:1:0 0,0:1:0 s maxsow=1 moves s1 pass\r\n").unwrap();
        let moves = vec!["s1".to_owned(), "pass".to_owned()];
        let start = StartRequest::Line("0,0:1:0 0,0:1:0 s maxsow=1".to_owned());
        assert_eq!(read, Request::Position(PositionRequest { start, moves }));
        let read = Request::read(b"position startpos moves").unwrap();
        assert_eq!(read, Request::Position(PositionRequest { start: StartRequest::Start, moves: Vec::new() }));
    }

    #[test]
    fn garbage_is_named() {
        for (line, told) in [
            (&b"\0"[..], "unknown command “\u{fffd}”"),
            (b"\xff\xfe", "the line is not UTF-8"),
            (b"hello world", "unknown command “hello”"),
            (b"isready now", "“now” where the end was expected"),
            (b"query", "the line ends where p1turn, gameover, result, fen or legal was expected"),
            (b"setoption", "the line ends where “name” was expected"),
            (b"setoption name Cups", "the line ends where “value” was expected"),
            (b"setoption name Cups value", "the line ends where a value was expected"),
            (b"setoption name Cups value 3 4", "“4” where the end was expected"),
            (b"setoption name Cups value 16", "“16” is no Cups, a number from 1 to 15"),
            (b"setoption name Cupz value 1", "unknown option “Cupz”"),
            (b"setoption name Ponder value 1", "“1” where true or false was expected"),
            (b"position", "the line ends where startpos or fen was expected"),
            (b"position startpos s1", "“s1” where moves was expected"),
            (b"go depth", "“” is no depth, a number from 1 to 18446744073709551615"),
        ] {
            assert_eq!(Request::read(line).unwrap_err().to_string(), told);
        }
        assert_eq!(Request::read(&vec![b'x'; 10 << 20]), Err(ProtocolFault::Long));
        assert_eq!(Request::read(b" \t\r\n"), Ok(Request::Nothing));
    }
}
