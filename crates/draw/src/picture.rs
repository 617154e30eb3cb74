//! What a picture shows, said step by step.

use beanduel_rules::{BySide, IllegalMove, Move, Player, Position};

use crate::journey::{self, Step};
use crate::places::Places;
#[cfg(feature = "png")]
use crate::png::{self, PngError};
use crate::scene;
use crate::text::{self, TextStyle};
use crate::theme::Theme;

/// The words in a picture, in the reader's language. Empty ones are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    /// What to call a stock.
    pub stock: String,
    /// What to call a pot.
    pub pot: String,
}

/// How beans are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Beans {
    /// Each bean, up to 12 in a cup and 60 in a heap, with the numeral beside them.
    #[default]
    Drawn,
    /// Large numerals alone: for pictures too small for beans.
    Counted,
}

/// What lies behind the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Page {
    /// A ground in the colours of the theme.
    #[default]
    Drawn,
    /// Nothing: whatever the picture is laid on.
    Clear,
}

/// How the vessels of a board are arranged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// Pots and stocks at the ends of the rows.
    #[default]
    Wide,
    /// Pots and stocks between the rows and their owners: for short rows on screens that are higher than wide.
    Narrow,
    /// The wide board on its end, the viewer's row at the right and its pot above: for long rows on such screens.
    Tall,
}

impl Form {
    /// All of them.
    pub const ALL: [Form; 3] = [Form::Wide, Form::Narrow, Form::Tall];
}

/// A picture of a position: made from it, told what else to show, and then drawn in any form.
#[derive(Clone, Debug)]
pub struct Picture {
    pub(crate) position: Position,
    pub(crate) last: Option<(Position, Move)>,
    pub(crate) preview: Option<Move>,
    pub(crate) form: Form,
    pub(crate) viewer: Player,
    pub(crate) complete: bool,
    pub(crate) names: BySide<String>,
    pub(crate) labels: Labels,
    pub(crate) theme: Theme,
    pub(crate) marks: bool,
    pub(crate) beans: Beans,
    pub(crate) page: Page,
    pub(crate) title: String,
    pub(crate) description: String,
    pub(crate) id_prefix: String,
}

impl Picture {
    /// A picture of this position: light, with marks, without names, labels or a last move.
    pub fn new(position: &Position) -> Picture {
        Picture {
            position: *position,
            last: None,
            preview: None,
            form: Form::default(),
            viewer: Player::South,
            complete: false,
            names: BySide::default(),
            labels: Labels::default(),
            theme: Theme::default(),
            marks: true,
            beans: Beans::default(),
            page: Page::default(),
            title: String::new(),
            description: String::new(),
            id_prefix: "cups-".to_owned(),
        }
    }

    /// Also shows that this move, played in `before`, led here: its notation, and what came and left in each vessel.
    ///
    /// The changes shown are those between the two positions, whatever the move; a `before` on a board of another size
    /// is not shown at all.
    #[must_use]
    pub fn last_move(mut self, before: &Position, mv: Move) -> Picture {
        self.last = (before.cups() == self.position.cups()).then_some((*before, mv));
        self
    }

    /// Shows instead what this move would do: the beans that would leave and those that would come, faintly, and the
    /// changes in number. Numerals stay those of the position.
    ///
    /// # Errors
    /// Why the move isn't legal here.
    pub fn preview(mut self, mv: Move) -> Result<Picture, IllegalMove> {
        self.position.play(mv)?;
        self.preview = Some(mv);
        Ok(self)
    }

    /// In this form; text has one alone.
    #[must_use]
    pub fn form(mut self, form: Form) -> Picture {
        self.form = form;
        self
    }

    /// As this player sees it, whose row then lies below; otherwise as South does. Text is always as South sees it.
    #[must_use]
    pub fn seen_by(mut self, viewer: Player) -> Picture {
        self.viewer = viewer;
        self
    }

    /// With the definitions of everything that other positions may need, so that [`pieces`](Picture::pieces) and
    /// [`journey`](Picture::journey) of the same board can take the place of what is there.
    #[must_use]
    pub fn complete(mut self) -> Picture {
        self.complete = true;
        self
    }

    /// Also shows who plays; an empty name is left out. Too long ones are shortened.
    #[must_use]
    pub fn names(mut self, names: BySide<String>) -> Picture {
        self.names = names;
        self
    }

    /// Also labels stocks and pots.
    #[must_use]
    pub fn labels(mut self, labels: Labels) -> Picture {
        self.labels = labels;
        self
    }

    /// In this theme; text has none.
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> Picture {
        self.theme = theme;
        self
    }

    /// With or without marks at cups that their owner can empty (a lip toward the pot) and at blocked ones (a second rim
    /// with a stop on that side).
    #[must_use]
    pub fn marks(mut self, marks: bool) -> Picture {
        self.marks = marks;
        self
    }

    /// With beans or numerals alone; text always has numerals alone.
    #[must_use]
    pub fn beans(mut self, beans: Beans) -> Picture {
        self.beans = beans;
        self
    }

    /// With or without a ground behind the board.
    #[must_use]
    pub fn page(mut self, page: Page) -> Picture {
        self.page = page;
        self
    }

    /// With this title for those who can't see the picture; without one it is the position line.
    #[must_use]
    pub fn title(mut self, title: impl Into<String>) -> Picture {
        self.title = title.into();
        self
    }

    /// With this description for those who can't see the picture.
    #[must_use]
    pub fn description(mut self, description: impl Into<String>) -> Picture {
        self.description = description.into();
        self
    }

    /// With identifiers in the SVG that begin so, `cups-` by default: pictures put into one page need different ones
    /// unless their themes are the same. Of the prefix, letters, digits, `-` and `_` are used.
    #[must_use]
    pub fn id_prefix(mut self, prefix: &str) -> Picture {
        self.id_prefix = prefix.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).collect();
        if !self.id_prefix.starts_with(|c: char| c.is_ascii_alphabetic()) {
            self.id_prefix.insert_str(0, "cups-");
        }
        self
    }

    /// The picture as a self-contained SVG document. It names the bundled font first and common ones after it.
    ///
    /// Each vessel is a group with the attribute `data-cup` (`s1` is South's first), `data-pot` or `data-stock` (`s` or
    /// `n`).
    pub fn svg(&self) -> String {
        scene::svg(self)
    }

    /// What lies on the board: the content of the group `data-part="pieces"` in the [`svg`](Picture::svg) of the same
    /// board, form and viewer, which must be [`complete`](Picture::complete).
    pub fn pieces(&self) -> String {
        scene::pieces(self)
    }

    /// How the beans of a move travel from the position of this picture, one step after the other.
    ///
    /// # Errors
    /// Why the move isn't legal here.
    pub fn journey(&self, mv: Move) -> Result<Vec<Step>, IllegalMove> {
        journey::of(self, mv)
    }

    /// Where each vessel lies, with its numeral, and how large the picture is.
    pub fn places(&self) -> Places {
        Places::of(self)
    }

    /// What was played or is previewed by this player, as it is written; empty where the picture shows no such move.
    pub(crate) fn notation(&self, player: Player) -> String {
        let shown = match (self.preview, &self.last) {
            (Some(mv), _) => Some((&self.position, mv)),
            (None, Some((before, mv))) => Some((before, *mv)),
            (None, None) => None,
        };
        let shown = shown.filter(|(before, _)| before.to_move() == player);
        shown.map_or_else(String::new, |(before, mv)| before.annotate(mv).to_string())
    }

    /// The picture as PNG, so many pixels wide.
    ///
    /// The bundled font has Latin letters with all accents in use in Europe; letters of other scripts are left out.
    ///
    /// # Errors
    /// If the width is out of bounds.
    #[cfg(feature = "png")]
    pub fn png(&self, width: u32) -> Result<Vec<u8>, PngError> {
        png::render(&self.svg(), width)
    }

    /// The picture in plain characters, lines ended by `\n`.
    pub fn text(&self, style: TextStyle) -> String {
        text::draw(self, style)
    }
}
