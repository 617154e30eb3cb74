//! Boards in pages, drawn by the server: what stands there before a script runs, and where none does.

use beanduel_draw::{Beans, Form, Labels, Page, Picture, Theme};
use beanduel_rules::{BySide, Move, Player, Position, Rules};
use beanduel_text::{Text, move_sentence, player_name, side_sentence};

use crate::settings::Cookies;

/// Longer rows than this stand on end on narrow screens.
const LONGEST_NARROW: u8 = 6;
/// A game in its middle, for the start page.
const MIDDLE: &str = "s1 s4x1 s1x1 s4x1 s4x2 s1x1 s4x1 s1x1 c3 c4 s3x2 s4x3 s1x1 s4x1 s1x1 s4x1 s1x1 c2 s3 s2x2 s3x1 c4 c4 \
                      s4x3 s4x6";

/// The worked example of the rules.
pub const EXAMPLE: [&str; 3] = ["s4", "s3", "c4"];

/// Draws boards as the reader wants them.
pub struct Pictures<'a> {
    text: &'a Text,
    theme: Theme,
    beans: Beans,
}

impl<'a> Pictures<'a> {
    /// Boards with words of this language, as these settings want them.
    pub fn new(text: &'a Text, cookies: &Cookies) -> Pictures<'a> {
        let theme = if cookies.setting("board") == "paper" { Theme::Print } else { Theme::Styled };
        let beans = if cookies.setting("beans") == "counted" { Beans::Counted } else { Beans::Drawn };
        Pictures { text, theme, beans }
    }

    /// A board and the move that led to it; `id` tells the pictures of a page apart.
    fn draw(&self, position: &Position, last: Option<(Position, Move)>, form: Form, id: &str) -> String {
        let word = |name| self.text.get(name).into_owned();
        let mut picture = Picture::new(position)
            .names(BySide::from_fn(|player| player_name(self.text, player)))
            .labels(Labels { stock: word("stock"), pot: word("pot") })
            .theme(self.theme)
            .beans(self.beans)
            .page(Page::Clear)
            .form(form)
            .id_prefix(id)
            .title(word("web-board"));
        let mut sentences: Vec<String> =
            Player::ALL.iter().map(|&player| side_sentence(self.text, position, player)).collect();
        if let Some((before, mv)) = last {
            picture = picture.last_move(&before, mv);
            sentences.insert(0, move_sentence(self.text, &before, mv));
        }
        picture.description(sentences.join(" ")).svg()
    }

    /// The start of the regular game, for wide and for narrow screens.
    pub fn start(&self) -> [String; 2] {
        self.both(&Position::start(Rules::default()), "")
    }

    /// A position, for wide and for narrow screens; `id` tells the pictures of a page apart.
    pub fn both(&self, position: &Position, id: &str) -> [String; 2] {
        let narrow = if position.cups() <= LONGEST_NARROW { Form::Narrow } else { Form::Tall };
        [
            self.draw(position, None, Form::Wide, &format!("{id}wide-")),
            self.draw(position, None, narrow, &format!("{id}narrow-")),
        ]
    }

    /// A game in its middle.
    pub fn middle(&self) -> String {
        self.after(MIDDLE.split_whitespace(), "middle-")
    }

    /// The start of the regular game and the worked example after each of its moves.
    pub fn example(&self) -> Vec<String> {
        (0..=EXAMPLE.len()).map(|plies| self.after(EXAMPLE.into_iter().take(plies), &format!("step{plies}-"))).collect()
    }

    /// The board after moves of the regular game. Those above are legal: a test plays them.
    fn after<'m>(&self, moves: impl Iterator<Item = &'m str>, id: &str) -> String {
        let (mut position, mut last) = (Position::start(Rules::default()), None);
        for text in moves {
            let Ok(mv) = position.read_move(text) else { break };
            last = Some((position, mv));
            position = position.play_unchecked(mv);
        }
        self.draw(&position, last, Form::Wide, id)
    }
}

/// The colours of boards that plots have, too. They lie on the page, whatever board was chosen.
const PLOTTED: [&str; 3] = ["--cups-page", "--cups-south-line", "--cups-north-line"];

/// The style sheet with the colours of boards: those of the page, or the wood that was chosen.
pub fn colours() -> String {
    let (light, dark) = (Theme::Light.properties(), Theme::Dark.properties());
    let plotted = light.split(';').zip(dark.split(';')).filter_map(|(light, dark)| {
        let ((name, light), (_, dark)) = (light.split_once(':')?, dark.split_once(':')?);
        PLOTTED.contains(&name).then(|| format!("{name}:light-dark({light},{dark});"))
    });
    let plotted: String = plotted.collect();
    format!(
        ":root,:root[data-board=oak]{{{light}}}\
         :root[data-theme=dark][data-board=auto],:root[data-theme=dark][data-board=paper],:root[data-board=walnut]{{{dark}}}\
         @media(prefers-color-scheme:dark){{:root[data-theme=auto][data-board=auto]{{{dark}}}}}\
         .plot{{{plotted}}}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use beanduel_text::Language;

    #[test]
    fn the_lines_of_plots_are_those_of_the_page_by_day_and_by_night() {
        let colours = colours();
        let (_, plot) = colours.split_once(".plot{").unwrap();
        for name in PLOTTED {
            assert!(plot.contains(&format!("{name}:light-dark(#")), "{name} in {plot}");
        }
        assert_eq!(plot.matches("light-dark(").count(), PLOTTED.len());
    }

    #[test]
    fn the_games_that_pages_show_can_be_played() {
        for moves in [MIDDLE, &EXAMPLE.join(" ")] {
            let mut position = Position::start(Rules::default());
            for text in moves.split_whitespace() {
                position = position.play_unchecked(position.read_move(text).unwrap());
            }
        }
        let text = Text::new(Language::Cs);
        let pictures = Pictures::new(&text, &Cookies::default());
        assert_eq!(pictures.example().len(), 4);
        assert!(pictures.example()[2].contains("s3x1"));
        assert!(pictures.start()[1].contains("zásoba"));
        assert!(pictures.middle().contains("s4x6"));
    }
}
