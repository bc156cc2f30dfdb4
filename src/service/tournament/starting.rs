//! The start of a season, and what happens to its date.

use std::collections::BTreeSet;

use super::acts::NewAct;
use super::rows::LoadedSeason;
use crate::domain::tournament::{
    ActDetail, ActKind, Entrant, Entry, EntryState, Season, SeasonState, StartedSeason, TournamentKind,
    start_by_lot, start_league,
};
use crate::domain::{Id, MessageKind, PlayerId, Rating, Revision, StatusSubject, Timestamp, UserError};
use crate::service::core::Core;
use crate::service::{Error, Tournaments};
use crate::store::{LockRoot, ReadTx, StoreError, WriteTx};

/// Maximum number of people named in a message.
pub const PEOPLE_PER_MESSAGE: usize = 50;

impl Tournaments {
    /// Returns the people who are in before the start of a season, whose presence the job checks.
    pub fn people_at_start(&self, season: Id) -> Result<Vec<PlayerId>, Error> {
        let entries = self.core.store.begin_read()?.entries(season)?;
        let entrants = entries.iter().filter(|entry| entry.state == EntryState::In);
        Ok(entrants.filter_map(|entry| entry.player).collect())
    }

    /// Starts a season that is due, without the people who are `gone` from the server. If too few are
    /// left, the job postpones it.
    pub fn start(&self, season: Id, gone: &[PlayerId], now: Timestamp) -> Result<(), Error> {
        let tx = self.core.store.begin_write()?;
        tx.lock(&[LockRoot::Season(season)])?;
        let Some(mut loaded) = self.core.open_season_due(&tx, season, now)? else { return Ok(()) };
        let entries = loaded.entries().to_vec();
        for entry in entries.iter().filter(|entry| entry.state == EntryState::In) {
            let Some(player) = entry.player else { continue };
            let kind = if gone.contains(&player) {
                ActKind::Gone
            } else if self.core.excluded_until(&tx, loaded.tournament.guild, player, now)?.is_some() {
                ActKind::Excluded
            } else {
                continue;
            };
            let act = NewAct { kind, actor: None, person: Some(player), detail: ActDetail::Nothing };
            self.core.store_act(&tx, &loaded, act, now)?;
            tx.delete_entry(season, entry.ticket)?;
        }
        loaded.rows.entries = tx.entries(season)?;
        if loaded.rows.plan(&loaded.now(&self.core, &tx, now)?).is_start() {
            self.core.start_season(&tx, &loaded, now)?;
        }
        tx.wake_season(season, now)?;
        tx.commit()?;
        self.core.notify_outbox();
        Ok(())
    }
}

impl Core {
    /// Loads an open season that is due to start; `None` otherwise.
    fn open_season_due(
        &self,
        tx: &WriteTx<'_>,
        season: Id,
        now: Timestamp,
    ) -> Result<Option<LoadedSeason>, Error> {
        let Some(loaded) = LoadedSeason::find(tx, season)? else { return Ok(None) };
        let due = loaded.rows.plan(&loaded.now(self, tx, now)?).is_start();
        Ok((loaded.season().state == SeasonState::Open && due).then_some(loaded))
    }

    /// Numbers the people, draws the lots, and stores the divisions and all games.
    fn start_season(&self, tx: &WriteTx<'_>, loaded: &LoadedSeason, now: Timestamp) -> Result<(), Error> {
        let season = loaded.season();
        let started = draw(tx, loaded)?;
        let by_ticket = |ticket: u64| started.seats.iter().find(|seat| seat.ticket == ticket).copied();
        for entry in loaded.entries().iter().filter(|entry| entry.state == EntryState::In) {
            tx.update_entry(season.id, &Entry { seat: by_ticket(entry.ticket), ..entry.clone() })?;
        }
        for game in &started.games {
            tx.insert_season_game(season.id, game)?;
        }
        let running = Season { state: SeasonState::Running, began: Some(now), ..season.clone() };
        tx.update_season(&running)?;
        let messages = match loaded.rows.kind {
            TournamentKind::Swiss => messages_for(started.seats.len()),
            TournamentKind::League { .. } | TournamentKind::Ladder | TournamentKind::Cup { .. } => {
                started.divisions
            }
        };
        self.tell_divisions(tx, loaded, MessageKind::SeasonBegun, messages, now)?;
        tracing::info!(season = %season.id, people = started.seats.len(), "season started");
        Ok(tx.request_status(StatusSubject::Season(season.id), now)?)
    }

    /// Enqueues a message for each division of a season, or for each group of people.
    pub(super) fn tell_divisions(
        &self,
        tx: &WriteTx<'_>,
        loaded: &LoadedSeason,
        kind: MessageKind,
        divisions: u32,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let (id, channel) = (loaded.id(), loaded.tournament.channel);
        for division in 1..=divisions {
            tx.enqueue(&self.message_about(kind, id, Revision(division), channel, None, now))?;
        }
        Ok(())
    }

    /// Enqueues the messages to people who stayed in, before the start.
    pub(super) fn announce(
        &self,
        tx: &WriteTx<'_>,
        loaded: &LoadedSeason,
        now: Timestamp,
    ) -> Result<(), Error> {
        let messages = messages_for(stayed(tx, loaded)?.len());
        tx.update_season(&Season { announced: true, ..loaded.season().clone() })?;
        Ok(self.tell_divisions(tx, loaded, MessageKind::SeasonSoon, messages, now)?)
    }

    /// Moves the start by a week, because too few people have joined.
    pub(super) fn postpone(
        &self,
        tx: &WriteTx<'_>,
        loaded: &LoadedSeason,
        now: Timestamp,
    ) -> Result<(), Error> {
        let season = loaded.season();
        let starts = now.plus_days(7);
        tx.update_season(&Season { opened: now, starts, postponed: season.postponed + 1, ..season.clone() })?;
        let detail = ActDetail::Start(starts);
        let act = NewAct { kind: ActKind::Postponed, actor: None, person: None, detail };
        Ok(self.store_act(tx, loaded, act, now)?)
    }
}

/// Number of messages to some people.
pub(super) fn messages_for(people: usize) -> u32 {
    u32::try_from(people.div_ceil(PEOPLE_PER_MESSAGE)).unwrap_or(u32::MAX)
}

/// The people who stayed in after the season before: they kept their tickets.
pub(super) fn stayed(reading: &ReadTx<'_>, loaded: &LoadedSeason) -> Result<Vec<PlayerId>, StoreError> {
    let number = loaded.season().number - 1;
    let Some(before) = reading.season_by_number(loaded.tournament.id, number)? else { return Ok(Vec::new()) };
    let tickets: BTreeSet<u64> = reading.entries(before.id)?.into_iter().map(|entry| entry.ticket).collect();
    let people = loaded.entries().iter().filter(|entry| tickets.contains(&entry.ticket));
    Ok(people.filter_map(|entry| entry.player).collect())
}

/// Draws the lots of the people who are in, and forms the divisions.
fn draw(tx: &WriteTx<'_>, loaded: &LoadedSeason) -> Result<StartedSeason, Error> {
    let (tournament, season) = (&loaded.tournament, loaded.season());
    let mut entrants = Vec::new();
    for entry in loaded.entries().iter().filter(|entry| entry.state == EntryState::In) {
        let Some(player) = entry.player else { continue };
        let rating = tx.rating(player, tournament.game)?.map_or(Rating::UNKNOWN, |row| row.rating);
        entrants.push(Entrant { ticket: entry.ticket, player, rating: rating.value });
    }
    // The plan checked that the season is sealed and that enough people are in.
    let sealed = season.sealed.ok_or(UserError::NotInThisState)?;
    let id = season.id.to_string();
    match tournament.kind {
        TournamentKind::League { .. } => {}
        TournamentKind::Ladder => return Err(UserError::NotInThisState.into()),
        TournamentKind::Cup { .. } | TournamentKind::Swiss => {
            return Ok(start_by_lot(&season.seed, &id, sealed.0, &entrants));
        }
    }
    let previous = match season.number {
        1 => Vec::new(),
        number => previous_tables(tx, loaded.tournament.id, number - 1)?,
    };
    let length = tournament.kind.season_ms().ok_or(UserError::NotInThisState)?;
    start_league(&season.seed, &id, sealed.0, &entrants, &previous, length)
        .map_err(|_| UserError::NotInThisState.into())
}

/// The tables of a season that is over, the highest division first. Struck people come last, by lot.
fn previous_tables(
    reading: &ReadTx<'_>,
    tournament: Id,
    number: u32,
) -> Result<Vec<Vec<Option<PlayerId>>>, StoreError> {
    let Some(season) = reading.season_by_number(tournament, number)? else { return Ok(Vec::new()) };
    let mut seats: Vec<_> = reading
        .entries(season.id)?
        .into_iter()
        .filter_map(|entry| entry.seat.map(|seat| (seat, entry)))
        .collect();
    let rank = |entry: &Entry| entry.placed.map_or(u32::MAX, |(rank, _)| rank);
    seats.sort_by_key(|(seat, entry)| (seat.division, rank(entry), seat.lot));
    let divisions = seats.last().map_or(0, |(seat, _)| seat.division);
    let table = |division: u32| {
        let rows = seats.iter().filter(|(seat, _)| seat.division == division);
        rows.map(|(_, entry)| entry.player).collect()
    };
    Ok((1..=divisions).map(table).collect())
}
