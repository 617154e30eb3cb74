//! Where things lie in a picture, for pages that put something over them.

use beanduel_rules::{Cup, Player};

use crate::layout::Rect;
use crate::picture::Picture;
use crate::scene;
use crate::vessel::{Kind, name};

/// The size of a picture and the places of its vessels, in the units of its `viewBox`.
#[derive(Clone, Debug, PartialEq)]
pub struct Places {
    /// How wide the picture is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// Each player's cups from the left, pot and stock, South's first.
    pub vessels: Vec<Place>,
}

/// The place of a vessel and all that belongs to it. Places don't overlap.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Which vessel: the attribute of its group, such as `data-cup="s1"`.
    pub vessel: String,
    /// The left edge.
    pub x: f64,
    /// The upper edge.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

impl Places {
    pub(crate) fn of(picture: &Picture) -> Places {
        let layout = scene::layout(picture);
        let kinds = Cup::row(picture.position.cups()).map(Kind::Cup).chain([Kind::Pot, Kind::Stock]);
        let place = |player: Player, kind: Kind| {
            let Rect { x, y, width, height } = layout.reach(player, kind);
            Place { vessel: name(player, kind), x, y, width, height }
        };
        let vessels = Player::ALL.into_iter().flat_map(|player| kinds.clone().map(move |kind| place(player, kind)));
        Places { width: layout.width(), height: layout.height(), vessels: vessels.collect() }
    }
}
