//! Delivers outbox messages at least once. Each channel gets the best class first, and the messages
//! about one game or challenge in order.
//!
//! The message id is also Discord's nonce, so a message sent right before a crash is not posted
//! twice. Failed messages are retried with exponential backoff; only permanent rejections are
//! dropped. A slow or forbidden channel does not delay others: its messages are parked and retried
//! one at a time at low priority. Pings the channel rejects are sent as direct messages instead. If
//! a player's direct messages are closed too, the bot mentions them in the channel, and as a last
//! resort tells them on their next command. Players who can't see the channel get the whole message
//! directly; if that fails, the match moves or their clock is paused.

mod delivery;
mod edits;
mod sights;
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
use crate::bot::discord_gate::SendScope;
use crate::discord::rest::delivery_error::DeliveryError;
use crate::discord::rest::rate_limiter::{RateLimitedClient, RateLimiter};
use crate::domain::{MessageClass, OutboxMessage};
use crate::service::InternalError;

pub(crate) use threads::{reopen as reopen_thread, was_archived_by_discord};

/// Concurrent sends, each to a different channel.
const MAX_CONCURRENT_SENDS: usize = 16;

/// Concurrent sends to channels that recently refused a message.
const MAX_CONCURRENT_PARKED: usize = 4;

/// Poll interval if no message in this process wakes the job earlier.
const POLL_INTERVAL: Duration = Duration::from_secs(30);

/// Poll interval in a cluster, where other processes add messages without notifying this one.
const POLL_INTERVAL_SHARED: Duration = Duration::from_secs(1);

/// Poll interval if tests or the sandbox can move the clock: each of their steps waits for a poll.
const POLL_INTERVAL_MOVABLE: Duration = Duration::from_millis(50);

/// Poll interval while Discord refuses requests.
const POLL_INTERVAL_PAUSED: Duration = Duration::from_secs(1);

/// Maximum backoff between attempts to store a delivery result.
const MAX_STORE_BACKOFF: Duration = Duration::from_secs(60);

/// Runs until shutdown, then sends the remaining due messages and waits for sends in flight.
pub(crate) async fn run(bot: BotContext, client: RateLimitedClient, mut pulse: Pulse) {
    let mut in_flight = InFlight::default();
    let mut shutting_down = false;
    loop {
        pulse.beat();
        let (due, next_due) = find_due(&bot, in_flight.len()).await;
        for message in due {
            in_flight.send(&bot, &client, message);
        }
        if shutting_down && in_flight.is_empty() {
            return;
        }
        tokio::select! {
            done = in_flight.next(), if !in_flight.is_empty() => {
                if let Some((message, error)) = done {
                    tracing::error!(outbox_message = %message.id, %error, "sending a message panicked");
                    in_flight.postpone(&bot, message);
                }
            }
            () = bot.service().outbox.wait(), if !shutting_down => {}
            () = sleep(next_due), if !shutting_down => {}
            () = pulse.shutdown(), if !shutting_down => shutting_down = true,
        }
    }
}

/// Sends all due messages sequentially and returns the number of attempts.
///
/// For tests with a simulated clock; [`Bot`](crate::jobs::Bot) sends concurrently.
pub async fn send_due(bot: &BotContext, http: &Arc<Http>) -> usize {
    let client = RateLimitedClient::new(Arc::clone(http), Arc::new(RateLimiter::unlimited()));
    let mut attempts = 0;
    loop {
        let (due, _) = find_due(bot, 0).await;
        if due.is_empty() {
            return attempts;
        }
        for message in due {
            delivery::deliver(bot.clone(), client.clone(), message).await;
            attempts += 1;
        }
    }
}

/// Returns due messages and the delay until the next ones.
///
/// Includes messages for up to `busy` channels with a send in flight; [`InFlight::send`] skips
/// those.
async fn find_due(bot: &BotContext, busy: usize) -> (Vec<OutboxMessage>, Duration) {
    let scope = bot.discord_gate().scope();
    if scope == SendScope::Nothing {
        return (Vec::new(), POLL_INTERVAL_PAUSED);
    }
    let now = bot.now();
    let limit = (MAX_CONCURRENT_SENDS + busy) as u32;
    let found = blocking(bot, move |bot| {
        Ok((bot.service().outbox.due(now, limit)?, bot.service().outbox.next_due(now)?))
    });
    let (mut due, next) = log_error(found.await).unwrap_or_default();
    if scope == SendScope::DueOnly {
        due.retain(|message| message.class == MessageClass::Due);
        return (due, POLL_INTERVAL_PAUSED);
    }
    let wait = next.map_or(POLL_INTERVAL, |next| Duration::from_millis((next.0 - now.0).unsigned_abs()));
    let interval = if bot.clock().may_be_moved() {
        POLL_INTERVAL_MOVABLE
    } else if bot.service().processes.is_clustered() {
        POLL_INTERVAL_SHARED
    } else {
        POLL_INTERVAL
    };
    (due, wait.min(interval))
}

/// Sends in flight, at most one per channel.
#[derive(Default)]
struct InFlight {
    tasks: JoinSet<()>,
    messages: HashMap<TaskId, OutboxMessage>,
}

impl InFlight {
    fn len(&self) -> usize {
        self.messages.len()
    }

    fn is_empty(&self) -> bool {
        self.messages.is_empty()
    }

    /// Sends a message, unless its channel is busy or too many sends are in flight. Then it is
    /// still due when one of them finishes.
    fn send(&mut self, bot: &BotContext, client: &RateLimitedClient, message: OutboxMessage) {
        // A message whose match moves to another channel during the send is first in its new queue.
        let busy = self.messages.values().any(|other| other.id == message.id || other.queues_with(&message));
        let parked = self.messages.values().filter(|other| other.parked).count();
        if !busy && self.len() < MAX_CONCURRENT_SENDS && !(message.parked && parked >= MAX_CONCURRENT_PARKED)
        {
            let task = self.tasks.spawn(delivery::deliver(bot.clone(), client.clone(), message.clone()));
            self.messages.insert(task.id(), message);
        }
    }

    /// Schedules a retry. The channel stays busy until that is stored.
    fn postpone(&mut self, bot: &BotContext, message: OutboxMessage) {
        let (bot, failed) = (bot.clone(), message.clone());
        let task = self
            .tasks
            .spawn(async move { delivery::retry_later(&bot, &failed, DeliveryError::Internal).await });
        self.messages.insert(task.id(), message);
    }

    /// Waits for a send to finish. Returns its message if it panicked.
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

fn log_error<T>(done: Result<T, InternalError>) -> Option<T> {
    done.inspect_err(|error| {
        if !error.is_full_disk() {
            tracing::error!(%error, "cannot access the outbox");
        }
    })
    .ok()
}

/// Repeats store work until it succeeds. Until then the message's channel stays busy: a sent message
/// that isn't marked as sent would be sent again.
async fn retry<T: Send + 'static>(
    bot: &BotContext,
    work: impl Fn(&BotContext) -> Result<T, InternalError> + Clone + Send + 'static,
) -> T {
    let mut backoff = Duration::from_secs(1);
    loop {
        if let Some(done) = log_error(blocking(bot, work.clone()).await) {
            return done;
        }
        sleep(backoff).await;
        backoff = (backoff * 2).min(MAX_STORE_BACKOFF);
    }
}
