//! What a player is helped with before a move is played: reading what they typed, completing it,
//! composing a move by clicks, suggesting legal moves near an illegal one.
//!
//! Everything here answers from a [`View`], so that no help tells a secret. What games share
//! stands in this folder, and each game has an `input` folder of its own. The rules proper know
//! none of them.

pub mod menu;
pub(crate) mod results;
pub(crate) mod suggestions;

use super::bounds::{Bounds, Counted, Meter};
use super::error::RuleError;
use super::move_text::MoveText;
use super::side::Side;
use super::view::View;
use super::{kyo, lusus};

pub use menu::{Choice, Menu, Preview, Question};

/// What a view answers, whatever the game.
pub trait PlayerView {
    /// The redacted position string.
    fn text(&self) -> String;

    /// The side to move.
    fn turn(&self) -> Side;

    /// The number of the move about to be made: completed moves of both sides, plus 1.
    fn move_number(&self) -> u32;

    /// The complete legal moves, sorted as ASCII.
    ///
    /// # Errors
    ///
    /// `too_many` beyond `limit`.
    fn legal_moves(&self, limit: usize) -> Result<Vec<String>, RuleError> {
        self.legal_moves_within(&mut Meter::new(Counted::Turns, Bounds::most(limit as u64)))
    }

    /// The same as far as `meter` lets it.
    ///
    /// # Errors
    ///
    /// `too_many` where a bound is passed.
    fn legal_moves_within(&self, meter: &mut Meter) -> Result<Vec<String>, RuleError>;

    /// What may follow the beginning of a move.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the beginning.
    fn next(&self, partial: &str) -> Result<Next, RuleError>;

    /// What to offer while a person types, best first: the options of [`next`](Self::next) where
    /// the text is a canonical beginning, else what it begins when read tolerantly.
    fn complete(&self, typed: &str) -> Vec<Suggestion>;

    /// The lines among which a search by words finds some: what may follow a beginning, and what that
    /// leads to as far as it can be listed. Best first.
    fn search_space(&self, beginning: &str) -> Vec<Suggestion> {
        self.complete(beginning)
    }

    /// At most `limit` whole legal moves near a text that is none, the nearest first: those with
    /// the same piece.
    fn suggestions(&self, typed: &str, limit: usize) -> Vec<String> {
        suggestions::nearest(&|text| self.complete(text), typed, limit)
    }

    /// Whether chance may decide something in a move, as far as this observer can tell.
    fn may_roll(&self, _chosen: &MoveText) -> bool {
        false
    }

    /// Whether its player may want to think again before a move: the texts say why.
    fn needs_confirmation(&self, _chosen: &MoveText) -> bool {
        false
    }

    /// Reads what a person typed as a move.
    ///
    /// # Errors
    ///
    /// Says why it is no legal move, with what may have been meant.
    fn read(&self, typed: &str) -> Result<MoveText, RuleError>;

    /// Whether the rules file calls the reading of a typed text a guess, which its player should
    /// confirm.
    fn is_guess(&self, _typed: &str) -> bool {
        false
    }

    /// Completes the refusal of a text that is no strict notation of this position: with what may
    /// have been meant.
    fn explain(&self, _notation: &str, error: RuleError) -> RuleError {
        error
    }

    /// Reads a move that a player expects of the opponent: in the form in which this observer would
    /// read it ([`Position::redact`](super::Position::redact)), without rolls.
    ///
    /// # Errors
    ///
    /// Says why no such move can come, as far as this observer can tell.
    fn parse_opponent_move(&self, typed: &str) -> Result<String, RuleError> {
        self.read(typed).map(|chosen| chosen.to_string())
    }

    /// What to offer while a player types a move that they expect of the opponent, as
    /// [`complete`](Self::complete).
    fn complete_opponent_move(&self, typed: &str) -> Vec<Suggestion> {
        self.complete(typed)
    }

    /// The lines among which a search by words finds a move that a player expects of the opponent, as
    /// [`search_space`](Self::search_space).
    fn opponent_search_space(&self, beginning: &str) -> Vec<Suggestion> {
        self.search_space(beginning)
    }

    /// What this observer may know after a move of the side to move: a view for each thing that may
    /// come of it, as far as they can tell, at most `limit`. The move is written as
    /// [`read`](Self::read) and [`parse_opponent_move`](Self::parse_opponent_move) write it, or as a
    /// notation that holds its rolls.
    ///
    /// # Errors
    ///
    /// Why there is no such move.
    fn after(&self, chosen: &str, limit: usize) -> Result<Vec<View>, RuleError>;

    /// The same view, where the side to move may have whatever this observer cannot rule out in what
    /// they do not see: to read and complete a move that is only expected. Nothing where that changes
    /// nothing.
    fn supposing(&self) -> Option<View> {
        None
    }

    /// The draft that a text makes which is the beginning of a legal move: [`compose`](Self::compose)
    /// goes on from there. Nothing where no legal move begins so, as far as this observer can tell.
    fn draft_of(&self, typed: &str) -> Option<String>;

    /// What to ask of a player who composes a move by clicks, after the choices that `draft` holds:
    /// `""`, the draft of a [`Choice`], or a whole move. Questions with a single answer are not
    /// asked.
    ///
    /// # Errors
    ///
    /// Says why the draft leads to no legal move.
    fn compose(&self, draft: &str) -> Result<Menu, RuleError>;
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

/// Keeps the text of a move that was found, if `meter` lets it.
pub(crate) fn keep_text(meter: &mut Meter, texts: &mut Vec<String>, text: String) -> Option<()> {
    meter.work(1)?;
    meter.find(1)?;
    meter.hold(text.len())?;
    texts.push(text);
    Some(())
}

/// What may follow the beginning of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// What the options are.
    pub stage: Stage,
    /// The options, in the game's own order.
    pub options: Vec<Suggestion>,
}

/// What the options of a [`Next`] are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Whole legal moves that begin with the text.
    Moves,
    /// Squares on which a move of many steps may begin.
    Starts,
    /// Steps of such a move.
    Steps {
        /// The square where the piece stands that makes it.
        at: String,
        /// What may still be done.
        mode: kyo::Mode,
        /// Whether the move may end here.
        may_end: bool,
    },
    /// The next token of a move that is written in tokens.
    Token(lusus::TokenStage),
}

/// One option of a [`Next`], or one line of a list that completes what a person types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The option as `rules/<game>.md` writes it.
    pub token: String,
    /// The whole beginning of the move once this option is taken.
    pub text: String,
    /// Whether that is a complete move.
    pub complete: bool,
    /// How likely a player wants it; greater is better. Only for sorting; 0 in a [`Next`].
    pub rank: i32,
}

/// Whether it is asked how likely a player wants an option, which takes longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ranking {
    /// For a list that is sorted by it.
    Likeliest,
    /// For nothing: each has the rank 0.
    None,
}
