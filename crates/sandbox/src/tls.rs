//! The TLS listener, for libraries that require https or have a fixed host.
//!
//! The sandbox creates a certificate authority and writes it to `ca.pem`. Clients that trust it
//! accept the certificate for this machine and for Discord's hosts.

use std::fs;
use std::io::{self, Write as _};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use rcgen::{
    BasicConstraints, CertificateParams, DnType, ExtendedKeyUsagePurpose, IsCa, Issuer, KeyPair,
    KeyUsagePurpose, date_time_ymd,
};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::task::JoinSet;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use tokio_rustls::server::TlsStream;

use super::listen::{Disconnectable, Disconnector, Listener, Stream};

/// Discord's hosts, for clients with a fixed host.
pub(crate) const DISCORD_HOSTS: [&str; 6] = [
    "discord.com",
    "gateway.discord.gg",
    "cdn.discordapp.com",
    "media.discordapp.net",
    "canary.discord.com",
    "ptb.discord.com",
];
/// Names of this machine on the certificate.
const LOCAL_HOSTS: [&str; 3] = ["localhost", "127.0.0.1", "::1"];

/// Returns all hosts on the certificate.
pub(crate) fn hosts() -> impl Iterator<Item = &'static str> {
    LOCAL_HOSTS.into_iter().chain(DISCORD_HOSTS)
}

/// Time limit for a client's handshake.
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(10);
/// Number of accepted connections that can be queued.
const MAX_QUEUED_CONNECTIONS: usize = 64;

/// Request extension with the address, if the request arrived over TLS.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ByTls(pub(crate) SocketAddr);

pub(super) fn authority_file(folder: &Path) -> PathBuf {
    folder.join("ca.pem")
}

/// Creates the server's TLS configuration, with an authority stored in the folder.
///
/// # Errors
///
/// If the folder can't be written, or its key is invalid.
pub(super) fn configuration(folder: &Path) -> io::Result<Arc<ServerConfig>> {
    fs::create_dir_all(folder)?;
    let (authority, issuer) = authority(&folder.join("ca.key"))?;
    let file = authority_file(folder);
    // An older file for the same key stays valid, so clients that trust it needn't reload it.
    if !file.exists() {
        fs::write(file, pem(&authority))?;
    }
    let mut params =
        CertificateParams::new(hosts().map(str::to_owned).collect::<Vec<_>>()).map_err(io::Error::other)?;
    params.distinguished_name.push(DnType::CommonName, "Discord at home");
    params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
    params.use_authority_key_identifier_extension = true;
    (params.not_before, params.not_after) = (date_time_ymd(2025, 1, 1), date_time_ymd(2049, 1, 1));
    let key = KeyPair::generate().map_err(io::Error::other)?;
    let certificate = params.signed_by(&key, &issuer).map_err(io::Error::other)?;
    let chain = vec![certificate.der().clone(), authority];
    let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(key.serialize_der()));
    let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .and_then(|config| config.with_no_client_auth().with_single_cert(chain, key))
        .map_err(io::Error::other)?;
    Ok(Arc::new(config))
}

/// Returns the authority's certificate and issuer. Loads the key from its file, or generates it.
fn authority(key_file: &Path) -> io::Result<(CertificateDer<'static>, Issuer<'static, KeyPair>)> {
    let key = match fs::read(key_file) {
        Ok(der) => KeyPair::try_from(der).map_err(io::Error::other)?,
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        Err(_) => {
            let key = KeyPair::generate().map_err(io::Error::other)?;
            super::persist::create_private(key_file)?.write_all(&key.serialize_der())?;
            key
        }
    };
    let mut params = CertificateParams::new(Vec::new()).map_err(io::Error::other)?;
    params.distinguished_name.push(DnType::CommonName, "Discord at home, a local authority");
    params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::DigitalSignature];
    (params.not_before, params.not_after) = (date_time_ymd(2025, 1, 1), date_time_ymd(2049, 1, 1));
    let certificate = params.self_signed(&key).map_err(io::Error::other)?.der().clone();
    Ok((certificate, Issuer::new(params, key)))
}

/// Encodes a certificate as PEM.
fn pem(certificate: &CertificateDer<'_>) -> String {
    let text = STANDARD.encode(certificate);
    let lines: Vec<&str> =
        (0..text.len()).step_by(64).filter_map(|at| text.get(at..text.len().min(at + 64))).collect();
    format!("-----BEGIN CERTIFICATE-----\n{}\n-----END CERTIFICATE-----\n", lines.join("\n"))
}

/// Accepts TLS connections. Slow handshakes don't block other clients.
#[derive(Debug)]
pub(super) struct TlsListener {
    address: SocketAddr,
    ready: Receiver<(TlsStream<Stream>, SocketAddr)>,
}

impl TlsListener {
    /// Listens on 127.0.0.1; port 0 picks a free one.
    ///
    /// # Errors
    ///
    /// If the port is in use or not allowed.
    pub(super) async fn bind(port: u16, config: Arc<ServerConfig>) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
        let address = listener.local_addr()?;
        let (sender, ready) = channel(MAX_QUEUED_CONNECTIONS);
        tokio::spawn(accept(Listener(listener), TlsAcceptor::from(config), sender));
        Ok(Self { address, ready })
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }
}

/// Performs handshakes until the receiver closes.
async fn accept(
    mut listener: Listener,
    acceptor: TlsAcceptor,
    ready: Sender<(TlsStream<Stream>, SocketAddr)>,
) {
    let mut handshakes = JoinSet::new();
    loop {
        tokio::select! {
            (stream, address) = axum::serve::Listener::accept(&mut listener) => {
                let (acceptor, ready) = (acceptor.clone(), ready.clone());
                handshakes.spawn(async move {
                    match tokio::time::timeout(HANDSHAKE_TIMEOUT, acceptor.accept(stream)).await {
                        // Fails if the sandbox stops.
                        Ok(Ok(stream)) => drop(ready.send((stream, address)).await),
                        Ok(Err(error)) => tracing::info!(%error, "TLS handshake failed; does the client trust ca.pem?"),
                        Err(_) => tracing::debug!("TLS handshake timed out"),
                    }
                });
            }
            Some(_) = handshakes.join_next() => {}
            () = ready.closed() => return,
        }
    }
}

impl axum::serve::Listener for TlsListener {
    type Io = TlsStream<Stream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, SocketAddr) {
        match self.ready.recv().await {
            Some(accepted) => accepted,
            // Only after the accepting task has ended with the runtime.
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(self.address)
    }
}

impl Disconnectable for TlsStream<Stream> {
    fn disconnector(&self) -> Disconnector {
        self.get_ref().0.disconnector()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_authority_survives_a_restart() {
        let home = tempfile::tempdir().unwrap();
        configuration(home.path()).unwrap();
        let first = fs::read_to_string(authority_file(home.path())).unwrap();
        assert!(
            first.starts_with("-----BEGIN CERTIFICATE-----\n") && first.lines().all(|line| line.len() <= 64)
        );
        configuration(home.path()).unwrap();
        assert_eq!(fs::read_to_string(authority_file(home.path())).unwrap(), first);
        fs::write(home.path().join("ca.key"), "no key").unwrap();
        assert!(configuration(home.path()).is_err());
    }
}
