//! Tasks on several threads, their results in the order of the tasks whatever the threads did when.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Does the tasks in this order on so many threads (at least one), each with a state of its own; the results by task number.
pub(crate) fn run<S, T: Send>(
    threads: usize,
    order: &[usize],
    state: impl Fn() -> S + Sync,
    task: impl Fn(&mut S, usize) -> T + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut state = state();
        let mut results = Vec::new();
        while let Some(&number) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
            results.push((number, task(&mut state, number)));
        }
        results
    };
    let mut results = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads.min(order.len())).map(|_| scope.spawn(work)).collect();
        let mut results = work();
        for other in others {
            match other.join() {
                Ok(more) => results.extend(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        results
    });
    results.sort_unstable_by_key(|result| result.0);
    results.into_iter().map(|result| result.1).collect()
}
