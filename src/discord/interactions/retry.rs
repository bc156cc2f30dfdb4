//! Retries answers after temporary failures.
//!
//! Retries are idempotent: Discord accepts one first response per interaction, and edits repeat the
//! same content.

use std::time::Duration;

use tokio::time::{Instant, sleep, timeout_at};

use crate::bot::discord_gate::{DiscordGate, SendScope};
use crate::discord::rest::delivery_error::{DeliveryError, note_refusal};
use crate::discord::rest::rate_limiter::PAUSED;

/// Pause after the first failure. It doubles with each further one.
const MIN_BACKOFF: Duration = Duration::from_millis(100);

const MAX_BACKOFF: Duration = Duration::from_millis(400);

/// Tries until Discord accepts or permanently rejects the answer, or `until` is past.
///
/// # Errors
///
/// Returns the error of the last attempt, and [`PAUSED`] while Discord refuses the bot.
pub(super) async fn retry<F>(
    gate: &DiscordGate,
    until: Instant,
    attempt: impl Fn() -> F,
) -> Result<(), serenity::Error>
where
    F: Future<Output = Result<(), serenity::Error>>,
{
    let mut backoff = MIN_BACKOFF;
    let mut last_error = Err(serenity::Error::Other("response time limit passed"));
    loop {
        if gate.scope() == SendScope::Nothing {
            return Err(PAUSED);
        }
        let Ok(result) = timeout_at(until, attempt()).await else { return last_error };
        match result.inspect_err(|error| note_refusal(gate, error)) {
            Ok(()) => return Ok(()),
            // The previous attempt succeeded, but its response was lost.
            Err(error) if backoff > MIN_BACKOFF && DeliveryError::is_answered(&error) => return Ok(()),
            Err(error) if !DeliveryError::is_temporary(&error) || Instant::now() + backoff >= until => {
                return Err(error);
            }
            Err(error) => {
                tracing::debug!(?backoff, "answer not delivered; retrying");
                last_error = Err(error);
            }
        }
        sleep(backoff).await;
        backoff = (backoff * 2).min(MAX_BACKOFF);
    }
}
