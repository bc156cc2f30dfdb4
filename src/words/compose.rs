//! The composer's words: what is asked, and what each answer means.

use super::{Label, aruki, chakart, kyo, lusus};
use sealed_move_rules::compose::Choice;
use sealed_move_rules::{Menu, View};

/// What a menu asks of the player whose view it is.
#[must_use]
pub fn question(view: &View, menu: &Menu) -> String {
    match view {
        View::Aruki(view) => aruki::question(view, menu),
        View::Kyo(_) => kyo::question(menu),
        View::Chakart(view) => chakart::question(view, menu),
        View::Lusus(view) => lusus::question(view, menu),
    }
}

/// What there is to know before it is answered, where a game has anything to say.
#[must_use]
pub fn situation(view: &View, menu: &Menu) -> Option<String> {
    match view {
        View::Kyo(view) => kyo::situation(view, menu),
        View::Chakart(view) => chakart::situation(view, menu),
        View::Lusus(view) => lusus::situation(view, menu),
        View::Aruki(_) => None,
    }
}

/// An answer of a menu: what it is, and what follows from it.
#[must_use]
pub fn entry(view: &View, menu: &Menu, choice: &Choice) -> Label {
    match view {
        View::Aruki(view) => aruki::entry(view, menu, choice),
        View::Kyo(view) => kyo::entry(view, menu, choice),
        View::Chakart(view) => chakart::entry(view, menu, choice),
        View::Lusus(view) => lusus::entry(view, menu, choice),
    }
}
