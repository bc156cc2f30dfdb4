//! The clock of a turn: its deadline is computed, never ticked.
//!
//! A turn has so much running time from when it began. Time does not run while the bot is away,
//! while the player on turn is on vacation, and while the bot is shut out of the game's server.
//! Such times are stored apart from the match and applied whenever the deadline is asked for, so
//! that nothing has to be corrected afterwards.

use super::{ReminderSettings, Timestamp};

/// After so many days without the bot in its server a game is called off.
pub const SHUT_OUT_DAYS: i64 = 30;

/// A credit of less than this is given without a word: each restart of the bot makes one of some
/// seconds.
const WORTH_TELLING_MS: i64 = 60_000;

/// Why a clock stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The bot was down or could not reach Discord.
    Outage,
    /// The player on turn is on vacation.
    Vacation,
    /// The bot was removed from the game's server.
    ShutOut,
}

/// A time in which a clock stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// Its first moment.
    pub from: Timestamp,
    /// The moment at which the clock runs again; none where nobody knows yet.
    pub until: Option<Timestamp>,
    /// Why.
    pub cause: Cause,
}

impl Pause {
    fn holds(&self, at: Timestamp) -> bool {
        self.from <= at && self.until.is_none_or(|until| at < until)
    }
}

/// The reminders of a turn, the later ones greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reminder {
    /// Half of the time is over.
    Half,
    /// Four fifths are over.
    Late,
}

impl Reminder {
    /// The latest first: one that is due makes the earlier one needless.
    const ALL: [Self; 2] = [Self::Late, Self::Half];

    /// Its number: how many were due once it is sent.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Half => 1,
            Self::Late => 2,
        }
    }

    const fn percent(self) -> i64 {
        match self {
            Self::Half => 50,
            Self::Late => 80,
        }
    }
}

/// What the players were told about the clock of the present turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NotifiedState {
    /// The [number](Reminder::number) of the last reminder.
    pub reminders: u8,
    /// The credit for outages, in milliseconds.
    pub credit_ms: i64,
}

/// What the clock of a match asks for at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockAction {
    /// Nothing before this moment, unless something changes.
    Wait(Timestamp),
    /// The player on turn is reminded.
    Remind(Reminder),
    /// The players are told of a credit of so many milliseconds for outages.
    Credit(i64),
    /// The player on turn has lost on time.
    Lose,
    /// The game is called off: the bot has been shut out of its server for too long.
    CallOff,
}

/// The clock of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnClock {
    turn_started_at: Timestamp,
    budget_ms: i64,
    stops: Vec<Pause>,
}

impl TurnClock {
    /// The clock of a turn that began at some moment and would end at `nominal` if it never
    /// stood still.
    #[must_use]
    pub fn new(turn_started_at: Timestamp, nominal: Timestamp, mut stops: Vec<Pause>) -> Self {
        stops.sort_by_key(|stop| stop.from);
        Self { turn_started_at, budget_ms: nominal.0 - turn_started_at.0, stops }
    }

    /// When the player on turn runs out of time; nothing where the clock stands still before
    /// that and nobody knows for how long.
    #[must_use]
    pub fn deadline(&self) -> Option<Timestamp> {
        self.after(self.budget_ms, |_| true)
    }

    /// By how much outages move the deadline, in milliseconds.
    #[must_use]
    pub fn credit_ms(&self) -> i64 {
        let without = self.after(self.budget_ms, |stop| stop.cause != Cause::Outage);
        match (self.deadline(), without) {
            (Some(with), Some(without)) => with.0 - without.0,
            _ => 0,
        }
    }

    /// Why the clock stands still at a moment, and until when.
    #[must_use]
    pub fn pause_at(&self, at: Timestamp) -> Option<Pause> {
        self.stops
            .iter()
            .copied()
            .filter(|stop| stop.holds(at))
            .max_by_key(|stop| (stop.until.is_none(), stop.until))
    }

    /// The moment at which the clock has run for so long, stopped where `counts` says so.
    fn after(&self, running_ms: i64, counts: impl Fn(&Pause) -> bool) -> Option<Timestamp> {
        let mut at = self.turn_started_at.0;
        let mut left = running_ms;
        for stop in self.stops.iter().filter(|stop| counts(stop)) {
            if stop.until.is_some_and(|until| until.0 <= at) {
                continue;
            }
            let free = (stop.from.0 - at).max(0);
            if free >= left {
                break;
            }
            left -= free;
            at = stop.until?.0;
        }
        Some(Timestamp(at + left))
    }

    /// What is to be done at a moment. Whatever it says but to wait is done at once and noted in
    /// `told`; then it is asked again.
    #[must_use]
    pub fn step(
        &self,
        reminder_settings: &ReminderSettings,
        told: NotifiedState,
        now: Timestamp,
    ) -> ClockAction {
        let Some(deadline) = self.deadline() else { return self.shut_out(now) };
        if deadline <= now {
            return ClockAction::Lose;
        }
        let mut next = deadline;
        let credit = self.credit_ms();
        if credit - told.credit_ms >= WORTH_TELLING_MS {
            // Nobody minds a credit before the deadline that he knows of has come.
            let known = Timestamp(deadline.0 - (credit - told.credit_ms));
            if known <= now {
                return ClockAction::Credit(credit);
            }
            next = next.min(known);
        }
        let halt = self.pause_at(now);
        for reminder in Reminder::ALL {
            if reminder.number() <= told.reminders || !reminder_settings.wants(reminder) {
                continue;
            }
            let Some(at) = self.after(self.budget_ms * reminder.percent() / 100, |_| true) else { continue };
            let at = reminder_settings.shift(at, deadline).max(self.turn_started_at);
            if now < at {
                next = next.min(at);
                continue;
            }
            match halt {
                None => return ClockAction::Remind(reminder),
                // A clock that stands still hurries nobody.
                Some(halt) => next = halt.until.map_or(next, |until| next.min(until)),
            }
        }
        ClockAction::Wait(next)
    }

    /// Only a server that shut the bot out stops a clock without saying until when.
    fn shut_out(&self, now: Timestamp) -> ClockAction {
        let since = self.stops.iter().filter(|stop| stop.until.is_none()).map(|stop| stop.from).min();
        let end = since.unwrap_or(now).plus_days(SHUT_OUT_DAYS);
        if end <= now { ClockAction::CallOff } else { ClockAction::Wait(end) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::{QuietHours, Reminders, UserTimeZone};

    const HOUR: i64 = 3_600_000;
    /// 2027-01-15T08:00:00Z.
    const START: Timestamp = Timestamp(1_800_000_000_000);

    fn at(hours: i64) -> Timestamp {
        Timestamp(START.0 + hours * HOUR)
    }

    fn stop(from: i64, until: impl Into<Option<i64>>, cause: Cause) -> Pause {
        Pause { from: at(from), until: until.into().map(at), cause }
    }

    /// A turn of 100 hours.
    fn clock(stops: &[Pause]) -> TurnClock {
        TurnClock::new(START, at(100), stops.to_vec())
    }

    fn outage(from: i64, until: i64) -> Pause {
        stop(from, until, Cause::Outage)
    }

    fn reminder_settings(reminders: Reminders) -> ReminderSettings {
        ReminderSettings { reminders, ..ReminderSettings::default() }
    }

    #[test]
    fn stops_move_the_deadline_by_what_they_take_from_the_turn() {
        let check = |stops: &[Pause], deadline: i64, credit: i64| {
            let clock = clock(stops);
            assert_eq!(clock.deadline(), Some(at(deadline)), "{stops:?}");
            assert_eq!(clock.credit_ms(), credit * HOUR, "{stops:?}");
        };
        check(&[], 100, 0);
        check(&[outage(10, 14)], 104, 4);
        // Before the turn, and across its beginning.
        check(&[outage(-9, -1)], 100, 0);
        check(&[outage(-9, 0)], 100, 0);
        check(&[outage(-5, 3)], 103, 3);
        // Over the deadline: all of it counts.
        check(&[outage(98, 148)], 150, 50);
        // At the deadline and after it: the time was over.
        check(&[outage(100, 120)], 100, 0);
        check(&[outage(101, 120)], 100, 0);
        // Within the time that another one gave.
        check(&[outage(98, 104), outage(105, 107)], 108, 8);
        check(&[outage(98, 104), outage(106, 107)], 106, 6);
        // Overlapping times count once, in whatever order they are given.
        check(&[outage(20, 30), outage(10, 25)], 120, 20);
        check(&[outage(10, 40), outage(20, 30)], 130, 30);
        let vacation = stop(10, 34, Cause::Vacation);
        check(&[vacation], 124, 0);
        check(&[vacation, outage(20, 40)], 130, 6);
        check(&[vacation, outage(15, 20)], 124, 0);
    }

    #[test]
    fn a_clock_that_stands_still_without_an_end_has_no_deadline() {
        let out = stop(50, None, Cause::ShutOut);
        assert_eq!(clock(&[out]).deadline(), None);
        assert_eq!(clock(&[out]).credit_ms(), 0);
        assert_eq!(clock(&[stop(100, None, Cause::ShutOut)]).deadline(), Some(at(100)));
        assert_eq!(clock(&[out]).pause_at(at(49)), None);
        assert_eq!(clock(&[out]).pause_at(at(5000)), Some(out));
        let vacation = stop(40, 60, Cause::Vacation);
        assert_eq!(clock(&[vacation]).pause_at(at(59)), Some(vacation));
        assert_eq!(clock(&[vacation]).pause_at(at(60)), None);
        assert_eq!(clock(&[vacation, out]).pause_at(at(55)), Some(out), "the longest counts");
    }

    #[test]
    fn each_reminder_is_asked_for_once_and_the_end_comes_at_the_deadline() {
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
        // Both are due: one is enough.
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
    fn an_outage_moves_reminders_and_is_told_when_the_known_deadline_comes() {
        let clock = clock(&[outage(40, 60)]);
        let step = |reminders, credit: i64, hours| {
            let told = NotifiedState { reminders, credit_ms: credit * HOUR };
            clock.step(&reminder_settings(Reminders::Both), told, at(hours))
        };
        assert_eq!(step(0, 0, 60), ClockAction::Wait(at(70)));
        assert_eq!(step(0, 0, 70), ClockAction::Remind(Reminder::Half));
        assert_eq!(step(2, 0, 99), ClockAction::Wait(at(100)));
        assert_eq!(step(2, 0, 100), ClockAction::Credit(20 * HOUR));
        assert_eq!(step(2, 20, 100), ClockAction::Wait(at(120)));
        // Seconds are given without a word.
        let told = NotifiedState { reminders: 2, credit_ms: 20 * HOUR - 59_999 };
        assert_eq!(clock.step(&ReminderSettings::default(), told, at(119)), ClockAction::Wait(at(120)));
        assert_eq!(clock.step(&ReminderSettings::default(), told, at(120)), ClockAction::Lose);
        // A part of it was told already.
        assert_eq!(step(2, 15, 100), ClockAction::Wait(at(115)));
        assert_eq!(step(2, 15, 115), ClockAction::Credit(20 * HOUR));
        assert_eq!(step(2, 0, 120), ClockAction::Lose);
    }

    #[test]
    fn nobody_is_reminded_while_his_clock_stands_still() {
        let vacation = stop(48, 72, Cause::Vacation);
        let quiet = ReminderSettings {
            zone: UserTimeZone::utc(),
            quiet: Some(QuietHours::new(6 * 60, 9 * 60).unwrap()),
            ..reminder_settings(Reminders::Both)
        };
        let clock = TurnClock::new(START, at(94), vec![vacation]);
        // Half is at 47 hours, 07:00; its quiet hours end at 09:00, in the vacation.
        assert_eq!(clock.step(&quiet, NotifiedState::default(), at(47)), ClockAction::Wait(at(49)));
        assert_eq!(clock.step(&quiet, NotifiedState::default(), at(49)), ClockAction::Wait(at(72)));
        assert_eq!(clock.step(&quiet, NotifiedState::default(), at(72)), ClockAction::Remind(Reminder::Half));
    }

    #[test]
    fn a_game_is_called_off_thirty_days_after_the_bot_was_shut_out() {
        let clock = clock(&[stop(50, None, Cause::ShutOut)]);
        let end = at(50).plus_days(30);
        let step = |now| clock.step(&ReminderSettings::default(), NotifiedState::default(), now);
        assert_eq!(step(at(60)), ClockAction::Wait(end));
        assert_eq!(step(Timestamp(end.0 - 1)), ClockAction::Wait(end));
        assert_eq!(step(end), ClockAction::CallOff);
    }
}
