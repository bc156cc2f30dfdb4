//! A move being composed with menus. It is only played once confirmed.

use crate::domain::{MatchFacts, Revision};
use sealed_move_rules::{Menu, MenuStyle, View};

/// The choices made so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The revision of the position that the draft belongs to.
    pub revision: Revision,
    /// Increases with every change; menus and buttons carry it.
    pub version: u32,
    /// The draft after each choice, newest last.
    pub texts: Vec<String>,
    /// The last illegal input, for an edit button whose id is too short to hold it.
    pub typed: Option<String>,
}

/// A change to a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraftStep {
    /// Chooses the option with this key.
    Choose(String),
    /// Undoes the last choice.
    Undo,
    /// Undoes all choices.
    Clear,
    /// Replaces all choices with a canonical move or a draft; an empty text clears them.
    Put(String),
}

impl Draft {
    /// Returns the stored draft if it belongs to the current position, else an empty one.
    #[must_use]
    pub fn for_match(game: &MatchFacts, stored: Option<Self>) -> Self {
        let revision = game.last_change();
        match stored {
            Some(stored) if stored.revision == revision => stored,
            stored => {
                // Versions are never reused, so that an old menu can't match a new draft.
                let version = stored.map_or(1, |stored| stored.version + 1);
                Self { revision, version, texts: Vec::new(), typed: None }
            }
        }
    }

    #[must_use]
    pub fn text(&self) -> &str {
        self.texts.last().map_or("", String::as_str)
    }

    /// Returns the menu after the draft. Clears a draft that no legal move begins with.
    #[must_use]
    pub fn menu(&mut self, view: &View, style: MenuStyle) -> Menu {
        let menu = view.compose_in(self.text(), style).or_else(|_| {
            self.texts.clear();
            view.compose_in("", style)
        });
        menu.unwrap_or_else(|_| Menu::none())
    }

    /// Applies a step, using the choices offered by `view`; `None` if it changes nothing.
    #[must_use]
    pub fn changed(&self, view: &View, step: &DraftStep) -> Option<Self> {
        self.changed_in(view, step, MenuStyle::Quick)
    }

    /// Applies a step, using the choices of a menu style; `None` if it changes nothing.
    #[must_use]
    pub fn changed_in(&self, view: &View, step: &DraftStep, style: MenuStyle) -> Option<Self> {
        let mut texts = self.texts.clone();
        match step {
            DraftStep::Choose(key) => {
                let menu = view.compose_in(self.text(), style).ok()?;
                texts.push(menu.choice(key)?.draft.clone());
            }
            DraftStep::Undo => drop(texts.pop()?),
            DraftStep::Clear => texts.clear(),
            DraftStep::Put(text) => {
                texts = Some(text.clone()).into_iter().filter(|text| !text.is_empty()).collect();
            }
        }
        Some(Self { revision: self.revision, version: self.version + 1, texts, typed: self.typed.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_rules::{Observer, Rolls, Side, find};

    fn view() -> View {
        let start = find("chakart").unwrap().start("deterministic", &mut Rolls::none()).unwrap();
        start.view(Observer::Player(Side::First))
    }

    fn draft(texts: &[&str]) -> Draft {
        let texts = texts.iter().map(|text| (*text).to_owned()).collect();
        Draft { revision: Revision(4), version: 7, texts, typed: None }
    }

    #[test]
    fn every_change_increases_the_version() {
        let view = view();
        // A piece with several moves, and one of them.
        let menu = view.compose("").unwrap();
        let piece = menu.options.iter().find(|choice| choice.leads > 1).unwrap();
        let chosen = draft(&[]).changed(&view, &DraftStep::Choose(piece.key.clone())).unwrap();
        assert_eq!((chosen.version, chosen.text()), (8, piece.draft.as_str()));
        let next = view.compose(chosen.text()).unwrap().options.swap_remove(0);
        let chosen = chosen.changed(&view, &DraftStep::Choose(next.key)).unwrap();
        assert_eq!((chosen.version, chosen.text()), (9, next.draft.as_str()));
        let back = chosen.changed(&view, &DraftStep::Undo).unwrap();
        assert_eq!((back.version, back.text()), (10, piece.draft.as_str()));
        assert_eq!(back.changed(&view, &DraftStep::Clear).unwrap(), Draft { version: 11, ..draft(&[]) });
        let put = chosen.changed(&view, &DraftStep::Put("e2e4".into())).unwrap();
        assert_eq!(put.text(), "e2e4");
        for nothing in [DraftStep::Undo, DraftStep::Choose("d9".into()), DraftStep::Choose(String::new())] {
            assert_eq!(draft(&[]).changed(&view, &nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn an_impossible_draft_is_cleared() {
        let view = view();
        let mut possible = draft(&["e2"]);
        assert!(!possible.menu(&view, MenuStyle::Exercise).options.is_empty());
        assert_eq!(possible, draft(&["e2"]));
        let mut impossible = draft(&["e2", "e2 e9"]);
        assert_eq!(impossible.menu(&view, MenuStyle::Quick).options, view.compose("").unwrap().options);
        assert_eq!(impossible, draft(&[]));
    }
}
