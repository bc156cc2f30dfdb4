//! Daily puzzles of a server: settings, schedule and choice of the puzzle.

use jiff::civil::{Date, date};
use jiff::{Span, ToSpan as _};

use crate::domain::{ChannelId, DAY_MS, GuildId, Id, MessageId, Timestamp, UserTimeZone};
use sealed_move_rules::puzzle::Puzzle;
use sealed_move_rules::{GAMES, Game, find};

/// Days without any attempt before posting stops.
const MAX_UNTRIED_DAYS: i64 = 14;

/// Default hour of posting.
const DEFAULT_HOUR: u8 = 9;

/// A calendar day, counted from 1970-01-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub i64);

impl Day {
    const FIRST: Date = date(1970, 1, 1);

    /// The UTC day of a time.
    #[must_use]
    pub const fn of_time(at: Timestamp) -> Self {
        Self(at.0.div_euclid(DAY_MS))
    }

    /// The start of the day in UTC.
    #[must_use]
    pub const fn start(self) -> Timestamp {
        Timestamp(self.0 * DAY_MS)
    }

    fn of(date: Date) -> Self {
        Self(date.duration_since(Self::FIRST).as_secs() * 1000 / DAY_MS)
    }

    fn date(self) -> Option<Date> {
        let days: Span = i32::try_from(self.0).ok()?.days();
        Self::FIRST.checked_add(days).ok()
    }

    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// The games of a server's daily puzzles.
#[derive(Clone, Copy, Debug)]
pub enum DailyGames {
    /// One puzzle a day, with the games taking turns.
    Rotating,
    /// One puzzle a day for each game.
    Each,
    /// One puzzle a day for this game.
    Only(&'static dyn Game),
}

impl DailyGames {
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Rotating, Self::Each].into_iter().chain(with_puzzles().map(Self::Only))
    }

    /// Word in commands and in the store.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Rotating => "rotate",
            Self::Each => "each",
            Self::Only(game) => game.info().name,
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "rotate" => Some(Self::Rotating),
            "each" => Some(Self::Each),
            name => find(name).map(Self::Only),
        }
    }

    /// Returns the games of a server's puzzles on a day.
    #[must_use]
    pub fn on(self, day: Day, guild: GuildId) -> Vec<&'static dyn Game> {
        match self {
            Self::Each => with_puzzles().collect(),
            Self::Only(game) => vec![game],
            Self::Rotating => {
                let games: Vec<_> = with_puzzles().collect();
                let count = (games.len() as i64).max(1);
                // Servers start with different games.
                let turn = day.0 + (hash_of(guild, "") >> 32) as i64;
                games.get(turn.rem_euclid(count) as usize).copied().into_iter().collect()
            }
        }
    }
}

fn with_puzzles() -> impl Iterator<Item = &'static dyn Game> {
    GAMES.iter().copied().filter(|game| !game.puzzles().is_empty())
}

/// Whether puzzles are posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyState {
    On,
    /// Paused for lack of attempts; the next attempt resumes posting.
    Untried,
    /// Stopped because the channel was deleted.
    ChannelGone,
}

impl DailyState {
    const ALL: [Self; 3] = [Self::On, Self::Untried, Self::ChannelGone];

    /// Word in the store.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::On => "on",
            Self::Untried => "untried",
            Self::ChannelGone => "gone",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.word() == word)
    }
}

/// A change of settings; `None` keeps a setting.
#[derive(Clone, Debug, Default)]
pub struct DailyChange {
    pub channel: Option<ChannelId>,
    pub games: Option<DailyGames>,
    /// Hour of the day, 0 to 23.
    pub hour: Option<u8>,
    pub zone: Option<UserTimeZone>,
}

/// A server's settings for daily puzzles.
#[derive(Clone, Debug)]
pub struct DailySettings {
    pub channel: ChannelId,
    pub games: DailyGames,
    /// Hour of the day, 0 to 23.
    pub hour: u8,
    /// The time zone of the hour and of the days.
    pub zone: UserTimeZone,
    pub state: DailyState,
    /// Time of the last attempt or change of settings.
    pub tried: Timestamp,
    /// Time of the next check; `None` while posting is stopped.
    pub due: Option<Timestamp>,
}

/// The next action for a server's daily puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyStep {
    /// Post the puzzles of this day.
    Post(Day),
    /// Check again at this time.
    Wait(Timestamp),
    /// Stop posting until the next attempt.
    Rest,
}

impl DailySettings {
    /// Applies a change at `now` to the `present` settings, or to defaults with the admin's `zone`.
    /// `last` is the newest day with puzzles. Returns `None` if no channel is known.
    #[must_use]
    pub fn changed(
        present: Option<Self>,
        change: DailyChange,
        zone: UserTimeZone,
        last: Option<Day>,
        now: Timestamp,
    ) -> Option<Self> {
        let moved = change.channel.is_some();
        let base = present.map(|present| {
            let gone = present.state == DailyState::ChannelGone && !moved;
            (present.channel, present.games, present.hour, present.zone, gone)
        });
        let (channel, games, hour, zone, gone) = match base {
            Some((channel, games, hour, zone, gone)) => (Some(channel), games, hour, zone, gone),
            None => (None, DailyGames::Rotating, DEFAULT_HOUR, zone, false),
        };
        let mut settings = Self {
            channel: change.channel.or(channel)?,
            games: change.games.unwrap_or(games),
            hour: change.hour.unwrap_or(hour),
            zone: change.zone.unwrap_or(zone),
            state: if gone { DailyState::ChannelGone } else { DailyState::On },
            tried: now,
            due: None,
        };
        settings.due = (!gone).then(|| settings.next_due(now, last));
        Some(settings)
    }

    /// Returns the local day in the server's time zone.
    #[must_use]
    pub fn day_at(&self, now: Timestamp) -> Option<Day> {
        self.zone.local(now).map(|(date, _)| Day::of(date))
    }

    /// Returns the posting time on a day. An hour skipped by daylight saving is shifted by the
    /// skipped time; of a repeated hour the first counts.
    #[must_use]
    pub fn moment(&self, day: Day) -> Option<Timestamp> {
        self.zone.moment(day.date()?, u16::from(self.hour) * 60)
    }

    /// Returns the next posting time, with `last` the newest day with puzzles: today's hour, which
    /// may have passed, or the hour on the day after `last`.
    #[must_use]
    pub fn next_due(&self, now: Timestamp, last: Option<Day>) -> Timestamp {
        let next = self.day_at(now).map(|today| last.map_or(today, |last| today.max(last.next())));
        // Fallback at the end of the calendar.
        next.and_then(|day| self.moment(day)).unwrap_or(now.plus_days(1))
    }

    /// Returns the action due at `now`, with `last` the newest day with puzzles. Puzzles are posted
    /// at most once a day, and those of a missed day are skipped.
    #[must_use]
    pub fn step(&self, now: Timestamp, last: Option<Day>) -> DailyStep {
        let due = self.next_due(now, last);
        let Some(today) = self.day_at(now) else { return DailyStep::Wait(due) };
        if now < due {
            return DailyStep::Wait(due);
        }
        if self.tried.plus_days(MAX_UNTRIED_DAYS) <= now {
            return DailyStep::Rest;
        }
        DailyStep::Post(today)
    }

    /// Whether posting stops after this day unless someone tries a puzzle.
    #[must_use]
    pub fn ends_after(&self, day: Day) -> bool {
        let next = self.moment(day.next());
        next.is_some_and(|next| self.tried.plus_days(MAX_UNTRIED_DAYS) <= next)
    }
}

/// A puzzle posted in a server.
#[derive(Clone, Debug)]
pub struct DailyPuzzle {
    /// Its button carries this id.
    pub id: Id,
    pub guild: GuildId,
    pub day: Day,
    pub game: &'static dyn Game,
    /// Name of the puzzle.
    pub puzzle: String,
    pub channel: ChannelId,
    /// Its outbox message, which is pruned some days after delivery.
    pub outbox: Id,
    /// Its Discord message, once sent.
    pub message: Option<MessageId>,
    pub posted: Timestamp,
}

/// Chooses a server's next puzzle of a game: pseudo-randomly among the unposted ones, else the one
/// posted longest ago. Each puzzle thus appears before any repeats. `posted` is ordered oldest
/// first.
#[must_use]
pub fn daily_choice(game: &dyn Game, guild: GuildId, posted: &[String]) -> Option<&'static Puzzle> {
    let puzzles = game.puzzles().iter();
    let fresh = puzzles.filter(|puzzle| !posted.contains(&puzzle.name));
    fresh.min_by_key(|puzzle| hash_of(guild, &puzzle.name)).or_else(|| {
        let named = |name: &String| game.puzzles().iter().find(|puzzle| puzzle.name == *name);
        posted.iter().find_map(named)
    })
}

/// A hash of a server and a name, equal on every machine: FNV-1a with the finalizer of SplitMix64.
fn hash_of(guild: GuildId, name: &str) -> u64 {
    let bytes = guild.0.to_le_bytes().into_iter().chain(name.bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ (hash >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    const GUILD: GuildId = GuildId(99);

    fn at(text: &str) -> Timestamp {
        Timestamp(text.parse::<jiff::Timestamp>().unwrap().as_millisecond())
    }

    fn settings(hour: u8, zone: &str, now: Timestamp) -> DailySettings {
        let change = DailyChange { channel: Some(ChannelId(7)), hour: Some(hour), ..DailyChange::default() };
        DailySettings::changed(None, change, UserTimeZone::find(zone).unwrap(), None, now).unwrap()
    }

    fn day(text: &str) -> Day {
        Day::of(text.parse().unwrap())
    }

    #[test]
    fn days_are_counted_over_leap_years_and_before_1970() {
        for (text, count) in
            [("1970-01-01", 0), ("1970-01-02", 1), ("1969-12-31", -1), ("2026-11-23", 20_780)]
        {
            assert_eq!(day(text), Day(count), "{text}");
            assert_eq!(Day(count).date(), Some(text.parse().unwrap()), "{text}");
        }
    }

    #[test]
    fn puzzles_are_posted_once_a_day_and_late_on_the_same_day() {
        let now = at("2026-11-23T05:00:00Z");
        let vienna = settings(9, "Europe/Vienna", now);
        let (today, tomorrow) = (day("2026-11-23"), day("2026-11-24"));
        let check = |text: &str, last: Option<Day>, expected: DailyStep| {
            assert_eq!(vienna.step(at(text), last), expected, "{text} {last:?}");
        };
        let nine = DailyStep::Wait(at("2026-11-23T08:00:00Z"));
        let nine_tomorrow = DailyStep::Wait(at("2026-11-24T08:00:00Z"));
        check("2026-11-23T07:59:59Z", None, nine);
        check("2026-11-23T08:00:00Z", None, DailyStep::Post(today));
        check("2026-11-23T08:00:00Z", Some(today), nine_tomorrow);
        // The bot was down at the hour, and returns that evening or during the night.
        check("2026-11-23T22:59:59Z", None, DailyStep::Post(today));
        check("2026-11-23T23:00:00Z", None, nine_tomorrow);
        check("2026-11-24T08:00:00Z", Some(today), DailyStep::Post(tomorrow));
        // Moving to a zone where it's still yesterday gives no second puzzle for that day.
        let honolulu =
            DailySettings { zone: UserTimeZone::find("Pacific/Honolulu").unwrap(), ..vienna.clone() };
        let next = honolulu.step(at("2026-11-23T09:00:00Z"), Some(today));
        assert_eq!(next, DailyStep::Wait(at("2026-11-24T19:00:00Z")));
    }

    #[test]
    fn a_skipped_or_repeated_hour_gives_one_puzzle() {
        // In Vienna, 02:00 to 03:00 was skipped on 2026-03-29 and repeated on 2026-10-25.
        let spring = settings(2, "Europe/Vienna", at("2026-03-28T12:00:00Z"));
        assert_eq!(spring.moment(day("2026-03-29")), Some(at("2026-03-29T01:00:00Z")));
        let autumn = settings(2, "Europe/Vienna", at("2026-10-24T12:00:00Z"));
        assert_eq!(autumn.moment(day("2026-10-25")), Some(at("2026-10-25T00:00:00Z")));
        let second = at("2026-10-25T01:00:00Z");
        let posted = autumn.step(second, Some(day("2026-10-25")));
        assert_eq!(posted, DailyStep::Wait(at("2026-10-26T01:00:00Z")));
        for zone in ["Europe/Vienna", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "UTC"] {
            let now = at("2026-01-01T12:00:00Z");
            let mut settings = settings(2, zone, now);
            let (mut last, mut posts) = (None, 0);
            // A year in half hours.
            for half in 0..2 * 24 * 365 {
                let now = Timestamp(now.0 + half * 1_800_000);
                settings.tried = now;
                if let DailyStep::Post(day) = settings.step(now, last) {
                    assert!(last.is_none_or(|last| day == Day::next(last)), "{zone} {day:?}");
                    last = Some(day);
                    posts += 1;
                }
            }
            assert!((365..=366).contains(&posts), "{zone}: {posts}");
        }
    }

    #[test]
    fn untried_puzzles_end_after_two_weeks() {
        let now = at("2026-11-01T00:00:00Z");
        let settings = settings(9, "UTC", now);
        let first = day("2026-11-01");
        let (mut last, mut steps) = (None, Vec::new());
        for number in 0..20 {
            let step = settings.step(at("2026-11-01T09:00:00Z").plus_days(number), last);
            steps.push(step);
            if let DailyStep::Post(day) = step {
                assert_eq!(settings.ends_after(day), number == 13, "{number}");
                last = Some(day);
            }
        }
        let posted = steps.iter().take_while(|step| matches!(step, DailyStep::Post(_))).count();
        assert_eq!((posted, steps[14]), (14, DailyStep::Rest));
        assert_eq!(last, Some(Day(first.0 + 13)));
    }

    #[test]
    fn a_change_keeps_other_settings_and_a_deleted_channel() {
        let now = at("2026-11-23T12:00:00Z");
        let zone = UserTimeZone::find("Asia/Tokyo").unwrap();
        assert!(DailySettings::changed(None, DailyChange::default(), zone.clone(), None, now).is_none());
        let first = settings(20, "Asia/Tokyo", now);
        let each = DailyChange { games: Some(DailyGames::Each), ..DailyChange::default() };
        let second =
            DailySettings::changed(Some(first.clone()), each.clone(), UserTimeZone::utc(), None, now)
                .unwrap();
        assert_eq!((second.channel, second.hour, second.zone.name()), (ChannelId(7), 20, "Asia/Tokyo"));
        assert_eq!((first.games.word(), second.games.word()), ("rotate", "each"));
        let gone = DailySettings { state: DailyState::ChannelGone, ..second };
        let still = DailySettings::changed(Some(gone.clone()), each, zone.clone(), None, now).unwrap();
        assert_eq!((still.state, still.due), (DailyState::ChannelGone, None));
        let elsewhere = DailyChange { channel: Some(ChannelId(8)), ..DailyChange::default() };
        let back = DailySettings::changed(Some(gone), elsewhere, zone, None, now).unwrap();
        assert_eq!((back.state, back.channel), (DailyState::On, ChannelId(8)));
        assert!(back.due.is_some());
    }

    #[test]
    fn games_rotate_and_puzzles_repeat_last() {
        let games: Vec<_> =
            (0..8).map(|day| DailyGames::Rotating.on(Day(day), GUILD)[0].info().name).collect();
        assert_eq!(games[..4].iter().collect::<BTreeSet<_>>().len(), 4, "{games:?}");
        assert_eq!(games[..4], games[4..]);
        assert_eq!(DailyGames::Each.on(Day(3), GUILD).len(), 4);
        for game in GAMES {
            let mut posted: Vec<String> = Vec::new();
            let count = game.puzzles().len();
            for number in 0..2 * count + 1 {
                let chosen = daily_choice(*game, GUILD, &posted).unwrap();
                let before = posted.iter().position(|name| *name == chosen.name);
                assert_eq!(before.is_some(), number >= count, "{game:?} {number}");
                if before.is_some() {
                    assert_eq!(before, Some(0), "the oldest one repeats first");
                    posted.remove(0);
                }
                posted.push(chosen.name.clone());
            }
            let first = |guild| &daily_choice(*game, GuildId(guild), &[]).unwrap().name;
            let different: BTreeSet<_> = (1..200).map(first).collect();
            assert!(different.len() > count / 2, "{game:?}: servers get different puzzles");
        }
    }
}
