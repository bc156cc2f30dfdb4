//! The rules of the games, pure: no I/O, clock, async or randomness.
//!
//! What all games share stands here; each game is a folder of its own and one row in [`GAMES`].
//! Between games and the rest of the program positions, moves and notations are one-line texts, as
//! `rules/<game>.md` defines them; inside a folder everything is typed.
//!
//! A move passes through three stages: [`PlayerView::read`] makes a canonical [`MoveText`] of what
//! a person typed, [`Position::resolve`] plays it and asks for uniform rolls where chance decides
//! ([`chance`]), and the result is a notation that [`Position::replay`] plays again without chance.
//!
//! Secrets: a [`Position`] knows everything and is shown to no one. Whatever draws, describes or
//! completes a move takes the [`View`] of one [`Observer`].

pub mod aruki;
pub mod chakart;
pub mod chance;
pub mod error;
mod game;
mod game_info;
mod game_state;
pub mod guide;
pub mod input;
pub mod kyo;
pub mod lusus;
mod message;
mod move_text;
mod observer;
mod outcome;
mod perft;
mod position;
mod rolls;
mod side;
pub mod square;
mod square_set;
mod view;

pub use error::{ErrorKind, RuleError};
pub use game::Game;
pub use game_info::{GameInfo, Setup};
pub use game_state::GameState;
pub use guide::Chapter;
pub use input::{Menu, Next, PlayerView, Question, Stage, Suggestion};
pub use message::{Arg, ErrorMessage};
pub use move_text::MoveText;
pub use observer::Observer;
pub use outcome::Outcome;
pub use position::{Played, Position, RedactionScope};
pub use rolls::{PlayError, Rolls};
pub use side::Side;
pub use view::View;

/// The games, in the order in which they are listed everywhere.
pub static GAMES: &[&dyn Game] = &[&aruki::Aruki, &kyo::Kyo, &chakart::Chakart, &lusus::Lusus];

/// Finds a game by its name in lower case, such as `aruki`.
#[must_use]
pub fn find(name: &str) -> Option<&'static dyn Game> {
    GAMES.iter().copied().find(|game| game.info().name == name)
}
