//! What a page can ask.

use serde::Deserialize;

#[cfg(feature = "study")]
use crate::record::Score;

/// A question. In JSON `do` names it.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Question {
    /// Where a game stands after these moves.
    Game {
        /// Where it began.
        start: Start,
        /// The moves as they are written, in order.
        #[serde(default)]
        moves: Vec<String>,
    },
    /// Where a row stands that plays alone, and how far it is from the row to reach.
    #[cfg(feature = "study")]
    Row {
        /// Where it began: South's row and stock, North with nothing.
        start: String,
        /// The row to reach.
        to: String,
        /// South's moves; North's passes between them aren't written.
        #[serde(default)]
        moves: Vec<String>,
    },
    /// A row problem made by chance.
    #[cfg(feature = "study")]
    Compose {
        /// Cups in the row.
        cups: u8,
        /// What chance follows.
        seed: u64,
        /// The number of the problem, from 0; later ones are longer.
        number: u64,
    },
    /// A picture of a position.
    Picture {
        /// What it shows and how.
        #[serde(flatten)]
        looks: Looks,
        /// Only what lies on the board, to be put into a picture that is there.
        #[serde(default)]
        pieces: bool,
    },
    /// How the beans of a move travel, in a picture that is there.
    Journey {
        /// What the picture shows and how.
        #[serde(flatten)]
        looks: Looks,
        /// The move.
        #[serde(rename = "move")]
        mv: String,
    },
    /// The move of a level.
    Play {
        /// The position.
        position: String,
        /// 1 to 12.
        level: u8,
        /// What the level's choices follow.
        seed: u64,
    },
    /// The best move.
    Search {
        /// The position.
        position: String,
        /// Milliseconds to think.
        time: Option<u64>,
        /// Positions to visit.
        nodes: Option<u64>,
        /// Plies to see.
        depth: Option<u32>,
    },
    /// The best moves, each with what is expected to follow it.
    #[cfg(feature = "study")]
    Lines {
        /// The position.
        position: String,
        /// How many.
        lines: usize,
        /// Milliseconds to think.
        time: Option<u64>,
        /// Positions to visit.
        nodes: Option<u64>,
        /// Plies to see.
        depth: Option<u32>,
    },
    /// What the tables and books that were given know of a position and of each of its moves.
    #[cfg(feature = "study")]
    Explore {
        /// The position.
        position: String,
    },
    /// Which games a file has.
    #[cfg(feature = "study")]
    Records {
        /// What stands in the file.
        text: String,
    },
    /// A game of a file.
    #[cfg(feature = "study")]
    Record {
        /// What stands in the file.
        text: String,
        /// Which game, the first being 0.
        #[serde(default)]
        number: usize,
    },
    /// A game as a file has it.
    #[cfg(feature = "study")]
    Write {
        /// The game.
        score: Score,
    },
    /// The exact value of every move, or what could be proved of it.
    #[cfg(feature = "study")]
    Solve {
        /// The position.
        position: String,
        /// Positions to visit.
        nodes: Option<u64>,
    },
    /// How many sequences of moves there are from a start.
    #[cfg(feature = "study")]
    Perft {
        /// The start.
        start: Start,
        /// How long the sequences are.
        depth: u32,
    },
    /// What each move of a game lost, and how well each player moved.
    Review {
        /// Where it began.
        start: Start,
        /// Its moves, in order.
        moves: Vec<String>,
        /// Milliseconds for the whole of it.
        time: u64,
    },
    /// The course of a game as a plot.
    Plot {
        /// What it shows and how.
        #[serde(flatten)]
        course: Course,
    },
}

/// The course of a game.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Course {
    /// The final margins to be expected at the start and after each move, South's view.
    pub margins: Vec<Margin>,
    /// The places of numbered marks among them, from 0.
    #[serde(default)]
    pub marks: Vec<usize>,
    /// North began.
    #[serde(default)]
    pub north_first: bool,
    /// The theme.
    #[serde(default)]
    pub theme: Theme,
    /// For which screens: narrow ones have larger words.
    #[serde(default)]
    pub form: Form,
    /// The words beside it: South ahead, North ahead, move, exact, estimate.
    pub words: [String; 5],
    /// What names in the picture begin with.
    pub prefix: Option<String>,
}

/// A margin, exact or not.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Margin {
    /// Beans.
    pub margin: f64,
    /// Whether it is exact.
    pub exact: bool,
}

/// Where a game starts.
#[derive(Debug, Deserialize)]
#[serde(untagged, rename_all_fields = "camelCase")]
pub enum Start {
    /// In this position.
    Position(String),
    /// With empty cups.
    Rules {
        /// Cups in each row.
        cups: u8,
        /// Beans in each stock; ten for each cup if not said.
        stock: Option<u8>,
        /// The most beans of a sowing; as many as there are cups if not said.
        max_sow: Option<u8>,
    },
}

/// What a picture shows, and how.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Looks {
    /// The position.
    pub position: String,
    /// The move that led there, and from where.
    pub last: Option<Last>,
    /// The move whose effect is shown.
    pub preview: Option<String>,
    /// The theme.
    #[serde(default)]
    pub theme: Theme,
    /// How the board lies.
    #[serde(default)]
    pub form: Form,
    /// North's row lies below.
    #[serde(default)]
    pub flipped: bool,
    /// Large numerals in place of beans.
    #[serde(default)]
    pub counted: bool,
    /// What to call South and North; empty for nothing.
    #[serde(default)]
    pub names: [String; 2],
    /// What to call stocks and pots; empty for nothing.
    #[serde(default)]
    pub labels: [String; 2],
    /// A ground in the colours of the theme behind the board.
    #[serde(default)]
    pub ground: bool,
    /// What names in the picture begin with.
    pub prefix: Option<String>,
}

/// A move that was played.
#[derive(Debug, Deserialize)]
pub struct Last {
    /// The position before it.
    pub before: String,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
}

/// How a board lies.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// Pots and stocks at the ends of the rows.
    #[default]
    Wide,
    /// Pots and stocks above and below the rows.
    Narrow,
    /// The wide board on its end.
    Tall,
}

/// The looks of a picture.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// In the colours of the page.
    #[default]
    Styled,
    /// Oak.
    Light,
    /// Walnut.
    Dark,
    /// Black lines on white.
    Print,
}
