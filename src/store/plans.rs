//! Moves that players planned as replies.

use super::sql::params;
use super::sql::row::FoundRow;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::{Id, Plan, PlayerId, Revision};

fn from_row(row: &FoundRow<'_>) -> Result<Plan, StoreError> {
    Ok(Plan {
        id: row.get("id")?,
        game: row.get("match")?,
        player: row.get("player")?,
        parent: row.get("parent")?,
        base: row.get("base")?,
        foreseen: row.get("foreseen")?,
        reply: row.get("reply")?,
        created: row.get("created_at")?,
    })
}

impl ReadTx<'_> {
    /// Returns the plans of a player in a match, the oldest first.
    pub fn plans_of(&self, match_id: Id, player: PlayerId) -> Result<Vec<Plan>, StoreError> {
        self.rows(
            "SELECT id, match, player, parent, base, foreseen, reply, created_at FROM plan
             WHERE match = ?1 AND player = ?2 ORDER BY id",
            params![match_id, player],
            from_row,
        )
    }
}

impl WriteTx<'_> {
    /// Stores a new plan.
    pub fn insert_plan(&self, plan: &Plan) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO plan (id, match, player, parent, base, foreseen, reply, created_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
            params![
                plan.id,
                plan.game,
                plan.player,
                plan.parent,
                plan.base,
                plan.foreseen,
                plan.reply,
                plan.created,
            ],
        )?;
        Ok(())
    }

    /// Deletes a plan and those that continue it.
    pub fn delete_plan(&self, id: Id) -> Result<(), StoreError> {
        // The table's foreign key deletes those that continue it.
        self.execute("DELETE FROM plan WHERE id = ?1", [id])?;
        Ok(())
    }

    /// Goes on after a plan was played: those that continue it reply to the move after the revision `base`,
    /// and the player's other plans in that match are deleted.
    pub fn advance_plans(&self, played: &Plan, base: Revision) -> Result<(), StoreError> {
        self.execute("UPDATE plan SET parent = NULL, base = ?2 WHERE parent = ?1", params![played.id, base])?;
        self.execute(
            "DELETE FROM plan WHERE match = ?1 AND player = ?2 AND parent IS NULL AND base <> ?3",
            params![played.game, played.player, base],
        )?;
        Ok(())
    }

    /// Deletes the plans of a player in a match.
    pub fn delete_plans(&self, match_id: Id, player: PlayerId) -> Result<(), StoreError> {
        self.execute("DELETE FROM plan WHERE match = ?1 AND player = ?2", params![match_id, player])?;
        Ok(())
    }
}
