//! The audit log of a server. Libraries read the changes of each entry, so every action lists its
//! documented changes.

use serde_json::{Value, json};

use super::World;
use super::effects::{Intent, ToBot};
use super::permissions;
use crate::ids::{GuildId, UserId};

/// Number of audit log entries to keep.
const MAX_AUDIT_ENTRIES: usize = 1000;

/// An action in the audit log, with Discord's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    GuildUpdate = 1,
    ChannelCreate = 10,
    ChannelUpdate = 11,
    ChannelDelete = 12,
    OverwriteCreate = 13,
    OverwriteUpdate = 14,
    OverwriteDelete = 15,
    MemberKick = 20,
    MemberPrune = 21,
    MemberBan = 22,
    MemberUnban = 23,
    MemberUpdate = 24,
    MemberRoles = 25,
    MemberMove = 26,
    MemberDisconnect = 27,
    BotAdd = 28,
    RoleCreate = 30,
    RoleUpdate = 31,
    RoleDelete = 32,
    InviteCreate = 40,
    InviteDelete = 42,
    WebhookCreate = 50,
    WebhookUpdate = 51,
    WebhookDelete = 52,
    EmojiCreate = 60,
    EmojiUpdate = 61,
    EmojiDelete = 62,
    MessageDelete = 72,
    MessageBulkDelete = 73,
    MessagePin = 74,
    MessageUnpin = 75,
    StickerCreate = 90,
    StickerUpdate = 91,
    StickerDelete = 92,
    EventCreate = 100,
    EventUpdate = 101,
    EventDelete = 102,
    ThreadCreate = 110,
    ThreadUpdate = 111,
    ThreadDelete = 112,
    CommandPermissions = 121,
    OnboardingUpdate = 167,
}

const CHANNEL: &[&str] = &[
    "name",
    "type",
    "topic",
    "position",
    "permission_overwrites",
    "nsfw",
    "rate_limit_per_user",
    "default_thread_rate_limit_per_user",
    "default_auto_archive_duration",
    "bitrate",
    "user_limit",
    "rtc_region",
    "video_quality_mode",
    "available_tags",
    "default_reaction_emoji",
    "flags",
];

impl Action {
    /// Returns the documented keys of changes, as in the JSON of the changed object.
    fn keys(self) -> &'static [&'static str] {
        match self {
            Self::GuildUpdate => &[
                "name",
                "description",
                "afk_channel_id",
                "afk_timeout",
                "system_channel_id",
                "rules_channel_id",
                "public_updates_channel_id",
                "safety_alerts_channel_id",
                "verification_level",
                "default_message_notifications",
                "explicit_content_filter",
                "preferred_locale",
                "premium_progress_bar_enabled",
                "widget_enabled",
                "widget_channel_id",
            ],
            Self::ChannelCreate | Self::ChannelUpdate | Self::ChannelDelete => CHANNEL,
            Self::OverwriteCreate | Self::OverwriteUpdate | Self::OverwriteDelete => {
                &["id", "type", "allow", "deny"]
            }
            Self::MemberUpdate => &["nick", "deaf", "mute", "communication_disabled_until"],
            Self::RoleCreate | Self::RoleUpdate | Self::RoleDelete => {
                &["name", "permissions", "color", "hoist", "mentionable", "position", "unicode_emoji"]
            }
            Self::InviteCreate | Self::InviteDelete => {
                &["code", "channel_id", "inviter_id", "max_uses", "uses", "max_age", "temporary", "flags"]
            }
            Self::WebhookCreate | Self::WebhookUpdate | Self::WebhookDelete => {
                &["type", "name", "channel_id", "application_id"]
            }
            Self::EmojiCreate | Self::EmojiUpdate | Self::EmojiDelete => &["name"],
            Self::StickerCreate | Self::StickerUpdate | Self::StickerDelete => {
                &["id", "name", "tags", "description", "type", "format_type", "available", "guild_id"]
            }
            Self::EventCreate | Self::EventUpdate | Self::EventDelete => {
                &["name", "description", "channel_id", "entity_type", "privacy_level", "status", "location"]
            }
            Self::ThreadCreate | Self::ThreadUpdate | Self::ThreadDelete => &[
                "name",
                "type",
                "archived",
                "locked",
                "invitable",
                "auto_archive_duration",
                "rate_limit_per_user",
                "applied_tags",
                "flags",
            ],
            Self::OnboardingUpdate => &["default_channel_ids", "enabled", "mode", "prompts"],
            Self::MemberKick
            | Self::MemberPrune
            | Self::MemberBan
            | Self::MemberUnban
            | Self::MemberRoles
            | Self::MemberMove
            | Self::MemberDisconnect
            | Self::BotAdd
            | Self::MessageDelete
            | Self::MessageBulkDelete
            | Self::MessagePin
            | Self::MessageUnpin
            | Self::CommandPermissions => &[],
        }
    }

    /// Returns whether the action edits an object, so that it needs a change.
    fn is_edit(self) -> bool {
        matches!(
            self,
            Self::GuildUpdate
                | Self::ChannelUpdate
                | Self::OverwriteUpdate
                | Self::MemberUpdate
                | Self::RoleUpdate
                | Self::WebhookUpdate
                | Self::EmojiUpdate
                | Self::StickerUpdate
                | Self::EventUpdate
                | Self::ThreadUpdate
                | Self::OnboardingUpdate
        )
    }
}

/// A new entry.
#[derive(Debug)]
pub(super) struct Entry {
    action: Action,
    target: Option<u64>,
    changes: Vec<Value>,
    options: Value,
}

impl Entry {
    pub(super) fn new(action: Action, target: impl Into<Option<u64>>) -> Self {
        Self { action, target: target.into(), changes: Vec::new(), options: Value::Null }
    }

    /// Adds the differences of the changed object. A new object has no `before`, a deleted one no
    /// `after`: they are null.
    pub(super) fn between(mut self, before: &Value, after: &Value) -> Self {
        for key in self.action.keys() {
            let (old, new) = (before[*key].clone(), after[*key].clone());
            if old != new {
                self = self.change(key, old, new);
            }
        }
        self
    }

    pub(super) fn change(mut self, key: &str, old: Value, new: Value) -> Self {
        let mut change = json!({ "key": key });
        if !old.is_null() {
            change["old_value"] = old;
        }
        if !new.is_null() {
            change["new_value"] = new;
        }
        self.changes.push(change);
        self
    }

    /// Sets the options, which are texts.
    pub(super) fn options(self, options: Value) -> Self {
        Self { options, ..self }
    }
}

impl World {
    /// Adds an entry to the audit log of a server and notifies bots with access to it. An edit
    /// without changes has no entry.
    pub(super) fn audit(&mut self, guild: GuildId, user: UserId, entry: Entry) {
        let Entry { action, target, changes, options } = entry;
        if action.is_edit() && changes.is_empty() {
            return;
        }
        let id = self.next_id();
        let mut entry = json!({
            "id": id.to_string(),
            "user_id": user,
            "target_id": target.map(|target| target.to_string()),
            "action_type": action as u64,
            "changes": changes,
        });
        if !options.is_null() {
            entry["options"] = options;
        }
        if let Some(reason) = &self.reason {
            entry["reason"] = json!(reason);
        }
        let bots: Vec<UserId> = self.saved.bots().collect();
        let Some(guild) = self.saved.guilds.get_mut(&guild) else {
            return;
        };
        guild.audit.push(entry.clone());
        if guild.audit.len() > MAX_AUDIT_ENTRIES {
            guild.audit.remove(0);
        }
        self.effects.changed = true;
        entry["guild_id"] = json!(guild.id);
        let may_see = |bot: &UserId| permissions::in_guild(guild, *bot) & permissions::VIEW_AUDIT_LOG != 0;
        for bot in bots.into_iter().filter(may_see) {
            let intent = ToBot::With(Intent::GuildModeration);
            let (id, entry) = (Some(guild.id), entry.clone());
            self.effects.send_to_bot(bot, id, "GUILD_AUDIT_LOG_ENTRY_CREATE", entry, intent);
        }
    }
}
