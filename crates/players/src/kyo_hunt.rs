//! Positions of Kyo for [`king_hunt`](super::king_hunt).

use sealed_move_rules::{Side, kyo};

use super::king_hunt::{EachMove, HuntBoard};
use super::random::Numbers;

/// Partial moves visited to find a threat, and to find most captures.
const MAX_THREAT_PREFIXES: usize = 500;
const MAX_QUICK_PREFIXES: usize = 6_000;

pub(crate) struct KyoHunt(pub(crate) kyo::Lookahead);

impl KyoHunt {
    fn king(&self, side: Side) -> Option<kyo::Tile> {
        let is_king = |pawn: kyo::Pawn| pawn.side == side && pawn.kind == kyo::Kind::King;
        kyo::Tile::all().find(|tile| self.0.stack(*tile).pawn.is_some_and(is_king))
    }

    fn captures_within(&self, max_prefixes: usize) -> bool {
        let Some(king) = self.king(self.turn().other()) else { return false };
        let mut is_found = false;
        self.0.visit_captures(max_prefixes, &mut |attempt| {
            is_found |= attempt.end() == king;
            !is_found
        });
        is_found
    }
}

impl HuntBoard for KyoHunt {
    fn turn(&self) -> Side {
        self.0.turn()
    }

    fn winner(&self) -> Option<Option<Side>> {
        Side::BOTH.into_iter().find(|side| self.king(*side).is_none()).map(|side| Some(side.other()))
    }

    fn captures(&self) -> bool {
        self.sees_capture() || self.captures_within(usize::MAX)
    }

    fn sees_capture(&self) -> bool {
        [MAX_THREAT_PREFIXES, MAX_QUICK_PREFIXES].into_iter().any(|limit| self.captures_within(limit))
    }

    fn is_threatened(&self) -> bool {
        let mut passed = self.0.clone();
        passed.play(&[]);
        Self(passed).captures_within(MAX_THREAT_PREFIXES)
    }

    fn may_capture(&self) -> bool {
        self.captures()
    }

    fn random_move(&self, random: &mut Numbers) -> Option<String> {
        let mut texts = Vec::new();
        self.0.visit_results(MAX_THREAT_PREFIXES, &mut |attempt| {
            texts.push(attempt.text());
            true
        });
        texts.get(random.below(texts.len())).cloned()
    }

    fn visit(&self, each: &mut EachMove<'_, Self>) {
        let mut changes = Vec::new();
        self.0.visit_results(usize::MAX, &mut |attempt| {
            changes.clear();
            attempt.push_changes(&mut changes);
            let mut after = self.0.clone();
            after.play(&changes);
            each(&|| attempt.text(), &[Self(after)])
        });
    }
}
