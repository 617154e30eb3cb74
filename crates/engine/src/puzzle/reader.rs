//! Reads a file of puzzles, one JSON object a line (`docs/puzzles.md`). A fault names the line and the field.

use core::fmt;
use std::collections::HashSet;
use std::io::{self, BufRead, Read};

use beanduel_rules::{Fault, Move, Player, Position};
use beanduel_solver::{InvalidRow, Row};
use serde_json::{Map, Value};

use super::compose::is_lone;
use super::{FORMAT, Origin, Puzzle, RowProblem, Solution, Step, Task, Theme, VERSION, Wrong};

/// No puzzle's line is longer, in bytes.
const LONGEST_LINE: u64 = 1 << 16;
/// More of a solution's steps than any board's beans allow.
const MOST_STEPS: u64 = 1 << 12;

/// A field of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// What the file is: only in the first line.
    Format,
    /// The version of the format: only in the first line.
    Version,
    /// The licence: only in the first line.
    Licence,
    /// The puzzle's name.
    Id,
    /// `position` or `row`.
    Kind,
    /// The position line.
    Position,
    /// The value of the position in beans, South's view, pots so far not counted.
    Value,
    /// The solution of a position.
    Steps,
    /// The row to reach.
    To,
    /// The fewest steps to it.
    Fewest,
    /// How many solutions the equations have.
    Solutions,
    /// One way in the fewest steps.
    Line,
    /// The themes.
    Themes,
    /// The difficulty.
    Difficulty,
    /// Where it comes from.
    Source,
    /// A sentence for people.
    Text,
}

impl Field {
    const HEAD: [Field; 3] = [Field::Format, Field::Version, Field::Licence];
    const OF_LINE: [Field; 9] = [
        Field::Id,
        Field::Kind,
        Field::Position,
        Field::Value,
        Field::Steps,
        Field::Themes,
        Field::Difficulty,
        Field::Source,
        Field::Text,
    ];
    const OF_ROW: [Field; 11] = [
        Field::Id,
        Field::Kind,
        Field::Position,
        Field::To,
        Field::Fewest,
        Field::Solutions,
        Field::Line,
        Field::Themes,
        Field::Difficulty,
        Field::Source,
        Field::Text,
    ];

    /// Its name in the file.
    pub const fn name(self) -> &'static str {
        match self {
            Field::Format => "format",
            Field::Version => "version",
            Field::Licence => "licence",
            Field::Id => "id",
            Field::Kind => "kind",
            Field::Position => "position",
            Field::Value => "value",
            Field::Steps => "steps",
            Field::To => "to",
            Field::Fewest => "fewest",
            Field::Solutions => "solutions",
            Field::Line => "line",
            Field::Themes => "themes",
            Field::Difficulty => "difficulty",
            Field::Source => "source",
            Field::Text => "text",
        }
    }
}

/// Where and why a file of puzzles can't be read.
#[derive(Debug)]
pub struct PuzzleFault {
    /// The line, from 1.
    pub line: u64,
    /// The field, where it lies in one that is known.
    pub field: Option<Field>,
    /// What is wrong.
    pub kind: PuzzleFaultKind,
}

/// What is wrong with a line or a field.
#[derive(Debug)]
pub enum PuzzleFaultKind {
    /// The file can't be read.
    Io(io::Error),
    /// No text in UTF-8.
    NotUtf8,
    /// Longer than any puzzle.
    TooLong,
    /// No JSON.
    NotJson {
        /// The character where that shows, from 1.
        column: usize,
    },
    /// Some JSON, but no object.
    NotAnObject,
    /// The field isn't there.
    Missing,
    /// There is no field with this name.
    UnknownField(String),
    /// The first line of the file isn't the one of a file of puzzles.
    NoPuzzles,
    /// A version that can't be read.
    UnknownVersion(u64),
    /// No text.
    NotText,
    /// No number within these bounds.
    NotNumber {
        /// The least it may be.
        least: i64,
        /// The most.
        most: i64,
    },
    /// No list of what should be there.
    NotList,
    /// None of these words.
    NotOneOf(&'static [&'static str]),
    /// A position that can't be read.
    Position(Fault),
    /// A position with North to move.
    NotSouth,
    /// A row that can't be read.
    Row(InvalidRow),
    /// A move that can't be read or isn't legal where it stands.
    Move {
        /// The step of the solution, from 1.
        step: usize,
        /// What is wrong with it.
        fault: Fault,
    },
    /// A row problem whose position has beans on North's side or in a pot.
    NotLone,
    /// A step that isn't there, has no reply though another follows or one though none does, has several best moves before
    /// the last step, or doesn't name every legal move once.
    NoStep {
        /// The step, from 1.
        step: usize,
    },
    /// No theme.
    UnknownTheme(String),
    /// Another name follows from the position.
    OtherId(String),
    /// The puzzle was there before.
    Twice,
}

impl fmt::Display for PuzzleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(field) = self.field {
            write!(f, ", field {}", field.name())?;
        }
        write!(f, ": {}", self.kind)
    }
}

impl core::error::Error for PuzzleFault {}

impl fmt::Display for PuzzleFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleFaultKind::Io(error) => write!(f, "{error}"),
            PuzzleFaultKind::NotUtf8 => write!(f, "no text in UTF-8"),
            PuzzleFaultKind::TooLong => write!(f, "longer than {LONGEST_LINE} bytes"),
            PuzzleFaultKind::NotJson { column } => write!(f, "no JSON from column {column} on"),
            PuzzleFaultKind::NotAnObject => write!(f, "no JSON object"),
            PuzzleFaultKind::Missing => write!(f, "missing"),
            PuzzleFaultKind::UnknownField(name) => write!(f, "no field is called “{name}”"),
            PuzzleFaultKind::NoPuzzles => write!(f, "not a file of puzzles"),
            PuzzleFaultKind::UnknownVersion(version) => write!(f, "version {version} is not known"),
            PuzzleFaultKind::NotText => write!(f, "no text"),
            PuzzleFaultKind::NotNumber { least, most } => write!(f, "no number from {least} to {most}"),
            PuzzleFaultKind::NotList => write!(f, "not a list of what belongs there"),
            PuzzleFaultKind::NotOneOf(words) => write!(f, "none of {}", words.join(", ")),
            PuzzleFaultKind::Position(fault) => write!(f, "{fault}"),
            PuzzleFaultKind::NotSouth => write!(f, "South is not to move"),
            PuzzleFaultKind::Row(invalid) => write!(f, "{invalid}"),
            PuzzleFaultKind::Move { step, fault } => write!(f, "step {step}: {fault}"),
            PuzzleFaultKind::NotLone => write!(f, "there are beans beside the row and its stock"),
            PuzzleFaultKind::NoStep { step } => {
                write!(f, "step {step} has no place here, or not every legal move once")
            }
            PuzzleFaultKind::UnknownTheme(word) => write!(f, "no theme is called “{word}”"),
            PuzzleFaultKind::OtherId(id) => write!(f, "the position makes it {id}"),
            PuzzleFaultKind::Twice => write!(f, "the puzzle was there before"),
        }
    }
}

type Found<T> = Result<T, (Option<Field>, PuzzleFaultKind)>;

fn at<T>(field: Field, kind: PuzzleFaultKind) -> Found<T> {
    Err((Some(field), kind))
}

/// The puzzles of a file, one after the other, with their lines; ends after the first fault.
pub struct PuzzleReader<R> {
    input: R,
    line: u64,
    head_read: bool,
    ended: bool,
    ids: HashSet<String>,
}

impl<R: BufRead> PuzzleReader<R> {
    /// Reads from here.
    pub fn new(input: R) -> PuzzleReader<R> {
        PuzzleReader { input, line: 0, head_read: false, ended: false, ids: HashSet::new() }
    }

    /// The next line that isn't blank; none at the end.
    fn next_line(&mut self) -> Found<Option<String>> {
        loop {
            self.line += 1;
            let mut bytes = Vec::new();
            let read = (&mut self.input).take(LONGEST_LINE + 1).read_until(b'\n', &mut bytes);
            let read = read.map_err(|error| (None, PuzzleFaultKind::Io(error)))?;
            if read as u64 > LONGEST_LINE {
                return Err((None, PuzzleFaultKind::TooLong));
            }
            if read == 0 {
                return Ok(None);
            }
            let text = String::from_utf8(bytes).map_err(|_| (None, PuzzleFaultKind::NotUtf8))?;
            if !text.trim().is_empty() {
                return Ok(Some(text));
            }
        }
    }

    fn next_puzzle(&mut self) -> Found<Option<Puzzle>> {
        if !self.head_read {
            let Some(line) = self.next_line()? else { return Err((None, PuzzleFaultKind::NoPuzzles)) };
            read_head(&line)?;
            self.head_read = true;
        }
        let Some(line) = self.next_line()? else { return Ok(None) };
        let puzzle = read_puzzle(&line)?;
        if self.ids.insert(puzzle.id()) { Ok(Some(puzzle)) } else { at(Field::Id, PuzzleFaultKind::Twice) }
    }
}

impl<R: BufRead> Iterator for PuzzleReader<R> {
    type Item = Result<(u64, Puzzle), PuzzleFault>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let next = self.next_puzzle();
        self.ended = !matches!(next, Ok(Some(_)));
        match next {
            Ok(puzzle) => Some(Ok((self.line, puzzle?))),
            Err((field, kind)) => Some(Err(PuzzleFault { line: self.line, field, kind })),
        }
    }
}

/// All puzzles of a file.
///
/// # Errors
/// The line and the field of the first fault.
pub fn read_puzzles(input: impl BufRead) -> Result<Vec<Puzzle>, PuzzleFault> {
    PuzzleReader::new(input).map(|next| next.map(|(_, puzzle)| puzzle)).collect()
}

/// An object with its fields taken out one by one.
struct Object(Map<String, Value>);

impl Object {
    fn read(line: &str) -> Found<Object> {
        match serde_json::from_str(line) {
            Ok(Value::Object(map)) => Ok(Object(map)),
            Ok(_) => Err((None, PuzzleFaultKind::NotAnObject)),
            Err(error) => Err((None, PuzzleFaultKind::NotJson { column: column(line, error.column()) })),
        }
    }

    fn only(&self, fields: &[Field]) -> Found<()> {
        let known = |name: &&String| fields.iter().any(|field| field.name() == name.as_str());
        match self.0.keys().find(|name| !known(name)) {
            Some(name) => Err((None, PuzzleFaultKind::UnknownField(name.clone()))),
            None => Ok(()),
        }
    }

    fn get(&self, field: Field) -> Found<&Value> {
        self.0.get(field.name()).ok_or((Some(field), PuzzleFaultKind::Missing))
    }

    fn text(&self, field: Field) -> Found<&str> {
        self.get(field)?.as_str().ok_or((Some(field), PuzzleFaultKind::NotText))
    }

    fn number(&self, field: Field, least: i64, most: i64) -> Found<i64> {
        number(field, self.get(field)?, least, most)
    }

    fn list(&self, field: Field) -> Found<&Vec<Value>> {
        self.get(field)?.as_array().ok_or((Some(field), PuzzleFaultKind::NotList))
    }
}

/// The character of a byte of a line, both from 1.
fn column(line: &str, byte: usize) -> usize {
    line.char_indices().take_while(|&(at, _)| at < byte.saturating_sub(1)).count() + 1
}

fn number(field: Field, value: &Value, least: i64, most: i64) -> Found<i64> {
    let number = value.as_i64().filter(|number| (least..=most).contains(number));
    number.ok_or((Some(field), PuzzleFaultKind::NotNumber { least, most }))
}

fn read_head(line: &str) -> Found<()> {
    let not_puzzles = |_| (None, PuzzleFaultKind::NoPuzzles);
    let head = Object::read(line)?;
    if head.text(Field::Format).map_err(not_puzzles)? != FORMAT {
        return at(Field::Format, PuzzleFaultKind::NoPuzzles);
    }
    let version = head.number(Field::Version, 1, i64::MAX)? as u64;
    if version != VERSION {
        return at(Field::Version, PuzzleFaultKind::UnknownVersion(version));
    }
    head.text(Field::Licence)?;
    head.only(&Field::HEAD)
}

fn read_puzzle(line: &str) -> Found<Puzzle> {
    const KINDS: &[&str] = &["position", "row"];
    let object = Object::read(line)?;
    let kind = object.text(Field::Kind)?;
    match kind {
        "position" => object.only(&Field::OF_LINE)?,
        "row" => object.only(&Field::OF_ROW)?,
        _ => return at(Field::Kind, PuzzleFaultKind::NotOneOf(KINDS)),
    }
    let position = object.text(Field::Position)?.parse::<Position>();
    let position = position.map_err(|fault| (Some(Field::Position), PuzzleFaultKind::Position(fault)))?;
    if position.to_move() != Player::South {
        return at(Field::Position, PuzzleFaultKind::NotSouth);
    }
    let task = if kind == "row" { read_row(&object, &position)? } else { read_solution(&object, &position)? };
    object.text(Field::Text)?;
    let puzzle = Puzzle {
        position,
        task,
        themes: read_themes(&object)?,
        difficulty: object.number(Field::Difficulty, 1, Puzzle::HARDEST.into())? as u8,
        source: read_source(&object)?,
    };
    let (id, stated) = (puzzle.id(), object.text(Field::Id)?);
    if id == stated { Ok(puzzle) } else { at(Field::Id, PuzzleFaultKind::OtherId(id)) }
}

/// The legal move that a text names.
fn read_move(field: Field, position: &Position, value: &Value, step: usize) -> Found<Move> {
    let text = value.as_str().ok_or((Some(field), PuzzleFaultKind::NotText))?;
    position.read_move(text).map_err(|fault| (Some(field), PuzzleFaultKind::Move { step, fault }))
}

fn read_solution(object: &Object, start: &Position) -> Found<Task> {
    const FIELD: Field = Field::Steps;
    let not_list = || (Some(FIELD), PuzzleFaultKind::NotList);
    let value = object.number(Field::Value, -510, 510)? as i32;
    let (mut position, mut steps) = (*start, Vec::new());
    let list = object.list(FIELD)?;
    for (at_step, entry) in list.iter().enumerate() {
        let number_of_step = at_step + 1;
        let no_step = || (Some(FIELD), PuzzleFaultKind::NoStep { step: number_of_step });
        let entry = entry.as_object().ok_or_else(not_list)?;
        if let Some(name) = entry.keys().find(|name| !["best", "wrong", "reply"].contains(&name.as_str())) {
            return at(FIELD, PuzzleFaultKind::UnknownField(name.clone()));
        }
        let part = |name| entry.get(name).and_then(Value::as_array).ok_or_else(not_list);
        let read = |value| read_move(FIELD, &position, value, number_of_step);
        let best = part("best")?.iter().map(read).collect::<Found<Vec<Move>>>()?;
        let wrong = part("wrong")?.iter().map(|wrong| read_wrong(&position, wrong, number_of_step));
        let wrong = wrong.collect::<Found<Vec<Wrong>>>()?;
        let named: HashSet<Move> = best.iter().copied().chain(wrong.iter().map(|wrong| wrong.mv)).collect();
        let each_once = named.len() == best.len() + wrong.len() && named.len() == position.legal_moves().len();
        let is_last = number_of_step == list.len();
        let Some(&first) = best.first().filter(|_| each_once && (is_last || best.len() == 1)) else {
            return Err(no_step());
        };
        position = position.play_unchecked(first);
        let reply = entry.get("reply").map(|reply| read_move(FIELD, &position, reply, number_of_step)).transpose()?;
        // After the last step there is nothing to reply to, and before another there is.
        if reply.is_some() == is_last {
            return Err(no_step());
        }
        position = reply.map_or(position, |reply| position.play_unchecked(reply));
        steps.push(Step { best, wrong, reply });
    }
    if steps.is_empty() {
        at(FIELD, PuzzleFaultKind::NoStep { step: 1 })
    } else {
        Ok(Task::Line(Solution { value, steps }))
    }
}

/// `["s1", 2, "s3x4"]`: a move, what it loses, and the reply, left out where the game is over.
fn read_wrong(position: &Position, value: &Value, step: usize) -> Found<Wrong> {
    const FIELD: Field = Field::Steps;
    let (mv, loses, reply) = match value.as_array().map(Vec::as_slice) {
        Some([mv, loses, reply]) => (mv, loses, Some(reply)),
        Some([mv, loses]) => (mv, loses, None),
        _ => return at(FIELD, PuzzleFaultKind::NotList),
    };
    let mv = read_move(FIELD, position, mv, step)?;
    let loses = number(FIELD, loses, 1, 255)? as u8;
    let after = position.play_unchecked(mv);
    let reply = reply.map(|reply| read_move(FIELD, &after, reply, step)).transpose()?;
    Ok(Wrong { mv, loses, reply })
}

fn read_row(object: &Object, start: &Position) -> Found<Task> {
    if !is_lone(start) {
        return at(Field::Position, PuzzleFaultKind::NotLone);
    }
    let to = object.text(Field::To)?.parse::<Row>();
    let to = to.map_err(|invalid| (Some(Field::To), PuzzleFaultKind::Row(invalid)))?;
    let fewest = object.number(Field::Fewest, 1, MOST_STEPS as i64)? as u32;
    let solutions = object.number(Field::Solutions, 1, i64::MAX)? as u64;
    let (mut position, mut line) = (*start, Vec::new());
    for (at_step, value) in object.list(Field::Line)?.iter().enumerate() {
        let mv = read_move(Field::Line, &position, value, at_step + 1)?;
        position = RowProblem::after(&position, mv);
        line.push(mv);
    }
    Ok(Task::Row(RowProblem { to, fewest, solutions, line }))
}

fn read_themes(object: &Object) -> Found<Vec<Theme>> {
    let mut themes = Vec::new();
    for value in object.list(Field::Themes)? {
        let word = value.as_str().ok_or((Some(Field::Themes), PuzzleFaultKind::NotText))?;
        let theme = Theme::from_word(word);
        themes.push(theme.ok_or_else(|| (Some(Field::Themes), PuzzleFaultKind::UnknownTheme(word.to_owned())))?);
    }
    Ok(themes)
}

fn read_source(object: &Object) -> Found<Origin> {
    const WORDS: &[&str] = &["game", "backwards", "longest"];
    let not_source = || (Some(Field::Source), PuzzleFaultKind::NotOneOf(WORDS));
    let source = object.get(Field::Source)?.as_object().filter(|source| source.len() == 1).ok_or_else(not_source)?;
    let (word, numbers) = source.iter().next().ok_or_else(not_source)?;
    let numbers = numbers.as_array().ok_or((Some(Field::Source), PuzzleFaultKind::NotList))?;
    let numbers: Option<Vec<u64>> = numbers.iter().map(Value::as_u64).collect();
    match (word.as_str(), numbers.as_deref()) {
        ("game", Some(&[seed, game, ply @ 0..=0xffff])) => Ok(Origin::Game { seed, game, ply: ply as u16 }),
        ("backwards", Some(&[seed, number])) => Ok(Origin::Backwards { seed, number }),
        ("longest", Some(&[beans @ 0..=0xff])) => Ok(Origin::Longest { beans: beans as u8 }),
        ("game" | "backwards" | "longest", _) => at(Field::Source, PuzzleFaultKind::NotList),
        _ => Err(not_source()),
    }
}
