//! Chance nodes: the expected value of a move with random results.

use super::super::board::{MAX_SHARE, SearchBoard};
use super::mean::Mean;
use super::{Bound, INFINITE, Search};

impl Search<'_> {
    /// The expected value of a move's results, for the side making the move.
    #[allow(clippy::too_many_arguments, reason = "a window, a depth and where the move was")]
    pub(super) fn expected_value<B: SearchBoard>(
        &mut self,
        board: &B,
        results: Vec<(f64, B)>,
        (alpha, beta): (i32, i32),
        depth: i32,
        ply: u32,
        at: (i8, i8),
    ) -> i32 {
        let mut bounds = vec![MAX_SHARE; results.len()];
        let mut most = f64::from(MAX_SHARE);
        if self.limits.weighs_luck && depth > 0 {
            // Star2: one reply bounds each result from above, which refutes most moves.
            for ((share, after), bound) in results.iter().zip(&mut bounds) {
                if after.turn() != board.turn() {
                    *bound = (-self.reply_bound(after, depth, ply + 1)).clamp(-MAX_SHARE, MAX_SHARE);
                }
                if self.stopped {
                    return 0;
                }
                most -= share * f64::from(MAX_SHARE - *bound);
                if most <= f64::from(alpha) {
                    return alpha.min(most.ceil() as i32);
                }
            }
        }
        let mut mean = Mean::new(alpha, beta, most);
        for ((share, after), bound) in results.into_iter().zip(bounds) {
            let (low, high) = mean.window(share, bound);
            let value = self.value_after(board, after, low, high, depth, ply, at);
            if self.stopped {
                return 0;
            }
            if let Some(bound) = mean.add(share, value) {
                return bound;
            }
        }
        mean.value()
    }

    /// A lower bound for the side to move, from its most promising reply.
    fn reply_bound<B: SearchBoard>(&mut self, position: &B, depth: i32, ply: u32) -> i32 {
        if let Some(verdict) = position.verdict() {
            return Self::final_score(position, verdict, ply);
        }
        let mut first = 0;
        if let Some(known) = self.table.get(position.key()) {
            first = known.best;
            if i32::from(known.depth) >= depth
                && known.value.abs() < MAX_SHARE - 100
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
        board.push_candidates(false, ply, &mut candidates);
        let best = candidates.iter().max_by_key(|candidate| (candidate.id == first, candidate.rank));
        match best {
            Some(best) => self.value(&board, best, -INFINITE, INFINITE, depth - 1, ply),
            None => Self::final_score(&board, board.result_without_moves(), ply),
        }
    }
}

#[cfg(test)]
mod tests {
    use sealed_move_rules::{Observer, View, find};

    use super::super::{Evaluation, WIN_SCORE};
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

    fn with_board<T>(text: &str, run: impl FnOnce(ChakartBoard<'_>) -> T) -> T {
        let position = find("chakart").unwrap().parse(text).unwrap();
        let View::Chakart(view) = position.view(Observer::Player(position.turn())) else { unreachable!() };
        let weights = Weights::of("chakart").unwrap();
        run(ChakartBoard::new(&view, None, &weights.values))
    }

    fn limits(depth: i32, weighs_luck: bool) -> Limits {
        Limits { captures: 2, weighs_luck, ..Limits::exact(depth) }
    }

    /// The best score at the limits' depth, and the number of nodes searched.
    fn best(board: &ChakartBoard<'_>, limits: Limits) -> (i32, u64) {
        let cancel = Cancel::default();
        let mut search = Search::new(limits, Evaluation::Full, 1, &[], &cancel);
        let candidates = search.candidates(&mut board.clone());
        let best = search.best(std::slice::from_ref(board), candidates, u64::MAX / 2).unwrap();
        (best.score, search.nodes)
    }

    #[test]
    fn star2_saves_nodes_and_keeps_scores() {
        let (mut plain_nodes, mut refined_nodes) = (0, 0);
        for text in POSITIONS {
            with_board(text, |board| {
                let [plain, refined] = [false, true].map(|weighs_luck| best(&board, limits(2, weighs_luck)));
                assert_eq!(plain.0, refined.0, "{text}");
                plain_nodes += plain.1;
                refined_nodes += refined.1;
            });
        }
        assert!(3 * refined_nodes < 2 * plain_nodes, "{refined_nodes} of {plain_nodes} positions");
    }

    #[test]
    fn daisys_second_move_is_searched() {
        let text = r#"k6R/8/8/8/8/8/8/7K w 10 {"flags":"1111","todo":"daisy"}"#;
        with_board(text, |board| {
            let cancel = Cancel::default();
            let settled = |mut board| {
                let mut search = Search::new(limits(0, true), Evaluation::Full, 1, &[], &cancel);
                search.quiescent_score(&mut board)
            };
            assert!(settled(board.clone()) < MAX_SHARE - 100, "the second move is not searched");
            assert!(
                (MAX_SHARE - 100..WIN_SCORE).contains(&settled(board.weighing_luck())),
                "the king is captured"
            );
        });
    }

    #[test]
    fn sampled_results_have_total_probability_one() {
        for text in POSITIONS {
            with_board(text, |board| {
                let board = board.weighing_luck();
                let mut candidates = Vec::new();
                board.clone().push_candidates(false, 0, &mut candidates);
                for candidate in
                    candidates.iter().filter(|candidate| board.after(&candidate.chosen).is_none())
                {
                    for (ply, most) in [(0, 64), (1, 12), (2, 4)] {
                        let results = board.results(&candidate.chosen, ply);
                        let sum: f64 = results.iter().map(|result| result.0).sum();
                        assert!((sum - 1.0).abs() < 1e-6 && (1..=most).contains(&results.len()), "{text}");
                    }
                }
            });
        }
    }
}
