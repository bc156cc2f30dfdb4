//! Metrics and health checks for monitoring.

use std::time::Duration;

use super::context::BotContext;
use super::discord_gate::GateClosure;
use super::job_health::JobProblem;
use super::metrics::Reception;
use crate::domain::Workload;
use crate::service::InternalError;

/// A slower store counts as unhealthy.
const STORE_TIMEOUT: Duration = Duration::from_secs(3);

/// Why the bot is unhealthy.
#[derive(Debug, thiserror::Error)]
pub enum HealthProblem {
    #[error("store unavailable: {0}")]
    Store(InternalError),
    #[error("store did not answer within {} seconds", STORE_TIMEOUT.as_secs())]
    Slow,
    /// A job panicked or returned and waits to be restarted.
    #[error("job {0} is down and will be restarted")]
    Job(&'static str),
    #[error("job {job} has not reported for {} seconds", since.as_secs())]
    Stuck {
        job: &'static str,
        /// Time since its last report.
        since: Duration,
    },
    #[error("gateway: {connected} of {all} shards connected")]
    Gateway { all: usize, connected: usize },
    /// The bot is starting or stopping.
    #[error("the bot is starting or stopping")]
    NotListening,
    #[error("token rejected by Discord")]
    TokenRejected,
    /// The endpoint for signed interactions is enabled, but closed.
    #[error("interactions endpoint closed")]
    Endpoint,
}

/// Monitors a bot from before its start until after its end.
#[derive(Clone, Debug)]
pub struct Monitor {
    bot: BotContext,
}

impl Monitor {
    #[must_use]
    pub const fn new(bot: BotContext) -> Self {
        Self { bot }
    }

    /// Returns the metrics in Prometheus's text format.
    pub async fn metrics(&self) -> String {
        let workload = self.workload().await;
        let workload =
            workload.map_err(|problem| tracing::error!(error = %problem, "store metrics unavailable")).ok();
        let now = self.bot.now();
        let oldest = workload.as_ref().and_then(|workload| workload.oldest_unsent);
        let age = oldest.map_or(0, |oldest| now.0.saturating_sub(oldest.0).max(0));
        let age = Duration::from_millis(age.unsigned_abs());
        self.bot.metrics().text(workload.as_ref(), age)
    }

    /// Checks whether the bot can serve its players.
    ///
    /// # Errors
    ///
    /// Returns the first problem found.
    pub async fn health(&self) -> Result<(), HealthProblem> {
        self.workload().await?;
        match self.bot.metrics().jobs().problem() {
            Some((job, JobProblem::Down)) => return Err(HealthProblem::Job(job)),
            Some((job, JobProblem::Stuck(since))) => return Err(HealthProblem::Stuck { job, since }),
            None => {}
        }
        if self.bot.discord_gate().closure() == Some(GateClosure::TokenRejected) {
            return Err(HealthProblem::TokenRejected);
        }
        if self.bot.lease().is_standby() {
            return Ok(());
        }
        let reception = self.bot.metrics().reception();
        let Reception { shards: all, connected, endpoint } = reception;
        match endpoint {
            _ if reception.is_complete() => Ok(()),
            Some(false) => Err(HealthProblem::Endpoint),
            _ if all == 0 => Err(HealthProblem::NotListening),
            _ => Err(HealthProblem::Gateway { all, connected }),
        }
    }

    async fn workload(&self) -> Result<Workload, HealthProblem> {
        let bot = self.bot.clone();
        let query = tokio::task::spawn_blocking(move || bot.service().workload());
        match tokio::time::timeout(STORE_TIMEOUT, query).await {
            Ok(Ok(workload)) => workload.map_err(HealthProblem::Store),
            Ok(Err(panicked)) => std::panic::resume_unwind(panicked.into_panic()),
            Err(_) => Err(HealthProblem::Slow),
        }
    }
}
