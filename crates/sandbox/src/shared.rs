//! State shared by all connections: the world and the gateway sessions under one lock.

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::{Notify, oneshot, watch};

use super::attachments::FileStore;
use super::clock::Millis;
use super::faults::{FaultRng, FaultRule, Faults, RequestFault, apply_rules};
use super::ids::{AttachmentId, InteractionId, UserId};
use super::options::{FollowingClock, Welcome, gateway_url};
use super::rate_limits::{Bucket, BucketState, RateLimits, TooMany};
use super::recording::Recording;
use super::sessions::Hub;
use super::world::interactions::Outcome;
use super::world::{Delivery, Saved, World};
use super::world_file::WorldFile;

/// Minimum interval between IDENTIFYs in ms.
const IDENTIFY_INTERVAL_MS: u64 = 5000;
/// Number of tokens with tracked rate limits.
const MAX_TRACKED_TOKENS: usize = 64;

pub(crate) struct Shared {
    core: Mutex<LockedState>,
    pub(crate) files: FileStore,
    request_faults: Mutex<FaultRng>,
    fault_rules: Mutex<Vec<FaultRule>>,
    /// `http://127.0.0.1:PORT`
    pub(crate) origin: String,
    /// Notified when there are changes to save.
    pub(super) to_save: Notify,
    /// `true` once the sandbox stops.
    closing: watch::Sender<bool>,
    pub(crate) recording: Recording,
    /// `None` without rate limits.
    rate_limits: Option<Mutex<HashMap<String, RateLimits>>>,
    /// Intents granted to the bot.
    pub(crate) intents: u64,
    /// Recommended number of shards, and how many of them may identify concurrently.
    pub(crate) shards: (u64, u64),
    /// Time of the last IDENTIFY, by bot and shard number modulo the maximum concurrency.
    identified: Mutex<HashMap<(UserId, u64), Millis>>,
    /// Queue of interactions for endpoints.
    deliveries: UnboundedSender<Delivery>,
    /// Offset of the sandbox's clock from the system clock in ms.
    ahead: AtomicU64,
    /// Clock of a bot in the same program.
    following: Option<FollowingClock>,
    /// Snapshot of the initial world, for a reset.
    first: Saved,
    /// Files of the initial world, if it comes from a world file.
    first_files: Vec<(AttachmentId, Bytes)>,
    /// Welcome card of the page.
    pub(crate) welcome: Option<Welcome>,
}

struct LockedState {
    world: World,
    hub: Hub,
    /// Requests waiting for the outcome of an interaction.
    waiting: HashMap<InteractionId, oneshot::Sender<Outcome>>,
}

pub(super) struct SharedSettings {
    pub(super) origin: String,
    pub(super) welcome: Option<Welcome>,
    pub(super) rate_limits: bool,
    pub(super) intents: u64,
    pub(super) clock: Option<FollowingClock>,
    /// Recommended number of shards, and how many of them may identify concurrently.
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
    /// `first_files` are the files of the world if it is new, for a reset.
    pub(super) fn new(
        (world, first_files): (World, Vec<(AttachmentId, Bytes)>),
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
            first_files,
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

    /// Returns the current time by the sandbox's clock.
    pub(crate) fn now(&self) -> Millis {
        Millis(Millis::now().0 + self.ahead.load(Ordering::Acquire))
    }

    /// Advances the clock by `by` ms, together with the clock of a bot in the same program.
    pub(crate) fn advance(&self, by: u64) {
        let ahead = self.ahead.fetch_add(by, Ordering::AcqRel) + by;
        self.act(|world| {
            world.saved.ahead = ahead;
            world.announce_clock();
            world.run_timers();
        });
        if let Some(clock) = &self.following {
            clock.ahead_ms.store(i64::try_from(ahead).unwrap_or(i64::MAX), Ordering::SeqCst);
        }
    }

    /// Returns whether a bot in the same program follows the clock.
    pub(crate) fn is_followed(&self) -> bool {
        self.following.is_some()
    }

    /// Returns whether the bot in the same program, if any, has completed its due work.
    pub(crate) fn has_caught_up(&self) -> bool {
        let ahead = i64::try_from(self.ahead()).unwrap_or(i64::MAX);
        self.following.as_ref().is_none_or(|clock| clock.looked_ms.load(Ordering::SeqCst) >= ahead)
    }

    /// Returns when the bot in the same program has due work, if it reports a time in the future.
    pub(crate) fn next_due(&self) -> Option<Millis> {
        let due = self.following.as_ref()?.next_due_ms.load(Ordering::SeqCst);
        u64::try_from(due).ok().map(Millis).filter(|due| *due > self.now())
    }

    /// Returns the offset from the system clock in ms.
    pub(crate) fn ahead(&self) -> u64 {
        self.ahead.load(Ordering::Acquire)
    }

    /// Restores the initial world. The bot keeps its commands and sessions, and receives its
    /// servers again.
    pub(crate) fn reset(&self) {
        self.act(|world| world.reset(self.first.clone()));
        self.with_hub(Hub::close_deleted_bots);
        for (id, bytes) in &self.first_files {
            self.files.add(*id, bytes.clone());
        }
    }

    /// Loads a world file. The first bot keeps its id, token and commands. The clock advances to
    /// the saved clock, if that is later.
    ///
    /// # Errors
    ///
    /// Never for a valid world.
    pub(crate) fn load(&self, file: WorldFile) -> serde_json::Result<()> {
        let running = self.with_hub(|_, world| world.saved.application.clone());
        let file = file.for_application(&running)?;
        self.advance(file.world.ahead.saturating_sub(self.ahead()));
        for (id, bytes) in file.contents() {
            self.files.add(id, bytes);
        }
        self.act(|world| world.reset(file.world));
        self.with_hub(Hub::close_deleted_bots);
        Ok(())
    }

    /// Replaces the faults and restarts their random sequence.
    pub(crate) fn set_faults(&self, faults: Faults) {
        *lock(&self.request_faults) = FaultRng::new(faults);
        let for_events = FaultRng::new(Faults { seed: faults.seed ^ u64::MAX, ..faults });
        self.with_hub(|hub, _| hub.set_faults(for_events));
    }

    /// Closes all connections because the sandbox stops.
    pub(super) fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Waits until the sandbox stops.
    pub(crate) async fn closed(&self) {
        // Can't fail: the sender is in `self`.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Performs an action in the world at the current time and applies its effects.
    ///
    /// Events are queued under the lock, so that all clients receive them in the same order. Never
    /// blocks on the network.
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
                // Fails if the user has disconnected.
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
        for id in effects.orphaned_files {
            self.files.forget(id);
        }
        if effects.changed {
            self.to_save.notify_one();
        }
        result
    }

    /// Runs `action` on the gateway sessions, with read access to the world.
    pub(crate) fn with_hub<T>(&self, action: impl FnOnce(&mut Hub, &World) -> T) -> T {
        let mut core = lock(&self.core);
        let core = &mut *core;
        action(&mut core.hub, &core.world)
    }

    /// Starts an interaction, and returns its id and a receiver for its outcome.
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
                // The bot has already answered.
                let _ = sender.send(outcome);
            }
            None => {
                core.waiting.insert(id, sender);
            }
        }
        receiver
    }

    /// Returns the environment variables for a bot in a separate process.
    pub(crate) fn variables(&self) -> Vec<(&'static str, String)> {
        let saved = &lock(&self.core).world.saved;
        let mut variables = vec![
            ("DISCORD_TOKEN", saved.application.bot_token.clone()),
            ("DISCORD_API", self.origin.clone()),
            ("DISCORD_GATEWAY", gateway_url(&self.origin)),
            ("DISCORD_APPLICATION_ID", saved.application.id.to_string()),
        ];
        variables.extend(saved.guilds.keys().next().map(|guild| ("DISCORD_GUILD_ID", guild.to_string())));
        variables
    }

    /// Returns a copy of the state to save. Cheap, because messages are shared.
    pub(crate) fn snapshot(&self) -> Saved {
        lock(&self.core).world.saved.clone()
    }

    /// Records an IDENTIFY of a shard and returns whether it is allowed.
    ///
    /// With rate limits, shards whose numbers are equal modulo the maximum concurrency share one
    /// IDENTIFY per 5 seconds.
    pub(crate) fn may_identify(&self, bot: UserId, shard: u64) -> bool {
        if !self.has_rate_limits() {
            return true;
        }
        let now = self.now();
        let mut identified = lock(&self.identified);
        let last = identified.entry((bot, shard % self.shards.1.max(1))).or_default();
        let may = now.since(*last) >= IDENTIFY_INTERVAL_MS;
        if may {
            *last = now;
        }
        may
    }

    pub(crate) fn has_rate_limits(&self) -> bool {
        self.rate_limits.is_some()
    }

    /// Counts a request of the bot with this token.
    ///
    /// # Errors
    ///
    /// If it is rate-limited.
    pub(crate) fn count_request(
        &self,
        token: &str,
        bucket: Option<&Bucket>,
    ) -> Result<Option<BucketState>, TooMany> {
        match &self.rate_limits {
            Some(limits) => {
                let mut limits = lock(limits);
                // Limits memory use by unknown tokens.
                if limits.len() > MAX_TRACKED_TOKENS {
                    limits.clear();
                }
                limits.entry(token.to_owned()).or_default().take(bucket, self.now())
            }
            None => Ok(None),
        }
    }

    pub(crate) fn set_fault_rules(&self, rules: Vec<FaultRule>) {
        *lock(&self.fault_rules) = rules;
    }

    /// Returns the fault and delay of a bot request. `about` is its method, route and path.
    pub(crate) fn request_fault(&self, about: (&str, &str, &str)) -> (Option<RequestFault>, Duration) {
        if let Some(decided) = apply_rules(&mut lock(&self.fault_rules), about) {
            return decided;
        }
        let mut faults = lock(&self.request_faults);
        let fault = match faults.request() {
            // Most libraries don't retry interaction responses, and the user waits for only one.
            Some(RequestFault::Lost { .. }) if about.2.ends_with("/callback") => {
                Some(RequestFault::Lost { done: true })
            }
            fault => fault,
        };
        (fault, faults.delay())
    }
}

/// Locks a mutex, ignoring poisoning: there is no better data to continue with.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
