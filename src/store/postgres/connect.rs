//! Connection pool: encrypted if the address demands it, and without broken connections.

use std::path::Path;
use std::time::Duration;

use deadpool::managed::{Object, Pool, Timeouts};
use deadpool_postgres::{Manager, ManagerConfig, RecyclingMethod, Runtime};
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::config::SslMode;
use tokio_postgres::{Config, NoTls};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::address::PostgresAddress;
use super::local::{CONNECT_TIMEOUT, LocalManager};
use super::wait::wait;
use crate::store::StoreError;

/// Maximum connections of a process. Three processes stay below a server's default limit of 100.
const MAX_CONNECTIONS: usize = 24;

/// Time after which data without an acknowledgement breaks a connection.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(10);

/// Keepalive settings: idle time before the first probe, interval, and number of probes. A
/// vanished machine is noticed after eleven seconds.
const KEEPALIVE: (Duration, Duration, u32) = (Duration::from_secs(5), Duration::from_secs(3), 2);

/// Options of each session: timeouts in milliseconds, keepalives in seconds, and durable commits
/// regardless of the server's default.
///
/// A process that is suspended in a transaction, or whose machine vanished, must not hold its rows
/// for longer than its lease. A statement waits at most five seconds for a lock, and the server
/// rolls back five seconds after the last statement.
const SESSION_OPTIONS: &str = "-c statement_timeout=10000 -c lock_timeout=5000 \
                       -c idle_in_transaction_session_timeout=5000 -c synchronous_commit=on \
                       -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=3 -c tcp_keepalives_count=2 \
                       -c tcp_user_timeout=10000 -c client_min_messages=warning";

/// A pooled connection, returned to the pool on drop.
pub(super) type PgObject = Object<LocalManager>;

/// The connection pool, and a runtime for its timeouts.
pub(super) struct Connections {
    pool: Pool<LocalManager>,
    runtime: Option<tokio::runtime::Runtime>,
    handle: tokio::runtime::Handle,
    /// The address without secrets.
    pub(super) shown: String,
}

impl std::fmt::Debug for Connections {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Connections").field("address", &self.shown).finish_non_exhaustive()
    }
}

impl Connections {
    /// Creates the pool without connecting.
    ///
    /// # Errors
    ///
    /// [`StoreError::Open`] if the certificates can't be read or the system has no thread left.
    pub(super) fn new(address: &PostgresAddress) -> Result<Self, StoreError> {
        let failed = |source| StoreError::Open { path: address.to_string().into(), source };
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("postgres")
            .enable_all()
            .build()
            .map_err(failed)?;
        let handle = runtime.handle().clone();
        let pool = pool(address).map_err(failed)?;
        Ok(Self { pool, runtime: Some(runtime), handle, shown: address.to_string() })
    }

    /// Checks a connection out of the pool.
    pub(super) fn take(&self) -> Result<PgObject, StoreError> {
        loop {
            let connection = wait(&self.handle, self.pool.get())?;
            if !connection.is_closed() {
                return Ok(connection);
            }
            drop(Object::take(connection));
        }
    }

    /// Closes all connections; those in use close when they are returned.
    pub(super) fn close(&self) {
        self.pool.close();
    }
}

impl Drop for Connections {
    fn drop(&mut self) {
        self.pool.close();
        // The last reference may be dropped on a thread of another runtime, which must not block.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

fn pool(address: &PostgresAddress) -> std::io::Result<Pool<LocalManager>> {
    let config = with_session_options(address.config.clone());
    let how = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = if config.get_ssl_mode() == SslMode::Disable {
        Manager::from_config(config, NoTls, how)
    } else {
        Manager::from_config(config, tls(address.authorities.as_deref())?, how)
    };
    let timeouts = Timeouts {
        wait: Some(CONNECT_TIMEOUT),
        create: Some(CONNECT_TIMEOUT),
        recycle: Some(CONNECT_TIMEOUT),
    };
    let pool = Pool::builder(LocalManager(manager))
        .max_size(MAX_CONNECTIONS)
        .runtime(Runtime::Tokio1)
        .timeouts(timeouts);
    pool.build().map_err(std::io::Error::other)
}

/// Adds our session options to the address's options.
fn with_session_options(mut config: Config) -> Config {
    let options = config
        .get_options()
        .map_or_else(|| SESSION_OPTIONS.to_owned(), |said| format!("{SESSION_OPTIONS} {said}"));
    let (idle, interval, retries) = KEEPALIVE;
    config
        .options(options)
        .connect_timeout(CONNECT_TIMEOUT)
        .tcp_user_timeout(SILENCE_TIMEOUT)
        .keepalives_idle(idle)
        .keepalives_interval(interval)
        .keepalives_retries(retries);
    if config.get_application_name().is_none() {
        config.application_name("sealed-move");
    }
    config
}

/// TLS with verification of the server's certificate and name, by the usual CAs or those of a file.
fn tls(authorities: Option<&Path>) -> std::io::Result<MakeRustlsConnect> {
    let mut roots = RootCertStore::empty();
    match authorities {
        None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
        Some(file) => {
            for certificate in CertificateDer::pem_file_iter(file).map_err(std::io::Error::other)? {
                roots.add(certificate.map_err(std::io::Error::other)?).map_err(std::io::Error::other)?;
            }
        }
    }
    let provider = std::sync::Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(std::io::Error::other)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}
