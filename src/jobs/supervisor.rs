//! Keeps the jobs of a bot running: a panic is logged and the job starts again after a growing pause.
//!
//! A job reports each of its rounds through its [`Pulse`]. `/healthz` fails while one is down, or has not come round
//! for a minute.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Instant, sleep, timeout};

use crate::bot::metrics::Metrics;

/// The pause before a job that panicked starts again; it doubles with each panic in a row.
const FIRST_PAUSE: Duration = Duration::from_secs(1);

/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// A job that ran for so long before a panic starts with the first pause again.
const HEALTHY_AFTER: Duration = Duration::from_secs(300);

/// How often a job that rests says that it is alive.
const BEAT_EVERY: Duration = Duration::from_secs(15);

/// The jobs of one bot. To add one: `supervisor.start("name", move |pulse| name::run(bot.clone(), pulse))`.
#[derive(Debug)]
pub(crate) struct Supervisor {
    metrics: Arc<Metrics>,
    stop: watch::Sender<bool>,
    jobs: Vec<(&'static str, JoinHandle<()>)>,
}

impl Supervisor {
    /// A supervisor without jobs.
    pub(crate) fn new(metrics: Arc<Metrics>) -> Self {
        Self { metrics, stop: watch::Sender::new(false), jobs: Vec::new() }
    }

    /// Starts a job, and starts it again whenever it panics, or ends before the bot leaves.
    pub(crate) fn start<J, F>(&mut self, name: &'static str, job: J)
    where
        J: Fn(Pulse) -> F + Send + 'static,
        F: Future<Output = ()> + Send + 'static,
    {
        let pulse = Pulse { name, metrics: Arc::clone(&self.metrics), stop: self.stop.subscribe() };
        pulse.beat();
        self.jobs.push((name, tokio::spawn(keep_running(pulse, job))));
    }

    /// Ends a job at once.
    pub(crate) fn abort(&mut self, name: &'static str) {
        self.jobs.retain(|(job, running)| {
            let meant = *job == name;
            if meant {
                running.abort();
                self.metrics.jobs().forget(name);
            }
            !meant
        });
    }

    /// Tells every job that the bot leaves, and waits until each has finished or `within` is over; names those
    /// that did not.
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

/// What a job tells its supervisor, and hears from it.
#[derive(Clone, Debug)]
pub(crate) struct Pulse {
    name: &'static str,
    metrics: Arc<Metrics>,
    stop: watch::Receiver<bool>,
}

impl Pulse {
    /// Says that the job has come round; to be called at least once a minute.
    pub(crate) fn beat(&self) {
        self.metrics.jobs().beat(self.name);
    }

    /// Whether the bot leaves, so that the job is to finish.
    pub(crate) fn is_leaving(&self) -> bool {
        // A supervisor that is gone has no more to say than one that says so.
        *self.stop.borrow() || self.stop.has_changed().is_err()
    }

    /// Waits until the bot leaves.
    pub(crate) async fn leaving(&mut self) {
        let _ = self.stop.wait_for(|stop| *stop).await;
    }

    /// Rests for so long, or until the bot leaves; a job that rests is alive.
    pub(crate) async fn rest(&mut self, time: Duration) {
        let until = Instant::now() + time;
        loop {
            self.beat();
            let left = until.saturating_duration_since(Instant::now());
            tokio::select! {
                () = sleep(left.min(BEAT_EVERY)) => {}
                () = self.leaving() => return,
            }
            if left <= BEAT_EVERY {
                return;
            }
        }
    }
}

/// Runs a job until the bot leaves.
async fn keep_running<J, F>(mut pulse: Pulse, job: J)
where
    J: Fn(Pulse) -> F,
    F: Future<Output = ()> + Send + 'static,
{
    let name = pulse.name;
    let mut pause = FIRST_PAUSE;
    loop {
        pulse.beat();
        let started = Instant::now();
        // A task of its own, so that its panic ends there; it ends with its supervisor, too.
        let mut running = JoinSet::new();
        running.spawn(job(pulse.clone()));
        let ended = running.join_next().await;
        let panicked = matches!(ended, Some(Err(_)));
        if let Some(Err(error)) = ended {
            tracing::error!(job = name, %error, "a job panicked");
            pulse.metrics.count_job_panic(name);
        }
        if pulse.is_leaving() {
            return;
        }
        if !panicked {
            tracing::error!(job = name, "a job ended by itself");
        }
        pulse.metrics.jobs().note_down(name);
        if started.elapsed() >= HEALTHY_AFTER {
            pause = FIRST_PAUSE;
        }
        tokio::select! {
            () = sleep(pause) => {}
            () = pulse.leaving() => return,
        }
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

#[cfg(test)]
mod tests {
    use std::pin::Pin;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;
    use crate::bot::job_health::JobProblem;

    type JobFuture = Pin<Box<dyn Future<Output = ()> + Send>>;

    /// A job that breaks so often and then waits until the bot leaves, and how often it was started.
    fn breaking(times: u32, by_panic: bool) -> (Arc<AtomicU32>, impl Fn(Pulse) -> JobFuture) {
        let starts = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&starts);
        let job = move |mut pulse: Pulse| -> JobFuture {
            let start = counted.fetch_add(1, Ordering::SeqCst);
            Box::pin(async move {
                if start < times {
                    assert!(!by_panic, "the job breaks");
                    return;
                }
                while !pulse.is_leaving() {
                    pulse.rest(Duration::from_secs(3600)).await;
                }
            })
        };
        (starts, job)
    }

    async fn check_restarts(by_panic: bool) {
        let metrics = Arc::new(Metrics::new());
        let mut supervisor = Supervisor::new(Arc::clone(&metrics));
        let (starts, job) = breaking(3, by_panic);
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
        // One that rests for an hour is alive all the time.
        sleep(Duration::from_secs(1800)).await;
        assert_eq!(metrics.jobs().problem(), None);
        assert_eq!(supervisor.finish(Duration::from_secs(1)).await, [""; 0]);
        assert_eq!(starts.load(Ordering::SeqCst), 4);
    }

    #[tokio::test(start_paused = true)]
    async fn a_job_that_panics_starts_again_after_growing_pauses_and_health_says_so_meanwhile() {
        check_restarts(true).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_job_that_ends_by_itself_starts_again_as_one_that_panics() {
        check_restarts(false).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_job_that_hangs_is_seen_after_a_minute() {
        let metrics = Arc::new(Metrics::new());
        let mut supervisor = Supervisor::new(Arc::clone(&metrics));
        supervisor.start("clock", |_| std::future::pending());
        sleep(Duration::from_secs(59)).await;
        assert_eq!(metrics.jobs().problem(), None);
        sleep(Duration::from_secs(2)).await;
        let Some(("clock", JobProblem::Stuck(since))) = metrics.jobs().problem() else { panic!("not seen") };
        assert_eq!(since.as_secs(), 61);
        // Nor does a stop wait for it.
        let begun = Instant::now();
        assert_eq!(supervisor.finish(Duration::from_secs(10)).await, ["clock"]);
        assert_eq!(begun.elapsed().as_secs(), 10);
        assert_eq!(metrics.jobs().problem(), None, "what was stopped is not missed");
    }

    #[tokio::test(start_paused = true)]
    async fn a_job_that_waits_after_a_panic_holds_up_no_stop() {
        let mut supervisor = Supervisor::new(Arc::new(Metrics::new()));
        let (starts, job) = breaking(u32::MAX, true);
        supervisor.start("clock", job);
        sleep(Duration::from_secs(100)).await;
        let started = starts.load(Ordering::SeqCst);
        let begun = Instant::now();
        assert!(supervisor.finish(Duration::from_secs(10)).await.is_empty());
        assert_eq!((begun.elapsed(), starts.load(Ordering::SeqCst)), (Duration::ZERO, started));
    }

    #[tokio::test(start_paused = true)]
    async fn a_job_that_was_ended_is_not_missed() {
        let metrics = Arc::new(Metrics::new());
        let mut supervisor = Supervisor::new(Arc::clone(&metrics));
        supervisor.start("gateway", |_| std::future::pending());
        supervisor.abort("gateway");
        sleep(Duration::from_secs(600)).await;
        assert_eq!(metrics.jobs().problem(), None);
        assert!(supervisor.finish(Duration::from_secs(1)).await.is_empty());
    }
}
