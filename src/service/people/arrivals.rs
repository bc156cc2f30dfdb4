//! Stored facts about the sender of an interaction, loaded in one read transaction.

use std::sync::Arc;

use super::languages::server_language;
use crate::domain::{AccountName, GuildId, LanguageChoice, PlayerId, Preferences};
use crate::service::InternalError;
use crate::service::core::Core;

/// Stored facts about the sender of an interaction.
#[derive(Clone, Debug)]
pub struct KnownSender {
    /// The names of the account, if the player is known.
    pub name: Option<AccountName>,
    /// Settings, and whether direct messages reach the player.
    pub preferences: Preferences,
    /// Language of public messages in the server; `None` in a direct message.
    pub server: Option<LanguageChoice>,
}

#[derive(Debug)]
pub struct Arrivals {
    pub(in crate::service) core: Arc<Core>,
}

impl Arrivals {
    pub fn find(&self, player: PlayerId, guild: Option<GuildId>) -> Result<KnownSender, InternalError> {
        let reading = self.core.store.begin_read()?;
        Ok(KnownSender {
            name: reading.player_name(player)?,
            preferences: reading.preferences(player)?,
            server: guild.map(|guild| server_language(&reading, guild)).transpose()?,
        })
    }
}
