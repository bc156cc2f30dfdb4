//! Edits of servers and applications.

use serde_json::{Map, Value, json};

use super::effects::{Intent, ToBot};
use super::permissions::{MANAGE_GUILD, require_in_guild};
use super::{Requester, World};
use crate::errors::ApiError;
use crate::ids::{ApplicationId, ChannelId, GuildId};
use crate::validate::limits::{command, guild as limits};
use crate::validate::{FieldPath, Problems, snowflake};

/// Server fields that contain the id of a channel.
const CHANNELS: [&str; 5] = [
    "afk_channel_id",
    "system_channel_id",
    "rules_channel_id",
    "safety_alerts_channel_id",
    "public_updates_channel_id",
];

impl World {
    /// Edits an application's fields.
    ///
    /// # Errors
    ///
    /// If the application is unknown (10002).
    pub(crate) fn change_application(
        &mut self,
        id: ApplicationId,
        settings: Map<String, Value>,
    ) -> Result<(), ApiError> {
        self.saved.application_mut(id)?.settings.extend(settings);
        self.effects.changed = true;
        Ok(())
    }

    /// Edits a server's fields and returns the server.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), the permission is missing (50013), or the form is invalid
    /// (50035).
    pub(crate) fn change_guild(
        &mut self,
        requester: Requester,
        id: GuildId,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let user = requester.user();
        require_in_guild(self.saved.guild(id)?, user, MANAGE_GUILD)?;
        let at = FieldPath::default();
        let mut problems = Problems::default();
        let name = problems.text(form, "name", &at).map(str::to_owned);
        if let Some(name) = &name {
            problems.length(&at.to("name"), name, limits::GUILD_NAME.0, limits::GUILD_NAME.1);
        }
        let mut settings = Map::new();
        if let Some(text) = problems.text(form, "description", &at) {
            problems.length(&at.to("description"), text, 0, limits::GUILD_DESCRIPTION.1);
        }
        if let Some(locale) = problems.text(form, "preferred_locale", &at)
            && !command::LOCALES.contains(&locale)
        {
            let message = format!("Locale \"{locale}\" is not supported.");
            problems.add(&at.to("preferred_locale"), "LOCALE_NOT_SUPPORTED", message);
        }
        for (key, max) in [
            ("verification_level", 4),
            ("default_message_notifications", 1),
            ("explicit_content_filter", 2),
            ("afk_timeout", 3600),
            ("system_channel_flags", i64::from(i32::MAX)),
        ] {
            if let Some(number) = problems.whole(form, key, &at) {
                problems.within(&at.to(key), number, 0, max);
                settings.insert(key.to_owned(), json!(number));
            }
        }
        for key in CHANNELS {
            let Some(value) = form.get(key) else { continue };
            let channel = snowflake(value).and_then(|id| self.saved.channels.get(&ChannelId(id)));
            if !value.is_null() && channel.is_none_or(|channel| channel.guild() != Some(id)) {
                problems.add(&at.to(key), "CHANNEL_UNKNOWN", "Unknown channel");
            }
            settings.insert(key.to_owned(), value.clone());
        }
        for key in ["description", "preferred_locale", "features", "premium_progress_bar_enabled"] {
            settings.extend(form.get(key).map(|value| (key.to_owned(), value.clone())));
        }
        problems.finish()?;
        let guild = self.saved.guilds.get_mut(&id).ok_or_else(ApiError::unknown_guild)?;
        guild.name = name.unwrap_or_else(|| guild.name.clone());
        guild.settings.extend(settings);
        self.effects.changed = true;
        self.audit(id, user, 1, Some(id.0));
        let data = self.render().guild(id)?;
        let Self { saved, effects, .. } = self;
        effects.send_to_guild(saved.guild(id)?, "GUILD_UPDATE", data.clone(), ToBot::With(Intent::Guilds));
        Ok(data)
    }
}
