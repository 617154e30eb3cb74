//! What the board shows at an instant, and the instants a move is made of.

use beanduel_rules::{BySide, Cup, Move, Player, Position};

/// A place that holds beans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A cup of a player.
    Cup(Player, Cup),
    /// A player's stock.
    Stock(Player),
    /// A player's pot.
    Pot(Player),
}

/// What each place holds, which may be the middle of a move, and the place where a bean has just landed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Beans in each cup, from its owner's left.
    pub cups: BySide<Vec<u16>>,
    /// Beans in the stocks.
    pub stocks: BySide<u16>,
    /// Beans in the pots.
    pub pots: BySide<u16>,
    /// Where a bean has just landed or been taken.
    pub lit: Option<Place>,
}

impl Shown {
    /// A position as it lies.
    pub fn new(position: &Position) -> Shown {
        Shown {
            cups: BySide::from_fn(|player| position.side(player).row(position.cups()).map(u16::from).collect()),
            stocks: BySide::from_fn(|player| position.side(player).stock().into()),
            pots: position.pots(),
            lit: None,
        }
    }

    fn beans_mut(&mut self, place: Place) -> &mut u16 {
        match place {
            Place::Cup(player, cup) => &mut self.cups[player][usize::from(cup.number() - 1)],
            Place::Stock(player) => &mut self.stocks[player],
            Place::Pot(player) => &mut self.pots[player],
        }
    }

    /// With `beans` moved from one place to another, the latter lit.
    fn carried(&self, from: Place, to: Place, beans: u16) -> Shown {
        let mut next = self.clone();
        *next.beans_mut(from) -= beans;
        *next.beans_mut(to) += beans;
        next.lit = Some(to);
        next
    }
}

/// The instants of a legal move, bean by bean, the position after it not among them; none for a pass.
pub fn instants(before: &Position, mv: Move) -> Vec<Shown> {
    let player = before.to_move();
    let mut instants = vec![Shown::new(before)];
    let mut carry = |from, to, beans| {
        let next = instants.last().expect("there is the first").carried(from, to, beans);
        instants.push(next);
    };
    match mv {
        Move::Pass => {}
        Move::Sow(amount) => {
            for cup in Cup::row(amount.beans()) {
                carry(Place::Stock(player), Place::Cup(player, cup), 1);
            }
            let captured = before.captures(mv);
            if captured > 0 {
                let opposite = Place::Cup(!player, amount.last_cup().opposite(before.cups()));
                carry(opposite, Place::Pot(player), captured.into());
            }
        }
        Move::Empty(cup) => {
            for next in Cup::row(before.cups()).skip(cup.number().into()) {
                carry(Place::Cup(player, cup), Place::Cup(player, next), 1);
            }
            carry(Place::Cup(player, cup), Place::Pot(player), 1);
        }
    }
    instants.remove(0);
    instants
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_instant_of_every_move_is_the_position_after_it() {
        for line in ["0,2,0,1:36:0 1,1,0,9:37:3 s", "1,1,1,2:9:0 4,3,2,1:1:0 n", "4,3,2,1:1:0 5,5,5,5:0:9 s"] {
            let before: Position = line.parse().unwrap();
            for mv in before.legal_moves() {
                let mut last = instants(&before, mv).pop().unwrap();
                last.lit = None;
                assert_eq!(last, Shown::new(&before.play_unchecked(mv)), "{line} {mv:?}");
            }
        }
    }
}
