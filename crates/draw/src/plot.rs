//! The course of a game as a plot: who is ahead after each move, by how many beans, and how that is known.

use beanduel_rules::{BySide, Player};

use crate::canvas::{Canvas, Escaped, Num, put};
use crate::font::FONT_FAMILY;
use crate::picture::{Form, Page};
#[cfg(feature = "png")]
use crate::png::{self, PngError};
use crate::scene::FALLBACK_FONTS;
use crate::theme::{Palette, Theme};

const LEFT: f64 = 62.0;
/// How high a row of words is.
const ROW: f64 = 26.0;
/// The least that the plot reaches to either side, in beans, so that a close game looks like one.
const LEAST_REACH: f64 = 3.0;
const LABEL_SIZE: f64 = 16.0;
const NAME_SIZE: f64 = 19.0;
const MARK_RADIUS: f64 = 10.5;

/// Where the parts of a plot lie, by how wide it is. In a narrow one the words need rows of their own.
#[derive(Debug)]
struct Frame {
    width: f64,
    height: f64,
    right: f64,
    top: f64,
    bottom: f64,
    /// The baselines of what the lines mean and of the player's name below the line.
    legend: f64,
    below: f64,
    /// The most turns that are numbered.
    turns: usize,
}

static WIDE: Frame = Frame {
    width: 960.0,
    height: 380.0,
    right: 960.0 - 26.0,
    top: 54.0,
    bottom: 328.0,
    legend: 32.0,
    below: 380.0 - 8.0,
    turns: 14,
};

static NARROW: Frame = Frame {
    width: 440.0,
    height: 380.0 + ROW,
    right: 440.0 - 16.0,
    top: 54.0 + ROW,
    bottom: 328.0 + ROW,
    legend: 23.0,
    below: 380.0 + ROW - 8.0,
    turns: 7,
};

impl Frame {
    fn of(form: Form) -> &'static Frame {
        match form {
            Form::Wide => &WIDE,
            Form::Narrow | Form::Tall => &NARROW,
        }
    }
}

/// The final margin to be expected at a place of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlotPoint {
    /// In beans, South's view.
    pub margin: f64,
    /// Whether it is known and not guessed.
    pub exact: bool,
}

/// The words in a plot, in the reader's language. Empty ones are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlotLabels {
    /// Who is ahead above the line and below it.
    pub names: BySide<String>,
    /// What the numbers at the foot count.
    pub moves: String,
    /// What a full line means.
    pub exact: String,
    /// What a dashed line means.
    pub estimate: String,
}

/// A plot of the final margins to be expected in the course of a game: made from them, told what else to show, and then drawn.
///
/// South is ahead above the line and North below it; colour, place and words all say so.
///
/// # Examples
/// ```
/// use beanduel_draw::{Plot, PlotPoint, Theme};
///
/// let margins = [-1.0, -1.0, 2.5, 3.0];
/// let points = margins.map(|margin| PlotPoint { margin, exact: margin != 2.5 });
/// let plot = Plot::new(points.to_vec()).marks(vec![2]).theme(Theme::Print);
/// assert!(plot.svg().starts_with("<svg "));
/// # Ok::<(), beanduel_draw::PngError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Plot {
    points: Vec<PlotPoint>,
    marks: Vec<usize>,
    first: Player,
    labels: PlotLabels,
    theme: Theme,
    form: Form,
    page: Page,
    title: String,
    description: String,
    id_prefix: String,
}

impl Plot {
    /// A plot of these margins, the start's first, then one after each move. South began unless told otherwise.
    pub fn new(points: Vec<PlotPoint>) -> Plot {
        Plot {
            points,
            marks: Vec::new(),
            first: Player::South,
            labels: PlotLabels::default(),
            theme: Theme::default(),
            form: Form::default(),
            page: Page::default(),
            title: String::new(),
            description: String::new(),
            id_prefix: "plot-".to_owned(),
        }
    }

    /// With a numbered mark at each of these points, counted from 0.
    #[must_use]
    pub fn marks(mut self, marks: Vec<usize>) -> Plot {
        self.marks = marks;
        self
    }

    /// This player moved first, which decides where the turns are counted.
    #[must_use]
    pub fn first(mut self, first: Player) -> Plot {
        self.first = first;
        self
    }

    /// With words.
    #[must_use]
    pub fn labels(mut self, labels: PlotLabels) -> Plot {
        self.labels = labels;
        self
    }

    /// In this theme.
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> Plot {
        self.theme = theme;
        self
    }

    /// For wide screens if nothing is said, or for narrow ones, on which its words stay large enough.
    #[must_use]
    pub fn form(mut self, form: Form) -> Plot {
        self.form = form;
        self
    }

    /// With or without a ground.
    #[must_use]
    pub fn page(mut self, page: Page) -> Plot {
        self.page = page;
        self
    }

    /// With this title for those who can't see it.
    #[must_use]
    pub fn title(mut self, title: impl Into<String>) -> Plot {
        self.title = title.into();
        self
    }

    /// With this description for those who can't see it.
    #[must_use]
    pub fn description(mut self, description: impl Into<String>) -> Plot {
        self.description = description.into();
        self
    }

    /// With identifiers in the SVG that begin so: letters, digits, `-` and `_` of it are used. Plots in one page need
    /// different ones.
    #[must_use]
    pub fn id_prefix(mut self, prefix: &str) -> Plot {
        let prefix = prefix.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
        self.id_prefix = std::iter::once('p').chain(prefix).collect();
        self
    }

    /// How wide and how high the picture is, in its own units.
    pub fn size(&self) -> (f64, f64) {
        let frame = Frame::of(self.form);
        (frame.width, frame.height)
    }

    /// Where each point lies in it.
    pub fn places(&self) -> Vec<[f64; 2]> {
        self.drawing().points().map(|(x, y)| [x, y]).collect()
    }

    /// The plot as a self-contained SVG document, in the same font as pictures.
    pub fn svg(&self) -> String {
        let mut canvas = Canvas::new(&self.id_prefix);
        self.drawing().draw(&mut canvas);
        canvas.finish()
    }

    fn drawing(&self) -> Drawing<'_> {
        let scale = Scale::new(&self.points, Frame::of(self.form));
        Drawing { plot: self, scale, colours: Colours::of(self.theme) }
    }

    /// The plot as PNG, so many pixels wide.
    ///
    /// # Errors
    /// If the width is out of bounds.
    #[cfg(feature = "png")]
    pub fn png(&self, width: u32) -> Result<Vec<u8>, PngError> {
        png::render(&self.svg(), width)
    }
}

/// The colours of the two players, told apart by all eyes, and how strongly areas are filled.
struct Colours {
    palette: &'static Palette,
    line: BySide<&'static str>,
    fill: f64,
    /// Marks: ground and numeral.
    mark: [&'static str; 2],
}

impl Colours {
    fn of(theme: Theme) -> Colours {
        let palette = theme.palette();
        match theme {
            Theme::Light => Colours { palette, line: palette.line, fill: 0.3, mark: ["#3b2b1e", "#fffaf0"] },
            Theme::Dark => Colours { palette, line: palette.line, fill: 0.3, mark: ["#f6e5c4", "#211b17"] },
            Theme::Styled => {
                Colours { palette, line: palette.line, fill: 0.3, mark: [palette.page_ink[0], palette.page[0]] }
            }
            Theme::Print => Colours { palette, line: palette.line, fill: 1.0, mark: ["#000", "#fff"] },
        }
    }
}

/// Where margins and moves lie in the picture.
struct Scale {
    /// Beans above and below the line.
    most: f64,
    least: f64,
    /// Beans between two numbers at the side.
    step: f64,
    points: usize,
    frame: &'static Frame,
}

impl Scale {
    fn new(points: &[PlotPoint], frame: &'static Frame) -> Scale {
        let margins = || points.iter().map(|point| point.margin);
        let most = margins().fold(LEAST_REACH, f64::max);
        let least = margins().fold(-LEAST_REACH, f64::min);
        let steps = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0];
        let step = steps.into_iter().find(|step| (most - least) / step <= 7.0).unwrap_or(500.0);
        // A little air, for the marks.
        let air = (most - least) * 0.06;
        Scale { most: most + air, least: least - air, step, points: points.len(), frame }
    }

    fn x(&self, index: usize) -> f64 {
        LEFT + (self.frame.right - LEFT) * index as f64 / (self.points.max(2) - 1) as f64
    }

    fn y(&self, margin: f64) -> f64 {
        let Frame { top, bottom, .. } = self.frame;
        top + (bottom - top) * (self.most - margin) / (self.most - self.least)
    }
}

struct Drawing<'a> {
    plot: &'a Plot,
    scale: Scale,
    colours: Colours,
}

impl Drawing<'_> {
    fn draw(&self, canvas: &mut Canvas<'_>) {
        let (plot, Frame { width, height, .. }) = (self.plot, self.scale.frame);
        put!(canvas, r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" "#);
        put!(canvas, r#"height="{height}" role="img" font-family="{FONT_FAMILY},{FALLBACK_FONTS}" font-weight="600" "#);
        put!(canvas, r#"font-size="{LABEL_SIZE}">"#);
        if !plot.title.is_empty() {
            put!(canvas, "<title>{}</title>", Escaped(&plot.title));
        }
        if !plot.description.is_empty() {
            put!(canvas, "<desc>{}</desc>", Escaped(&plot.description));
        }
        self.define(canvas);
        if plot.page == Page::Drawn {
            put!(canvas, r#"<rect width="{width}" height="{height}" fill="{}"/>"#, self.colours.palette.page[0]);
        }
        self.draw_grid(canvas);
        if !plot.points.is_empty() {
            self.draw_areas(canvas);
            self.draw_lines(canvas);
            self.draw_marks(canvas);
        }
        self.draw_words(canvas);
        put!(canvas, "</svg>\n");
    }

    /// The halves above and below the line, and what fills them on paper.
    fn define(&self, canvas: &mut Canvas<'_>) {
        let Frame { right, top, bottom, .. } = self.scale.frame;
        let (id, zero, width) = (canvas.id(), self.scale.y(0.0), right - LEFT);
        put!(canvas, "<defs>");
        for (player, y, height) in [(Player::South, *top, zero - top), (Player::North, zero, bottom - zero)] {
            let letter = player.letter();
            let (y, height) = (Num(y), Num(height));
            put!(canvas, r#"<clipPath id="{id}{letter}"><rect x="{LEFT}" y="{y}" width="{width}" height="{height}"/>"#);
            put!(canvas, "</clipPath>");
        }
        if self.plot.theme == Theme::Print {
            for (name, line) in [("s-fill", "M0 6L6 0M-1 1L1 -1M5 7L7 5"), ("n-fill", "M2 3h2")] {
                put!(canvas, r#"<pattern id="{id}{name}" width="6" height="6" patternUnits="userSpaceOnUse">"#);
                put!(canvas, r##"<path d="{line}" stroke="#000" stroke-width=".9"/></pattern>"##);
            }
        }
        put!(canvas, "</defs>");
    }

    fn draw_grid(&self, canvas: &mut Canvas<'_>) {
        let [ink, faint] = self.colours.palette.page_ink;
        let Frame { right, bottom, .. } = self.scale.frame;
        let mut steps = (self.scale.least / self.scale.step).ceil() as i32;
        while f64::from(steps) * self.scale.step <= self.scale.most {
            let margin = f64::from(steps) * self.scale.step;
            let y = self.scale.y(margin);
            let (stroke, width, opacity) = if steps == 0 { (ink, 1.5, 1.0) } else { (faint, 1.0, 0.28) };
            put!(canvas, r#"<path d="M{LEFT} {}H{right}" stroke="{stroke}" stroke-width="{width}" "#, Num(y));
            put!(canvas, r#"stroke-opacity="{opacity}"/>"#);
            let label = if steps == 0 { "0".to_owned() } else { format!("+{}", margin.abs()) };
            let (x, y) = (Num(LEFT - 9.0), Num(y + LABEL_SIZE * 0.34));
            put!(canvas, r#"<text x="{x}" y="{y}" text-anchor="end" fill="{faint}">{label}</text>"#);
            steps += 1;
        }
        let offset = usize::from(self.plot.first == Player::North);
        let turns = (self.scale.points + offset).saturating_sub(1) / 2;
        let step = [1, 2, 5, 10, 20, 50].into_iter().find(|step| turns / step <= self.scale.frame.turns).unwrap_or(100);
        for turn in (step..=turns).step_by(step) {
            let x = Num(self.scale.x(2 * turn - offset));
            put!(canvas, r#"<path d="M{x} {bottom}v6" stroke="{faint}"/>"#);
            put!(canvas, r#"<text x="{x}" y="{}" text-anchor="middle" fill="{faint}">{turn}</text>"#, bottom + 24.0);
        }
    }

    fn points(&self) -> impl Iterator<Item = (f64, f64)> + '_ {
        let places = self.plot.points.iter().enumerate();
        places.map(|(i, point)| (self.scale.x(i), self.scale.y(point.margin)))
    }

    fn draw_areas(&self, canvas: &mut Canvas<'_>) {
        let (id, zero) = (canvas.id(), Num(self.scale.y(0.0)));
        for player in Player::ALL {
            let letter = player.letter();
            put!(canvas, r#"<path clip-path="url(#{id}{letter})" fill-opacity="{}" "#, self.colours.fill);
            match self.plot.theme {
                Theme::Print => put!(canvas, r#"fill="url(#{id}{letter}-fill)" d="M{LEFT} {zero}"#),
                Theme::Light | Theme::Dark | Theme::Styled => {
                    put!(canvas, r#"fill="{}" d="M{LEFT} {zero}"#, self.colours.line[player]);
                }
            }
            for (x, y) in self.points() {
                put!(canvas, "L{} {}", Num(x), Num(y));
            }
            let last = Num(self.scale.x(self.plot.points.len() - 1));
            put!(canvas, r#"L{last} {zero}z"/>"#);
        }
    }

    /// The course itself: full from each exact margin to the next, dashed elsewhere.
    fn draw_lines(&self, canvas: &mut Canvas<'_>) {
        let id = canvas.id();
        let places: Vec<_> = self.points().collect();
        let mut begin = 0;
        while begin + 1 < places.len() {
            let exact = |i: usize| self.plot.points[i].exact && self.plot.points[i + 1].exact;
            let mut end = begin + 1;
            while end + 1 < places.len() && exact(end) == exact(begin) {
                end += 1;
            }
            let path: String = places[begin..=end].iter().fold(String::new(), |path, &(x, y)| {
                let command = if path.is_empty() { 'M' } else { 'L' };
                format!("{path}{command}{} {}", Num(x), Num(y))
            });
            let dashes = if exact(begin) { "" } else { r#" stroke-dasharray="7 5""# };
            for player in Player::ALL {
                put!(canvas, r#"<path clip-path="url(#{id}{})" d="{path}" fill="none" "#, player.letter());
                put!(canvas, r#"stroke="{}" stroke-width="3" "#, self.colours.line[player]);
                put!(canvas, r#"stroke-linejoin="round"{dashes}/>"#);
            }
            begin = end;
        }
    }

    fn draw_marks(&self, canvas: &mut Canvas<'_>) {
        let [ground, ink] = self.colours.mark;
        let Frame { top, bottom, .. } = self.scale.frame;
        for (number, &index) in self.plot.marks.iter().enumerate().filter(|&(_, &index)| index < self.plot.points.len())
        {
            let (x, y) = (self.scale.x(index), self.scale.y(self.plot.points[index].margin));
            let y = y.clamp(top + MARK_RADIUS, bottom - MARK_RADIUS);
            let (number, down) = (number + 1, Num(y + LABEL_SIZE * 0.34));
            let (x, y) = (Num(x), Num(y));
            put!(canvas, r#"<circle cx="{x}" cy="{y}" r="{MARK_RADIUS}" fill="{ground}" stroke="{ink}"/>"#);
            put!(canvas, r#"<text x="{x}" y="{down}" text-anchor="middle" fill="{ink}">{number}</text>"#);
        }
    }

    /// Whose half is whose, what the lines mean, and what the numbers at the foot count.
    fn draw_words(&self, canvas: &mut Canvas<'_>) {
        let [ink, faint] = self.colours.palette.page_ink;
        let labels = &self.plot.labels;
        let Frame { height, right, top, legend, below, .. } = self.scale.frame;
        for (player, y) in [(Player::South, top - 22.0), (Player::North, *below)] {
            let colour = match self.plot.theme {
                Theme::Print => ink,
                Theme::Light | Theme::Dark | Theme::Styled => self.colours.line[player],
            };
            let name = Escaped(&labels.names[player]);
            put!(canvas, r#"<text x="14" y="{y}" font-size="{NAME_SIZE}" fill="{colour}">{name}</text>"#);
        }
        let (moves, foot) = (Escaped(&labels.moves), height - 8.0);
        put!(canvas, r#"<text x="{right}" y="{foot}" text-anchor="end" fill="{faint}">{moves}</text>"#);
        let any = |exact: bool| self.plot.points.iter().any(|point| point.exact == exact);
        let entries = [(&labels.exact, true, ""), (&labels.estimate, false, r#" stroke-dasharray="7 5""#)];
        let mut x = *right;
        for (word, exact, dashes) in entries.into_iter().rev() {
            if word.is_empty() || !any(exact) {
                continue;
            }
            put!(
                canvas,
                r#"<text x="{}" y="{legend}" text-anchor="end" fill="{ink}">{}</text>"#,
                Num(x),
                Escaped(word)
            );
            // Wide enough for any word of so many letters.
            x -= word.chars().count() as f64 * LABEL_SIZE * 0.58 + 12.0;
            let (from, y) = (Num(x - 34.0), Num(legend - 5.0));
            put!(canvas, r#"<path d="M{from} {y}h34" stroke="{ink}" stroke-width="3"{dashes}/>"#);
            x -= 34.0 + 24.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(margins: &[f64]) -> Vec<PlotPoint> {
        margins.iter().map(|&margin| PlotPoint { margin, exact: true }).collect()
    }

    #[test]
    fn every_margin_lies_within_the_frame_and_the_numbers_are_not_crowded() {
        for margins in [&[0.0][..], &[-1.0, 0.0, 2.0], &[-70.0, 300.0, 12.5], &[]] {
            for frame in [&WIDE, &NARROW] {
                let scale = Scale::new(&points(margins), frame);
                for &margin in margins {
                    assert!((frame.top..=frame.bottom).contains(&scale.y(margin)), "{margin} of {margins:?}");
                }
                assert!((scale.most - scale.least) / scale.step <= 8.0, "{margins:?}");
            }
        }
    }

    #[test]
    fn the_first_point_lies_left_and_the_last_right() {
        let scale = Scale::new(&points(&[0.0; 61]), &WIDE);
        assert!((scale.x(0) - LEFT).abs() < 1e-9 && (scale.x(60) - WIDE.right).abs() < 1e-9);
        assert!(Scale::new(&points(&[0.0]), &NARROW).x(0).is_finite());
    }
}
