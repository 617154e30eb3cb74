//! `analyse GAME.cgn`: reviews of whole games, in sentences, as annotated records, plots, a page, and for scripts.

use std::fs::File;
use std::io::{self, Read, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use beanduel_draw::Theme;
use beanduel_engine::{Control, Grade, Review, ReviewOptions, Source, Standing, Value, review};
use beanduel_rules::{Game, Move, Player, Record, RecordReader, TagName};
use beanduel_solver::Oracle;
use serde::Serialize;

use super::lone_rows::LoneRows;
use super::values::known;
use crate::commands::check;
use crate::console;
use crate::exact::Tables;
use crate::failure::Failure;
use crate::faults;
use crate::files::write_file;
use crate::marked_line::marked_line;
use crate::names;
use crate::progress::Progress;
use crate::recent_lines::RecentLines;
use crate::review::{Heading, Narrator, Strokes, annotate, chart, margins, page, plot};
use crate::text::Text;

/// How wide a plot is as PNG, in pixels.
const PLOT_WIDTH: u32 = 1600;

/// The flags that go with games only.
#[derive(clap::Args, Debug)]
pub struct GameArgs {
    #[arg(long, value_name = "N")]
    game: Option<NonZeroUsize>,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

impl GameArgs {
    /// The first of the flags that was given.
    pub fn given(&self) -> Option<&'static str> {
        let flags = [
            (self.game.is_some(), "--game"),
            (self.out.is_some(), "--out"),
            (self.html.is_some(), "--html"),
            (self.plot.is_some(), "--plot"),
        ];
        flags.into_iter().find_map(|(given, flag)| given.then_some(flag))
    }
}

/// A game with its review.
struct Reviewed {
    /// Its number in the file, from 1.
    index: usize,
    record: Record,
    review: Review,
    seconds: f64,
}

/// Reviews the games of a file, or the one asked for, and says what was found.
///
/// # Errors
/// A file that can't be read or holds a damaged game, a game that isn't in it, output that can't be written.
pub fn run(
    path: &Path,
    args: &GameArgs,
    json: bool,
    options: ReviewOptions,
    data: Option<&Path>,
    stop: &AtomicBool,
    text: &Text,
) -> Result<ExitCode, Failure> {
    let games = chosen(read(path, text)?, path, args, text)?;
    let png = args.plot.as_deref().map(|plot| is_png(plot, text)).transpose()?;
    let tables = Tables::find(data);
    let sources: [&dyn Source; 2] = [&LoneRows, &tables];
    let mut reviewed = Vec::new();
    for (index, record) in games {
        let started = Instant::now();
        let oracle = tables.oracle(record.game().position_at(Game::START));
        let Some(review) = review_record(index, &record, options, &sources, oracle, stop, text) else {
            return Err(Failure::Unusable(text.get("analyse-stopped").into_owned()));
        };
        let game = Reviewed { index, record, review, seconds: started.elapsed().as_secs_f64() };
        let mut out = io::stdout().lock();
        if json {
            writeln!(out, "{}", serde_json::to_string(&GameLine::of(&game)).expect("plain data has a JSON form"))?;
        } else {
            tell(&mut out, &game, text)?;
        }
        reviewed.push(game);
    }
    if json {
        let summary = Summary {
            games: reviewed.len(),
            plies: reviewed.iter().map(|game| game.review.len()).sum(),
            seconds: reviewed.iter().map(|game| game.seconds).sum(),
        };
        writeln!(io::stdout(), "{}", serde_json::to_string(&summary).expect("plain data has a JSON form"))?;
    }
    if let (Some(path), Some(png), [game]) = (&args.plot, png, &reviewed[..]) {
        let plot = plot(&game.review, text).theme(Theme::Light);
        let drawn = if png { plot.png(PLOT_WIDTH).map_err(io::Error::other) } else { Ok(plot.svg().into_bytes()) };
        drawn.and_then(|bytes| write_file(path, |out| out.write_all(&bytes))).map_err(Failure::file(path))?;
    }
    if let Some(path) = &args.html {
        let games: Vec<_> = reviewed.iter().map(|game| (heading(game, text), &game.review)).collect();
        write_file(path, |out| out.write_all(page(&games, text).as_bytes())).map_err(Failure::file(path))?;
    }
    if let Some(path) = &args.out {
        let narrator = Narrator::new(text);
        let records = reviewed.into_iter().map(|game| annotate(game.record, &game.review, narrator).to_string());
        let records: Vec<String> = records.collect();
        write_file(path, |out| out.write_all(records.join("\n").as_bytes())).map_err(Failure::file(path))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// All games of a file, or of the input where it is `-`.
fn read(path: &Path, text: &Text) -> Result<Vec<Record>, Failure> {
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().lock().read_to_end(&mut bytes).map_err(Failure::file(path))?;
    } else {
        let mut file = File::open(path).map_err(Failure::file(path))?;
        file.read_to_end(&mut bytes).map_err(Failure::file(path))?;
    }
    let records: Result<Vec<Record>, _> = RecordReader::of_file(&bytes).collect();
    records.map_err(|fault| {
        let args = [
            ("path", path.display().to_string().into()),
            ("line", fault.line.into()),
            ("column", fault.column.into()),
            ("what", faults::sentence(&fault, text).into()),
        ];
        let words = text.with("load-fault", &args).into_owned();
        let mut lines = RecentLines::new(bytes.len());
        lines.push(&bytes);
        Failure::Unusable(match lines.line(fault.line) {
            Some(line) => format!("{words}\n{}", marked_line(&line, fault.column, console::width())),
            None => words,
        })
    })
}

/// The games asked for, with their numbers.
fn chosen(records: Vec<Record>, path: &Path, args: &GameArgs, text: &Text) -> Result<Vec<(usize, Record)>, Failure> {
    let all = records.len();
    let refuse = |name: &str| {
        let args = [("path", path.display().to_string().into()), ("games", all.into())];
        Failure::Unusable(text.with(name, &args).into_owned())
    };
    if all == 0 {
        let args = [("path", path.display().to_string().into())];
        return Err(Failure::Unusable(text.with("load-empty", &args).into_owned()));
    }
    let mut numbered = (1..).zip(records);
    match args.game.map(NonZeroUsize::get) {
        Some(wanted) => numbered.nth(wanted - 1).map(|game| vec![game]).ok_or_else(|| refuse("analyse-no-game")),
        None if all > 1 && args.plot.is_some() => Err(refuse("analyse-many-games")),
        None => Ok(numbered.collect()),
    }
}

/// Whether a plot is to be a PNG, by its name; otherwise it is an SVG.
fn is_png(path: &Path, text: &Text) -> Result<bool, Failure> {
    let is = |wanted: &str| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(wanted));
    if is("png") || is("svg") {
        return Ok(is("png"));
    }
    let args = [("path", path.display().to_string().into())];
    Err(Failure::Unusable(text.with("analyse-plot-form", &args).into_owned()))
}

fn review_record(
    index: usize,
    record: &Record,
    options: ReviewOptions,
    sources: &[&dyn Source],
    oracle: Option<Arc<dyn Oracle>>,
    stop: &AtomicBool,
    text: &Text,
) -> Option<Review> {
    let game = record.game();
    let moves: Vec<Move> = game.main_line().filter_map(|node| Some(game.annotated(node)?.mv)).collect();
    let started = Instant::now();
    let now = || started.elapsed().as_millis() as u64;
    let progress = Progress::new();
    let control = Control { stop, now: &now };
    let found = review(
        game.position_at(Game::START),
        &moves,
        options,
        &|position| known(sources, position),
        oracle,
        &control,
        &mut |so_far| {
            progress.show(|| {
                let args = [
                    ("index", index.into()),
                    ("done", so_far.done.into()),
                    ("all", so_far.all.into()),
                    ("seconds", so_far.left_ms.div_ceil(1000).into()),
                ];
                text.with("analyse-progress", &args).into_owned()
            });
        },
    );
    progress.clear();
    found.expect("a record holds legal moves")
}

/// Tells a game in sentences.
fn tell(out: &mut impl Write, game: &Reviewed, text: &Text) -> io::Result<()> {
    let Reviewed { index, record, review, .. } = game;
    let plies = review.len();
    let args = [("index", (*index).into()), ("plies", plies.into()), ("end", check::end_of(record, text).into())];
    if *index > 1 {
        writeln!(out)?;
    }
    writeln!(out, "{}", text.with("check-game", &args))?;
    let (summary, losses) = Narrator::new(text).story(review);
    for sentence in summary {
        writeln!(out, "{sentence}")?;
    }
    writeln!(out)?;
    let marks: Vec<usize> = review.turning_points().iter().map(|turn| turn.ply + 1).collect();
    for row in chart(&margins(review), &marks, console::width(), Strokes::BLOCKS, text) {
        writeln!(out, "{}", format!("{}{}", row.label, row.cells).trim_end())?;
    }
    writeln!(out)?;
    for sentence in losses {
        writeln!(out, "{sentence}")?;
    }
    Ok(())
}

fn heading(game: &Reviewed, text: &Text) -> Heading {
    let record = &game.record;
    let tags = record.tags();
    let known = |value: Option<&str>| value.filter(|value| !value.is_empty() && *value != "?").map(str::to_owned);
    // A match names our levels as its command line does.
    let level = |name: &str| name.strip_prefix("level=")?.parse::<u8>().ok();
    let name = |player| {
        known(tags.player(player)).map(|name| match level(&name) {
            Some(level) => format!("Beanduel, {}", text.with("seat-level", &[("level", level.into())])),
            None => name,
        })
    };
    let side = |player| text.get(names::key(player)).into_owned();
    let heading = match Player::ALL.map(name) {
        [None, None] => text.with("page-game", &[("index", game.index.into())]).into_owned(),
        names => {
            let [south, north] = names;
            format!(
                "{} – {}",
                south.unwrap_or_else(|| side(Player::South)),
                north.unwrap_or_else(|| side(Player::North))
            )
        }
    };
    let start = record.game().position_at(Game::START);
    let board = match record.rules() {
        Some(rules) if rules.is_regular() => format!("2x{}", rules.cups()),
        Some(rules) => {
            let args =
                [("cups", rules.cups().into()), ("stock", rules.stock().into()), ("sow", rules.max_sow().into())];
            text.with("perft-rules", &args).into_owned()
        }
        None => start.to_string(),
    };
    let about = [TagName::EVENT, TagName::ROUND, TagName::SITE, TagName::DATE];
    let about: Vec<String> = about.iter().filter_map(|name| known(tags.get(name))).chain([board]).collect();
    let args = [("plies", game.review.len().into()), ("end", check::end_of(record, text).into())];
    Heading {
        heading,
        about: about.join(" · "),
        end: text.with("page-end", &args).into_owned(),
        names: Player::ALL
            .map(|player| name(player).map_or_else(|| side(player), |name| format!("{name} ({})", side(player)))),
    }
}

/// Beans: whole where they are exact.
#[derive(Serialize)]
#[serde(untagged)]
enum Beans {
    Exact(i32),
    Estimate(f64),
}

impl From<Value> for Beans {
    fn from(value: Value) -> Beans {
        match value {
            Value::Exact(beans) => Beans::Exact(beans),
            Value::Estimate(hundredths) => Beans::Estimate(f64::from(hundredths) / 100.0),
        }
    }
}

/// What is printed of a game for scripts. Plies count from 1; values are the mover's future gain minus the opponent's.
#[derive(Serialize)]
struct GameLine {
    index: usize,
    plies: usize,
    /// The first position whose value and all later ones are exact, as the plies before it; none if not even the last is.
    exact_from: Option<usize>,
    south: PlayerLine,
    north: PlayerLine,
    moves: Vec<MoveLine>,
    turning_points: Vec<TurnLine>,
    seconds: f64,
}

#[derive(Serialize)]
struct PlayerLine {
    moves: usize,
    accurate: usize,
    accuracy: f64,
    lost: Beans,
    exact: bool,
}

#[derive(Serialize)]
struct MoveLine {
    ply: usize,
    player: &'static str,
    #[serde(rename = "move")]
    mv: String,
    value: Beans,
    best: String,
    best_value: Beans,
    loss: Beans,
    exact: bool,
    grade: Option<&'static str>,
    /// Best play before the move, from its position.
    line: Vec<String>,
}

#[derive(Serialize)]
struct TurnLine {
    ply: usize,
    from: &'static str,
    to: &'static str,
}

#[derive(Serialize)]
struct Summary {
    games: usize,
    plies: usize,
    seconds: f64,
}

impl GameLine {
    fn of(game: &Reviewed) -> GameLine {
        let review = &game.review;
        let tallies = review.tallies().map(|tally| PlayerLine {
            moves: tally.moves,
            accurate: tally.good,
            accuracy: tally.accuracy(),
            exact: tally.lost.is_exact(),
            lost: tally.lost.into(),
        });
        let moves = review.moves().map(|mv| {
            let before = mv.before();
            let mut at = before.position;
            let line = before.line.iter().map(|&mv| {
                let word = at.annotate(mv).to_string();
                at = at.play_unchecked(mv);
                word
            });
            MoveLine {
                ply: mv.ply() + 1,
                player: names::key(mv.player()),
                mv: before.position.annotate(mv.played()).to_string(),
                value: mv.value().into(),
                line: line.collect(),
                best: before.position.annotate(mv.best()).to_string(),
                best_value: before.value.into(),
                exact: mv.loss().is_exact(),
                loss: mv.loss().into(),
                grade: mv.grade().map(|grade| match grade {
                    Grade::Find => "!",
                    Grade::Slip => "?!",
                    Grade::Mistake => "?",
                    Grade::Blunder => "??",
                }),
            }
        });
        let standing = |standing| match standing {
            Standing::Win => "win",
            Standing::Draw => "draw",
            Standing::Loss => "loss",
        };
        let turns = review.turning_points().into_iter();
        GameLine {
            index: game.index,
            plies: review.len(),
            exact_from: review.exact_from(),
            moves: moves.collect(),
            turning_points: turns
                .map(|turn| TurnLine { ply: turn.ply + 1, from: standing(turn.from), to: standing(turn.to) })
                .collect(),
            south: tallies.south,
            north: tallies.north,
            seconds: game.seconds,
        }
    }
}
