//! Timeouts for tests on a busy machine.

use std::time::Duration;

/// Timeout for anything that must happen.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(120);

/// Attempts at a timed check that a busy machine may delay.
const MAX_ATTEMPTS: usize = 6;

/// Retries a timed check until an attempt passes.
pub(crate) async fn retry_timed(check: impl AsyncFn() -> Result<(), String>) {
    let mut late = Vec::new();
    for _ in 0..MAX_ATTEMPTS {
        match check().await {
            Ok(()) => return,
            Err(how) => late.push(how),
        }
    }
    panic!("late {MAX_ATTEMPTS} times: {late:#?}");
}
