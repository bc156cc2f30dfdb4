//! Chakart (`rules/chakart.md`): chess with objects, chance and one hidden move.

pub mod piece;
mod state;
pub mod story;
mod text;
pub mod view;

pub use piece::{Condition, Content, Kind, Man, Object, Power, Square, Todo, square_name};
pub use story::{Chance, Egg, Event, Story, Way};
pub use view::View;
