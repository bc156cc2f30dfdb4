//! The effects of a move, step by step, for texts and pictures.

use super::error::Error;
use super::move_in_progress::MoveInProgress;
use super::notation::Step;
use super::piece::{Kind, Mana, Pawn, Tile};
use super::stack::Chips;
use super::state::State;
use crate::{Outcome, RuleError, Side};

/// The effects of a move or its first steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// The moving side.
    pub side: Side,
    /// The first tile of the move.
    pub start: Tile,
    /// The kind of the moving pawn; `None` for a pile without a pawn.
    pub kind: Option<Kind>,
    /// One effect per step.
    pub effects: Vec<StepEffect>,
    /// The tile of the moving stack after the steps.
    pub end: Tile,
    /// The enemy mana on `end` that the end of the move destroys.
    pub destroyed: Chips,
    /// The outcome if the move ended here and won.
    pub won: Option<Outcome>,
}

/// The effect of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepEffect {
    /// The pawn goes from one tile to another.
    Move {
        /// The pawn's tile before the step.
        from: Tile,
        /// The pawn's tile after the step.
        to: Tile,
        /// The chips that it carries.
        carried: Chips,
        /// The number of chips left behind.
        left: usize,
        /// The color of the road for a Mana move, `None` otherwise.
        road: Option<Mana>,
        /// The captured pawn, if any.
        captured: Option<Pawn>,
        /// The mana destroyed along with the captured pawn.
        destroyed: Chips,
    },
    /// The pawn destroys a shield without moving.
    Strike {
        /// The pawn's tile.
        from: Tile,
        /// The shield's tile.
        at: Tile,
    },
    /// Chips go to another tile without their pawn.
    Chips {
        /// The chips' tile before the step.
        from: Tile,
        /// The chips' tile after the step.
        to: Tile,
        /// The chips, bottom first.
        chips: Chips,
        /// Whether shields among them end up on top of the tile.
        deploys: bool,
    },
    /// Chips change their order.
    Shuffle {
        /// The tile of the stack.
        at: Tile,
        /// The new order, bottom first.
        order: Chips,
    },
}

impl StepEffect {
    /// The effect of a legal step that is about to be played.
    fn of(progress: &MoveInProgress, step: &Step) -> Self {
        let from = progress.at();
        let chips = &progress.stack().chips;
        match *step {
            Step::Move { carry, to } => {
                let target = progress.state().stack(to);
                let destroyed =
                    target.pawn.map(|victim| target.chips.upper(target.chips.mana_run(victim.side)));
                Self::Move {
                    from,
                    to,
                    carried: chips.upper(carry.into()),
                    left: chips.lower(carry.into()).len(),
                    road: progress.mana_move(carry.into(), to).map(|(mana, _)| mana),
                    captured: target.pawn,
                    destroyed: destroyed.unwrap_or_default(),
                }
            }
            Step::Strike { to } => Self::Strike { from, at: to },
            Step::Chips { count, to } => {
                let chips = chips.upper(count.into());
                Self::Chips { from, to, chips, deploys: chips.shields() > 0 }
            }
            Step::Shuffle(order) => Self::Shuffle { at: from, order },
        }
    }
}

impl State {
    /// Returns the effects of a move or its first steps.
    ///
    /// # Errors
    ///
    /// `syntax` if `notation` is not the canonical notation of a legal move or of its first steps.
    pub(super) fn story(&self, notation: &str) -> Result<Story, RuleError> {
        let unknown = || Error::Unreadable { typed: notation.to_owned() };
        let whole = self.parse_partial(notation).ok_or_else(unknown)?;
        let mut progress = MoveInProgress::begin(self.clone(), whole.start())
            .map_err(|error| Error::Start { tile: whole.start(), error })?;
        let kind = progress.kind();
        let mut effects = Vec::with_capacity(whole.steps().len());
        for step in whole.steps() {
            effects.push(StepEffect::of(&progress, step));
            progress.take(*step);
        }
        Ok(Story {
            side: self.mover,
            start: whole.start(),
            kind,
            effects,
            end: progress.at(),
            destroyed: progress.road_at_rest(),
            won: progress.won(),
        })
    }
}
