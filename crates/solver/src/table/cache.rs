//! Tiles that were unpacked for a probe, kept for the next ones: all moves of a position, and the positions along a game, share some.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::shape::WordHasher;
use super::tile::{CellCache, Opened};

/// Where a tile is in a table: its layer, the larger stock, and the groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TilePlace {
    pub beans: u8,
    pub larger: u8,
    pub row: u32,
    pub col: u32,
}

impl TilePlace {
    /// A number of its own, but for boards whose groups no memory holds.
    fn number(self) -> u64 {
        u64::from(self.beans) << 56 ^ u64::from(self.larger) << 48 ^ u64::from(self.row) << 24 ^ u64::from(self.col)
    }
}

/// Unpacked tiles, shared out so that threads seldom wait for each other.
#[derive(Debug)]
pub(crate) struct Cache {
    shares: Vec<Mutex<Share>>,
    /// The most bytes of a share.
    most: usize,
}

const SHARES: usize = 8;

/// Two generations of tiles: when the young ones fill half of the room, the old ones go, and the young ones become the old.
#[derive(Debug, Default)]
struct Share {
    young: Tiles,
    old: Tiles,
    /// Bytes of the young ones.
    size: usize,
    cells: CellCache,
}

type Tiles = HashMap<u64, Option<Opened>, BuildHasherDefault<WordHasher>>;

impl Cache {
    /// A cache of about so many bytes at most.
    pub fn new(bytes: usize) -> Cache {
        Cache { shares: (0..SHARES).map(|_| Mutex::default()).collect(), most: bytes / SHARES }
    }

    fn share(&self, number: u64) -> MutexGuard<'_, Share> {
        let share = (number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize % SHARES;
        // What a thread that panicked left behind are whole tiles.
        self.shares[share].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a tile is there, though perhaps not all of it.
    pub fn holds(&self, place: TilePlace) -> bool {
        let number = place.number();
        let Share { young, old, .. } = &*self.share(number);
        [young, old].iter().any(|tiles| matches!(tiles.get(&number), Some(Some(_))))
    }

    /// Calls `read` with what is known of a tile, if anything is, and keeps what it leaves there.
    pub fn with<T>(&self, place: TilePlace, read: impl FnOnce(&mut Option<Opened>, &mut CellCache) -> T) -> T {
        let number = place.number();
        let mut share = self.share(number);
        let Share { young, old, size, cells } = &mut *share;
        if cells.size() > self.most / 2 {
            cells.clear();
        }
        let tile = young.entry(number).or_insert_with(|| {
            let tile = old.remove(&number).flatten();
            *size += tile.as_ref().map_or(0, Opened::size);
            tile
        });
        let before = tile.as_ref().map_or(0, Opened::size);
        let result = read(tile, cells);
        *size = *size - before + tile.as_ref().map_or(0, Opened::size);
        if *size > self.most / 4 {
            *old = std::mem::take(young);
            *size = 0;
        }
        result
    }
}
