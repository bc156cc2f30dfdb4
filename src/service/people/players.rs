//! Names and settings of players, and whether they can be reached.

use std::collections::HashMap;
use std::sync::Arc;

use crate::domain::{
    Accepts, Id, MessageKind, PlayerId, PlayerSettings, Preferences, SettingsChange, Timestamp, UserError,
};
use crate::service::core::Core;
use crate::service::{Caller, Error, InternalError};
use crate::store::{LockRoot, ReadTx};

/// Names and settings of players, and whether they can be reached.
#[derive(Debug)]
pub struct Players {
    pub(in crate::service) core: Arc<Core>,
}

impl Players {
    /// Stores the name under which a player appears, where it is new.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn note_name(&self, player: PlayerId, name: &str, now: Timestamp) -> Result<(), InternalError> {
        let known = self.core.store.begin_read()?.player_name(player)?;
        if known.as_deref() != Some(name) {
            let tx = self.core.store.begin_write()?;
            tx.set_player_name(player, name, now)?;
            tx.commit()?;
        }
        Ok(())
    }

    /// The name of a player, if they were ever seen.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn name(&self, player: PlayerId) -> Result<Option<String>, InternalError> {
        Ok(self.core.store.begin_read()?.player_name(player)?)
    }

    /// The names of players, as far as they were ever seen, in one question.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn names(&self, players: &[PlayerId]) -> Result<HashMap<PlayerId, String>, InternalError> {
        Ok(self.core.store.begin_read()?.player_names(players)?.into_iter().collect())
    }

    /// What a player has chosen for themselves, and whether they can be reached.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn preferences(&self, player: PlayerId) -> Result<Preferences, InternalError> {
        Ok(self.core.store.begin_read()?.preferences(player)?)
    }

    /// What a player has chosen for themselves; the defaults where the store cannot be read.
    #[must_use]
    pub fn settings(&self, player: PlayerId) -> PlayerSettings {
        self.preferences(player).map_or_else(
            |error| {
                tracing::error!(%error, "settings cannot be read");
                PlayerSettings::default()
            },
            |preferences| preferences.settings,
        )
    }

    /// Changes a player's settings; their reminders follow at once. Who chooses where they want to be
    /// pinged gets direct messages again even if one failed lately.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn change_settings(&self, caller: &Caller, change: SettingsChange) -> Result<Preferences, Error> {
        let tx = self.core.begin_on(caller, &[LockRoot::Player(caller.player)])?;
        let before = tx.preferences(caller.player)?;
        let closed = before.closed.filter(|_| change.pings.is_none());
        let after = Preferences { settings: before.settings.changed(change), closed, ..before };
        tx.set_preferences(caller.player, &after)?;
        tx.wake_clocks_of(caller.player, caller.now)?;
        self.core.finish(tx)?;
        Ok(after)
    }

    /// Since when no ping reached a player; answers once, as the player is told of it then.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn take_unreached(&self, player: PlayerId) -> Result<Option<Timestamp>, InternalError> {
        if self.core.store.begin_read()?.preferences(player)?.unreached.is_none() {
            return Ok(None);
        }
        let tx = self.core.store.begin_write()?;
        tx.lock(&[LockRoot::Player(player)])?;
        let mut preferences = tx.preferences(player)?;
        let unreached = preferences.unreached.take();
        tx.set_preferences(player, &preferences)?;
        tx.commit()?;
        Ok(unreached)
    }

    /// Stores whether a player was found in the server of a match. When they are missing for the first
    /// time their opponent is told.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn note_presence(
        &self,
        game: Id,
        player: PlayerId,
        found: bool,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        if self.core.store.begin_read()?.is_absent(game, player)? != found {
            return Ok(());
        }
        let tx = self.core.store.begin_write()?;
        if found {
            tx.mark_present(game, player)?;
        } else if tx.mark_absent(game, player)?
            && let Some(row) = tx.match_summary(game)?
            && row.opponent_of(player).person().is_some()
        {
            let channel = row.place.channel;
            tx.enqueue(&self.core.message_about(
                MessageKind::Absent,
                game,
                row.revision,
                channel,
                Some(player.into()),
                now,
            ))?;
        }
        tx.commit()?;
        self.core.wake_outbox();
        Ok(())
    }
}

/// Refuses challengers whom a player does not let challenge them.
pub(crate) fn accepts(reading: &ReadTx<'_>, opponent: PlayerId, challenger: PlayerId) -> Result<(), Error> {
    let welcome = match reading.preferences(opponent)?.settings.accepts {
        Accepts::Everybody => true,
        Accepts::Known => reading.have_played(opponent, challenger)?,
        Accepts::Nobody => false,
    };
    if welcome { Ok(()) } else { Err(UserError::AcceptsNone.into()) }
}
