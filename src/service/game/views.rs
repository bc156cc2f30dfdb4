//! Redacted views of a match: current position, history, game file, proof of its dice.

use std::sync::Arc;

use super::game_files::{game_file, names_in_file};
use super::match_view::{History, MatchView, history_for, reported_records, require_watcher, view_for};
use crate::dice::{Commitment, Seed};
use crate::domain::{
    ChoiceClaim, Claim, GuildId, Id, Level, MadeMove, MatchFacts, MovePart, PlayerId, Proof, ReservedNames,
    Revision, UserError, prove,
};
use crate::gamefile::GameFile;
use crate::service::Error;
use crate::service::core::Core;

/// Moves whose dice the reader wants to verify.
#[derive(Debug)]
pub struct RolledMoves {
    pub game: MatchFacts,
    pub moves: Vec<(MovePart, MadeMove)>,
    pub commitment: Commitment,
    /// `None` until the match is over.
    pub seed: Option<Seed>,
}

#[derive(Debug)]
pub struct Views {
    pub(in crate::service) core: Arc<Core>,
}

impl Views {
    /// Returns a player's own view, or the public view for another member of the server. `after`
    /// selects the position after that move number (0 for the start) instead of the current one.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchMatch`] in other servers, [`UserError::NoSuchMove`] if the move was not
    /// made.
    pub fn view(
        &self,
        id: Id,
        player: PlayerId,
        guild: Option<GuildId>,
        after: Option<u32>,
    ) -> Result<MatchView, Error> {
        let reading = self.core.store.begin_read()?;
        let mut game = reading.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        require_watcher(&game, player, guild)?;
        match after {
            None => {
                let state = self.core.states.take(&game)?;
                let view = view_for(&reading, game, &state, player)?;
                self.core.states.insert(&view.game, state);
                Ok(view)
            }
            Some(number) => {
                let first = game.start_position()?.move_number();
                let parts = MovePart::of_records(first, game.moves.iter().map(|made| made.side));
                let last = parts.last().map_or(0, |part| part.number);
                let made = MovePart::records_until(&parts, number).ok_or(UserError::NoSuchMove { last })?;
                let outdated = made < game.moves.len();
                game.truncate(made);
                let state = game.replay()?;
                let view = view_for(&reading, game, &state, player)?;
                Ok(MatchView { outdated, ..view })
            }
        }
    }

    /// Returns the public view of a match as of `revision`.
    pub fn public_view(&self, id: Id, revision: Revision) -> Result<MatchView, Error> {
        self.core.public_view(id, revision)
    }

    /// Returns the moves as `player` may know them now. Information that has been revealed since is
    /// included, and everything is once the match is over.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchMatch`] in other servers.
    pub fn history(&self, id: Id, player: PlayerId, guild: Option<GuildId>) -> Result<History, Error> {
        let game = self.core.store.begin_read()?.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        require_watcher(&game, player, guild)?;
        Ok(history_for(&game, player)?)
    }

    /// Returns the game file as `player` may know it now. It contains the seed once the match is
    /// over.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchMatch`] in other servers.
    pub fn game_file(
        &self,
        id: Id,
        player: PlayerId,
        guild: Option<GuildId>,
        reserved: &ReservedNames,
    ) -> Result<GameFile, Error> {
        let reading = self.core.store.begin_read()?;
        let game = reading.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        require_watcher(&game, player, guild)?;
        let history = history_for(&game, player)?;
        let ended = reading.ended_at(id)?;
        let names = names_in_file(&reading, game.seats, reserved)?;
        Ok(game_file(&game, &history, names, ended))
    }

    /// Returns the moves of the interaction that made `revision`, to verify their dice.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchMatch`] in other servers, [`UserError::NoDice`] in a game without chance,
    /// [`UserError::Stale`] if the move was taken back.
    pub fn rolled_moves(
        &self,
        id: Id,
        player: PlayerId,
        guild: Option<GuildId>,
        revision: Revision,
    ) -> Result<RolledMoves, Error> {
        let game = self.core.store.begin_read()?.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        require_watcher(&game, player, guild)?;
        let seed = game.seed().ok_or(UserError::NoDice)?;
        let commitment = seed.commitment();
        let seed = game.ending.is_some().then(|| seed.clone());
        let first = game.start_position()?.move_number();
        let parts = MovePart::of_records(first, game.moves.iter().map(|made| made.side));
        let made = game.moves.iter().position(|made| made.revision == revision).ok_or(UserError::Stale)?;
        let interaction = game.moves[made].interaction;
        // The computer's move is reported with the move that it answers.
        let mut then = game.clone();
        then.truncate(made + 1);
        let told = made + 1 - reported_records(&then)..=made;
        let same = parts.into_iter().zip(&game.moves).enumerate();
        let same = same.filter(|(at, (_, other))| told.contains(at) || other.interaction == interaction);
        let moves = same.map(|(_, (part, made))| (part, *made)).collect();
        Ok(RolledMoves { moves, commitment, seed, game: game.into_facts() })
    }

    /// Returns the data to verify the computer's choices in a match.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchMatch`] in other servers, [`UserError::NoComputer`] between people,
    /// [`UserError::Sealed`] until the match is over.
    pub fn choices(
        &self,
        id: Id,
        player: PlayerId,
        guild: Option<GuildId>,
    ) -> Result<(Level, ChoiceClaim), Error> {
        let game = self.core.store.begin_read()?.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        require_watcher(&game, player, guild)?;
        let (_, level) = game.computer_seat().ok_or(UserError::NoComputer)?;
        if game.ending.is_none() {
            return Err(UserError::Sealed.into());
        }
        Ok((level, ChoiceClaim::of(&game).ok_or(UserError::NoComputer)?))
    }

    /// Rolls all dice of a match again, for anyone who may watch it.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchMatch`] in other servers, [`UserError::NoDice`] in a game without chance,
    /// [`UserError::Sealed`] until the match is over, because its seed is secret.
    pub fn proof(&self, id: Id, player: PlayerId, guild: Option<GuildId>) -> Result<(Claim, Proof), Error> {
        let game = self.core.store.begin_read()?.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        require_watcher(&game, player, guild)?;
        if !game.game.info().chance {
            return Err(UserError::NoDice.into());
        }
        if game.ending.is_none() {
            return Err(UserError::Sealed.into());
        }
        let claim = Claim::of(&game).ok_or(UserError::NoDice)?;
        let proof = prove(&claim);
        Ok((claim, proof))
    }
}
