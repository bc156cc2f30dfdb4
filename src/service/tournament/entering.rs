//! Creating tournaments, joining and leaving them.

use super::outs::OutCause;
use super::rows::{LoadedSeason, newest};
use crate::dice::Seed;
use crate::domain::tournament::{
    Entry, EntryState, KindTerms, MAX_PEOPLE, MAX_TOURNAMENTS, Season, SeasonState, Tournament,
    TournamentKind, TournamentTerms,
};
use crate::domain::{GuildId, Id, MessageKind, PlayerId, Revision, StatusSubject, Timestamp, UserError};
use crate::service::core::Core;
use crate::service::{Caller, Error, Tournaments};
use crate::store::{LockRoot, ReadTx, StoreError, WriteTx};

/// Within this time, a second tournament with the same terms is a second press of the button.
const TWICE_MS: i64 = 15_000;

/// How a person is in a season after joining.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joined {
    /// In at the start.
    In,
    /// Waiting for a seat of the running season, and in the next one.
    Reserve,
    /// At the bottom of a ladder.
    Bottom,
    /// They were about to leave after the season, and now stay.
    Stays,
}

impl Tournaments {
    /// Creates a tournament, whose first season people can join. Enqueues the message that seals
    /// `seed`. Returns the first one if someone pressed twice.
    ///
    /// # Errors
    ///
    /// Fails as [`Tournament::make`] does, and with [`UserError::TooManyTournaments`].
    pub fn create(&self, caller: &Caller, terms: TournamentTerms, seed: Seed) -> Result<Tournament, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Server(terms.guild)])?;
        let kind = terms.kind;
        let tournament = Tournament::make(self.core.mint.next(caller.now), caller.player, terms, caller.now)?;
        if let Some(twin) = twin_of(&tx, &tournament)? {
            return Ok(twin);
        }
        if live_tournaments(&tx, tournament.guild)? >= MAX_TOURNAMENTS {
            return Err(UserError::TooManyTournaments { most: MAX_TOURNAMENTS }.into());
        }
        tx.insert_tournament(&tournament)?;
        match kind {
            KindTerms::League { start_days, .. }
            | KindTerms::Cup { start_days, .. }
            | KindTerms::Swiss { start_days } => {
                let starts = caller.now.plus_days(start_days);
                self.core.open_season(&tx, &tournament, 1, seed, starts, caller.now)?;
            }
            KindTerms::Ladder => self.core.open_ladder(&tx, &tournament, seed, caller.now)?,
        }
        tx.commit()?;
        Ok(tournament)
    }

    /// Joins a tournament: a ladder at the bottom. After the start of a league's season, the person
    /// becomes a reserve.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchTournament`], [`UserError::AlreadyEntered`], [`UserError::Barred`],
    /// [`UserError::Muted`], [`UserError::OutOfSeason`], [`UserError::SeasonFull`],
    /// [`UserError::CupBegun`], [`UserError::SwissBegun`], [`UserError::TournamentOver`].
    pub fn join(&self, caller: &Caller, tournament: Id) -> Result<Joined, Error> {
        let season = newest(&self.core.store.begin_read()?, tournament, caller)?.id();
        let tx = self.core.begin_locked(caller, &[LockRoot::Season(season)])?;
        let loaded = LoadedSeason::find(&tx, season)?.ok_or(UserError::NoSuchTournament)?;
        let closed = match loaded.rows.kind {
            TournamentKind::League { .. } | TournamentKind::Ladder => None,
            TournamentKind::Cup { .. } => Some(UserError::CupBegun),
            TournamentKind::Swiss => Some(UserError::SwissBegun),
        };
        if loaded.rows.kind == TournamentKind::Ladder {
            self.core.join_ladder(&tx, &loaded, caller)?;
            tx.wake_season(season, caller.now)?;
            tx.request_status(StatusSubject::Season(season), caller.now)?;
            tx.commit()?;
            return Ok(Joined::Bottom);
        }
        let state = match loaded.season().state {
            SeasonState::Open => EntryState::In,
            SeasonState::Running | SeasonState::Closing => match closed {
                // Cups and Swiss tournaments have no reserves.
                Some(closed) => return Err(closed.into()),
                None => EntryState::Reserve,
            },
            SeasonState::Over | SeasonState::Off => return Err(UserError::TournamentOver.into()),
        };
        let found = loaded.entries().iter().find(|entry| entry.player == Some(caller.player));
        let joined = match found {
            Some(entry) if entry.state.is_out() => return Err(UserError::OutOfSeason.into()),
            Some(entry) if entry.leaves => {
                tx.update_entry(season, &Entry { leaves: false, ..entry.clone() })?;
                Joined::Stays
            }
            Some(_) => return Err(UserError::AlreadyEntered.into()),
            None => {
                let guild = loaded.tournament.guild;
                self.core.check_bar(&tx, guild, caller.player, caller.now)?;
                self.core.check_mutes(&tx, Some(guild), caller.player, None, caller.now)?;
                check_room(&loaded)?;
                tx.insert_entry(season, &new_entry(caller, state))?;
                if state == EntryState::In { Joined::In } else { Joined::Reserve }
            }
        };
        tx.wake_season(season, caller.now)?;
        tx.request_status(StatusSubject::Season(season), caller.now)?;
        tx.commit()?;
        Ok(joined)
    }

    /// Leaves a tournament after the running season. Before the start, and as a reserve, the person
    /// leaves now.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchTournament`], [`UserError::NotEntered`].
    pub fn leave_later(&self, caller: &Caller, tournament: Id) -> Result<(), Error> {
        let season = newest(&self.core.store.begin_read()?, tournament, caller)?.id();
        let tx = self.core.begin_locked(caller, &[LockRoot::Season(season)])?;
        let entry = own_entry(&tx, season, caller.player)?;
        let kind = tx.tournament(tournament)?.map(|found| found.kind);
        if kind == Some(TournamentKind::Ladder) {
            // Its season has no end.
            return Err(UserError::NotInThisState.into());
        }
        if entry.seat.is_none() {
            tx.delete_entry(season, entry.ticket)?;
        } else if kind.and_then(TournamentKind::weeks).is_none() {
            // No season follows.
            return Err(UserError::NotInThisState.into());
        } else {
            tx.update_entry(season, &Entry { leaves: true, ..entry })?;
        }
        tx.request_status(StatusSubject::Season(season), caller.now)?;
        tx.commit()
    }

    /// Leaves a tournament now. During a season the person is out: their running games are resigned.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchTournament`], [`UserError::NotEntered`], [`UserError::TournamentOver`].
    pub fn leave_now(&self, caller: &Caller, tournament: Id) -> Result<(), Error> {
        let (season, entry) = {
            let reading = self.core.store.begin_read()?;
            let season = newest(&reading, tournament, caller)?.rows.season;
            if !season.state.is_live() {
                return Err(UserError::TournamentOver.into());
            }
            (season.id, own_entry(&reading, season.id, caller.player)?)
        };
        if entry.seat.is_none() {
            return self.leave_later(caller, tournament);
        }
        self.core.put_out_by(caller, season, entry.ticket, OutCause::Left)
    }
}

fn new_entry(caller: &Caller, state: EntryState) -> Entry {
    Entry {
        ticket: caller.interaction.0,
        player: Some(caller.player),
        state,
        leaves: false,
        joined: caller.now,
        seat: None,
        late: 0,
        byes: 0,
        waits: 0,
        moved: 0,
        placed: None,
    }
}

/// The entry of a person who isn't out.
fn own_entry(reading: &ReadTx<'_>, season: Id, player: PlayerId) -> Result<Entry, Error> {
    let entry = reading.entry_of(season, player)?.filter(|entry| !entry.state.is_out());
    Ok(entry.ok_or(UserError::NotEntered)?)
}

fn check_room(loaded: &LoadedSeason) -> Result<(), UserError> {
    let people = loaded.entries().iter().filter(|entry| !entry.state.is_out()).count();
    let most = loaded.rows.kind.full().unwrap_or(MAX_PEOPLE);
    if people >= most { Err(UserError::SeasonFull { most }) } else { Ok(()) }
}

/// Finds the same tournament, created by the same person a moment ago.
fn twin_of(reading: &ReadTx<'_>, new: &Tournament) -> Result<Option<Tournament>, StoreError> {
    let same = |old: &Tournament| {
        let terms = |of: &Tournament| {
            (of.creator, of.channel, of.name.clone(), of.kind, of.setup.clone(), of.pace, of.rated)
        };
        terms(old) == terms(new)
            && old.game.info().name == new.game.info().name
            && new.created.0 - old.created.0 < TWICE_MS
    };
    Ok(reading.tournaments_in(new.guild)?.into_iter().find(same))
}

/// Counts the tournaments of a server whose newest season hasn't ended.
fn live_tournaments(reading: &ReadTx<'_>, guild: GuildId) -> Result<usize, StoreError> {
    let mut live = 0;
    for tournament in reading.tournaments_in(guild)? {
        let season = reading.newest_season(tournament.id)?;
        live += usize::from(season.is_some_and(|season| season.state.is_live()));
    }
    Ok(live)
}

impl Core {
    /// Inserts a season that people can join, and enqueues its message with the seal. Returns its id.
    pub(super) fn open_season(
        &self,
        tx: &WriteTx<'_>,
        tournament: &Tournament,
        number: u32,
        seed: Seed,
        starts: Timestamp,
        now: Timestamp,
    ) -> Result<Id, StoreError> {
        let id = self.mint.next(now);
        let channel = tournament.channel;
        let outbox =
            tx.enqueue(&self.message_about(MessageKind::Season, id, Revision(0), channel, None, now))?;
        tx.insert_season(&Season::open(id, tournament.id, number, seed, outbox, starts, now))?;
        Ok(id)
    }

    /// Inserts the season of a ladder, and enqueues its message with the seal.
    fn open_ladder(
        &self,
        tx: &WriteTx<'_>,
        tournament: &Tournament,
        seed: Seed,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let (id, channel) = (self.mint.next(now), tournament.channel);
        let outbox =
            tx.enqueue(&self.message_about(MessageKind::Season, id, Revision(0), channel, None, now))?;
        tx.insert_season(&Season::endless(id, tournament.id, seed, outbox, now))
    }

    /// Takes a person who deletes their data out of all tournaments. The roots of
    /// [`withdrawal`](super::withdrawal) are locked for each of their entries.
    pub(in crate::service) fn leave_tournaments(
        &self,
        tx: &WriteTx<'_>,
        caller: &Caller,
    ) -> Result<(), Error> {
        for (season, entry) in tx.entries_of(caller.player)? {
            let Some(loaded) = LoadedSeason::find(tx, season)? else { continue };
            if !loaded.season().state.is_live() {
                continue;
            }
            if entry.seat.is_some() {
                self.put_out(tx, &loaded, entry.ticket, OutCause::Deleted, caller.now)?;
            } else if !entry.state.is_out() {
                tx.delete_entry(season, entry.ticket)?;
                tx.request_status(StatusSubject::Season(season), caller.now)?;
            }
        }
        Ok(())
    }

    /// Fails if a person is barred from a server's tournaments.
    pub(super) fn check_bar(
        &self,
        reading: &ReadTx<'_>,
        guild: GuildId,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), Error> {
        match self.barred_until(reading, guild, player, now)? {
            Some(until) => Err(UserError::Barred { until }.into()),
            None => Ok(()),
        }
    }

    /// Returns the end of the bar or mute that keeps a person from beginning games of a server's
    /// tournaments.
    pub(super) fn excluded_until(
        &self,
        reading: &ReadTx<'_>,
        guild: GuildId,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, StoreError> {
        let mute = self.mute(reading, guild, player, now)?.map(|mute| mute.until);
        Ok(self.barred_until(reading, guild, player, now)?.max(mute))
    }

    /// Returns the end of a person's bar from a server's tournaments.
    fn barred_until(
        &self,
        reading: &ReadTx<'_>,
        guild: GuildId,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, StoreError> {
        let bar = reading.last_bar(guild, &self.key.hash(player))?;
        Ok(bar.map(|(_, until)| until).filter(|until| *until > now))
    }
}
