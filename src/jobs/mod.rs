//! Background work: what happens without anybody's command.
//!
//! [`Bot`] connects and starts them. [`outbox`] sends stored messages, [`clock`] looks at clocks, [`gateway`] watches the connection.
//! Each runs under [`supervise`]: a panic is logged, the job starts again after a growing pause, and
//! `/healthz` says so meanwhile.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

use crate::discord::metrics::Metrics;

mod bot;
pub mod clock;
pub(crate) mod gateway;
pub mod outbox;

pub use bot::Bot;

/// The pause before a job that panicked starts again; it doubles with each panic in a row.
const FIRST_PAUSE: Duration = Duration::from_secs(1);

/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// A job that ran for so long before a panic starts with the first pause again.
const HEALTHY_AFTER: Duration = Duration::from_secs(300);

/// Runs a job until it returns by itself; one that panics starts again.
///
/// A job that panics while `stopped` says that the bot leaves does not start again.
pub(crate) fn supervise<J, F>(
    name: &'static str,
    metrics: Arc<Metrics>,
    stopped: watch::Receiver<bool>,
    job: J,
) -> JoinHandle<()>
where
    J: Fn() -> F + Send + 'static,
    F: Future<Output = ()> + Send + 'static,
{
    tokio::spawn(async move {
        let mut pause = FIRST_PAUSE;
        loop {
            let started = Instant::now();
            // A task of its own, so that its panic ends there; it ends with its supervisor, too.
            let mut running = tokio::task::JoinSet::new();
            running.spawn(job());
            let Some(Err(error)) = running.join_next().await else { break };
            metrics.note_job(name, false);
            tracing::error!(job = name, %error, "a job panicked");
            if *stopped.borrow() {
                break;
            }
            if started.elapsed() >= HEALTHY_AFTER {
                pause = FIRST_PAUSE;
            }
            sleep(pause).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
            metrics.note_job(name, true);
        }
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    /// A job that panics so often and then returns, and how often it was started.
    fn panicking(
        times: u32,
    ) -> (Arc<AtomicU32>, impl Fn() -> std::pin::Pin<Box<dyn Future<Output = ()> + Send>>) {
        let starts = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&starts);
        let job = move || -> std::pin::Pin<Box<dyn Future<Output = ()> + Send>> {
            let start = counted.fetch_add(1, Ordering::SeqCst);
            Box::pin(async move { assert!(start >= times, "the job breaks") })
        };
        (starts, job)
    }

    #[tokio::test(start_paused = true)]
    async fn a_job_that_panics_starts_again_after_growing_pauses_and_health_says_so_meanwhile() {
        let metrics = Arc::new(Metrics::new());
        let (_stop, stopped) = watch::channel(false);
        let (starts, job) = panicking(3);
        let begun = Instant::now();
        let supervised = supervise("outbox", Arc::clone(&metrics), stopped, job);
        sleep(Duration::from_millis(500)).await;
        assert_eq!((starts.load(Ordering::SeqCst), metrics.broken_job()), (1, Some("outbox")));
        supervised.await.unwrap();
        assert_eq!((starts.load(Ordering::SeqCst), metrics.broken_job()), (4, None));
        assert_eq!(begun.elapsed().as_secs(), 1 + 2 + 4);
    }

    #[tokio::test(start_paused = true)]
    async fn a_job_that_panics_while_the_bot_leaves_stays_down() {
        let (_stop, stopped) = watch::channel(true);
        let (starts, job) = panicking(u32::MAX);
        supervise("clock", Arc::new(Metrics::new()), stopped, job).await.unwrap();
        assert_eq!(starts.load(Ordering::SeqCst), 1);
    }
}
