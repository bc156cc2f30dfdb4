//! Moderation: nicknames, timeouts, kicks, bans and the audit log.

use serde_json::{Value, json};

use super::effects::{Intent, ToBot};
use super::model::Guild;
use super::permissions::{
    self, BAN_MEMBERS, CHANGE_NICKNAME, KICK_MEMBERS, MANAGE_NICKNAMES, MODERATE_MEMBERS, require_in_guild,
};
use super::{Requester, World};
use crate::clock::Millis;
use crate::errors::ApiError;
use crate::ids::{GuildId, RoleId, UserId};
use crate::validate::limits::guild as limits;
use crate::validate::{FieldPath, Problems, snowflake};

/// Number of audit log entries to keep.
const MAX_AUDIT_ENTRIES: usize = 1000;

/// Edits and removes members.
pub(crate) struct ModerationActions<'w> {
    pub(super) world: &'w mut World,
}

impl World {
    /// Adds an entry to the audit log of a server and notifies bots with access to it.
    pub(super) fn audit(&mut self, guild: GuildId, user: UserId, action: u64, target: Option<u64>) {
        let id = self.next_id();
        let mut entry = json!({
            "id": id.to_string(),
            "user_id": user,
            "target_id": target.map(|target| target.to_string()),
            "action_type": action,
            "changes": [],
        });
        if let Some(reason) = &self.reason {
            entry["reason"] = json!(reason);
        }
        let bots: Vec<UserId> = self.saved.bots().collect();
        let Some(guild) = self.saved.guilds.get_mut(&guild) else {
            return;
        };
        guild.audit.push(entry.clone());
        if guild.audit.len() > MAX_AUDIT_ENTRIES {
            guild.audit.remove(0);
        }
        entry["guild_id"] = json!(guild.id);
        let may_see = |bot: &UserId| permissions::in_guild(guild, *bot) & permissions::VIEW_AUDIT_LOG != 0;
        for bot in bots.into_iter().filter(may_see) {
            let intent = ToBot::With(Intent::GuildModeration);
            let (id, entry) = (Some(guild.id), entry.clone());
            self.effects.send_to_bot(bot, id, "GUILD_AUDIT_LOG_ENTRY_CREATE", entry, intent);
        }
    }
}

impl ModerationActions<'_> {
    /// Edits a member's `nick`, `roles` and `communication_disabled_until`, and returns the member.
    ///
    /// # Errors
    ///
    /// If the server (10004) or the member (10007) is unknown, a permission is missing or the
    /// member ranks too high (50013), or the form is invalid (50035).
    pub(crate) fn change(
        &mut self,
        requester: Requester,
        guild_id: GuildId,
        user: UserId,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let own = requester.user();
        let at = FieldPath::default();
        let mut problems = Problems::default();
        let nick = problems.text(form, "nick", &at);
        if let Some(nick) = nick {
            problems.length(&at.to("nick"), nick, limits::NICK.0, limits::NICK.1);
        }
        let until = problems.text(form, "communication_disabled_until", &at);
        let timeout = until.and_then(Millis::parse);
        if until.is_some() && timeout.is_none() {
            let message = "Could not parse the value. Should be ISO8601.";
            problems.add(&at.to("communication_disabled_until"), "DATE_TIME_TYPE_PARSE", message);
        }
        problems.finish()?;
        let guild = self.world.saved.guild(guild_id)?;
        let member = guild.members.get(&user).ok_or_else(ApiError::unknown_member)?.clone();
        if form.get("nick").is_some() {
            let needed = if own == user { CHANGE_NICKNAME } else { MANAGE_NICKNAMES };
            require_in_guild(guild, own, needed)?;
            check_rank(guild, own, user)?;
        }
        if form.get("communication_disabled_until").is_some() {
            require_in_guild(guild, own, MODERATE_MEMBERS)?;
            check_rank(guild, own, user)?;
        }
        let mut roles = None;
        if let Some(list) = form.get("roles").and_then(Value::as_array) {
            let wanted: Vec<RoleId> = list.iter().filter_map(snowflake).map(RoleId).collect();
            let changed = wanted.iter().filter(|role| !member.roles.contains(role));
            let changed = changed.chain(member.roles.iter().filter(|role| !wanted.contains(role)));
            for role in changed {
                self.world.roles().check_below(guild_id, own, *role)?;
            }
            roles = Some(wanted);
        }
        let viewers = self.world.thread_viewers(guild_id);
        let guild = self.world.saved.guilds.get_mut(&guild_id).ok_or_else(ApiError::unknown_guild)?;
        let member = guild.members.get_mut(&user).ok_or_else(ApiError::unknown_member)?;
        if form.get("nick").is_some() {
            member.nick = nick.filter(|nick| !nick.is_empty()).map(str::to_owned);
        }
        if form.get("communication_disabled_until").is_some() {
            member.timeout = timeout.filter(|until| *until > self.world.now);
        }
        if let Some(roles) = roles {
            member.roles = roles;
        }
        self.world.audit(guild_id, own, 24, Some(user.0));
        self.announce_member(guild_id, user)?;
        self.world.sync_new_thread_viewers(guild_id, &viewers);
        self.world.render().member(guild_id, user)
    }

    /// Announces a changed member to the server.
    pub(super) fn announce_member(&mut self, guild_id: GuildId, user: UserId) -> Result<(), ApiError> {
        let mut data = self.world.render().member(guild_id, user)?;
        data["guild_id"] = json!(guild_id);
        let World { saved, effects, .. } = &mut *self.world;
        effects.changed = true;
        let for_bot = ToBot::With(Intent::GuildMembers);
        effects.send_to_guild(saved.guild(guild_id)?, "GUILD_MEMBER_UPDATE", data, for_bot);
        Ok(())
    }

    /// Removes a member.
    ///
    /// # Errors
    ///
    /// If the server (10004) or the member (10007) is unknown, or the permission is missing or the
    /// member ranks too high (50013).
    pub(crate) fn kick(
        &mut self,
        requester: Requester,
        guild_id: GuildId,
        user: UserId,
    ) -> Result<(), ApiError> {
        let guild = self.world.saved.guild(guild_id)?;
        require_in_guild(guild, requester.user(), KICK_MEMBERS)?;
        check_rank(guild, requester.user(), user)?;
        self.world.members().leave(guild_id, user)?;
        self.world.audit(guild_id, requester.user(), 20, Some(user.0));
        Ok(())
    }

    /// Bans a user, even if they aren't a member.
    ///
    /// # Errors
    ///
    /// If the server (10004) or the user (10013) is unknown, or the permission is missing or the
    /// member ranks too high (50013).
    pub(crate) fn ban(
        &mut self,
        requester: Requester,
        guild_id: GuildId,
        user: UserId,
    ) -> Result<(), ApiError> {
        let guild = self.world.saved.guild(guild_id)?;
        require_in_guild(guild, requester.user(), BAN_MEMBERS)?;
        self.world.saved.user(user)?;
        check_rank(guild, requester.user(), user)?;
        if guild.members.contains_key(&user) {
            self.world.members().leave(guild_id, user)?;
        }
        let reason = self.world.reason.clone();
        if let Some(guild) = self.world.saved.guilds.get_mut(&guild_id) {
            guild.bans.insert(user, reason);
        }
        self.world.audit(guild_id, requester.user(), 22, Some(user.0));
        self.announce_ban(guild_id, user, "GUILD_BAN_ADD")
    }

    /// Ends a ban.
    ///
    /// # Errors
    ///
    /// If the server (10004) or the ban (10026) is unknown, or the permission is missing (50013).
    pub(crate) fn unban(
        &mut self,
        requester: Requester,
        guild_id: GuildId,
        user: UserId,
    ) -> Result<(), ApiError> {
        require_in_guild(self.world.saved.guild(guild_id)?, requester.user(), BAN_MEMBERS)?;
        let guild = self.world.saved.guilds.get_mut(&guild_id).ok_or_else(ApiError::unknown_guild)?;
        guild.bans.remove(&user).ok_or_else(ApiError::unknown_ban)?;
        self.world.audit(guild_id, requester.user(), 23, Some(user.0));
        self.announce_ban(guild_id, user, "GUILD_BAN_REMOVE")
    }

    /// Lists the bans, sorted by user id.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), or the permission is missing (50013).
    pub(crate) fn bans(
        &self,
        requester: Requester,
        guild_id: GuildId,
    ) -> Result<Vec<(UserId, Value)>, ApiError> {
        let guild = self.world.saved.guild(guild_id)?;
        require_in_guild(guild, requester.user(), BAN_MEMBERS)?;
        let render = self.world.render();
        let row = |(user, reason): (&UserId, &Option<String>)| {
            (*user, json!({ "user": render.user(*user), "reason": reason }))
        };
        Ok(guild.bans.iter().map(row).collect())
    }

    fn announce_ban(&mut self, guild_id: GuildId, user: UserId, name: &'static str) -> Result<(), ApiError> {
        let data = json!({ "guild_id": guild_id, "user": self.world.render().user(user) });
        let World { saved, effects, .. } = &mut *self.world;
        effects.changed = true;
        let for_bot = ToBot::With(Intent::GuildModeration);
        effects.send_to_guild(saved.guild(guild_id)?, name, data, for_bot);
        Ok(())
    }
}

/// Checks that a user outranks the member they want to change.
fn check_rank(guild: &Guild, user: UserId, other: UserId) -> Result<(), ApiError> {
    let above = permissions::rank(guild, user) > permissions::rank(guild, other);
    let outside = !guild.members.contains_key(&other);
    if user == other || outside || (above && guild.owner != other) {
        Ok(())
    } else {
        tracing::info!("50013: the requester must outrank the member");
        Err(ApiError::missing_permissions())
    }
}
