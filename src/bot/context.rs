//! State shared by all parts of the running bot.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock, PoisonError, RwLock, RwLockReadGuard};
use std::time::{Duration, Instant};

use super::activity::ActivityLog;
use super::command_links::CommandLinks;
use super::discord_gate::DiscordGate;
use super::foreground_gate::ForegroundGate;
use super::lease::Lease;
use super::metrics::Metrics;
use super::name_cache::NameCache;
use super::picture_cache::PictureCache;
use super::picture_pool::{PictureHold, PicturePool};
use super::sight_cache::SightCache;
use super::think_pool::ThinkPool;
use crate::clock::Clock;
use crate::config::ApiRate;
use crate::dice::Seed;
use crate::domain::{AccountName, Opponent, PersonName, PlayerId, ReservedNames, Timestamp};
use crate::service::{InternalError, Service};
use crate::text::{self, Language};
use sealed_move_board::Studio;
use sealed_move_rules::Side;

/// Discord's time limit for the first response to an interaction.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(3);

#[derive(Clone, Copy)]
pub struct RngSource {
    /// Decides what needs no proof: who moves first in a challenge that leaves it open.
    pub coin: fn() -> Side,
    /// Returns a new seed for the dice of a match, or `None` if the system has no randomness.
    pub seed: fn() -> Option<Seed>,
}

/// Limits shared by all computer players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkLimits {
    /// Number of games the computer thinks about concurrently. The default is half of the cores.
    pub threads: Option<usize>,
    /// Time limit per move. A slower computer is stopped and tries again later.
    pub time_limit: Duration,
}

impl Default for ThinkLimits {
    fn default() -> Self {
        Self { threads: None, time_limit: Duration::from_secs(60) }
    }
}

/// Reserves the bot's words for players in English and these languages.
fn reserved_names(further: &[Language]) -> Arc<RwLock<ReservedNames>> {
    let mut reserved = ReservedNames::default();
    for lang in further.iter().copied().chain([Language::ENGLISH]) {
        text::words_for_players(lang).iter().for_each(|word| reserved.add(word));
    }
    Arc::new(RwLock::new(reserved))
}

/// State shared by all parts of the running bot. Cheap to clone.
#[derive(Clone)]
pub struct BotContext {
    service: Arc<Service>,
    studio: Arc<Studio>,
    rng: RngSource,
    clock: Clock,
    further_languages: Arc<[Language]>,
    metrics: Arc<Metrics>,
    pictures: Arc<PictureCache>,
    picture_pool: Arc<PicturePool>,
    names: Arc<NameCache>,
    command_links: Arc<CommandLinks>,
    sights: Arc<SightCache>,
    own: Arc<OnceLock<PlayerId>>,
    reserved: Arc<RwLock<ReservedNames>>,
    activity: Arc<ActivityLog>,
    discord_gate: Arc<DiscordGate>,
    lease: Arc<Lease>,
    thinking: ThinkLimits,
    think_pool: Arc<ThinkPool>,
    foreground_gate: Arc<ForegroundGate>,
    response_time: Duration,
    api_rate: ApiRate,
}

impl std::fmt::Debug for BotContext {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BotContext").finish_non_exhaustive()
    }
}

impl BotContext {
    #[must_use]
    pub fn new(service: Arc<Service>, studio: Arc<Studio>, rng: RngSource) -> Self {
        let mut further_languages: Vec<Language> =
            Language::all().filter(|lang| *lang != Language::default()).collect();
        further_languages.sort_by_cached_key(|lang| lang.sorting_key());
        let further_languages: Arc<[Language]> = further_languages.into();
        let reserved = reserved_names(&further_languages);
        let metrics = Arc::new(Metrics::new());
        let pictures = Arc::default();
        Self {
            service,
            studio,
            rng,
            clock: Clock::System,
            further_languages,
            metrics,
            pictures,
            picture_pool: Arc::default(),
            names: Arc::default(),
            command_links: Arc::default(),
            sights: Arc::default(),
            own: Arc::default(),
            reserved,
            activity: Arc::default(),
            discord_gate: Arc::default(),
            lease: Arc::default(),
            thinking: ThinkLimits::default(),
            think_pool: ThinkPool::new(None),
            foreground_gate: Arc::default(),
            response_time: RESPONSE_TIMEOUT,
            api_rate: ApiRate::default(),
        }
    }

    /// Sets a longer time limit for first responses than Discord's. Tests use it to be independent
    /// of the machine's load.
    #[doc(hidden)]
    #[must_use]
    pub fn with_response_time(self, response_time: Duration) -> Self {
        Self { response_time, ..self }
    }

    #[must_use]
    pub fn with_api_rate(self, api_rate: ApiRate) -> Self {
        Self { api_rate, ..self }
    }

    /// The rate of requests to Discord, except responses to interactions.
    pub(crate) const fn api_rate(&self) -> ApiRate {
        self.api_rate
    }

    pub(crate) const fn response_time(&self) -> Duration {
        self.response_time
    }

    /// Age at which an interaction without a response is deferred.
    pub(crate) fn defer_after(&self) -> Duration {
        self.response_time / 2
    }

    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Self {
        Self { clock, ..self }
    }

    /// Sets the languages offered besides the default one, for tests.
    #[doc(hidden)]
    #[must_use]
    pub fn with_languages(self, further: &[Language]) -> Self {
        Self { further_languages: further.into(), reserved: reserved_names(further), ..self }
    }

    #[must_use]
    pub fn with_thinking(self, thinking: ThinkLimits) -> Self {
        Self { thinking, think_pool: ThinkPool::new(thinking.threads), ..self }
    }

    pub(crate) const fn thinking(&self) -> ThinkLimits {
        self.thinking
    }

    pub(crate) const fn think_pool(&self) -> &Arc<ThinkPool> {
        &self.think_pool
    }

    pub(crate) const fn foreground_gate(&self) -> &Arc<ForegroundGate> {
        &self.foreground_gate
    }

    /// Sets the bot's own user, and reserves its names.
    pub(crate) fn set_own_user<'a>(&self, user: PlayerId, names: impl Iterator<Item = &'a str>) {
        // Every connection reports the same user.
        if self.own.set(user).is_ok() {
            let mut reserved = self.reserved.write().unwrap_or_else(PoisonError::into_inner);
            names.for_each(|name| reserved.add(name));
        }
    }

    /// The names that belong to the bot and its texts.
    pub(crate) fn reserved_names(&self) -> RwLockReadGuard<'_, ReservedNames> {
        self.reserved.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn activity(&self) -> &ActivityLog {
        &self.activity
    }

    pub(crate) fn command_links(&self) -> &CommandLinks {
        &self.command_links
    }

    pub(crate) const fn discord_gate(&self) -> &Arc<DiscordGate> {
        &self.discord_gate
    }

    pub(crate) const fn lease(&self) -> &Arc<Lease> {
        &self.lease
    }

    /// The languages offered besides the default one.
    #[must_use]
    pub fn further_languages(&self) -> &[Language] {
        &self.further_languages
    }

    /// A random side where no proof is needed.
    pub(crate) fn coin(&self) -> Side {
        (self.rng.coin)()
    }

    /// A new seed for the dice of a match, or `None` if the system has no randomness.
    pub(crate) fn seed(&self) -> Option<Seed> {
        (self.rng.seed)()
    }

    /// Whether an opponent is the bot itself.
    pub(crate) fn is_own(&self, opponent: Opponent) -> bool {
        opponent.bot && self.own.get() == Some(&opponent.player)
    }

    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    pub(crate) const fn clock(&self) -> &Clock {
        &self.clock
    }

    #[must_use]
    pub const fn service(&self) -> &Arc<Service> {
        &self.service
    }

    pub(crate) fn metrics(&self) -> &Arc<Metrics> {
        &self.metrics
    }

    pub(crate) fn studio(&self) -> &Studio {
        &self.studio
    }

    pub(crate) fn pictures(&self) -> &PictureCache {
        &self.pictures
    }

    pub(crate) fn sights(&self) -> &SightCache {
        &self.sights
    }

    pub(crate) fn picture_pool(&self) -> &PicturePool {
        &self.picture_pool
    }

    /// Keeps all pictures from being drawn until the result is dropped, for tests of a slow machine.
    #[doc(hidden)]
    #[must_use]
    pub fn hold_pictures(&self) -> PictureHold {
        self.picture_pool.hold()
    }

    /// How many boards were drawn, for tests.
    #[doc(hidden)]
    #[must_use]
    pub fn boards_drawn(&self) -> u64 {
        self.pictures.drawn()
    }

    /// Names people who appear together. One query fetches all names missing from the cache.
    pub(crate) fn names_of(
        &self,
        players: &[PlayerId],
    ) -> Result<HashMap<PlayerId, PersonName>, InternalError> {
        let now = Instant::now();
        let known = players.iter().filter_map(|player| Some((*player, self.names.get(*player, now)?)));
        let mut names: HashMap<_, _> = known.collect();
        let missing: Vec<_> = players.iter().copied().filter(|player| !names.contains_key(player)).collect();
        if !missing.is_empty() {
            for (player, name) in self.service.players.names(&missing)? {
                self.names.insert(player, &name, now);
                names.insert(player, name);
            }
        }
        Ok(PersonName::of_group(&names, &self.reserved_names()))
    }

    /// Caches the stored names of a player's account.
    pub(crate) fn cache_name(&self, player: PlayerId, name: &AccountName) {
        self.names.insert(player, name, Instant::now());
    }

    /// Evicts a player's name from the cache after it was changed or deleted.
    pub(crate) fn evict_name(&self, player: PlayerId) {
        self.names.evict(player);
    }
}
