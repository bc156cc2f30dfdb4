//! Moderation: nicknames, timeouts, kicks and bans.

use serde_json::{Value, json};

use super::audit::{Action, Entry};
use super::effects::{Intent, ToBot};
use super::model::Guild;
use super::permissions::{
    self, BAN_MEMBERS, CHANGE_NICKNAME, DEAFEN_MEMBERS, KICK_MEMBERS, MANAGE_NICKNAMES, MODERATE_MEMBERS,
    MOVE_MEMBERS, MUTE_MEMBERS, require_in_guild,
};
use super::{Requester, VoiceChange, World};
use crate::clock::Millis;
use crate::errors::ApiError;
use crate::ids::{ChannelId, GuildId, RoleId, UserId};
use crate::validate::limits::guild as limits;
use crate::validate::{FieldPath, Problems};

/// Edits of a member. `None` leaves a field unchanged.
struct MemberChanges {
    /// `Some(None)` removes the nickname.
    nick: Option<Option<String>>,
    /// `Some(None)` ends the timeout.
    timeout: Option<Option<Millis>>,
    roles: Option<Vec<RoleId>>,
    deaf: Option<bool>,
    mute: Option<bool>,
    /// `Some(None)` disconnects the member.
    channel: Option<Option<ChannelId>>,
    /// Whether flags are set. They have no effect here.
    flags: bool,
}

impl MemberChanges {
    fn read(form: &Value) -> Result<Self, ApiError> {
        let at = FieldPath::default();
        let mut problems = Problems::default();
        let nick = problems.text(form, "nick", &at);
        if let Some(nick) = nick {
            problems.length(&at.to("nick"), nick, limits::NICK.0, limits::NICK.1);
        }
        let timeout = problems.time(form, "communication_disabled_until", &at);
        let roles = problems.ids(form, "roles", &at).map(|ids| {
            let mut roles: Vec<RoleId> = Vec::new();
            for role in ids.into_iter().map(RoleId) {
                if !roles.contains(&role) {
                    roles.push(role);
                }
            }
            roles
        });
        let channel = problems.id(form, "channel_id", &at).map(ChannelId);
        let changes = Self {
            nick: form.get("nick").map(|_| nick.filter(|nick| !nick.is_empty()).map(str::to_owned)),
            timeout: form.get("communication_disabled_until").map(|_| timeout),
            roles,
            deaf: problems.flag(form, "deaf", &at),
            mute: problems.flag(form, "mute", &at),
            channel: form.get("channel_id").map(|_| channel),
            flags: problems.whole(form, "flags", &at).is_some(),
        };
        problems.finish()?;
        Ok(changes)
    }
}

impl World {
    /// Adds an audit log entry for a member's new and removed roles. Does nothing without any.
    pub(super) fn audit_roles(
        &mut self,
        guild: GuildId,
        own: UserId,
        user: UserId,
        (given, taken): (Vec<RoleId>, Vec<RoleId>),
    ) {
        let roles = self.saved.guilds.get(&guild).map(|guild| guild.roles.as_slice()).unwrap_or_default();
        let rows = |ids: &[RoleId]| -> Value {
            let found = ids.iter().filter_map(|id| roles.iter().find(|role| role.id == *id));
            found.map(|role| json!({ "id": role.id, "name": role.name })).collect()
        };
        let mut entry = Entry::new(Action::MemberRoles, user.0);
        for (key, ids) in [("$add", &given), ("$remove", &taken)] {
            if !ids.is_empty() {
                entry = entry.change(key, Value::Null, rows(ids));
            }
        }
        if !given.is_empty() || !taken.is_empty() {
            self.audit(guild, own, entry);
        }
    }
}

/// Edits and removes members.
pub(crate) struct ModerationActions<'w> {
    pub(super) world: &'w mut World,
}

impl ModerationActions<'_> {
    /// Edits a member and returns it.
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
        let changes = MemberChanges::read(form)?;
        let guild = self.world.saved.guild(guild_id)?;
        let member = guild.members.get(&user).ok_or_else(ApiError::unknown_member)?.clone();
        self.check_may_change(guild, own, user, &changes)?;
        let mut given_and_taken = None;
        if let Some(wanted) = &changes.roles {
            let missing = |role: &RoleId, list: &[RoleId]| !list.contains(role);
            let given =
                wanted.iter().copied().filter(|role| missing(role, &member.roles)).collect::<Vec<_>>();
            let taken = member.roles.iter().copied().filter(|role| missing(role, wanted)).collect::<Vec<_>>();
            for role in given.iter().chain(&taken) {
                self.world.roles().check_below(guild_id, own, *role)?;
            }
            given_and_taken = Some((given, taken));
        }
        let before = self.world.render().member(guild_id, user)?;
        let viewers = self.world.thread_viewers(guild_id);
        let now = self.world.now;
        let guild = self.world.saved.guild_mut(guild_id)?;
        let member = guild.members.get_mut(&user).ok_or_else(ApiError::unknown_member)?;
        if let Some(nick) = changes.nick {
            member.nick = nick;
        }
        if let Some(timeout) = changes.timeout {
            member.timeout = timeout.filter(|until| *until > now);
        }
        if let Some(roles) = changes.roles {
            member.roles = roles;
        }
        member.deaf = changes.deaf.unwrap_or(member.deaf);
        member.mute = changes.mute.unwrap_or(member.mute);
        let after = self.world.render().member(guild_id, user)?;
        self.world.audit(guild_id, own, Entry::new(Action::MemberUpdate, user.0).between(&before, &after));
        if let Some((given, taken)) = given_and_taken {
            self.world.audit_roles(guild_id, own, user, (given, taken));
        }
        self.announce_member(guild_id, user)?;
        self.world.sync_new_thread_viewers(guild_id, &viewers);
        if let Some(channel) = changes.channel {
            self.move_to(guild_id, own, user, channel)?;
        } else if changes.deaf.is_some() || changes.mute.is_some() {
            self.world.voice().announce(guild_id, user, "");
        }
        self.world.render().member(guild_id, user)
    }

    fn check_may_change(
        &self,
        guild: &Guild,
        own: UserId,
        user: UserId,
        changes: &MemberChanges,
    ) -> Result<(), ApiError> {
        let nick = if own == user { CHANGE_NICKNAME } else { MANAGE_NICKNAMES };
        for (is_given, needed) in [
            (changes.nick.is_some(), nick),
            (changes.timeout.is_some(), MODERATE_MEMBERS),
            (changes.flags, MODERATE_MEMBERS),
        ] {
            if is_given {
                require_in_guild(guild, own, needed)?;
                check_rank(guild, own, user)?;
            }
        }
        for (is_given, needed) in [
            (changes.mute.is_some(), MUTE_MEMBERS),
            (changes.deaf.is_some(), DEAFEN_MEMBERS),
            (changes.channel.is_some(), MOVE_MEMBERS),
        ] {
            if is_given {
                require_in_guild(guild, own, needed)?;
                if !guild.voice.contains_key(&user) {
                    return Err(ApiError::not_in_voice());
                }
            }
        }
        self.world.saved.check_voice_channel(guild.id, user, changes.channel.flatten())
    }

    /// Moves a member to another voice channel, or disconnects them.
    fn move_to(
        &mut self,
        guild: GuildId,
        own: UserId,
        user: UserId,
        channel: Option<ChannelId>,
    ) -> Result<(), ApiError> {
        let session = self.world.saved.guild(guild)?.voice.get(&user).map(|state| state.session.clone());
        let session = session.ok_or_else(ApiError::not_in_voice)?;
        let change = VoiceChange { channel: Some(channel), ..VoiceChange::default() };
        self.world.voice().set(guild, user, &session, &change)?;
        let entry = match channel {
            Some(channel) => {
                Entry::new(Action::MemberMove, None).options(json!({ "channel_id": channel, "count": "1" }))
            }
            None => Entry::new(Action::MemberDisconnect, None).options(json!({ "count": "1" })),
        };
        self.world.audit(guild, own, entry);
        Ok(())
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
        self.world.audit(guild_id, requester.user(), Entry::new(Action::MemberKick, user.0));
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
        self.world.audit(guild_id, requester.user(), Entry::new(Action::MemberBan, user.0));
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
        let guild = self.world.saved.guild_mut(guild_id)?;
        guild.bans.remove(&user).ok_or_else(ApiError::unknown_ban)?;
        self.world.audit(guild_id, requester.user(), Entry::new(Action::MemberUnban, user.0));
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
