//! Builds moves from menu choices: the piece, its target and the kind of move.

use crate::RuleError;
use crate::chakart::notation::Move;
use crate::chakart::square::{Square, square_name};
use crate::chakart::view::View;
use crate::input::Ranking;
use crate::input::menu::{self, Menu, MenuPath, MenuStyle, PathChoice, Question};

impl View {
    /// The menu after a draft such as `d1 h5`. It has no preview, because the result may depend on
    /// rolls.
    ///
    /// # Errors
    ///
    /// `illegal` if no legal move matches the draft.
    pub(super) fn menu(&self, draft: &str, style: MenuStyle) -> Result<Menu, RuleError> {
        menu::menu(&self.paths(), draft, (style, self.turn()))
    }

    /// The longest draft shared by all moves that complete the input.
    pub(super) fn draft(&self, typed: &str) -> Option<String> {
        let matching = self.state.complete(typed);
        menu::common_draft(&self.paths(), |text| matching.iter().any(|option| option.text == text))
    }

    /// The menu choices leading to each legal move.
    fn paths(&self) -> Vec<MenuPath> {
        let steps = self.state.steps(Ranking::Likeliest);
        let paths = self.state.legal_moves().into_iter().zip(steps).flat_map(|(chosen, step)| {
            let path = move |choices| MenuPath { choices, move_text: step.text.clone(), rank: step.rank };
            choice_sequences(chosen).into_iter().map(path)
        });
        paths.collect()
    }
}

fn square_choice(question: Question, square: Square) -> PathChoice {
    PathChoice { question, token: square_name(square), square: Some(square_name(square)) }
}

fn plain_choice(question: Question, token: impl Into<String>) -> PathChoice {
    PathChoice { question, token: token.into(), square: None }
}

/// The sequences of choices leading to a move; a swap can start with either piece.
fn choice_sequences(chosen: Move) -> Vec<Vec<PathChoice>> {
    let go = |from, to, how: String| {
        vec![vec![
            square_choice(Question::Piece, from),
            square_choice(Question::Target, to),
            plain_choice(Question::Way, how),
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
                vec![square_choice(Question::Piece, one), square_choice(Question::Swap, other)],
                vec![square_choice(Question::Piece, other), square_choice(Question::Swap, one)],
            ]
        }
        Move::Drop(at) => {
            vec![vec![PathChoice {
                token: format!("@{}", square_name(at)),
                ..square_choice(Question::Drop, at)
            }]]
        }
        Move::Promote(kind) => vec![vec![plain_choice(Question::Promotion, format!("={}", kind.letter()))]],
        Move::Pass => vec![vec![plain_choice(Question::Piece, "pass")]],
    }
}
