//! Deletes old rows, separately from the jobs that players wait for.

use std::time::Duration;

use super::blocking;
use super::supervisor::Pulse;
use crate::bot::BotContext;

const PRUNE_INTERVAL: Duration = Duration::from_secs(3600);

/// Interval at which a process without the lease tries to take it.
const LEASE_POLL_INTERVAL: Duration = Duration::from_secs(4);

/// Lease held by the one process of a cluster that prunes.
const LEASE: &str = "pruning";

/// Prunes until shutdown while this process holds the lease.
pub(crate) async fn run(bot: BotContext, mut pulse: Pulse) {
    while !pulse.is_shutting_down() {
        let pruned = blocking(&bot, |bot| {
            let leased =
                bot.service().processes.acquire_lease(LEASE, PRUNE_INTERVAL + LEASE_POLL_INTERVAL)?;
            if leased {
                bot.service().prune(bot.now())?;
            }
            Ok(leased)
        });
        let leased = pruned.await.unwrap_or_else(|error| {
            tracing::error!(%error, "cannot prune old rows");
            true
        });
        pulse.rest(if leased { PRUNE_INTERVAL } else { LEASE_POLL_INTERVAL }).await;
    }
}
