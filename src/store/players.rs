//! Players: names, absences and deletion.

use std::collections::HashMap;

use super::sql::columns::id_list;
use super::sql::params;
use super::sql::row::FoundRow;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::{AccountName, Id, PlayerId, Seat, Timestamp};

pub(super) const NAMES: &str =
    "SELECT id, name, user_name FROM player WHERE id IN (SELECT CAST(value AS bigint) FROM json_each(?1))";

/// Closes the open challenges of the player `?1` and deletes rows about them alone.
const DELETE: [&str; 30] = [
    "UPDATE challenge SET state = 'withdrawn', revision = revision + 1 WHERE challenger = ?1 AND state = 'open'",
    "UPDATE challenge SET state = 'declined', revision = revision + 1 WHERE opponent = ?1 AND state = 'open'",
    "DELETE FROM plan WHERE player = ?1",
    "DELETE FROM note WHERE player = ?1",
    "DELETE FROM draft WHERE player = ?1",
    "DELETE FROM lesson_progress WHERE player = ?1",
    "DELETE FROM lesson_solved WHERE player = ?1",
    "DELETE FROM puzzle_progress WHERE player = ?1",
    "DELETE FROM puzzle_result WHERE player = ?1",
    "DELETE FROM own_puzzle WHERE player = ?1",
    "DELETE FROM daily_try WHERE player = ?1",
    "DELETE FROM daily_streak WHERE player = ?1",
    "DELETE FROM proposal WHERE admin = ?1",
    "DELETE FROM record WHERE player = ?1",
    "UPDATE record SET opponents = opponents - 1
     WHERE (player, game) IN (SELECT player, game FROM rated_opponent WHERE opponent = ?1)",
    "DELETE FROM rated_opponent WHERE player = ?1",
    "DELETE FROM rated_opponent WHERE opponent = ?1",
    "DELETE FROM computer_result WHERE player = ?1",
    "DELETE FROM computer_rating WHERE player = ?1",
    "DELETE FROM listed WHERE player = ?1",
    "DELETE FROM server_player WHERE player = ?1",
    "DELETE FROM setting WHERE player = ?1",
    "DELETE FROM vacation WHERE player = ?1",
    "DELETE FROM absence WHERE player = ?1",
    "DELETE FROM grace WHERE player = ?1",
    "DELETE FROM direct_notice WHERE player = ?1",
    "DELETE FROM outbox WHERE recipient = ?1",
    "UPDATE request SET sender = NULL WHERE sender = ?1",
    "UPDATE request SET recipient = NULL WHERE recipient = ?1",
    "DELETE FROM player WHERE id = ?1",
];

/// Replaces the player `?1` by the deleted player `?2` in rows that also concern others.
const ANONYMIZE: [&str; 5] = [
    "UPDATE match SET first = ?2 WHERE first = ?1 AND ended_at IS NOT NULL",
    "UPDATE match SET second = ?2 WHERE second = ?1 AND ended_at IS NOT NULL",
    "UPDATE challenge SET challenger = ?2 WHERE challenger = ?1",
    "UPDATE challenge SET opponent = ?2 WHERE opponent = ?1",
    "UPDATE outbox SET actor = ?2 WHERE actor = ?1",
];

fn account_name(row: &FoundRow<'_>) -> Result<AccountName, StoreError> {
    let (display, user): (String, Option<String>) = (row.get("name")?, row.get("user_name")?);
    Ok(AccountName::new(display, user))
}

impl ReadTx<'_> {
    /// Returns the last known names of a player's account.
    pub fn player_name(&self, player: PlayerId) -> Result<Option<AccountName>, StoreError> {
        self.row("SELECT name, user_name FROM player WHERE id = ?1", [player], account_name)
    }

    /// Returns the known names of players.
    pub fn player_names(&self, players: &[PlayerId]) -> Result<HashMap<PlayerId, AccountName>, StoreError> {
        let named = self.rows(NAMES, [id_list(players.iter().map(|player| player.0))], |row| {
            Ok((row.get("id")?, account_name(row)?))
        })?;
        Ok(named.into_iter().collect())
    }

    /// Whether a player has left the server of a match.
    pub fn is_absent(&self, match_id: Id, player: PlayerId) -> Result<bool, StoreError> {
        self.only_value(
            "SELECT EXISTS (SELECT 1 FROM absence WHERE match = ?1 AND player = ?2)",
            params![match_id, player],
        )
    }
}

impl WriteTx<'_> {
    pub fn set_player_name(
        &self,
        player: PlayerId,
        name: &AccountName,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let (display, user) = name.stored();
        self.execute(
            "INSERT INTO player (id, name, user_name, seen_at) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (id) DO UPDATE
             SET name = excluded.name, user_name = excluded.user_name, seen_at = excluded.seen_at",
            params![player, display, user, now],
        )?;
        Ok(())
    }

    /// Marks a player as missing from a match's server; returns `false` if already marked.
    pub fn mark_absent(&self, match_id: Id, player: PlayerId) -> Result<bool, StoreError> {
        let inserted = self.execute(
            "INSERT INTO absence (match, player) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
            params![match_id, player],
        )?;
        Ok(inserted == 1)
    }

    /// Clears the mark of [`mark_absent`](Self::mark_absent).
    pub fn mark_present(&self, match_id: Id, player: PlayerId) -> Result<(), StoreError> {
        self.execute("DELETE FROM absence WHERE match = ?1 AND player = ?2", params![match_id, player])?;
        Ok(())
    }

    /// Deletes a player without ongoing matches. Rows that also concern others are anonymized, the
    /// rest is deleted, and open challenges are closed.
    pub fn forget_player(&self, player: PlayerId) -> Result<(), StoreError> {
        for sql in DELETE {
            self.execute(sql, [player])?;
        }
        for sql in ANONYMIZE {
            self.execute(sql, params![player, Seat::Deleted])?;
        }
        self.forget_moderated(player)?;
        self.forget_entrant(player)?;
        self.forget_root(player.0)
    }
}
