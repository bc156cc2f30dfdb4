//! The make-believe Discord itself: who and what is there, and what happens when somebody does something.
//!
//! No network, no files, no clock: the moment is set from outside, and what must be told to whom is left in an outbox.

pub(crate) mod channels;
pub(crate) mod commands;
mod drafts;
pub(crate) mod interactions;
pub(crate) mod messages;
pub(crate) mod model;
mod options;
pub(crate) mod people;
pub(crate) mod permissions;
mod render;

use std::collections::{BTreeMap, HashMap};

use axum::body::Bytes;
use serde_json::{Value, json};

use self::interactions::{Interaction, Modal, Outcome};
use self::model::{Application, Channel, Guild, Member, Place, Role, Saved, User};
use super::clock::Millis;
use super::errors::ApiError;
use super::ids::{
    self, ApplicationId, AttachmentId, ChannelId, GuildId, InteractionId, MessageId, RoleId, Snowflakes,
    UserId,
};

/// The names given to the first people; more are numbered.
const NAMES: [&str; 8] = ["Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi"];
const CHANNELS: [(&str, &str); 3] =
    [("general", "Anything"), ("games", "Where games are played"), ("off-topic", "Everything else")];

/// The names that the embedding program chooses.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    pub(crate) bot: String,
    pub(crate) server: String,
}

/// Something to tell over the gateway.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) name: &'static str,
    pub(crate) data: Value,
    pub(crate) guild: Option<GuildId>,
    /// The people who are told.
    pub(crate) people: Vec<UserId>,
    pub(crate) bot: ToBot,
}

/// Whether the bot is told of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ToBot {
    No,
    Always,
    /// Only with this intent.
    With(Intent),
}

/// A bit that a bot sends when it identifies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    Guilds,
    GuildMembers,
    GuildMessages,
    GuildMessageTyping,
    DirectMessages,
    DirectMessageTyping,
    MessageContent,
}

impl Intent {
    pub(crate) fn bit(self) -> u64 {
        match self {
            Self::Guilds => 1,
            Self::GuildMembers => 1 << 1,
            Self::GuildMessages => 1 << 9,
            Self::GuildMessageTyping => 1 << 11,
            Self::DirectMessages => 1 << 12,
            Self::DirectMessageTyping => 1 << 14,
            Self::MessageContent => 1 << 15,
        }
    }
}

/// Who makes a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Caller {
    Bot(UserId),
    Person(UserId),
}

impl Caller {
    pub(crate) fn user(self) -> UserId {
        match self {
            Self::Bot(user) | Self::Person(user) => user,
        }
    }
}

/// The make-believe Discord.
pub(crate) struct World {
    pub(crate) saved: Saved,
    /// Where attachments are served: `http://127.0.0.1:PORT`.
    origin: String,
    now: Millis,
    snowflakes: Snowflakes,
    interactions: HashMap<InteractionId, Interaction>,
    modals: Vec<Modal>,
    nonces: HashMap<(UserId, String), (ChannelId, MessageId)>,
    outbox: Outbox,
}

/// What has to be done outside after something happened.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    pub(crate) events: Vec<Event>,
    /// What became of interactions.
    pub(crate) outcomes: Vec<(InteractionId, Outcome)>,
    /// Files to keep.
    pub(crate) new_files: Vec<(AttachmentId, Bytes)>,
    /// Files that nothing refers to any more.
    pub(crate) lost_files: Vec<AttachmentId>,
    /// Whether something to save changed.
    pub(crate) changed: bool,
}

impl World {
    /// Takes up a saved world.
    pub(crate) fn resume(saved: Saved, origin: String, now: Millis) -> Self {
        let last = last_snowflake(&saved);
        let mut world = Self {
            saved,
            origin,
            now,
            snowflakes: Snowflakes::after(last),
            interactions: HashMap::new(),
            modals: Vec::new(),
            nonces: HashMap::new(),
            outbox: Outbox::default(),
        };
        world.remember_nonces();
        world
    }

    /// Makes a new one: a server with three channels, a bot and so many people.
    pub(crate) fn create(names: Names, people: usize, origin: String, now: Millis) -> Self {
        let mut snowflakes = Snowflakes::default();
        let mut next = || snowflakes.next(now);
        let application = Application {
            id: ApplicationId(next()),
            name: names.bot.clone(),
            bot_token: String::new(),
            verify_key: ids::secret(4),
            commands: Vec::new(),
        };
        let bot = application.bot();
        let guild = GuildId(next());
        let bot_role = RoleId(next());
        let mut saved =
            Saved { application, users: BTreeMap::new(), guilds: BTreeMap::new(), channels: BTreeMap::new() };
        saved.application.bot_token = bot_token(bot);
        saved
            .users
            .insert(bot, User { id: bot, username: names.bot.clone(), token: None, accepts_dms: false });
        for (position, (name, topic)) in (0..).zip(CHANNELS) {
            let place = Place::Text {
                guild,
                name: name.to_owned(),
                topic: Some(topic.to_owned()),
                position,
                overwrites: Vec::new(),
            };
            let id = ChannelId(next());
            saved.channels.insert(id, Channel { id, place, last_message: None, messages: BTreeMap::new() });
        }
        let everyone = Role {
            id: RoleId(guild.0),
            name: "@everyone".to_owned(),
            permissions: permissions::EVERYONE,
            bot: None,
        };
        let of_bot = Role { id: bot_role, name: names.bot, permissions: permissions::BOT, bot: Some(bot) };
        let bot_member = Member { roles: vec![bot_role], joined: now };
        let guild_row = Guild {
            id: guild,
            name: names.server,
            // The first person takes it over below; with nobody there it stays the bot's.
            owner: bot,
            roles: vec![everyone, of_bot],
            members: BTreeMap::from([(bot, bot_member)]),
        };
        saved.guilds.insert(guild, guild_row);
        let mut world = Self::resume(saved, origin, now);
        world.invite(people);
        world.outbox.changed = true;
        world
    }

    /// Adds people until there are so many.
    pub(crate) fn invite(&mut self, people: usize) {
        let present = self.saved.users.values().filter(|user| !user.is_bot()).count();
        for number in present..people {
            let name =
                NAMES.get(number).map_or_else(|| format!("User{}", number + 1), |name| (*name).to_owned());
            self.add_person(name);
        }
    }

    /// Sets the moment at which what follows happens.
    pub(crate) fn at(&mut self, now: Millis) {
        self.now = now;
    }

    /// Adds a person to the world and to its servers.
    pub(crate) fn add_person(&mut self, username: String) -> UserId {
        let id = UserId(self.next_id());
        self.saved.users.insert(id, User { id, username, token: Some(ids::secret(2)), accepts_dms: true });
        let guilds: Vec<GuildId> = self.saved.guilds.keys().copied().collect();
        for guild in guilds {
            // Both are there: one was just added, the other just listed.
            let _ = self.join(guild, id);
        }
        id
    }

    /// Lets a user, person or bot, enter a server.
    ///
    /// # Errors
    ///
    /// 10004 and 10013 where there is no such server or user.
    pub(crate) fn join(&mut self, guild_id: GuildId, user: UserId) -> Result<(), ApiError> {
        self.saved.users.get(&user).ok_or_else(ApiError::unknown_user)?;
        let (is_bot, now) = (user == self.bot(), self.now);
        let guild = self.saved.guilds.get_mut(&guild_id).ok_or_else(ApiError::unknown_guild)?;
        let own = |role: &&Role| role.bot == Some(user);
        let roles = guild.roles.iter().filter(own).map(|role| role.id).collect();
        guild.members.insert(user, Member { roles, joined: now });
        if self.saved.users.get(&guild.owner).is_none_or(User::is_bot) {
            guild.owner = user;
        }
        self.outbox.changed = true;
        let mut data = self.member_json(guild_id, user)?;
        data["guild_id"] = json!(guild_id);
        self.tell_guild(guild_id, "GUILD_MEMBER_ADD", data, ToBot::With(Intent::GuildMembers));
        if is_bot {
            let data = self.guild_create_json(guild_id, user, false)?;
            self.tell_bot_of_guild("GUILD_CREATE", guild_id, data);
        }
        Ok(())
    }

    /// Takes a user out of a server, as if they had left it; the bot, as if it had been removed.
    ///
    /// # Errors
    ///
    /// 10004 and 10007 where there is no such server or member.
    pub(crate) fn leave(&mut self, guild_id: GuildId, user: UserId) -> Result<(), ApiError> {
        let guild = self.saved.guilds.get_mut(&guild_id).ok_or_else(ApiError::unknown_guild)?;
        guild.members.remove(&user).ok_or_else(ApiError::unknown_member)?;
        self.outbox.changed = true;
        let data = json!({ "guild_id": guild_id, "user": self.user_json(user) });
        self.tell_guild(guild_id, "GUILD_MEMBER_REMOVE", data, ToBot::With(Intent::GuildMembers));
        if user == self.bot() {
            self.tell_bot_of_guild("GUILD_DELETE", guild_id, json!({ "id": guild_id }));
        }
        Ok(())
    }

    fn tell_bot_of_guild(&mut self, name: &'static str, guild: GuildId, data: Value) {
        let (guild, people, bot) = (Some(guild), Vec::new(), ToBot::With(Intent::Guilds));
        self.outbox.events.push(Event { name, data, guild, people, bot });
    }

    /// Sets whether the bot may write to a person.
    pub(crate) fn set_accepts_dms(&mut self, user: UserId, accepts: bool) -> Result<(), ApiError> {
        let user = self.saved.users.get_mut(&user).ok_or_else(ApiError::unknown_user)?;
        user.accepts_dms = accepts;
        self.outbox.changed = true;
        Ok(())
    }

    /// Returns whose token it is: `Bot …` for a bot, bare for a person.
    pub(crate) fn caller(&self, authorization: &str) -> Option<Caller> {
        if let Some(token) = authorization.strip_prefix("Bot ") {
            let application = &self.saved.application;
            return (token == application.bot_token).then(|| Caller::Bot(application.bot()));
        }
        let owns = |user: &&User| user.token.as_deref() == Some(authorization);
        self.saved.users.values().find(owns).map(|user| Caller::Person(user.id))
    }

    /// Takes what has to be done outside.
    pub(crate) fn take_outbox(&mut self) -> Outbox {
        std::mem::take(&mut self.outbox)
    }

    pub(crate) fn bot(&self) -> UserId {
        self.saved.application.bot()
    }

    fn next_id(&mut self) -> u64 {
        self.snowflakes.next(self.now)
    }

    fn guild(&self, id: GuildId) -> Result<&Guild, ApiError> {
        self.saved.guilds.get(&id).ok_or_else(ApiError::unknown_guild)
    }

    fn channel(&self, id: ChannelId) -> Result<&Channel, ApiError> {
        self.saved.channels.get(&id).ok_or_else(ApiError::unknown_channel)
    }

    /// Returns a channel that a user sees; one they do not see is refused as Discord does.
    fn visible_channel(&self, id: ChannelId, user: UserId) -> Result<&Channel, ApiError> {
        let channel = self.channel(id)?;
        self.demand(channel, user, 0)?;
        Ok(channel)
    }

    /// Returns the people, without bots, who see a channel.
    fn viewers(&self, channel: &Channel) -> Vec<UserId> {
        let people = self.saved.users.values().filter(|user| !user.is_bot());
        people.map(|user| user.id).filter(|user| self.permissions(channel, *user) != 0).collect()
    }

    fn tell_guild(&mut self, guild: GuildId, name: &'static str, data: Value, bot: ToBot) {
        let people = self.saved.guilds.get(&guild).map(|guild| guild.members.keys().copied().collect());
        self.outbox.events.push(Event {
            name,
            data,
            guild: Some(guild),
            people: people.unwrap_or_default(),
            bot,
        });
    }

    /// Tells all who see a channel; the bot only with the intent for such a place.
    fn tell_channel(
        &mut self,
        id: ChannelId,
        name: &'static str,
        data: Value,
        in_guild: Intent,
        direct: Intent,
    ) {
        let Some(channel) = self.saved.channels.get(&id) else {
            return;
        };
        let intent = if channel.guild().is_some() { in_guild } else { direct };
        let sees = self.permissions(channel, self.bot()) != 0;
        let bot = if sees { ToBot::With(intent) } else { ToBot::No };
        self.outbox.events.push(Event {
            name,
            data,
            guild: channel.guild(),
            people: self.viewers(channel),
            bot,
        });
    }

    fn tell_person(&mut self, person: UserId, name: &'static str, data: Value) {
        self.outbox.events.push(Event { name, data, guild: None, people: vec![person], bot: ToBot::No });
    }
}

/// Makes a token of the shape some libraries check: the id in base64, and two parts more.
fn bot_token(bot: UserId) -> String {
    use base64::Engine;
    use base64::engine::general_purpose::STANDARD_NO_PAD;
    let secret = ids::secret(3);
    let (middle, end) = secret.split_at(6);
    format!("{}.{middle}.{end}", STANDARD_NO_PAD.encode(bot.to_string()))
}

fn last_snowflake(saved: &Saved) -> u64 {
    let users = saved.users.keys().map(|id| id.0);
    let guilds = saved.guilds.values().flat_map(|guild| guild.roles.iter().map(|role| role.id.0));
    let channels = saved.channels.values().flat_map(|channel| {
        let files =
            channel.messages.values().flat_map(|message| message.attachments.iter().map(|file| file.id.0));
        let last = channel.last_message.map_or(0, |id| id.0);
        let newest = channel.messages.keys().next_back().map_or(0, |id| id.0);
        files.chain([channel.id.0, last, newest])
    });
    let commands = saved.application.commands.iter().map(|command| command.id.0);
    users.chain(guilds).chain(channels).chain(commands).max().unwrap_or_default()
}
