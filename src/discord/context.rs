//! What handlers work with: the parts of the running bot, and who sent an interaction.
//!
//! Nothing here decides or tells anything.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use super::format::mention;
use super::limits;
use super::metrics::Metrics;
use super::name_cache::NameCache;
use super::open_answers::OpenAnswers;
use super::permissions::{ChannelAccess, ChannelPermissions};
use super::pictures::PictureCache;
use super::presence::SignLog;
use super::serving::Serving;
use super::think_pool::ThinkPool;
use crate::clock::Clock;
use crate::config::ApiRate;
use crate::dice::Seed;
use crate::i18n::Language;
use crate::matches::{
    ChannelId, GuildId, Id, Opponent, PlayerId, PlayerSettings, Preferences, Seat, Timestamp, UserError,
};
use crate::service::{Caller, Error, InternalError, MatchFilter, MatchView, Service};
use sealed_move_board::Studio;
use sealed_move_rules::Side;

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
            response_time: limits::ANSWER_WITHIN,
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
    pub(super) fn pictures(&self) -> &PictureCache {
        &self.pictures
    }

    /// How many boards were drawn, for tests.
    #[doc(hidden)]
    #[must_use]
    pub fn boards_drawn(&self) -> u64 {
        self.pictures.drawn()
    }

    /// A player's name; their mention where they were never seen.
    pub(crate) fn name(&self, lang: Language, player: impl Into<Seat>) -> String {
        let seat = player.into();
        let name = seat.person().and_then(|player| self.names_of(&[player]).ok()?.remove(&player));
        name.unwrap_or_else(|| mention(lang, seat))
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
    pub(super) fn note_name(&self, player: PlayerId, name: &str) {
        self.names.note(player, name, Instant::now());
    }

    /// Asks for a player's name anew: it was changed, or deleted.
    pub(super) fn forget_name(&self, player: PlayerId) {
        self.names.forget(player);
    }
}

/// Who sent an interaction, from where and when, in which language they read, and what a handler
/// answers with.
#[derive(Debug)]
pub struct InteractionContext {
    /// The interaction, its sender, and from where it came.
    pub caller: Caller,
    /// The sender's name as people see it.
    pub name: String,
    /// The locale of the sender's Discord, where the interaction tells it.
    pub locale: Option<String>,
    /// The locale of the server, where the interaction tells it.
    pub guild_locale: Option<String>,
    /// The language that the sender reads.
    pub lang: Language,
    /// The language of the server, for what everyone there reads; in a direct message the sender's.
    pub public_lang: Language,
    /// Whether the sender may manage the server.
    pub admin: bool,
    /// What the bot may do where the interaction came from.
    pub permissions: ChannelPermissions,
    /// The channels that the interaction asks about, as they were found.
    pub channels: Vec<ChannelAccess>,
    /// The actions of the bot.
    pub service: Arc<Service>,
    bot: BotContext,
    preferences: Option<Preferences>,
    span: tracing::Span,
    recorded: Cell<Option<Id>>,
    about: Cell<Option<Id>>,
    /// The names that were asked for together; nothing for who was never seen.
    names: RefCell<HashMap<PlayerId, Option<String>>>,
}

impl InteractionContext {
    /// A context in which the bot may do everything and the sender is no admin.
    ///
    /// It opens the span that every log line of the interaction stands in.
    #[must_use]
    pub fn new(bot: &BotContext, caller: Caller, name: impl Into<String>) -> Self {
        // An error's level: no filter that lets a line pass may take its ids away.
        let span = tracing::error_span!(
            "interaction",
            interaction = %caller.interaction,
            game = tracing::field::Empty
        );
        Self {
            caller,
            name: name.into(),
            locale: None,
            guild_locale: None,
            lang: Language::default(),
            public_lang: Language::default(),
            admin: false,
            permissions: ChannelPermissions::ALL,
            channels: Vec::new(),
            service: Arc::clone(&bot.service),
            bot: bot.clone(),
            preferences: None,
            span,
            recorded: Cell::new(None),
            about: Cell::new(None),
            names: RefCell::default(),
        }
    }

    /// Who sent the interaction.
    #[must_use]
    pub const fn player(&self) -> PlayerId {
        self.caller.player
    }

    /// The server it came from; none in a direct message.
    #[must_use]
    pub const fn guild(&self) -> Option<GuildId> {
        self.caller.guild
    }

    /// The channel or thread it came from.
    #[must_use]
    pub const fn channel(&self) -> ChannelId {
        self.caller.channel
    }

    /// When it arrived.
    #[must_use]
    pub const fn now(&self) -> Timestamp {
        self.caller.now
    }

    /// The span of its log lines.
    pub(crate) const fn span(&self) -> &tracing::Span {
        &self.span
    }

    /// What is counted.
    pub(crate) fn metrics(&self) -> &Arc<Metrics> {
        self.bot.metrics()
    }

    /// What renders the pictures.
    pub(crate) fn studio(&self) -> &Studio {
        self.bot.studio()
    }

    /// Whether people and servers may choose a language.
    pub(crate) fn has_several_languages(&self) -> bool {
        !self.bot.further_languages().is_empty()
    }

    /// The languages that people may choose, beside the default one.
    pub(crate) fn further_languages(&self) -> &[Language] {
        self.bot.further_languages()
    }

    /// A side at random, where nobody needs a proof.
    pub(crate) fn coin(&self) -> Side {
        (self.bot.rng.coin)()
    }

    /// A new seed for the dice of a match.
    ///
    /// # Errors
    ///
    /// The system gives no randomness.
    pub(crate) fn seed(&self) -> Result<Seed, Error> {
        (self.bot.rng.seed)().ok_or(Error::Internal(InternalError::NoRandomness))
    }

    /// What handlers share.
    pub(super) const fn bot(&self) -> &BotContext {
        &self.bot
    }

    /// Whether an opponent is the bot itself.
    pub(crate) fn is_own(&self, opponent: Opponent) -> bool {
        opponent.bot && self.bot.own.get() == Some(&opponent.player)
    }

    /// A player's name; their mention where they were never seen.
    pub(crate) fn name_of(&self, player: impl Into<Seat>) -> String {
        let seat = player.into();
        let known = seat.person().and_then(|player| self.names.borrow().get(&player).cloned());
        match known {
            Some(name) => name.unwrap_or_else(|| mention(self.lang, seat)),
            None => self.bot.name(self.lang, seat),
        }
    }

    /// Asks for the names of all these players in one question, for lists: [`name_of`](Self::name_of) has them then.
    pub(crate) fn know_names(&self, seats: impl IntoIterator<Item = Seat>) {
        let players: Vec<PlayerId> = seats.into_iter().filter_map(Seat::person).collect();
        // Where the store fails each name is asked for by itself, and what fails then is told there.
        if let Ok(mut found) = self.bot.names_of(&players) {
            let named = players.into_iter().map(|player| (player, found.remove(&player)));
            let mut names = self.names.borrow_mut();
            for (player, name) in named {
                names.entry(player).or_insert(name);
            }
        }
    }

    /// Notes what the sender had chosen when the interaction arrived.
    pub(super) fn know_preferences(&mut self, preferences: Preferences) {
        self.preferences = Some(preferences);
    }

    /// What the sender had chosen when the interaction arrived, and whether they could be reached; `None` where nobody
    /// looked.
    pub(super) const fn known_preferences(&self) -> Option<&Preferences> {
        self.preferences.as_ref()
    }

    /// What the sender had chosen when the interaction arrived, for what is shown to them.
    pub(super) fn settings(&self) -> PlayerSettings {
        match &self.preferences {
            Some(preferences) => preferences.settings.clone(),
            None => self.service.players.settings(self.player()),
        }
    }

    /// Puts a game's id on the log lines that follow.
    pub(crate) fn record_game(&self, game: Id) {
        // A span shows each value that it was given: the same one need not stand there twice.
        if self.recorded.replace(Some(game)) != Some(game) {
            self.span.record("game", tracing::field::display(game));
        }
    }

    /// Notes which game the interaction is about: it stands on the log lines, and a refusal that
    /// the game has moved on shows it as it is now.
    pub(crate) fn set_game(&self, game: Id) {
        self.record_game(game);
        self.about.set(Some(game));
    }

    /// The game that the interaction is about, once that is known.
    pub(crate) fn game(&self) -> Option<Id> {
        self.about.get()
    }

    /// The game that a command means; it stands on the log lines from now on.
    ///
    /// # Errors
    ///
    /// None fits, or several do.
    pub(crate) fn find_game(&self, named: Option<&str>, wanted: MatchFilter) -> Result<Id, Error> {
        let game = self.service.games.find(&self.caller, named, wanted)?;
        self.record_game(game);
        Ok(game)
    }

    /// A game as the sender sees it now, which the interaction is about.
    ///
    /// # Errors
    ///
    /// The sender may not see it, or the store failed.
    pub(crate) fn match_view(&self, game: Id) -> Result<MatchView, Error> {
        self.set_game(game);
        self.service.views.view(game, self.player(), self.guild(), None)
    }

    /// The server of which the sender is an admin.
    ///
    /// # Errors
    ///
    /// [`UserError::NotAdmin`].
    pub(crate) fn admin_of(&self) -> Result<GuildId, UserError> {
        self.guild().filter(|_| self.admin).ok_or(UserError::NotAdmin)
    }
}
