//! Waiting on one's own thread for a connection of the pool.

use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::Thread;

use tokio::runtime::Handle;

/// Wakes a thread that waits.
struct ThreadWaker(Thread);

impl Wake for ThreadWaker {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Waits for a future whose timers belong to a runtime.
///
/// `Handle::block_on` refuses threads that drive a runtime of their own. This blocks them, too: who must not wait asks
/// on another thread.
pub(super) fn wait<F: Future>(runtime: &Handle, future: F) -> F::Output {
    let _inside = runtime.enter();
    // A task that has used up its share of the caller's runtime would be told to yield to it, for ever.
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
