//! Draws positions of many sizes in every theme into the folder named, to be looked at after a change:
//! `cargo run -p beanduel-draw --example gallery -- target/gallery`.

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use beanduel_draw::{Beans, Labels, Page, Picture, TextStyle, Theme};
use beanduel_rules::{BySide, Position};

/// Name, position, move to play and show, width in pixels.
const PICTURES: [(&str, &str, &str, u32); 9] = [
    ("start", "0,0,0,0:40:0 0,0,0,0:40:0 s", "", 1500),
    ("capture", "1,1,1,1:36:0 0,0,0,0:40:0 n", "s3", 1500),
    ("emptied", "1,1,0,1:36:0 1,1,1,0:37:1 s", "c4", 1500),
    ("rich4", "3,5,2,0:22:9 6,3,0,4:19:7 n", "s3", 1500),
    ("rich6", "9,5,4,12,0,1:14:31 7,0,15,3,2,6:11:24 s", "s5", 1600),
    ("rich10", "10,11,8,0,6,13,4,3,0,1:40:25 2,9,8,27,6,5,0,3,2,0:31:22 n", "s7", 1800),
    ("rich15", "15,4,13,0,30,10,9,8,7,0,5,12,3,2,1:50:45 1,14,13,12,0,3,44,8,7,6,5,0,3,9,1:30:72 s", "s4", 2000),
    ("huge", "0,0,250:3:200 0,0,55:2:0 n", "s1", 900),
    ("one", "0:3:5 1:4:6 n", "c1", 700),
];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args_os().nth(1).ok_or("name a folder")?);
    fs::create_dir_all(&folder)?;
    for (name, position, text, width) in PICTURES {
        let before: Position = position.parse()?;
        let mut picture = Picture::new(&before);
        if !text.is_empty() {
            let mv = before.read_move(text)?;
            picture = Picture::new(&before.play(mv)?).last_move(&before, mv);
        }
        picture = picture
            .names(BySide { south: "Anežka".to_owned(), north: "Jürgen Weißgräber".to_owned() })
            .labels(Labels { stock: "stock".to_owned(), pot: "pot".to_owned() });
        for (look, theme) in ["light", "dark", "print"].into_iter().zip(Theme::ALL) {
            let picture = picture.clone().theme(theme);
            fs::write(folder.join(format!("{name}-{look}.svg")), picture.svg())?;
            fs::write(folder.join(format!("{name}-{look}.png")), picture.png(width)?)?;
        }
        fs::write(folder.join(format!("{name}-small.png")), picture.png(320)?)?;
        let counted = picture.clone().beans(Beans::Counted).page(Page::Clear);
        fs::write(folder.join(format!("{name}-counted.png")), counted.png(480)?)?;
        let text = picture.text(TextStyle::Unicode) + &picture.text(TextStyle::Ascii);
        fs::write(folder.join(format!("{name}.txt")), text)?;
    }
    Ok(())
}
