//! Errors of moves, notations and position strings (`rules/lusus.md §§6 and 10`).

use super::piece::Kind;
pub use super::position_error::PositionError;
use super::square::{Square, square_name};
use super::tile::Tile;
use crate::message::ErrorMessage;

/// An error in a move, a notation or a position string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The text doesn't end with a piece's move.
    NoMove,
    /// A word is not a play of a tile.
    NoPlay {
        /// The word.
        typed: String,
    },
    /// A word doesn't parse.
    Unreadable {
        /// The word.
        typed: String,
    },
    /// The play lacks a target square.
    NoTarget(Tile),
    /// The square has no trap.
    NoTrap(Square),
    /// Heal is played without naming the returned tiles.
    HealTilesMissing,
    /// Heal is played with an empty graveyard.
    NothingToHeal,
    /// Extra text follows the piece's move.
    AfterMove,
    /// The notation lacks the bar after the move.
    NoBar,
    /// The events are not separated by single spaces.
    Spaces,
    /// The notation belongs to another position.
    OtherPosition,
    /// The parts of a play are not in canonical order.
    PlayOrder {
        /// The play in canonical order.
        canonical: String,
    },
    /// The tiles of an event are not sorted.
    EventOrder {
        /// The event's text.
        event: String,
    },
    /// The player must first play or burn a tile.
    PlayFirst,
    /// The limit of tiles per move is reached.
    NoMorePlays {
        /// The rejected tile.
        tile: Tile,
        /// Maximum number of tiles in a move.
        limit: u8,
    },
    /// A tile can only be burned before other plays.
    BurnFirst(Tile),
    /// The tile is not in the player's hand.
    NotInHand(Tile),
    /// The target of the play is invalid.
    Target(TargetError),
    /// Immune protects the target tile.
    Protected(AimedTile),
    /// The target piece is immune.
    ImmunePiece {
        /// The tile in play.
        tile: Tile,
        /// The target square.
        at: Square,
    },
    /// The piece has too few free slots for the tile.
    NoRoom {
        /// The tile in play.
        tile: Tile,
        /// The target square.
        at: Square,
    },
    /// The piece has too few free slots for its new tile from Trade.
    TradeNoRoom(Square),
    /// Heal names the wrong number of tiles.
    HealCount {
        /// The required number.
        count: usize,
    },
    /// The piece's move is illegal.
    Move {
        /// The broken rule.
        error: MoveError,
        /// The move's canonical text.
        made: String,
    },
    /// The notation lacks an event.
    ChanceMissing {
        /// The event's name.
        event: &'static str,
    },
    /// The notation has an event that doesn't happen.
    ChanceExtra {
        /// The event's text.
        event: String,
    },
    /// A different event happens at this point.
    ChanceOrder {
        /// The name of the expected event.
        event: &'static str,
        /// The event in the notation.
        found: String,
    },
    /// The event's result is impossible.
    ChanceValue {
        /// The event's text.
        event: String,
    },
    /// The event doesn't parse.
    ChanceSyntax {
        /// The event's text.
        event: String,
    },
    /// No setup has this name.
    UnknownSetup {
        /// The requested name.
        setup: String,
    },
    /// The text is not a position string.
    Position(PositionError),
}

/// A tile on the board that a play targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AimedTile {
    /// The tile in play.
    pub tile: Tile,
    /// The square of the target.
    pub at: Square,
    /// The slot of the target, from 0.
    pub slot: u8,
}

/// An invalid target of a play (`rules/lusus.md §§4 and 5`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetError {
    /// The tile is not in the graveyard.
    NotInGraveyard(Tile),
    /// Recycle can't bring back a Recycle.
    RecycledRecycle,
    /// The target square is empty.
    EmptySquare {
        /// The tile in play.
        tile: Tile,
        /// The target square.
        at: Square,
    },
    /// Traps can only be attached to the player's own pieces.
    TrapOnEnemy {
        /// The trap in play.
        tile: Tile,
        /// The target square.
        at: Square,
    },
    /// The target slot is empty.
    NoSuchTile(AimedTile),
    /// The target is not a Special tile.
    NotSpecial(AimedTile),
    /// The target is not a Movement tile.
    NotMovement(AimedTile),
    /// The target piece has no tiles.
    NoTiles {
        /// The tile in play.
        tile: Tile,
        /// The target square.
        at: Square,
    },
    /// The target piece has no Movement tiles.
    NoMovementTiles {
        /// The tile in play.
        tile: Tile,
        /// The target square.
        at: Square,
    },
    /// The opponent's hand is empty.
    EmptyHand(Tile),
    /// The player's graveyard is empty.
    EmptyGraveyard,
    /// Trade needs tiles of two different pieces.
    SamePiece(Square),
}

/// The reason why a piece's move is illegal (`rules/lusus.md §3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// Passing is illegal because a piece can move.
    CanMove,
    /// Castling is illegal now.
    Castling,
    /// The start square is empty.
    EmptyOrigin {
        /// The start square.
        from: Square,
    },
    /// The piece can't make this move.
    Piece(IllegalPieceMove),
}

/// An illegal move of an existing piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalPieceMove {
    /// The broken rule.
    pub error: PieceError,
    /// The kind of the piece.
    pub piece: Kind,
    /// The start square.
    pub from: Square,
    /// The target square.
    pub to: Square,
}

/// The rule that a piece's move breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceError {
    /// The piece belongs to the opponent.
    EnemyPiece,
    /// The piece is frozen.
    Frozen,
    /// The piece has no Swap tile.
    NoSwap,
    /// The target square of the swap is empty.
    SwapNoPiece,
    /// These two pieces can't be swapped.
    SwapImpossible,
    /// The piece can reach the target, but not with this suffix.
    Suffix,
    /// The target holds the player's own piece.
    OwnPiece,
    /// The piece is disarmed and can't capture.
    Disarmed,
    /// The piece is enraged and must capture.
    Enraged,
    /// The target piece is guarded.
    Guarded,
    /// Sticky Feet prevent this move.
    Sticky,
    /// Pawns don't move that way.
    PawnReach,
    /// The piece doesn't move that way.
    Reach,
}

impl Error {
    /// The error code, the text key and its arguments.
    pub(crate) fn message(&self) -> ErrorMessage {
        let syntax = |id| ErrorMessage::new("syntax", id);
        let event = |code, id, event: &str| ErrorMessage::new(code, id).text("event", event);
        match self {
            Self::NoMove => syntax("rule-lusus-no_move"),
            Self::NoPlay { typed } => syntax("rule-lusus-no_play").typed("typed", typed),
            Self::Unreadable { typed } => syntax("rule-lusus-unreadable").typed("typed", typed),
            Self::NoTarget(tile) => of_tile("syntax", "rule-lusus-no_target", *tile),
            Self::NoTrap(at) => syntax("rule-lusus-no_trap").text("square", square_name(*at)),
            Self::HealTilesMissing => syntax("rule-lusus-which_heal"),
            Self::NothingToHeal => of_tile("syntax", "rule-lusus-empty_graveyard", Tile::Heal),
            Self::AfterMove => syntax("rule-lusus-after_move"),
            Self::NoBar => syntax("rule-lusus-no_bar"),
            Self::Spaces => syntax("rule-lusus-spaces"),
            Self::OtherPosition => syntax("rule-lusus-other_position"),
            Self::PlayOrder { canonical } => {
                ErrorMessage::new("canonical", "rule-lusus-play_order").text("canonical", canonical)
            }
            Self::EventOrder { event: typed } => event("canonical", "rule-lusus-event_order", typed),
            Self::PlayFirst => ErrorMessage::new("play-first", "rule-lusus-play-first"),
            Self::NoMorePlays { tile, limit } => {
                of_tile("phase", "rule-lusus-no_more_plays", *tile).number("limit", *limit)
            }
            Self::BurnFirst(tile) => of_tile("burn", "rule-lusus-burn_first", *tile),
            Self::NotInHand(tile) => of_tile("hand", "rule-lusus-not_in_hand", *tile),
            Self::Target(error) => error.message(),
            Self::Protected(aimed) => aimed.message("immune", "rule-lusus-protected"),
            Self::ImmunePiece { tile, at } => on_square("immune", "rule-lusus-immune_piece", *tile, *at),
            Self::NoRoom { tile, at } => on_square("slots", "rule-lusus-no_room", *tile, *at),
            Self::TradeNoRoom(at) => on_square("slots", "rule-lusus-trade_no_room", Tile::Trade, *at),
            Self::HealCount { count } => {
                ErrorMessage::new("heal-count", "rule-lusus-heal-count").number("count", *count)
            }
            Self::Move { error, made } => error.message().text("move", made),
            Self::ChanceMissing { event: name } => event("chance-missing", "rule-lusus-chance-missing", name),
            Self::ChanceExtra { event: extra } => event("chance-extra", "rule-lusus-chance-extra", extra),
            Self::ChanceOrder { event: name, found } => {
                event("chance-order", "rule-lusus-chance-order", name).text("found", found)
            }
            Self::ChanceValue { event: wrong } => event("chance-value", "rule-lusus-chance-value", wrong),
            Self::ChanceSyntax { event: typed } => event("chance-syntax", "rule-lusus-chance-syntax", typed),
            Self::UnknownSetup { setup } => {
                ErrorMessage::new("position", "rule-lusus-unknown_setup").text("setup", setup)
            }
            Self::Position(error) => error.message(),
        }
    }
}

fn of_tile(code: &'static str, id: &'static str, tile: Tile) -> ErrorMessage {
    ErrorMessage::new(code, id).symbol("tile", tile.code())
}

fn on_square(code: &'static str, id: &'static str, tile: Tile, at: Square) -> ErrorMessage {
    of_tile(code, id, tile).text("square", square_name(at))
}

impl AimedTile {
    fn message(self, code: &'static str, id: &'static str) -> ErrorMessage {
        on_square(code, id, self.tile, self.at).number("slot", self.slot + 1)
    }
}

impl TargetError {
    fn message(self) -> ErrorMessage {
        let of_tile = |id, tile| of_tile("target", id, tile);
        let on_square = |id, tile, at| on_square("target", id, tile, at);
        match self {
            Self::NotInGraveyard(tile) => of_tile("rule-lusus-not_in_graveyard", tile),
            Self::RecycledRecycle => ErrorMessage::new("target", "rule-lusus-recycled_recycle"),
            Self::EmptySquare { tile, at } => on_square("rule-lusus-empty_square", tile, at),
            Self::TrapOnEnemy { tile, at } => on_square("rule-lusus-trap_on_enemy", tile, at),
            Self::NoSuchTile(aimed) => aimed.message("target", "rule-lusus-no_such_tile"),
            Self::NotSpecial(aimed) => aimed.message("target", "rule-lusus-not_special"),
            Self::NotMovement(aimed) => aimed.message("target", "rule-lusus-not_movement"),
            Self::NoTiles { tile, at } => on_square("rule-lusus-no_tiles", tile, at),
            Self::NoMovementTiles { tile, at } => on_square("rule-lusus-no_movement_tiles", tile, at),
            Self::EmptyHand(tile) => of_tile("rule-lusus-no_hand", tile),
            Self::EmptyGraveyard => of_tile("rule-lusus-empty_graveyard", Tile::Heal),
            Self::SamePiece(at) => on_square("rule-lusus-same_piece", Tile::Trade, at),
        }
    }
}

impl MoveError {
    fn message(self) -> ErrorMessage {
        let illegal = |id| ErrorMessage::new("move", id);
        match self {
            Self::CanMove => illegal("rule-lusus-can_move"),
            Self::Castling => illegal("rule-lusus-castling"),
            Self::EmptyOrigin { from } => illegal("rule-lusus-empty_origin").text("from", square_name(from)),
            Self::Piece(piece) => ErrorMessage::new("move", piece.error.id())
                .symbol("piece", piece.piece.symbol())
                .text("from", square_name(piece.from))
                .text("to", square_name(piece.to)),
        }
    }
}

impl PieceError {
    const fn id(self) -> &'static str {
        match self {
            Self::EnemyPiece => "rule-lusus-enemy_piece",
            Self::Frozen => "rule-lusus-frozen",
            Self::NoSwap => "rule-lusus-no_swap",
            Self::SwapNoPiece => "rule-lusus-swap_nobody",
            Self::SwapImpossible => "rule-lusus-swap_not",
            Self::Suffix => "rule-lusus-suffix",
            Self::OwnPiece => "rule-lusus-own_piece",
            Self::Disarmed => "rule-lusus-disarmed",
            Self::Enraged => "rule-lusus-enraged",
            Self::Guarded => "rule-lusus-guarded",
            Self::Sticky => "rule-lusus-sticky",
            Self::PawnReach => "rule-lusus-pawn_reach",
            Self::Reach => "rule-lusus-reach",
        }
    }
}
