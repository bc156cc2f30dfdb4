//! Turns clicked together: which man, where to, and how.

use super::notation::Move;
use super::piece::{Square, square_name};
use super::view::View;
use crate::RuleError;
use crate::compose::{self, Menu, Path, Rung};

impl View {
    /// The menu after a draft such as `d1 h5`. There is no preview of what lots decide.
    ///
    /// # Errors
    ///
    /// `illegal` where the draft leads to no legal submission.
    pub(super) fn menu(&self, draft: &str) -> Result<Menu, RuleError> {
        let steps = self.state.steps();
        let paths = self.state.legal_moves().into_iter().zip(steps).flat_map(|(chosen, step)| {
            let path = move |rungs| Path { rungs, turn: step.text.clone(), rank: step.rank };
            ways(chosen).into_iter().map(path)
        });
        compose::menu(&paths.collect::<Vec<_>>(), draft)
    }
}

fn rung(stage: &'static str, square: Square) -> Rung {
    Rung { stage, token: square_name(square), square: Some(square_name(square)) }
}

fn bare(stage: &'static str, token: impl Into<String>) -> Rung {
    Rung { stage, token: token.into(), square: None }
}

/// The choices that lead to a submission; to a swap from either man.
fn ways(chosen: Move) -> Vec<Vec<Rung>> {
    let go = |from, to, how: String| vec![vec![rung("man", from), rung("target", to), bare("way", how)]];
    match chosen {
        Move::Go { from, to, promotion } => {
            go(from, to, promotion.map_or_else(|| "go".to_owned(), |kind| format!("={}", kind.letter())))
        }
        Move::Stealth { from, to } => go(from, to, "h".to_owned()),
        Move::Shell { king, at } => go(king, at, "s".to_owned()),
        Move::Swap(one, other) => {
            vec![vec![rung("man", one), rung("swap", other)], vec![rung("man", other), rung("swap", one)]]
        }
        Move::Drop(at) => vec![vec![Rung { token: format!("@{}", square_name(at)), ..rung("drop", at) }]],
        Move::Promote(kind) => vec![vec![bare("promotion", format!("={}", kind.letter()))]],
        Move::Pass => vec![vec![bare("man", "pass")]],
    }
}
