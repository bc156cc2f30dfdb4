//! Why a step is not legal, and the refusals made of it.

use super::piece::{Mana, Tile, tile_name};
use super::walk::Walk;
use crate::RuleError;

/// What a step breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// Nothing lies on the start tile.
    EmptyTile,
    /// The stack on the start tile is the opponent's.
    EnemyStack,
    /// A shield lies on top of the start tile.
    ShieldedTile,
    /// The turn holds all it can.
    NothingMore,
    /// Movement is finished.
    Finished,
    /// A step over the most a turn may have.
    TooManySteps,
    /// A pawn's step of a stack that has none.
    NoPawn,
    /// The tile cannot be reached.
    OutOfReach,
    /// The own pawn stands on the target.
    OwnPawn,
    /// Fewer chips can be lifted.
    TooFew { liftable: usize },
    /// There are enough chips, but the pawn carries fewer.
    TooHeavy { limit: usize },
    /// Light Pawns lift nothing.
    LightPawnLifts,
    /// Only a strike is possible here.
    MustStrike,
    /// A Mana move that leaves no chip.
    NothingStays,
    /// A Mana move that leaves a shield on top.
    ShieldStays,
    /// A Mana move in a direction for which the chip that stays is no road.
    WrongWay(Mana),
    /// A Mana move on the same colour in another direction.
    Turns(Mana),
    /// A Light Pawn does not outnumber.
    NotOutnumbered { attackers: usize, defenders: usize },
    /// A strike where no shield lies.
    NoShield,
    /// Towers do not strike.
    TowerStrikes,
    /// After a Mana move only a strike that is a Mana move.
    NoRoadTowards,
    /// No chips.
    NoChips,
    /// A direct Chips step after another.
    DirectAfter,
    /// Chips onto an enemy pawn.
    ChipsAttack,
    /// Chips onto a shield.
    ChipsOntoShield,
    /// Shields under a pawn.
    ShieldUnderPawn,
    /// Only the Queen shuffles now.
    QueenOnly,
    /// Light Pawns shuffle nothing.
    LightPawnShuffles,
    /// A shuffle that names other chips than lie there.
    OtherChips,
    /// A shuffle that changes nothing.
    ChangesNothing,
    /// A shuffle that puts a shield beneath mana.
    ShieldBeneathMana,
}

impl Fault {
    /// Which sentence explains it.
    const fn why(self) -> &'static str {
        match self {
            Self::EmptyTile => "empty_tile",
            Self::EnemyStack => "enemy_stack",
            Self::ShieldedTile => "shielded_tile",
            Self::NothingMore => "nothing_more",
            Self::Finished => "movement_finished",
            Self::TooManySteps => "too_many_steps",
            Self::NoPawn => "no_pawn",
            Self::OutOfReach => "out_of_reach",
            Self::OwnPawn => "own_pawn",
            Self::TooFew { .. } => "too_few",
            Self::TooHeavy { .. } => "too_heavy",
            Self::LightPawnLifts => "light_pawn_lifts",
            Self::MustStrike => "must_strike",
            Self::NothingStays => "nothing_stays",
            Self::ShieldStays => "shield_stays",
            Self::WrongWay(Mana::Dark) => "dark_stays",
            Self::WrongWay(Mana::Light) => "light_stays",
            Self::Turns(Mana::Dark) => "turns_on_dark",
            Self::Turns(Mana::Light) => "turns_on_light",
            Self::NotOutnumbered { .. } => "not_outnumbered",
            Self::NoShield => "no_shield",
            Self::TowerStrikes => "tower_strikes",
            Self::NoRoadTowards => "no_road_towards",
            Self::NoChips => "no_chips",
            Self::DirectAfter => "direct_after",
            Self::ChipsAttack => "chips_attack",
            Self::ChipsOntoShield => "chips_onto_shield",
            Self::ShieldUnderPawn => "shield_under_pawn",
            Self::QueenOnly => "queen_only",
            Self::LightPawnShuffles => "light_pawn_shuffles",
            Self::OtherChips => "other_chips",
            Self::ChangesNothing => "changes_nothing",
            Self::ShieldBeneathMana => "shield_beneath_mana",
        }
    }

    /// The refusal of a start tile.
    pub(super) fn of_start(self, tile: Tile) -> RuleError {
        RuleError::because("illegal", self.why()).with("tile", tile_name(tile))
    }

    /// The refusal of a step towards `to`, written as `step`, where the walk stands.
    pub(super) fn of_step(self, walk: &Walk, step: &str, to: Option<Tile>) -> RuleError {
        let error = RuleError::because("illegal", self.why())
            .with("step", step)
            .with("number", walk.steps().len() + 1)
            .with("from", tile_name(walk.at()));
        let error = match to {
            Some(to) => {
                let target = walk.state().stack(to).pawn.map(|pawn| pawn.kind.symbol().to_string());
                error.with("to", tile_name(to)).with("target", target.unwrap_or_default())
            }
            None => error,
        };
        let piece = walk.kind().map(|kind| kind.symbol().to_string()).unwrap_or_default();
        let error = error.with("piece", piece);
        match self {
            Self::TooFew { liftable: count } | Self::TooHeavy { limit: count } => error.with("count", count),
            Self::NotOutnumbered { attackers, defenders } => {
                error.with("attackers", attackers).with("defenders", defenders)
            }
            _ => error,
        }
    }
}
