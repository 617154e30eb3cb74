//! How many threads and how much memory a command may use, as flags.

use std::num::NonZeroUsize;
use std::thread;

use beanduel_engine::can_be_had;

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
        // Nobody asked for the usual amount: where it is more than is free, most searches don't come to use it.
        let is_free = self.memory.is_none() || free_memory().is_none_or(|free| bytes <= free);
        if is_free && can_be_had(bytes) {
            Ok(bytes)
        } else {
            Err(Failure::Unusable(text.get("memory-lacking").into_owned()))
        }
    }
}

/// Memory that programs could still take, in bytes, where the system tells.
pub fn free_memory() -> Option<u64> {
    let told = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = told.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    line.trim().strip_suffix(" kB")?.parse::<u64>().ok().map(|kib| kib << 10)
}
