//! Roles: creating, editing, ordering and assigning.

use serde_json::{Map, Value, json};

use super::audit::{Action, Entry};
use super::effects::{Intent, ToBot};
use super::model::{Guild, Role};
use super::permissions::{self, MANAGE_ROLES, require_in_guild};
use super::render::{role_json, roles_json};
use super::{Requester, World};
use crate::errors::ApiError;
use crate::ids::{GuildId, RoleId, UserId};
use crate::validate::fields::{self, Kind};
use crate::validate::limits::guild as limits;
use crate::validate::{FieldPath, Problems};

/// Fields of a role that are stored as sent.
const SETTINGS: [(&str, Kind); 4] = [
    ("color", Kind::Whole(0, 0xff_ffff)),
    ("hoist", Kind::Flag),
    ("mentionable", Kind::Flag),
    ("unicode_emoji", Kind::Text(0, 100)),
];

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
        let permissions = problems.bits(form, "permissions", &at);
        let mut settings = fields::read(&mut problems, form, &at, &SETTINGS);
        // The newer field takes precedence.
        if let Some(colors) = form.get("colors").filter(|colors| !colors.is_null()) {
            let at = at.to("colors");
            if let Some(color) = problems.whole(colors, "primary_color", &at) {
                problems.within(&at.to("primary_color"), color, 0, 0xff_ffff);
                settings.insert("color".to_owned(), json!(color));
            }
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
        let mut settings = Map::new();
        fields::apply(&mut settings, changes.settings);
        let role = Role { id, name, permissions, bot: None, settings };
        let roles = &mut self.world.saved.guild_mut(guild_id)?.roles;
        let before = roles.clone();
        roles.insert(1, role);
        self.world.effects.changed = true;
        let role = self.announce_role(guild_id, "GUILD_ROLE_CREATE", id)?;
        self.world.audit(guild_id, user, Entry::new(Action::RoleCreate, id.0).between(&Value::Null, &role));
        self.announce_shifted(guild_id, &before)?;
        Ok(role)
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
        let before = self.role_json(guild_id, id)?;
        let role = self.world.saved.guild_mut(guild_id)?.roles.iter_mut().find(|role| role.id == id);
        let role = role.ok_or_else(ApiError::unknown_role)?;
        if let Some(name) = changes.name {
            role.name = name;
        }
        role.permissions = changes.permissions.unwrap_or(role.permissions);
        fields::apply(&mut role.settings, changes.settings);
        self.world.effects.changed = true;
        let told = self.announce_role(guild_id, "GUILD_ROLE_UPDATE", id)?;
        self.world.audit(guild_id, user, Entry::new(Action::RoleUpdate, id.0).between(&before, &told));
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
        form: &[Value],
    ) -> Result<Value, ApiError> {
        let user = requester.user();
        let before = self.world.saved.guild(guild_id)?.clone();
        require_in_guild(&before, user, MANAGE_ROLES)?;
        // Some libraries list all roles, including those they may not move.
        let mut moved = moves(form, &before)?;
        for (_, id) in &moved {
            self.check_below(guild_id, user, *id)?;
        }
        moved.sort_unstable();
        let mut after = before.clone();
        let is_moved = |role: &mut Role| moved.iter().any(|(_, id)| *id == role.id);
        let mut taken: Vec<Role> = after.roles.extract_if(.., is_moved).collect();
        for (position, id) in &moved {
            if let Some(index) = taken.iter().position(|role| role.id == *id) {
                // `@everyone` stays at the bottom.
                let place = (*position).clamp(1, after.roles.len().max(1));
                after.roles.insert(place.min(after.roles.len()), taken.swap_remove(index));
            }
        }
        for (_, id) in &moved {
            let place = after.roles.iter().position(|role| role.id == *id).unwrap_or_default();
            if place >= permissions::rank(&after, user) {
                tracing::info!("50013: the requester must outrank the role's new position");
                return Err(ApiError::missing_permissions());
            }
        }
        self.world.saved.guild_mut(guild_id)?.roles = after.roles;
        self.world.effects.changed = true;
        for (role, old, place) in self.shifted(guild_id, &before.roles)? {
            let entry = Entry::new(Action::RoleUpdate, role.id.0);
            let entry = entry.between(&role_json(&role, old), &role_json(&role, place));
            self.world.audit(guild_id, user, entry);
            self.announce_role(guild_id, "GUILD_ROLE_UPDATE", role.id)?;
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
        let before = self.role_json(guild_id, id)?;
        let guild = self.world.saved.guild_mut(guild_id)?;
        let managed = guild.roles.iter().any(|role| role.id == id && role.bot.is_some());
        if managed || id.0 == guild_id.0 {
            return Err(ApiError::missing_permissions());
        }
        let roles = guild.roles.clone();
        guild.roles.retain(|role| role.id != id);
        for member in guild.members.values_mut() {
            member.roles.retain(|role| *role != id);
        }
        self.world.effects.changed = true;
        self.world.audit(guild_id, user, Entry::new(Action::RoleDelete, id.0).between(&before, &Value::Null));
        let World { saved, effects, .. } = &mut *self.world;
        let data = json!({ "guild_id": guild_id, "role_id": id });
        effects.send_to_guild(saved.guild(guild_id)?, "GUILD_ROLE_DELETE", data, ToBot::With(Intent::Guilds));
        self.announce_shifted(guild_id, &roles)
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
        let member = self
            .world
            .saved
            .guild_mut(guild_id)?
            .members
            .get_mut(&user)
            .ok_or_else(ApiError::unknown_member)?;
        if member.roles.contains(&id) == given {
            return Ok(());
        }
        member.roles.retain(|role| *role != id);
        if given {
            member.roles.push(id);
        }
        self.world.audit_roles(
            guild_id,
            requester.user(),
            user,
            if given { (vec![id], Vec::new()) } else { (Vec::new(), vec![id]) },
        );
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

    /// Returns the roles that have another position than before, with both positions.
    fn shifted(&self, guild: GuildId, before: &[Role]) -> Result<Vec<(Role, usize, usize)>, ApiError> {
        let roles = self.world.saved.guild(guild)?.roles.iter().enumerate();
        let moved = roles.filter_map(|(place, role)| {
            let old = before.iter().position(|it| it.id == role.id).filter(|old| *old != place)?;
            Some((role.clone(), old, place))
        });
        Ok(moved.collect())
    }

    /// Announces the roles that a new or deleted role has shifted.
    fn announce_shifted(&mut self, guild: GuildId, before: &[Role]) -> Result<(), ApiError> {
        for (role, ..) in self.shifted(guild, before)? {
            self.announce_role(guild, "GUILD_ROLE_UPDATE", role.id)?;
        }
        Ok(())
    }

    fn role_json(&self, guild: GuildId, id: RoleId) -> Result<Value, ApiError> {
        let roles = &self.world.saved.guild(guild)?.roles;
        let place = roles.iter().position(|it| it.id == id).ok_or_else(ApiError::unknown_role)?;
        Ok(role_json(&roles[place], place))
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

/// Reads a list of `{"id","position"}`. Entries that keep their position are left out.
fn moves(form: &[Value], guild: &Guild) -> Result<Vec<(usize, RoleId)>, ApiError> {
    let mut problems = Problems::default();
    let mut moved = Vec::new();
    for (index, entry) in form.iter().enumerate() {
        let at = FieldPath::default().to(index);
        let Some(id) = problems.id(entry, "id", &at).map(RoleId) else {
            problems.required(&at.to("id"));
            continue;
        };
        let position = problems.whole(entry, "position", &at).and_then(|it| usize::try_from(it).ok());
        let old = guild.roles.iter().position(|role| role.id == id).ok_or_else(ApiError::unknown_role)?;
        if !moved.iter().any(|(_, known)| *known == id) {
            let position = position.filter(|new| *new != old && old > 0);
            moved.extend(position.map(|new| (new, id)));
        }
    }
    problems.finish()?;
    Ok(moved)
}

/// Checks that a user has all permissions that they want to grant.
fn check_may_grant(guild: &Guild, user: UserId, wanted: u64) -> Result<(), ApiError> {
    let missing = wanted & !permissions::in_guild(guild, user);
    if missing == 0 { Ok(()) } else { Err(ApiError::lacks(missing)) }
}
