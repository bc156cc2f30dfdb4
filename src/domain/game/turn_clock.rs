//! The clock of a turn: its deadline is computed, never counted down.
//!
//! A turn may run for a fixed time. The clock is paused while the bot is down, while the
//! player on turn is on vacation, for some days after a notice reached them by no route, and while
//! the bot is not in the game's server. Pauses are stored apart from the match and applied whenever a deadline is computed, so nothing needs correcting
//! later.

use crate::domain::{Reminder, ReminderSettings, Timestamp};

/// Days after the bot's removal from a server before a match there ends without a result.
pub const SHUT_OUT_DAYS: i64 = 30;

/// Smallest credit that players are notified about. Every restart of the bot causes one of a few
/// seconds.
const MIN_NOTIFIED_CREDIT_MS: i64 = 60_000;

/// Maximum running time before the first reminder of a turn with a budget.
const MAX_FIRST_REMINDER_MS: i64 = 48 * 3_600_000;

/// Cause of a pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The bot was down or could not reach Discord.
    Outage,
    /// The player on turn is on vacation.
    Vacation,
    /// The bot was removed from the game's server.
    ShutOut,
    /// A notice reached the player on turn by no route.
    Grace,
}

/// An interval in which a clock is paused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    pub from: Timestamp,
    /// Exclusive; `None` if the end is unknown.
    pub until: Option<Timestamp>,
    pub cause: Cause,
}

impl Pause {
    fn contains(&self, at: Timestamp) -> bool {
        self.from <= at && self.until.is_none_or(|until| at < until)
    }
}

/// The notifications already sent about the current turn's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NotifiedState {
    /// The [number](Reminder::number) of the last reminder.
    pub reminders: u8,
    /// The announced credit for outages, in milliseconds.
    pub credit_ms: i64,
}

/// The next action for a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockAction {
    /// Wait until this time, unless something changes.
    Wait(Timestamp),
    /// Remind the player on turn.
    Remind(Reminder),
    /// Notify the players of a total credit in milliseconds for outages.
    Credit(i64),
    /// The player on turn loses on time.
    Lose,
    /// End the match without a result, because the bot was removed from its server too long ago.
    CallOff,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnClock {
    turn_started_at: Timestamp,
    /// How long the turn may run.
    allowed_ms: i64,
    /// Running time before each of [`Reminder::ALL`].
    reminders_ms: [i64; 2],
    unlimited: bool,
    pauses: Vec<Pause>,
}

impl TurnClock {
    /// Creates the clock of a turn with the deadline `nominal` if it were never paused.
    /// [`Timestamp::NEVER`] makes it unlimited.
    #[must_use]
    pub fn new(turn_started_at: Timestamp, nominal: Timestamp, mut pauses: Vec<Pause>) -> Self {
        pauses.sort_by_key(|pause| pause.from);
        let (allowed_ms, unlimited) = (nominal.0 - turn_started_at.0, nominal >= Timestamp::NEVER);
        let reminders_ms = Reminder::ALL.map(|reminder| allowed_ms * reminder.percent() / 100);
        Self { turn_started_at, allowed_ms, reminders_ms, unlimited, pauses }
    }

    /// Creates the clock of a turn that may run for `allowed_ms`, which can be weeks: the first
    /// reminder comes after two days at the latest.
    #[must_use]
    pub fn with_budget(turn_started_at: Timestamp, allowed_ms: i64, pauses: Vec<Pause>) -> Self {
        let nominal = Timestamp(turn_started_at.0.saturating_add(allowed_ms));
        let clock = Self::new(turn_started_at, nominal, pauses);
        let mut reminders_ms = clock.reminders_ms;
        for (reminder, running_ms) in Reminder::ALL.into_iter().zip(&mut reminders_ms) {
            if reminder == Reminder::Half {
                *running_ms = (*running_ms).min(MAX_FIRST_REMINDER_MS);
            }
        }
        Self { reminders_ms, unlimited: false, ..clock }
    }

    /// Returns everything that pauses the turn.
    #[must_use]
    pub fn into_pauses(self) -> Vec<Pause> {
        self.pauses
    }

    /// Returns the time of a reminder without quiet hours; `None` after a pause of unknown length.
    #[must_use]
    pub fn reminder_at(&self, reminder: Reminder) -> Option<Timestamp> {
        let mut reminders = Reminder::ALL.into_iter().zip(self.reminders_ms);
        let (_, running_ms) = reminders.find(|(other, _)| *other == reminder)?;
        self.after(running_ms, |_| true)
    }

    /// Returns the running time up to a moment.
    #[must_use]
    pub fn running_ms(&self, at: Timestamp) -> i64 {
        let (mut from, mut running_ms) = (self.turn_started_at, 0);
        for pause in &self.pauses {
            running_ms += (pause.from.min(at).0 - from.0).max(0);
            from = from.max(pause.until.unwrap_or(Timestamp(i64::MAX)));
        }
        running_ms + (at.0 - from.0).max(0)
    }

    /// Returns the time at which the player on turn loses. `None` if unlimited, or if a pause of
    /// unknown length comes first.
    #[must_use]
    pub fn deadline(&self) -> Option<Timestamp> {
        if self.unlimited {
            return None;
        }
        self.after(self.allowed_ms, |_| true)
    }

    /// Returns the extension of the deadline by outages, in milliseconds.
    #[must_use]
    pub fn credit_ms(&self) -> i64 {
        let without = self.after(self.allowed_ms, |pause| pause.cause != Cause::Outage);
        match (self.deadline(), without) {
            (Some(with), Some(without)) => with.0 - without.0,
            _ => 0,
        }
    }

    /// Returns the pause that contains a moment; the longest if there are several.
    #[must_use]
    pub fn pause_at(&self, at: Timestamp) -> Option<Pause> {
        self.pauses
            .iter()
            .copied()
            .filter(|pause| pause.contains(at))
            .max_by_key(|pause| (pause.until.is_none(), pause.until))
    }

    /// Returns the moment after the given running time, applying only pauses accepted by `counts`.
    fn after(&self, running_ms: i64, counts: impl Fn(&Pause) -> bool) -> Option<Timestamp> {
        let mut at = self.turn_started_at.0;
        let mut left = running_ms;
        for pause in self.pauses.iter().filter(|pause| counts(pause)) {
            if pause.until.is_some_and(|until| until.0 <= at) {
                continue;
            }
            let free = (pause.from.0 - at).max(0);
            if free >= left {
                break;
            }
            left -= free;
            at = pause.until?.0;
        }
        Some(Timestamp(at + left))
    }

    /// Returns the action due at `now`. The caller performs it, records it in `notified`, and calls
    /// again until the answer is to wait.
    #[must_use]
    pub fn step(
        &self,
        reminder_settings: &ReminderSettings,
        notified: NotifiedState,
        now: Timestamp,
    ) -> ClockAction {
        let Some(deadline) = self.deadline() else { return self.shut_out(now) };
        if deadline <= now {
            return ClockAction::Lose;
        }
        let mut next = deadline;
        let credit = self.credit_ms();
        if credit - notified.credit_ms >= MIN_NOTIFIED_CREDIT_MS {
            // Announce a credit only when the deadline known to the players has come.
            let known = Timestamp(deadline.0 - (credit - notified.credit_ms));
            if known <= now {
                return ClockAction::Credit(credit);
            }
            next = next.min(known);
        }
        let current = self.pause_at(now);
        for (reminder, running_ms) in Reminder::ALL.into_iter().zip(self.reminders_ms) {
            if reminder.number() <= notified.reminders || !reminder_settings.wants(reminder) {
                continue;
            }
            let Some(at) = self.after(running_ms, |_| true) else { continue };
            let at = reminder_settings.shift(at, deadline).max(self.turn_started_at);
            if now < at {
                next = next.min(at);
                continue;
            }
            match current {
                None => return ClockAction::Remind(reminder),
                // Don't remind players while their clock is paused.
                Some(current) => next = current.until.map_or(next, |until| next.min(until)),
            }
        }
        ClockAction::Wait(next)
    }

    /// Handles a pause of unknown length, which only a removal from the server causes.
    fn shut_out(&self, now: Timestamp) -> ClockAction {
        let since = self.pauses.iter().filter(|pause| pause.until.is_none()).map(|pause| pause.from).min();
        let Some(since) = since else { return ClockAction::Wait(Timestamp::NEVER) };
        let end = since.plus_days(SHUT_OUT_DAYS);
        if end <= now { ClockAction::CallOff } else { ClockAction::Wait(end) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{QuietHours, Reminders, UserTimeZone};

    const HOUR: i64 = 3_600_000;
    /// 2027-01-15T08:00:00Z.
    const START: Timestamp = Timestamp(1_800_000_000_000);

    fn at(hours: i64) -> Timestamp {
        Timestamp(START.0 + hours * HOUR)
    }

    fn pause(from: i64, until: impl Into<Option<i64>>, cause: Cause) -> Pause {
        Pause { from: at(from), until: until.into().map(at), cause }
    }

    /// A turn of 100 hours.
    fn clock(pauses: &[Pause]) -> TurnClock {
        TurnClock::new(START, at(100), pauses.to_vec())
    }

    fn outage(from: i64, until: i64) -> Pause {
        pause(from, until, Cause::Outage)
    }

    fn reminder_settings(reminders: Reminders) -> ReminderSettings {
        ReminderSettings { reminders, ..ReminderSettings::default() }
    }

    #[test]
    fn pauses_extend_the_deadline() {
        let check = |pauses: &[Pause], deadline: i64, credit: i64| {
            let clock = clock(pauses);
            assert_eq!(clock.deadline(), Some(at(deadline)), "{pauses:?}");
            assert_eq!(clock.credit_ms(), credit * HOUR, "{pauses:?}");
        };
        check(&[], 100, 0);
        check(&[outage(10, 14)], 104, 4);
        // Before the turn, and across its beginning.
        check(&[outage(-9, -1)], 100, 0);
        check(&[outage(-9, 0)], 100, 0);
        check(&[outage(-5, 3)], 103, 3);
        // Across the deadline: the whole outage counts.
        check(&[outage(98, 148)], 150, 50);
        // At or after the deadline: no credit.
        check(&[outage(100, 120)], 100, 0);
        check(&[outage(101, 120)], 100, 0);
        // Within the extension by an earlier outage.
        check(&[outage(98, 104), outage(105, 107)], 108, 8);
        check(&[outage(98, 104), outage(106, 107)], 106, 6);
        // Overlaps count once, in any order.
        check(&[outage(20, 30), outage(10, 25)], 120, 20);
        check(&[outage(10, 40), outage(20, 30)], 130, 30);
        let vacation = pause(10, 34, Cause::Vacation);
        check(&[vacation], 124, 0);
        check(&[vacation, outage(20, 40)], 130, 6);
        check(&[vacation, outage(15, 20)], 124, 0);
    }

    #[test]
    fn a_pause_of_unknown_length_has_no_deadline() {
        let out = pause(50, None, Cause::ShutOut);
        assert_eq!(clock(&[out]).deadline(), None);
        assert_eq!(clock(&[out]).credit_ms(), 0);
        assert_eq!(clock(&[pause(100, None, Cause::ShutOut)]).deadline(), Some(at(100)));
        assert_eq!(clock(&[out]).pause_at(at(49)), None);
        assert_eq!(clock(&[out]).pause_at(at(5000)), Some(out));
        let vacation = pause(40, 60, Cause::Vacation);
        assert_eq!(clock(&[vacation]).pause_at(at(59)), Some(vacation));
        assert_eq!(clock(&[vacation]).pause_at(at(60)), None);
        assert_eq!(clock(&[vacation, out]).pause_at(at(55)), Some(out), "the longest counts");
    }

    #[test]
    fn each_reminder_is_sent_once_before_the_deadline() {
        let clock = clock(&[]);
        let step = |sent, hours| {
            clock.step(
                &reminder_settings(Reminders::Both),
                NotifiedState { reminders: sent, credit_ms: 0 },
                at(hours),
            )
        };
        assert_eq!(step(0, 0), ClockAction::Wait(at(50)));
        assert_eq!(step(0, 49), ClockAction::Wait(at(50)));
        assert_eq!(step(0, 50), ClockAction::Remind(Reminder::Half));
        assert_eq!(step(1, 50), ClockAction::Wait(at(80)));
        assert_eq!(step(1, 80), ClockAction::Remind(Reminder::Late));
        // Both are due: the later one suffices.
        assert_eq!(step(0, 85), ClockAction::Remind(Reminder::Late));
        assert_eq!(step(2, 85), ClockAction::Wait(at(100)));
        assert_eq!(
            clock.step(
                &reminder_settings(Reminders::Both),
                NotifiedState::default(),
                Timestamp(at(100).0 - 1)
            ),
            ClockAction::Remind(Reminder::Late)
        );
        for sent in 0..3 {
            assert_eq!(step(sent, 100), ClockAction::Lose);
            assert_eq!(step(sent, 9999), ClockAction::Lose);
        }
        let late = |sent, hours| {
            clock.step(
                &reminder_settings(Reminders::Late),
                NotifiedState { reminders: sent, credit_ms: 0 },
                at(hours),
            )
        };
        assert_eq!(
            (late(0, 50), late(0, 80)),
            (ClockAction::Wait(at(80)), ClockAction::Remind(Reminder::Late))
        );
        let none = clock.step(&reminder_settings(Reminders::None), NotifiedState::default(), at(99));
        assert_eq!(none, ClockAction::Wait(at(100)));
    }

    #[test]
    fn a_credit_is_announced_at_the_known_deadline() {
        let clock = clock(&[outage(40, 60)]);
        let step = |reminders, credit: i64, hours| {
            let notified = NotifiedState { reminders, credit_ms: credit * HOUR };
            clock.step(&reminder_settings(Reminders::Both), notified, at(hours))
        };
        assert_eq!(step(0, 0, 60), ClockAction::Wait(at(70)));
        assert_eq!(step(0, 0, 70), ClockAction::Remind(Reminder::Half));
        assert_eq!(step(2, 0, 99), ClockAction::Wait(at(100)));
        assert_eq!(step(2, 0, 100), ClockAction::Credit(20 * HOUR));
        assert_eq!(step(2, 20, 100), ClockAction::Wait(at(120)));
        // Credits of a few seconds are silent.
        let notified = NotifiedState { reminders: 2, credit_ms: 20 * HOUR - 59_999 };
        assert_eq!(clock.step(&ReminderSettings::default(), notified, at(119)), ClockAction::Wait(at(120)));
        assert_eq!(clock.step(&ReminderSettings::default(), notified, at(120)), ClockAction::Lose);
        // A part of the credit is already announced.
        assert_eq!(step(2, 15, 100), ClockAction::Wait(at(115)));
        assert_eq!(step(2, 15, 115), ClockAction::Credit(20 * HOUR));
        assert_eq!(step(2, 0, 120), ClockAction::Lose);
    }

    #[test]
    fn paused_clocks_send_no_reminders() {
        let vacation = pause(48, 72, Cause::Vacation);
        let quiet = ReminderSettings {
            zone: UserTimeZone::utc(),
            quiet: Some(QuietHours::new(6 * 60, 9 * 60).unwrap()),
            ..reminder_settings(Reminders::Both)
        };
        let clock = TurnClock::new(START, at(94), vec![vacation]);
        // Half is at 47 hours, 07:00. The quiet hours end at 09:00, during the vacation.
        assert_eq!(clock.step(&quiet, NotifiedState::default(), at(47)), ClockAction::Wait(at(49)));
        assert_eq!(clock.step(&quiet, NotifiedState::default(), at(49)), ClockAction::Wait(at(72)));
        assert_eq!(clock.step(&quiet, NotifiedState::default(), at(72)), ClockAction::Remind(Reminder::Half));
    }

    #[test]
    fn a_match_is_called_off_thirty_days_after_the_bot_was_removed() {
        let clock = clock(&[pause(50, None, Cause::ShutOut)]);
        let end = at(50).plus_days(30);
        let step = |now| clock.step(&ReminderSettings::default(), NotifiedState::default(), now);
        assert_eq!(step(at(60)), ClockAction::Wait(end));
        assert_eq!(step(Timestamp(end.0 - 1)), ClockAction::Wait(end));
        assert_eq!(step(end), ClockAction::CallOff);
    }
}
