//! Side effects of actions: gateway events to send, files to store, and state to save.

use axum::body::Bytes;
use serde_json::Value;

use super::interactions::Outcome;
use super::model::{Attachment, Guild};
use super::saved::Saved;
use crate::ids::{ApplicationId, AttachmentId, ChannelId, GuildId, InteractionId, UserId};

/// An event to send over the gateway.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) name: &'static str,
    pub(crate) data: Value,
    pub(crate) guild: Option<GuildId>,
    /// Recipients, both users and bots.
    pub(crate) receivers: Vec<UserId>,
    pub(crate) bot: ToBot,
}

/// Whether bots among the recipients get an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ToBot {
    No,
    Always,
    /// Only with this intent.
    With(Intent),
}

/// A gateway intent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    Guilds,
    GuildMembers,
    GuildModeration,
    GuildExpressions,
    GuildWebhooks,
    GuildInvites,
    GuildVoiceStates,
    GuildPresences,
    GuildMessages,
    GuildMessageReactions,
    GuildMessageTyping,
    DirectMessages,
    DirectMessageReactions,
    DirectMessageTyping,
    MessageContent,
    GuildScheduledEvents,
    GuildMessagePolls,
    DirectMessagePolls,
}

impl Intent {
    pub(crate) fn bit(self) -> u64 {
        match self {
            Self::Guilds => 1,
            Self::GuildMembers => 1 << 1,
            Self::GuildModeration => 1 << 2,
            Self::GuildExpressions => 1 << 3,
            Self::GuildWebhooks => 1 << 5,
            Self::GuildInvites => 1 << 6,
            Self::GuildVoiceStates => 1 << 7,
            Self::GuildPresences => 1 << 8,
            Self::GuildMessages => 1 << 9,
            Self::GuildMessageReactions => 1 << 10,
            Self::GuildMessageTyping => 1 << 11,
            Self::DirectMessages => 1 << 12,
            Self::DirectMessageReactions => 1 << 13,
            Self::DirectMessageTyping => 1 << 14,
            Self::MessageContent => 1 << 15,
            Self::GuildScheduledEvents => 1 << 16,
            Self::GuildMessagePolls => 1 << 24,
            Self::DirectMessagePolls => 1 << 25,
        }
    }
}

/// An activity in a channel. Its intent depends on whether the channel is in a server.
#[derive(Clone, Copy, Debug)]
pub(super) enum Activity {
    Message,
    Reaction,
    Vote,
    Typing,
    /// A change of the channel itself.
    Channel,
}

impl Activity {
    fn intent(self, guild: Option<GuildId>) -> Intent {
        match (self, guild) {
            (Self::Message, Some(_)) => Intent::GuildMessages,
            (Self::Message, None) => Intent::DirectMessages,
            (Self::Reaction, Some(_)) => Intent::GuildMessageReactions,
            (Self::Reaction, None) => Intent::DirectMessageReactions,
            (Self::Vote, Some(_)) => Intent::GuildMessagePolls,
            (Self::Vote, None) => Intent::DirectMessagePolls,
            (Self::Channel, Some(_)) => Intent::Guilds,
            (Self::Channel, None) => Intent::DirectMessages,
            (Self::Typing, Some(_)) => Intent::GuildMessageTyping,
            (Self::Typing, None) => Intent::DirectMessageTyping,
        }
    }
}

/// An interaction for an endpoint.
#[derive(Clone, Debug)]
pub(crate) struct Delivery {
    pub(crate) application: ApplicationId,
    pub(crate) interaction: InteractionId,
    pub(crate) token: String,
    pub(crate) url: String,
    pub(crate) body: Value,
}

/// Side effects of actions, applied outside of the world.
#[derive(Debug, Default)]
pub(crate) struct Effects {
    /// In chronological order.
    pub(crate) events: Vec<Event>,
    /// Outcomes of interactions, for waiting requests.
    pub(crate) outcomes: Vec<(InteractionId, Outcome)>,
    pub(crate) new_files: Vec<(AttachmentId, Bytes)>,
    /// Files that are no longer referenced.
    pub(crate) orphaned_files: Vec<AttachmentId>,
    /// Interactions for applications with an endpoint.
    pub(crate) deliveries: Vec<Delivery>,
    /// Whether there are changes to save.
    pub(crate) changed: bool,
}

impl Effects {
    /// Adds an event for one user.
    pub(super) fn send_to_user(&mut self, person: UserId, name: &'static str, data: Value) {
        self.events.push(Event { name, data, guild: None, receivers: vec![person], bot: ToBot::No });
    }

    /// Adds an event for one bot.
    pub(super) fn send_to_bot(
        &mut self,
        user: UserId,
        guild: Option<GuildId>,
        name: &'static str,
        data: Value,
        bot: ToBot,
    ) {
        self.events.push(Event { name, data, guild, receivers: vec![user], bot });
    }

    /// Adds an event for all members of a server.
    pub(super) fn send_to_guild(&mut self, guild: &Guild, name: &'static str, data: Value, bot: ToBot) {
        let receivers = guild.members.keys().copied().collect();
        self.events.push(Event { name, data, guild: Some(guild.id), receivers, bot });
    }

    /// Adds an event for all viewers of a channel. Does nothing if the channel is gone.
    pub(super) fn send_to_channel(
        &mut self,
        saved: &Saved,
        id: ChannelId,
        activity: Activity,
        name: &'static str,
        data: Value,
    ) {
        let Some(channel) = saved.channels.get(&id) else {
            return;
        };
        let guild = channel.guild();
        let bot = ToBot::With(activity.intent(guild));
        self.events.push(Event { name, data, guild, receivers: saved.viewers(channel), bot });
    }

    /// Marks files as no longer referenced.
    pub(super) fn orphan_files<'a>(&mut self, files: impl IntoIterator<Item = &'a Attachment>) {
        self.orphaned_files.extend(files.into_iter().map(|file| file.id));
    }
}
