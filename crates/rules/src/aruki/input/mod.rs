//! Move entry for players of Aruki.

mod composer;
mod ranking;
mod reading;

use super::error::Error;
use super::notation::{Move, Suffix};
use super::state::{CellMove, State};
use super::view::View;
use crate::bounds::Meter;
use crate::input::results::results;
use crate::input::{Menu, MenuStyle, Next, PlayerView, Stage, Suggestion, keep_text};
use crate::{ErrorKind, MoveText, Position as _, RuleError, Side};
use reading::Folded;

impl View {
    /// Returns the legal moves in ASCII order. `rank_of` ranks each from the move, its suffix and
    /// the position after it.
    fn listed_moves(&self, mut rank_of: impl FnMut(CellMove, Suffix, &State) -> i32) -> Vec<Suggestion> {
        let mut after = self.state.clone();
        let mut listed: Vec<Suggestion> = self
            .state
            .legal_moves()
            .into_iter()
            .map(|chosen| {
                let undo = after.make(chosen);
                let suffix = after.suffix();
                let rank = rank_of(chosen, suffix, &after);
                after.unmake(chosen, &undo);
                let text = format!("{}{suffix}", self.state.describe(chosen));
                Suggestion { token: text.clone(), text, complete: true, rank }
            })
            .collect();
        listed.sort_unstable_by(|a, b| a.text.cmp(&b.text));
        listed
    }

    /// Returns the legal moves in ASCII order, ranked by likelihood.
    fn suggested_moves(&self) -> Vec<Suggestion> {
        let mut replies = Vec::new();
        self.listed_moves(|chosen, suffix, after| self.state.rank(chosen, suffix, after, &mut replies))
    }
}

impl PlayerView for View {
    fn text(&self) -> String {
        self.state.to_string()
    }

    fn turn(&self) -> Side {
        self.state.mover
    }

    fn without_marks<'a>(&self, notation: &'a str) -> &'a str {
        notation.trim_end_matches(['+', '#'])
    }

    fn move_number(&self) -> u32 {
        self.state.move_number()
    }

    fn game_over(&self) -> Option<ErrorKind> {
        self.state.outcome().map(|outcome| self.state.over(outcome))
    }

    fn legal_moves_within(&self, meter: &mut Meter) -> Result<Vec<String>, RuleError> {
        let mut texts = Vec::new();
        let mut moves = self.listed_moves(|_, _, _| 0).into_iter();
        let kept = moves.try_for_each(|suggestion| keep_text(meter, &mut texts, suggestion.text));
        kept.map(|()| texts).ok_or_else(|| meter.error())
    }

    fn next(&self, partial: &str) -> Result<Next, RuleError> {
        let mut options = self.listed_moves(|_, _, _| 0);
        options.retain(|option| option.text.starts_with(partial));
        Ok(Next { stage: Stage::Moves, options })
    }

    fn complete_spelling(&self, typed: &str) -> Vec<Suggestion> {
        let mut options = self.suggested_moves();
        if options.iter().any(|option| option.text.starts_with(typed)) {
            options.retain(|option| option.text.starts_with(typed));
        } else {
            let exact = self.state.read(typed).ok();
            let beginning = Folded::of(typed).text;
            options.retain(|option| {
                let folded = Folded::of(&option.text).text;
                let symbol = option.text.find('(').unwrap_or(0);
                exact.as_ref() == Some(&option.text)
                    || folded.starts_with(&beginning)
                    || folded[symbol..].starts_with(&beginning)
            });
        }
        options.sort_by_key(|option| std::cmp::Reverse(option.rank));
        options
    }

    fn needs_confirmation(&self, chosen: &MoveText) -> bool {
        // A wipe is irreversible: it takes the dragon with its line.
        matches!(Move::parse_notation(chosen.as_str()), Some((Move::Wipe { .. }, _)))
    }

    fn read_spelling(&self, typed: &str) -> Result<MoveText, RuleError> {
        self.state.read(typed).map(MoveText::canonical)
    }

    fn is_guessed_spelling(&self, typed: &str) -> bool {
        self.state.is_guess(typed)
    }

    fn unreadable(&self, _typed: &str) -> RuleError {
        RuleError::from(Error::Unreadable).at(0)
    }

    fn explain(&self, notation: &str, error: RuleError) -> RuleError {
        match self.state.read(notation) {
            Ok(canonical) if error.kind == ErrorKind::Aruki(Error::NotCanonical) => {
                error.candidate(canonical)
            }
            _ => error,
        }
    }

    fn after(&self, chosen: &str, limit: usize) -> Result<Vec<crate::View>, RuleError> {
        results(&*self.state, chosen, limit)
    }

    fn draft_of_spelling(&self, typed: &str) -> Option<String> {
        self.draft(typed)
    }

    fn compose_in(&self, draft: &str, style: MenuStyle) -> Result<Menu, RuleError> {
        self.menu(draft, style)
    }
}
