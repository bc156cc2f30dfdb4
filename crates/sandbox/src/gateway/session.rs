//! Gateway sessions: who hears what, in which order, and what they have missed.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use crate::faults::{EventFault, FaultDice};
use crate::ids::{self, GuildId, UserId};
use crate::world::{Caller, Event, Intent, ToBot, World};

/// How many events a session keeps for one who comes back.
const KEPT_EVENTS: usize = 2000;
/// How long a session waits for one who is gone.
const WAITS: Duration = Duration::from_secs(300);

/// What goes down a connection.
#[derive(Clone, Debug)]
pub(crate) enum Down {
    /// A frame, not before this moment: delays of a burst run side by side.
    Frame(String, Instant),
    /// The end, with a code and its reason.
    Close(u16, &'static str),
    /// The end without a word.
    Lose,
}

/// One connection, as a session sees it.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) number: u64,
    pub(crate) down: UnboundedSender<Down>,
}

struct Session {
    caller: Caller,
    intents: u64,
    shard: (u64, u64),
    sequence: u64,
    /// The last events, without their envelopes' numbers in the text: number, name, data.
    kept: VecDeque<(u64, &'static str, Arc<str>)>,
    line: Option<Line>,
    gone: Option<Instant>,
}

/// What a client says when it identifies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Identity {
    pub(crate) caller: Caller,
    pub(crate) intents: u64,
    /// Its number, and how many there are.
    pub(crate) shard: (u64, u64),
}

/// Why a session cannot be taken up again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ResumeError {
    /// There is no such session of this user, or too much was missed.
    Unknown,
    /// The client claims events that were never sent.
    SequenceAhead,
}

/// All sessions.
pub(crate) struct Hub {
    sessions: HashMap<String, Session>,
    dice: FaultDice,
}

impl Hub {
    pub(crate) fn new(dice: FaultDice) -> Self {
        Self { sessions: HashMap::new(), dice }
    }

    /// Starts a session: READY, then for bots each of their servers.
    pub(crate) fn identify(
        &mut self,
        world: &World,
        identity: Identity,
        line: Line,
        gateway: &str,
    ) -> String {
        self.forget_gone();
        let id = ids::secret(2);
        let Identity { caller, intents, shard } = identity;
        let session = Session {
            caller,
            intents,
            shard,
            sequence: 0,
            kept: VecDeque::new(),
            line: Some(line),
            gone: None,
        };
        self.sessions.insert(id.clone(), session);
        let own = world.saved.guilds.values().filter(|guild| guild.members.contains_key(&caller.user()));
        let guilds: Vec<GuildId> =
            own.map(|guild| guild.id).filter(|guild| on_shard(*guild, shard)).collect();
        match caller {
            Caller::Bot(user) => {
                let stubs: Vec<Value> =
                    guilds.iter().map(|guild| json!({ "id": guild, "unavailable": true })).collect();
                let ready = json!({
                    "v": 10,
                    "user": world.own_user_json(user),
                    "guilds": stubs,
                    "private_channels": [],
                    "session_id": id,
                    "session_type": "normal",
                    "resume_gateway_url": gateway,
                    "shard": [shard.0, shard.1],
                    "application": { "id": world.saved.application.id, "flags": 0 },
                });
                self.send(&id, "READY", &ready);
                let all_members = intents & Intent::GuildMembers.bit() != 0;
                for guild in guilds.into_iter().filter(|_| intents & Intent::Guilds.bit() != 0) {
                    if let Ok(guild) = world.guild_create_json(guild, user, all_members) {
                        self.send(&id, "GUILD_CREATE", &guild);
                    }
                }
            }
            Caller::Person(user) => {
                let mut ready = world.ready_for_person(user);
                ready["session_id"] = json!(id);
                ready["resume_gateway_url"] = json!(gateway);
                self.send(&id, "READY", &ready);
            }
        }
        id
    }

    /// Takes up a session again and sends what was missed.
    pub(crate) fn resume(
        &mut self,
        id: &str,
        caller: Caller,
        seen: u64,
        line: Line,
    ) -> Result<(), ResumeError> {
        self.forget_gone();
        let session = self.sessions.get_mut(id).filter(|session| session.caller == caller);
        let session = session.ok_or(ResumeError::Unknown)?;
        if seen > session.sequence {
            return Err(ResumeError::SequenceAhead);
        }
        let first_kept = session.kept.front().map_or(session.sequence + 1, |(number, ..)| *number);
        if seen + 1 < first_kept {
            return Err(ResumeError::Unknown);
        }
        if let Some(old) = session.line.replace(line) {
            // Whoever was there before has been replaced.
            let _ = old.down.send(Down::Close(4000, "Session resumed elsewhere"));
        }
        session.gone = None;
        for (number, name, data) in session.kept.iter().filter(|(number, ..)| *number > seen) {
            session.down(Down::Frame(frame(*number, name, data), Instant::now()));
        }
        self.send(id, "RESUMED", &json!({ "_trace": [] }));
        Ok(())
    }

    /// Notes that a connection ended; its session waits for a new one.
    pub(crate) fn detach(&mut self, id: &str, line: u64) {
        if let Some(session) = self.sessions.get_mut(id)
            && session.line.as_ref().is_some_and(|current| current.number == line)
        {
            session.line = None;
            session.gone = Some(Instant::now());
        }
    }

    /// Ends a session for good.
    pub(crate) fn end(&mut self, id: &str) {
        self.sessions.remove(id);
    }

    /// Sends an event to all sessions that shall hear it.
    pub(crate) fn dispatch(&mut self, event: &Event, bot: UserId) {
        let mut full: Option<Arc<str>> = None;
        let mut masked: Option<Arc<str>> = None;
        for session in self.sessions.values_mut() {
            if !session.hears(event) {
                continue;
            }
            let data = if session.may_read(event, bot) {
                full.get_or_insert_with(|| event.data.to_string().into())
            } else {
                masked.get_or_insert_with(|| mask(&event.data).to_string().into())
            };
            let fault = match session.caller {
                Caller::Bot(_) => self.dice.event(),
                Caller::Person(_) => None,
            };
            let pause = match session.caller {
                Caller::Bot(_) => self.dice.delay(),
                Caller::Person(_) => Duration::ZERO,
            };
            match fault {
                None => session.push(event.name, data, pause),
                Some(EventFault::Doubled) => {
                    session.push(event.name, data, pause);
                    session.push(event.name, data, Duration::ZERO);
                }
                Some(EventFault::Reconnect) => {
                    session.down(Down::Frame(RECONNECT.to_owned(), Instant::now() + pause));
                    session.lose(Down::Close(4000, "Reconnect"));
                    session.push(event.name, data, Duration::ZERO);
                }
                Some(EventFault::Lost) => {
                    session.lose(Down::Lose);
                    session.push(event.name, data, Duration::ZERO);
                }
            }
        }
    }

    /// Sends something to each connection of the bot, for tests: see [`crate::Disturbance`].
    pub(crate) fn disturb_bot(&mut self, frames: &[Down]) {
        for session in self.sessions.values_mut().filter(|session| matches!(session.caller, Caller::Bot(_))) {
            for frame in frames {
                session.down(frame.clone());
            }
        }
    }

    /// Ends all sessions of the bot, so that none can be resumed.
    pub(crate) fn forget_bot_sessions(&mut self) {
        self.sessions.retain(|_, session| !matches!(session.caller, Caller::Bot(_)));
    }

    /// Returns whether a bot is connected.
    pub(crate) fn bot_connected(&self) -> bool {
        self.sessions
            .values()
            .any(|session| matches!(session.caller, Caller::Bot(_)) && session.line.is_some())
    }

    /// Sends the members of a server, for a client that asked (op 8).
    pub(crate) fn send_members(&mut self, id: &str, world: &World, request: &Value) {
        let wanted = crate::validate::snowflake(&request["guild_id"]);
        let Some(guild) = wanted.and_then(|id| world.saved.guilds.get(&GuildId(id))) else {
            return;
        };
        let ids = request["user_ids"].as_array();
        let asked = |user: &UserId| ids.is_none_or(|ids| ids.contains(&json!(user)));
        let members = guild.members.keys().copied().filter(asked);
        let members: Vec<Value> = members.filter_map(|user| world.member_json(guild.id, user).ok()).collect();
        let mut chunk = json!({
            "guild_id": guild.id, "members": members, "chunk_index": 0, "chunk_count": 1, "not_found": [],
        });
        if let Some(nonce) = request.get("nonce") {
            chunk["nonce"] = nonce.clone();
        }
        self.send(id, "GUILD_MEMBERS_CHUNK", &chunk);
    }

    fn send(&mut self, id: &str, name: &'static str, data: &Value) {
        if let Some(session) = self.sessions.get_mut(id) {
            session.push(name, &data.to_string().into(), Duration::ZERO);
        }
    }

    fn forget_gone(&mut self) {
        self.sessions.retain(|_, session| session.gone.is_none_or(|gone| gone.elapsed() < WAITS));
    }
}

/// Asks for a new connection.
pub(crate) const RECONNECT: &str = r#"{"op":7,"d":null}"#;

impl Session {
    fn hears(&self, event: &Event) -> bool {
        match self.caller {
            Caller::Person(user) => event.people.contains(&user),
            Caller::Bot(_) => {
                let shard = event.guild.map_or(self.shard.0 == 0, |guild| on_shard(guild, self.shard));
                shard
                    && match event.bot {
                        ToBot::No => false,
                        ToBot::Always => true,
                        ToBot::With(intent) => self.intents & intent.bit() != 0,
                    }
            }
        }
    }

    /// Returns whether the session may read the text of a message: bots without the intent only what is their own,
    /// what mentions them and what was written to them.
    fn may_read(&self, event: &Event, bot: UserId) -> bool {
        if matches!(self.caller, Caller::Person(_)) || self.intents & Intent::MessageContent.bit() != 0 {
            return true;
        }
        if !matches!(event.name, "MESSAGE_CREATE" | "MESSAGE_UPDATE") || event.guild.is_none() {
            return true;
        }
        let own = json!(bot);
        let mentions = event.data["mentions"].as_array();
        event.data["author"]["id"] == own || mentions.into_iter().flatten().any(|user| user["id"] == own)
    }

    fn push(&mut self, name: &'static str, data: &Arc<str>, pause: Duration) {
        self.sequence += 1;
        self.kept.push_back((self.sequence, name, Arc::clone(data)));
        if self.kept.len() > KEPT_EVENTS {
            self.kept.pop_front();
        }
        self.down(Down::Frame(frame(self.sequence, name, data), Instant::now() + pause));
    }

    fn down(&self, what: Down) {
        if let Some(line) = &self.line {
            // A line that is gone is noticed by its own task.
            let _ = line.down.send(what);
        }
    }

    fn lose(&mut self, how: Down) {
        self.down(how);
        self.line = None;
        self.gone = Some(Instant::now());
    }
}

fn on_shard(guild: GuildId, (number, count): (u64, u64)) -> bool {
    (guild.0 >> 22) % count.max(1) == number
}

/// Puts an event into its envelope; `name` and `data` are JSON-safe already.
fn frame(sequence: u64, name: &str, data: &str) -> String {
    format!(r#"{{"op":0,"s":{sequence},"t":"{name}","d":{data}}}"#)
}

fn mask(message: &Value) -> Value {
    let mut message = message.clone();
    message["content"] = json!("");
    for key in ["embeds", "attachments", "components"] {
        message[key] = json!([]);
    }
    message
}
