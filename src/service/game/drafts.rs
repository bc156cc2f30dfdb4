//! Moves that are put together choice by choice.

use std::sync::Arc;

use crate::domain::{Draft, DraftStep, Id, Match, PlayerId, Revision, UserError, side_on_turn};
use crate::service::core::Core;
use crate::service::{Caller, Error, MatchView};
use crate::store::LockRoot;
use sealed_move_rules::{GameState, Menu, MoveText};

/// A draft, with what may be chosen next.
#[derive(Debug)]
pub struct Composition {
    /// The match as its player sees it.
    pub match_view: MatchView,
    /// The draft as it is now.
    pub draft: Draft,
    /// What is asked next.
    pub menu: Menu,
    /// Whether what was pressed belonged to an older version, so that nothing was changed.
    pub outdated: bool,
}

/// The state of match and draft in which a menu or button was rendered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RenderedAt {
    /// The revision of the last change of the position.
    pub revision: Revision,
    /// The version of the draft.
    pub version: u32,
}

/// Moves that are put together choice by choice.
#[derive(Debug)]
pub struct Drafts {
    pub(in crate::service) core: Arc<Core>,
}

impl Drafts {
    /// The draft of the player on turn: what they chose for this move before, else an empty one.
    ///
    /// # Errors
    ///
    /// Refuses who is not on turn.
    pub fn open(&self, caller: &Caller, id: Id) -> Result<Composition, Error> {
        self.with_draft(caller, id, None, None)
    }

    /// The draft, for something pressed that does not change it.
    ///
    /// # Errors
    ///
    /// Refuses what [`change`](Self::change) refuses.
    pub fn show(&self, caller: &Caller, id: Id, rendered: RenderedAt) -> Result<Composition, Error> {
        self.with_draft(caller, id, Some(rendered), None)
    }

    /// Changes a draft, unless it changed since the menu was rendered.
    ///
    /// # Errors
    ///
    /// Refuses who is not on turn, and menus from before the last change of the position.
    pub fn change(
        &self,
        caller: &Caller,
        id: Id,
        rendered: RenderedAt,
        step: &DraftStep,
    ) -> Result<Composition, Error> {
        self.with_draft(caller, id, Some(rendered), Some(step))
    }

    /// Stores a canonical move as the draft of its player, for a button that cannot carry it.
    ///
    /// # Errors
    ///
    /// Refuses who is not on turn.
    pub fn put(&self, caller: &Caller, id: Id, text: &MoveText) -> Result<Draft, Error> {
        let step = DraftStep::Put(text.to_string());
        Ok(self.with_draft(caller, id, None, Some(&step))?.draft)
    }

    /// Opens the composer at the beginning of a legal move that the player on turn typed, in place of
    /// what they chose before; nothing where no legal move begins so.
    ///
    /// # Errors
    ///
    /// Refuses who is not on turn.
    pub fn begin(&self, caller: &Caller, id: Id, typed: &str) -> Result<Option<Composition>, Error> {
        let reading = self.core.store.begin_read()?;
        let (game, state) = self.core.load(&reading, id)?;
        drop(reading);
        let (game, state) = self.require_composer(game, state, caller.player, None)?;
        let match_view = self.core.view_and_keep(game, state, caller.player)?;
        let Some(draft) = match_view.board_view.view.draft_of(typed) else { return Ok(None) };
        self.with_draft(caller, id, None, Some(&DraftStep::Put(draft))).map(Some)
    }

    /// Keeps what the player on turn typed, for a button that edits it and cannot carry it.
    ///
    /// # Errors
    ///
    /// Refuses who is not on turn.
    pub fn keep_typed(&self, caller: &Caller, id: Id, typed: &str) -> Result<(), Error> {
        let tx = self.core.begin_on(caller, &[LockRoot::Match(id)])?;
        let (game, state) = self.core.load(&tx, id)?;
        let (game, state) = self.require_composer(game, state, caller.player, None)?;
        let draft = Draft::for_match(&game, tx.draft(id, caller.player)?);
        tx.set_draft(id, caller.player, &Draft { typed: Some(typed.to_owned()), ..draft }, caller.now)?;
        self.core.states.keep(&game, state);
        Ok(tx.commit()?)
    }

    /// What was kept of a player's typing in the present position of a match.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchMatch`].
    pub fn typed(&self, player: PlayerId, id: Id) -> Result<Option<String>, Error> {
        let reading = self.core.store.begin_read()?;
        let game = reading.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        Ok(Draft::for_match(&game, reading.draft(id, player)?).typed)
    }

    /// The draft whose button was pressed, for its player to confirm. Nothing is stored: playing the
    /// move does that.
    ///
    /// # Errors
    ///
    /// Refuses what [`change`](Self::change) refuses.
    pub fn to_confirm(&self, player: PlayerId, id: Id, rendered: RenderedAt) -> Result<Composition, Error> {
        let reading = self.core.store.begin_read()?;
        let (game, state) = self.core.load(&reading, id)?;
        let (game, state) = self.require_composer(game, state, player, Some(rendered))?;
        let draft = Draft::for_match(&game, reading.draft(id, player)?);
        let outdated = draft.version != rendered.version;
        Ok(Composition::new(self.core.view_and_keep(game, state, player)?, draft, outdated))
    }

    fn with_draft(
        &self,
        caller: &Caller,
        id: Id,
        rendered: Option<RenderedAt>,
        step: Option<&DraftStep>,
    ) -> Result<Composition, Error> {
        let tx = self.core.begin_on(caller, &[LockRoot::Match(id)])?;
        let (game, state) = self.core.load(&tx, id)?;
        let (game, state) = self.require_composer(game, state, caller.player, rendered)?;
        let stored = tx.draft(id, caller.player)?;
        let match_view = self.core.view_and_keep(game, state, caller.player)?;
        let before = Draft::for_match(&match_view.game, stored.clone());
        let outdated = rendered.is_some_and(|rendered| rendered.version != before.version);
        let changed =
            step.filter(|_| !outdated).and_then(|step| before.changed(&match_view.board_view.view, step));
        let unknown = matches!(step, Some(DraftStep::Choose(_))) && changed.is_none();
        let draft = changed.unwrap_or(before);
        if stored.as_ref() != Some(&draft) {
            tx.set_draft(id, caller.player, &draft, caller.now)?;
        }
        tx.commit()?;
        Ok(Composition::new(match_view, draft, outdated || unknown))
    }

    /// Refuses who may not put a move together in a match, or from a menu of an earlier position.
    fn require_composer(
        &self,
        game: Match,
        state: GameState,
        player: PlayerId,
        rendered: Option<RenderedAt>,
    ) -> Result<(Match, GameState), Error> {
        let check = || {
            game.side_of(player)?;
            game.require_ongoing()?;
            // This comes before the question who is on turn: whoever was when the menu was rendered
            // learns that the move was made elsewhere.
            if rendered.is_some_and(|rendered| rendered.revision != game.last_change()) {
                return Err(UserError::Stale);
            }
            side_on_turn(&game, &state, player).map(|_| ())
        };
        match check() {
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
            // Another version of the program wrote it: start anew.
            draft.texts.clear();
            view.compose("")
        });
        let menu = menu.unwrap_or_else(|_| Menu::none());
        Self { match_view, draft, menu, outdated }
    }

    /// What menus and buttons carry that are rendered now.
    #[must_use]
    pub const fn rendered_at(&self) -> RenderedAt {
        RenderedAt { revision: self.draft.revision, version: self.draft.version }
    }
}
