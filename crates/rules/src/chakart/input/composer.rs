//! Moves clicked together: which piece, where to, and how.

use crate::RuleError;
use crate::chakart::notation::Move;
use crate::chakart::square::{Square, square_name};
use crate::chakart::view::View;
use crate::input::Ranking;
use crate::input::menu::{self, Menu, MenuPath, PathChoice, Question};

impl View {
    /// The menu after a draft such as `d1 h5`. There is no preview, for chance may decide.
    ///
    /// # Errors
    ///
    /// `illegal` where the draft leads to no legal move.
    pub(super) fn menu(&self, draft: &str) -> Result<Menu, RuleError> {
        menu::menu(&self.paths(), draft)
    }

    /// The draft of what all moves have in common that begin with a typed text.
    pub(super) fn draft(&self, typed: &str) -> Option<String> {
        let begun = self.state.complete(typed);
        menu::common_draft(&self.paths(), |text| begun.iter().any(|option| option.text == text))
    }

    /// The choices that lead to each legal move.
    fn paths(&self) -> Vec<MenuPath> {
        let steps = self.state.steps(Ranking::Likeliest);
        let paths = self.state.legal_moves().into_iter().zip(steps).flat_map(|(chosen, step)| {
            let path = move |choices| MenuPath { choices, move_text: step.text.clone(), rank: step.rank };
            ways(chosen).into_iter().map(path)
        });
        paths.collect()
    }
}

fn on_square(question: Question, square: Square) -> PathChoice {
    PathChoice { question, token: square_name(square), square: Some(square_name(square)) }
}

fn bare(question: Question, token: impl Into<String>) -> PathChoice {
    PathChoice { question, token: token.into(), square: None }
}

/// The choices that lead to a move; to a swap from either piece.
fn ways(chosen: Move) -> Vec<Vec<PathChoice>> {
    let go = |from, to, how: String| {
        vec![vec![
            on_square(Question::Piece, from),
            on_square(Question::Target, to),
            bare(Question::Way, how),
        ]]
    };
    match chosen {
        Move::Go { from, to, promotion } => {
            go(from, to, promotion.map_or_else(|| "go".to_owned(), |kind| format!("={}", kind.letter())))
        }
        Move::Stealth { from, to } => go(from, to, "h".to_owned()),
        Move::Shell { king, at } => go(king, at, "s".to_owned()),
        Move::Swap(one, other) => {
            vec![
                vec![on_square(Question::Piece, one), on_square(Question::Swap, other)],
                vec![on_square(Question::Piece, other), on_square(Question::Swap, one)],
            ]
        }
        Move::Drop(at) => {
            vec![vec![PathChoice { token: format!("@{}", square_name(at)), ..on_square(Question::Drop, at) }]]
        }
        Move::Promote(kind) => vec![vec![bare(Question::Promotion, format!("={}", kind.letter()))]],
        Move::Pass => vec![vec![bare(Question::Piece, "pass")]],
    }
}
