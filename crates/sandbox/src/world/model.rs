//! What there is: people, servers, channels, messages, commands. Plain data, all of it saved.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::clock::Millis;
use crate::ids::{
    ApplicationId, AttachmentId, ChannelId, CommandId, GuildId, InteractionId, MessageId, RoleId, UserId,
};

/// Everything that outlives a restart. Messages are shared, so a copy is cheap.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Saved {
    pub(crate) application: Application,
    pub(crate) users: BTreeMap<UserId, User>,
    pub(crate) guilds: BTreeMap<GuildId, Guild>,
    pub(crate) channels: BTreeMap<ChannelId, Channel>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Application {
    pub(crate) id: ApplicationId,
    pub(crate) name: String,
    pub(crate) bot_token: String,
    pub(crate) verify_key: String,
    pub(crate) commands: Vec<Command>,
}

impl Application {
    /// Returns the bot user, which bears the application's number.
    pub(crate) fn bot(&self) -> UserId {
        UserId(self.id.0)
    }
}

/// A registered command. `definition` is what Discord answers when asked for it, complete.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Command {
    pub(crate) id: CommandId,
    pub(crate) guild: Option<GuildId>,
    pub(crate) kind: CommandKind,
    pub(crate) name: String,
    pub(crate) definition: Value,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum CommandKind {
    ChatInput,
    User,
    Message,
}

impl CommandKind {
    pub(crate) fn from_number(number: u64) -> Option<Self> {
        match number {
            1 => Some(Self::ChatInput),
            2 => Some(Self::User),
            3 => Some(Self::Message),
            _ => None,
        }
    }

    pub(crate) fn number(self) -> u8 {
        match self {
            Self::ChatInput => 1,
            Self::User => 2,
            Self::Message => 3,
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct User {
    pub(crate) id: UserId,
    pub(crate) username: String,
    /// The token of a person; a bot's is with its application.
    pub(crate) token: Option<String>,
    /// Whether the bot may write to them; without, it gets 50007.
    pub(crate) accepts_dms: bool,
}

impl User {
    pub(crate) fn is_bot(&self) -> bool {
        self.token.is_none()
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Guild {
    pub(crate) id: GuildId,
    pub(crate) name: String,
    pub(crate) owner: UserId,
    pub(crate) roles: Vec<Role>,
    pub(crate) members: BTreeMap<UserId, Member>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Role {
    pub(crate) id: RoleId,
    pub(crate) name: String,
    pub(crate) permissions: u64,
    /// The bot to which a managed role belongs.
    pub(crate) bot: Option<UserId>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Member {
    pub(crate) roles: Vec<RoleId>,
    pub(crate) joined: Millis,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub(crate) id: ChannelId,
    pub(crate) place: Place,
    /// The newest message ever posted, also after it was deleted.
    pub(crate) last_message: Option<MessageId>,
    #[serde(with = "message_list")]
    pub(crate) messages: BTreeMap<MessageId, Arc<Message>>,
}

/// Where a channel belongs.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Place {
    Text {
        guild: GuildId,
        name: String,
        topic: Option<String>,
        position: u16,
        overwrites: Vec<Overwrite>,
    },
    /// A conversation of a person with the bot, or of two persons.
    Direct {
        people: [UserId; 2],
    },
    Thread(Thread),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Thread {
    pub(crate) guild: GuildId,
    pub(crate) parent: ChannelId,
    pub(crate) name: String,
    pub(crate) owner: UserId,
    pub(crate) private: bool,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    pub(crate) archive_changed: Millis,
    pub(crate) auto_archive_minutes: u64,
    pub(crate) members: BTreeMap<UserId, Millis>,
    pub(crate) sent: u32,
}

/// A change of permissions in one channel, for a role or a member.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Overwrite {
    pub(crate) id: u64,
    pub(crate) for_member: bool,
    pub(crate) allow: u64,
    pub(crate) deny: u64,
}

impl Channel {
    pub(crate) fn guild(&self) -> Option<GuildId> {
        match &self.place {
            Place::Text { guild, .. } => Some(*guild),
            Place::Thread(thread) => Some(thread.guild),
            Place::Direct { .. } => None,
        }
    }

    pub(crate) fn name(&self) -> Option<&str> {
        match &self.place {
            Place::Text { name, .. } => Some(name),
            Place::Thread(thread) => Some(&thread.name),
            Place::Direct { .. } => None,
        }
    }

    /// Returns Discord's number for the type.
    pub(crate) fn type_number(&self) -> u8 {
        match &self.place {
            Place::Text { .. } => 0,
            Place::Direct { .. } => 1,
            Place::Thread(thread) if thread.private => 12,
            Place::Thread(_) => 11,
        }
    }

    pub(crate) fn thread(&self) -> Option<&Thread> {
        match &self.place {
            Place::Thread(thread) => Some(thread),
            Place::Text { .. } | Place::Direct { .. } => None,
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Message {
    pub(crate) id: MessageId,
    pub(crate) channel: ChannelId,
    pub(crate) author: UserId,
    /// Discord's number for the type: 0 ordinary, 18 thread created, 19 reply, 20 and 23 answers to commands.
    pub(crate) kind: u8,
    pub(crate) content: String,
    pub(crate) edited: Option<Millis>,
    pub(crate) flags: u64,
    pub(crate) mentions: Vec<UserId>,
    pub(crate) mention_roles: Vec<RoleId>,
    pub(crate) mention_everyone: bool,
    pub(crate) attachments: Vec<Attachment>,
    /// As they were sent, `attachment://` addresses and all.
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    pub(crate) reference: Option<MessageId>,
    /// The interaction that this message answers.
    pub(crate) answers: Option<Trace>,
    /// The only one who sees an ephemeral message.
    pub(crate) addressee: Option<UserId>,
    pub(crate) nonce: Option<Value>,
    pub(crate) thread: Option<ChannelId>,
}

/// What a message tells about the interaction it answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Trace {
    pub(crate) id: InteractionId,
    pub(crate) kind: InteractionKind,
    pub(crate) name: String,
    pub(crate) user: UserId,
    pub(crate) guild: Option<GuildId>,
    /// The message whose component was used.
    pub(crate) interacted: Option<MessageId>,
    /// The first answer, told by follow-ups.
    pub(crate) original: Option<MessageId>,
    /// The interaction that opened the modal.
    pub(crate) opener: Option<Box<Trace>>,
    pub(crate) target_user: Option<UserId>,
    pub(crate) target_message: Option<MessageId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum InteractionKind {
    Command,
    Component,
    Autocomplete,
    Modal,
}

impl InteractionKind {
    pub(crate) fn number(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Modal => 5,
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Attachment {
    pub(crate) id: AttachmentId,
    pub(crate) filename: String,
    pub(crate) description: Option<String>,
    pub(crate) content_type: String,
    pub(crate) size: usize,
    /// Width and height of a picture, px.
    pub(crate) dimensions: Option<(u32, u32)>,
    /// Stands in the address, so that it cannot be guessed.
    pub(crate) key: String,
}

/// Bits of `Message::flags`.
pub(crate) mod flags {
    pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
    pub(crate) const HAS_THREAD: u64 = 1 << 5;
    pub(crate) const EPHEMERAL: u64 = 1 << 6;
    pub(crate) const LOADING: u64 = 1 << 7;
    pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    pub(crate) const COMPONENTS_V2: u64 = 1 << 15;
}

/// Saves messages as a list: their ids are in them.
mod message_list {
    use std::collections::BTreeMap;
    use std::sync::Arc;

    use serde::{Deserialize, Deserializer, Serializer};

    use super::{Message, MessageId};

    pub(super) fn serialize<S: Serializer>(
        messages: &BTreeMap<MessageId, Arc<Message>>,
        out: S,
    ) -> Result<S::Ok, S::Error> {
        out.collect_seq(messages.values().map(AsRef::as_ref))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<BTreeMap<MessageId, Arc<Message>>, D::Error> {
        let list = Vec::<Message>::deserialize(from)?;
        Ok(list.into_iter().map(|message| (message.id, Arc::new(message))).collect())
    }
}
