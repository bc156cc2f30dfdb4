//! Draws pictures on a few threads of low priority, so that drawing never delays answers.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};

use tokio::sync::oneshot;

/// Niceness added to drawing threads. Computer players have a lower priority still.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

type Job = Box<dyn FnOnce() + Send>;

/// A picture that panicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DrawFailed;

/// Threads that draw pictures. They start with the first picture.
#[derive(Debug, Default)]
pub(crate) struct PicturePool {
    jobs: OnceLock<Sender<Job>>,
    gate: Arc<Gate>,
}

/// Holds all drawings while it is closed.
#[derive(Debug, Default)]
struct Gate {
    holds: Mutex<usize>,
    opened: Condvar,
}

impl Gate {
    fn holds(&self) -> MutexGuard<'_, usize> {
        self.holds.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn pass(&self) {
        let mut holds = self.holds();
        while *holds > 0 {
            holds = self.opened.wait(holds).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Keeps the pool from drawing until it is dropped, for tests of a slow pool.
#[doc(hidden)]
#[derive(Debug)]
pub struct PictureHold(Arc<Gate>);

impl Drop for PictureHold {
    fn drop(&mut self) {
        *self.0.holds() -= 1;
        self.0.opened.notify_all();
    }
}

impl PicturePool {
    pub(crate) fn hold(&self) -> PictureHold {
        *self.gate.holds() += 1;
        PictureHold(Arc::clone(&self.gate))
    }

    /// Draws on a thread of the pool, in the order of the calls.
    ///
    /// # Errors
    ///
    /// Fails if the drawing panics.
    pub(crate) async fn draw<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, DrawFailed> {
        let (done, drawn) = oneshot::channel();
        let gate = Arc::clone(&self.gate);
        let job = move || {
            gate.pass();
            // The receiver is gone if the answer is.
            let _ = done.send(catch_unwind(AssertUnwindSafe(work)).map_err(|_| DrawFailed));
        };
        let jobs = self.jobs.get_or_init(start);
        jobs.send(Box::new(job)).map_err(|_| DrawFailed)?;
        drawn.await.unwrap_or(Err(DrawFailed))
    }
}

/// Starts a thread per core.
fn start() -> Sender<Job> {
    let (jobs, queue) = channel();
    let queue = Arc::new(Mutex::new(queue));
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    for _ in 0..threads {
        let queue = Arc::clone(&queue);
        let started = std::thread::Builder::new().name("draw".to_owned()).spawn(move || run(&queue));
        if let Err(error) = started {
            tracing::debug!(%error, "cannot start drawing thread");
        }
    }
    jobs
}

fn run(queue: &Mutex<Receiver<Job>>) {
    lower_priority();
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        job();
    }
}

/// Lowers the priority of this thread. Only Linux has priorities per thread.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICENESS) {
        tracing::debug!(%error, "cannot lower thread priority");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_held_pool_draws_once_it_is_released() {
        let pool = Arc::new(PicturePool::default());
        let hold = pool.hold();
        let drawing = {
            let pool = Arc::clone(&pool);
            tokio::spawn(async move { pool.draw(|| 7).await })
        };
        tokio::task::yield_now().await;
        assert!(!drawing.is_finished());
        drop(hold);
        assert_eq!(drawing.await.unwrap(), Ok(7));
    }

    #[tokio::test]
    async fn a_panic_ends_one_drawing_only() {
        let pool = PicturePool::default();
        for _ in 0..20 {
            assert_eq!(pool.draw(|| -> u8 { panic!("a bug") }).await, Err(DrawFailed));
        }
        assert_eq!(pool.draw(|| 1).await, Ok(1));
    }

    #[tokio::test]
    #[cfg(target_os = "linux")]
    async fn drawing_threads_have_low_priority() {
        let own = rustix::process::getpriority_process(None).unwrap();
        let nice = PicturePool::default().draw(|| rustix::process::getpriority_process(None).unwrap()).await;
        assert_eq!(nice, Ok((own + NICENESS).min(19)));
    }
}
