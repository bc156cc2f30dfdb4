//! Game threads: created with the first notice, reopened if Discord archives them.

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

/// Minimum idle time of a thread that Discord archived. Discord archives after seven days; a thread
/// archived earlier was closed on purpose.
const MIN_IDLE_MS: i64 = 6 * 24 * 3_600_000;

enum ThreadError {
    /// The channel rejected the message the thread would start from.
    Anchor(serenity::Error),
    /// The message was posted, but the thread was rejected.
    Thread(serenity::Error),
}

impl ThreadError {
    fn describe(self) -> String {
        match self {
            Self::Anchor(error) | Self::Thread(error) => describe(error),
        }
    }
}

/// Creates the thread of the message's game if one is wanted, and redirects the message to it.
/// Returns `false` if the message was postponed or rerouted.
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
    let to = match create(bot, client, message).await {
        Ok(Some(thread)) => Location { channel: thread, thread: ThreadState::Thread { parent: channel } },
        Ok(None) => Location { channel, thread: ThreadState::Shared },
        Err(error) => {
            let (problem, usable) = match &error {
                ThreadError::Anchor(error) => (DeliveryError::classify(error), false),
                ThreadError::Thread(error) => (DeliveryError::classify(error), true),
            };
            tracing::warn!(%game, %channel, error = error.describe(), "cannot create game thread; using the channel");
            if problem == DeliveryError::Temporary {
                retry_later(bot, message, problem).await;
                return false;
            }
            let rerouted = message.clone();
            let why = problem.channel_problem();
            if !usable
                && retry(bot, move |bot| bot.service().locations.relocate_for(&rerouted, why, bot.now()))
                    .await
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

/// Posts a message and creates the thread on it. After a crash both are found again: the message by its
/// nonce, and the thread because it has the id of its message.
async fn create(
    bot: &BotContext,
    client: &RateLimitedClient,
    message: &OutboxMessage,
) -> Result<Option<ChannelId>, ThreadError> {
    let (bot, about) = (bot.clone(), message.clone());
    let start = tokio::task::spawn_blocking(move || notices::thread_start(&bot, &about)).await;
    let Ok(Ok(Some((start, title)))) = start else { return Ok(None) };
    let (channel, start) =
        (DiscordChannel::new(message.channel.0), start.into_message(format!("{}t", message.id)));
    let posted = client.send(async |http| channel.send_message(http, start).await).await;
    let posted = posted.map_err(ThreadError::Anchor)?;
    let thread = CreateThread::new(title).auto_archive_duration(AutoArchiveDuration::OneWeek);
    let (channel, anchor) = (posted.channel_id, posted.id);
    let created =
        client.send(async |http| channel.create_thread_from_message(http, anchor, thread).await).await;
    match created {
        Ok(thread) => Ok(Some(ChannelId(thread.id.get()))),
        Err(error) if DeliveryError::has_thread(&error) => Ok(Some(ChannelId(posted.id.get()))),
        Err(error) => Err(ThreadError::Thread(error)),
    }
}

pub(crate) async fn reopen(http: &Http, thread: ChannelId) -> Result<(), serenity::Error> {
    let edit = EditThread::new().archived(false);
    DiscordChannel::new(thread.0).edit_thread(http, edit).await.map(|_| ())
}

/// Whether Discord archived this thread because it was idle. Commands don't work in archived
/// threads, so the bot reopens the thread of a running game.
pub(crate) fn was_archived_by_discord(thread: &GuildChannel, now: Timestamp) -> bool {
    let Some(state) = &thread.thread_metadata else { return false };
    let last = thread.last_message_id.map_or(thread.id.created_at(), |message| message.created_at());
    let idle = now.0 - last.unix_timestamp() * 1000;
    state.archived && !state.locked && idle >= MIN_IDLE_MS
}
