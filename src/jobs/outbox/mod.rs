//! Sends the messages of the outbox: each at least once, in the order of their causes in its channel.
//!
//! A message's id is its nonce, so that one that went out just before a crash is not posted a
//! second time. What fails is tried again with growing pauses until it goes out; only what Discord
//! will never take is given up. A slow or closed channel delays no other, and the pings of a
//! message that it refuses go to the players directly; what it refused is tried again one message at a
//! time, behind all others, until it takes one. A player whose direct messages are closed is mentioned
//! in the channel and, where that fails too, told at their next command.

mod delivery;
mod edits;
mod threads;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use serenity::http::Http;
use tokio::task::{Id as TaskId, JoinError, JoinSet};
use tokio::time::sleep;

use super::blocking;
use super::supervisor::Pulse;
use crate::bot::BotContext;
use crate::discord::rest::delivery_error::DeliveryError;
use crate::discord::rest::rate_limiter::{RateLimitedClient, RateLimiter};
use crate::domain::OutboxMessage;
use crate::service::InternalError;

pub(crate) use threads::{open as open_thread, was_archived_by_discord};

/// Messages under way at once; each goes to another channel.
const AT_ONCE: usize = 16;

/// How many of them may be such that their channel refused before: however slow those channels are, the others
/// have most of the places.
const PARKED_AT_ONCE: usize = 4;

/// How often the store is asked when nothing in this process says that a message waits.
const ASK_EVERY: Duration = Duration::from_secs(30);

/// The same where another process may have added one just now, or left one behind.
const ASK_EVERY_SHARED: Duration = Duration::from_secs(1);

/// The longest pause between two tries to store what became of a message.
const LONGEST_STORE_PAUSE: Duration = Duration::from_secs(60);

/// Sends until the bot leaves; then what is due goes out and what is under way is finished.
pub(crate) async fn run(bot: BotContext, client: RateLimitedClient, mut pulse: Pulse) {
    let mut under_way = UnderWay::default();
    let mut leaving = false;
    loop {
        pulse.beat();
        let (due, next) = find_due(&bot, under_way.len()).await;
        for message in due {
            under_way.send(&bot, &client, message);
        }
        if leaving && under_way.is_empty() {
            return;
        }
        tokio::select! {
            done = under_way.next(), if !under_way.is_empty() => {
                if let Some((message, error)) = done {
                    tracing::error!(outbox_message = %message.id, %error, "sending a message panicked");
                    under_way.postpone(&bot, message);
                }
            }
            () = bot.service().outbox.wait(), if !leaving => {}
            () = sleep(next), if !leaving => {}
            () = pulse.leaving(), if !leaving => leaving = true,
        }
    }
}

/// Sends what is due, one message after the other, until nothing is due any more; returns how many
/// were tried. For tests that turn the clock themselves: [`Bot`](crate::jobs::Bot) sends many at once.
pub async fn send_due(bot: &BotContext, http: &Arc<Http>) -> usize {
    let client = RateLimitedClient::new(Arc::clone(http), Arc::new(RateLimiter::unlimited()));
    let mut tried = 0;
    loop {
        let (due, _) = find_due(bot, 0).await;
        if due.is_empty() {
            return tried;
        }
        for message in due {
            delivery::deliver(bot.clone(), client.clone(), message).await;
            tried += 1;
        }
    }
}

/// What is due, and how long until more is. Messages for the `busy` channels are found, too, and
/// skipped later.
async fn find_due(bot: &BotContext, busy: usize) -> (Vec<OutboxMessage>, Duration) {
    let now = bot.now();
    let limit = (AT_ONCE + busy) as u32;
    let found = blocking(bot, move |bot| {
        Ok((bot.service().outbox.due(now, limit)?, bot.service().outbox.next_due(now)?))
    });
    let (due, next) = logged(found.await).unwrap_or_default();
    let wait = next.map_or(ASK_EVERY, |next| Duration::from_millis((next.0 - now.0).unsigned_abs()));
    let several = bot.service().processes.are_several();
    (due, wait.min(if several { ASK_EVERY_SHARED } else { ASK_EVERY }))
}

/// The messages that are being sent, one a channel.
#[derive(Default)]
struct UnderWay {
    tasks: JoinSet<()>,
    messages: HashMap<TaskId, OutboxMessage>,
}

impl UnderWay {
    fn len(&self) -> usize {
        self.messages.len()
    }

    fn is_empty(&self) -> bool {
        self.messages.is_empty()
    }

    /// Sends a message, unless its channel is busy or too many are under way: it is still due
    /// when one of them is done.
    fn send(&mut self, bot: &BotContext, client: &RateLimitedClient, message: OutboxMessage) {
        // A message whose match changes channel while it is under way comes first in its new queue.
        let busy = self.messages.values().any(|other| other.id == message.id || other.queues_with(&message));
        let parked = self.messages.values().filter(|other| other.parked).count();
        if !busy && self.len() < AT_ONCE && !(message.parked && parked >= PARKED_AT_ONCE) {
            let task = self.tasks.spawn(delivery::deliver(bot.clone(), client.clone(), message.clone()));
            self.messages.insert(task.id(), message);
        }
    }

    /// Stores that a message failed, while its channel stays busy.
    fn postpone(&mut self, bot: &BotContext, message: OutboxMessage) {
        let (bot, late) = (bot.clone(), message.clone());
        let task =
            self.tasks.spawn(async move { delivery::retry_later(&bot, &late, DeliveryError::Ours).await });
        self.messages.insert(task.id(), message);
    }

    /// Waits for one to be done; says which one panicked.
    async fn next(&mut self) -> Option<(OutboxMessage, JoinError)> {
        match self.tasks.join_next_with_id().await? {
            Ok((id, ())) => {
                self.messages.remove(&id);
                None
            }
            Err(error) => self.messages.remove(&error.id()).map(|message| (message, error)),
        }
    }
}

/// The result, or nothing and a line for the operator.
fn logged<T>(done: Result<T, InternalError>) -> Option<T> {
    done.inspect_err(|error| {
        if !error.is_full_disk() {
            tracing::error!(%error, "the outbox cannot be read or written");
        }
    })
    .ok()
}

/// Does something in the store until it succeeds. Meanwhile the channel of the message that it is
/// about stays busy: a message that went out without being marked as sent would go out again.
async fn retry<T: Send + 'static>(
    bot: &BotContext,
    work: impl Fn(&BotContext) -> Result<T, InternalError> + Clone + Send + 'static,
) -> T {
    let mut pause = Duration::from_secs(1);
    loop {
        if let Some(done) = logged(blocking(bot, work.clone()).await) {
            return done;
        }
        sleep(pause).await;
        pause = (pause * 2).min(LONGEST_STORE_PAUSE);
    }
}
