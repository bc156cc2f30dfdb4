//! Gateway sessions: event routing and order, and replay after a RESUME.
//!
//! Sessions outlive connections and do no I/O. Each queues frames for its current connection, if
//! any; `gateway` sends them.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use crate::disturbance::Disturbance;
use crate::faults::{EventFault, FaultRng};
use crate::ids::{self, GuildId, UserId};
use crate::member_requests::members_chunk;
use crate::world::{Event, Intent, Requester, ToBot, World};

/// Number of events a session keeps for a RESUME.
const MAX_KEPT_EVENTS: usize = 2000;
/// Time that a disconnected session can be resumed.
const RESUME_TTL: Duration = Duration::from_secs(300);

/// Op 7: asks the client to reconnect.
pub(crate) const RECONNECT: &str = r#"{"op":7,"d":null,"s":null,"t":null}"#;
/// Op 9: asks the client to reconnect and resume.
pub(crate) const RESUMABLE_INVALID_SESSION: &str = r#"{"op":9,"d":true,"s":null,"t":null}"#;
/// Op 9: the session can't be resumed.
pub(crate) const INVALID_SESSION: &str = r#"{"op":9,"d":false,"s":null,"t":null}"#;

/// An item queued for a connection.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// A frame and its earliest send time. Not a delay, because delays of consecutive frames would
    /// add up.
    Frame(String, Instant),
    /// Close with this code and reason.
    Close(u16, &'static str),
    /// Op 9. The connection stays open without a session.
    Invalidate { resumable: bool },
    /// Drop the connection without a close frame.
    Lose,
}

/// A session's handle to its connection.
#[derive(Clone, Debug)]
pub(crate) struct Connection {
    pub(crate) number: u64,
    pub(crate) outgoing: UnboundedSender<Outgoing>,
    /// Number of frames queued but not sent.
    pub(crate) unsent: Arc<AtomicUsize>,
}

impl Connection {
    fn queued(&self) -> usize {
        self.unsent.load(Ordering::Acquire)
    }
}

struct Session {
    requester: Requester,
    intents: u64,
    shard: (u64, u64),
    /// Number of the last event.
    sequence: u64,
    /// The latest events: number, name and data.
    kept: VecDeque<(u64, &'static str, Arc<str>)>,
    connection: Option<Connection>,
    /// Time the connection ended.
    gone: Option<Instant>,
}

/// Data of an IDENTIFY.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Identity {
    pub(crate) requester: Requester,
    pub(crate) intents: u64,
    /// Shard number and shard count.
    pub(crate) shard: (u64, u64),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ResumeError {
    /// The user has no such session, or its missed events were evicted.
    Unknown,
    /// The client names an event that was never sent.
    SequenceAhead,
}

pub(crate) struct Hub {
    sessions: HashMap<String, Session>,
    faults: FaultRng,
}

impl Hub {
    pub(crate) fn new(faults: FaultRng) -> Self {
        Self { sessions: HashMap::new(), faults }
    }

    /// Starts a session and returns its id. Sends READY, and GUILD_CREATE for each of a bot's
    /// servers.
    pub(crate) fn identify(
        &mut self,
        world: &World,
        identity: Identity,
        connection: Connection,
        gateway: &str,
    ) -> String {
        self.remove_expired();
        let id = ids::secret(2);
        let Identity { requester, intents, shard } = identity;
        let session = Session {
            requester,
            intents,
            shard,
            sequence: 0,
            kept: VecDeque::new(),
            connection: Some(connection),
            gone: None,
        };
        self.sessions.insert(id.clone(), session);
        let own = world.saved.guilds.values().filter(|guild| guild.members.contains_key(&requester.user()));
        let guilds: Vec<GuildId> =
            own.map(|guild| guild.id).filter(|guild| on_shard(*guild, shard)).collect();
        match requester {
            Requester::Bot(user) => {
                let stubs: Vec<Value> =
                    guilds.iter().map(|guild| json!({ "id": guild, "unavailable": true })).collect();
                let ready = json!({
                    "v": 10,
                    "user": world.render().own_user(user),
                    "guilds": stubs,
                    "private_channels": [],
                    "session_id": id,
                    "session_type": "normal",
                    "resume_gateway_url": gateway,
                    "shard": [shard.0, shard.1],
                    "application": { "id": user, "flags": world.application_flags },
                });
                self.send(&id, "READY", &ready);
                let all_members = intents & Intent::GuildMembers.bit() != 0;
                for guild in guilds.into_iter().filter(|_| intents & Intent::Guilds.bit() != 0) {
                    if let Ok(mut guild) = world.render().guild_create(guild, user, all_members) {
                        if intents & Intent::GuildPresences.bit() == 0 {
                            guild["presences"] = json!([]);
                        }
                        if intents & Intent::GuildVoiceStates.bit() == 0 {
                            guild["voice_states"] = json!([]);
                        }
                        self.send(&id, "GUILD_CREATE", &guild);
                    }
                }
            }
            Requester::Person(user) => {
                let mut ready = world.render().ready_for_person(user);
                ready["session_id"] = json!(id);
                ready["resume_gateway_url"] = json!(gateway);
                self.send(&id, "READY", &ready);
            }
        }
        id
    }

    /// Resumes a session and sends the events after number `seen`.
    ///
    /// # Errors
    ///
    /// If the session is unknown or expired, or its events after `seen` are no longer kept.
    pub(crate) fn resume(
        &mut self,
        id: &str,
        requester: Requester,
        seen: u64,
        connection: Connection,
    ) -> Result<(), ResumeError> {
        self.remove_expired();
        let session = self.sessions.get_mut(id).filter(|session| session.requester == requester);
        let session = session.ok_or(ResumeError::Unknown)?;
        if seen > session.sequence {
            return Err(ResumeError::SequenceAhead);
        }
        let first_kept = session.kept.front().map_or(session.sequence + 1, |(number, ..)| *number);
        if seen + 1 < first_kept {
            return Err(ResumeError::Unknown);
        }
        if let Some(old) = session.connection.replace(connection) {
            // Fails if the old connection has already ended.
            let _ = old.outgoing.send(Outgoing::Close(4000, "Session resumed elsewhere"));
        }
        session.gone = None;
        for (number, name, data) in session.kept.iter().filter(|(number, ..)| *number > seen) {
            session.queue(Outgoing::Frame(frame(*number, name, data), Instant::now()));
        }
        self.send(id, "RESUMED", &json!({ "_trace": [] }));
        Ok(())
    }

    /// Marks a session as disconnected, unless another connection has taken it over. It can be
    /// resumed.
    pub(crate) fn detach(&mut self, id: &str, connection: u64) {
        if let Some(session) = self.sessions.get_mut(id)
            && session.connection.as_ref().is_some_and(|current| current.number == connection)
        {
            session.connection = None;
            session.gone = Some(Instant::now());
        }
    }

    /// Ends a session for good.
    pub(crate) fn end(&mut self, id: &str) {
        self.sessions.remove(id);
    }

    /// Sends an event to all sessions that should receive it.
    pub(crate) fn dispatch(&mut self, event: &Event) {
        let mut full: Option<Arc<str>> = None;
        let mut masked: Option<Arc<str>> = None;
        for session in self.sessions.values_mut() {
            if !session.receives(event) {
                continue;
            }
            let data = if session.may_read(event) {
                full.get_or_insert_with(|| event.data.to_string().into())
            } else {
                masked.get_or_insert_with(|| redact_content(&event.data).to_string().into())
            };
            let fault = match session.requester {
                Requester::Bot(_) => self.faults.event(),
                Requester::Person(_) => None,
            };
            let delay = match session.requester {
                Requester::Bot(_) => self.faults.delay(),
                Requester::Person(_) => Duration::ZERO,
            };
            match fault {
                None => session.push(event.name, data, delay),
                Some(EventFault::Doubled) => {
                    session.push(event.name, data, delay);
                    session.push(event.name, data, Duration::ZERO);
                }
                Some(EventFault::Reconnect) => {
                    session.queue(Outgoing::Frame(RECONNECT.to_owned(), Instant::now() + delay));
                    session.end_connection(Outgoing::Close(4000, "Reconnect"));
                    session.push(event.name, data, Duration::ZERO);
                }
                Some(EventFault::Lost) => {
                    session.end_connection(Outgoing::Lose);
                    session.push(event.name, data, Duration::ZERO);
                }
            }
        }
    }

    pub(crate) fn set_faults(&mut self, faults: FaultRng) {
        self.faults = faults;
    }

    /// Returns the number of frames queued for bots.
    pub(crate) fn queued_for_bot(&self) -> usize {
        let bots = self.sessions.values().filter(|session| matches!(session.requester, Requester::Bot(_)));
        bots.filter_map(|session| session.connection.as_ref()).map(Connection::queued).sum()
    }

    /// Returns the number of events sent to bots.
    pub(crate) fn events_for_bot(&self) -> u64 {
        let bots = self.sessions.values().filter(|session| matches!(session.requester, Requester::Bot(_)));
        bots.map(|session| session.sequence).sum()
    }

    /// Renders the sessions of a bot for the control API.
    pub(crate) fn bot_sessions(&self, bot: UserId) -> Vec<Value> {
        let bots = self.sessions.iter().filter(|(_, it)| it.requester == Requester::Bot(bot));
        let rows = bots.map(|(id, session)| {
            json!({
                "id": id,
                "connected": session.connection.is_some(),
                "intents": session.intents,
                "shard": [session.shard.0, session.shard.1],
                "events": session.sequence,
            })
        });
        rows.collect()
    }

    /// Returns the kept events of bots after number `since`, without tokens.
    pub(crate) fn bot_events(&self, since: u64) -> Vec<Value> {
        let bots = self.sessions.iter().filter(|(_, it)| matches!(it.requester, Requester::Bot(_)));
        let rows = bots.flat_map(|(id, session)| {
            let later = session.kept.iter().filter(move |(number, ..)| *number > since);
            later.map(move |(number, name, data)| {
                let mut data: Value = serde_json::from_str(data).unwrap_or_default();
                if let Some(fields) = data.as_object_mut() {
                    fields.remove("token");
                }
                json!({ "session": id, "s": number, "t": name, "d": data })
            })
        });
        rows.collect()
    }

    /// Disrupts the connections of all bots or one session, and returns the number of affected
    /// sessions.
    ///
    /// `resumable` overrides whether the sessions can be resumed; otherwise that depends on the
    /// disturbance.
    pub(crate) fn disturb_bot(
        &mut self,
        session: Option<&str>,
        disturbance: Disturbance,
        resumable: Option<bool>,
    ) -> usize {
        let chosen = |id: &str, it: &Session| {
            matches!(it.requester, Requester::Bot(_)) && session.is_none_or(|wanted| wanted == id)
        };
        let now = Instant::now();
        let resumable = resumable.unwrap_or(disturbance != Disturbance::InvalidSession);
        let frames = match disturbance {
            Disturbance::Reconnect => {
                vec![Outgoing::Frame(RECONNECT.to_owned(), now), Outgoing::Close(4000, "Reconnect")]
            }
            Disturbance::InvalidSession => vec![Outgoing::Invalidate { resumable }],
            Disturbance::Close(code) => vec![Outgoing::Close(code, "Disturbed")],
            Disturbance::Lose => vec![Outgoing::Lose],
        };
        let mut count = 0;
        for (_, session) in self.sessions.iter_mut().filter(|(id, it)| chosen(id, it)) {
            count += 1;
            for frame in &frames {
                session.queue(frame.clone());
            }
            // Counts as disconnected now, although its task has yet to handle the disturbance.
            session.connection = None;
            session.gone = Some(now);
        }
        if !resumable {
            self.sessions.retain(|id, session| !chosen(id, session));
        }
        count
    }

    pub(crate) fn bot_connected(&self) -> bool {
        self.connected_bots().next().is_some()
    }

    /// Returns the connected bots, once per session.
    pub(crate) fn connected_bots(&self) -> impl Iterator<Item = UserId> {
        let connected = self.sessions.values().filter(|session| session.connection.is_some());
        connected.filter_map(|session| match session.requester {
            Requester::Bot(bot) => Some(bot),
            Requester::Person(_) => None,
        })
    }

    /// Closes the connections of deleted bots.
    pub(crate) fn close_deleted_bots(&mut self, world: &World) {
        let is_gone = |session: &Session| match session.requester {
            Requester::Bot(bot) => !world.saved.is_bot(bot),
            Requester::Person(_) => false,
        };
        for (_, session) in self.sessions.extract_if(|_, session| is_gone(session)) {
            session.queue(Outgoing::Close(4004, "Authentication failed"));
        }
    }

    /// Answers a member request (op 8).
    pub(crate) fn send_members(&mut self, id: &str, world: &World, request: &Value) {
        if let Some(chunk) = members_chunk(world, request) {
            self.send(id, "GUILD_MEMBERS_CHUNK", &chunk);
        }
    }

    /// Answers a request for soundboard sounds (op 31). No server has any.
    pub(crate) fn send_sounds(&mut self, id: &str, request: &Value) {
        for guild in request["guild_ids"].as_array().into_iter().flatten() {
            let data = json!({ "guild_id": guild, "soundboard_sounds": [] });
            self.send(id, "SOUNDBOARD_SOUNDS", &data);
        }
    }

    fn send(&mut self, id: &str, name: &'static str, data: &Value) {
        if let Some(session) = self.sessions.get_mut(id) {
            session.push(name, &data.to_string().into(), Duration::ZERO);
        }
    }

    /// Removes expired sessions.
    fn remove_expired(&mut self) {
        self.sessions.retain(|_, session| session.gone.is_none_or(|gone| gone.elapsed() < RESUME_TTL));
    }
}

impl Session {
    fn receives(&self, event: &Event) -> bool {
        if !event.receivers.contains(&self.requester.user()) {
            return false;
        }
        match self.requester {
            Requester::Person(_) => true,
            Requester::Bot(_) => {
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

    /// Returns whether the session may read the content of a message. Without the intent, a bot can
    /// only read its own messages, mentions of itself and direct messages.
    fn may_read(&self, event: &Event) -> bool {
        if matches!(self.requester, Requester::Person(_)) || self.intents & Intent::MessageContent.bit() != 0
        {
            return true;
        }
        if !matches!(event.name, "MESSAGE_CREATE" | "MESSAGE_UPDATE") || event.guild.is_none() {
            return true;
        }
        let own = json!(self.requester.user());
        let mentions = event.data["mentions"].as_array();
        event.data["author"]["id"] == own || mentions.into_iter().flatten().any(|user| user["id"] == own)
    }

    /// Numbers, keeps and queues an event.
    fn push(&mut self, name: &'static str, data: &Arc<str>, delay: Duration) {
        self.sequence += 1;
        self.kept.push_back((self.sequence, name, Arc::clone(data)));
        if self.kept.len() > MAX_KEPT_EVENTS {
            self.kept.pop_front();
        }
        self.queue(Outgoing::Frame(frame(self.sequence, name, data), Instant::now() + delay));
    }

    /// Queues an item for the connection, if there is one.
    fn queue(&self, outgoing: Outgoing) {
        if let Some(connection) = &self.connection {
            if matches!(outgoing, Outgoing::Frame(..)) {
                connection.unsent.fetch_add(1, Ordering::AcqRel);
            }
            // Fails if the connection has ended; its task will detach it.
            let _ = connection.outgoing.send(outgoing);
        }
    }

    /// Ends the connection. The session can be resumed.
    fn end_connection(&mut self, how: Outgoing) {
        self.queue(how);
        self.connection = None;
        self.gone = Some(Instant::now());
    }
}

fn on_shard(guild: GuildId, (number, count): (u64, u64)) -> bool {
    (guild.0 >> 22) % count.max(1) == number
}

/// Builds a dispatch frame. `data` is JSON; `name` needs no escaping.
fn frame(sequence: u64, name: &str, data: &str) -> String {
    format!(r#"{{"op":0,"s":{sequence},"t":"{name}","d":{data}}}"#)
}

fn redact_content(message: &Value) -> Value {
    let mut message = message.clone();
    message["content"] = json!("");
    for key in ["embeds", "attachments", "components"] {
        message[key] = json!([]);
    }
    message
}
