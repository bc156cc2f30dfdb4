//! Errors in position strings (`rules/lusus.md §6`).

use super::state::MAX_MOVE_NUMBER;
use super::tile::Tile;
use crate::message::ErrorMessage;

/// An error in a position string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The string doesn't have ten fields.
    Fields {
        /// The number of fields.
        found: usize,
    },
    /// The string doesn't start with `L1`.
    Tag,
    /// The board doesn't have eight rows.
    Rows {
        /// The number of rows.
        found: usize,
    },
    /// A row doesn't have eight squares.
    Row {
        /// The rank, from 1.
        row: i8,
    },
    /// Two runs of empty squares are adjacent.
    SplitRun,
    /// The letter is not a piece.
    Piece,
    /// The brackets around a piece's tiles are missing or empty.
    Tiles,
    /// No tile with this code is possible at this place.
    NoSuchTile {
        /// The code in the text.
        code: String,
    },
    /// A One-Time tile is attached to a piece.
    OneTime(Tile),
    /// A piece's tiles fill more slots than it has.
    Slots {
        /// The number of slots of the piece.
        limit: usize,
    },
    /// A pawn is on its last rank.
    PawnOnLastRank,
    /// The side to move is neither `w` nor `b`.
    Side,
    /// The castling rights are malformed, or king or rook is not on its home square.
    Rights,
    /// The en passant square is malformed or impossible.
    Passed,
    /// The phase is unknown.
    Phase,
    /// A player doesn't have three piles.
    Zones {
        /// The number of piles.
        found: usize,
    },
    /// An empty pile must be a dash.
    EmptyZone,
    /// The tiles of a pile are not sorted.
    Order,
    /// There are too many tiles of a type.
    TooMany,
    /// The move number is malformed or out of range.
    MoveNumber,
    /// The result is unknown.
    Result,
    /// Phase and result disagree about the end of the game.
    End,
    /// There is an en passant square after the end of the game.
    PassedAtEnd,
    /// The number of played tiles exceeds the limit.
    Plays,
    /// The move number belongs to the other side.
    Parity,
    /// A side doesn't have exactly one king.
    Kings,
}

impl PositionError {
    /// The error code, the text key and its arguments.
    pub(super) fn message(&self) -> ErrorMessage {
        let message = |id| ErrorMessage::new("position", id);
        match self {
            Self::Fields { found } => message("rule-lusus-position_fields").number("found", *found),
            Self::Tag => message("rule-lusus-position_tag"),
            Self::Rows { found } => message("rule-lusus-position_rows").number("found", *found),
            Self::Row { row } => message("rule-lusus-position_row").number("row", *row),
            Self::SplitRun => message("rule-lusus-position_canonical"),
            Self::Piece => message("rule-lusus-position_piece"),
            Self::Tiles => message("rule-lusus-position_tiles"),
            Self::NoSuchTile { code } => message("rule-lusus-position_tile").symbol("tile", code),
            Self::OneTime(tile) => message("rule-lusus-position_one_time").symbol("tile", tile.code()),
            Self::Slots { limit } => message("rule-lusus-position_slots").number("limit", *limit),
            Self::PawnOnLastRank => message("rule-lusus-position_pawn"),
            Self::Side => message("rule-lusus-position_side"),
            Self::Rights => message("rule-lusus-position_rights"),
            Self::Passed => message("rule-lusus-position_passed"),
            Self::Phase => message("rule-lusus-position_phase"),
            Self::Zones { found } => message("rule-lusus-position_zones").number("found", *found),
            Self::EmptyZone => message("rule-lusus-position_zone"),
            Self::Order => message("rule-lusus-position_order"),
            Self::TooMany => message("rule-lusus-position_many"),
            Self::MoveNumber => message("rule-lusus-position_turn").number("limit", MAX_MOVE_NUMBER),
            Self::Result => message("rule-lusus-position_result"),
            Self::End => message("rule-lusus-position_end"),
            Self::PassedAtEnd => message("rule-lusus-position_passed_end"),
            Self::Plays => message("rule-lusus-position_plays"),
            Self::Parity => message("rule-lusus-position_parity"),
            Self::Kings => message("rule-lusus-position_kings"),
        }
    }
}
