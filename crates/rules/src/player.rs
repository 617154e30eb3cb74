//! The two players, and a thing that each of them has.

use core::fmt;
use core::ops::{Index, IndexMut, Not};

/// One of the two players. South moves first unless a position says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// The player whose row is drawn below.
    South,
    /// The player whose row is drawn above.
    North,
}

impl Player {
    /// Both players, South first.
    pub const ALL: [Player; 2] = [Player::South, Player::North];

    /// The letter position lines use: `s` or `n`.
    pub const fn letter(self) -> char {
        match self {
            Player::South => 's',
            Player::North => 'n',
        }
    }

    /// The player whose letter this is, in either case.
    pub const fn from_letter(letter: char) -> Option<Player> {
        match letter {
            's' | 'S' => Some(Player::South),
            'n' | 'N' => Some(Player::North),
            _ => None,
        }
    }
}

impl Not for Player {
    type Output = Player;

    /// The opponent.
    fn not(self) -> Player {
        match self {
            Player::South => Player::North,
            Player::North => Player::South,
        }
    }
}

/// `South` or `North`, as records write the players.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Player::South => "South",
            Player::North => "North",
        })
    }
}

/// One `T` for each player, indexed by [`Player`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T> {
    /// South's.
    pub south: T,
    /// North's.
    pub north: T,
}

impl<T> BySide<T> {
    /// One thing made for each player, South's first.
    pub fn from_fn(mut make: impl FnMut(Player) -> T) -> BySide<T> {
        BySide { south: make(Player::South), north: make(Player::North) }
    }

    /// Each player's thing passed through `change`.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> BySide<U> {
        BySide { south: change(self.south), north: change(self.north) }
    }
}

impl<T> Index<Player> for BySide<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        match player {
            Player::South => &self.south,
            Player::North => &self.north,
        }
    }
}

impl<T> IndexMut<Player> for BySide<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::South => &mut self.south,
            Player::North => &mut self.north,
        }
    }
}
