//! What chance did in a move, as its notation says it (`rules/lusus.md §8`).

use std::fmt;

use super::square::{Square, square_name};
use super::tile::Tile;

/// Why tiles are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// Backstab.
    Backstab,
    /// Life Tap.
    LifeTap,
    /// The end of the move.
    Draw,
}

impl DrawReason {
    /// The name of the event in notations.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Backstab => "bs",
            Self::LifeTap => "lt",
            Self::Draw => "dr",
        }
    }
}

/// Tiles that were drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnTiles {
    /// How many they are.
    pub count: usize,
    /// Which they are, where the observer may know it.
    pub tiles: Option<Vec<Tile>>,
}

impl DrawnTiles {
    /// Tiles that the observer may know.
    pub(super) fn known(tiles: Vec<Tile>) -> Self {
        Self { count: tiles.len(), tiles: Some(tiles) }
    }

    /// Tiles of which the observer may know only how many they are.
    pub(super) const fn hidden(count: usize) -> Self {
        Self { count, tiles: None }
    }
}

/// An event as a notation writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NotationEvent {
    /// Tiles were drawn.
    Tiles(DrawReason, DrawnTiles),
    /// A piece dodged to a square.
    Dodge(Square),
}

impl NotationEvent {
    /// The name in notations.
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
