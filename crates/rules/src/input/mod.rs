//! Move entry: parses and completes typed moves, composes moves with menus, and suggests legal
//! moves near an illegal one.
//!
//! Everything is computed from a [`View`], so that it can't reveal hidden information. This folder
//! is shared; each game also has an `input` folder. The rules don't depend on any of them.

pub mod menu;
mod reading;
mod respelling;
pub(crate) mod results;
mod signs;
pub(crate) mod suggestions;

use super::board_notation::BoardNotation;
use super::bounds::{Bounds, Counted, Meter};
use super::error::{ErrorKind, RuleError};
use super::move_text::MoveText;
use super::side::Side;
use super::view::View;
use super::{kyo, lusus};

pub use menu::{Choice, Menu, MenuStyle, Preview, Question};

/// A player's questions to a view, for any game.
pub trait PlayerView {
    /// The redacted position string.
    fn text(&self) -> String;

    /// The side to move.
    fn turn(&self) -> Side;

    /// The number of the next move: completed moves of both sides, plus 1.
    fn move_number(&self) -> u32;

    /// The format of the board in [`text`](Self::text).
    fn board_notation(&self) -> BoardNotation {
        BoardNotation::Letters
    }

    /// The error for any further move if the game is over, ignoring repetition.
    fn game_over(&self) -> Option<ErrorKind>;

    /// Removes the results of rolls from a notation.
    fn without_rolls<'a>(&self, notation: &'a str) -> &'a str {
        notation
    }

    /// Removes the marks of check and mate from a notation.
    fn without_marks<'a>(&self, notation: &'a str) -> &'a str {
        notation
    }

    /// The legal moves, in ASCII order.
    ///
    /// # Errors
    ///
    /// `too_many` if there are more than `limit`.
    fn legal_moves(&self, limit: usize) -> Result<Vec<String>, RuleError> {
        self.legal_moves_within(&mut Meter::new(Counted::Moves, Bounds::items(limit as u64)))
    }

    /// The legal moves, in ASCII order, within the limits of `meter`.
    ///
    /// # Errors
    ///
    /// `too_many` if a limit is exceeded.
    fn legal_moves_within(&self, meter: &mut Meter) -> Result<Vec<String>, RuleError>;

    /// The possible continuations of a partial move in canonical notation.
    ///
    /// # Errors
    ///
    /// Fails if no legal move starts with `partial`.
    fn next(&self, partial: &str) -> Result<Next, RuleError>;

    /// Completes a spelling, best first. Unlike [`next`](Self::next), it also accepts tolerant
    /// notation. Callers use [`View::complete`].
    fn complete_spelling(&self, typed: &str) -> Vec<Suggestion>;

    /// The moves and partial moves in which a search by words looks for matches, best first.
    fn search_space(&self, beginning: &str) -> Vec<Suggestion> {
        self.complete_spelling(beginning)
    }

    /// Suggests up to `limit` legal moves near an illegal text, nearest first.
    fn suggestions(&self, typed: &str, limit: usize) -> Vec<String> {
        suggestions::nearest(&|text| self.complete_spelling(text), typed, limit)
    }

    /// Whether a move may involve chance, as far as the observer knows.
    fn may_roll(&self, _chosen: &MoveText) -> bool {
        false
    }

    /// Whether the player should confirm a move before it is played. The texts give the reason.
    fn needs_confirmation(&self, _chosen: &MoveText) -> bool {
        false
    }

    /// Parses a spelling of a move as `rules/<game>.md` defines it. Callers use [`View::read`].
    ///
    /// # Errors
    ///
    /// The reason why it is not a legal move, with suggestions.
    fn read_spelling(&self, typed: &str) -> Result<MoveText, RuleError>;

    /// Whether the rules file calls the interpretation of a spelling a guess. Callers use
    /// [`View::is_guess`].
    fn is_guessed_spelling(&self, _typed: &str) -> bool {
        false
    }

    /// The error for a text that isn't a move.
    fn unreadable(&self, typed: &str) -> RuleError;

    /// Whether a legal move contradicts an error, such as one that says that a piece can't reach a
    /// square.
    fn is_refuted(&self, _error: &RuleError) -> bool {
        false
    }

    /// Whether a move from [`read_spelling`](Self::read_spelling) is legal. Most games read only
    /// legal moves.
    fn is_legal(&self, _chosen: &MoveText) -> bool {
        true
    }

    /// Whether an annotation typed after a move may be a part of it.
    fn has_meaning(&self, _annotation: &str, _chosen: &MoveText) -> bool {
        false
    }

    /// Adds suggestions to the error for a text that isn't a canonical notation.
    fn explain(&self, _notation: &str, error: RuleError) -> RuleError {
        error
    }

    /// Parses a spelling of a move that the player expects from the opponent. Callers use
    /// [`View::parse_opponent_move`].
    ///
    /// # Errors
    ///
    /// The reason why the move is impossible, as far as the observer knows.
    fn parse_opponent_spelling(&self, typed: &str) -> Result<String, RuleError> {
        self.read_spelling(typed).map(|chosen| chosen.to_string())
    }

    /// Like [`complete_spelling`](Self::complete_spelling), for a move expected from the opponent.
    fn complete_opponent_spelling(&self, typed: &str) -> Vec<Suggestion> {
        self.complete_spelling(typed)
    }

    /// Like [`search_space`](Self::search_space), for a move expected from the opponent.
    fn opponent_search_space(&self, beginning: &str) -> Vec<Suggestion> {
        self.search_space(beginning)
    }

    /// Returns up to `limit` possible views after a move of the side to move, one for each possible
    /// result that the observer can distinguish.
    ///
    /// The move has the format of [`View::read`] or [`View::parse_opponent_move`], or is a notation
    /// with rolls.
    ///
    /// # Errors
    ///
    /// The reason why the move is illegal.
    fn after(&self, chosen: &str, limit: usize) -> Result<Vec<View>, RuleError>;

    /// Returns a view in which the side to move has everything that this observer can't rule out,
    /// for parsing and completing expected moves. Returns `None` if that is the same view.
    fn supposing(&self) -> Option<View> {
        None
    }

    /// Converts the spelled start of a move to a draft for [`compose`](Self::compose). Callers use
    /// [`View::draft_of`].
    fn draft_of_spelling(&self, typed: &str) -> Option<String>;

    /// Returns the menu after `draft`, which is `""`, the draft of a [`Choice`], or a whole move.
    /// Skips questions with a single answer.
    ///
    /// # Errors
    ///
    /// Fails if no legal move starts with the draft.
    fn compose(&self, draft: &str) -> Result<Menu, RuleError> {
        self.compose_in(draft, MenuStyle::Quick)
    }

    /// Returns the menu after `draft` in a style.
    ///
    /// # Errors
    ///
    /// Fails if no legal move starts with the draft.
    fn compose_in(&self, draft: &str, style: MenuStyle) -> Result<Menu, RuleError>;
}

impl std::ops::Deref for View {
    type Target = dyn PlayerView;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::Aruki(view) => view,
            Self::Kyo(view) => view,
            Self::Chakart(view) => view,
            Self::Lusus(view) => view,
        }
    }
}

/// Adds the text of a move if `meter` allows it.
pub(crate) fn keep_text(meter: &mut Meter, texts: &mut Vec<String>, text: String) -> Option<()> {
    meter.work(1)?;
    meter.find(1)?;
    meter.hold(text.len())?;
    texts.push(text);
    Some(())
}

/// The possible continuations of a partial move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// The kind of the options.
    pub stage: Stage,
    /// The options, in the game's own order.
    pub options: Vec<Suggestion>,
}

/// The kind of options in a [`Next`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Whole legal moves that start with the text.
    Moves,
    /// First squares of moves of many steps.
    Starts,
    /// The next steps of such a move.
    Steps {
        /// The current square of the moving piece.
        at: String,
        /// The phase of the move.
        mode: kyo::Mode,
        /// Whether the move can end here.
        may_end: bool,
    },
    /// The next tokens of a move that consists of tokens.
    Token(lusus::TokenStage),
}

/// An option of a [`Next`], or a completion of typed text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The option in the notation of `rules/<game>.md`.
    pub token: String,
    /// The partial move including this option.
    pub text: String,
    /// Whether `text` is a complete move.
    pub complete: bool,
    /// Likelihood that a player wants it, for sorting only; greater is better. Always 0 in a
    /// [`Next`].
    pub rank: i32,
}

/// Whether to rank options, which takes longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ranking {
    /// Rank options by likelihood, for sorted lists.
    Likeliest,
    /// Give every option the rank 0.
    None,
}
