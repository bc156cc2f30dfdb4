//! Reviews finished games on request, at lower priority than live games.
//!
//! It thinks about one position at a time, in slots no live game needs, and alternates between games.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::{Instant, sleep};

use super::blocking;
use super::supervisor::Pulse;
use crate::bot::BotContext;
use crate::bot::think_pool::ThinkSlot;
use crate::domain::{
    Effort, Id, PositionJudgement, ReviewProgress, ReviewTask, SeenMove, Timestamp, review_seen,
};
use crate::service::InternalError;

/// Poll interval if nothing in this process wakes the job earlier.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// Time spent on one game before its progress is stored and the next game is due.
const TIME_SLICE: Duration = Duration::from_secs(2);

/// How long a claim outlasts the time limit per move. After that, the claiming process counts as
/// dead.
const CLAIM_MARGIN_MS: i64 = 60_000;

enum ThinkResult {
    /// `None` if the rules can't judge the move, or if a second judgement takes too long.
    Reviewed(Option<PositionJudgement>),
    /// The next start continues.
    ShuttingDown,
    /// Failed for this reason.
    Failed(String),
}

/// Reviews until shutdown. The next start continues.
pub(crate) async fn run(bot: BotContext, mut pulse: Pulse) {
    log_error(blocking(&bot, |bot| bot.service().reviews.release(bot.now())).await);
    while !pulse.is_shutting_down() {
        pulse.beat();
        if let Some(id) =
            log_error(blocking(&bot, |bot| bot.service().reviews.due(bot.now())).await).flatten()
        {
            review(&bot, id, &mut pulse).await;
            continue;
        }
        let wait = next_due(&bot).await;
        tokio::select! {
            () = bot.service().reviews.wait() => {}
            () = sleep(wait) => {}
            () = pulse.shutdown() => break,
        }
    }
    log_error(blocking(&bot, |bot| bot.service().reviews.release(bot.now())).await);
}

async fn next_due(bot: &BotContext) -> Duration {
    let now = bot.now();
    let next = log_error(blocking(bot, move |bot| bot.service().reviews.next_due(now)).await).flatten();
    let wait = next.map_or(POLL_INTERVAL, |next| Duration::from_millis((next.0 - now.0).unsigned_abs()));
    wait.min(POLL_INTERVAL)
}

/// Continues the review of a game for one time slice.
async fn review(bot: &BotContext, id: Id, pulse: &mut Pulse) {
    let longest = (TIME_SLICE + bot.thinking().time_limit).as_millis() as i64;
    let claimed = blocking(bot, move |bot| {
        let now = bot.now();
        Ok(bot.service().reviews.claim(id, now, Timestamp(now.0 + longest + CLAIM_MARGIN_MS)))
    });
    let (mut progress, seen) = match log_error(claimed.await) {
        Some(Ok(Some(claimed))) => claimed,
        Some(Ok(None)) | None => return,
        Some(Err(error)) => return fail(bot, id, &error).await,
    };
    let seen: Vec<_> = seen.into_iter().map(Arc::new).collect();
    let until = Instant::now() + TIME_SLICE;
    while Instant::now() < until {
        let Some(task) = progress.next() else { break };
        // Only a corrupt store has fewer moves than were counted.
        let Some(next) = seen.get(task.index) else {
            return fail(bot, id, &"fewer moves stored than counted").await;
        };
        let Some(slot) = wait_for_slot(bot, pulse).await else { break };
        match think(bot, (task, next, seen.len()), slot, pulse).await {
            ThinkResult::Reviewed(judged) => progress.push(task, next, judged),
            ThinkResult::ShuttingDown => break,
            ThinkResult::Failed(why) => {
                save(bot, progress).await;
                return fail(bot, id, &why).await;
            }
        }
    }
    progress.attempts = 0;
    save(bot, progress).await;
}

/// Waits for a slot no live game needs. Returns `None` on shutdown.
async fn wait_for_slot(bot: &BotContext, pulse: &mut Pulse) -> Option<ThinkSlot> {
    loop {
        pulse.beat();
        if let Some(slot) = bot.think_pool().try_take_spare() {
            return Some(slot);
        }
        tokio::select! {
            () = bot.think_pool().spare_freed() => {}
            () = sleep(POLL_INTERVAL) => {}
            () = pulse.shutdown() => return None,
        }
    }
}

async fn think(
    bot: &BotContext,
    (task, seen, positions): (ReviewTask, &Arc<SeenMove>, usize),
    slot: ThinkSlot,
    pulse: &mut Pulse,
) -> ThinkResult {
    let (cancel, (answer, result)) = (bot.foreground_gate().yielding_cancel(), oneshot::channel());
    let (asked, switch) = (Arc::clone(seen), cancel.clone());
    // The receiver may be gone after a timeout.
    let started = slot.think(move || drop(answer.send(review_seen(&asked, positions, task.effort, &switch))));
    if let Err(error) = started {
        return ThinkResult::Failed(error);
    }
    tokio::select! {
        result = result => match result {
            Ok(reviewed) => ThinkResult::Reviewed(reviewed),
            Err(_) => ThinkResult::Failed("reviewing panicked".to_owned()),
        },
        () = sleep(bot.thinking().time_limit) => {
            cancel.cancel();
            match task.effort {
                Effort::Base => ThinkResult::Failed("timed out".to_owned()),
                // A slow machine keeps the first judgement.
                Effort::BestLevel => ThinkResult::Reviewed(None),
            }
        }
        () = pulse.shutdown() => {
            cancel.cancel();
            ThinkResult::ShuttingDown
        }
    }
}

async fn save(bot: &BotContext, progress: ReviewProgress) {
    log_error(blocking(bot, move |bot| bot.service().reviews.store_progress(&progress, bot.now())).await);
}

/// Logs the failure and schedules a retry.
async fn fail(bot: &BotContext, id: Id, why: &(dyn std::fmt::Display + Sync)) {
    tracing::error!(game = %id, %why, "cannot review game");
    let abandoned = log_error(blocking(bot, move |bot| bot.service().reviews.fail(id, bot.now())).await);
    if abandoned == Some(true) {
        tracing::warn!(game = %id, "review abandoned until requested again");
    }
}

fn log_error<T>(done: Result<T, InternalError>) -> Option<T> {
    done.map_err(|error| tracing::error!(%error, "cannot store review")).ok()
}
