//! The options of a game, as flags and as what the game itself is told.

use std::path::PathBuf;
use std::str::FromStr;

use beanduel_rules::{BySide, InvalidRules, Position, Rules};

use crate::failure::Failure;
use crate::faults;
use crate::text::Text;

/// The flags of the rules; every command with `--cups` takes all three.
#[derive(clap::Args, Clone, Copy, Debug, Default)]
pub struct RulesArgs {
    #[arg(long, value_name = "N")]
    cups: Option<u8>,
    #[arg(long, value_name = "N")]
    stock: Option<u8>,
    #[arg(long, value_name = "N")]
    max_sow: Option<u8>,
}

impl RulesArgs {
    /// The rules asked for, by default the regular ones on four cups.
    ///
    /// # Errors
    /// Which option is out of its range.
    pub fn rules(self, text: &Text) -> Result<Rules, Failure> {
        self.checked().map_err(|invalid| Failure::Unusable(faults::invalid_rules(invalid, text)))
    }

    fn checked(self) -> Result<Rules, InvalidRules> {
        let cups = self.cups.unwrap_or(Rules::default().cups());
        Rules::new(cups, self.stock.unwrap_or(Rules::regular_stock(cups)), self.max_sow.unwrap_or(cups))
    }

    const fn any_given(self) -> bool {
        self.cups.is_some() || self.stock.is_some() || self.max_sow.is_some()
    }
}

/// The flags of `play`.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct PlayArgs {
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(long, value_name = "SEAT")]
    south: Option<Seat>,
    #[arg(long, value_name = "SEAT")]
    north: Option<Seat>,
    #[arg(long, value_name = "POS", conflicts_with_all = ["cups", "stock", "max_sow"])]
    position: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["cups", "stock", "max_sow", "position"])]
    load: Option<PathBuf>,
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    #[arg(long, value_name = "SPEED")]
    speed: Option<Speed>,
    #[arg(long, conflicts_with = "speed")]
    no_animation: bool,
    #[arg(long)]
    ascii: bool,
    #[arg(long)]
    plain: bool,
}

/// How a game is to be played, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOptions {
    /// Line by line in sentences, without drawing on the screen.
    pub plain: bool,
    /// What is played where [`start`](PlayOptions::start) leaves it open.
    pub rules: Rules,
    /// Who plays.
    pub seats: BySide<Seat>,
    /// Where the game starts.
    pub start: Start,
    /// What the engine's choices among equals follow; by chance where none was given.
    pub seed: Option<u64>,
    /// How fast beans are sown on the screen.
    pub speed: Speed,
    /// Only characters that every terminal has.
    pub ascii: bool,
    /// The folder for saved games; `None` where the system knows no home folder. It may not exist yet.
    pub data: Option<PathBuf>,
}

/// Where a game starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// No flag said anything: the player is asked, with the options as the proposal.
    Ask,
    /// From this position.
    Position(Position),
    /// Goes on with the game in this file.
    Record(PathBuf),
}

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at the keyboard.
    Person,
    /// The engine at this level, 1 to [`Seat::STRONGEST`].
    Engine(u8),
}

impl Seat {
    /// The engine's strongest level.
    pub const STRONGEST: u8 = 12;
    /// Who plays if nothing else is said: a person South, a middling engine North.
    pub const DEFAULT: BySide<Seat> = BySide { south: Seat::Person, north: Seat::Engine(4) };
}

impl FromStr for Seat {
    type Err = UnknownSeat;

    fn from_str(word: &str) -> Result<Seat, UnknownSeat> {
        match word.parse() {
            Ok(level @ 1..=Seat::STRONGEST) => Ok(Seat::Engine(level)),
            Err(_) if word.eq_ignore_ascii_case("person") => Ok(Seat::Person),
            Ok(_) | Err(_) => Err(UnknownSeat),
        }
    }
}

/// Neither `person` nor a level of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownSeat;

impl std::fmt::Display for UnknownSeat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "neither person nor a level from 1 to {}", Seat::STRONGEST)
    }
}

impl std::error::Error for UnknownSeat {}

/// How fast beans are sown on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Speed {
    /// All at once.
    Off,
    /// Slowly enough to count along.
    Slow,
    /// One can follow.
    #[default]
    Normal,
    /// A flicker.
    Fast,
}

impl PlayArgs {
    /// The options asked for.
    ///
    /// # Errors
    /// Rules out of their range or a position that can't be read, with the place.
    pub fn options(self, data: Option<PathBuf>, text: &Text) -> Result<PlayOptions, Failure> {
        let asked_for_a_game = self.rules.any_given() || self.south.is_some() || self.north.is_some();
        let mut rules = self.rules.rules(text)?;
        let start = if let Some(path) = self.load {
            Start::Record(path)
        } else if let Some(line) = self.position {
            let position: Position = line.parse().map_err(|fault| faults::failure_in_line(&line, &fault, text))?;
            let cups = position.cups();
            rules = Rules::new(cups, Rules::regular_stock(cups), position.max_sow())
                .expect("a position's cups and max sow are in range");
            Start::Position(position)
        } else if asked_for_a_game {
            Start::Position(Position::start(rules))
        } else {
            Start::Ask
        };
        Ok(PlayOptions {
            plain: self.plain,
            rules,
            seats: BySide {
                south: self.south.unwrap_or(Seat::DEFAULT.south),
                north: self.north.unwrap_or(Seat::DEFAULT.north),
            },
            start,
            seed: self.seed,
            speed: if self.no_animation { Speed::Off } else { self.speed.unwrap_or_default() },
            ascii: self.ascii,
            data,
        })
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::text::Language;

    #[derive(Parser)]
    struct Flags {
        #[command(flatten)]
        play: PlayArgs,
    }

    fn options(flags: &str) -> Result<PlayOptions, Failure> {
        let words = ["play"].into_iter().chain(flags.split_whitespace());
        Flags::try_parse_from(words).unwrap().play.options(None, &Text::new(Language::En))
    }

    #[test]
    fn without_flags_the_player_is_asked_and_the_regular_game_proposed() {
        let options = options("").unwrap();
        assert_eq!(options.start, Start::Ask);
        assert_eq!(options.rules, Rules::default());
        assert_eq!(options.seats, Seat::DEFAULT);
    }

    #[test]
    fn flags_of_the_game_start_it_and_flags_of_the_screen_do_not() {
        let six = Position::start(Rules::new(6, 60, 3).unwrap());
        assert_eq!(options("--cups 6 --max-sow 3").unwrap().start, Start::Position(six));
        assert_eq!(options("--south 12").unwrap().start, Start::Position(Position::start(Rules::default())));
        assert_eq!(options("--no-animation --ascii --plain").unwrap().start, Start::Ask);
        assert_eq!(options("--no-animation").unwrap().speed, Speed::Off);
    }

    #[test]
    fn a_position_brings_its_own_rules() {
        let options = options("--position 0,0,0:3:0_0,0,0:30:0_n_maxsow=2").unwrap();
        assert_eq!(options.rules, Rules::new(3, 30, 2).unwrap());
    }

    #[test]
    fn rules_out_of_range_are_refused() {
        for flags in ["--cups 0", "--cups 16", "--stock 0", "--max-sow 5"] {
            assert!(matches!(options(flags), Err(Failure::Unusable(_))), "{flags}");
        }
    }

    #[test]
    fn a_seat_is_a_person_or_a_level() {
        assert_eq!("Person".parse(), Ok(Seat::Person));
        assert_eq!("12".parse(), Ok(Seat::Engine(12)));
        for word in ["0", "13", "", "nobody"] {
            assert_eq!(word.parse::<Seat>(), Err(UnknownSeat), "{word}");
        }
    }
}
