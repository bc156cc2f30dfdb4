//! Owed messages as rows.

use rusqlite::{Connection, Row, params};

use super::columns::Row as At;
use crate::matches::{Id, MessageId, MessageKind, OutboxMessage, Route, Timestamp};
use crate::store::StoreError;

/// How long a sent message is remembered.
const SENT_LIFE_DAYS: i64 = 7;

const COLUMNS: &str =
    "id, kind, subject, revision, actor, channel, route, recipient, parked, beside, created_at, attempts";

/// The oldest of each queue, so that a channel reads in the order of the deeds. What a channel
/// refused stands in no queue.
const HEADS: &str =
    "SELECT min(id) FROM outbox WHERE sent_at IS NULL AND parked = 0 GROUP BY channel, recipient
                     UNION ALL SELECT id FROM outbox WHERE sent_at IS NULL AND parked = 1";

fn from_row(row: &Row<'_>) -> Result<OutboxMessage, StoreError> {
    let here = At { table: "outbox", id: row.get("id")? };
    Ok(OutboxMessage {
        id: here.id,
        kind: MessageKind::from_word(&row.get::<_, String>("kind")?).ok_or(here.damaged("kind"))?,
        subject: row.get("subject")?,
        revision: row.get("revision")?,
        actor: row.get("actor")?,
        channel: row.get("channel")?,
        route: Route::from_word(&row.get::<_, String>("route")?, row.get("recipient")?)
            .ok_or(here.damaged("route"))?,
        parked: row.get("parked")?,
        beside: row.get("beside")?,
        created: row.get("created_at")?,
        attempts: row.get("attempts")?,
    })
}

pub(super) fn enqueue(connection: &Connection, letter: &OutboxMessage) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO outbox (id, kind, subject, revision, actor, channel, created_at, due_at, route, recipient,
                                 beside)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8, ?9, ?10)",
        )?
        .execute(params![
            letter.id,
            letter.kind.word(),
            letter.subject,
            letter.revision,
            letter.actor,
            letter.channel,
            letter.created,
            letter.route.word(),
            letter.route.recipient(),
            letter.beside,
        ])?;
    Ok(())
}

pub(super) fn due(
    connection: &Connection,
    now: Timestamp,
    limit: u32,
) -> Result<Vec<OutboxMessage>, StoreError> {
    connection
        .prepare_cached(&format!(
            "SELECT {COLUMNS} FROM outbox WHERE id IN ({HEADS}) AND due_at <= ?1 ORDER BY id LIMIT ?2"
        ))?
        .query_and_then(params![now, limit], from_row)?
        .collect()
}

/// How many messages are owed and how many their channel refuses, and since when the oldest of the
/// first is owed.
pub(super) fn count(connection: &Connection) -> Result<(u64, u64, Option<Timestamp>), StoreError> {
    let (owed, oldest): (i64, _) = connection
        .prepare_cached("SELECT count(*), min(created_at) FROM outbox WHERE sent_at IS NULL AND parked = 0")?
        .query_row([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let parked: i64 = connection
        .prepare_cached("SELECT count(*) FROM outbox WHERE sent_at IS NULL AND parked = 1")?
        .query_row([], |row| row.get(0))?;
    Ok((owed.unsigned_abs(), parked.unsigned_abs(), oldest))
}

pub(super) fn next_due(connection: &Connection, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
    Ok(connection
        .prepare_cached(&format!("SELECT min(due_at) FROM outbox WHERE id IN ({HEADS}) AND due_at > ?1"))?
        .query_row([now], |row| row.get(0))?)
}

pub(super) fn reroute(
    connection: &Connection,
    id: Id,
    route: Route,
    due: Timestamp,
) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "UPDATE outbox SET route = ?2, recipient = ?3, due_at = ?4, attempts = 0 WHERE id = ?1 AND sent_at IS NULL",
        )?
        .execute(params![id, route.word(), route.recipient(), due])?;
    Ok(())
}

pub(super) fn park(connection: &Connection, id: Id) -> Result<(), StoreError> {
    connection.prepare_cached("UPDATE outbox SET parked = 1 WHERE id = ?1")?.execute([id])?;
    Ok(())
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
