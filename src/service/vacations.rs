//! Vacations: a player's clocks stand still, and his opponents see it.

use std::collections::BTreeSet;

use super::{Call, Error, InternalError, Service};
use crate::matches::vacation::{VACATION_DAYS, counted, left_ms, present, take};
use crate::matches::{GuildId, MessageKind, PlayerId, Timestamp, Vacation};
use crate::store::{ClockReadTx, StoreError};

/// How a player stands with his vacations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leave {
    /// The vacation that he is on.
    pub present: Option<Vacation>,
    /// Until when his clocks stand still for it where he asks; nothing where no more of it counts.
    pub still: Option<Timestamp>,
    /// Milliseconds that are left of this year.
    pub left_ms: i64,
    /// Days a year that are allowed where he asks.
    pub allowed_days: u32,
}

impl Service {
    /// How a player stands with his vacations, as the rules of `guild` have it.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn leave(
        &self,
        player: PlayerId,
        guild: Option<GuildId>,
        now: Timestamp,
    ) -> Result<Leave, InternalError> {
        let reading = self.store.reading()?;
        let taken = reading.vacations_of(player)?;
        Ok(leave(&taken, allowed(&*reading, guild)?, now))
    }

    /// Takes so many days of vacation from now on; none end the present one. The clocks of the
    /// player stand still, and each channel where he plays is told.
    ///
    /// # Errors
    ///
    /// Refuses what [`take`] refuses.
    pub fn take_vacation(&self, call: &Call, guild: Option<GuildId>, days: u32) -> Result<Leave, Error> {
        let deed = self.begin(call)?;
        let allowed = allowed(&*deed, guild)?;
        let taken = take(&deed.vacations_of(call.player)?, days, allowed, call.now)?;
        deed.set_vacations(call.player, &taken)?;
        deed.wake_clocks_of(call.player, call.now)?;
        let mut told = BTreeSet::new();
        for game in deed.ongoing_of(call.player)? {
            let channel = game.place.channel;
            if told.insert(channel) {
                let (id, revision) = (game.id, game.revision);
                deed.enqueue(&self.letter_about(
                    MessageKind::Vacation,
                    id,
                    revision,
                    channel,
                    Some(call.player),
                    call.now,
                ))?;
            }
        }
        self.finish(deed)?;
        Ok(leave(&taken, allowed, call.now))
    }

    /// Sets how many days of vacation a year count in a server.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn set_vacation_days(&self, guild: GuildId, days: u32, now: Timestamp) -> Result<(), InternalError> {
        let deed = self.store.writing()?;
        deed.set_vacation_days(guild, days)?;
        deed.wake_clocks_in(guild, now)?;
        Ok(deed.commit()?)
    }
}

fn allowed(reading: &(impl ClockReadTx + ?Sized), guild: Option<GuildId>) -> Result<u32, StoreError> {
    let server = guild.map(|guild| reading.server(guild)).transpose()?;
    Ok(server.map_or(VACATION_DAYS, |server| server.vacation_days))
}

fn leave(taken: &[Vacation], allowed_days: u32, now: Timestamp) -> Leave {
    Leave {
        present: present(taken, now),
        still: present(&counted(taken, allowed_days), now).map(|vacation| vacation.until),
        left_ms: left_ms(taken, allowed_days, now),
        allowed_days,
    }
}
