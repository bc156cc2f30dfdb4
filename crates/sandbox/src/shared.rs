//! What all connections share: the world, the sessions, those who wait; and the one lock around them.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, oneshot, watch};

use super::Exchange;
use super::attachments::Files;
use super::clock::Millis;
use super::faults::{FaultDice, RequestFault};
use super::gateway::session::Hub;
use super::ids::InteractionId;
use super::world::World;
use super::world::interactions::Outcome;
use super::world::model::Saved;

pub(crate) struct Shared {
    core: Mutex<Core>,
    pub(crate) files: Files,
    request_dice: Mutex<FaultDice>,
    /// `http://127.0.0.1:PORT`
    pub(crate) origin: String,
    /// Rings when there is something to save.
    pub(super) to_save: Notify,
    /// Becomes true when the server goes down.
    closing: watch::Sender<bool>,
    traffic: Option<Mutex<Vec<Exchange>>>,
}

struct Core {
    world: World,
    hub: Hub,
    waiting: HashMap<InteractionId, oneshot::Sender<Outcome>>,
}

impl fmt::Debug for Shared {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The rest is large and full of tokens.
        out.debug_struct("Shared").field("origin", &self.origin).finish_non_exhaustive()
    }
}

impl Shared {
    pub(super) fn new(
        world: World,
        files: Files,
        origin: String,
        (requests, events): (FaultDice, FaultDice),
        record: bool,
    ) -> Self {
        Self {
            core: Mutex::new(Core { world, hub: Hub::new(events), waiting: HashMap::new() }),
            files,
            request_dice: Mutex::new(requests),
            origin,
            to_save: Notify::new(),
            closing: watch::Sender::new(false),
            traffic: record.then(Mutex::default),
        }
    }

    /// Tells all connections that the server goes down.
    pub(super) fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Waits until the server goes down.
    pub(crate) async fn closed(&self) {
        // The sender is in `self`: it cannot be gone.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Lets something happen in the world, now, and tells everybody whom it concerns.
    ///
    /// Events go out under the lock, so that all see them in the order in which things happened; they go into queues,
    /// so that nobody waits for a network.
    pub(crate) fn act<T>(&self, deed: impl FnOnce(&mut World) -> T) -> T {
        let mut core = lock(&self.core);
        let core = &mut *core;
        core.world.at(Millis::now());
        let result = deed(&mut core.world);
        let outbox = core.world.take_outbox();
        for event in &outbox.events {
            core.hub.dispatch(event, core.world.bot());
        }
        for (id, outcome) in outbox.outcomes {
            if let Some(waiting) = core.waiting.remove(&id) {
                // The person may have hung up.
                let _ = waiting.send(outcome);
            }
        }
        for (id, bytes) in outbox.new_files {
            self.files.keep(id, bytes);
        }
        for id in outbox.lost_files {
            self.files.forget(id);
        }
        if outbox.changed {
            self.to_save.notify_one();
        }
        result
    }

    /// Works on the sessions, with the world at hand.
    pub(crate) fn with_hub<T>(&self, deed: impl FnOnce(&mut Hub, &World) -> T) -> T {
        let mut core = lock(&self.core);
        let core = &mut *core;
        deed(&mut core.hub, &core.world)
    }

    /// Starts an interaction and returns where its outcome will arrive.
    pub(crate) fn act_and_wait<E>(
        &self,
        deed: impl FnOnce(&mut World) -> Result<InteractionId, E>,
    ) -> Result<(InteractionId, oneshot::Receiver<Outcome>), E> {
        let id = self.act(deed)?;
        Ok((id, self.wait_for(id)))
    }

    fn wait_for(&self, id: InteractionId) -> oneshot::Receiver<Outcome> {
        let (sender, receiver) = oneshot::channel();
        let mut core = lock(&self.core);
        match core.world.outcome(id) {
            Some(outcome) => {
                // The bot was faster.
                let _ = sender.send(outcome);
            }
            None => {
                core.waiting.insert(id, sender);
            }
        }
        receiver
    }

    /// Returns a copy of what is to be saved; cheap, for messages are shared.
    pub(super) fn snapshot(&self) -> Saved {
        lock(&self.core).world.saved.clone()
    }

    /// Decides what goes wrong with a request of the bot, and how long it takes.
    pub(crate) fn request_fault(&self) -> (Option<RequestFault>, Duration) {
        let mut dice = lock(&self.request_dice);
        (dice.request(), dice.delay())
    }

    /// Returns whether requests are recorded.
    pub(crate) fn records(&self) -> bool {
        self.traffic.is_some()
    }

    pub(crate) fn record(&self, exchange: Exchange) {
        if let Some(traffic) = &self.traffic {
            lock(traffic).push(exchange);
        }
    }

    pub(super) fn take_traffic(&self) -> Vec<Exchange> {
        self.traffic.as_ref().map(|traffic| std::mem::take(&mut *lock(traffic))).unwrap_or_default()
    }
}

/// Locks; a panic elsewhere leaves data that is still the best there is.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
