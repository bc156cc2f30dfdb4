//! Planned replies.

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
    /// Returns a player's plans in a match, oldest first.
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

    /// Deletes a plan and its continuations.
    pub fn delete_plan(&self, id: Id) -> Result<(), StoreError> {
        // The foreign key cascades to continuations.
        self.execute("DELETE FROM plan WHERE id = ?1", [id])?;
        Ok(())
    }

    /// Advances a player's plans after one was played. Its continuations now reply to the move
    /// after revision `base`; other plans are deleted.
    pub fn advance_plans(&self, played: &Plan, base: Revision) -> Result<(), StoreError> {
        self.execute("UPDATE plan SET parent = NULL, base = ?2 WHERE parent = ?1", params![played.id, base])?;
        self.execute(
            "DELETE FROM plan WHERE match = ?1 AND player = ?2 AND parent IS NULL AND base <> ?3",
            params![played.game, played.player, base],
        )?;
        Ok(())
    }

    pub fn delete_plans(&self, match_id: Id, player: PlayerId) -> Result<(), StoreError> {
        self.execute("DELETE FROM plan WHERE match = ?1 AND player = ?2", params![match_id, player])?;
        Ok(())
    }
}
