//! Random events of a move, as in its notation (`rules/lusus.md §8`).

use std::fmt;

use super::square::{Square, square_name};
use super::tile::Tile;

/// The cause of a draw of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// The tile Backstab, which takes tiles from the opponent's hand.
    Backstab,
    /// The tile Life Tap.
    LifeTap,
    /// The regular draw at the end of a move.
    Draw,
}

impl DrawReason {
    /// The event's name in notations.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Backstab => "bs",
            Self::LifeTap => "lt",
            Self::Draw => "dr",
        }
    }
}

/// Drawn tiles as an observer may know them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnTiles {
    /// The number of tiles, which is always public.
    pub count: usize,
    /// The tiles; `None` if the observer may not know them.
    pub tiles: Option<Vec<Tile>>,
}

impl DrawnTiles {
    /// Tiles known to the observer.
    pub(super) fn known(tiles: Vec<Tile>) -> Self {
        Self { count: tiles.len(), tiles: Some(tiles) }
    }

    /// Tiles of which the observer knows only the number.
    pub(super) const fn hidden(count: usize) -> Self {
        Self { count, tiles: None }
    }
}

/// A random event in a notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NotationEvent {
    Tiles(DrawReason, DrawnTiles),
    /// The target of a dodge.
    Dodge(Square),
}

impl NotationEvent {
    /// The event's name in notations.
    pub(super) const fn name(&self) -> &'static str {
        match self {
            Self::Tiles(reason, _) => reason.name(),
            Self::Dodge(_) => "dg",
        }
    }
}

impl fmt::Display for NotationEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}=", self.name())?;
        match self {
            Self::Tiles(_, DrawnTiles { tiles: Some(tiles), .. }) => {
                tiles.iter().try_for_each(|tile| f.write_str(tile.code()))
            }
            Self::Tiles(_, DrawnTiles { count, .. }) => write!(f, "?{count}"),
            Self::Dodge(square) => f.write_str(&square_name(*square)),
        }
    }
}
