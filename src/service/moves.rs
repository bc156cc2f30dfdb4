//! Moves and resignations.

use std::sync::Arc;

use super::core::Core;
use super::plans::follow_plans;
use super::{Caller, Error, InternalError, MatchView};
use crate::dice::Dice;
use crate::matches::{Id, Match, MessageKind, ParsedMove, Revision, UserError, play, read_move, resign};
use sealed_move_rules::chance::{self, Transition};
use sealed_move_rules::{GameState, MoveText, Observer, Played, RuleError};

/// What became of a turn that was typed.
#[derive(Debug)]
pub enum PlayOutcome {
    /// It is played and stored.
    Played(Box<MatchView>),
    /// It is legal, but should be confirmed; nothing is stored.
    Confirm {
        /// The match as the player sees it.
        match_view: Box<MatchView>,
        /// The turn as it was understood.
        turn: MoveText,
    },
    /// It may mean one of these; nothing is stored.
    Ask {
        /// The match as the player sees it.
        match_view: Box<MatchView>,
        /// What may have been meant.
        turns: Vec<MoveText>,
        /// What is wrong with the text as it was typed.
        error: RuleError,
    },
}

/// How sure a player is of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfirmMode {
    /// It was typed: where it is not canonical and lots are drawn, or the game warns of it, it is
    /// to be confirmed first.
    Typed,
    /// It was chosen or confirmed as it stands.
    Confirmed,
}

/// Moves and resignations.
#[derive(Debug)]
pub struct Moves {
    pub(super) core: Arc<Core>,
}

impl Moves {
    /// Plays what the player on turn typed. `seen` is the revision of the button or list that
    /// it came from: a turn made or taken back since makes it stale.
    ///
    /// # Errors
    ///
    /// Refuses who is not on turn, stale texts, and texts that mean no legal turn.
    pub fn play(
        &self,
        caller: &Caller,
        id: Id,
        seen: Option<Revision>,
        typed: &str,
        resolve: ConfirmMode,
    ) -> Result<PlayOutcome, Error> {
        let tx = self.core.begin(caller)?;
        let (mut game, mut state) = self.core.load(&*tx, id)?;
        game.side_of(caller.player)?;
        if seen.is_some_and(|seen| game.last_change() > seen) {
            return Err(UserError::Stale.into());
        }
        let turn = match read_move(&game, &state, caller.player, typed) {
            Ok(ParsedMove::Move(turn)) => turn,
            Err(error) => {
                // A wrong try in a long game should not cost its replay.
                self.core.states.keep(&game, state);
                return Err(error.into());
            }
            Ok(ParsedMove::Ambiguous(turns, error)) => {
                drop(tx);
                let match_view = Box::new(self.core.view_and_keep(game, state, caller.player)?);
                return Ok(PlayOutcome::Ask { match_view, turns, error });
            }
        };
        let always = || tx.preferences(caller.player).map(|preferences| preferences.settings.confirm);
        if resolve == ConfirmMode::Typed && (to_be_confirmed(&state, typed, &turn)? || always()?) {
            drop(tx);
            let match_view = Box::new(self.core.view_and_keep(game, state, caller.player)?);
            return Ok(PlayOutcome::Confirm { match_view, turn });
        }
        let from = game.revision;
        let played = draw(&game, &state, &turn, caller)?;
        play(&mut game, &mut state, caller.player, played, caller.interaction, caller.now)?;
        follow_plans(&*tx, &mut game, &mut state, caller)?;
        self.core.save(&*tx, &game, from, &state, caller.now)?;
        tx.enqueue(&self.core.message(MessageKind::Turn, &game, Some(caller.player), caller.now))?;
        self.core.finish(tx)?;
        Ok(PlayOutcome::Played(Box::new(self.core.view_and_keep(game, state, caller.player)?)))
    }

    /// Resigns; `seen` is the revision at which the confirmation was asked for.
    ///
    /// # Errors
    ///
    /// Refuses what [`resign`] refuses.
    pub fn resign(&self, caller: &Caller, id: Id, seen: Option<Revision>) -> Result<MatchView, Error> {
        let tx = self.core.begin(caller)?;
        let (mut game, state) = self.core.load(&*tx, id)?;
        let from = game.revision;
        resign(&mut game, caller.player, seen)?;
        self.core.save(&*tx, &game, from, &state, caller.now)?;
        tx.enqueue(&self.core.message(MessageKind::Over, &game, Some(caller.player), caller.now))?;
        self.core.finish(tx)?;
        self.core.view_and_keep(game, state, caller.player)
    }
}

/// Whether a typed turn is to be confirmed, judged by what its player may see. That it is legal
/// is asked first: nobody confirms what is refused then.
fn to_be_confirmed(state: &GameState, typed: &str, turn: &MoveText) -> Result<bool, Error> {
    let position = state.position();
    chance::play(position, turn).map_err(UserError::Rules)?;
    let view = position.view(Observer::Player(position.turn()));
    let guessed = typed.trim() != turn.as_str();
    Ok(view.needs_confirmation(turn) || (guessed && view.may_roll(turn)))
}

/// Plays a turn, its lots drawn from the match's seed.
pub(super) fn draw(
    game: &Match,
    state: &GameState,
    turn: &MoveText,
    caller: &Caller,
) -> Result<Played, Error> {
    let Some(seed) = &game.seed else {
        return match chance::play(state.position(), turn).map_err(UserError::Rules)? {
            Transition::Done(played) => Ok(played),
            Transition::Chance(_) => Err(InternalError::NoSeed { id: game.id }.into()),
        };
    };
    let mut dice = Dice::new(seed, game.id, game.revision.0, caller.interaction);
    let played = chance::roll_all(state.position(), turn, |options| dice.roll(options));
    Ok(played.map_err(UserError::Rules)?)
}
