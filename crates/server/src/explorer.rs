//! The opening explorer: what tables and books know of a position and of each of its moves.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use beanduel_engine::{Explored, Source};
use beanduel_rules::Position;
use serde::{Deserialize, Serialize};

use crate::site::Site;

/// What is asked: about which position, and nothing else.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
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

impl Known {
    /// What the source knows of a position.
    fn new(source: Option<&dyn Source>, position: &Position) -> Known {
        let explored = Explored::new(source.unwrap_or(&|_: &Position| None), position);
        let moves = explored.moves.into_iter();
        let moves = moves.map(|(mv, value)| KnownMove { mv: position.annotate(mv).to_string(), value }).collect();
        Known { position: position.to_string(), value: explored.value, moves }
    }
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
    let looked = tokio::task::spawn_blocking(move || Known::new(site.source.as_deref(), &position)).await;
    match looked {
        Ok(known) => Json(known).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_told_as_they_are_written_and_nothing_where_there_is_no_table() {
        let position: Position = "0,1,1:3:0 0,0,2:4:0 n".parse().unwrap();
        let told = serde_json::to_string(&Known::new(Some(&|_: &Position| Some(2)), &position)).unwrap();
        assert!(told.contains(r#""moves":[{"move":"s1x1","value":-1},"#), "{told}");
        let unknown = Known::new(None, &position);
        assert!(unknown.value.is_none() && unknown.moves.iter().all(|known| known.value.is_none()));
    }
}
