//! The choices of a new game: board, stock, longest sowing, and who plays.

use beanduel_rules::{BySide, MAX_CUPS, MAX_STOCK, Player, Rules};

use crate::options::Seat;

/// A line of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Cups in each row.
    Cups,
    /// Beans in each stock.
    Stock,
    /// The most beans in a sowing.
    MaxSow,
    /// Who plays.
    Seat(Player),
}

impl Field {
    /// From top to bottom.
    pub const ALL: [Field; 5] =
        [Field::Seat(Player::South), Field::Seat(Player::North), Field::Cups, Field::Stock, Field::MaxSow];

    /// The message that names it.
    pub const fn name(self) -> &'static str {
        match self {
            Field::Cups => "form-cups",
            Field::Stock => "form-stock",
            Field::MaxSow => "form-max-sow",
            Field::Seat(Player::South) => "form-south",
            Field::Seat(Player::North) => "form-north",
        }
    }
}

/// The form as filled in so far; always playable.
#[derive(Clone, Debug, PartialEq)]
pub struct Form {
    cups: u8,
    stock: u8,
    max_sow: u8,
    /// Who plays.
    pub seats: BySide<Seat>,
    /// The line that the keys change.
    pub at: usize,
}

impl Form {
    /// Filled in with these.
    pub fn new(rules: Rules, seats: BySide<Seat>) -> Form {
        Form { cups: rules.cups(), stock: rules.stock(), max_sow: rules.max_sow(), seats, at: 0 }
    }

    /// The rules as filled in.
    pub fn rules(&self) -> Rules {
        Rules::new(self.cups, self.stock, self.max_sow).expect("the form only takes numbers within their ranges")
    }

    /// The number in a line, or none for a seat.
    pub fn number(&self, field: Field) -> Option<u8> {
        match field {
            Field::Cups => Some(self.cups),
            Field::Stock => Some(self.stock),
            Field::MaxSow => Some(self.max_sow),
            Field::Seat(_) => None,
        }
    }

    /// Goes to the line above (`-1`) or below (`1`), around the ends.
    pub fn go(&mut self, by: i8) {
        let lines = Field::ALL.len() as i8;
        self.at = (self.at as i8 + by).rem_euclid(lines) as usize;
    }

    /// Changes the current line by so many steps, within its range.
    ///
    /// Another number of cups brings the stock and the longest sowing that are regular for it, unless
    /// they weren't regular before.
    pub fn change(&mut self, by: i16) {
        let step = |value: u8, least: u8, most: u8| (i16::from(value) + by).clamp(least.into(), most.into()) as u8;
        match Field::ALL[self.at] {
            Field::Cups => {
                let regular_stock = self.stock == Rules::regular_stock(self.cups);
                let regular_sow = self.max_sow == self.cups;
                self.cups = step(self.cups, 1, MAX_CUPS);
                self.stock = if regular_stock { Rules::regular_stock(self.cups) } else { self.stock };
                self.max_sow = if regular_sow { self.cups } else { self.max_sow.min(self.cups) };
            }
            Field::Stock => self.stock = step(self.stock, 1, MAX_STOCK),
            Field::MaxSow => self.max_sow = step(self.max_sow, 1, self.cups),
            Field::Seat(player) => {
                let level = match self.seats[player] {
                    Seat::Person => 0,
                    Seat::Engine(level) => level,
                };
                self.seats[player] = match step(level, 0, Seat::STRONGEST) {
                    0 => Seat::Person,
                    level => Seat::Engine(level),
                };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> Form {
        Form::new(Rules::default(), BySide { south: Seat::Person, north: Seat::Engine(3) })
    }

    fn at(form: &mut Form, field: Field) -> &mut Form {
        form.at = Field::ALL.iter().position(|&f| f == field).unwrap();
        form
    }

    #[test]
    fn other_cups_bring_their_regular_stock_unless_it_was_chosen() {
        let mut form = form();
        at(&mut form, Field::Cups).change(2);
        assert_eq!(form.rules(), Rules::regular(6).unwrap());
        at(&mut form, Field::Stock).change(-3);
        at(&mut form, Field::Cups).change(-3);
        assert_eq!(form.rules(), Rules::new(3, 57, 3).unwrap());
    }

    #[test]
    fn every_line_stays_within_its_range() {
        for by in [-1000, 1000, -1000] {
            let mut form = form();
            for field in Field::ALL {
                at(&mut form, field).change(by);
                form.rules();
            }
        }
    }
}
