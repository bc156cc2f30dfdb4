//! Edits of servers and applications.

use serde_json::{Map, Value, json};

use super::audit::{Action, Entry};
use super::effects::{Intent, ToBot};
use super::permissions::{MANAGE_GUILD, require_in_guild};
use super::{Requester, World};
use crate::errors::ApiError;
use crate::ids::{ApplicationId, ChannelId, GuildId};
use crate::validate::fields::{self, Kind};
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

/// Server fields that are stored as sent.
const SETTINGS: [(&str, Kind); 13] = [
    ("description", Kind::Text(0, limits::GUILD_DESCRIPTION.1)),
    ("verification_level", Kind::Whole(0, 4)),
    ("default_message_notifications", Kind::Whole(0, 1)),
    ("explicit_content_filter", Kind::Whole(0, 2)),
    ("afk_timeout", Kind::Number(&[60, 300, 900, 1800, 3600])),
    ("system_channel_flags", Kind::Whole(0, i32::MAX as i64)),
    ("features", Kind::Texts(1521)),
    ("premium_progress_bar_enabled", Kind::Flag),
    ("afk_channel_id", Kind::Id),
    ("system_channel_id", Kind::Id),
    ("rules_channel_id", Kind::Id),
    ("safety_alerts_channel_id", Kind::Id),
    ("public_updates_channel_id", Kind::Id),
];

/// Features that a bot can switch on.
const FEATURES: [&str; 5] = ["COMMUNITY", "DISCOVERABLE", "INVITES_DISABLED", "RAID_ALERTS_DISABLED", "NEWS"];

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
        fields::apply(&mut self.saved.application_mut(id)?.settings, settings);
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
        let mut settings = fields::read(&mut problems, form, &at, &SETTINGS);
        if let Some(locale) = problems.text(form, "preferred_locale", &at) {
            if !command::LOCALES.contains(&locale) {
                let message = format!("Locale \"{locale}\" is not supported.");
                problems.add(&at.to("preferred_locale"), "LOCALE_NOT_SUPPORTED", message);
            }
            settings.insert("preferred_locale".to_owned(), json!(locale));
        }
        for key in CHANNELS {
            let Some(value) = settings.get(key).filter(|value| !value.is_null()) else { continue };
            let channel = snowflake(value).and_then(|id| self.saved.channels.get(&ChannelId(id)));
            if channel.is_none_or(|channel| channel.guild() != Some(id)) {
                problems.add(&at.to(key), "CHANNEL_UNKNOWN", "Unknown channel");
            }
        }
        if let Some(features) = settings.get_mut("features").and_then(Value::as_array_mut) {
            // Unknown and repeated features are ignored, as on Discord.
            let mut known: Vec<Value> = Vec::new();
            for feature in features.drain(..) {
                if feature.as_str().is_some_and(|it| FEATURES.contains(&it)) && !known.contains(&feature) {
                    known.push(feature);
                }
            }
            *features = known;
        }
        problems.finish()?;
        let before = self.render().guild(id)?;
        let guild = self.saved.guild_mut(id)?;
        guild.name = name.unwrap_or_else(|| guild.name.clone());
        fields::apply(&mut guild.settings, settings);
        self.effects.changed = true;
        let data = self.render().guild(id)?;
        self.audit(id, user, Entry::new(Action::GuildUpdate, id.0).between(&before, &data));
        let Self { saved, effects, .. } = self;
        effects.send_to_guild(saved.guild(id)?, "GUILD_UPDATE", data.clone(), ToBot::With(Intent::Guilds));
        Ok(data)
    }
}
