//! One game of a match, from its opening to its end, and the record of it.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use beanduel_rules::{BySide, Game, Move, Player as Side, Record, TagName, Tags, Termination};

use super::contestant::Contestant;
use super::limit::Limit;
use super::player::{Played, Player, Trouble, Unready};
use super::result::{FAULT, Fault, LONGEST};
use super::schedule::Fixture;
use super::stopwatch::Timing;

/// What is the same in all games of a match.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Who plays.
    pub contestants: Vec<Contestant>,
    /// How long, where a contestant doesn't say.
    pub limit: Limit,
    /// How much longer than its time a move may take: what it costs to carry a move, and what a busy machine does.
    pub grace: Duration,
    /// How time is measured.
    pub timing: Timing,
    /// The seed of the match.
    pub seed: u64,
    /// How many moves of each opening are drawn by chance; where the game ends before, there are fewer.
    pub plies: usize,
    /// The day, as records write it.
    pub date: String,
}

impl Terms {
    /// The tags that say on which terms a game was played: those of a match that is gone on with must be the same.
    pub fn tags(&self) -> [(&'static str, String); 5] {
        let timing = match self.timing {
            Timing::Wall => "wall",
            Timing::Processor => "processor",
        };
        [
            ("Limit", self.limit.to_string()),
            ("Timing", timing.to_owned()),
            ("GraceMs", self.grace.as_millis().to_string()),
            ("Seed", self.seed.to_string()),
            ("OpeningPlies", self.plies.to_string()),
        ]
    }
}

/// How a game went.
struct Course {
    game: Game,
    termination: Option<Termination>,
    fault: Option<String>,
    longest: BySide<Duration>,
}

/// Plays a game; `None` where it was stopped.
///
/// # Errors
/// A program that can't be started: its words.
pub fn play(
    terms: &Terms,
    fixture: Fixture,
    opening: &Played,
    players: BySide<&mut Box<dyn Player>>,
    stop: &AtomicBool,
) -> Result<Option<Record>, Unstartable> {
    let BySide { south, north } = players;
    let mut players = [south, north];
    let mut gone = None;
    for side in Side::ALL {
        match players[side as usize].new_game(seed_of(terms, fixture, side), stop) {
            Ok(()) => {}
            Err(Unready::Unstartable(Trouble::Stopped) | Unready::Gone(Trouble::Stopped)) => return Ok(None),
            Err(Unready::Unstartable(trouble)) => return Err(Unstartable { contestant: fixture.sides[side], trouble }),
            Err(Unready::Gone(trouble)) => gone = gone.or(Some((side, trouble))),
        }
    }
    let Some(course) = course(terms, fixture, opening, gone, &mut players, stop) else { return Ok(None) };
    let mut tags = Tags::new();
    tags.set(TagName::EVENT, "match");
    tags.set(TagName::DATE, terms.date.as_str());
    tags.set(TagName::ROUND, (fixture.pair + 1).to_string());
    let mut set = |name: &str, value: String| {
        tags.set(TagName::new(name).expect("it is a name"), value);
    };
    for side in Side::ALL {
        set(TagName::of_player(side).as_str(), terms.contestants[fixture.sides[side]].name.clone());
    }
    for (name, value) in terms.tags() {
        set(name, value);
    }
    for side in Side::ALL {
        set(LONGEST[side], course.longest[side].as_millis().to_string());
    }
    if let Some(fault) = course.fault {
        set(FAULT, fault);
    }
    let record = Record::new(tags, course.game, course.termination);
    Ok(Some(record.expect("a game that isn't over was lost, and one that is was played out")))
}

/// What a player's choices by chance follow in a game: the same whenever the game is played, another for everybody.
fn seed_of(terms: &Terms, fixture: Fixture, side: Side) -> u64 {
    let numbers = [fixture.pair, fixture.sides.south, fixture.sides.north, side as usize];
    let mix = |mixed: u64, number| (mixed ^ number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    numbers.into_iter().fold(terms.seed, mix)
}

/// A program that can't be started or doesn't answer: the match can't go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unstartable {
    /// Whose.
    pub contestant: usize,
    /// Why.
    pub trouble: Trouble,
}

/// The game from its opening on. One who is gone already loses it, if there is anything left to play.
fn course(
    terms: &Terms,
    fixture: Fixture,
    opening: &Played,
    mut gone: Option<(Side, Trouble)>,
    players: &mut [&mut Box<dyn Player>; 2],
    stop: &AtomicBool,
) -> Option<Course> {
    let mut played = opening.clone();
    let mut game = Game::new(opening.start);
    for &mv in &opening.moves {
        keep(&mut game, mv);
    }
    let mut longest = BySide::<Duration>::default();
    while !played.position.is_over() {
        let (side, chosen) = if let Some((side, trouble)) = gone.take() {
            (side, Err(trouble))
        } else {
            let side = played.position.to_move();
            let contestant = &terms.contestants[fixture.sides[side]];
            let allowed = contestant.limit(terms.limit).and_then(Limit::time);
            let watch = contestant.timing(terms.timing).start();
            let chosen = players[side as usize].choose(&played, stop);
            let took = watch.elapsed();
            longest[side] = longest[side].max(took);
            let is_late = allowed.is_some_and(|allowed| took > allowed + terms.grace);
            if chosen.is_ok() && is_late {
                return Some(lost(game, longest, side, Fault::Time, &format!("{} ms", took.as_millis())));
            }
            (side, chosen)
        };
        match chosen {
            Err(Trouble::Stopped) => return None,
            Err(Trouble::Silent) => return Some(lost(game, longest, side, Fault::Time, "")),
            Err(Trouble::Crash(words)) => return Some(lost(game, longest, side, Fault::Crash, &words)),
            Err(Trouble::Illegal(word)) => return Some(lost(game, longest, side, Fault::Illegal, &word)),
            Ok(choice) => {
                let eval = choice.value.map(|value| value.final_margin(&played.position));
                let node = keep(&mut game, choice.mv);
                if let Some(eval) = eval {
                    game.notes_mut(node).eval = Some(eval);
                }
                played.play(choice.mv);
            }
        }
    }
    Some(Course { game, termination: None, fault: None, longest })
}

/// A game that a player has lost by a fault.
fn lost(game: Game, longest: BySide<Duration>, loser: Side, fault: Fault, detail: &str) -> Course {
    let termination = match fault {
        Fault::Time => Termination::Flag(loser),
        Fault::Crash | Fault::Illegal => Termination::Forfeited(loser),
    };
    Course { game, termination: Some(termination), fault: Some(fault.text(detail)), longest }
}

fn keep(game: &mut Game, mv: Move) -> beanduel_rules::NodeId {
    game.play(mv).expect("players name legal moves only")
}
