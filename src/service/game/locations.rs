//! The channels and threads of matches, and their relocation if a channel refuses messages.

use std::sync::Arc;

use crate::domain::{
    ChannelId, ChannelProblem, Id, Location, Match, MessageKind, OutboxMessage, Route, ThreadState, Threads,
    Timestamp,
};
use crate::service::InternalError;
use crate::service::core::Core;
use crate::store::{LockRoot, StoreError, WriteTx};

/// Maximum redirects of a message beyond the number of the server's game channels.
const MAX_EXTRA_REDIRECTS: usize = 2;

#[derive(Debug)]
pub struct Locations {
    pub(in crate::service) core: Arc<Core>,
}

impl Locations {
    /// Returns the location of a match; `None` if there is no such match.
    pub fn find(&self, game: Id) -> Result<Option<Location>, InternalError> {
        Ok(self.core.store.begin_read()?.match_location(game)?)
    }

    /// Moves a match and its messages to another channel. Returns `false` if the match is no longer
    /// in `from`.
    pub fn relocate(&self, game: Id, from: ChannelId, to: Location) -> Result<bool, InternalError> {
        let tx = self.core.store.begin_write()?;
        let done = tx.relocate(game, from, to)?;
        tx.commit()?;
        Ok(done)
    }

    /// Moves the match of a message that its channel refused, and redirects the message. Each
    /// channel is tried once. Tournaments and boards only move if their channel was deleted.
    ///
    /// Returns `false` if there is no other channel. If another process has claimed the message,
    /// does nothing and returns `true`.
    pub fn relocate_for(
        &self,
        message: &OutboxMessage,
        problem: ChannelProblem,
        now: Timestamp,
    ) -> Result<bool, InternalError> {
        if message.route != Route::Channel {
            return Ok(false);
        }
        let moves = message.kind.is_about_season() || message.kind == MessageKind::Board;
        if moves && problem == ChannelProblem::Gone {
            return self.core.move_from_deleted(message, now);
        }
        if !message.kind.follows_match() {
            return Ok(false);
        }
        let about = [LockRoot::Match(message.subject)];
        let Some(tx) = self.core.begin_for_message(message.id, &about)? else { return Ok(true) };
        let Some(location) = tx.match_location(message.subject)? else { return Ok(false) };
        let guild = tx.match_summary(message.subject)?.and_then(|game| game.place.guild);
        let left = guild.map(|guild| tx.server_clocks(guild)).transpose()?.and_then(|server| server.left);
        if left.is_some() {
            // After a removal from the server all its channels refuse, so the match stays.
            return Ok(false);
        }
        let channels = guild.map(|guild| tx.server_settings(guild)).transpose()?;
        let channels = channels.map(|settings| settings.channels).unwrap_or_default();
        let next = if !may_redirect(&tx, message.id, &channels)? {
            None
        } else if location.channel == message.channel {
            location.next(problem, &channels, tx.challenge_channel(message.subject)?)
        } else {
            // The match moved while the message was being sent.
            Some(location)
        };
        let Some(next) = next else {
            tx.commit()?;
            return Ok(false);
        };
        if next != location {
            tx.relocate(message.subject, location.channel, next)?;
        }
        tx.redirect_message(message.id, next.channel, now)?;
        tx.commit()?;
        tracing::info!(game = %message.subject, from = %message.channel, to = %next.channel, "match moved to another channel");
        self.core.notify_outbox();
        Ok(true)
    }

    /// Whether an ongoing match uses a thread, which must then stay open.
    pub fn in_use(&self, thread: ChannelId) -> Result<bool, InternalError> {
        Ok(self.core.store.begin_read()?.match_in_thread(thread)?.is_some())
    }
}

/// Counts a redirect of a message. Returns `false` if it has been redirected too often.
pub(in crate::service) fn may_redirect(
    tx: &WriteTx<'_>,
    message: Id,
    channels: &[ChannelId],
) -> Result<bool, StoreError> {
    Ok((tx.count_redirect(message)? as usize) < channels.len() + MAX_EXTRA_REDIRECTS)
}

/// Requests a thread for a new match if its server uses threads.
pub(crate) fn request_thread(tx: &WriteTx<'_>, game: &Match) -> Result<(), StoreError> {
    let Some(guild) = game.place.guild else { return Ok(()) };
    if tx.server_settings(guild)?.threads == Threads::On {
        let channel = game.place.channel;
        tx.relocate(game.id, channel, Location { channel, thread: ThreadState::ThreadWanted })?;
    }
    Ok(())
}
