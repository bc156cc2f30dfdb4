//! PostgreSQL connections polled on the calling thread.
//!
//! With a shared driver thread, every query costs two extra context switches: one to wake the
//! driver, one to wake the caller. A move runs some twenty queries.
//!
//! The `postgres` crate also polls on the calling thread, but it waits for the replies to `BEGIN` and
//! `ROLLBACK`. `cargo bench --bench postgres -- driver` compares the two: pinned to one core, a read
//! through the crate takes 1.59, 0.93 and 0.98 times as long for 1, 4 and 20 queries.

use std::ops::Deref;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use deadpool::managed::{self, Metrics, RecycleError, RecycleResult};
use deadpool_postgres::{ClientWrapper, Manager};
use tokio::runtime::{Builder, Handle, Runtime, RuntimeFlavor};

use crate::store::{FailureKind, StoreError};

/// Timeout for connecting, and for checking a connection out of the pool.
pub(super) const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// Timeout of a reply, longer than the server's timeout of a statement. Only a stopped server or a
/// network that swallows packets meets it.
const REPLY_TIMEOUT: Duration = Duration::from_secs(12);

/// Keep-alive of the DNS lookup thread.
const DNS_THREAD_TTL: Duration = Duration::from_secs(1);

/// Yields that let the connection task read, process and write once each.
const DRIVER_YIELDS: u32 = 3;

/// A connection with the runtime that drives it during queries.
pub(super) struct LocalConnection {
    client: ClientWrapper,
    /// `None` only while dropping.
    runtime: Option<Runtime>,
}

impl Deref for LocalConnection {
    type Target = ClientWrapper;

    fn deref(&self) -> &ClientWrapper {
        &self.client
    }
}

impl LocalConnection {
    /// Runs `work` to completion on this thread.
    pub(super) fn block_on<F: Future<Output: Send> + Send>(&self, work: F) -> F::Output {
        let runtime = self.runtime.as_ref().expect("a connection keeps its runtime until it is dropped");
        match Handle::try_current().map(|current| current.runtime_flavor()) {
            Err(_) => runtime.block_on(work),
            Ok(RuntimeFlavor::MultiThread) => tokio::task::block_in_place(|| runtime.block_on(work)),
            // Nested `block_on` panics inside a current-thread runtime.
            Ok(_) => on_scoped_thread(|| runtime.block_on(work)),
        }
    }

    /// Like [`block_on`](Self::block_on), but fails if the server doesn't reply. The connection is
    /// unusable afterwards.
    pub(super) fn reply<T: Send>(
        &self,
        work: impl Future<Output = Result<T, tokio_postgres::Error>> + Send,
    ) -> Result<T, StoreError> {
        let replied = self.block_on(async { tokio::time::timeout(REPLY_TIMEOUT, work).await });
        Ok(replied.map_err(|elapsed| unavailable(elapsed.into()))??)
    }

    /// Sends a statement without waiting for its reply. Later statements run after it.
    pub(super) fn send_no_reply(&self, sql: &str) {
        self.block_on(async {
            let mut sent = pin!(self.client.batch_execute(sql));
            std::future::poll_fn(|context| Poll::Ready(sent.as_mut().poll(context).is_ready())).await;
            yield_to_driver().await;
        });
    }

    /// Queues a statement to be sent with the next one, without waiting for its reply.
    pub(super) fn pipeline(&self, sql: &str) {
        let mut queued = pin!(self.client.batch_execute(sql));
        // The first poll puts the statement into the connection's queue.
        let _ = queued.as_mut().poll(&mut Context::from_waker(Waker::noop()));
    }

    /// Whether the server has closed the connection, judging by the bytes received so far.
    pub(super) fn is_closed(&self) -> bool {
        self.block_on(yield_to_driver());
        self.client.is_closed()
    }
}

impl Drop for LocalConnection {
    fn drop(&mut self) {
        // Dropping a runtime blocks, which async threads don't allow.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

async fn yield_to_driver() {
    for _ in 0..DRIVER_YIELDS {
        tokio::task::yield_now().await;
    }
}

/// Runs `work` on a new thread and waits for the result. Panics propagate.
fn on_scoped_thread<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| match scope.spawn(work).join() {
        Ok(done) => done,
        Err(panic) => std::panic::resume_unwind(panic),
    })
}

/// Pool manager for [`LocalConnection`]s.
pub(super) struct LocalManager(pub(super) Manager);

impl managed::Manager for LocalManager {
    type Type = LocalConnection;
    type Error = StoreError;

    async fn create(&self) -> Result<LocalConnection, StoreError> {
        // The pool's own timeout can't fire while this thread blocks, so set one here.
        on_scoped_thread(|| {
            let mut builder = Builder::new_current_thread();
            let builder = builder.enable_all().max_blocking_threads(1).thread_keep_alive(DNS_THREAD_TTL);
            let runtime = builder.build().map_err(|error| unavailable(error.into()))?;
            let connecting =
                runtime.block_on(async { tokio::time::timeout(CONNECT_TIMEOUT, self.0.create()).await });
            let client = connecting.map_err(|elapsed| unavailable(elapsed.into()))??;
            Ok(LocalConnection { client, runtime: Some(runtime) })
        })
    }

    async fn recycle(&self, connection: &mut LocalConnection, _: &Metrics) -> RecycleResult<StoreError> {
        if connection.client.is_closed() {
            return Err(RecycleError::message("the connection is closed"));
        }
        Ok(())
    }

    fn detach(&self, connection: &mut LocalConnection) {
        self.0.detach(&mut connection.client);
    }
}

fn unavailable(source: Box<dyn std::error::Error + Send + Sync>) -> StoreError {
    StoreError::Database { kind: FailureKind::Unavailable, source }
}
