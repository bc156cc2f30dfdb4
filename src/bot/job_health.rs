//! How the background jobs are: which of them run, and when each last came round.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// How long a job may take from one round to the next before it counts as stuck.
const LONGEST_ROUND: Duration = Duration::from_secs(60);

/// What is wrong with a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum JobProblem {
    /// It panicked or ended, and waits before it starts again.
    Down,
    /// It runs, but has not come round for so long.
    Stuck(Duration),
}

/// One job.
#[derive(Clone, Copy, Debug)]
struct JobStatus {
    alive: bool,
    came_round: Instant,
}

/// How the jobs are. Empty before the bot starts and once it has stopped.
#[derive(Debug, Default)]
pub(crate) struct JobHealth(Mutex<BTreeMap<&'static str, JobStatus>>);

impl JobHealth {
    /// Notes that a job runs and has just come round.
    pub(crate) fn beat(&self, job: &'static str) {
        self.statuses().insert(job, JobStatus { alive: true, came_round: Instant::now() });
    }

    /// Notes that a job does not run, though it should.
    pub(crate) fn note_down(&self, job: &'static str) {
        if let Some(status) = self.statuses().get_mut(job) {
            status.alive = false;
        }
    }

    /// Forgets a job that is not wanted any more.
    pub(crate) fn forget(&self, job: &'static str) {
        self.statuses().remove(job);
    }

    /// The first job that is not well, one that is down before one that is stuck.
    pub(crate) fn problem(&self) -> Option<(&'static str, JobProblem)> {
        let statuses = self.statuses();
        let down = statuses.iter().find(|(_, status)| !status.alive).map(|(job, _)| (*job, JobProblem::Down));
        down.or_else(|| {
            statuses.iter().find_map(|(job, status)| {
                let since = status.came_round.elapsed();
                (since > LONGEST_ROUND).then_some((*job, JobProblem::Stuck(since)))
            })
        })
    }

    /// Each job and how long ago it came round.
    pub(crate) fn ages(&self) -> Vec<(&'static str, Duration)> {
        self.statuses().iter().map(|(job, status)| (*job, status.came_round.elapsed())).collect()
    }

    fn statuses(&self) -> MutexGuard<'_, BTreeMap<&'static str, JobStatus>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_job_that_does_not_come_round_for_a_minute_is_stuck_and_one_that_is_down_comes_first() {
        let health = JobHealth::default();
        health.beat("clock");
        health.beat("outbox");
        tokio::time::advance(LONGEST_ROUND).await;
        assert_eq!(health.problem(), None);
        health.beat("clock");
        tokio::time::advance(Duration::from_secs(1)).await;
        let late = LONGEST_ROUND + Duration::from_secs(1);
        assert_eq!(health.problem(), Some(("outbox", JobProblem::Stuck(late))));
        health.beat("pruning");
        health.note_down("pruning");
        assert_eq!(health.problem(), Some(("pruning", JobProblem::Down)));
        health.beat("pruning");
        health.forget("outbox");
        assert_eq!(health.problem(), None);
        assert_eq!(LONGEST_ROUND, Duration::from_secs(60), "a minute is what is promised");
    }
}
