//! The errors of Aruki's rules (`rules/aruki.md §11`).

use super::info::INFO;
use super::notation::square_name;
use super::piece::{Kind, Piece, Square};
use super::state::{QUIET_LIMIT, ROUND_LIMIT, TRAY_LIMIT};
use crate::Side;
use crate::message::ErrorMessage;

/// The reason for rejecting a move, a notation or a position string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The input is not a move.
    Unreadable,
    /// The text is not in canonical notation.
    NotCanonical,
    /// The suffix for check or checkmate is wrong.
    WrongSuffix,
    /// The game is over.
    GameOver {
        /// The reason in the words of the rules file.
        reason: &'static str,
    },
    /// There is no piece on the move's first square.
    EmptySquare {
        /// The empty square.
        square: Square,
    },
    /// The moving piece belongs to the opponent.
    NotYourPiece {
        /// Square of the piece.
        square: Square,
        /// The opponent's piece.
        piece: Piece,
    },
    /// The text names another kind for the moving piece.
    WrongSymbol {
        /// Square of the piece.
        square: Square,
        /// The piece's actual kind.
        kind: Kind,
        /// The kind in the text.
        named: Kind,
    },
    /// The text names another kind for the captured piece.
    WrongVictim {
        /// Target square of the move.
        square: Square,
        /// The kind on the target, or `None` if the target is empty.
        kind: Option<Kind>,
        /// The kind in the text.
        named: Kind,
    },
    /// The piece can't go to the target.
    CannotReach {
        /// Kind of the moving piece.
        kind: Kind,
        /// Square of the moving piece.
        from: Square,
        /// Target square of the move.
        to: Square,
        /// Most specific reason found.
        reason: Unreachable,
    },
    /// Pawns and javelins promote only when they enter the opponent's pawn row.
    NotOnPromotionRow {
        /// Kind of the moving piece.
        kind: Kind,
        /// Target square of the move.
        to: Square,
    },
    /// Only pawns and javelins promote.
    NeverPromotes {
        /// Kind of the moving piece.
        kind: Kind,
    },
    /// No piece can promote to this kind.
    PromotionKind {
        /// The kind in the text.
        named: Kind,
    },
    /// A javelin can't promote to a pawn.
    JavelinToPawn,
    /// The mover's tray contains no piece of this kind.
    NotInTray {
        /// The missing kind.
        named: Kind,
    },
    /// The two kinds don't merge.
    NoSuchEvolution {
        /// The kind on the board.
        kind: Kind,
        /// The kind in the tray.
        with: Kind,
    },
    /// The text names another result of the merge.
    WrongResult {
        /// The kind on the board.
        kind: Kind,
        /// The kind in the tray.
        with: Kind,
        /// The actual result.
        result: Kind,
        /// The result in the text.
        named: Kind,
    },
    /// Only dragons can wipe.
    NotADragon {
        /// Square of the piece.
        square: Square,
        /// The piece's kind.
        kind: Kind,
    },
    /// The dragon has already used its power.
    PowerUsed {
        /// Square of the dragon.
        square: Square,
        /// Golden or silver dragon.
        kind: Kind,
    },
    /// The mover's own king is on the line to be wiped.
    OwnKingOnLine {
        /// Square of the dragon.
        square: Square,
        /// Golden or silver dragon.
        kind: Kind,
        /// Square of the king.
        king: Square,
    },
    /// The move leaves or puts the mover's king in check.
    KingInCheck {
        /// The king's square after the move.
        king: Square,
        /// Square of the checking piece after the move.
        by: Square,
        /// Kind of the checking piece.
        kind: Kind,
        /// Cause of the check.
        how: Exposure,
    },
    /// Aruki has no setup of this name.
    UnknownSetup {
        /// The unknown name.
        setup: String,
    },
    /// The text is not a position string.
    Position(PositionError),
}

/// The reason why a piece can't go to a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreachable {
    /// The target is the piece's own square.
    Stays,
    /// A piece of the same side is on the target.
    OwnPiece(Kind),
    /// The target is empty, and the pawn or javelin only captures that way.
    CapturesOnly,
    /// The target is occupied, and the pawn or javelin doesn't capture straight ahead.
    NoStraightCapture(Kind),
    /// Another piece blocks the slide.
    Blocked {
        /// Square of the blocking piece.
        by: Square,
        /// Kind of the blocking piece.
        kind: Kind,
    },
    /// The piece doesn't move that way.
    OutOfReach,
}

/// How a move exposes the mover's king to check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exposure {
    /// The king enters the line of an enemy dragon.
    EntersLine,
    /// The king enters an attacked square.
    EntersAttack,
    /// The move doesn't end an existing check.
    StaysInCheck,
    /// Another piece's move opens an attack or a line to the king.
    Uncovered,
}

/// An error in a position string (`rules/aruki.md §11.1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The string doesn't have six fields.
    Fields {
        /// The number of fields.
        found: usize,
    },
    /// The board doesn't have twelve rows.
    Rows {
        /// The number of rows.
        found: usize,
    },
    /// A row doesn't have twelve squares.
    Row {
        /// The row's number, from 1.
        row: i8,
    },
    /// A run of empty squares is not a number from 1 to 12.
    Run,
    /// Unknown symbol of a piece.
    Piece,
    /// A side has two kings, jesters or dragons of the same kind.
    Twice(Piece),
    /// This side has no king.
    NoKing(Side),
    /// A pawn is behind its side's pawn row.
    Pawn {
        /// The pawn's owner.
        side: Side,
        /// The row's number.
        row: i8,
    },
    /// The side to move is neither `w` nor `b`.
    Side,
    /// There aren't two trays.
    Trays,
    /// The tray of this side is missing; an empty tray is `-`.
    TrayEmpty(Side),
    /// A piece in this side's tray is unknown, of the wrong side, or of a kind that trays don't
    /// contain.
    TrayPiece(Side),
    /// The pieces in this side's tray are not in the order of the rules.
    TrayOrder(Side),
    /// A count in this side's tray is not a number from 2 to 999.
    TrayCount(Side),
    /// A flag belongs to a dragon that isn't on the board.
    Flag(Piece),
    /// The flags are unknown or out of order.
    Flags,
    /// The quiet counter is not a number in range.
    Quiet,
    /// The move number is not a number in range.
    MoveNumber,
    /// This side is in check, though it is not its turn.
    Check(Side),
}

const fn side_name(side: Side) -> &'static str {
    INFO.side_name(side)
}

impl Error {
    /// Returns the code, the text key and the values for it.
    pub(crate) fn message(&self) -> ErrorMessage {
        let message = ErrorMessage::new;
        match *self {
            Self::Unreadable => message("syntax", "rule-aruki-syntax"),
            Self::NotCanonical => message("syntax", "rule-aruki-not_canonical"),
            Self::WrongSuffix => message("syntax", "rule-aruki-wrong_suffix"),
            Self::GameOver { reason } => message("game_over", "rule-aruki-game_over").word("reason", reason),
            Self::EmptySquare { square } => {
                message("empty_square", "rule-aruki-empty_square").text("square", square_name(square))
            }
            Self::NotYourPiece { square, piece } => message("not_your_piece", "rule-aruki-not_your_piece")
                .text("square", square_name(square))
                .symbol("piece", piece.kind.symbol())
                .word("side", side_name(piece.side)),
            Self::WrongSymbol { square, kind, named } => message("wrong_symbol", "rule-aruki-wrong_symbol")
                .text("square", square_name(square))
                .symbol("piece", kind.symbol())
                .symbol("named", named.symbol()),
            Self::WrongVictim { square, kind: Some(kind), named } => {
                message("wrong_victim", "rule-aruki-wrong_victim")
                    .text("square", square_name(square))
                    .symbol("named", named.symbol())
                    .symbol("piece", kind.symbol())
            }
            Self::WrongVictim { square, kind: None, named } => {
                message("wrong_victim", "rule-aruki-no_victim")
                    .text("square", square_name(square))
                    .symbol("named", named.symbol())
            }
            Self::CannotReach { kind, from, to, reason } => reason
                .message()
                .symbol("piece", kind.symbol())
                .text("from", square_name(from))
                .text("to", square_name(to)),
            Self::NotOnPromotionRow { kind, to } => {
                message("no_promotion_here", "rule-aruki-promotes_on_pawn_row")
                    .symbol("piece", kind.symbol())
                    .text("to", square_name(to))
            }
            Self::NeverPromotes { kind } => {
                message("no_promotion_here", "rule-aruki-only_pawns_promote").symbol("piece", kind.symbol())
            }
            Self::PromotionKind { named } => {
                message("promotion_type", "rule-aruki-promotion_type").symbol("named", named.symbol())
            }
            Self::JavelinToPawn => message("promotion_type", "rule-aruki-javelin_to_pawn"),
            Self::NotInTray { named } => {
                message("not_in_tray", "rule-aruki-not_in_tray").symbol("named", named.symbol())
            }
            Self::NoSuchEvolution { kind, with } => {
                message("no_such_evolution", "rule-aruki-no_such_evolution")
                    .symbol("piece", kind.symbol())
                    .symbol("with", with.symbol())
            }
            Self::WrongResult { kind, with, result, named } => {
                message("wrong_result", "rule-aruki-wrong_result")
                    .symbol("piece", kind.symbol())
                    .symbol("with", with.symbol())
                    .symbol("result", result.symbol())
                    .symbol("named", named.symbol())
            }
            Self::NotADragon { square, kind } => message("not_a_dragon", "rule-aruki-not_a_dragon")
                .symbol("piece", kind.symbol())
                .text("square", square_name(square)),
            Self::PowerUsed { square, kind } => message("power_spent", "rule-aruki-power_spent")
                .symbol("piece", kind.symbol())
                .text("square", square_name(square)),
            Self::OwnKingOnLine { square, kind, king } => {
                message("own_king_on_line", "rule-aruki-own_king_on_line")
                    .symbol("piece", kind.symbol())
                    .text("square", square_name(square))
                    .text("king", square_name(king))
            }
            Self::KingInCheck { king, by, kind, how } => how
                .message()
                .text("king", square_name(king))
                .text("by", square_name(by))
                .symbol("piece", kind.symbol()),
            Self::UnknownSetup { ref setup } => {
                message("position", "rule-aruki-unknown_setup").text("setup", setup)
            }
            Self::Position(error) => error.message(),
        }
    }
}

impl Unreachable {
    fn message(self) -> ErrorMessage {
        let message = |id| ErrorMessage::new("cannot_reach", id);
        match self {
            Self::Stays => message("rule-aruki-stays"),
            Self::OwnPiece(kind) => message("rule-aruki-own_piece").symbol("other", kind.symbol()),
            Self::CapturesOnly => message("rule-aruki-pawn_captures_only"),
            Self::NoStraightCapture(kind) => {
                message("rule-aruki-pawn_straight_capture").symbol("other", kind.symbol())
            }
            Self::Blocked { by, kind } => {
                message("rule-aruki-blocked").symbol("other", kind.symbol()).text("by", square_name(by))
            }
            Self::OutOfReach => message("rule-aruki-cannot_reach"),
        }
    }
}

impl Exposure {
    const fn message(self) -> ErrorMessage {
        let id = match self {
            Self::EntersLine => "rule-aruki-king_enters_line",
            Self::EntersAttack => "rule-aruki-king_enters_attack",
            Self::StaysInCheck => "rule-aruki-king_stays_in_check",
            Self::Uncovered => "rule-aruki-king_exposed",
        };
        ErrorMessage::new("king_in_check", id)
    }
}

impl PositionError {
    fn message(self) -> ErrorMessage {
        let message = |id| ErrorMessage::new("position", id);
        let of_side = |id, side| message(id).word("side", side_name(side));
        match self {
            Self::Fields { found } => message("rule-aruki-position_fields").number("found", found),
            Self::Rows { found } => message("rule-aruki-position_rows").number("found", found),
            Self::Row { row } => message("rule-aruki-position_row").number("row", row),
            Self::Run => message("rule-aruki-position_run"),
            Self::Piece => message("rule-aruki-position_piece"),
            Self::Twice(piece) => {
                of_side("rule-aruki-position_twice", piece.side).symbol("piece", piece.kind.symbol())
            }
            Self::NoKing(side) => of_side("rule-aruki-position_no_king", side),
            Self::Pawn { side, row } => of_side("rule-aruki-position_pawn", side).number("row", row),
            Self::Side => message("rule-aruki-position_side"),
            Self::Trays => message("rule-aruki-position_trays"),
            Self::TrayEmpty(side) => of_side("rule-aruki-position_tray_empty", side),
            Self::TrayPiece(side) => of_side("rule-aruki-position_tray_piece", side),
            Self::TrayOrder(side) => of_side("rule-aruki-position_tray_order", side),
            Self::TrayCount(side) => {
                of_side("rule-aruki-position_tray_count", side).number("limit", TRAY_LIMIT)
            }
            Self::Flag(piece) => {
                of_side("rule-aruki-position_flag", piece.side).symbol("piece", piece.kind.symbol())
            }
            Self::Flags => message("rule-aruki-position_flags"),
            Self::Quiet => message("rule-aruki-position_quiet").number("limit", QUIET_LIMIT),
            Self::MoveNumber => message("rule-aruki-position_turn").number("limit", ROUND_LIMIT),
            Self::Check(side) => of_side("rule-aruki-position_check", side),
        }
    }
}
