//! What a move did, step by step, for whoever tells or draws it.

use super::error::Error;
use super::move_in_progress::MoveInProgress;
use super::notation::Step;
use super::piece::{Kind, Mana, Pawn, Tile};
use super::stack::Chips;
use super::state::State;
use crate::{Outcome, RuleError, Side};

/// A move, or the beginning of one, as it happens on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// The side that makes it.
    pub side: Side,
    /// The tile with which it begins.
    pub start: Tile,
    /// The kind of the pawn that acts; none where a pile without a pawn does.
    pub kind: Option<Kind>,
    /// What each step does.
    pub effects: Vec<StepEffect>,
    /// Where the stack being played is after them.
    pub end: Tile,
    /// The enemy mana that is destroyed there when the move ends.
    pub destroyed: Chips,
    /// How the game is won if the move ends there.
    pub won: Option<Outcome>,
}

/// What a step does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepEffect {
    /// The pawn goes from one tile to another.
    Move {
        /// Where it stood.
        from: Tile,
        /// Where it goes.
        to: Tile,
        /// What it takes along.
        carried: Chips,
        /// How many of the chips that lay beneath it stay behind.
        left: usize,
        /// The color of its road, if it is a Mana move.
        road: Option<Mana>,
        /// The pawn it captures.
        captured: Option<Pawn>,
        /// The mana that is destroyed along with that pawn.
        destroyed: Chips,
    },
    /// The pawn destroys a shield and stays where it is.
    Strike {
        /// Where it stands.
        from: Tile,
        /// Where the shield lay.
        at: Tile,
    },
    /// Chips go to another tile.
    Chips {
        /// Where they lay.
        from: Tile,
        /// Where they go.
        to: Tile,
        /// Which they are.
        chips: Chips,
        /// Whether shields among them come to lie on top of the tile.
        deploys: bool,
    },
    /// Chips change their order.
    Shuffle {
        /// Where they lie.
        at: Tile,
        /// Their new order.
        order: Chips,
    },
}

impl StepEffect {
    /// What a legal step does where `move_in_progress` stands.
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
    /// Tells a move or its beginning.
    ///
    /// # Errors
    ///
    /// `syntax` where it is no canonical notation of a legal move here, nor the beginning of one.
    pub(super) fn story(&self, notation: &str) -> Result<Story, RuleError> {
        let unknown = || Error::Unreadable { typed: notation.to_owned() };
        let whole = self.begun(notation).ok_or_else(unknown)?;
        let mut told = MoveInProgress::begin(self.clone(), whole.start())
            .map_err(|error| Error::Start { tile: whole.start(), error })?;
        let kind = told.kind();
        let mut effects = Vec::with_capacity(whole.steps().len());
        for step in whole.steps() {
            effects.push(StepEffect::of(&told, step));
            told.take(*step);
        }
        Ok(Story {
            side: self.mover,
            start: whole.start(),
            kind,
            effects,
            end: told.at(),
            destroyed: told.road_at_rest(),
            won: told.won(),
        })
    }
}
