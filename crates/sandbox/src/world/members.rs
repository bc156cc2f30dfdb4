//! Users and server membership.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use super::World;
use super::audit::{Action, Entry};
use super::effects::{Intent, ToBot};
use super::first_world;
use super::model::{Application, Member, Role, User};
use super::permissions;
use super::render::role_json;
use crate::errors::ApiError;
use crate::ids::{self, ApplicationId, GuildId, RoleId, UserId};

/// Names of the first users; further ones are numbered.
const NAMES: [&str; 8] = ["Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi"];

/// A bot to add to a world.
#[derive(Clone, Debug)]
pub(crate) struct NewBot {
    pub(crate) username: String,
    /// `None` generates one.
    pub(crate) token: Option<String>,
    /// Permissions of its role in each server; `None` for the default ones.
    pub(crate) permissions: Option<u64>,
    /// Whether users install it, rather than servers.
    pub(crate) for_users: bool,
}

/// Adds users, and manages server membership.
pub(crate) struct MemberActions<'w> {
    pub(super) world: &'w mut World,
}

impl MemberActions<'_> {
    /// Adds users until there are at least this many.
    pub(crate) fn add_until(&mut self, people: usize) {
        let present = self.world.saved.users.values().filter(|user| !user.is_bot()).count();
        for number in present..people {
            let name =
                NAMES.get(number).map_or_else(|| format!("User{}", number + 1), |name| (*name).to_owned());
            self.add(name);
        }
    }

    /// Adds a user, who joins every server.
    pub(crate) fn add(&mut self, username: String) -> UserId {
        let id = UserId(self.world.next_id());
        let user = User {
            id,
            username,
            token: Some(self.world.secrets.next(2)),
            accepts_dms: true,
            locale: None,
            status: None,
            activities: Vec::new(),
        };
        self.world.saved.users.insert(id, user);
        let guilds: Vec<GuildId> = self.world.saved.guilds.keys().copied().collect();
        for guild in guilds {
            // Can't fail: the user was just added and the server just listed.
            let _ = self.join(guild, id);
        }
        id
    }

    /// Adds an application and its bot. The bot is added to all servers, or installed for all
    /// users.
    pub(crate) fn add_bot(&mut self, new: NewBot) -> UserId {
        let named = new.token.as_deref().and_then(first_world::application_in_token);
        let free = named.filter(|id| !self.world.saved.users.contains_key(&UserId(*id)));
        let id = ApplicationId(free.unwrap_or_else(|| self.world.next_id()));
        let bot = UserId(id.0);
        let user = User {
            id: bot,
            username: new.username.clone(),
            token: None,
            accepts_dms: false,
            locale: None,
            status: None,
            activities: Vec::new(),
        };
        let World { saved, secrets, .. } = &mut *self.world;
        let people = saved.users.values().filter(|user| !user.is_bot()).map(|user| user.id);
        let mut application = Application {
            id,
            name: new.username,
            bot_token: new.token.unwrap_or_else(|| first_world::bot_token(bot, secrets)),
            verify_key: String::new(),
            signing_seed: ids::secret(4),
            commands: Vec::new(),
            settings: Map::new(),
            emojis: Vec::new(),
            installed_by: if new.for_users { people.collect() } else { BTreeSet::new() },
            permissions: BTreeMap::new(),
        };
        application.complete_keys();
        saved.users.insert(bot, user);
        saved.further.push(application);
        self.world.effects.changed = true;
        let guilds: Vec<GuildId> = self.world.saved.guilds.keys().copied().collect();
        for guild in guilds.into_iter().filter(|_| !new.for_users) {
            // Can't fail: the bot was just added and the server just listed.
            let _ = self.join(guild, bot);
            if let Some(bits) = new.permissions {
                let _ = self.set_bot_permissions(guild, bot, bits);
            }
        }
        bot
    }

    /// Installs an application for a user, or uninstalls it.
    ///
    /// # Errors
    ///
    /// If the application is unknown (10002).
    pub(crate) fn install(
        &mut self,
        application: ApplicationId,
        user: UserId,
        installed: bool,
    ) -> Result<(), ApiError> {
        let application = self.world.saved.application_mut(application)?;
        if installed {
            application.installed_by.insert(user);
        } else {
            application.installed_by.remove(&user);
        }
        self.world.effects.changed = true;
        Ok(())
    }

    /// Creates a server with a channel and all users, optionally with the bot.
    pub(crate) fn add_guild(&mut self, name: String, with_bot: bool) -> GuildId {
        let World { saved, snowflakes, now, effects, .. } = &mut *self.world;
        let id = first_world::further(saved, snowflakes, name, *now);
        effects.changed = true;
        let bot = saved.bot();
        let people: Vec<UserId> =
            saved.users.values().filter(|user| !user.is_bot()).map(|user| user.id).collect();
        for user in people.into_iter().chain(with_bot.then_some(bot)) {
            // Can't fail: the server was just created.
            let _ = self.join(id, user);
        }
        id
    }

    /// Sets the permissions of the bot's own role in a server. Creates the role if necessary.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004), or the user is not the bot (50035).
    pub(crate) fn set_bot_permissions(
        &mut self,
        guild_id: GuildId,
        bot: UserId,
        bits: u64,
    ) -> Result<(), ApiError> {
        let viewers = self.world.thread_viewers(guild_id);
        let World { saved, effects, .. } = &mut *self.world;
        let guild = saved.guild_mut(guild_id)?;
        let position = guild.roles.iter().position(|role| role.bot == Some(bot));
        let position = position
            .ok_or_else(|| ApiError::field("permissions", "NO_BOT", "Only bots have a role of their own."))?;
        guild.roles[position].permissions = bits;
        effects.changed = true;
        let data = json!({ "guild_id": guild_id, "role": role_json(&guild.roles[position], position) });
        effects.send_to_guild(guild, "GUILD_ROLE_UPDATE", data, ToBot::With(Intent::Guilds));
        self.world.sync_new_thread_viewers(guild_id, &viewers);
        Ok(())
    }

    /// Adds a user or bot to a server. The first user to join becomes the owner.
    ///
    /// # Errors
    ///
    /// If the server (10004) or user (10013) is unknown.
    pub(crate) fn join(&mut self, guild_id: GuildId, user: UserId) -> Result<(), ApiError> {
        let World { saved, effects, now, snowflakes, .. } = &mut *self.world;
        saved.user(user)?;
        let is_bot = saved.is_bot(user);
        let guild = saved.guilds.get_mut(&guild_id).ok_or_else(ApiError::unknown_guild)?;
        let own = |role: &&Role| role.bot == Some(user);
        if is_bot && !guild.roles.iter().any(|role| own(&role)) {
            // An invited bot gets its own role.
            guild.roles.push(Role {
                id: RoleId(snowflakes.next(*now)),
                name: saved.users.get(&user).map(|user| user.username.clone()).unwrap_or_default(),
                permissions: permissions::BOT,
                bot: Some(user),
                settings: Map::new(),
            });
        }
        let roles = guild.roles.iter().filter(own).map(|role| role.id).collect();
        guild.members.insert(
            user,
            Member { roles, joined: *now, nick: None, timeout: None, deaf: false, mute: false },
        );
        if saved.users.get(&guild.owner).is_none_or(User::is_bot) {
            guild.owner = user;
        }
        effects.changed = true;
        let mut member = self.world.render().member(guild_id, user)?;
        member["guild_id"] = json!(guild_id);
        let created = self.world.render().guild_create(guild_id, user, !is_bot)?;
        let World { saved, effects, .. } = &mut *self.world;
        let for_bot = ToBot::With(Intent::GuildMembers);
        effects.send_to_guild(saved.guild(guild_id)?, "GUILD_MEMBER_ADD", member, for_bot);
        if is_bot {
            effects.send_to_bot(user, Some(guild_id), "GUILD_CREATE", created, ToBot::With(Intent::Guilds));
            let owner = saved.guild(guild_id)?.owner;
            self.world.audit(guild_id, owner, Entry::new(Action::BotAdd, user.0));
        } else {
            effects.send_to_user(user, "GUILD_CREATE", created);
        }
        Ok(())
    }

    /// Removes a user or bot from a server.
    ///
    /// # Errors
    ///
    /// If the server is unknown (10004) or the user is not in it (10007).
    pub(crate) fn leave(&mut self, guild_id: GuildId, user: UserId) -> Result<(), ApiError> {
        self.world.voice().leave(guild_id, user);
        let removed = json!({ "guild_id": guild_id, "user": self.world.render().user(user) });
        let World { saved, effects, .. } = &mut *self.world;
        let is_bot = saved.is_bot(user);
        let guild = saved.guild_mut(guild_id)?;
        guild.members.remove(&user).ok_or_else(ApiError::unknown_member)?;
        effects.changed = true;
        effects.send_to_guild(guild, "GUILD_MEMBER_REMOVE", removed, ToBot::With(Intent::GuildMembers));
        if !is_bot {
            effects.send_to_user(user, "GUILD_DELETE", json!({ "id": guild_id }));
        } else {
            let gone = json!({ "id": guild_id });
            effects.send_to_bot(user, Some(guild_id), "GUILD_DELETE", gone, ToBot::With(Intent::Guilds));
        }
        Ok(())
    }

    /// Changes the name or locale of a user. `None` leaves a field unchanged.
    ///
    /// # Errors
    ///
    /// If the user is unknown (10013).
    pub(crate) fn set_profile(
        &mut self,
        user: UserId,
        username: Option<&str>,
        locale: Option<&str>,
    ) -> Result<(), ApiError> {
        let World { saved, effects, .. } = &mut *self.world;
        let row = saved.users.get_mut(&user).ok_or_else(ApiError::unknown_user)?;
        if let Some(username) = username {
            username.clone_into(&mut row.username);
            if let Ok(application) = saved.application_mut(ApplicationId(user.0)) {
                username.clone_into(&mut application.name);
            }
        }
        let row = saved.users.get_mut(&user).ok_or_else(ApiError::unknown_user)?;
        if let Some(locale) = locale {
            row.locale = Some(locale.to_owned());
        }
        effects.changed = true;
        Ok(())
    }

    /// Changes a user's presence and notifies their servers.
    ///
    /// # Errors
    ///
    /// If the user (10013) or the status (50035) is unknown.
    pub(crate) fn set_presence(
        &mut self,
        user: UserId,
        status: &str,
        activities: Vec<Value>,
    ) -> Result<(), ApiError> {
        let status = match status {
            "invisible" => "offline",
            "online" | "idle" | "dnd" | "offline" => status,
            _ => {
                let message = "Value must be one of ('online', 'idle', 'dnd', 'offline').";
                return Err(ApiError::field("status", "BASE_TYPE_CHOICES", message));
            }
        };
        let row = self.world.saved.users.get_mut(&user).ok_or_else(ApiError::unknown_user)?;
        row.status = (status != "online").then(|| status.to_owned());
        row.activities = activities;
        self.world.effects.changed = true;
        let guilds = self.world.saved.guilds.values().filter(|guild| guild.members.contains_key(&user));
        let guilds: Vec<GuildId> = guilds.map(|guild| guild.id).collect();
        for id in guilds {
            let mut data = self.world.render().presence(user);
            data["guild_id"] = json!(id);
            let World { saved, effects, .. } = &mut *self.world;
            effects.send_to_guild(
                saved.guild(id)?,
                "PRESENCE_UPDATE",
                data,
                ToBot::With(Intent::GuildPresences),
            );
        }
        Ok(())
    }

    /// Sets whether bots may send direct messages to a user.
    ///
    /// # Errors
    ///
    /// If the user is unknown (10013).
    pub(crate) fn set_accepts_dms(&mut self, user: UserId, accepts: bool) -> Result<(), ApiError> {
        let World { saved, effects, .. } = &mut *self.world;
        saved.users.get_mut(&user).ok_or_else(ApiError::unknown_user)?.accepts_dms = accepts;
        effects.changed = true;
        Ok(())
    }
}
