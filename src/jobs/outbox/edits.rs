//! Edits messages that were sent: removes their buttons, shows the answer to their question, or
//! deletes boards that were replaced.
//!
//! An edit queues behind its message, so the message is sent first or never. Failed edits are
//! retried like messages. Deleted messages, and those in channels closed to the bot, stay as they
//! are.

use std::time::Duration;

use serenity::all::{ChannelId as DiscordChannel, MessageId as DiscordMessage, UserId as DiscordUser};

use super::delivery::{drop_message, reopen, retry_later};
use super::retry;
use crate::bot::BotContext;
use crate::bot::metrics::SendResult;
use crate::discord::notices;
use crate::discord::reply::Reply;
use crate::discord::rest::delivery_error::{DeliveryError, describe};
use crate::discord::rest::rate_limiter::RateLimitedClient;
use crate::domain::{MessageEdit, MessageId, MessageRef, OutboxMessage, Route, StatusSubject, Timestamp};
use crate::service::{EditTarget, Error, InternalError, PingPlan};

/// An edit Discord rejects this often is dropped.
const MAX_ATTEMPTS: u32 = 3;

/// Delay of an edit whose message is unsent, because its channel refuses it or it moves to another
/// one.
const UNSENT_DELAY: Duration = Duration::from_secs(600);

/// Makes one attempt to edit a message and stores the result.
pub(super) async fn deliver(
    bot: &BotContext,
    client: &RateLimitedClient,
    message: OutboxMessage,
    edit: MessageEdit,
) {
    let (original, posted) = match retry(bot, move |bot| bot.service().outbox.edit_target(edit)).await {
        EditTarget::Posted(original, posted) => (*original, posted),
        EditTarget::Unsent => {
            let due = Timestamp(bot.now().0 + UNSENT_DELAY.as_millis() as i64);
            let id = message.id;
            return retry(bot, move |bot| bot.service().outbox.park(id, due)).await;
        }
        EditTarget::Gone => return drop_message(bot, &message, SendResult::Void).await,
    };
    let superseded = {
        let original = original.clone();
        retry(bot, move |bot| bot.service().status_messages.is_superseded(&original, posted)).await
    };
    let changed = if superseded {
        delete(client, &original, posted).await
    } else {
        let Some(reply) = rendered(bot, &message, &original, edit).await else { return };
        change(client, &original, posted, reply).await
    };
    match changed {
        Ok(()) => {
            bot.metrics().count_send(message.kind, message.route, SendResult::Sent);
            let reference = MessageRef { channel: original.channel, message: posted };
            let mark = move |bot: &BotContext| {
                bot.service().outbox.mark_sent(&message, reference, &PingPlan::default(), bot.now())
            };
            retry(bot, mark).await;
        }
        Err(error) => {
            let problem = DeliveryError::classify(&error);
            let error = describe(error);
            tracing::info!(outbox_message = %message.id, %posted, error, "message not edited");
            match problem {
                DeliveryError::Temporary | DeliveryError::Internal => {
                    retry_later(bot, &message, problem).await;
                }
                DeliveryError::Closed
                    if message.attempts < MAX_ATTEMPTS && reopen(client, &original).await =>
                {
                    let id = message.id;
                    bot.metrics().count_send(message.kind, message.route, SendResult::Retried);
                    retry(bot, move |bot| bot.service().outbox.retry_at(id, bot.now())).await;
                }
                // A new message replaces a status message. The buttons of any other message still answer,
                // so nothing is lost.
                _ => {
                    if let Some(subject) = StatusSubject::of(&original) {
                        let refused = move |bot: &BotContext| {
                            bot.service().status_messages.refused(subject, posted, bot.now())
                        };
                        retry(bot, refused).await;
                    }
                    drop_message(bot, &message, SendResult::GivenUp).await;
                }
            }
        }
    }
}

/// Renders the edited message. Returns `None` if the message stays as it is; the reason is already
/// stored.
async fn rendered(
    bot: &BotContext,
    message: &OutboxMessage,
    original: &OutboxMessage,
    edit: MessageEdit,
) -> Option<Reply> {
    let rendering = {
        let (bot, original) = (bot.clone(), original.clone());
        let work = move || notices::compose_update(&bot, &original, edit.outcome, bot.now());
        tokio::task::spawn_blocking(work).await
    };
    match rendering {
        Ok(Ok(Some(reply))) => return Some(reply),
        Ok(Ok(None) | Err(Error::User(_))) => drop_message(bot, message, SendResult::Void).await,
        Ok(Err(Error::Internal(InternalError::Corrupt(error)))) => {
            tracing::error!(outbox_message = %message.id, %error, "cannot render edit; dropping it");
            drop_message(bot, message, SendResult::GivenUp).await;
        }
        Ok(Err(Error::Internal(error))) => {
            tracing::error!(outbox_message = %message.id, %error, "cannot render edit; retrying later");
            retry_later(bot, message, DeliveryError::Internal).await;
        }
        Err(error) => {
            tracing::error!(outbox_message = %message.id, %error, "rendering edit panicked");
            retry_later(bot, message, DeliveryError::Internal).await;
        }
    }
    None
}

/// Deletes a status message that another one replaces.
async fn delete(
    client: &RateLimitedClient,
    original: &OutboxMessage,
    posted: MessageId,
) -> Result<(), serenity::Error> {
    let channel = DiscordChannel::new(original.channel.0);
    let posted = DiscordMessage::new(posted.0);
    client.send(async |http| channel.delete_message(http, posted).await).await
}

async fn change(
    client: &RateLimitedClient,
    original: &OutboxMessage,
    posted: MessageId,
    reply: Reply,
) -> Result<(), serenity::Error> {
    let channel = match original.route {
        Route::Direct(player) => {
            client.send(async |http| DiscordUser::new(player.0).create_dm_channel(http).await).await?.id
        }
        Route::Channel | Route::ChannelMention(_) => DiscordChannel::new(original.channel.0),
    };
    let edit = reply.into_message_edit();
    let posted = DiscordMessage::new(posted.0);
    client.send(async |http| channel.edit_message(http, posted, edit).await.map(|_| ())).await
}
