//! The saved data: users, servers, channels, messages and commands.
//!
//! Plain data without rules. Field and variant names define the format of the state file. Renamed
//! ones keep their old name there with `#[serde(rename)]`.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

pub(crate) use super::applications::{Application, Command, CommandKind};
use super::emoji::Reaction;
use super::scheduled_event::ScheduledEvent;
use super::voice_state::VoiceState;
use crate::clock::Millis;
use crate::ids::{AttachmentId, ChannelId, GuildId, InteractionId, MessageId, RoleId, UserId};

/// A simulated user or a bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct User {
    pub(crate) id: UserId,
    pub(crate) username: String,
    /// `None` for a bot, whose token is in its application.
    pub(crate) token: Option<String>,
    /// Whether bots may send them direct messages; otherwise bots get 50007.
    pub(crate) accepts_dms: bool,
    /// Locale of the user's client; `None` is `en-US`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) locale: Option<String>,
    /// `online`, `idle`, `dnd` or `offline`; `None` is `online`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) status: Option<String>,
    /// Activities in a bot's presence.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) activities: Vec<Value>,
}

impl User {
    pub(crate) fn status(&self) -> &str {
        self.status.as_deref().unwrap_or("online")
    }

    pub(crate) fn locale(&self) -> &str {
        self.locale.as_deref().unwrap_or("en-US")
    }

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
    /// Banned users, with the reason.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) bans: BTreeMap<UserId, Option<String>>,
    /// Edited fields.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub(crate) settings: Map<String, Value>,
    /// Members in voice channels.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) voice: BTreeMap<UserId, VoiceState>,
    /// Scheduled events by id.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) events: BTreeMap<u64, ScheduledEvent>,
    /// The welcome screen, with `enabled`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) welcome_screen: Option<Value>,
    /// Edited fields of the onboarding.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub(crate) onboarding: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) emojis: Vec<CustomEmoji>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) stickers: Vec<Sticker>,
    /// Oldest entry first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) audit: Vec<Value>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Role {
    pub(crate) id: RoleId,
    pub(crate) name: String,
    pub(crate) permissions: u64,
    /// The bot that a managed role belongs to.
    pub(crate) bot: Option<UserId>,
    /// `color`, `hoist`, `mentionable` and `unicode_emoji`, if set.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub(crate) settings: Map<String, Value>,
}

/// A user's membership in a server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Member {
    /// Assigned roles, without `@everyone`.
    pub(crate) roles: Vec<RoleId>,
    pub(crate) joined: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) nick: Option<String>,
    /// End of a timeout, until which they can neither write nor react.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) timeout: Option<Millis>,
    /// Deafened in all voice channels by a moderator.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) deaf: bool,
    /// Muted in all voice channels by a moderator.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) mute: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "required by serde")]
fn is_false(flag: &bool) -> bool {
    !flag
}

/// A text channel, a direct message channel or a thread, with its messages.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub(crate) id: ChannelId,
    #[serde(rename = "place")]
    pub(crate) parent: ChannelParent,
    /// The newest message ever posted, even if deleted.
    pub(crate) last_message: Option<MessageId>,
    #[serde(with = "message_list")]
    pub(crate) messages: BTreeMap<MessageId, Arc<Message>>,
}

/// The parent of a channel: a server, two users, or another channel.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum ChannelParent {
    /// A channel of a server, but not a thread.
    Text {
        guild: GuildId,
        name: String,
        topic: Option<String>,
        position: u16,
        overwrites: Vec<Overwrite>,
        /// Discord's channel type; 0 is a text channel.
        #[serde(default, skip_serializing_if = "is_zero")]
        kind: u8,
        /// Other fields, as set.
        #[serde(default, skip_serializing_if = "Map::is_empty")]
        settings: Map<String, Value>,
    },
    /// A direct message channel between a user and a bot, or two users.
    Direct {
        people: [UserId; 2],
    },
    Thread(Thread),
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "required by serde")]
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
    /// Whether it was started in an announcement channel.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) announcement: bool,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    pub(crate) archive_changed: Millis,
    pub(crate) auto_archive_minutes: u64,
    /// Members with the times they joined.
    pub(crate) members: BTreeMap<UserId, Millis>,
    /// Number of messages ever sent.
    pub(crate) sent: u32,
    /// Other fields, as set.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub(crate) settings: Map<String, Value>,
}

/// A permission overwrite of a role or member in a channel.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Overwrite {
    pub(crate) id: u64,
    pub(crate) for_member: bool,
    pub(crate) allow: u64,
    pub(crate) deny: u64,
}

impl Channel {
    pub(super) fn new(id: ChannelId, parent: ChannelParent) -> Self {
        Self { id, parent, last_message: None, messages: BTreeMap::new() }
    }

    /// Returns the server, or `None` for a direct message channel.
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

    /// Returns Discord's channel type.
    pub(crate) fn type_number(&self) -> u8 {
        match &self.parent {
            ChannelParent::Text { kind, .. } => *kind,
            ChannelParent::Direct { .. } => 1,
            ChannelParent::Thread(thread) if thread.private => 12,
            ChannelParent::Thread(thread) if thread.announcement => 10,
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

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Message {
    pub(crate) id: MessageId,
    pub(crate) channel: ChannelId,
    pub(crate) author: UserId,
    /// Discord's message type, see [`message_type`].
    pub(crate) kind: u8,
    pub(crate) content: String,
    pub(crate) edited: Option<Millis>,
    pub(crate) flags: u64,
    pub(crate) mentions: Vec<UserId>,
    pub(crate) mention_roles: Vec<RoleId>,
    pub(crate) mention_everyone: bool,
    pub(crate) attachments: Vec<Attachment>,
    /// As sent, with `attachment://` URLs.
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    /// The message that this one replies to.
    pub(crate) reference: Option<MessageId>,
    /// The interaction that this message responds to.
    pub(crate) answers: Option<InteractionMetadata>,
    /// The only user who sees an ephemeral message.
    pub(crate) addressee: Option<UserId>,
    pub(crate) nonce: Option<Value>,
    /// The thread started from this message.
    pub(crate) thread: Option<ChannelId>,
    /// In order of first use.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) reactions: Vec<Reaction>,
    /// Stickers as rendered in messages.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) stickers: Vec<Value>,
    /// Time it was pinned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) pinned: Option<Millis>,
    /// The webhook that posted it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) webhook: Option<WebhookAuthor>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) poll: Option<Poll>,
    /// Snapshot of the forwarded message, with its origin. Without a snapshot, the origin of a
    /// crosspost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) forwarded: Option<Value>,
}

impl Message {
    /// Returns whether a viewer of the channel can see the message.
    pub(super) fn is_visible_to(&self, user: UserId) -> bool {
        self.addressee.is_none_or(|addressee| addressee == user)
    }

    pub(super) fn is_loading(&self) -> bool {
        self.flags & flags::LOADING != 0
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Poll {
    /// `question`, `answers`, `allow_multiselect` and `layout_type`, as in Discord's JSON.
    pub(crate) definition: Value,
    pub(crate) expiry: Millis,
    /// Voters by answer, in order of their votes.
    pub(crate) votes: BTreeMap<u64, Vec<UserId>>,
    /// Whether it has ended and the result was posted.
    pub(crate) ended: bool,
}

/// A message's metadata about its interaction.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct InteractionMetadata {
    pub(crate) id: InteractionId,
    pub(crate) kind: InteractionKind,
    /// The command name; empty for components and modals.
    pub(crate) name: String,
    pub(crate) user: UserId,
    pub(crate) guild: Option<GuildId>,
    /// The message whose component was used.
    pub(crate) interacted: Option<MessageId>,
    /// The first response; only in follow-ups.
    pub(crate) original: Option<MessageId>,
    /// The interaction that opened the modal.
    pub(crate) opener: Option<Box<InteractionMetadata>>,
    pub(crate) target_user: Option<UserId>,
    pub(crate) target_message: Option<MessageId>,
    /// Owners of the installation: `0` the server, `1` the user.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub(crate) owners: Value,
}

impl InteractionMetadata {
    /// Returns whether the command was used from the menu of a user or a message.
    pub(super) fn is_context_menu(&self) -> bool {
        self.target_user.is_some() || self.target_message.is_some()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum InteractionKind {
    Command,
    Component,
    Autocomplete,
    Modal,
}

impl InteractionKind {
    /// Returns Discord's interaction type.
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
pub(crate) struct Webhook {
    pub(crate) id: u64,
    pub(crate) channel: ChannelId,
    pub(crate) guild: GuildId,
    pub(crate) name: String,
    pub(crate) token: String,
    pub(crate) creator: UserId,
    /// The announcement channel that it follows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) source: Option<ChannelId>,
}

/// A custom emoji of a server or an application.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct CustomEmoji {
    pub(crate) id: u64,
    pub(crate) name: String,
    pub(crate) animated: bool,
    /// Roles that may use it; empty for everyone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) roles: Vec<RoleId>,
    pub(crate) creator: UserId,
    pub(crate) content_type: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Sticker {
    pub(crate) id: u64,
    pub(crate) name: String,
    pub(crate) tags: String,
    pub(crate) description: Option<String>,
    pub(crate) creator: UserId,
    /// Discord's format type: 1 is PNG, 2 APNG, 3 Lottie, 4 GIF.
    pub(crate) format: u8,
    pub(crate) content_type: String,
}

impl Sticker {
    /// Renders the sticker for messages.
    pub(crate) fn item(&self) -> Value {
        json!({ "id": self.id.to_string(), "name": self.name, "format_type": self.format })
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Invite {
    pub(crate) code: String,
    pub(crate) guild: GuildId,
    pub(crate) channel: ChannelId,
    pub(crate) inviter: UserId,
    pub(crate) created: Millis,
    /// Lifetime in seconds; 0 is unlimited.
    pub(crate) max_age: u64,
    /// Maximum number of uses; 0 is unlimited.
    pub(crate) max_uses: u64,
    pub(crate) uses: u64,
    pub(crate) temporary: bool,
}

impl Invite {
    /// Returns the expiry time, or `None` if it never expires.
    pub(super) fn expires(&self) -> Option<Millis> {
        (self.max_age > 0).then(|| Millis(self.created.0 + self.max_age * 1000))
    }
}

/// The name and webhook shown as a message's author.
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
    /// Width and height of an image in pixels.
    pub(crate) dimensions: Option<(u32, u32)>,
    /// Secret part of the URL.
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
    pub(crate) const IS_CROSSPOST: u64 = 1 << 1;
    pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
    pub(crate) const HAS_THREAD: u64 = 1 << 5;
    pub(crate) const EPHEMERAL: u64 = 1 << 6;
    pub(crate) const LOADING: u64 = 1 << 7;
    pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    pub(crate) const HAS_SNAPSHOT: u64 = 1 << 14;
    pub(crate) const COMPONENTS_V2: u64 = 1 << 15;
}

/// Saves messages as a list, since each contains its id.
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
