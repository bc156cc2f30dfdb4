//! Renews the process's lease every few seconds in a cluster.

use std::time::Duration;

use tokio::time::{Instant, sleep_until};

use super::blocking;
use super::supervisor::Pulse;
use crate::bot::BotContext;
use crate::bot::lease::LeaseLost;
use crate::service::Renewal;

const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(3);

/// Pause after a failed renewal.
const RETRY_INTERVAL: Duration = Duration::from_millis(500);

/// Renews until shutdown, or until the lease has expired.
pub(crate) async fn run(bot: BotContext, mut pulse: Pulse) {
    while !pulse.is_shutting_down() {
        pulse.beat();
        let asked = Instant::now();
        let renewed = blocking(&bot, |bot| {
            let asked = std::time::Instant::now();
            let renewal = bot.service().processes.renew()?;
            bot.clock().sync_with_database(renewal.time, asked, std::time::Instant::now());
            Ok(renewal)
        });
        let next = match renewed.await {
            Ok(Renewal { moved: true, .. }) => {
                bot.lease().set_lost(LeaseLost::Moved);
                return pulse.shutdown().await;
            }
            Ok(Renewal { lives: true, .. }) => {
                bot.lease().set_renewed(asked);
                if let Err(error) = blocking(&bot, |bot| bot.service().processes.take_over()).await {
                    tracing::warn!(%error, "cannot take over work of expired processes; retrying");
                }
                asked + HEARTBEAT_INTERVAL
            }
            Ok(Renewal { lives: false, .. }) => {
                bot.lease().set_lost(LeaseLost::Expired);
                return pulse.shutdown().await;
            }
            Err(error) => {
                tracing::warn!(%error, "cannot renew the lease; retrying");
                Instant::now() + RETRY_INTERVAL
            }
        };
        tokio::select! {
            () = sleep_until(next) => {}
            () = pulse.shutdown() => {}
        }
    }
}
