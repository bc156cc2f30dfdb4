//! Connections that are driven by whoever waits for them, on their own thread.
//!
//! With one thread that drives all connections, each question of a transaction wakes that thread, and its answer wakes
//! who asked: two changes of threads more than the question itself needs, some twenty times a move.

use std::ops::Deref;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use deadpool::managed::{self, Metrics, RecycleError, RecycleResult};
use deadpool_postgres::{ClientWrapper, Manager};
use tokio::runtime::{Builder, Handle, Runtime, RuntimeFlavor};

use crate::store::{FailureKind, StoreError};

/// How long connecting may take, and waiting for a connection that is free.
pub(super) const CONNECTING: Duration = Duration::from_secs(5);

/// How long the thread stays that looks up a host's name.
const LOOKED_UP: Duration = Duration::from_secs(1);

/// How often a connection comes to its turn without anybody waiting: to read what arrived, and to act on it.
const TURNS: u32 = 3;

/// A connection, and the runtime that drives it while somebody waits for it.
pub(super) struct DrivenConnection {
    client: ClientWrapper,
    /// Taken when it is dropped.
    runtime: Option<Runtime>,
}

impl Deref for DrivenConnection {
    type Target = ClientWrapper;

    fn deref(&self) -> &ClientWrapper {
        &self.client
    }
}

impl DrivenConnection {
    /// Waits on this thread for what the connection does.
    pub(super) fn wait<F: Future<Output: Send> + Send>(&self, work: F) -> F::Output {
        let runtime = self.runtime.as_ref().expect("a connection keeps its runtime until it is dropped");
        match Handle::try_current().map(|current| current.runtime_flavor()) {
            Err(_) => runtime.block_on(work),
            Ok(RuntimeFlavor::MultiThread) => tokio::task::block_in_place(|| runtime.block_on(work)),
            // This very thread may drive the other runtime, and then it may drive no second one.
            Ok(_) => elsewhere(|| runtime.block_on(work)),
        }
    }

    /// Says something whose answer nobody waits for; what is said next comes after it.
    pub(super) fn say(&self, sql: &str) {
        self.wait(async {
            let mut said = pin!(self.client.batch_execute(sql));
            std::future::poll_fn(|context| Poll::Ready(said.as_mut().poll(context).is_ready())).await;
            take_turns().await;
        });
    }

    /// Says something together with what is said next; nobody waits for its answer.
    pub(super) fn say_with_next(&self, sql: &str) {
        let mut said = pin!(self.client.batch_execute(sql));
        // It stands in the connection's queue from here on.
        let _ = said.as_mut().poll(&mut Context::from_waker(Waker::noop()));
    }

    /// Whether the server has hung up, as far as has arrived here.
    pub(super) fn has_ended(&self) -> bool {
        self.wait(take_turns());
        self.client.is_closed()
    }
}

impl Drop for DrivenConnection {
    fn drop(&mut self) {
        // It may be dropped on a thread that must not wait.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// Lets the connection read, act and write.
async fn take_turns() {
    for _ in 0..TURNS {
        tokio::task::yield_now().await;
    }
}

/// Does something on a thread of its own, and waits for it.
fn elsewhere<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| match scope.spawn(work).join() {
        Ok(done) => done,
        Err(panic) => std::panic::resume_unwind(panic),
    })
}

/// Makes the connections of a pool.
pub(super) struct DrivenManager(pub(super) Manager);

impl managed::Manager for DrivenManager {
    type Type = DrivenConnection;
    type Error = StoreError;

    async fn create(&self) -> Result<DrivenConnection, StoreError> {
        // The pool's own limit of time cannot come to its turn meanwhile.
        elsewhere(|| {
            let mut builder = Builder::new_current_thread();
            let builder = builder.enable_all().max_blocking_threads(1).thread_keep_alive(LOOKED_UP);
            let runtime = builder.build().map_err(|error| unavailable(error.into()))?;
            let made = runtime.block_on(async { tokio::time::timeout(CONNECTING, self.0.create()).await });
            let client = made.map_err(|elapsed| unavailable(elapsed.into()))??;
            Ok(DrivenConnection { client, runtime: Some(runtime) })
        })
    }

    async fn recycle(&self, connection: &mut DrivenConnection, _: &Metrics) -> RecycleResult<StoreError> {
        if connection.client.is_closed() {
            return Err(RecycleError::message("the connection is closed"));
        }
        Ok(())
    }

    fn detach(&self, connection: &mut DrivenConnection) {
        self.0.detach(&mut connection.client);
    }
}

fn unavailable(source: Box<dyn std::error::Error + Send + Sync>) -> StoreError {
    StoreError::Database { kind: FailureKind::Unavailable, source }
}
