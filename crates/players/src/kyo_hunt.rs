//! Positions of Kyo for [`king_hunt`](super::king_hunt).

use std::cell::RefCell;
use std::rc::Rc;

use sealed_move_rules::{Side, kyo};

use super::king_hunt::{EachMove, HuntBoard};
use super::kyo_reach::king;
use super::random::Numbers;

/// Partial moves visited to find a threat, and to find most captures.
const MAX_THREAT_PREFIXES: usize = 500;
const MAX_QUICK_PREFIXES: usize = 6_000;

/// The number of captures of a king to remember.
const MAX_KNOWN: usize = 32;

pub(crate) struct KyoHunt {
    ahead: kyo::Lookahead,
    /// Shared by the positions of a visit: the capture that refutes one move refutes most others.
    known: Rc<RefCell<Vec<KnownCapture>>>,
}

/// A capture of a king, which is legal as long as these stacks are the same.
struct KnownCapture {
    side: Side,
    stacks: Vec<(kyo::Tile, kyo::Stack)>,
}

impl KnownCapture {
    fn is_legal(&self, ahead: &kyo::Lookahead) -> bool {
        self.side == ahead.turn() && self.stacks.iter().all(|(tile, stack)| ahead.stack(*tile) == stack)
    }
}

impl KyoHunt {
    pub(crate) fn new(ahead: kyo::Lookahead) -> Self {
        Self { ahead, known: Rc::default() }
    }

    /// The position after a move, given its changes.
    fn after(&self, changes: &[(kyo::Tile, kyo::Stack)]) -> Self {
        let mut ahead = self.ahead.clone();
        ahead.play(changes);
        Self { ahead, known: Rc::clone(&self.known) }
    }

    fn has_known_capture(&self) -> bool {
        let mut known = self.known.borrow_mut();
        let found = known.iter().position(|capture| capture.is_legal(&self.ahead));
        if let Some(index) = found {
            known[..=index].rotate_right(1);
        }
        found.is_some()
    }

    /// Remembers a capture, given the tiles that it touches.
    fn remember(&self, changes: &[(kyo::Tile, kyo::Stack)]) {
        let stacks = changes.iter().map(|(tile, _)| (*tile, *self.ahead.stack(*tile))).collect();
        let mut known = self.known.borrow_mut();
        known.insert(0, KnownCapture { side: self.ahead.turn(), stacks });
        known.truncate(MAX_KNOWN);
    }

    fn king(&self, side: Side) -> Option<kyo::Tile> {
        king(&self.ahead, side)
    }

    fn captures_within(&self, max_prefixes: usize) -> bool {
        let Some(king) = self.king(self.turn().other()) else { return false };
        let mut changes = Vec::new();
        self.ahead.visit_captures(max_prefixes, &mut |attempt| {
            if attempt.end() == king {
                attempt.push_changes(&mut changes);
            }
            changes.is_empty()
        });
        if !changes.is_empty() {
            self.remember(&changes);
        }
        !changes.is_empty()
    }
}

impl HuntBoard for KyoHunt {
    fn turn(&self) -> Side {
        self.ahead.turn()
    }

    fn winner(&self) -> Option<Option<Side>> {
        Side::BOTH.into_iter().find(|side| self.king(*side).is_none()).map(|side| Some(side.other()))
    }

    fn captures(&self) -> bool {
        self.sees_capture() || self.captures_within(usize::MAX)
    }

    fn sees_capture(&self) -> bool {
        self.has_known_capture()
            || [MAX_THREAT_PREFIXES, MAX_QUICK_PREFIXES].into_iter().any(|limit| self.captures_within(limit))
    }

    fn is_threatened(&self) -> bool {
        let passed = self.after(&[]);
        passed.has_known_capture() || passed.captures_within(MAX_THREAT_PREFIXES)
    }

    fn may_capture(&self) -> bool {
        self.captures()
    }

    fn random_move(&self, random: &mut Numbers) -> Option<String> {
        let mut texts = Vec::new();
        self.ahead.visit_results(MAX_THREAT_PREFIXES, &mut |attempt| {
            texts.push(attempt.text());
            true
        });
        texts.get(random.below(texts.len())).cloned()
    }

    fn visit(&self, each: &mut EachMove<'_, Self>) {
        let mut changes = Vec::new();
        self.ahead.visit_results(usize::MAX, &mut |attempt| {
            changes.clear();
            attempt.push_changes(&mut changes);
            each(&|| attempt.text(), &[self.after(&changes)])
        });
    }
}

#[cfg(test)]
mod tests {
    use sealed_move_rules::puzzle::{Puzzle, PuzzleKind};
    use sealed_move_rules::{Game, Observer, View, find};

    use super::*;

    fn hunts(kind: PuzzleKind) -> impl Iterator<Item = KyoHunt> {
        let kyo: &dyn Game = find("kyo").unwrap();
        let is_meant = move |puzzle: &&Puzzle| puzzle.kind == kind && puzzle.own_moves() == 1;
        kyo.puzzles().iter().filter(is_meant).map(|puzzle| {
            let position = kyo.parse(&puzzle.position).unwrap();
            let View::Kyo(view) = position.view(Observer::Player(position.turn())) else { unreachable!() };
            KyoHunt::new(view.lookahead())
        })
    }

    #[test]
    fn a_known_capture_is_legal_until_its_stacks_change() {
        let hunt = hunts(PuzzleKind::Win).find(KyoHunt::captures).unwrap();
        assert!(hunt.has_known_capture());
        assert!(!hunt.after(&[]).has_known_capture(), "the other side is to move");
        assert!(hunt.after(&[]).after(&[]).has_known_capture());
        let king = hunt.king(hunt.turn().other()).unwrap();
        let left = hunt.after(&[(king, kyo::Stack::default())]).after(&[]);
        assert!(!left.has_known_capture(), "the king has left");
    }

    #[test]
    fn known_captures_change_no_answer() {
        let mut answers = [0, 0];
        for hunt in hunts(PuzzleKind::Hold).take(3) {
            let mut number = 0;
            hunt.visit(&mut |_, results| {
                number += 1;
                let [after] = results else { unreachable!() };
                let remembered = after.sees_capture();
                if number % 7 == 0 {
                    let fresh = KyoHunt::new(after.ahead.clone());
                    assert_eq!(remembered, fresh.sees_capture());
                    answers[usize::from(remembered)] += 1;
                }
                number < 7_000
            });
        }
        assert!(answers.iter().all(|count| *count > 0), "{answers:?}");
    }
}
