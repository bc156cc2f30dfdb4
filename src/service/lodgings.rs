//! Where matches live: a channel or a thread of their own, and somewhere else when that does not
//! take messages any more.

use super::{InternalError, Service};
use crate::matches::{
    ChannelId, Id, Location, Match, MessageKind, OutboxMessage, Route, Shut, ThreadState, Threads, Timestamp,
};
use crate::store::{StoreError, WriteTx};

/// Threads that are left, on top of the channels, before a message is taken nowhere else.
const SPARE_MOVES: usize = 2;

impl Service {
    /// Where a match lives; nothing where there is no such match.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn lodging(&self, game: Id) -> Result<Option<Location>, InternalError> {
        Ok(self.store.reading()?.lodging(game)?)
    }

    /// Moves a match, with what is owed about it, from one channel to another; `false` where it
    /// moved meanwhile.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn relocate(&self, game: Id, from: ChannelId, to: Location) -> Result<bool, InternalError> {
        let deed = self.store.writing()?;
        let done = deed.relocate(game, from, to)?;
        deed.commit()?;
        Ok(done)
    }

    /// Takes a letter whose channel does not take messages to where its match goes now; `false`
    /// where there is nowhere to go. Each letter tries every place once.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn relocate_match_of(
        &self,
        letter: &OutboxMessage,
        why: Shut,
        now: Timestamp,
    ) -> Result<bool, InternalError> {
        if letter.route != Route::Channel
            || matches!(letter.kind, MessageKind::Challenged | MessageKind::Declined)
        {
            return Ok(false);
        }
        let deed = self.store.writing()?;
        let Some(lodging) = deed.lodging(letter.subject)? else { return Ok(false) };
        let guild = deed.summary(letter.subject)?.and_then(|game| game.place.guild);
        let left = guild.map(|guild| deed.server(guild)).transpose()?.and_then(|server| server.left);
        if left.is_some() {
            // Removed from the server, the bot is refused everywhere; where games live there stays.
            return Ok(false);
        }
        let channels = guild.map(|guild| deed.server_settings(guild)).transpose()?;
        let channels = channels.map(|settings| settings.channels).unwrap_or_default();
        let next = if deed.count_move(letter.id)? as usize >= channels.len() + SPARE_MOVES {
            None
        } else if lodging.channel == letter.channel {
            lodging.next(why, &channels, deed.origin(letter.subject)?)
        } else {
            // It moved while the letter was under way.
            Some(lodging)
        };
        let Some(next) = next else {
            deed.commit()?;
            return Ok(false);
        };
        if next != lodging {
            deed.relocate(letter.subject, lodging.channel, next)?;
        }
        deed.redirect_letter(letter.id, next.channel, now)?;
        deed.commit()?;
        tracing::info!(game = %letter.subject, from = %letter.channel, to = %next.channel, "a game moves");
        self.owed.notify_one();
        Ok(true)
    }

    /// Whether an ongoing match lives in a thread, which is to stay open.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn lives_in_thread(&self, thread: ChannelId) -> Result<bool, InternalError> {
        Ok(self.store.reading()?.match_in_thread(thread)?.is_some())
    }
}

/// Notes that a match that begins gets a thread, where its server gives each one.
pub(super) fn want_thread(deed: &dyn WriteTx, game: &Match) -> Result<(), StoreError> {
    let Some(guild) = game.place.guild else { return Ok(()) };
    if deed.server_settings(guild)?.threads == Threads::On {
        let channel = game.place.channel;
        deed.relocate(game.id, channel, Location { channel, berth: ThreadState::ThreadWanted })?;
    }
    Ok(())
}
