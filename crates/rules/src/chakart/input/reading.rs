//! Reads moves as people type them (`rules/chakart.md §10.3`): what was typed is squeezed and compared
//! with every spelling of every legal move, first as typed, then with letters of any case.

use super::spelling::{SpellingFit, squeeze};
use crate::chakart::error::Error;
use crate::chakart::notation::Move;
use crate::chakart::state::State;
use crate::{ErrorKind, MoveText, RuleError};

/// How many moves a question offers at most.
const CANDIDATES: usize = 10;

impl State {
    /// The moves that a squeezed text fits best, and how well it fits them.
    fn fitting(
        &self,
        moves: &[Move],
        squeezed: &str,
        fits: impl Fn(&str, &str) -> bool,
    ) -> (Vec<Move>, SpellingFit) {
        let (mut found, mut best) = (Vec::new(), SpellingFit::Loose);
        for chosen in moves {
            let mut own = None;
            self.spell(*chosen, |spelling, fit| {
                if fits(spelling, squeezed) {
                    own = own.max(Some(fit));
                }
            });
            let Some(fit) = own else { continue };
            if fit > best {
                found.clear();
                best = fit;
            }
            if fit == best {
                found.push(*chosen);
            }
        }
        (found, best)
    }

    /// Reads what a person typed.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Over`]; [`Error::Ambiguous`] with the moves that may be meant; else why no move is.
    pub(super) fn read(&self, typed: &str) -> Result<MoveText, RuleError> {
        if let Some(outcome) = self.outcome() {
            return Err(ErrorKind::Over { reason: outcome.reason }.into());
        }
        let squeezed = squeeze(typed);
        let moves = self.legal_moves();
        let exactly = |spelling: &str, text: &str| spelling == text;
        let loosely = |spelling: &str, text: &str| spelling.eq_ignore_ascii_case(text);
        let (mut found, mut fit) = self.fitting(&moves, &squeezed, exactly);
        if found.is_empty() || fit == SpellingFit::Loose {
            (found, fit) = self.fitting(&moves, &squeezed, loosely);
        }
        match found.as_slice() {
            [only] if fit > SpellingFit::Loose => Ok(MoveText::canonical(only.to_string())),
            [] => Err(self.refusal_of_typed(&squeezed, typed)),
            several => {
                let moves: Vec<_> = several.iter().copied().take(CANDIDATES).collect();
                let candidates: Vec<_> = moves.iter().map(Move::to_string).collect();
                let error = Error::Ambiguous { typed: typed.to_owned(), moves };
                Err(candidates.into_iter().fold(error.into(), RuleError::candidate))
            }
        }
    }
}
