//! Plays the computer's moves, and pings players it answered.
//!
//! Each game has at most one job, and the longest due job runs first, so a fast player's game
//! queues behind the others. A process claims a job before it thinks. If it is killed, the next
//! start takes the job over and chooses the same move.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::blocking;
use super::supervisor::Pulse;
use crate::bot::BotContext;
use crate::bot::think_pool::ThinkSlot;
use crate::domain::{ComputerJob, ComputerTask, ThinkRequest, Timestamp, UserError};
use crate::service::{ComputerMove, Error, InternalError};

/// Poll interval if nothing in this process wakes the job earlier. Another process or a moved clock
/// can make jobs due.
const POLL_INTERVAL: Duration = Duration::from_secs(5);

/// How long a claim outlasts the time limit per move. After that, the claiming process counts as
/// dead.
const CLAIM_MARGIN_MS: i64 = 60_000;

/// Maximum pings per round.
const MAX_PINGS: u32 = 50;

/// Thinks until shutdown, and leaves unfinished moves to the next start.
pub(crate) async fn run(bot: BotContext, mut pulse: Pulse) {
    log_error(blocking(&bot, |bot| bot.service().computers.release(bot.now())).await);
    let mut tasks = JoinSet::new();
    loop {
        pulse.beat();
        ping(&bot).await;
        loop {
            let job = due(&bot, ComputerTask::Move, 1).await.pop();
            // Reviews leave the next slot to a waiting game.
            bot.think_pool().set_live_game_waits(job.is_some());
            let Some(job) = job else { break };
            let Some(slot) = bot.think_pool().try_take() else { break };
            // Claim it first: the next query would find it again.
            if let Some(request) = claim(&bot, job).await {
                let (bot, pulse) = (bot.clone(), pulse.clone());
                tasks.spawn(async move { answer(&bot, job, request, slot, pulse).await });
            }
        }
        let wait = next_due(&bot).await;
        tokio::select! {
            done = tasks.join_next(), if !tasks.is_empty() => {
                if let Some(Err(error)) = done {
                    tracing::error!(%error, "computer move panicked");
                }
            }
            () = bot.service().computers.wait() => {}
            () = bot.think_pool().freed() => {}
            () = sleep(wait) => {}
            () = pulse.shutdown() => break,
        }
    }
    while tasks.join_next().await.is_some() {}
    log_error(blocking(&bot, |bot| bot.service().computers.release(bot.now())).await);
}

async fn due(bot: &BotContext, task: ComputerTask, limit: u32) -> Vec<ComputerJob> {
    if limit == 0 {
        return Vec::new();
    }
    let found = blocking(bot, move |bot| bot.service().computers.due(task, bot.now(), limit));
    log_error(found.await).unwrap_or_default()
}

async fn next_due(bot: &BotContext) -> Duration {
    let now = bot.now();
    let next = log_error(blocking(bot, move |bot| bot.service().computers.next_due(now)).await).flatten();
    let wait = next.map_or(POLL_INTERVAL, |next| Duration::from_millis((next.0 - now.0).unsigned_abs()));
    wait.min(POLL_INTERVAL)
}

/// Pings players who have been inactive since the computer's move.
async fn ping(bot: &BotContext) {
    for job in due(bot, ComputerTask::Ping, MAX_PINGS).await {
        let done = blocking(bot, move |bot| {
            let person = bot.service().computers.person_of(job.game)?;
            let last_active = person.and_then(|person| bot.activity().last(person));
            bot.service().computers.ping(&job, last_active, bot.now())
        });
        log_error(done.await);
    }
}

/// Claims a job and returns the position to think about.
async fn claim(bot: &BotContext, job: ComputerJob) -> Option<ThinkRequest> {
    let longest = bot.thinking().time_limit.as_millis() as i64;
    let claimed = blocking(bot, move |bot| {
        let now = bot.now();
        let until = Timestamp(now.0 + longest + CLAIM_MARGIN_MS);
        Ok(bot.service().computers.claim(&job, now, until))
    });
    match log_error(claimed.await)? {
        Ok(request) => request,
        Err(error) => {
            fail(bot, job, &reason(&error)).await;
            None
        }
    }
}

/// Thinks about a claimed job and plays the chosen move.
async fn answer(
    bot: &BotContext,
    job: ComputerJob,
    request: ThinkRequest,
    slot: ThinkSlot,
    mut pulse: Pulse,
) {
    let request = Arc::new(request);
    let started_at = tokio::time::Instant::now();
    let (cancel, (answer, chosen)) = (bot.foreground_gate().yielding_cancel(), oneshot::channel());
    let (asked, switch) = (Arc::clone(&request), cancel.clone());
    // The receiver may be gone after a timeout.
    let started = slot.think(move || drop(answer.send(asked.think(&switch))));
    if let Err(error) = started {
        return fail(bot, job, &error).await;
    }
    let chosen = tokio::select! {
        chosen = chosen => chosen,
        () = sleep(bot.thinking().time_limit) => {
            cancel.cancel();
            return fail(bot, job, &"timed out").await;
        }
        // The next start thinks again.
        () = pulse.shutdown() => return cancel.cancel(),
    };
    let chosen = match chosen {
        Ok(Ok(chosen)) => chosen,
        Ok(Err(error)) => return fail(bot, job, &format!("{error:?}")).await,
        Err(_) => return fail(bot, job, &"thinking panicked").await,
    };
    tracing::debug!(
        game = %job.game,
        level = request.level.number(),
        nodes = chosen.nodes,
        ms = started_at.elapsed().as_millis() as u64,
        "computer move chosen"
    );
    let played = blocking(bot, move |bot| {
        Ok((bot.service().computers.answer(&request, &chosen, bot.now()), request.game))
    });
    match log_error(played.await) {
        Some((Ok(ComputerMove::Played), _)) | None => {}
        Some((Ok(ComputerMove::Void), game)) => tracing::debug!(%game, "computer move obsolete"),
        Some((Err(error), _)) => fail(bot, job, &reason(&error)).await,
    }
}

/// Describes an error for the log. Rule errors only show their code, since their text may reveal
/// the computer's secrets.
fn reason(error: &Error) -> String {
    match error {
        Error::User(UserError::Rules(error)) => format!("its choice is illegal ({})", error.code()),
        error => error.to_string(),
    }
}

/// Logs the failure and schedules a retry.
async fn fail(bot: &BotContext, job: ComputerJob, why: &(dyn std::fmt::Display + Sync)) {
    tracing::error!(game = %job.game, attempts = job.attempts, %why, "computer move failed");
    log_error(
        blocking(bot, move |bot| bot.service().computers.fail(job.game, job.revision, bot.now())).await,
    );
}

fn log_error<T>(done: Result<T, InternalError>) -> Option<T> {
    done.map_err(|error| tracing::error!(%error, "cannot store computer job")).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_rules::{Observer, Rolls, Side, find};

    #[test]
    fn an_illegal_choice_is_not_logged() {
        let start = find("chakart").unwrap().start("deterministic", &mut Rolls::none()).unwrap();
        let error = start.view(Observer::Player(Side::First)).read("d1d7h").unwrap_err();
        let logged = reason(&Error::User(UserError::Rules(error.clone())));
        assert_eq!(logged, format!("its choice is illegal ({})", error.code()));
        assert!(!logged.contains("d7") && !logged.contains("d1"), "{logged}");
    }
}
