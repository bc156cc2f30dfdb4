//! Positions of Chakart for [`king_hunt`](super::king_hunt).

use sealed_move_rules::{Side, chakart};

use super::king_hunt::{EachMove, HuntBoard};
use super::random::Numbers;

/// Bonuses followed in one turn.
const MAX_BONUSES: u32 = 2;

pub(crate) struct ChakartHunt(pub(crate) chakart::Lookahead);

impl ChakartHunt {
    fn results(&self, chosen: chakart::Move) -> Vec<Self> {
        let mut results: Vec<Self> = Vec::new();
        self.0.visit_results(chosen, &mut |after, _| {
            if results.iter().all(|known| known.0 != after) {
                results.push(Self(after));
            }
            true
        });
        results
    }

    fn is_king(&self, at: chakart::Square) -> bool {
        let is_king = |piece: chakart::Piece| piece.kind == chakart::Kind::King && piece.side != self.turn();
        self.0.at(at).piece().is_some_and(is_king)
    }

    fn may_capture_with(&self, bonuses: u32) -> bool {
        let side = self.turn();
        self.0.moves().into_iter().any(|chosen| {
            let mut is_found = false;
            self.0.visit_results(chosen, &mut |after, _| {
                let after = Self(after);
                is_found |= match after.winner() {
                    Some(winner) => winner == Some(side),
                    None => after.turn() == side && bonuses > 0 && after.may_capture_with(bonuses - 1),
                };
                !is_found
            });
            is_found
        })
    }
}

impl HuntBoard for ChakartHunt {
    fn turn(&self) -> Side {
        self.0.turn()
    }

    fn winner(&self) -> Option<Option<Side>> {
        self.0.outcome().map(|outcome| outcome.winner)
    }

    fn captures(&self) -> bool {
        let side = self.turn();
        self.0.moves().into_iter().any(|chosen| {
            let is_at_king = match chosen {
                chakart::Move::Go { to, .. } => self.is_king(to),
                chakart::Move::Shell { at, .. } => self.is_king(at),
                _ => false,
            };
            is_at_king && self.results(chosen).iter().all(|after| after.winner() == Some(Some(side)))
        })
    }

    fn may_capture(&self) -> bool {
        self.may_capture_with(MAX_BONUSES)
    }

    fn random_move(&self, random: &mut Numbers) -> Option<String> {
        let moves = self.0.moves();
        moves.get(random.below(moves.len())).map(ToString::to_string)
    }

    fn visit(&self, each: &mut EachMove<'_, Self>) {
        // Moves without dice first, because most questions are answered by a few.
        let mut moves = self.0.moves();
        moves.sort_by_key(|chosen| match chosen {
            chakart::Move::Go { to, .. } => self.0.at(*to).object().is_some(),
            _ => false,
        });
        for chosen in moves {
            if !each(&|| chosen.to_string(), &self.results(chosen)) {
                return;
            }
        }
    }
}
