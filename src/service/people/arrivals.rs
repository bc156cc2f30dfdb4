//! What is known of whoever sends an interaction, found in one look.

use std::sync::Arc;

use super::languages::server_language;
use crate::domain::{GuildId, LanguageChoice, PlayerId, Preferences};
use crate::service::InternalError;
use crate::service::core::Core;

/// What is known of whoever sends an interaction.
#[derive(Clone, Debug)]
pub struct KnownSender {
    /// The name under which they appear, if they were ever seen.
    pub name: Option<String>,
    /// What they chose, and whether they can be reached.
    pub preferences: Preferences,
    /// What decides the language of public messages where they sent it; `None` in a direct message.
    pub server: Option<LanguageChoice>,
}

/// What is known of whoever sends an interaction.
#[derive(Debug)]
pub struct Arrivals {
    pub(in crate::service) core: Arc<Core>,
}

impl Arrivals {
    /// What is known of a player and of the server in which they are.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn find(&self, player: PlayerId, guild: Option<GuildId>) -> Result<KnownSender, InternalError> {
        let reading = self.core.store.begin_read()?;
        Ok(KnownSender {
            name: reading.player_name(player)?,
            preferences: reading.preferences(player)?,
            server: guild.map(|guild| server_language(&reading, guild)).transpose()?,
        })
    }
}
