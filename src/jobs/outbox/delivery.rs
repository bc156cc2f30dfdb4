//! Delivers one message: renders it, sends it, and stores the result.

use std::time::Duration;

use serenity::all::{
    ChannelId as DiscordChannel, EditMessage, Message, MessageId as DiscordMessage, UserId as DiscordUser,
};

use super::threads::{self, ensure_thread};
use super::{edits, retry, sights};
use crate::bot::BotContext;
use crate::bot::metrics::SendResult;
use crate::discord::notices;
use crate::discord::reply::Reply;
use crate::discord::rest::delivery_error::{DeliveryError, describe};
use crate::discord::rest::rate_limiter::RateLimitedClient;
use crate::domain::{ChannelId, MessageId, MessageRef, OutboxMessage, PlayerId, Route, Timestamp};
use crate::service::{Error, InternalError};

/// A message Discord rejects this often is dropped, after about half an hour.
const MAX_ATTEMPTS: u32 = 10;

/// How often a closed thread is reopened for one message.
const MAX_REOPENS: u32 = 3;

/// Makes one attempt to send a message and stores the result.
pub(super) async fn deliver(bot: BotContext, client: RateLimitedClient, mut message: OutboxMessage) {
    if let Some(edit) = message.edit {
        return edits::deliver(&bot, &client, message, edit).await;
    }
    let id = message.id;
    if !ensure_thread(&bot, &client, &mut message).await {
        return;
    }
    let Some(mut reply) = rendered(&bot, &message).await else { return };
    let people = std::mem::take(&mut reply.pings);
    let sights = sights::sights_of(&bot, &client, &message, &people).await;
    let plan = {
        let (message, people) = (message.clone(), people.clone());
        let planned =
            move |bot: &BotContext| bot.service().outbox.ping_plan(&message, &people, &sights, bot.now());
        retry(&bot, planned).await
    };
    reply.pings.clone_from(&plan.here);
    let count = reply.pings.len();
    match send(&client, &message, reply).await {
        Ok(sent) => {
            bot.metrics().count_send(message.kind, message.route, SendResult::Sent);
            bot.metrics().count_pings(message.kind, message.route, count);
            let reference =
                MessageRef { channel: ChannelId(sent.channel_id.get()), message: MessageId(sent.id.get()) };
            let mark =
                move |bot: &BotContext| bot.service().outbox.mark_sent(&message, reference, &plan, bot.now());
            for superseded in retry(&bot, mark).await {
                tokio::spawn(remove_buttons(client.clone(), superseded));
            }
        }
        Err(error) => {
            let problem = DeliveryError::classify(&error);
            let closed = DeliveryError::is_dm_closed(&error);
            let error = describe(error);
            tracing::warn!(outbox_message = %id, channel = %message.channel, attempts = message.attempts, error, "message not delivered");
            if problem == DeliveryError::Closed
                && message.attempts < MAX_REOPENS
                && reopen(&client, &message).await
            {
                bot.metrics().count_send(message.kind, message.route, SendResult::Retried);
                return retry(&bot, move |bot| bot.service().outbox.retry_at(id, bot.now())).await;
            }
            match message.route {
                Route::Direct(player) if problem.is_final() => {
                    fail_directly(&bot, &client, message, player, closed).await;
                }
                _ => fail(&bot, message, problem, people).await,
            }
        }
    }
}

/// Renders a message, with everyone it should ping by any route. Returns `None` if there is nothing to
/// send now; the reason is already stored.
async fn rendered(bot: &BotContext, message: &OutboxMessage) -> Option<Reply> {
    let id = message.id;
    let rendering = {
        let (bot, message) = (bot.clone(), message.clone());
        tokio::task::spawn_blocking(move || render(&bot, &message)).await
    };
    match rendering {
        Ok(Ok(Some(reply))) => match bot.picture_pool().draw(move || reply.drawn()).await {
            Ok(reply) => return Some(reply),
            Err(error) => {
                tracing::error!(outbox_message = %id, ?error, "drawing message panicked");
                retry_later(bot, message, DeliveryError::Internal).await;
            }
        },
        Ok(Ok(None) | Err(Error::User(_))) => {
            tracing::info!(outbox_message = %id, kind = message.kind.word(), "message obsolete; dropping it");
            drop_message(bot, message, SendResult::Void).await;
        }
        Ok(Err(Error::Internal(InternalError::Corrupt(error)))) => {
            tracing::error!(outbox_message = %id, %error, "cannot render message; dropping it");
            drop_message(bot, message, SendResult::GivenUp).await;
        }
        Ok(Err(Error::Internal(error))) => {
            tracing::error!(outbox_message = %id, %error, "cannot render message; retrying later");
            retry_later(bot, message, DeliveryError::Internal).await;
        }
        Err(error) => {
            tracing::error!(outbox_message = %id, %error, "rendering message panicked");
            retry_later(bot, message, DeliveryError::Internal).await;
        }
    }
    None
}

fn render(bot: &BotContext, message: &OutboxMessage) -> Result<Option<Reply>, Error> {
    let Some(mut reply) = notices::compose(bot, message, bot.now())? else { return Ok(None) };
    let pinged = !reply.pings.is_empty();
    bot.service().blocks.retain_reachable(message, &mut reply.pings)?;
    if pinged && reply.pings.is_empty() && message.route != Route::Channel {
        // The recipient has blocked the sender since this copy was enqueued.
        return Ok(None);
    }
    Ok(Some(reply))
}

async fn send(
    client: &RateLimitedClient,
    message: &OutboxMessage,
    reply: Reply,
) -> Result<Message, serenity::Error> {
    let channel = match message.route {
        Route::Direct(player) => {
            client.send(async |http| DiscordUser::new(player.0).create_dm_channel(http).await).await?.id
        }
        Route::Channel | Route::ChannelMention(_) => DiscordChannel::new(message.channel.0),
    };
    let message = reply.into_message(message.id.to_string());
    client.send(async |http| channel.send_message(http, message).await).await
}

/// Tries to reopen the closed thread of a message.
pub(super) async fn reopen(client: &RateLimitedClient, message: &OutboxMessage) -> bool {
    match client.send(async |http| threads::reopen(http, message.channel).await).await {
        Ok(()) => true,
        Err(error) => {
            tracing::warn!(thread = %message.channel, error = describe(error), "cannot reopen thread");
            false
        }
    }
}

/// Stores a failed attempt: schedules a retry, drops the message or reroutes its pings.
async fn fail(bot: &BotContext, message: OutboxMessage, problem: DeliveryError, people: Vec<PlayerId>) {
    let due = bot.now().0 + backoff(message.attempts, problem).as_millis() as i64;
    match (message.route, problem) {
        (_, DeliveryError::Temporary | DeliveryError::Internal) => retry_later(bot, &message, problem).await,
        (_, DeliveryError::Invalid) if message.attempts < MAX_ATTEMPTS => {
            retry_later(bot, &message, problem).await;
        }
        (_, DeliveryError::Invalid) => {
            tracing::error!(outbox_message = %message.id, "message rejected by Discord; dropping it");
            drop_message(bot, &message, SendResult::GivenUp).await;
        }
        (_, DeliveryError::Refused | DeliveryError::Gone | DeliveryError::Closed) => {
            bot.metrics().count_send(message.kind, message.route, SendResult::Rerouted);
            let why = problem.channel_problem();
            let rerouted = message.clone();
            if retry(bot, move |bot| bot.service().locations.relocate_for(&rerouted, why, bot.now())).await {
                return;
            }
            let due = (problem != DeliveryError::Gone).then_some(Timestamp(due));
            retry(bot, move |bot| bot.service().outbox.mark_refused(&message, &people, due, bot.now())).await;
        }
    }
}

/// Stores a direct message that Discord refuses, and reroutes its ping. `closed` is whether Discord
/// says that the player takes none.
async fn fail_directly(
    bot: &BotContext,
    client: &RateLimitedClient,
    message: OutboxMessage,
    player: PlayerId,
    closed: bool,
) {
    bot.metrics().count_send(message.kind, message.route, SendResult::Rerouted);
    let closed = closed && sights::takes_none(bot, client, &message, player).await;
    if message.detour.is_some() {
        return sights::missed(bot, client, message, player, closed).await;
    }
    retry(bot, move |bot| bot.service().outbox.mark_unreachable(&message, player, closed, bot.now())).await;
}

/// Removes a message from the outbox without sending it.
pub(super) async fn drop_message(bot: &BotContext, message: &OutboxMessage, result: SendResult) {
    bot.metrics().count_send(message.kind, message.route, result);
    let id = message.id;
    retry(bot, move |bot| bot.service().outbox.drop_message(id, bot.now())).await;
}

/// Removes the buttons of a superseded notice. Failures are harmless, since the buttons would still
/// answer: the message may be deleted, or too old to edit.
async fn remove_buttons(client: RateLimitedClient, notice: MessageRef) {
    let message = DiscordMessage::new(notice.message.0);
    let edit = EditMessage::new().components(Vec::new());
    let channel = DiscordChannel::new(notice.channel.0);
    if let Err(error) = client.send(async |http| channel.edit_message(http, message, edit).await).await {
        tracing::debug!(notice = %notice.message, error = describe(error), "cannot remove old buttons");
    }
}

pub(super) async fn retry_later(bot: &BotContext, message: &OutboxMessage, problem: DeliveryError) {
    bot.metrics().count_send(message.kind, message.route, SendResult::Retried);
    let due = Timestamp(bot.now().0 + backoff(message.attempts, problem).as_millis() as i64);
    let id = message.id;
    retry(bot, move |bot| bot.service().outbox.retry_at(id, due)).await;
}

/// Delay before the next attempt, given the number of earlier failures.
fn backoff(attempts: u32, problem: DeliveryError) -> Duration {
    Duration::from_secs(1 << attempts.min(16)).min(problem.max_backoff())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn backoff_grows_to_the_maximum_of_its_error() {
        let seconds = |attempts, problem| backoff(attempts, problem).as_secs();
        assert_eq!([0, 1, 2, 5].map(|attempts| seconds(attempts, DeliveryError::Temporary)), [1, 2, 4, 32]);
        // Players wait for a ping once Discord is back; a channel that is closed to us can wait.
        assert_eq!(seconds(20, DeliveryError::Temporary), 60);
        assert_eq!(seconds(20, DeliveryError::Refused), 3600);
        assert_eq!(seconds(u32::MAX, DeliveryError::Invalid), 3600);
    }
}
