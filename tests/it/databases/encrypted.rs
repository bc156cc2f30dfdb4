//! Databases over TLS, with a verified server.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use sealed_move::store::{PostgresStore, Store as _, StoreError};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

use super::server::TestDatabase;

/// First message of a PostgreSQL client that wants TLS: length and request code.
const SSL_REQUEST: [u8; 8] = [0, 0, 0, 8, 4, 210, 22, 47];

/// A TLS proxy for `localhost` in front of a server.
struct TlsProxy {
    port: u16,
    /// Number of encrypted connections.
    encrypted: Arc<AtomicUsize>,
    /// The certificate in PEM.
    certificate: String,
    _runtime: tokio::runtime::Runtime,
}

impl TlsProxy {
    fn start(server: String) -> Self {
        let named = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
        let key = PrivateKeyDer::try_from(named.signing_key.serialize_der()).unwrap();
        let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![named.cert.der().clone()], key)
            .unwrap();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let encrypted = Arc::new(AtomicUsize::new(0));
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let port = listener.local_addr().unwrap().port();
        let count = Arc::clone(&encrypted);
        runtime.spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(pass(client, acceptor.clone(), server.clone(), Arc::clone(&count)));
            }
        });
        Self { port, encrypted, certificate: pem(named.cert.der()), _runtime: runtime }
    }
}

async fn pass(mut client: TcpStream, acceptor: TlsAcceptor, server: String, count: Arc<AtomicUsize>) {
    let mut request = [0; 8];
    if client.read_exact(&mut request).await.is_err() || request != SSL_REQUEST {
        return;
    }
    client.write_all(b"S").await.unwrap();
    let Ok(mut client) = acceptor.accept(client).await else { return };
    count.fetch_add(1, Ordering::SeqCst);
    let mut server = TcpStream::connect(server).await.unwrap();
    let _ = tokio::io::copy_bidirectional(&mut client, &mut server).await;
}

fn pem(certificate: &[u8]) -> String {
    let text = BASE64_STANDARD.encode(certificate);
    format!("-----BEGIN CERTIFICATE-----\n{text}\n-----END CERTIFICATE-----\n")
}

fn open(address: &str) -> Result<(), StoreError> {
    let store = PostgresStore::open(&address.parse().unwrap())?;
    store.begin_read()?.database_time()?;
    Ok(())
}

fn write(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn an_unverified_server_is_rejected() {
    let Some(database) = TestDatabase::migrated() else { return };
    let (server, name) = database.address.split_once('@').unwrap().1.split_once('/').unwrap();
    let front = TlsProxy::start(server.to_owned());
    let folder = tempfile::tempdir().unwrap();
    let right = write(folder.path(), "right.pem", &front.certificate);
    let other = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
    let wrong = write(folder.path(), "wrong.pem", &pem(other.cert.der()));
    let address = |host: &str, parameters: &str| {
        format!("postgres://tests@{host}:{}/{name}?sslmode=require{parameters}", front.port)
    };
    open(&address("localhost", &format!("&sslrootcert={right}"))).unwrap();
    let used = front.encrypted.load(Ordering::SeqCst);
    assert!(used > 0, "nothing was encrypted");
    let refused = [
        ("an authority that nobody knows", address("localhost", "")),
        ("another authority", address("localhost", &format!("&sslrootcert={wrong}"))),
        ("another name", address("127.0.0.1", &format!("&sslrootcert={right}"))),
        ("no encryption", format!("postgres://tests@{server}/{name}?sslmode=require")),
    ];
    // Each retries for some seconds.
    std::thread::scope(|scope| {
        for (what, address) in &refused {
            scope.spawn(move || {
                let refused = open(address);
                assert!(matches!(refused, Err(StoreError::Database { .. })), "{what}: {refused:?}");
            });
        }
    });
    assert_eq!(front.encrypted.load(Ordering::SeqCst), used, "no handshake succeeded");
}
