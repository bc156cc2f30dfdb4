//! Who has blocked whom.
//!
//! A block outlives the data of the blocked person, under a hash of their id.

use super::sql::params;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::{Block, PersonHash, PlayerId, Timestamp};

impl ReadTx<'_> {
    /// Whether a player has blocked another one, whose hash is `hash`.
    pub fn has_blocked(
        &self,
        player: PlayerId,
        other: PlayerId,
        hash: &PersonHash,
    ) -> Result<bool, StoreError> {
        self.only_value(
            "SELECT EXISTS (SELECT 1 FROM block WHERE player = ?1 AND blocked = ?2)
                 OR EXISTS (SELECT 1 FROM block_kept WHERE player = ?1 AND blocked = ?3)",
            params![player, other, hash.bytes()],
        )
    }

    /// Returns a player's blocks, newest first.
    pub fn blocks_of(&self, player: PlayerId) -> Result<Vec<Block>, StoreError> {
        let sql = "SELECT blocked, blocked_at FROM block WHERE player = ?1
                   UNION ALL SELECT 0, blocked_at FROM block_kept WHERE player = ?1
                   ORDER BY blocked_at DESC, blocked";
        self.rows(sql, [player], |row| {
            Ok(Block { person: row.get("blocked")?, since: row.get("blocked_at")? })
        })
    }
}

impl WriteTx<'_> {
    /// Adds a block unless it exists.
    pub fn add_block(&self, player: PlayerId, other: PlayerId, now: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO block (player, blocked, blocked_at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
            params![player, other, now],
        )?;
        Ok(())
    }

    /// Deletes the block of a person, whose hash is `hash`. Returns whether it existed.
    pub fn lift_block(
        &self,
        player: PlayerId,
        other: PlayerId,
        hash: &PersonHash,
    ) -> Result<bool, StoreError> {
        let known =
            self.execute("DELETE FROM block WHERE player = ?1 AND blocked = ?2", params![player, other])?;
        let kept = self.execute(
            "DELETE FROM block_kept WHERE player = ?1 AND blocked = ?2",
            params![player, hash.bytes()],
        )?;
        Ok(known + kept > 0)
    }

    /// Deletes a player's blocks of deleted people that were made at this time. Returns whether
    /// there were any.
    pub fn lift_kept_blocks(&self, player: PlayerId, since: Timestamp) -> Result<bool, StoreError> {
        let lifted = self.execute(
            "DELETE FROM block_kept WHERE player = ?1 AND blocked_at = ?2",
            params![player, since],
        )?;
        Ok(lifted > 0)
    }

    /// Deletes the blocks by a person who deletes their data, and keeps the blocks of the person
    /// under their hash.
    pub fn forget_blocks(&self, person: PlayerId, hash: &PersonHash) -> Result<(), StoreError> {
        for sql in ["DELETE FROM block WHERE player = ?1", "DELETE FROM block_kept WHERE player = ?1"] {
            self.execute(sql, [person])?;
        }
        self.execute(
            "INSERT INTO block_kept (player, blocked, blocked_at)
             SELECT player, ?2, blocked_at FROM block WHERE blocked = ?1 ON CONFLICT DO NOTHING",
            params![person, hash.bytes()],
        )?;
        self.execute("DELETE FROM block WHERE blocked = ?1", [person])?;
        Ok(())
    }
}
