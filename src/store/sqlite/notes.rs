//! What players note for themselves.

use rusqlite::{Connection, OptionalExtension, params};

use crate::matches::{Id, PlayerId, Timestamp};
use crate::store::StoreError;

pub(super) fn load(
    connection: &Connection,
    game: Id,
    player: PlayerId,
) -> Result<Option<String>, StoreError> {
    Ok(connection
        .prepare_cached("SELECT text FROM note WHERE player = ?1 AND match = ?2")?
        .query_row(params![player, game], |row| row.get(0))
        .optional()?)
}

pub(super) fn store(
    connection: &Connection,
    game: Id,
    player: PlayerId,
    text: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    if text.is_empty() {
        connection
            .prepare_cached("DELETE FROM note WHERE player = ?1 AND match = ?2")?
            .execute(params![player, game])?;
    } else {
        connection
            .prepare_cached(
                "INSERT INTO note (player, match, text, written_at) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (player, match) DO UPDATE SET text = excluded.text, written_at = excluded.written_at",
            )?
            .execute(params![player, game, text, now])?;
    }
    Ok(())
}
