//! Runs many jobs on all cores. A job is identified by its index alone, so nothing depends on the number of threads.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Receives the number of finished jobs; called from the worker threads.
pub type Progress<'a> = &'a (dyn Fn(u64) + Sync);

/// The number of threads this machine runs in parallel.
#[must_use]
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Runs `job` for every index of the range on this many threads and returns the results in the order of the indices.
///
/// A job that panics ends the run with its own message, once the other threads are done.
pub fn run<T: Send>(
    range: Range<u64>,
    threads: usize,
    job: impl Fn(u64) -> T + Sync,
    progress: Progress<'_>,
) -> Vec<T> {
    let (next, done) = (AtomicU64::new(range.start), AtomicU64::new(0));
    let work = || {
        let mut results = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= range.end {
                return results;
            }
            results.push((index, job(index)));
            progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    let mut all: Vec<(u64, T)> = thread::scope(|scope| {
        let workers: Vec<_> = (1..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let mut all = work();
        for worker in workers {
            match worker.join() {
                Ok(results) => all.extend(results),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        all
    });
    all.sort_unstable_by_key(|(index, _)| *index);
    all.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_whatever_the_threads() {
        let job = |index: u64| contract::digest(&index);
        let one = run(5..105, 1, job, &|_| {});
        let eight = run(5..105, 8, job, &|_| {});
        assert_eq!(one.len(), 100);
        assert_eq!(one, eight);
        assert_eq!(one[0], contract::digest(&5u64));
    }

    #[test]
    fn progress_counts_every_job() {
        let most = AtomicU64::new(0);
        run(0..40, 3, |_| (), &|done| {
            most.fetch_max(done, Ordering::Relaxed);
        });
        assert_eq!(most.into_inner(), 40);
    }
}
