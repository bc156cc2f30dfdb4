//! Sends what is owed: each message once, in the order of the deeds in its channel.
//!
//! A letter's id is its message's nonce, so that a message that went out just before a crash is
//! not posted a second time. What fails is tried again, slower and slower, until it goes out.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ChannelId as DiscordChannel, EditMessage, MessageId as DiscordMessage};
use serenity::http::{Http, HttpError};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::desk::Desk;
use crate::clock;
use crate::matches::{ChannelId, MessageId, Timestamp};
use crate::service::{Failure, Fault};
use crate::store::{Letter, Posted};

/// Messages under way at once; each goes to another channel.
const AT_ONCE: u32 = 16;

/// The longest time between two tries.
const SLOWEST: Duration = Duration::from_secs(3600);

/// How often the store is asked when nobody says that something is owed: another process may
/// owe, too.
const ASK_EVERY: Duration = Duration::from_secs(30);

/// How often old rows are forgotten.
const PRUNE_EVERY: Duration = Duration::from_secs(3600);

/// Sends until `stop` says so; what is under way is finished.
pub(super) async fn run(desk: Desk, http: Arc<Http>, mut stop: watch::Receiver<bool>) {
    let mut pruned: Option<tokio::time::Instant> = None;
    while !*stop.borrow() {
        if pruned.is_none_or(|at| at.elapsed() >= PRUNE_EVERY) {
            pruned = Some(tokio::time::Instant::now());
            log_fault(blocking(&desk, |desk| desk.service().prune(clock::now())).await);
        }
        let letters =
            log_fault(blocking(&desk, |desk| desk.service().due_letters(clock::now(), AT_ONCE)).await);
        let letters = letters.unwrap_or_default();
        if letters.is_empty() {
            let wait = wait_time(&desk).await;
            tokio::select! {
                () = desk.service().owes() => {}
                () = tokio::time::sleep(wait) => {}
                _ = stop.changed() => {}
            }
            continue;
        }
        let mut sending = JoinSet::new();
        for letter in letters {
            sending.spawn(deliver(desk.clone(), Arc::clone(&http), letter));
        }
        while let Some(done) = sending.join_next().await {
            if let Err(error) = done {
                tracing::error!(%error, "sending a message panicked");
                // Without a pause a letter that always panics would spin.
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

async fn wait_time(desk: &Desk) -> Duration {
    let due = log_fault(blocking(desk, |desk| desk.service().next_due()).await).flatten();
    let left =
        due.map_or(ASK_EVERY, |due| Duration::from_millis((due.0 - clock::now().0).max(0).unsigned_abs()));
    left.clamp(Duration::from_millis(20), ASK_EVERY)
}

async fn blocking<T: Send + 'static>(
    desk: &Desk,
    work: impl FnOnce(&Desk) -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    let desk = desk.clone();
    match tokio::task::spawn_blocking(move || work(&desk)).await {
        Ok(done) => done,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // The runtime is going down, and this task with it.
            Err(_) => std::future::pending().await,
        },
    }
}

fn log_fault<T>(done: Result<T, Fault>) -> Option<T> {
    done.map_err(|fault| tracing::error!(%fault, "outbox")).ok()
}

async fn deliver(desk: Desk, http: Arc<Http>, letter: Letter) {
    let id = letter.id;
    let rendered = {
        let (desk, letter) = (desk.clone(), letter.clone());
        tokio::task::spawn_blocking(move || desk.letter(&letter, clock::now())).await
    };
    let reply = match rendered {
        Ok(Ok(Some(reply))) => reply,
        Ok(Ok(None) | Err(Failure::Refused(_))) => {
            tracing::info!(letter = %id, topic = letter.topic.word(), "nothing to tell any more");
            log_fault(blocking(&desk, move |desk| desk.service().letter_dropped(id, clock::now())).await);
            return;
        }
        Ok(Err(Failure::Fault(Fault::Damaged(damaged)))) => {
            tracing::error!(letter = %id, %damaged, "a message cannot be made; giving it up");
            log_fault(blocking(&desk, move |desk| desk.service().letter_dropped(id, clock::now())).await);
            return;
        }
        Ok(Err(Failure::Fault(fault))) => {
            tracing::error!(letter = %id, %fault, "a message could not be made");
            return retry(&desk, &letter, None).await;
        }
        Err(error) => {
            tracing::error!(letter = %id, %error, "making a message panicked");
            return retry(&desk, &letter, None).await;
        }
    };
    let channel = DiscordChannel::new(letter.channel.0);
    match channel.send_message(&http, reply.into_message(id.to_string())).await {
        Ok(message) => {
            let posted =
                Posted { channel: ChannelId(message.channel_id.get()), message: MessageId(message.id.get()) };
            let before = log_fault(
                blocking(&desk, move |desk| desk.service().letter_sent(&letter, posted, clock::now())).await,
            );
            if let Some(before) = before.flatten() {
                tokio::spawn(strip_buttons(http, before));
            }
        }
        Err(error) => {
            tracing::warn!(letter = %id, channel = %letter.channel, attempts = letter.attempts, %error, "a message did not go out");
            retry(&desk, &letter, retry_after(&error)).await;
        }
    }
}

/// Takes the buttons off a notice that another one follows. They would still answer, so a failure
/// does no harm: the message may be gone, or too old to edit.
async fn strip_buttons(http: Arc<Http>, notice: Posted) {
    let message = DiscordMessage::new(notice.message.0);
    let edit = EditMessage::new().components(Vec::new());
    if let Err(error) = DiscordChannel::new(notice.channel.0).edit_message(&http, message, edit).await {
        tracing::debug!(message = %notice.message, %error, "old buttons stay");
    }
}

async fn retry(desk: &Desk, letter: &Letter, after: Option<Duration>) {
    let backoff = Duration::from_secs(1 << letter.attempts.min(12)).min(SLOWEST);
    let pause = after.unwrap_or(backoff);
    let due = Timestamp(clock::now().0 + pause.as_millis() as i64);
    let id = letter.id;
    let noted = blocking(desk, move |desk| desk.service().letter_failed(id, due)).await;
    if log_fault(noted).is_none() {
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// How long Discord wants us to wait. serenity waits itself where its rate limiter is on.
fn retry_after(error: &serenity::Error) -> Option<Duration> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) if response.status_code == 429 => {
            Some(Duration::from_secs(1))
        }
        _ => None,
    }
}
