//! The colours and line shapes of the terminal board, by what the terminal can show.

use ratatui::style::{Color, Modifier, Style};

/// How many colours the terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// None: bold, dim and reverse only.
    None,
    /// The sixteen of every terminal.
    Sixteen,
    /// The fixed palette of 256.
    Indexed,
    /// 24 bits.
    True,
}

impl Depth {
    /// What the environment says of the terminal: `NO_COLOR`, `COLORTERM` and `TERM` by their usual meaning.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Depth {
        let term = variable("TERM").unwrap_or_default();
        let colorterm = variable("COLORTERM").unwrap_or_default();
        if variable("NO_COLOR").is_some_and(|value| !value.is_empty()) || term == "dumb" {
            Depth::None
        } else if colorterm.contains("truecolor") || colorterm.contains("24bit") || term.contains("direct") {
            Depth::True
        } else if term.contains("256color") {
            Depth::Indexed
        } else {
            Depth::Sixteen
        }
    }
}

/// The styles of everything on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// The wood between the cups.
    pub board: Style,
    /// The inside of a cup or a pot, and its rim.
    pub cup: Style,
    /// The rim of a cup that can be emptied.
    pub emptiable: Style,
    /// The rim of a blocked cup.
    pub blocked: Style,
    /// Beans.
    pub bean: Style,
    /// The numeral in a cup.
    pub numeral: Style,
    /// What the last move added or took.
    pub change: Style,
    /// What the move being considered would add or take.
    pub preview: Style,
    /// The place where a bean lands right now.
    pub lit: Style,
    /// The bar on top.
    pub title: Style,
    /// Words that matter.
    pub strong: Style,
    /// Words that matter less.
    pub dim: Style,
    /// A move one can choose.
    pub choice: Style,
    /// The move being considered.
    pub chosen: Style,
    /// Something went wrong.
    pub warning: Style,
    /// The course of South's margin.
    pub south: Style,
    /// The course of North's margin.
    pub north: Style,
}

impl Palette {
    /// The palette for this many colours.
    pub fn new(depth: Depth) -> Palette {
        match depth {
            Depth::None => Palette::plain(),
            Depth::Sixteen => Palette::sixteen(),
            Depth::Indexed => Palette::wood([94, 52, 236, 223, 255, 150, 209, 220, 117, 180]),
            Depth::True => Palette::wood([
                0x7a_4b_26, 0x3c_22_10, 0x2b_1b_10, 0xf3_dd_b0, 0xff_f6_e0, 0xa8_d0_6a, 0xf0_8a_5d, 0xff_c8_57,
                0x7f_c8_f8, 0xd8_b4_7a,
            ]),
        }
    }

    fn plain() -> Palette {
        let (none, bold) = (Style::new(), Style::new().add_modifier(Modifier::BOLD));
        Palette {
            board: none,
            cup: none,
            emptiable: bold,
            blocked: none,
            bean: none,
            numeral: bold,
            change: bold,
            preview: none,
            lit: bold.add_modifier(Modifier::REVERSED),
            title: none.add_modifier(Modifier::REVERSED),
            strong: bold,
            dim: none.add_modifier(Modifier::DIM),
            choice: none,
            chosen: bold.add_modifier(Modifier::REVERSED),
            warning: bold,
            south: bold,
            north: none,
        }
    }

    fn sixteen() -> Palette {
        let fg = |color| Style::new().fg(color);
        let bold = |color| fg(color).add_modifier(Modifier::BOLD);
        Palette {
            board: Style::new(),
            cup: fg(Color::Yellow),
            emptiable: bold(Color::Green),
            blocked: fg(Color::Red),
            bean: fg(Color::Yellow),
            numeral: Style::new().add_modifier(Modifier::BOLD),
            change: bold(Color::Cyan),
            preview: bold(Color::Magenta),
            lit: Style::new().bg(Color::Yellow).fg(Color::Black),
            title: Style::new().add_modifier(Modifier::REVERSED),
            strong: Style::new().add_modifier(Modifier::BOLD),
            dim: Style::new().add_modifier(Modifier::DIM),
            choice: fg(Color::Green),
            chosen: Style::new().bg(Color::Green).fg(Color::Black),
            warning: bold(Color::Red),
            south: fg(Color::Yellow),
            north: fg(Color::Cyan),
        }
    }

    /// Wood, from its ten colours; up to 255 they are places in the fixed palette, above 24-bit colours.
    fn wood(colors: [u32; 10]) -> Palette {
        let [wood, cup, shade, bean, numeral, green, red, gold, blue, rim] = colors.map(|color| {
            let [_, r, g, b] = color.to_be_bytes();
            if color <= 0xff { Color::Indexed(b) } else { Color::Rgb(r, g, b) }
        });
        let on_cup = |color| Style::new().fg(color).bg(cup);
        let on_wood = |color| Style::new().fg(color).bg(wood).add_modifier(Modifier::BOLD);
        Palette {
            board: Style::new().fg(bean).bg(wood),
            cup: on_cup(rim),
            emptiable: on_cup(green).add_modifier(Modifier::BOLD),
            blocked: on_cup(red),
            bean: on_cup(bean),
            numeral: on_cup(numeral).add_modifier(Modifier::BOLD),
            change: on_wood(gold),
            preview: on_wood(numeral).add_modifier(Modifier::ITALIC),
            lit: Style::new().fg(shade).bg(gold).add_modifier(Modifier::BOLD),
            title: Style::new().fg(numeral).bg(shade),
            strong: Style::new().add_modifier(Modifier::BOLD),
            dim: Style::new().add_modifier(Modifier::DIM),
            choice: Style::new().fg(numeral).bg(shade),
            chosen: Style::new().fg(shade).bg(gold).add_modifier(Modifier::BOLD),
            warning: Style::new().fg(red).add_modifier(Modifier::BOLD),
            south: Style::new().fg(gold),
            north: Style::new().fg(blue),
        }
    }
}

/// The characters that lines and beans are made of.
#[derive(Clone, Copy, Debug)]
pub struct Glyphs {
    /// Corners (clockwise from top left), horizontal and vertical line of a cup.
    pub plain: [char; 6],
    /// The same of a cup that can be emptied.
    pub emptiable: [char; 6],
    /// The same of a blocked cup.
    pub blocked: [char; 6],
    /// Which way an emptiable cup's last bean goes: to the left (North) and to the right (South).
    pub arrows: [char; 2],
    /// A bean.
    pub bean: char,
    /// Filled and empty places of a bar.
    pub bar: [char; 2],
    /// The lower and the upper half of a filled place.
    pub halves: [char; 2],
    /// The line between the rows.
    pub between: char,
    /// Between the parts of a line.
    pub dot: char,
}

impl Glyphs {
    /// Box drawing.
    pub const UNICODE: Glyphs = Glyphs {
        plain: ['╭', '╮', '╯', '╰', '─', '│'],
        emptiable: ['┏', '┓', '┛', '┗', '━', '┃'],
        blocked: ['╔', '╗', '╝', '╚', '═', '║'],
        arrows: ['◀', '▶'],
        bean: '•',
        bar: ['█', '░'],
        halves: ['▄', '▀'],
        between: '┄',
        dot: '·',
    };

    /// Characters of every terminal.
    pub const ASCII: Glyphs = Glyphs {
        plain: ['.', '.', '\'', '\'', '-', '|'],
        emptiable: ['+', '+', '+', '+', '=', '|'],
        blocked: ['#', '#', '#', '#', '#', '#'],
        arrows: ['<', '>'],
        bean: 'o',
        bar: ['#', '.'],
        halves: ['#', '#'],
        between: '-',
        dot: '-',
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        for (variables, depth) in [
            (&[("TERM", "xterm")][..], Depth::Sixteen),
            (&[("TERM", "xterm-256color")], Depth::Indexed),
            (&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")], Depth::True),
            (&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("NO_COLOR", "1")], Depth::None),
            (&[("TERM", "xterm"), ("NO_COLOR", "")], Depth::Sixteen),
            (&[("TERM", "dumb")], Depth::None),
        ] {
            let variable =
                |name: &str| variables.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned());
            assert_eq!(Depth::of_environment(variable), depth, "{variables:?}");
        }
    }
}
