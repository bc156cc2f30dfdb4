//! Errors of moves, notations and position strings (`rules/chakart.md §10`).

use super::notation::Move;
use super::piece::{Content, Kind, Object};
use super::square::{Square, square_name};
use crate::message::ErrorMessage;

/// An error in a move, a notation or a position string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The input doesn't look like a move.
    Unreadable {
        /// The input.
        typed: String,
    },
    /// The text is not a move in strict notation.
    NotCanonical {
        /// The rejected text.
        typed: String,
    },
    /// The input fits several moves.
    Ambiguous {
        /// The input.
        typed: String,
        /// The matching moves.
        moves: Vec<Move>,
    },
    /// Passing is illegal because the player has a move.
    MustMove,
    /// Passing is illegal because a promotion is pending.
    MustPromote,
    /// The start square is empty.
    EmptySquare(Square),
    /// The start square holds an object.
    ObjectSquare(Square, Object),
    /// The start square holds an enemy piece.
    NotYourPiece(Square, Kind),
    /// The piece has a halo.
    Immobilized(Square, Kind),
    /// The piece can't move to the target.
    Go(IllegalGo),
    /// The player has no piece of this kind.
    NoSuchPiece {
        /// The requested kind.
        kind: Kind,
        /// The target square.
        to: Square,
    },
    /// The player has several pieces of this kind, and none can move to the target.
    NoPieceReaches {
        /// The requested kind.
        kind: Kind,
        /// The target square.
        to: Square,
    },
    /// The move names a promotion, but isn't a pawn's move to its last rank.
    NoPromotion {
        /// The target square.
        to: Square,
    },
    /// Only queens can make stealth moves.
    StealthNotQueen(Square, Kind),
    /// The player has already used the stealth move.
    StealthUsed,
    /// The target of a stealth move holds a piece or an object.
    StealthOnto(Square),
    /// Only kings can shell.
    ShellNotKing(Square, Kind),
    /// The player has already used the shell.
    ShellUsed,
    /// No enemy piece can be shelled on the target square.
    ShellTarget {
        /// The square of the king.
        king: Square,
        /// The target square.
        to: Square,
    },
    /// The king can't move there, but could shell the piece if the text ended in `s`.
    MissingShellSuffix {
        /// The square of the king.
        king: Square,
        /// The square of the enemy piece.
        at: Square,
        /// The kind of the enemy piece.
        victim: Kind,
    },
    /// The input is one square, and only a pawn's diagonal move goes there.
    MissingPawnFile {
        /// The target square.
        to: Square,
        /// A pawn's move to it.
        example: String,
    },
    /// King Boo's swap is pending.
    ExpectedSwap,
    /// Toadette's piece of this kind must be dropped.
    ExpectedDrop(Kind),
    /// The pawn on this square must be promoted.
    ExpectedPromotion(Square),
    /// No drop is pending.
    NothingToDrop,
    /// No promotion is pending.
    NothingToPromote,
    /// No swap is pending.
    NothingToSwap,
    /// The target square of the drop holds a piece.
    DropOnPiece(Square, Kind),
    /// A square of the swap holds no piece.
    SwapNoPiece(Square),
    /// The swap would put a pawn on its last rank.
    SwapPawn {
        /// The square of the pawn.
        from: Square,
        /// The square on its last rank.
        to: Square,
    },
    /// The swap names one square twice, or the greater name first.
    SwapOrder,
    /// The position is redacted: it lacks the hidden queen, so nothing can be played.
    Redacted,
    /// The roll results in the notation don't parse.
    ResultsUnreadable {
        /// The notation.
        typed: String,
    },
    /// The notation lacks a roll result.
    MissingResult,
    /// The notation has more roll results than the move rolls.
    ExtraResult {
        /// The notation without the extra results.
        canonical: String,
    },
    /// A roll result in the notation is not among the options.
    ImpossibleResult,
    /// No setup has this name.
    UnknownSetup {
        /// The requested name.
        setup: String,
    },
    /// The text is not a position string.
    Position(PositionError),
}

/// An illegal move of a piece that the player may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalGo {
    /// The broken rule.
    pub error: GoError,
    /// The kind of the piece.
    pub piece: Kind,
    /// The start square.
    pub from: Square,
    /// The target square.
    pub to: Square,
}

/// The movement rule that an illegal move breaks (`rules/chakart.md §3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoError {
    /// The player's own piece of this kind is on the target.
    OwnPiece(Kind),
    /// The piece doesn't move that way.
    CannotReach,
    /// Something blocks the way.
    Blocked {
        /// The square of the obstacle.
        by: Square,
        /// The piece or object in the way.
        obstacle: Content,
    },
    /// The move lacks a promotion.
    NeedsPromotion,
    /// Pawns move diagonally only onto an enemy piece or an object.
    PawnDiagonal,
    /// Pawns can't move straight onto a piece.
    PawnStraight,
    /// Pawns move two squares only from their first two ranks.
    PawnTwo,
}

/// An error in a position string (`rules/chakart.md §10.1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The string doesn't have four fields.
    Fields {
        /// The number of fields.
        found: usize,
    },
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
    /// A run of empty squares is not a digit from 1 to 8.
    Run,
    /// Two runs of empty squares are adjacent.
    SplitRun,
    /// The letter is neither a piece nor an object.
    Piece,
    /// The side to move is neither `w` nor `b`.
    Side,
    /// The count is not a number of at most six digits.
    Count,
    /// The last field is malformed.
    Extra,
    /// The flags are not four digits of 0 or 1.
    Flags,
    /// The value of `hidden` is not a square.
    Square,
    /// The value of `todo` is malformed.
    Todo,
    /// A pawn is on its last rank, and its promotion is not pending.
    PawnOnLastRank(Square),
    /// A piece of the side to move has a halo in the middle of a turn.
    Halo(Square),
    /// The hidden queen belongs to the side to move.
    HiddenOfMover(Square),
    /// A hidden queen is on the board, but `hidden` is missing.
    HiddenWithoutOrigin(Square),
    /// There are two hidden queens.
    HiddenTwice,
    /// A queen is hidden in the middle of a turn.
    HiddenWithTodo,
    /// The hidden queen's start square is not empty.
    HiddenOriginTaken(Square),
    /// A queen is hidden, but her side's stealth flag is still set.
    HiddenPowerReady,
    /// A choice is pending although a side has no kings.
    TodoAfterEnd,
    /// The square of the pending promotion has no pawn of the mover on its last rank.
    Promote(Square),
    /// The pawn can't have started on this square.
    PromoteOrigin(Square),
}

impl Error {
    /// The error code, the text key and its arguments.
    pub(crate) fn message(&self) -> ErrorMessage {
        let syntax = |id, typed: &str| ErrorMessage::new("syntax", id).typed("typed", typed);
        let illegal = |id| ErrorMessage::new("illegal", id);
        let piece_on = |id, square: Square, piece: Kind| {
            illegal(id).text("square", square_name(square)).symbol("piece", piece.symbol())
        };
        match self {
            Self::Unreadable { typed } => syntax("rule-chakart-syntax", typed),
            Self::NotCanonical { typed } => syntax("rule-chakart-not_canonical", typed),
            Self::ResultsUnreadable { typed } => syntax("rule-chakart-record_unreadable", typed),
            Self::Ambiguous { typed, moves } => {
                let moves: Vec<_> = moves.iter().map(Move::to_string).collect();
                let message = ErrorMessage::new("ambiguous", "rule-chakart-ambiguous").typed("typed", typed);
                message.text("turns", moves.join(", "))
            }
            Self::MustMove => illegal("rule-chakart-must_move"),
            Self::MustPromote => illegal("rule-chakart-must_promote"),
            Self::EmptySquare(square) => {
                illegal("rule-chakart-empty_square").text("square", square_name(*square))
            }
            Self::ObjectSquare(square, object) => illegal("rule-chakart-object_square")
                .text("square", square_name(*square))
                .symbol("object", object.letter()),
            Self::NotYourPiece(square, piece) => piece_on("rule-chakart-not_your_man", *square, *piece),
            Self::Immobilized(square, piece) => piece_on("rule-chakart-immobilised", *square, *piece),
            Self::Go(go) => go.message(),
            Self::NoSuchPiece { kind, to } => illegal("rule-chakart-no_such_man")
                .symbol("piece", kind.symbol())
                .text("to", square_name(*to)),
            Self::NoPieceReaches { kind, to } => illegal("rule-chakart-none_reaches")
                .symbol("piece", kind.symbol())
                .text("to", square_name(*to)),
            Self::NoPromotion { to } => illegal("rule-chakart-no_promotion").text("to", square_name(*to)),
            Self::StealthNotQueen(square, piece) => piece_on("rule-chakart-stealth_queen", *square, *piece),
            Self::StealthUsed => illegal("rule-chakart-stealth_spent"),
            Self::StealthOnto(to) => illegal("rule-chakart-stealth_onto").text("to", square_name(*to)),
            Self::ShellNotKing(square, piece) => piece_on("rule-chakart-shell_king", *square, *piece),
            Self::ShellUsed => illegal("rule-chakart-shell_spent"),
            Self::ShellTarget { king, to } => illegal("rule-chakart-shell_target")
                .text("from", square_name(*king))
                .text("to", square_name(*to)),
            Self::MissingShellSuffix { king, at, victim } => illegal("rule-chakart-shell_unsaid")
                .text("from", square_name(*king))
                .symbol("piece", victim.symbol())
                .text("to", square_name(*at)),
            Self::MissingPawnFile { to, example } => {
                illegal("rule-chakart-pawn_unsaid").text("to", square_name(*to)).text("example", example)
            }
            Self::ExpectedSwap => illegal("rule-chakart-wants_swap"),
            Self::ExpectedDrop(kind) => illegal("rule-chakart-wants_drop").symbol("piece", kind.symbol()),
            Self::ExpectedPromotion(square) => {
                illegal("rule-chakart-wants_promotion").text("square", square_name(*square))
            }
            Self::NothingToDrop => illegal("rule-chakart-nothing_to_drop"),
            Self::NothingToPromote => illegal("rule-chakart-nothing_to_promote"),
            Self::NothingToSwap => illegal("rule-chakart-nothing_to_swap"),
            Self::DropOnPiece(square, piece) => piece_on("rule-chakart-drop_on_man", *square, *piece),
            Self::SwapNoPiece(square) => {
                illegal("rule-chakart-swap_no_man").text("square", square_name(*square))
            }
            Self::SwapPawn { from, to } => illegal("rule-chakart-swap_pawn")
                .text("from", square_name(*from))
                .text("to", square_name(*to)),
            Self::SwapOrder => illegal("rule-chakart-swap_order"),
            Self::Redacted => ErrorMessage::new("position", "rule-chakart-redacted"),
            Self::MissingResult => illegal("rule-chakart-record_short"),
            Self::ExtraResult { canonical } => {
                illegal("rule-chakart-record_long").text("canonical", canonical)
            }
            Self::ImpossibleResult => illegal("rule-chakart-record_impossible"),
            Self::UnknownSetup { setup } => {
                ErrorMessage::new("position", "rule-chakart-unknown_setup").text("setup", setup)
            }
            Self::Position(error) => error.message(),
        }
    }
}

impl IllegalGo {
    fn message(self) -> ErrorMessage {
        let illegal = |id| {
            ErrorMessage::new("illegal", id)
                .symbol("piece", self.piece.symbol())
                .text("from", square_name(self.from))
                .text("to", square_name(self.to))
        };
        match self.error {
            GoError::OwnPiece(other) => illegal("rule-chakart-own_man").symbol("other", other.symbol()),
            GoError::CannotReach => illegal("rule-chakart-cannot_reach"),
            GoError::Blocked { by, obstacle } => illegal("rule-chakart-blocked")
                .text("by", square_name(by))
                .symbol("obstacle", symbol(obstacle)),
            GoError::NeedsPromotion => illegal("rule-chakart-needs_promotion"),
            GoError::PawnDiagonal => illegal("rule-chakart-pawn_diagonal"),
            GoError::PawnStraight => illegal("rule-chakart-pawn_straight"),
            GoError::PawnTwo => illegal("rule-chakart-pawn_two"),
        }
    }
}

/// The letter by which texts name the content of a square.
fn symbol(content: Content) -> String {
    match content {
        Content::Piece(piece) => piece.kind.symbol().to_string(),
        Content::Object(object) => object.letter().to_string(),
        Content::Empty => String::new(),
    }
}

impl PositionError {
    fn message(self) -> ErrorMessage {
        let message = |id| ErrorMessage::new("position", id);
        let on = |id, square: Square| message(id).text("square", square_name(square));
        match self {
            Self::Fields { found } => message("rule-chakart-position_fields").number("found", found),
            Self::Rows { found } => message("rule-chakart-position_rows").number("found", found),
            Self::Row { row } => message("rule-chakart-position_row").number("row", row),
            Self::Run => message("rule-chakart-position_run"),
            Self::SplitRun => message("rule-chakart-position_canonical"),
            Self::Piece => message("rule-chakart-position_piece"),
            Self::Side => message("rule-chakart-position_side"),
            Self::Count => message("rule-chakart-position_count"),
            Self::Extra => message("rule-chakart-position_extra"),
            Self::Flags => message("rule-chakart-position_flags"),
            Self::Square => message("rule-chakart-position_square"),
            Self::Todo => message("rule-chakart-position_todo"),
            Self::PawnOnLastRank(square) => on("rule-chakart-position_pawn", square),
            Self::Halo(square) => on("rule-chakart-position_halo", square),
            Self::HiddenOfMover(square) => on("rule-chakart-position_hidden_mover", square),
            Self::HiddenWithoutOrigin(square) => on("rule-chakart-position_hidden_missing", square),
            Self::HiddenTwice => message("rule-chakart-position_hidden_twice"),
            Self::HiddenWithTodo => message("rule-chakart-position_hidden_todo"),
            Self::HiddenOriginTaken(square) => on("rule-chakart-position_hidden_square", square),
            Self::HiddenPowerReady => message("rule-chakart-position_hidden_flag"),
            Self::TodoAfterEnd => message("rule-chakart-position_todo_over"),
            Self::Promote(square) => on("rule-chakart-position_promote", square),
            Self::PromoteOrigin(square) => on("rule-chakart-position_promote_origin", square),
        }
    }
}
