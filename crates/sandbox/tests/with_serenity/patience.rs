//! Timeouts for tests on a busy machine.

use std::time::Duration;

/// Timeout for anything that must happen.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// Attempts at a timed check that a busy machine may delay.
const TRIES: usize = 6;

/// Retries a timed check until an attempt passes.
pub(crate) async fn in_a_quiet_moment(check: impl AsyncFn() -> Result<(), String>) {
    let mut late = Vec::new();
    for _ in 0..TRIES {
        match check().await {
            Ok(()) => return,
            Err(how) => late.push(how),
        }
    }
    panic!("late {TRIES} times: {late:#?}");
}
