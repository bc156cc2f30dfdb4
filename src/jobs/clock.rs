//! What happens by time alone: once a second the clocks are looked at.
//!
//! A tick says that players are served now. While a shard is away, or the endpoint for signed interactions, there are no
//! ticks for its players, and the next one finds out for how long there were none; so does the first one after a
//! start.

use std::collections::HashSet;
use std::time::Duration;

use super::reception::Receivers;
use super::supervisor::Pulse;
use crate::bot::BotContext;
use crate::bot::metrics::Reception;
use crate::clock::ClockNews;
use crate::domain::{GatewayShard, Timestamp};

/// How often clocks are looked at.
const EVERY: Duration = Duration::from_secs(1);

/// How often a clock is looked at that may be moved on purpose: each step waits for the look.
const EVERY_MOVED: Duration = Duration::from_millis(50);

/// A process that did not look for so long was down: a heartbeat is stored each minute.
const DOWN: Duration = Duration::from_secs(120);

/// How long the gateway may be away before that counts.
const AWAY: Duration = Duration::from_secs(300);

/// Whether the process was running all the time since the last tick.
#[derive(Debug, Default)]
struct LivenessGate {
    seen: Option<Timestamp>,
    awake: bool,
}

impl LivenessGate {
    /// Looks at the clock; a machine that slept has missed it.
    fn look(&mut self, now: Timestamp) {
        let down = DOWN.as_millis() as i64;
        self.awake &= self.seen.is_some_and(|seen| now.0 - seen.0 <= down);
        self.seen = Some(now);
    }

    /// Longest gap between ticks that still counts as running. It is zero for a process that has just
    /// started, or slept: players were served up to the last heartbeat, and nobody knows about
    /// the time after it.
    const fn longest_gap(&self) -> Duration {
        if self.awake { AWAY } else { Duration::ZERO }
    }
}

/// Looks at all clocks.
#[derive(Debug)]
pub struct ClockJob {
    bot: BotContext,
    liveness: LivenessGate,
    /// Whether the clock goes forward with the next look, by time in which nobody was served.
    jumps: bool,
    /// How far the clock was moved on purpose at the last look, in milliseconds.
    moved_ms: i64,
    /// The shards whose players were served since the process began, or slept.
    seen: HashSet<GatewayShard>,
}

impl ClockJob {
    /// The job of a process that has just started.
    #[must_use]
    pub fn new(bot: BotContext) -> Self {
        let moved_ms = bot.clock().moved_ms();
        Self { bot, liveness: LivenessGate::default(), jumps: false, moved_ms, seen: HashSet::new() }
    }

    /// Compares the clock with the machine's wall clock, and notes whether it goes forward with the next look.
    fn look_at_wall_clock(&mut self) {
        match self.bot.clock().look() {
            None => {}
            Some(ClockNews::Differs(ahead_ms)) => {
                tracing::warn!(
                    ahead_seconds = ahead_ms / 1000,
                    "the wall clock differs; it is not followed yet"
                );
            }
            Some(ClockNews::Forward(by_ms)) => {
                tracing::warn!(
                    seconds = by_ms / 1000,
                    "the wall clock stays ahead; it is followed as an outage"
                );
                self.jumps = true;
            }
            Some(ClockNews::StandsStill(behind_ms)) => {
                tracing::warn!(
                    seconds = behind_ms / 1000,
                    "the wall clock stays behind; time stands still until it has caught up"
                );
            }
            Some(ClockNews::Agrees) => tracing::info!("the wall clock agrees again"),
        }
    }

    /// Tells whoever moves the clock when the next thing is due, and that what was due is done.
    fn note_for_mover(&self, now: Timestamp, moved_ms: i64) {
        if !self.bot.clock().may_be_moved() {
            return;
        }
        let (clocks, daily) = (self.bot.service().clocks.next_due(), self.bot.service().dailies.next_due());
        let daily = daily.unwrap_or_default();
        if daily.is_some_and(|due| due <= now) {
            // The job that posts it has not come round yet.
            return;
        }
        if let Ok(clocks) = clocks {
            self.bot.clock().note_next_due(clocks.into_iter().chain(daily).min());
        }
        self.bot.clock().note_looked(moved_ms);
    }

    /// As [`look_for`](Self::look_for) where one process serves everybody; `connected` says whether it can do so now.
    pub fn look(&mut self, connected: bool) -> bool {
        self.look_for(if connected { &[GatewayShard::ONLY] } else { &[] })
    }

    /// Looks once, and does what the clocks ask for; `served` are the shards whose players can be served now. Returns
    /// whether more is due than one look can do. This blocks.
    pub fn look_for(&mut self, served: &[GatewayShard]) -> bool {
        let jumps = std::mem::take(&mut self.jumps);
        self.look_at_wall_clock();
        let moved_ms = self.bot.clock().moved_ms();
        let moved = Duration::from_millis((moved_ms - self.moved_ms).unsigned_abs());
        self.moved_ms = moved_ms;
        let now = self.bot.now();
        // Time that was moved on purpose is none without the bot.
        self.liveness.look(Timestamp(now.0 - moved_ms));
        self.liveness.awake &= !jumps;
        let longest_gap = self.liveness.longest_gap();
        if longest_gap.is_zero() {
            self.seen.clear();
        }
        let (known, new): (Vec<_>, Vec<_>) = served.iter().partition(|shard| self.seen.contains(shard));
        // The players of a shard that was not served yet have waited since its last heartbeat.
        let new = !new.is_empty() && self.tick(served, &new, now, Duration::ZERO, moved_ms);
        let known = !known.is_empty() && self.tick(served, &known, now, longest_gap + moved, moved_ms);
        new || known
    }

    /// Ticks for some of the shards that are served now, and returns whether more is due.
    fn tick(
        &mut self,
        served: &[GatewayShard],
        shards: &[GatewayShard],
        now: Timestamp,
        patience: Duration,
        moved_ms: i64,
    ) -> bool {
        match self.bot.service().clocks.tick_for(shards, now, patience) {
            Ok(ticked) => {
                self.liveness.awake = true;
                self.seen.extend(shards);
                // Players were served up to now: what follows is an outage of exactly the length of the jump.
                if self.jumps
                    && let Err(error) = self.bot.service().clocks.beat(served, now)
                {
                    tracing::error!(%error, "the heartbeat before a jump of the clock cannot be stored");
                }
                if let Some(outage) = ticked.outage {
                    tracing::info!(seconds = outage.as_secs(), "was away; clocks get the time back");
                }
                if !ticked.more {
                    self.note_for_mover(now, moved_ms);
                }
                ticked.more
            }
            Err(error) => {
                if !error.is_full_disk() {
                    tracing::error!(%error, "the clocks cannot be looked at");
                }
                false
            }
        }
    }
}

/// Ticks until the bot leaves.
pub(crate) async fn run(bot: BotContext, receivers: Receivers, mut pulse: Pulse) {
    let mut job = ClockJob::new(bot.clone());
    while !pulse.is_leaving() {
        let (reception, served) = receivers.look().await;
        bot.metrics().note_reception(reception);
        let looked = tokio::task::spawn_blocking(move || {
            let more = job.look_for(&served);
            (job, more)
        });
        let more;
        (job, more) = looked.await.unwrap_or_else(|error| {
            tracing::error!(%error, "looking at clocks panicked");
            (ClockJob::new(bot.clone()), false)
        });
        let every = if bot.clock().may_be_moved() { EVERY_MOVED } else { EVERY };
        pulse.rest(if more { Duration::ZERO } else { every }).await;
    }
    bot.metrics().note_reception(Reception::default());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_count_as_running_only_for_a_process_that_was_awake_all_the_time() {
        let mut liveness = LivenessGate::default();
        let mut look = |seconds: i64, ticked: bool| {
            liveness.look(Timestamp(seconds * 1000));
            let gap = liveness.longest_gap();
            liveness.awake |= ticked;
            gap
        };
        assert_eq!(look(0, true), Duration::ZERO, "after a start");
        assert_eq!(look(1, true), AWAY);
        // The gateway is away, but the process looks each second.
        for second in 2..280 {
            assert_eq!(look(second, false), AWAY);
        }
        // The machine slept.
        assert_eq!(look(280 + 121, false), Duration::ZERO);
        assert_eq!(look(402, true), Duration::ZERO);
        assert_eq!(look(403, true), AWAY);
    }
}
