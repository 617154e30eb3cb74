//! Whether memory is there before it is taken.

use core::hint::black_box;

/// Whether the system gives so many bytes: it says at once what it never can, and takes back what isn't used.
pub fn can_be_had(bytes: u64) -> bool {
    let mut room: Vec<u8> = Vec::new();
    let there = usize::try_from(bytes).is_ok_and(|bytes| room.try_reserve_exact(bytes).is_ok());
    black_box(&mut room);
    there
}
