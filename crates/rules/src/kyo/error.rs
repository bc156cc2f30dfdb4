//! Why the rules of Kyo refuse a text (`rules/kyo.md §§14 and 15`).

use super::info::INFO;
use super::piece::{Chip, Kind, Mana, Tile, tile_name};
use crate::Side;
use crate::message::ErrorMessage;

/// Why Kyo refuses a move, a notation or a position string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The text does not begin with a tile.
    NoStart,
    /// The text has no step after the tile where the move starts.
    NoStep,
    /// A part of the text is neither tile nor step.
    Unreadable {
        /// The part.
        typed: String,
    },
    /// The text is not in canonical notation.
    NotCanonical {
        /// What it is in canonical notation.
        canonical: String,
    },
    /// No move can start on the tile.
    Start {
        /// The tile.
        tile: Tile,
        /// Why not.
        error: TileError,
    },
    /// A step is not legal.
    Step(IllegalStep),
    /// There is no such setup.
    UnknownSetup {
        /// The name that was given.
        setup: String,
    },
    /// The text is no position string.
    Position(PositionError),
}

/// Why a move cannot start on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileError {
    /// Nothing lies there.
    EmptyTile,
    /// The stack there is the opponent's.
    EnemyStack,
    /// A shield lies on top there, so the stack belongs to neither side.
    ShieldedTile,
}

/// A step that is not legal, and how far the move had come before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalStep {
    /// Why it is not legal.
    pub error: StepError,
    /// The step, in canonical letters.
    pub step: String,
    /// Its number in the move, from 1.
    pub number: usize,
    /// The kind of the pawn that acts; none where a pile without a pawn does.
    pub mover: Option<Kind>,
    /// The tile of the stack being played.
    pub from: Tile,
    /// Where the step goes; none for a shuffle.
    pub to: Option<Tile>,
    /// The kind of the pawn that stands there.
    pub target: Option<Kind>,
}

/// Why a step is not legal (`rules/kyo.md §§5 to 11`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepError {
    /// Nothing may follow in this move.
    NothingMore,
    /// Movement is finished in this move.
    MovementFinished,
    /// The move has as many steps as a move may have.
    TooManySteps,
    /// A pawn's step, made by a pile without a pawn.
    NoPawn,
    /// The tile cannot be reached.
    OutOfReach,
    /// An own pawn stands on the target.
    OwnPawn,
    /// Fewer chips can be lifted.
    TooFew {
        /// How many can be.
        liftable: usize,
    },
    /// There are enough chips, but the pawn carries fewer.
    TooHeavy {
        /// How many it carries at most.
        limit: usize,
    },
    /// Light Pawns lift nothing.
    LightPawnLifts,
    /// A shield lies on the target, and only a strike is possible there.
    MustStrike,
    /// The Mana move would leave no chip behind.
    NothingStays,
    /// The Mana move would leave a shield on top.
    ShieldStays,
    /// The chip that would stay is no road in this direction.
    WrongRoad(Mana),
    /// On the same color as the Mana move before, the direction may not change.
    ChangesDirection(Mana),
    /// A Light Pawn does not outnumber the target.
    NotOutnumbered {
        /// How many own stacks stand around the target.
        attackers: usize,
        /// How many enemy stacks stand around the Light Pawn.
        defenders: usize,
    },
    /// No shield lies on the tile to strike.
    NoShield,
    /// Towers do not strike.
    TowerStrikes,
    /// After a Mana move a strike must be a Mana move too, and there is no road towards the tile.
    NoRoadTowards,
    /// No chips would go.
    NoChips,
    /// Chips go directly only before any other movement.
    DirectAfterMovement,
    /// Chips cannot go onto an enemy pawn.
    ChipsAttack,
    /// Chips cannot go onto a shield.
    ChipsOntoShield,
    /// Shields cannot go under a pawn.
    ShieldUnderPawn,
    /// Only the Queen may shuffle now.
    QueenOnly,
    /// Light Pawns do not shuffle.
    LightPawnShuffles,
    /// The shuffle names other chips than lie there.
    OtherChips,
    /// The shuffle changes nothing.
    ChangesNothing,
    /// The shuffle puts a shield beneath mana.
    ShieldBeneathMana,
}

/// What is wrong with a position string (`rules/kyo.md §14`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// There are not four fields.
    Fields {
        /// How many there are.
        found: usize,
    },
    /// There are not ten rows.
    Rows {
        /// How many there are.
        found: usize,
    },
    /// A row does not hold ten tiles.
    Row {
        /// Its number.
        row: i8,
    },
    /// A run of empty tiles is no number from 1 to 10.
    Run,
    /// Two runs of empty tiles follow one another.
    SplitRun,
    /// Nothing stands between two commas.
    EmptyCell,
    /// There is no such piece.
    Piece,
    /// Something lies on top of a pawn.
    OnPawn,
    /// A stack holds more chips than there are.
    Chips,
    /// A side has more of a kind of pawn than at the start.
    Pawns {
        /// The side.
        side: Side,
        /// The kind.
        kind: Kind,
    },
    /// A side has more mana of a color than at the start.
    Mana {
        /// The side.
        side: Side,
        /// The color.
        mana: Mana,
    },
    /// There are more shields than at the start.
    Shields,
    /// The side to move is neither `g` nor `r`.
    Side,
    /// The setup is not one.
    Setup,
    /// The move number is not one.
    MoveNumber,
}

impl PositionError {
    /// All the chips of the game.
    pub(super) const ALL_CHIPS: usize = Chip::SHIELDS + 4 * Mana::MOST;

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
            Self::Pawns { side, kind } => too_many(side, kind.symbol(), kind.most()),
            Self::Mana { side, mana } => too_many(side, mana.symbol(), Mana::MOST),
            Self::Shields => message("rule-kyo-position_shields").number("limit", Chip::SHIELDS),
            Self::Side => message("rule-kyo-position_side"),
            Self::Setup => message("rule-kyo-position_setup"),
            Self::MoveNumber => message("rule-kyo-position_turn").number("limit", u32::MAX),
        }
    }
}

impl Error {
    /// The code, the key of the sentence and its values.
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
    /// The sentence, which also needs what an [`IllegalStep`] knows.
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
