//! `show`: a position, perhaps after some moves, as text or picture.

use std::io::{self, Write};
use std::process::ExitCode;

use beanduel_rules::{Move, Player, Position};
use serde::Serialize;

use crate::failure::Failure;
use crate::faults;
use crate::text::Text;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// In one word or in several: a shell parts the fields of a line that isn't quoted.
    #[arg(value_name = "POS", required = true)]
    pos: Vec<String>,
    #[arg(long, value_name = "MOVES")]
    moves: Option<String>,
    #[arg(long)]
    json: bool,
}

/// What is printed for scripts.
#[derive(Serialize)]
struct Shown {
    position: String,
    legal: Vec<String>,
    over: bool,
    pots: [u16; 2],
}

/// Shows the position.
///
/// # Errors
/// The position or a move can't be read, a move isn't legal, or the output can't be written.
pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let line = args.pos.join(" ");
    let start: Position = line.parse().map_err(|fault| faults::failure_in_line(&line, &fault, text))?;
    let played = play(start, args.moves.as_deref().unwrap_or_default(), text)?;
    let position = played.last().map_or(start, |(before, mv)| before.play_unchecked(*mv));
    let legal: Vec<String> = position.legal_moves().into_iter().map(|mv| position.annotate(mv).to_string()).collect();
    let mut out = io::stdout().lock();
    if args.json {
        let pots = Player::ALL.map(|player| position.pot(player));
        let shown = Shown { position: position.to_string(), legal, over: position.is_over(), pots };
        writeln!(out, "{}", serde_json::to_string(&shown).expect("plain data has a JSON form"))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The moves of the text, each with the position it is played in.
fn play(start: Position, moves: &str, text: &Text) -> Result<Vec<(Position, Move)>, Failure> {
    let mut position = start;
    let mut played = Vec::new();
    for word in moves.split_whitespace() {
        let mv = position.read_move(word).map_err(|mut fault| {
            // Both are parts of the same string.
            let offset = word.as_ptr() as usize - moves.as_ptr() as usize;
            fault.column += moves[..offset].chars().count() as u64;
            faults::failure_in_line(moves, &fault, text)
        })?;
        played.push((position, mv));
        position = position.play_unchecked(mv);
    }
    Ok(played)
}
