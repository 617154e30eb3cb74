//! What a record says about a game of a match, and what the games of two or of many come to.

use std::collections::BTreeMap;

use beanduel_rules::{BySide, Game, Outcome, Player, Record, TagName, Termination};

use super::contestant::Contestant;
use super::schedule::Fixture;
use super::statistics::{Margin, Pentanomial, Results};

/// The tag that says why a player lost other than on the board.
pub const FAULT: &str = "Fault";
/// The tags with each side's longest thinking time in ms.
pub const LONGEST: BySide<&str> = BySide { south: "SouthLongestMs", north: "NorthLongestMs" };

/// A finished game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// Which.
    pub fixture: Fixture,
    /// Who won.
    pub outcome: Outcome,
    /// South's pot minus North's, where the game was played out.
    pub margin: Option<i32>,
    /// Who lost by a fault, and which.
    pub fault: Option<(Player, Fault)>,
    /// Each side's longest thinking time in ms.
    pub longest_ms: BySide<u64>,
}

/// How a player can lose other than on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It ended or closed its output.
    Crash,
    /// What it named is no legal move.
    Illegal,
    /// It took too long.
    Time,
}

impl Fault {
    /// The word that records begin the tag [`FAULT`] with, the same in all languages.
    const fn word(self) -> &'static str {
        match self {
            Fault::Crash => "crash",
            Fault::Illegal => "illegal move",
            Fault::Time => "time",
        }
    }

    /// What that tag says: the word, and what else there is to say of it.
    pub fn text(self, detail: &str) -> String {
        if detail.is_empty() { self.word().to_owned() } else { format!("{}: {detail}", self.word()) }
    }

    /// What else such a tag says.
    pub fn detail(self, text: &str) -> &str {
        text.strip_prefix(self.word()).and_then(|rest| rest.strip_prefix(": ")).unwrap_or_default()
    }

    fn of_text(text: &str) -> Fault {
        if text.starts_with(Fault::Illegal.word()) { Fault::Illegal } else { Fault::Crash }
    }
}

impl Finished {
    /// What a record says, if it is one of a game between these.
    pub fn of_record(record: &Record, contestants: &[Contestant]) -> Option<Finished> {
        let tags = record.tags();
        let get = |name: &str| TagName::new(name).ok().and_then(|name| tags.get(&name));
        let number =
            |player| contestants.iter().position(|contestant| Some(contestant.name.as_str()) == tags.player(player));
        let sides = BySide { south: number(Player::South)?, north: number(Player::North)? };
        let pair = tags.get(&TagName::ROUND)?.parse::<usize>().ok()?.checked_sub(1)?;
        let fault = match record.termination()? {
            Termination::PlayedOut => None,
            Termination::Flag(loser) => Some((loser, Fault::Time)),
            Termination::Forfeited(loser) => Some((loser, Fault::of_text(get(FAULT).unwrap_or_default()))),
            Termination::Resigned(_) | Termination::Aborted => return None,
        };
        let last = record.game().main_line().last().unwrap_or(Game::START);
        let margin = fault.is_none().then(|| record.game().position_at(last).margin(Player::South));
        let longest_ms = LONGEST.map(|name| get(name).and_then(|ms| ms.parse().ok()).unwrap_or(0));
        Some(Finished { fixture: Fixture { pair, sides }, outcome: record.winner()?, margin, fault, longest_ms })
    }

    /// The points of the player of this number.
    fn points(&self, player: usize) -> f64 {
        match self.outcome {
            Outcome::Draw => 0.5,
            Outcome::Win(winner) => f64::from(u8::from(self.fixture.sides[winner] == player)),
        }
    }

    /// The margin of the player of this number.
    fn margin_of(&self, player: usize) -> Option<i32> {
        let sign = if self.fixture.sides.south == player { 1 } else { -1 };
        self.margin.map(|margin| sign * margin)
    }
}

/// What two players' games against each other come to, in the view of the first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Meeting {
    /// Games won.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games lost.
    pub lost: u64,
    /// Pairs of which both games are finished.
    pub pairs: Pentanomial,
    /// Margins of pairs that were both played out.
    pub margin: Margin,
}

impl Meeting {
    /// The games between two.
    pub fn of(games: &[Finished], first: usize, second: usize) -> Meeting {
        let mut meeting = Meeting::default();
        let mut pairs: BTreeMap<usize, Vec<&Finished>> = BTreeMap::new();
        for game in games {
            let BySide { south, north } = game.fixture.sides;
            if (south, north) != (first, second) && (north, south) != (first, second) {
                continue;
            }
            match game.outcome {
                Outcome::Draw => meeting.drawn += 1,
                Outcome::Win(winner) if game.fixture.sides[winner] == first => meeting.won += 1,
                Outcome::Win(_) => meeting.lost += 1,
            }
            pairs.entry(game.fixture.pair).or_default().push(game);
        }
        for pair in pairs.values() {
            let &[one, other] = pair.as_slice() else { continue };
            meeting.pairs.add(one.points(first) + other.points(first));
            if let (Some(one), Some(other)) = (one.margin_of(first), other.margin_of(first)) {
                meeting.margin.add(f64::from(one + other) / 2.0);
            }
        }
        meeting
    }

    /// How many games.
    pub const fn games(&self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// The share of the points; not a number without games.
    pub fn score(&self) -> f64 {
        (self.won as f64 + self.drawn as f64 / 2.0) / self.games() as f64
    }
}

/// The points of all games, for ratings.
pub fn results(games: &[Finished], contestants: usize) -> Results {
    let mut results = Results::new(contestants);
    for game in games {
        let BySide { south, north } = game.fixture.sides;
        results.add(south, north, game.points(south));
    }
    results
}

/// How often a player lost by each fault, and its longest thinking time in ms.
pub fn conduct(games: &[Finished], player: usize) -> ([u64; 3], u64) {
    let mut faults = [0; 3];
    let mut longest = 0;
    for game in games {
        for side in Player::ALL.into_iter().filter(|&side| game.fixture.sides[side] == player) {
            longest = longest.max(game.longest_ms[side]);
            if let Some((_, fault)) = game.fault.filter(|&(loser, _)| loser == side) {
                faults[fault as usize] += 1;
            }
        }
    }
    (faults, longest)
}
