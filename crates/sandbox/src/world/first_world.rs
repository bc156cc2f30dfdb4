//! The initial world.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Map;

use super::model::{Application, Channel, ChannelParent, Guild, Member, Role, User};
use super::permissions;
use super::saved::Saved;
use crate::clock::Millis;
use crate::ids::{ApplicationId, ChannelId, GuildId, RoleId, Secrets, Snowflakes, UserId};

/// Names and topics of the channels.
const CHANNELS: [(&str, &str); 3] =
    [("general", "Anything"), ("games", "Where games are played"), ("off-topic", "Everything else")];

/// Settings for a new world.
#[derive(Clone, Debug)]
pub(crate) struct WorldNames {
    pub(crate) bot: String,
    pub(crate) server: String,
    pub(crate) permissions: Option<u64>,
    pub(crate) token: Option<String>,
    /// Determines all ids and tokens.
    pub(crate) seed: Option<u64>,
}

impl WorldNames {
    /// Returns the source of secrets.
    pub(super) fn secrets(&self) -> Secrets {
        self.seed.map_or(Secrets::Random, Secrets::Seeded)
    }

    /// Returns the creation time, which is part of the ids. With a seed, it derives from the seed.
    pub(super) fn creation_time(&self, now: Millis) -> Millis {
        self.seed.map_or(now, |seed| Millis(SEEDED_EPOCH.0 + seed % 86_400_000))
    }
}

/// Start of 2025, the earliest creation time of seeded worlds.
const SEEDED_EPOCH: Millis = Millis(1_735_689_600_000);

/// Creates a server with channels and the bot, without users.
pub(super) fn make(names: WorldNames, secrets: &mut Secrets, now: Millis) -> Saved {
    let mut snowflakes = Snowflakes::default();
    let mut next = || snowflakes.next(now);
    let named = names.token.as_deref().and_then(application_in_token);
    let application = ApplicationId(named.unwrap_or_else(&mut next));
    let bot = UserId(application.0);
    let guild = GuildId(next());
    let bot_role = RoleId(next());
    let channels = (0..).zip(CHANNELS).map(|(position, (name, topic))| {
        let (name, topic) = (name.to_owned(), Some(topic.to_owned()));
        let parent = ChannelParent::Text {
            guild,
            name,
            topic,
            position,
            overwrites: Vec::new(),
            kind: 0,
            settings: Map::new(),
        };
        let id = ChannelId(next());
        (id, Channel::new(id, parent))
    });
    let channels = channels.collect();
    let user = User {
        id: bot,
        username: names.bot.clone(),
        token: None,
        accepts_dms: false,
        locale: None,
        status: None,
        activities: Vec::new(),
    };
    Saved {
        users: BTreeMap::from([(bot, user)]),
        guilds: BTreeMap::from([(guild, server(guild, &names, bot, bot_role, now))]),
        channels,
        webhooks: BTreeMap::new(),
        invites: BTreeMap::new(),
        ahead: 0,
        further: Vec::new(),
        application: Application {
            id: application,
            name: names.bot,
            bot_token: names.token.unwrap_or_else(|| bot_token(bot, secrets)),
            verify_key: String::new(),
            signing_seed: secrets.next(4),
            commands: Vec::new(),
            settings: Map::new(),
            emojis: Vec::new(),
            installed_by: BTreeSet::new(),
            permissions: BTreeMap::new(),
        },
    }
}

/// Adds a server with one channel and no members, and returns its id.
pub(super) fn further(saved: &mut Saved, snowflakes: &mut Snowflakes, name: String, now: Millis) -> GuildId {
    let mut next = || snowflakes.next(now);
    let (id, role, channel) = (GuildId(next()), RoleId(next()), ChannelId(next()));
    let bot = saved.bot();
    let names = WorldNames {
        bot: saved.application.name.clone(),
        server: name,
        permissions: saved
            .guilds
            .values()
            .flat_map(|guild| &guild.roles)
            .find(|it| it.bot == Some(bot))
            .map(|it| it.permissions),
        token: None,
        seed: None,
    };
    let mut guild = server(id, &names, bot, role, now);
    guild.members.clear();
    saved.guilds.insert(id, guild);
    let parent = ChannelParent::Text {
        guild: id,
        name: CHANNELS[0].0.to_owned(),
        topic: None,
        position: 0,
        overwrites: Vec::new(),
        kind: 0,
        settings: Map::new(),
    };
    saved.channels.insert(channel, Channel::new(channel, parent));
    id
}

fn server(id: GuildId, names: &WorldNames, bot: UserId, bot_role: RoleId, now: Millis) -> Guild {
    let everyone = Role {
        id: RoleId(id.0),
        name: "@everyone".to_owned(),
        permissions: permissions::EVERYONE,
        bot: None,
        settings: Map::new(),
    };
    let of_bot = Role {
        id: bot_role,
        name: names.bot.clone(),
        permissions: names.permissions.unwrap_or(permissions::BOT),
        bot: Some(bot),
        settings: Map::new(),
    };
    Guild {
        id,
        name: names.server.clone(),
        // The first user who joins becomes the owner.
        owner: bot,
        roles: vec![everyone, of_bot],
        members: BTreeMap::from([(
            bot,
            Member {
                roles: vec![bot_role],
                joined: now,
                nick: None,
                timeout: None,
                deaf: false,
                mute: false,
            },
        )]),
        bans: BTreeMap::new(),
        settings: Map::new(),
        voice: BTreeMap::new(),
        events: BTreeMap::new(),
        welcome_screen: None,
        onboarding: Map::new(),
        emojis: Vec::new(),
        stickers: Vec::new(),
        audit: Vec::new(),
    }
}

/// Decodes the bot's id from the first part of a token.
pub(super) fn application_in_token(token: &str) -> Option<u64> {
    use base64::Engine;
    use base64::engine::general_purpose::STANDARD_NO_PAD;
    let first = token.split('.').next()?.trim_end_matches('=');
    String::from_utf8(STANDARD_NO_PAD.decode(first).ok()?).ok()?.parse().ok()
}

/// Creates a token in the format that some libraries check: the id in base64, and two more parts.
pub(super) fn bot_token(bot: UserId, secrets: &mut Secrets) -> String {
    use base64::Engine;
    use base64::engine::general_purpose::STANDARD_NO_PAD;
    let secret = secrets.next(3);
    let (middle, end) = secret.split_at(6);
    format!("{}.{middle}.{end}", STANDARD_NO_PAD.encode(bot.to_string()))
}
