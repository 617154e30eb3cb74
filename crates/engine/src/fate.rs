//! Blocked cups: which of them are doomed and which are safe.

use beanduel_rules::{Cup, Player, Position, Setup};

/// What becomes of a blocked cup under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// A bean more in it costs its owner nothing.
    Safe,
    /// A bean more in it costs its owner one.
    Doomed,
}

/// A blocked cup, its owner, and its fate where that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockedCup {
    /// Whose it is.
    pub owner: Player,
    /// Which.
    pub cup: Cup,
    /// Doomed or safe; `None` where a value is missing.
    pub fate: Option<Fate>,
}

/// All blocked cups of a position, South's first, each with its fate: the position is compared with the one that has a bean
/// more in that cup. Nothing but 0 or 1 bean can lie between them (the blocked-bean lemma, `docs/solver.md`).
///
/// `exact` gives the value of a position, future gain minus the opponent's in beans, mover's view, if it can be had.
///
/// # Examples
/// ```
/// use beanduel_engine::{Fate, blocked_cups};
/// use beanduel_rules::Position;
///
/// let safe: Position = "2,0,0:0:0 0,0,2:0:0 s".parse()?;
/// assert_eq!(blocked_cups(&safe, &mut |_| Some(0))[0].fate, Some(Fate::Safe));
/// # Ok::<(), beanduel_rules::Fault>(())
/// ```
pub fn blocked_cups(position: &Position, exact: &mut dyn FnMut(&Position) -> Option<i32>) -> Vec<BlockedCup> {
    let blocked: Vec<(Player, Cup)> = Player::ALL
        .into_iter()
        .flat_map(|owner| Cup::row(position.cups()).map(move |cup| (owner, cup)))
        .filter(|&(owner, cup)| position.side(owner).is_blocked(cup, position.cups()))
        .collect();
    if blocked.is_empty() {
        return Vec::new();
    }
    let value = exact(position);
    let mut fate = |owner, cup| {
        let more = exact(&with_one_more(position, owner, cup)?)?;
        let costs = if owner == position.to_move() { value? - more } else { more - value? };
        Some(if costs == 0 { Fate::Safe } else { Fate::Doomed })
    };
    blocked.into_iter().map(|(owner, cup)| BlockedCup { owner, cup, fate: fate(owner, cup) }).collect()
}

/// The position with a bean more in a cup, if it may hold one.
pub fn with_one_more(position: &Position, owner: Player, cup: Cup) -> Option<Position> {
    let mut setup = Setup::from(*position);
    setup.sides[owner].cups[usize::from(cup.number() - 1)] += 1;
    Position::try_from(setup).ok()
}
