//! Texts of the move composer: its questions and their answers.

use super::{Label, Language, aruki, chakart, kyo, lusus};
use sealed_move_rules::input::Choice;
use sealed_move_rules::{Menu, View};

/// The question of a menu, for the player with this view.
#[must_use]
pub fn question(lang: Language, view: &View, menu: &Menu) -> String {
    match view {
        View::Aruki(view) => aruki::question(lang, view, menu),
        View::Kyo(_) => kyo::question(lang, menu),
        View::Chakart(view) => chakart::question(lang, view, menu),
        View::Lusus(view) => lusus::question(lang, view, menu),
    }
}

/// Background for the question, if the game has any.
#[must_use]
pub fn situation(lang: Language, view: &View, menu: &Menu) -> Option<String> {
    match view {
        View::Kyo(view) => kyo::situation(lang, view, menu),
        View::Chakart(view) => chakart::situation(lang, view, menu),
        View::Lusus(view) => lusus::situation(lang, view, menu),
        View::Aruki(_) => None,
    }
}

/// The label of an answer, with its consequence.
#[must_use]
pub fn entry(lang: Language, view: &View, menu: &Menu, choice: &Choice) -> Label {
    match view {
        View::Aruki(view) => aruki::entry(lang, view, menu, choice),
        View::Kyo(view) => kyo::entry(lang, view, menu, choice),
        View::Chakart(view) => chakart::entry(lang, view, menu, choice),
        View::Lusus(view) => lusus::entry(lang, view, menu, choice),
    }
}
