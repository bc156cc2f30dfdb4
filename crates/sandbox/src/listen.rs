//! TCP connections that can be reset, without a close frame or response, to simulate a network
//! failure.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

/// Accepts connections that can be reset.
#[derive(Debug)]
pub(super) struct Listener(pub(super) TcpListener);

impl axum::serve::Listener for Listener {
    type Io = Stream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Stream, SocketAddr) {
        let (inner, address) = axum::serve::Listener::accept(&mut self.0).await;
        if let Err(error) = inner.set_nodelay(true) {
            tracing::debug!(%error, "cannot set TCP_NODELAY");
        }
        (Stream { inner, disconnector: Disconnector::default() }, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }
}

/// Handle that resets the connection of a request.
#[derive(Clone, Debug, Default)]
pub(super) struct Disconnector(Arc<AtomicBool>);

impl Disconnector {
    /// Resets the connection on the next write.
    pub(super) fn disconnect(&self) {
        self.0.store(true, Ordering::Release);
    }

    fn check(&self, stream: &TcpStream) -> io::Result<()> {
        if !self.0.load(Ordering::Acquire) {
            return Ok(());
        }
        // Reset rather than close: libraries retry a request only after a reset.
        stream.set_zero_linger()?;
        Err(io::ErrorKind::ConnectionAborted.into())
    }
}

/// A connection with a handle that resets it.
pub(super) trait Disconnectable {
    fn disconnector(&self) -> Disconnector;
}

/// A connection that can be reset.
#[derive(Debug)]
pub(super) struct Stream {
    inner: TcpStream,
    disconnector: Disconnector,
}

impl Disconnectable for Stream {
    fn disconnector(&self) -> Disconnector {
        self.disconnector.clone()
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_read(context, into)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.disconnector.check(&self.inner)?;
        Pin::new(&mut self.inner).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.disconnector.check(&self.inner)?;
        Pin::new(&mut self.inner).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(context)
    }
}
