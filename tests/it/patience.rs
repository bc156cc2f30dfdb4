//! Time in tests: a machine may be busy with much else.

use std::time::Duration;

/// How long anything may take that is sure to come.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// How often something is tried that a busy machine may hold up.
const TRIES: usize = 6;

/// Checks that something keeps to its time where nothing else holds the machine up: of a few tries one does.
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
