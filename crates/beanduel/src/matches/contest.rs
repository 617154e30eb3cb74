//! One game of a match, from its opening to its end, and the record of it.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use beanduel_rules::{BySide, Game, Move, Player as Side, Record, TagName, Tags, Termination};

use super::contestant::Contestant;
use super::limit::Limit;
use super::player::{Played, Player, Trouble};
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
    /// The day, as records write it.
    pub date: String,
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
    for side in Side::ALL {
        match players[side as usize].new_game(seed_of(terms, fixture, side), stop) {
            Ok(()) => {}
            Err(Trouble::Stopped) => return Ok(None),
            Err(trouble) => return Err(Unstartable { contestant: fixture.sides[side], trouble }),
        }
    }
    let Some(course) = course(terms, fixture, opening, &mut players, stop) else { return Ok(None) };
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
    set("Limit", terms.limit.to_string());
    set("Seed", terms.seed.to_string());
    set("OpeningPlies", opening.moves.len().to_string());
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

fn course(
    terms: &Terms,
    fixture: Fixture,
    opening: &Played,
    players: &mut [&mut Box<dyn Player>; 2],
    stop: &AtomicBool,
) -> Option<Course> {
    let mut played = opening.clone();
    let mut game = Game::new(opening.start);
    for &mv in &opening.moves {
        keep(&mut game, mv);
    }
    let mut longest = BySide::<Duration>::default();
    let lost = |game, longest, termination, fault: String| {
        Some(Course { game, termination: Some(termination), fault: Some(fault), longest })
    };
    while !played.position.is_over() {
        let side = played.position.to_move();
        let contestant = &terms.contestants[fixture.sides[side]];
        let allowed = contestant.limit(terms.limit).and_then(Limit::time);
        let watch = contestant.timing(terms.timing).start();
        let chosen = players[side as usize].choose(&played, stop);
        let took = watch.elapsed();
        longest[side] = longest[side].max(took);
        let is_late = allowed.is_some_and(|allowed| took > allowed + terms.grace);
        match chosen {
            Err(Trouble::Stopped) => return None,
            Err(Trouble::Silent) => {
                return lost(game, longest, Termination::Flag(side), format!("{}: no answer", Fault::Time.word()));
            }
            Err(Trouble::Crash(words)) => {
                return lost(game, longest, Termination::Forfeited(side), format!("{}: {words}", Fault::Crash.word()));
            }
            Err(Trouble::Illegal(word)) => {
                let fault = format!("{}: {word}", Fault::Illegal.word());
                return lost(game, longest, Termination::Forfeited(side), fault);
            }
            Ok(_) if is_late => {
                let fault = format!("{}: {} ms", Fault::Time.word(), took.as_millis());
                return lost(game, longest, Termination::Flag(side), fault);
            }
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

fn keep(game: &mut Game, mv: Move) -> beanduel_rules::NodeId {
    game.play(mv).expect("players name legal moves only")
}
