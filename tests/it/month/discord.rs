//! A scripted Discord with planned failures, which records messages and pings.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use sealed_move::domain::{ChannelId, GuildId, Id, PlayerId};
use serde_json::{Value, json};
use tokio::sync::Notify;

use crate::random::Random;

/// How long Discord recognizes a nonce: "a few minutes".
const NONCE_TTL_MS: i64 = 300_000;

/// Added to a player's id to give the channel of their direct messages.
const DIRECT: u64 = 1 << 40;

/// A visible message.
#[derive(Clone, Debug)]
pub(super) struct Post {
    pub(super) at: i64,
    pub(super) nonce: Id,
    /// The recipient of a direct message.
    pub(super) direct: Option<PlayerId>,
    /// Pinged players; the recipient of a direct message.
    pub(super) pings: Vec<PlayerId>,
    pub(super) buttons: Vec<String>,
}

/// Its reaction to the next requests.
#[derive(Debug)]
pub(super) struct Script {
    random: Random,
    /// Whether it is completely down.
    pub(super) down: bool,
    /// Percentage of messages with a temporary failure.
    pub(super) failure_percent: usize,
    /// Of a thousand messages, how many are followed by a crash of the bot.
    pub(super) crashes: usize,
    /// The server of each channel.
    pub(super) guilds: BTreeMap<ChannelId, GuildId>,
    /// Channels that refuse messages, with the error code.
    pub(super) closed: BTreeMap<ChannelId, u32>,
    /// Servers that removed the bot.
    pub(super) shut_out: BTreeSet<GuildId>,
    /// Players with closed direct messages.
    pub(super) closed_to_directs: BTreeSet<PlayerId>,
    /// Players who left a server.
    pub(super) left: BTreeSet<(GuildId, PlayerId)>,
    nonces: HashMap<(u64, Id), (i64, u64)>,
    /// Messages posted since the last read.
    pub(super) posts: Vec<Post>,
    /// Visible messages whose response was lost.
    pub(super) lost: BTreeMap<Id, u32>,
    /// Refused direct messages, with their times.
    pub(super) refused: Vec<(i64, PlayerId)>,
    /// Requests unknown to Discord.
    pub(super) unknown_requests: Vec<String>,
    messages: u64,
    pub(super) tally: BTreeMap<&'static str, u32>,
}

#[derive(Clone)]
pub(super) struct ScriptedDiscord {
    clock: Arc<AtomicI64>,
    script: Arc<Mutex<Script>>,
    /// Notified when the bot must crash: its message is posted, but the response is lost.
    pub(super) crash: Arc<Notify>,
}

type Fail = (u16, u32, &'static str);

impl ScriptedDiscord {
    pub(super) fn new(clock: Arc<AtomicI64>, seed: u64) -> Self {
        let script = Script {
            random: Random::new(seed),
            down: false,
            failure_percent: 0,
            crashes: 0,
            guilds: BTreeMap::new(),
            closed: BTreeMap::new(),
            shut_out: BTreeSet::new(),
            closed_to_directs: BTreeSet::new(),
            left: BTreeSet::new(),
            nonces: HashMap::new(),
            posts: Vec::new(),
            lost: BTreeMap::new(),
            refused: Vec::new(),
            unknown_requests: Vec::new(),
            messages: 0,
            tally: BTreeMap::new(),
        };
        Self { clock, script: Arc::new(Mutex::new(script)), crash: Arc::default() }
    }

    pub(super) fn script(&self) -> MutexGuard<'_, Script> {
        self.script.lock().unwrap()
    }

    /// Starts serving and returns the origin.
    pub(super) async fn serve(&self) -> String {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let router = Router::new().fallback(answer).with_state(self.clone());
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        origin
    }
}

async fn answer(State(discord): State<ScriptedDiscord>, method: Method, uri: Uri, body: Bytes) -> Response {
    let path = uri.path().trim_start_matches("/api/v10/").to_owned();
    let parts: Vec<_> = path.split('/').collect();
    let number = |text: &str| text.parse::<u64>().unwrap_or(0);
    let now = discord.clock.load(Ordering::SeqCst);
    let done = {
        let mut script = discord.script();
        if script.down {
            Err((503, 0, "down"))
        } else {
            match (method.as_str(), parts.as_slice()) {
                ("POST", ["users", "@me", "channels"]) => Ok((conversation(&body), false)),
                ("POST", ["channels", channel, "messages"]) => script.post(number(channel), &body, now),
                ("PATCH", ["channels", channel, "messages", message]) => {
                    Ok((message_json(number(message), number(channel)), false))
                }
                ("GET", ["guilds", guild, "members", member]) => {
                    script.member(GuildId(number(guild)), PlayerId(number(member)))
                }
                ("GET", ["guilds", guild]) => Ok((guild_json(number(guild)), false)),
                ("GET", ["channels", channel]) => script.channel(number(channel)),
                _ => {
                    script.unknown_requests.push(format!("{method} {path}"));
                    Err((404, 0, "unknown_requests"))
                }
            }
        }
    };
    match done {
        Ok((answer, false)) => axum::Json(answer).into_response(),
        Ok((_, true)) => {
            discord.crash.notify_one();
            std::future::pending().await
        }
        Err((status, code, what)) => {
            *discord.script().tally.entry(what).or_default() += 1;
            let status = StatusCode::from_u16(status).unwrap();
            let body = match status.as_u16() {
                429 => {
                    json!({ "message": "You are being rate limited.", "retry_after": 1.5, "global": false })
                }
                _ => json!({ "message": what, "code": code }),
            };
            (status, axum::Json(body)).into_response()
        }
    }
}

impl Script {
    /// Posts a message. The second value is whether the bot crashes now.
    fn post(&mut self, channel: u64, body: &[u8], now: i64) -> Result<(Value, bool), Fail> {
        let direct = (channel >= DIRECT).then(|| PlayerId(channel - DIRECT));
        if let Some(player) = direct {
            if self.closed_to_directs.contains(&player) {
                self.refused.push((now, player));
                return Err((403, 50007, "no direct messages"));
            }
        } else {
            let channel = ChannelId(channel);
            let guild = self.guilds[&channel];
            if self.shut_out.contains(&guild) {
                return Err((403, 50001, "shut out"));
            }
            if let Some(code) = self.closed.get(&channel) {
                return Err((if *code == 10003 { 404 } else { 403 }, *code, "closed channel"));
            }
        }
        let (luck, kind) = (self.random.below(100), self.random.below(4));
        if luck < self.failure_percent && kind < 3 {
            return Err([(429, 0, "429"), (500, 0, "500"), (502, 0, "502")][kind]);
        }
        let message = payload(body);
        let nonce: Id = message["nonce"].as_str().unwrap().parse().unwrap();
        assert!(message["enforce_nonce"].as_bool().unwrap(), "{message}");
        if let Some((at, known)) = self.nonces.get(&(channel, nonce))
            && now - at < NONCE_TTL_MS
        {
            *self.tally.entry("doubles that Discord drops").or_default() += 1;
            return Ok((message_json(*known, channel), false));
        }
        self.messages += 1;
        self.nonces.insert((channel, nonce), (now, self.messages));
        self.posts.push(read(&message, nonce, direct, now));
        if luck < self.failure_percent {
            *self.lost.entry(nonce).or_default() += 1;
            return Err((504, 0, "answers that were lost"));
        }
        let crashes = self.random.below(1000) < self.crashes;
        if crashes {
            *self.lost.entry(nonce).or_default() += 1;
            *self.tally.entry("crashes between sending and noting").or_default() += 1;
        }
        Ok((message_json(self.messages, channel), crashes))
    }

    fn channel(&self, channel: u64) -> Result<(Value, bool), Fail> {
        let guild = self.guilds[&ChannelId(channel)];
        if self.shut_out.contains(&guild) {
            return Err((403, 50001, "shut out"));
        }
        let found = json!({
            "id": channel.to_string(), "guild_id": guild.0.to_string(), "type": 0, "name": "games",
            "position": 0, "permission_overwrites": [],
        });
        Ok((found, false))
    }

    fn member(&self, guild: GuildId, player: PlayerId) -> Result<(Value, bool), Fail> {
        if self.shut_out.contains(&guild) {
            return Err((403, 50001, "shut out"));
        }
        if self.left.contains(&(guild, player)) {
            return Err((404, 10007, "unknown member"));
        }
        let member = json!({
            "user": user_json(player.0), "roles": [], "joined_at": "2026-01-01T00:00:00Z", "deaf": false,
            "mute": false, "flags": 0,
        });
        Ok((member, false))
    }
}

/// A server in which everybody sees every channel.
fn guild_json(guild: u64) -> Value {
    let everyone = json!({
        "id": guild.to_string(), "name": "@everyone", "color": 0, "hoist": false, "position": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "permissions": "1024", "managed": false, "mentionable": false, "flags": 0,
    });
    json!({
        "id": guild.to_string(), "name": "server", "icon": null, "splash": null, "discovery_splash": null,
        "owner_id": "1", "afk_timeout": 300, "afk_channel_id": null, "verification_level": 0,
        "default_message_notifications": 0, "explicit_content_filter": 0, "roles": [everyone], "emojis": [],
        "features": [], "mfa_level": 0, "application_id": null, "system_channel_id": null,
        "system_channel_flags": 0, "rules_channel_id": null, "vanity_url_code": null, "description": null,
        "banner": null, "premium_tier": 0, "preferred_locale": "en-US", "public_updates_channel_id": null,
        "nsfw_level": 0, "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null, "stickers": [],
    })
}

fn read(message: &Value, nonce: Id, direct: Option<PlayerId>, at: i64) -> Post {
    let mentioned = message["allowed_mentions"]["users"].as_array().cloned().unwrap_or_default();
    let mentioned = mentioned.iter().map(|user| PlayerId(user.as_str().unwrap().parse().unwrap()));
    assert_eq!(message["allowed_mentions"]["parse"], json!([]), "{message}");
    let content = message["content"].as_str().unwrap().to_owned();
    // Discord pings only players mentioned in the content.
    let pings: Vec<_> = match direct {
        Some(player) => vec![player],
        None => mentioned.filter(|player| content.contains(&format!("<@{player}>"))).collect(),
    };
    let rows = message["components"].as_array().cloned().unwrap_or_default();
    let buttons = rows.iter().flat_map(|row| row["components"].as_array().cloned().unwrap_or_default());
    let buttons = buttons.filter_map(|button| Some(button["custom_id"].as_str()?.to_owned())).collect();
    Post { at, nonce, direct, pings, buttons }
}

/// The JSON of a message, possibly in a form with files.
fn payload(body: &[u8]) -> Value {
    if let Ok(message) = serde_json::from_slice(body) {
        return message;
    }
    let find = |from: usize, what: &[u8]| {
        body[from..].windows(what.len()).position(|window| window == what).map(|at| from + at)
    };
    let named = find(0, b"name=\"payload_json\"").unwrap();
    let begin = find(named, b"\r\n\r\n").unwrap() + 4;
    let end = find(begin, b"\r\n--").unwrap();
    serde_json::from_slice(&body[begin..end]).unwrap()
}

fn user_json(id: u64) -> Value {
    json!({ "id": id.to_string(), "username": format!("p{id}"), "discriminator": "0", "avatar": null, "global_name": null })
}

fn conversation(body: &[u8]) -> Value {
    let asked: Value = serde_json::from_slice(body).unwrap();
    let id = match &asked["recipient_id"] {
        Value::String(id) => id.parse().unwrap(),
        id => id.as_u64().unwrap(),
    };
    json!({ "id": (DIRECT + id).to_string(), "type": 1, "last_message_id": null, "recipients": [user_json(id)] })
}

fn message_json(id: u64, channel: u64) -> Value {
    json!({
        "id": id.to_string(), "type": 0, "channel_id": channel.to_string(), "author": user_json(1), "content": "",
        "timestamp": "2027-01-05T00:00:00Z", "edited_timestamp": null, "tts": false, "mention_everyone": false,
        "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "components": [], "pinned": false,
        "flags": 0,
    })
}
