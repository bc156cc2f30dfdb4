//! Menus for composing a move: piece, target, promotion.

use super::super::notation::{Move, square_name};
use super::super::view::View;
use crate::RuleError;
use crate::input::menu::{self, Menu, MenuPath, MenuStyle, PathChoice, Preview, Question};
use crate::input::{PlayerView as _, Suggestion};

impl View {
    /// Returns the menu after a draft such as `a10 a11`. For exercises, it has no preview, and its
    /// examples no marks of check and mate, because both would give the right move away.
    ///
    /// # Errors
    ///
    /// `illegal` if no legal move starts with the draft.
    pub(super) fn menu(&self, draft: &str, style: MenuStyle) -> Result<Menu, RuleError> {
        let mut menu = menu::menu(&self.paths(), draft, (style, self.turn()))?;
        if style == MenuStyle::Exercise {
            for choice in &mut menu.options {
                choice.example = self.without_marks(&choice.example).to_owned();
            }
        } else if let Some(notation) = &menu.move_text {
            let mut state = self.state.clone();
            state.make(self.state.parse_canonical(notation)?);
            let after = crate::View::Aruki(Self { state });
            menu.preview = Some(Box::new(Preview { after, notation: Some(notation.clone()) }));
        }
        Ok(menu)
    }

    /// Returns the longest draft shared by all moves that start with the input.
    pub(super) fn draft(&self, typed: &str) -> Option<String> {
        let begun = self.complete_spelling(typed);
        menu::common_draft(&self.paths(), |text| begun.iter().any(|option| option.text == text))
    }

    /// Returns the choices for each legal move.
    fn paths(&self) -> Vec<MenuPath> {
        self.suggested_moves().into_iter().filter_map(path).collect()
    }
}

/// Splits a legal move into choices.
fn path(suggestion: Suggestion) -> Option<MenuPath> {
    let on_square = |question, token: String| PathChoice { question, square: Some(token.clone()), token };
    let bare = |question, token: String| PathChoice { question, token, square: None };
    let choices = match Move::parse_notation(&suggestion.text)?.0 {
        Move::Step { from, to, promotion, .. } => {
            let mut choices = vec![
                on_square(Question::Piece, square_name(from)),
                on_square(Question::Target, square_name(to)),
            ];
            choices.extend(promotion.map(|kind| bare(Question::Promotion, format!("={}", kind.symbol()))));
            choices
        }
        Move::Evolve { at, with, .. } => {
            vec![
                on_square(Question::Piece, square_name(at)),
                bare(Question::Target, format!("+{}", with.symbol())),
            ]
        }
        Move::Wipe { at, .. } => {
            vec![on_square(Question::Piece, square_name(at)), bare(Question::Target, "-".to_owned())]
        }
    };
    Some(MenuPath { choices, move_text: suggestion.text, rank: suggestion.rank })
}
