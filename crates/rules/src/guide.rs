//! Positions on the pages of a game's rules. The texts of the pages are in the text catalog.
//!
//! A page shows a position, the targets of one piece, or a move that was just played. Pages don't
//! list the squares to mark; the rules compute them.

use super::error::RuleError;
use super::game::Game;
use super::game_state::GameState;
use super::input::Menu;
use super::observer::Observer;
use super::side::Side;
use super::view::View;

/// A group of pages.
#[derive(Debug)]
pub struct Chapter {
    /// Identifies the chapter in text keys.
    pub name: &'static str,
    /// The pages in reading order.
    pub pages: &'static [GuidePage],
}

/// The part of a position that a page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// The position, without a move.
    Still,
    /// The possible next squares of a move, given as a draft.
    Aim(&'static str),
    /// The position after these notations, with the last move marked.
    Played(&'static [&'static str]),
}

/// A page of the rules.
#[derive(Clone, Copy, Debug)]
pub struct GuidePage {
    /// Identifies the page in text keys and buttons; unique in the game.
    pub topic: &'static str,
    /// The symbols that the page explains: kinds of pieces, objects or tiles.
    pub about: &'static [&'static str],
    /// The position string.
    pub position: &'static str,
    /// The part of the position to show.
    pub show: Show,
    /// The observer. The default is the side to move on pages with targets, and the public
    /// elsewhere.
    pub observer: Option<Observer>,
}

/// A page with its position set up.
#[derive(Debug)]
pub struct OpenedPage {
    /// The position, with the previous move.
    pub state: GameState,
    /// The observer of the position.
    pub observer: Observer,
    /// The menu after the draft, on pages with targets.
    pub menu: Option<Menu>,
}

impl GuidePage {
    /// A page that shows a position without a move.
    pub(super) const fn new(topic: &'static str, position: &'static str) -> Self {
        Self { topic, about: &[], position, show: Show::Still, observer: None }
    }

    /// Sets the symbols that the page explains.
    pub(super) const fn about(self, about: &'static [&'static str]) -> Self {
        Self { about, ..self }
    }

    /// Shows the targets of a draft.
    pub(super) const fn aim(self, draft: &'static str) -> Self {
        Self { show: Show::Aim(draft), ..self }
    }

    /// Shows the position after some moves.
    pub(super) const fn played(self, notations: &'static [&'static str]) -> Self {
        Self { show: Show::Played(notations), ..self }
    }

    /// Shows the view of a player.
    pub(super) const fn seen_by(self, side: Side) -> Self {
        Self { observer: Some(Observer::Player(side)), ..self }
    }

    /// Sets up the position of the page.
    ///
    /// # Errors
    ///
    /// Fails if the position or a move of the page is invalid. Tests open every page of the games.
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
    /// The observer's view of the position.
    #[must_use]
    pub fn view(&self) -> View {
        self.state.position().view(self.observer)
    }
}

/// Yields all pages of a game in order, with the names of their chapters.
pub fn pages(game: &dyn Game) -> impl Iterator<Item = (&'static str, &'static GuidePage)> {
    game.guide().iter().flat_map(|chapter| chapter.pages.iter().map(|page| (chapter.name, page)))
}

/// Returns the symbols that no page explains.
#[cfg(test)]
pub(super) fn symbols_without_page(game: &dyn Game, symbols: impl Iterator<Item = String>) -> Vec<String> {
    symbols.filter(|symbol| !pages(game).any(|(_, page)| page.about.contains(&symbol.as_str()))).collect()
}

/// Counts the squares that a page marks as targets.
#[cfg(test)]
pub(super) fn targets(game: &dyn Game, topic: &str) -> usize {
    let page = pages(game).map(|(_, page)| page).find(|page| page.topic == topic);
    let opened = page.unwrap_or_else(|| panic!("no page {topic}")).open(game).expect(topic);
    let menu = opened.menu.unwrap_or_else(|| panic!("{topic} has no targets"));
    let squares: std::collections::BTreeSet<_> =
        menu.options.into_iter().filter_map(|choice| choice.square).collect();
    squares.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find;

    #[test]
    fn symbols_without_a_page_are_found() {
        let aruki = find("aruki").expect("Aruki is one of the games");
        let symbols = ["O", "ZZ", "JK"].map(str::to_owned);
        assert_eq!(symbols_without_page(aruki, symbols.into_iter()), ["ZZ"]);
    }

    #[test]
    fn invalid_pages_do_not_open() {
        let aruki = find("aruki").expect("Aruki is one of the games");
        let (_, page) = pages(aruki).find(|(_, page)| page.topic == "pawn").expect("the page exists");
        assert!(page.open(aruki).is_ok());
        assert!(page.aim("a1").open(aruki).is_err(), "the square is empty");
        assert!(page.played(&["O(e5)e7"]).open(aruki).is_err());
        assert!(GuidePage::new("none", "no position").open(aruki).is_err());
    }
}
