//! A way to a server that can be cut.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Passes connections on to a server; told to, it cuts the one that commits next: the server hears of the commit, and
/// nobody hears of the server.
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

    /// Cuts the connection that commits next.
    pub(crate) fn cut_next_commit(&self) {
        self.cuts.store(true, Ordering::SeqCst);
    }

    /// Whether the cut is still to come.
    pub(crate) fn waits(&self) -> bool {
        self.cuts.load(Ordering::SeqCst)
    }
}

/// Notes that a commit passes; always passes it on.
fn commits(bytes: &[u8], cut: &AtomicBool, heard: &AtomicBool) -> bool {
    let commits = bytes.windows(7).any(|part| part == b"COMMIT\0");
    if commits && cut.swap(false, Ordering::SeqCst) {
        heard.store(false, Ordering::SeqCst);
    }
    true
}

/// Passes on what comes as long as `passes` says so, then closes both ways.
fn pass(mut from: TcpStream, mut to: &TcpStream, passes: impl Fn(&[u8]) -> bool) {
    let mut bytes = [0; 1 << 14];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if !passes(&bytes[..count]) || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}
