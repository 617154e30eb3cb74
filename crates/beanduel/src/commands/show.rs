//! `show`: a position, perhaps after some moves, as text or as a picture.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use beanduel_draw::{Labels, MAX_WIDTH, MIN_WIDTH, Picture, PngError, TextStyle};
use beanduel_rules::{BySide, Move, Player, Position};
use serde::Serialize;

use crate::failure::Failure;
use crate::files::write_file;
use crate::text::Text;
use crate::{faults, names};

/// How wide a PNG is if nothing is said, in pixels.
const USUAL_WIDTH: u32 = 1200;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// In one word or in several: a shell parts the fields of a line that isn't quoted.
    #[arg(value_name = "POS", required = true)]
    pos: Vec<String>,
    #[arg(long, value_name = "MOVES")]
    moves: Option<String>,
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long, value_name = "THEME")]
    theme: Option<Theme>,
    #[arg(long, value_name = "PX")]
    width: Option<u32>,
    #[arg(long)]
    json: bool,
}

/// The form a position is shown in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    Text,
    Ascii,
    Svg,
    Png,
}

impl Format {
    /// The form that a file's name asks for.
    fn of_file(path: &Path) -> Option<Format> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        match extension.as_str() {
            "txt" => Some(Format::Text),
            "svg" => Some(Format::Svg),
            "png" => Some(Format::Png),
            _ => None,
        }
    }
}

/// The looks of a picture, as a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Theme {
    Light,
    Dark,
    Print,
}

impl From<Theme> for beanduel_draw::Theme {
    fn from(theme: Theme) -> beanduel_draw::Theme {
        match theme {
            Theme::Light => beanduel_draw::Theme::Light,
            Theme::Dark => beanduel_draw::Theme::Dark,
            Theme::Print => beanduel_draw::Theme::Print,
        }
    }
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
/// The position or a move can't be read, a move isn't legal, or the file or the output can't be written.
pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let line = args.pos.join(" ");
    let start: Position = line.parse().map_err(|fault| faults::failure_in_line(&line, &fault, text))?;
    let played = play(start, args.moves.as_deref().unwrap_or_default(), text)?;
    let position = played.last().map_or(start, |(before, mv)| before.play_unchecked(*mv));
    let mut picture = picture(&position, text).theme(args.theme.map_or_else(Default::default, Into::into));
    if let Some((before, mv)) = played.last() {
        picture = picture.last_move(before, *mv);
    }
    let format = args.format.or_else(|| args.out.as_deref().and_then(Format::of_file)).unwrap_or(Format::Text);
    // JSON takes the place of the picture on stdout.
    if let Some(path) = &args.out {
        let picture = draw(&picture, &position, format, args.width, text)?;
        write_file(path, |out| out.write_all(&picture)).map_err(Failure::file(path))?;
    } else if !args.json {
        if format == Format::Png && io::stdout().is_terminal() {
            return Err(Failure::Unusable(text.get("show-png-terminal").into_owned()));
        }
        io::stdout().write_all(&draw(&picture, &position, format, args.width, text)?)?;
    }
    if args.json {
        let legal = legal_moves(&position);
        let pots = Player::ALL.map(|player| position.pot(player));
        let shown = Shown { position: position.to_string(), legal, over: position.is_over(), pots };
        writeln!(io::stdout(), "{}", serde_json::to_string(&shown).expect("plain data has a JSON form"))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A picture of the position with all its words in the language of the text.
pub fn picture(position: &Position, text: &Text) -> Picture {
    let word = |name| text.get(name).into_owned();
    Picture::new(position)
        .names(BySide::from_fn(|player| word(names::key(player))))
        .labels(Labels { stock: word("stock"), pot: word("pot") })
        .description(turn(position, text))
}

/// The bytes of the picture in this form.
fn draw(
    picture: &Picture,
    position: &Position,
    format: Format,
    width: Option<u32>,
    text: &Text,
) -> Result<Vec<u8>, Failure> {
    let board = |style| format!("{}\n{}\n", picture.text(style), turn(position, text)).into_bytes();
    match format {
        Format::Text => Ok(board(TextStyle::Unicode)),
        Format::Ascii => Ok(board(TextStyle::Ascii)),
        Format::Svg => Ok(picture.svg().into_bytes()),
        Format::Png => picture.png(width.unwrap_or(USUAL_WIDTH)).map_err(|error| {
            Failure::Unusable(match error {
                PngError::Width(width) => {
                    let args = [("width", width.into()), ("least", MIN_WIDTH.into()), ("most", MAX_WIDTH.into())];
                    text.with("show-width", &args).into_owned()
                }
                PngError::Drawing(why) => text.with("show-drawing", &[("why", why.into())]).into_owned(),
            })
        }),
    }
}

/// Who is to move and has which moves, or how the game ended.
fn turn(position: &Position, text: &Text) -> String {
    let legal = position.legal_moves();
    if legal.is_empty() {
        let outcome = names::outcome(position, text);
        return text.with("show-over", &[("outcome", outcome.into())]).into_owned();
    }
    let player = names::key(position.to_move());
    if legal.is_pass() {
        return text.with("show-pass", &[("player", player.into())]).into_owned();
    }
    let moves = legal_moves(position).join(", ");
    text.with("show-turn", &[("player", player.into()), ("moves", moves.into())]).into_owned()
}

/// The legal moves with what they capture.
fn legal_moves(position: &Position) -> Vec<String> {
    position.legal_moves().into_iter().map(|mv| position.annotate(mv).to_string()).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    /// The boards of the rules page: the start and the worked example.
    const MOVES: [&str; 3] = ["s4", "s3", "c4"];

    #[test]
    fn the_rules_pages_show_the_boards_that_are_drawn() {
        for language in Language::ALL {
            let text = Text::new(language);
            let mut position = Position::start(beanduel_rules::Rules::default());
            let mut boards = vec![picture(&position, &text).text(TextStyle::Unicode)];
            for word in MOVES {
                let (before, mv) = (position, position.read_move(word).unwrap());
                position = before.play_unchecked(mv);
                boards.push(picture(&position, &text).last_move(&before, mv).text(TextStyle::Unicode));
            }
            for board in boards {
                let block = format!("```\n{board}```\n");
                assert!(language.rules_page().contains(&block), "{language:?} lacks\n{block}");
            }
        }
    }
}
