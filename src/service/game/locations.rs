//! The channels and threads of matches, and their move to another one when a channel takes no
//! messages any more.

use std::sync::Arc;

use crate::domain::{
    ChannelId, ChannelProblem, Id, Location, Match, OutboxMessage, Route, ThreadState, Threads, Timestamp,
};
use crate::service::InternalError;
use crate::service::core::Core;
use crate::store::{LockRoot, StoreError, WriteTx};

/// How often a message may be redirected, besides once for each game channel of the server.
const SPARE_REDIRECTS: usize = 2;

/// The channels and threads of matches.
#[derive(Debug)]
pub struct Locations {
    pub(in crate::service) core: Arc<Core>,
}

impl Locations {
    /// Where a match is played; `None` where there is no such match.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn find(&self, game: Id) -> Result<Option<Location>, InternalError> {
        Ok(self.core.store.begin_read()?.match_location(game)?)
    }

    /// Moves a match, with the messages about it, from one channel to another; `false` where it has
    /// left that channel meanwhile.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn relocate(&self, game: Id, from: ChannelId, to: Location) -> Result<bool, InternalError> {
        let tx = self.core.store.begin_write()?;
        let done = tx.relocate(game, from, to)?;
        tx.commit()?;
        Ok(done)
    }

    /// Moves the match of a message that its channel did not take, and redirects the message; `false`
    /// where there is nowhere to go. Where another process has the message by now, it is left to that one. A message tries every channel once.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn relocate_for(
        &self,
        message: &OutboxMessage,
        problem: ChannelProblem,
        now: Timestamp,
    ) -> Result<bool, InternalError> {
        if message.route != Route::Channel || !message.kind.follows_match() {
            return Ok(false);
        }
        let about = [LockRoot::Match(message.subject)];
        let Some(tx) = self.core.writing_about(message.id, &about)? else { return Ok(true) };
        let Some(location) = tx.match_location(message.subject)? else { return Ok(false) };
        let guild = tx.match_summary(message.subject)?.and_then(|game| game.place.guild);
        let left = guild.map(|guild| tx.server_clocks(guild)).transpose()?.and_then(|server| server.left);
        if left.is_some() {
            // Removed from the server, the bot is refused in all its channels: the match stays.
            return Ok(false);
        }
        let channels = guild.map(|guild| tx.server_settings(guild)).transpose()?;
        let channels = channels.map(|settings| settings.channels).unwrap_or_default();
        let next = if tx.count_redirect(message.id)? as usize >= channels.len() + SPARE_REDIRECTS {
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
        tracing::info!(game = %message.subject, from = %message.channel, to = %next.channel, "a game moves");
        self.core.wake_outbox();
        Ok(true)
    }

    /// Whether an ongoing match is played in a thread, which must then stay open.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn in_use(&self, thread: ChannelId) -> Result<bool, InternalError> {
        Ok(self.core.store.begin_read()?.match_in_thread(thread)?.is_some())
    }
}

/// Stores that a match that begins wants a thread, if its server gives each match one.
pub(crate) fn want_thread(tx: &WriteTx<'_>, game: &Match) -> Result<(), StoreError> {
    let Some(guild) = game.place.guild else { return Ok(()) };
    if tx.server_settings(guild)?.threads == Threads::On {
        let channel = game.place.channel;
        tx.relocate(game.id, channel, Location { channel, thread: ThreadState::ThreadWanted })?;
    }
    Ok(())
}
