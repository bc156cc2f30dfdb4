//! What is stored about one player: found, and forgotten.

use rusqlite::{Connection, params};

use crate::matches::{Id, PlayerId};
use crate::store::StoreError;

/// The challenges of a player, whatever became of them, the oldest first.
pub(super) const CHALLENGES: &str =
    "SELECT id FROM challenge WHERE challenger = ?1 UNION SELECT id FROM challenge WHERE opponent = ?1
     ORDER BY id";

pub(super) fn challenges(connection: &Connection, player: PlayerId) -> Result<Vec<Id>, StoreError> {
    Ok(connection
        .prepare_cached(CHALLENGES)?
        .query_map([player], |row| row.get(0))?
        .collect::<Result<_, _>>()?)
}

pub(super) fn notes(connection: &Connection, player: PlayerId) -> Result<Vec<(Id, String)>, StoreError> {
    Ok(connection
        .prepare_cached("SELECT match, text FROM note WHERE player = ?1 ORDER BY match")?
        .query_map([player], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<Result<_, _>>()?)
}

/// What others have a part in stays, with nobody (`?2`) in the player's place (`?1`).
const ANONYMISE: [&str; 5] = [
    "UPDATE match SET first = ?2 WHERE first = ?1 AND ended_at IS NOT NULL",
    "UPDATE match SET second = ?2 WHERE second = ?1 AND ended_at IS NOT NULL",
    "UPDATE challenge SET challenger = ?2 WHERE challenger = ?1",
    "UPDATE challenge SET opponent = ?2 WHERE opponent = ?1",
    "UPDATE outbox SET actor = ?2 WHERE actor = ?1",
];

/// What is the player's alone goes, after his open challenges are closed.
const DELETE: [&str; 14] = [
    "UPDATE challenge SET state = 'withdrawn', revision = revision + 1 WHERE challenger = ?1 AND state = 'open'",
    "UPDATE challenge SET state = 'declined', revision = revision + 1 WHERE opponent = ?1 AND state = 'open'",
    "DELETE FROM plan WHERE player = ?1",
    "DELETE FROM note WHERE player = ?1",
    "DELETE FROM draft WHERE player = ?1",
    "DELETE FROM proposal WHERE admin = ?1",
    "DELETE FROM record WHERE player = ?1",
    "DELETE FROM listed WHERE player = ?1",
    "DELETE FROM server_player WHERE player = ?1",
    "DELETE FROM setting WHERE player = ?1",
    "DELETE FROM vacation WHERE player = ?1",
    "DELETE FROM absence WHERE player = ?1",
    "DELETE FROM outbox WHERE recipient = ?1 AND sent_at IS NULL",
    "DELETE FROM player WHERE id = ?1",
];

pub(super) fn forget(connection: &Connection, player: PlayerId) -> Result<(), StoreError> {
    for statement in DELETE {
        connection.prepare_cached(statement)?.execute([player])?;
    }
    for statement in ANONYMISE {
        connection.prepare_cached(statement)?.execute(params![player, PlayerId::GONE])?;
    }
    Ok(())
}
