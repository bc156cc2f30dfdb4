//! The trait of playable positions.

use std::fmt;

use super::bounds::{Bounds, Counted, Meter};
use super::chance::Weight;
use super::error::{ErrorKind, RuleError};
use super::game_info::GameInfo;
use super::move_text::MoveText;
use super::observer::Observer;
use super::outcome::Outcome;
use super::rolls::{PlayError, Rolls};
use super::rulings::Rulings;
use super::side::Side;
use super::view::View;

/// The result of a move.
#[derive(Debug)]
pub struct Played {
    /// The position after the move.
    pub position: Box<dyn Position>,
    /// The move with all its rolls, in canonical notation.
    pub notation: String,
    /// Whether the move counts towards [`Position::quiet_limit`].
    pub quiet: bool,
    /// Whether the move resets the count of [`Position::progress_limit`].
    pub gain: bool,
}

/// Visits a result and its probability. Returns `None` to stop, usually because the meter ran out.
pub type EachOutcome<'a> = dyn FnMut(&mut Meter, Played, Weight) -> Option<()> + 'a;

/// The notations of a game that remain redacted for an observer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RedactionScope {
    /// None: everything hidden is now revealed.
    None,
    /// Only the newest one with information hidden from the observer.
    Newest,
    /// All of them, until the game ends.
    All,
}

/// A playable position with all hidden information. Show a [`View`] instead.
pub trait Position: fmt::Debug + Send + Sync {
    /// The game of the position.
    fn info(&self) -> &'static GameInfo;

    /// The canonical position string, with hidden information.
    fn text(&self) -> String;

    /// The side to move.
    fn turn(&self) -> Side;

    /// The number of the next move: completed moves of both sides, plus 1.
    fn move_number(&self) -> u32;

    /// The outcome of this position, ignoring repetition and quiet moves.
    fn outcome(&self) -> Option<Outcome>;

    /// The error for a move after the end: `over`, unless the rules file defines another code.
    fn over(&self, outcome: Outcome) -> ErrorKind {
        ErrorKind::Over { reason: outcome.reason }
    }

    /// The status in the words of the rules file; `None` if the game has no status.
    fn status(&self) -> Option<&'static str> {
        None
    }

    /// The view of an observer, without information hidden from them.
    fn view(&self, observer: Observer) -> View;

    /// Plays a canonical move with the decisions of chance from `rolls`, in the order of the rules.
    ///
    /// # Errors
    ///
    /// [`PlayError::Roll`] if the move needs another roll, [`PlayError::Refused`] if it is illegal.
    fn resolve(&self, chosen: &MoveText, rolls: &mut Rolls<'_>) -> Result<Played, PlayError>;

    /// Visits every result of a canonical move with its exact probability, each notation once,
    /// within the limits of `meter`.
    ///
    /// # Errors
    ///
    /// `too_many` if a limit is exceeded, or the reason why the move is illegal.
    fn visit_outcomes(
        &self,
        chosen: &MoveText,
        meter: &mut Meter,
        each: &mut EachOutcome<'_>,
    ) -> Result<(), RuleError> {
        let played = match self.resolve(chosen, &mut Rolls::none()) {
            Ok(played) => played,
            Err(PlayError::Refused(error)) => return Err(error),
            Err(PlayError::Roll(_)) => unreachable!("games with chance override this method"),
        };
        meter.work(1).and_then(|()| meter.find(1)).ok_or_else(|| meter.error())?;
        each(meter, played, Weight::ONE).ok_or_else(|| meter.error())
    }

    /// Plays the notation of a move with its rolls.
    ///
    /// # Errors
    ///
    /// Fails unless the text is exactly the canonical notation of a legal move.
    fn replay(&self, notation: &str) -> Result<Played, RuleError>;

    /// Returns the move of a notation, without the results of chance. With the same rolls it has
    /// the same notation again.
    ///
    /// # Errors
    ///
    /// Fails unless the text is the notation of a legal move.
    fn move_of(&self, notation: &str) -> Result<MoveText, RuleError>;

    /// Returns the notation of a move from this position as `observer` may read it right after the
    /// move. [`Observer::Revealed`] reads it in full.
    ///
    /// # Errors
    ///
    /// Fails unless the text is the notation of a legal move.
    fn redact(&self, notation: &str, observer: Observer) -> Result<String, RuleError>;

    /// The notations before this position that remain redacted for `observer`.
    fn redaction_scope(&self, _observer: Observer) -> RedactionScope {
        RedactionScope::None
    }

    /// A key that repeated positions share; `None` if the game has no rule about repetition. The
    /// third occurrence ends the game ([`GameState`](super::GameState)).
    fn repetition_key(&self) -> Option<String>;

    /// The outcome at the third occurrence of this position.
    fn repeated(&self) -> Option<Outcome> {
        self.outcome().or(Some(Outcome::REPETITION))
    }

    /// The number of consecutive quiet moves that ends the game; `None` if position strings count
    /// them or there is no such rule. [`GameState`](super::GameState) counts them.
    fn quiet_limit(&self) -> Option<u32> {
        None
    }

    /// The number of consecutive moves without a gain that ends the game at this position; `None`
    /// if it can't end here, or if there is no such rule. [`GameState`](super::GameState) counts
    /// them.
    fn progress_limit(&self) -> Option<u32> {
        None
    }

    /// Applies the rulings that the game began with to this position and all later ones.
    fn adopt(&mut self, _rulings: Rulings) {}

    /// # Errors
    ///
    /// `too_many` if the tree is deeper than the stack allows.
    fn perft(&self, depth: u32) -> Result<u64, RuleError> {
        self.perft_within(depth, &mut Meter::new(Counted::Nodes, Bounds::NONE))
    }

    /// The same as far as `meter` lets it.
    ///
    /// # Errors
    ///
    /// `too_many` where a bound is passed, too.
    fn perft_within(&self, depth: u32, meter: &mut Meter) -> Result<u64, RuleError>;

    /// The same as [`perft`](Self::perft) by first move, sorted by the move's text without marks of
    /// check; nothing at depth 0.
    ///
    /// # Errors
    ///
    /// As [`perft`](Self::perft).
    fn divide(&self, depth: u32) -> Result<Vec<(String, u64)>, RuleError>;

    /// A copy of the position.
    fn boxed(&self) -> Box<dyn Position>;
}

impl Clone for Box<dyn Position> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

/// Adds likely intended moves to the error of a notation.
pub(crate) fn with_suggestions(position: &dyn Position, notation: &str, error: RuleError) -> RuleError {
    position.view(Observer::Player(position.turn())).explain(notation, error)
}
