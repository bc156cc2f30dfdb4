//! Background jobs.
//!
//! [`Bot`] connects and starts them. [`outbox`] sends stored messages, [`clock`] ticks the game
//! clocks, `computer` plays the computer's moves, `review` analyzes finished games, `daily` posts
//! puzzles, `tournaments` advances seasons, `status_messages` updates them and boards, [`gateway`]
//! watches the connection, [`pruning`] deletes old rows, and `process` renews the lease. The [`supervisor`] logs panics and restarts jobs with
//! backoff. `/healthz` fails while a job is down or has not reported for a minute.

use crate::bot::BotContext;
use crate::service::InternalError;

mod bot;
pub mod clock;
mod computer;
mod daily;
mod events;
pub(crate) mod gateway;
pub mod outbox;
mod process;
pub(crate) mod pruning;
pub(crate) mod reception;
mod refusals;
mod review;
mod shards;
mod sight;
mod status_messages;
pub(crate) mod supervisor;
mod tournaments;

pub use bot::Bot;

/// Runs store work on a blocking thread and propagates its panics.
async fn blocking<T: Send + 'static>(
    bot: &BotContext,
    work: impl FnOnce(&BotContext) -> Result<T, InternalError> + Send + 'static,
) -> Result<T, InternalError> {
    let bot = bot.clone();
    match tokio::task::spawn_blocking(move || work(&bot)).await {
        Ok(done) => done,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // The runtime is shutting down, and this task with it.
            Err(_) => std::future::pending().await,
        },
    }
}
