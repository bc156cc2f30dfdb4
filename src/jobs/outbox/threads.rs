//! Threads of games: made with the first notice, opened again when they are archived.

use serenity::all::{
    AutoArchiveDuration, ChannelId as DiscordChannel, CreateThread, EditThread, GuildChannel,
};
use serenity::http::Http;

use super::delivery::retry_later;
use super::retry;
use crate::bot::BotContext;
use crate::discord::notices;
use crate::discord::rest::delivery_error::{DeliveryError, describe};
use crate::discord::rest::rate_limiter::RateLimitedClient;
use crate::domain::{ChannelId, Location, OutboxMessage, Route, ThreadState, Timestamp};

/// A thread in which nothing was written for so long was archived by Discord, which does so after
/// seven days, and not by somebody who wants it closed.
const IDLE_MS: i64 = 6 * 24 * 3_600_000;

/// Why there is no thread.
enum NoThread {
    /// The channel did not take the message on which it would hang.
    Anchor(serenity::Error),
    /// It could not be made there.
    Thread(serenity::Error),
}

impl NoThread {
    /// For the log.
    fn describe(self) -> String {
        match self {
            Self::Anchor(error) | Self::Thread(error) => describe(error),
        }
    }
}

/// Makes the thread of the game that a message is about, where one is wanted, and directs the
/// message there. `false` where the message comes again later, or elsewhere.
pub(super) async fn ensure_thread(
    bot: &BotContext,
    client: &RateLimitedClient,
    message: &mut OutboxMessage,
) -> bool {
    if message.route != Route::Channel || !message.kind.follows_match() {
        return true;
    }
    let (game, channel) = (message.subject, message.channel);
    let location = retry(bot, move |bot| bot.service().locations.find(game)).await;
    if location != Some(Location { channel, thread: ThreadState::ThreadWanted }) {
        return true;
    }
    let to = match make(bot, client, message).await {
        Ok(Some(thread)) => Location { channel: thread, thread: ThreadState::Thread { parent: channel } },
        Ok(None) => Location { channel, thread: ThreadState::Shared },
        Err(error) => {
            let (problem, usable) = match &error {
                NoThread::Anchor(error) => (DeliveryError::of(error), false),
                NoThread::Thread(error) => (DeliveryError::of(error), true),
            };
            tracing::warn!(%game, %channel, error = error.describe(), "a game gets no thread");
            if problem == DeliveryError::Away {
                retry_later(bot, message, problem).await;
                return false;
            }
            let moving = message.clone();
            let why = problem.shut();
            if !usable
                && retry(bot, move |bot| bot.service().locations.relocate_for(&moving, why, bot.now())).await
            {
                return false;
            }
            Location { channel, thread: ThreadState::Shared }
        }
    };
    if retry(bot, move |bot| bot.service().locations.relocate(game, channel, to)).await {
        message.channel = to.channel;
    }
    true
}

/// Makes the thread of a game, on a message of its own in the channel. After a crash in between
/// it is found again: the message by its nonce, the thread by the message, whose number it has.
async fn make(
    bot: &BotContext,
    client: &RateLimitedClient,
    message: &OutboxMessage,
) -> Result<Option<ChannelId>, NoThread> {
    let (bot, about) = (bot.clone(), message.clone());
    let start = tokio::task::spawn_blocking(move || notices::thread_start(&bot, &about)).await;
    let Ok(Ok(Some((start, title)))) = start else { return Ok(None) };
    let posted = DiscordChannel::new(message.channel.0)
        .send_message(client.http().await, start.into_message(format!("{}t", message.id)))
        .await
        .map_err(NoThread::Anchor)?;
    let thread = CreateThread::new(title).auto_archive_duration(AutoArchiveDuration::OneWeek);
    match posted.channel_id.create_thread_from_message(client.http().await, posted.id, thread).await {
        Ok(thread) => Ok(Some(ChannelId(thread.id.get()))),
        Err(error) if DeliveryError::is_thread_there(&error) => Ok(Some(ChannelId(posted.id.get()))),
        Err(error) => Err(NoThread::Thread(error)),
    }
}

/// Opens an archived thread again.
pub(crate) async fn open(http: &Http, thread: ChannelId) -> Result<(), serenity::Error> {
    let edit = EditThread::new().archived(false);
    DiscordChannel::new(thread.0).edit_thread(http, edit).await.map(|_| ())
}

/// Whether a thread that was changed was archived because nothing was written in it for days:
/// commands do not work in archived threads, and a game's is to stay open.
pub(crate) fn was_archived_by_discord(thread: &GuildChannel, now: Timestamp) -> bool {
    let Some(state) = &thread.thread_metadata else { return false };
    let last = thread.last_message_id.map_or(thread.id.created_at(), |message| message.created_at());
    let idle = now.0 - last.unix_timestamp() * 1000;
    state.archived && !state.locked && idle >= IDLE_MS
}
