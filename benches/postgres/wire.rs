//! Records the traffic between a store and the server, and replays it over bare sockets. That is
//! the bare cost of a turn: the same statements and values in the same round trips.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::BenchResult;

/// Error code of a connection whose database is dropped.
const ADMIN_SHUTDOWN: &str = "57P01";

/// A startup message: length, protocol version, and NUL-terminated names and values.
type Startup = Vec<u8>;

/// Number of `ReadyForQuery` messages received on each connection.
type Readies = Vec<usize>;

/// Bytes sent together on a connection, and the messages received before them on all connections.
#[derive(Clone)]
struct Batch {
    connection: usize,
    bytes: Vec<u8>,
    heard: Readies,
}

/// The recorded traffic of one store.
#[derive(Clone, Default)]
pub(crate) struct WireScript {
    startups: Vec<Startup>,
    batches: Vec<Batch>,
    /// Ends of the turns; the first one is the start of the first turn.
    marks: Vec<WireMark>,
    heard: Readies,
}

/// Progress of a recording: batches sent, and messages received.
#[derive(Clone)]
struct WireMark {
    batches: usize,
    heard: Readies,
}

impl WireScript {
    /// Average round trips per turn, without warm-up.
    pub(crate) fn round_trips(&self, warm_up: usize) -> f64 {
        let heard = |mark: Option<&WireMark>| mark.map_or(0, |mark| mark.heard.iter().sum());
        let turns = self.marks.len().saturating_sub(warm_up + 1);
        (heard(self.marks.last()) - heard(self.marks.get(warm_up))) as f64 / turns as f64
    }
}

/// Records the connections of a store.
pub(crate) struct Recorder {
    port: u16,
    script: Arc<Mutex<WireScript>>,
}

impl Recorder {
    /// Listens on its own port and forwards to the server's port.
    pub(crate) fn start(server: u16) -> BenchResult<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let port = listener.local_addr()?.port();
        let script = Arc::new(Mutex::new(WireScript::default()));
        let written = Arc::clone(&script);
        std::thread::spawn(move || {
            for client in listener.incoming() {
                let Ok(client) = client else { return };
                let Ok(upstream) = TcpStream::connect(("127.0.0.1", server)) else { return };
                if forward(client, upstream, &written).is_err() {
                    return;
                }
            }
        });
        Ok(Self { port, script })
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// Marks the end of a turn.
    pub(crate) fn mark(&self) {
        let mut script = lock(&self.script);
        let mark = WireMark { batches: script.batches.len(), heard: script.heard.clone() };
        script.marks.push(mark);
    }

    /// Returns the traffic so far.
    pub(crate) fn finish(&self) -> WireScript {
        lock(&self.script).clone()
    }
}

fn lock(script: &Mutex<WireScript>) -> MutexGuard<'_, WireScript> {
    script.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Copies both directions of a connection, and records the client's side.
fn forward(client: TcpStream, upstream: TcpStream, script: &Arc<Mutex<WireScript>>) -> std::io::Result<()> {
    client.set_nodelay(true)?;
    upstream.set_nodelay(true)?;
    let mut now = lock(script);
    let connection = now.startups.len();
    now.startups.push(Startup::new());
    now.heard.push(0);
    drop(now);
    let (mut from_server, mut to_client) = (upstream.try_clone()?, client.try_clone()?);
    let heard = Arc::clone(script);
    std::thread::spawn(move || {
        let mut messages = Messages::default();
        let mut bytes = vec![0; 1 << 16];
        while let Ok(length @ 1..) = from_server.read(&mut bytes) {
            // Count before the client can receive it.
            match messages.readies(&bytes[..length]) {
                Ok(readies) => lock(&heard).heard[connection] += readies,
                Err(refusal) => {
                    if !refusal.contains(ADMIN_SHUTDOWN) {
                        eprintln!("{refusal}");
                    }
                    let _ = to_client.shutdown(Shutdown::Both);
                    return;
                }
            }
            if to_client.write_all(&bytes[..length]).is_err() {
                return;
            }
        }
    });
    let (mut from_client, mut to_server) = (client, upstream);
    let said = Arc::clone(script);
    std::thread::spawn(move || {
        let mut bytes = vec![0; 1 << 16];
        while let Ok(length @ 1..) = from_client.read(&mut bytes) {
            let mut script = lock(&said);
            if script.startups[connection].is_empty() {
                script.startups[connection] = bytes[..length].to_vec();
            } else {
                let heard = script.heard.clone();
                script.batches.push(Batch { connection, bytes: bytes[..length].to_vec(), heard });
            }
            drop(script);
            if to_server.write_all(&bytes[..length]).is_err() {
                return;
            }
        }
    });
    Ok(())
}

/// Splits the server's bytes into messages: a byte for the kind, four for the length, and the rest.
#[derive(Default)]
struct Messages {
    pending: Vec<u8>,
}

impl Messages {
    /// Counts the completed `ReadyForQuery` messages; returns an error if the server reports one.
    fn readies(&mut self, bytes: &[u8]) -> Result<usize, String> {
        self.pending.extend_from_slice(bytes);
        let (mut at, mut count) = (0, 0);
        while let Some(head) = self.pending.get(at..at + 5) {
            let length = u32::from_be_bytes([head[1], head[2], head[3], head[4]]) as usize;
            if self.pending.len() < at + 1 + length {
                break;
            }
            count += usize::from(head[0] == b'Z');
            if head[0] == b'E' {
                return Err(String::from_utf8_lossy(&self.pending[at..at + 1 + length]).into_owned());
            }
            at += 1 + length;
        }
        self.pending.drain(..at);
        Ok(count)
    }
}

/// Connections that replay a store's recording.
pub(crate) struct BareConnections<'a> {
    script: &'a WireScript,
    connections: Vec<BareConnection>,
    done: usize,
}

struct BareConnection {
    stream: TcpStream,
    messages: Messages,
    readies: usize,
}

impl<'a> BareConnections<'a> {
    /// Connects to a database and replays the traffic before the first turn.
    pub(crate) fn start(port: u16, database: &str, script: &'a WireScript) -> BenchResult<Self> {
        let connect = |startup: &Startup| {
            let mut stream = TcpStream::connect(("127.0.0.1", port))?;
            stream.set_nodelay(true)?;
            stream.write_all(&into_database(startup, database)?)?;
            let mut connection = BareConnection { stream, messages: Messages::default(), readies: 0 };
            connection.receive_until(1)?;
            Ok(connection)
        };
        let connections = script.startups.iter().map(connect).collect::<BenchResult<_>>()?;
        let mut bare = Self { script, connections, done: 0 };
        bare.replay_until(script.marks.first().ok_or("no turn")?)?;
        Ok(bare)
    }

    /// Replays one turn, counted from zero, and returns its duration.
    pub(crate) fn replay_turn(&mut self, number: usize) -> BenchResult<Duration> {
        let end = self.script.marks.get(number + 1).ok_or("no such turn")?;
        let began = Instant::now();
        self.replay_until(end)?;
        Ok(began.elapsed())
    }

    fn replay_until(&mut self, end: &WireMark) -> BenchResult<()> {
        let script = self.script;
        for batch in &script.batches[self.done..end.batches] {
            self.receive(&batch.heard)?;
            self.connections[batch.connection].stream.write_all(&batch.bytes)?;
        }
        self.done = end.batches;
        self.receive(&end.heard)
    }

    fn receive(&mut self, heard: &Readies) -> BenchResult<()> {
        self.connections
            .iter_mut()
            .zip(heard)
            .try_for_each(|(connection, readies)| connection.receive_until(*readies))
    }
}

impl BareConnection {
    fn receive_until(&mut self, readies: usize) -> BenchResult<()> {
        let mut bytes = vec![0; 1 << 16];
        while self.readies < readies {
            let length = self.stream.read(&mut bytes)?;
            if length == 0 {
                return Err("the server hung up".into());
            }
            self.readies += self.messages.readies(&bytes[..length])?;
        }
        Ok(())
    }
}

/// The same startup message for another database.
fn into_database(startup: &[u8], database: &str) -> BenchResult<Startup> {
    let body = startup.get(8..).ok_or("no startup")?;
    let mut words: Vec<&[u8]> = body.split(|byte| *byte == 0).collect();
    let at = words.iter().step_by(2).position(|name| *name == b"database").ok_or("no database")?;
    words[2 * at + 1] = database.as_bytes();
    let body = words.join(&0);
    let mut bytes = u32::try_from(body.len() + 8)?.to_be_bytes().to_vec();
    bytes.extend_from_slice(&startup[4..8]);
    bytes.extend_from_slice(&body);
    Ok(bytes)
}
