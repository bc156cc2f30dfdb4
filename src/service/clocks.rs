//! Clocks: what is due by time alone, and what players do to each other's clocks.
//!
//! The sweep asks an index which clocks have to be looked at, judges each by what is stored, and
//! writes only where nothing changed meanwhile: it may run twice, or in several processes at once.

use std::time::Duration;

use std::sync::Arc;

use super::core::Core;
use super::{Caller, Error, InternalError, MatchView};
use crate::matches::vacation::{VACATION_DAYS, counted};
use crate::matches::{
    Cause, ClockAction, GuildId, Id, Match, MessageKind, NotifiedState, Pause, Seat, Timestamp, TurnClock,
};
use crate::store::{ClockRow, ReadTx, StoreError, WriteTx};
use sealed_move_rules::Side;

/// Clocks that one transaction looks at.
const BATCH: u32 = 100;

/// How often the heartbeat is stored.
const BEAT_MS: i64 = 60_000;

/// How long a clock whose match is damaged is left alone.
const DAMAGED_REST_MS: i64 = 3_600_000;

/// What a tick did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TickReport {
    /// How many clocks were looked at.
    pub clocks: usize,
    /// Whether more of them are due.
    pub more: bool,
    /// How long the bot was away before, where that was long enough to count.
    pub outage: Option<Duration>,
}

/// What is due by time alone, and time that players give.
#[derive(Debug)]
pub struct Clocks {
    pub(super) core: Arc<Core>,
}

impl Clocks {
    /// Notes that the bot serves its players now, and does what clocks ask for: reminders,
    /// credits, losses on time. A time without ticks that is longer than `patience` is stored as
    /// an outage first, so that nobody loses a game by it.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn tick(&self, now: Timestamp, patience: Duration) -> Result<TickReport, InternalError> {
        if !self.wants_tick(now, patience)? {
            return Ok(TickReport::default());
        }
        let tx = self.core.store.writing()?;
        let outage = note_beat(&*tx, now, patience)?;
        let due = tx.due_clocks(now, BATCH)?;
        for id in &due {
            self.judge(&*tx, *id, now)?;
        }
        tx.commit()?;
        if !due.is_empty() {
            self.core.wake_outbox();
        }
        Ok(TickReport { clocks: due.len(), more: due.len() == BATCH as usize, outage })
    }

    /// Whether a tick has anything to write.
    fn wants_tick(&self, now: Timestamp, patience: Duration) -> Result<bool, StoreError> {
        let reading = self.core.store.reading()?;
        let borne = (patience.as_millis() as i64).min(BEAT_MS - 1);
        let beaten = reading.heartbeat()?.is_some_and(|last| now.0 - last.0 <= borne);
        Ok(!beaten || !reading.due_clocks(now, 1)?.is_empty())
    }

    /// Does what one clock asks for, until it asks to wait.
    fn judge(&self, tx: &dyn WriteTx, id: Id, now: Timestamp) -> Result<(), InternalError> {
        while let Some(row) = tx.clock(id)? {
            let clock = clock_of(tx, &row)?;
            let player = row.player.person();
            let preferences = player.map(|player| tx.preferences(player)).transpose()?.unwrap_or_default();
            let reminder_settings = preferences.settings.reminder_settings;
            let (told, topic) = match clock.step(&reminder_settings, row.told, now) {
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
                ClockAction::Lose => return self.end(tx, &row, now, Match::lose_on_time),
                ClockAction::CallOff => return self.end(tx, &row, now, |game, _| game.call_off()),
            };
            if !tx.set_wake(&row, told, now)? {
                return Ok(());
            }
            let Some(game) = tx.match_summary(id)? else { return Ok(()) };
            let channel = game.place.channel;
            tx.enqueue(&self.core.message_about(topic, id, row.revision, channel, Some(row.player), now))?;
        }
        Ok(())
    }

    /// Ends a match because of its clock.
    fn end(
        &self,
        tx: &dyn WriteTx,
        row: &ClockRow,
        now: Timestamp,
        decide: impl FnOnce(&mut Match, Side) -> Result<(), crate::matches::UserError>,
    ) -> Result<(), InternalError> {
        let (mut game, state) = match self.core.load(tx, row.game) {
            Ok(found) => found,
            Err(Error::Internal(InternalError::Damaged(damaged))) => {
                // The others must not wait for it.
                tracing::error!(game = %row.game, %damaged, "a clock cannot be judged");
                tx.set_wake(row, row.told, Timestamp(now.0 + DAMAGED_REST_MS))?;
                return Ok(());
            }
            Err(Error::Internal(fault)) => return Err(fault),
            Err(Error::User(_)) => return Ok(()),
        };
        if decide(&mut game, state.position().turn()).is_ok() {
            self.core.save(tx, &game, row.revision, &state, now)?;
            tx.enqueue(&self.core.message(MessageKind::Over, &game, None, now))?;
            tracing::info!(game = %row.game, reason = game.ending.as_ref().map(|ending| ending.reason.word()), "ended by its clock");
        }
        self.core.states.keep(&game, state);
        Ok(())
    }

    /// The time of standstill in which the clock of an ongoing match is.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn pause(&self, game: Id, now: Timestamp) -> Result<Option<Pause>, InternalError> {
        let reading = self.core.store.reading()?;
        let Some(row) = reading.clock(game)? else { return Ok(None) };
        Ok(clock_of(&*reading, &row)?.pause_at(now))
    }

    /// Gives the opponent, who is on turn, a day more.
    ///
    /// # Errors
    ///
    /// Refuses what [`Match::more_time`] refuses.
    pub fn give_time(&self, caller: &Caller, id: Id) -> Result<MatchView, Error> {
        let tx = self.core.begin(caller)?;
        let (mut game, state) = self.core.load(&*tx, id)?;
        let from = game.revision;
        game.give_time(caller.player, state.position().turn())?;
        self.core.save(&*tx, &game, from, &state, caller.now)?;
        tx.enqueue(&self.core.message(MessageKind::MoreTime, &game, Some(caller.player), caller.now))?;
        self.core.finish(tx)?;
        self.core.view_and_keep(game, state, caller.player)
    }
}

/// Stores the heartbeat, and the outage where the one before is too long ago.
fn note_beat(tx: &dyn WriteTx, now: Timestamp, patience: Duration) -> Result<Option<Duration>, StoreError> {
    let last = tx.heartbeat()?;
    let away = last.map_or(0, |last| now.0 - last.0);
    let outage = last.filter(|_| u128::from(away.max(0).unsigned_abs()) > patience.as_millis());
    if let Some(last) = outage {
        tx.add_outage(last, now)?;
    }
    if last.is_none() || outage.is_some() || away >= BEAT_MS {
        tx.record_heartbeat(now)?;
    }
    Ok(outage.map(|_| Duration::from_millis(away.unsigned_abs())))
}

/// The clock of a match's row.
pub(super) fn clock_of(reading: &(impl ReadTx + ?Sized), row: &ClockRow) -> Result<TurnClock, StoreError> {
    turn_clock(reading, row.guild, row.player, row.turn_started_at, row.deadline)
}

/// The clock of the turn that a match is at.
pub(super) fn clock_for(
    reading: &(impl ReadTx + ?Sized),
    game: &Match,
    turn: Side,
) -> Result<TurnClock, StoreError> {
    if game.ending.is_some() {
        return Ok(TurnClock::new(game.turn_started_at, game.deadline, Vec::new()));
    }
    turn_clock(reading, game.place.guild, game.seat(turn), game.turn_started_at, game.deadline)
}

fn turn_clock(
    reading: &(impl ReadTx + ?Sized),
    guild: Option<GuildId>,
    player: Seat,
    turn_started_at: Timestamp,
    nominal: Timestamp,
) -> Result<TurnClock, StoreError> {
    let mut stops = reading.outages_since(turn_started_at)?;
    let allowed = guild.map(|guild| reading.server_clocks(guild)).transpose()?;
    let allowed = allowed.map_or(VACATION_DAYS, |server| server.vacation_days);
    let taken = player.person().map(|player| reading.vacations_of(player)).transpose()?;
    let vacations = counted(&taken.unwrap_or_default(), allowed);
    stops.extend(
        vacations.into_iter().filter(|vacation| vacation.until > turn_started_at).map(|vacation| Pause {
            from: vacation.from,
            until: Some(vacation.until),
            cause: Cause::Vacation,
        }),
    );
    if let Some(guild) = guild {
        stops.extend(reading.shut_out_since(guild, turn_started_at)?);
    }
    Ok(TurnClock::new(turn_started_at, nominal, stops))
}
