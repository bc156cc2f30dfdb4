//! Updates a reply that shows the computer thinking, once the computer has moved.
//!
//! This is best effort: the outbox announces the move in any case.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::Builder as _;
use serenity::http::Http;
use tokio::time::{Instant, timeout_at};

use super::retry::retry;
use crate::discord::context::InteractionContext;
use crate::discord::rest::delivery_error::describe;
use crate::discord::rest::limits;
use crate::discord::views::card::match_card;
use crate::domain::Id;
use crate::service::Error;

/// Poll interval for moves made by another process.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// Waits for the computer's move, then replaces the reply to the interaction with the game.
pub(super) async fn follow(http: Arc<Http>, token: String, ctx: InteractionContext, game: Id) {
    let until = Instant::now() + limits::COMPUTER_UPDATE_TIMEOUT;
    // Subscribe before the first check, so no answer is missed.
    let mut answers = ctx.service.computers.answers();
    let service = Arc::clone(&ctx.service);
    loop {
        let service = Arc::clone(&service);
        let checked = tokio::task::spawn_blocking(move || service.computers.is_thinking(game)).await;
        match checked {
            Ok(Ok(false)) => break,
            Ok(Ok(true)) => {}
            Ok(Err(error)) => {
                return tracing::warn!(%game, %error, "cannot check whether the computer is thinking");
            }
            Err(_) => return,
        }
        // Moves made by other processes are not announced here.
        let shared = ctx.service.processes.is_clustered();
        let next_check = if shared { until.min(Instant::now() + POLL_INTERVAL) } else { until };
        match timeout_at(next_check, answers.wait_for(game)).await {
            Ok(true) => {}
            Err(_) if next_check < until => {}
            Ok(false) | Err(_) => return,
        }
    }
    let bot = ctx.bot().clone();
    let gate = Arc::clone(bot.discord_gate());
    let made = tokio::task::spawn_blocking(move || {
        ctx.span().clone().in_scope(|| Ok::<_, Error>(match_card(&ctx, &ctx.match_view(game)?)))
    });
    let Ok(Ok(card)) = made.await else { return };
    let Ok(card) = bot.picture_pool().draw(move || card.drawn()).await else { return };
    let edit = card.into_edit();
    let until = Instant::now() + limits::FOLLOWUP_TIMEOUT;
    if let Err(error) =
        retry(&gate, until, async || edit.clone().execute(&http, token.as_str()).await.map(drop)).await
    {
        tracing::debug!(%game, error = describe(error), "cannot show the computer's move in the reply");
    }
}
