//! A playable position, whatever the game.

use std::fmt;

use super::bounds::{Bounds, Counted, Meter};
use super::chance::Weight;
use super::error::{ErrorKind, RuleError};
use super::game_info::GameInfo;
use super::move_text::MoveText;
use super::observer::Observer;
use super::outcome::Outcome;
use super::rolls::{PlayError, Rolls};
use super::side::Side;
use super::view::View;

/// A position after a move, with the notation that leads there again.
#[derive(Debug)]
pub struct Played {
    /// The position after it.
    pub position: Box<dyn Position>,
    /// The move with all its rolls, in strict notation.
    pub notation: String,
    /// Whether it leads nowhere: it counts towards [`Position::quiet_limit`].
    pub quiet: bool,
}

/// Takes a result and its weight; `None` where the meter lets it take no more.
pub type EachOutcome<'a> = dyn FnMut(&mut Meter, Played, Weight) -> Option<()> + 'a;

/// Which notations of a game an observer may read only as [`Position::redact`] gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RedactionScope {
    /// None: what was hidden is known by now.
    None,
    /// Only the newest one in which something is hidden from that observer.
    Newest,
    /// All of them, until the game ends.
    All,
}

/// A playable position: everything there is to know, shown to no one as it is.
pub trait Position: fmt::Debug + Send + Sync {
    /// The facts of the game.
    fn info(&self) -> &'static GameInfo;

    /// The canonical position string.
    fn text(&self) -> String;

    /// The side to move.
    fn turn(&self) -> Side;

    /// The number of the move about to be made: completed moves of both sides, plus 1.
    fn move_number(&self) -> u32;

    /// How the game ended, judged by this position alone (no repetition).
    fn outcome(&self) -> Option<Outcome>;

    /// Why nothing may be played after the end: `over`, unless the rules file has a code of its
    /// own.
    fn over(&self, outcome: Outcome) -> ErrorKind {
        ErrorKind::Over { reason: outcome.reason }
    }

    /// The status word of the rules file, where the game has one.
    fn status(&self) -> Option<&'static str> {
        None
    }

    /// What `observer` may know of it.
    fn view(&self, observer: Observer) -> View;

    /// Plays a canonical move, taking what chance decides from `rolls` in the order of the rules.
    ///
    /// # Errors
    ///
    /// [`PlayError::Roll`] asks for one more roll; [`PlayError::Refused`] says why the move is not
    /// legal here.
    fn resolve(&self, chosen: &MoveText, rolls: &mut Rolls<'_>) -> Result<Played, PlayError>;

    /// Shows every result of a canonical move to `each`, each notation once, with its exact weight,
    /// as far as `meter` lets it.
    ///
    /// # Errors
    ///
    /// Why the move is not legal here; `too_many` where a bound is passed.
    fn visit_outcomes(
        &self,
        chosen: &MoveText,
        meter: &mut Meter,
        each: &mut EachOutcome<'_>,
    ) -> Result<(), RuleError> {
        let played = match self.resolve(chosen, &mut Rolls::none()) {
            Ok(played) => played,
            Err(PlayError::Refused(error)) => return Err(error),
            Err(PlayError::Roll(_)) => unreachable!("games that roll list their results themselves"),
        };
        meter.work(1).and_then(|()| meter.find(1)).ok_or_else(|| meter.error())?;
        each(meter, played, Weight::ONE).ok_or_else(|| meter.error())
    }

    /// Plays a notation, strictly.
    ///
    /// # Errors
    ///
    /// Refuses what is not the exact notation of a legal move.
    fn replay(&self, notation: &str) -> Result<Played, RuleError>;

    /// The move of a notation, before chance. Played with the same rolls from here it gives the
    /// notation again.
    ///
    /// # Errors
    ///
    /// Refuses what is not the notation of a move of this position.
    fn move_of(&self, notation: &str) -> Result<MoveText, RuleError>;

    /// The notation, played from this position, as `observer` may read it right after it; in full
    /// for [`Observer::Revealed`].
    ///
    /// # Errors
    ///
    /// Refuses what is not the notation of a move of this position, nor of one of a stored game
    /// ([`as_stored`](Self::as_stored)).
    fn redact(&self, notation: &str, observer: Observer) -> Result<String, RuleError>;

    /// Which of the notations that led to this position `observer` still may not read in full.
    fn redaction_scope(&self, _observer: Observer) -> RedactionScope {
        RedactionScope::None
    }

    /// What must be equal for two positions to count as repeated; `None` where the game has no
    /// such rule. The third occurrence ends the game ([`GameState`](super::GameState)).
    fn repetition_key(&self) -> Option<String>;

    /// How the game ends when this position occurs for the third time.
    fn repeated(&self) -> Option<Outcome> {
        self.outcome().or(Some(Outcome::REPETITION))
    }

    /// How many quiet moves in a row end the game, where the game counts them along the line of
    /// play and not in its position strings ([`GameState`](super::GameState)).
    fn quiet_limit(&self) -> Option<u32> {
        None
    }

    /// The same position for the notations of a stored game: what a later ruling forbids or ends
    /// may be replayed as it was played. What follows it is judged as usual again.
    fn as_stored(&self) -> Box<dyn Position> {
        self.boxed()
    }

    /// Counts the paths of `depth` moves from here, as the game's perft vectors do.
    ///
    /// ```
    /// use sealed_move_rules::{Rolls, find};
    ///
    /// let start = find("aruki").unwrap().start("standard", &mut Rolls::none()).unwrap();
    /// assert_eq!(start.perft(2), Ok(170)); // rules/aruki.md §14
    /// ```
    ///
    /// # Errors
    ///
    /// `too_many` where the tree is deeper than the stack.
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

/// Completes the refusal of a notation with what may have been meant.
pub(crate) fn explained(position: &dyn Position, notation: &str, error: RuleError) -> RuleError {
    position.view(Observer::Player(position.turn())).explain(notation, error)
}
