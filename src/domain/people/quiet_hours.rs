//! Reminder settings: which reminders, quiet hours, time zone.

use jiff::civil::Date;
use jiff::tz::TimeZone;

use crate::domain::{Reminders, Timestamp};

/// The reminders of a turn, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reminder {
    /// Half of the time is used.
    Half,
    /// Four fifths of the time are used.
    Late,
}

impl Reminder {
    /// The latest first: once it is due, the earlier one is skipped.
    pub(in crate::domain) const ALL: [Self; 2] = [Self::Late, Self::Half];

    /// The number of the reminder, from 1. Sending it completes all reminders up to this number.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Half => 1,
            Self::Late => 2,
        }
    }

    pub(in crate::domain) const fn percent(self) -> i64 {
        match self {
            Self::Half => 50,
            Self::Late => 80,
        }
    }
}

/// Minutes per day.
const MINUTES_PER_DAY: u16 = 24 * 60;

/// A time zone from the bundled database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserTimeZone(TimeZone);

impl UserTimeZone {
    /// UTC, the default.
    #[must_use]
    pub const fn utc() -> Self {
        Self(TimeZone::UTC)
    }

    /// Finds a zone by its name, such as `Europe/Vienna`, ignoring case.
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        let name = name.trim();
        if name.eq_ignore_ascii_case("utc") {
            return Some(Self::utc());
        }
        jiff::tz::db().get(name).ok().map(Self)
    }

    #[must_use]
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or("UTC")
    }

    /// The names of all zones, sorted.
    pub fn names() -> impl Iterator<Item = String> {
        let mut names: Vec<_> = jiff::tz::db().available().map(|name| name.as_str().to_owned()).collect();
        names.sort();
        names.into_iter()
    }

    /// Returns the local date and minute of the day.
    pub(crate) fn local(&self, at: Timestamp) -> Option<(Date, u16)> {
        let local = jiff::Timestamp::from_millisecond(at.0).ok()?.to_zoned(self.0.clone());
        let minute = i16::from(local.hour()) * 60 + i16::from(local.minute());
        Some((local.date(), minute.unsigned_abs()))
    }

    /// Returns the moment of a local minute of the day. Of a repeated minute the first counts, and
    /// a skipped one is shifted by the skipped time.
    pub(crate) fn moment(&self, date: Date, minute: u16) -> Option<Timestamp> {
        let local = date.at((minute / 60) as i8, (minute % 60) as i8, 0, 0);
        Some(Timestamp(local.to_zoned(self.0.clone()).ok()?.timestamp().as_millisecond()))
    }
}

/// Daily hours without reminders, in the player's time zone. They span midnight if the end is
/// before the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuietHours {
    from: u16,
    to: u16,
}

impl QuietHours {
    /// Creates quiet hours from minutes of the day; `None` if they are equal or out of range.
    #[must_use]
    pub const fn new(from: u16, to: u16) -> Option<Self> {
        if from < MINUTES_PER_DAY && to < MINUTES_PER_DAY && from != to {
            Some(Self { from, to })
        } else {
            None
        }
    }

    /// Parses `22-7`, `22:30-07:00` and similar forms.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (from, to) = text.split_once(['-', '–', '—'])?;
        Self::new(minute(from)?, minute(to)?)
    }

    /// Start and end, in minutes of the day.
    #[must_use]
    pub const fn minutes(self) -> (u16, u16) {
        (self.from, self.to)
    }

    const fn contain(self, minute: u16) -> bool {
        if self.from < self.to {
            self.from <= minute && minute < self.to
        } else {
            self.from <= minute || minute < self.to
        }
    }

    /// Moves a moment out of the quiet hours: to their end, or to their start if the deadline is
    /// before their end.
    #[must_use]
    pub fn shift(self, at: Timestamp, deadline: Timestamp, zone: &UserTimeZone) -> Timestamp {
        self.shifted(at, deadline, zone).unwrap_or(at)
    }

    /// Returns `None` outside of the quiet hours, or at the end of the calendar.
    fn shifted(self, at: Timestamp, deadline: Timestamp, zone: &UserTimeZone) -> Option<Timestamp> {
        let (date, minute) = zone.local(at)?;
        if !self.contain(minute) {
            return None;
        }
        let end_date = if minute < self.to { date } else { date.tomorrow().ok()? };
        let start_date = if self.from <= minute { date } else { date.yesterday().ok()? };
        // A repeated hour may put their end before this moment, and a skipped one may put their
        // start after it.
        let end = zone.moment(end_date, self.to)?.max(at);
        let start = zone.moment(start_date, self.from)?.min(at);
        Some(if end < deadline { end } else { start })
    }
}

impl std::fmt::Display for QuietHours {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { from, to } = self;
        write!(f, "{:02}:{:02}-{:02}:{:02}", from / 60, from % 60, to / 60, to % 60)
    }
}

/// Parses `7`, `07:30` or `24`, which is midnight.
fn minute(text: &str) -> Option<u16> {
    let text = text.trim();
    let (hour, minute) = text.split_once([':', '.']).unwrap_or((text, "0"));
    let number = |digits: &str| {
        let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
        plain.then(|| digits.parse::<u16>().ok()).flatten()
    };
    let (hour, minute) = (number(hour)?, number(minute)?);
    (minute < 60 && (hour < 24 || (hour, minute) == (24, 0)))
        .then_some((hour * 60 + minute) % MINUTES_PER_DAY)
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReminderSettings {
    pub reminders: Reminders,
    pub zone: UserTimeZone,
    pub quiet: Option<QuietHours>,
}

impl Default for ReminderSettings {
    fn default() -> Self {
        Self { reminders: Reminders::default(), zone: UserTimeZone::utc(), quiet: None }
    }
}

impl ReminderSettings {
    pub(crate) fn wants(&self, reminder: Reminder) -> bool {
        match self.reminders {
            Reminders::Both => true,
            Reminders::Late => reminder == Reminder::Late,
            Reminders::None => false,
        }
    }

    pub(crate) fn shift(&self, at: Timestamp, deadline: Timestamp) -> Timestamp {
        self.quiet.map_or(at, |quiet| quiet.shift(at, deadline, &self.zone))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        Timestamp(text.parse::<jiff::Timestamp>().unwrap().as_millisecond())
    }

    #[test]
    fn quiet_hours_accept_common_formats() {
        let check = |text: &str, expected: Option<(u16, u16)>| {
            assert_eq!(QuietHours::parse(text).map(QuietHours::minutes), expected, "{text}");
        };
        check("22-7", Some((1320, 420)));
        check(" 22:30 – 07:05 ", Some((1350, 425)));
        check("0-24", None);
        check("23-24", Some((1380, 0)));
        check("13.15-14", Some((795, 840)));
        for wrong in
            ["", "22", "22-", "-7", "7-7", "25-7", "22:60-7", "24:30-7", "x-y", "22-7-8", "+2-7", "022-7"]
        {
            check(wrong, None);
        }
        assert_eq!(QuietHours::parse("22-7").unwrap().to_string(), "22:00-07:00");
    }

    #[test]
    fn zones_are_found_by_name() {
        assert_eq!(UserTimeZone::find("europe/vienna").unwrap().name(), "Europe/Vienna");
        assert_eq!(UserTimeZone::find("UTC").unwrap(), UserTimeZone::utc());
        assert_eq!(UserTimeZone::find("Utc").unwrap().name(), "UTC");
        for wrong in ["", "Mars/Olympus", "../etc/passwd", "<@1>"] {
            assert!(UserTimeZone::find(wrong).is_none(), "{wrong}");
        }
        assert!(UserTimeZone::names().count() > 400);
    }

    /// Arguments: quiet hours, zone, moment, deadline, expected moment.
    #[test]
    fn reminders_move_out_of_the_quiet_hours() {
        let check = |quiet: &str, zone: &str, moment: &str, deadline: &str, expected: &str| {
            let (quiet, zone) = (QuietHours::parse(quiet).unwrap(), UserTimeZone::find(zone).unwrap());
            let shifted = quiet.shift(at(moment), at(deadline), &zone);
            assert_eq!(
                shifted,
                at(expected),
                "{moment}: {}",
                jiff::Timestamp::from_millisecond(shifted.0).unwrap()
            );
        };
        let far = "2027-12-01T00:00:00Z";
        // By day, over midnight, and at both edges.
        check("12-14", "UTC", "2027-01-15T11:59:59Z", far, "2027-01-15T11:59:59Z");
        check("12-14", "UTC", "2027-01-15T12:00:00Z", far, "2027-01-15T14:00:00Z");
        check("12-14", "UTC", "2027-01-15T14:00:00Z", far, "2027-01-15T14:00:00Z");
        check("22-7", "UTC", "2027-01-15T23:30:00Z", far, "2027-01-16T07:00:00Z");
        check("22-7", "UTC", "2027-01-16T03:30:00Z", far, "2027-01-16T07:00:00Z");
        // The deadline comes first, so the reminder moves to the evening before. A deadline exactly
        // at the end also counts as before.
        check("22-7", "UTC", "2027-01-16T03:30:00Z", "2027-01-16T05:00:00Z", "2027-01-15T22:00:00Z");
        check("22-7", "UTC", "2027-01-15T23:30:00Z", "2027-01-16T07:00:00Z", "2027-01-15T22:00:00Z");
        check("22-7", "UTC", "2027-01-15T23:30:00Z", "2027-01-16T07:00:01Z", "2027-01-16T07:00:00Z");
        // Local time counts: 22 to 7 in New York is 3 to 12 UTC in winter.
        check("22-7", "America/New_York", "2027-01-16T03:30:00Z", far, "2027-01-16T12:00:00Z");
        check("22-7", "Asia/Kolkata", "2027-01-16T00:00:00Z", far, "2027-01-16T01:30:00Z");
        // In Vienna the night of 28 March 2027 is an hour shorter, and the night of 31 October an
        // hour longer.
        check("22-7", "Europe/Vienna", "2027-03-27T23:00:00Z", far, "2027-03-28T05:00:00Z");
        check("22-7", "Europe/Vienna", "2027-10-30T22:00:00Z", far, "2027-10-31T06:00:00Z");
        check(
            "22-7",
            "Europe/Vienna",
            "2027-10-31T00:30:00Z",
            "2027-10-31T05:30:00Z",
            "2027-10-30T20:00:00Z",
        );
        // The end is skipped (the clock jumps from 2 to 3), so it becomes half past three.
        check("22-2:30", "Europe/Vienna", "2027-03-28T00:30:00Z", far, "2027-03-28T01:30:00Z");
        // The start is skipped: at ten past three the quiet hours apply although half past two
        // never came.
        check(
            "2:30-6",
            "Europe/Vienna",
            "2027-03-28T01:10:00Z",
            "2027-03-28T02:00:00Z",
            "2027-03-28T01:10:00Z",
        );
        // Half past two is repeated; the quiet hours end the first time.
        check("22-2:30", "Europe/Vienna", "2027-10-31T00:15:00Z", far, "2027-10-31T00:30:00Z");
        check("22-2:30", "Europe/Vienna", "2027-10-31T01:15:00Z", far, "2027-10-31T01:15:00Z");
    }
}
