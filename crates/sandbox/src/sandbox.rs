//! A running sandbox: startup, saving, timers and shutdown.

use std::fs::File;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Bytes;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use super::attachments::FileStore;
use super::clock::Millis;
use super::faults::{FaultRng, Faults};
use super::ids::AttachmentId;
use super::listen::{Disconnectable, Listener};
use super::options::{Options, StartError, StopError, Tls, gateway_url};
use super::recording::Recording;
use super::serve::{self, HEADER_TIMEOUT};
use super::shared::{Shared, SharedSettings};
use super::tls::TlsListener;
use super::world::{Saved, World, WorldNames};
use super::world_file::{WorldFile, WorldFileError};
use super::{outgoing, persist, rest, tls};

/// Range of the delay before changes are saved. A killed process loses the changes of one delay.
const MIN_SAVE_DELAY: Duration = Duration::from_millis(20);
const MAX_SAVE_DELAY: Duration = Duration::from_millis(150);
/// Time that connections have to end when the sandbox stops.
const STOP_TIMEOUT: Duration = Duration::from_secs(3);

/// Interval between checks for threads to archive and polls to end.
const TIMER_INTERVAL: Duration = Duration::from_secs(5);

/// A running sandbox. It runs in the background until [`Sandbox::stop`].
#[derive(Debug)]
pub struct Sandbox {
    shared: Arc<Shared>,
    address: SocketAddr,
    /// Address of the TLS listener, and its authority's file.
    tls: Option<(SocketAddr, PathBuf)>,
    state_file: Option<PathBuf>,
    /// Holds the lock on the state file.
    lock: Option<File>,
    server: JoinHandle<()>,
    saver: JoinHandle<()>,
}

impl Sandbox {
    /// Starts a sandbox in the background of the current tokio runtime. It accepts connections once
    /// this returns.
    ///
    /// # Errors
    ///
    /// If the port or the state file is in use, or the saved state can't be loaded or deleted.
    pub async fn start(options: Options) -> Result<Self, StartError> {
        let Options {
            port,
            state_file,
            fresh,
            world_file,
            users,
            bot_name,
            server_name,
            faults,
            permissions,
            token,
            clock,
            tls,
            seed,
            rate_limits,
            shards,
            max_concurrency,
            intents,
            keep_messages,
            keep_requests,
            response_time,
            welcome,
        } = options;
        let cannot_listen = |source| StartError::Listen { port, source };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.map_err(cannot_listen)?;
        let address = listener.local_addr().map_err(cannot_listen)?;
        let origin = format!("http://{address}");
        let tls = match tls {
            None => None,
            Some(Tls { port, folder }) => {
                let wrong = |source| StartError::Certificates { path: folder.clone(), source };
                let config = tls::configuration(&folder).map_err(wrong)?;
                let cannot_listen = |source| StartError::ListenTls { port, source };
                let listener = TlsListener::bind(port, config).await.map_err(cannot_listen)?;
                Some((listener, folder))
            }
        };
        let lock = state_file.as_deref().map(lock_state).transpose()?;
        let names = WorldNames { bot: bot_name, server: server_name, permissions, token, seed };
        let (mut world, contents) =
            open_world((state_file.as_deref(), world_file.as_deref()), fresh, names, users, origin.clone())?;
        world.keep_messages = keep_messages;
        world.application_flags = application_flags(intents);
        world.response_time = u64::try_from(response_time.as_millis()).unwrap_or(u64::MAX);
        let files = FileStore::new(state_file.as_deref().map(persist::files_directory));
        for (id, bytes) in &contents {
            files.add(*id, bytes.clone());
        }
        // Separate generators, so that requests and events don't change each other's sequence.
        let for_events = Faults { seed: faults.seed ^ u64::MAX, ..faults };
        let faults = (FaultRng::new(faults), FaultRng::new(for_events));
        let recording = Recording::new(keep_requests);
        let (deliveries, to_deliver) = tokio::sync::mpsc::unbounded_channel();
        let shards = (shards.max(1).into(), max_concurrency.max(1).into());
        let settings = SharedSettings { origin, welcome, rate_limits, intents, clock, shards, deliveries };
        let shared = Arc::new(Shared::new((world, contents), files, settings, faults, recording));
        // Saves a new world even if nothing changes in it.
        shared.act(|_| ());
        let server = tokio::spawn(serve(Arc::clone(&shared), Listener(listener), rest::router(&shared)));
        let tls = tls.map(|(listener, folder)| {
            let address = listener.address();
            tokio::spawn(serve(Arc::clone(&shared), listener, rest::tls_router(&shared, address)));
            (address, tls::authority_file(&folder))
        });
        tokio::spawn(run_timers(Arc::clone(&shared)));
        tokio::spawn(outgoing::send_all(Arc::clone(&shared), to_deliver));
        let saver = tokio::spawn(save_on_change(Arc::clone(&shared), state_file.clone()));
        Ok(Self { shared, address, tls, state_file, lock, server, saver })
    }

    /// Returns the address of the listener.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the address as an origin: `http://127.0.0.1:PORT`.
    pub fn origin(&self) -> String {
        self.shared.origin.clone()
    }

    /// Returns the TLS listener's origin and the authority file that clients must trust, or `None`
    /// without such a listener.
    pub fn tls(&self) -> Option<(String, &Path)> {
        self.tls.as_ref().map(|(address, file)| (format!("https://{address}"), file.as_path()))
    }

    /// Returns the URL of the gateway: `ws://127.0.0.1:PORT/gateway`.
    pub fn gateway_url(&self) -> String {
        gateway_url(&self.shared.origin)
    }

    /// Returns the bot token, without the prefix `Bot `.
    pub fn bot_token(&self) -> String {
        self.shared.with_hub(|_, world| world.saved.application.bot_token.clone())
    }

    pub(crate) fn variables(&self) -> Vec<(&'static str, String)> {
        self.shared.variables()
    }

    /// Returns the application id, which is also the bot's user id.
    pub fn application_id(&self) -> u64 {
        self.shared.with_hub(|_, world| world.saved.application.id.0)
    }

    /// Returns the ids of all servers.
    pub fn guild_ids(&self) -> Vec<u64> {
        self.shared.with_hub(|_, world| world.saved.guilds.keys().map(|id| id.0).collect())
    }

    /// Ends all connections and saves the state.
    ///
    /// # Errors
    ///
    /// If the state can't be saved.
    pub async fn stop(self) -> Result<(), StopError> {
        let Self { shared, state_file, lock, mut server, saver, .. } = self;
        shared.close();
        if tokio::time::timeout(STOP_TIMEOUT, &mut server).await.is_err() {
            server.abort();
        }
        // The task ends by itself, after any save in progress.
        let _ = saver.await;
        shared.act(World::drop_replaced_files);
        let Some(path) = state_file else {
            return Ok(());
        };
        let saved = save(Arc::clone(&shared), path.clone()).await;
        if let Some(lock) = &lock {
            persist::unlock(lock);
        }
        saved.map_err(|source| StopError::Save { path, source })
    }
}

/// Returns the application flags for privileged intents, as of a bot in few servers.
fn application_flags(intents: u64) -> u64 {
    // Presences, members and message content.
    let flags = [(1 << 8, 1 << 13), (1 << 1, 1 << 15), (1 << 15, 1 << 19)];
    flags.iter().filter(|(intent, _)| intents & intent != 0).map(|(_, flag)| flag).sum()
}

fn lock_state(path: &Path) -> Result<File, StartError> {
    match persist::lock(path) {
        Ok(Some(file)) => Ok(file),
        Ok(None) => Err(StartError::InUse { path: path.to_owned() }),
        Err(source) => Err(StartError::Lock { path: path.to_owned(), source }),
    }
}

/// Loads the saved world, or creates a new one, from a world file if there is one. Also returns the
/// contents of the world file.
fn open_world(
    (state_file, world_file): (Option<&Path>, Option<&Path>),
    fresh: bool,
    names: WorldNames,
    users: usize,
    origin: String,
) -> Result<(World, Vec<(AttachmentId, Bytes)>), StartError> {
    let now = Millis::now();
    let resume = |saved: Saved, origin| {
        let now = Millis(now.0 + saved.ahead);
        let mut world = World::resume(saved, origin, now);
        world.members().add_until(users);
        world
    };
    if let Some(path) = state_file {
        if fresh {
            persist::remove(path).map_err(|source| StartError::Forget { path: path.to_owned(), source })?;
        }
        if let Some(saved) = persist::load(path)? {
            return Ok((resume(saved, origin), Vec::new()));
        }
    }
    let has_token = names.token.is_some();
    let created = World::create(names, users, origin.clone(), now);
    let Some(path) = world_file else {
        return Ok((created, Vec::new()));
    };
    let mut file = WorldFile::read(path)?;
    if has_token {
        let parse = |source| WorldFileError::Parse { path: path.to_owned(), source };
        file = file.for_application(&created.saved.application).map_err(parse)?;
    }
    let contents = file.contents().collect();
    Ok((resume(file.world, origin), contents))
}

async fn serve<L>(shared: Arc<Shared>, listener: L, router: Router)
where
    L: axum::serve::Listener<Addr = SocketAddr>,
    L::Io: Disconnectable,
{
    serve::serve(listener, router, HEADER_TIMEOUT, shared.closed()).await;
}

/// Runs timers until the sandbox stops.
async fn run_timers(shared: Arc<Shared>) {
    loop {
        tokio::select! {
            () = tokio::time::sleep(TIMER_INTERVAL) => shared.act(World::run_timers),
            () = shared.closed() => return,
        }
    }
}

/// Saves the state after changes, until the sandbox stops.
async fn save_on_change(shared: Arc<Shared>, state_file: Option<PathBuf>) {
    let Some(path) = state_file else { return };
    let mut pause = MIN_SAVE_DELAY;
    loop {
        tokio::select! {
            () = shared.to_save.notified() => {}
            () = shared.closed() => return,
        }
        tokio::time::sleep(pause).await;
        let started = Instant::now();
        if let Err(error) = save(Arc::clone(&shared), path.clone()).await {
            tracing::error!(%error, path = %path.display(), "cannot save the state");
        }
        // Large states take long to save; longer delays keep saving below a fifth of the time.
        pause = (started.elapsed() * 4).clamp(MIN_SAVE_DELAY, MAX_SAVE_DELAY);
    }
}

async fn save(shared: Arc<Shared>, path: PathBuf) -> io::Result<()> {
    let saving = tokio::task::spawn_blocking(move || {
        // A saved state must never reference a missing file. So write new files first, and
        // afterwards delete only files orphaned before the snapshot.
        let orphaned = shared.files.take_orphaned();
        let saved = shared.snapshot();
        shared.files.save()?;
        persist::save(&path, &saved)?;
        shared.files.remove(orphaned);
        Ok(())
    });
    saving.await.map_err(io::Error::other)?
}
