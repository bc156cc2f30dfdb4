//! Shared by all service concerns: store, id generation, match cache and transactions.

mod action;
mod rating_bounds;
mod results;

use std::sync::Arc;
use std::time::Duration;

pub(super) use self::action::ActionTx;
use self::action::Outcomes;
use self::results::store_results;
use super::game::match_view::{MatchView, view_for, view_for_everyone};
use super::game::state_cache::GameStateCache;
use super::game::turn_clocks::load_pauses;
use super::tournament::results::record_season_result;
use super::{Caller, Error};
use crate::domain::{
    ChannelId, Id, IdMint, Match, MessageClass, MessageKind, MessageQuestion, OutboxMessage, PersonKey,
    PlayerId, Revision, Route, Seat, Timestamp, Unpinged, UserError,
};
use crate::store::{CachedPosition, LockRoot, ProcessCard, ProcessToken, ReadTx, Store, StoreError, WriteTx};
use sealed_move_rules::GameState;

/// Capacity of the answer channel. A receiver that lags behind polls the store.
const ANSWER_BACKLOG: usize = 64;

/// Retries after a deadlock.
const MAX_RETRIES: u32 = 3;

/// Lease of a process after its last heartbeat.
pub const LEASE_TTL: Duration = Duration::from_secs(10);

/// Registers the process in the store and returns its node number.
fn join(store: &dyn Store, card: &ProcessCard) -> Result<u16, StoreError> {
    let tx = store.begin_write()?;
    let node = tx.add_process(card, LEASE_TTL)?.ok_or(StoreError::Crowded)?;
    tx.commit()?;
    tracing::info!(node, "process joined the cluster");
    Ok(node)
}

/// State shared by the concerns of [`Service`](super::Service).
pub(super) struct Core {
    pub(super) store: Arc<dyn Store>,
    pub(super) mint: IdMint,
    pub(super) key: PersonKey,
    pub(super) states: GameStateCache,
    /// Owner of this process's claims: random in a cluster, the node number otherwise.
    pub(super) process: ProcessToken,
    /// Whether other processes may use the same store.
    pub(super) shared: bool,
    outcomes: Outcomes,
    outbox: tokio::sync::Notify,
    computers: tokio::sync::Notify,
    reviews: tokio::sync::Notify,
    answers: tokio::sync::broadcast::Sender<Id>,
}

impl std::fmt::Debug for Core {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Core").finish_non_exhaustive()
    }
}

impl Core {
    /// Creates the core of a process with exclusive use of its store.
    pub(super) fn new(store: Arc<dyn Store>, node: u16, key: PersonKey) -> Self {
        Self::with(store, node, key, ProcessToken(node.into()), false)
    }

    /// Creates the core of a process in a cluster and registers the process.
    pub(super) fn clustered(
        store: Arc<dyn Store>,
        card: &ProcessCard,
        key: PersonKey,
    ) -> Result<Self, StoreError> {
        let node = join(&*store, card)?;
        Ok(Self::with(store, node, key, card.token, true))
    }

    fn with(store: Arc<dyn Store>, node: u16, key: PersonKey, process: ProcessToken, shared: bool) -> Self {
        Self {
            store,
            mint: IdMint::new(node),
            key,
            states: GameStateCache::default(),
            process,
            shared,
            outcomes: Outcomes::default(),
            outbox: tokio::sync::Notify::new(),
            computers: tokio::sync::Notify::new(),
            reviews: tokio::sync::Notify::new(),
            answers: tokio::sync::broadcast::channel(ANSWER_BACKLOG).0,
        }
    }

    /// Begins recording the delivery result of a message, with `roots` locked.
    ///
    /// Returns `None` if this process was too slow and another one has claimed the message.
    pub(super) fn begin_for_message(
        &self,
        message: Id,
        roots: &[LockRoot],
    ) -> Result<Option<WriteTx<'_>>, StoreError> {
        let tx = self.store.begin_write()?;
        tx.lock(roots)?;
        if self.shared && !tx.holds_message(message, self.process)? {
            tracing::info!(outbox_message = %message, "message claimed by another process");
            return Ok(None);
        }
        Ok(Some(tx))
    }

    pub(super) fn notify_outbox(&self) {
        self.outbox.notify_one();
    }

    /// Waits for a commit that may contain new messages.
    pub(super) async fn outbox_notified(&self) {
        self.outbox.notified().await;
    }

    pub(super) fn notify_computers(&self) {
        self.computers.notify_one();
    }

    /// Waits until it may be the computer's turn in a match.
    pub(super) async fn computers_notified(&self) {
        self.computers.notified().await;
    }

    pub(super) fn notify_reviews(&self) {
        self.reviews.notify_one();
    }

    /// Waits until a review may be due.
    pub(super) async fn reviews_notified(&self) {
        self.reviews.notified().await;
    }

    /// Notifies subscribers of a stored answer or review by the computer.
    pub(super) fn announce_answer(&self, game: Id) {
        // No receivers is fine.
        let _ = self.answers.send(game);
    }

    /// Subscribes to the computer's answers.
    pub(super) fn answers(&self) -> Answers {
        Answers(self.answers.subscribe())
    }

    /// Loads and replays a match, and compares the stored position with the replay.
    pub(super) fn load(&self, reading: &ReadTx<'_>, id: Id) -> Result<(Match, GameState), Error> {
        let mut game = reading.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        load_pauses(reading, &mut game)?;
        let state = self.states.take(&game)?;
        if let Some(cached) = reading.cached_position(id)?
            && cached != cached_position(&state)
        {
            // Trust the move records; the next change overwrites the stored position.
            tracing::error!(game = %id, "stored position differs from its replay");
        }
        Ok((game, state))
    }

    /// Stores a changed match, which was at revision `from` when loaded. Every action stores
    /// through here.
    ///
    /// Also closes overtaken offers, schedules the computer, and stores results and ratings if the
    /// match ended.
    pub(super) fn save(
        &self,
        tx: &WriteTx<'_>,
        game: &Match,
        from: Revision,
        state: &GameState,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        tx.update_match(game, from, &cached_position(state), now)?;
        self.close_obsolete(tx, game, now)?;
        self.schedule_computer(tx, game, state, now)?;
        record_season_result(tx, game, state.position().turn(), now)?;
        store_results(tx, &self.key, game, state.position().turn(), now)
    }

    /// Runs a single-transaction action, retrying it after a deadlock. A retry gets the same rolls,
    /// because they derive from the seed and the interaction.
    pub(super) fn retry_on_deadlock<T>(mut action: impl FnMut() -> Result<T, Error>) -> Result<T, Error> {
        for _ in 0..MAX_RETRIES {
            match action() {
                Err(Error::Internal(error)) if error.is_deadlock() => {
                    tracing::debug!(%error, "retrying after deadlock");
                }
                done => return done,
            }
        }
        action()
    }

    /// Changes a match in one transaction: loads it, applies `decide`, and stores it with the
    /// message that `decide` returns. Returns the caller's view of the new state.
    pub(super) fn change<K: Into<Option<MessageKind>>>(
        &self,
        caller: &Caller,
        id: Id,
        decide: impl FnMut(&mut Match, &mut GameState, &WriteTx<'_>) -> Result<K, Error>,
    ) -> Result<MatchView, Error> {
        self.request(caller, id, decide).map(|(match_view, _)| match_view)
    }

    /// Like [`change`](Self::change), for an action that may be a request. Also returns why the
    /// request doesn't ping.
    pub(super) fn request<K: Into<Option<MessageKind>>>(
        &self,
        caller: &Caller,
        id: Id,
        mut decide: impl FnMut(&mut Match, &mut GameState, &WriteTx<'_>) -> Result<K, Error>,
    ) -> Result<(MatchView, Option<Unpinged>), Error> {
        Self::retry_on_deadlock(|| self.change_once(caller, id, &mut decide))
    }

    fn change_once<K: Into<Option<MessageKind>>>(
        &self,
        caller: &Caller,
        id: Id,
        decide: impl FnOnce(&mut Match, &mut GameState, &WriteTx<'_>) -> Result<K, Error>,
    ) -> Result<(MatchView, Option<Unpinged>), Error> {
        let tx = self.begin_locked(caller, &[LockRoot::Match(id)])?;
        let (mut game, mut state) = self.load(&tx, id)?;
        if game.private_to().is_some_and(|player| player != caller.player) {
            return Err(UserError::NoSuchMatch.into());
        }
        if game.ending.is_none() && game.is_out_of_time(caller.now) {
            return Err(self.end_on_time(tx, game, state, caller)?);
        }
        let from = game.revision;
        let kind = decide(&mut game, &mut state, &tx)?.into();
        self.save(&tx, &game, from, &state, caller.now)?;
        let mut unpinged = None;
        if let Some(kind) = kind {
            let message = self.message(kind, &game, Some(caller.player), caller.now);
            unpinged = self.enqueue_about_match(&tx, message, &game, state.position().turn(), caller)?;
        }
        tx.commit_and(|| Ok((self.view_and_cache(game, state, caller.player)?, unpinged)))
    }

    /// Ends a match whose time ran out before this action. Returns the refusal of the action.
    pub(super) fn end_on_time(
        &self,
        tx: ActionTx<'_>,
        mut game: Match,
        state: GameState,
        caller: &Caller,
    ) -> Result<Error, Error> {
        let from = game.revision;
        game.lose_on_time(state.position().turn())?;
        self.save(&tx, &game, from, &state, caller.now)?;
        tx.enqueue(&self.message(MessageKind::Over, &game, None, caller.now))?;
        tx.commit()?;
        self.states.insert(&game, state);
        Ok(UserError::OutOfTime.into())
    }

    /// Builds the view of `player` for a loaded or changed match, and caches the state.
    pub(super) fn view_and_cache(
        &self,
        game: Match,
        state: GameState,
        player: PlayerId,
    ) -> Result<MatchView, Error> {
        let view = view_for(&self.store.begin_read()?, game, &state, player)?;
        self.states.insert(&view.game, state);
        Ok(view)
    }

    /// Builds the public view of a match as of `revision`.
    pub(super) fn public_view(&self, id: Id, revision: Revision) -> Result<MatchView, Error> {
        let reading = self.store.begin_read()?;
        let mut game = reading.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        // Keep only offers made at or before this revision.
        let draw_offer = game.draw_offer.filter(|offer| offer.revision <= revision);
        let takeback_offer = game.takeback_offer.filter(|offer| offer.revision <= revision);
        let now = game.revision == revision;
        let outdated = game.last_change() > revision || (game.ending.is_some() && !now);
        let state = if now {
            self.states.take(&game)?
        } else {
            let then = reading.load_match_at(id, revision)?.ok_or(UserError::NoSuchMatch)?;
            game = then;
            (game.draw_offer, game.takeback_offer) = (draw_offer, takeback_offer);
            game.replay()?
        };
        let view = view_for_everyone(&reading, game, &state, outdated)?;
        if now {
            self.states.insert(&view.game, state);
        }
        Ok(view)
    }

    /// Builds a message about a match for its channel, with the question that is open in the match.
    pub(super) fn message(
        &self,
        kind: MessageKind,
        game: &Match,
        actor: Option<PlayerId>,
        now: Timestamp,
    ) -> OutboxMessage {
        let actor = actor.map(Seat::Person);
        let message = self.message_about(kind, game.id, game.revision, game.place.channel, actor, now);
        let route = game.private_to().map_or(Route::Channel, Route::Direct);
        OutboxMessage { asks: MessageQuestion::in_message(kind, game), route, ..message }
    }

    /// Builds a message about a match or challenge.
    pub(super) fn message_about(
        &self,
        kind: MessageKind,
        subject: Id,
        revision: Revision,
        channel: ChannelId,
        actor: Option<Seat>,
        now: Timestamp,
    ) -> OutboxMessage {
        OutboxMessage {
            id: self.mint.next(now),
            kind,
            class: MessageClass::of(kind),
            subject,
            revision,
            actor,
            channel,
            route: Route::Channel,
            asks: None,
            edit: None,
            parked: false,
            beside: false,
            quiet: None,
            detour: None,
            created: now,
            attempts: 0,
        }
    }
}

/// Subscription to the computer's answers.
#[derive(Debug)]
pub struct Answers(tokio::sync::broadcast::Receiver<Id>);

impl Answers {
    /// Waits until the computer may have answered in `game`. Returns `false` once the service is
    /// gone.
    pub async fn wait_for(&mut self, game: Id) -> bool {
        use tokio::sync::broadcast::error::RecvError;
        loop {
            match self.0.recv().await {
                Ok(other) if other != game => {}
                Ok(_) | Err(RecvError::Lagged(_)) => return true,
                Err(RecvError::Closed) => return false,
            }
        }
    }
}

/// Returns the position columns that the store keeps beside the moves.
pub(super) fn cached_position(state: &GameState) -> CachedPosition {
    let position = state.position();
    CachedPosition { position: position.text(), turn: position.turn(), move_number: position.move_number() }
}
