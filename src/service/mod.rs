//! One deed at a time: load, decide, commit; then the caller speaks.
//!
//! A deed is one transaction. It holds the change of the match, the interaction that made it (so
//! that one delivered twice counts once) and the messages that it owes. Everything here blocks;
//! callers that must not wait put it on a thread of its own.

mod admins;
mod challenges;
mod clocks;
mod drafts;
mod find;
mod games;
mod lines;
mod lodgings;
mod look;
mod mydata;
mod notes;
mod outbox;
mod people;
mod plans;
mod proof;
mod record;
mod results;
mod server_data;
mod servers;
mod takebacks;
mod vacations;

pub use admins::AdjudicationPrompt;
pub use challenges::RematchDone;
pub use clocks::Ticked;
pub use drafts::{Composition, RenderedAt};
pub use find::{Asker, Wanted};
pub use games::{ConfirmMode, DrawDone, Taken};
pub use look::{History, HistoryEntry, MatchView};
pub use notes::NOTE_LIMIT;
pub use outbox::Ways;
pub use results::Profile;
pub use server_data::ServerExport;
pub use takebacks::TakebackDone;
pub use vacations::Leave;

use std::sync::Arc;

use crate::matches::{
    DamagedMatch, Id, IdMint, InteractionId, Match, MessageKind, OutboxMessage, PlayerId, Revision, Route,
    Timestamp, UserError,
};
use crate::store::{CachedPosition, Store, StoreError, WriteTx};
use lines::GameStateCache;
use sealed_move_rules::GameState;

/// Something went wrong that no player can help.
#[derive(Debug, thiserror::Error)]
pub enum InternalError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A stored match does not replay.
    #[error(transparent)]
    Damaged(#[from] DamagedMatch),
    /// A match wants lots, and has no seed to draw them from.
    #[error("match {id} has no seed for its lots")]
    NoSeed {
        /// Which match.
        id: Id,
    },
    /// The system gives no randomness.
    #[error("no randomness for a seed")]
    NoRandomness,
}

/// Why a deed was not done.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The player is told why; nobody else.
    #[error("refused: {0:?}")]
    User(UserError),
    /// The operator is told; the player learns only that it failed.
    #[error(transparent)]
    Internal(#[from] InternalError),
}

impl From<UserError> for Error {
    fn from(refusal: UserError) -> Self {
        Self::User(refusal)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            // Somebody else changed it between loading and storing.
            StoreError::Conflict { .. } => Self::User(UserError::Stale),
            error => Self::Internal(error.into()),
        }
    }
}

impl From<DamagedMatch> for Error {
    fn from(error: DamagedMatch) -> Self {
        Self::Internal(error.into())
    }
}

/// Who does a deed, by which interaction, and when.
#[derive(Clone, Copy, Debug)]
pub struct Call {
    /// The interaction that carries it.
    pub interaction: InteractionId,
    /// Who sent it.
    pub player: PlayerId,
    /// The present.
    pub now: Timestamp,
}

/// The deeds, over a store.
pub struct Service {
    store: Arc<dyn Store>,
    mint: IdMint,
    lines: GameStateCache,
    owed: tokio::sync::Notify,
}

impl std::fmt::Debug for Service {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Service").finish_non_exhaustive()
    }
}

impl Service {
    /// A service over a store; `node` keeps the ids of several processes apart.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, node: u16) -> Self {
        Self {
            store,
            mint: IdMint::new(node),
            lines: GameStateCache::default(),
            owed: tokio::sync::Notify::new(),
        }
    }

    /// Notes under which name a player appears.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn saw(&self, player: PlayerId, name: &str, now: Timestamp) -> Result<(), InternalError> {
        let known = self.store.reading()?.player_name(player)?;
        if known.as_deref() != Some(name) {
            let deed = self.store.writing()?;
            deed.saw_player(player, name, now)?;
            deed.commit()?;
        }
        Ok(())
    }

    /// The name of a player, if he was ever seen.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn name(&self, player: PlayerId) -> Result<Option<String>, InternalError> {
        Ok(self.store.reading()?.player_name(player)?)
    }

    /// Begins a deed; a repeated interaction does nothing.
    fn begin(&self, call: &Call) -> Result<Box<dyn WriteTx + '_>, Error> {
        let deed = self.store.writing()?;
        if deed.count_interaction(call.interaction, call.now)? {
            Ok(deed)
        } else {
            Err(UserError::Repeated.into())
        }
    }

    /// Loads a match with its line and checks the kept position against the replay.
    fn load(
        &self,
        reading: &(impl crate::store::ReadTx + ?Sized),
        id: Id,
    ) -> Result<(Match, GameState), Error> {
        let game = reading.game(id)?.ok_or(UserError::NoSuchMatch)?;
        let line = self.lines.take(&game)?;
        if let Some(kept) = reading.standing(id)?
            && kept != standing(&line)
        {
            // The plies are the truth; the next change writes the right position again.
            tracing::error!(game = %id, "the kept position differs from what the plies lead to");
        }
        Ok((game, line))
    }

    fn letter(
        &self,
        kind: MessageKind,
        game: &Match,
        actor: Option<PlayerId>,
        now: Timestamp,
    ) -> OutboxMessage {
        self.letter_about(kind, game.id, game.revision, game.place.channel, actor, now)
    }

    fn letter_about(
        &self,
        kind: MessageKind,
        subject: Id,
        revision: Revision,
        channel: crate::matches::ChannelId,
        actor: Option<PlayerId>,
        now: Timestamp,
    ) -> OutboxMessage {
        OutboxMessage {
            id: self.mint.next(now),
            kind,
            subject,
            revision,
            actor,
            channel,
            route: Route::Channel,
            parked: false,
            beside: false,
            created: now,
            attempts: 0,
        }
    }

    /// Commits a deed and wakes whoever sends what is owed.
    fn finish(&self, deed: Box<dyn WriteTx + '_>) -> Result<(), Error> {
        deed.commit()?;
        self.owed.notify_one();
        Ok(())
    }
}

/// What a line leads to, as the store keeps it.
fn standing(line: &GameState) -> CachedPosition {
    let position = line.position();
    CachedPosition { position: position.text(), turn: position.turn(), move_number: position.move_number() }
}
