//! Connections that are bounded in number and time: whoever sends slowly, or nothing at all, is sent away.

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

/// Connections at once; further ones wait until one of them ends.
const CONNECTIONS: usize = 1024;

/// How long a request may take from its first byte to its answer, and a new connection to its first byte. Discord
/// itself waits three seconds.
pub(super) const REQUEST_WITHIN: Duration = Duration::from_secs(5);

/// How long a connection stays open unused between requests: longer than the 60 s of usual proxies, so that it is they
/// who close it, and never send a request into a connection that is about to be closed.
pub(super) const IDLE_WITHIN: Duration = Duration::from_secs(75);

/// Accepts connections that are bounded.
#[derive(Debug)]
pub(super) struct BoundedListener {
    listener: TcpListener,
    places: Arc<Semaphore>,
}

impl BoundedListener {
    pub(super) fn new(listener: TcpListener) -> Self {
        Self { listener, places: Arc::new(Semaphore::new(CONNECTIONS)) }
    }
}

impl axum::serve::Listener for BoundedListener {
    type Io = BoundedStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (BoundedStream, SocketAddr) {
        // It is never closed; without a place the connection would only be unbounded.
        let place = Arc::clone(&self.places).acquire_owned().await.ok();
        let (inner, address) = axum::serve::Listener::accept(&mut self.listener).await;
        let deadline = Box::pin(sleep(REQUEST_WITHIN));
        (BoundedStream { inner, deadline, reading: false, _place: place }, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that ends when its time is over.
#[derive(Debug)]
pub(super) struct BoundedStream {
    inner: TcpStream,
    deadline: Pin<Box<Sleep>>,
    /// Whether a request has begun that is not answered yet.
    reading: bool,
    _place: Option<OwnedSemaphorePermit>,
}

impl BoundedStream {
    fn note(&mut self, reading: bool) {
        if self.reading != reading {
            self.reading = reading;
            let time = if reading { REQUEST_WITHIN } else { IDLE_WITHIN };
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
            self.note(true);
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
            self.note(false);
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
