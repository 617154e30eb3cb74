//! What only the world outside knows: the time, whether a search is still wanted, and who waits for it.

use std::sync::atomic::{AtomicBool, Ordering};

#[cfg(target_family = "wasm")]
mod outside {
    #![expect(unsafe_code, reason = "what the page provides is declared; the functions are safe to call")]

    #[link(wasm_import_module = "host")]
    unsafe extern "C" {
        /// Milliseconds since any fixed moment.
        pub safe fn now() -> f64;
        /// 1 once the search that runs should end, else 0.
        pub safe fn stopped() -> i32;
        /// How far a long answer has come: so many of so many, and the milliseconds that are left at most.
        pub safe fn told(done: u32, all: u32, left: f64);
    }
}

#[cfg(not(target_family = "wasm"))]
mod outside {
    use std::sync::OnceLock;
    use std::time::Instant;

    pub fn now() -> f64 {
        static START: OnceLock<Instant> = OnceLock::new();
        START.get_or_init(Instant::now).elapsed().as_secs_f64() * 1000.0
    }

    pub fn stopped() -> i32 {
        0
    }

    pub fn told(_done: u32, _all: u32, _left: f64) {}
}

/// Milliseconds since some moment; sets `stop` where the page wants the search to end.
pub fn look(stop: &AtomicBool) -> u64 {
    if outside::stopped() != 0 {
        stop.store(true, Ordering::Relaxed);
    }
    outside::now() as u64
}

/// Tells the page how far a long answer has come.
pub fn tell(done: usize, all: usize, left_ms: u64) {
    outside::told(done as u32, all as u32, left_ms as f64);
}
