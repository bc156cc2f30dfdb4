//! Changes of messages that are out: they lose their buttons and say what became of what they asked.
//!
//! A change stands behind its message in the same queue, so that the message is out before it, or never will
//! be. It is tried again like any other message; what is deleted or closed to the bot stays as it is.

use std::time::Duration;

use serenity::all::{ChannelId as DiscordChannel, MessageId as DiscordMessage, UserId as DiscordUser};

use super::delivery::{drop_message, open, retry_later};
use super::retry;
use crate::bot::BotContext;
use crate::bot::metrics::SendResult;
use crate::discord::notices;
use crate::discord::reply::Reply;
use crate::discord::rest::delivery_error::{DeliveryError, describe};
use crate::discord::rest::rate_limiter::RateLimitedClient;
use crate::domain::{MessageEdit, MessageId, MessageRef, OutboxMessage, Route, Timestamp};
use crate::service::{EditTarget, Error, InternalError, PingPlan};

/// Tries before a change that Discord does not take is given up.
const TRIES: u32 = 3;

/// How long a change waits for a message that is not out yet: its channel refuses it, or it goes to another.
const UNSENT_PAUSE: Duration = Duration::from_secs(600);

/// Changes a message once and stores what became of it.
pub(super) async fn deliver(
    bot: &BotContext,
    client: &RateLimitedClient,
    message: OutboxMessage,
    edit: MessageEdit,
) {
    let (original, posted) = match retry(bot, move |bot| bot.service().outbox.edit_target(edit)).await {
        EditTarget::Posted(original, posted) => (*original, posted),
        EditTarget::Unsent => {
            let due = Timestamp(bot.now().0 + UNSENT_PAUSE.as_millis() as i64);
            let id = message.id;
            return retry(bot, move |bot| bot.service().outbox.put_aside(id, due)).await;
        }
        EditTarget::Gone => return drop_message(bot, &message, SendResult::Void).await,
    };
    let Some(reply) = rendered(bot, &message, &original, edit).await else { return };
    match change(client, &original, posted, reply).await {
        Ok(()) => {
            bot.metrics().count_send(message.kind, message.route, SendResult::Sent);
            let reference = MessageRef { channel: original.channel, message: posted };
            let mark = move |bot: &BotContext| {
                bot.service().outbox.mark_sent(&message, reference, &PingPlan::default(), bot.now())
            };
            retry(bot, mark).await;
        }
        Err(error) => {
            let problem = DeliveryError::of(&error);
            let error = describe(error);
            tracing::info!(outbox_message = %message.id, %posted, error, "a message did not change");
            match problem {
                DeliveryError::Away | DeliveryError::Ours => retry_later(bot, &message, problem).await,
                DeliveryError::Closed if message.attempts < TRIES && open(client, &original).await => {
                    let id = message.id;
                    bot.metrics().count_send(message.kind, message.route, SendResult::Retried);
                    retry(bot, move |bot| bot.service().outbox.retry_at(id, bot.now())).await;
                }
                // Its buttons still answer, so that it does no harm.
                _ => drop_message(bot, &message, SendResult::GivenUp).await,
            }
        }
    }
}

/// The message as it reads from now on. Nothing where it stays as it is; that is then stored already.
async fn rendered(
    bot: &BotContext,
    message: &OutboxMessage,
    original: &OutboxMessage,
    edit: MessageEdit,
) -> Option<Reply> {
    let rendering = {
        let (bot, original) = (bot.clone(), original.clone());
        let work = move || notices::compose_again(&bot, &original, edit.outcome, bot.now());
        tokio::task::spawn_blocking(work).await
    };
    match rendering {
        Ok(Ok(Some(reply))) => return Some(reply),
        Ok(Ok(None) | Err(Error::User(_))) => drop_message(bot, message, SendResult::Void).await,
        Ok(Err(Error::Internal(InternalError::Damaged(damaged)))) => {
            tracing::error!(outbox_message = %message.id, %damaged, "a message cannot change");
            drop_message(bot, message, SendResult::GivenUp).await;
        }
        Ok(Err(Error::Internal(error))) => {
            tracing::error!(outbox_message = %message.id, %error, "a message could not be rendered anew");
            retry_later(bot, message, DeliveryError::Ours).await;
        }
        Err(error) => {
            tracing::error!(outbox_message = %message.id, %error, "rendering a message anew panicked");
            retry_later(bot, message, DeliveryError::Ours).await;
        }
    }
    None
}

async fn change(
    client: &RateLimitedClient,
    original: &OutboxMessage,
    posted: MessageId,
    reply: Reply,
) -> Result<(), serenity::Error> {
    let channel = match original.route {
        Route::Direct(player) => DiscordUser::new(player.0).create_dm_channel(client.http().await).await?.id,
        Route::Channel | Route::ChannelMention(_) => DiscordChannel::new(original.channel.0),
    };
    let edit = reply.into_message_edit();
    channel.edit_message(client.http().await, DiscordMessage::new(posted.0), edit).await.map(|_| ())
}
