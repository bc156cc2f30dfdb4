//! Clocks: reminders, timeouts, and time that players give each other.
//!
//! A tick finds due clocks with an index, judges each by its stored row, and writes only if the row
//! is unchanged. Ticks are therefore idempotent and may run in several processes at once.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use super::turn_clocks::{clock_of, clocks_of};
use crate::domain::{
    ClockAction, GatewayShard, Id, Match, MessageKind, NotifiedState, OutboxMessage, Pause, Route, Timestamp,
    Unpinged, UserError, private_to,
};
use crate::service::core::Core;
use crate::service::server::served::ServedTimes;
use crate::service::{Caller, Error, InternalError, MatchView};
use crate::store::{ClockRow, StoreError, WriteTx};
use sealed_move_rules::GameState;

/// Maximum number of clocks per transaction.
const MAX_BATCH: u32 = 100;

const HEARTBEAT_INTERVAL_MS: i64 = 60_000;

/// Outage threshold at startup if another process is serving: the longest time that process
/// tolerates a broken gateway connection.
const MIN_CLUSTER_OUTAGE: Duration = Duration::from_secs(300);

/// Delay before a clock with a corrupt match is judged again.
const CORRUPT_RETRY_MS: i64 = 3_600_000;

/// Delay before judging again a clock whose player may not have been served up to the deadline.
const UNSERVED_RETRY_MS: i64 = 10_000;

/// The result of a tick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TickReport {
    /// Number of clocks judged.
    pub clocks: usize,
    /// Whether more are due.
    pub more: bool,
    /// The outage before this tick, if it was long enough to be credited.
    pub outage: Option<Duration>,
}

#[derive(Debug)]
pub struct Clocks {
    pub(in crate::service) core: Arc<Core>,
}

impl Clocks {
    /// Stores a heartbeat and processes everything due: reminders, credits, timeouts, expired
    /// challenges.
    ///
    /// If the last heartbeat is older than `patience`, the gap is first stored as an outage, so
    /// that players don't lose on time because of it. A starting process passes zero; if another
    /// process is serving, that one's tolerance applies.
    pub fn tick(&self, now: Timestamp, patience: Duration) -> Result<TickReport, InternalError> {
        self.tick_for(&[GatewayShard::ONLY], now, patience)
    }

    /// Like [`tick`](Self::tick), for a process that serves only these shards. Due clocks of all
    /// shards are processed.
    pub fn tick_for(
        &self,
        served: &[GatewayShard],
        now: Timestamp,
        patience: Duration,
    ) -> Result<TickReport, InternalError> {
        if !self.has_work(served, now, patience)? {
            return Ok(TickReport::default());
        }
        let tx = self.core.store.begin_write()?;
        let outage = self.store_heartbeats(&tx, served, now, patience)?;
        let times = ServedTimes::load(&tx)?.and_now(served, now);
        let expired = self.core.expire_challenges(&tx, &times, now, MAX_BATCH)?;
        let due = tx.take_due_clocks(now, MAX_BATCH)?;
        for id in &due {
            self.judge(&tx, *id, &times, now)?;
        }
        tx.commit()?;
        if !due.is_empty() || expired > 0 || outage.is_some() {
            self.core.notify_outbox();
        }
        let more = due.len().max(expired) == MAX_BATCH as usize;
        Ok(TickReport { clocks: due.len(), more, outage })
    }

    /// Stores a heartbeat for these shards.
    pub fn beat(&self, served: &[GatewayShard], now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        for shard in served {
            tx.record_heartbeat(*shard, now)?;
        }
        Ok(tx.commit()?)
    }

    /// Returns the wake time of the next clock, for a reminder or a timeout. `None` without ongoing
    /// matches.
    pub fn next_due(&self) -> Result<Option<Timestamp>, InternalError> {
        let reading = self.core.store.begin_read()?;
        let next = reading.due_clocks(Timestamp(i64::MAX), 1)?;
        let clock = next.first().map(|id| reading.clock(*id)).transpose()?.flatten();
        Ok(clock.map(|row| row.wake))
    }

    /// Returns the newest stored timestamp, a lower bound for the current time.
    pub fn newest_time(&self) -> Result<Option<Timestamp>, InternalError> {
        Ok(self.core.store.begin_read()?.newest_time()?)
    }

    /// Whether a tick has anything to write.
    fn has_work(
        &self,
        served: &[GatewayShard],
        now: Timestamp,
        patience: Duration,
    ) -> Result<bool, StoreError> {
        let reading = self.core.store.begin_read()?;
        let allowed_ms = (patience.as_millis() as i64).min(HEARTBEAT_INTERVAL_MS - 1);
        let times = ServedTimes::load(&reading)?;
        let recent = served
            .iter()
            .all(|shard| times.of_shard(*shard).is_some_and(|last| now.0 - last.0 <= allowed_ms));
        Ok(!recent
            || !reading.due_clocks(now, 1)?.is_empty()
            || !reading.expired_challenges(now, 1)?.is_empty())
    }

    /// Stores heartbeats, and an outage for each shard whose last heartbeat is too old. Returns the
    /// longest outage.
    fn store_heartbeats(
        &self,
        tx: &WriteTx<'_>,
        served: &[GatewayShard],
        now: Timestamp,
        patience: Duration,
    ) -> Result<Option<Duration>, StoreError> {
        let times = ServedTimes::new(tx.lock_heartbeats()?);
        let begins = self.core.shared && patience.is_zero();
        // If another process was serving, only this one was down.
        let patience =
            if begins && tx.has_other_server(self.core.process)? { MIN_CLUSTER_OUTAGE } else { patience };
        if begins {
            tx.record_serving(self.core.process)?;
        }
        let mut longest = None;
        for shard in served {
            let last = times.of_shard(*shard);
            let away = last.map_or(0, |last| now.0 - last.0);
            let outage = last.filter(|_| u128::from(away.max(0).unsigned_abs()) > patience.as_millis());
            if let Some(last) = outage {
                tx.add_outage(*shard, last, now)?;
                self.core.credit_challenges(tx, *shard, last, now)?;
                longest = longest.max(Some(Duration::from_millis(away.unsigned_abs())));
            }
            if last.is_none() || outage.is_some() || away >= HEARTBEAT_INTERVAL_MS {
                tx.record_heartbeat(*shard, now)?;
            }
        }
        Ok(longest)
    }

    /// Performs a clock's due actions until [`ClockAction::Wait`].
    fn judge(
        &self,
        tx: &WriteTx<'_>,
        id: Id,
        served: &ServedTimes,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        while let Some(row) = tx.clock(id)? {
            let clock = clock_of(tx, &row)?;
            let player = row.player.person();
            let preferences = player.map(|player| tx.preferences(player)).transpose()?.unwrap_or_default();
            let reminder_settings = preferences.settings.reminder_settings;
            let (told, kind) = match clock.step(&reminder_settings, row.told, now) {
                ClockAction::Wait(wake) => {
                    tx.set_wake(&row, row.told, wake)?;
                    return Ok(());
                }
                ClockAction::Remind(reminder) => {
                    (NotifiedState { reminders: reminder.number(), ..row.told }, MessageKind::Reminder)
                }
                ClockAction::Credit(credit_ms) => {
                    (NotifiedState { credit_ms, ..row.told }, MessageKind::Credited)
                }
                ClockAction::Lose if served.until(row.guild) < clock.deadline() => {
                    // The end of this server's outage isn't known yet. Don't end the game until a
                    // process that serves it has stored the outage.
                    tx.set_wake(&row, row.told, Timestamp(now.0 + UNSERVED_RETRY_MS))?;
                    return Ok(());
                }
                ClockAction::Lose => {
                    self.end(tx, &row, now, |game, state| game.lose_on_time(state.position().turn()))?;
                    return Ok(());
                }
                ClockAction::CallOff => {
                    self.end(tx, &row, now, |game, _| game.call_off())?;
                    return Ok(());
                }
            };
            if !tx.set_wake(&row, told, now)? {
                return Ok(());
            }
            let Some(game) = tx.match_summary(id)? else { return Ok(()) };
            let channel = game.place.channel;
            let message = self.core.message_about(kind, id, row.revision, channel, Some(row.player), now);
            let route = private_to(game.seats, game.place).map_or(Route::Channel, Route::Direct);
            tx.enqueue(&OutboxMessage { route, ..message })?;
        }
        Ok(())
    }

    /// Ends a match by its clock. Returns whether judging is finished, because the match is over or
    /// corrupt.
    fn end(
        &self,
        tx: &WriteTx<'_>,
        row: &ClockRow,
        now: Timestamp,
        decide: impl FnOnce(&mut Match, &GameState) -> Result<(), UserError>,
    ) -> Result<bool, InternalError> {
        let (mut game, state) = match self.core.load(tx, row.game) {
            Ok(found) => found,
            Err(Error::Internal(InternalError::Corrupt(error))) => {
                // Don't let one corrupt match block the others.
                tracing::error!(game = %row.game, %error, "cannot judge a clock");
                tx.set_wake(row, row.told, Timestamp(now.0 + CORRUPT_RETRY_MS))?;
                return Ok(true);
            }
            Err(Error::Internal(error)) => return Err(error),
            Err(Error::User(_)) => return Ok(true),
        };
        let ended = decide(&mut game, &state).is_ok();
        if ended {
            self.core.save(tx, &game, row.revision, &state, now)?;
            tx.enqueue(&self.core.message(MessageKind::Over, &game, None, now))?;
            tracing::info!(game = %row.game, reason = game.ending.as_ref().map(|ending| ending.reason.word()), "match ended by its clock");
        }
        self.core.states.insert(&game, state);
        Ok(ended)
    }

    /// Returns the current pause of each match whose clock is paused.
    pub fn pauses(&self, games: &[Id], now: Timestamp) -> Result<HashMap<Id, Pause>, InternalError> {
        let clocks = clocks_of(&self.core.store.begin_read()?, games)?;
        Ok(clocks.into_iter().filter_map(|(game, clock)| Some((game, clock.pause_at(now)?))).collect())
    }

    /// Gives the opponent, who must be on turn, one more day. Also returns why the message about it
    /// pings nobody.
    pub fn give_time(&self, caller: &Caller, id: Id) -> Result<(MatchView, Option<Unpinged>), Error> {
        self.core.request(caller, id, |game, state, _| {
            game.give_time(caller.player, state.position().turn())?;
            Ok(MessageKind::MoreTime)
        })
    }
}
