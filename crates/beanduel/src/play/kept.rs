//! The game in progress, written down after every move so that nothing is lost, and games saved and loaded by name.

use std::fs::{File, TryLockError};
use std::io::Read;
use std::path::{Path, PathBuf};

use beanduel_rules::{Game, Player, Record, RecordReader, TagName, Termination};
use fluent_bundle::FluentValue;

use super::session::{Ending, Session};
use crate::failure::words_of;
use crate::faults;
use crate::files::write_file;
use crate::options::Seat;
use crate::text::Text;

/// The most programs that keep a game in the same folder at once.
const SLOTS: u32 = 64;
/// The ending of a file of games.
const EXTENSION: &str = "cgn";

/// The folder of the terminal game: one kept game for each running program, and the games saved by name.
#[derive(Debug, Default)]
pub struct Kept {
    folder: Option<PathBuf>,
    slot: Option<Slot>,
    offer: Option<Session>,
    /// The file that this game was saved in, which saving may replace.
    own_file: Option<PathBuf>,
}

/// A place for the game in progress, held as long as the program runs.
#[derive(Debug)]
struct Slot {
    game: PathBuf,
    /// Locked; the lock goes with the program, however it ends.
    _lock: File,
}

impl Kept {
    /// The games of a data folder, which is made where it is missing. Without a folder, or where it can't be written,
    /// nothing is kept.
    pub fn open(data: Option<&Path>, text: &Text) -> (Kept, Option<String>) {
        let Some(data) = data else { return (Kept::default(), None) };
        let folder = data.join("games");
        let slot = std::fs::create_dir_all(&folder).and_then(|()| Slot::take(&folder));
        match slot {
            Ok(slot) => {
                let offer = slot.as_ref().and_then(|slot| read(&slot.game, text).ok()).filter(|s| s.ending().is_none());
                (Kept { folder: Some(folder), slot, offer, own_file: None }, None)
            }
            Err(error) => {
                let why = FluentValue::from(words_of(&error, text));
                (Kept::default(), Some(text.with("keep-failed", &[("why", why)]).into_owned()))
            }
        }
    }

    /// The unfinished game that was kept when the program ended, once.
    pub fn take_offer(&mut self) -> Option<Session> {
        self.offer.take()
    }

    /// Puts the kept game aside under a name of its own, because another one is to be played. Returns what to say of it,
    /// if there was one.
    pub fn put_aside(&mut self, text: &Text) -> Option<String> {
        let slot = self.slot.as_ref().filter(|slot| slot.game.exists())?;
        self.offer = None;
        let aside = self.path_of(&self.free_name("unfinished-"));
        Some(match std::fs::rename(&slot.game, &aside) {
            Ok(()) => {
                let path = FluentValue::from(aside.display().to_string());
                text.with("put-aside", &[("path", path)]).into_owned()
            }
            Err(error) => {
                let why = FluentValue::from(words_of(&error, text));
                text.with("keep-failed", &[("why", why)]).into_owned()
            }
        })
    }

    /// Keeps the game as it stands now; one that is over or hasn't begun is nothing to go on with.
    ///
    /// # Errors
    /// Why it can't be kept, in words.
    pub fn keep(&mut self, session: &Session, text: &Text) -> Result<(), String> {
        let Some(slot) = &self.slot else { return Ok(()) };
        let begun = !session.game.continuations(Game::START).is_empty();
        let kept = if begun && session.ending().is_none() {
            write_file(&slot.game, |out| write!(out, "{}", record_of(session)))
        } else {
            std::fs::remove_file(&slot.game).or_else(|error| match error.kind() {
                std::io::ErrorKind::NotFound => Ok(()),
                _ => Err(error),
            })
        };
        kept.map_err(|error| {
            let why = FluentValue::from(words_of(&error, text));
            text.with("keep-failed", &[("why", why)]).into_owned()
        })
    }

    /// Forgets which file the game belongs to: another one begins.
    pub fn forget_file(&mut self) {
        self.own_file = None;
    }

    /// The file that the game belongs to, or a name that no saved game has yet.
    pub fn suggest_name(&self) -> String {
        self.own_file.as_ref().map_or_else(|| self.free_name(""), |own| own.display().to_string())
    }

    /// A name that no saved game has yet: the day after this prefix, with a number where that is taken.
    fn free_name(&self, prefix: &str) -> String {
        let day = format!("{prefix}{}", jiff::ZonedDateTime::now().strftime("%Y-%m-%d"));
        let free = |name: &String| !self.path_of(name).exists();
        let numbered = (2..).map(|number| format!("{day}-{number}"));
        std::iter::once(day.clone()).chain(numbered).find(free).unwrap_or(day)
    }

    /// Where a name that a person typed lies: in the folder of games, unless it says where itself.
    fn path_of(&self, name: &str) -> PathBuf {
        let name = name.trim();
        let mut path = match (&self.folder, name.contains(std::path::is_separator)) {
            (Some(folder), false) => folder.join(name),
            (None, _) | (_, true) => PathBuf::from(name),
        };
        if path.extension().is_none_or(|extension| !extension.eq_ignore_ascii_case(EXTENSION)) && !path.is_file() {
            path.as_mut_os_string().push(".");
            path.as_mut_os_string().push(EXTENSION);
        }
        path
    }

    /// Saves the game under a name and returns the file. Another game's file is never overwritten.
    ///
    /// # Errors
    /// Why it can't be saved, in words.
    pub fn save(&mut self, session: &Session, name: &str, text: &Text) -> Result<PathBuf, String> {
        let path = self.named(name, text)?;
        let named = |message: &str, why: Option<String>| {
            let mut args = vec![("path", FluentValue::from(path.display().to_string()))];
            args.extend(why.map(|why| ("why", FluentValue::from(why))));
            text.with(message, &args).into_owned()
        };
        if path.exists() && self.own_file.as_ref() != Some(&path) {
            return Err(named("save-exists", None));
        }
        write_file(&path, |out| write!(out, "{}", record_of(session)))
            .map_err(|error| named("save-failed", Some(words_of(&error, text))))?;
        self.own_file = Some(path.clone());
        Ok(path)
    }

    /// The first game of a file.
    ///
    /// # Errors
    /// Why it can't be loaded, in words, with the place in the file.
    pub fn load(&mut self, name: &str, text: &Text) -> Result<Session, String> {
        let path = self.named(name, text)?;
        let session = read(&path, text)?;
        // The file may hold more than its first game: saving must not replace it.
        self.forget_file();
        Ok(session)
    }

    fn named(&self, name: &str, text: &Text) -> Result<PathBuf, String> {
        if name.trim().is_empty() { Err(text.get("name-missing").into_owned()) } else { Ok(self.path_of(name)) }
    }
}

impl Slot {
    /// A place that no other program holds: one with a game to go on with, if there is one.
    fn take(folder: &Path) -> std::io::Result<Option<Slot>> {
        let mut free = None;
        for number in 1..=SLOTS {
            let name = if number == 1 { "current".to_owned() } else { format!("current-{number}") };
            let game = folder.join(format!("{name}.{EXTENSION}"));
            if free.is_some() && !game.exists() {
                continue;
            }
            let lock = File::create(folder.join(format!(".{name}.lock")))?;
            match lock.try_lock() {
                Ok(()) if game.exists() => return Ok(Some(Slot { game, _lock: lock })),
                Ok(()) => free = free.or(Some(Slot { game, _lock: lock })),
                Err(TryLockError::WouldBlock) => {}
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
        Ok(free)
    }
}

/// The first game of a file, or why there is none, in words.
pub fn read(path: &Path, text: &Text) -> Result<Session, String> {
    let shown = || FluentValue::from(path.display().to_string());
    let failed = |error: std::io::Error| {
        let why = FluentValue::from(words_of(&error, text));
        text.with("load-failed", &[("path", shown()), ("why", why)]).into_owned()
    };
    let mut file = File::open(path).map_err(failed)?;
    let mut reader = RecordReader::new();
    let mut chunk = vec![0; 1 << 16];
    let mut ended = false;
    loop {
        if let Some(record) = reader.next() {
            return record.map(session_of).map_err(|fault| {
                let args = [
                    ("path", shown()),
                    ("line", FluentValue::from(fault.line)),
                    ("column", FluentValue::from(fault.column)),
                    ("what", FluentValue::from(faults::sentence(&fault, text))),
                ];
                text.with("load-fault", &args).into_owned()
            });
        }
        if ended {
            return Err(text.with("load-empty", &[("path", shown())]).into_owned());
        }
        match file.read(&mut chunk).map_err(failed)? {
            0 => {
                ended = true;
                reader.finish();
            }
            read => reader.push(&chunk[..read]),
        }
    }
}

/// The tag for the level that plays a side.
fn level_tag(player: Player) -> TagName {
    TagName::new(match player {
        Player::South => "SouthLevel",
        Player::North => "NorthLevel",
    })
    .expect("letters are a tag's name")
}

/// The tag for how many plies of the main line stand on the board, where some are taken back.
fn ply_tag() -> TagName {
    TagName::new("Ply").expect("letters are a tag's name")
}

/// The game as a record.
pub fn record_of(session: &Session) -> Record {
    let mut tags = session.tags.clone();
    let mut add = |name: TagName, value: String| {
        if tags.get(&name).is_none() {
            tags.set(name, value);
        }
    };
    add(TagName::SITE, "Beanduel".to_owned());
    add(TagName::DATE, jiff::ZonedDateTime::now().strftime("%Y.%m.%d").to_string());
    for player in Player::ALL {
        if let Seat::Engine(level) = session.seats[player] {
            add(TagName::of_player(player), format!("Beanduel level {level}"));
            add(level_tag(player), level.to_string());
        }
    }
    tags.remove(&ply_tag());
    let termination = match session.ending() {
        Some(Ending::Resigned(player)) => Some(Termination::Resigned(player)),
        Some(Ending::PlayedOut(_)) | None => None,
    };
    let mut game = session.game.clone();
    if !game.continuations(game.current()).is_empty() {
        if termination.is_some() {
            // What was taken back before the game was given up is no part of it.
            game = played(session);
        } else {
            tags.set(ply_tag(), game.ply(game.current()).to_string());
        }
    }
    game.promote(game.current());
    Record::new(tags, game, termination).expect("only a game that is not over can be given up")
}

/// The moves on the board alone.
fn played(session: &Session) -> Game {
    let mut game = Game::new(*session.game.position_at(Game::START));
    for node in session.game.path() {
        let mv = session.game.annotated(node).expect("a place on the path was reached by a move").mv;
        game.play(mv).expect("the move was legal before");
    }
    game
}

/// The game of a record, to go on with.
fn session_of(record: Record) -> Session {
    let (tags, mut game, termination) = record.into_parts();
    let number = |tag: &TagName| tags.get(tag).and_then(|value| value.parse::<usize>().ok());
    let seats = beanduel_rules::BySide::from_fn(|player| match number(&level_tag(player)) {
        Some(level @ 1..=12) => Seat::Engine(level as u8),
        Some(_) | None => Seat::Person,
    });
    let plies = number(&ply_tag()).unwrap_or(usize::MAX);
    let place = game.main_line().take(plies).last().unwrap_or(Game::START);
    game.go_to(game.main_line().last().unwrap_or(Game::START));
    // Walking back keeps what was taken back ready to be played again.
    while game.current() != place && game.undo().is_some() {}
    let resigned = match termination {
        Some(Termination::Resigned(player) | Termination::Flag(player) | Termination::Forfeited(player)) => {
            Some(player)
        }
        Some(Termination::PlayedOut | Termination::Aborted) | None => None,
    };
    Session::at(game, seats, tags, resigned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;
    use beanduel_rules::{BySide, Position, Rules};

    const SEATS: BySide<Seat> = BySide { south: Seat::Person, north: Seat::Engine(3) };

    fn session(moves: &str) -> Session {
        let mut session = Session::new(Position::start(Rules::default()), SEATS);
        for text in moves.split_whitespace() {
            session.play(session.position().read_move(text).unwrap()).unwrap();
        }
        session
    }

    fn open(folder: &Path) -> Kept {
        let (kept, trouble) = Kept::open(Some(folder), &Text::new(Language::En));
        assert_eq!(trouble, None);
        kept
    }

    #[test]
    fn a_kept_game_is_offered_as_it_stood() {
        let (folder, text) = (tempfile::tempdir().unwrap(), Text::new(Language::En));
        let mut stood = session("s4 s3 c4 s1");
        stood.undo();
        let mut kept = open(folder.path());
        kept.keep(&stood, &text).unwrap();
        drop(kept);
        let mut offer = open(folder.path()).take_offer().unwrap();
        assert_eq!(offer.seats, SEATS);
        assert_eq!(offer.position(), stood.position());
        assert!(offer.redo());
        assert_eq!(offer.game.ply(offer.game.current()), 4);
    }

    #[test]
    fn a_game_that_is_over_is_not_offered() {
        let (folder, text) = (tempfile::tempdir().unwrap(), Text::new(Language::En));
        let mut over = session("s4");
        let mut kept = open(folder.path());
        kept.keep(&over, &text).unwrap();
        over.resign(Player::South);
        kept.keep(&over, &text).unwrap();
        drop(kept);
        assert!(open(folder.path()).take_offer().is_none());
    }

    #[test]
    fn two_programs_do_not_keep_the_same_game() {
        let (folder, text) = (tempfile::tempdir().unwrap(), Text::new(Language::En));
        let (mut one, mut other) = (open(folder.path()), open(folder.path()));
        one.keep(&session("s1"), &text).unwrap();
        other.keep(&session("s2"), &text).unwrap();
        drop((one, other));
        let first = open(folder.path()).take_offer().unwrap();
        assert_eq!(first.position(), session("s1").position());
    }

    #[test]
    fn a_game_put_aside_is_not_lost() {
        let (folder, text) = (tempfile::tempdir().unwrap(), Text::new(Language::En));
        let mut kept = open(folder.path());
        assert_eq!(kept.put_aside(&text), None);
        for moves in ["s4", "s3"] {
            kept.keep(&session(moves), &text).unwrap();
            assert!(kept.put_aside(&text).unwrap().contains("unfinished-"));
        }
        drop(kept);
        assert!(open(folder.path()).take_offer().is_none());
        let aside = std::fs::read_dir(folder.path().join("games")).unwrap();
        let names = aside.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        assert_eq!(names.filter(|name| name.starts_with("unfinished-")).count(), 2);
    }

    #[test]
    fn a_resigned_game_is_saved_without_what_was_taken_back() {
        let mut session = session("s4 s3 c4 s1");
        session.undo();
        session.resign(Player::South);
        let record = record_of(&session);
        assert_eq!(record.termination(), Some(Termination::Resigned(Player::South)));
        assert_eq!(record.game().main_line().count(), 2);
    }

    #[test]
    fn a_save_never_replaces_another_games_file() {
        let (folder, text) = (tempfile::tempdir().unwrap(), Text::new(Language::En));
        let mut kept = open(folder.path());
        let path = kept.save(&session("s4"), "mine", &text).unwrap();
        assert!(path.ends_with("games/mine.cgn"));
        kept.save(&session("s4 s3"), "mine", &text).unwrap();
        kept.forget_file();
        assert!(kept.save(&session("s1"), "mine", &text).unwrap_err().contains("already"));
        assert_eq!(kept.load("mine.cgn", &text).unwrap().position(), session("s4 s3").position());
    }

    #[test]
    fn a_loaded_game_keeps_its_tags_and_its_file_is_never_replaced() {
        let (folder, text) = (tempfile::tempdir().unwrap(), Text::new(Language::En));
        let mut kept = open(folder.path());
        let archive = "[Event \"Cup\"]\n[South \"Ada\"]\n[Opening \"odd\"]\n\n1. s4 *\n\n[Event \"Cup\"]\n\n1. s1 *\n";
        let path = folder.path().join("games/two.cgn");
        std::fs::write(&path, archive).unwrap();
        let session = kept.load("two", &text).unwrap();
        assert!(kept.save(&session, "two", &text).unwrap_err().contains("already"));
        assert_eq!(std::fs::read_to_string(&path).unwrap(), archive);
        let copy = std::fs::read_to_string(kept.save(&session, "copy", &text).unwrap()).unwrap();
        for tag in ["[Event \"Cup\"]", "[South \"Ada\"]", "[Opening \"odd\"]"] {
            assert!(copy.contains(tag), "{copy}");
        }
    }

    #[test]
    fn a_fault_in_a_loaded_file_is_placed() {
        let (folder, text) = (tempfile::tempdir().unwrap(), Text::new(Language::En));
        let mut kept = open(folder.path());
        std::fs::write(folder.path().join("games/bad.cgn"), "[South \"A\"]\n\n1. s4 s9 *\n").unwrap();
        let error = kept.load("bad", &text).unwrap_err();
        assert!(error.contains("line 3, column 7"), "{error}");
        assert!(kept.load("", &text).unwrap_err().contains("name"));
        assert!(kept.load("missing", &text).unwrap_err().contains("missing.cgn"));
    }
}
