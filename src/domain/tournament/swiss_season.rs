//! A season of a Swiss tournament, from its entries and games (`TOURNAMENTS.md` §3).
//!
//! Everyone is in division 1. `due_ms` is when a game was paired, so it orders the games of a person.
//! Games of struck people don't count, so their opponents are paired again for that round.

use std::collections::{BTreeMap, BTreeSet};

use super::error::TournamentError;
use super::league::TournamentKind;
use super::schedule::{SeasonNow, SeasonPlan, SeasonRows, SeasonStep};
use super::season::{Entry, EntryState, MAX_LATE, SeasonClock, SeasonGame, SeasonPair};
use super::standings::{Standing, TableGame, TableKind, TablePerson, standings};
use super::swiss::{MAX_SWISS_GROUP, SwissPairs, SwissPerson, pair_swiss};
use crate::domain::{DAY_MS, Timestamp};

/// Minimum and maximum number of rounds.
const ROUNDS: (u32, u32) = (3, 9);

/// Number of people in all groups but the last one.
const GROUP: usize = 10;

/// The division of everyone.
const EVERYONE: u32 = 1;

/// A Swiss tournament that has begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swiss {
    /// The round of the people who have played the fewest, from 1.
    pub round: u32,
    pub rounds: u32,
    /// By rank, without struck people.
    pub table: Vec<Standing>,
}

/// The people to pair at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwissDraw {
    /// Groups that are paired among themselves, the leaders first.
    pub groups: Vec<Vec<SwissPerson>>,
    /// Whether no game is running. People left out then get a bye.
    pub is_final: bool,
    /// The newest day of the season whose pairing is due, from 1.
    pub day: u32,
}

impl SwissDraw {
    /// Pairs all groups. This is slow for hundreds of people, so callers hold no lock.
    ///
    /// # Errors
    ///
    /// Doubled numbers or lots.
    pub fn pair(&self) -> Result<Vec<SwissPairs>, TournamentError> {
        self.groups.iter().map(|group| pair_swiss(group, self.is_final)).collect()
    }
}

/// The games of a person so far.
struct Record {
    person: SwissPerson,
    /// Rounds with a result or a bye.
    completed: u32,
    has_open_game: bool,
}

/// Number of rounds for some people: enough for a single winner.
fn rounds_for(people: usize) -> u32 {
    people.next_power_of_two().trailing_zeros().clamp(ROUNDS.0, ROUNDS.1)
}

impl SeasonRows {
    /// Whether this is a Swiss tournament whose lots are drawn.
    #[must_use]
    pub fn is_begun_swiss(&self) -> bool {
        self.kind == TournamentKind::Swiss && self.season.began.is_some()
    }

    /// Number of rounds of a Swiss tournament that has begun.
    #[must_use]
    pub fn swiss_rounds(&self) -> u32 {
        rounds_for(self.entries.iter().filter(|entry| entry.seat.is_some()).count())
    }

    /// The games without struck people, oldest first.
    fn counted_games(&self) -> Vec<&SeasonGame> {
        let struck: BTreeSet<u32> = self
            .entries
            .iter()
            .filter(|entry| entry.state == EntryState::Struck)
            .filter_map(|entry| entry.seat)
            .map(|seat| seat.number)
            .collect();
        let counts = |game: &&SeasonGame| !game.pair.seats().iter().any(|number| struck.contains(number));
        let mut games: Vec<&SeasonGame> = self.games.iter().filter(counts).collect();
        games.sort_by_key(|game| (game.due_ms, game.pair));
        games
    }

    /// The records of all people in the tournament, by number.
    fn records(&self) -> BTreeMap<u32, Record> {
        let record = |entry: &Entry| {
            let seat = entry.seat?;
            let person = SwissPerson {
                number: seat.number,
                lot: seat.lot,
                halves: 2 * entry.byes,
                first_sides: Vec::new(),
                met: Vec::new(),
                byes: entry.byes + entry.waits,
            };
            Some((seat.number, Record { person, completed: entry.byes, has_open_game: false }))
        };
        let playing = self.entries.iter().filter(|entry| entry.state == EntryState::In);
        let mut records: BTreeMap<u32, Record> = playing.filter_map(record).collect();
        for game in self.counted_games() {
            let [first, second] = game.pair.seats();
            let halves = game.result().map(super::standings::TableResult::halves);
            for (number, opponent, is_first) in [(first, second, true), (second, first, false)] {
                let Some(record) = records.get_mut(&number) else { continue };
                record.person.first_sides.push(is_first);
                record.person.met.push(opponent);
                match halves {
                    Some([own, other]) => {
                        record.person.halves += if is_first { own } else { other };
                        record.completed += 1;
                    }
                    None => record.has_open_game = true,
                }
            }
        }
        records
    }

    /// The table of a Swiss tournament.
    ///
    /// # Errors
    ///
    /// Doubled numbers or lots, and games of unknown people.
    pub fn swiss(&self) -> Result<Swiss, TournamentError> {
        let seated = self.entries.iter().filter_map(|entry| Some((entry, entry.seat?)));
        let person = |(entry, seat): (&Entry, super::season::SeasonSeat)| TablePerson {
            number: seat.number,
            lot: seat.lot,
            struck: entry.state == EntryState::Struck,
        };
        let people: Vec<TablePerson> = seated.clone().map(person).collect();
        let byes: Vec<u32> =
            seated.flat_map(|(entry, seat)| vec![seat.number; entry.byes as usize]).collect();
        let games: Vec<TableGame> = self.games.iter().map(SeasonGame::table_game).collect();
        let rounds = self.swiss_rounds();
        let slowest = self.records().values().map(|record| record.completed).min().unwrap_or(rounds);
        Ok(Swiss {
            round: (slowest + 1).min(rounds),
            rounds,
            table: standings(TableKind::Swiss, &people, &games, &byes)?,
        })
    }

    /// Whether someone who goes out of a Swiss tournament now is struck: fewer than half of their
    /// games so far have ended.
    #[must_use]
    pub fn would_be_struck_in_swiss(&self, number: u32) -> bool {
        let games = self.counted_games();
        let own: Vec<_> = games.iter().filter(|game| game.pair.has(number)).collect();
        2 * own.iter().filter(|game| game.result().is_some()).count() < own.len()
    }

    /// The people to pair now; `None` if no pairing is due.
    #[must_use]
    pub fn swiss_draw(&self, at: &SeasonNow) -> Option<SwissDraw> {
        let began = self.season.began?;
        let records = self.records();
        let is_final = !records.values().any(|record| record.has_open_game);
        let day = newest_day(&at.clock, began, self.season.paired, at.served);
        if !is_final && day == self.season.paired {
            return None;
        }
        let slowest = records.values().map(|record| record.completed).min()?;
        let last = self.swiss_rounds().min(slowest + 2);
        let is_free = |record: &Record| !record.has_open_game && record.completed < last;
        let mut free: Vec<SwissPerson> =
            records.into_values().filter(is_free).map(|record| record.person).collect();
        if is_final && free.is_empty() {
            return None;
        }
        free.sort_by_key(|person| (std::cmp::Reverse(person.halves), person.lot));
        let mut groups = Vec::new();
        while free.len() > MAX_SWISS_GROUP {
            let rest = free.split_off(GROUP);
            groups.push(std::mem::replace(&mut free, rest));
        }
        if !free.is_empty() {
            groups.push(free);
        }
        Some(SwissDraw { groups, is_final, day })
    }

    /// The new games of some pairs.
    #[must_use]
    pub fn swiss_games(&self, pairs: &[SwissPairs], now: Timestamp) -> Vec<SeasonGame> {
        let records = self.records();
        let round = |number: u32| records.get(&number).map_or(1, |record| record.completed + 1);
        let last = self.games.iter().map(|game| game.due_ms).max().unwrap_or(-1);
        let began = self.season.began.unwrap_or(now);
        let due_ms = (now.0 - began.0).max(last + 1);
        let game = |(first, second): &(u32, u32)| {
            let (first, second) = (*first, *second);
            let round = round(first).max(round(second));
            let pair = SeasonPair { division: EVERYONE, round, first, second };
            SeasonGame { pair, due_ms, game: None, begun: 0, played: None, decided: None, ladder: None }
        };
        pairs.iter().flat_map(|group| &group.pairs).map(game).collect()
    }

    fn is_swiss_over(&self) -> bool {
        let records = self.records();
        let rounds = self.swiss_rounds();
        let is_done = |record: &Record| !record.has_open_game && record.completed >= rounds;
        records.len() < 2 || records.values().all(is_done)
    }

    pub(super) fn plan_swiss(&self, at: &SeasonNow, began: Timestamp) -> SeasonPlan {
        let late =
            |entry: &&Entry| entry.state == EntryState::In && entry.seat.is_some() && entry.late >= MAX_LATE;
        let late = self.entries.iter().filter(late);
        let mut steps: Vec<_> = late.map(|entry| SeasonStep::PutOut { ticket: entry.ticket }).collect();
        let mut wake = None;
        // Each of those steps changes who plays whom. While the bot is out of the server, it can't
        // announce a new game.
        if steps.is_empty() && at.clock.off_at().is_none() {
            let open = self.games.iter().filter(|game| game.game.is_none() && game.result().is_none());
            let ready = open.filter(|game| !game.pair.seats().into_iter().any(|number| self.is_out(number)));
            steps.extend(ready.map(|game| SeasonStep::Release(game.pair)));
            if !steps.is_empty() {
                return SeasonPlan { steps, wake: None };
            }
            if self.is_swiss_over() {
                return SeasonPlan { steps: vec![SeasonStep::Finish], wake: None };
            }
            steps.extend(self.swiss_draw(at).map(|_| SeasonStep::Pair));
            wake = at.clock.after(began, i64::from(self.season.paired + 1) * DAY_MS);
        }
        SeasonPlan { steps, wake }
    }
}

/// The newest day of season time whose hour of the start has come, at least `paired`.
fn newest_day(clock: &SeasonClock, began: Timestamp, paired: u32, served: Timestamp) -> u32 {
    let has_come = |day: u32| clock.after(began, i64::from(day) * DAY_MS).is_some_and(|hour| hour <= served);
    (paired..).take_while(|day| has_come(day + 1)).last().map_or(paired, |day| day + 1)
}
