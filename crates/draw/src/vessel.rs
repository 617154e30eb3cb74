//! The cups, pots and stocks of a picture: what lies in each, what came and what left.

use beanduel_rules::{Cup, Move, Player};

use crate::layout::{CUP, Layout, POT, Point, STOCK_HALF_HEIGHT, STOCK_HALF_WIDTH};
use crate::picture::{Beans, Picture};
use crate::scatter::{Floor, Lying, scatter};

/// The most beans that are drawn in a cup; above them its numeral says how many.
pub(crate) const CUP_BEANS: u16 = 12;
/// The most beans that are drawn in a pot or a stock.
pub(crate) const HEAP_BEANS: u16 = 60;

/// What a vessel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Cup(Cup),
    Pot,
    Stock,
}

/// What its owner can do with a cup, where that has a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    Emptiable,
    Blocked,
}

/// How the number of beans in a vessel changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    None,
    Gain(u16),
    Loss(u16),
    Captured(u16),
}

/// A vessel, what lies in it, what came and what left.
#[derive(Clone, Debug)]
pub(crate) struct Vessel {
    pub owner: Player,
    pub kind: Kind,
    pub at: Point,
    pub count: u16,
    pub change: Change,
    pub mark: Option<Mark>,
    /// The beans drawn; those from index `fresh` came with the last move.
    pub beans: Vec<Lying>,
    pub fresh: usize,
    /// Where the beans lay that left with the last move.
    pub gone: Vec<Lying>,
    /// The beans drawn from this index on would leave with the move previewed.
    pub leaving: usize,
    /// The beans that would come with it.
    pub coming: Vec<Lying>,
}

impl Vessel {
    /// Whether its beans are too many to be drawn each: then they are only hinted at.
    pub fn is_crowded(&self) -> bool {
        matches!(self.kind, Kind::Cup(_)) && self.count > CUP_BEANS
    }

    /// All vessels of a picture, South's first: each player's cups from the left, pot, stock.
    pub fn all(picture: &Picture, layout: Layout) -> Vec<Vessel> {
        let cups = picture.position.cups();
        let kinds = Cup::row(cups).map(Kind::Cup).chain([Kind::Pot, Kind::Stock]);
        Player::ALL
            .into_iter()
            .flat_map(|owner| kinds.clone().map(move |kind| (owner, kind)))
            .map(|(owner, kind)| Vessel::new(picture, layout, owner, kind))
            .collect()
    }

    /// One vessel of a picture.
    pub fn new(picture: &Picture, layout: Layout, owner: Player, kind: Kind) -> Vessel {
        let (position, cups) = (&picture.position, picture.position.cups());
        let (count, change) = change(picture, owner, kind);
        let (at, floor, most) = match kind {
            Kind::Cup(cup) => (layout.cup(owner, cup), Floor::round(CUP - 16.0), CUP_BEANS),
            Kind::Pot => (layout.pot(owner), Floor::round(POT - 18.0), HEAP_BEANS),
            Kind::Stock => {
                let (half_width, half_height) = (STOCK_HALF_WIDTH - 14.0, STOCK_HALF_HEIGHT - 12.0);
                (layout.stock(owner), Floor { half_width, half_height, power: 4 }, HEAP_BEANS)
            }
        };
        // How many there were before the last move, or will be after the move previewed.
        let other = match (change, picture.preview) {
            (Change::None, _) => count,
            (Change::Gain(beans), None) | (Change::Loss(beans) | Change::Captured(beans), Some(_)) => count - beans,
            (Change::Gain(beans), Some(_)) | (Change::Loss(beans) | Change::Captured(beans), None) => count + beans,
        };
        let mut beans = match picture.beans {
            Beans::Drawn => scatter(floor, seed(owner, kind), most, count.max(other).min(most)),
            Beans::Counted => Vec::new(),
        };
        let more = if beans.len() > usize::from(count) { beans.split_off(count.into()) } else { Vec::new() };
        let (fresh, gone, leaving, coming) = match picture.preview {
            None => (other.into(), more, usize::MAX, Vec::new()),
            Some(_) => (usize::MAX, Vec::new(), other.into(), more),
        };
        let side = position.side(owner);
        let mark = match kind {
            Kind::Cup(_) if !picture.marks => None,
            Kind::Cup(cup) if side.is_emptiable(cup, cups) => Some(Mark::Emptiable),
            Kind::Cup(cup) if side.is_blocked(cup, cups) => Some(Mark::Blocked),
            Kind::Cup(_) | Kind::Pot | Kind::Stock => None,
        };
        Vessel { owner, kind, at, count, change, mark, beans, fresh, gone, leaving, coming }
    }
}

/// How many beans a vessel holds and how the last move, if one is shown, changed that, or a move previewed would.
pub(crate) fn change(picture: &Picture, owner: Player, kind: Kind) -> (u16, Change) {
    let beans = |position: &beanduel_rules::Position| match kind {
        Kind::Cup(cup) => position.side(owner).cup(cup).into(),
        Kind::Pot => position.pot(owner),
        Kind::Stock => position.side(owner).stock().into(),
    };
    let count = beans(&picture.position);
    let (before, mv, had, has) = match (&picture.preview, &picture.last) {
        (Some(mv), _) => (&picture.position, mv, count, beans(&picture.position.play_unchecked(*mv))),
        (None, Some((before, mv))) => (before, mv, beans(before), count),
        (None, None) => return (count, Change::None),
    };
    let was_captured = match (kind, mv) {
        (Kind::Cup(cup), Move::Sow(amount)) => {
            before.to_move() != owner && before.captures(*mv) > 0 && amount.last_cup().opposite(before.cups()) == cup
        }
        (Kind::Cup(_) | Kind::Pot | Kind::Stock, Move::Sow(_) | Move::Empty(_) | Move::Pass) => false,
    };
    let change = if has > had {
        Change::Gain(has - had)
    } else if has == had {
        Change::None
    } else if was_captured {
        Change::Captured(had - has)
    } else {
        Change::Loss(had - has)
    };
    (count, change)
}

/// The attribute that a vessel's group has, such as `data-cup="s1"`.
pub(crate) fn name(owner: Player, kind: Kind) -> String {
    let side = owner.letter();
    match kind {
        Kind::Cup(cup) => format!(r#"data-cup="{side}{cup}""#),
        Kind::Pot => format!(r#"data-pot="{side}""#),
        Kind::Stock => format!(r#"data-stock="{side}""#),
    }
}

/// What a vessel's beans are strewn by: another number for each vessel there can be.
fn seed(owner: Player, kind: Kind) -> u64 {
    let number = match kind {
        Kind::Cup(cup) => cup.number(),
        Kind::Pot => 100,
        Kind::Stock => 200,
    };
    u64::from(number) | u64::from(u32::from(owner.letter())) << 8
}
