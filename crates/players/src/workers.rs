//! Runs numbered tasks on several threads.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering};

/// Runs `work` for each number below `count` and folds the results into `sum` in the order they
/// finish. The first error stops all threads.
///
/// # Errors
///
/// The first error returned by `work`.
pub(crate) fn fold<T: Send, S: Send, E: Send>(
    count: u64,
    threads: usize,
    sum: S,
    work: impl Fn(u64) -> Result<T, E> + Sync,
    add: impl Fn(&mut S, T) + Sync,
) -> Result<S, E> {
    let (next, sum) = (AtomicU64::new(0), Mutex::new(sum));
    let run = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return Ok(());
            }
            let done = work(number).inspect_err(|_| next.store(count, Ordering::Relaxed))?;
            add(&mut sum.lock().unwrap_or_else(PoisonError::into_inner), done);
        }
    };
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(run)).collect();
        let own = run();
        others.into_iter().fold(own, |found, other| {
            found.and(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        })
    })?;
    Ok(sum.into_inner().unwrap_or_else(PoisonError::into_inner))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_task_runs_once_on_any_number_of_threads() {
        for threads in [1, 2, 5] {
            let done = fold(100, threads, Vec::new(), Ok::<_, ()>, |done: &mut Vec<u64>, one| done.push(one));
            let mut done = done.unwrap();
            done.sort_unstable();
            assert!(done.into_iter().eq(0..100), "{threads}");
        }
    }

    #[test]
    fn an_error_stops_the_work() {
        let work = |number| if number == 7 { Err(number) } else { Ok(number) };
        assert_eq!(fold(1_000_000_000, 3, 0, work, |sum, one| *sum += one), Err(7));
    }
}
