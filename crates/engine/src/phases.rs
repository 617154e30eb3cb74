//! How far a game has come, by the stocks: how much the numbers of the learned estimate count.

/// How many weights a feature has: each counts with one of the [`phases`].
pub(crate) const PHASES: usize = 6;
/// One in the fixed-point numbers of the phases.
pub(crate) const ONE: i32 = 256;

/// How much each weight of a feature counts, by the stocks: always; by the mover's stock, the opponent's, both; and where the mover or the
/// opponent has fewer beans left than cups. In 256ths.
pub(crate) fn phases(cups: u32, mine: u32, theirs: u32) -> [i32; PHASES] {
    let whole = 10 * cups as i32;
    // Stocks far beyond the regular ones are far beyond what was learned.
    let part = |stock: u32| (stock as i32).min(2 * whole) * ONE / whole;
    let ending = |stock: u32| ONE - (stock as i32 * ONE / cups as i32).min(ONE);
    [ONE, part(mine), part(theirs), part(mine) * part(theirs) / ONE, ending(mine), ending(theirs)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phases_are_parts_of_one() {
        assert_eq!(phases(4, 40, 20), [256, 256, 128, 128, 0, 0]);
        assert_eq!(phases(4, 0, 1), [256, 0, 6, 0, 256, 192]);
    }
}
