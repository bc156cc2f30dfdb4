//! Lusus (`rules/lusus.md`): chess with 45 tiles that are played onto the pieces.
//!
//! In the order to read them: [`tile`], [`piece`] and [`zone`] say what lies where, `field` is
//! the board and `state` a position, or what one observer knows of one; `rides` says where a
//! piece may go and `guard` what may be taken, `moves` lists the moves, `capture` makes them;
//! `plays` plays tiles, `turn` a whole turn with its chance results (`lots`); `text`,
//! `notation`, `record` and `reading` are how positions, turns and records are written and
//! typed, `steps` and `completion` what may follow, [`story`] what a turn did, [`warnings`] what
//! to think of before it is made, `position` and [`view`] what the world is told.

mod field;
pub mod piece;
mod rides;
mod state;
mod text;
pub mod tile;
pub mod view;
pub mod zone;

pub use field::Wing;
pub use piece::{Chips, Kind, Piece, Square, square_from_name, square_name};
pub use state::Phase;
pub use tile::{Chip, Group, Tile};
pub use view::View;
pub use zone::{Pile, Zone};
