//! Vacations: pause a player's clocks and notify their opponents.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::domain::vacation::{VACATION_DAYS, counted, left_ms, present, take};
use crate::domain::{GuildId, MessageKind, Seat, Timestamp, Vacation};
use crate::service::core::Core;
use crate::service::{Caller, Error, InternalError};
use crate::store::{LockRoot, ReadTx, StoreError};

/// A player's current vacation and remaining allowance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VacationStatus {
    /// The current vacation.
    pub current: Option<Vacation>,
    /// End of the clock pause in the server; `None` if its allowance is used up.
    pub paused_until: Option<Timestamp>,
    /// Milliseconds left of this year's allowance.
    pub left_ms: i64,
    /// The server's yearly allowance in days.
    pub allowed_days: u32,
}

#[derive(Debug)]
pub struct Vacations {
    pub(in crate::service) core: Arc<Core>,
}

impl Vacations {
    /// Returns a player's vacation, limited by the allowance of `guild`.
    pub fn status(
        &self,
        player: impl Into<Seat>,
        guild: Option<GuildId>,
        now: Timestamp,
    ) -> Result<VacationStatus, InternalError> {
        let reading = self.core.store.begin_read()?;
        let player = player.into().person();
        let taken = player.map(|player| reading.vacations_of(player)).transpose()?.unwrap_or_default();
        Ok(status(&taken, allowed(&reading, guild)?, now))
    }

    /// Starts a vacation of the given number of days; 0 ends the current one. Pauses the player's
    /// clocks and notifies each channel in which they have a human opponent.
    pub fn take(&self, caller: &Caller, guild: Option<GuildId>, days: u32) -> Result<VacationStatus, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Player(caller.player)])?;
        let allowed = allowed(&tx, guild)?;
        let taken = take(&tx.vacations_of(caller.player)?, days, allowed, caller.now)?;
        tx.set_vacations(caller.player, &taken)?;
        tx.wake_clocks_of(caller.player, caller.now)?;
        let mut told = BTreeSet::new();
        for game in tx.ongoing_matches_of(caller.player)? {
            let channel = game.place.channel;
            // The computer needs no notice.
            let is_told = game.opponent_of(caller.player).person().is_some();
            if is_told && told.insert(channel) {
                let (id, revision) = (game.id, game.revision);
                tx.enqueue(&self.core.message_about(
                    MessageKind::Vacation,
                    id,
                    revision,
                    channel,
                    Some(caller.player.into()),
                    caller.now,
                ))?;
            }
        }
        tx.commit()?;
        Ok(status(&taken, allowed, caller.now))
    }
}

fn allowed(reading: &ReadTx<'_>, guild: Option<GuildId>) -> Result<u32, StoreError> {
    let server = guild.map(|guild| reading.server_clocks(guild)).transpose()?;
    Ok(server.map_or(VACATION_DAYS, |server| server.vacation_days))
}

fn status(taken: &[Vacation], allowed_days: u32, now: Timestamp) -> VacationStatus {
    VacationStatus {
        current: present(taken, now),
        paused_until: present(&counted(taken, allowed_days), now).map(|vacation| vacation.until),
        left_ms: left_ms(taken, allowed_days, now),
        allowed_days,
    }
}
