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
}

impl CuttingProxy {
    pub(crate) fn start(server: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let (cuts, server) = (Arc::new(AtomicBool::new(false)), server.to_owned());
        let cut = Arc::clone(&cuts);
        std::thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let Ok(server) = TcpStream::connect(&server) else { return };
                let there = (client.try_clone().unwrap(), server.try_clone().unwrap());
                let (heard, cut) = (Arc::new(AtomicBool::new(true)), Arc::clone(&cut));
                let deaf = Arc::clone(&heard);
                std::thread::spawn(move || pass(there.0, &there.1, |bytes| commits(bytes, &cut, &deaf)));
                std::thread::spawn(move || pass(server, &client, |_| heard.load(Ordering::SeqCst)));
            }
        });
        Self { port, cuts }
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
fn pass(mut from: TcpStream, mut to: &TcpStream, passes: impl Fn(&[u8]) -> bool) {
    let mut bytes = [0; 1 << 14];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if !passes(&bytes[..count]) || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}
