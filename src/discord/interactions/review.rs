//! A private answer that tells how far a review came keeps up with it, and becomes the review once that is whole. It
//! is a kindness to who is there: *Look again* does the same at any time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serenity::all::{ActionRowComponent, Builder as _, ButtonKind, Message};
use serenity::http::Http;
use tokio::time::{Instant, timeout_at};

use super::retry::retry;
use crate::discord::buttons::reviews;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ButtonAction, CustomId, ReviewButton};
use crate::discord::reply::Reply;
use crate::discord::rest::delivery_error::{DeliveryError, describe};
use crate::discord::rest::limits;
use crate::domain::{Id, PlayerId};
use crate::service::Error;

/// The shortest time between two edits that tell how far the review came, and between two looks at it where nothing
/// says that more was made: another process may make it.
const EDIT_EVERY: Duration = Duration::from_secs(4);

/// Which answers keep up with a review: of one person and game the newest alone.
#[derive(Debug, Default)]
pub(super) struct ReviewAnswers {
    newest: Mutex<Newest>,
}

#[derive(Debug, Default)]
struct Newest {
    count: u64,
    numbers: HashMap<(PlayerId, Id), u64>,
}

/// An answer that keeps up with a review while it is its person's newest about the game.
#[derive(Debug)]
pub(super) struct ReviewAnswer {
    answers: Arc<ReviewAnswers>,
    player: PlayerId,
    game: Id,
    number: u64,
}

impl ReviewAnswers {
    /// Begins to keep up; an older answer to the same person about the same game stays as it is from now on.
    pub(super) fn begin(self: &Arc<Self>, player: PlayerId, game: Id) -> ReviewAnswer {
        let answers = Arc::clone(self);
        let number = self.with(|newest| {
            newest.count += 1;
            newest.numbers.insert((player, game), newest.count);
            newest.count
        });
        ReviewAnswer { answers, player, game, number }
    }

    /// Ends them all.
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

/// What a look at a review found.
enum ReviewNews {
    /// Nothing to tell now.
    Nothing,
    /// How far it came: so many records were reviewed.
    Progress(Reply, usize),
    /// All of it.
    Whole(Reply),
    /// No one makes it any more, or its reader may not see it.
    Over,
}

/// What became of an edit.
enum EditResult {
    /// Its reader sees it.
    Shown,
    /// It may be taken later.
    Later,
    /// The answer is gone, or its reader went on to something else in its place.
    Left,
}

/// Keeps the answer to an interaction with this token up with a review until it is whole, or `until`.
pub(super) async fn follow(
    http: Arc<Http>,
    token: String,
    mut ctx: InteractionContext,
    answer: ReviewAnswer,
    until: Instant,
) {
    let game = answer.game;
    // Heard from before the first look: nothing that is made falls between.
    let mut made = ctx.service.computers.answers();
    // The answer has just told how far it is.
    let (mut told, mut next_edit) = (None, Instant::now() + EDIT_EVERY);
    loop {
        let due = Instant::now() >= next_edit;
        let looked = tokio::task::spawn_blocking(move || {
            let looked = ctx.span().clone().in_scope(|| look(&ctx, game, told, due));
            (ctx, looked)
        });
        let Ok((back, looked)) = looked.await else { return };
        ctx = back;
        let shown = match looked {
            Ok(ReviewNews::Nothing) => None,
            Ok(ReviewNews::Progress(card, made)) => Some((card, Some(made))),
            Ok(ReviewNews::Whole(card)) => Some((card, None)),
            Ok(ReviewNews::Over) => return,
            Err(error) => return tracing::debug!(%game, ?error, "an answer keeps up with no review any more"),
        };
        if !answer.is_newest() {
            return;
        }
        if let Some((card, made)) = shown {
            match (edit(&http, &token, game, card).await, made) {
                (EditResult::Left, _) | (EditResult::Shown, None) => return,
                (EditResult::Shown, made) => told = made,
                (EditResult::Later, _) => {}
            }
            next_edit = Instant::now() + EDIT_EVERY;
        }
        let look_at = if due { Instant::now() + EDIT_EVERY } else { next_edit };
        if look_at >= until || timeout_at(look_at, made.wait_for(game)).await == Ok(false) {
            return;
        }
    }
}

/// Looks at a review of which `told` records were told; how far it came is only told where an edit is due.
fn look(ctx: &InteractionContext, game: Id, told: Option<usize>, due: bool) -> Result<ReviewNews, Error> {
    let Some(progress) = ctx.service.reviews.progress(game)?.filter(|stored| !stored.is_given_up()) else {
        return Ok(ReviewNews::Over);
    };
    let made = progress.made.len();
    if !progress.is_done() && (!due || told == Some(made)) {
        return Ok(ReviewNews::Nothing);
    }
    let card = match reviews::card(ctx, game) {
        Ok(card) => card,
        Err(Error::User(_)) => return Ok(ReviewNews::Over),
        Err(error) => return Err(error),
    };
    // What was stored meanwhile is on the card as well.
    Ok(if card.awaits.is_some() { ReviewNews::Progress(card, made) } else { ReviewNews::Whole(card) })
}

/// Puts a card where the answer is, if that still shows how far the review of the game came.
async fn edit(http: &Http, token: &str, game: Id, card: Reply) -> EditResult {
    let failed = |error: serenity::Error| {
        let later = DeliveryError::may_pass(&error);
        tracing::debug!(%game, later, error = describe(error), "how far a review came could not be told");
        if later { EditResult::Later } else { EditResult::Left }
    };
    match http.get_original_interaction_response(token).await {
        Ok(message) if shows_progress(&message, game) => {}
        Ok(_) => return EditResult::Left,
        Err(error) => return failed(error),
    }
    let edit = card.into_edit();
    let until = Instant::now() + limits::FOLLOW_WITHIN;
    match retry(until, async || edit.clone().execute(http, token).await.map(drop)).await {
        Ok(()) => EditResult::Shown,
        Err(error) => failed(error),
    }
}

/// Whether a message offers to look again at the review of a game.
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
    fn the_newest_answer_of_a_person_about_a_game_alone_keeps_up() {
        let answers = Arc::new(ReviewAnswers::default());
        let first = answers.begin(ALICE, Id(7));
        let others = [answers.begin(ALICE, Id(8)), answers.begin(PlayerId(2), Id(7))];
        assert!(first.is_newest());
        let second = answers.begin(ALICE, Id(7));
        assert!(!first.is_newest() && second.is_newest());
        // The end of the older one is none of the newer one's.
        drop(first);
        assert!(second.is_newest() && others.iter().all(ReviewAnswer::is_newest));
        drop(second);
        assert_eq!(answers.with(|newest| newest.numbers.len()), 2);
        answers.end();
        assert!(!others.iter().any(ReviewAnswer::is_newest));
    }

    #[test]
    fn edits_stay_far_below_discords_limit_and_within_a_tokens_life() {
        // Five requests in two seconds are what Discord takes of one webhook; an edit is two.
        assert!(EDIT_EVERY >= Duration::from_secs(2));
        assert!(EDIT_EVERY <= Duration::from_secs(10), "a person sees it move");
        let life = Duration::from_secs(15 * 60);
        let last = limits::FOLLOW_REVIEW_WITHIN + limits::REQUEST_TIMEOUT + limits::FOLLOW_WITHIN;
        assert!(last <= life && 2 * limits::FOLLOW_REVIEW_WITHIN > life);
    }
}
