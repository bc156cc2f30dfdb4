//! What a turn did, step by step, for whoever tells or draws it.

use super::error::Error;
use super::notation::Step;
use super::piece::{Kind, Mana, Pawn, Tile};
use super::stack::Chips;
use super::state::State;
use super::walk::Walk;
use crate::{Outcome, RuleError, Side};

/// A turn, or the beginning of one, as it happens on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// Whose turn it is.
    pub side: Side,
    /// The tile with which it begins.
    pub start: Tile,
    /// The pawn that acts; none where a pile without a pawn does.
    pub kind: Option<Kind>,
    /// What it does.
    pub deeds: Vec<Deed>,
    /// Where the stack being played stands after them.
    pub end: Tile,
    /// The enemy mana that is destroyed there when the turn ends.
    pub destroyed: Chips,
    /// How the game is won if the turn ends there.
    pub won: Option<Outcome>,
}

/// What a step does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
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
        /// The colour of its road, if it is a Mana move.
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

impl Deed {
    /// What a legal step does where `walk` stands.
    fn of(walk: &Walk, step: &Step) -> Self {
        let from = walk.at();
        let chips = &walk.stack().chips;
        match *step {
            Step::Move { carry, to } => {
                let target = walk.state().stack(to);
                let destroyed =
                    target.pawn.map(|victim| target.chips.upper(target.chips.mana_run(victim.side)));
                Self::Move {
                    from,
                    to,
                    carried: chips.upper(carry.into()),
                    left: chips.lower(carry.into()).len(),
                    road: walk.mana_move(carry.into(), to).map(|(mana, _)| mana),
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
    /// Tells a turn or its beginning; what is typed otherwise than canonically is understood too.
    ///
    /// # Errors
    ///
    /// `syntax` or `illegal`: why it is no turn here.
    pub(super) fn story(&self, turn: &str) -> Result<Story, RuleError> {
        let entry = self.enter(turn)?.ok_or_else(|| RuleError::from(Error::NoStart).at(0))?;
        let start = entry.walk.start();
        let mut told =
            Walk::begin(self.clone(), start).map_err(|error| Error::Start { tile: start, error })?;
        let kind = told.kind();
        let mut deeds = Vec::with_capacity(entry.walk.steps().len());
        for step in entry.walk.steps() {
            deeds.push(Deed::of(&told, step));
            told.take(*step);
        }
        Ok(Story {
            side: self.mover,
            start,
            kind,
            deeds,
            end: told.at(),
            destroyed: told.road_at_rest(),
            won: told.won(),
        })
    }
}
