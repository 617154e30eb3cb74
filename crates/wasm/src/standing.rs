//! Where a game stands: the position in parts, what can be played, and what has been.

use beanduel_rules::{AnnotatedMove, BySide, Cup, Move, Outcome, Player, Position, Rules};
use serde::Serialize;

use crate::fault::Refusal;
use crate::question::Start;

/// Where a game stands.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Standing {
    start: String,
    position: String,
    cups: u8,
    max_sow: u8,
    to_move: char,
    over: bool,
    /// `s` or `n` for who has won, `draw`, nothing while the game goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<&'static str>,
    /// South's, then North's.
    sides: [SideStanding; 2],
    legal: Vec<Played>,
    /// The moves so far.
    moves: Vec<Played>,
    /// The position before the last move.
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<String>,
    /// South's margin at the start and after each move.
    margins: Vec<i32>,
}

#[derive(Serialize)]
struct SideStanding {
    cups: Vec<CupStanding>,
    stock: u8,
    pot: u16,
}

#[derive(Serialize)]
struct CupStanding {
    beans: u8,
    emptiable: bool,
    blocked: bool,
}

/// A move, and what it does.
#[derive(Serialize)]
struct Played {
    #[serde(rename = "move")]
    text: String,
    by: char,
    /// `sow`, `empty` or `pass`.
    kind: &'static str,
    /// The beans sown or the cup emptied.
    number: u8,
    captured: u8,
    /// The opponent's cup that is captured from.
    cup: u8,
}

impl Played {
    fn new(before: &Position, mv: Move) -> Played {
        let annotated @ AnnotatedMove { captured, .. } = before.annotate(mv);
        let (kind, number, cup) = match mv {
            Move::Pass => ("pass", 0, 0),
            Move::Empty(cup) => ("empty", cup.number(), 0),
            Move::Sow(amount) => ("sow", amount.beans(), amount.last_cup().opposite(before.cups()).number()),
        };
        let cup = if captured > 0 { cup } else { 0 };
        Played { text: annotated.to_string(), by: before.to_move().letter(), kind, number, captured, cup }
    }
}

impl Start {
    /// The position it means.
    pub fn position(&self) -> Result<Position, Refusal> {
        match self {
            Start::Position(line) => read_position(line),
            &Start::Rules { cups, stock, max_sow } => {
                let stock = stock.unwrap_or(Rules::regular_stock(cups));
                Ok(Position::start(Rules::new(cups, stock, max_sow.unwrap_or(cups))?))
            }
        }
    }
}

/// The position that a line describes.
pub fn read_position(line: &str) -> Result<Position, Refusal> {
    line.parse().map_err(Refusal::in_text("position", line))
}

/// The legal move that a text names.
pub fn read_move(position: &Position, text: &str) -> Result<Move, Refusal> {
    position.read_move(text).map_err(Refusal::in_text("move", text))
}

/// Where a game stands after these moves.
pub fn standing(start: &Start, moves: &[String]) -> Result<Standing, Refusal> {
    followed(start.position()?, moves, Position::play_unchecked).map(|(_, standing)| standing)
}

/// The position after these moves and where the game stands there; `after` plays a move.
pub fn followed(
    start: Position,
    moves: &[String],
    after: impl Fn(&Position, Move) -> Position,
) -> Result<(Position, Standing), Refusal> {
    let (mut position, mut before) = (start, None);
    let mut margins = vec![position.margin(Player::South)];
    let mut played = Vec::with_capacity(moves.len());
    for (i, text) in moves.iter().enumerate() {
        let mv = read_move(&position, text).map_err(|refusal| Refusal { ply: Some(i + 1), ..refusal })?;
        played.push(Played::new(&position, mv));
        before = Some(position.to_string());
        position = after(&position, mv);
        margins.push(position.margin(Player::South));
    }
    let cups = position.cups();
    let sides = BySide::from_fn(|player| {
        let side = position.side(player);
        let cup = |cup| CupStanding {
            beans: side.cup(cup),
            emptiable: side.is_emptiable(cup, cups),
            blocked: side.is_blocked(cup, cups),
        };
        SideStanding { cups: Cup::row(cups).map(cup).collect(), stock: side.stock(), pot: position.pot(player) }
    });
    let standing = Standing {
        start: start.to_string(),
        position: position.to_string(),
        cups,
        max_sow: position.max_sow(),
        to_move: position.to_move().letter(),
        over: position.is_over(),
        outcome: position.outcome().map(|outcome| match outcome {
            Outcome::Win(Player::South) => "s",
            Outcome::Win(Player::North) => "n",
            Outcome::Draw => "draw",
        }),
        sides: [sides.south, sides.north],
        legal: position.legal_moves().into_iter().map(|mv| Played::new(&position, mv)).collect(),
        moves: played,
        before,
        margins,
    };
    Ok((position, standing))
}
