//! Draws a picture, a regular 2x4 game after its twenty-fifth move, as `board.svg` and `board.png` into
//! the folder named: `cargo run -p beanduel-draw --example board -- target`.

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use beanduel_draw::{Labels, Picture};
use beanduel_rules::{BySide, Position, Rules};

const MOVES: &str = "s1 s4x1 s1x1 s4x1 s4x2 s1x1 s4x1 s1x1 c3 c4 s3x2 s4x3 s1x1 s4x1 s1x1 s4x1 s1x1 c2 s3 s2x2 s3x1 \
                     c4 c4 s4x3 s4x6";

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args_os().nth(1).ok_or("name a folder")?);
    let mut position = Position::start(Rules::default());
    let mut last = None;
    for text in MOVES.split_whitespace() {
        let mv = position.read_move(text)?;
        last = Some((position, mv));
        position = position.play(mv)?;
    }
    let (before, mv) = last.ok_or("no move")?;
    let picture = Picture::new(&position)
        .last_move(&before, mv)
        .names(BySide { south: "South".to_owned(), north: "North".to_owned() })
        .labels(Labels { stock: "stock".to_owned(), pot: "pot".to_owned() })
        .title("A game of BohnDuell")
        .description(format!("After move 13: {position}. South has just captured six beans."));
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("board.svg"), picture.svg())?;
    fs::write(folder.join("board.png"), picture.png(1280)?)?;
    Ok(())
}
