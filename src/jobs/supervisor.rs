//! Keeps background jobs running: logs panics and restarts jobs with exponential backoff.
//!
//! Jobs report progress through their [`Pulse`]. `/healthz` fails while a job is down, or has not
//! reported for a minute.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Instant, sleep, timeout};

use crate::bot::metrics::Metrics;

/// Pause before the first restart. It doubles with each panic in a row.
const MIN_BACKOFF: Duration = Duration::from_secs(1);

const MAX_BACKOFF: Duration = Duration::from_secs(60);

/// A job that ran this long before it panicked restarts with the minimum backoff.
const BACKOFF_RESET_AFTER: Duration = Duration::from_secs(300);

/// Report interval of a resting job.
const BEAT_INTERVAL: Duration = Duration::from_secs(15);

/// The jobs of one bot. To add one: `supervisor.start("name", move |pulse| name::run(bot.clone(),
/// pulse))`.
#[derive(Debug)]
pub(crate) struct Supervisor {
    metrics: Arc<Metrics>,
    stop: watch::Sender<bool>,
    jobs: Vec<(&'static str, JoinHandle<()>)>,
}

impl Supervisor {
    pub(crate) fn new(metrics: Arc<Metrics>) -> Self {
        Self { metrics, stop: watch::Sender::new(false), jobs: Vec::new() }
    }

    /// Starts a job, and restarts it if it panics or returns before shutdown.
    pub(crate) fn start<J, F>(&mut self, name: &'static str, job: J)
    where
        J: Fn(Pulse) -> F + Send + 'static,
        F: Future<Output = ()> + Send + 'static,
    {
        let pulse = Pulse { name, metrics: Arc::clone(&self.metrics), stop: self.stop.subscribe() };
        pulse.beat();
        self.jobs.push((name, tokio::spawn(keep_running(pulse, job))));
    }

    /// Stops a job without waiting for it.
    pub(crate) fn abort(&mut self, name: &'static str) {
        self.jobs.retain(|(job, running)| {
            let matches = *job == name;
            if matches {
                running.abort();
                self.metrics.jobs().forget(name);
            }
            !matches
        });
    }

    /// Shuts all jobs down and waits for up to `within`. Returns the jobs that are still running.
    pub(crate) async fn finish(self, within: Duration) -> Vec<&'static str> {
        self.stop.send_replace(true);
        let until = Instant::now() + within;
        let mut late = Vec::new();
        for (name, running) in self.jobs {
            if timeout(until.saturating_duration_since(Instant::now()), running).await.is_err() {
                late.push(name);
            }
            self.metrics.jobs().forget(name);
        }
        late
    }
}

/// A job's connection to its supervisor.
#[derive(Clone, Debug)]
pub(crate) struct Pulse {
    name: &'static str,
    metrics: Arc<Metrics>,
    stop: watch::Receiver<bool>,
}

impl Pulse {
    /// Reports progress. Jobs call this at least once a minute.
    pub(crate) fn beat(&self) {
        self.metrics.jobs().beat(self.name);
    }

    /// Whether the bot is shutting down, so that the job should finish.
    pub(crate) fn is_shutting_down(&self) -> bool {
        // A dropped supervisor counts as a shutdown.
        *self.stop.borrow() || self.stop.has_changed().is_err()
    }

    /// Waits for the shutdown.
    pub(crate) async fn shutdown(&mut self) {
        let _ = self.stop.wait_for(|stop| *stop).await;
    }

    /// Sleeps for `time` or until shutdown, and keeps reporting progress.
    pub(crate) async fn rest(&mut self, time: Duration) {
        let until = Instant::now() + time;
        loop {
            self.beat();
            let left = until.saturating_duration_since(Instant::now());
            tokio::select! {
                () = sleep(left.min(BEAT_INTERVAL)) => {}
                () = self.shutdown() => return,
            }
            if left <= BEAT_INTERVAL {
                return;
            }
        }
    }
}

/// Runs a job until shutdown.
async fn keep_running<J, F>(mut pulse: Pulse, job: J)
where
    J: Fn(Pulse) -> F,
    F: Future<Output = ()> + Send + 'static,
{
    let name = pulse.name;
    let mut backoff = MIN_BACKOFF;
    loop {
        pulse.beat();
        let started = Instant::now();
        // A separate task contains the panic. The set aborts it together with its supervisor.
        let mut running = JoinSet::new();
        running.spawn(job(pulse.clone()));
        let ended = running.join_next().await;
        let panicked = matches!(ended, Some(Err(_)));
        if let Some(Err(error)) = ended {
            tracing::error!(job = name, %error, "job panicked");
            pulse.metrics.count_job_panic(name);
        }
        if pulse.is_shutting_down() {
            return;
        }
        if !panicked {
            tracing::error!(job = name, "job returned before shutdown");
        }
        pulse.metrics.jobs().mark_down(name);
        if started.elapsed() >= BACKOFF_RESET_AFTER {
            backoff = MIN_BACKOFF;
        }
        tokio::select! {
            () = sleep(backoff) => {}
            () = pulse.shutdown() => return,
        }
        backoff = (backoff * 2).min(MAX_BACKOFF);
    }
}

#[cfg(test)]
mod tests {
    use std::pin::Pin;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;
    use crate::bot::job_health::JobProblem;

    type JobFuture = Pin<Box<dyn Future<Output = ()> + Send>>;

    /// A job that fails `times` times and then waits for the shutdown, with its number of starts.
    fn failing_job(times: u32, by_panic: bool) -> (Arc<AtomicU32>, impl Fn(Pulse) -> JobFuture) {
        let starts = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&starts);
        let job = move |mut pulse: Pulse| -> JobFuture {
            let start = counted.fetch_add(1, Ordering::SeqCst);
            Box::pin(async move {
                if start < times {
                    assert!(!by_panic, "the job fails");
                    return;
                }
                while !pulse.is_shutting_down() {
                    pulse.rest(Duration::from_secs(3600)).await;
                }
            })
        };
        (starts, job)
    }

    async fn check_restarts(by_panic: bool) {
        let metrics = Arc::new(Metrics::new());
        let mut supervisor = Supervisor::new(Arc::clone(&metrics));
        let (starts, job) = failing_job(3, by_panic);
        supervisor.start("outbox", job);
        let mut at = 0;
        for (second, started) in [(0, 1), (1, 2), (3, 3)] {
            sleep(Duration::from_millis(second * 1000 + 500 - at)).await;
            at = second * 1000 + 500;
            let down = Some(("outbox", JobProblem::Down));
            assert_eq!((starts.load(Ordering::SeqCst), metrics.jobs().problem()), (started, down));
        }
        sleep(Duration::from_secs(4)).await;
        assert_eq!((starts.load(Ordering::SeqCst), metrics.jobs().problem()), (4, None));
        // A job that rests for an hour stays healthy.
        sleep(Duration::from_secs(1800)).await;
        assert_eq!(metrics.jobs().problem(), None);
        assert_eq!(supervisor.finish(Duration::from_secs(1)).await, [""; 0]);
        assert_eq!(starts.load(Ordering::SeqCst), 4);
    }

    #[tokio::test(start_paused = true)]
    async fn a_panicked_job_restarts_with_backoff() {
        check_restarts(true).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_job_that_returns_restarts_like_a_panicked_one() {
        check_restarts(false).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_stuck_job_is_reported_after_a_minute() {
        let metrics = Arc::new(Metrics::new());
        let mut supervisor = Supervisor::new(Arc::clone(&metrics));
        supervisor.start("clock", |_| std::future::pending());
        sleep(Duration::from_secs(59)).await;
        assert_eq!(metrics.jobs().problem(), None);
        sleep(Duration::from_secs(2)).await;
        let Some(("clock", JobProblem::Stuck(since))) = metrics.jobs().problem() else {
            panic!("not reported")
        };
        assert_eq!(since.as_secs(), 61);
        // Shutdown doesn't wait for it either.
        let begun = Instant::now();
        assert_eq!(supervisor.finish(Duration::from_secs(10)).await, ["clock"]);
        assert_eq!(begun.elapsed().as_secs(), 10);
        assert_eq!(metrics.jobs().problem(), None, "stopped jobs are not reported");
    }

    #[tokio::test(start_paused = true)]
    async fn a_job_in_backoff_does_not_delay_shutdown() {
        let mut supervisor = Supervisor::new(Arc::new(Metrics::new()));
        let (starts, job) = failing_job(u32::MAX, true);
        supervisor.start("clock", job);
        sleep(Duration::from_secs(100)).await;
        let started = starts.load(Ordering::SeqCst);
        let begun = Instant::now();
        assert!(supervisor.finish(Duration::from_secs(10)).await.is_empty());
        assert_eq!((begun.elapsed(), starts.load(Ordering::SeqCst)), (Duration::ZERO, started));
    }

    #[tokio::test(start_paused = true)]
    async fn an_aborted_job_is_not_reported() {
        let metrics = Arc::new(Metrics::new());
        let mut supervisor = Supervisor::new(Arc::clone(&metrics));
        supervisor.start("gateway", |_| std::future::pending());
        supervisor.abort("gateway");
        sleep(Duration::from_secs(600)).await;
        assert_eq!(metrics.jobs().problem(), None);
        assert!(supervisor.finish(Duration::from_secs(1)).await.is_empty());
    }
}
