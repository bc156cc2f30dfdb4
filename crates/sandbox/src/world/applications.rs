//! Applications, each with a bot, a token and commands.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::model::CustomEmoji;
use crate::ids::{self, ApplicationId, CommandId, GuildId, UserId};
use crate::signing::SigningKey;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Application {
    pub(crate) id: ApplicationId,
    pub(crate) name: String,
    pub(crate) bot_token: String,
    /// Public key for verifying requests to the interactions endpoint, in hexadecimal.
    pub(crate) verify_key: String,
    /// Seed of the signing key; empty in states saved by older versions.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) signing_seed: String,
    pub(crate) commands: Vec<Command>,
    /// Edited fields, such as `description` and `interactions_endpoint_url`.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub(crate) settings: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) emojis: Vec<CustomEmoji>,
    /// Users who have installed it.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub(crate) installed_by: BTreeSet<UserId>,
    /// Command permissions in each server, by command id. The application's id applies to all other
    /// commands.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) permissions: BTreeMap<GuildId, BTreeMap<u64, Vec<CommandPermission>>>,
}

/// Allows or denies a command to a role, user or channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CommandPermission {
    pub(crate) id: u64,
    /// 1 for a role, 2 for a user, 3 for a channel.
    pub(crate) kind: u8,
    pub(crate) allowed: bool,
}

impl Application {
    /// Returns the bot's user id, which equals the application's id.
    pub(crate) fn bot(&self) -> UserId {
        UserId(self.id.0)
    }

    /// Generates the signing key if it is missing, and derives the public key.
    pub(super) fn complete_keys(&mut self) {
        if self.signing_seed.is_empty() {
            self.signing_seed = ids::secret(4);
        }
        if let Some(key) = SigningKey::from_hex(&self.signing_seed) {
            self.verify_key = key.public_hex();
        }
    }

    /// Renders the permissions of a command in a server, or of all other commands if `id` is the
    /// application's.
    pub(crate) fn permissions_json(&self, guild: GuildId, id: u64) -> Option<Value> {
        let rules = self.permissions.get(&guild)?.get(&id)?;
        let row = |it: &CommandPermission| json!({ "id": it.id.to_string(), "type": it.kind, "permission": it.allowed });
        Some(json!({
            "id": id.to_string(),
            "application_id": self.id,
            "guild_id": guild,
            "permissions": rules.iter().map(row).collect::<Vec<_>>(),
        }))
    }
}

/// A registered command.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Command {
    pub(crate) id: CommandId,
    /// `None` for a global command.
    pub(crate) guild: Option<GuildId>,
    pub(crate) kind: CommandKind,
    pub(crate) name: String,
    /// The complete JSON returned by Discord.
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
