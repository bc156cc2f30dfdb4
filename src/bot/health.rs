//! What whoever watches the bot may ask: its figures, and whether it is well.

use std::time::Duration;

use super::context::BotContext;
use super::job_health::JobProblem;
use super::metrics::Reception;
use crate::domain::Workload;
use crate::service::InternalError;

/// How long the store may take to answer before it counts as ill.
const PATIENCE: Duration = Duration::from_secs(3);

/// Why a bot is not well.
#[derive(Debug, thiserror::Error)]
pub enum HealthProblem {
    /// The store failed.
    #[error("the store does not answer: {0}")]
    Store(InternalError),
    /// The store takes too long.
    #[error("the store takes more than {} seconds to answer", PATIENCE.as_secs())]
    Slow,
    /// A job panicked or ended, and waits before it starts again.
    #[error("the job {0} is down and starts again soon")]
    Job(&'static str),
    /// A job hangs.
    #[error("the job {job} has not come round for {} seconds", since.as_secs())]
    Stuck {
        /// Which one.
        job: &'static str,
        /// Since when.
        since: Duration,
    },
    /// The gateway is away.
    #[error("the gateway is not connected: {connected} of {all} shards are")]
    Gateway {
        /// How many shards there should be.
        all: usize,
        /// How many are connected.
        connected: usize,
    },
    /// Neither has the bot begun to listen, or it has stopped.
    #[error("the bot is not listening: it starts, or stops")]
    Deaf,
    /// Signed interactions are not taken, though they should be.
    #[error("signed interactions are not taken")]
    Endpoint,
}

/// Watches a bot, from before it starts until after it stopped.
#[derive(Clone, Debug)]
pub struct Monitor {
    bot: BotContext,
}

impl Monitor {
    /// Watches the bot of which these are the parts.
    #[must_use]
    pub const fn new(bot: BotContext) -> Self {
        Self { bot }
    }

    /// The figures, as Prometheus reads them.
    pub async fn metrics(&self) -> String {
        let workload = self.workload().await;
        let workload = workload
            .map_err(|ill| tracing::error!(error = %ill, "the figures of the store are missing"))
            .ok();
        let now = self.bot.now();
        let oldest = workload.as_ref().and_then(|workload| workload.oldest_unsent);
        let age = oldest.map_or(0, |oldest| now.0.saturating_sub(oldest.0).max(0));
        let age = Duration::from_millis(age.unsigned_abs());
        self.bot.metrics().text(workload.as_ref(), age)
    }

    /// Whether the bot serves its players.
    ///
    /// # Errors
    ///
    /// What it lacks.
    pub async fn health(&self) -> Result<(), HealthProblem> {
        self.workload().await?;
        match self.bot.metrics().jobs().problem() {
            Some((job, JobProblem::Down)) => return Err(HealthProblem::Job(job)),
            Some((job, JobProblem::Stuck(since))) => return Err(HealthProblem::Stuck { job, since }),
            None => {}
        }
        if self.bot.serving().stands_by() {
            return Ok(());
        }
        let reception = self.bot.metrics().reception();
        let Reception { shards: all, connected, endpoint } = reception;
        match endpoint {
            _ if reception.is_whole() => Ok(()),
            Some(false) => Err(HealthProblem::Endpoint),
            _ if all == 0 => Err(HealthProblem::Deaf),
            _ => Err(HealthProblem::Gateway { all, connected }),
        }
    }

    async fn workload(&self) -> Result<Workload, HealthProblem> {
        let bot = self.bot.clone();
        let asked = tokio::task::spawn_blocking(move || bot.service().workload());
        match tokio::time::timeout(PATIENCE, asked).await {
            Ok(Ok(workload)) => workload.map_err(HealthProblem::Store),
            Ok(Err(panicked)) => std::panic::resume_unwind(panicked.into_panic()),
            Err(_) => Err(HealthProblem::Slow),
        }
    }
}
