//! The pages of a game's rules as positions: what each of them shows. Their texts stand in the
//! catalogue.
//!
//! A page shows a position, or where one piece of it may go, or a move that was just played. The
//! squares to mark are never listed here: the rules find them.

use super::error::RuleError;
use super::game::Game;
use super::game_state::GameState;
use super::input::Menu;
use super::observer::Observer;
use super::side::Side;
use super::view::View;

/// Some pages that belong together.
#[derive(Debug)]
pub struct Chapter {
    /// The short name by which texts know it.
    pub name: &'static str,
    /// The pages in order.
    pub pages: &'static [GuidePage],
}

/// What of a position a page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// The position as it is.
    Still,
    /// Where a move that begins like this draft may go on.
    Aim(&'static str),
    /// The position after these notations, and the last of them.
    Played(&'static [&'static str]),
}

/// A page of the rules.
#[derive(Clone, Copy, Debug)]
pub struct GuidePage {
    /// The short name by which texts and buttons know it; no other page of the game has it.
    pub topic: &'static str,
    /// What it explains, as the notation writes it: a kind of piece, an object, a tile.
    pub about: &'static [&'static str],
    /// The position string.
    pub position: &'static str,
    /// What of it is shown.
    pub show: Show,
    /// Whose view is shown; where none is said, that of the player who aims, else the public's.
    pub observer: Option<Observer>,
}

/// A page as the rules open it.
#[derive(Debug)]
pub struct OpenedPage {
    /// The position, with the move before it.
    pub state: GameState,
    /// Whose view is shown.
    pub observer: Observer,
    /// What is asked after the draft, where the page aims.
    pub menu: Option<Menu>,
}

impl GuidePage {
    /// A page that shows a position as it is.
    pub(super) const fn new(topic: &'static str, position: &'static str) -> Self {
        Self { topic, about: &[], position, show: Show::Still, observer: None }
    }

    /// The same page about something that the notation knows.
    pub(super) const fn about(self, about: &'static [&'static str]) -> Self {
        Self { about, ..self }
    }

    /// The same page with the targets of a draft.
    pub(super) const fn aim(self, draft: &'static str) -> Self {
        Self { show: Show::Aim(draft), ..self }
    }

    /// The same page after some moves.
    pub(super) const fn played(self, notations: &'static [&'static str]) -> Self {
        Self { show: Show::Played(notations), ..self }
    }

    /// The same page as a player sees it.
    pub(super) const fn seen_by(self, side: Side) -> Self {
        Self { observer: Some(Observer::Player(side)), ..self }
    }

    /// Sets up what the page shows.
    ///
    /// # Errors
    ///
    /// The rules do not know the position, or do not allow what is played or begun there: the
    /// tests open every page.
    pub fn open(&self, game: &dyn Game) -> Result<OpenedPage, RuleError> {
        let start = game.parse(self.position)?;
        let aims = matches!(self.show, Show::Aim(_));
        let usual = if aims { Observer::Player(start.turn()) } else { Observer::Public };
        let observer = self.observer.unwrap_or(usual);
        let menu = match self.show {
            Show::Aim(draft) => Some(start.view(observer).compose(draft)?),
            Show::Still | Show::Played(_) => None,
        };
        let notations = if let Show::Played(notations) = self.show { notations } else { &[] };
        let state = GameState::replay_all(start, notations.iter().copied()).map_err(|(_, error)| error)?;
        Ok(OpenedPage { state, observer, menu })
    }
}

impl OpenedPage {
    /// What the page shows of the position.
    #[must_use]
    pub fn view(&self) -> View {
        self.state.position().view(self.observer)
    }
}

/// All pages of a game in order, each with the name of its chapter.
pub fn pages(game: &dyn Game) -> impl Iterator<Item = (&'static str, &'static GuidePage)> {
    game.guide().iter().flat_map(|chapter| chapter.pages.iter().map(|page| (chapter.name, page)))
}

/// Those of the symbols of a game's notation that no page is about.
#[cfg(test)]
pub(super) fn unexplained(game: &dyn Game, symbols: impl Iterator<Item = String>) -> Vec<String> {
    symbols.filter(|symbol| !pages(game).any(|(_, page)| page.about.contains(&symbol.as_str()))).collect()
}

/// How many squares a page marks as targets.
#[cfg(test)]
pub(super) fn targets(game: &dyn Game, topic: &str) -> usize {
    let page = pages(game).map(|(_, page)| page).find(|page| page.topic == topic);
    let opened = page.unwrap_or_else(|| panic!("no page {topic}")).open(game).expect(topic);
    let menu = opened.menu.unwrap_or_else(|| panic!("{topic} aims at nothing"));
    let squares: std::collections::BTreeSet<_> =
        menu.options.into_iter().filter_map(|choice| choice.square).collect();
    squares.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find;

    #[test]
    fn a_symbol_without_a_page_is_found() {
        let aruki = find("aruki").expect("the game");
        let symbols = ["O", "ZZ", "JK"].map(str::to_owned);
        assert_eq!(unexplained(aruki, symbols.into_iter()), ["ZZ"]);
    }

    #[test]
    fn a_page_that_the_rules_do_not_allow_does_not_open() {
        let aruki = find("aruki").expect("the game");
        let (_, page) = pages(aruki).find(|(_, page)| page.topic == "pawn").expect("the page");
        assert!(page.open(aruki).is_ok());
        assert!(page.aim("a1").open(aruki).is_err(), "the square is empty");
        assert!(page.played(&["O(e5)e7"]).open(aruki).is_err());
        assert!(GuidePage::new("none", "no position").open(aruki).is_err());
    }
}
