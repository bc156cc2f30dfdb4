//! Connections: encrypted where the address says so, kept open, and replaced where they broke.

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
use super::driven::{CONNECTING, DrivenManager};
use super::wait::wait;
use crate::store::StoreError;

/// Connections at most: three processes leave room below the hundred that a server allows by default.
const CONNECTIONS: usize = 24;

/// How long a silent connection is trusted.
const SILENCE: Duration = Duration::from_secs(10);

/// What each session is told: how long a statement, a lock and a transaction that does nothing may take, and that a
/// commit is durable, whatever the server's own setting. In milliseconds.
const SESSION: &str = "-c statement_timeout=10000 -c lock_timeout=5000 \
                       -c idle_in_transaction_session_timeout=60000 -c synchronous_commit=on \
                       -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 \
                       -c client_min_messages=warning";

/// A connection that goes back to the others when it is dropped.
pub(super) type PgObject = Object<DrivenManager>;

/// The connections of a store, and the runtime whose clock says how long one may be waited for.
pub(super) struct Connections {
    pool: Pool<DrivenManager>,
    runtime: Option<tokio::runtime::Runtime>,
    handle: tokio::runtime::Handle,
    /// The address, as it may be shown.
    pub(super) shown: String,
}

impl std::fmt::Debug for Connections {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Connections").field("address", &self.shown).finish_non_exhaustive()
    }
}

impl Connections {
    /// Prepares to connect; nothing is connected yet.
    ///
    /// # Errors
    ///
    /// [`StoreError::Open`] if the certificates cannot be read or the system gives no thread.
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

    /// Takes a connection.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`] if the server cannot be reached or refuses.
    pub(super) fn take(&self) -> Result<PgObject, StoreError> {
        loop {
            let connection = wait(&self.handle, self.pool.get())?;
            if !connection.has_ended() {
                return Ok(connection);
            }
            drop(Object::take(connection));
        }
    }

    /// Closes all connections; those in use close when they are given back.
    pub(super) fn close(&self) {
        self.pool.close();
    }
}

impl Drop for Connections {
    fn drop(&mut self) {
        self.pool.close();
        // The last one may go on a thread of another runtime, which must not wait.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

fn pool(address: &PostgresAddress) -> std::io::Result<Pool<DrivenManager>> {
    let config = session(address.config.clone());
    let how = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = if config.get_ssl_mode() == SslMode::Disable {
        Manager::from_config(config, NoTls, how)
    } else {
        Manager::from_config(config, tls(address.authorities.as_deref())?, how)
    };
    let timeouts = Timeouts { wait: Some(CONNECTING), create: Some(CONNECTING), recycle: Some(CONNECTING) };
    let pool = Pool::builder(DrivenManager(manager))
        .max_size(CONNECTIONS)
        .runtime(Runtime::Tokio1)
        .timeouts(timeouts);
    pool.build().map_err(std::io::Error::other)
}

/// What each session is told, besides what the address says.
fn session(mut config: Config) -> Config {
    let options = config.get_options().map_or_else(|| SESSION.to_owned(), |said| format!("{SESSION} {said}"));
    config.options(options).connect_timeout(CONNECTING).tcp_user_timeout(SILENCE).keepalives_idle(SILENCE);
    if config.get_application_name().is_none() {
        config.application_name("sealed-move");
    }
    config
}

/// Encryption that checks the server's certificate and its name, against the usual authorities or those of a file.
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
