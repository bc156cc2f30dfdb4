//! Tracks which background jobs run and when each last reported.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// A job that hasn't reported for longer counts as stuck.
const STUCK_AFTER: Duration = Duration::from_secs(60);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum JobProblem {
    /// The job panicked or returned and waits to be restarted.
    Down,
    /// The job runs, but last reported this long ago.
    Stuck(Duration),
}

#[derive(Clone, Copy, Debug)]
struct JobStatus {
    alive: bool,
    last_report: Instant,
}

/// The status of each job. Empty before the bot starts and after it has stopped.
#[derive(Debug, Default)]
pub(crate) struct JobHealth(Mutex<BTreeMap<&'static str, JobStatus>>);

impl JobHealth {
    /// Records that a job is running and has just reported.
    pub(crate) fn beat(&self, job: &'static str) {
        self.statuses().insert(job, JobStatus { alive: true, last_report: Instant::now() });
    }

    /// Records that a job doesn't run, though it should.
    pub(crate) fn mark_down(&self, job: &'static str) {
        if let Some(status) = self.statuses().get_mut(job) {
            status.alive = false;
        }
    }

    /// Stops tracking a job.
    pub(crate) fn forget(&self, job: &'static str) {
        self.statuses().remove(job);
    }

    /// Returns the first unhealthy job. Jobs that are down come before stuck ones.
    pub(crate) fn problem(&self) -> Option<(&'static str, JobProblem)> {
        let statuses = self.statuses();
        let down = statuses.iter().find(|(_, status)| !status.alive).map(|(job, _)| (*job, JobProblem::Down));
        down.or_else(|| {
            statuses.iter().find_map(|(job, status)| {
                let elapsed = status.last_report.elapsed();
                (elapsed > STUCK_AFTER).then_some((*job, JobProblem::Stuck(elapsed)))
            })
        })
    }

    /// Returns the time since each job's last report.
    pub(crate) fn ages(&self) -> Vec<(&'static str, Duration)> {
        self.statuses().iter().map(|(job, status)| (*job, status.last_report.elapsed())).collect()
    }

    fn statuses(&self) -> MutexGuard<'_, BTreeMap<&'static str, JobStatus>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn jobs_that_are_down_come_before_stuck_ones() {
        let health = JobHealth::default();
        health.beat("clock");
        health.beat("outbox");
        tokio::time::advance(STUCK_AFTER).await;
        assert_eq!(health.problem(), None);
        health.beat("clock");
        tokio::time::advance(Duration::from_secs(1)).await;
        let late = STUCK_AFTER + Duration::from_secs(1);
        assert_eq!(health.problem(), Some(("outbox", JobProblem::Stuck(late))));
        health.beat("pruning");
        health.mark_down("pruning");
        assert_eq!(health.problem(), Some(("pruning", JobProblem::Down)));
        health.beat("pruning");
        health.forget("outbox");
        assert_eq!(health.problem(), None);
        assert_eq!(STUCK_AFTER, Duration::from_secs(60), "the documented limit");
    }
}
