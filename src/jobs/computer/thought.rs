//! One thought of the computer, on a thread of its own that yields to everyone else's.

use std::sync::Arc;

use tokio::sync::oneshot;

use crate::matches::{Cancel, ChooseError, ChosenMove, ThinkRequest};

/// By how much the threads that think are nicer than the others.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// How many threads think where nobody says it: half of the cores, so that people are answered meanwhile.
pub(super) fn default_threads() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get() / 2)
}

/// A thought that is under way.
pub(super) struct ThinkThread {
    /// Stops it.
    pub(super) cancel: Cancel,
    /// What comes of it; nothing where the thread panics.
    pub(super) chosen: oneshot::Receiver<Result<ChosenMove, ChooseError>>,
}

impl ThinkThread {
    /// Begins to think.
    ///
    /// # Errors
    ///
    /// Where the system gives no thread.
    pub(super) fn begin(request: Arc<ThinkRequest>) -> Result<Self, String> {
        let (cancel, (answer, chosen)) = (Cancel::default(), oneshot::channel());
        let switch = cancel.clone();
        let begun = std::thread::Builder::new().name("think".to_owned()).spawn(move || {
            yield_to_others();
            // Whoever asked may be gone.
            let _ = answer.send(request.think(&switch));
        });
        begun.map_err(|error| error.to_string())?;
        Ok(Self { cancel, chosen })
    }
}

/// Lets other threads go first. Only Linux gives each thread its own priority.
fn yield_to_others() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICENESS) {
        tracing::debug!(%error, "a thread thinks at the usual priority");
    }
}
