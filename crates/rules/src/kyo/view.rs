//! What anybody may know of a position: all of it, for Kyo has no secrets.

use super::notation::turn_text;
use super::piece::{Mana, Tile};
use super::stack::Stack;
use super::state::{SetupTag, State};
use super::story::Story;
use crate::input::{Menu, Next, PlayerView, Stage, Suggestion};
use crate::{ErrorKind, MoveText, Outcome, RuleError, Side};

/// A position as anybody may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) state: State,
}

impl View {
    /// What lies on a tile.
    #[must_use]
    pub fn stack(&self, tile: Tile) -> &Stack {
        self.state.stack(tile)
    }

    /// How many mana chips of a colour a side has left.
    #[must_use]
    pub fn mana(&self, side: Side, mana: Mana) -> usize {
        self.state.mana(side, mana)
    }

    /// How many shields lie in the stacks of a side; of nobody, in shielded tiles.
    #[must_use]
    pub fn shields(&self, owner: Option<Side>) -> usize {
        self.state.shields(owner)
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover
    }

    /// The number of the turn about to be made, which grows with every turn of either side.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.state.turn
    }

    /// How the game began.
    #[must_use]
    pub const fn setup(&self) -> SetupTag {
        self.state.setup
    }

    /// How the game ended, repetition left out.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// What a turn of the side to move, or the beginning of one, does step by step.
    ///
    /// # Errors
    ///
    /// Why it is no turn here.
    pub fn story(&self, turn: &str) -> Result<Story, RuleError> {
        self.state.story(turn)
    }
}

impl PlayerView for View {
    fn text(&self) -> String {
        self.state.to_string()
    }

    fn turn(&self) -> Side {
        self.state.mover
    }

    fn move_number(&self) -> u32 {
        self.state.turn
    }

    fn legal_moves(&self, limit: usize) -> Result<Vec<String>, RuleError> {
        let mut turns = Vec::new();
        let all = self.state.visit_turns(&mut |walk| {
            let room = turns.len() < limit;
            if room {
                turns.push(turn_text(walk.start(), walk.steps()));
            }
            room
        });
        if !all {
            return Err(ErrorKind::TooMany { limit: limit as u64 }.into());
        }
        turns.sort_unstable();
        Ok(turns)
    }

    fn next(&self, partial: &str) -> Result<Next, RuleError> {
        let Some(entry) = self.state.enter(partial)? else {
            return Ok(Next { stage: Stage::Starts, options: self.state.start_options() });
        };
        let stage = Stage::Steps {
            at: super::tile_name(entry.walk.at()),
            mode: entry.walk.mode(),
            may_end: !entry.walk.steps().is_empty(),
        };
        Ok(Next { stage, options: entry.options() })
    }

    fn complete(&self, typed: &str) -> Vec<Suggestion> {
        self.state.complete(typed)
    }

    fn read(&self, typed: &str) -> Result<MoveText, RuleError> {
        self.state.read_turn(typed)
    }

    fn compose(&self, draft: &str) -> Result<Menu, RuleError> {
        self.menu(draft)
    }
}
