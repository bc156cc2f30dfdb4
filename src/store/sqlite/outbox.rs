//! Owed messages as rows.

use rusqlite::{Connection, Row, params};

use super::columns::Row as At;
use crate::matches::{Id, MessageId, Timestamp};
use crate::store::{Letter, StoreError, Topic};

/// How long a sent message is remembered.
const SENT_LIFE_DAYS: i64 = 7;

fn from_row(row: &Row<'_>) -> Result<Letter, StoreError> {
    let here = At { table: "outbox", id: row.get("id")? };
    Ok(Letter {
        id: here.id,
        topic: Topic::from_word(&row.get::<_, String>("kind")?).ok_or(here.damaged("kind"))?,
        subject: row.get("subject")?,
        revision: row.get("revision")?,
        actor: row.get("actor")?,
        channel: row.get("channel")?,
        created: row.get("created_at")?,
        attempts: row.get("attempts")?,
    })
}

pub(super) fn owe(connection: &Connection, letter: &Letter) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO outbox (id, kind, subject, revision, actor, channel, created_at, due_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)",
        )?
        .execute(params![
            letter.id,
            letter.topic.word(),
            letter.subject,
            letter.revision,
            letter.actor,
            letter.channel,
            letter.created,
        ])?;
    Ok(())
}

/// Only the oldest of a channel is ever handed out, so a channel reads in the order of the deeds.
pub(super) fn due(connection: &Connection, now: Timestamp, limit: u32) -> Result<Vec<Letter>, StoreError> {
    connection
        .prepare_cached(
            "SELECT id, kind, subject, revision, actor, channel, created_at, attempts FROM outbox
             WHERE id IN (SELECT min(id) FROM outbox WHERE sent_at IS NULL GROUP BY channel) AND due_at <= ?1
             ORDER BY id LIMIT ?2",
        )?
        .query_and_then(params![now, limit], from_row)?
        .collect()
}

pub(super) fn next_due(connection: &Connection, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
    Ok(connection
        .prepare_cached(
            "SELECT min(due_at) FROM outbox
             WHERE id IN (SELECT min(id) FROM outbox WHERE sent_at IS NULL GROUP BY channel) AND due_at > ?1",
        )?
        .query_row([now], |row| row.get(0))?)
}

pub(super) fn sent(
    connection: &Connection,
    id: Id,
    message: MessageId,
    now: Timestamp,
) -> Result<(), StoreError> {
    connection
        .prepare_cached("UPDATE outbox SET sent_at = ?2, message = ?3 WHERE id = ?1")?
        .execute(params![id, now, message])?;
    Ok(())
}

pub(super) fn failed(connection: &Connection, id: Id, due: Timestamp) -> Result<(), StoreError> {
    connection
        .prepare_cached("UPDATE outbox SET attempts = attempts + 1, due_at = ?2 WHERE id = ?1")?
        .execute(params![id, due])?;
    Ok(())
}

pub(super) fn prune(connection: &Connection, now: Timestamp) -> Result<(), StoreError> {
    connection
        .prepare_cached("DELETE FROM outbox WHERE sent_at < ?1")?
        .execute([now.plus_days(-SENT_LIFE_DAYS)])?;
    Ok(())
}
