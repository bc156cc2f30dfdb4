//! What a picture shows, as plain data: no pixels, no colors, no game.
//!
//! Each game builds a [`Scene`] from its view in a module of its own; [`paint`](super::paint)
//! draws every scene alike. A new game costs such a module and its sprites.

use sealed_move_rules::Side;

mod board;
mod marks;
mod pieces;
mod strips;

pub(crate) use board::{ColorScheme, Coordinates, Format, Spot};
pub(crate) use marks::{Corner, Mark, Sign, Tone};
pub(crate) use pieces::{
    ChipFace, ChipSprite, Extent, Layer, PileChip, Placed, Presence, Sprite, SquareContent, TileLabel,
    TileShape, TileSprite, TiledPiece,
};
pub(crate) use strips::{CountedSprite, Gauge, Holdings, PowerMark, Strip, Tiles};

/// A whole picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scene {
    /// The number of files.
    pub(crate) files: u8,
    /// The number of ranks.
    pub(crate) ranks: u8,
    /// How both are named.
    pub(crate) coordinates: Coordinates,
    /// How the picture is divided.
    pub(crate) format: Format,
    /// The colors of the sides.
    pub(crate) scheme: ColorScheme,
    /// The side at the lower edge.
    pub(crate) bottom: Side,
    /// Squares in another color.
    pub(crate) tints: Vec<(Spot, Tone)>,
    /// What stands on the board.
    pub(crate) cells: Vec<SquareContent>,
    /// Pieces with tiles on it.
    pub(crate) tiled_pieces: Vec<TiledPiece>,
    /// What is drawn below it, in this order.
    pub(crate) ground: Vec<Mark>,
    /// What is drawn over it, in this order.
    pub(crate) marks: Vec<Mark>,
    /// The strips of both sides.
    pub(crate) strips: [Strip; 2],
}

impl Scene {
    /// The spot of the square with a name.
    pub(crate) fn spot(&self, name: &str) -> Option<Spot> {
        self.coordinates.spot(name, self.files, self.ranks)
    }

    /// Whether nothing stands or lies on a square.
    pub(crate) fn is_empty_at(&self, at: Spot) -> bool {
        let stands = self.tiled_pieces.iter().map(|figure| figure.at);
        !self.cells.iter().map(|cell| cell.at).chain(stands).any(|taken| taken == at)
    }
}
