//! Roles: creating, editing, ordering and assigning.

use serde_json::{Map, Value, json};

use super::effects::{Intent, ToBot};
use super::model::{Guild, Role};
use super::permissions::{self, MANAGE_ROLES, require_in_guild};
use super::render::{role_json, roles_json};
use super::{Requester, World};
use crate::errors::ApiError;
use crate::ids::{GuildId, RoleId, UserId};
use crate::validate::limits::guild as limits;
use crate::validate::{FieldPath, Problems, plain, snowflake};

/// Edits the roles of a server and assigns them.
pub(crate) struct RoleActions<'w> {
    pub(super) world: &'w mut World,
}

/// Edits of a role. `None` leaves a field unchanged.
struct RoleChanges {
    name: Option<String>,
    permissions: Option<u64>,
    settings: Map<String, Value>,
}

impl RoleChanges {
    fn read(form: &Value) -> Result<Self, ApiError> {
        let at = FieldPath::default();
        let mut problems = Problems::default();
        let name = problems.text(form, "name", &at).map(str::to_owned);
        if let Some(name) = &name {
            problems.length(&at.to("name"), name, limits::ROLE_NAME.0, limits::ROLE_NAME.1);
        }
        let given = form.get("permissions").filter(|bits| !bits.is_null()).map(plain);
        let permissions = given.as_ref().and_then(|bits| bits.parse().ok());
        if let Some(bits) = given.filter(|_| permissions.is_none()) {
            problems.add(
                &at.to("permissions"),
                "NUMBER_TYPE_COERCE",
                format!("Value \"{bits}\" is not int."),
            );
        }
        let mut settings = Map::new();
        let color = form["colors"].get("primary_color").map(|color| json!({ "color": color }));
        let color = problems.whole(color.as_ref().unwrap_or(form), "color", &at);
        if let Some(color) = color {
            problems.within(&at.to("color"), color, 0, 0xff_ffff);
            settings.insert("color".to_owned(), json!(color));
        }
        for key in ["hoist", "mentionable"] {
            match form.get(key) {
                None | Some(Value::Null) => {}
                Some(flag) if flag.is_boolean() => {
                    settings.insert(key.to_owned(), flag.clone());
                }
                Some(_) => {
                    let message = "Must be either true or false.";
                    problems.add(&at.to(key), "BOOLEAN_TYPE_CONVERT", message);
                }
            }
        }
        if let Some(emoji) = problems.text(form, "unicode_emoji", &at) {
            settings.insert("unicode_emoji".to_owned(), json!(emoji));
        }
        problems.finish()?;
        Ok(Self { name, permissions, settings })
    }
}

impl RoleActions<'_> {
    /// Creates a role just above `@everyone` and returns it.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), the permission is missing (50013) or the form is invalid
    /// (50035).
    pub(crate) fn create(
        &mut self,
        requester: Requester,
        guild_id: GuildId,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let user = requester.user();
        let guild = self.world.saved.guild(guild_id)?;
        require_in_guild(guild, user, MANAGE_ROLES)?;
        let changes = RoleChanges::read(form)?;
        let everyone = guild.roles.first().map_or(0, |role| role.permissions);
        let permissions = changes.permissions.unwrap_or(everyone);
        check_may_grant(guild, user, permissions & !everyone)?;
        let id = RoleId(self.world.next_id());
        let name = changes.name.unwrap_or_else(|| "new role".to_owned());
        let role = Role { id, name, permissions, bot: None, settings: changes.settings };
        self.guild_mut(guild_id)?.roles.insert(1, role);
        self.world.effects.changed = true;
        self.world.audit(guild_id, user, 30, Some(id.0));
        self.announce_role(guild_id, "GUILD_ROLE_CREATE", id)
    }

    /// Edits a role and returns it.
    ///
    /// # Errors
    ///
    /// If the server (10004) or the role (10011) is unknown, the permission is missing or the role
    /// ranks too high (50013), or the form is invalid (50035).
    pub(crate) fn change(
        &mut self,
        requester: Requester,
        guild_id: GuildId,
        id: RoleId,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let user = requester.user();
        self.check_below(guild_id, user, id)?;
        let changes = RoleChanges::read(form)?;
        if let Some(permissions) = changes.permissions {
            check_may_grant(self.world.saved.guild(guild_id)?, user, permissions)?;
        }
        let viewers = self.world.thread_viewers(guild_id);
        let role = self.guild_mut(guild_id)?.roles.iter_mut().find(|role| role.id == id);
        let role = role.ok_or_else(ApiError::unknown_role)?;
        if let Some(name) = changes.name {
            role.name = name;
        }
        role.permissions = changes.permissions.unwrap_or(role.permissions);
        role.settings.extend(changes.settings);
        self.world.effects.changed = true;
        self.world.audit(guild_id, user, 31, Some(id.0));
        let told = self.announce_role(guild_id, "GUILD_ROLE_UPDATE", id)?;
        self.world.sync_new_thread_viewers(guild_id, &viewers);
        Ok(told)
    }

    /// Moves roles by a list of `{"id","position"}`, and returns all roles.
    ///
    /// # Errors
    ///
    /// Like [`Self::change`].
    pub(crate) fn reorder(
        &mut self,
        requester: Requester,
        guild_id: GuildId,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let moves = form.as_array().cloned().unwrap_or_default();
        let mut moved = Vec::new();
        for entry in &moves {
            let id = entry.get("id").and_then(snowflake).map(RoleId).ok_or_else(ApiError::unknown_role)?;
            self.check_below(guild_id, requester.user(), id)?;
            let position = entry["position"].as_u64().and_then(|it| usize::try_from(it).ok());
            moved.extend(position.map(|position| (id, position)));
        }
        let roles = &mut self.guild_mut(guild_id)?.roles;
        for (id, position) in &moved {
            if let Some(from) = roles.iter().position(|role| role.id == *id) {
                let role = roles.remove(from);
                // `@everyone` stays at the bottom.
                roles.insert((*position).clamp(1, roles.len()), role);
            }
        }
        self.world.effects.changed = true;
        for (id, _) in moved {
            self.announce_role(guild_id, "GUILD_ROLE_UPDATE", id)?;
        }
        Ok(Value::Array(roles_json(self.world.saved.guild(guild_id)?)))
    }

    /// Deletes a role.
    ///
    /// # Errors
    ///
    /// If the server (10004) or the role (10011) is unknown, the permission is missing, the role
    /// ranks too high, or it belongs to a bot (50013).
    pub(crate) fn delete(
        &mut self,
        requester: Requester,
        guild_id: GuildId,
        id: RoleId,
    ) -> Result<(), ApiError> {
        let user = requester.user();
        self.check_below(guild_id, user, id)?;
        let guild = self.guild_mut(guild_id)?;
        let managed = guild.roles.iter().any(|role| role.id == id && role.bot.is_some());
        if managed || id.0 == guild_id.0 {
            return Err(ApiError::missing_permissions());
        }
        guild.roles.retain(|role| role.id != id);
        for member in guild.members.values_mut() {
            member.roles.retain(|role| *role != id);
        }
        self.world.effects.changed = true;
        self.world.audit(guild_id, user, 32, Some(id.0));
        let World { saved, effects, .. } = &mut *self.world;
        let data = json!({ "guild_id": guild_id, "role_id": id });
        effects.send_to_guild(saved.guild(guild_id)?, "GUILD_ROLE_DELETE", data, ToBot::With(Intent::Guilds));
        Ok(())
    }

    /// Adds a role to a member, or removes it.
    ///
    /// # Errors
    ///
    /// If the server (10004), the member (10007) or the role (10011) is unknown, or the permission
    /// is missing or the role ranks too high (50013).
    pub(crate) fn give(
        &mut self,
        requester: Requester,
        guild_id: GuildId,
        user: UserId,
        id: RoleId,
        given: bool,
    ) -> Result<(), ApiError> {
        self.check_below(guild_id, requester.user(), id)?;
        let viewers = self.world.thread_viewers(guild_id);
        let member = self.guild_mut(guild_id)?.members.get_mut(&user).ok_or_else(ApiError::unknown_member)?;
        if member.roles.contains(&id) == given {
            return Ok(());
        }
        member.roles.retain(|role| *role != id);
        if given {
            member.roles.push(id);
        }
        self.world.audit(guild_id, requester.user(), 25, Some(user.0));
        self.world.moderation().announce_member(guild_id, user)?;
        self.world.sync_new_thread_viewers(guild_id, &viewers);
        Ok(())
    }

    /// Checks that a user may manage roles and outranks this one.
    pub(super) fn check_below(&self, guild: GuildId, user: UserId, id: RoleId) -> Result<(), ApiError> {
        let guild = self.world.saved.guild(guild)?;
        require_in_guild(guild, user, MANAGE_ROLES)?;
        let place = guild.roles.iter().position(|role| role.id == id).ok_or_else(ApiError::unknown_role)?;
        if place >= permissions::rank(guild, user) {
            tracing::info!("50013: the requester must outrank the role");
            return Err(ApiError::missing_permissions());
        }
        Ok(())
    }

    fn guild_mut(&mut self, id: GuildId) -> Result<&mut Guild, ApiError> {
        self.world.saved.guilds.get_mut(&id).ok_or_else(ApiError::unknown_guild)
    }

    fn announce_role(&mut self, id: GuildId, name: &'static str, role: RoleId) -> Result<Value, ApiError> {
        let World { saved, effects, .. } = &mut *self.world;
        let guild = saved.guild(id)?;
        let place = guild.roles.iter().position(|it| it.id == role).ok_or_else(ApiError::unknown_role)?;
        let role = role_json(&guild.roles[place], place);
        let data = json!({ "guild_id": id, "role": role });
        effects.send_to_guild(guild, name, data, ToBot::With(Intent::Guilds));
        Ok(role)
    }
}

/// Checks that a user has all permissions that they want to grant.
fn check_may_grant(guild: &Guild, user: UserId, wanted: u64) -> Result<(), ApiError> {
    let missing = wanted & !permissions::in_guild(guild, user);
    if missing == 0 { Ok(()) } else { Err(ApiError::lacks(missing)) }
}
