//! The context of an interaction, passed to its handler.

use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::rest::opponent_view::OpponentView;
use super::rest::permissions::{ChannelAccess, ChannelPermissions};
use super::views::player_names::SeatName;
use crate::bot::BotContext;
use crate::bot::metrics::Metrics;
use crate::dice::Seed;
use crate::domain::{
    AccountName, ChannelId, GuildId, Id, Opponent, PersonName, PlayerId, PlayerSettings, Preferences, RoleId,
    Seat, StartCheck, Timestamp, UserError,
};
use crate::service::{Caller, Error, InternalError, MatchFilter, MatchView, Service};
use crate::text::Language;
use sealed_move_board::Studio;
use sealed_move_rules::Side;

/// The sender of an interaction, its time and place, their language, and everything a handler needs
/// to answer.
#[derive(Debug)]
pub struct InteractionContext {
    pub caller: Caller,
    /// The names of the sender's account.
    pub name: AccountName,
    /// The sender's locale, if the interaction has it.
    pub locale: Option<String>,
    /// The server's locale, if the interaction has it.
    pub guild_locale: Option<String>,
    /// The sender's language.
    pub lang: Language,
    /// The language of public messages: the server's, or the sender's in direct messages.
    pub public_lang: Language,
    pub admin: bool,
    pub moderator: bool,
    /// The sender's roles in the server.
    pub roles: Vec<RoleId>,
    /// The bot's permissions in the channel.
    pub permissions: ChannelPermissions,
    /// Results of the permission check.
    pub channels: Vec<ChannelAccess>,
    /// Discord's word on the match that the interaction would begin.
    pub start_check: StartCheck,
    /// The challenged player, if they can't view every channel of the challenge.
    pub opponent_view: Option<OpponentView>,
    pub service: Arc<Service>,
    bot: BotContext,
    preferences: Option<Preferences>,
    span: tracing::Span,
    recorded: Cell<Option<Id>>,
    about: Cell<Option<Id>>,
    /// Prefetched names; `None` for players the bot has never seen.
    names: RefCell<HashMap<PlayerId, Option<PersonName>>>,
}

impl InteractionContext {
    /// Creates a context in which the bot has all permissions, the sender is neither admin nor
    /// moderator, and
    /// nobody asks Discord before a match begins.
    ///
    /// Opens the span of the interaction's log lines.
    #[must_use]
    pub fn new(bot: &BotContext, caller: Caller, name: AccountName) -> Self {
        // The span has the highest level, so that every log line that passes a filter keeps its
        // ids.
        let span = tracing::error_span!(
            "interaction",
            interaction = %caller.interaction,
            game = tracing::field::Empty
        );
        Self {
            caller,
            name,
            locale: None,
            guild_locale: None,
            lang: Language::default(),
            public_lang: Language::default(),
            admin: false,
            moderator: false,
            roles: Vec::new(),
            permissions: ChannelPermissions::ALL,
            channels: Vec::new(),
            start_check: StartCheck::Waived,
            opponent_view: None,
            service: Arc::clone(bot.service()),
            bot: bot.clone(),
            preferences: None,
            span,
            recorded: Cell::new(None),
            about: Cell::new(None),
            names: RefCell::default(),
        }
    }

    #[must_use]
    pub const fn player(&self) -> PlayerId {
        self.caller.player
    }

    /// The server, or `None` in direct messages.
    #[must_use]
    pub const fn guild(&self) -> Option<GuildId> {
        self.caller.guild
    }

    /// The channel or thread.
    #[must_use]
    pub const fn channel(&self) -> ChannelId {
        self.caller.channel
    }

    /// The time of arrival.
    #[must_use]
    pub const fn now(&self) -> Timestamp {
        self.caller.now
    }

    pub(crate) const fn span(&self) -> &tracing::Span {
        &self.span
    }

    pub(crate) fn metrics(&self) -> &Arc<Metrics> {
        self.bot.metrics()
    }

    pub(crate) fn studio(&self) -> &Studio {
        self.bot.studio()
    }

    /// Whether there is a choice of languages.
    pub(crate) fn has_several_languages(&self) -> bool {
        !self.bot.further_languages().is_empty()
    }

    /// The languages offered besides the default one.
    pub(crate) fn further_languages(&self) -> &[Language] {
        self.bot.further_languages()
    }

    /// A random side where no proof is needed.
    pub(crate) fn coin(&self) -> Side {
        self.bot.coin()
    }

    /// A new seed for the dice of a match.
    pub(crate) fn seed(&self) -> Result<Seed, Error> {
        self.bot.seed().ok_or(Error::Internal(InternalError::NoRandomness))
    }

    pub(super) const fn bot(&self) -> &BotContext {
        &self.bot
    }

    /// Whether an opponent is the bot itself.
    pub(crate) fn is_own(&self, opponent: Opponent) -> bool {
        self.bot.is_own(opponent)
    }

    /// A player's name, told apart from the sender's and from those prefetched with it.
    pub(crate) fn name_of(&self, player: impl Into<Seat>) -> SeatName {
        let seat = player.into();
        let Some(person) = seat.person() else { return SeatName::new(self.lang, seat, None) };
        if !self.names.borrow().contains_key(&person) {
            self.prefetch_names([seat]);
        }
        SeatName::new(self.lang, seat, self.names.borrow().get(&person).cloned().flatten())
    }

    /// Fetches the names for a list with one query, and tells them apart.
    pub(crate) fn prefetch_names(&self, seats: impl IntoIterator<Item = Seat>) {
        let mut names = self.names.borrow_mut();
        let people = seats.into_iter().filter_map(Seat::person).chain(names.keys().copied());
        let people: HashSet<PlayerId> = people.chain([self.player()]).collect();
        // Without the store, people are mentioned.
        let mut found = self.bot.names_of(&people.iter().copied().collect::<Vec<_>>()).unwrap_or_default();
        names.extend(people.into_iter().map(|person| (person, found.remove(&person))));
    }

    /// Sets the sender's preferences as of the arrival.
    pub(super) fn set_preferences(&mut self, preferences: Preferences) {
        self.preferences = Some(preferences);
    }

    /// The sender's preferences as of the arrival, or `None` if they weren't loaded.
    pub(super) const fn preferences(&self) -> Option<&Preferences> {
        self.preferences.as_ref()
    }

    /// The sender's settings as of the arrival.
    pub(super) fn settings(&self) -> PlayerSettings {
        match &self.preferences {
            Some(preferences) => preferences.settings.clone(),
            None => self.service.players.settings(self.player()),
        }
    }

    /// Adds a game's id to all further log lines.
    pub(crate) fn record_game(&self, game: Id) {
        // A span logs every recorded value, so don't record the same one twice.
        if self.recorded.replace(Some(game)) != Some(game) {
            self.span.record("game", tracing::field::display(game));
        }
    }

    /// Sets the interaction's game. Its id is added to log lines, and the reply to a stale button
    /// shows its current state.
    pub(crate) fn set_game(&self, game: Id) {
        self.record_game(game);
        self.about.set(Some(game));
    }

    /// The game of the interaction's log lines, if any.
    pub(super) const fn known_game(&self) -> Option<Id> {
        self.recorded.get()
    }

    /// The interaction's game, once it is known.
    pub(crate) fn game(&self) -> Option<Id> {
        self.about.get()
    }

    /// Finds the game a command refers to and adds its id to all further log lines.
    ///
    /// # Errors
    ///
    /// Returns a [`UserError`] if no game matches, or more than one.
    pub(crate) fn find_game(&self, named: Option<&str>, wanted: MatchFilter) -> Result<Id, Error> {
        let game = self.service.games.find(&self.caller, named, wanted)?;
        self.record_game(game);
        Ok(game)
    }

    /// Loads the sender's view of a game and sets it as the interaction's game.
    pub(crate) fn match_view(&self, game: Id) -> Result<MatchView, Error> {
        self.set_game(game);
        self.service.views.view(game, self.player(), self.guild(), None)
    }

    /// The server, if the sender is one of its moderators.
    ///
    /// # Errors
    ///
    /// [`UserError::NotModerator`].
    pub(crate) fn moderator_of(&self) -> Result<GuildId, UserError> {
        self.guild().filter(|_| self.moderator).ok_or(UserError::NotModerator)
    }

    /// The server, if the sender may organize its tournaments.
    ///
    /// # Errors
    ///
    /// [`UserError::NotOrganizer`].
    pub(crate) fn organizer_of(&self) -> Result<GuildId, Error> {
        let guild = self.guild().ok_or(UserError::NotOrganizer)?;
        if self.admin {
            return Ok(guild);
        }
        let role = self.service.servers.settings(guild)?.organizer;
        let organizes = role.is_some_and(|role| self.roles.contains(&role));
        if organizes { Ok(guild) } else { Err(UserError::NotOrganizer.into()) }
    }

    /// The server, if the sender is one of its admins.
    ///
    /// # Errors
    ///
    /// [`UserError::NotAdmin`].
    pub(crate) fn admin_of(&self) -> Result<GuildId, UserError> {
        self.guild().filter(|_| self.admin).ok_or(UserError::NotAdmin)
    }
}
