//! Proposes moves while a person types, best first.

use super::spelling::squeeze;
use crate::chakart::notation::Move;
use crate::chakart::state::State;
use crate::input::{Ranking, Suggestion};

impl State {
    /// The legal moves as options, in the order of their texts.
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

    /// The moves whose text begins with what was typed, else those of which another spelling does.
    pub(super) fn complete(&self, typed: &str) -> Vec<Suggestion> {
        let typed = typed.trim();
        let moves = self.legal_moves();
        let literal = moves.iter().any(|chosen| chosen.to_string().starts_with(typed));
        let squeezed = squeeze(typed);
        let fits = |chosen: &Move| {
            if literal { chosen.to_string().starts_with(typed) } else { self.begins(*chosen, &squeezed) }
        };
        let mut steps: Vec<_> =
            moves.into_iter().filter(fits).map(|chosen| self.step(chosen, Ranking::Likeliest)).collect();
        steps.sort_by_key(|step| std::cmp::Reverse(step.rank));
        steps
    }

    /// Whether one of the spellings of a legal move begins with a squeezed text.
    fn begins(&self, chosen: Move, squeezed: &str) -> bool {
        let mut begins = false;
        let lower = squeezed.to_ascii_lowercase();
        self.spell(chosen, |spelling| begins |= spelling.to_ascii_lowercase().starts_with(&lower));
        begins
    }
}
