//! What a move is worth whose result chance decides.

use super::super::board::{SURE, SearchBoard};
use super::mean::Mean;
use super::{Bound, INFINITE, Search};

impl Search<'_> {
    /// The mean of the results of a move, for the side that makes it.
    #[allow(clippy::too_many_arguments, reason = "a window, a depth and where the move was")]
    pub(super) fn value_by_luck<B: SearchBoard>(
        &mut self,
        board: &B,
        results: Vec<(f64, B)>,
        (alpha, beta): (i32, i32),
        depth: i32,
        deep: u32,
        at: (i8, i8),
    ) -> i32 {
        let mut bounds = vec![SURE; results.len()];
        let mut most = f64::from(SURE);
        if self.limits.weighs_luck && depth > 0 {
            // One reply to each result tells what it is worth at most; that refutes most moves (Star2).
            for ((share, after), bound) in results.iter().zip(&mut bounds) {
                if after.turn() != board.turn() {
                    *bound = (-self.value_of_reply(after, depth, deep + 1)).clamp(-SURE, SURE);
                }
                if self.stopped {
                    return 0;
                }
                most -= share * f64::from(SURE - *bound);
                if most <= f64::from(alpha) {
                    return alpha.min(most.ceil() as i32);
                }
            }
        }
        let mut mean = Mean::new(alpha, beta, most);
        for ((share, after), bound) in results.into_iter().zip(bounds) {
            let (low, high) = mean.window(share, bound);
            let value = self.turned(board, after, low, high, depth, deep, at);
            if self.stopped {
                return 0;
            }
            if let Some(bound) = mean.add(share, value) {
                return bound;
            }
        }
        mean.value()
    }

    /// What a position is worth at least for its side to move: by the reply that seems best.
    fn value_of_reply<B: SearchBoard>(&mut self, position: &B, depth: i32, deep: u32) -> i32 {
        if let Some(verdict) = position.verdict() {
            return Self::judged(position, verdict, deep);
        }
        let mut first = 0;
        if let Some(known) = self.table.get(position.key()) {
            first = known.best;
            if i32::from(known.depth) >= depth
                && known.value.abs() < SURE - 100
                && known.bound != Bound::AtMost
            {
                return known.value;
            }
        }
        if self.count() {
            return 0;
        }
        let mut candidates = Vec::new();
        let mut board = position.clone();
        board.push_candidates(false, deep, &mut candidates);
        let best = candidates.iter().max_by_key(|candidate| (candidate.id == first, candidate.rank));
        match best {
            Some(best) => self.value(&board, best, -INFINITE, INFINITE, depth - 1, deep),
            None => Self::judged(&board, board.stuck(), deep),
        }
    }
}

#[cfg(test)]
mod tests {
    use sealed_move_rules::{Observer, View, find};

    use super::super::{Sense, WON};
    use super::*;
    use crate::cancel::Cancel;
    use crate::chakart::ChakartBoard;
    use crate::limits::Limits;
    use crate::weights::Weights;

    /// Positions with eggs, mushrooms and bombs within reach, and a hidden queen.
    const POSITIONS: [&str; 4] = [
        r#"rnbqkber/pppppppp/5n2/8/8/2N5/PPPPPPPP/ReBQKBNR w 2 {"flags":"1111"}"#,
        r#"rn1q1k2/pmppddpp/bp2mp2/w3p3/P6P/m1NN1e1m/1PPPPPP1/R1BQKB1R w 16 {"flags":"1111"}"#,
        r#"k1r2w2/1mme2me/mmddN1dw/pd5r/1d4dd/1KdwB2w/1P1d3b/q3R1w1 w 74 {"flags":"1101"}"#,
        r#"1ed1drw1/dddrddd1/mdd1d1d1/2d1d1dk/K1d1d1d1/K1d1dede/K1d1dedd/2d1d1n1 w 484 {"flags":"0101"}"#,
    ];

    fn with_board<T>(text: &str, told: impl FnOnce(ChakartBoard<'_>) -> T) -> T {
        let position = find("chakart").unwrap().parse(text).unwrap();
        let View::Chakart(view) = position.view(Observer::Player(position.turn())) else { unreachable!() };
        let weights = Weights::of("chakart").unwrap();
        told(ChakartBoard::new(&view, None, &weights.values))
    }

    fn limits(depth: i32, weighs_luck: bool) -> Limits {
        Limits { captures: 2, weighs_luck, ..Limits::plain(depth) }
    }

    /// The best score within so many moves, and how many positions it took.
    fn best(board: &ChakartBoard<'_>, limits: Limits) -> (i32, u64) {
        let cancel = Cancel::default();
        let mut search = Search::new(limits, Sense::Full, 1, &[], &cancel);
        let candidates = search.candidates(&mut board.clone());
        let best = search.best(std::slice::from_ref(board), candidates, u64::MAX / 2).unwrap();
        (best.score, search.nodes)
    }

    #[test]
    fn replies_that_bound_a_chance_change_no_score_and_spare_positions() {
        let (mut plain_nodes, mut weighed_nodes) = (0, 0);
        for text in POSITIONS {
            with_board(text, |board| {
                let [plain, weighed] = [false, true].map(|weighs_luck| best(&board, limits(2, weighs_luck)));
                assert_eq!(plain.0, weighed.0, "{text}");
                plain_nodes += plain.1;
                weighed_nodes += weighed.1;
            });
        }
        assert!(3 * weighed_nodes < 2 * plain_nodes, "{weighed_nodes} of {plain_nodes} positions");
    }

    #[test]
    fn the_second_move_that_daisy_gives_belongs_to_the_line() {
        let text = r#"k6R/8/8/8/8/8/8/7K w 10 {"flags":"1111","todo":"daisy"}"#;
        with_board(text, |board| {
            let cancel = Cancel::default();
            let settled = |mut board| {
                let mut search = Search::new(limits(0, true), Sense::Full, 1, &[], &cancel);
                search.settled(&mut board)
            };
            assert!(settled(board.clone()) < SURE - 100, "it is not looked for");
            assert!((SURE - 100..WON).contains(&settled(board.weighing_luck())), "the king is captured");
        });
    }

    #[test]
    fn a_few_results_stand_for_all_by_their_shares() {
        for text in POSITIONS {
            with_board(text, |board| {
                let board = board.weighing_luck();
                let mut candidates = Vec::new();
                board.clone().push_candidates(false, 0, &mut candidates);
                for candidate in
                    candidates.iter().filter(|candidate| board.after(&candidate.chosen).is_none())
                {
                    for (deep, most) in [(0, 64), (1, 12), (2, 4)] {
                        let results = board.results(&candidate.chosen, deep);
                        let sum: f64 = results.iter().map(|result| result.0).sum();
                        assert!((sum - 1.0).abs() < 1e-6 && (1..=most).contains(&results.len()), "{text}");
                    }
                }
            });
        }
    }
}
