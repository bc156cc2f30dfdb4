//! Parses moves that a player expects from the opponent, who may make a stealth move: only its
//! start square is known.

use crate::chakart::notation::{Move, parse_unseen, unseen};
use crate::chakart::square::{Square, parse_square};
use crate::chakart::state::State;
use crate::input::Suggestion;
use crate::{Rolls, RuleError};

const STEALTH_WORDS: [&str; 4] = ["stealth", "hidden", "hide", "unseen"];

/// The notation of a move as the other player may read it.
fn redacted_text(chosen: Move) -> String {
    match chosen {
        Move::Stealth { from, .. } => unseen(from),
        other => other.to_string(),
    }
}

/// Parses the start square of a stealth move typed without its target: `d1??h`, `Qd1?`, `stealth
/// from d1`.
fn parse_stealth_start(typed: &str) -> Option<Square> {
    let lower = typed.to_lowercase();
    let mut words = lower.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let square = |word: &str| parse_square(word.strip_prefix('q').unwrap_or(word));
    let named: Vec<_> = words.clone().filter_map(square).collect();
    let [only] = named.as_slice() else {
        // `d1h` is a single word.
        return lower.trim().strip_suffix('h').and_then(square);
    };
    let has_word = words.any(|word| STEALTH_WORDS.contains(&word));
    (has_word || lower.contains(['?', '~'])).then_some(*only)
}

impl State {
    /// Parses a move that the other player expects from the side to move.
    ///
    /// # Errors
    ///
    /// Same as [`read`](Self::read).
    pub(super) fn parse_opponent_move(&self, typed: &str) -> Result<String, RuleError> {
        if let Some(from) = parse_stealth_start(typed) {
            return self
                .stealth_from(from)
                .map(|_| unseen(from))
                .ok_or_else(|| self.stealth_start_refusal(from));
        }
        let error = match self.read(typed) {
            Ok(read) => return Ok(redacted_text(read.chosen)),
            Err(error) => error,
        };
        // Input that is ambiguous for the mover may have a single redacted form.
        let mut forms: Vec<_> = error
            .candidates
            .iter()
            .map(|chosen| Move::parse(chosen.as_str()).map_or_else(|| chosen.to_string(), redacted_text))
            .collect();
        forms.dedup();
        match forms.as_slice() {
            [only] if parse_unseen(only).is_some() => Ok(only.clone()),
            _ => Err(error),
        }
    }

    fn stealth_from(&self, start: Square) -> Option<Move> {
        self.legal_moves()
            .into_iter()
            .find(|chosen| matches!(chosen, Move::Stealth { from, .. } if *from == start))
    }

    /// The positions that the other player may see after a stealth move from a square. There is
    /// only one, unless the queen can capture that player's own hidden queen.
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
        if found.is_empty() { Err(self.stealth_start_refusal(start)) } else { Ok(found) }
    }

    /// Completes a move that the other player expects, merging all stealth moves from a square.
    pub(super) fn complete_opponent_move(&self, typed: &str) -> Vec<Suggestion> {
        let step =
            |from: Square, rank| Suggestion { token: unseen(from), text: unseen(from), complete: true, rank };
        let mut steps: Vec<Suggestion> = Vec::new();
        if let Some(from) = parse_stealth_start(typed).filter(|from| self.stealth_from(*from).is_some()) {
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
    fn stealth_moves_parse_from_a_start_square() {
        let d1 = parse_square("d1");
        for typed in ["d1??h", "d1?", "d1 ??", "Qd1?", "d1h", "stealth d1", "a stealth move from d1", "D1~"] {
            assert_eq!(parse_stealth_start(typed), d1, "{typed}");
        }
        for other in ["d1g4h", "d1 g4 ?", "d1", "d1h5", "e2e4", "", "h", "stealth"] {
            assert_eq!(parse_stealth_start(other), None, "{other}");
        }
    }
}
