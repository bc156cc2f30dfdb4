//! What all connections share: the world, the gateway sessions, and the lock around them.

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::{Notify, oneshot, watch};

use super::attachments::FileStore;
use super::clock::Millis;
use super::faults::{FaultRng, FaultRule, Faults, RequestFault, apply_rules};
use super::ids::{InteractionId, UserId};
use super::options::{FollowingClock, Welcome};
use super::rate_limits::{Bucket, BucketState, RateLimits, TooMany};
use super::recording::Recording;
use super::sessions::Hub;
use super::world::interactions::Outcome;
use super::world::{Delivery, Saved, World};

/// How long a shard waits after another one has identified, ms.
const IDENTIFY_EVERY: u64 = 5000;
/// How many tokens have windows of rate limits at the same time.
const KEPT_TOKENS: usize = 64;

/// The state of a running sandbox.
pub(crate) struct Shared {
    core: Mutex<LockedState>,
    pub(crate) files: FileStore,
    request_faults: Mutex<FaultRng>,
    fault_rules: Mutex<Vec<FaultRule>>,
    /// `http://127.0.0.1:PORT`
    pub(crate) origin: String,
    /// Notified when there is something to save.
    pub(super) to_save: Notify,
    /// Becomes true when the sandbox stops.
    closing: watch::Sender<bool>,
    pub(crate) recording: Recording,
    /// `None` without rate limits.
    rate_limits: Option<Mutex<HashMap<String, RateLimits>>>,
    /// The intents that the bot may use.
    pub(crate) intents: u64,
    /// How many shards bots are told to use, and how many of them may identify at once.
    pub(crate) shards: (u64, u64),
    /// When a shard of each bot identified last, by its number modulo those that may do so at once.
    identified: Mutex<HashMap<(UserId, u64), Millis>>,
    /// Where interactions for endpoints go.
    deliveries: UnboundedSender<Delivery>,
    /// How far its clock is ahead of the machine's, ms.
    ahead: AtomicU64,
    /// The clock of a bot in the same program.
    following: Option<FollowingClock>,
    /// The world as it was at the start, for a reset.
    first: Saved,
    /// What the page's first card says.
    pub(crate) welcome: Option<Welcome>,
}

/// What is changed together, under one lock.
struct LockedState {
    world: World,
    hub: Hub,
    /// Requests that wait for the outcome of an interaction.
    waiting: HashMap<InteractionId, oneshot::Sender<Outcome>>,
}

/// What a sandbox is started with and does not change.
pub(super) struct SharedSettings {
    pub(super) origin: String,
    pub(super) welcome: Option<Welcome>,
    pub(super) rate_limits: bool,
    pub(super) intents: u64,
    pub(super) clock: Option<FollowingClock>,
    /// How many shards bots are told to use, and how many of them may identify at once.
    pub(super) shards: (u64, u64),
    pub(super) deliveries: UnboundedSender<Delivery>,
}

impl fmt::Debug for Shared {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The rest is large and contains tokens.
        out.debug_struct("Shared").field("origin", &self.origin).finish_non_exhaustive()
    }
}

impl Shared {
    pub(super) fn new(
        world: World,
        files: FileStore,
        settings: SharedSettings,
        (requests, events): (FaultRng, FaultRng),
        recording: Recording,
    ) -> Self {
        let SharedSettings { origin, welcome, rate_limits, intents, clock, shards, deliveries } = settings;
        let ahead = world.saved.ahead;
        if let Some(clock) = &clock {
            clock.ahead_ms.store(i64::try_from(ahead).unwrap_or(i64::MAX), Ordering::SeqCst);
        }
        Self {
            following: clock,
            shards,
            identified: Mutex::default(),
            deliveries,
            rate_limits: rate_limits.then(Mutex::default),
            intents,
            first: world.saved.clone(),
            ahead: AtomicU64::new(ahead),
            core: Mutex::new(LockedState { world, hub: Hub::new(events), waiting: HashMap::new() }),
            files,
            request_faults: Mutex::new(requests),
            fault_rules: Mutex::default(),
            origin,
            to_save: Notify::new(),
            closing: watch::Sender::new(false),
            recording,
            welcome,
        }
    }

    /// Returns the present time of the sandbox.
    pub(crate) fn now(&self) -> Millis {
        Millis(Millis::now().0 + self.ahead.load(Ordering::Acquire))
    }

    /// Moves the clock forward, in ms, and that of a bot in the same program with it.
    pub(crate) fn advance(&self, by: u64) {
        let ahead = self.ahead.fetch_add(by, Ordering::AcqRel) + by;
        self.act(|world| {
            world.saved.ahead = ahead;
            world.pass_time();
        });
        if let Some(clock) = &self.following {
            clock.ahead_ms.store(i64::try_from(ahead).unwrap_or(i64::MAX), Ordering::SeqCst);
        }
    }

    /// Returns whether a bot in the same program follows the clock.
    pub(crate) fn is_followed(&self) -> bool {
        self.following.is_some()
    }

    /// Returns whether the bot in the same program, if there is one, has done what was due by now.
    pub(crate) fn has_caught_up(&self) -> bool {
        let ahead = i64::try_from(self.ahead()).unwrap_or(i64::MAX);
        self.following.as_ref().is_none_or(|clock| clock.looked_ms.load(Ordering::SeqCst) >= ahead)
    }

    /// Returns when the next thing is due for the bot in the same program, if it says so and it is still to come.
    pub(crate) fn next_due(&self) -> Option<Millis> {
        let due = self.following.as_ref()?.next_due_ms.load(Ordering::SeqCst);
        u64::try_from(due).ok().map(Millis).filter(|due| *due > self.now())
    }

    /// Returns how far the clock is ahead of the machine's, ms.
    pub(crate) fn ahead(&self) -> u64 {
        self.ahead.load(Ordering::Acquire)
    }

    /// Makes the world what it was at the start; the bot's commands stay, and its sessions see the servers anew.
    pub(crate) fn reset(&self) {
        self.act(|world| world.reset(self.first.clone()));
        self.with_hub(Hub::close_strangers);
    }

    /// Replaces the faults; they begin anew from their seed.
    pub(crate) fn set_faults(&self, faults: Faults) {
        *lock(&self.request_faults) = FaultRng::new(faults);
        let for_events = FaultRng::new(Faults { seed: faults.seed ^ u64::MAX, ..faults });
        self.with_hub(|hub, _| hub.set_faults(for_events));
    }

    /// Tells all connections that the sandbox stops.
    pub(super) fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Waits until the sandbox stops.
    pub(crate) async fn closed(&self) {
        // Cannot fail: the sender is in `self`.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Does something in the world at the current time, and then what it leaves in the effects.
    ///
    /// Events are queued under the lock, so that all clients receive them in the order in which things happened. No
    /// network is waited for.
    pub(crate) fn act<T>(&self, action: impl FnOnce(&mut World) -> T) -> T {
        let mut core = lock(&self.core);
        let core = &mut *core;
        core.world.set_time(self.now());
        let result = action(&mut core.world);
        let effects = core.world.take_effects();
        for event in &effects.events {
            core.hub.dispatch(event);
        }
        for (id, outcome) in effects.outcomes {
            if let Some(waiting) = core.waiting.remove(&id) {
                // Fails if the person's connection is gone.
                let _ = waiting.send(outcome);
            }
        }
        for delivery in effects.deliveries {
            // Fails if the sandbox stops.
            let _ = self.deliveries.send(delivery);
        }
        for (id, bytes) in effects.new_files {
            self.files.add(id, bytes);
        }
        for id in effects.lost_files {
            self.files.forget(id);
        }
        if effects.changed {
            self.to_save.notify_one();
        }
        result
    }

    /// Works on the gateway sessions, and reads the world.
    pub(crate) fn with_hub<T>(&self, action: impl FnOnce(&mut Hub, &World) -> T) -> T {
        let mut core = lock(&self.core);
        let core = &mut *core;
        action(&mut core.hub, &core.world)
    }

    /// Starts an interaction, and returns its id and the receiver of its outcome.
    pub(crate) fn act_and_wait<E>(
        &self,
        action: impl FnOnce(&mut World) -> Result<InteractionId, E>,
    ) -> Result<(InteractionId, oneshot::Receiver<Outcome>), E> {
        let id = self.act(action)?;
        Ok((id, self.wait_for(id)))
    }

    fn wait_for(&self, id: InteractionId) -> oneshot::Receiver<Outcome> {
        let (sender, receiver) = oneshot::channel();
        let mut core = lock(&self.core);
        match core.world.outcome(id) {
            Some(outcome) => {
                // The bot has answered already.
                let _ = sender.send(outcome);
            }
            None => {
                core.waiting.insert(id, sender);
            }
        }
        receiver
    }

    /// Returns a copy of what must be saved. It is cheap, because messages are shared.
    pub(super) fn snapshot(&self) -> Saved {
        lock(&self.core).world.saved.clone()
    }

    /// Notes that a shard of a bot identifies. Returns whether it may: with rate limits one in 5 seconds, of those that
    /// have the same number modulo the greatest concurrency.
    pub(crate) fn may_identify(&self, bot: UserId, shard: u64) -> bool {
        if !self.has_rate_limits() {
            return true;
        }
        let now = self.now();
        let mut identified = lock(&self.identified);
        let last = identified.entry((bot, shard % self.shards.1.max(1))).or_default();
        let may = now.since(*last) >= IDENTIFY_EVERY;
        if may {
            *last = now;
        }
        may
    }

    /// Returns whether the bot has Discord's rate limits.
    pub(crate) fn has_rate_limits(&self) -> bool {
        self.rate_limits.is_some()
    }

    /// Counts a request of a bot, which is known by its token.
    ///
    /// # Errors
    ///
    /// If it comes too early.
    pub(crate) fn count_request(
        &self,
        token: &str,
        bucket: Option<&Bucket>,
    ) -> Result<Option<BucketState>, TooMany> {
        match &self.rate_limits {
            Some(limits) => {
                let mut limits = lock(limits);
                // Tokens that nobody has are not remembered for long.
                if limits.len() > KEPT_TOKENS {
                    limits.clear();
                }
                limits.entry(token.to_owned()).or_default().take(bucket, self.now())
            }
            None => Ok(None),
        }
    }

    /// Replaces the rules by which requests fail.
    pub(crate) fn set_fault_rules(&self, rules: Vec<FaultRule>) {
        *lock(&self.fault_rules) = rules;
    }

    /// Decides what goes wrong with a request of the bot, and how long it is delayed; `about` is its method, its route
    /// and its path.
    pub(crate) fn request_fault(&self, about: (&str, &str, &str)) -> (Option<RequestFault>, Duration) {
        if let Some(decided) = apply_rules(&mut lock(&self.fault_rules), about) {
            return decided;
        }
        let mut faults = lock(&self.request_faults);
        let fault = match faults.request() {
            // Most libraries do not repeat an answer to an interaction, and nobody waits for it twice.
            Some(RequestFault::Lost { .. }) if about.2.ends_with("/callback") => {
                Some(RequestFault::Lost { done: true })
            }
            fault => fault,
        };
        (fault, faults.delay())
    }
}

/// Locks a mutex, also after a panic in another thread: there is no better data to continue with.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
