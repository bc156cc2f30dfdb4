//! The effects of a move, for descriptions and pictures.

use super::castling::Wing;
use super::event::DrawnTiles;
use super::piece::{Kind, Piece};
use super::square::Square;
use super::tile::{PlacedTile, Tile};
use crate::{Outcome, Side};

/// A whole or unfinished move as an observer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// The side that moves.
    pub side: Side,
    /// Played and burned tiles, in order.
    pub plays: Vec<TilePlay>,
    /// The intended move of a piece; `None` if only tiles were played so far.
    pub submitted: Option<SubmittedMove>,
    /// The actual effects of that move, in order.
    pub effects: Vec<MoveEffect>,
    /// The tiles drawn at the end; `None` if the draw was skipped or is not rolled yet.
    pub drawn: Option<DrawnTiles>,
    /// The outcome, if the move ended the game.
    pub end: Option<Outcome>,
}

/// One played or burned tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TilePlay {
    /// Whether Recycle was played to use a tile of the graveyard.
    pub recycled: bool,
    /// The effect of the tile.
    pub effect: TileEffect,
}

/// The effect of a played or burned tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TileEffect {
    /// The tile was attached to a piece.
    Attached {
        /// Its type; `None` for a trap that the observer may not know.
        tile: Option<Tile>,
        /// The square of the piece.
        at: Square,
        /// The piece before the tile was attached.
        piece: Option<Piece>,
    },
    /// Tiles of a piece went to graveyards.
    Removed {
        /// Dispel, Disenchant, Trip, Knockout or Ensnare.
        by: Tile,
        /// The square of the piece.
        at: Square,
        /// The piece before the removal.
        piece: Option<Piece>,
        /// The removed tiles; the type of a face-down trap may stay unknown.
        tiles: Vec<PlacedTile>,
    },
    /// The opponent's hand returned to the bag.
    Delayed {
        /// The number of tiles in the hand.
        count: usize,
    },
    /// The opponent lost tiles from the hand.
    Robbed {
        /// Backstab or Life Tap.
        by: Tile,
        /// The lost tiles.
        tiles: DrawnTiles,
    },
    /// These tiles returned from the player's graveyard to the hand.
    Healed(Vec<Tile>),
    /// Two tiles were exchanged; their squares, each with its tile before the trade.
    Traded([(Square, Option<PlacedTile>); 2]),
    /// The tile was burned.
    Burned(Tile),
}

/// The intended move of a piece, before traps interfered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SubmittedMove {
    /// No piece could move.
    Passed,
    /// King and rook castled.
    Castled {
        /// Kingside or queenside.
        wing: Wing,
        /// Start and target square of the king.
        king: (Square, Square),
        /// Start and target square of the rook.
        rook: (Square, Square),
    },
    /// Two adjacent pieces swapped squares.
    Swapped {
        /// The piece with the Swap tile.
        piece: Piece,
        /// Its old square.
        from: Square,
        /// The other piece.
        partner: Piece,
        /// The old square of the other piece.
        to: Square,
    },
    /// A piece moved.
    Moved {
        /// The piece before the move.
        piece: Piece,
        /// The start square.
        from: Square,
        /// The squares to enter, in order; at least one.
        path: Vec<Square>,
        /// The pieces to capture with their squares, in order.
        victims: Vec<(Square, Piece)>,
        /// The target of the follow-up by Hit & Run.
        follow_up: Option<Square>,
    },
}

/// An actual effect of a piece's move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveEffect {
    /// A piece was captured.
    Captured {
        /// Its square.
        at: Square,
        /// The captured piece with its tiles.
        piece: Piece,
    },
    /// A piece dodged its capture.
    Dodged {
        /// Its old square.
        from: Square,
        /// Its new square.
        to: Square,
    },
    /// Revert undid the whole move of the piece.
    Reverted {
        /// The square of the Revert tile.
        at: Square,
    },
    /// The moving piece stole a tile.
    Stolen {
        /// The square of the tile's piece.
        from: Square,
        /// The tile, still with its old owner.
        tile: PlacedTile,
    },
    /// Bequeath moved a tile to its owner's hand.
    Bequeathed {
        /// The owner of the tile.
        side: Side,
        /// The moved tile.
        tile: PlacedTile,
    },
    /// Transfusion moved tiles to their owner's bag.
    Transfused {
        /// The owner of the tiles.
        side: Side,
        /// The number of tiles.
        count: usize,
    },
    /// The mover draws no tiles at the end of the move.
    DrawSkipped,
    /// Revenge captured the moving piece.
    Avenged {
        /// The square of the moving piece.
        at: Square,
        /// The moving piece with its tiles.
        piece: Piece,
    },
    /// The moving piece made its follow-up by Hit & Run.
    FollowedUp {
        /// The start of the follow-up.
        from: Square,
        /// The end of the follow-up.
        to: Square,
    },
    /// The intended follow-up turned out to be impossible.
    NoFollowUp,
    /// A pawn was promoted.
    Promoted {
        /// The square of the pawn.
        at: Square,
        /// The new kind.
        kind: Kind,
    },
}
