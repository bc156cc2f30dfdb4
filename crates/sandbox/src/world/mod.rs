//! The simulated Discord: its users, servers, channels and messages, and all actions on them.
//!
//! It does no I/O and reads no clock. The time is set by the caller, and side effects are returned
//! as [`Effects`].
//!
//! [`World`] owns the state. [`Saved`] is its persistent part with queries, and [`Renderer`]
//! produces JSON. Each kind of action has a type that borrows the world: [`MemberActions`],
//! [`ChannelActions`], [`ThreadActions`], [`MessageActions`], [`CommandActions`],
//! [`InvocationActions`] (users use commands, components and modals) and [`ResponseActions`] (bots
//! respond).

mod access;
mod applications;
mod audit;
mod channel_forms;
mod channels;
mod commands;
mod community;
mod drafts;
mod effects;
mod emoji;
mod events;
mod expressions;
mod first_world;
mod forum_tags;
pub(crate) mod interactions;
mod invites;
mod invocations;
mod members;
mod messages;
pub(crate) mod model;
mod moderation;
mod nonces;
mod options;
mod own;
mod permissions;
mod pins;
mod polls;
mod reactions;
mod readable;
mod render;
mod replaced_files;
mod resolved;
mod responses;
mod roles;
mod saved;
mod scheduled_event;

#[cfg(test)]
mod tests;
mod thread_viewers;
mod threads;
mod voice;
mod voice_state;
mod webhooks;

use serde_json::{Value, json};

pub(crate) use self::applications::Application;
use self::channels::ChannelActions;
pub(crate) use self::commands::CommandActions;
use self::community::CommunityActions;
pub(crate) use self::community::include_roles;
use self::effects::Effects;
pub(crate) use self::effects::{Delivery, Event, Intent, ToBot};
pub(crate) use self::emoji::Emoji;
use self::events::EventActions;
pub(crate) use self::expressions::EmojiOwner;
use self::expressions::ExpressionActions;
pub(crate) use self::first_world::WorldNames;
use self::interactions::{OpenInteractions, Outcome, Pending};
use self::invites::InviteActions;
use self::invocations::InvocationActions;
use self::members::MemberActions;
pub(crate) use self::members::NewBot;
use self::messages::MessageActions;
use self::model::User;
use self::moderation::ModerationActions;
use self::nonces::Nonces;
pub(crate) use self::permissions::{MANAGE_GUILD, require_in_guild};
use self::pins::PinActions;
use self::polls::PollActions;
use self::reactions::ReactionActions;
use self::render::Renderer;
pub(crate) use self::render::roles_json;
use self::responses::ResponseActions;
pub(crate) use self::responses::ResponseMessage;
use self::roles::RoleActions;
pub(crate) use self::saved::{MessageRange, Saved};
pub(crate) use self::threads::Found;
use self::threads::ThreadActions;
use self::voice::VoiceActions;
pub(crate) use self::voice::VoiceChange;
pub(crate) use self::webhooks::WebhookAccess;
use self::webhooks::WebhookActions;
use super::clock::Millis;
use super::errors::ApiError;
use super::ids::{ApplicationId, ChannelId, InteractionId, Secrets, Snowflakes, UserId};

/// The author of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Requester {
    Bot(UserId),
    Person(UserId),
}

impl Requester {
    pub(crate) fn user(self) -> UserId {
        match self {
            Self::Bot(user) | Self::Person(user) => user,
        }
    }
}

/// The simulated Discord.
pub(crate) struct World {
    pub(crate) saved: Saved,
    /// Base URL of attachments: `http://127.0.0.1:PORT`.
    origin: String,
    /// The current time, set before each action.
    now: Millis,
    snowflakes: Snowflakes,
    interactions: OpenInteractions,
    nonces: Nonces,
    effects: Effects,
    /// Audit log reason of the current action.
    reason: Option<String>,
    /// Number of messages to keep per channel.
    pub(crate) keep_messages: usize,
    /// Time limit for the bot's first response to an interaction in ms.
    pub(crate) response_time: u64,
    /// Flags of all applications: the privileged intents granted to them.
    pub(crate) application_flags: u64,
    /// Source of user tokens.
    secrets: Secrets,
    /// Files uploaded to commands and modals.
    loose_files: Vec<model::Attachment>,
    /// Files removed by edits, oldest first.
    replaced_files: Vec<model::Attachment>,
}

impl World {
    /// Creates a world with a server, three channels, the bot and this number of users.
    pub(crate) fn create(names: WorldNames, people: usize, origin: String, now: Millis) -> Self {
        let mut secrets = names.secrets();
        let creation_time = names.creation_time(now);
        let mut world =
            Self::resume(first_world::make(names, &mut secrets, creation_time), origin, creation_time);
        world.secrets = secrets;
        world.members().add_until(people);
        world.effects.changed = true;
        world
    }

    /// Continues a saved world.
    pub(crate) fn resume(mut saved: Saved, origin: String, now: Millis) -> Self {
        saved.applications_mut().for_each(Application::complete_keys);
        // Gateway sessions don't survive a restart, and neither do their voice states.
        let bots: Vec<UserId> = saved.bots().collect();
        for guild in saved.guilds.values_mut() {
            guild.voice.retain(|user, _| !bots.contains(user));
        }
        let snowflakes = Snowflakes::after(saved.greatest_snowflake());
        let nonces = Nonces::recover(&saved, now);
        let (interactions, effects) = (OpenInteractions::default(), Effects::default());
        Self {
            saved,
            origin,
            now,
            snowflakes,
            interactions,
            nonces,
            effects,
            reason: None,
            keep_messages: 10_000,
            response_time: 3000,
            application_flags: 0,
            secrets: Secrets::Random,
            loose_files: Vec::new(),
            replaced_files: Vec::new(),
        }
    }

    /// Sets the current time for the following actions.
    pub(crate) fn set_time(&mut self, now: Millis) {
        self.now = now;
        self.end_timeouts();
    }

    /// Sends the clock's offset from the system clock to all users, for the page's relative times.
    pub(crate) fn announce_clock(&mut self) {
        let data = json!({ "ahead_ms": self.saved.ahead });
        for user in self.saved.users.values().filter(|user| user.token.is_some()) {
            self.effects.send_to_user(user.id, "SANDBOX_CLOCK", data.clone());
        }
    }

    /// Sets the audit log reason of the next action.
    pub(crate) fn with_reason(&mut self, reason: Option<String>) -> &mut Self {
        self.reason = reason;
        self
    }

    /// Takes the effects since the last call.
    pub(crate) fn take_effects(&mut self) -> Effects {
        self.reason = None;
        std::mem::take(&mut self.effects)
    }

    /// Returns the owner of the token in an `Authorization` header: `Bot …` for a bot, the bare
    /// token for a user.
    pub(crate) fn requester(&self, authorization: &str) -> Option<Requester> {
        if let Some(token) = authorization.strip_prefix("Bot ") {
            let mut applications = self.saved.applications();
            return applications.find(|it| it.bot_token == token).map(|it| Requester::Bot(it.bot()));
        }
        let owns = |user: &&User| user.token.as_deref() == Some(authorization);
        self.saved.users.values().find(owns).map(|user| Requester::Person(user.id))
    }

    /// Returns the outcome of an interaction, or `None` while the bot may still respond.
    pub(crate) fn outcome(&self, id: InteractionId) -> Option<Outcome> {
        self.interactions.outcome(id)
    }

    /// Returns the interaction with this token, if still known.
    pub(crate) fn interaction_by_token(&self, token: &str) -> Option<InteractionId> {
        self.interactions.by_token(token)
    }

    /// Returns the bot that must respond to an interaction, if still known.
    pub(crate) fn bot_of_interaction(&self, id: InteractionId) -> Option<UserId> {
        self.interactions.application(id).map(|id| UserId(id.0))
    }

    pub(crate) fn is_interaction_token(&self, token: &str) -> bool {
        self.interactions.by_token(token).is_some()
    }

    /// Replaces the world. The first bot keeps its commands and gets events that delete and
    /// create its servers. Other bots are removed. Pages reload.
    pub(crate) fn reset(&mut self, mut saved: Saved) {
        let for_bot = ToBot::With(Intent::Guilds);
        let bot = self.saved.bot();
        for guild in self.saved.guilds.keys() {
            let gone = json!({ "id": guild });
            self.effects.send_to_bot(bot, Some(*guild), "GUILD_DELETE", gone, for_bot);
        }
        let (old, new) = (self.saved.file_ids(), saved.file_ids());
        self.effects.orphaned_files.extend(old.difference(&new));
        self.drop_replaced_files();
        saved.application.commands = std::mem::take(&mut self.saved.application.commands);
        saved.ahead = self.saved.ahead;
        self.snowflakes.skip_to(saved.greatest_snowflake());
        for user in self.saved.users.values().filter(|user| user.token.is_some()) {
            self.effects.send_to_user(user.id, "SANDBOX_RESET", json!({}));
        }
        self.saved = saved;
        self.interactions = OpenInteractions::default();
        self.nonces = Nonces::default();
        let own = self.saved.guilds.values().filter(|guild| guild.members.contains_key(&bot));
        let created =
            own.filter_map(|guild| Some((guild.id, self.render().guild_create(guild.id, bot, true).ok()?)));
        let created: Vec<_> = created.collect();
        for (guild, data) in created {
            self.effects.send_to_bot(bot, Some(guild), "GUILD_CREATE", data, for_bot);
        }
        self.effects.changed = true;
    }

    /// Returns the content and channel of the modal that a user opened last.
    pub(crate) fn last_modal(&self, user: UserId) -> Option<(Value, ChannelId)> {
        self.interactions.last_modal(user).map(|modal| (modal.content.clone(), modal.channel))
    }

    /// Runs timers: fails late interactions, archives idle threads, and ends polls, timeouts and
    /// invites.
    pub(crate) fn run_timers(&mut self) {
        let now = self.now;
        for id in self.interactions.overdue(now) {
            self.responses().fail(id);
        }
        self.threads().archive_idle();
        self.polls().end_due();
        self.invites().remove_expired();
        self.nonces.remove_expired(now);
        self.end_timeouts();
    }

    /// Returns interactions without a response, and deferred responses without content.
    pub(crate) fn pending(&self) -> Pending {
        self.interactions.pending(&self.saved, self.now)
    }

    pub(crate) fn render(&self) -> Renderer<'_> {
        self.render_for(self.saved.bot())
    }

    /// Returns a renderer that marks the reader's own reactions.
    pub(crate) fn render_for(&self, reader: UserId) -> Renderer<'_> {
        let Self { saved, origin, application_flags, .. } = self;
        Renderer { saved, origin, application_flags: *application_flags, reader }
    }

    pub(crate) fn members(&mut self) -> MemberActions<'_> {
        MemberActions { world: self }
    }

    pub(crate) fn channels(&mut self) -> ChannelActions<'_> {
        ChannelActions { world: self }
    }

    pub(crate) fn threads(&mut self) -> ThreadActions<'_> {
        ThreadActions { world: self }
    }

    pub(crate) fn messages(&mut self) -> MessageActions<'_> {
        MessageActions { world: self }
    }

    pub(crate) fn reactions(&mut self) -> ReactionActions<'_> {
        ReactionActions { world: self }
    }

    pub(crate) fn roles(&mut self) -> RoleActions<'_> {
        RoleActions { world: self }
    }

    pub(crate) fn moderation(&mut self) -> ModerationActions<'_> {
        ModerationActions { world: self }
    }

    pub(crate) fn webhooks(&mut self) -> WebhookActions<'_> {
        WebhookActions { world: self }
    }

    pub(crate) fn expressions(&mut self) -> ExpressionActions<'_> {
        ExpressionActions { world: self }
    }

    pub(crate) fn invites(&mut self) -> InviteActions<'_> {
        InviteActions { world: self }
    }

    pub(crate) fn voice(&mut self) -> VoiceActions<'_> {
        VoiceActions { world: self }
    }

    pub(crate) fn events(&mut self) -> EventActions<'_> {
        EventActions { world: self }
    }

    pub(crate) fn community(&mut self) -> CommunityActions<'_> {
        CommunityActions { world: self }
    }

    pub(crate) fn pins(&mut self) -> PinActions<'_> {
        PinActions { world: self }
    }

    pub(crate) fn polls(&mut self) -> PollActions<'_> {
        PollActions { world: self }
    }

    /// Returns the actions on an application's commands.
    ///
    /// # Errors
    ///
    /// If the application is unknown (10002).
    pub(crate) fn commands(&mut self, application: ApplicationId) -> Result<CommandActions<'_>, ApiError> {
        self.saved.application(application)?;
        Ok(CommandActions { world: self, application })
    }

    pub(crate) fn invocations(&mut self) -> InvocationActions<'_> {
        InvocationActions { world: self }
    }

    pub(crate) fn responses(&mut self) -> ResponseActions<'_> {
        ResponseActions { world: self }
    }

    /// Ends expired timeouts.
    fn end_timeouts(&mut self) {
        for member in self.saved.guilds.values_mut().flat_map(|guild| guild.members.values_mut()) {
            member.timeout = member.timeout.filter(|until| *until > self.now);
        }
    }

    fn next_id(&mut self) -> u64 {
        self.snowflakes.next(self.now)
    }
}
