//! The end of a season: open games, tables, and the next season.

use super::acts::NewAct;
use super::cups::placed;
use super::rows::LoadedSeason;
use super::starting::messages_for;
use super::swiss;
use crate::dice::Seed;
use crate::domain::tournament::{
    ActDetail, ActKind, BREAK_DAYS, Entry, EntryState, Season, SeasonGame, SeasonPair, SeasonState,
    TableGame, TableKind, TablePerson, TableResult, TournamentError, TournamentKind, standings,
};
use crate::domain::{Id, Match, MessageKind, StatusSubject, Timestamp, UserError};
use crate::service::Error;
use crate::service::core::Core;
use crate::store::{LockRoot, WriteTx};

impl Core {
    /// Begins to end the open games of a season.
    pub(super) fn close(&self, tx: &WriteTx<'_>, loaded: &LoadedSeason) -> Result<(), Error> {
        Ok(tx.update_season(&Season { state: SeasonState::Closing, ..loaded.season().clone() })?)
    }

    /// Calls a season off. Its running games are ended one by one.
    pub(super) fn call_season_off(
        &self,
        tx: &WriteTx<'_>,
        loaded: &LoadedSeason,
        act: NewAct,
        now: Timestamp,
    ) -> Result<(), Error> {
        let season = Season { state: SeasonState::Off, ended: Some(now), ..loaded.season().clone() };
        tx.update_season(&season)?;
        self.store_act(tx, loaded, act, now)?;
        tracing::info!(season = %season.id, reason = act.kind.word(), "season called off");
        Ok(())
    }

    /// Ends an open game: drawn at the end of the season, without a result if it was called off.
    pub(super) fn end_season_game(&self, season: Id, pair: SeasonPair, now: Timestamp) -> Result<(), Error> {
        let running = self.store.begin_read()?.season_game(season, pair)?.and_then(|game| game.game);
        let tx = self.store.begin_write()?;
        let roots: Vec<_> =
            running.map(LockRoot::Match).into_iter().chain([LockRoot::Season(season)]).collect();
        tx.lock(&roots)?;
        let (Some(found), Some(game)) = (tx.season(season)?, tx.season_game(season, pair)?) else {
            return Ok(());
        };
        if game.game != running || game.result().is_some() {
            return Ok(());
        }
        let off = match found.state {
            SeasonState::Closing => false,
            SeasonState::Off => true,
            SeasonState::Open | SeasonState::Running | SeasonState::Over => return Ok(()),
        };
        match game.game {
            Some(id) => {
                let end = if off { Match::end_without_season } else { Match::end_with_season };
                self.end_match(&tx, id, end, now)?;
            }
            None => {
                let played = Some(TableResult::Drawn);
                tx.update_season_game(season, &SeasonGame { played, ..game }.ended(now))?;
            }
        }
        tx.commit()?;
        self.notify_outbox();
        Ok(())
    }

    /// Ends a match and tells it; a no-op if it is over. A corrupt one ends without a replay.
    pub(super) fn end_match(
        &self,
        tx: &WriteTx<'_>,
        id: Id,
        end: impl FnOnce(&mut Match) -> Result<(), UserError>,
        now: Timestamp,
    ) -> Result<(), Error> {
        let (mut game, state) = match self.load(tx, id) {
            Ok(found) => found,
            Err(error) if error.is_corrupt() => {
                tracing::error!(game = %id, %error, "corrupt match ended with its season");
                tx.end_corrupt_match(id, now)?;
                if let Some((season, game)) = self.season_game_of(tx, id)? {
                    let played = Some(TableResult::Drawn);
                    tx.update_season_game(season, &SeasonGame { played, ..game }.ended(now))?;
                }
                return Ok(());
            }
            Err(error) => return Err(error),
        };
        let from = game.revision;
        if end(&mut game).is_err() {
            return Ok(());
        }
        self.save(tx, &game, from, &state, now)?;
        tx.enqueue(&self.message(MessageKind::Over, &game, None, now))?;
        self.states.insert(&game, state);
        Ok(())
    }

    /// The season and the game that a match plays.
    fn season_game_of(&self, tx: &WriteTx<'_>, id: Id) -> Result<Option<(Id, SeasonGame)>, Error> {
        let season = tx.match_summary(id)?.and_then(|game| game.season);
        Ok(season.zip(tx.game_of_match(id)?))
    }

    /// Ranks the people, opens the seed, and opens the next season, which starts a week later.
    pub(super) fn finish_season(
        &self,
        tx: &WriteTx<'_>,
        loaded: &LoadedSeason,
        seed: Seed,
        now: Timestamp,
    ) -> Result<(), Error> {
        let season = loaded.season();
        match loaded.rows.kind {
            TournamentKind::League { .. } => {}
            // Nothing follows. The order of a ladder stays as it is.
            TournamentKind::Ladder | TournamentKind::Cup { .. } | TournamentKind::Swiss => {
                return self.finish_tournament(tx, loaded, now);
            }
        }
        let divisions = loaded.entries().iter().filter_map(|entry| entry.seat).map(|seat| seat.division);
        let divisions = divisions.max().unwrap_or(0);
        for division in 1..=divisions {
            for entry in ranked(loaded, division).map_err(|_| UserError::NotInThisState)? {
                tx.update_entry(season.id, &entry)?;
            }
        }
        tx.update_season(&Season { state: SeasonState::Over, ended: Some(now), ..season.clone() })?;
        self.tell_divisions(tx, loaded, MessageKind::SeasonOver, divisions, now)?;
        tx.request_status(StatusSubject::Season(season.id), now)?;
        let next = self.open_season(
            tx,
            &loaded.tournament,
            season.number + 1,
            seed,
            now.plus_days(BREAK_DAYS),
            now,
        )?;
        for entry in loaded.entries() {
            if entry.player.is_some() && !entry.state.is_out() && !entry.leaves {
                let stays = Entry {
                    state: EntryState::In,
                    seat: None,
                    late: 0,
                    byes: 0,
                    waits: 0,
                    moved: 0,
                    placed: None,
                    ..entry.clone()
                };
                tx.insert_entry(next, &stays)?;
            }
        }
        tracing::info!(season = %season.id, next = %next, "season over");
        Ok(())
    }

    /// Opens the seed of a tournament that has only one season, and stores the places at the end.
    fn finish_tournament(
        &self,
        tx: &WriteTx<'_>,
        loaded: &LoadedSeason,
        now: Timestamp,
    ) -> Result<(), Error> {
        let season = loaded.season();
        tx.update_season(&Season { state: SeasonState::Over, ended: Some(now), ..season.clone() })?;
        let (entries, messages) = match loaded.rows.kind {
            TournamentKind::League { .. } | TournamentKind::Ladder => (Vec::new(), 0),
            TournamentKind::Cup { .. } => (placed(loaded), 1),
            TournamentKind::Swiss => {
                let entries = swiss::ranked(loaded)?;
                let messages = messages_for(entries.iter().filter(|entry| !entry.state.is_out()).count());
                (entries, messages)
            }
        };
        for entry in entries {
            tx.update_entry(season.id, &entry)?;
        }
        self.tell_divisions(tx, loaded, MessageKind::SeasonOver, messages, now)?;
        tracing::info!(season = %season.id, "tournament over");
        Ok(tx.request_status(StatusSubject::Season(season.id), now)?)
    }

    /// The act of a season that the bot calls off.
    pub(super) const fn off_act(kind: ActKind) -> NewAct {
        NewAct { kind, actor: None, person: None, detail: ActDetail::Nothing }
    }
}

/// The entries of a division with their places in the final table.
fn ranked(loaded: &LoadedSeason, division: u32) -> Result<Vec<Entry>, TournamentError> {
    let seated = |entry: &&Entry| entry.seat.is_some_and(|seat| seat.division == division);
    let people: Vec<_> = loaded.entries().iter().filter(seated).filter_map(table_person).collect();
    let in_division = loaded.games().iter().filter(|game| game.pair.division == division);
    let games: Vec<TableGame> = in_division.map(SeasonGame::table_game).collect();
    let table = standings(TableKind::League, &people, &games, &[])?;
    let place = |entry: &Entry| {
        let number = entry.seat?.number;
        table.iter().find(|row| row.number == number).map(|row| (row.rank, row.halves))
    };
    let entries = loaded.entries().iter().filter(seated);
    Ok(entries.map(|entry| Entry { placed: place(entry), ..entry.clone() }).collect())
}

/// The row of an entry with a seat, for tables.
pub(super) fn table_person(entry: &Entry) -> Option<TablePerson> {
    let seat = entry.seat?;
    Some(TablePerson { number: seat.number, lot: seat.lot, struck: entry.state == EntryState::Struck })
}
