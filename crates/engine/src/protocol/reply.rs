//! A line that the engine answers with.

use core::fmt;

use beanduel_rules::{Move, Position};

use super::fault::ProtocolFault;
use crate::value::Value;

/// One line of an answer; its `Display` is the line without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// A line that says the same every time: who the engine is, its options, that it is ready.
    Text(String),
    /// The answer to a query.
    Response(String),
    /// What a search has found so far.
    Info {
        /// Plies of the search.
        depth: u32,
        /// Which of the lines it is, 1 for the best; none where only one is reported.
        multi_pv: Option<usize>,
        /// What the position is worth, mover's view, pots so far not counted.
        value: Value,
        /// Positions visited.
        nodes: u64,
        /// Milliseconds.
        time_ms: u64,
        /// The moves expected, and the position they begin in.
        line: (Position, Vec<Move>),
    },
    /// The move chosen, and the reply expected where the program will let the engine ponder; none where the game is over.
    BestMove {
        /// The position.
        position: Position,
        /// The move.
        best: Option<Move>,
        /// The reply expected.
        ponder: Option<Move>,
    },
    /// A line that could not be followed.
    Fault(ProtocolFault),
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::Text(text) => f.write_str(text),
            Reply::Response(text) => write!(f, "response {text}"),
            Reply::Info { depth, multi_pv, value, nodes, time_ms, line: (position, line) } => {
                write!(f, "info depth {depth}")?;
                if let Some(number) = multi_pv {
                    write!(f, " multipv {number}")?;
                }
                write!(f, " score beans {}", Score(*value))?;
                // A search shorter than a millisecond has no speed.
                let speed = nodes.saturating_mul(1000).checked_div(*time_ms).unwrap_or(0);
                write!(f, " nodes {nodes} nps {speed} time {time_ms} pv")?;
                let mut at = *position;
                for &mv in line {
                    let Ok(next) = at.play(mv) else { break };
                    write!(f, " {}", at.annotate(mv))?;
                    at = next;
                }
                Ok(())
            }
            Reply::BestMove { best: None, .. } => write!(f, "bestmove none"),
            Reply::BestMove { position, best: Some(best), ponder } => {
                write!(f, "bestmove {}", position.annotate(*best))?;
                match (ponder, position.play(*best)) {
                    (Some(reply), Ok(next)) => write!(f, " ponder {}", next.annotate(*reply)),
                    (None, _) | (_, Err(_)) => Ok(()),
                }
            }
            Reply::Fault(fault) => write!(f, "info string error: {fault}"),
        }
    }
}

/// `-1 exact`, `-1.50 estimate`.
struct Score(Value);

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Value::Exact(beans) => write!(f, "{beans} exact"),
            Value::Estimate(hundredths) => {
                let sign = if hundredths < 0 { "-" } else { "" };
                let hundredths = hundredths.unsigned_abs();
                write!(f, "{sign}{}.{:02} estimate", hundredths / 100, hundredths % 100)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_estimate_is_told_from_a_fact_and_captures_are_written() {
        let position: Position = "1,1,1,1:36:0 0,0,0,0:40:0 n".parse().unwrap();
        let line: Vec<Move> = vec![position.read_move("s3").unwrap()];
        let info = |value| {
            let line = (position, line.clone());
            Reply::Info { depth: 3, multi_pv: None, value, nodes: 500, time_ms: 2, line }.to_string()
        };
        assert_eq!(info(Value::Exact(-1)), "info depth 3 score beans -1 exact nodes 500 nps 250000 time 2 pv s3x1");
        assert!(info(Value::Estimate(-150)).contains(" score beans -1.50 estimate nodes "));
    }
}
