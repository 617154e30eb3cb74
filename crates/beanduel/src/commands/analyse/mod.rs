//! `analyse`: what every move of a position is worth, or what each move of a game lost.

mod game;
mod lone_rows;
mod values;

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::Path;
use std::process::ExitCode;

use beanduel_engine::{ReviewOptions, Source, Value};
use beanduel_rules::Position;
use beanduel_solver::SolveProgress;
use serde::Serialize;

use crate::duration::Time;
use crate::effort::EffortArgs;
use crate::exact::Tables;
use crate::failure::Failure;
use crate::numbers::{signed, signed_decimal};
use crate::progress::{Progress, work};
use crate::text::Text;
use crate::{faults, interrupt, names};
use game::GameArgs;
use lone_rows::LoneRows;
use values::{Effort, Values, Worth};

/// How long the engine thinks if nothing is said.
const USUAL_TIME: Time = Time::seconds(2);
/// How long each game takes at most if nothing is said.
const USUAL_TIME_A_GAME: Time = Time::seconds(20);

#[derive(clap::Args, Debug)]
pub struct Args {
    /// In one word or in several: a shell parts the fields of a line that isn't quoted.
    #[arg(value_name = "POS", required = true)]
    pos: Vec<String>,
    #[arg(long, value_name = "TIME", conflicts_with = "exact")]
    time: Option<Time>,
    #[arg(long, value_name = "N")]
    lines: Option<NonZeroUsize>,
    #[arg(long)]
    exact: bool,
    #[command(flatten)]
    games: GameArgs,
    #[command(flatten)]
    effort: EffortArgs,
    #[arg(long)]
    json: bool,
}

impl Args {
    /// The file with games, if that is what is to be analysed.
    fn file(&self) -> Option<&Path> {
        let [word] = &self.pos[..] else { return None };
        let path = Path::new(word);
        // A position line has colons, but so may the name of a file.
        let named = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("cgn"));
        (word == "-" || named || path.is_file()).then_some(path)
    }

    /// The flag that doesn't go with what is to be analysed.
    fn misplaced(&self) -> Option<(&'static str, &'static str)> {
        if self.file().is_none() {
            return self.games.given().map(|flag| ("analyse-needs-game", flag));
        }
        let flag = if self.exact { Some("--exact") } else { self.lines.map(|_| "--lines") };
        flag.map(|flag| ("analyse-needs-position", flag))
    }
}

/// What is printed for scripts.
#[derive(Serialize)]
struct Analysed {
    position: String,
    /// Whether every move's value is exact, and so the position's.
    exact: bool,
    value: Option<Beans>,
    moves: Vec<Line>,
    nodes: u64,
    seconds: f64,
}

/// A move and its value.
#[derive(Serialize)]
struct Line {
    #[serde(rename = "move")]
    mv: String,
    value: Option<Beans>,
    exact: bool,
}

/// Beans, mover's view; none are written where only bounds are known.
#[derive(Serialize)]
#[serde(untagged)]
enum Beans {
    Exact(i32),
    Estimate(f64),
}

impl Beans {
    fn of(worth: Worth) -> Option<Beans> {
        match worth {
            Worth::Value(Value::Exact(beans)) => Some(Beans::Exact(beans)),
            Worth::Value(Value::Estimate(hundredths)) => Some(Beans::Estimate(f64::from(hundredths) / 100.0)),
            Worth::Between(_) => None,
        }
    }
}

/// Analyses and prints. Ctrl-C ends it with what is known so far.
///
/// # Errors
/// The position can't be read, the memory isn't there, or the output can't be written.
pub fn run(args: &Args, data: Option<&Path>, text: &Text) -> Result<ExitCode, Failure> {
    if let Some((name, flag)) = args.misplaced() {
        return Err(Failure::Unusable(text.with(name, &[("flag", flag.into())]).into_owned()));
    }
    if let Some(path) = args.file() {
        let time = args.time.unwrap_or(USUAL_TIME_A_GAME).duration();
        let options = ReviewOptions {
            time_ms: time.as_millis() as u64,
            memory: args.effort.memory(text)?,
            threads: args.effort.threads(),
        };
        let stop = interrupt::stop_flag()?;
        return game::run(path, &args.games, args.json, options, data, &stop, text);
    }
    let line = args.pos.join(" ");
    let position: Position = line.parse().map_err(|fault| faults::failure_in_line(&line, &fault, text))?;
    let time = args.time.unwrap_or(USUAL_TIME).duration();
    let effort = Effort { time, threads: args.effort.threads(), memory: args.effort.memory(text)? };
    let stop = interrupt::stop_flag()?;
    let tables = Tables::find(data);
    let sources: [&dyn Source; 2] = [&LoneRows, &tables];
    let progress = Progress::new();
    let values = if args.exact {
        let oracle = tables.oracle(&position);
        let show = &mut |so_far: &SolveProgress| progress.show_solving(so_far, text);
        values::exact(&position, &sources, oracle, effort, &stop, show)
    } else {
        values::estimates(&position, &sources, effort, &stop)
    };
    let seconds = progress.seconds();
    progress.clear();

    let shown = args.lines.map_or(usize::MAX, NonZeroUsize::get);
    if args.json {
        let moves = values.moves.iter().take(shown).map(|&(mv, worth)| Line {
            mv: position.annotate(mv).to_string(),
            value: Beans::of(worth),
            exact: worth.is_exact(),
        });
        let analysed = Analysed {
            position: position.to_string(),
            exact: values.are_exact(),
            value: Beans::of(values.of_position()),
            moves: moves.collect(),
            nodes: values.nodes,
            seconds,
        };
        writeln!(io::stdout(), "{}", serde_json::to_string(&analysed).expect("plain data has a JSON form"))?;
    } else {
        print(&position, &values, shown, text)?;
        if values.nodes > 0 {
            writeln!(io::stdout(), "{}", work(values.nodes, seconds, text))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints the moves for people, with the final margin that each leads to.
fn print(position: &Position, values: &Values, shown: usize, text: &Text) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{position}")?;
    let player = position.to_move();
    if values.moves.is_empty() {
        let outcome = names::outcome(position, text);
        return writeln!(out, "{}", text.with("show-over", &[("outcome", outcome.into())]));
    }
    writeln!(out, "{}", text.with("analyse-turn", &[("player", names::key(player).into())]))?;
    let margin = position.margin(player);
    let listed = || values.moves.iter().take(shown);
    let is_estimate = |worth: Worth| matches!(worth, Worth::Value(Value::Estimate(_)));
    // As wide as the decimals that estimates have.
    let gap = if listed().any(|&(_, worth)| is_estimate(worth)) { "   " } else { "" };
    let lines: Vec<[String; 3]> = listed()
        .map(|&(mv, worth)| {
            let [number, words] = match worth {
                Worth::Value(Value::Exact(beans)) => {
                    [format!("{}{gap}", signed(margin + beans)), text.get("analyse-exact").into_owned()]
                }
                Worth::Value(Value::Estimate(hundredths)) => [
                    signed_decimal(f64::from(100 * margin + hundredths) / 100.0, 2, text),
                    text.get("analyse-estimate").into_owned(),
                ],
                Worth::Between(bounds) => {
                    let (lower, upper) = (signed(margin + bounds.lower), signed(margin + bounds.upper));
                    let args = [("lower", lower.into()), ("upper", upper.into())];
                    [String::new(), text.with("analyse-between", &args).into_owned()]
                }
            };
            [position.annotate(mv).to_string(), number, words]
        })
        .collect();
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let (first, second) = (width(0), width(1));
    for [mv, number, words] in &lines {
        writeln!(out, "  {mv:first$}  {number:>second$}  {words}")?;
    }
    Ok(())
}
