//! Says every few seconds that this process lives, where others serve the same database.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::blocking;
use super::supervisor::Pulse;
use crate::bot::BotContext;
use crate::bot::lease::NoLongerServing;
use crate::service::Renewal;

/// How often a process says that it lives.
const EVERY: Duration = Duration::from_secs(3);

/// The pause after it could not be said.
const AGAIN: Duration = Duration::from_millis(500);

/// Says so until the bot has left, or its life has ended.
pub(crate) async fn run(bot: BotContext, mut pulse: Pulse) {
    while !pulse.is_leaving() {
        pulse.beat();
        let asked = Instant::now();
        let said = blocking(&bot, |bot| {
            let asked = std::time::Instant::now();
            let renewal = bot.service().processes.renew()?;
            bot.clock().note_database_time(renewal.time, asked, std::time::Instant::now());
            Ok(renewal)
        });
        let rest = match said.await {
            Ok(Renewal { lives: true, .. }) => {
                bot.serving().note_renewed(asked);
                EVERY
            }
            Ok(Renewal { lives: false, .. }) => {
                bot.serving().note_lost(NoLongerServing::Expired);
                return pulse.leaving().await;
            }
            Err(error) => {
                tracing::warn!(%error, "the database could not be told that this process lives");
                AGAIN
            }
        };
        tokio::select! {
            () = sleep(rest) => {}
            () = pulse.leaving() => {}
        }
    }
}
