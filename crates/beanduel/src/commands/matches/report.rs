//! What a match came to, in sentences and for scripts.

use std::io::{self, Write};
use std::process::ExitCode;

use beanduel_rules::Rules;
use fluent_bundle::FluentValue;
use serde::Serialize;

use crate::console::note;
use crate::failure::Failure;
use crate::marked_line::harmless;
use crate::matches::contest::Terms;
use crate::matches::result::{Finished, Meeting, conduct, results};
use crate::matches::schedule::Schedule;
use crate::matches::statistics::{Interval, Rating, Sprt, Verdict, ratings};
use crate::numbers::signed_decimal;
use crate::text::Text;

/// What there is to tell.
pub struct Report<'a> {
    pub rules: Rules,
    pub terms: &'a Terms,
    pub schedule: &'a Schedule,
    pub games: &'a [Finished],
    pub sprt: Option<Sprt>,
    pub anchor: Option<usize>,
}

/// For scripts. Numbers that aren't there, such as the Elo of a clean sweep, are null.
#[derive(Serialize)]
struct Json<'a> {
    cups: u8,
    stock: u8,
    max_sow: u8,
    limit: String,
    seed: u64,
    /// Games finished.
    games: usize,
    /// Whether all games planned are finished, or as many as the test needed.
    finished: bool,
    meetings: Vec<MeetingJson<'a>>,
    sprt: Option<SprtJson>,
    ratings: Vec<RatingJson<'a>>,
    engines: Vec<EngineJson<'a>>,
}

/// Two who met, in the view of the first.
#[derive(Serialize)]
struct MeetingJson<'a> {
    first: &'a str,
    second: &'a str,
    games: u64,
    won: u64,
    drawn: u64,
    lost: u64,
    /// The share of the points.
    score: f64,
    /// Pairs with 0, half a point, 1, 1½, 2 points.
    pairs: [u64; 5],
    elo: f64,
    elo_low: f64,
    elo_high: f64,
    /// Beans a game.
    margin: Option<f64>,
    margin_error: Option<f64>,
}

#[derive(Serialize)]
struct SprtJson {
    elo0: f64,
    elo1: f64,
    llr: f64,
    lower: f64,
    upper: f64,
    /// `elo0`, `elo1`, or null where it is open.
    accepted: Option<&'static str>,
}

#[derive(Serialize)]
struct RatingJson<'a> {
    name: &'a str,
    /// Null where no games compare it with the others.
    elo: Option<f64>,
    error: Option<f64>,
    games: u64,
    score: f64,
}

#[derive(Serialize)]
struct EngineJson<'a> {
    name: &'a str,
    longest_ms: u64,
    crashes: u64,
    illegal_moves: u64,
    time_losses: u64,
}

impl Report<'_> {
    /// Prints it.
    ///
    /// # Errors
    /// The output can't be written.
    pub fn print(&self, json: bool, resumable: bool, text: &Text) -> Result<ExitCode, Failure> {
        let mut out = io::stdout().lock();
        if json {
            writeln!(out, "{}", serde_json::to_string(&self.json()).expect("plain data has a JSON form"))?;
        } else {
            self.write(&mut out, text)?;
        }
        if !self.is_finished() {
            let name = if resumable { "match-stopped-resumable" } else { "match-stopped" };
            let args = [("games", self.games.len().into()), ("all", self.schedule.len().into())];
            note(&format!("beanduel: {}", text.with(name, &args)));
        }
        Ok(ExitCode::SUCCESS)
    }

    fn verdict(&self) -> Verdict {
        self.sprt.map_or(Verdict::Open, |sprt| sprt.verdict(&Meeting::of(self.games, 0, 1).pairs))
    }

    fn is_finished(&self) -> bool {
        self.games.len() >= self.schedule.len() || self.verdict() != Verdict::Open
    }

    fn name(&self, number: usize) -> &str {
        &self.terms.contestants[number].name
    }

    /// All players with their ratings, the best first, their games and points.
    fn rated(&self) -> Vec<(usize, Option<Rating>, u64, f64)> {
        let count = self.terms.contestants.len();
        let rated = ratings(&results(self.games, count), self.anchor);
        let line = |(number, rating)| {
            let met = (0..count).filter(|&other| other != number).map(|other| Meeting::of(self.games, number, other));
            let (games, points) =
                met.filter(|meeting| meeting.games() > 0).fold((0, 0.0), |(games, points), meeting| {
                    (games + meeting.games(), points + meeting.score() * meeting.games() as f64)
                });
            (number, rating, games, points)
        };
        let mut rated: Vec<_> = rated.into_iter().enumerate().map(line).collect();
        let elo = |rating: &Option<Rating>| rating.map_or(f64::NEG_INFINITY, |rating| rating.elo);
        rated.sort_by(|(_, a, ..), (_, b, ..)| elo(b).total_cmp(&elo(a)));
        rated
    }

    fn json(&self) -> Json<'_> {
        let meeting = |&(first, second): &(usize, usize)| {
            let meeting = Meeting::of(self.games, first, second);
            let Interval { low, value, high } = meeting.pairs.elo();
            MeetingJson {
                first: self.name(first),
                second: self.name(second),
                games: meeting.games(),
                won: meeting.won,
                drawn: meeting.drawn,
                lost: meeting.lost,
                score: meeting.score(),
                pairs: meeting.pairs.0,
                elo: value,
                elo_low: low,
                elo_high: high,
                margin: meeting.margin.mean(),
                margin_error: meeting.margin.error(),
            }
        };
        let sprt = self.sprt.map(|sprt| {
            let (lower, upper) = sprt.bounds();
            let accepted = match self.verdict() {
                Verdict::Open => None,
                Verdict::Rejected => Some("elo0"),
                Verdict::Accepted => Some("elo1"),
            };
            let llr = sprt.llr(&Meeting::of(self.games, 0, 1).pairs);
            SprtJson { elo0: sprt.elo0, elo1: sprt.elo1, llr, lower, upper, accepted }
        });
        let rating = |(number, rating, games, points): (usize, Option<Rating>, u64, f64)| RatingJson {
            name: self.name(number),
            elo: rating.map(|rating| rating.elo),
            error: rating.map(|rating| rating.error),
            games,
            score: points / games as f64,
        };
        let engine = |number| {
            let ([crashes, illegal_moves, time_losses], longest_ms) = conduct(self.games, number);
            EngineJson { name: self.name(number), longest_ms, crashes, illegal_moves, time_losses }
        };
        Json {
            cups: self.rules.cups(),
            stock: self.rules.stock(),
            max_sow: self.rules.max_sow(),
            limit: self.terms.limit.to_string(),
            seed: self.terms.seed,
            games: self.games.len(),
            finished: self.is_finished(),
            meetings: self.schedule.meetings.iter().map(meeting).collect(),
            sprt,
            ratings: self.rated().into_iter().map(rating).collect(),
            engines: (0..self.terms.contestants.len()).map(engine).collect(),
        }
    }

    fn write(&self, out: &mut impl Write, text: &Text) -> io::Result<()> {
        let rules = self.rules;
        let board = [("cups", rules.cups().into()), ("stock", rules.stock().into()), ("sow", rules.max_sow().into())];
        writeln!(out, "{}; {}", text.with("perft-rules", &board), self.terms.limit)?;
        let is_many = self.terms.contestants.len() > 2;
        for &(first, second) in &self.schedule.meetings {
            let meeting = Meeting::of(self.games, first, second);
            if meeting.games() > 0 {
                self.write_meeting(out, &meeting, first, second, text)?;
            }
        }
        if let Some(sprt) = self.sprt {
            self.write_sprt(out, sprt, text)?;
        }
        if is_many && !self.games.is_empty() {
            writeln!(out, "{}", text.get("match-ratings"))?;
            let width = self.terms.contestants.iter().map(|c| c.name.chars().count()).max().unwrap_or(0);
            for (place, (number, rating, games, points)) in self.rated().into_iter().enumerate() {
                let score = 100.0 * points / games.max(1) as f64;
                let score = text.decimal(score, 1);
                let name = harmless(self.name(number));
                let (elo, error) = match rating {
                    Some(rating) => {
                        (signed_decimal(rating.elo, 0, text), format!("±{}", text.decimal(rating.error, 0)))
                    }
                    None => ("–".to_owned(), String::new()),
                };
                writeln!(out, "{:>3}. {name:<width$} {elo:>6} {error:<5} {games:>6} {score:>6} %", place + 1)?;
            }
        }
        for number in 0..self.terms.contestants.len() {
            let ([crashes, illegal, time], longest) = conduct(self.games, number);
            let args = [
                ("name", harmless(self.name(number)).into()),
                ("ms", longest.into()),
                ("crashes", crashes.into()),
                ("illegal", illegal.into()),
                ("time", time.into()),
            ];
            writeln!(out, "{}", text.with("match-conduct", &args))?;
        }
        Ok(())
    }

    fn write_meeting(
        &self,
        out: &mut impl Write,
        meeting: &Meeting,
        first: usize,
        second: usize,
        text: &Text,
    ) -> io::Result<()> {
        let args = [
            ("first", harmless(self.name(first)).into()),
            ("second", harmless(self.name(second)).into()),
            ("games", meeting.games().into()),
            ("won", meeting.won.into()),
            ("drawn", meeting.drawn.into()),
            ("lost", meeting.lost.into()),
            ("score", text.decimal(100.0 * meeting.score(), 1).into()),
        ];
        writeln!(out, "{}", text.with("match-meeting", &args))?;
        if meeting.pairs.pairs() == 0 {
            return Ok(());
        }
        let pairs = meeting.pairs.0.map(|count| count.to_string()).join(" ");
        writeln!(out, "  {}", text.with("match-pairs", &[("pairs", pairs.into())]))?;
        writeln!(out, "  {}", text.with("match-elo", &elo(&meeting.pairs.elo(), text)))?;
        if let Some(mean) = meeting.margin.mean() {
            let error = meeting.margin.error().map_or_else(|| "?".to_owned(), |error| text.decimal(error, 2));
            let args = [("margin", signed_decimal(mean, 2, text).into()), ("error", error.into())];
            writeln!(out, "  {}", text.with("match-margin", &args))?;
        }
        Ok(())
    }

    fn write_sprt(&self, out: &mut impl Write, sprt: Sprt, text: &Text) -> io::Result<()> {
        let (lower, upper) = sprt.bounds();
        let verdict = match self.verdict() {
            Verdict::Open => "open",
            Verdict::Rejected => "rejected",
            Verdict::Accepted => "accepted",
        };
        let decimal = |number| FluentValue::from(text.decimal(number, 2));
        let args = [
            ("elo0", sprt.elo0.to_string().into()),
            ("elo1", sprt.elo1.to_string().into()),
            ("llr", decimal(sprt.llr(&Meeting::of(self.games, 0, 1).pairs))),
            ("lower", decimal(lower)),
            ("upper", decimal(upper)),
            ("verdict", verdict.into()),
        ];
        writeln!(out, "  {}", text.with("match-sprt", &args))
    }
}

/// An Elo difference and the ends of its interval.
fn elo(interval: &Interval, text: &Text) -> [(&'static str, FluentValue<'static>); 3] {
    let Interval { low, value, high } = *interval;
    [("elo", value), ("low", low), ("high", high)].map(|(name, elo)| (name, signed_decimal(elo, 0, text).into()))
}

/// How far a match has come, of which so many games were played before.
pub fn progress(games: &[Finished], before: usize, all: usize, seconds: f64, text: &Text) -> String {
    let played = games.len() - before;
    let left = seconds / played.max(1) as f64 * all.saturating_sub(games.len()) as f64;
    let meeting = Meeting::of(games, 0, 1);
    let args = [
        ("games", games.len().into()),
        ("all", all.into()),
        ("won", meeting.won.into()),
        ("drawn", meeting.drawn.into()),
        ("lost", meeting.lost.into()),
    ];
    let left = left as u64;
    let (hours, minutes, seconds) = (left / 3600, left / 60 % 60, left % 60);
    let left = format!("{} {hours:02}:{minutes:02}:{seconds:02}", text.get("time-left"));
    format!("{}  {left}", text.with("match-progress", &args))
}
