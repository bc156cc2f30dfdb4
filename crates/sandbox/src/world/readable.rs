//! The messages that a user can read.

use serde_json::Value;

use super::World;
use super::permissions::require_in_guild;
use crate::errors::ApiError;
use crate::ids::{GuildId, UserId};

impl World {
    /// Renders all messages of a server that a user can read.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), or the user is not in it (50001).
    pub(crate) fn messages_of(&self, user: UserId, guild: GuildId) -> Result<Vec<Value>, ApiError> {
        require_in_guild(self.saved.guild(guild)?, user, 0)?;
        let render = self.render_for(user);
        let channels = self.saved.channels.values().filter(|it| it.guild() == Some(guild));
        let channels = channels.filter(|it| self.saved.sees(it, user));
        let messages = channels.flat_map(|it| it.messages.values()).filter(|it| it.is_visible_to(user));
        Ok(messages.map(|it| render.message(it)).collect())
    }
}
