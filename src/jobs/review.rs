//! Reviews finished games that someone asked for, behind all games that go on: a move at a time, each at a place that
//! no live game wants, and a few moves of each game in turn.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::{Instant, sleep};

use super::blocking;
use super::supervisor::Pulse;
use crate::bot::BotContext;
use crate::bot::think_pool::ThinkPlace;
use crate::domain::{Id, MoveReview, ReviewProgress, SeenMove, Timestamp, review_seen};
use crate::service::InternalError;

/// How often the store is asked when nothing in this process says that there is a review to make.
const ASK_EVERY: Duration = Duration::from_secs(1);

/// How long one game is reviewed before the next one has its turn, and what was made is stored.
const SLICE: Duration = Duration::from_secs(2);

/// How long a claim outlasts the longest thought: then the process is taken for dead.
const CLAIM_SPARE_MS: i64 = 60_000;

/// What came of thinking about one move.
enum MoveThought {
    /// It was reviewed; nothing where the rules do not know it.
    Reviewed(Option<MoveReview>),
    /// The bot leaves: the next start goes on.
    Leaving,
    /// Why nothing came of it.
    Failed(String),
}

/// Reviews until the bot leaves; the next start goes on with what is left.
pub(crate) async fn run(bot: BotContext, mut pulse: Pulse) {
    logged(blocking(&bot, |bot| bot.service().reviews.release(bot.now())).await);
    while !pulse.is_leaving() {
        pulse.beat();
        if let Some(id) = logged(blocking(&bot, |bot| bot.service().reviews.due(bot.now())).await).flatten() {
            review(&bot, id, &mut pulse).await;
            continue;
        }
        let wait = next_due(&bot).await;
        tokio::select! {
            () = bot.service().reviews.wait() => {}
            () = sleep(wait) => {}
            () = pulse.leaving() => break,
        }
    }
    logged(blocking(&bot, |bot| bot.service().reviews.release(bot.now())).await);
}

async fn next_due(bot: &BotContext) -> Duration {
    let now = bot.now();
    let next = logged(blocking(bot, move |bot| bot.service().reviews.next_due(now)).await).flatten();
    let wait = next.map_or(ASK_EVERY, |next| Duration::from_millis((next.0 - now.0).unsigned_abs()));
    wait.min(ASK_EVERY)
}

/// Goes on with the review of a game for a while.
async fn review(bot: &BotContext, id: Id, pulse: &mut Pulse) {
    let longest = (SLICE + bot.thinking().longest).as_millis() as i64;
    let claimed = blocking(bot, move |bot| {
        let now = bot.now();
        Ok(bot.service().reviews.claim(id, now, Timestamp(now.0 + longest + CLAIM_SPARE_MS)))
    });
    let (mut progress, seen) = match logged(claimed.await) {
        Some(Ok(Some(claimed))) => claimed,
        Some(Ok(None)) | None => return,
        Some(Err(error)) => return fail(bot, id, &error).await,
    };
    let seen: Vec<_> = seen.into_iter().map(Arc::new).collect();
    let until = Instant::now() + SLICE;
    while !progress.is_done() && Instant::now() < until {
        // Fewer than were counted only where the store is damaged.
        let Some(next) = seen.get(progress.made.len()) else {
            return fail(bot, id, &"it has fewer records than were counted").await;
        };
        let Some(place) = place(bot, pulse).await else { break };
        match think(bot, next, seen.len(), place, pulse).await {
            MoveThought::Reviewed(reviewed) => progress.push(next, reviewed),
            MoveThought::Leaving => break,
            MoveThought::Failed(why) => {
                keep(bot, progress).await;
                return fail(bot, id, &why).await;
            }
        }
    }
    progress.attempts = 0;
    keep(bot, progress).await;
}

/// A place to think at that no live game wants; nothing where the bot leaves.
async fn place(bot: &BotContext, pulse: &mut Pulse) -> Option<ThinkPlace> {
    loop {
        pulse.beat();
        if let Some(place) = bot.think_pool().try_take_spare() {
            return Some(place);
        }
        tokio::select! {
            () = bot.think_pool().freed_spare() => {}
            () = sleep(ASK_EVERY) => {}
            () = pulse.leaving() => return None,
        }
    }
}

async fn think(
    bot: &BotContext,
    seen: &Arc<SeenMove>,
    records: usize,
    place: ThinkPlace,
    pulse: &mut Pulse,
) -> MoveThought {
    let (cancel, (answer, thought)) = (bot.open_answers().polite_switch(), oneshot::channel());
    let (asked, switch) = (Arc::clone(seen), cancel.clone());
    // Whoever asked may be gone.
    let begun = place.think(move || drop(answer.send(review_seen(&asked, records, &switch))));
    if let Err(error) = begun {
        return MoveThought::Failed(error);
    }
    tokio::select! {
        thought = thought => match thought {
            Ok(reviewed) => MoveThought::Reviewed(reviewed),
            Err(_) => MoveThought::Failed("reviewing panicked".to_owned()),
        },
        () = sleep(bot.thinking().longest) => {
            cancel.cancel();
            MoveThought::Failed("it took too long".to_owned())
        }
        () = pulse.leaving() => {
            cancel.cancel();
            MoveThought::Leaving
        }
    }
}

async fn keep(bot: &BotContext, progress: ReviewProgress) {
    logged(blocking(bot, move |bot| bot.service().reviews.keep(&progress, bot.now())).await);
}

/// Logs that a review failed, and stores when it is tried again.
async fn fail(bot: &BotContext, id: Id, why: &(dyn std::fmt::Display + Sync)) {
    tracing::error!(game = %id, %why, "a game could not be reviewed");
    let given_up = logged(blocking(bot, move |bot| bot.service().reviews.fail(id, bot.now())).await);
    if given_up == Some(true) {
        tracing::warn!(game = %id, "its review is given up until someone asks again");
    }
}

/// The result, or nothing and a line for the operator.
fn logged<T>(done: Result<T, InternalError>) -> Option<T> {
    done.map_err(|error| tracing::error!(%error, "a review could not be stored")).ok()
}
