//! The outbox: messages committed with their cause and sent later.
//!
//! Unsent messages with the same channel and recipient form a queue, and only its head is sent. The
//! messages of a queue about one subject keep their order: the first of them goes out with the best
//! class that any of them has. Of these firsts, the head has the best class, or is the oldest message
//! if enough others have overtaken it. A parked message is in no queue: its channel refused it. One parked message per channel at a time
//! probes whether the channel works again.

use super::processes::is_live_sql;
use super::sql::columns::RowRef;
use super::sql::row::FoundRow;
use super::sql::{Dialect, params};
use super::{ProcessToken, ReadTx, StoreError, WriteTx};
use crate::domain::{
    ChannelId, Detour, Id, MessageClass, MessageEdit, MessageId, MessageKind, MessageQuestion, OutboxMessage,
    PlayerId, QuestionOutcome, Quiet, Route, Timestamp,
};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OutboxCounts {
    /// Unsent messages, not counting parked ones.
    pub unsent: u64,
    /// Messages refused by their channel and still retried.
    pub parked: u64,
    /// Creation time of the oldest unsent message.
    pub oldest_unsent: Option<Timestamp>,
}

const SENT_RETENTION_DAYS: i64 = 7;

const COLUMNS: &str = "id, kind, class, subject, revision, actor, channel, route, recipient, asks, edits, outcome, \
                       parked, beside, quiet, detour, detour_until, created_at, attempts";

pub(super) const ASKING: &str = "SELECT id FROM outbox WHERE subject = ?1 AND asks IS NOT NULL ORDER BY id";

/// Prunes messages sent before `?1`, except those with an open question or a pending edit.
pub(super) const PRUNE: &str = "DELETE FROM outbox
     WHERE sent_at < ?1 AND asks IS NULL
       AND NOT EXISTS (SELECT 1 FROM outbox AS edit INDEXED BY outbox_editing
                       WHERE edit.edits = outbox.id AND edit.edits IS NOT NULL AND edit.sent_at IS NULL)";

pub(super) const PARKED_ORIGINALS: &str = "SELECT count(*) FROM outbox INDEXED BY outbox_parked
     WHERE sent_at IS NULL AND parked = 1 AND subject = ?1 AND kind = ?2 AND revision = ?3 AND route = 'channel'";

pub(super) const MENTIONS: &str = "SELECT count(*) FROM outbox INDEXED BY outbox_mention
     WHERE route = 'call' AND subject = ?1 AND recipient = ?2 AND kind = ?3 AND revision = ?4";

/// Number of messages that may overtake the oldest one of a queue, so that every fifth is the oldest.
const MAX_OVERTAKEN: u32 = 4;

/// Heads of the queues, and their places among all heads by class and by age.
pub(super) fn heads_sql() -> String {
    format!(
        "SELECT head, row_number() OVER (ORDER BY best, head) AS by_class, row_number() OVER (ORDER BY head) AS by_age
         FROM (SELECT head, best, row_number() OVER (
                   PARTITION BY channel, recipient
                   ORDER BY CASE WHEN overtaken >= {MAX_OVERTAKEN} THEN 0 ELSE best END, head) AS place
               FROM (SELECT channel, recipient, min(id) AS head, min(class) AS best, max(overtaken) AS overtaken
                     FROM outbox WHERE sent_at IS NULL AND parked = 0
                     GROUP BY channel, recipient, subject) AS subquery) AS subquery
         WHERE place = 1"
    )
}

/// Place of a head among all: by class, but every fifth is the oldest.
const HEAD_PLACE: &str = "CASE WHEN by_age * 5 < by_class THEN by_age * 5 ELSE by_class END";

/// Counts that a message was sent before an older one of its queue. `?1` is its id.
pub(super) const OVERTAKE: &str = "UPDATE outbox SET overtaken = overtaken + 1
     WHERE id = (SELECT min(older.id) FROM outbox AS older
                 JOIN outbox AS sent ON older.channel = sent.channel AND older.recipient IS NOT DISTINCT FROM sent.recipient
                 WHERE sent.id = ?1 AND sent.parked = 0 AND older.sent_at IS NULL AND older.parked = 0 AND older.id < ?1)";

/// The due parked message with the fewest attempts, per channel. So a message that always fails
/// can't block the probe of its channel. Edits of direct messages are grouped by recipient, because
/// they need no channel.
pub(super) const PARKED_HEADS: &str = "SELECT id FROM (
         SELECT id, row_number() OVER (
             PARTITION BY channel, CASE route WHEN 'direct' THEN recipient ELSE 0 END ORDER BY attempts, id
         ) AS place
         FROM outbox WHERE sent_at IS NULL AND parked = 1 AND due_at <= ?1
     ) AS subquery WHERE place = 1";

/// Id of a new message: `?1`, or an id after the last one of its queue.
///
/// Processes' clocks differ, so the queue (channel `?6`, recipient `?9`) may end with a greater id.
/// The new id then has the millisecond after that one, this node, and a count in the upper half,
/// which the node itself never reaches. The count is a hash of `?1`, so that concurrent
/// transactions of a node get different ids.
const ID_AFTER_QUEUE: &str = "SELECT CASE WHEN max(id) >= ?1
            THEN (((max(id) >> 22) + 1) << 22) | (?1 & 4190208) | 2048 | (((?1 >> 22) + ?1) & 2047) ELSE ?1 END
     FROM outbox WHERE channel = ?6 AND recipient IS NOT DISTINCT FROM ?9 AND sent_at IS NULL AND parked = 0";

/// Claims due heads of queues for the process `?3`, unless a live process has a message of the queue.
fn claim_heads_sql(dialect: &Dialect) -> String {
    format!(
        "WITH best AS MATERIALIZED ({}),
         head AS MATERIALIZED (
             SELECT o.id FROM best JOIN outbox AS o ON o.id = best.head
             WHERE o.sent_at IS NULL AND o.parked = 0 AND o.due_at <= ?1 AND {} AND {}
               AND NOT EXISTS (SELECT 1 FROM outbox AS other
                               WHERE other.sent_at IS NULL AND other.parked = 0 AND other.claimed_by IS NOT NULL
                                 AND other.channel = o.channel AND other.recipient IS NOT DISTINCT FROM o.recipient
                                 AND other.id <> o.id AND NOT {})
             ORDER BY {HEAD_PLACE}, o.id LIMIT ?2{})
         UPDATE outbox SET claimed_by = ?3 WHERE id IN (SELECT id FROM head)",
        heads_sql(),
        unclaimed_sql(dialect, "o"),
        is_live_sql(dialect, "CAST(?3 AS bigint)"),
        unclaimed_sql(dialect, "other"),
        dialect.skip_locked
    )
}

/// Claims due parked messages for the process `?3`, in channels without a live claim.
fn claim_parked_sql(dialect: &Dialect) -> String {
    format!(
        "UPDATE outbox SET claimed_by = ?3
         WHERE id IN (SELECT id FROM ({PARKED_HEADS}) AS head ORDER BY id LIMIT ?2)
           AND sent_at IS NULL AND parked = 1 AND {} AND {}
           AND NOT EXISTS (SELECT 1 FROM outbox AS other
                           WHERE other.sent_at IS NULL AND other.parked = 1 AND other.claimed_by IS NOT NULL
                             AND other.channel = outbox.channel AND NOT {})",
        unclaimed_sql(dialect, "outbox"),
        is_live_sql(dialect, "CAST(?3 AS bigint)"),
        unclaimed_sql(dialect, "other"),
    )
}

/// Condition that no live process has claimed a message. `name` is the alias of `outbox`.
fn unclaimed_sql(dialect: &Dialect, name: &str) -> String {
    format!("NOT {}", is_live_sql(dialect, &format!("{name}.claimed_by")))
}

/// Parked messages to the channel `?1`, without direct ones.
const PARKED_IN: &str = "sent_at IS NULL AND parked = 1 AND channel = ?1 AND route <> 'direct'";

/// Redirects unsent messages about a match `?1` from the channel `?2`. Queued and parked messages
/// have separate indexes.
pub(super) const REDIRECT_ALL: [&str; 2] = [
    "UPDATE outbox SET channel = ?3
     WHERE channel = ?2 AND subject = ?1 AND route <> 'direct' AND sent_at IS NULL AND parked = 0",
    "UPDATE outbox SET channel = ?3
     WHERE channel = ?2 AND subject = ?1 AND route <> 'direct' AND sent_at IS NULL AND parked = 1",
];

fn from_row(row: &FoundRow<'_>) -> Result<OutboxMessage, StoreError> {
    let here = RowRef { table: "outbox", id: row.get("id")? };
    let asks: Option<String> = row.get("asks")?;
    let outcome: Option<String> = row.get("outcome")?;
    let outcome = outcome.map(|word| QuestionOutcome::from_word(&word).ok_or(here.corrupt("outcome")));
    let outcome = outcome.transpose()?;
    let quiet: Option<String> = row.get("quiet")?;
    let quiet = quiet.map(|word| Quiet::from_word(&word).ok_or(here.corrupt("quiet"))).transpose()?;
    let detour: Option<String> = row.get("detour")?;
    let detour = detour.map(|word| Ok::<_, StoreError>((word, row.get("detour_until")?))).transpose()?;
    Ok(OutboxMessage {
        id: here.id,
        kind: MessageKind::from_word(&row.get::<_, String>("kind")?).ok_or(here.corrupt("kind"))?,
        class: MessageClass::from_number(row.get("class")?).ok_or(here.corrupt("class"))?,
        subject: row.get("subject")?,
        revision: row.get("revision")?,
        actor: row.get("actor")?,
        channel: row.get("channel")?,
        route: Route::from_word(&row.get::<_, String>("route")?, row.get("recipient")?)
            .ok_or(here.corrupt("route"))?,
        asks: asks.map(|word| MessageQuestion::from_word(&word).ok_or(here.corrupt("asks"))).transpose()?,
        edit: row.get::<_, Option<_>>("edits")?.map(|message| MessageEdit { message, outcome }),
        parked: row.get("parked")?,
        beside: row.get("beside")?,
        quiet,
        detour: detour
            .map(|(word, until)| Detour::from_word(&word, until).ok_or(here.corrupt("detour")))
            .transpose()?,
        created: row.get("created_at")?,
        attempts: row.get("attempts")?,
    })
}

impl ReadTx<'_> {
    /// Returns the due messages: up to `limit` heads of queues, best class first and every fifth the
    /// oldest, then up to `limit` parked ones, one per channel.
    pub fn due_messages(&self, now: Timestamp, limit: u32) -> Result<Vec<OutboxMessage>, StoreError> {
        let sql = format!(
            "WITH best AS MATERIALIZED ({})
             SELECT {COLUMNS} FROM best JOIN outbox ON id = head WHERE due_at <= ?1 ORDER BY {HEAD_PLACE}, id LIMIT ?2",
            heads_sql()
        );
        let mut due = self.rows(&sql, params![now, limit], from_row)?;
        let sql =
            format!("SELECT {COLUMNS} FROM outbox WHERE id IN ({PARKED_HEADS}) ORDER BY due_at, id LIMIT ?2");
        due.extend(self.rows(&sql, params![now, limit], from_row)?);
        Ok(due)
    }

    /// Whether the notice that `copy` repeats as a direct message is parked.
    pub fn is_original_parked(&self, copy: &OutboxMessage) -> Result<bool, StoreError> {
        let parked: u32 =
            self.only_value(PARKED_ORIGINALS, params![copy.subject, copy.kind.word(), copy.revision])?;
        Ok(parked > 0)
    }

    /// Whether a failed direct copy of `original` became a mention of the player in the channel.
    pub fn is_mentioned_apart(&self, original: &OutboxMessage, player: PlayerId) -> Result<bool, StoreError> {
        let mentions: u32 = self.only_value(
            MENTIONS,
            params![original.subject, player, original.kind.word(), original.revision],
        )?;
        Ok(mentions > 0)
    }

    /// Returns when the next message becomes due.
    pub fn next_message_due(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        self.only_value(
            &format!(
                "SELECT min(due_at) FROM (
                     SELECT min(due_at) AS due_at FROM outbox
                     WHERE id IN (SELECT head FROM ({}) AS best) AND due_at > ?1
                     UNION ALL
                     SELECT min(due_at) FROM outbox WHERE sent_at IS NULL AND parked = 1 AND due_at > ?1) AS subquery",
                heads_sql()
            ),
            [now],
        )
    }

    /// Returns a message with its Discord id once it was sent, which is 0 if it was dropped.
    pub fn outbox_message(&self, id: Id) -> Result<Option<(OutboxMessage, Option<MessageId>)>, StoreError> {
        self.row(&format!("SELECT {COLUMNS}, message FROM outbox WHERE id = ?1"), [id], |row| {
            Ok((from_row(row)?, row.get("message")?))
        })
    }

    /// Returns the messages with an open question about a match or challenge, sent or not.
    pub fn asking_messages(&self, subject: Id) -> Result<Vec<OutboxMessage>, StoreError> {
        self.rows(&format!("SELECT {COLUMNS} FROM outbox WHERE id IN ({ASKING})"), [subject], from_row)
    }

    /// Returns the creation time of the oldest parked message of a channel.
    pub fn oldest_parked(&self, channel: ChannelId) -> Result<Option<Timestamp>, StoreError> {
        self.only_value(&format!("SELECT min(created_at) FROM outbox WHERE {PARKED_IN}"), [channel])
    }

    pub fn outbox_counts(&self) -> Result<OutboxCounts, StoreError> {
        let unsent = self.row(
            "SELECT count(*), min(created_at) FROM outbox WHERE sent_at IS NULL AND parked = 0",
            [],
            |row| Ok((row.get::<_, i64>(0)?, row.get(1)?)),
        )?;
        let (unsent, oldest_unsent) = unsent.unwrap_or_default();
        let parked: i64 =
            self.only_value("SELECT count(*) FROM outbox WHERE sent_at IS NULL AND parked = 1", [])?;
        Ok(OutboxCounts { unsent: unsent.unsigned_abs(), parked: parked.unsigned_abs(), oldest_unsent })
    }
}

impl WriteTx<'_> {
    /// Enqueues a message, due immediately and delivered at least once. Returns its id, which is
    /// greater than the given one if its queue already has a later message from a process with
    /// another clock.
    pub fn enqueue(&self, message: &OutboxMessage) -> Result<Id, StoreError> {
        let sql = format!(
            "INSERT INTO outbox (id, kind, subject, revision, actor, channel, created_at, due_at, route, recipient,
                                 beside, asks, edits, outcome, class, quiet, detour, detour_until)
             VALUES (({ID_AFTER_QUEUE}), ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)
             RETURNING id"
        );
        let id = self.value(
            &sql,
            params![
                message.id,
                message.kind.word(),
                message.subject,
                message.revision,
                message.actor,
                message.channel,
                message.created,
                message.route.word(),
                message.route.recipient(),
                message.beside,
                message.asks.map(MessageQuestion::word),
                message.edit.map(|edit| edit.message),
                message.edit.and_then(|edit| edit.outcome).map(QuestionOutcome::word),
                message.class.number(),
                message.quiet.map(Quiet::word),
                message.detour.map(Detour::word),
                message.detour.and_then(Detour::until),
            ],
        )?;
        Ok(id.unwrap_or(message.id))
    }

    /// Claims up to `limit` due heads of queues and up to `limit` due parked messages for a
    /// process, skipping the claims of live processes. Returns all its due messages, parked ones
    /// last. A process with an expired lease gets none.
    pub fn claim_messages(
        &self,
        process: ProcessToken,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<OutboxMessage>, StoreError> {
        self.execute(&claim_heads_sql(self.dialect()), params![now, limit, process])?;
        self.execute(&claim_parked_sql(self.dialect()), params![now, limit, process])?;
        let sql = format!(
            "SELECT {COLUMNS} FROM outbox WHERE sent_at IS NULL AND claimed_by = ?1 AND due_at <= ?2
             ORDER BY parked, class, id"
        );
        self.rows(&sql, params![process, now], from_row)
    }

    /// Whether a process has claimed an unsent message. Locks the message.
    pub fn holds_message(&self, id: Id, process: ProcessToken) -> Result<bool, StoreError> {
        let sql = "UPDATE outbox SET claimed_by = ?2 WHERE id = ?1 AND claimed_by = ?2 AND sent_at IS NULL";
        Ok(self.execute(sql, params![id, process])? == 1)
    }

    /// Marks a message as sent, with its Discord id, or as dropped if `posted` is 0, which closes
    /// its question.
    pub fn mark_message_sent(&self, id: Id, posted: MessageId, now: Timestamp) -> Result<(), StoreError> {
        self.execute(OVERTAKE, [id])?;
        self.execute(
            "UPDATE outbox SET sent_at = ?2, message = ?3, asks = CASE WHEN CAST(?3 AS bigint) = 0 THEN NULL ELSE asks END WHERE id = ?1",
            params![id, now, posted],
        )?;
        Ok(())
    }

    /// Marks a message's question as closed.
    pub fn close_question(&self, id: Id) -> Result<(), StoreError> {
        self.execute("UPDATE outbox SET asks = NULL WHERE id = ?1", [id])?;
        Ok(())
    }

    /// Counts a failure, reschedules the message and releases its claim.
    pub fn retry_message_at(&self, id: Id, due: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE outbox SET attempts = attempts + 1, due_at = ?2, claimed_by = NULL WHERE id = ?1",
            params![id, due],
        )?;
        Ok(())
    }

    /// Changes the route of an unsent message and resets its attempts.
    pub fn reroute_message(&self, id: Id, route: Route, due: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE outbox SET route = ?2, recipient = ?3, due_at = ?4, attempts = 0, claimed_by = NULL
             WHERE id = ?1 AND sent_at IS NULL",
            params![id, route.word(), route.recipient(), due],
        )?;
        Ok(())
    }

    /// Sends an unsent direct message publicly in `channel` instead, to which its match has moved.
    pub fn publish_message(&self, id: Id, channel: ChannelId, now: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE outbox SET route = 'channel', recipient = NULL, channel = ?2, due_at = ?3, attempts = 0,
                               beside = 0, detour = 'moved', detour_until = NULL, claimed_by = NULL
             WHERE id = ?1 AND sent_at IS NULL",
            params![id, channel, now],
        )?;
        Ok(())
    }

    /// Parks a message that its channel refused, so that it doesn't block its queue.
    pub fn park_message(&self, id: Id) -> Result<(), StoreError> {
        self.execute("UPDATE outbox SET parked = 1 WHERE id = ?1", [id])?;
        Ok(())
    }

    /// Postpones the parked messages of a channel to `due`, unless they are due later.
    pub fn postpone_parked(&self, channel: ChannelId, due: Timestamp) -> Result<(), StoreError> {
        let sql = format!("UPDATE outbox SET due_at = ?2 WHERE {PARKED_IN} AND due_at < ?2");
        self.execute(&sql, params![channel, due])?;
        Ok(())
    }

    /// Makes the parked messages of a channel due and resets their attempts; returns their number.
    pub fn release_parked(&self, channel: ChannelId, now: Timestamp) -> Result<usize, StoreError> {
        let sql = format!(
            "UPDATE outbox SET due_at = CASE WHEN due_at > ?2 THEN ?2 ELSE due_at END, attempts = 0 WHERE {PARKED_IN}"
        );
        self.execute(&sql, params![channel, now])
    }

    /// Drops a channel's parked messages created up to `by`; returns their number.
    pub fn drop_parked(
        &self,
        channel: ChannelId,
        by: Timestamp,
        now: Timestamp,
    ) -> Result<usize, StoreError> {
        let sql = format!(
            "UPDATE outbox SET sent_at = ?3, message = 0, asks = NULL WHERE {PARKED_IN} AND created_at <= ?2"
        );
        self.execute(&sql, params![channel, by, now])
    }

    /// Moves an unsent message to another channel, due immediately.
    pub fn redirect_message(&self, id: Id, channel: ChannelId, now: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE outbox SET channel = ?2, due_at = ?3, claimed_by = NULL WHERE id = ?1 AND sent_at IS NULL",
            params![id, channel, now],
        )?;
        Ok(())
    }

    /// Counts a redirect of a message; returns the number of earlier ones.
    pub fn count_redirect(&self, id: Id) -> Result<u32, StoreError> {
        let before =
            self.value("UPDATE outbox SET moved = moved + 1 WHERE id = ?1 RETURNING moved - 1", [id])?;
        Ok(before.unwrap_or_default())
    }

    pub(super) fn prune_outbox(&self, now: Timestamp) -> Result<(), StoreError> {
        self.execute(PRUNE, [now.plus_days(-SENT_RETENTION_DAYS)])?;
        Ok(())
    }

    /// Redirects the unsent messages about a match to its new channel.
    pub(super) fn redirect_messages(
        &self,
        match_id: Id,
        from: ChannelId,
        to: ChannelId,
    ) -> Result<(), StoreError> {
        for sql in REDIRECT_ALL {
            self.execute(sql, params![match_id, from, to])?;
        }
        Ok(())
    }
}
