use serde_json::{Value, json};

use super::audit::{Action, Entry};
use super::effects::{Event, Intent, ToBot};
use super::model::{Channel, Invite};
use super::permissions::{CREATE_INSTANT_INVITE, MANAGE_CHANNELS, MANAGE_GUILD, require_in_guild};
use super::{Requester, World};
use crate::errors::ApiError;
use crate::ids::{self, ChannelId, GuildId, UserId};
use crate::validate::limits::guild as limits;
use crate::validate::{FieldPath, Problems};

/// Default lifetime of an invite in seconds.
const DEFAULT_AGE: i64 = 86_400;

/// Returns an invite with the ids that its audit log entries contain.
fn audited(invite: &Value) -> Value {
    let mut audited = invite.clone();
    audited["channel_id"] = invite["channel"]["id"].clone();
    audited["inviter_id"] = invite["inviter"]["id"].clone();
    audited
}

pub(crate) struct InviteActions<'w> {
    pub(super) world: &'w mut World,
}

impl InviteActions<'_> {
    /// Creates an invite to a channel and returns it. Unless the form asks for a `unique` one, an
    /// equal invite by the same user is reused.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003), hidden (50001) or of the wrong type (50024), the
    /// permission is missing (50013), or the form is invalid (50035).
    pub(crate) fn create(
        &mut self,
        requester: Requester,
        channel: ChannelId,
        form: &Value,
    ) -> Result<Value, ApiError> {
        let inviter = requester.user();
        let saved = &self.world.saved;
        let place = saved.visible_channel(channel, inviter)?;
        let guild = place.guild().filter(|_| place.thread().is_none() && place.type_number() != 4);
        let guild = guild.ok_or_else(ApiError::wrong_channel_type)?;
        saved.require(place, inviter, CREATE_INSTANT_INVITE)?;
        let mut problems = Problems::default();
        let at = FieldPath::default();
        let mut number = |key: &str, default: i64, (min, max): (i64, i64)| {
            let number = problems.whole(form, key, &at).unwrap_or(default);
            problems.within(&at.to(key), number, min, max);
            u64::try_from(number).unwrap_or_default()
        };
        let max_age = number("max_age", DEFAULT_AGE, limits::INVITE_AGE);
        let max_uses = number("max_uses", 0, limits::INVITE_USES);
        let temporary = problems.flag(form, "temporary", &at);
        let unique = problems.flag(form, "unique", &at);
        problems.finish()?;
        let temporary = temporary.unwrap_or_default();
        let same = |it: &&Invite| {
            (it.channel, it.inviter, it.temporary) == (channel, inviter, temporary)
                && (it.max_age, it.max_uses) == (max_age, max_uses)
        };
        if !unique.unwrap_or_default()
            && let Some(known) = saved.invites.values().find(same)
        {
            return Ok(self.json(known));
        }
        let code = ids::secret(1).split_off(8);
        let created = self.world.now;
        let invite = Invite { code, guild, channel, inviter, created, max_age, max_uses, uses: 0, temporary };
        let json = self.json(&invite);
        let entry = Entry::new(Action::InviteCreate, None).between(&Value::Null, &audited(&json));
        self.world.audit(guild, inviter, entry);
        let mut data = json.clone();
        data["channel_id"] = json!(channel);
        for key in ["guild", "channel"] {
            data.as_object_mut().map(|fields| fields.remove(key));
        }
        self.announce(&invite, "INVITE_CREATE", data);
        self.world.saved.invites.insert(invite.code.clone(), invite);
        self.world.effects.changed = true;
        Ok(json)
    }

    /// Lists the invites of a channel.
    ///
    /// # Errors
    ///
    /// If the channel is unknown (10003) or hidden (50001), or the permission is missing (50013).
    pub(crate) fn of_channel(&self, requester: Requester, id: ChannelId) -> Result<Value, ApiError> {
        let saved = &self.world.saved;
        saved.require(saved.visible_channel(id, requester.user())?, requester.user(), MANAGE_CHANNELS)?;
        Ok(self.list(|it| it.channel == id))
    }

    /// Lists the invites of a server.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), or the permission is missing (50013).
    pub(crate) fn of_guild(&self, requester: Requester, id: GuildId) -> Result<Value, ApiError> {
        require_in_guild(self.world.saved.guild(id)?, requester.user(), MANAGE_GUILD)?;
        Ok(self.list(|it| it.guild == id))
    }

    /// Returns an invite, optionally with member counts.
    ///
    /// # Errors
    ///
    /// If it is unknown or expired (10006).
    pub(crate) fn show(&self, code: &str, with_counts: bool) -> Result<Value, ApiError> {
        let invite = self.find(code)?;
        let mut json = self.json(invite);
        if with_counts {
            let count = self.world.saved.guild(invite.guild)?.members.len();
            json["approximate_member_count"] = json!(count);
            json["approximate_presence_count"] = json!(count);
        }
        Ok(json)
    }

    /// Deletes an invite and returns its last state.
    ///
    /// # Errors
    ///
    /// If it is unknown (10006), or the requester may manage neither its channel nor its server
    /// (50013).
    pub(crate) fn delete(&mut self, requester: Requester, code: &str) -> Result<Value, ApiError> {
        let invite = self.find(code)?.clone();
        let saved = &self.world.saved;
        let user = requester.user();
        if require_in_guild(saved.guild(invite.guild)?, user, MANAGE_GUILD).is_err() {
            saved.require(saved.channel(invite.channel)?, user, MANAGE_CHANNELS)?;
        }
        let json = self.json(&invite);
        let entry = Entry::new(Action::InviteDelete, None).between(&audited(&json), &Value::Null);
        self.world.audit(invite.guild, user, entry);
        self.remove(&invite);
        Ok(json)
    }

    /// Joins a server by an invite, and returns the invite.
    ///
    /// # Errors
    ///
    /// If it is unknown (10006), the requester is a bot (20001), or they are banned (40007).
    pub(crate) fn accept(&mut self, requester: Requester, code: &str) -> Result<Value, ApiError> {
        let Requester::Person(user) = requester else {
            return Err(ApiError::bots_cannot());
        };
        let invite = self.find(code)?.clone();
        let guild = self.world.saved.guild(invite.guild)?;
        if guild.bans.contains_key(&user) {
            return Err(ApiError::banned());
        }
        let mut json = self.json(&invite);
        let is_new = !guild.members.contains_key(&user);
        json["new_member"] = json!(is_new);
        if !is_new {
            return Ok(json);
        }
        self.world.members().join(invite.guild, user)?;
        let used = Invite { uses: invite.uses + 1, ..invite };
        if used.max_uses > 0 && used.uses >= used.max_uses {
            self.remove(&used);
        } else {
            self.world.saved.invites.insert(used.code.clone(), used);
        }
        Ok(json)
    }

    /// Removes expired invites.
    pub(super) fn remove_expired(&mut self) {
        let now = self.world.now;
        self.world.saved.invites.retain(|_, invite| invite.expires().is_none_or(|end| end > now));
    }

    fn find(&self, code: &str) -> Result<&Invite, ApiError> {
        let invite = self.world.saved.invites.get(code);
        let valid = |it: &&Invite| it.expires().is_none_or(|end| end > self.world.now);
        let exists = |it: &&Invite| self.world.saved.channels.contains_key(&it.channel);
        invite.filter(valid).filter(exists).ok_or_else(ApiError::unknown_invite)
    }

    fn list(&self, wanted: impl Fn(&Invite) -> bool) -> Value {
        self.world.saved.invites.values().filter(|it| wanted(it)).map(|it| self.json(it)).collect()
    }

    fn remove(&mut self, invite: &Invite) {
        self.world.saved.invites.remove(&invite.code);
        self.world.effects.changed = true;
        let data = json!({ "channel_id": invite.channel, "guild_id": invite.guild, "code": invite.code });
        self.announce(invite, "INVITE_DELETE", data);
    }

    /// Notifies bots and users who can manage the channel.
    fn announce(&mut self, invite: &Invite, name: &'static str, data: Value) {
        let World { saved, effects, .. } = &mut *self.world;
        let Some(channel) = saved.channels.get(&invite.channel) else {
            return;
        };
        let manages = |user: &UserId| saved.permissions(channel, *user) & MANAGE_CHANNELS != 0;
        let receivers = saved.users.keys().copied().filter(manages).collect();
        let (guild, bot) = (Some(invite.guild), ToBot::With(Intent::GuildInvites));
        effects.events.push(Event { name, data, guild, receivers, bot });
    }

    fn json(&self, invite: &Invite) -> Value {
        let render = self.world.render();
        let guild = render.guild(invite.guild).unwrap_or_default();
        let keys =
            ["id", "name", "splash", "banner", "description", "icon", "features", "verification_level"];
        let keys =
            keys.into_iter().chain(["vanity_url_code", "nsfw_level", "nsfw", "premium_subscription_count"]);
        let server: serde_json::Map<String, Value> =
            keys.map(|key| (key.to_owned(), guild[key].clone())).collect();
        let channel = self.world.saved.channels.get(&invite.channel);
        json!({
            "type": 0,
            "code": invite.code,
            "guild_id": invite.guild,
            "guild": server,
            "channel": {
                "id": invite.channel,
                "type": channel.map_or(0, Channel::type_number),
                "name": channel.and_then(Channel::name),
            },
            "inviter": render.user(invite.inviter),
            "created_at": invite.created.to_string(),
            "expires_at": invite.expires().map(|end| end.to_string()),
            "max_age": invite.max_age,
            "max_uses": invite.max_uses,
            "uses": invite.uses,
            "temporary": invite.temporary,
            "flags": 0,
        })
    }
}
