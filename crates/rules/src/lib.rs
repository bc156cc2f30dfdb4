//! The rules of the games, without I/O, clocks, async or random numbers.
//!
//! The modules at the top level are shared by all games. Each game is a folder and one row of
//! [`GAMES`]. Positions, moves and notations are exchanged as one-line texts, defined in
//! `rules/<game>.md`. Inside a game's folder everything is typed.
//!
//! A move has three stages. [`View::read`] parses typed text to a canonical [`MoveText`].
//! [`Position::resolve`] plays it with uniform rolls for its decisions of chance ([`chance`]). The
//! result is a notation that [`Position::replay`] plays again without chance.
//!
//! ```
//! use sealed_move_rules::{GameState, Observer, Rolls, Side, find};
//!
//! let game = find("aruki").expect("Aruki is one of the games");
//! let mut state = GameState::new(game.start("standard", &mut Rolls::none()).unwrap());
//! let view = state.position().view(Observer::Public);
//! assert_eq!(view.legal_moves(100).unwrap().len(), 13);
//!
//! // Players can type moves in many ways; the notation is always the same.
//! let chosen = view.read("D2-D3").unwrap();
//! assert_eq!(chosen.as_str(), "O(d2)d3");
//! let error = view.read("d2d5").unwrap_err();
//! assert_eq!((error.code(), error.message_id()), ("cannot_reach", "rule-aruki-cannot_reach"));
//!
//! let played = state.position().resolve(&chosen, &mut Rolls::none()).unwrap();
//! state.push(played);
//! assert_eq!(state.position().turn(), Side::Second);
//! assert!(state.outcome().is_none());
//! ```
//!
//! A [`Position`] contains all hidden information, so it is never shown. Code that draws, describes
//! or completes a move takes the [`View`] of an [`Observer`].

#![warn(missing_docs)]

pub mod aruki;
mod board_notation;
pub mod bounds;
pub mod chakart;
pub mod chance;
pub mod course;
pub mod error;
mod game;
mod game_info;
mod game_state;
pub mod guide;
pub mod input;
pub mod kyo;
pub mod lesson;
mod lesson_attempt;
mod lesson_goal;
#[cfg(test)]
mod lesson_tests;
pub mod lusus;
mod message;
mod move_text;
mod observer;
mod outcome;
mod perft;
mod position;
pub mod puzzle;
mod rolls;
mod rulings;
mod side;
pub mod square;
mod square_set;
mod view;

pub use board_notation::BoardNotation;
pub use error::{ErrorKind, RuleError};
pub use game::Game;
pub use game_info::{GameInfo, Setup};
pub use game_state::GameState;
pub use guide::Chapter;
pub use input::{Menu, MenuStyle, Next, PlayerView, Question, Stage, Suggestion};
pub use message::{Arg, ErrorMessage};
pub use move_text::MoveText;
pub use observer::Observer;
pub use outcome::Outcome;
pub use position::{EachOutcome, Played, Position, RedactionScope};
pub use rolls::{PlayError, RollMeaning, Rolls};
pub use rulings::Rulings;
pub use side::Side;
pub use view::View;

/// The games, in the order of all lists.
pub static GAMES: &[&dyn Game] = &[&aruki::Aruki, &kyo::Kyo, &chakart::Chakart, &lusus::Lusus];

/// Finds a game by its lower-case name, such as `aruki`.
#[must_use]
pub fn find(name: &str) -> Option<&'static dyn Game> {
    GAMES.iter().copied().find(|game| game.info().name == name)
}
