//! The looks of a picture, and the colours each is made of.

use beanduel_rules::BySide;

use crate::bean::SORTS;

/// How a picture looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Oiled oak by daylight.
    #[default]
    Light,
    /// Walnut by lamplight.
    Dark,
    /// Black lines on white, for paper.
    Print,
    /// Wood and stoneware in the colours that the page around the picture says: the custom properties of
    /// [`Theme::properties`]. For pictures that are part of a page; nothing else knows such colours.
    Styled,
}

impl Theme {
    /// All that are complete without a page around them.
    pub const ALL: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::Print];

    pub(crate) const fn palette(self) -> &'static Palette {
        match self {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
            Theme::Print => &PRINT,
            Theme::Styled => &STYLED,
        }
    }

    /// The custom properties that make a [`Styled`](Theme::Styled) picture look as this theme does, for a rule of a
    /// style sheet: `--cups-wood-lit:#ddb686;` and so on. Empty for `Styled` itself, whose colours are not its own.
    pub fn properties(self) -> String {
        match self {
            Theme::Light | Theme::Dark | Theme::Print => {
                let names =
                    STYLED.colours().into_iter().filter_map(|name| name.strip_prefix("var(")?.strip_suffix(')'));
                let values = self.palette().colours();
                names.zip(values).map(|(name, value)| format!("{name}:{value};")).collect()
            }
            Theme::Styled => String::new(),
        }
    }
}

/// A small label with a ground: what changed.
pub(crate) struct Tag {
    pub ground: &'static str,
    pub edge: &'static str,
    pub ink: &'static str,
}

/// The glaze of a player's cups and pot: its rim from the lit to the shaded side, its bowl from the floor upwards.
pub(crate) struct Glaze {
    pub rim_lit: &'static str,
    pub rim: &'static str,
    pub rim_shade: &'static str,
    pub floor: &'static str,
    pub wall: &'static str,
    pub deep: &'static str,
}

/// The colours of a sort of beans.
pub(crate) struct Skin {
    pub lit: &'static str,
    pub base: &'static str,
    pub shade: &'static str,
    pub streak: &'static str,
    pub eye: &'static str,
}

/// The colours of a theme.
pub(crate) struct Palette {
    /// What the board lies on, in the middle and at the edges.
    pub page: [&'static str; 2],
    /// Names, and the labels beside them.
    pub page_ink: [&'static str; 2],
    /// How dark the board's shadow is.
    pub shadow: &'static str,
    /// The top of the board from the lit to the shaded corner.
    pub wood: [&'static str; 3],
    /// The side of the board.
    pub side: [&'static str; 2],
    pub grain: &'static str,
    /// Edges of cuts in the wood that catch the light.
    pub cut: &'static str,
    /// A hollow in the wood from the shaded to the lit side.
    pub hollow: [&'static str; 3],
    /// Numerals on wood.
    pub ink: &'static str,
    /// What sets a numeral off from the wood, and how strongly.
    pub emboss: (&'static str, f64),
    /// Numerals on a glazed bowl, and on a heap of beans.
    pub bowl_ink: &'static str,
    pub heap_ink: &'static str,
    pub glaze: BySide<Glaze>,
    pub skins: [Skin; SORTS as usize],
    /// The lines of plots, told apart by all eyes.
    pub line: BySide<&'static str>,
    pub brass: [&'static str; 2],
    pub iron: &'static str,
    /// What is drawn about beans that came and where others left.
    pub glow: &'static str,
    pub gain: Tag,
    pub loss: Tag,
    pub capture: Tag,
}

impl Palette {
    /// Everything that [`Theme::properties`] gives a name, in a fixed order.
    fn colours(&self) -> Vec<&'static str> {
        let mut colours = Vec::new();
        colours.extend(self.page);
        colours.extend(self.page_ink);
        colours.push(self.shadow);
        colours.extend(self.wood);
        colours.extend(self.side);
        colours.extend([self.grain, self.cut]);
        colours.extend(self.hollow);
        colours.extend([self.ink, self.emboss.0, self.bowl_ink, self.heap_ink]);
        for glaze in [&self.glaze.south, &self.glaze.north] {
            colours.extend([glaze.rim_lit, glaze.rim, glaze.rim_shade, glaze.floor, glaze.wall, glaze.deep]);
        }
        for skin in &self.skins {
            colours.extend([skin.lit, skin.base, skin.shade, skin.streak, skin.eye]);
        }
        colours.extend([self.line.south, self.line.north]);
        colours.extend(self.brass);
        colours.extend([self.iron, self.glow]);
        for tag in [&self.gain, &self.loss, &self.capture] {
            colours.extend([tag.ground, tag.edge, tag.ink]);
        }
        colours
    }
}

const LIGHT: Palette = Palette {
    page: ["#f6f0e4", "#e6dbc6"],
    page_ink: ["#3b2b1e", "#6f5b47"],
    shadow: ".34",
    wood: ["#ddb686", "#cfa16d", "#b98853"],
    side: ["#a87440", "#7f522a"],
    grain: "#7d4c20",
    cut: "#fff2d8",
    hollow: ["#6e4620", "#a87846", "#c3935f"],
    ink: "#3a200c",
    emboss: ("#fff2d8", 0.45),
    bowl_ink: "#1f2a26",
    heap_ink: "#fffaf0",
    glaze: BySide {
        south: Glaze {
            rim_lit: "#f2f1e4",
            rim: "#c9d2c0",
            rim_shade: "#8b9a86",
            floor: "#c4d3c4",
            wall: "#8fa593",
            deep: "#4d6557",
        },
        north: Glaze {
            rim_lit: "#f0f2f0",
            rim: "#c2ced4",
            rim_shade: "#82939e",
            floor: "#bfcfd6",
            wall: "#869eab",
            deep: "#455d6b",
        },
    },
    skins: [
        Skin { lit: "#fbeed8", base: "#e6c9a0", shade: "#a87c50", streak: "#8a2f2b", eye: "#8a2f2b" },
        Skin { lit: "#b9523f", base: "#84251f", shade: "#430d0e", streak: "#5c1414", eye: "#e8cdb0" },
        Skin { lit: "#fffaf0", base: "#efe4cd", shade: "#b09a78", streak: "#cdbb98", eye: "#b7a37f" },
    ],
    line: BySide { south: "#b4540a", north: "#1c5a9c" },
    brass: ["#ffedb3", "#c98a24"],
    iron: "#3c322b",
    glow: "#fffbe8",
    gain: Tag { ground: "#fdf8ec", edge: "#6d7f45", ink: "#3f5420" },
    loss: Tag { ground: "#4a3322", edge: "#2d1d11", ink: "#fbeeda" },
    capture: Tag { ground: "#a02c22", edge: "#6b1510", ink: "#fff3e6" },
};

const DARK: Palette = Palette {
    page: ["#211b17", "#120e0c"],
    page_ink: ["#eadcc6", "#a8957c"],
    shadow: ".6",
    wood: ["#76503a", "#5f3e2b", "#472c1e"],
    side: ["#3d2519", "#26150d"],
    grain: "#1f0f07",
    cut: "#c79a75",
    hollow: ["#180c07", "#38221a", "#4b2f20"],
    ink: "#f6e5c4",
    emboss: ("#1a0c05", 0.7),
    bowl_ink: "#fbf3e0",
    heap_ink: "#fff6e2",
    glaze: BySide {
        south: Glaze {
            rim_lit: "#b9c5b3",
            rim: "#84957f",
            rim_shade: "#4c5b4b",
            floor: "#7d9480",
            wall: "#4f6455",
            deep: "#22302a",
        },
        north: Glaze {
            rim_lit: "#b4c1c9",
            rim: "#7c8f9a",
            rim_shade: "#465661",
            floor: "#768e9b",
            wall: "#4a606d",
            deep: "#1f2d36",
        },
    },
    skins: [
        Skin { lit: "#fbeed8", base: "#dfc096", shade: "#8d663f", streak: "#832c28", eye: "#832c28" },
        Skin { lit: "#b04a38", base: "#7a211b", shade: "#390a0b", streak: "#521111", eye: "#d8bc9c" },
        Skin { lit: "#fffaf0", base: "#e9dcc2", shade: "#9b8664", streak: "#bfac88", eye: "#a5916d" },
    ],
    line: BySide { south: "#f2a541", north: "#78b7f0" },
    brass: ["#ffe7a0", "#bd8a2e"],
    iron: "#c9bba3",
    glow: "#fffbe8",
    gain: Tag { ground: "#efe5cd", edge: "#8a9a5b", ink: "#33461a" },
    loss: Tag { ground: "#1d130d", edge: "#8c7458", ink: "#f3e3c8" },
    capture: Tag { ground: "#b23a2c", edge: "#e88a74", ink: "#fff3e6" },
};

const PAPER: Glaze =
    Glaze { rim_lit: "#fff", rim: "#fff", rim_shade: "#000", floor: "#fff", wall: "#fff", deep: "#000" };
const OUTLINED: Skin = Skin { lit: "#fff", base: "#fff", shade: "#000", streak: "#000", eye: "#000" };

const PRINT: Palette = Palette {
    page: ["#fff", "#fff"],
    page_ink: ["#000", "#000"],
    shadow: "0",
    wood: ["#fff", "#fff", "#fff"],
    side: ["#000", "#000"],
    grain: "#000",
    cut: "#000",
    hollow: ["#fff", "#fff", "#fff"],
    ink: "#000",
    emboss: ("#fff", 0.0),
    bowl_ink: "#000",
    heap_ink: "#000",
    glaze: BySide { south: PAPER, north: PAPER },
    skins: [OUTLINED, OUTLINED, OUTLINED],
    line: BySide { south: "#000", north: "#000" },
    brass: ["#000", "#000"],
    iron: "#000",
    glow: "#000",
    gain: Tag { ground: "#fff", edge: "#000", ink: "#000" },
    loss: Tag { ground: "#000", edge: "#000", ink: "#fff" },
    capture: Tag { ground: "#000", edge: "#000", ink: "#fff" },
};

/// Names in place of colours.
const STYLED: Palette = Palette {
    page: ["var(--cups-page)", "var(--cups-page-edge)"],
    page_ink: ["var(--cups-page-ink)", "var(--cups-page-soft-ink)"],
    shadow: "var(--cups-shadow)",
    wood: ["var(--cups-wood-lit)", "var(--cups-wood)", "var(--cups-wood-shade)"],
    side: ["var(--cups-side-lit)", "var(--cups-side-shade)"],
    grain: "var(--cups-grain)",
    cut: "var(--cups-cut)",
    hollow: ["var(--cups-hollow-deep)", "var(--cups-hollow)", "var(--cups-hollow-lit)"],
    ink: "var(--cups-ink)",
    emboss: ("var(--cups-emboss)", 0.55),
    bowl_ink: "var(--cups-bowl-ink)",
    heap_ink: "var(--cups-heap-ink)",
    glaze: BySide {
        south: Glaze {
            rim_lit: "var(--cups-south-rim-lit)",
            rim: "var(--cups-south-rim)",
            rim_shade: "var(--cups-south-rim-shade)",
            floor: "var(--cups-south-floor)",
            wall: "var(--cups-south-wall)",
            deep: "var(--cups-south-deep)",
        },
        north: Glaze {
            rim_lit: "var(--cups-north-rim-lit)",
            rim: "var(--cups-north-rim)",
            rim_shade: "var(--cups-north-rim-shade)",
            floor: "var(--cups-north-floor)",
            wall: "var(--cups-north-wall)",
            deep: "var(--cups-north-deep)",
        },
    },
    skins: [
        Skin {
            lit: "var(--cups-speckled-lit)",
            base: "var(--cups-speckled-base)",
            shade: "var(--cups-speckled-shade)",
            streak: "var(--cups-speckled-streak)",
            eye: "var(--cups-speckled-eye)",
        },
        Skin {
            lit: "var(--cups-red-lit)",
            base: "var(--cups-red-base)",
            shade: "var(--cups-red-shade)",
            streak: "var(--cups-red-streak)",
            eye: "var(--cups-red-eye)",
        },
        Skin {
            lit: "var(--cups-white-lit)",
            base: "var(--cups-white-base)",
            shade: "var(--cups-white-shade)",
            streak: "var(--cups-white-streak)",
            eye: "var(--cups-white-eye)",
        },
    ],
    line: BySide { south: "var(--cups-south-line)", north: "var(--cups-north-line)" },
    brass: ["var(--cups-brass-lit)", "var(--cups-brass)"],
    iron: "var(--cups-iron)",
    glow: "var(--cups-glow)",
    gain: Tag { ground: "var(--cups-gain-ground)", edge: "var(--cups-gain-edge)", ink: "var(--cups-gain-ink)" },
    loss: Tag { ground: "var(--cups-loss-ground)", edge: "var(--cups-loss-edge)", ink: "var(--cups-loss-ink)" },
    capture: Tag {
        ground: "var(--cups-capture-ground)",
        edge: "var(--cups-capture-edge)",
        ink: "var(--cups-capture-ink)",
    },
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_colour_of_a_styled_picture_has_a_name_of_its_own_and_a_value_in_each_theme() {
        let names = STYLED.colours();
        assert!(names.iter().all(|name| name.starts_with("var(--cups-") && name.ends_with(')')));
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
        for theme in [Theme::Light, Theme::Dark, Theme::Print] {
            let properties = theme.properties();
            assert_eq!(properties.matches(';').count(), names.len(), "{theme:?}");
            assert!(!properties.contains("var("), "{theme:?}");
        }
        assert!(Theme::Light.properties().starts_with("--cups-page:#f6f0e4;--cups-page-edge:#e6dbc6;"));
    }
}
