//! A game reviewed: every position's value, every move's loss, and how well each player moved.

use std::sync::atomic::AtomicBool;

use beanduel_engine::{Control, Grade, ReviewOptions, ReviewedMove, Standing, Tally, review as review_game};
use beanduel_rules::{BySide, Eval, Position};
use serde::Serialize;

use crate::decimal::Decimal;
use crate::fault::Refusal;
use crate::standing::read_move;
use crate::thinking::{beans, written};
use crate::{given, host};

/// Bytes for solving and estimating.
const MEMORY: u64 = 64 << 20;

/// What a review found.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Reviewed {
    /// The positions, from the start on.
    places: Vec<Place>,
    /// The moves between them.
    moves: Vec<Judged>,
    /// The moves that decided the game, from 0.
    turns: Vec<usize>,
    /// South's, then North's.
    players: [Played; 2],
    /// After how many moves all is exact, if ever.
    exact_from: Option<usize>,
}

/// A position of the game.
#[derive(Serialize)]
struct Place {
    /// The final margin that best play leads to, South's view.
    margin: Decimal,
    exact: bool,
    /// Best play from here on.
    line: Vec<String>,
}

/// A move of the game.
#[derive(Serialize)]
struct Judged {
    #[serde(rename = "move")]
    mv: String,
    best: String,
    /// Beans that it lost.
    loss: Decimal,
    exact: bool,
    /// Whether that is a loss to speak of.
    loses: bool,
    /// `!`, `?!`, `?` or `??`; empty of most moves.
    glyph: &'static str,
    /// How the mover stood before and after it: `win`, `draw` or `loss`.
    from: &'static str,
    to: &'static str,
}

/// How well a player moved.
#[derive(Serialize)]
struct Played {
    moves: usize,
    good: usize,
    /// The share of good moves in whole percent, all or nothing only where it is that.
    percent: u32,
    /// Beans lost.
    lost: Decimal,
    exact: bool,
}

/// The review of a game, in about so many ms. The page is told how far it has come.
///
/// # Errors
/// Where a move isn't legal, and where the page ended it.
pub fn review(start: &Position, moves: &[String], time_ms: u64) -> Result<Reviewed, Refusal> {
    let mut at = *start;
    let mut played = Vec::with_capacity(moves.len());
    for (i, text) in moves.iter().enumerate() {
        let mv = read_move(&at, text).map_err(|refusal| Refusal { ply: Some(i + 1), ..refusal })?;
        played.push(mv);
        at = at.play_unchecked(mv);
    }
    let stop = AtomicBool::new(false);
    let now = || host::look(&stop);
    let control = Control { stop: &stop, now: &now };
    let options = ReviewOptions { time_ms, memory: MEMORY, threads: 1 };
    let found = review_game(start, &played, options, &given::value, given::oracle(start), &control, &mut |progress| {
        host::tell(progress.done, progress.all, progress.left_ms);
    });
    let review = found
        .map_err(|why| Refusal { ply: Some(why.ply + 1), ..Refusal::new("move", &why) })?
        .ok_or_else(|| Refusal::new("question", &"ended"))?;
    let BySide { south, north } = review.tallies();
    Ok(Reviewed {
        places: review
            .places()
            .iter()
            .map(|place| {
                let (margin, exact) = margin(place.value.final_margin(&place.position));
                Place { margin, exact, line: written(&place.position, &place.line) }
            })
            .collect(),
        moves: review.moves().map(|mv| judged(&mv)).collect(),
        turns: review.turning_points().iter().map(|turn| turn.ply).collect(),
        players: [south, north].map(|tally| player(&tally)),
        exact_from: review.exact_from(),
    })
}

/// The margin, and whether it is exact.
fn margin(eval: Eval) -> (Decimal, bool) {
    match eval {
        Eval::Exact(beans) => (f64::from(beans).into(), true),
        Eval::Estimate(hundredths) => (Decimal::hundredths(hundredths.into()), false),
    }
}

fn judged(mv: &ReviewedMove<'_>) -> Judged {
    let position = &mv.before().position;
    let (from, to) = mv.standings();
    Judged {
        mv: position.annotate(mv.played()).to_string(),
        best: position.annotate(mv.best()).to_string(),
        loss: beans(mv.loss()),
        exact: mv.loss().is_exact(),
        loses: mv.loses(),
        glyph: match mv.grade() {
            None => "",
            Some(Grade::Find) => "!",
            Some(Grade::Slip) => "?!",
            Some(Grade::Mistake) => "?",
            Some(Grade::Blunder) => "??",
        },
        from: name(from),
        to: name(to),
    }
}

const fn name(standing: Standing) -> &'static str {
    match standing {
        Standing::Win => "win",
        Standing::Draw => "draw",
        Standing::Loss => "loss",
    }
}

fn player(tally: &Tally) -> Played {
    Played {
        moves: tally.moves,
        good: tally.good,
        percent: tally.percent(),
        lost: beans(tally.lost),
        exact: tally.lost.is_exact(),
    }
}
