//! Background work: what happens without anybody's command.
//!
//! [`Bot`] connects and starts them. [`outbox`] sends stored messages, [`clock`] looks at clocks, `computer` thinks,
//! `review` looks at finished games, `daily` posts puzzles, [`gateway`] watches the connection, [`pruning`] deletes what is
//! old, `process` says that this one lives. Each runs under the [`supervisor`]: a panic is logged, the job starts again after a growing pause, and `/healthz`
//! fails while one is down or has not come round for a minute.

use crate::bot::BotContext;
use crate::service::InternalError;

mod bot;
pub mod clock;
mod computer;
mod daily;
pub(crate) mod gateway;
pub mod outbox;
mod process;
pub(crate) mod pruning;
pub(crate) mod reception;
mod review;
mod shards;
pub(crate) mod supervisor;

pub use bot::Bot;

/// Does something in the store on a thread that may block; a panic there goes on here.
async fn blocking<T: Send + 'static>(
    bot: &BotContext,
    work: impl FnOnce(&BotContext) -> Result<T, InternalError> + Send + 'static,
) -> Result<T, InternalError> {
    let bot = bot.clone();
    match tokio::task::spawn_blocking(move || work(&bot)).await {
        Ok(done) => done,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // The runtime is going down, and this task with it.
            Err(_) => std::future::pending().await,
        },
    }
}
