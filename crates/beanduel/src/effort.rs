//! How many threads and how much memory a command may use, as flags.

use std::hint::black_box;
use std::num::NonZeroUsize;
use std::thread;

use crate::failure::Failure;
use crate::size::Size;
use crate::text::Text;

/// More threads than this are of no use to a search.
const MOST_THREADS: usize = 256;

/// The flag of the commands that run on several threads.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct ThreadsArgs {
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

impl ThreadsArgs {
    /// The threads asked for, by default as many as there are processors.
    pub fn threads(self) -> usize {
        let threads = self.threads.or_else(|| thread::available_parallelism().ok());
        threads.map_or(1, NonZeroUsize::get).min(MOST_THREADS)
    }
}

/// The flags of the commands that search.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct EffortArgs {
    #[command(flatten)]
    threads: ThreadsArgs,
    #[arg(long, value_name = "SIZE")]
    memory: Option<Size>,
}

impl EffortArgs {
    /// The threads asked for, by default as many as there are processors.
    pub fn threads(self) -> usize {
        self.threads.threads()
    }

    /// The bytes asked for, by default 1 GiB.
    ///
    /// # Errors
    /// Where the machine doesn't have them.
    pub fn memory(self, text: &Text) -> Result<u64, Failure> {
        let bytes = self.memory.unwrap_or(Size::GIB).bytes();
        // The system says at once what it can't give, and takes back what isn't used.
        let mut room: Vec<u8> = Vec::new();
        let there = usize::try_from(bytes).is_ok_and(|bytes| room.try_reserve_exact(bytes).is_ok());
        black_box(&mut room);
        if there { Ok(bytes) } else { Err(Failure::Unusable(text.get("memory-lacking").into_owned())) }
    }
}
