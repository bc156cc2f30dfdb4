//! People who are out of a running season, and reserves who take their seats.

use super::acts::NewAct;
use super::ladder_order::take_off_ladder;
use super::rows::LoadedSeason;
use crate::domain::tournament::{
    ActDetail, ActKind, Entry, EntryState, MAX_LATE, SeasonGame, SeasonState, SeasonStep, TournamentKind,
    barred_until,
};
use crate::domain::{Id, MessageKind, PlayerId, Seat, StatusSubject, Timestamp, UserError, withdraw};
use crate::service::core::Core;
use crate::service::{Caller, Error};
use crate::store::{LockRoot, ReadTx, StoreError, WriteTx};

/// Attempts to lock the running games of a person, because others may begin at the same time.
const MAX_GATHERINGS: u32 = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OutCause {
    Left,
    Late,
    /// Hasn't played on a ladder for too long.
    Rested,
    /// Has left the server of a ladder.
    Gone,
    /// By this organizer.
    Removed(PlayerId),
    Deleted,
    Idle,
}

impl OutCause {
    const fn act(self) -> ActKind {
        match self {
            Self::Left => ActKind::Left,
            Self::Late => ActKind::Late,
            Self::Rested => ActKind::Rested,
            Self::Gone => ActKind::Gone,
            Self::Removed(_) => ActKind::Removed,
            Self::Deleted => ActKind::Deleted,
            Self::Idle => ActKind::Idle,
        }
    }
}

/// The roots to lock before a person goes out of a season: their running matches with all players,
/// and the season.
pub(crate) fn withdrawal(
    reading: &ReadTx<'_>,
    season: Id,
    number: Option<u32>,
) -> Result<Vec<LockRoot>, StoreError> {
    let mut roots = vec![LockRoot::Season(season)];
    let Some(number) = number else { return Ok(roots) };
    for game in reading.open_season_games(season)?.into_iter().filter(|game| game.pair.has(number)) {
        let Some(id) = game.game.filter(|_| game.is_running()) else { continue };
        let seats = reading.match_summary(id)?.map(|found| found.seats).into_iter().flatten();
        roots.push(LockRoot::Match(id));
        roots.extend(seats.filter_map(Seat::person).map(LockRoot::Player));
    }
    roots.sort_unstable();
    roots.dedup();
    Ok(roots)
}

/// The seat of a ticket.
fn number_of(reading: &ReadTx<'_>, season: Id, ticket: u64) -> Result<Option<u32>, StoreError> {
    let entry = reading.entries(season)?.into_iter().find(|entry| entry.ticket == ticket);
    Ok(entry.and_then(|entry| entry.seat).map(|seat| seat.number))
}

impl Core {
    /// Puts a person out of a season by an action of `caller`.
    pub(super) fn put_out_by(
        &self,
        caller: &Caller,
        season: Id,
        ticket: u64,
        cause: OutCause,
    ) -> Result<(), Error> {
        for _ in 0..MAX_GATHERINGS {
            let roots = {
                let reading = self.store.begin_read()?;
                withdrawal(&reading, season, number_of(&reading, season, ticket)?)?
            };
            let tx = self.begin_locked(caller, &roots)?;
            if withdrawal(&tx, season, number_of(&tx, season, ticket)?)? == roots {
                let loaded = LoadedSeason::find(&tx, season)?.ok_or(UserError::NoSuchTournament)?;
                self.put_out(&tx, &loaded, ticket, cause, caller.now)?;
                return tx.commit();
            }
        }
        Err(UserError::Stale.into())
    }

    /// Begins a transaction with the roots of [`withdrawal`] locked. `None` if games begin all the
    /// time; the job then tries again.
    pub(super) fn begin_withdrawal(
        &self,
        season: Id,
        number: Option<u32>,
    ) -> Result<Option<WriteTx<'_>>, StoreError> {
        for _ in 0..MAX_GATHERINGS {
            let roots = withdrawal(&self.store.begin_read()?, season, number)?;
            let tx = self.store.begin_write()?;
            tx.lock(&roots)?;
            if withdrawal(&tx, season, number)? == roots {
                return Ok(Some(tx));
            }
        }
        Ok(None)
    }

    /// Puts a person out who lost too many games on time.
    pub(super) fn put_out_late(&self, season: Id, ticket: u64, now: Timestamp) -> Result<(), Error> {
        let number = number_of(&self.store.begin_read()?, season, ticket)?;
        let Some(tx) = self.begin_withdrawal(season, number)? else { return Ok(()) };
        let Some(loaded) = LoadedSeason::find(&tx, season)? else { return Ok(()) };
        let late = |entry: &Entry| match loaded.rows.kind {
            TournamentKind::League { .. } | TournamentKind::Cup { .. } | TournamentKind::Swiss => {
                entry.late >= MAX_LATE
            }
            TournamentKind::Ladder => loaded.rows.is_late_on_ladder(entry, now),
        };
        let due = |entry: &Entry| entry.ticket == ticket && late(entry);
        if loaded.season().state == SeasonState::Running && loaded.entries().iter().any(due) {
            self.put_out(&tx, &loaded, ticket, OutCause::Late, now)?;
            tx.commit()?;
        }
        Ok(())
    }

    /// Takes a person off a ladder who hasn't played for too long.
    pub(super) fn put_off_rested(&self, season: Id, ticket: u64, now: Timestamp) -> Result<(), Error> {
        let number = number_of(&self.store.begin_read()?, season, ticket)?;
        let Some(tx) = self.begin_withdrawal(season, number)? else { return Ok(()) };
        let Some(loaded) = self.still_due(&tx, season, SeasonStep::Rest { ticket }, now)? else {
            return Ok(());
        };
        self.put_out(&tx, &loaded, ticket, OutCause::Rested, now)?;
        Ok(tx.commit()?)
    }

    /// Puts a person out of a running season: ends their running games, decides whether they are
    /// struck, and tells it. A no-op for people without a seat or already out. The roots of
    /// [`withdrawal`] are locked.
    pub(super) fn put_out(
        &self,
        tx: &WriteTx<'_>,
        loaded: &LoadedSeason,
        ticket: u64,
        cause: OutCause,
        now: Timestamp,
    ) -> Result<(), Error> {
        let season = loaded.id();
        let found = loaded.entries().iter().find(|entry| entry.ticket == ticket);
        let Some(entry) = found.filter(|entry| entry.state == EntryState::In) else { return Ok(()) };
        let Some(seat) = entry.seat.filter(|_| loaded.season().state != SeasonState::Open) else {
            return Ok(());
        };
        let is_ladder = loaded.rows.kind == TournamentKind::Ladder;
        let is_done = loaded.rows.is_begun_cup() && loaded.rows.cup().is_done(seat.number);
        let struck = match loaded.rows.kind {
            TournamentKind::League { .. } => loaded.rows.would_be_struck(seat.number),
            TournamentKind::Ladder | TournamentKind::Cup { .. } => false,
            TournamentKind::Swiss => loaded.rows.would_be_struck_in_swiss(seat.number),
        };
        let state = if struck { EntryState::Struck } else { EntryState::Out };
        tx.update_entry(season, &Entry { state, ..entry.clone() })?;
        if is_ladder {
            // Before the results, so that nobody takes the place.
            take_off_ladder(tx, &loaded.rows, seat.number)?;
        }
        for game in loaded.rows.games_of(seat.number).filter(|game| game.result().is_none()) {
            self.forfeit(tx, season, game, seat.number, struck, now)?;
        }
        let barred = match (cause, entry.player) {
            // On a ladder people come back by joining.
            (OutCause::Late, Some(player)) if !is_ladder => Some(self.bar(tx, loaded, player, now)?),
            _ => None,
        };
        tx.wake_season(season, now)?;
        if is_done && barred.is_none() {
            // Nothing changes for anyone else, so nothing is told.
            return Ok(tx.request_status(StatusSubject::Season(season), now)?);
        }
        let actor = if let OutCause::Removed(admin) = cause { Some(admin) } else { None };
        let detail = ActDetail::Out { struck, barred };
        let person = entry.player.filter(|_| cause != OutCause::Deleted);
        let act = NewAct { kind: cause.act(), actor, person, detail };
        Ok(self.store_act(tx, loaded, act, now)?)
    }

    /// Ends a game of a person who is out. Unless they are struck, it is lost.
    fn forfeit(
        &self,
        tx: &WriteTx<'_>,
        season: Id,
        game: &SeasonGame,
        number: u32,
        struck: bool,
        now: Timestamp,
    ) -> Result<(), Error> {
        if !struck {
            let played = Some(game.pair.lost_by(number, false));
            tx.update_season_game(season, &SeasonGame { played, ..*game }.ended(now))?;
        }
        let Some(id) = game.game else { return Ok(()) };
        let (mut ended, state) = match self.load(tx, id) {
            Ok(found) => found,
            Err(error) if error.is_corrupt() => {
                tracing::error!(game = %id, %error, "corrupt match ended with its player's season");
                return Ok(tx.end_corrupt_match(id, now)?);
            }
            Err(error) => return Err(error),
        };
        if ended.ending.is_some() {
            return Ok(());
        }
        let from = ended.revision;
        let side = usize::from(game.pair.second == number);
        let seat = ended.seats[side];
        withdraw(&mut ended, seat, state.position().turn())?;
        self.save(tx, &ended, from, &state, now)?;
        tx.enqueue(&self.message(MessageKind::Over, &ended, None, now))?;
        Ok(())
    }

    /// Bars a person from the server's tournaments; returns the end of the bar.
    fn bar(
        &self,
        tx: &WriteTx<'_>,
        loaded: &LoadedSeason,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Timestamp, StoreError> {
        let (guild, hash) = (loaded.tournament.guild, self.key.hash(player));
        let until = barred_until(tx.last_bar(guild, &hash)?.map(|(began, _)| began), now);
        tx.insert_bar(guild, &hash, now, until)?;
        Ok(until)
    }

    /// Gives a seat to a reserve. The person who has it goes out first; their games begin again.
    pub(super) fn seat_reserve(
        &self,
        tx: &WriteTx<'_>,
        loaded: &LoadedSeason,
        number: u32,
        reserve: u64,
        organizer: Option<PlayerId>,
        now: Timestamp,
    ) -> Result<(), Error> {
        let season = loaded.id();
        if !loaded.is_unplayed(self, tx, number)? {
            return Err(UserError::SeatTaken.into());
        }
        let leaver = loaded.rows.of_seat(number).cloned().ok_or(UserError::TheyNotEntered)?;
        if leaver.state == EntryState::In {
            let cause = organizer.map_or(OutCause::Idle, OutCause::Removed);
            self.put_out(tx, loaded, leaver.ticket, cause, now)?;
        }
        let waits = |entry: &&Entry| entry.ticket == reserve && entry.state == EntryState::Reserve;
        let found = tx.entries(season)?;
        let entry = found.iter().find(waits).ok_or(UserError::TheyNotEntered)?;
        let leaver = found.iter().find(|entry| entry.ticket == leaver.ticket).ok_or(UserError::Stale)?;
        let seat = leaver.seat.ok_or(UserError::Stale)?;
        tx.update_entry(season, &Entry { seat: None, state: EntryState::Out, ..leaver.clone() })?;
        tx.update_entry(season, &Entry { seat: Some(seat), state: EntryState::In, ..entry.clone() })?;
        // The leaver is struck, so no game is lost.
        for game in tx.season_games(season)?.into_iter().filter(|game| game.pair.has(number)) {
            tx.update_season_game(season, &SeasonGame { game: None, played: None, ..game })?;
        }
        let detail = ActDetail::Division(seat.division);
        let act = NewAct { kind: ActKind::Seated, actor: organizer, person: entry.player, detail };
        self.store_act(tx, loaded, act, now)?;
        Ok(tx.wake_season(season, now)?)
    }
}
