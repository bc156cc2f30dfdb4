//! Names and settings of players, and whether pings reach them.

use std::collections::HashMap;
use std::sync::Arc;

use crate::domain::{
    Accepts, AccountName, Id, MatchSummary, MessageKind, PlayerId, PlayerSettings, Preferences,
    SettingsChange, Timestamp, UserError,
};
use crate::service::core::Core;
use crate::service::{Caller, Error, InternalError};
use crate::store::{LockRoot, ReadTx};

/// Pings that have not reached a player.
#[derive(Clone, Debug)]
pub struct MissedPings {
    /// Time of the first one.
    pub since: Timestamp,
    /// Whether the player takes no direct messages.
    pub closed: bool,
    /// The matches that wait for the player, and when their grace there began.
    pub graces: Vec<(MatchSummary, Timestamp)>,
}

#[derive(Debug)]
pub struct Players {
    pub(in crate::service) core: Arc<Core>,
}

impl Players {
    /// Stores the names of a player's account if they changed.
    pub fn record_name(
        &self,
        player: PlayerId,
        name: &AccountName,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        let known = self.core.store.begin_read()?.player_name(player)?;
        if known.as_ref() != Some(name) {
            let tx = self.core.store.begin_write()?;
            tx.set_player_name(player, name, now)?;
            tx.commit()?;
        }
        Ok(())
    }

    /// Returns the names of all known players among `players` with one query.
    pub fn names(&self, players: &[PlayerId]) -> Result<HashMap<PlayerId, AccountName>, InternalError> {
        Ok(self.core.store.begin_read()?.player_names(players)?)
    }

    pub fn preferences(&self, player: PlayerId) -> Result<Preferences, InternalError> {
        Ok(self.core.store.begin_read()?.preferences(player)?)
    }

    /// Returns a player's settings, or the defaults if the store fails.
    #[must_use]
    pub fn settings(&self, player: PlayerId) -> PlayerSettings {
        self.preferences(player).map_or_else(
            |error| {
                tracing::error!(%error, "cannot read settings");
                PlayerSettings::default()
            },
            |preferences| preferences.settings,
        )
    }

    /// Changes a player's settings and reschedules their reminders. Choosing a way of pinging also
    /// reopens direct messages after a failed one.
    pub fn change_settings(&self, caller: &Caller, change: SettingsChange) -> Result<Preferences, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Player(caller.player)])?;
        let before = tx.preferences(caller.player)?;
        let closed = before.closed.filter(|_| change.pings.is_none());
        let after = Preferences { settings: before.settings.changed(change), closed, ..before };
        tx.set_preferences(caller.player, &after)?;
        tx.wake_clocks_of(caller.player, caller.now)?;
        tx.commit()?;
        Ok(after)
    }

    /// Takes the pings that have not reached a player, so that they are told once.
    pub fn take_unreached(&self, player: PlayerId) -> Result<Option<MissedPings>, InternalError> {
        if self.core.store.begin_read()?.preferences(player)?.unreached.is_none() {
            return Ok(None);
        }
        let tx = self.core.store.begin_write()?;
        tx.lock(&[LockRoot::Player(player)])?;
        let mut preferences = tx.preferences(player)?;
        let since = preferences.unreached.take();
        tx.set_preferences(player, &preferences)?;
        let mut graces = Vec::new();
        for (game, from) in tx.untold_graces(player)? {
            graces
                .extend(tx.match_summary(game)?.filter(|game| game.awaits(player)).map(|game| (game, from)));
        }
        tx.mark_told(player)?;
        tx.commit()?;
        Ok(since.map(|since| MissedPings { since, closed: preferences.closed.is_some(), graces }))
    }

    /// Records whether a player is a member of the match's server. The first time they are missing,
    /// their opponent is notified.
    pub fn record_presence(
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
        self.core.notify_outbox();
        Ok(())
    }
}

/// Checks that the opponent's settings allow challenges from the challenger.
pub(crate) fn accepts(reading: &ReadTx<'_>, opponent: PlayerId, challenger: PlayerId) -> Result<(), Error> {
    let welcome = match reading.preferences(opponent)?.settings.accepts {
        Accepts::Everybody => true,
        Accepts::Known => reading.have_played(opponent, challenger)?,
        Accepts::Nobody => false,
    };
    if welcome { Ok(()) } else { Err(UserError::AcceptsNone.into()) }
}

/// Checks that the challenger's setting hasn't become stricter since the challenge, which they made
/// with the setting `then`, so that it excludes `other`.
pub(crate) fn still_accepts(
    reading: &ReadTx<'_>,
    challenger: PlayerId,
    then: Option<Accepts>,
    other: PlayerId,
) -> Result<(), Error> {
    let now = reading.preferences(challenger)?.settings.accepts;
    if then.is_none_or(|then| now as u8 <= then as u8) {
        return Ok(());
    }
    accepts(reading, challenger, other)
}
