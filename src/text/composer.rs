//! Texts of the move composer: its questions and their answers.

use super::{Label, Language, game_text_of};
use sealed_move_rules::input::Choice;
use sealed_move_rules::{Menu, View};

/// The question of a menu, for the player with this view.
#[must_use]
pub fn question(lang: Language, view: &View, menu: &Menu) -> String {
    game_text_of(view).question(lang, menu)
}

/// Background for the question, if the game has any.
#[must_use]
pub fn situation(lang: Language, view: &View, menu: &Menu) -> Option<String> {
    game_text_of(view).situation(lang, menu)
}

/// The label of an answer, with its consequence.
#[must_use]
pub fn entry(lang: Language, view: &View, menu: &Menu, choice: &Choice) -> Label {
    game_text_of(view).entry(lang, menu, choice)
}
