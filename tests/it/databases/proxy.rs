//! A proxy in front of a server that cuts connections.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Forwards connections to a server. On request it cuts the next connection that commits: the
/// server gets the commit, but the client gets no reply.
pub(crate) struct CuttingProxy {
    pub(crate) port: u16,
    cuts: Arc<AtomicBool>,
    /// Whether the server is unreachable after the cut.
    ends: Arc<AtomicBool>,
    /// Whether bytes of existing connections are swallowed.
    frozen: Arc<AtomicBool>,
}

impl CuttingProxy {
    pub(crate) fn start(server: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let (cuts, server) = (Arc::new(AtomicBool::new(false)), server.to_owned());
        let (ends, frozen) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let (cut, end, freeze) = (Arc::clone(&cuts), Arc::clone(&ends), Arc::clone(&frozen));
        std::thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                if end.load(Ordering::SeqCst) && !cut.load(Ordering::SeqCst) {
                    continue;
                }
                let Ok(server) = TcpStream::connect(&server) else { return };
                let there = (client.try_clone().unwrap(), server.try_clone().unwrap());
                let (heard, cut) = (Arc::new(AtomicBool::new(true)), Arc::clone(&cut));
                let (deaf, frozen) = (Arc::clone(&heard), [Arc::clone(&freeze), Arc::clone(&freeze)]);
                let ([there_frozen, back_frozen], end) = (frozen, Arc::clone(&end));
                std::thread::spawn(move || {
                    pass(there.0, &there.1, &there_frozen, |bytes| {
                        let gone = end.load(Ordering::SeqCst) && !cut.load(Ordering::SeqCst);
                        !gone && commits(bytes, &cut, &deaf)
                    });
                });
                std::thread::spawn(move || {
                    pass(server, &client, &back_frozen, |_| heard.load(Ordering::SeqCst));
                });
            }
        });
        Self { port, cuts, ends, frozen }
    }

    /// Swallows all bytes until [`thaw`](Self::thaw), without closing connections.
    pub(crate) fn freeze(&self) {
        self.frozen.store(true, Ordering::SeqCst);
    }

    pub(crate) fn thaw(&self) {
        self.frozen.store(false, Ordering::SeqCst);
    }

    /// Starts a proxy before the server of a database; returns the database's address through it.
    pub(crate) fn before(address: &str) -> (Self, String) {
        let place = address.split('@').nth(1).unwrap().split('/').next().unwrap();
        let proxy = Self::start(place);
        let through = address.replace(place, &format!("127.0.0.1:{}", proxy.port));
        (proxy, through)
    }

    /// Cuts the next connection that commits, and then all others, also new ones.
    pub(crate) fn end_at_next_commit(&self) {
        self.ends.store(true, Ordering::SeqCst);
        self.cut_next_commit();
    }

    pub(crate) fn cut_next_commit(&self) {
        self.cuts.store(true, Ordering::SeqCst);
    }

    /// Whether a requested cut is still pending.
    pub(crate) fn waits(&self) -> bool {
        self.cuts.load(Ordering::SeqCst)
    }
}

/// Notes a commit, and always forwards it.
fn commits(bytes: &[u8], cut: &AtomicBool, heard: &AtomicBool) -> bool {
    let commits = bytes.windows(7).any(|part| part == b"COMMIT\0");
    if commits && cut.swap(false, Ordering::SeqCst) {
        heard.store(false, Ordering::SeqCst);
    }
    true
}

/// Forwards bytes while `passes` returns `true`, then closes both directions.
fn pass(mut from: TcpStream, mut to: &TcpStream, frozen: &AtomicBool, passes: impl Fn(&[u8]) -> bool) {
    let mut bytes = [0; 1 << 14];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if frozen.load(Ordering::SeqCst) {
            continue;
        }
        if !passes(&bytes[..count]) || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}
