//! What whoever watches the bot may ask: its figures, and whether it is well.

use std::time::Duration;

use super::context::BotContext;
use super::figures::Shards;
use crate::matches::Workload;
use crate::service::InternalError;

/// How long the store may take to answer before it counts as ill.
const PATIENCE: Duration = Duration::from_secs(3);

/// Why a bot is not well.
#[derive(Debug, thiserror::Error)]
pub enum Ill {
    /// The store failed.
    #[error("the store does not answer: {0}")]
    Store(InternalError),
    /// The store takes too long.
    #[error("the store takes more than {} seconds to answer", PATIENCE.as_secs())]
    Slow,
    /// The gateway is away.
    #[error("the gateway is not connected: {connected} of {all} shards are")]
    Gateway {
        /// How many shards there should be.
        all: usize,
        /// How many are connected.
        connected: usize,
    },
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
    pub async fn figures(&self) -> String {
        let workload = self.workload().await.map_err(|ill| tracing::error!(error = %ill, "figures")).ok();
        let now = self.bot.now();
        let oldest = workload.as_ref().and_then(|workload| workload.oldest_unsent);
        let age = oldest.map_or(0, |oldest| now.0.saturating_sub(oldest.0).max(0));
        let age = Duration::from_millis(age.unsigned_abs());
        self.bot.figures().text(workload.as_ref(), age)
    }

    /// Whether the bot serves its players.
    ///
    /// # Errors
    ///
    /// What it lacks.
    pub async fn health(&self) -> Result<(), Ill> {
        self.workload().await?;
        let shards = self.bot.figures().shards();
        let Shards { all, connected } = shards;
        if shards.are_connected() { Ok(()) } else { Err(Ill::Gateway { all, connected }) }
    }

    async fn workload(&self) -> Result<Workload, Ill> {
        let bot = self.bot.clone();
        let asked = tokio::task::spawn_blocking(move || bot.service().workload());
        match tokio::time::timeout(PATIENCE, asked).await {
            Ok(Ok(workload)) => workload.map_err(Ill::Store),
            Ok(Err(panicked)) => std::panic::resume_unwind(panicked.into_panic()),
            Err(_) => Err(Ill::Slow),
        }
    }
}
