//! Settings of a server beyond its own fields: widget, welcome screen, onboarding and pruning.

use serde_json::{Map, Value, json};

use super::audit::{Action, Entry};
use super::effects::{Intent, ToBot};
use super::model::{Channel, Guild, Member};
use super::permissions::{KICK_MEMBERS, MANAGE_GUILD, MANAGE_ROLES, require_in_guild};
use super::{Requester, World};
use crate::clock::Millis;
use crate::errors::ApiError;
use crate::ids::{self, ChannelId, GuildId, UserId};
use crate::validate::fields::{self, Kind};
use crate::validate::{FieldPath, Problems, snowflake};

const DAY_MS: u64 = 86_400_000;

/// Fields of an onboarding prompt.
const PROMPT: [(&str, Kind); 5] = [
    ("title", Kind::Text(1, 100)),
    ("single_select", Kind::Flag),
    ("required", Kind::Flag),
    ("in_onboarding", Kind::Flag),
    ("type", Kind::Number(&[0, 1])),
];

/// Fields of a prompt's option.
const OPTION: [(&str, Kind); 4] = [
    ("title", Kind::Text(1, 50)),
    ("description", Kind::Text(0, 100)),
    ("role_ids", Kind::Ids(50)),
    ("channel_ids", Kind::Ids(50)),
];

pub(crate) struct CommunityActions<'w> {
    pub(super) world: &'w mut World,
}

impl CommunityActions<'_> {
    /// Returns the settings of the widget.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), or the permission is missing (50013).
    pub(crate) fn widget_settings(&self, requester: Requester, id: GuildId) -> Result<Value, ApiError> {
        require_in_guild(self.world.saved.guild(id)?, requester.user(), MANAGE_GUILD)?;
        let guild = self.world.render().guild(id)?;
        Ok(json!({ "enabled": guild["widget_enabled"], "channel_id": guild["widget_channel_id"] }))
    }

    /// Edits the settings of the widget and returns them.
    ///
    /// # Errors
    ///
    /// Like [`Self::widget_settings`], and if the form is invalid (50035).
    pub(crate) fn change_widget(
        &mut self,
        requester: Requester,
        id: GuildId,
        form: &Value,
    ) -> Result<Value, ApiError> {
        self.widget_settings(requester, id)?;
        let mut problems = Problems::default();
        let at = FieldPath::default();
        let table = [("enabled", Kind::Flag), ("channel_id", Kind::Id)];
        let settings = fields::read(&mut problems, form, &at, &table);
        self.check_channel(&mut problems, id, settings.get("channel_id"), &at.to("channel_id"));
        problems.finish()?;
        let before = self.world.render().guild(id)?;
        let settings = settings.into_iter().map(|(key, value)| (format!("widget_{key}"), value)).collect();
        fields::apply(&mut self.guild_mut(id)?.settings, settings);
        let after = self.world.render().guild(id)?;
        let entry = Entry::new(Action::GuildUpdate, id.0).between(&before, &after);
        self.world.audit(id, requester.user(), entry);
        let World { saved, effects, .. } = &mut *self.world;
        effects.send_to_guild(saved.guild(id)?, "GUILD_UPDATE", after, ToBot::With(Intent::Guilds));
        self.widget_settings(requester, id)
    }

    /// Returns the public widget.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), or its widget is disabled (50004).
    pub(crate) fn widget(&self, id: GuildId) -> Result<Value, ApiError> {
        let guild = self.world.render().guild(id)?;
        if guild["widget_enabled"] != true {
            return Err(ApiError::widget_disabled());
        }
        let World { saved, origin, .. } = &*self.world;
        let rows = saved.guild(id)?;
        let voice = |it: &&Channel| it.guild() == Some(id) && it.type_number() == 2;
        let channels = saved.channels.values().filter(voice).enumerate();
        let channels =
            channels.map(|(place, it)| json!({ "id": it.id, "name": it.name(), "position": place }));
        let online = rows.members.keys().filter_map(|user| saved.users.get(user));
        let online: Vec<Value> = online
            .filter(|user| user.status() != "offline")
            .enumerate()
            .map(|(number, user)| {
                json!({
                    "id": number.to_string(),
                    "username": user.username,
                    "discriminator": "0000",
                    "avatar": null,
                    "status": user.status(),
                    "avatar_url": format!("{origin}/icon.svg"),
                })
            })
            .collect();
        Ok(json!({
            "id": id,
            "name": rows.name,
            "instant_invite": null,
            "channels": channels.collect::<Vec<_>>(),
            "presence_count": online.len(),
            "members": online,
        }))
    }

    /// Returns the welcome screen.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004) or has no welcome screen (10069).
    pub(crate) fn welcome_screen(&self, requester: Requester, id: GuildId) -> Result<Value, ApiError> {
        let guild = self.world.saved.guild(id)?;
        let screen = guild.welcome_screen.clone().ok_or_else(ApiError::unknown_welcome_screen)?;
        if screen["enabled"] != true {
            require_in_guild(guild, requester.user(), MANAGE_GUILD)?;
        }
        Ok(public_screen(&screen))
    }

    /// Edits the welcome screen and returns it.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), the permission is missing (50013) or the form is invalid
    /// (50035).
    pub(crate) fn change_welcome_screen(
        &mut self,
        requester: Requester,
        id: GuildId,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let guild = self.world.saved.guild(id)?;
        require_in_guild(guild, requester.user(), MANAGE_GUILD)?;
        let mut screen = guild
            .welcome_screen
            .clone()
            .unwrap_or_else(|| json!({ "enabled": false, "description": null, "welcome_channels": [] }));
        let mut problems = Problems::default();
        let at = FieldPath::default();
        if let Some(enabled) = problems.flag(form, "enabled", &at) {
            screen["enabled"] = json!(enabled);
        }
        if form.get("description").is_some() {
            let text = problems.text(form, "description", &at);
            problems.length(&at.to("description"), text.unwrap_or_default(), 0, 140);
            screen["description"] = json!(text);
        }
        if let Some(list) = problems.list(form, "welcome_channels", &at) {
            let at = at.to("welcome_channels");
            problems.count(&at, list.len(), 0, 5);
            let rows = list.iter().enumerate().map(|(index, row)| {
                let at = at.to(index);
                let text = problems.required_text(row, "description", &at, (1, 50)).unwrap_or_default();
                let channel = problems.id(row, "channel_id", &at).map(|id| json!(id.to_string()));
                match &channel {
                    Some(_) => self.check_channel(&mut problems, id, channel.as_ref(), &at.to("channel_id")),
                    None => problems.required(&at.to("channel_id")),
                }
                let emoji = problems.id(row, "emoji_id", &at).map(|id| id.to_string());
                let name = problems.text(row, "emoji_name", &at);
                json!({ "channel_id": channel, "description": text, "emoji_id": emoji, "emoji_name": name })
            });
            screen["welcome_channels"] = rows.collect();
        }
        problems.finish()?;
        self.guild_mut(id)?.welcome_screen = Some(screen.clone());
        Ok(public_screen(&screen))
    }

    /// Returns the onboarding.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004).
    pub(crate) fn onboarding(&self, id: GuildId) -> Result<Value, ApiError> {
        let guild = self.world.saved.guild(id)?;
        let mut json = json!({
            "guild_id": id, "prompts": [], "default_channel_ids": [], "enabled": false, "mode": 0,
        });
        super::render::merge(&mut json, Value::Object(guild.onboarding.clone()));
        Ok(json)
    }

    /// Edits the onboarding and returns it. Missing fields stay unchanged.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), a permission is missing (50013), or the form is invalid
    /// (50035).
    pub(crate) fn change_onboarding(
        &mut self,
        requester: Requester,
        id: GuildId,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let user = requester.user();
        require_in_guild(self.world.saved.guild(id)?, user, MANAGE_GUILD | MANAGE_ROLES)?;
        let mut problems = Problems::default();
        let at = FieldPath::default();
        let table = [
            ("enabled", Kind::Flag),
            ("mode", Kind::Number(&[0, 1])),
            ("default_channel_ids", Kind::Ids(500)),
        ];
        let mut settings = fields::read(&mut problems, form, &at, &table);
        if let Some(ids) = settings.get_mut("default_channel_ids").and_then(Value::as_array_mut) {
            remove_repeated(ids);
        }
        if let Some(list) = problems.list(form, "prompts", &at) {
            let at = at.to("prompts");
            problems.count(&at, list.len(), 0, 15);
            let prompts: Vec<Value> = list
                .iter()
                .enumerate()
                .map(|(index, prompt)| self.read_prompt(&mut problems, prompt, &at.to(index)))
                .collect();
            settings.insert("prompts".to_owned(), json!(prompts));
        }
        problems.finish()?;
        let before = self.onboarding(id)?;
        fields::apply(&mut self.guild_mut(id)?.onboarding, settings);
        let after = self.onboarding(id)?;
        let entry = Entry::new(Action::OnboardingUpdate, None).between(&before, &after);
        self.world.audit(id, user, entry);
        Ok(after)
    }

    fn read_prompt(&mut self, problems: &mut Problems, form: &Value, at: &FieldPath) -> Value {
        let mut prompt = json!({ "title": "", "single_select": false, "required": false, "in_onboarding": true, "type": 0 });
        problems.required_text(form, "title", at, (1, 100));
        let mut known = Map::new();
        fields::apply(&mut known, fields::read(problems, form, at, &PROMPT));
        super::render::merge(&mut prompt, Value::Object(known));
        let options = problems.list(form, "options", at);
        match options {
            Some(list) => problems.count(&at.to("options"), list.len(), 1, 50),
            None if form.get("options").is_none_or(Value::is_null) => problems.required(&at.to("options")),
            None => {}
        }
        let mut rows = Vec::new();
        for (index, form) in options.unwrap_or_default().iter().enumerate() {
            rows.push(self.read_option(problems, form, &at.to("options").to(index)));
        }
        prompt["options"] = json!(rows);
        prompt["id"] = json!(self.id_or_new(problems, form, at));
        prompt
    }

    fn read_option(&mut self, problems: &mut Problems, form: &Value, at: &FieldPath) -> Value {
        let mut option = json!({ "title": "", "description": "", "role_ids": [], "channel_ids": [] });
        problems.required_text(form, "title", at, (1, 50));
        let mut known = Map::new();
        fields::apply(&mut known, fields::read(problems, form, at, &OPTION));
        super::render::merge(&mut option, Value::Object(known));
        for key in ["role_ids", "channel_ids"] {
            if let Some(ids) = option[key].as_array_mut() {
                remove_repeated(ids);
            }
        }
        option["emoji"] = json!({
            "id": problems.id(form, "emoji_id", at).map(|id| id.to_string()),
            "name": problems.text(form, "emoji_name", at),
            "animated": problems.flag(form, "emoji_animated", at).unwrap_or_default(),
        });
        option["id"] = json!(self.id_or_new(problems, form, at));
        option
    }

    /// Returns the id in a form. Clients make up small ids for new objects.
    fn id_or_new(&mut self, problems: &mut Problems, form: &Value, at: &FieldPath) -> String {
        let given = problems.id(form, "id", at).filter(|id| id >> 22 > 0);
        given.unwrap_or_else(|| self.world.next_id()).to_string()
    }

    /// Returns the members that a pruning would remove. They are offline, have no roles other than
    /// `include_roles`, and neither joined nor wrote in the last `days`.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), or a permission is missing (50013).
    pub(crate) fn prunable(
        &self,
        requester: Requester,
        id: GuildId,
        days: u64,
        include_roles: &[u64],
    ) -> Result<Vec<UserId>, ApiError> {
        let guild = self.world.saved.guild(id)?;
        require_in_guild(guild, requester.user(), MANAGE_GUILD | KICK_MEMBERS)?;
        let since = Millis(self.world.now.0.saturating_sub(days * DAY_MS));
        let goes = |(user, member): &(&UserId, &Member)| {
            let status = self.world.saved.users.get(user).map_or("offline", |user| user.status());
            status == "offline"
                && guild.owner != **user
                && member.joined <= since
                && member.roles.iter().all(|role| include_roles.contains(&role.0))
                && !self.has_written_since(guild, **user, since)
        };
        Ok(guild.members.iter().filter(goes).map(|(user, _)| *user).collect())
    }

    fn has_written_since(&self, guild: &Guild, user: UserId, since: Millis) -> bool {
        let channels = self.world.saved.channels.values().filter(|it| it.guild() == Some(guild.id));
        let mut messages = channels.flat_map(|it| it.messages.values());
        messages.any(|it| it.author == user && ids::creation_time(it.id.0) > since)
    }

    /// Removes inactive members and returns their number.
    ///
    /// # Errors
    ///
    /// Like [`Self::prunable`].
    pub(crate) fn prune(
        &mut self,
        requester: Requester,
        id: GuildId,
        days: u64,
        include_roles: &[u64],
    ) -> Result<usize, ApiError> {
        let pruned = self.prunable(requester, id, days, include_roles)?;
        for user in &pruned {
            self.world.members().leave(id, *user)?;
        }
        let options = json!({
            "delete_member_days": days.to_string(), "members_removed": pruned.len().to_string(),
        });
        let entry = Entry::new(Action::MemberPrune, None).options(options);
        self.world.audit(id, requester.user(), entry);
        Ok(pruned.len())
    }

    fn check_channel(&self, problems: &mut Problems, guild: GuildId, id: Option<&Value>, at: &FieldPath) {
        let Some(id) = id.filter(|id| !id.is_null()) else { return };
        let channel = snowflake(id).and_then(|id| self.world.saved.channels.get(&ChannelId(id)));
        if channel.is_none_or(|it| it.guild() != Some(guild)) {
            problems.add(at, "CHANNEL_UNKNOWN", "Unknown channel");
        }
    }

    fn guild_mut(&mut self, id: GuildId) -> Result<&mut Guild, ApiError> {
        self.world.effects.changed = true;
        self.world.saved.guild_mut(id)
    }
}

/// Returns a welcome screen as shown to members.
fn public_screen(screen: &Value) -> Value {
    json!({ "description": screen["description"], "welcome_channels": screen["welcome_channels"] })
}

fn remove_repeated(values: &mut Vec<Value>) {
    let mut known: Vec<Value> = Vec::new();
    values.retain(|value| {
        let is_new = !known.contains(value);
        known.push(value.clone());
        is_new
    });
}

/// Reads `include_roles`: a list of ids, or a text with commas.
pub(crate) fn include_roles(problems: &mut Problems, form: &Value) -> Vec<u64> {
    let at = FieldPath::default();
    match form.get("include_roles").and_then(Value::as_str) {
        None => problems.ids(form, "include_roles", &at).unwrap_or_default(),
        Some(text) => {
            let ids: Vec<&str> = text.split(',').map(str::trim).filter(|id| !id.is_empty()).collect();
            problems.ids(&json!({ "include_roles": ids }), "include_roles", &at).unwrap_or_default()
        }
    }
}
