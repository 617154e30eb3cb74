//! Ctrl-C, as a flag that a long computation looks at.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use signal_hook::consts::SIGINT;
use signal_hook::flag;

/// A flag that the first Ctrl-C sets; the second ends the program as if nothing were listening.
///
/// # Errors
/// Where the system doesn't let us listen.
pub fn stop_flag() -> io::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    // In this order: the first Ctrl-C finds the flag unset here and sets it below.
    flag::register_conditional_default(SIGINT, Arc::clone(&stop))?;
    flag::register(SIGINT, Arc::clone(&stop))?;
    Ok(stop)
}
