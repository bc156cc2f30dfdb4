//! Moves being composed with menus.

use std::sync::Arc;

use crate::domain::{Draft, DraftStep, Id, Match, PlayerId, Revision, UserError, side_on_turn};
use crate::service::core::Core;
use crate::service::{Caller, CommitOutcome, Error, MatchView};
use crate::store::LockRoot;
use sealed_move_rules::{GameState, Menu, MenuStyle, MoveText};

/// A draft with its next choices.
#[derive(Debug)]
pub struct Composition {
    /// The player's view of the match.
    pub match_view: MatchView,
    pub draft: Draft,
    /// The next choices.
    pub menu: Menu,
    /// Whether the menu or button was outdated, so that nothing changed.
    pub outdated: bool,
}

/// The state of match and draft for which a menu or button was rendered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RenderedAt {
    /// The revision of the last change of the position.
    pub revision: Revision,
    /// The version of the draft.
    pub version: u32,
}

#[derive(Debug)]
pub struct Drafts {
    pub(in crate::service) core: Arc<Core>,
}

impl Drafts {
    /// Opens the draft of the player on turn, which continues earlier choices for this move.
    ///
    /// # Errors
    ///
    /// [`UserError::NotOnTurn`] and the other reasons why a player can't move.
    pub fn open(&self, caller: &Caller, id: Id) -> Result<Composition, Error> {
        self.with_draft(caller, id, None, None)
    }

    /// Returns the draft for a button that doesn't change it. Fails as [`change`](Self::change)
    /// does.
    pub fn show(&self, caller: &Caller, id: Id, rendered: RenderedAt) -> Result<Composition, Error> {
        self.with_draft(caller, id, Some(rendered), None)
    }

    /// Changes a draft, unless it has changed since the menu was rendered.
    ///
    /// # Errors
    ///
    /// [`UserError::Stale`] if the position has changed since the menu was rendered; otherwise as
    /// [`open`](Self::open).
    pub fn change(
        &self,
        caller: &Caller,
        id: Id,
        rendered: RenderedAt,
        step: &DraftStep,
    ) -> Result<Composition, Error> {
        self.with_draft(caller, id, Some(rendered), Some(step))
    }

    /// Stores a canonical move as a draft, for buttons whose id is too short to hold it.
    pub fn put(&self, caller: &Caller, id: Id, text: &MoveText) -> Result<Draft, Error> {
        let step = DraftStep::Put(text.to_string());
        Ok(self.with_draft(caller, id, None, Some(&step))?.draft)
    }

    /// Replaces the draft with the legal move prefix that the player typed. Returns `None` if no
    /// legal move begins with it.
    pub fn begin(&self, caller: &Caller, id: Id, typed: &str) -> Result<Option<Composition>, Error> {
        let reading = self.core.store.begin_read()?;
        let (game, state) = self.core.load(&reading, id)?;
        drop(reading);
        let (game, state) = self.require_composer(game, state, caller.player, None)?;
        let match_view = self.core.view_and_cache(game, state, caller.player)?;
        let Some(draft) = match_view.board_view.view.draft_of(typed) else { return Ok(None) };
        self.with_draft(caller, id, None, Some(&DraftStep::Put(draft))).map(Some)
    }

    /// Stores typed text, for an edit button whose id is too short to hold it.
    pub fn store_typed(&self, caller: &Caller, id: Id, typed: &str) -> Result<(), Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Match(id)])?;
        let (game, state) = self.core.load(&tx, id)?;
        let (game, state) = self.require_composer(game, state, caller.player, None)?;
        let draft = Draft::for_match(&game, tx.draft(id, caller.player)?);
        tx.set_draft(id, caller.player, &Draft { typed: Some(typed.to_owned()), ..draft }, caller.now)?;
        self.core.states.insert(&game, state);
        tx.with_outcome(Some(CommitOutcome::Drafted)).commit()
    }

    /// Returns the stored text for the current position.
    pub fn typed(&self, player: PlayerId, id: Id) -> Result<Option<String>, Error> {
        let reading = self.core.store.begin_read()?;
        let game = reading.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        Ok(Draft::for_match(&game, reading.draft(id, player)?).typed)
    }

    /// Returns the draft of a pressed confirm button without storing anything.
    ///
    /// # Errors
    ///
    /// Fails as [`change`](Self::change) does.
    pub fn to_confirm(&self, player: PlayerId, id: Id, rendered: RenderedAt) -> Result<Composition, Error> {
        let reading = self.core.store.begin_read()?;
        let (game, state) = self.core.load(&reading, id)?;
        let (game, state) = self.require_composer(game, state, player, Some(rendered))?;
        let draft = Draft::for_match(&game, reading.draft(id, player)?);
        let outdated = draft.version != rendered.version;
        Ok(Composition::new(self.core.view_and_cache(game, state, player)?, draft, outdated))
    }

    fn with_draft(
        &self,
        caller: &Caller,
        id: Id,
        rendered: Option<RenderedAt>,
        step: Option<&DraftStep>,
    ) -> Result<Composition, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Match(id)])?;
        let (game, state) = self.core.load(&tx, id)?;
        let (game, state) = self.require_composer(game, state, caller.player, rendered)?;
        let stored = tx.draft(id, caller.player)?;
        let match_view = self.core.view_and_cache(game, state, caller.player)?;
        let before = Draft::for_match(&match_view.game, stored.clone());
        let outdated = rendered.is_some_and(|rendered| rendered.version != before.version);
        let changed =
            step.filter(|_| !outdated).and_then(|step| before.changed(&match_view.board_view.view, step));
        let unknown = matches!(step, Some(DraftStep::Choose(_))) && changed.is_none();
        let draft = changed.unwrap_or(before);
        let is_new = stored.as_ref() != Some(&draft);
        if is_new {
            tx.set_draft(id, caller.player, &draft, caller.now)?;
        }
        tx.with_outcome(is_new.then_some(CommitOutcome::Drafted)).commit()?;
        Ok(Composition::new(match_view, draft, outdated || unknown))
    }

    /// Checks that a player may compose a move, and that the menu belongs to the current position.
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
            // Check this before the turn, so that the player who was on turn learns that the move
            // was made elsewhere.
            if rendered.is_some_and(|rendered| rendered.revision != game.last_change()) {
                return Err(UserError::Stale);
            }
            side_on_turn(&game, &state, player).map(|_| ())
        };
        match check() {
            Ok(()) => Ok((game, state)),
            Err(error) => {
                self.core.states.insert(&game, state);
                Err(error.into())
            }
        }
    }
}

impl Composition {
    fn new(match_view: MatchView, mut draft: Draft, outdated: bool) -> Self {
        // Another version of the bot may have written an incompatible draft.
        let menu = draft.menu(&match_view.board_view.view, MenuStyle::Quick);
        Self { match_view, draft, menu, outdated }
    }

    /// The state to encode into newly rendered menus and buttons.
    #[must_use]
    pub const fn rendered_at(&self) -> RenderedAt {
        RenderedAt { revision: self.draft.revision, version: self.draft.version }
    }
}
