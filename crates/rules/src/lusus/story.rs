//! What a move did, step by step, for whoever tells or shows it.

use super::castling::Wing;
use super::event::DrawnTiles;
use super::piece::{Kind, Piece};
use super::square::Square;
use super::tile::{PlacedTile, Tile};
use crate::{Outcome, Side};

/// A move, or the beginning of one, as an observer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// The side that moves.
    pub side: Side,
    /// What was done with tiles.
    pub plays: Vec<TilePlay>,
    /// The move of a piece as it was submitted; `None` where only tiles were played so far.
    pub submitted: Option<SubmittedMove>,
    /// What came of it, in order.
    pub effects: Vec<MoveEffect>,
    /// The tiles that were drawn at the end; `None` where none were, or where it is not rolled yet.
    pub drawn: Option<DrawnTiles>,
    /// How the game ended with it.
    pub end: Option<Outcome>,
}

/// One tile that was played or burned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TilePlay {
    /// Whether Recycle was played for a tile of the graveyard.
    pub recycled: bool,
    /// What it did.
    pub effect: TileEffect,
}

/// What a tile did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TileEffect {
    /// It was attached.
    Attached {
        /// Its type; `None` for a trap that the observer may not know.
        tile: Option<Tile>,
        /// The square of the piece.
        at: Square,
        /// The piece.
        piece: Option<Piece>,
    },
    /// It sent tiles to graveyards.
    Removed {
        /// Dispel, Disenchant, Trip, Knockout or Ensnare.
        by: Tile,
        /// The square of the piece.
        at: Square,
        /// The piece.
        piece: Option<Piece>,
        /// The tiles; the type of a face-down trap may be unknown even now.
        tiles: Vec<PlacedTile>,
    },
    /// The opponent's hand went back to the bag.
    Delayed {
        /// How many tiles it had.
        count: usize,
    },
    /// Tiles of the opponent's hand were lost.
    Robbed {
        /// Backstab or Life Tap.
        by: Tile,
        /// The tiles.
        tiles: DrawnTiles,
    },
    /// Tiles came back from the graveyard.
    Healed(Vec<Tile>),
    /// Two tiles were exchanged; their squares, and the tiles before that.
    Traded([(Square, Option<PlacedTile>); 2]),
    /// It was burned.
    Burned(Tile),
}

/// The move of a piece as it was submitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SubmittedMove {
    /// Nothing, because nothing could move.
    Passed,
    /// King and rook castled.
    Castled {
        /// The wing.
        wing: Wing,
        /// The squares from which and to which the king went.
        king: (Square, Square),
        /// The squares from which and to which the rook went.
        rook: (Square, Square),
    },
    /// Two neighbors changed places.
    Swapped {
        /// The piece with Swap.
        piece: Piece,
        /// Where it stood.
        from: Square,
        /// The other piece.
        partner: Piece,
        /// Where the other piece stood.
        to: Square,
    },
    /// A piece went somewhere.
    Moved {
        /// The piece.
        piece: Piece,
        /// Where it stood.
        from: Square,
        /// The squares it was to enter one after the other, at least one.
        path: Vec<Square>,
        /// The pieces that it was to capture, in order, with their squares.
        victims: Vec<(Square, Piece)>,
        /// Where it was to go by Hit & Run.
        follow_up: Option<Square>,
    },
}

/// Something that came of the move of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveEffect {
    /// A piece was captured.
    Captured {
        /// Where it stood.
        at: Square,
        /// The piece with its tiles.
        piece: Piece,
    },
    /// A piece dodged.
    Dodged {
        /// Where it stood.
        from: Square,
        /// Where it went.
        to: Square,
    },
    /// The move was undone.
    Reverted {
        /// Where the Revert lay.
        at: Square,
    },
    /// The mover stole a tile.
    Stolen {
        /// The square of the piece that had it.
        from: Square,
        /// The tile and its owner before.
        tile: PlacedTile,
    },
    /// A tile went to its owner's hand.
    Bequeathed {
        /// The owner.
        side: Side,
        /// The tile.
        tile: PlacedTile,
    },
    /// Tiles went to their owner's bag.
    Transfused {
        /// The owner.
        side: Side,
        /// How many.
        count: usize,
    },
    /// The player who moved draws no tiles at the end.
    DrawSkipped,
    /// Revenge captured the mover.
    Avenged {
        /// Where it stood.
        at: Square,
        /// The mover with its tiles.
        piece: Piece,
    },
    /// The mover made its follow-up.
    FollowedUp {
        /// Where it stood.
        from: Square,
        /// Where it went.
        to: Square,
    },
    /// The mover was to make a follow-up and could not.
    NoFollowUp,
    /// A pawn was promoted.
    Promoted {
        /// Where it stands.
        at: Square,
        /// What it became.
        kind: Kind,
    },
}
