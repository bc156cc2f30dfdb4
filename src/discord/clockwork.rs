//! What happens by time alone: once a second the clocks are looked at.
//!
//! A tick says that players are served now. Without a connection to the gateway there are no
//! ticks, and the next one finds out for how long there were none; so does the first one after a
//! start.

use std::sync::Arc;
use std::time::Duration;

use serenity::gateway::{ConnectionStage, ShardManager};
use tokio::sync::watch;

use super::context::BotContext;
use super::figures::Shards;
use crate::matches::Timestamp;

/// How often clocks are looked at.
const EVERY: Duration = Duration::from_secs(1);

/// A process that did not look for so long was down: a heartbeat is stored each minute.
const DOWN: Duration = Duration::from_secs(120);

/// How long the gateway may be away before that counts.
const AWAY: Duration = Duration::from_secs(300);

/// Whether the process was there all the time since the last tick.
#[derive(Debug, Default)]
struct Watchman {
    seen: Option<Timestamp>,
    awake: bool,
}

impl Watchman {
    /// Looks at the clock; a machine that slept has missed it.
    fn look(&mut self, now: Timestamp) {
        let down = DOWN.as_millis() as i64;
        self.awake &= self.seen.is_some_and(|seen| now.0 - seen.0 <= down);
        self.seen = Some(now);
    }

    /// How long a time without ticks is borne: none of a process that has just started, or slept.
    /// What was before the last heartbeat was served, nobody knows about what came after it.
    const fn patience(&self) -> Duration {
        if self.awake { AWAY } else { Duration::ZERO }
    }
}

/// Looks at the clocks of a bot.
#[derive(Debug)]
pub struct Clockwork {
    bot: BotContext,
    watchman: Watchman,
}

impl Clockwork {
    /// The clockwork of a process that has just started.
    #[must_use]
    pub fn new(bot: BotContext) -> Self {
        Self { bot, watchman: Watchman::default() }
    }

    /// Looks once, and does what the clocks ask for; `connected` says whether players can be
    /// served now. Returns whether more is due than one look can do. This blocks.
    pub fn look(&mut self, connected: bool) -> bool {
        let now = self.bot.now();
        self.watchman.look(now);
        if !connected {
            return false;
        }
        match self.bot.service().clocks.tick(now, self.watchman.patience()) {
            Ok(ticked) => {
                self.watchman.awake = true;
                if let Some(outage) = ticked.outage {
                    tracing::info!(seconds = outage.as_secs(), "was away; clocks get the time back");
                }
                ticked.more
            }
            Err(fault) => {
                tracing::error!(%fault, "clocks");
                false
            }
        }
    }
}

/// Ticks until `stop` says so.
pub(super) async fn run(bot: BotContext, shards: Arc<ShardManager>, mut stop: watch::Receiver<bool>) {
    let mut clockwork = Clockwork::new(bot.clone());
    loop {
        let gateway = count(&shards).await;
        bot.figures().note_gateway(gateway);
        let looked = tokio::task::spawn_blocking(move || {
            let more = clockwork.look(gateway.are_connected());
            (clockwork, more)
        });
        let more;
        (clockwork, more) = looked.await.unwrap_or_else(|error| {
            tracing::error!(%error, "looking at clocks panicked");
            (Clockwork::new(bot.clone()), false)
        });
        let pause = if more { Duration::ZERO } else { EVERY };
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            _ = stop.wait_for(|stop| *stop) => break,
        }
    }
    bot.figures().note_gateway(Shards::default());
}

async fn count(shards: &ShardManager) -> Shards {
    let runners = shards.runners.lock().await;
    let connected = runners.values().filter(|runner| runner.stage == ConnectionStage::Connected);
    Shards { all: runners.len(), connected: connected.count() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_was_awake_all_the_time_is_patient() {
        let mut watchman = Watchman::default();
        let mut look = |seconds: i64, ticked: bool| {
            watchman.look(Timestamp(seconds * 1000));
            let patience = watchman.patience();
            watchman.awake |= ticked;
            patience
        };
        assert_eq!(look(0, true), Duration::ZERO, "after a start");
        assert_eq!(look(1, true), AWAY);
        // The gateway is away, but somebody looks each second.
        for second in 2..280 {
            assert_eq!(look(second, false), AWAY);
        }
        // The machine slept.
        assert_eq!(look(280 + 121, false), Duration::ZERO);
        assert_eq!(look(402, true), Duration::ZERO);
        assert_eq!(look(403, true), AWAY);
    }
}
