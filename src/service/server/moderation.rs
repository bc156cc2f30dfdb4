//! Mutes, and the log of a server's moderators.
//!
//! Callers have already checked the moderator's Discord permissions.

use std::sync::Arc;

use crate::domain::{
    GuildId, Id, MAX_MUTE_DAYS, ModerationAct, ModerationEntry, Mute, Opponent, PlayerId,
    REQUEST_RETENTION_DAYS, RequestRecord, Seat, Timestamp, UserError,
};
use crate::service::core::Core;
use crate::service::{Caller, Error, InternalError};
use crate::store::{LockRoot, ReadTx, StoreError, WriteTx};

/// Maximum number of requests in a list.
const MAX_REQUESTS: u32 = 2000;

#[derive(Debug)]
pub struct Moderation {
    pub(in crate::service) core: Arc<Core>,
}

impl Moderation {
    /// Mutes a person in a server for some days; 0 ends the mute. Returns the mute.
    ///
    /// # Errors
    ///
    /// [`UserError::BotMute`], [`UserError::SelfMute`], [`UserError::NoReason`], and
    /// [`UserError::NotMuted`] for the end of no mute.
    pub fn mute(
        &self,
        caller: &Caller,
        guild: GuildId,
        person: Opponent,
        days: u32,
        reason: &str,
    ) -> Result<Option<Mute>, Error> {
        if person.bot {
            return Err(UserError::BotMute.into());
        }
        if person.player == caller.player {
            return Err(UserError::SelfMute.into());
        }
        let reason = required_reason(reason)?;
        let person = person.player;
        let tx = self.core.begin_locked(caller, &[LockRoot::Server(guild), LockRoot::Player(person)])?;
        let until = caller.now.plus_days(days.min(MAX_MUTE_DAYS).into());
        let mute = (days > 0).then(|| Mute { until, reason: reason.clone() });
        if mute.is_none() && self.core.mute(&tx, guild, person, caller.now)?.is_none() {
            return Err(UserError::NotMuted.into());
        }
        tx.set_mute(guild, person, &self.core.key.hash(person), mute.as_ref())?;
        // They may be a reserve who gets a seat now.
        tx.wake_seasons_in(guild, caller.now)?;
        let person = Seat::Person(person);
        let act = match &mute {
            Some(mute) => ModerationAct::Mute { person, until: mute.until },
            None => ModerationAct::Unmute { person },
        };
        self.core.log_act(&tx, caller, guild, act, reason)?;
        tx.commit()?;
        Ok(mute)
    }

    /// Returns the mute of a person in a server.
    pub fn mute_of(
        &self,
        guild: GuildId,
        person: PlayerId,
        now: Timestamp,
    ) -> Result<Option<Mute>, InternalError> {
        Ok(self.core.mute(&self.core.store.begin_read()?, guild, person, now)?)
    }

    /// Returns the acts of a server's moderators in the last year, newest first.
    pub fn log(&self, guild: GuildId, now: Timestamp) -> Result<Vec<ModerationEntry>, Error> {
        Ok(self.core.store.begin_read()?.moderation_log(guild, now)?)
    }

    /// Returns the requests of the last two weeks in a server, newest first: of everybody, or those
    /// by and to a person. Leaves the moderator's own out.
    pub fn requests(
        &self,
        caller: &Caller,
        guild: GuildId,
        person: Option<PlayerId>,
    ) -> Result<Vec<RequestRecord>, Error> {
        let after = caller.now.plus_days(-REQUEST_RETENTION_DAYS);
        let mut requests = self.core.store.begin_read()?.requests_in(guild, after, MAX_REQUESTS)?;
        requests.retain(|request| {
            let people = [request.sender, request.recipient];
            !people.contains(&Some(caller.player)) && (person.is_none() || people.contains(&person))
        });
        Ok(requests)
    }

    /// Returns the reason for the last act of this kind about a match.
    pub fn reason(&self, game: Id, act: ModerationAct) -> Result<String, InternalError> {
        Ok(self.core.store.begin_read()?.moderation_reason(game, act.word())?.unwrap_or_default())
    }
}

/// Collapses a reason into one short line.
///
/// # Errors
///
/// [`UserError::NoReason`] for a blank one.
pub(crate) fn required_reason(reason: &str) -> Result<String, UserError> {
    crate::service::game::adjudications::one_line(reason).ok_or(UserError::NoReason)
}

impl Core {
    pub(crate) fn mute(
        &self,
        reading: &ReadTx<'_>,
        guild: GuildId,
        person: PlayerId,
        now: Timestamp,
    ) -> Result<Option<Mute>, StoreError> {
        reading.mute(guild, person, &self.key.hash(person), now)
    }

    /// Checks that `player` isn't muted in the server of a challenge they make or accept, and that
    /// `other` isn't either.
    ///
    /// # Errors
    ///
    /// [`UserError::Muted`], [`UserError::OtherMuted`].
    pub(crate) fn check_mutes(
        &self,
        reading: &ReadTx<'_>,
        guild: Option<GuildId>,
        player: PlayerId,
        other: Option<PlayerId>,
        now: Timestamp,
    ) -> Result<(), Error> {
        let Some(guild) = guild else { return Ok(()) };
        if let Some(Mute { until, reason }) = self.mute(reading, guild, player, now)? {
            return Err(UserError::Muted { until, reason }.into());
        }
        if let Some(other) = other
            && self.mute(reading, guild, other, now)?.is_some()
        {
            return Err(UserError::OtherMuted.into());
        }
        Ok(())
    }

    /// Logs an act of the caller.
    pub(crate) fn log_act(
        &self,
        tx: &WriteTx<'_>,
        caller: &Caller,
        guild: GuildId,
        act: ModerationAct,
        reason: String,
    ) -> Result<(), StoreError> {
        let entry = ModerationEntry { moderator: caller.player.into(), act, reason, at: caller.now };
        tx.log_moderation(self.mint.next(caller.now), guild, &entry)
    }
}
