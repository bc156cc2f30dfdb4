//! Why the rules of Chakart refuse a text (`rules/chakart.md §10`).

use super::notation::Move;
use super::piece::{Content, Kind, Object};
use super::square::{Square, square_name};
use crate::message::ErrorMessage;

/// Why Chakart refuses a move, a notation or a position string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The text cannot be read as a move.
    Unreadable {
        /// What was typed.
        typed: String,
    },
    /// The text is not a move in canonical notation.
    NotCanonical {
        /// The text.
        typed: String,
    },
    /// The text may mean several moves.
    Ambiguous {
        /// What was typed.
        typed: String,
        /// Some of the moves.
        moves: Vec<Move>,
    },
    /// The player passes and can move.
    MustMove,
    /// The player passes and has to promote a pawn.
    MustPromote,
    /// The square where the move begins is empty.
    EmptySquare(Square),
    /// An object lies where the move begins.
    ObjectSquare(Square, Object),
    /// An enemy piece stands where the move begins.
    NotYourPiece(Square, Kind),
    /// The piece is under a halo.
    Immobilized(Square, Kind),
    /// A piece cannot go there.
    Go(IllegalGo),
    /// No own piece of the kind is on the board.
    NoSuchPiece {
        /// The kind.
        kind: Kind,
        /// The target.
        to: Square,
    },
    /// None of several own pieces of the kind can go there.
    NoneReaches {
        /// The kind.
        kind: Kind,
        /// The target.
        to: Square,
    },
    /// The move names a promotion, and no pawn reaches its last rank by it.
    NoPromotion {
        /// The target.
        to: Square,
    },
    /// Only queens make stealth moves.
    StealthNotQueen(Square, Kind),
    /// The stealth move was made already.
    StealthUsed,
    /// A stealth move does not go onto a piece or an object.
    StealthOnto(Square),
    /// Only kings shell.
    ShellNotKing(Square, Kind),
    /// The shell was used already.
    ShellUsed,
    /// The shell hits no enemy piece there.
    ShellTarget {
        /// Where the king stands.
        king: Square,
        /// What it was aimed at.
        to: Square,
    },
    /// The text would be a shell, but does not say so: that the king steps there is not legal.
    ShellUnsaid {
        /// Where the king stands.
        king: Square,
        /// Where the enemy piece stands.
        at: Square,
        /// Its kind.
        victim: Kind,
    },
    /// Only a square is typed, and only a pawn's diagonal move goes there.
    PawnUnsaid {
        /// The square.
        to: Square,
        /// A move to it.
        example: String,
    },
    /// Two pieces are to be swapped.
    WantsSwap,
    /// A piece of this kind is to be dropped.
    WantsDrop(Kind),
    /// The pawn on the square is to be promoted.
    WantsPromotion(Square),
    /// There is nothing to drop.
    NothingToDrop,
    /// There is no pawn to promote.
    NothingToPromote,
    /// There is nothing to swap.
    NothingToSwap,
    /// A piece stands on the square of the drop.
    DropOnPiece(Square, Kind),
    /// No piece stands on a square of the swap.
    SwapNoPiece(Square),
    /// The swap would put a pawn onto its last rank.
    SwapPawn {
        /// Where the pawn stands.
        from: Square,
        /// Where it would stand.
        to: Square,
    },
    /// The swap names one piece twice, or the greater square first.
    SwapOrder,
    /// A queen is hidden and the position does not hold it.
    Redacted,
    /// The results in the notation cannot be read.
    ResultsUnreadable {
        /// The notation.
        typed: String,
    },
    /// The notation lacks a result.
    ResultMissing,
    /// The notation has a result too many.
    ResultTooMany {
        /// What it would be without.
        canonical: String,
    },
    /// The notation has a result that cannot be.
    ResultImpossible,
    /// There is no such setup.
    UnknownSetup {
        /// The name that was given.
        setup: String,
    },
    /// The text is no position string.
    Position(PositionError),
}

/// A move of a piece that is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalGo {
    /// Why it is not legal.
    pub error: GoError,
    /// The kind of the piece.
    pub piece: Kind,
    /// Where it stands.
    pub from: Square,
    /// Where it was to go.
    pub to: Square,
}

/// Why a piece cannot go to a square (`rules/chakart.md §3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoError {
    /// An own piece of this kind stands there.
    OwnPiece(Kind),
    /// It does not move like this.
    CannotReach,
    /// Something stands or lies in its way.
    Blocked {
        /// Where.
        by: Square,
        /// What it is.
        obstacle: Content,
    },
    /// It has to be promoted there.
    NeedsPromotion,
    /// A pawn goes diagonally only onto an enemy piece or an object.
    PawnDiagonal,
    /// A pawn goes straight only where no piece stands.
    PawnStraight,
    /// A pawn goes two squares only from its first two ranks.
    PawnTwo,
}

/// What is wrong with a position string (`rules/chakart.md §10.1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// There are not four fields.
    Fields {
        /// How many there are.
        found: usize,
    },
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
    /// A run of empty squares is no number from 1 to 8.
    Run,
    /// Two runs of empty squares follow one another.
    SplitRun,
    /// There is no such piece or object.
    Piece,
    /// The side to move is neither `w` nor `b`.
    Side,
    /// The count is not one.
    Count,
    /// The last field is not written like one.
    Extra,
    /// The flags are not four digits, each 0 or 1.
    Flags,
    /// There is no such square.
    Square,
    /// There is no such choice to be made.
    Todo,
    /// A pawn stands on its last rank.
    PawnOnLastRank(Square),
    /// A piece of the side to move has a halo in the middle of its move.
    Halo(Square),
    /// The hidden queen belongs to the side to move.
    HiddenOfMover(Square),
    /// A queen is hidden and the field that says where it came from is missing.
    HiddenWithoutOrigin(Square),
    /// Two queens are hidden.
    HiddenTwice,
    /// A queen is hidden in the middle of a move.
    HiddenWithTodo,
    /// The square that the hidden queen left is not empty.
    HiddenOriginTaken(Square),
    /// A queen is hidden and the stealth move of its side is still ready.
    HiddenPowerReady,
    /// Something is to be chosen after the end of the game.
    TodoAfterEnd,
    /// No pawn waits there to be promoted.
    Promote(Square),
    /// The pawn cannot have come from there.
    PromoteOrigin(Square),
}

impl Error {
    /// The code, the key of the sentence and its values.
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
            Self::NoneReaches { kind, to } => illegal("rule-chakart-none_reaches")
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
            Self::ShellUnsaid { king, at, victim } => illegal("rule-chakart-shell_unsaid")
                .text("from", square_name(*king))
                .symbol("piece", victim.symbol())
                .text("to", square_name(*at)),
            Self::PawnUnsaid { to, example } => {
                illegal("rule-chakart-pawn_unsaid").text("to", square_name(*to)).text("example", example)
            }
            Self::WantsSwap => illegal("rule-chakart-wants_swap"),
            Self::WantsDrop(kind) => illegal("rule-chakart-wants_drop").symbol("piece", kind.symbol()),
            Self::WantsPromotion(square) => {
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
            Self::ResultMissing => illegal("rule-chakart-record_short"),
            Self::ResultTooMany { canonical } => {
                illegal("rule-chakart-record_long").text("canonical", canonical)
            }
            Self::ResultImpossible => illegal("rule-chakart-record_impossible"),
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

/// The symbol of what a square holds, by which sentences name it.
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
