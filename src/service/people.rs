//! What players have chosen for themselves, and who of them can be reached.

use super::{Call, Error, InternalError, Service};
use crate::matches::{
    Accepts, GuildId, Id, MessageKind, PlayerId, PlayerSettings, Preferences, SettingsChange, Timestamp,
    UserError,
};
use crate::store::{ClockReadTx, StoreError};

impl Service {
    /// What a player has chosen for himself, and how he can be reached.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn preferences(&self, player: PlayerId) -> Result<Preferences, InternalError> {
        Ok(self.store.reading()?.preferences(player)?)
    }

    /// What a player has chosen for himself; the usual things where that cannot be learned.
    #[must_use]
    pub fn settings(&self, player: PlayerId) -> PlayerSettings {
        self.preferences(player).map_or_else(
            |fault| {
                tracing::error!(%fault, "settings cannot be read");
                PlayerSettings::default()
            },
            |preferences| preferences.settings,
        )
    }

    /// Changes a player's settings; his clocks go by them at once. Who says where he wants to be
    /// pinged is tried there again.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn change_settings(&self, call: &Call, change: SettingsChange) -> Result<Preferences, Error> {
        let deed = self.begin(call)?;
        let before = deed.preferences(call.player)?;
        let closed = before.closed.filter(|_| change.pings.is_none());
        let after = Preferences { settings: before.settings.changed(change), closed, ..before };
        deed.set_preferences(call.player, &after)?;
        deed.wake_clocks_of(call.player, call.now)?;
        self.finish(deed)?;
        Ok(after)
    }

    /// Since when a player was reached by no ping; asked once, for then he is told.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn take_unreached(&self, player: PlayerId) -> Result<Option<Timestamp>, InternalError> {
        if self.store.reading()?.preferences(player)?.unreached.is_none() {
            return Ok(None);
        }
        let deed = self.store.writing()?;
        let mut preferences = deed.preferences(player)?;
        let unreached = preferences.unreached.take();
        deed.set_preferences(player, &preferences)?;
        deed.commit()?;
        Ok(unreached)
    }

    /// Notes that a player was, or was not, found in the server of a match. When he is missed for
    /// the first time his opponent is told.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn found(
        &self,
        game: Id,
        player: PlayerId,
        found: bool,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        if self.store.reading()?.absent(game, player)? != found {
            return Ok(());
        }
        let deed = self.store.writing()?;
        if found {
            deed.set_present(game, player)?;
        } else if deed.set_absent(game, player)?
            && let Some(row) = deed.summary(game)?
        {
            let channel = row.place.channel;
            deed.enqueue(&self.letter_about(
                MessageKind::Absent,
                game,
                row.revision,
                channel,
                Some(player),
                now,
            ))?;
        }
        deed.commit()?;
        self.owed.notify_one();
        Ok(())
    }

    /// The server in which a match lives.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn guild_of(&self, game: Id) -> Result<Option<GuildId>, InternalError> {
        Ok(self.store.reading()?.summary(game)?.and_then(|game| game.place.guild))
    }
}

/// Whether a player lets another one challenge him.
pub(super) fn accepts(
    reading: &(impl ClockReadTx + ?Sized),
    opponent: PlayerId,
    challenger: PlayerId,
) -> Result<Result<(), UserError>, StoreError> {
    let welcome = match reading.preferences(opponent)?.settings.accepts {
        Accepts::Everybody => true,
        Accepts::Known => reading.have_played(opponent, challenger)?,
        Accepts::Nobody => false,
    };
    Ok(if welcome { Ok(()) } else { Err(UserError::AcceptsNone) })
}
