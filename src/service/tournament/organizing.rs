//! Acts of organizers. Callers have already checked their Discord permissions, and that the person
//! confirmed. Organizers can't change a division that they play in.

use super::acts::NewAct;
use super::ladder_order::move_on_ladder;
use super::outs::OutCause;
use super::rows::{LoadedSeason, newest};
use crate::domain::tournament::{
    ActDetail, ActKind, Entry, EntryState, Season, SeasonGame, SeasonPair, SeasonState, TableResult,
    TournamentKind, check_start,
};
use crate::domain::{Id, Match, PlayerId, Timestamp, UserError};
use crate::service::core::ActionTx;
use crate::service::{Caller, Error, Tournaments};
use crate::store::LockRoot;

impl Tournaments {
    /// Moves the start of a season.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchTournament`], [`UserError::NotInThisState`] after the start,
    /// [`UserError::NoSuchStart`].
    pub fn move_start(&self, caller: &Caller, tournament: Id, starts: Timestamp) -> Result<(), Error> {
        let (tx, loaded) = self.begin_act(caller, tournament, &[SeasonState::Open])?;
        check_start(starts, caller.now)?;
        let season = Season { opened: caller.now, starts, ..loaded.season().clone() };
        tx.update_season(&season)?;
        self.finish_act(tx, &loaded, caller, ActKind::Moved, None, ActDetail::Start(starts))
    }

    /// Removes a person: before the start and as a reserve from the list, else they are out.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchTournament`], [`UserError::NotInThisState`], [`UserError::OwnDivision`], and
    /// [`UserError::TheyNotEntered`] also for people who have lost in a cup.
    pub fn remove(&self, caller: &Caller, tournament: Id, ticket: u64) -> Result<(), Error> {
        let states = [SeasonState::Open, SeasonState::Running];
        let (tx, loaded) = self.begin_act(caller, tournament, &states)?;
        let found = loaded.entries().iter().find(|entry| entry.ticket == ticket);
        let entry = found.filter(|entry| !entry.state.is_out()).ok_or(UserError::TheyNotEntered)?;
        let Some(seat) = entry.seat else {
            tx.delete_entry(loaded.id(), ticket)?;
            return self.finish_act(tx, &loaded, caller, ActKind::Removed, entry.player, ActDetail::Nothing);
        };
        require_other_division(&loaded, caller.player, Some(seat.division))?;
        if loaded.rows.is_begun_cup() && loaded.rows.cup().is_done(seat.number) {
            return Err(UserError::TheyNotEntered.into());
        }
        // Games are locked before seasons, so this transaction only checks.
        drop(tx);
        self.core.put_out_by(caller, loaded.id(), ticket, OutCause::Removed(caller.player))
    }

    /// Gives a seat to a reserve. The person who has it goes out.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchTournament`], [`UserError::NotInThisState`], [`UserError::TheyNotEntered`],
    /// [`UserError::OwnDivision`], and [`UserError::SeatTaken`] if a game of the seat has a result or
    /// both have moved in one.
    pub fn seat(&self, caller: &Caller, tournament: Id, number: u32, reserve: u64) -> Result<(), Error> {
        let season = newest(&self.core.store.begin_read()?, tournament, caller)?.id();
        let roots = super::withdrawal(&self.core.store.begin_read()?, season, Some(number))?;
        let tx = self.core.begin_locked(caller, &roots)?;
        if super::withdrawal(&tx, season, Some(number))? != roots {
            return Err(UserError::Stale.into());
        }
        let loaded = LoadedSeason::find(&tx, season)?.ok_or(UserError::NoSuchTournament)?;
        require_state(&loaded, &[SeasonState::Running])?;
        let seat =
            loaded.rows.of_seat(number).and_then(|entry| entry.seat).ok_or(UserError::TheyNotEntered)?;
        require_other_division(&loaded, caller.player, Some(seat.division))?;
        self.core.seat_reserve(&tx, &loaded, number, reserve, Some(caller.player), caller.now)?;
        tx.commit()
    }

    /// Decides a game. A running match ends without a result.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchTournament`], [`UserError::NotInThisState`], [`UserError::OwnDivision`],
    /// [`UserError::NoSuchSeasonGame`] also if it is decided already.
    pub fn decide(
        &self,
        caller: &Caller,
        tournament: Id,
        pair: SeasonPair,
        result: TableResult,
    ) -> Result<(), Error> {
        let season = newest(&self.core.store.begin_read()?, tournament, caller)?.id();
        let running = self.core.store.begin_read()?.season_game(season, pair)?.and_then(|game| game.game);
        let roots: Vec<_> =
            running.map(LockRoot::Match).into_iter().chain([LockRoot::Season(season)]).collect();
        let tx = self.core.begin_locked(caller, &roots)?;
        let loaded = LoadedSeason::find(&tx, season)?.ok_or(UserError::NoSuchTournament)?;
        require_state(&loaded, &[SeasonState::Running])?;
        require_not_playing(&loaded, caller.player, pair)?;
        let found = loaded.games().iter().find(|game| game.pair == pair && game.decided.is_none());
        let game = found.ok_or(UserError::NoSuchSeasonGame)?;
        if loaded.rows.is_built_upon(pair) {
            return Err(UserError::ResultStands.into());
        }
        if game.game != running {
            return Err(UserError::Stale.into());
        }
        let ladder = loaded.rows.kind == TournamentKind::Ladder;
        if ladder && game.result().is_some() {
            // People have moved since, so only open games can be decided.
            return Err(UserError::NoSuchSeasonGame.into());
        }
        tx.update_season_game(season, &SeasonGame { decided: Some(result), ..*game }.ended(caller.now))?;
        if ladder {
            move_on_ladder(&tx, season, game, result, None)?;
        }
        if let Some(id) = game.game.filter(|_| game.is_running()) {
            self.core.end_match(&tx, id, Match::end_by_organizer, caller.now)?;
        }
        let detail = ActDetail::Game(pair, result);
        self.finish_act(tx, &loaded, caller, ActKind::Decided, None, detail)
    }

    /// Undoes a decision until the season ends. A game without another result begins again.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchTournament`], [`UserError::NotInThisState`], [`UserError::OwnDivision`],
    /// [`UserError::NoSuchSeasonGame`] also if it was undone before.
    pub fn undo(&self, caller: &Caller, tournament: Id, pair: SeasonPair) -> Result<(), Error> {
        let (tx, loaded) = self.begin_act(caller, tournament, &[SeasonState::Running])?;
        require_not_playing(&loaded, caller.player, pair)?;
        if loaded.rows.is_built_upon(pair) {
            return Err(UserError::ResultStands.into());
        }
        // On a ladder people have moved since.
        let found = loaded.games().iter().find(|game| game.pair == pair && game.ladder.is_none());
        let game = found.ok_or(UserError::NoSuchSeasonGame)?;
        let decided = game.decided.ok_or(UserError::NoSuchSeasonGame)?;
        for act in tx.acts_in(loaded.id())? {
            if act.kind == ActKind::Decided && act.detail == ActDetail::Game(pair, decided) {
                tx.undo_act(act.id, caller.now)?;
            }
        }
        // If someone has gone out since, they have lost the game.
        let played = game.played.or_else(|| loaded.rows.forfeit_of(pair));
        let kept = game.game.filter(|_| played.is_some());
        tx.update_season_game(loaded.id(), &SeasonGame { played, decided: None, game: kept, ..*game })?;
        let detail = ActDetail::Game(pair, decided);
        self.finish_act(tx, &loaded, caller, ActKind::Undone, None, detail)
    }

    /// Ends a running season now, with its table.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchTournament`], [`UserError::NotInThisState`], [`UserError::OwnDivision`].
    pub fn end_early(&self, caller: &Caller, tournament: Id) -> Result<(), Error> {
        let (tx, loaded) = self.begin_act(caller, tournament, &[SeasonState::Running])?;
        if let TournamentKind::Cup { .. } = loaded.rows.kind {
            // Without a final nobody has won it.
            return Err(UserError::NotInThisState.into());
        }
        require_other_division(&loaded, caller.player, None)?;
        self.core.close(&tx, &loaded)?;
        self.finish_act(tx, &loaded, caller, ActKind::Ended, None, ActDetail::Nothing)
    }

    /// Calls a season off: it has no table, its running games end without a result, and no other
    /// season follows. A ladder only ends, so that its seed is opened.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchTournament`], [`UserError::NotInThisState`], [`UserError::OwnDivision`].
    pub fn call_off(&self, caller: &Caller, tournament: Id) -> Result<(), Error> {
        let (tx, loaded) = self.begin_act(caller, tournament, &[SeasonState::Open, SeasonState::Running])?;
        if loaded.rows.kind == TournamentKind::Ladder {
            return Err(UserError::NotInThisState.into());
        }
        require_other_division(&loaded, caller.player, None)?;
        let detail = ActDetail::Nothing;
        let act = NewAct { kind: ActKind::CalledOff, actor: Some(caller.player), person: None, detail };
        self.core.call_season_off(&tx, &loaded, act, caller.now)?;
        tx.wake_season(loaded.id(), caller.now)?;
        tx.commit()
    }

    fn begin_act(
        &self,
        caller: &Caller,
        tournament: Id,
        states: &[SeasonState],
    ) -> Result<(ActionTx<'_>, LoadedSeason), Error> {
        let season = newest(&self.core.store.begin_read()?, tournament, caller)?.id();
        let tx = self.core.begin_locked(caller, &[LockRoot::Season(season)])?;
        let loaded = LoadedSeason::find(&tx, season)?.ok_or(UserError::NoSuchTournament)?;
        require_state(&loaded, states)?;
        Ok((tx, loaded))
    }

    fn finish_act(
        &self,
        tx: ActionTx<'_>,
        loaded: &LoadedSeason,
        caller: &Caller,
        kind: ActKind,
        person: Option<PlayerId>,
        detail: ActDetail,
    ) -> Result<(), Error> {
        let act = NewAct { kind, actor: Some(caller.player), person, detail };
        self.core.store_act(&tx, loaded, act, caller.now)?;
        tx.wake_season(loaded.id(), caller.now)?;
        tx.commit()
    }
}

fn require_state(loaded: &LoadedSeason, states: &[SeasonState]) -> Result<(), UserError> {
    if states.contains(&loaded.season().state) { Ok(()) } else { Err(UserError::NotInThisState) }
}

/// Fails if a person plays in the division of a game, or in its cup or Swiss tournament.
fn require_not_playing(loaded: &LoadedSeason, player: PlayerId, pair: SeasonPair) -> Result<(), UserError> {
    let division = match loaded.rows.kind {
        TournamentKind::League { .. } | TournamentKind::Ladder => Some(pair.division),
        TournamentKind::Cup { .. } | TournamentKind::Swiss => None,
    };
    require_other_division(loaded, player, division)
}

/// Fails if a person plays in the division, or in any if `None`.
fn require_other_division(
    loaded: &LoadedSeason,
    player: PlayerId,
    division: Option<u32>,
) -> Result<(), UserError> {
    let plays = |entry: &Entry| {
        let here = entry.seat.is_some_and(|seat| division.is_none_or(|division| seat.division == division));
        entry.player == Some(player) && entry.state == EntryState::In && here
    };
    if loaded.entries().iter().any(plays) { Err(UserError::OwnDivision) } else { Ok(()) }
}
