//! The gateway: one task for each connection, from HELLO to the closing code.

pub(crate) mod compress;
pub(crate) mod session;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc::{self, UnboundedReceiver};
use tokio::time::{Instant, sleep_until, timeout};

use self::compress::Packer;
use self::session::{Down, Identity, Line, ResumeError};
use super::listen::Cut;
use super::shared::Shared;
use super::world::Caller;

/// How often a client shall show that it lives.
const HEARTBEAT: Duration = Duration::from_millis(41_250);
/// How much later than that it is taken for dead.
const GRACE: Duration = Duration::from_secs(20);
/// How long the other side has for its part of the closing.
const FAREWELL: Duration = Duration::from_secs(1);
/// Every intent bit that Discord knows.
const KNOWN_INTENTS: u64 = (1 << 26) - 1;

static LINES: AtomicU64 = AtomicU64::new(1);

/// Why a connection is closed: a code and its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Closing(u16, &'static str);

const UNKNOWN_OPCODE: Closing = Closing(4001, "Unknown opcode");
const DECODE_ERROR: Closing = Closing(4002, "Error while decoding payload");
const NOT_AUTHENTICATED: Closing = Closing(4003, "Not authenticated");
const AUTHENTICATION_FAILED: Closing = Closing(4004, "Authentication failed");
const ALREADY_AUTHENTICATED: Closing = Closing(4005, "Already authenticated");
const INVALID_SEQUENCE: Closing = Closing(4007, "Invalid seq");
const SESSION_TIMED_OUT: Closing = Closing(4009, "Session timed out");
const INVALID_SHARD: Closing = Closing(4010, "Invalid shard");
const INVALID_VERSION: Closing = Closing(4012, "Invalid API version");
const INVALID_INTENTS: Closing = Closing(4013, "Invalid intent(s)");
/// The server goes down; clients come back and resume or identify.
const GOING_AWAY: Closing = Closing(1001, "Going away");

/// What the client asks for in the address.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub(crate) struct Wishes {
    v: Option<String>,
    compress: Option<String>,
}

/// How a connection ends.
enum End {
    /// The client closed with this code or vanished.
    Theirs(Option<u16>),
    Ours(Closing),
    /// Without a word.
    Lost,
}

struct Connection {
    socket: WebSocket,
    shared: Arc<Shared>,
    cut: Cut,
    packer: Packer,
    line: Line,
    session: Option<String>,
}

/// Serves a connection until it ends.
pub(crate) async fn serve(socket: WebSocket, shared: Arc<Shared>, cut: Cut, wishes: Wishes) {
    let (down, downs) = mpsc::unbounded_channel();
    let line = Line { number: LINES.fetch_add(1, Ordering::Relaxed), down };
    let packer = Packer::for_wish(wishes.compress.as_deref());
    let mut connection = Connection { socket, shared, cut, packer, line, session: None };
    let known_version = wishes.v.is_none_or(|version| matches!(version.as_str(), "9" | "10"));
    let end = if known_version { connection.run(downs).await } else { End::Ours(INVALID_VERSION) };
    connection.finish(end).await;
}

impl Connection {
    async fn run(&mut self, mut downs: UnboundedReceiver<Down>) -> End {
        let hello =
            json!({ "op": 10, "d": { "heartbeat_interval": HEARTBEAT.as_millis(), "_trace": ["sandbox"] } });
        if self.send(hello.to_string()).await.is_err() {
            return End::Theirs(None);
        }
        let shared = Arc::clone(&self.shared);
        let mut alive_until = Instant::now() + HEARTBEAT + GRACE;
        loop {
            tokio::select! {
                // First what was queued, then what arrives, so that a reply never overtakes an event.
                biased;
                down = downs.recv() => match down {
                    Some(Down::Frame(frame, due)) => {
                        // Past moments do not wait, but sleeping costs a turn of the scheduler.
                        if due > std::time::Instant::now() {
                            sleep_until(due.into()).await;
                        }
                        if self.send(frame).await.is_err() {
                            return End::Theirs(None);
                        }
                    }
                    Some(Down::Close(code, reason)) => return End::Ours(Closing(code, reason)),
                    Some(Down::Lose) | None => return End::Lost,
                },
                up = self.socket.recv() => {
                    let step = match up {
                        Some(Ok(Message::Text(text))) => self.receive(text.as_bytes()).await,
                        Some(Ok(Message::Binary(bytes))) => self.receive(&bytes).await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(false),
                        Some(Ok(Message::Close(frame))) => return End::Theirs(frame.map(|frame| frame.code)),
                        Some(Err(_)) | None => return End::Theirs(None),
                    };
                    match step {
                        Ok(true) => alive_until = Instant::now() + HEARTBEAT + GRACE,
                        Ok(false) => {}
                        Err(closing) => return End::Ours(closing),
                    }
                }
                () = sleep_until(alive_until) => return End::Ours(SESSION_TIMED_OUT),
                () = shared.closed() => return End::Ours(GOING_AWAY),
            }
        }
    }

    /// Takes a frame from the client; says whether it was a sign of life.
    async fn receive(&mut self, bytes: &[u8]) -> Result<bool, Closing> {
        let payload: Value = serde_json::from_slice(bytes).map_err(|_| DECODE_ERROR)?;
        let data = &payload["d"];
        match payload["op"].as_u64().ok_or(DECODE_ERROR)? {
            1 => {
                let _ = self.send(r#"{"op":11,"d":null}"#.to_owned()).await;
                Ok(true)
            }
            2 => self.identify(data).map(|()| false),
            6 => self.resume(data).await.map(|()| false),
            // Presence, voice state, member chunks, soundboard: nothing that a sandbox has to do.
            3 | 4 | 8 | 14 | 31 | 37 if self.session.is_some() => {
                self.member_chunk(&payload);
                Ok(false)
            }
            3 | 4 | 8 | 14 | 31 | 37 => Err(NOT_AUTHENTICATED),
            _ => Err(UNKNOWN_OPCODE),
        }
    }

    fn identify(&mut self, data: &Value) -> Result<(), Closing> {
        if self.session.is_some() {
            return Err(ALREADY_AUTHENTICATED);
        }
        let caller = self.caller(data)?;
        let intents = match caller {
            Caller::Bot(_) => data["intents"].as_u64().filter(|bits| bits & !KNOWN_INTENTS == 0),
            Caller::Person(_) => Some(u64::MAX),
        };
        let intents = intents.ok_or(INVALID_INTENTS)?;
        let shard = match data.get("shard").filter(|shard| !shard.is_null()) {
            None => (0, 1),
            Some(shard) => match (shard[0].as_u64(), shard[1].as_u64()) {
                (Some(number), Some(count)) if number < count => (number, count),
                _ => return Err(INVALID_SHARD),
            },
        };
        let identity = Identity { caller, intents, shard };
        let gateway = gateway_url(&self.shared.origin);
        let line = self.line.clone();
        let id = self.shared.with_hub(|hub, world| hub.identify(world, identity, line, &gateway));
        self.session = Some(id);
        Ok(())
    }

    async fn resume(&mut self, data: &Value) -> Result<(), Closing> {
        if self.session.is_some() {
            return Err(ALREADY_AUTHENTICATED);
        }
        let caller = self.caller(data)?;
        let id = data["session_id"].as_str().ok_or(DECODE_ERROR)?.to_owned();
        let seen = data["seq"].as_u64().unwrap_or_default();
        let line = self.line.clone();
        match self.shared.with_hub(|hub, _| hub.resume(&id, caller, seen, line)) {
            Ok(()) => {
                self.session = Some(id);
                Ok(())
            }
            Err(ResumeError::SequenceAhead) => Err(INVALID_SEQUENCE),
            Err(ResumeError::Unknown) => {
                // The client may identify on the same connection.
                let _ = self.send(r#"{"op":9,"d":false}"#.to_owned()).await;
                Ok(())
            }
        }
    }

    /// Returns whose token it is; libraries send a bot's with or without its prefix.
    fn caller(&self, data: &Value) -> Result<Caller, Closing> {
        let token = data["token"].as_str().unwrap_or_default();
        let caller = self
            .shared
            .with_hub(|_, world| world.caller(token).or_else(|| world.caller(&format!("Bot {token}"))));
        caller.ok_or(AUTHENTICATION_FAILED)
    }

    /// Answers a request for members, as far as the world is small enough to send all of them.
    fn member_chunk(&self, payload: &Value) {
        if payload["op"] == 8
            && let Some(session) = &self.session
        {
            self.shared.with_hub(|hub, world| hub.send_members(session, world, &payload["d"]));
        }
    }

    async fn send(&mut self, frame: String) -> Result<(), axum::Error> {
        let message = self.packer.pack(frame);
        self.socket.send(message).await
    }

    async fn finish(mut self, end: End) {
        let number = self.line.number;
        // Discord ends a session that its client closes normally; all others wait for a RESUME.
        let ended = matches!(end, End::Theirs(Some(1000 | 1001)));
        let invalid = matches!(end, End::Ours(Closing(4003..=4007 | 4009..=4014, _)));
        if let Some(id) = &self.session {
            self.shared.with_hub(|hub, _| {
                if ended || invalid {
                    hub.end(id);
                } else {
                    hub.detach(id, number);
                }
            });
        }
        match end {
            End::Theirs(_) => self.farewell().await,
            End::Lost => {
                self.cut.cut();
                // Nothing of this arrives; it makes the connection notice that it is cut.
                let _ = self.socket.send(Message::Ping(axum::body::Bytes::new())).await;
            }
            End::Ours(Closing(code, reason)) => {
                let frame = CloseFrame { code, reason: reason.into() };
                let _ = self.socket.send(Message::Close(Some(frame))).await;
                self.farewell().await;
            }
        }
    }

    /// Reads on until the connection is closed from both sides; that also answers the client's close frame.
    async fn farewell(&mut self) {
        let wait = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        let _ = timeout(FAREWELL, wait).await;
    }
}

/// Returns the address of the gateway.
pub(crate) fn gateway_url(origin: &str) -> String {
    format!("{}/gateway", origin.replacen("http", "ws", 1))
}
