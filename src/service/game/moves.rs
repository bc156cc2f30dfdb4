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

/// What became of a typed move.
#[derive(Debug)]
pub enum PlayOutcome {
    /// It is played and stored.
    Played(Box<MatchView>),
    /// It is legal, but should be confirmed; nothing is stored.
    Confirm {
        /// The match as the player sees it.
        match_view: Box<MatchView>,
        /// The move as it was understood.
        text: MoveText,
    },
    /// It may mean one of these; nothing is stored.
    Ask {
        /// The match as the player sees it.
        match_view: Box<MatchView>,
        /// The moves that may have been meant.
        texts: Vec<MoveText>,
        /// What is wrong with the text as it was typed.
        error: RuleError,
    },
}

/// Whether a move is played at once or may have to be confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfirmMode {
    /// It was typed. It is to be confirmed where the game warns of it, where the player wants that of
    /// every move, where it was read as a guess, and where it needs a roll and was not typed
    /// canonically.
    Typed,
    /// It is to be confirmed: what was typed is not all of it, or more than it.
    Always,
    /// It was chosen or confirmed just as it is.
    Confirmed,
}

/// Moves and resignations.
#[derive(Debug)]
pub struct Moves {
    pub(in crate::service) core: Arc<Core>,
}

impl Moves {
    /// Plays what the player on turn typed. `seen` is the revision of the button or list that it came
    /// from: a move or a takeback since makes it stale.
    ///
    /// # Errors
    ///
    /// Refuses who is not on turn, stale texts, and texts that mean no legal move.
    pub fn play(
        &self,
        caller: &Caller,
        id: Id,
        seen: Option<Revision>,
        typed: &str,
        mode: ConfirmMode,
    ) -> Result<PlayOutcome, Error> {
        Core::again(|| self.play_once(caller, id, seen, typed, mode))
    }

    fn play_once(
        &self,
        caller: &Caller,
        id: Id,
        seen: Option<Revision>,
        typed: &str,
        mode: ConfirmMode,
    ) -> Result<PlayOutcome, Error> {
        let tx = self.core.begin_on(caller, &[LockRoot::Match(id)])?;
        let (mut game, mut state) = self.core.load(&tx, id)?;
        game.side_of(caller.player)?;
        if seen.is_some_and(|seen| game.last_change() > seen) {
            return Err(UserError::Stale.into());
        }
        let text = match read_move(&game, &state, caller.player, typed) {
            Ok(ParsedMove::Move(text)) => text,
            Err(error) => {
                // A wrong try in a long game should not cost its replay.
                self.core.states.keep(&game, state);
                return Err(error.into());
            }
            Ok(ParsedMove::Ambiguous(texts, error)) => {
                drop(tx);
                let match_view = Box::new(self.core.view_and_keep(game, state, caller.player)?);
                return Ok(PlayOutcome::Ask { match_view, texts, error });
            }
        };
        let always = || tx.preferences(caller.player).map(|preferences| preferences.settings.confirm);
        let asks = match mode {
            ConfirmMode::Typed => to_be_confirmed(&state, typed, &text)? || always()?,
            ConfirmMode::Always => true,
            ConfirmMode::Confirmed => false,
        };
        if asks {
            drop(tx);
            let match_view = Box::new(self.core.view_and_keep(game, state, caller.player)?);
            return Ok(PlayOutcome::Confirm { match_view, text });
        }
        let from = game.revision;
        let played = roll(&game, &state, &text, caller.interaction)?;
        play(&mut game, &mut state, caller.player, played, caller.interaction, caller.now)?;
        // Who moves has no use for what they planned before.
        tx.delete_plans(game.id, caller.player)?;
        follow_plans(&tx, &mut game, &mut state, caller.interaction, caller.now)?;
        self.core.save(&tx, &game, from, &state, caller.now)?;
        // The computer's answer, which follows at once, tells of both moves.
        if !game.awaits_computer(&state) {
            tx.enqueue(&self.core.message(MessageKind::Turn, &game, Some(caller.player), caller.now))?;
        }
        self.core.finish(tx)?;
        Ok(PlayOutcome::Played(Box::new(self.core.view_and_keep(game, state, caller.player)?)))
    }

    /// Resigns; `seen` is the revision at which the player was asked to confirm it.
    ///
    /// # Errors
    ///
    /// Refuses what [`resign`] refuses.
    pub fn resign(&self, caller: &Caller, id: Id, seen: Option<Revision>) -> Result<MatchView, Error> {
        self.core.change(caller, id, |game, _, _| {
            resign(game, caller.player, seen)?;
            Ok(MessageKind::Over)
        })
    }
}

/// Whether a typed move is to be confirmed, judged by what its player may see. An illegal one is
/// refused first, so that no one confirms a move in vain.
fn to_be_confirmed(state: &GameState, typed: &str, text: &MoveText) -> Result<bool, Error> {
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
