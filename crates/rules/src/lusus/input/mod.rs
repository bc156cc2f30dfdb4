//! Understands what people type and click, and proposes what they may want.

mod beginning;
mod completion;
mod composer;
mod move_options;
mod ranking;
mod reader;
mod reading;
mod reading_moves;
mod reading_plays;
mod search;
pub(super) mod stage;
mod suggestions;
mod tile_names;
mod tile_options;
pub(super) mod warnings;

use super::generator::Generator;
use super::piece_move::PieceMove;
use super::view::View;
use crate::input::{Menu, Next, PlayerView, Suggestion};
use crate::{ErrorKind, MoveText, RuleError, Side};

impl PlayerView for View {
    fn text(&self) -> String {
        self.state.to_string()
    }

    fn turn(&self) -> Side {
        self.state.mover()
    }

    fn move_number(&self) -> u32 {
        self.state.number
    }

    fn legal_moves(&self, limit: usize) -> Result<Vec<String>, RuleError> {
        if self.state.result.is_some() {
            return Ok(Vec::new());
        }
        let moves = Generator::new(&self.state.board).all();
        if moves.len() > limit {
            return Err(ErrorKind::TooMany { limit: limit as u64 }.into());
        }
        let mut moves: Vec<String> = moves.iter().map(PieceMove::text).collect();
        moves.sort_unstable();
        Ok(moves)
    }

    fn next(&self, partial: &str) -> Result<Next, RuleError> {
        self.state.next_options(partial)
    }

    fn complete(&self, typed: &str) -> Vec<Suggestion> {
        self.state.complete(typed)
    }

    fn search_space(&self, beginning: &str) -> Vec<Suggestion> {
        self.state.search_space(beginning)
    }

    fn suggestions(&self, typed: &str, limit: usize) -> Vec<String> {
        self.state.suggestions(typed, limit)
    }

    fn may_roll(&self, chosen: &MoveText) -> bool {
        self.will_roll(chosen.as_str())
    }

    fn needs_confirmation(&self, chosen: &MoveText) -> bool {
        !self.warnings(chosen.as_str()).is_empty()
    }

    fn read(&self, typed: &str) -> Result<MoveText, RuleError> {
        self.state.read_move(typed).map(|chosen| MoveText::canonical(chosen.to_string()))
    }

    fn draft_of(&self, typed: &str) -> Option<String> {
        self.state.draft(typed)
    }

    fn compose(&self, draft: &str) -> Result<Menu, RuleError> {
        self.menu(draft)
    }
}
