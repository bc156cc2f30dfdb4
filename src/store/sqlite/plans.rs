//! Planned turns as rows.

use rusqlite::{Connection, Row, params};

use crate::matches::{Id, Plan, PlayerId, Revision};
use crate::store::StoreError;

fn from_row(row: &Row<'_>) -> Result<Plan, StoreError> {
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

pub(super) fn of(connection: &Connection, game: Id, player: PlayerId) -> Result<Vec<Plan>, StoreError> {
    connection
        .prepare_cached(
            "SELECT id, match, player, parent, base, foreseen, reply, created_at FROM plan
             WHERE match = ?1 AND player = ?2 ORDER BY id",
        )?
        .query_and_then(params![game, player], from_row)?
        .collect()
}

pub(super) fn insert(connection: &Connection, plan: &Plan) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO plan (id, match, player, parent, base, foreseen, reply, created_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            plan.id,
            plan.game,
            plan.player,
            plan.parent,
            plan.base,
            plan.foreseen,
            plan.reply,
            plan.created,
        ])?;
    Ok(())
}

pub(super) fn delete(connection: &Connection, id: Id) -> Result<(), StoreError> {
    // Those that continue it go with it: the table cascades.
    connection.prepare_cached("DELETE FROM plan WHERE id = ?1")?.execute([id])?;
    Ok(())
}

pub(super) fn advance(connection: &Connection, plan: &Plan, base: Revision) -> Result<(), StoreError> {
    connection
        .prepare_cached("UPDATE plan SET parent = NULL, base = ?2 WHERE parent = ?1")?
        .execute(params![plan.id, base])?;
    connection
        .prepare_cached(
            "DELETE FROM plan WHERE match = ?1 AND player = ?2 AND parent IS NULL AND base <> ?3",
        )?
        .execute(params![plan.game, plan.player, base])?;
    Ok(())
}

pub(super) fn delete_all(connection: &Connection, game: Id, player: PlayerId) -> Result<(), StoreError> {
    connection
        .prepare_cached("DELETE FROM plan WHERE match = ?1 AND player = ?2")?
        .execute(params![game, player])?;
    Ok(())
}
