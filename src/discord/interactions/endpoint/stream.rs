//! Limits the number of connections and the time they take, so that slow or silent clients are
//! disconnected.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, Sleep, sleep};

/// Further connections wait until one ends.
const MAX_CONNECTIONS: usize = 1024;

/// Time limit from a request's first byte to its answer, and from connecting to the first byte.
/// Discord waits for three seconds.
pub(super) const REQUEST_TIMEOUT: Duration = Duration::from_secs(5);

/// How long a connection may stay idle between requests. This is longer than the usual 60 s of
/// proxies: they should close connections first, so that they never send a request into a closing
/// one.
pub(super) const IDLE_TIMEOUT: Duration = Duration::from_secs(75);

#[derive(Debug)]
pub(super) struct BoundedListener {
    listener: TcpListener,
    slots: Arc<Semaphore>,
}

impl BoundedListener {
    pub(super) fn new(listener: TcpListener) -> Self {
        Self { listener, slots: Arc::new(Semaphore::new(MAX_CONNECTIONS)) }
    }
}

impl axum::serve::Listener for BoundedListener {
    type Io = BoundedStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (BoundedStream, SocketAddr) {
        // The semaphore is never closed. Without a permit the connection would merely be unlimited.
        let slot = Arc::clone(&self.slots).acquire_owned().await.ok();
        let (inner, address) = axum::serve::Listener::accept(&mut self.listener).await;
        let deadline = Box::pin(sleep(REQUEST_TIMEOUT));
        (BoundedStream { inner, deadline, reading: false, _slot: slot }, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that fails when its time limit is over.
#[derive(Debug)]
pub(super) struct BoundedStream {
    inner: TcpStream,
    deadline: Pin<Box<Sleep>>,
    /// Whether a request has started that isn't answered yet.
    reading: bool,
    _slot: Option<OwnedSemaphorePermit>,
}

impl BoundedStream {
    fn set_reading(&mut self, reading: bool) {
        if self.reading != reading {
            self.reading = reading;
            let time = if reading { REQUEST_TIMEOUT } else { IDLE_TIMEOUT };
            self.deadline.as_mut().reset(Instant::now() + time);
        }
    }
}

impl AsyncRead for BoundedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        let polled = Pin::new(&mut self.inner).poll_read(context, into);
        if into.filled().len() > before {
            self.set_reading(true);
        } else if polled.is_pending() && self.deadline.as_mut().poll(context).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        polled
    }
}

impl AsyncWrite for BoundedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.inner).poll_write(context, bytes);
        if matches!(polled, Poll::Ready(Ok(1..))) {
            self.set_reading(false);
        }
        polled
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(context)
    }
}
