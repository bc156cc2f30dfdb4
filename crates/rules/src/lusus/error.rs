//! Why the rules of Lusus refuse a text (`rules/lusus.md §§6 and 10`).

use super::piece::Kind;
pub use super::position_error::PositionError;
use super::square::{Square, square_name};
use super::tile::Tile;
use crate::message::ErrorMessage;

/// Why Lusus refuses a move, a notation or a position string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The text does not end with the move of a piece.
    NoMove,
    /// A part of the text is not the play of a tile.
    NoPlay {
        /// The part.
        typed: String,
    },
    /// A part of the text cannot be read.
    Unreadable {
        /// The part.
        typed: String,
    },
    /// The square on which the tile is to be played is missing.
    NoTarget(Tile),
    /// There is no trap on the square.
    NoTrap(Square),
    /// The tiles that Heal is to bring back are missing.
    WhichHeal,
    /// Heal is typed without tiles, and the graveyard is empty.
    NothingToHeal,
    /// Something follows the move of the piece.
    AfterMove,
    /// The bar behind the move is missing in a notation.
    NoBar,
    /// The blanks between events are not single ones.
    Spaces,
    /// The notation is not one of this position.
    OtherPosition,
    /// The parts of a play are not in the strict order.
    PlayOrder {
        /// The play in the strict order.
        canonical: String,
    },
    /// The tiles of an event are not in the strict order.
    EventOrder {
        /// The event.
        event: String,
    },
    /// A tile has to be played or burned first.
    PlayFirst,
    /// No more tiles may be played.
    NoMorePlays {
        /// The tile.
        tile: Tile,
        /// How many may be played in a move.
        limit: u8,
    },
    /// A tile can be burned only as the first thing.
    BurnFirst(Tile),
    /// The tile is not in the hand.
    NotInHand(Tile),
    /// The play has no such target.
    Target(TargetError),
    /// Immune protects the tile.
    Protected(AimedTile),
    /// The piece is Immune as a whole.
    ImmunePiece {
        /// The tile that is played.
        tile: Tile,
        /// The square of the piece.
        at: Square,
    },
    /// The piece has no free slots for the tile.
    NoRoom {
        /// The tile that is played.
        tile: Tile,
        /// The square of the piece.
        at: Square,
    },
    /// The piece has no free slots for the tile that it would get by Trade.
    TradeNoRoom(Square),
    /// Heal does not name as many tiles as it brings back.
    HealCount {
        /// How many it brings back.
        count: usize,
    },
    /// The move of the piece is not legal.
    Move {
        /// Why not.
        error: MoveError,
        /// The move as it is written.
        made: String,
    },
    /// The notation lacks an event.
    ChanceMissing {
        /// The name of the event.
        event: &'static str,
    },
    /// The notation has an event that does not happen.
    ChanceExtra {
        /// The event.
        event: String,
    },
    /// Another event happens.
    ChanceOrder {
        /// The name of the event that happens.
        event: &'static str,
        /// The event in the notation.
        found: String,
    },
    /// The event cannot happen like this.
    ChanceValue {
        /// The event.
        event: String,
    },
    /// The event cannot be read.
    ChanceSyntax {
        /// The event.
        event: String,
    },
    /// There is no such setup.
    UnknownSetup {
        /// The name that was given.
        setup: String,
    },
    /// The text is no position string.
    Position(PositionError),
}

/// A tile on the board at which a tile is aimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AimedTile {
    /// The tile that is played.
    pub tile: Tile,
    /// The square of the piece.
    pub at: Square,
    /// The slot of the tile there, from 0.
    pub slot: u8,
}

/// Why a play has no such target (`rules/lusus.md §§4 and 5`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetError {
    /// The tile is not in the graveyard.
    NotInGraveyard(Tile),
    /// Recycle cannot bring back a Recycle.
    RecycledRecycle,
    /// No piece stands on the square.
    EmptySquare {
        /// The tile that is played.
        tile: Tile,
        /// The square.
        at: Square,
    },
    /// A trap goes onto own pieces only.
    TrapOnEnemy {
        /// The trap.
        tile: Tile,
        /// The square of the piece.
        at: Square,
    },
    /// The piece has no such tile.
    NoSuchTile(AimedTile),
    /// The tile that is chosen is no Special tile.
    NotSpecial(AimedTile),
    /// The tile that is chosen is no Movement tile.
    NotMovement(AimedTile),
    /// The piece has no tiles.
    NoTiles {
        /// The tile that is played.
        tile: Tile,
        /// The square of the piece.
        at: Square,
    },
    /// The piece has no Movement tiles.
    NoMovementTiles {
        /// The tile that is played.
        tile: Tile,
        /// The square of the piece.
        at: Square,
    },
    /// The opponent's hand is empty.
    EmptyHand(Tile),
    /// The graveyard is empty.
    EmptyGraveyard,
    /// Trade needs tiles of two pieces.
    SamePiece(Square),
}

/// Why the move of a piece is not legal (`rules/lusus.md §3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// Some piece can move, so the player may not pass.
    CanMove,
    /// Castling is not possible.
    Castling,
    /// No piece stands on the square where the move begins.
    EmptyOrigin {
        /// The square.
        from: Square,
    },
    /// The piece cannot do that.
    Piece(IllegalPieceMove),
}

/// A move that a piece cannot make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalPieceMove {
    /// Why not.
    pub error: PieceError,
    /// The kind of the piece.
    pub piece: Kind,
    /// Where it stands.
    pub from: Square,
    /// Where it was to go.
    pub to: Square,
}

/// Why a piece cannot make a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceError {
    /// It is the opponent's.
    EnemyPiece,
    /// It is frozen.
    Frozen,
    /// It has no Swap.
    NoSwap,
    /// There is no piece to swap with.
    SwapNoPiece,
    /// It cannot be swapped with that piece.
    SwapNot,
    /// It can go there, but not in this way.
    Suffix,
    /// An own piece stands there.
    OwnPiece,
    /// It is disarmed and cannot capture.
    Disarmed,
    /// It is enraged and can only capture.
    Enraged,
    /// The piece there is guarded.
    Guarded,
    /// It has Sticky Feet.
    Sticky,
    /// Pawns do not move like this.
    PawnReach,
    /// It does not move like this.
    Reach,
}

impl Error {
    /// The code, the key of the sentence and its values.
    pub(crate) fn message(&self) -> ErrorMessage {
        let syntax = |id| ErrorMessage::new("syntax", id);
        let event = |code, id, event: &str| ErrorMessage::new(code, id).text("event", event);
        match self {
            Self::NoMove => syntax("rule-lusus-no_move"),
            Self::NoPlay { typed } => syntax("rule-lusus-no_play").typed("typed", typed),
            Self::Unreadable { typed } => syntax("rule-lusus-unreadable").typed("typed", typed),
            Self::NoTarget(tile) => of_tile("syntax", "rule-lusus-no_target", *tile),
            Self::NoTrap(at) => syntax("rule-lusus-no_trap").text("square", square_name(*at)),
            Self::WhichHeal => syntax("rule-lusus-which_heal"),
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
            Self::SwapNot => "rule-lusus-swap_not",
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
