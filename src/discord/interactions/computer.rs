//! An answer that shows how the computer thinks becomes the game as it stands once the computer has moved. It is a
//! kindness to who is there: the notice of the move comes out of the outbox in any case.

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

/// How often it is looked for an answer that another process may have made.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// Waits for the computer's move, and shows the game in place of the answer to an interaction with this token.
pub(super) async fn follow(http: Arc<Http>, token: String, ctx: InteractionContext, game: Id) {
    let until = Instant::now() + limits::FOLLOW_COMPUTER_WITHIN;
    // Heard from before the first look: no answer falls between.
    let mut answers = ctx.service.computers.answers();
    let service = Arc::clone(&ctx.service);
    loop {
        let service = Arc::clone(&service);
        let looked = tokio::task::spawn_blocking(move || service.computers.is_thinking(game)).await;
        match looked {
            Ok(Ok(false)) => break,
            Ok(Ok(true)) => {}
            Ok(Err(error)) => {
                return tracing::warn!(%game, %error, "whether the computer thinks is not known");
            }
            Err(_) => return,
        }
        // Where another process may make the move, it is not heard of.
        let several = ctx.service.processes.are_several();
        let look = if several { until.min(Instant::now() + LOOK_EVERY) } else { until };
        match timeout_at(look, answers.wait_for(game)).await {
            Ok(true) => {}
            Err(_) if look < until => {}
            Ok(false) | Err(_) => return,
        }
    }
    let made = tokio::task::spawn_blocking(move || {
        ctx.span().clone().in_scope(|| Ok::<_, Error>(match_card(&ctx, &ctx.match_view(game)?)))
    });
    let Ok(Ok(card)) = made.await else { return };
    let edit = card.into_edit();
    let until = Instant::now() + limits::FOLLOW_WITHIN;
    if let Err(error) =
        retry(until, async || edit.clone().execute(&http, token.as_str()).await.map(drop)).await
    {
        tracing::debug!(%game, error = describe(error), "the computer's move is told by its notice alone");
    }
}
