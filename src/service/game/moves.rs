//! Moves and resignations.

use std::sync::Arc;

use super::plans::follow_plans;
use crate::dice::Dice;
use crate::domain::play;
use crate::domain::{
    Id, InteractionId, Match, MessageKind, ParsedMove, Revision, UserError, read_move, resign,
};
use crate::service::core::Core;
use crate::service::{Caller, Error, InternalError, MatchView};
use crate::store::LockRoot;
use sealed_move_rules::chance::{self, Transition};
use sealed_move_rules::{GameState, MoveText, Observer, Played, RuleError};

/// The result of a typed move.
#[derive(Debug)]
pub enum PlayOutcome {
    /// The move is stored.
    Played(Box<MatchView>),
    /// The move is legal but needs confirmation; nothing is stored.
    Confirm {
        match_view: Box<MatchView>,
        /// The move as it was understood.
        text: MoveText,
    },
    /// The text is ambiguous; nothing is stored.
    Ask {
        match_view: Box<MatchView>,
        /// The candidate moves.
        texts: Vec<MoveText>,
        /// The error of the text as typed.
        error: RuleError,
    },
}

/// Whether a move needs confirmation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfirmMode {
    /// Typed by the player. Needs confirmation if the game warns of the move, if the player's
    /// settings ask for it, or if the text isn't canonical and was guessed or leads to a roll.
    Typed,
    /// Always needs confirmation: the input is incomplete, or contains more than the move.
    Always,
    /// Already chosen from a list or confirmed.
    Confirmed,
}

#[derive(Debug)]
pub struct Moves {
    pub(in crate::service) core: Arc<Core>,
}

impl Moves {
    /// Plays the text typed by the player on turn. `seen` is the revision of the button or list
    /// that it came from: a later move or takeback makes it stale.
    ///
    /// # Errors
    ///
    /// [`UserError::Stale`], and the errors of [`read_move`] and [`play`].
    pub fn play(
        &self,
        caller: &Caller,
        id: Id,
        seen: Option<Revision>,
        typed: &str,
        mode: ConfirmMode,
    ) -> Result<PlayOutcome, Error> {
        Core::retry_on_deadlock(|| self.play_once(caller, id, seen, typed, mode))
    }

    fn play_once(
        &self,
        caller: &Caller,
        id: Id,
        seen: Option<Revision>,
        typed: &str,
        mode: ConfirmMode,
    ) -> Result<PlayOutcome, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Match(id)])?;
        let (mut game, mut state) = self.core.load(&tx, id)?;
        game.side_of(caller.player)?;
        if seen.is_some_and(|seen| game.last_change() > seen) {
            return Err(UserError::Stale.into());
        }
        if game.ending.is_none() && game.is_out_of_time(caller.now) {
            return Err(self.core.end_on_time(tx, game, state, caller)?);
        }
        let text = match read_move(&game, &state, caller.player, typed) {
            Ok(ParsedMove::Move(text)) => text,
            Err(error) => {
                // Cache the state, so that a typo in a long game doesn't cost a replay.
                self.core.states.insert(&game, state);
                return Err(error.into());
            }
            Ok(ParsedMove::Ambiguous(texts, error)) => {
                drop(tx);
                let match_view = Box::new(self.core.view_and_cache(game, state, caller.player)?);
                return Ok(PlayOutcome::Ask { match_view, texts, error });
            }
        };
        let always = || tx.preferences(caller.player).map(|preferences| preferences.settings.confirm);
        let asks = match mode {
            ConfirmMode::Typed => must_confirm(&state, typed, &text)? || always()?,
            ConfirmMode::Always => true,
            ConfirmMode::Confirmed => false,
        };
        if asks {
            drop(tx);
            let match_view = Box::new(self.core.view_and_cache(game, state, caller.player)?);
            return Ok(PlayOutcome::Confirm { match_view, text });
        }
        let from = game.revision;
        let played = roll(&game, &state, &text, caller.interaction)?;
        play(&mut game, &mut state, caller.player, played, caller.interaction, caller.now)?;
        // Plans for this turn are obsolete once the player moves.
        tx.delete_plans(game.id, caller.player)?;
        follow_plans(&tx, &mut game, &mut state, caller.interaction, caller.now)?;
        self.core.save(&tx, &game, from, &state, caller.now)?;
        // Against the computer, one message reports both moves after its answer.
        if !game.awaits_computer(&state) {
            tx.enqueue(&self.core.message(MessageKind::Turn, &game, Some(caller.player), caller.now))?;
        }
        let view = || self.core.view_and_cache(game, state, caller.player);
        Ok(PlayOutcome::Played(Box::new(tx.commit_and(view)?)))
    }

    /// Resigns. `seen` is the revision at which the player was asked to confirm.
    pub fn resign(&self, caller: &Caller, id: Id, seen: Option<Revision>) -> Result<MatchView, Error> {
        self.core.change(caller, id, |game, state, _| {
            resign(game, caller.player, state.position().turn(), seen)?;
            Ok(MessageKind::Over)
        })
    }
}

/// Whether a typed move needs confirmation, judged from the player's view. Fails first if the move
/// is illegal, so that no one confirms an illegal move.
fn must_confirm(state: &GameState, typed: &str, text: &MoveText) -> Result<bool, Error> {
    let position = state.position();
    chance::play(position, text).map_err(UserError::Rules)?;
    let view = position.view(Observer::Player(position.turn()));
    let tolerant = typed.trim() != text.as_str();
    let doubtful = tolerant && (view.is_guess(typed) || view.may_roll(text));
    Ok(view.needs_confirmation(text) || doubtful)
}

/// Plays a move to its end, rolling the match's dice.
pub(crate) fn roll(
    game: &Match,
    state: &GameState,
    text: &MoveText,
    interaction: InteractionId,
) -> Result<Played, Error> {
    let Some(seed) = game.seed() else {
        return match chance::play(state.position(), text).map_err(UserError::Rules)? {
            Transition::Done(played) => Ok(played),
            Transition::Chance(_) => Err(InternalError::NoSeed { id: game.id }.into()),
        };
    };
    let mut dice = Dice::new(seed, game.id, game.revision.0, interaction);
    let played = chance::roll_all(state.position(), text, |options| dice.roll(options));
    Ok(played.map_err(UserError::Rules)?)
}
