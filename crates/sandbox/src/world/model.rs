//! The saved data: users, servers, channels, messages, commands.
//!
//! Plain data without rules. Field and variant names are the format of the state file: a renamed one keeps its old name
//! there with `#[serde(rename)]`.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

pub(crate) use super::applications::{Application, Command, CommandKind};
use super::emoji::Reaction;
use crate::clock::Millis;
use crate::ids::{AttachmentId, ChannelId, GuildId, InteractionId, MessageId, RoleId, UserId};

/// A person or a bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct User {
    pub(crate) id: UserId,
    pub(crate) username: String,
    /// The token of a person; `None` for a bot, whose token is in its application.
    pub(crate) token: Option<String>,
    /// Whether the bot may send them direct messages; if not, it gets 50007.
    pub(crate) accepts_dms: bool,
    /// The language of a person's client; `None` is `en-US`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) locale: Option<String>,
    /// `online`, `idle`, `dnd` or `offline`; `None` is online.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) status: Option<String>,
    /// What a bot says that it does, as its presence lists it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) activities: Vec<Value>,
}

impl User {
    /// Returns what others see of the user's presence.
    pub(crate) fn status(&self) -> &str {
        self.status.as_deref().unwrap_or("online")
    }

    /// Returns the language of the user's client.
    pub(crate) fn locale(&self) -> &str {
        self.locale.as_deref().unwrap_or("en-US")
    }

    pub(crate) fn is_bot(&self) -> bool {
        self.token.is_none()
    }
}

/// A server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Guild {
    pub(crate) id: GuildId,
    pub(crate) name: String,
    pub(crate) owner: UserId,
    pub(crate) roles: Vec<Role>,
    pub(crate) members: BTreeMap<UserId, Member>,
    /// Who is banned, with the reason.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) bans: BTreeMap<UserId, Option<String>>,
    /// What was changed of the server's own fields.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub(crate) settings: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) emojis: Vec<CustomEmoji>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) stickers: Vec<Sticker>,
    /// The audit log, the oldest entry first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) audit: Vec<Value>,
}

/// A role of a server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Role {
    pub(crate) id: RoleId,
    pub(crate) name: String,
    pub(crate) permissions: u64,
    /// The bot to which a managed role belongs.
    pub(crate) bot: Option<UserId>,
    /// `color`, `hoist`, `mentionable`, `unicode_emoji`, as far as they were set.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub(crate) settings: Map<String, Value>,
}

/// A user's membership in a server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Member {
    /// The roles given to them; `@everyone` is not listed.
    pub(crate) roles: Vec<RoleId>,
    pub(crate) joined: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) nick: Option<String>,
    /// Until when they may neither write nor react.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) timeout: Option<Millis>,
}

/// A text channel, a direct conversation or a thread, with its messages.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub(crate) id: ChannelId,
    #[serde(rename = "place")]
    pub(crate) parent: ChannelParent,
    /// The newest message ever posted, even if it was deleted since.
    pub(crate) last_message: Option<MessageId>,
    #[serde(with = "message_list")]
    pub(crate) messages: BTreeMap<MessageId, Arc<Message>>,
}

/// What a channel belongs to: a server, two people, or another channel.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum ChannelParent {
    /// A channel of a server that is no thread.
    Text {
        guild: GuildId,
        name: String,
        topic: Option<String>,
        position: u16,
        overwrites: Vec<Overwrite>,
        /// Discord's number for the type; 0 is a text channel.
        #[serde(default, skip_serializing_if = "is_zero")]
        kind: u8,
        /// Fields beyond those above, as they were set.
        #[serde(default, skip_serializing_if = "Map::is_empty")]
        settings: Map<String, Value>,
    },
    /// A conversation of a person with the bot, or of two people.
    Direct {
        people: [UserId; 2],
    },
    Thread(Thread),
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// A thread under a text channel.
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
    /// Its members, with the time at which each joined.
    pub(crate) members: BTreeMap<UserId, Millis>,
    /// How many messages were ever sent in it.
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
    /// Makes an empty channel.
    pub(super) fn new(id: ChannelId, parent: ChannelParent) -> Self {
        Self { id, parent, last_message: None, messages: BTreeMap::new() }
    }

    /// Returns the server it is in; `None` for a direct conversation.
    pub(crate) fn guild(&self) -> Option<GuildId> {
        match &self.parent {
            ChannelParent::Text { guild, .. } => Some(*guild),
            ChannelParent::Thread(thread) => Some(thread.guild),
            ChannelParent::Direct { .. } => None,
        }
    }

    pub(crate) fn name(&self) -> Option<&str> {
        match &self.parent {
            ChannelParent::Text { name, .. } => Some(name),
            ChannelParent::Thread(thread) => Some(&thread.name),
            ChannelParent::Direct { .. } => None,
        }
    }

    /// Returns Discord's number for the type.
    pub(crate) fn type_number(&self) -> u8 {
        match &self.parent {
            ChannelParent::Text { kind, .. } => *kind,
            ChannelParent::Direct { .. } => 1,
            ChannelParent::Thread(thread) if thread.private => 12,
            ChannelParent::Thread(_) => 11,
        }
    }

    pub(crate) fn thread(&self) -> Option<&Thread> {
        match &self.parent {
            ChannelParent::Thread(thread) => Some(thread),
            ChannelParent::Text { .. } | ChannelParent::Direct { .. } => None,
        }
    }

    pub(super) fn thread_mut(&mut self) -> Option<&mut Thread> {
        match &mut self.parent {
            ChannelParent::Thread(thread) => Some(thread),
            ChannelParent::Text { .. } | ChannelParent::Direct { .. } => None,
        }
    }
}

/// A message.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Message {
    pub(crate) id: MessageId,
    pub(crate) channel: ChannelId,
    pub(crate) author: UserId,
    /// Discord's number for the type; [`message_type`] has those in use.
    pub(crate) kind: u8,
    pub(crate) content: String,
    pub(crate) edited: Option<Millis>,
    pub(crate) flags: u64,
    pub(crate) mentions: Vec<UserId>,
    pub(crate) mention_roles: Vec<RoleId>,
    pub(crate) mention_everyone: bool,
    pub(crate) attachments: Vec<Attachment>,
    /// As they were sent, with their `attachment://` URLs.
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    /// The message that it replies to.
    pub(crate) reference: Option<MessageId>,
    /// The interaction that it answers.
    pub(crate) answers: Option<InteractionMetadata>,
    /// The only person who sees an ephemeral message.
    pub(crate) addressee: Option<UserId>,
    pub(crate) nonce: Option<Value>,
    /// The thread that was started from it.
    pub(crate) thread: Option<ChannelId>,
    /// In the order in which each emoji was first used.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) reactions: Vec<Reaction>,
    /// Its stickers, as messages name them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) stickers: Vec<Value>,
    /// Since when it is pinned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) pinned: Option<Millis>,
    /// Under which name a webhook posted it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) webhook: Option<WebhookAuthor>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) poll: Option<Poll>,
    /// The message that was forwarded with it, as it was then, and where it stood.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) forwarded: Option<Value>,
}

impl Message {
    /// Returns whether a user who sees the channel also sees the message.
    pub(super) fn is_visible_to(&self, user: UserId) -> bool {
        self.addressee.is_none_or(|addressee| addressee == user)
    }

    pub(super) fn is_loading(&self) -> bool {
        self.flags & flags::LOADING != 0
    }
}

/// A poll of a message.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Poll {
    /// `question`, `answers`, `allow_multiselect`, `layout_type`, as Discord's JSON.
    pub(crate) definition: Value,
    pub(crate) expiry: Millis,
    /// Who voted for each answer, in the order of their votes.
    pub(crate) votes: BTreeMap<u64, Vec<UserId>>,
    /// Whether it has ended and its result was told.
    pub(crate) ended: bool,
}

/// What a message says about the interaction that it answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct InteractionMetadata {
    pub(crate) id: InteractionId,
    pub(crate) kind: InteractionKind,
    /// The name of the command; empty for components and modals.
    pub(crate) name: String,
    pub(crate) user: UserId,
    pub(crate) guild: Option<GuildId>,
    /// The message whose component was used.
    pub(crate) interacted: Option<MessageId>,
    /// The first response; set in follow-ups only.
    pub(crate) original: Option<MessageId>,
    /// The interaction that opened the modal.
    pub(crate) opener: Option<Box<InteractionMetadata>>,
    pub(crate) target_user: Option<UserId>,
    pub(crate) target_message: Option<MessageId>,
    /// Who has the application installed there: `0` the server, `1` the user.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub(crate) owners: Value,
}

impl InteractionMetadata {
    /// Returns whether the command was used from the menu of a user or a message.
    pub(super) fn is_context_menu(&self) -> bool {
        self.target_user.is_some() || self.target_message.is_some()
    }
}

/// The type of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum InteractionKind {
    Command,
    Component,
    Autocomplete,
    Modal,
}

impl InteractionKind {
    /// Returns Discord's number for the type.
    pub(crate) fn number(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Modal => 5,
        }
    }
}

/// A webhook.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Webhook {
    pub(crate) id: u64,
    pub(crate) channel: ChannelId,
    pub(crate) guild: GuildId,
    pub(crate) name: String,
    pub(crate) token: String,
    pub(crate) creator: UserId,
}

/// An emoji that a server or an application made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct CustomEmoji {
    pub(crate) id: u64,
    pub(crate) name: String,
    pub(crate) animated: bool,
    /// Who may use it; empty for everyone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) roles: Vec<RoleId>,
    pub(crate) creator: UserId,
    pub(crate) content_type: String,
}

/// A sticker of a server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Sticker {
    pub(crate) id: u64,
    pub(crate) name: String,
    pub(crate) tags: String,
    pub(crate) description: Option<String>,
    pub(crate) creator: UserId,
    /// Discord's number: 1 is PNG, 2 APNG, 3 Lottie, 4 GIF.
    pub(crate) format: u8,
    pub(crate) content_type: String,
}

impl Sticker {
    /// Renders it as a message names it.
    pub(crate) fn item(&self) -> Value {
        json!({ "id": self.id.to_string(), "name": self.name, "format_type": self.format })
    }
}

/// An invite to a server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Invite {
    pub(crate) code: String,
    pub(crate) guild: GuildId,
    pub(crate) channel: ChannelId,
    pub(crate) inviter: UserId,
    pub(crate) created: Millis,
    /// How long it lasts, in seconds; 0 is for ever.
    pub(crate) max_age: u64,
    /// How often it can be used; 0 is without a limit.
    pub(crate) max_uses: u64,
    pub(crate) uses: u64,
    pub(crate) temporary: bool,
}

impl Invite {
    /// Returns when it ends; `None` for one that stays.
    pub(super) fn expires(&self) -> Option<Millis> {
        (self.max_age > 0).then(|| Millis(self.created.0 + self.max_age * 1000))
    }
}

/// Under which name a message of a webhook stands.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct WebhookAuthor {
    pub(crate) id: u64,
    pub(crate) name: String,
}

/// A file of a message.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Attachment {
    pub(crate) id: AttachmentId,
    pub(crate) filename: String,
    pub(crate) description: Option<String>,
    pub(crate) content_type: String,
    /// In bytes.
    pub(crate) size: usize,
    /// Width and height of an image, px.
    pub(crate) dimensions: Option<(u32, u32)>,
    /// A secret part of the URL, so that it cannot be guessed.
    pub(crate) key: String,
}

/// Values of [`Message::kind`].
pub(crate) mod message_type {
    pub(crate) const DEFAULT: u8 = 0;
    pub(crate) const PINNED: u8 = 6;
    pub(crate) const THREAD_CREATED: u8 = 18;
    pub(crate) const REPLY: u8 = 19;
    pub(crate) const CHAT_INPUT_COMMAND: u8 = 20;
    pub(crate) const CONTEXT_MENU_COMMAND: u8 = 23;
    pub(crate) const POLL_RESULT: u8 = 46;
}

/// Bits of [`Message::flags`].
pub(crate) mod flags {
    pub(crate) const CROSSPOSTED: u64 = 1;
    pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
    pub(crate) const HAS_THREAD: u64 = 1 << 5;
    pub(crate) const EPHEMERAL: u64 = 1 << 6;
    pub(crate) const LOADING: u64 = 1 << 7;
    pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    pub(crate) const HAS_SNAPSHOT: u64 = 1 << 14;
    pub(crate) const COMPONENTS_V2: u64 = 1 << 15;
}

/// Saves messages as a list, because each holds its own id.
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
