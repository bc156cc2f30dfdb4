//! A Discord-compatible server at home, for trying and testing bots. It knows no game.
//!
//! It serves REST v10 and gateway v10 as bots' libraries use them, the people's side of interactions as the client
//! speaks it, and a chat page; on 127.0.0.1 alone. What happens is decided in `world`, which knows no network;
//! `rest` and `gateway` carry it; `validate` holds Discord's limits.
//!
//! What it does not have: voice, reactions, pins, webhooks of one's own, moderation, real rate limits.

mod attachments;
mod clock;
mod errors;
mod faults;
mod gateway;
mod guard;
mod ids;
mod listen;
mod page;
mod persist;
mod rest;
mod shared;
mod traffic;
mod validate;
mod world;

use std::fs::File;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::Value;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use self::attachments::Files;
use self::clock::Millis;
use self::faults::FaultDice;
pub use self::faults::{Faults, FaultsError};
use self::gateway::session::{Down, RECONNECT};
use self::listen::{Cut, Listener};
pub use self::persist::LoadError;
use self::shared::Shared;
use self::world::{Names, World};

/// How long changes gather before they are saved, at least and at most: what a `kill -9` may lose.
const SAVE_SOONEST: Duration = Duration::from_millis(20);
const SAVE_LATEST: Duration = Duration::from_millis(150);
/// How long connections have to end when the server stops.
const STOP_WITHIN: Duration = Duration::from_secs(3);

/// How a sandbox shall be.
#[derive(Clone, Debug)]
pub struct Options {
    /// The port on 127.0.0.1; 0 takes any free one.
    pub port: u16,
    /// Where the state is kept; `None` forgets it at the end.
    pub state_file: Option<PathBuf>,
    /// Whether to forget what was saved and start anew.
    pub fresh: bool,
    /// How many make-believe people there shall be at least.
    pub users: usize,
    /// The name of the bot. A saved state keeps the name that it has.
    pub bot_name: String,
    /// The name of the server. A saved state keeps the name that it has.
    pub server_name: String,
    /// What goes wrong on purpose.
    pub faults: Faults,
    /// Whether the bot's requests are recorded for [`Sandbox::take_traffic`].
    pub record: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            port: 0,
            state_file: None,
            fresh: false,
            users: 2,
            bot_name: "Bot".to_owned(),
            server_name: "Sandbox".to_owned(),
            faults: Faults::default(),
            record: false,
        }
    }
}

/// Why a sandbox did not start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The port cannot be had.
    #[error("cannot listen on 127.0.0.1:{port}; --port takes another one")]
    Listen {
        /// The port asked for.
        port: u16,
        /// What the system says.
        source: io::Error,
    },
    /// Another sandbox has the state.
    #[error("{path} is in use by another sandbox; --data takes another folder")]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The state cannot be taken for this process alone.
    #[error("cannot lock {path}")]
    Lock {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The saved state cannot be taken up.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// The saved state cannot be forgotten.
    #[error("cannot remove {path}")]
    Forget {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// Why a sandbox did not stop cleanly.
#[derive(Debug, Error)]
pub enum StopError {
    /// The last state could not be saved.
    #[error("cannot save {path}")]
    Save {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// A request of the bot and its answer, for tests.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// `GET`, `POST`, …
    pub method: String,
    /// The path with its query, without `/api/v10`.
    pub path: String,
    /// The status of the answer.
    pub status: u16,
    /// The body, or `payload_json` of one with files.
    pub request_json: Option<Value>,
    /// The body of the answer.
    pub response_json: Option<Value>,
}

/// What a test can do to the bot's gateway connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disturbance {
    /// Op 7: the server asks for a new connection.
    Reconnect,
    /// Op 9: the session is invalid and cannot be resumed.
    InvalidSession,
    /// A closing frame with this code.
    Close(u16),
    /// The connection ends without a word.
    Lose,
}

/// A running sandbox.
#[derive(Debug)]
pub struct Sandbox {
    shared: Arc<Shared>,
    address: SocketAddr,
    state_file: Option<PathBuf>,
    /// Keeps others from the state.
    taken: Option<File>,
    server: JoinHandle<()>,
    saver: JoinHandle<()>,
}

impl Sandbox {
    /// Starts a sandbox in the background of the current tokio runtime.
    ///
    /// # Errors
    ///
    /// If the port or the state is taken, or the saved state can be neither taken up nor forgotten.
    pub async fn start(options: Options) -> Result<Self, StartError> {
        let Options { port, state_file, fresh, users, bot_name, server_name, faults, record } = options;
        let names = Names { bot: bot_name, server: server_name };
        let listen = |source| StartError::Listen { port, source };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let origin = format!("http://{address}");
        let taken = state_file.as_deref().map(take).transpose()?;
        let world = open_world(state_file.as_deref(), fresh, names, users, origin.clone())?;
        let files = Files::new(state_file.as_deref().map(persist::files_directory));
        // Requests and events have dice of their own, so that neither shifts the other's sequence.
        let dice =
            (FaultDice::new(faults), FaultDice::new(Faults { seed: faults.seed ^ u64::MAX, ..faults }));
        let shared = Arc::new(Shared::new(world, files, origin, dice, record));
        // What was created just now shall be saved even if nothing else happens.
        shared.act(|_| ());
        let server = tokio::spawn(serve(Arc::clone(&shared), listener));
        let saver = tokio::spawn(keep_saved(Arc::clone(&shared), state_file.clone()));
        Ok(Self { shared, address, state_file, taken, server, saver })
    }

    /// Returns the address on which it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the address as an origin: `http://127.0.0.1:PORT`.
    pub fn origin(&self) -> String {
        self.shared.origin.clone()
    }

    /// Returns the token of the bot.
    pub fn bot_token(&self) -> String {
        self.shared.with_hub(|_, world| world.saved.application.bot_token.clone())
    }

    /// Returns what the bot has asked and was answered since the last call; empty unless [`Options::record`] is set.
    pub fn take_traffic(&self) -> Vec<Exchange> {
        self.shared.take_traffic()
    }

    /// Disturbs the bot's gateway connections.
    pub fn disturb(&self, disturbance: Disturbance) {
        self.shared.with_hub(|hub, _| match disturbance {
            Disturbance::Reconnect => {
                hub.disturb_bot(&[
                    Down::Frame(RECONNECT.to_owned(), Instant::now()),
                    Down::Close(4000, "Reconnect"),
                ]);
            }
            Disturbance::InvalidSession => {
                hub.disturb_bot(&[Down::Frame(r#"{"op":9,"d":false}"#.to_owned(), Instant::now())]);
                hub.forget_bot_sessions();
            }
            Disturbance::Close(code) => hub.disturb_bot(&[Down::Close(code, "Disturbed")]),
            Disturbance::Lose => hub.disturb_bot(&[Down::Lose]),
        });
    }

    /// Ends all connections and saves the state.
    ///
    /// # Errors
    ///
    /// If the state cannot be saved.
    pub async fn stop(self) -> Result<(), StopError> {
        let Self { shared, state_file, taken, mut server, saver, .. } = self;
        shared.close();
        if tokio::time::timeout(STOP_WITHIN, &mut server).await.is_err() {
            server.abort();
        }
        // It ends by itself, never in the middle of writing.
        let _ = saver.await;
        let Some(path) = state_file else {
            return Ok(());
        };
        let saved = save(Arc::clone(&shared), path.clone()).await;
        drop(taken);
        saved.map_err(|source| StopError::Save { path, source })
    }
}

fn take(path: &Path) -> Result<File, StartError> {
    match persist::take(path) {
        Ok(Some(file)) => Ok(file),
        Ok(None) => Err(StartError::InUse { path: path.to_owned() }),
        Err(source) => Err(StartError::Lock { path: path.to_owned(), source }),
    }
}

fn open_world(
    state_file: Option<&Path>,
    fresh: bool,
    names: Names,
    users: usize,
    origin: String,
) -> Result<World, StartError> {
    let now = Millis::now();
    let Some(path) = state_file else {
        return Ok(World::create(names, users, origin, now));
    };
    if fresh {
        persist::forget(path).map_err(|source| StartError::Forget { path: path.to_owned(), source })?;
    }
    Ok(match persist::load(path)? {
        Some(saved) => {
            let mut world = World::resume(saved, origin, now);
            world.invite(users);
            world
        }
        None => World::create(names, users, origin, now),
    })
}

async fn serve(shared: Arc<Shared>, listener: TcpListener) {
    let service = rest::router(&shared).into_make_service_with_connect_info::<Cut>();
    let closed = async move { shared.closed().await };
    if let Err(error) = axum::serve(Listener(listener), service).with_graceful_shutdown(closed).await {
        tracing::error!(%error, "the sandbox stopped serving");
    }
}

/// Saves soon after each change, until the server goes down.
async fn keep_saved(shared: Arc<Shared>, state_file: Option<PathBuf>) {
    let Some(path) = state_file else { return };
    let mut pause = SAVE_SOONEST;
    loop {
        tokio::select! {
            () = shared.to_save.notified() => {}
            () = shared.closed() => return,
        }
        tokio::time::sleep(pause).await;
        let started = Instant::now();
        if let Err(error) = save(Arc::clone(&shared), path.clone()).await {
            tracing::error!(%error, path = %path.display(), "the sandbox cannot save its state");
        }
        // A large state takes long to write: the machine shall have time for other things too.
        pause = (started.elapsed() * 4).clamp(SAVE_SOONEST, SAVE_LATEST);
    }
}

async fn save(shared: Arc<Shared>, path: PathBuf) -> io::Result<()> {
    let saving = tokio::task::spawn_blocking(move || {
        // A state on disk never names a file that is not there: new files are written before it, and only those are
        // removed after it that were lost before it was taken.
        let lost = shared.files.take_lost();
        let world = shared.snapshot();
        shared.files.save()?;
        persist::save(&path, &world)?;
        shared.files.remove(lost);
        Ok(())
    });
    saving.await.map_err(io::Error::other)?
}
