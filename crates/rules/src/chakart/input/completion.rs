//! Completes moves during typing, best first.

use super::spelling::normalize;
use crate::chakart::notation::Move;
use crate::chakart::state::State;
use crate::input::{Ranking, Suggestion};

impl State {
    /// The legal moves as suggestions, sorted by text.
    pub(super) fn steps(&self, ranking: Ranking) -> Vec<Suggestion> {
        self.legal_moves().into_iter().map(|chosen| self.step(chosen, ranking)).collect()
    }

    fn step(&self, chosen: Move, ranking: Ranking) -> Suggestion {
        let text = chosen.to_string();
        let rank = match ranking {
            Ranking::Likeliest => self.rank(chosen),
            Ranking::None => 0,
        };
        Suggestion { token: text.clone(), text, complete: true, rank }
    }

    /// The moves whose canonical text starts with the input. Otherwise, the moves with another
    /// spelling that starts with it.
    pub(super) fn complete(&self, typed: &str) -> Vec<Suggestion> {
        let typed = typed.trim();
        let moves = self.legal_moves();
        let canonical = moves.iter().any(|chosen| chosen.to_string().starts_with(typed));
        let normalized = normalize(typed);
        let fits = |chosen: &Move| {
            if canonical {
                chosen.to_string().starts_with(typed)
            } else {
                self.has_spelling_with_prefix(*chosen, &normalized)
            }
        };
        let mut steps: Vec<_> =
            moves.into_iter().filter(fits).map(|chosen| self.step(chosen, Ranking::Likeliest)).collect();
        steps.sort_by_key(|step| std::cmp::Reverse(step.rank));
        steps
    }

    /// Whether a spelling of a legal move starts with the normalized input, ignoring case.
    fn has_spelling_with_prefix(&self, chosen: Move, normalized: &str) -> bool {
        let mut begins = false;
        let lower = normalized.to_ascii_lowercase();
        self.spell(chosen, |spelling| begins |= spelling.to_ascii_lowercase().starts_with(&lower));
        begins
    }
}
