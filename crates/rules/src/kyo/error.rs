//! The errors of Kyo's rules (`rules/kyo.md §§14 and 15`).

use super::info::INFO;
use super::piece::{Chip, Kind, Mana, Tile, tile_name};
use crate::Side;
use crate::message::ErrorMessage;

/// The reason for rejecting a move, a notation or a position string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The text doesn't begin with a tile.
    NoStart,
    /// The text has no step after its first tile.
    NoStep,
    /// A part of the text is neither a tile nor a step.
    Unreadable {
        /// The invalid part.
        typed: String,
    },
    /// The text is a legal move, but not in canonical notation.
    NotCanonical {
        /// The canonical notation.
        canonical: String,
    },
    /// No move can start on the tile.
    Start {
        /// The first tile in the text.
        tile: Tile,
        /// Reason found on the tile.
        error: TileError,
    },
    /// A step is not legal.
    Step(IllegalStep),
    /// Kyo has no setup of this name.
    UnknownSetup {
        /// The unknown name.
        setup: String,
    },
    /// The text is not a position string.
    Position(PositionError),
}

/// The reason why no move can start on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileError {
    /// The tile is empty.
    EmptyTile,
    /// The stack belongs to the opponent.
    EnemyStack,
    /// A shield is on top, so the stack belongs to neither side.
    ShieldedTile,
}

/// An illegal step and the state of the move before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalStep {
    /// The rule that the step breaks.
    pub error: StepError,
    /// The step in canonical notation.
    pub step: String,
    /// The step's number in the move, from 1.
    pub number: usize,
    /// The kind of the moving pawn; `None` for a pile without a pawn.
    pub mover: Option<Kind>,
    /// The tile of the moving stack before the step.
    pub from: Tile,
    /// The target; `None` for a shuffle.
    pub to: Option<Tile>,
    /// The kind of the pawn on the target, if any.
    pub target: Option<Kind>,
}

/// The rule that a step breaks (`rules/kyo.md §§5 to 11`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepError {
    /// The move is over; no step can follow.
    NothingMore,
    /// The movement of this move is finished.
    MovementFinished,
    /// The move already has the maximum number of steps.
    TooManySteps,
    /// A pile without a pawn can't make a pawn's step.
    NoPawn,
    /// The piece can't reach the tile.
    OutOfReach,
    /// A friendly pawn is on the target.
    OwnPawn,
    /// The stack has fewer liftable chips.
    TooFew {
        /// The number of liftable chips.
        liftable: usize,
    },
    /// The stack has enough chips, but the pawn can't carry that many.
    TooHeavy {
        /// The number of chips that the pawn can carry.
        limit: usize,
    },
    /// Light Pawns can't lift chips.
    LightPawnLifts,
    /// A shield is on the target; the pawn can only strike it.
    MustStrike,
    /// The Mana move would leave an empty tile behind.
    NothingStays,
    /// The Mana move would leave a shield on top.
    ShieldStays,
    /// The chip left behind, of this color, is not a road in this direction.
    WrongRoad(Mana),
    /// Two Mana moves in a row on this color must have the same direction.
    ChangesDirection(Mana),
    /// A Light Pawn doesn't outnumber the target.
    NotOutnumbered {
        /// Friendly stacks around the target.
        attackers: usize,
        /// Enemy stacks around the Light Pawn.
        defenders: usize,
    },
    /// The tile to strike has no shield.
    NoShield,
    /// Towers can't strike.
    TowerStrikes,
    /// After a Mana move, a strike must be a Mana move too, but no road leads to the tile.
    NoRoadTowards,
    /// The Chips step moves no chips.
    NoChips,
    /// Chips can move directly only before any other movement.
    DirectAfterMovement,
    /// Chips can't move onto an enemy pawn.
    ChipsAttack,
    /// Chips can't move onto a shield.
    ChipsOntoShield,
    /// Shields can't move under a pawn.
    ShieldUnderPawn,
    /// After movement, only the Queen can shuffle.
    QueenOnly,
    /// Light Pawns can't shuffle.
    LightPawnShuffles,
    /// The new order doesn't consist of the chips on top of the stack.
    OtherChips,
    /// The shuffle changes nothing.
    ChangesNothing,
    /// The shuffle puts a shield beneath mana.
    ShieldBeneathMana,
}

/// An error in a position string (`rules/kyo.md §14`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The string doesn't have four fields.
    Fields {
        /// The number of fields.
        found: usize,
    },
    /// The board doesn't have ten rows.
    Rows {
        /// The number of rows.
        found: usize,
    },
    /// A row doesn't have ten tiles.
    Row {
        /// The row's number, from 0.
        row: i8,
    },
    /// A run of empty tiles is not a number from 1 to 10.
    Run,
    /// Two adjacent runs of empty tiles should be one.
    SplitRun,
    /// There is nothing between two commas.
    EmptyCell,
    /// Unknown letter of a piece.
    Piece,
    /// A piece is on top of a pawn.
    OnPawn,
    /// A stack has more chips than the whole game.
    Chips,
    /// A side has more pawns of a kind than at the start.
    Pawns {
        /// Owner of the pawns.
        side: Side,
        /// Kind of the pawns.
        kind: Kind,
    },
    /// A side has more mana of a color than at the start.
    Mana {
        /// Owner of the mana.
        side: Side,
        /// Color of the mana.
        mana: Mana,
    },
    /// There are more shields than at the start.
    Shields,
    /// The side to move is neither `g` nor `r`.
    Side,
    /// Unknown setup tag.
    Setup,
    /// The move number is not a number in range.
    MoveNumber,
}

impl PositionError {
    /// The number of chips in the game.
    pub(super) const ALL_CHIPS: usize = Chip::SHIELDS + 4 * Mana::MAX_COUNT;

    fn message(self) -> ErrorMessage {
        let message = |id| ErrorMessage::new("position", id);
        let too_many = |side, letter, limit: usize| {
            message("rule-kyo-position_count")
                .symbol("piece", letter)
                .number("limit", limit)
                .word("side", INFO.side_name(side))
        };
        match self {
            Self::Fields { found } => message("rule-kyo-position_fields").number("found", found),
            Self::Rows { found } => message("rule-kyo-position_rows").number("found", found),
            Self::Row { row } => message("rule-kyo-position_row").number("row", row),
            Self::Run => message("rule-kyo-position_run"),
            Self::SplitRun => message("rule-kyo-position_canonical"),
            Self::EmptyCell => message("rule-kyo-position_cell"),
            Self::Piece => message("rule-kyo-position_piece"),
            Self::OnPawn => message("rule-kyo-position_pawn"),
            Self::Chips => message("rule-kyo-position_chips").number("limit", Self::ALL_CHIPS),
            Self::Pawns { side, kind } => too_many(side, kind.symbol(), kind.max_count()),
            Self::Mana { side, mana } => too_many(side, mana.symbol(), Mana::MAX_COUNT),
            Self::Shields => message("rule-kyo-position_shields").number("limit", Chip::SHIELDS),
            Self::Side => message("rule-kyo-position_side"),
            Self::Setup => message("rule-kyo-position_setup"),
            Self::MoveNumber => message("rule-kyo-position_turn").number("limit", u32::MAX),
        }
    }
}

impl Error {
    /// Returns the code, the text key and the values for it.
    pub(crate) fn message(&self) -> ErrorMessage {
        match self {
            Self::NoStart => ErrorMessage::new("syntax", "rule-kyo-no_start"),
            Self::NoStep => ErrorMessage::new("syntax", "rule-kyo-no_step"),
            Self::Unreadable { typed } => {
                ErrorMessage::new("syntax", "rule-kyo-unreadable").typed("typed", typed)
            }
            Self::NotCanonical { canonical } => {
                ErrorMessage::new("syntax", "rule-kyo-not_canonical").text("canonical", canonical)
            }
            Self::Start { tile, error } => error.message().text("tile", tile_name(*tile)),
            Self::Step(step) => step.message(),
            Self::UnknownSetup { setup } => {
                ErrorMessage::new("position", "rule-kyo-unknown_setup").text("setup", setup)
            }
            Self::Position(error) => error.message(),
        }
    }
}

impl TileError {
    const fn message(self) -> ErrorMessage {
        let id = match self {
            Self::EmptyTile => "rule-kyo-empty_tile",
            Self::EnemyStack => "rule-kyo-enemy_stack",
            Self::ShieldedTile => "rule-kyo-shielded_tile",
        };
        ErrorMessage::new("illegal", id)
    }
}

impl IllegalStep {
    fn message(&self) -> ErrorMessage {
        let symbol = |kind: Option<Kind>| kind.map(|kind| kind.symbol().to_string()).unwrap_or_default();
        let message = self
            .error
            .message()
            .text("step", &self.step)
            .number("number", self.number)
            .symbol("piece", symbol(self.mover))
            .text("from", tile_name(self.from));
        match self.to {
            Some(to) => message.text("to", tile_name(to)).symbol("target", symbol(self.target)),
            None => message,
        }
    }
}

impl StepError {
    /// The message without the values that [`IllegalStep`] adds.
    fn message(self) -> ErrorMessage {
        let message = |id| ErrorMessage::new("illegal", id);
        match self {
            Self::NothingMore => message("rule-kyo-nothing_more"),
            Self::MovementFinished => message("rule-kyo-movement_finished"),
            Self::TooManySteps => message("rule-kyo-too_many_steps"),
            Self::NoPawn => message("rule-kyo-no_pawn"),
            Self::OutOfReach => message("rule-kyo-out_of_reach"),
            Self::OwnPawn => message("rule-kyo-own_pawn"),
            Self::TooFew { liftable } => message("rule-kyo-too_few").number("count", liftable),
            Self::TooHeavy { limit } => message("rule-kyo-too_heavy").number("count", limit),
            Self::LightPawnLifts => message("rule-kyo-light_pawn_lifts"),
            Self::MustStrike => message("rule-kyo-must_strike"),
            Self::NothingStays => message("rule-kyo-nothing_stays"),
            Self::ShieldStays => message("rule-kyo-shield_stays"),
            Self::WrongRoad(Mana::Dark) => message("rule-kyo-dark_stays"),
            Self::WrongRoad(Mana::Light) => message("rule-kyo-light_stays"),
            Self::ChangesDirection(Mana::Dark) => message("rule-kyo-turns_on_dark"),
            Self::ChangesDirection(Mana::Light) => message("rule-kyo-turns_on_light"),
            Self::NotOutnumbered { attackers, defenders } => message("rule-kyo-not_outnumbered")
                .number("attackers", attackers)
                .number("defenders", defenders),
            Self::NoShield => message("rule-kyo-no_shield"),
            Self::TowerStrikes => message("rule-kyo-tower_strikes"),
            Self::NoRoadTowards => message("rule-kyo-no_road_towards"),
            Self::NoChips => message("rule-kyo-no_chips"),
            Self::DirectAfterMovement => message("rule-kyo-direct_after"),
            Self::ChipsAttack => message("rule-kyo-chips_attack"),
            Self::ChipsOntoShield => message("rule-kyo-chips_onto_shield"),
            Self::ShieldUnderPawn => message("rule-kyo-shield_under_pawn"),
            Self::QueenOnly => message("rule-kyo-queen_only"),
            Self::LightPawnShuffles => message("rule-kyo-light_pawn_shuffles"),
            Self::OtherChips => message("rule-kyo-other_chips"),
            Self::ChangesNothing => message("rule-kyo-changes_nothing"),
            Self::ShieldBeneathMana => message("rule-kyo-shield_beneath_mana"),
        }
    }
}
