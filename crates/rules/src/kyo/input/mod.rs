//! Move entry for players of Kyo.

mod completion;
mod composer;
mod partial_move;
mod ranking;
mod reading;

use super::error::Error;
use super::notation::move_text;
use super::piece::tile_name;
use super::view::View;
use crate::bounds::Meter;
use crate::input::results::results;
use crate::input::{Menu, MenuStyle, Next, PlayerView, Ranking, Stage, Suggestion, keep_text, suggestions};
use crate::{BoardNotation, ErrorKind, MoveText, RuleError, Side};

impl PlayerView for View {
    fn text(&self) -> String {
        self.state.to_string()
    }

    fn turn(&self) -> Side {
        self.state.mover
    }

    fn move_number(&self) -> u32 {
        self.state.move_number
    }

    fn board_notation(&self) -> BoardNotation {
        BoardNotation::Stacks
    }

    fn game_over(&self) -> Option<ErrorKind> {
        self.outcome().map(|outcome| ErrorKind::Over { reason: outcome.reason })
    }

    fn legal_moves_within(&self, meter: &mut Meter) -> Result<Vec<String>, RuleError> {
        let mut moves = Vec::new();
        let all = self.state.visit_moves(&mut |progress| {
            let text = move_text(progress.start(), progress.steps());
            let kept = meter.work(progress.listing_work()).and_then(|()| keep_text(meter, &mut moves, text));
            kept.is_some()
        });
        if !all {
            return Err(meter.error());
        }
        moves.sort_unstable();
        Ok(moves)
    }

    fn next(&self, partial: &str) -> Result<Next, RuleError> {
        let Some(partial) = self.state.enter(partial)? else {
            return Ok(Next { stage: Stage::Starts, options: self.state.start_options(Ranking::None) });
        };
        let stage = Stage::Steps {
            at: tile_name(partial.progress.at()),
            mode: partial.progress.mode(),
            may_end: !partial.progress.steps().is_empty(),
        };
        Ok(Next { stage, options: partial.options(Ranking::None) })
    }

    fn complete_spelling(&self, typed: &str) -> Vec<Suggestion> {
        self.state.complete(typed)
    }

    fn search_space(&self, beginning: &str) -> Vec<Suggestion> {
        let mut lines = self.complete_spelling(beginning);
        let first_steps =
            lines.iter().filter(|line| !line.complete).flat_map(|start| self.complete_spelling(&start.text));
        let first_steps: Vec<_> = first_steps.collect();
        lines.extend(first_steps);
        lines
    }

    fn suggestions(&self, typed: &str, limit: usize) -> Vec<String> {
        let near = self.state.moves_from_beginning(suggestions::beginning(typed));
        if near.is_empty() {
            return suggestions::nearest(&|text| self.complete_spelling(text), typed, limit);
        }
        near.into_iter().map(|option| option.text).take(limit).collect()
    }

    fn read_spelling(&self, typed: &str) -> Result<MoveText, RuleError> {
        self.state.read_move(typed)
    }

    fn unreadable(&self, typed: &str) -> RuleError {
        RuleError::from(Error::Unreadable { typed: typed.to_owned() }).at(0)
    }

    fn has_meaning(&self, annotation: &str, _chosen: &MoveText) -> bool {
        // It may begin a step with chips.
        annotation.contains('+')
    }

    fn explain(&self, notation: &str, _error: RuleError) -> RuleError {
        match self.state.read(notation) {
            Ok(meant) => {
                let canonical = meant.text();
                RuleError::from(Error::NotCanonical { canonical: canonical.clone() }).candidate(canonical)
            }
            Err(error) => error,
        }
    }

    fn after(&self, chosen: &str, limit: usize) -> Result<Vec<crate::View>, RuleError> {
        results(&self.state, chosen, limit)
    }

    fn draft_of_spelling(&self, typed: &str) -> Option<String> {
        self.state.draft(typed)
    }

    fn compose_in(&self, draft: &str, style: MenuStyle) -> Result<Menu, RuleError> {
        self.menu(draft, style)
    }
}
