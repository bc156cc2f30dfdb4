//! Drafts of turns as rows.

use rusqlite::{Connection, OptionalExtension, params};

use crate::matches::{Draft, Id, PlayerId, Timestamp};
use crate::store::StoreError;

pub(super) fn load(connection: &Connection, game: Id, player: PlayerId) -> Result<Option<Draft>, StoreError> {
    Ok(connection
        .prepare_cached("SELECT revision, version, text FROM draft WHERE match = ?1 AND player = ?2")?
        .query_row(params![game, player], |row| {
            let text: String = row.get("text")?;
            Ok(Draft {
                revision: row.get("revision")?,
                version: row.get("version")?,
                texts: text.lines().map(str::to_owned).collect(),
            })
        })
        .optional()?)
}

pub(super) fn keep(
    connection: &Connection,
    game: Id,
    player: PlayerId,
    draft: &Draft,
    now: Timestamp,
) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO draft (match, player, revision, version, text, updated_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (match, player) DO UPDATE
             SET revision = ?3, version = ?4, text = ?5, updated_at = ?6",
        )?
        .execute(params![game, player, draft.revision, draft.version, draft.texts.join("\n"), now])?;
    Ok(())
}

/// Forgets the drafts of matches that are over.
pub(super) fn prune(connection: &Connection) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "DELETE FROM draft WHERE EXISTS
             (SELECT 1 FROM match WHERE match.id = draft.match AND match.ended_at IS NOT NULL)",
        )?
        .execute([])?;
    Ok(())
}
