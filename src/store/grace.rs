//! Players whom no notice reached, and looks whether players can see their matches.

use super::sql::columns::id_list;
use super::sql::params;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::{ChannelId, Grace, GuildId, Id, PlayerId, Revision, Timestamp};

pub(super) const DUE_LOOKS: &str = "SELECT id FROM match INDEXED BY match_look
     WHERE ended_at IS NULL AND look_at IS NOT NULL AND look_at <= ?1 ORDER BY look_at LIMIT ?2";

pub(super) const GRACES: &str = "SELECT match, player, began FROM grace
     WHERE match IN (SELECT CAST(value AS bigint) FROM json_each(?1))";

pub(super) const UNTOLD: &str =
    "SELECT match, began FROM grace WHERE player = ?1 AND untold = 1 ORDER BY match";

impl ReadTx<'_> {
    /// Returns the grace of a player in a match, if a notice ever failed to reach them there.
    pub fn grace(&self, match_id: Id, player: PlayerId) -> Result<Option<Grace>, StoreError> {
        self.row(
            "SELECT began, missed FROM grace WHERE match = ?1 AND player = ?2",
            params![match_id, player],
            |row| Ok(Grace { from: row.get("began")?, missed: row.get("missed")? }),
        )
    }

    /// Returns when graces began, for the players of several matches.
    pub fn graces(&self, matches: &[Id]) -> Result<Vec<(Id, PlayerId, Timestamp)>, StoreError> {
        self.rows(GRACES, [id_list(matches.iter().map(|id| id.0))], |row| {
            Ok((row.get("match")?, row.get("player")?, row.get("began")?))
        })
    }

    /// Returns the matches in which a player missed a notice without knowing, and when their grace
    /// there began.
    pub fn untold_graces(&self, player: PlayerId) -> Result<Vec<(Id, Timestamp)>, StoreError> {
        self.rows(UNTOLD, [player], |row| Ok((row.get("match")?, row.get("began")?)))
    }

    /// Returns the matches with a due look.
    pub fn due_looks(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError> {
        self.values(DUE_LOOKS, params![now, limit])
    }

    /// Whether a player got a direct notice of a match at this revision or later.
    pub fn has_direct_notice(
        &self,
        match_id: Id,
        player: PlayerId,
        revision: Revision,
    ) -> Result<bool, StoreError> {
        self.only_value(
            "SELECT EXISTS (SELECT 1 FROM direct_notice WHERE match = ?1 AND player = ?2 AND revision >= ?3)",
            params![match_id, player, revision],
        )
    }
}

impl WriteTx<'_> {
    /// Notes that no notice of the current turn has reached a player. The first time in a match,
    /// their grace begins; then returns `true`.
    pub fn mark_missed(&self, match_id: Id, player: PlayerId, from: Timestamp) -> Result<bool, StoreError> {
        let inserted = self.execute(
            "INSERT INTO grace (match, player, began, missed, untold) VALUES (?1, ?2, ?3, 1, 1)
             ON CONFLICT DO NOTHING",
            params![match_id, player, from],
        )?;
        if inserted == 0 {
            self.execute(
                "UPDATE grace SET missed = 1, untold = 1 WHERE match = ?1 AND player = ?2",
                params![match_id, player],
            )?;
        }
        Ok(inserted == 1)
    }

    /// Notes that a notice of a match reached a player.
    pub fn mark_reached(&self, match_id: Id, player: PlayerId) -> Result<(), StoreError> {
        self.execute(
            "UPDATE grace SET missed = 0, untold = 0 WHERE match = ?1 AND player = ?2",
            params![match_id, player],
        )?;
        Ok(())
    }

    /// Notes that a player was told of every notice that they missed.
    pub fn mark_told(&self, player: PlayerId) -> Result<(), StoreError> {
        self.execute("UPDATE grace SET missed = 0, untold = 0 WHERE player = ?1", [player])?;
        Ok(())
    }

    /// Like [`due_looks`](ReadTx::due_looks), but postpones the looks in case this process dies.
    /// Skips matches that are locked by others.
    pub fn take_due_looks(
        &self,
        now: Timestamp,
        limit: u32,
        postponed: Timestamp,
    ) -> Result<Vec<Id>, StoreError> {
        let due: Vec<Id> =
            self.values(&format!("{DUE_LOOKS}{}", self.dialect().skip_locked), params![now, limit])?;
        for id in &due {
            self.execute("UPDATE match SET look_at = ?2 WHERE id = ?1", params![id, postponed])?;
        }
        Ok(due)
    }

    /// Marks a look postponed to `postponed` as done, unless the match has changed.
    pub fn finish_look(&self, match_id: Id, postponed: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE match SET look_at = NULL WHERE id = ?1 AND look_at = ?2",
            params![match_id, postponed],
        )?;
        Ok(())
    }

    /// Makes the looks of a server's ongoing matches due again, or only of those in a channel and
    /// its threads. Looks that are still to come stay as they are.
    pub fn look_again(
        &self,
        guild: GuildId,
        channel: Option<ChannelId>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.execute(
            "UPDATE match SET look_at = ?3
             WHERE guild = ?1 AND ended_at IS NULL AND look_at IS NULL
               AND (CAST(?2 AS bigint) IS NULL OR channel = ?2 OR parent = ?2)",
            params![guild, channel, now],
        )?;
        Ok(())
    }
}
