//! Ticks the game clocks once a second.
//!
//! Each tick records that players are being served. While a shard or the interactions endpoint is
//! down, its players get no ticks. The next tick measures the gap and credits it, as does the first
//! tick after a start.

use std::collections::HashSet;
use std::time::Duration;

use super::reception::Receivers;
use super::supervisor::Pulse;
use crate::bot::BotContext;
use crate::bot::metrics::Reception;
use crate::clock::ClockEvent;
use crate::domain::{GatewayShard, Timestamp};

const TICK_INTERVAL: Duration = Duration::from_secs(1);

/// Tick interval if tests or the sandbox can move the clock: each of their steps waits for a tick.
const TICK_INTERVAL_MOVABLE: Duration = Duration::from_millis(50);

/// A longer gap between ticks means that the process was down. Heartbeats are stored every minute.
const MAX_TICK_GAP: Duration = Duration::from_secs(120);

/// A shorter gateway outage is not credited.
const MAX_GATEWAY_GAP: Duration = Duration::from_secs(300);

/// Whether the process has been running since the last tick.
#[derive(Debug, Default)]
struct LivenessGate {
    seen: Option<Timestamp>,
    awake: bool,
}

impl LivenessGate {
    /// Records a clock reading; a machine that slept shows as a gap.
    fn observe(&mut self, now: Timestamp) {
        let max_gap = MAX_TICK_GAP.as_millis() as i64;
        self.awake &= self.seen.is_some_and(|seen| now.0 - seen.0 <= max_gap);
        self.seen = Some(now);
    }

    /// Maximum gap between ticks that counts as running. It is zero after a start or a sleep:
    /// players were served up to the last heartbeat, and nothing is known about the time after it.
    const fn max_gap(&self) -> Duration {
        if self.awake { MAX_GATEWAY_GAP } else { Duration::ZERO }
    }
}

#[derive(Debug)]
pub struct ClockJob {
    bot: BotContext,
    liveness: LivenessGate,
    /// Whether the wall clock stepped forward, so that the next tick credits an outage.
    stepped: bool,
    /// Total offset by which the clock had been moved at the last tick, in milliseconds.
    moved_ms: i64,
    /// Shards served at least once since the process started or woke up.
    seen: HashSet<GatewayShard>,
}

impl ClockJob {
    #[must_use]
    pub fn new(bot: BotContext) -> Self {
        let moved_ms = bot.clock().moved_ms();
        Self { bot, liveness: LivenessGate::default(), stepped: false, moved_ms, seen: HashSet::new() }
    }

    /// Compares the clock with the machine's wall clock and records a forward step for the next
    /// tick.
    fn check_wall_clock(&mut self) {
        match self.bot.clock().check() {
            None => {}
            Some(ClockEvent::Differs(ahead_ms)) => {
                tracing::warn!(
                    ahead_seconds = ahead_ms / 1000,
                    "wall clock stepped; waiting before following it"
                );
            }
            Some(ClockEvent::Forward(by_ms)) => {
                tracing::warn!(
                    seconds = by_ms / 1000,
                    "wall clock is ahead; crediting the difference as an outage"
                );
                self.stepped = true;
            }
            Some(ClockEvent::Pauses(behind_ms)) => {
                tracing::warn!(
                    seconds = behind_ms / 1000,
                    "wall clock is behind; pausing time until it catches up"
                );
            }
            Some(ClockEvent::Agrees) => tracing::info!("wall clock agrees again"),
        }
    }

    /// Reports to the code that moves the clock that all due work is done, and when the next work
    /// is due.
    fn report_to_mover(&self, now: Timestamp, moved_ms: i64) {
        if !self.bot.clock().may_be_moved() {
            return;
        }
        let (clocks, daily) = (self.bot.service().clocks.next_due(), self.bot.service().dailies.next_due());
        let daily = daily.unwrap_or_default();
        let season = self.bot.service().tournaments.next_due().unwrap_or_default();
        if daily.into_iter().chain(season).any(|due| due <= now) {
            // The other jobs haven't done their work yet.
            return;
        }
        if let Ok(clocks) = clocks {
            self.bot.clock().publish_next_due(clocks.into_iter().chain(daily).chain(season).min());
        }
        // Messages must be sent before the clock moves again, or they would arrive late.
        if self.bot.service().outbox.due(now, 1).is_ok_and(|due| due.is_empty()) {
            self.bot.clock().publish_done_up_to(moved_ms);
        }
    }

    /// [`tick_shards`](Self::tick_shards) for a bot with a single process. `connected` is whether
    /// it can serve now.
    pub fn tick(&mut self, connected: bool) -> bool {
        self.tick_shards(if connected { &[GatewayShard::ONLY] } else { &[] })
    }

    /// Ticks once for the players of the `served` shards. Returns whether more work is due than one
    /// tick can do. Blocks.
    pub fn tick_shards(&mut self, served: &[GatewayShard]) -> bool {
        let stepped = std::mem::take(&mut self.stepped);
        self.check_wall_clock();
        let moved_ms = self.bot.clock().moved_ms();
        let moved = Duration::from_millis((moved_ms - self.moved_ms).unsigned_abs());
        self.moved_ms = moved_ms;
        let now = self.bot.now();
        // Time skipped on purpose is not downtime.
        self.liveness.observe(Timestamp(now.0 - moved_ms));
        self.liveness.awake &= !stepped;
        let max_gap = self.liveness.max_gap();
        if max_gap.is_zero() {
            self.seen.clear();
        }
        let (known, new): (Vec<_>, Vec<_>) = served.iter().partition(|shard| self.seen.contains(shard));
        // The players of a shard not served before have waited since its last heartbeat.
        let new = !new.is_empty() && self.tick_some(served, &new, now, Duration::ZERO, moved_ms);
        let known = !known.is_empty() && self.tick_some(served, &known, now, max_gap + moved, moved_ms);
        new || known
    }

    /// Ticks for some of the served shards. Returns whether more is due.
    fn tick_some(
        &mut self,
        served: &[GatewayShard],
        shards: &[GatewayShard],
        now: Timestamp,
        max_gap: Duration,
        moved_ms: i64,
    ) -> bool {
        match self.bot.service().clocks.tick_for(shards, now, max_gap) {
            Ok(ticked) => {
                self.liveness.awake = true;
                self.seen.extend(shards);
                // Players were served until now, so the outage that follows is exactly as long as
                // the step.
                if self.stepped
                    && let Err(error) = self.bot.service().clocks.beat(served, now)
                {
                    tracing::error!(%error, "cannot store the heartbeat before a clock step");
                }
                if let Some(outage) = ticked.outage {
                    tracing::info!(seconds = outage.as_secs(), "crediting outage to the clocks");
                }
                if !ticked.more {
                    self.report_to_mover(now, moved_ms);
                }
                ticked.more
            }
            Err(error) => {
                if !error.is_full_disk() {
                    tracing::error!(%error, "cannot tick clocks");
                }
                false
            }
        }
    }
}

/// Ticks until shutdown.
pub(crate) async fn run(bot: BotContext, receivers: Receivers, mut pulse: Pulse) {
    let mut job = ClockJob::new(bot.clone());
    while !pulse.is_shutting_down() {
        let (reception, served) = receivers.check().await;
        bot.metrics().set_reception(reception);
        let ticked = tokio::task::spawn_blocking(move || {
            let more = job.tick_shards(&served);
            (job, more)
        });
        let more;
        (job, more) = ticked.await.unwrap_or_else(|error| {
            tracing::error!(%error, "clock tick panicked");
            (ClockJob::new(bot.clone()), false)
        });
        let interval = if bot.clock().may_be_moved() { TICK_INTERVAL_MOVABLE } else { TICK_INTERVAL };
        pulse.rest(if more { Duration::ZERO } else { interval }).await;
    }
    bot.metrics().set_reception(Reception::default());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_count_as_running_only_while_awake() {
        let mut liveness = LivenessGate::default();
        let mut observe = |seconds: i64, ticked: bool| {
            liveness.observe(Timestamp(seconds * 1000));
            let gap = liveness.max_gap();
            liveness.awake |= ticked;
            gap
        };
        assert_eq!(observe(0, true), Duration::ZERO, "after a start");
        assert_eq!(observe(1, true), MAX_GATEWAY_GAP);
        // The gateway is down, but the process keeps ticking.
        for second in 2..280 {
            assert_eq!(observe(second, false), MAX_GATEWAY_GAP);
        }
        // The machine slept.
        assert_eq!(observe(280 + 121, false), Duration::ZERO);
        assert_eq!(observe(402, true), Duration::ZERO);
        assert_eq!(observe(403, true), MAX_GATEWAY_GAP);
    }
}
