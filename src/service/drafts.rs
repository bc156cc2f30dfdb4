//! Turns that are put together choice by choice.

use std::sync::Arc;

use super::core::Core;
use super::{Caller, Error, MatchView};
use crate::matches::{Draft, DraftStep, Id, Match, PlayerId, Revision, UserError, side_on_turn};
use sealed_move_rules::{GameState, Menu, MoveText};

/// A draft, with what may be chosen next.
#[derive(Debug)]
pub struct Composition {
    /// The match as its player sees it.
    pub match_view: MatchView,
    /// The draft as it stands now.
    pub draft: Draft,
    /// What is asked next.
    pub menu: Menu,
    /// Whether what was pressed belonged to an older version: then nothing was changed.
    pub outdated: bool,
}

/// What a menu or button was drawn at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RenderedAt {
    /// The revision of the last ply.
    pub revision: Revision,
    /// The version of the draft.
    pub version: u32,
}

/// Moves that are put together choice by choice.
#[derive(Debug)]
pub struct Drafts {
    pub(super) core: Arc<Core>,
}

impl Drafts {
    /// The draft of the player on turn: what was chosen for this turn before, else an empty one.
    ///
    /// # Errors
    ///
    /// Refuses who is not on turn.
    pub fn open(&self, caller: &Caller, id: Id) -> Result<Composition, Error> {
        self.with_draft(caller, id, None, None)
    }

    /// The draft as it was when something was pressed that does not change it.
    ///
    /// # Errors
    ///
    /// As [`change`](Self::change).
    pub fn show(&self, caller: &Caller, id: Id, drawn: RenderedAt) -> Result<Composition, Error> {
        self.with_draft(caller, id, Some(drawn), None)
    }

    /// Changes a draft, unless it changed since the menu was drawn.
    ///
    /// # Errors
    ///
    /// Refuses who is not on turn, and menus from before the last turn.
    pub fn change(
        &self,
        caller: &Caller,
        id: Id,
        drawn: RenderedAt,
        step: &DraftStep,
    ) -> Result<Composition, Error> {
        self.with_draft(caller, id, Some(drawn), Some(step))
    }

    /// Keeps a canonical turn as the draft of its player, for a button that cannot carry it.
    ///
    /// # Errors
    ///
    /// Refuses who is not on turn.
    pub fn put(&self, caller: &Caller, id: Id, turn: &MoveText) -> Result<Draft, Error> {
        let step = DraftStep::Put(turn.to_string());
        Ok(self.with_draft(caller, id, None, Some(&step))?.draft)
    }

    /// The turn that a draft makes, for its player to confirm: the one whose button was pressed,
    /// and no other. Nothing is counted or changed: playing it does that.
    ///
    /// # Errors
    ///
    /// As [`change`](Self::change).
    pub fn to_confirm(&self, player: PlayerId, id: Id, drawn: RenderedAt) -> Result<Composition, Error> {
        let reading = self.core.store.reading()?;
        let (game, state) = self.core.load(&*reading, id)?;
        let (game, state) = self.may_compose(game, state, player, Some(drawn))?;
        let draft = Draft::for_match(&game, reading.draft(id, player)?);
        let outdated = draft.version != drawn.version;
        Ok(Composition::new(self.core.view_and_keep(game, state, player)?, draft, outdated))
    }

    fn with_draft(
        &self,
        caller: &Caller,
        id: Id,
        drawn: Option<RenderedAt>,
        step: Option<&DraftStep>,
    ) -> Result<Composition, Error> {
        let tx = self.core.begin(caller)?;
        let (game, state) = self.core.load(&*tx, id)?;
        let (game, state) = self.may_compose(game, state, caller.player, drawn)?;
        let kept = tx.draft(id, caller.player)?;
        let match_view = self.core.view_and_keep(game, state, caller.player)?;
        let before = Draft::for_match(&match_view.game, kept.clone());
        let outdated = drawn.is_some_and(|drawn| drawn.version != before.version);
        let changed =
            step.filter(|_| !outdated).and_then(|step| before.changed(&match_view.board_view.view, step));
        let unknown = matches!(step, Some(DraftStep::Choose(_))) && changed.is_none();
        let draft = changed.unwrap_or(before);
        if kept.as_ref() != Some(&draft) {
            tx.set_draft(id, caller.player, &draft, caller.now)?;
        }
        tx.commit()?;
        Ok(Composition::new(match_view, draft, outdated || unknown))
    }

    /// Whether a player may put a turn together in a match, from something drawn there.
    fn may_compose(
        &self,
        game: Match,
        state: GameState,
        player: PlayerId,
        drawn: Option<RenderedAt>,
    ) -> Result<(Match, GameState), Error> {
        let judge = || {
            game.side_of(player)?;
            game.require_ongoing()?;
            // Asked before who is on turn: whoever was it when the menu was drawn learns that the
            // turn was made elsewhere.
            if drawn.is_some_and(|drawn| drawn.revision != game.last_change()) {
                return Err(UserError::Stale);
            }
            side_on_turn(&game, &state, player).map(|_| ())
        };
        match judge() {
            Ok(()) => Ok((game, state)),
            Err(error) => {
                self.core.states.keep(&game, state);
                Err(error.into())
            }
        }
    }
}

impl Composition {
    fn new(match_view: MatchView, mut draft: Draft, outdated: bool) -> Self {
        let view = &match_view.board_view.view;
        let menu = view.compose(draft.text()).or_else(|_| {
            // Written by another version of the program: begin anew.
            draft.texts.clear();
            view.compose("")
        });
        let menu = menu.unwrap_or_else(|_| Menu::none());
        Self { match_view, draft, menu, outdated }
    }

    /// What menus and buttons carry that are drawn now.
    #[must_use]
    pub const fn rendered_at(&self) -> RenderedAt {
        RenderedAt { revision: self.draft.revision, version: self.draft.version }
    }
}
