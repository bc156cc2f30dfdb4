//! Applications: each has a bot, a token and commands.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::model::CustomEmoji;
use crate::ids::{self, ApplicationId, CommandId, GuildId, UserId};
use crate::signing::SigningKey;

/// An application with its bot, its token and its commands.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Application {
    pub(crate) id: ApplicationId,
    pub(crate) name: String,
    pub(crate) bot_token: String,
    /// The public half of the key that signs what is sent to the interactions endpoint, in hexadecimal.
    pub(crate) verify_key: String,
    /// The secret half; empty where a state was saved before there was one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) signing_seed: String,
    pub(crate) commands: Vec<Command>,
    /// What was changed of its own fields: `description`, `interactions_endpoint_url` and so on.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub(crate) settings: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) emojis: Vec<CustomEmoji>,
    /// The people who have installed it for themselves.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub(crate) installed_by: BTreeSet<UserId>,
    /// Who may use which commands in a server, by the id of the command; by that of the application for all others.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) permissions: BTreeMap<GuildId, BTreeMap<u64, Vec<CommandPermission>>>,
}

/// Lets a role, a user or a channel use a command, or forbids it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CommandPermission {
    pub(crate) id: u64,
    /// 1 for a role, 2 for a user, 3 for a channel.
    pub(crate) kind: u8,
    pub(crate) allowed: bool,
}

impl Application {
    /// Returns the id of the bot user, which equals that of the application.
    pub(crate) fn bot(&self) -> UserId {
        UserId(self.id.0)
    }

    /// Makes the key for signatures, where there is none yet, and its public half.
    pub(super) fn complete_keys(&mut self) {
        if self.signing_seed.is_empty() {
            self.signing_seed = ids::secret(4);
        }
        if let Some(key) = SigningKey::from_hex(&self.signing_seed) {
            self.verify_key = key.public_hex();
        }
    }

    /// Renders who may use a command in a server; with the id of the application, who may use all others.
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
    /// The complete JSON that Discord returns for it.
    pub(crate) definition: Value,
}

/// The type of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum CommandKind {
    ChatInput,
    User,
    Message,
}

impl CommandKind {
    /// Reads Discord's number for a type.
    pub(crate) fn from_number(number: u64) -> Option<Self> {
        match number {
            1 => Some(Self::ChatInput),
            2 => Some(Self::User),
            3 => Some(Self::Message),
            _ => None,
        }
    }

    /// Returns Discord's number for the type.
    pub(crate) fn number(self) -> u8 {
        match self {
            Self::ChatInput => 1,
            Self::User => 2,
            Self::Message => 3,
        }
    }
}
