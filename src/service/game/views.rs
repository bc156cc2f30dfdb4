//! What one observer may know of a match: now, earlier, in a file.

use std::sync::Arc;

use super::game_files::game_file;
use super::match_view::{History, MatchView, history_for, records_told, require_watcher, view_for};
use crate::dice::{Commitment, Seed};
use crate::domain::{
    ChoiceClaim, Claim, GuildId, Id, Level, MadeMove, MatchFacts, MovePart, PlayerId, Proof, Revision,
    UserError, prove,
};
use crate::gamefile::GameFile;
use crate::service::Error;
use crate::service::core::Core;

/// Moves of a match whose dice are to be proved.
#[derive(Debug)]
pub struct RolledMoves {
    pub game: MatchFacts,
    /// The moves, in order.
    pub moves: Vec<(MovePart, MadeMove)>,
    pub commitment: Commitment,
    /// The seed, once the match is over.
    pub seed: Option<Seed>,
}

/// What one observer may know of a match.
#[derive(Debug)]
pub struct Views {
    pub(in crate::service) core: Arc<Core>,
}

impl Views {
    /// What a player sees of a match: a seated one their own view, a member of its server the
    /// public one. `after` is the number of the move after which to look, 0 for the start; the present
    /// where there is none.
    ///
    /// # Errors
    ///
    /// Refuses matches of other servers as if they did not exist, and moves that were not made.
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
                self.core.states.keep(&view.game, state);
                Ok(view)
            }
            Some(number) => {
                let first = game.game.parse(game.start()).map_err(game.damaged(None))?.move_number();
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

    /// What everyone may see of a match as it stood after the change `revision`.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchMatch`].
    pub fn public_view(&self, id: Id, revision: Revision) -> Result<MatchView, Error> {
        self.core.public_view(id, revision)
    }

    /// The moves of a match as `player` may read them now: what was hidden then and is known by
    /// now is told in full, and everything once the match is over.
    ///
    /// # Errors
    ///
    /// Refuses matches of other servers as if they did not exist.
    pub fn history(&self, id: Id, player: PlayerId, guild: Option<GuildId>) -> Result<History, Error> {
        let game = self.core.store.begin_read()?.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        require_watcher(&game, player, guild)?;
        Ok(history_for(&game, player)?)
    }

    /// The game file of a match as `player` may read it now; the seed is in it once the match is
    /// over.
    ///
    /// # Errors
    ///
    /// Refuses matches of other servers as if they did not exist.
    pub fn game_file(&self, id: Id, player: PlayerId, guild: Option<GuildId>) -> Result<GameFile, Error> {
        let reading = self.core.store.begin_read()?;
        let game = reading.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        require_watcher(&game, player, guild)?;
        let history = history_for(&game, player)?;
        let ended = reading.ended_at(id)?;
        let mut names = Vec::with_capacity(history.game.seats.len());
        for seat in history.game.seats {
            let name = seat.person().map(|player| reading.player_name(player)).transpose()?.flatten();
            // The file is a format, and stays English.
            let computer = seat.level().map(|level| format!("Computer {}", level.number()));
            names.push(name.or(computer).unwrap_or_default());
        }
        Ok(game_file(&game, &history, names, ended))
    }

    /// The moves of an interaction that made a revision, for what proves their dice.
    ///
    /// # Errors
    ///
    /// Refuses matches of other servers as if they did not exist, games without chance, and moves
    /// that were taken back.
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
        let first = game.game.parse(game.start()).map_err(game.damaged(None))?.move_number();
        let parts = MovePart::of_records(first, game.moves.iter().map(|made| made.side));
        let made = game.moves.iter().position(|made| made.revision == revision).ok_or(UserError::Stale)?;
        let interaction = game.moves[made].interaction;
        // With the computer's move the one that it answers is told.
        let mut then = game.clone();
        then.truncate(made + 1);
        let told = made + 1 - records_told(&then)..=made;
        let same = parts.into_iter().zip(&game.moves).enumerate();
        let same = same.filter(|(at, (_, other))| told.contains(at) || other.interaction == interaction);
        let moves = same.map(|(_, (part, made))| (part, *made)).collect();
        Ok(RolledMoves { moves, commitment, seed, game: game.into_facts() })
    }

    /// What is to be proved of a match against the computer besides its dice: the computer's choices.
    ///
    /// # Errors
    ///
    /// Refuses matches of other servers as if they did not exist, matches that go on, and those between people.
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
            return Err(UserError::DiceSealed.into());
        }
        Ok((level, ChoiceClaim::of(&game).ok_or(UserError::NoComputer)?))
    }

    /// Rolls all dice of a match again, for whoever may watch it.
    ///
    /// # Errors
    ///
    /// Refuses matches of other servers as if they did not exist, matches that go on (their seed
    /// is a secret), and games without chance.
    pub fn proof(&self, id: Id, player: PlayerId, guild: Option<GuildId>) -> Result<(Claim, Proof), Error> {
        let game = self.core.store.begin_read()?.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        require_watcher(&game, player, guild)?;
        if !game.game.info().chance {
            return Err(UserError::NoDice.into());
        }
        if game.ending.is_none() {
            return Err(UserError::DiceSealed.into());
        }
        let claim = Claim::of(&game).ok_or(UserError::NoDice)?;
        let proof = prove(&claim);
        Ok((claim, proof))
    }
}
