//! Who was seen, and which interactions counted.

use rusqlite::{Connection, OptionalExtension, params};

use crate::matches::{InteractionId, PlayerId, Timestamp};
use crate::store::StoreError;

/// Discord forgets an interaction after 15 minutes; a day leaves room for clocks.
const INTERACTION_LIFE_MS: i64 = 86_400_000;

pub(super) fn name(connection: &Connection, player: PlayerId) -> Result<Option<String>, StoreError> {
    Ok(connection
        .prepare_cached("SELECT name FROM player WHERE id = ?1")?
        .query_row([player], |row| row.get(0))
        .optional()?)
}

pub(super) fn saw(
    connection: &Connection,
    player: PlayerId,
    name: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO player (id, name, seen_at) VALUES (?1, ?2, ?3)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at",
        )?
        .execute(params![player, name, now])?;
    Ok(())
}

pub(super) fn count_interaction(
    connection: &Connection,
    id: InteractionId,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let rows = connection
        .prepare_cached("INSERT INTO interaction (id, seen_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
        .execute(params![id, now])?;
    Ok(rows == 1)
}

pub(super) fn prune(connection: &Connection, now: Timestamp) -> Result<(), StoreError> {
    connection
        .prepare_cached("DELETE FROM interaction WHERE seen_at < ?1")?
        .execute([Timestamp(now.0 - INTERACTION_LIFE_MS)])?;
    Ok(())
}
