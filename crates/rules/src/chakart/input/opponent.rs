//! Moves that the opponent expects: a stealth move is known only by the square where it begins.

use crate::chakart::notation::{Move, parse_unseen, unseen};
use crate::chakart::square::{Square, parse_square};
use crate::chakart::state::State;
use crate::input::Suggestion;
use crate::{Rolls, RuleError};

/// Words for a move that the opponent does not see.
const WORDS: [&str; 4] = ["stealth", "hidden", "hide", "unseen"];

/// The text of a move as the opponent reads it.
fn seen(chosen: Move) -> String {
    match chosen {
        Move::Stealth { from, .. } => unseen(from),
        other => other.to_string(),
    }
}

/// The square of a stealth move that is typed without its end: `d1??h`, `Qd1?`, `stealth from d1`.
fn typed_start(typed: &str) -> Option<Square> {
    let lower = typed.to_lowercase();
    let mut words = lower.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let square = |word: &str| parse_square(word.strip_prefix('q').unwrap_or(word));
    let named: Vec<_> = words.clone().filter_map(square).collect();
    let [only] = named.as_slice() else {
        // `d1h` is one word.
        return lower.trim().strip_suffix('h').and_then(square);
    };
    let said = words.any(|word| WORDS.contains(&word));
    (said || lower.contains(['?', '~'])).then_some(*only)
}

impl State {
    /// Reads a move that the opponent of the side to move expects.
    ///
    /// # Errors
    ///
    /// As [`read`](Self::read).
    pub(super) fn parse_opponent_move(&self, typed: &str) -> Result<String, RuleError> {
        if let Some(from) = typed_start(typed) {
            return self.unseen_from(from).map(|_| unseen(from)).ok_or_else(|| self.refusal_of_unseen(from));
        }
        let error = match self.read(typed) {
            Ok(read) => return Ok(seen(read.chosen)),
            Err(error) => error,
        };
        // What may be several moves for the mover may be one for those who do not see it.
        let mut forms: Vec<_> = error
            .candidates
            .iter()
            .map(|chosen| Move::parse(chosen.as_str()).map_or_else(|| chosen.to_string(), seen))
            .collect();
        forms.dedup();
        match forms.as_slice() {
            [only] if parse_unseen(only).is_some() => Ok(only.clone()),
            _ => Err(error),
        }
    }

    /// A legal stealth move from a square.
    fn unseen_from(&self, start: Square) -> Option<Move> {
        self.legal_moves()
            .into_iter()
            .find(|chosen| matches!(chosen, Move::Stealth { from, .. } if *from == start))
    }

    /// What the opponent of the side to move may know after a stealth move from a square: the same
    /// wherever the queen goes, unless it captures the opponent's own hidden queen.
    ///
    /// # Errors
    ///
    /// Why there is no such move.
    pub(super) fn after_unseen(&self, start: Square) -> Result<Vec<Self>, RuleError> {
        let mut found = Vec::new();
        for chosen in self.legal_moves() {
            if !matches!(chosen, Move::Stealth { from, .. } if from == start) {
                continue;
            }
            let Ok(played) = self.play(&chosen.to_string(), &mut Rolls::none()) else { continue };
            let known = played.state.redacted(Some(self.mover.other()));
            if !found.contains(&known) {
                found.push(known);
            }
        }
        if found.is_empty() { Err(self.refusal_of_unseen(start)) } else { Ok(found) }
    }

    /// Completes a move that the opponent expects: one entry for all stealth moves from a square.
    pub(super) fn complete_opponent_move(&self, typed: &str) -> Vec<Suggestion> {
        let step =
            |from: Square, rank| Suggestion { token: unseen(from), text: unseen(from), complete: true, rank };
        let mut steps: Vec<Suggestion> = Vec::new();
        if let Some(from) = typed_start(typed).filter(|from| self.unseen_from(*from).is_some()) {
            steps.push(step(from, 0));
        }
        for found in self.complete(typed) {
            let found = match Move::parse(&found.text) {
                Some(Move::Stealth { from, .. }) => step(from, found.rank),
                _ => found,
            };
            if !steps.iter().any(|step| step.text == found.text) {
                steps.push(found);
            }
        }
        steps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stealth_move_is_typed_by_its_start_in_many_ways() {
        let d1 = parse_square("d1");
        for typed in ["d1??h", "d1?", "d1 ??", "Qd1?", "d1h", "stealth d1", "a stealth move from d1", "D1~"] {
            assert_eq!(typed_start(typed), d1, "{typed}");
        }
        for other in ["d1g4h", "d1 g4 ?", "d1", "d1h5", "e2e4", "", "h", "stealth"] {
            assert_eq!(typed_start(other), None, "{other}");
        }
    }
}
