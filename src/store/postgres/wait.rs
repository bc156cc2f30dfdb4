//! Blocks a thread until the pool has a connection.

use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::Thread;

use tokio::runtime::Handle;

/// Unparks a blocked thread.
struct ThreadWaker(Thread);

impl Wake for ThreadWaker {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Blocks on a future whose timers belong to `runtime`.
///
/// Unlike `Handle::block_on`, this works on a thread that runs another runtime, which it blocks.
/// Callers that must not block use another thread.
pub(super) fn wait<F: Future>(runtime: &Handle, future: F) -> F::Output {
    let _inside = runtime.enter();
    // Without this, a task without budget in the caller's runtime would have to yield forever.
    let mut future = pin!(tokio::task::coop::unconstrained(future));
    let waker = Waker::from(Arc::new(ThreadWaker(std::thread::current())));
    let mut context = Context::from_waker(&waker);
    loop {
        if let Poll::Ready(output) = future.as_mut().poll(&mut context) {
            return output;
        }
        std::thread::park();
    }
}
