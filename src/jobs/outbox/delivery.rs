//! One message on its way: rendered, sent, and what became of it stored.

use std::time::Duration;

use serenity::all::{
    ChannelId as DiscordChannel, EditMessage, Message, MessageId as DiscordMessage, UserId as DiscordUser,
};

use super::threads::{self, ensure_thread};
use super::{blocking, edits, logged, retry};
use crate::bot::BotContext;
use crate::bot::metrics::SendResult;
use crate::discord::notices;
use crate::discord::reply::Reply;
use crate::discord::rest::delivery_error::{DeliveryError, describe};
use crate::discord::rest::rate_limiter::RateLimitedClient;
use crate::domain::{
    ChannelId, MessageId, MessageKind, MessageRef, OutboxMessage, PlayerId, Route, Seat, Timestamp,
};
use crate::service::{Error, InternalError, PingPlan};

/// Tries before a message that Discord does not take is given up: about half an hour.
const TRIES: u32 = 10;

/// How often a closed thread is opened for one message.
const OPENINGS: u32 = 3;

/// Sends a message once and stores what became of it.
pub(super) async fn deliver(bot: BotContext, client: RateLimitedClient, mut message: OutboxMessage) {
    if let Some(edit) = message.edit {
        return edits::deliver(&bot, &client, message, edit).await;
    }
    let id = message.id;
    if !ensure_thread(&bot, &client, &mut message).await {
        return;
    }
    if message.kind == MessageKind::Reminder && message.route == Route::Channel {
        look_for_player(&bot, &client, &message).await;
    }
    let Some(Rendered { reply, people, plan }) = rendered(&bot, &message).await else { return };
    let count = reply.pings.len();
    match send(&client, &message, reply).await {
        Ok(sent) => {
            bot.metrics().count_send(message.kind, message.route, SendResult::Sent);
            bot.metrics().count_pings(message.kind, message.route, count);
            let reference =
                MessageRef { channel: ChannelId(sent.channel_id.get()), message: MessageId(sent.id.get()) };
            let mark =
                move |bot: &BotContext| bot.service().outbox.mark_sent(&message, reference, &plan, bot.now());
            for before in retry(&bot, mark).await {
                tokio::spawn(remove_buttons(client.clone(), before));
            }
        }
        Err(error) => {
            let problem = DeliveryError::of(&error);
            let error = describe(error);
            tracing::warn!(outbox_message = %id, channel = %message.channel, attempts = message.attempts, error, "a message did not go out");
            if problem == DeliveryError::Closed
                && message.attempts < OPENINGS
                && open(&client, &message).await
            {
                bot.metrics().count_send(message.kind, message.route, SendResult::Retried);
                return retry(&bot, move |bot| bot.service().outbox.retry_at(id, bot.now())).await;
            }
            fail(&bot, message, problem, people).await;
        }
    }
}

/// A message as it goes out.
struct Rendered {
    /// What it says, and whom it pings itself.
    reply: Reply,
    /// All whom it is to reach by a ping.
    people: Vec<PlayerId>,
    /// By which way each of them is pinged.
    plan: PingPlan,
}

/// Renders a message. Nothing where none goes out now; what becomes of it is then stored already.
async fn rendered(bot: &BotContext, message: &OutboxMessage) -> Option<Rendered> {
    let id = message.id;
    let rendering = {
        let (bot, message) = (bot.clone(), message.clone());
        tokio::task::spawn_blocking(move || render(&bot, &message)).await
    };
    match rendering {
        Ok(Ok(Some(rendered))) => return Some(rendered),
        Ok(Ok(None) | Err(Error::User(_))) => {
            tracing::info!(outbox_message = %id, kind = message.kind.word(), "nothing to tell any more");
            drop_message(bot, message, SendResult::Void).await;
        }
        Ok(Err(Error::Internal(InternalError::Damaged(damaged)))) => {
            tracing::error!(outbox_message = %id, %damaged, "a message cannot be rendered; giving it up");
            drop_message(bot, message, SendResult::GivenUp).await;
        }
        Ok(Err(Error::Internal(error))) => {
            tracing::error!(outbox_message = %id, %error, "a message could not be rendered");
            retry_later(bot, message, DeliveryError::Ours).await;
        }
        Err(error) => {
            tracing::error!(outbox_message = %id, %error, "rendering a message panicked");
            retry_later(bot, message, DeliveryError::Ours).await;
        }
    }
    None
}

fn render(bot: &BotContext, message: &OutboxMessage) -> Result<Option<Rendered>, Error> {
    let now = bot.now();
    let Some(mut reply) = notices::compose(bot, message, now)? else { return Ok(None) };
    let people = std::mem::take(&mut reply.pings);
    let plan = bot.service().outbox.ping_plan(message, &people, now)?;
    reply.pings.clone_from(&plan.here);
    Ok(Some(Rendered { reply, people, plan }))
}

async fn send(
    client: &RateLimitedClient,
    message: &OutboxMessage,
    reply: Reply,
) -> Result<Message, serenity::Error> {
    let channel = match message.route {
        Route::Direct(player) => DiscordUser::new(player.0).create_dm_channel(client.http().await).await?.id,
        Route::Channel | Route::ChannelMention(_) => DiscordChannel::new(message.channel.0),
    };
    channel.send_message(client.http().await, reply.into_message(message.id.to_string())).await
}

/// Opens the closed thread of a message, where that is allowed.
pub(super) async fn open(client: &RateLimitedClient, message: &OutboxMessage) -> bool {
    match threads::open(client.http().await, message.channel).await {
        Ok(()) => true,
        Err(error) => {
            tracing::warn!(thread = %message.channel, error = describe(error), "a thread stays closed");
            false
        }
    }
}

/// Stores that a message did not go out: it waits, or its pings go another way.
async fn fail(bot: &BotContext, message: OutboxMessage, problem: DeliveryError, people: Vec<PlayerId>) {
    let due = bot.now().0 + pause(message.attempts, problem).as_millis() as i64;
    match (message.route, problem) {
        (_, DeliveryError::Away | DeliveryError::Ours) => retry_later(bot, &message, problem).await,
        (_, DeliveryError::NeverTaken) if message.attempts < TRIES => {
            retry_later(bot, &message, problem).await;
        }
        (_, DeliveryError::NeverTaken) => {
            tracing::error!(outbox_message = %message.id, "Discord does not take a message; giving it up");
            drop_message(bot, &message, SendResult::GivenUp).await;
        }
        (Route::Direct(player), DeliveryError::Refused | DeliveryError::Gone | DeliveryError::Closed) => {
            bot.metrics().count_send(message.kind, message.route, SendResult::Rerouted);
            retry(bot, move |bot| bot.service().outbox.mark_unreachable(&message, player, bot.now())).await;
        }
        (
            Route::Channel | Route::ChannelMention(_),
            DeliveryError::Refused | DeliveryError::Gone | DeliveryError::Closed,
        ) => {
            bot.metrics().count_send(message.kind, message.route, SendResult::Rerouted);
            let why = problem.shut();
            let moving = message.clone();
            if retry(bot, move |bot| bot.service().locations.relocate_for(&moving, why, bot.now())).await {
                return;
            }
            let due = (problem != DeliveryError::Gone).then_some(Timestamp(due));
            retry(bot, move |bot| bot.service().outbox.mark_refused(&message, &people, due, bot.now())).await;
        }
    }
}

/// Asks whether the player whom a message reminds is still in the server: a ping there no longer
/// reaches who is not, and their opponent is told.
async fn look_for_player(bot: &BotContext, client: &RateLimitedClient, message: &OutboxMessage) {
    let Some(player) = message.actor.and_then(Seat::person) else { return };
    let game = message.subject;
    let guild = logged(blocking(bot, move |bot| bot.service().games.guild_of(game)).await).flatten();
    let Some(guild) = guild else { return };
    let there = match client.http().await.get_member(guild.0.into(), player.0.into()).await {
        Ok(_) => true,
        Err(error) if DeliveryError::is_not_there(&error) => false,
        // No answer says nothing about the player: the reminder goes its way.
        Err(_) => return,
    };
    logged(
        blocking(bot, move |bot| bot.service().players.note_presence(game, player, there, bot.now())).await,
    );
}

/// Takes a message out of the outbox without sending it.
pub(super) async fn drop_message(bot: &BotContext, message: &OutboxMessage, result: SendResult) {
    bot.metrics().count_send(message.kind, message.route, result);
    let id = message.id;
    retry(bot, move |bot| bot.service().outbox.give_up(id, bot.now())).await;
}

/// Removes the buttons of a notice that another one follows. They would still answer, so a failure
/// does no harm: the message may be gone, or too old to edit.
async fn remove_buttons(client: RateLimitedClient, notice: MessageRef) {
    let message = DiscordMessage::new(notice.message.0);
    let edit = EditMessage::new().components(Vec::new());
    if let Err(error) =
        DiscordChannel::new(notice.channel.0).edit_message(client.http().await, message, edit).await
    {
        tracing::debug!(notice = %notice.message, error = describe(error), "old buttons stay");
    }
}

/// Stores when a message is tried again.
pub(super) async fn retry_later(bot: &BotContext, message: &OutboxMessage, problem: DeliveryError) {
    bot.metrics().count_send(message.kind, message.route, SendResult::Retried);
    let due = Timestamp(bot.now().0 + pause(message.attempts, problem).as_millis() as i64);
    let id = message.id;
    retry(bot, move |bot| bot.service().outbox.retry_at(id, due)).await;
}

/// How long to wait after so many failures before this one.
fn pause(attempts: u32, problem: DeliveryError) -> Duration {
    Duration::from_secs(1 << attempts.min(16)).min(problem.slowest())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_the_longest_of_their_problem() {
        let seconds = |attempts, problem| pause(attempts, problem).as_secs();
        assert_eq!([0, 1, 2, 5].map(|attempts| seconds(attempts, DeliveryError::Away)), [1, 2, 4, 32]);
        // Players wait for a ping when Discord is back; a channel that is closed to us can wait.
        assert_eq!(seconds(20, DeliveryError::Away), 60);
        assert_eq!(seconds(20, DeliveryError::Refused), 3600);
        assert_eq!(seconds(u32::MAX, DeliveryError::NeverTaken), 3600);
    }
}
