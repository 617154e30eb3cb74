//! The opening explorer: what tables and books know of a position and of each of its moves.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use beanduel_engine::Source;
use beanduel_rules::Position;
use serde::{Deserialize, Serialize};

use crate::site::Site;

/// What is asked: about which position.
#[derive(Deserialize)]
pub struct Asked {
    position: String,
}

/// What is known of a position, in beans to come under perfect play, mover's view.
#[derive(Debug, PartialEq, Serialize)]
struct Known {
    position: String,
    /// `None` where it isn't known.
    value: Option<i32>,
    /// Every legal move.
    moves: Vec<KnownMove>,
}

#[derive(Debug, PartialEq, Serialize)]
struct KnownMove {
    #[serde(rename = "move")]
    mv: String,
    value: Option<i32>,
}

/// Where a position line can't be read.
#[derive(Serialize)]
struct Unreadable {
    column: u64,
    why: String,
}

/// What the source knows of a position.
fn known(source: Option<&dyn Source>, position: &Position) -> Known {
    let value = |position: &Position| {
        if position.is_over() { Some(0) } else { source.and_then(|source| source.value(position)) }
    };
    let mover = position.to_move();
    let moves = position.legal_moves().into_iter().map(|mv| {
        let after = position.play_unchecked(mv);
        let gain = i32::from(after.pot(mover)) - i32::from(position.pot(mover));
        KnownMove { mv: position.annotate(mv).to_string(), value: value(&after).map(|value| gain - value) }
    });
    let moves: Vec<KnownMove> = moves.collect();
    // All moves known make the position known; a book may hold it and not all that follow.
    let best =
        moves.iter().map(|known| known.value).collect::<Option<Vec<i32>>>().and_then(|all| all.into_iter().max());
    Known { position: position.to_string(), value: best.or_else(|| value(position)), moves }
}

/// Answers a question about a position.
pub async fn answer(State(site): State<Arc<Site>>, Query(asked): Query<Asked>) -> Response {
    let position = match asked.position.parse::<Position>() {
        Ok(position) => position,
        Err(fault) => {
            let unreadable = Unreadable { column: fault.column, why: fault.to_string() };
            return (StatusCode::BAD_REQUEST, Json(unreadable)).into_response();
        }
    };
    // A part of a table may have to be read and unpacked for it.
    let looked = tokio::task::spawn_blocking(move || known(site.source.as_deref(), &position)).await;
    match looked {
        Ok(known) => Json(known).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A source that knows positions in which South is to move, and that each is worth two.
    fn south_wins(position: &Position) -> Option<i32> {
        (position.to_move() == beanduel_rules::Player::South).then_some(2)
    }

    #[test]
    fn a_move_is_worth_what_it_pots_less_what_the_opponent_has_after_it() {
        let position: Position = "0,1,1:3:0 0,0,2:4:0 n".parse().unwrap();
        let known = known(Some(&south_wins), &position);
        let values: Vec<_> = known.moves.iter().map(|known| (known.mv.as_str(), known.value)).collect();
        assert_eq!(values, [("s1x1", Some(-1)), ("s2x1", Some(-1)), ("s3", Some(-2))]);
        assert_eq!(known.value, Some(-1));
    }

    #[test]
    fn what_is_not_known_is_not_guessed() {
        let start: Position = "0,0:9:0 0,0:9:0 s".parse().unwrap();
        let partly = known(Some(&south_wins), &start);
        assert_eq!(partly.value, Some(2));
        assert!(partly.moves.iter().all(|known| known.value.is_none()));
        assert_eq!(known(None, &start).value, None);
        let over: Position = "0:0:4 0:0:4 s".parse().unwrap();
        assert_eq!((known(None, &over).moves.len(), known(None, &over).value), (0, Some(0)));
    }
}
