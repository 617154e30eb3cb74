//! What a position is worth, and how that is known.

use core::fmt;
use core::ops::Neg;

use beanduel_rules::{Eval, Player, Position};

/// What the mover's pot gains more than the opponent's from here on; the beans in the pots so far are not counted.
///
/// Written as `-1` where it is exact and `~-1.50` where it is an estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// In beans, under perfect play of both.
    Exact(i32),
    /// A guess, in hundredths of a bean.
    Estimate(i32),
}

impl Value {
    /// The final margin of a game that stands here with this value, South's view.
    ///
    /// # Examples
    /// ```
    /// use beanduel_engine::Value;
    /// use beanduel_rules::{Eval, Position};
    ///
    /// let position: Position = "0,0,1:0:5 0,0,0:0:2 n".parse()?;
    /// assert_eq!(Value::Exact(-1).final_margin(&position), Eval::Exact(4));
    /// assert_eq!(Value::Estimate(-150).final_margin(&position), Eval::Estimate(450));
    /// # Ok::<(), beanduel_rules::Fault>(())
    /// ```
    pub fn final_margin(self, position: &Position) -> Eval {
        let mover = position.to_move();
        let sign = match mover {
            Player::South => 1,
            Player::North => -1,
        };
        match self {
            Value::Exact(beans) => Eval::Exact(sign * (position.margin(mover) + beans)),
            Value::Estimate(hundredths) => Eval::Estimate(sign * (100 * position.margin(mover) + hundredths)),
        }
    }

    /// The value in hundredths of a bean, however it is known.
    pub const fn hundredths(self) -> i32 {
        match self {
            Value::Exact(beans) => 100 * beans,
            Value::Estimate(hundredths) => hundredths,
        }
    }

    /// The value and so many beans more.
    #[must_use]
    pub const fn plus(self, beans: i32) -> Value {
        match self {
            Value::Exact(value) => Value::Exact(value + beans),
            Value::Estimate(hundredths) => Value::Estimate(hundredths + 100 * beans),
        }
    }

    /// Whether it is known and not guessed.
    pub const fn is_exact(self) -> bool {
        match self {
            Value::Exact(_) => true,
            Value::Estimate(_) => false,
        }
    }
}

/// The same value in the opponent's view.
impl Neg for Value {
    type Output = Value;

    fn neg(self) -> Value {
        match self {
            Value::Exact(beans) => Value::Exact(-beans),
            Value::Estimate(hundredths) => Value::Estimate(-hundredths),
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Value::Exact(beans) => write!(f, "{beans}"),
            Value::Estimate(hundredths) => {
                let sign = if hundredths < 0 { "-" } else { "" };
                write!(f, "~{sign}{}.{:02}", hundredths.abs() / 100, hundredths.abs() % 100)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_estimate_is_never_written_like_a_fact() {
        for (value, text) in [
            (Value::Exact(-1), "-1"),
            (Value::Estimate(0), "~0.00"),
            (Value::Estimate(-5), "~-0.05"),
            (Value::Estimate(-150), "~-1.50"),
            (Value::Estimate(1234), "~12.34"),
        ] {
            assert_eq!(value.to_string(), text);
        }
    }
}
