//! The gateway: one task per connection, from HELLO to the close code.

pub(crate) mod compress;

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::sync::mpsc::{self, UnboundedReceiver};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use self::compress::FrameEncoder;
use super::form::make_integers;
use super::ids::{GuildId, UserId};
use super::listen::Disconnector;
use super::sessions::{
    Connection, INVALID_SESSION, Identity, Outgoing, RESUMABLE_INVALID_SESSION, ResumeError,
};
use super::shared::Shared;
use super::validate::{FieldPath, Problems, snowflake};
use super::world::{Requester, VoiceChange};

/// Heartbeat interval sent in HELLO.
const HEARTBEAT_INTERVAL: Duration = Duration::from_millis(41_250);
/// Maximum delay of a heartbeat before the connection is closed.
const HEARTBEAT_GRACE: Duration = Duration::from_secs(20);
/// Minimum delay of a heartbeat's answer.
const MIN_HEARTBEAT_DELAY: Duration = Duration::from_millis(5);
/// Time limit for a client to close its side of the connection.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);
/// Number of client frames allowed per [`FRAMES_WINDOW`], with rate limits.
const MAX_FRAMES: u32 = 120;
const FRAMES_WINDOW: Duration = Duration::from_secs(60);
/// Number of frames to send before reading from the client again.
const MAX_FRAMES_PER_FLUSH: usize = 64;
/// Privileged intents: members, presences, message content.
const PRIVILEGED_INTENTS: u64 = 1 << 1 | 1 << 8 | 1 << 15;
/// All intent bits known to Discord.
const KNOWN_INTENTS: u64 = (1 << 26) - 1;

static NEXT_CONNECTION: AtomicU64 = AtomicU64::new(1);

/// A close code with its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct CloseReason(u16, &'static str);

const UNKNOWN_OPCODE: CloseReason = CloseReason(4001, "Unknown opcode");
const DECODE_ERROR: CloseReason = CloseReason(4002, "Error while decoding payload");
const NOT_AUTHENTICATED: CloseReason = CloseReason(4003, "Not authenticated");
const AUTHENTICATION_FAILED: CloseReason = CloseReason(4004, "Authentication failed");
const ALREADY_AUTHENTICATED: CloseReason = CloseReason(4005, "Already authenticated");
const INVALID_SEQUENCE: CloseReason = CloseReason(4007, "Invalid seq");
const SESSION_TIMED_OUT: CloseReason = CloseReason(4009, "Session timed out");
const INVALID_SHARD: CloseReason = CloseReason(4010, "Invalid shard");
const INVALID_VERSION: CloseReason = CloseReason(4012, "Invalid API version");
const INVALID_INTENTS: CloseReason = CloseReason(4013, "Invalid intent(s)");
const DISALLOWED_INTENTS: CloseReason = CloseReason(4014, "Disallowed intent(s)");
const RATE_LIMITED: CloseReason = CloseReason(4008, "Rate limited");
/// The sandbox stops; clients will reconnect.
const GOING_AWAY: CloseReason = CloseReason(1001, "Going away");

/// The query of the gateway URL.
#[derive(Clone, Debug, Default)]
pub(crate) struct GatewayQuery {
    pub(crate) v: Option<String>,
    pub(crate) compress: Option<String>,
}

enum ConnectionEnd {
    /// Closed by the client with this code, or lost.
    ByClient(Option<u16>),
    /// Closed by the sandbox.
    ByServer(CloseReason),
    /// Dropped by the sandbox without a close frame.
    Lost,
}

/// A frame received from the client.
enum Received {
    Heartbeat,
    Other,
}

struct ConnectionTask {
    socket: WebSocket,
    shared: Arc<Shared>,
    disconnector: Disconnector,
    encoder: FrameEncoder,
    connection: Connection,
    /// Session id, once the client has identified or resumed.
    session: Option<String>,
    /// User of the session.
    user: Option<UserId>,
    /// URL for resuming.
    url: String,
    /// Number of frames and start of the current window, for the rate limit.
    frames: (u32, Instant),
}

pub(crate) async fn serve(
    socket: WebSocket,
    shared: Arc<Shared>,
    disconnector: Disconnector,
    query: GatewayQuery,
    url: String,
) {
    let (outgoing, receiver) = mpsc::unbounded_channel();
    let connection = Connection {
        number: NEXT_CONNECTION.fetch_add(1, Ordering::Relaxed),
        outgoing,
        unsent: Arc::default(),
    };
    let encoder = FrameEncoder::new(query.compress.as_deref());
    let mut task = ConnectionTask {
        socket,
        shared,
        disconnector,
        encoder,
        connection,
        session: None,
        user: None,
        url,
        frames: (0, Instant::now()),
    };
    let known_version = query.v.is_none_or(|version| matches!(version.as_str(), "9" | "10"));
    let end = if known_version { task.run(receiver).await } else { ConnectionEnd::ByServer(INVALID_VERSION) };
    task.finish(end).await;
}

impl ConnectionTask {
    async fn run(&mut self, mut outgoing: UnboundedReceiver<Outgoing>) -> ConnectionEnd {
        let hello = json!({
            "op": 10,
            "d": { "heartbeat_interval": HEARTBEAT_INTERVAL.as_millis(), "_trace": ["sandbox"] },
            "s": null,
            "t": null,
        });
        if self.send(hello.to_string()).await.is_err() {
            return ConnectionEnd::ByClient(None);
        }
        let shared = Arc::clone(&self.shared);
        let mut closed = pin!(shared.closed());
        let mut alive_until = Instant::now() + HEARTBEAT_INTERVAL + HEARTBEAT_GRACE;
        loop {
            tokio::select! {
                // Send queued events before reading the next frame, so that no reply overtakes an
                // event.
                biased;
                queued = outgoing.recv() => match queued {
                    Some(queued) => if let Some(end) = self.send_queued(queued, &mut outgoing).await {
                        return end;
                    },
                    None => return ConnectionEnd::Lost,
                },
                incoming = self.socket.recv() => {
                    let received = match incoming {
                        Some(Ok(Message::Text(text))) => self.receive(text.as_bytes()).await,
                        Some(Ok(Message::Binary(bytes))) => self.receive(&bytes).await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(Received::Other),
                        Some(Ok(Message::Close(frame))) => {
                            return ConnectionEnd::ByClient(frame.map(|frame| frame.code));
                        }
                        Some(Err(_)) | None => return ConnectionEnd::ByClient(None),
                    };
                    match received {
                        Ok(Received::Heartbeat) => {
                            alive_until = Instant::now() + HEARTBEAT_INTERVAL + HEARTBEAT_GRACE;
                        }
                        Ok(Received::Other) => {}
                        Err(reason) => return ConnectionEnd::ByServer(reason),
                    }
                }
                () = sleep_until(alive_until) => return ConnectionEnd::ByServer(SESSION_TIMED_OUT),
                () = &mut closed => return ConnectionEnd::ByServer(GOING_AWAY),
            }
        }
    }

    /// Sends `next` and all queued frames with a single flush. Returns the end of the connection,
    /// if it ends.
    async fn send_queued(
        &mut self,
        first: Outgoing,
        outgoing: &mut UnboundedReceiver<Outgoing>,
    ) -> Option<ConnectionEnd> {
        let mut next = Some(first);
        let mut frames = 0;
        let end = loop {
            match next {
                Some(Outgoing::Frame(frame, due)) => {
                    // Sleeping until a past time would still yield to the scheduler.
                    if due > std::time::Instant::now() {
                        if self.socket.flush().await.is_err() {
                            break Some(ConnectionEnd::ByClient(None));
                        }
                        sleep_until(due.into()).await;
                    }
                    let message = self.encoder.encode(frame);
                    frames += 1;
                    if self.socket.feed(message).await.is_err() {
                        break Some(ConnectionEnd::ByClient(None));
                    }
                }
                Some(Outgoing::Close(code, reason)) => {
                    break Some(ConnectionEnd::ByServer(CloseReason(code, reason)));
                }
                Some(Outgoing::Invalidate { resumable }) => {
                    // The client may identify or resume on this connection.
                    if let Some(id) = self.session.take().filter(|_| !resumable) {
                        self.shared.act(|world| world.voice().end_session(&id));
                    }
                    self.user = None;
                    let frame = if resumable { RESUMABLE_INVALID_SESSION } else { INVALID_SESSION };
                    let message = self.encoder.encode(frame.to_owned());
                    if self.socket.feed(message).await.is_err() {
                        break Some(ConnectionEnd::ByClient(None));
                    }
                }
                Some(Outgoing::Lose) => break Some(ConnectionEnd::Lost),
                None => break None,
            }
            // Read from the client at times, too.
            next = if frames < MAX_FRAMES_PER_FLUSH { outgoing.try_recv().ok() } else { None };
        };
        let flushed = self.socket.flush().await;
        self.connection.unsent.fetch_sub(frames, Ordering::AcqRel);
        end.or_else(|| flushed.is_err().then_some(ConnectionEnd::ByClient(None)))
    }

    async fn receive(&mut self, bytes: &[u8]) -> Result<Received, CloseReason> {
        self.count_frame()?;
        let mut payload: Value = serde_json::from_slice(bytes).map_err(|_| DECODE_ERROR)?;
        make_integers(&mut payload);
        let data = &payload["d"];
        match payload["op"].as_u64().ok_or(DECODE_ERROR)? {
            1 => {
                // discord.py notes the time of its heartbeat after sending it, and would take a
                // faster answer for one to the previous heartbeat.
                sleep(MIN_HEARTBEAT_DELAY).await;
                // If the client is gone, the next read fails.
                let _ = self.send(r#"{"op":11,"d":null,"s":null,"t":null}"#.to_owned()).await;
                return Ok(Received::Heartbeat);
            }
            2 => self.identify(data).await?,
            6 => self.resume(data).await?,
            3 | 4 | 8 | 14 | 31 | 37 if self.session.is_none() => return Err(NOT_AUTHENTICATED),
            8 => self.request_members(data),
            31 => self.request_sounds(data),
            3 => self.set_presence(data),
            4 => self.set_voice_state(data),
            // Guild subscriptions of user clients: accepted without effect.
            14 | 37 => {}
            _ => return Err(UNKNOWN_OPCODE),
        }
        Ok(Received::Other)
    }

    /// Counts a client frame against the rate limit.
    fn count_frame(&mut self) -> Result<(), CloseReason> {
        if !self.shared.has_rate_limits() {
            return Ok(());
        }
        if self.frames.1.elapsed() > FRAMES_WINDOW {
            self.frames = (0, Instant::now());
        }
        self.frames.0 += 1;
        if self.frames.0 > MAX_FRAMES { Err(RATE_LIMITED) } else { Ok(()) }
    }

    async fn identify(&mut self, data: &Value) -> Result<(), CloseReason> {
        if self.session.is_some() {
            return Err(ALREADY_AUTHENTICATED);
        }
        let requester = self.requester(data)?;
        let intents = match requester {
            Requester::Bot(_) => data["intents"].as_u64().filter(|bits| bits & !KNOWN_INTENTS == 0),
            Requester::Person(_) => Some(u64::MAX),
        };
        let intents = intents.ok_or(INVALID_INTENTS)?;
        let is_bot = matches!(requester, Requester::Bot(_));
        if is_bot && intents & PRIVILEGED_INTENTS & !self.shared.intents != 0 {
            return Err(DISALLOWED_INTENTS);
        }
        let shard = match data.get("shard").filter(|shard| !shard.is_null()) {
            None => (0, 1),
            Some(shard) => match (shard[0].as_u64(), shard[1].as_u64()) {
                (Some(number), Some(count)) if number < count => (number, count),
                _ => return Err(INVALID_SHARD),
            },
        };
        if data["compress"] == true {
            self.encoder.compress_payloads();
        }
        if is_bot && !self.shared.may_identify(requester.user(), shard.0) {
            // As on Discord; the client retries later.
            let _ = self.send(INVALID_SESSION.to_owned()).await;
            return Ok(());
        }
        self.user = Some(requester.user());
        let identity = Identity { requester, intents, shard };
        let gateway = self.url.clone();
        let connection = self.connection.clone();
        let id = self.shared.with_hub(|hub, world| hub.identify(world, identity, connection, &gateway));
        self.session = Some(id);
        Ok(())
    }

    async fn resume(&mut self, data: &Value) -> Result<(), CloseReason> {
        if self.session.is_some() {
            return Err(ALREADY_AUTHENTICATED);
        }
        let requester = self.requester(data)?;
        let id = data["session_id"].as_str().ok_or(DECODE_ERROR)?.to_owned();
        let seen = data["seq"].as_u64().unwrap_or_default();
        let connection = self.connection.clone();
        match self.shared.with_hub(|hub, _| hub.resume(&id, requester, seen, connection)) {
            Ok(()) => {
                self.user = Some(requester.user());
                self.session = Some(id);
                Ok(())
            }
            Err(ResumeError::SequenceAhead) => Err(INVALID_SEQUENCE),
            Err(ResumeError::Unknown) => {
                // The client may identify on the same connection.
                let _ = self.send(INVALID_SESSION.to_owned()).await;
                Ok(())
            }
        }
    }

    /// Returns the owner of a payload's token. Libraries send bot tokens with or without `Bot `.
    fn requester(&self, data: &Value) -> Result<Requester, CloseReason> {
        let token = data["token"].as_str().unwrap_or_default();
        let requester = self
            .shared
            .with_hub(|_, world| world.requester(token).or_else(|| world.requester(&format!("Bot {token}"))));
        requester.ok_or(AUTHENTICATION_FAILED)
    }

    /// Sends the members of a server (op 8) in a single chunk.
    fn request_members(&self, request: &Value) {
        if let Some(session) = &self.session {
            self.shared.with_hub(|hub, world| hub.send_members(session, world, request));
        }
    }

    /// Changes the presence (op 3). Unknown statuses are ignored.
    fn set_presence(&self, data: &Value) {
        let activities = data["activities"].as_array().map(Vec::as_slice).unwrap_or_default();
        let activities = activities.iter().filter_map(activity).collect();
        let status = data["status"].as_str().unwrap_or("online");
        if let Some(user) = self.user {
            let _ = self.shared.act(|world| world.members().set_presence(user, status, activities));
        }
    }

    /// Joins or leaves a voice channel (op 4). Unknown servers are ignored.
    fn set_voice_state(&self, data: &Value) {
        let guild = data.get("guild_id").and_then(snowflake).map(GuildId);
        let change = VoiceChange::read(&mut Problems::default(), data, &FieldPath::default());
        if let (Some(user), Some(session), Some(guild)) = (self.user, &self.session, guild) {
            let _ = self.shared.act(|world| world.voice().set(guild, user, session, &change));
        }
    }

    /// Sends the soundboard sounds of servers (op 31), always empty.
    fn request_sounds(&self, request: &Value) {
        if let Some(session) = &self.session {
            self.shared.with_hub(|hub, _| hub.send_sounds(session, request));
        }
    }

    async fn send(&mut self, frame: String) -> Result<(), axum::Error> {
        let message = self.encoder.encode(frame);
        self.socket.send(message).await
    }

    async fn finish(mut self, end: ConnectionEnd) {
        // As on Discord, a session ends with a normal close by the client and with some close
        // codes. Otherwise it can be resumed.
        let closed_normally = matches!(end, ConnectionEnd::ByClient(Some(1000 | 1001)));
        let invalid = matches!(end, ConnectionEnd::ByServer(CloseReason(4003..=4007 | 4009..=4014, _)));
        if let Some(id) = &self.session {
            let number = self.connection.number;
            self.shared.with_hub(|hub, _| {
                if closed_normally || invalid {
                    hub.end(id);
                } else {
                    hub.detach(id, number);
                }
            });
            if closed_normally || invalid {
                self.shared.act(|world| world.voice().end_session(id));
            }
        }
        match end {
            ConnectionEnd::ByClient(_) => self.wait_for_close().await,
            ConnectionEnd::Lost => {
                self.disconnector.disconnect();
                // Only a write triggers the disconnection; it never reaches the client.
                let _ = self.socket.send(Message::Ping(axum::body::Bytes::new())).await;
            }
            ConnectionEnd::ByServer(CloseReason(code, reason)) => {
                let frame = CloseFrame { code, reason: reason.into() };
                let _ = self.socket.send(Message::Close(Some(frame))).await;
                self.wait_for_close().await;
            }
        }
    }

    /// Reads until both sides have closed the connection. This also replies to the client's close
    /// frame.
    async fn wait_for_close(&mut self) {
        let wait = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        let _ = timeout(CLOSE_TIMEOUT, wait).await;
    }
}

/// Returns an activity as shown to others, or `None` if it has no name.
fn activity(sent: &Value) -> Option<Value> {
    let name = sent["name"].as_str()?;
    let kind = sent["type"].as_u64().unwrap_or_default();
    let mut shown = json!({ "name": name, "type": kind });
    for key in ["state", "url"] {
        if let Some(text) = sent[key].as_str() {
            shown[key] = json!(text);
        }
    }
    Some(shown)
}
