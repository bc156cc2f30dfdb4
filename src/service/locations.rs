//! Where matches live: a channel or a thread of their own, and somewhere else when that does not
//! take messages any more.

use std::sync::Arc;

use super::InternalError;
use super::core::Core;
use crate::matches::{
    ChannelId, ChannelProblem, Id, Location, Match, MessageKind, OutboxMessage, Route, ThreadState, Threads,
    Timestamp,
};
use crate::store::{StoreError, WriteTx};

/// Threads that are left, on top of the channels, before a message is taken nowhere else.
const SPARE_MOVES: usize = 2;

/// The channels and threads of matches.
#[derive(Debug)]
pub struct Locations {
    pub(super) core: Arc<Core>,
}

impl Locations {
    /// Where a match lives; nothing where there is no such match.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn find(&self, game: Id) -> Result<Option<Location>, InternalError> {
        Ok(self.core.store.reading()?.match_location(game)?)
    }

    /// Moves a match, with what is owed about it, from one channel to another; `false` where it
    /// moved meanwhile.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn relocate(&self, game: Id, from: ChannelId, to: Location) -> Result<bool, InternalError> {
        let tx = self.core.store.writing()?;
        let done = tx.relocate(game, from, to)?;
        tx.commit()?;
        Ok(done)
    }

    /// Takes a letter whose channel does not take messages to where its match goes now; `false`
    /// where there is nowhere to go. Each letter tries every place once.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn relocate_for(
        &self,
        message: &OutboxMessage,
        why: ChannelProblem,
        now: Timestamp,
    ) -> Result<bool, InternalError> {
        if message.route != Route::Channel
            || matches!(message.kind, MessageKind::Challenged | MessageKind::Declined)
        {
            return Ok(false);
        }
        let tx = self.core.store.writing()?;
        let Some(location) = tx.match_location(message.subject)? else { return Ok(false) };
        let guild = tx.match_summary(message.subject)?.and_then(|game| game.place.guild);
        let left = guild.map(|guild| tx.server_clocks(guild)).transpose()?.and_then(|server| server.left);
        if left.is_some() {
            // Removed from the server, the bot is refused everywhere; where games live there stays.
            return Ok(false);
        }
        let channels = guild.map(|guild| tx.server_settings(guild)).transpose()?;
        let channels = channels.map(|settings| settings.channels).unwrap_or_default();
        let next = if tx.count_redirect(message.id)? as usize >= channels.len() + SPARE_MOVES {
            None
        } else if location.channel == message.channel {
            location.next(why, &channels, tx.challenge_channel(message.subject)?)
        } else {
            // It moved while the letter was under way.
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

    /// Whether an ongoing match lives in a thread, which is to stay open.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn in_use(&self, thread: ChannelId) -> Result<bool, InternalError> {
        Ok(self.core.store.reading()?.match_in_thread(thread)?.is_some())
    }
}

/// Notes that a match that begins gets a thread, where its server gives each one.
pub(super) fn want_thread(tx: &dyn WriteTx, game: &Match) -> Result<(), StoreError> {
    let Some(guild) = game.place.guild else { return Ok(()) };
    if tx.server_settings(guild)?.threads == Threads::On {
        let channel = game.place.channel;
        tx.relocate(game.id, channel, Location { channel, thread: ThreadState::ThreadWanted })?;
    }
    Ok(())
}
