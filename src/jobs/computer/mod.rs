//! Lets the computer think and move where it is on turn, and pings people whom it answered.
//!
//! Each game has one job at most, and the longest due comes first: a game whose player answers quickly takes its
//! place behind the others. A process claims a job before it thinks; one that is killed leaves it, and the next start
//! takes it up and chooses the same.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::blocking;
use super::supervisor::Pulse;
use crate::bot::BotContext;
use crate::bot::think_pool::ThinkPlace;
use crate::domain::{ComputerJob, ComputerTask, ThinkRequest, Timestamp, UserError};
use crate::service::{ComputerMove, Error, InternalError};

/// How often the store is asked when nothing in this process says that the computer is on turn: another process, or
/// a clock that was set, may have made something due.
const ASK_EVERY: Duration = Duration::from_secs(5);

/// How long a claim outlasts the longest thought: then the process is taken for dead.
const CLAIM_SPARE_MS: i64 = 60_000;

/// The most pings in one look.
const PINGS: u32 = 50;

/// Thinks until the bot leaves; what is thought about then is left to the next start.
pub(crate) async fn run(bot: BotContext, mut pulse: Pulse) {
    logged(blocking(&bot, |bot| bot.service().computers.release(bot.now())).await);
    let mut thoughts = JoinSet::new();
    loop {
        pulse.beat();
        ping(&bot).await;
        loop {
            let job = due(&bot, ComputerTask::Move, 1).await.pop();
            // Reviews leave the next place to a game that waits.
            bot.think_pool().set_wanted(job.is_some());
            let Some(job) = job else { break };
            let Some(place) = bot.think_pool().try_take() else { break };
            // Claimed before the next look, which would find it again.
            if let Some(request) = claim(&bot, job).await {
                let (bot, pulse) = (bot.clone(), pulse.clone());
                thoughts.spawn(async move { answer(&bot, job, request, place, pulse).await });
            }
        }
        let wait = next_due(&bot).await;
        tokio::select! {
            done = thoughts.join_next(), if !thoughts.is_empty() => {
                if let Some(Err(error)) = done {
                    tracing::error!(%error, "answering for the computer panicked");
                }
            }
            () = bot.service().computers.wait() => {}
            () = bot.think_pool().freed() => {}
            () = sleep(wait) => {}
            () = pulse.leaving() => break,
        }
    }
    while thoughts.join_next().await.is_some() {}
    logged(blocking(&bot, |bot| bot.service().computers.release(bot.now())).await);
}

async fn due(bot: &BotContext, task: ComputerTask, limit: u32) -> Vec<ComputerJob> {
    if limit == 0 {
        return Vec::new();
    }
    let found = blocking(bot, move |bot| bot.service().computers.due(task, bot.now(), limit));
    logged(found.await).unwrap_or_default()
}

async fn next_due(bot: &BotContext) -> Duration {
    let now = bot.now();
    let next = logged(blocking(bot, move |bot| bot.service().computers.next_due(now)).await).flatten();
    let wait = next.map_or(ASK_EVERY, |next| Duration::from_millis((next.0 - now.0).unsigned_abs()));
    wait.min(ASK_EVERY)
}

/// Pings people whose turn it is and who gave no sign since.
async fn ping(bot: &BotContext) {
    for job in due(bot, ComputerTask::Ping, PINGS).await {
        let done = blocking(bot, move |bot| {
            let person = bot.service().computers.person_of(job.game)?;
            let sign = person.and_then(|person| bot.presence().last(person));
            bot.service().computers.ping(&job, sign, bot.now())
        });
        logged(done.await);
    }
}

/// Takes a job, and returns what the computer is asked.
async fn claim(bot: &BotContext, job: ComputerJob) -> Option<ThinkRequest> {
    let longest = bot.thinking().longest.as_millis() as i64;
    let claimed = blocking(bot, move |bot| {
        let now = bot.now();
        let until = Timestamp(now.0 + longest + CLAIM_SPARE_MS);
        Ok(bot.service().computers.claim(&job, now, until))
    });
    match logged(claimed.await)? {
        Ok(request) => request,
        Err(error) => {
            fail(bot, job, &reason(&error)).await;
            None
        }
    }
}

/// Thinks about a job that was claimed, and plays what came of it.
async fn answer(
    bot: &BotContext,
    job: ComputerJob,
    request: ThinkRequest,
    place: ThinkPlace,
    mut pulse: Pulse,
) {
    let request = Arc::new(request);
    let began = tokio::time::Instant::now();
    let (cancel, (answer, chosen)) = (bot.open_answers().polite_switch(), oneshot::channel());
    let (asked, switch) = (Arc::clone(&request), cancel.clone());
    // Whoever asked may be gone.
    let begun = place.think(move || drop(answer.send(asked.think(&switch))));
    if let Err(error) = begun {
        return fail(bot, job, &error).await;
    }
    let chosen = tokio::select! {
        chosen = chosen => chosen,
        () = sleep(bot.thinking().longest) => {
            cancel.cancel();
            return fail(bot, job, &"it took too long").await;
        }
        // The next start thinks again.
        () = pulse.leaving() => return cancel.cancel(),
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
        ms = began.elapsed().as_millis() as u64,
        "the computer chose"
    );
    let played = blocking(bot, move |bot| {
        Ok((bot.service().computers.answer(&request, &chosen, bot.now()), request.game))
    });
    match logged(played.await) {
        Some((Ok(ComputerMove::Played), _)) | None => {}
        Some((Ok(ComputerMove::Void), game)) => tracing::debug!(%game, "the computer's move came too late"),
        Some((Err(error), _)) => fail(bot, job, &reason(&error)).await,
    }
}

/// Why an action failed, for the log: of what the rules refuse only their code, for the rest may tell what the
/// computer alone sees.
fn reason(error: &Error) -> String {
    match error {
        Error::User(UserError::Rules(error)) => format!("its choice is not legal ({})", error.code()),
        error => error.to_string(),
    }
}

/// Logs that the computer found no move, and stores when it tries again.
async fn fail(bot: &BotContext, job: ComputerJob, why: &(dyn std::fmt::Display + Sync)) {
    tracing::error!(game = %job.game, attempts = job.attempts, %why, "the computer finds no move");
    logged(blocking(bot, move |bot| bot.service().computers.fail(job.game, job.revision, bot.now())).await);
}

/// The result, or nothing and a line for the operator.
fn logged<T>(done: Result<T, InternalError>) -> Option<T> {
    done.map_err(|error| tracing::error!(%error, "a job of the computer could not be stored")).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_rules::{Observer, Rolls, Side, find};

    #[test]
    fn the_log_tells_nothing_of_a_choice_that_the_rules_refuse() {
        let start = find("chakart").unwrap().start("deterministic", &mut Rolls::none()).unwrap();
        let refused = start.view(Observer::Player(Side::First)).read("d1d7h").unwrap_err();
        let told = reason(&Error::User(UserError::Rules(refused.clone())));
        assert_eq!(told, format!("its choice is not legal ({})", refused.code()));
        assert!(!told.contains("d7") && !told.contains("d1"), "{told}");
    }
}
