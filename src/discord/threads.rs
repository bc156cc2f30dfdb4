//! Threads of games: made with the first notice, opened again when they are archived.

use serenity::all::{
    AutoArchiveDuration, ChannelId as DiscordChannel, CreateThread, EditThread, GuildChannel,
};
use serenity::http::Http;

use super::context::BotContext;
use super::delivery_error::{DeliveryError, describe};
use super::gate::Paced;
use super::notices;
use crate::matches::{ChannelId, OutboxMessage, Timestamp};

/// A thread in which nothing was written for so long was archived by Discord, which does so after
/// seven days, and not by somebody who wants it closed.
const IDLE_MS: i64 = 6 * 24 * 3_600_000;

/// Why there is no thread.
pub(super) enum NoThread {
    /// The channel did not take the message on which it would hang.
    Anchor(serenity::Error),
    /// It could not be made there.
    Thread(serenity::Error),
}

impl NoThread {
    /// For the log.
    pub(super) fn describe(self) -> String {
        match self {
            Self::Anchor(error) | Self::Thread(error) => describe(error),
        }
    }
}

/// Makes the thread of a game, on a message of its own in the channel. After a crash in between
/// it is found again: the message by its nonce, the thread by the message, whose number it bears.
pub(super) async fn make(
    bot: &BotContext,
    http: &Paced,
    letter: &OutboxMessage,
) -> Result<Option<ChannelId>, NoThread> {
    let (bot, about) = (bot.clone(), letter.clone());
    let start = tokio::task::spawn_blocking(move || notices::thread_start(&bot, &about)).await;
    let Ok(Ok(Some((start, title)))) = start else { return Ok(None) };
    let message = start.into_message(format!("{}t", letter.id));
    let message = DiscordChannel::new(letter.channel.0)
        .send_message(http.http().await, message)
        .await
        .map_err(NoThread::Anchor)?;
    let thread = CreateThread::new(title).auto_archive_duration(AutoArchiveDuration::OneWeek);
    match message.channel_id.create_thread_from_message(http.http().await, message.id, thread).await {
        Ok(thread) => Ok(Some(ChannelId(thread.id.get()))),
        Err(error) if DeliveryError::is_thread_there(&error) => Ok(Some(ChannelId(message.id.get()))),
        Err(error) => Err(NoThread::Thread(error)),
    }
}

/// Opens an archived thread again.
pub(super) async fn open(http: &Http, thread: ChannelId) -> Result<(), serenity::Error> {
    let edit = EditThread::new().archived(false);
    DiscordChannel::new(thread.0).edit_thread(http, edit).await.map(|_| ())
}

/// Whether a thread that was changed was archived because nobody wrote in it for days: commands do
/// not work in archived threads, and a game's is to stay open.
pub(super) fn fell_asleep(thread: &GuildChannel, now: Timestamp) -> bool {
    let Some(state) = &thread.thread_metadata else { return false };
    let last = thread.last_message_id.map_or(thread.id.created_at(), |message| message.created_at());
    let idle = now.0 - last.unix_timestamp() * 1000;
    state.archived && !state.locked && idle >= IDLE_MS
}
