//! Seasons, and the people and games in them.

use super::standings::{TableGame, TableResult};
use crate::dice::Seed;
use crate::domain::{
    Cause, DAY_MS, Id, MessageId, Pause, PlayerId, SHUT_OUT_DAYS, Timestamp, TurnClock, Vacation,
};
use sealed_move_rules::Side;

/// Minimum number of people for a start.
pub const MIN_PEOPLE: usize = 4;

/// Maximum number of weeks by which a start is postponed for lack of people.
pub const MAX_POSTPONED: u32 = 3;

/// Days between two seasons.
pub const BREAK_DAYS: i64 = 7;

/// Days between the reminder of people who stayed in and the start.
pub const ANNOUNCE_DAYS: i64 = 2;

/// Games lost on time that put a person out.
pub const MAX_LATE: u32 = 2;

/// Days of a turn without a move that free a seat for a reserve.
pub const IDLE_DAYS: i64 = 5;

/// A game is released early while both people have fewer running games.
pub(super) const EARLY_GAMES: usize = 2;

/// Days of vacation that stop a person's clock in a game of a tournament without weeks.
pub const GAME_VACATION_DAYS: u32 = 7;

/// Days of a bar: the first one, and one within a year of another.
const BAR_DAYS: (i64, i64) = (30, 90);
const BAR_MEMORY_DAYS: i64 = 365;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeasonState {
    /// People join.
    Open,
    Running,
    /// Open games are ended one by one.
    Closing,
    Over,
    /// Called off, without a table.
    Off,
}

impl SeasonState {
    const ALL: [Self; 5] = [Self::Open, Self::Running, Self::Closing, Self::Over, Self::Off];

    /// Word in the store and in text keys.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Closing => "closing",
            Self::Over => "over",
            Self::Off => "off",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.word() == word)
    }

    /// Whether the season hasn't ended.
    #[must_use]
    pub const fn is_live(self) -> bool {
        matches!(self, Self::Open | Self::Running | Self::Closing)
    }
}

/// One run of a tournament.
#[derive(Clone, Debug)]
pub struct Season {
    pub id: Id,
    pub tournament: Id,
    /// From 1.
    pub number: u32,
    pub state: SeasonState,
    /// Seed of the lots. Secret until the season is over.
    pub seed: Seed,
    /// The message that published the seed's hash.
    pub sealed: Option<MessageId>,
    /// The newest status message in the outbox.
    pub outbox: Id,
    /// The newest status message in Discord.
    pub message: Option<MessageId>,
    pub opened: Timestamp,
    /// The planned start without pauses since `opened`.
    pub starts: Timestamp,
    pub postponed: u32,
    /// Whether people who stayed in know that it starts soon.
    pub announced: bool,
    pub began: Option<Timestamp>,
    pub ended: Option<Timestamp>,
    /// Days of a Swiss tournament whose daily pairing is done.
    pub paired: u32,
}

impl Season {
    /// Creates the only season of a ladder, which runs at once.
    #[must_use]
    pub fn endless(id: Id, tournament: Id, seed: Seed, outbox: Id, now: Timestamp) -> Self {
        let open = Self::open(id, tournament, 1, seed, outbox, now, now);
        Self { state: SeasonState::Running, began: Some(now), ..open }
    }

    /// Creates a season that people can join.
    #[must_use]
    pub fn open(
        id: Id,
        tournament: Id,
        number: u32,
        seed: Seed,
        outbox: Id,
        starts: Timestamp,
        now: Timestamp,
    ) -> Self {
        Self {
            id,
            tournament,
            number,
            state: SeasonState::Open,
            seed,
            sealed: None,
            outbox,
            message: None,
            opened: now,
            starts,
            postponed: 0,
            announced: number == 1,
            began: None,
            ended: None,
            paired: 0,
        }
    }
}

/// Converts dates in season time: outages of the server's shard and times without the bot in the
/// server don't count.
#[derive(Clone, Debug)]
pub struct SeasonClock(Vec<Pause>);

impl SeasonClock {
    #[must_use]
    pub const fn new(pauses: Vec<Pause>) -> Self {
        Self(pauses)
    }

    /// Adds pauses that don't count for one person.
    #[must_use]
    pub fn with(mut self, pauses: impl IntoIterator<Item = Pause>) -> Self {
        self.0.extend(pauses);
        self
    }

    /// Returns the moment `ms` of season time after `from`; `None` while the bot is out of the server.
    #[must_use]
    pub fn after(&self, from: Timestamp, ms: i64) -> Option<Timestamp> {
        let met = |pause: &&Pause| pause.until.is_none_or(|until| until > from);
        let pauses = self.0.iter().filter(met).copied().collect();
        TurnClock::new(from, Timestamp(from.0.saturating_add(ms)), pauses).deadline()
    }

    /// Returns when the season is called off because the bot has been out of the server for too long.
    #[must_use]
    pub fn off_at(&self) -> Option<Timestamp> {
        let out = self.0.iter().filter(|pause| pause.cause == Cause::ShutOut && pause.until.is_none());
        out.map(|pause| pause.from.plus_days(SHUT_OUT_DAYS)).min()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryState {
    In,
    /// Joined after the start, and waits for a seat.
    Reserve,
    Out,
    /// Out, and none of their games counts.
    Struck,
}

impl EntryState {
    const ALL: [Self; 4] = [Self::In, Self::Reserve, Self::Out, Self::Struck];

    /// Word in the store and in tournament files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::In => "in",
            Self::Reserve => "reserve",
            Self::Out => "out",
            Self::Struck => "struck",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.word() == word)
    }

    #[must_use]
    pub const fn is_out(self) -> bool {
        matches!(self, Self::Out | Self::Struck)
    }
}

/// A place in a division. A reserve who takes it gets all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeasonSeat {
    pub number: u32,
    /// The ticket that was in the drum.
    pub ticket: u64,
    pub lot: u32,
    pub division: u32,
}

/// A person in a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The id of the interaction that joined.
    pub ticket: u64,
    /// `None` once their data is deleted.
    pub player: Option<PlayerId>,
    pub state: EntryState,
    /// Whether they leave after the season.
    pub leaves: bool,
    pub joined: Timestamp,
    /// `None` before the start, for reserves, and for people whose seat was taken.
    pub seat: Option<SeasonSeat>,
    /// Games lost on time.
    pub late: u32,
    /// Rounds of a Swiss tournament without an opponent, each worth a win.
    pub byes: u32,
    /// Pairings of a Swiss tournament that left them waiting.
    pub waits: u32,
    /// Places gained by the newest change of a ladder's order; negative if lost.
    pub moved: i64,
    /// Rank and halves in a league's final table. In a ladder the place now, without halves.
    pub placed: Option<(u32, u32)>,
}

/// The place of a game in a season: two seats by number, first side first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeasonPair {
    pub division: u32,
    pub round: u32,
    pub first: u32,
    pub second: u32,
}

impl SeasonPair {
    #[must_use]
    pub const fn has(self, number: u32) -> bool {
        self.first == number || self.second == number
    }

    #[must_use]
    pub const fn seats(self) -> [u32; 2] {
        [self.first, self.second]
    }

    /// The result if the seat `number` loses, which must be one of the two.
    #[must_use]
    pub const fn lost_by(self, number: u32, late: bool) -> TableResult {
        if self.first == number { TableResult::SecondWon { late } } else { TableResult::FirstWon { late } }
    }
}

/// A game of a season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeasonGame {
    pub pair: SeasonPair,
    /// When it is released, in milliseconds of season time. In a Swiss tournament when it was paired, in
    /// milliseconds since the start; 0 in a ladder or cup.
    pub due_ms: i64,
    /// The match; `None` before the release, and if it begins again.
    pub game: Option<Id>,
    /// Number of matches begun so far.
    pub begun: u32,
    /// The result of the match.
    pub played: Option<TableResult>,
    /// The result decided by an admin, which overrides the other one.
    pub decided: Option<TableResult>,
    /// In a ladder only.
    pub ladder: Option<LadderGame>,
}

/// Data of a game that only ladders have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderGame {
    /// The number of the person who challenged the other one.
    pub challenger: u32,
    /// When it got its result.
    pub ended: Option<Timestamp>,
}

impl SeasonGame {
    #[must_use]
    pub fn result(&self) -> Option<TableResult> {
        self.decided.or(self.played)
    }

    #[must_use]
    pub fn is_running(&self) -> bool {
        self.game.is_some() && self.result().is_none()
    }

    /// Stores when a game of a ladder got its result.
    #[must_use]
    pub fn ended(self, now: Timestamp) -> Self {
        Self { ladder: self.ladder.map(|ladder| LadderGame { ended: Some(now), ..ladder }), ..self }
    }

    /// The row for tables.
    #[must_use]
    pub fn table_game(&self) -> TableGame {
        TableGame { first: self.pair.first, second: self.pair.second, result: self.result() }
    }
}

/// Returns the result of a match that was won, or drawn.
#[must_use]
pub const fn table_result(winner: Option<Side>, late: bool) -> TableResult {
    match winner {
        Some(Side::First) => TableResult::FirstWon { late },
        Some(Side::Second) => TableResult::SecondWon { late },
        None => TableResult::Drawn,
    }
}

/// Returns the end of a bar that begins now. `last` is the start of the person's last bar.
#[must_use]
pub fn barred_until(last: Option<Timestamp>, now: Timestamp) -> Timestamp {
    let again = last.is_some_and(|last| last > now.plus_days(-BAR_MEMORY_DAYS));
    now.plus_days(if again { BAR_DAYS.1 } else { BAR_DAYS.0 })
}

/// Limits vacations to those since a season or game began, and their sum to some days.
#[must_use]
pub fn season_vacations(vacations: &[Vacation], began: Timestamp, days: u32) -> Vec<Vacation> {
    let mut left = i64::from(days) * DAY_MS;
    let in_season = vacations.iter().filter(|vacation| vacation.until > began);
    in_season
        .map(|vacation| {
            let from = vacation.from.max(began);
            let ms = (vacation.until.0 - from.0).min(left);
            left -= ms;
            Vacation { from, until: Timestamp(from.0 + ms) }
        })
        .filter(|vacation| vacation.from < vacation.until)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 86_400_000;

    fn day(days: i64) -> Timestamp {
        Timestamp(days * DAY)
    }

    #[test]
    fn dates_move_by_outages_and_absences() {
        let pause = |from, until: Option<i64>, cause| Pause { from: day(from), until: until.map(day), cause };
        let clock = SeasonClock::new(vec![
            pause(1, Some(3), Cause::Outage),
            pause(2, Some(4), Cause::ShutOut),
            pause(20, None, Cause::ShutOut),
        ]);
        assert_eq!(clock.after(day(0), DAY / 2), Some(Timestamp(DAY / 2)));
        assert_eq!(clock.after(day(0), 5 * DAY), Some(day(8)));
        assert_eq!(clock.after(day(3), 5 * DAY), Some(day(9)), "only what overlaps counts");
        assert_eq!(clock.after(day(0), 18 * DAY), None);
        assert_eq!(clock.off_at(), Some(day(50)));
        assert_eq!(SeasonClock::new(Vec::new()).off_at(), None);
    }

    #[test]
    fn a_bar_within_a_year_of_another_is_longer() {
        let now = day(1000);
        assert_eq!(barred_until(None, now), day(1030));
        assert_eq!(barred_until(Some(day(636)), now), day(1090));
        assert_eq!(barred_until(Some(day(635)), now), day(1030));
    }

    #[test]
    fn vacations_count_for_as_many_days_as_the_season_has_weeks() {
        let vacation = |from, until| Vacation { from: day(from), until: day(until) };
        let taken = [vacation(0, 5), vacation(8, 14), vacation(20, 30), vacation(40, 41)];
        assert_eq!(season_vacations(&taken, day(10), 8), [vacation(10, 14), vacation(20, 24)]);
        assert_eq!(season_vacations(&taken, day(50), 8), []);
    }
}
