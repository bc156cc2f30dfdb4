//! What is wrong with a position string of Lusus (`rules/lusus.md §6`).

use super::state::LAST_MOVE;
use super::tile::Tile;
use crate::message::ErrorMessage;

/// What is wrong with a position string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// There are not ten fields.
    Fields {
        /// How many there are.
        found: usize,
    },
    /// It does not begin with `L1`.
    Tag,
    /// There are not eight rows.
    Rows {
        /// How many there are.
        found: usize,
    },
    /// A row does not hold eight squares.
    Row {
        /// Its number, from 1.
        row: i8,
    },
    /// Two runs of empty squares follow one another.
    SplitRun,
    /// There is no such piece.
    Piece,
    /// The tiles of a piece do not stand in brackets, or there are none in them.
    Tiles,
    /// No such tile can lie there.
    NoSuchTile {
        /// Its code as it is written.
        code: String,
    },
    /// A One-Time tile is attached to a piece.
    OneTime(Tile),
    /// A piece has more tiles than slots.
    Slots {
        /// How many slots it has.
        limit: usize,
    },
    /// A pawn stands on its last rank.
    PawnOnLastRank,
    /// The side to move is neither `w` nor `b`.
    Side,
    /// The rights to castle are not written like ones, or king or rook is not at home.
    Rights,
    /// The skipped square is none.
    Passed,
    /// The phase is none.
    Phase,
    /// There are not three piles of a player.
    Zones {
        /// How many there are.
        found: usize,
    },
    /// An empty pile is not written as a dash.
    EmptyZone,
    /// The tiles of a pile are not in order.
    Order,
    /// There are too many tiles of a type.
    TooMany,
    /// The move number is none.
    MoveNumber,
    /// The result is none.
    Result,
    /// The phase says something else about the end than the result.
    End,
    /// Something could be captured en passant after the end.
    PassedAtEnd,
    /// More tiles were played than may be.
    Plays,
    /// The move number is the other side's.
    Parity,
    /// A side has no king, or several.
    Kings,
}

impl PositionError {
    /// The code, the key of the sentence and its values.
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
            Self::MoveNumber => message("rule-lusus-position_turn").number("limit", LAST_MOVE),
            Self::Result => message("rule-lusus-position_result"),
            Self::End => message("rule-lusus-position_end"),
            Self::PassedAtEnd => message("rule-lusus-position_passed_end"),
            Self::Plays => message("rule-lusus-position_plays"),
            Self::Parity => message("rule-lusus-position_parity"),
            Self::Kings => message("rule-lusus-position_kings"),
        }
    }
}
