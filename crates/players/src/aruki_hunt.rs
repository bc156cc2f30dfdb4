//! Positions of Aruki for [`king_hunt`](super::king_hunt).

use sealed_move_rules::{Side, aruki};

use super::king_hunt::{EachMove, HuntBoard};
use super::random::Numbers;

/// A capture of the king is checkmate.
pub(crate) struct ArukiHunt(pub(crate) aruki::Lookahead);

impl HuntBoard for ArukiHunt {
    fn turn(&self) -> Side {
        self.0.turn()
    }

    fn winner(&self) -> Option<Option<Side>> {
        if self.0.can_move() {
            return self.0.is_drawn().then_some(None);
        }
        Some(self.0.in_check().then(|| self.turn().other()))
    }

    fn captures(&self) -> bool {
        let mut moves = Vec::new();
        self.0.clone().push_moves(&mut moves);
        moves.into_iter().any(|chosen| {
            let mut after = self.0.clone();
            after.play(chosen);
            after.in_check() && !after.can_move()
        })
    }

    fn may_capture(&self) -> bool {
        self.captures()
    }

    fn random_move(&self, random: &mut Numbers) -> Option<String> {
        let mut moves = Vec::new();
        self.0.clone().push_moves(&mut moves);
        moves.get(random.below(moves.len())).map(|chosen| self.0.text_of(*chosen))
    }

    fn visit(&self, each: &mut EachMove<'_, Self>) {
        let mut moves = Vec::new();
        self.0.clone().push_moves(&mut moves);
        for chosen in moves {
            let mut after = self.0.clone();
            after.play(chosen);
            if !each(&|| self.0.text_of(chosen), &[Self(after)]) {
                return;
            }
        }
    }
}
