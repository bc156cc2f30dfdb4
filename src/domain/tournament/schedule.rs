//! Plans the due steps of a season from its rows.

use std::collections::{BTreeMap, BTreeSet};

use super::league::TournamentKind;
use super::season::{
    ANNOUNCE_DAYS, EARLY_GAMES, Entry, EntryState, MAX_LATE, MAX_POSTPONED, Season, SeasonClock, SeasonGame,
    SeasonPair, SeasonState,
};
use super::standings::TableResult;
use crate::domain::{DAY_MS, PlayerId, Timestamp};

/// One transaction of a season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeasonStep {
    /// Tell people who stayed in that the season starts soon.
    Announce,
    Start,
    /// Move the start by a week, because too few people have joined.
    Postpone,
    /// Call the season off, because too few people have joined.
    GiveUp,
    /// Call the season off, because the bot has been out of the server for too long.
    ShutOut,
    /// Put a person out who lost too many games on time.
    PutOut {
        ticket: u64,
    },
    /// Take a person off a ladder who hasn't played for too long.
    Rest {
        ticket: u64,
    },
    /// Give a seat to a reserve.
    Seat {
        number: u32,
        reserve: u64,
    },
    /// Add the next games of a cup or a Swiss tournament.
    Pair,
    Release(SeasonPair),
    /// Begin to end the open games.
    Close,
    /// End an open game.
    EndGame(SeasonPair),
    /// Rank the people, open the seed and insert the next season.
    Finish,
}

/// The steps to take now, and when to look again after them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeasonPlan {
    pub steps: Vec<SeasonStep>,
    /// `None` if only an event can make something due.
    pub wake: Option<Timestamp>,
}

impl SeasonPlan {
    fn step(step: SeasonStep) -> Self {
        Self { steps: vec![step], wake: None }
    }

    #[must_use]
    pub fn is_start(&self) -> bool {
        self.steps == [SeasonStep::Start]
    }
}

/// The rows of a season.
#[derive(Clone, Debug)]
pub struct SeasonRows {
    pub season: Season,
    pub kind: TournamentKind,
    /// In order of the tickets.
    pub entries: Vec<Entry>,
    /// In order of division, round and seats.
    pub games: Vec<SeasonGame>,
}

/// The time known to a season.
#[derive(Clone, Debug)]
pub struct SeasonNow {
    pub clock: SeasonClock,
    /// The time up to which the server was served. An outage after it isn't known yet.
    pub served: Timestamp,
    /// When the person of a seat will have been idle for so long that a reserve may take it. Only
    /// seats of running games.
    pub idle: BTreeMap<u32, Timestamp>,
    /// Tickets of the barred and muted reserves, with the end of that.
    pub excluded: BTreeMap<u64, Timestamp>,
    /// Tickets on a ladder without an open game, with the time at which they go off for that.
    pub resting: BTreeMap<u64, Timestamp>,
}

impl SeasonRows {
    /// Returns the entry of a person.
    #[must_use]
    pub fn of_player(&self, player: PlayerId) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.player == Some(player))
    }

    /// Returns the entry with a seat.
    #[must_use]
    pub fn of_seat(&self, number: u32) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.seat.is_some_and(|seat| seat.number == number))
    }

    pub fn games_of(&self, number: u32) -> impl Iterator<Item = &SeasonGame> {
        self.games.iter().filter(move |game| game.pair.has(number))
    }

    pub(super) fn is_out(&self, number: u32) -> bool {
        self.of_seat(number).is_none_or(|entry| entry.state.is_out())
    }

    /// The result of a game without one if a person of it is out but not struck: they lose it.
    #[must_use]
    pub fn forfeit_of(&self, pair: SeasonPair) -> Option<TableResult> {
        let is_out = |number: &u32| self.of_seat(*number).is_some_and(|entry| entry.state == EntryState::Out);
        pair.seats().into_iter().find(is_out).map(|number| pair.lost_by(number, false))
    }

    /// Whether someone who goes out now is struck: fewer than half of their games have ended.
    #[must_use]
    pub fn would_be_struck(&self, number: u32) -> bool {
        let (all, ended) = self
            .games_of(number)
            .fold((0, 0), |(all, ended), game| (all + 1, ended + usize::from(game.result().is_some())));
        2 * ended < all
    }

    /// Returns the due steps.
    #[must_use]
    pub fn plan(&self, at: &SeasonNow) -> SeasonPlan {
        if !self.season.state.is_live() {
            return self.plan_ended();
        }
        if at.clock.off_at().is_some_and(|off| off <= at.served) {
            return SeasonPlan::step(SeasonStep::ShutOut);
        }
        let mut plan = match (self.season.state, self.season.began, self.kind) {
            (SeasonState::Open, ..) => self.plan_open(at),
            (SeasonState::Running, Some(began), TournamentKind::League { .. }) => {
                self.plan_running(at, began)
            }
            (SeasonState::Running, _, TournamentKind::Ladder) => self.plan_ladder(at),
            (SeasonState::Running, _, TournamentKind::Cup { .. }) => self.plan_cup(at),
            (SeasonState::Running, Some(began), TournamentKind::Swiss) => self.plan_swiss(at, began),
            _ => self.plan_closing(),
        };
        let off = at.clock.off_at();
        plan.wake = [plan.wake, off].into_iter().flatten().min();
        plan
    }

    /// Games of a season that was called off end one by one.
    fn plan_ended(&self) -> SeasonPlan {
        let open =
            self.games.iter().filter(|game| game.is_running() && self.season.state == SeasonState::Off);
        SeasonPlan { steps: open.map(|game| SeasonStep::EndGame(game.pair)).collect(), wake: None }
    }

    fn plan_open(&self, at: &SeasonNow) -> SeasonPlan {
        let season = &self.season;
        let Some(start) = at.clock.after(season.opened, season.starts.0 - season.opened.0) else {
            return SeasonPlan::default();
        };
        let people = self.entries.iter().filter(|entry| entry.state == EntryState::In).count();
        if season.sealed.is_some() && self.kind.full().is_some_and(|full| people >= full) {
            return SeasonPlan::step(SeasonStep::Start);
        }
        if start > at.served {
            let soon = start.plus_days(-ANNOUNCE_DAYS);
            return match season.announced {
                false if soon <= at.served => SeasonPlan::step(SeasonStep::Announce),
                false => SeasonPlan { steps: Vec::new(), wake: Some(soon) },
                true => SeasonPlan { steps: Vec::new(), wake: Some(start) },
            };
        }
        // Nothing starts before the message with the seal is known. Its delivery wakes the season.
        let Some(_) = season.sealed else { return SeasonPlan::default() };
        SeasonPlan::step(match people {
            people if people >= self.kind.least_people() => SeasonStep::Start,
            _ if season.postponed < MAX_POSTPONED => SeasonStep::Postpone,
            _ => SeasonStep::GiveUp,
        })
    }

    fn plan_running(&self, at: &SeasonNow, began: Timestamp) -> SeasonPlan {
        let end = self.ends(&at.clock);
        if end.is_some_and(|end| end <= at.served) {
            return SeasonPlan::step(SeasonStep::Close);
        }
        let late = self
            .entries
            .iter()
            .filter(|entry| entry.state == EntryState::In && entry.seat.is_some() && entry.late >= MAX_LATE);
        let mut steps: Vec<_> = late.map(|entry| SeasonStep::PutOut { ticket: entry.ticket }).collect();
        let mut wakes: Vec<Timestamp> = end.into_iter().collect();
        self.plan_seats(at, &mut steps, &mut wakes);
        // Each of those steps changes which games may be released. While the bot is out of the server,
        // it can't announce a new game.
        if steps.is_empty() && at.clock.off_at().is_none() {
            self.plan_releases(at, began, &mut steps, &mut wakes);
        }
        SeasonPlan { steps, wake: wakes.into_iter().min() }
    }

    /// Plans which reserve takes which seat.
    fn plan_seats(&self, at: &SeasonNow, steps: &mut Vec<SeasonStep>, wakes: &mut Vec<Timestamp>) {
        wakes.extend(at.excluded.values());
        let mut reserves = self
            .entries
            .iter()
            .filter(|entry| entry.state == EntryState::Reserve && !at.excluded.contains_key(&entry.ticket));
        let mut next = reserves.next();
        let mut seats: Vec<u32> =
            self.entries.iter().filter_map(|entry| entry.seat).map(|seat| seat.number).collect();
        seats.sort_unstable();
        for number in seats {
            let Some(reserve) = next else { return };
            if self.games_of(number).any(|game| game.result().is_some()) {
                continue;
            }
            let idle = at.idle.get(&number).copied();
            let free = if self.is_out(number) {
                // Its running games end with the person who is out.
                self.games_of(number).all(|game| !game.is_running())
            } else if idle.is_some_and(|idle| idle > at.served) {
                wakes.extend(idle);
                false
            } else {
                idle.is_some()
            };
            if free {
                steps.push(SeasonStep::Seat { number, reserve: reserve.ticket });
                next = reserves.next();
            }
        }
    }

    fn plan_releases(
        &self,
        at: &SeasonNow,
        began: Timestamp,
        steps: &mut Vec<SeasonStep>,
        wakes: &mut Vec<Timestamp>,
    ) {
        let mut running: BTreeMap<u32, usize> = BTreeMap::new();
        for number in self.games.iter().filter(|game| game.is_running()).flat_map(|game| game.pair.seats()) {
            *running.entry(number).or_default() += 1;
        }
        let mut waits = BTreeSet::new();
        let mut games: Vec<&SeasonGame> = self.games.iter().collect();
        games.sort_by_key(|game| (game.pair.round, game.pair.division));
        for game in games {
            let seats = game.pair.seats();
            let open = game.game.is_none() && game.result().is_none();
            if !open || seats.into_iter().any(|number| self.is_out(number)) {
                continue;
            }
            let due = at.clock.after(began, game.due_ms);
            let early = seats.into_iter().all(|number| {
                running.get(&number).copied().unwrap_or(0) < EARLY_GAMES && !waits.contains(&number)
            });
            if early || due.is_some_and(|due| due <= at.served) {
                steps.push(SeasonStep::Release(game.pair));
                for number in seats {
                    *running.entry(number).or_default() += 1;
                }
            } else {
                wakes.extend(due);
                waits.extend(seats);
            }
        }
    }

    fn plan_closing(&self) -> SeasonPlan {
        let open = self.games.iter().filter(|game| {
            // Games of struck people don't count, so only running ones are ended.
            let counts = !game.pair.seats().into_iter().any(|number| self.is_struck(number));
            game.result().is_none() && (counts || game.is_running())
        });
        let steps: Vec<_> = open.map(|game| SeasonStep::EndGame(game.pair)).collect();
        if steps.is_empty() { SeasonPlan::step(SeasonStep::Finish) } else { SeasonPlan { steps, wake: None } }
    }

    fn is_struck(&self, number: u32) -> bool {
        self.of_seat(number).is_none_or(|entry| entry.state == EntryState::Struck)
    }

    /// Returns when the season ends, as far as it is known.
    #[must_use]
    pub fn ends(&self, clock: &SeasonClock) -> Option<Timestamp> {
        clock.after(self.season.began?, self.kind.season_ms()?)
    }

    /// Returns when the season starts or started, as far as it is known.
    #[must_use]
    pub fn begins(&self, clock: &SeasonClock) -> Option<Timestamp> {
        let season = &self.season;
        season.began.or_else(|| clock.after(season.opened, season.starts.0 - season.opened.0))
    }

    /// Whole weeks of season time since the start, from 1; `None` before it and without an end.
    #[must_use]
    pub fn week(&self, clock: &SeasonClock, now: Timestamp) -> Option<i64> {
        let began = self.season.began?;
        let weeks = i64::from(self.kind.weeks()?);
        let over = |week: i64| clock.after(began, week * 7 * DAY_MS).is_some_and(|end| end <= now);
        Some((1..weeks).find(|week| !over(*week)).unwrap_or(weeks))
    }
}
