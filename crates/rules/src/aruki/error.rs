//! Why the rules of Aruki refuse a text (`rules/aruki.md §11`).

use super::info::INFO;
use super::notation::square_name;
use super::piece::{Kind, Piece, Square};
use super::state::{QUIET_LIMIT, ROUND_LIMIT, TRAY_LIMIT};
use crate::Side;
use crate::message::ErrorMessage;

/// Why Aruki refuses a move, a notation or a position string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The text cannot be read as a move.
    Unreadable,
    /// The text is not in canonical notation.
    NotCanonical,
    /// The mark of check or checkmate is not the one that the move has.
    WrongSuffix,
    /// The game is over.
    GameOver {
        /// The reason as the rules file words it.
        reason: &'static str,
    },
    /// The square of the piece that acts is empty.
    EmptySquare {
        /// The square.
        square: Square,
    },
    /// The piece that acts is the opponent's.
    NotYourPiece {
        /// Where it stands.
        square: Square,
        /// What it is.
        piece: Piece,
    },
    /// Another kind of piece acts than the text names.
    WrongSymbol {
        /// Where it stands.
        square: Square,
        /// What it is.
        kind: Kind,
        /// What the text names.
        named: Kind,
    },
    /// Another kind of piece stands on the target than the text names.
    WrongVictim {
        /// The target.
        square: Square,
        /// What stands there; nothing if it is empty.
        kind: Option<Kind>,
        /// What the text names.
        named: Kind,
    },
    /// The piece cannot go to the target.
    CannotReach {
        /// What it is.
        kind: Kind,
        /// Where it stands.
        from: Square,
        /// The target.
        to: Square,
        /// Why it cannot.
        reason: Unreachable,
    },
    /// A pawn or javelin is promoted only when it enters the opponent's pawn row.
    NotOnPromotionRow {
        /// What it is.
        kind: Kind,
        /// Where it goes.
        to: Square,
    },
    /// A piece that is neither pawn nor javelin is never promoted.
    NeverPromotes {
        /// What it is.
        kind: Kind,
    },
    /// Nothing may be promoted to this kind.
    PromotionKind {
        /// The kind.
        named: Kind,
    },
    /// A javelin may not be promoted to a pawn.
    JavelinToPawn,
    /// The tray of the side to move does not hold the kind.
    NotInTray {
        /// The kind.
        named: Kind,
    },
    /// The two kinds do not merge.
    NoSuchEvolution {
        /// The kind on the board.
        kind: Kind,
        /// The kind in the tray.
        with: Kind,
    },
    /// The two kinds merge to another one than the text names.
    WrongResult {
        /// The kind on the board.
        kind: Kind,
        /// The kind in the tray.
        with: Kind,
        /// What they become.
        result: Kind,
        /// What the text names.
        named: Kind,
    },
    /// Only dragons wipe lines.
    NotADragon {
        /// Where the piece stands.
        square: Square,
        /// What it is.
        kind: Kind,
    },
    /// The dragon has used its power.
    PowerUsed {
        /// Where it stands.
        square: Square,
        /// Which dragon it is.
        kind: Kind,
    },
    /// The own king stands on the line that would be wiped.
    OwnKingOnLine {
        /// Where the dragon stands.
        square: Square,
        /// Which dragon it is.
        kind: Kind,
        /// Where the king stands.
        king: Square,
    },
    /// The own king would be in check.
    KingInCheck {
        /// Where the king would stand.
        king: Square,
        /// Where the piece would stand that gives check.
        by: Square,
        /// What that piece is.
        kind: Kind,
        /// How the king comes to be in check.
        how: Exposure,
    },
    /// There is no such setup.
    UnknownSetup {
        /// The name that was given.
        setup: String,
    },
    /// The text is no position string.
    Position(PositionError),
}

/// Why a piece cannot go to a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreachable {
    /// It stands there already.
    Stays,
    /// An own piece stands there.
    OwnPiece(Kind),
    /// The square is empty, and the pawn or javelin goes there only to capture.
    CapturesOnly,
    /// A piece stands there, and the pawn or javelin does not capture straight ahead.
    NoStraightCapture(Kind),
    /// A piece stands on the way.
    Blocked {
        /// Where it stands.
        by: Square,
        /// What it is.
        kind: Kind,
    },
    /// The piece does not move that way.
    OutOfReach,
}

/// How the own king comes to be in check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exposure {
    /// The king goes onto the line of an enemy dragon.
    EntersLine,
    /// The king goes to an attacked square.
    EntersAttack,
    /// The king is in check already.
    StaysInCheck,
    /// The move leaves the king open to an attack or a line.
    Uncovered,
}

/// What is wrong with a position string (`rules/aruki.md §11.1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// There are not six fields.
    Fields {
        /// How many there are.
        found: usize,
    },
    /// There are not twelve rows.
    Rows {
        /// How many there are.
        found: usize,
    },
    /// A row does not hold twelve squares.
    Row {
        /// Its number.
        row: i8,
    },
    /// A run of empty squares is no number from 1 to 12.
    Run,
    /// There is no such piece.
    Piece,
    /// A side has a second king, jester or dragon of a kind.
    Twice(Piece),
    /// A side has no king.
    NoKing(Side),
    /// A pawn stands on the row behind the one on which its side's pawns begin.
    Pawn {
        /// Whose it is.
        side: Side,
        /// The number of the row.
        row: i8,
    },
    /// The side to move is neither `w` nor `b`.
    Side,
    /// There are not two trays.
    Trays,
    /// The tray of a side is left out.
    TrayEmpty(Side),
    /// The tray of a side holds what it cannot hold.
    TrayPiece(Side),
    /// The tray of a side is not in order.
    TrayOrder(Side),
    /// A count in the tray of a side is not one.
    TrayCount(Side),
    /// The flag of a dragon that is not on the board.
    Flag(Piece),
    /// The flags are not written as they should be.
    Flags,
    /// The quiet counter is not one.
    Quiet,
    /// The move number is not one.
    MoveNumber,
    /// The side that is not on turn is in check.
    Check(Side),
}

const fn side_name(side: Side) -> &'static str {
    INFO.side_name(side)
}

impl Error {
    /// The code, the key of the sentence and its values.
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
