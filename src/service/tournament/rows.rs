//! Loads seasons with everything that decides what is due in them.

use std::collections::BTreeMap;

use super::ladder_order::season_rows;
use crate::domain::tournament::{
    Entry, EntryState, IDLE_DAYS, Season, SeasonClock, SeasonGame, SeasonNow, SeasonRows, SeasonState,
    Tournament,
};
use crate::domain::{DAY_MS, GuildId, Id, Timestamp, UserError};
use crate::service::core::Core;
use crate::service::game::turn_clocks::clocks_of;
use crate::service::server::served::ServedTimes;
use crate::service::{Caller, Error};
use crate::store::{ReadTx, StoreError};

/// A season with its rows.
#[derive(Debug)]
pub(super) struct LoadedSeason {
    pub(super) tournament: Tournament,
    pub(super) rows: SeasonRows,
}

impl LoadedSeason {
    /// Loads a season; `None` if its server was deleted.
    pub(super) fn find(reading: &ReadTx<'_>, id: Id) -> Result<Option<Self>, StoreError> {
        let Some(season) = reading.season(id)? else { return Ok(None) };
        Self::of(reading, season)
    }

    fn of(reading: &ReadTx<'_>, season: Season) -> Result<Option<Self>, StoreError> {
        let Some(tournament) = reading.tournament(season.tournament)? else { return Ok(None) };
        let rows = season_rows(reading, season, tournament.kind)?;
        Ok(Some(Self { tournament, rows }))
    }

    pub(super) const fn season(&self) -> &Season {
        &self.rows.season
    }

    pub(super) fn entries(&self) -> &[Entry] {
        &self.rows.entries
    }

    pub(super) fn games(&self) -> &[SeasonGame] {
        &self.rows.games
    }

    pub(super) const fn id(&self) -> Id {
        self.rows.season.id
    }

    /// Loads the time known to the season.
    pub(super) fn now(&self, core: &Core, reading: &ReadTx<'_>, now: Timestamp) -> Result<SeasonNow, Error> {
        let guild = self.tournament.guild;
        let served = ServedTimes::load(reading)?.until(Some(guild));
        let served = served.map_or(now, |served| served.min(now));
        let clock = season_clock(reading, guild, self.season().opened)?;
        Ok(SeasonNow {
            resting: self.resting(reading, &clock, served)?,
            clock,
            served,
            idle: self.idle_seats(core, reading)?,
            excluded: self.excluded_reserves(core, reading, now)?,
        })
    }

    /// Returns the tickets of the barred and muted reserves, with the end of that.
    fn excluded_reserves(
        &self,
        core: &Core,
        reading: &ReadTx<'_>,
        now: Timestamp,
    ) -> Result<BTreeMap<u64, Timestamp>, StoreError> {
        let mut excluded = BTreeMap::new();
        for entry in self.entries().iter().filter(|entry| entry.state == EntryState::Reserve) {
            let Some(player) = entry.player else { continue };
            if let Some(until) = core.excluded_until(reading, self.tournament.guild, player, now)? {
                excluded.insert(entry.ticket, until);
            }
        }
        Ok(excluded)
    }

    /// Returns when each unplayed seat will have been idle for so long that a reserve may take it.
    fn idle_seats(&self, core: &Core, reading: &ReadTx<'_>) -> Result<BTreeMap<u32, Timestamp>, Error> {
        let mut idle = BTreeMap::new();
        let waits = self.entries().iter().any(|entry| entry.state == EntryState::Reserve);
        if !waits || self.season().state != SeasonState::Running {
            return Ok(idle);
        }
        let seats = self.entries().iter().filter(|entry| entry.state == EntryState::In);
        for number in seats.filter_map(|entry| entry.seat).map(|seat| seat.number) {
            if let Some(at) = self.idle_seat(core, reading, number)? {
                idle.insert(number, at);
            }
        }
        Ok(idle)
    }

    fn idle_seat(&self, core: &Core, reading: &ReadTx<'_>, number: u32) -> Result<Option<Timestamp>, Error> {
        if !self.is_unplayed(core, reading, number)? {
            return Ok(None);
        }
        let running = self.rows.games_of(number).filter(|game| game.is_running());
        let ids: Vec<Id> = running.filter_map(|game| game.game).collect();
        let person = self.rows.of_seat(number).and_then(|entry| entry.player);
        let own = reading.clocks(&ids)?.into_iter().filter(|row| row.player.person() == person);
        let own: Vec<_> = own.map(|row| (row.game, row.turn_started_at)).collect();
        let clocks = clocks_of(reading, &own.iter().map(|(game, _)| *game).collect::<Vec<_>>())?;
        Ok(own
            .iter()
            .filter_map(|(game, began)| {
                let pauses = clocks.get(game)?.clone().into_pauses();
                SeasonClock::new(pauses).after(*began, IDLE_DAYS * DAY_MS)
            })
            .min())
    }

    /// Whether no game of a seat has a result, and in none both have moved. A corrupt match counts as
    /// played.
    pub(super) fn is_unplayed(&self, core: &Core, reading: &ReadTx<'_>, number: u32) -> Result<bool, Error> {
        if self.rows.games_of(number).any(|game| game.result().is_some()) {
            return Ok(false);
        }
        for game in self.rows.games_of(number).filter_map(|game| game.game) {
            match core.load(reading, game) {
                Ok((game, state)) if !game.both_moved(state.position().turn()) => {}
                Ok(_) => return Ok(false),
                Err(error) if error.is_corrupt() => return Ok(false),
                Err(error) => return Err(error),
            }
        }
        Ok(true)
    }
}

/// Returns the clock of a server's seasons, with its pauses since a time.
pub(super) fn season_clock(
    reading: &ReadTx<'_>,
    guild: GuildId,
    since: Timestamp,
) -> Result<SeasonClock, StoreError> {
    let outages = reading.outages_since(since)?.into_iter();
    let mut pauses: Vec<_> =
        outages.filter(|(shard, _)| shard.hears(Some(guild))).map(|(_, pause)| pause).collect();
    pauses.extend(reading.shut_out_since(guild, since)?);
    Ok(SeasonClock::new(pauses))
}

/// Returns a tournament with its newest season.
///
/// # Errors
///
/// [`UserError::NoSuchTournament`], also for tournaments of other servers.
pub(super) fn newest(reading: &ReadTx<'_>, tournament: Id, caller: &Caller) -> Result<LoadedSeason, Error> {
    let season = reading.newest_season(tournament)?.ok_or(UserError::NoSuchTournament)?;
    let loaded = LoadedSeason::of(reading, season)?.ok_or(UserError::NoSuchTournament)?;
    require_here(reading, &loaded.tournament, caller)?;
    Ok(loaded)
}

/// Hides the tournaments of other servers. In direct messages, people only see tournaments that they
/// have joined.
pub(super) fn require_here(
    reading: &ReadTx<'_>,
    tournament: &Tournament,
    caller: &Caller,
) -> Result<(), Error> {
    let here = match caller.guild {
        Some(guild) => guild == tournament.guild,
        None => {
            let mut entered = false;
            for (season, _) in reading.entries_of(caller.player)? {
                entered |= reading.season(season)?.is_some_and(|season| season.tournament == tournament.id);
            }
            entered
        }
    };
    if here { Ok(()) } else { Err(UserError::NoSuchTournament.into()) }
}
