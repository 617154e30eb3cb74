//! What is known without search: the exact values of some positions, and how they change with the beans in blocked cups.

use beanduel_rules::{Position, Side};

/// Something that knows the exact values of some positions: a table, or a part of one.
///
/// A search asks it at every position it comes to, from all its threads. What an oracle says stays true as long as it lives.
pub trait Oracle: Send + Sync {
    /// The value where the mover has one side and the opponent the other, on a board of so many cups with this `max sow`: future gain
    /// minus the opponent's in beans. `None` where it isn't known.
    fn family(&self, cups: u8, max_sow: u8, mine: Side, theirs: Side) -> Option<Family>;

    /// Whether anything is known of positions on this board whose stocks hold so many beans together.
    fn reaches(&self, cups: u8, max_sow: u8, stocks: u32) -> bool;

    /// Whether what it says of families holds for this position and all that can follow.
    fn covers(&self, position: &Position) -> bool;
}

/// The exact value of a position, and how that of others is another which differ in the beans of blocked cups only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Family {
    /// Mover's view, in beans.
    pub value: i32,
    /// The mover's blocked cups: the value is one bean less for each bean more in a steep one.
    pub mine: Slopes,
    /// The opponent's: one bean more for each bean more.
    pub theirs: Slopes,
}

/// How a value depends on the beans in one side's blocked cups: bit `i` for cup `i + 1`. Of cups in neither set nothing is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slopes {
    /// Cups whose beans, as long as they are blocked, change nothing.
    pub flat: u16,
    /// Cups in which each bean counts.
    pub steep: u16,
}
