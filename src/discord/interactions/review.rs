//! Updates a private reply with a review's progress until the review is complete.
//!
//! This is best effort: the button *Look again* does the same at any time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serenity::all::{ActionRowComponent, Builder as _, ButtonKind, Message};
use serenity::http::Http;
use tokio::time::{Instant, timeout_at};

use super::retry::retry;
use crate::bot::discord_gate::DiscordGate;
use crate::discord::buttons::reviews;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ButtonAction, CustomId, ReviewButton};
use crate::discord::reply::Reply;
use crate::discord::rest::delivery_error::{DeliveryError, describe, note_refusal};
use crate::discord::rest::limits;
use crate::domain::{Id, PlayerId};
use crate::service::Error;

/// Minimum interval between edits, and the poll interval for reviews made by another process.
const MIN_EDIT_INTERVAL: Duration = Duration::from_secs(4);

/// The replies that are being updated: only the latest one per player and game.
#[derive(Debug, Default)]
pub(super) struct ReviewAnswers {
    newest: Mutex<Newest>,
}

#[derive(Debug, Default)]
struct Newest {
    count: u64,
    numbers: HashMap<(PlayerId, Id), u64>,
}

/// A reply that is updated while it is the player's latest one about the game.
#[derive(Debug)]
pub(super) struct ReviewAnswer {
    answers: Arc<ReviewAnswers>,
    player: PlayerId,
    game: Id,
    number: u64,
}

impl ReviewAnswers {
    /// Starts to update a reply. An older one of the same player about the same game is no longer
    /// updated.
    pub(super) fn begin(self: &Arc<Self>, player: PlayerId, game: Id) -> ReviewAnswer {
        let answers = Arc::clone(self);
        let number = self.with(|newest| {
            newest.count += 1;
            newest.numbers.insert((player, game), newest.count);
            newest.count
        });
        ReviewAnswer { answers, player, game, number }
    }

    /// Stops updating all replies.
    pub(super) fn end(&self) {
        self.with(|newest| newest.numbers.clear());
    }

    fn with<T>(&self, use_newest: impl FnOnce(&mut Newest) -> T) -> T {
        use_newest(&mut self.newest.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl ReviewAnswer {
    fn is_newest(&self) -> bool {
        let key = (self.player, self.game);
        self.answers.with(|newest| newest.numbers.get(&key) == Some(&self.number))
    }
}

impl Drop for ReviewAnswer {
    fn drop(&mut self) {
        if self.is_newest() {
            self.answers.with(|newest| newest.numbers.remove(&(self.player, self.game)));
        }
    }
}

enum ReviewUpdate {
    /// No change to show.
    Nothing,
    /// The progress, with the number of reviewed records.
    Progress(Reply, usize),
    /// The complete review.
    Complete(Reply),
    /// The review was abandoned, or the player may not see it.
    Over,
}

enum EditResult {
    Shown,
    /// A temporary failure; try again later.
    Retry,
    /// The reply was deleted or shows something else now.
    Gone,
}

/// Updates the reply to the interaction with the review's progress until it is complete, or `until`
/// is past.
pub(super) async fn follow(
    http: Arc<Http>,
    token: String,
    mut ctx: InteractionContext,
    answer: ReviewAnswer,
    until: Instant,
) {
    let game = answer.game;
    // Subscribe before the first check, so no progress is missed.
    let mut made = ctx.service.computers.answers();
    // The reply has just shown the progress.
    let (mut shown_count, mut next_edit) = (None, Instant::now() + MIN_EDIT_INTERVAL);
    loop {
        let due = Instant::now() >= next_edit;
        let checked = tokio::task::spawn_blocking(move || {
            let checked = ctx.span().clone().in_scope(|| check(&ctx, game, shown_count, due));
            (ctx, checked)
        });
        let Ok((back, checked)) = checked.await else { return };
        ctx = back;
        let shown = match checked {
            Ok(ReviewUpdate::Nothing) => None,
            Ok(ReviewUpdate::Progress(card, made)) => Some((card, Some(made))),
            Ok(ReviewUpdate::Complete(card)) => Some((card, None)),
            Ok(ReviewUpdate::Over) => return,
            Err(error) => return tracing::debug!(%game, ?error, "cannot load review progress"),
        };
        if !answer.is_newest() {
            return;
        }
        if let Some((card, made)) = shown {
            match (edit(ctx.bot().discord_gate(), (&http, &token), game, card).await, made) {
                (EditResult::Gone, _) | (EditResult::Shown, None) => return,
                (EditResult::Shown, made) => shown_count = made,
                (EditResult::Retry, _) => {}
            }
            next_edit = Instant::now() + MIN_EDIT_INTERVAL;
        }
        let check_at = if due { Instant::now() + MIN_EDIT_INTERVAL } else { next_edit };
        if check_at >= until || timeout_at(check_at, made.wait_for(game)).await == Ok(false) {
            return;
        }
    }
}

/// Checks a review. `shown` is the number of records shown so far; progress is only returned if an
/// edit is `due`.
fn check(
    ctx: &InteractionContext,
    game: Id,
    shown_count: Option<usize>,
    due: bool,
) -> Result<ReviewUpdate, Error> {
    let Some(progress) = ctx.service.reviews.progress(game)?.filter(|stored| !stored.is_given_up()) else {
        return Ok(ReviewUpdate::Over);
    };
    let made = progress.made.len();
    if !progress.is_done() && (!due || shown_count == Some(made)) {
        return Ok(ReviewUpdate::Nothing);
    }
    let card = match reviews::card(ctx, game) {
        Ok(card) => card,
        Err(Error::User(_)) => return Ok(ReviewUpdate::Over),
        Err(error) => return Err(error),
    };
    // The card may be newer than `progress`.
    Ok(if card.awaits.is_some() { ReviewUpdate::Progress(card, made) } else { ReviewUpdate::Complete(card) })
}

/// Replaces the reply with `card` if it still shows the review's progress.
async fn edit(gate: &DiscordGate, (http, token): (&Http, &str), game: Id, card: Reply) -> EditResult {
    let failed = |error: serenity::Error| {
        note_refusal(gate, &error);
        let temporary = DeliveryError::is_temporary(&error);
        tracing::debug!(%game, temporary, error = describe(error), "cannot update review progress");
        if temporary { EditResult::Retry } else { EditResult::Gone }
    };
    if gate.closure().is_some() {
        return EditResult::Retry;
    }
    match http.get_original_interaction_response(token).await {
        Ok(message) if shows_progress(&message, game) => {}
        Ok(_) => return EditResult::Gone,
        Err(error) => return failed(error),
    }
    let edit = card.into_edit();
    let until = Instant::now() + limits::FOLLOWUP_TIMEOUT;
    match retry(gate, until, async || edit.clone().execute(http, token).await.map(drop)).await {
        Ok(()) => EditResult::Shown,
        Err(error) => failed(error),
    }
}

/// Whether a message has the button to check a game's review again.
fn shows_progress(message: &Message, game: Id) -> bool {
    let parts = message.components.iter().flat_map(|row| &row.components);
    let ids = parts.filter_map(|part| match part {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => custom_id.parse::<CustomId>().ok(),
            _ => None,
        },
        _ => None,
    });
    ids.into_iter()
        .any(|id| id.subject == game && matches!(id.action, ButtonAction::Reviews(ReviewButton::Again)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALICE: PlayerId = PlayerId(1);

    #[test]
    fn only_the_latest_reply_about_a_game_is_updated() {
        let answers = Arc::new(ReviewAnswers::default());
        let first = answers.begin(ALICE, Id(7));
        let others = [answers.begin(ALICE, Id(8)), answers.begin(PlayerId(2), Id(7))];
        assert!(first.is_newest());
        let second = answers.begin(ALICE, Id(7));
        assert!(!first.is_newest() && second.is_newest());
        // Dropping the older one doesn't affect the newer one.
        drop(first);
        assert!(second.is_newest() && others.iter().all(ReviewAnswer::is_newest));
        drop(second);
        assert_eq!(answers.with(|newest| newest.numbers.len()), 2);
        answers.end();
        assert!(!others.iter().any(ReviewAnswer::is_newest));
    }

    #[test]
    fn edits_respect_the_rate_limit_and_token_lifetime() {
        // Discord allows five requests in two seconds per webhook, and an edit takes two.
        assert!(MIN_EDIT_INTERVAL >= Duration::from_secs(2));
        assert!(MIN_EDIT_INTERVAL <= Duration::from_secs(10), "players see progress");
        let life = Duration::from_secs(15 * 60);
        let last = limits::REVIEW_UPDATE_TIMEOUT + limits::REQUEST_TIMEOUT + limits::FOLLOWUP_TIMEOUT;
        assert!(last <= life && 2 * limits::REVIEW_UPDATE_TIMEOUT > life);
    }
}
