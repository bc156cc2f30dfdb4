//! The context of one interaction: its sender, its place and what handlers answer with.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::sync::Arc;

use super::rest::permissions::{ChannelAccess, ChannelPermissions};
use super::views::format::mention;
use super::views::player_names;
use crate::bot::BotContext;
use crate::bot::metrics::Metrics;
use crate::dice::Seed;
use crate::domain::{
    ChannelId, GuildId, Id, Opponent, PlayerId, PlayerSettings, Preferences, Seat, Timestamp, UserError,
};
use crate::service::{Caller, Error, InternalError, MatchFilter, MatchView, Service};
use crate::text::Language;
use sealed_move_board::Studio;
use sealed_move_rules::Side;

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
            service: Arc::clone(bot.service()),
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
        self.bot.coin()
    }

    /// A new seed for the dice of a match.
    ///
    /// # Errors
    ///
    /// The system gives no randomness.
    pub(crate) fn seed(&self) -> Result<Seed, Error> {
        self.bot.seed().ok_or(Error::Internal(InternalError::NoRandomness))
    }

    /// What handlers share.
    pub(super) const fn bot(&self) -> &BotContext {
        &self.bot
    }

    /// Whether an opponent is the bot itself.
    pub(crate) fn is_own(&self, opponent: Opponent) -> bool {
        self.bot.is_own(opponent)
    }

    /// A player's name; their mention where they were never seen.
    pub(crate) fn name_of(&self, player: impl Into<Seat>) -> String {
        let seat = player.into();
        let known = seat.person().and_then(|player| self.names.borrow().get(&player).cloned());
        match known {
            Some(name) => name.unwrap_or_else(|| mention(self.lang, seat)),
            None => player_names::name(&self.bot, self.lang, seat),
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
