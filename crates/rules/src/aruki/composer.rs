//! Turns clicked together: which piece, where to, and what it becomes.

use super::notation::{Move, square_name};
use super::view::View;
use crate::RuleError;
use crate::compose::{self, Menu, Path, Preview, Rung};
use crate::view::Step;

impl View {
    /// The menu after a draft such as `a10 a11`.
    ///
    /// # Errors
    ///
    /// `illegal` where the draft leads to no legal turn.
    pub(super) fn menu(&self, draft: &str) -> Result<Menu, RuleError> {
        let paths: Vec<_> = self.steps().into_iter().filter_map(path).collect();
        let mut menu = compose::menu(&paths, draft)?;
        if let Some(turn) = &menu.turn {
            let mut state = self.state.clone();
            state.make(self.state.strict(turn)?);
            let after = crate::View::Aruki(Self { state });
            menu.preview = Some(Box::new(Preview { after, notation: Some(turn.clone()) }));
        }
        Ok(menu)
    }
}

/// The choices that lead to a legal turn.
fn path(step: Step) -> Option<Path> {
    let rung = |stage, token: String| Rung { stage, square: Some(token.clone()), token };
    let bare = |stage, token: String| Rung { stage, token, square: None };
    let rungs = match Move::parse_record(&step.text)?.0 {
        Move::Step { from, to, promotion, .. } => {
            let mut rungs = vec![rung("man", square_name(from)), rung("target", square_name(to))];
            rungs.extend(promotion.map(|kind| bare("promotion", format!("={}", kind.symbol()))));
            rungs
        }
        Move::Evolve { at, with, .. } => {
            vec![rung("man", square_name(at)), bare("target", format!("+{}", with.symbol()))]
        }
        Move::Wipe { at, .. } => vec![rung("man", square_name(at)), bare("target", "-".to_owned())],
    };
    Some(Path { rungs, turn: step.text, rank: step.rank })
}
