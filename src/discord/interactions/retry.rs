//! Answers once more where Discord did not take an answer, and would a moment later.
//!
//! A second try does no harm: of two first responses to an interaction Discord takes one, and an
//! edit says the same again.

use std::time::Duration;

use tokio::time::{Instant, sleep, timeout_at};

use crate::discord::rest::delivery_error::DeliveryError;

/// The pause after the first failure; it doubles with each further one.
const FIRST_PAUSE: Duration = Duration::from_millis(100);

/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_millis(400);

/// Tries until Discord takes the answer, refuses it for good, or `until` is past.
///
/// # Errors
///
/// The failure of the last try.
pub(super) async fn retry<F>(until: Instant, attempt: impl Fn() -> F) -> Result<(), serenity::Error>
where
    F: Future<Output = Result<(), serenity::Error>>,
{
    let mut pause = FIRST_PAUSE;
    let mut failed = Err(serenity::Error::Other("Discord waits no longer"));
    loop {
        let Ok(tried) = timeout_at(until, attempt()).await else { return failed };
        match tried {
            Ok(()) => return Ok(()),
            // The try before arrived, and only its response was lost.
            Err(error) if pause > FIRST_PAUSE && DeliveryError::is_answered(&error) => return Ok(()),
            Err(error) if !DeliveryError::may_pass(&error) || Instant::now() + pause >= until => {
                return Err(error);
            }
            Err(error) => {
                tracing::debug!(?pause, "an answer did not arrive and is tried again");
                failed = Err(error);
            }
        }
        sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}
