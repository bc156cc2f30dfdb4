//! Servers that the bot was removed from, and those to which it came back.

use std::collections::BTreeSet;

use super::{InternalError, Service};
use crate::matches::{GuildId, MessageKind, OutboxMessage, Route, Timestamp};

impl Service {
    /// Notes that the bot was removed from a server: its clocks stop, and each player with a game
    /// there is told.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn server_left(&self, guild: GuildId, now: Timestamp) -> Result<(), InternalError> {
        let deed = self.store.writing()?;
        let games = deed.ongoing_in(guild)?;
        if deed.server_left(guild, now)? {
            deed.wake_clocks_in(guild, now)?;
            let mut told = BTreeSet::new();
            for (id, seats) in games {
                let Some(game) = deed.summary(id)? else { continue };
                for player in seats.into_iter().filter(|player| told.insert(*player)) {
                    let letter = self.letter_about(
                        MessageKind::ShutOut,
                        id,
                        game.revision,
                        game.place.channel,
                        None,
                        now,
                    );
                    deed.enqueue(&OutboxMessage { route: Route::Direct(player), ..letter })?;
                }
            }
        }
        deed.commit()?;
        self.owed.notify_one();
        Ok(())
    }

    /// Notes that the bot is in a server; where it was shut out before, the clocks go on.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn server_back(&self, guild: GuildId, now: Timestamp) -> Result<(), InternalError> {
        if self.store.reading()?.server(guild)?.left.is_none() {
            return Ok(());
        }
        let deed = self.store.writing()?;
        if deed.server_back(guild, now)? {
            deed.wake_clocks_in(guild, now)?;
        }
        Ok(deed.commit()?)
    }

    /// Compares the servers in which the bot is with those in which games go on, for what happened
    /// while nobody listened. `concerns` says of which servers the list would tell.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn servers_present(
        &self,
        present: &BTreeSet<GuildId>,
        concerns: impl Fn(GuildId) -> bool,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        let in_play = self.store.reading()?.servers_in_play()?;
        for guild in in_play.into_iter().filter(|guild| concerns(*guild)) {
            if present.contains(&guild) {
                self.server_back(guild, now)?;
            } else {
                self.server_left(guild, now)?;
            }
        }
        Ok(())
    }
}
