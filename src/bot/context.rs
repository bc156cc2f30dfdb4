//! The parts of the running bot.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use super::activity::SignLog;
use super::foreground_gate::OpenAnswers;
use super::lease::Serving;
use super::metrics::Metrics;
use super::name_cache::NameCache;
use super::picture_cache::PictureCache;
use super::think_pool::ThinkPool;
use crate::clock::Clock;
use crate::config::ApiRate;
use crate::dice::Seed;
use crate::domain::{Opponent, PlayerId, Timestamp};
use crate::service::{InternalError, Service};
use crate::text::Language;
use sealed_move_board::Studio;
use sealed_move_rules::Side;

/// How long Discord waits for the first answer to an interaction.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(3);

/// Where randomness comes from.
#[derive(Clone, Copy)]
pub struct RngSource {
    /// Decides what nobody needs to prove: who moves first in a challenge that leaves it open.
    pub coin: fn() -> Side,
    /// A new seed for the dice of a match; nothing where the system gives no randomness.
    pub seed: fn() -> Option<Seed>,
}

/// What bounds the thought of all computer players together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkLimits {
    /// In how many games the computer thinks at once; half of the machine's cores where that is not said.
    pub threads: Option<usize>,
    /// The longest time for a move: who thinks longer is stopped and tries again later.
    pub longest: Duration,
}

impl Default for ThinkLimits {
    fn default() -> Self {
        Self { threads: None, longest: Duration::from_secs(60) }
    }
}

/// What every part of the running bot shares. A copy is cheap and shares it, too.
#[derive(Clone)]
pub struct BotContext {
    service: Arc<Service>,
    studio: Arc<Studio>,
    rng: RngSource,
    clock: Clock,
    further_languages: Arc<[Language]>,
    metrics: Arc<Metrics>,
    pictures: Arc<PictureCache>,
    names: Arc<NameCache>,
    own: Arc<OnceLock<PlayerId>>,
    presence: Arc<SignLog>,
    serving: Arc<Serving>,
    thinking: ThinkLimits,
    think_pool: Arc<ThinkPool>,
    open_answers: Arc<OpenAnswers>,
    response_time: Duration,
    api_rate: ApiRate,
}

impl std::fmt::Debug for BotContext {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BotContext").finish_non_exhaustive()
    }
}

impl BotContext {
    /// The parts of a bot that goes by the machine's clock.
    #[must_use]
    pub fn new(service: Arc<Service>, studio: Arc<Studio>, rng: RngSource) -> Self {
        let further_languages = Language::all().filter(|lang| *lang != Language::default()).collect();
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
            names: Arc::default(),
            own: Arc::default(),
            presence: Arc::default(),
            serving: Arc::default(),
            thinking: ThinkLimits::default(),
            think_pool: ThinkPool::new(None),
            open_answers: Arc::default(),
            response_time: RESPONSE_TIMEOUT,
            api_rate: ApiRate::default(),
        }
    }

    /// The same parts for people who wait longer for a first response than on Discord, for tests: how busy the
    /// machine is decides nothing there.
    #[doc(hidden)]
    #[must_use]
    pub fn with_response_time(self, response_time: Duration) -> Self {
        Self { response_time, ..self }
    }

    /// The same parts with another rate of requests to Discord.
    #[must_use]
    pub fn with_api_rate(self, api_rate: ApiRate) -> Self {
        Self { api_rate, ..self }
    }

    /// How many requests a second go to Discord, answers to interactions aside.
    pub(crate) const fn api_rate(&self) -> ApiRate {
        self.api_rate
    }

    /// How long an interaction waits for its first response.
    pub(crate) const fn response_time(&self) -> Duration {
        self.response_time
    }

    /// After how long an answer that is not there yet is announced.
    pub(crate) fn defer_after(&self) -> Duration {
        self.response_time / 2
    }

    /// The same parts by another clock.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Self {
        Self { clock, ..self }
    }

    /// The same parts with other languages on offer beside the default one, for tests.
    #[doc(hidden)]
    #[must_use]
    pub fn with_languages(self, further: &[Language]) -> Self {
        Self { further_languages: further.into(), ..self }
    }

    /// The same parts with other bounds of the computer's thought.
    #[must_use]
    pub fn with_thinking(self, thinking: ThinkLimits) -> Self {
        Self { thinking, think_pool: ThinkPool::new(thinking.threads), ..self }
    }

    /// What bounds the computer's thought.
    pub(crate) const fn thinking(&self) -> ThinkLimits {
        self.thinking
    }

    /// Where computers think.
    pub(crate) const fn think_pool(&self) -> &Arc<ThinkPool> {
        &self.think_pool
    }

    /// The answers that are being made, for which computers wait.
    pub(crate) const fn open_answers(&self) -> &Arc<OpenAnswers> {
        &self.open_answers
    }

    /// Notes which user the bot is itself.
    pub(crate) fn note_own(&self, user: PlayerId) {
        // It is the same at each connection.
        let _ = self.own.set(user);
    }

    /// Who gave a sign of themselves lately.
    pub(crate) fn presence(&self) -> &SignLog {
        &self.presence
    }

    /// Until when this process may serve.
    pub(crate) const fn serving(&self) -> &Arc<Serving> {
        &self.serving
    }

    /// The languages that commands are told in and people may choose, beside the default one.
    #[must_use]
    pub fn further_languages(&self) -> &[Language] {
        &self.further_languages
    }

    /// A random side, where nothing needs to be proven.
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

    /// The present.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// What the clock does.
    pub(crate) const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The actions of the bot.
    #[must_use]
    pub const fn service(&self) -> &Arc<Service> {
        &self.service
    }

    /// What is counted.
    pub(crate) fn metrics(&self) -> &Arc<Metrics> {
        &self.metrics
    }

    /// What renders the pictures.
    pub(crate) fn studio(&self) -> &Studio {
        &self.studio
    }

    /// The pictures that were drawn last.
    pub(crate) fn pictures(&self) -> &PictureCache {
        &self.pictures
    }

    /// How many boards were drawn, for tests.
    #[doc(hidden)]
    #[must_use]
    pub fn boards_drawn(&self) -> u64 {
        self.pictures.drawn()
    }

    /// The names of players, as far as they were ever seen; those that nobody asked for lately in one question.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub(crate) fn names_of(&self, players: &[PlayerId]) -> Result<HashMap<PlayerId, String>, InternalError> {
        let now = Instant::now();
        let known = players.iter().filter_map(|player| Some((*player, self.names.get(*player, now)?)));
        let mut names: HashMap<_, _> = known.collect();
        let others: Vec<_> = players.iter().copied().filter(|player| !names.contains_key(player)).collect();
        if !others.is_empty() {
            for (player, name) in self.service.players.names(&others)? {
                self.names.note(player, &name, now);
                names.insert(player, name);
            }
        }
        Ok(names)
    }

    /// Notes a player's name as it is stored.
    pub(crate) fn note_name(&self, player: PlayerId, name: &str) {
        self.names.note(player, name, Instant::now());
    }

    /// Asks for a player's name anew: it was changed, or deleted.
    pub(crate) fn forget_name(&self, player: PlayerId) {
        self.names.forget(player);
    }
}
