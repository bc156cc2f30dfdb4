//! The rules of the games, pure: no I/O, clock, async or randomness.
//!
//! What all games share stands here; each game is a folder of its own and one row in [`GAMES`].
//! At this border everything is the one-line text of the game's rules file (positions, turns,
//! records); inside a folder everything is typed.
//!
//! A turn passes through three stages: [`PlayerView::read`](view::PlayerView::read) makes a
//! canonical [`MoveText`] of what a person typed, [`Position::resolve`] plays it, asking for uniform
//! draws where chance decides ([`chance`]), and the result is a record that [`Position::replay`]
//! plays again without chance.
//!
//! Secrets: a [`Position`] knows everything and is shown to nobody. Whatever draws, describes or
//! completes takes the [`View`] of one [`Observer`].

use std::fmt;

pub mod aruki;
pub mod board;
pub mod chakart;
pub mod chance;
pub mod compose;
pub mod error;
pub mod guide;
mod instead;
pub mod kyo;
pub mod line;
pub mod lusus;
pub mod perft;
pub mod view;

pub use chance::{PlayError, Rolls};
pub use compose::Menu;
pub use error::{ErrorKind, RuleError};
pub use guide::Chapter;
pub use line::GameState;
pub use view::{Next, Observer, Stage, Step, View};

/// The table of games, in the order in which they are listed everywhere.
pub static GAMES: &[&dyn Game] = &[&aruki::Aruki, &kyo::Kyo, &chakart::Chakart, &lusus::Lusus];

/// Finds a game by its name in lower case, such as `aruki`.
#[must_use]
pub fn find(name: &str) -> Option<&'static dyn Game> {
    GAMES.iter().copied().find(|game| game.info().name == name)
}

/// One of the two sides of a game; the game names and colours them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The side that makes the first turn of the game.
    First,
    /// The other one.
    Second,
}

impl Side {
    /// Both sides, the first one first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The opponent's side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for the first side, 1 for the second.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// How a game ended by its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The side that won, or nobody in a draw.
    pub winner: Option<Side>,
    /// The reason as the rules file words it, such as `checkmate`.
    pub reason: &'static str,
}

impl Outcome {
    /// The draw by the third occurrence of a position.
    pub const REPETITION: Self = Self { winner: None, reason: "repetition" };
}

/// One way to begin a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The name in commands and in the referee.
    pub name: &'static str,
    /// The title for people.
    pub title: &'static str,
}

/// What is known of a game before any position.
#[derive(Debug)]
pub struct GameInfo {
    /// The name in commands, in the referee and in the store: lower case, ASCII.
    pub name: &'static str,
    /// The title for people.
    pub title: &'static str,
    /// The names of the sides in lower case, the first one first.
    pub sides: [&'static str; 2],
    /// The setups on offer; the first is the default.
    pub setups: &'static [Setup],
    /// Whether lots are drawn anywhere in the game.
    pub chance: bool,
    /// Whether a player may know what the opponent or the public may not.
    pub secrets: bool,
}

impl GameInfo {
    /// The name of a side in this game, such as `white`.
    #[must_use]
    pub const fn side_name(&self, side: Side) -> &'static str {
        self.sides[side.index()]
    }

    /// The observer that `name` means: a side's name or `public`.
    #[must_use]
    pub fn observer(&self, name: &str) -> Option<Observer> {
        if name == "public" {
            return Some(Observer::Public);
        }
        Side::BOTH.into_iter().find(|side| self.side_name(*side) == name).map(Observer::Player)
    }
}

/// A game: its facts and the two ways to get a position.
pub trait Game: Sync {
    /// The facts of the game.
    fn info(&self) -> &'static GameInfo;

    /// Sets up a new game.
    ///
    /// # Errors
    ///
    /// [`PlayError::Draw`] asks for the next uniform draw of a random setup; [`PlayError::Refused`] has the
    /// code `position` where there is no such setup.
    fn start(&self, setup: &str, draws: &mut Rolls<'_>) -> Result<Box<dyn Position>, PlayError>;

    /// Reads a position string.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the text, and where.
    fn parse(&self, text: &str) -> Result<Box<dyn Position>, RuleError>;

    /// What the pages of its rules show.
    fn guide(&self) -> &'static [Chapter];
}

impl fmt::Debug for dyn Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().name)
    }
}

/// A turn in canonical notation, chance results left out.
///
/// That it is canonical does not make it legal in every position: only the position says that.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MoveText(String);

impl MoveText {
    /// Takes `text` for a canonical turn; [`Position::resolve`] still judges it.
    pub fn canonical(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The notation.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A position after a submission, with the record that leads there again.
#[derive(Debug)]
pub struct Played {
    /// The position after it.
    pub position: Box<dyn Position>,
    /// The turn with all its chance results; strict notation.
    pub notation: String,
}

/// Which of the records of a line an observer may read only as [`Position::redact`] gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RedactionScope {
    /// None: what was hidden is known by now.
    None,
    /// Only the newest record in which something is hidden from him.
    Newest,
    /// All of them, until the game ends.
    All,
}

/// A playable position: everything there is to know, shown to nobody as it is.
pub trait Position: fmt::Debug + Send + Sync {
    /// The facts of the game.
    fn info(&self) -> &'static GameInfo;

    /// The canonical position string.
    fn text(&self) -> String;

    /// The side that has to submit next.
    fn turn(&self) -> Side;

    /// The number of the turn about to be made, as people count in this game, from 1.
    fn move_number(&self) -> u32;

    /// How the game ended, judged by this position alone (no repetition).
    fn outcome(&self) -> Option<Outcome>;

    /// Why nothing may be played after the end: `over`, unless the rules file has a code of its own.
    fn over(&self, outcome: Outcome) -> ErrorKind {
        ErrorKind::Over { reason: outcome.reason }
    }

    /// The status word of the rules file, where the game has one.
    fn status(&self) -> Option<&'static str> {
        None
    }

    /// What `observer` may know of it.
    fn view(&self, observer: Observer) -> View;

    /// Plays a canonical turn, taking chance results from `draws` in the order of the rules.
    ///
    /// # Errors
    ///
    /// [`PlayError::Draw`] asks for one more uniform draw; [`PlayError::Refused`] says why the turn is not
    /// legal here.
    fn resolve(&self, turn: &MoveText, draws: &mut Rolls<'_>) -> Result<Played, PlayError>;

    /// Plays a record, strictly.
    ///
    /// # Errors
    ///
    /// Refuses what is not the exact record of a legal turn.
    fn replay(&self, notation: &str) -> Result<Played, RuleError>;

    /// The turn of a record: what was submitted, before chance. Played with the same draws from
    /// here it gives the record again.
    ///
    /// # Errors
    ///
    /// Refuses what is not a record of this position.
    fn turn_of(&self, notation: &str) -> Result<MoveText, RuleError>;

    /// The record, played from this position, as `observer` may read it right after it; in full
    /// for [`Observer::Revealed`].
    ///
    /// # Errors
    ///
    /// Refuses what is not a record of this position.
    fn redact(&self, notation: &str, observer: Observer) -> Result<String, RuleError>;

    /// Which of the records that led to this position `observer` still may not read in full.
    fn secrecy(&self, _observer: Observer) -> RedactionScope {
        RedactionScope::None
    }

    /// What must be equal for two positions to count as repeated; `None` where the game has no
    /// such rule. The third occurrence ends the game ([`GameState`]).
    fn repetition_key(&self) -> Option<String>;

    /// How the game ends when this position occurs for the third time.
    fn repeated(&self) -> Option<Outcome> {
        self.outcome().or(Some(Outcome::REPETITION))
    }

    /// Counts the paths of `depth` turns from here, as the game's perft vectors do.
    ///
    /// # Errors
    ///
    /// `too_many` where the tree is too deep to be counted by anybody.
    fn perft(&self, depth: u32) -> Result<u64, RuleError>;

    /// The same by first turn, sorted by the turn's text without marks of check; nothing at
    /// depth 0.
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
