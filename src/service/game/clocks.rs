//! Clocks: what is due by time alone, and time that players give each other.
//!
//! A tick asks an index which clocks are due, judges each by what is stored, and writes only where
//! nothing changed meanwhile: it may run twice, or in several processes at once.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use super::turn_clocks::{clock_of, clocks_of};
use crate::domain::{
    ClockAction, GatewayShard, Id, Match, MessageKind, NotifiedState, OutboxMessage, Pause, Route, Timestamp,
    UserError, private_to,
};
use crate::service::core::Core;
use crate::service::server::served::ServedTimes;
use crate::service::{Caller, Error, InternalError, MatchView};
use crate::store::{ClockRow, StoreError, WriteTx};
use sealed_move_rules::GameState;

/// The most clocks judged in one transaction.
const BATCH: u32 = 100;

/// How often the heartbeat is stored.
const HEARTBEAT_MS: i64 = 60_000;

/// The longest time without a heartbeat that counts as served for a process that begins beside one that serves: the
/// other one's patience with its gateway.
const SERVED_BESIDE: Duration = Duration::from_secs(300);

/// The time until a clock whose match is damaged is judged again.
const DAMAGED_RETRY_MS: i64 = 3_600_000;

/// The time until a clock is judged again whose player was not served, as far as is known, until its time was over.
const UNSERVED_RETRY_MS: i64 = 10_000;

/// What a tick did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TickReport {
    /// How many clocks were judged.
    pub clocks: usize,
    /// Whether more of them are due.
    pub more: bool,
    /// How long the bot was away before, where that was long enough to count.
    pub outage: Option<Duration>,
}

/// What is due by time alone, and time that players give.
#[derive(Debug)]
pub struct Clocks {
    pub(in crate::service) core: Arc<Core>,
}

impl Clocks {
    /// Stores that the bot serves its players now, and does what is due: reminders, credits, losses
    /// on time, the end of challenges. A time without ticks that is longer than `patience` is stored as an outage first, so
    /// that no one loses a match by it. No patience is that of a process that begins; where another one serves players, it
    /// is that one's.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn tick(&self, now: Timestamp, patience: Duration) -> Result<TickReport, InternalError> {
        self.tick_for(&[GatewayShard::ONLY], now, patience)
    }

    /// As [`tick`](Self::tick), of a process that serves the players of these shards. What is due is everybody's.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
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
        let expired = self.core.expire_challenges(&tx, &times, now, BATCH)?;
        let due = tx.take_due_clocks(now, BATCH)?;
        for id in &due {
            self.judge(&tx, *id, &times, now)?;
        }
        tx.commit()?;
        if !due.is_empty() || expired > 0 || outage.is_some() {
            self.core.wake_outbox();
        }
        let more = due.len().max(expired) == BATCH as usize;
        Ok(TickReport { clocks: due.len(), more, outage })
    }

    /// Stores that the bot served the players of these shards up to now.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn beat(&self, served: &[GatewayShard], now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        for shard in served {
            tx.record_heartbeat(*shard, now)?;
        }
        Ok(tx.commit()?)
    }

    /// When the next clock is to be looked at: for a reminder, or because a player runs out of time. `None` while no
    /// match goes on.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn next_due(&self) -> Result<Option<Timestamp>, InternalError> {
        let reading = self.core.store.begin_read()?;
        let next = reading.due_clocks(Timestamp(i64::MAX), 1)?;
        let clock = next.first().map(|id| reading.clock(*id)).transpose()?.flatten();
        Ok(clock.map(|row| row.wake))
    }

    /// The newest moment at which anything was stored: the present is not before it.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
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
        let allowed_ms = (patience.as_millis() as i64).min(HEARTBEAT_MS - 1);
        let times = ServedTimes::load(&reading)?;
        let recent = served
            .iter()
            .all(|shard| times.of_shard(*shard).is_some_and(|last| now.0 - last.0 <= allowed_ms));
        Ok(!recent
            || !reading.due_clocks(now, 1)?.is_empty()
            || !reading.expired_challenges(now, 1)?.is_empty())
    }

    /// Stores the heartbeats, and an outage where the last one is too long ago; returns the longest.
    fn store_heartbeats(
        &self,
        tx: &WriteTx<'_>,
        served: &[GatewayShard],
        now: Timestamp,
        patience: Duration,
    ) -> Result<Option<Duration>, StoreError> {
        let times = ServedTimes::new(tx.hold_heartbeats()?);
        let begins = self.core.shared && patience.is_zero();
        // Where somebody was served all the time this process alone was away.
        let patience =
            if begins && tx.is_served_beside(self.core.process)? { SERVED_BESIDE } else { patience };
        if begins {
            tx.note_serving(self.core.process)?;
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
            if last.is_none() || outage.is_some() || away >= HEARTBEAT_MS {
                tx.record_heartbeat(*shard, now)?;
            }
        }
        Ok(longest)
    }

    /// Does what is due about one clock, until the answer is to wait.
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
                    // Whoever serves them finds out for how long nobody did; until then nobody's time is over.
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

    /// Ends a match because of its clock, or by the rules, where `decide` does. Returns whether there
    /// is nothing more to judge: it is over, or damaged.
    fn end(
        &self,
        tx: &WriteTx<'_>,
        row: &ClockRow,
        now: Timestamp,
        decide: impl FnOnce(&mut Match, &GameState) -> Result<(), UserError>,
    ) -> Result<bool, InternalError> {
        let (mut game, state) = match self.core.load(tx, row.game) {
            Ok(found) => found,
            Err(Error::Internal(InternalError::Damaged(damaged))) => {
                // The others must not wait for it.
                tracing::error!(game = %row.game, %damaged, "a clock cannot be judged");
                tx.set_wake(row, row.told, Timestamp(now.0 + DAMAGED_RETRY_MS))?;
                return Ok(true);
            }
            Err(Error::Internal(error)) => return Err(error),
            Err(Error::User(_)) => return Ok(true),
        };
        let ended = decide(&mut game, &state).is_ok();
        if ended {
            self.core.save(tx, &game, row.revision, &state, now)?;
            tx.enqueue(&self.core.message(MessageKind::Over, &game, None, now))?;
            tracing::info!(game = %row.game, reason = game.ending.as_ref().map(|ending| ending.reason.word()), "ended by its clock");
        }
        self.core.states.keep(&game, state);
        Ok(ended)
    }

    /// The pauses in which clocks of ongoing matches are; those that run are missing.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn pauses(&self, games: &[Id], now: Timestamp) -> Result<HashMap<Id, Pause>, InternalError> {
        let clocks = clocks_of(&self.core.store.begin_read()?, games)?;
        Ok(clocks.into_iter().filter_map(|(game, clock)| Some((game, clock.pause_at(now)?))).collect())
    }

    /// Gives the opponent, who is on turn, one more day.
    ///
    /// # Errors
    ///
    /// Refuses what [`Match::give_time`] refuses.
    pub fn give_time(&self, caller: &Caller, id: Id) -> Result<MatchView, Error> {
        self.core.change(caller, id, |game, state, _| {
            game.give_time(caller.player, state.position().turn())?;
            Ok(MessageKind::MoreTime)
        })
    }
}
