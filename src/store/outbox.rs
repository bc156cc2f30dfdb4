//! The outbox: messages that are stored with their cause and sent afterwards.

use super::processes::lives;
use super::sql::columns::RowRef;
use super::sql::row::FoundRow;
use super::sql::{Dialect, params};
use super::{ProcessToken, ReadTx, StoreError, WriteTx};
use crate::domain::{
    ChannelId, Id, MessageEdit, MessageId, MessageKind, MessageQuestion, OutboxMessage, QuestionOutcome,
    Route, Timestamp,
};

/// How many messages wait in the outbox.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OutboxCounts {
    /// The number of messages that wait to be sent; those that their channel refused are not counted.
    pub unsent: u64,
    /// The number of messages that their channel refused and that are tried again.
    pub parked: u64,
    /// When the oldest of the unsent messages was created.
    pub oldest_unsent: Option<Timestamp>,
}

/// How long a sent message is remembered.
const SENT_LIFE_DAYS: i64 = 7;

const COLUMNS: &str = "id, kind, subject, revision, actor, channel, route, recipient, asks, edits, outcome, \
                       parked, beside, created_at, attempts";

pub(super) const ASKING: &str = "SELECT id FROM outbox WHERE subject = ?1 AND asks IS NOT NULL ORDER BY id";

/// Deletes what was sent before a moment, but for what asks something that stands, and what is to be changed.
pub(super) const PRUNE: &str = "DELETE FROM outbox
     WHERE sent_at < ?1 AND asks IS NULL
       AND NOT EXISTS (SELECT 1 FROM outbox AS edit INDEXED BY outbox_editing
                       WHERE edit.edits = outbox.id AND edit.edits IS NOT NULL AND edit.sent_at IS NULL)";

/// The oldest message of each queue, so that a channel reads what happened in its order.
const HEADS: &str =
    "SELECT min(id) FROM outbox WHERE sent_at IS NULL AND parked = 0 GROUP BY channel, recipient";

/// Of the parked messages of each channel that are due the one that was tried least often: one that is refused for
/// itself keeps no other from finding out that the channel takes messages again. The change of a direct message
/// depends on no channel.
pub(super) const PARKED_HEADS: &str = "SELECT id FROM (
         SELECT id, row_number() OVER (
             PARTITION BY channel, CASE route WHEN 'direct' THEN recipient ELSE 0 END ORDER BY attempts, id
         ) AS place
         FROM outbox WHERE sent_at IS NULL AND parked = 1 AND due_at <= ?1
     ) AS subquery WHERE place = 1";

/// The id `?1` of a message to the channel `?6` and the recipient `?9`, or where a later one waits there already, one of
/// the same node in the later half of the millisecond after it: no node makes so many in one that it comes to this
/// itself. The rest of the id (its millisecond and its count, summed) tells apart what transactions of the node put behind
/// the same message at once: neither sees the other's.
const BEHIND_ITS_QUEUE: &str = "SELECT CASE WHEN max(id) >= ?1
            THEN (((max(id) >> 22) + 1) << 22) | (?1 & 4190208) | 2048 | (((?1 >> 22) + ?1) & 2047) ELSE ?1 END
     FROM outbox WHERE channel = ?6 AND recipient IS NOT DISTINCT FROM ?9 AND sent_at IS NULL AND parked = 0";

/// Gives the process `?3` the heads of queues that are due and that no living process has. A head has no earlier
/// message in its queue that is unsent, whoever has that one.
fn claim_heads_sql(dialect: &Dialect) -> String {
    format!(
        "WITH head AS MATERIALIZED (
             SELECT id FROM outbox AS o
             WHERE sent_at IS NULL AND parked = 0 AND due_at <= ?1 AND {} AND {}
               AND NOT EXISTS (SELECT 1 FROM outbox AS earlier
                               WHERE earlier.sent_at IS NULL AND earlier.parked = 0 AND earlier.channel = o.channel
                                 AND earlier.recipient IS NOT DISTINCT FROM o.recipient AND earlier.id < o.id)
             ORDER BY id LIMIT ?2{})
         UPDATE outbox SET claimed_by = ?3 WHERE id IN (SELECT id FROM head)",
        is_unclaimed(dialect, "o"),
        lives(dialect, "CAST(?3 AS bigint)"),
        dialect.skip_locked
    )
}

/// Gives the process `?3` parked messages that are due: one of a channel in which no living process has one.
fn claim_parked_sql(dialect: &Dialect) -> String {
    format!(
        "UPDATE outbox SET claimed_by = ?3
         WHERE id IN (SELECT id FROM ({PARKED_HEADS}) AS head ORDER BY id LIMIT ?2)
           AND sent_at IS NULL AND parked = 1 AND {} AND {}
           AND NOT EXISTS (SELECT 1 FROM outbox AS other
                           WHERE other.sent_at IS NULL AND other.parked = 1 AND other.claimed_by IS NOT NULL
                             AND other.channel = outbox.channel AND NOT {})",
        is_unclaimed(dialect, "outbox"),
        lives(dialect, "CAST(?3 AS bigint)"),
        is_unclaimed(dialect, "other"),
    )
}

/// The condition that no living process has a message of the table `outbox`, which is called `name` there.
fn is_unclaimed(dialect: &Dialect, name: &str) -> String {
    format!("NOT {}", lives(dialect, &format!("{name}.claimed_by")))
}

/// The parked messages of the channel `?1`, but for direct ones.
const PARKED_IN: &str = "sent_at IS NULL AND parked = 1 AND channel = ?1 AND route <> 'direct'";

/// The unsent messages about a match (`?1`) in its old channel (`?2`), and the parked ones there: each statement
/// has an index of its own.
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
    let outcome = outcome.map(|word| QuestionOutcome::from_word(&word).ok_or(here.damaged("outcome")));
    let outcome = outcome.transpose()?;
    Ok(OutboxMessage {
        id: here.id,
        kind: MessageKind::from_word(&row.get::<_, String>("kind")?).ok_or(here.damaged("kind"))?,
        subject: row.get("subject")?,
        revision: row.get("revision")?,
        actor: row.get("actor")?,
        channel: row.get("channel")?,
        route: Route::from_word(&row.get::<_, String>("route")?, row.get("recipient")?)
            .ok_or(here.damaged("route"))?,
        asks: asks.map(|word| MessageQuestion::from_word(&word).ok_or(here.damaged("asks"))).transpose()?,
        edit: row.get::<_, Option<_>>("edits")?.map(|message| MessageEdit { message, outcome }),
        parked: row.get("parked")?,
        beside: row.get("beside")?,
        created: row.get("created_at")?,
        attempts: row.get("attempts")?,
    })
}

impl ReadTx<'_> {
    /// Returns the messages to send by now: first up to `limit` that are not parked, one of a queue, the oldest first;
    /// then up to `limit` parked ones, one of a channel, which was tried least often.
    pub fn due_messages(&self, now: Timestamp, limit: u32) -> Result<Vec<OutboxMessage>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM outbox WHERE id IN ({HEADS}) AND due_at <= ?1 ORDER BY id LIMIT ?2"
        );
        let mut due = self.rows(&sql, params![now, limit], from_row)?;
        let sql =
            format!("SELECT {COLUMNS} FROM outbox WHERE id IN ({PARKED_HEADS}) ORDER BY due_at, id LIMIT ?2");
        due.extend(self.rows(&sql, params![now, limit], from_row)?);
        Ok(due)
    }

    /// Returns when the next message is to be sent, of those that are not due yet.
    pub fn next_message_due(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        self.only_value(
            &format!(
                "SELECT min(due_at) FROM (
                     SELECT min(due_at) AS due_at FROM outbox WHERE id IN ({HEADS}) AND due_at > ?1
                     UNION ALL
                     SELECT min(due_at) FROM outbox WHERE sent_at IS NULL AND parked = 1 AND due_at > ?1) AS subquery"
            ),
            [now],
        )
    }

    /// Returns a message, and as what it was posted once it was sent; that is 0 where it was given up.
    pub fn outbox_message(&self, id: Id) -> Result<Option<(OutboxMessage, Option<MessageId>)>, StoreError> {
        self.row(&format!("SELECT {COLUMNS}, message FROM outbox WHERE id = ?1"), [id], |row| {
            Ok((from_row(row)?, row.get("message")?))
        })
    }

    /// Returns the messages about a match or a challenge, sent or not, that ask something which still stands.
    pub fn asking_messages(&self, subject: Id) -> Result<Vec<OutboxMessage>, StoreError> {
        self.rows(&format!("SELECT {COLUMNS} FROM outbox WHERE id IN ({ASKING})"), [subject], from_row)
    }

    /// Returns when the cause of the oldest parked message of a channel happened.
    pub fn oldest_parked(&self, channel: ChannelId) -> Result<Option<Timestamp>, StoreError> {
        self.only_value(&format!("SELECT min(created_at) FROM outbox WHERE {PARKED_IN}"), [channel])
    }

    /// Returns how many messages wait.
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
    /// Adds a message to the outbox, due at once; the sender delivers it at least once. Returns its id: the message's own,
    /// or a greater one of the same node where its queue has a later one already, which a process with another clock
    /// stored before.
    pub fn enqueue(&self, message: &OutboxMessage) -> Result<Id, StoreError> {
        let sql = format!(
            "INSERT INTO outbox (id, kind, subject, revision, actor, channel, created_at, due_at, route, recipient,
                                 beside, asks, edits, outcome)
             VALUES (({BEHIND_ITS_QUEUE}), ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8, ?9, ?10, ?11, ?12, ?13) RETURNING id"
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
            ],
        )?;
        Ok(id.unwrap_or(message.id))
    }

    /// Gives a process messages to send by now: up to `limit` of either kind that are due as
    /// [`due_messages`](OutboxReadTx::due_messages) says, and that no living process has. Returns all due ones that it
    /// has then, those first that are not parked. A process that is no more gets none.
    pub fn claim_messages(
        &self,
        process: ProcessToken,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<OutboxMessage>, StoreError> {
        self.execute(&claim_heads_sql(self.dialect()), params![now, limit, process])?;
        self.execute(&claim_parked_sql(self.dialect()), params![now, limit, process])?;
        let sql = format!(
            "SELECT {COLUMNS} FROM outbox WHERE sent_at IS NULL AND claimed_by = ?1 AND due_at <= ?2 ORDER BY parked, id"
        );
        self.rows(&sql, params![process, now], from_row)
    }

    /// Returns whether a process has a message that is not sent; nobody else gets it before the transaction ends.
    pub fn holds_message(&self, id: Id, process: ProcessToken) -> Result<bool, StoreError> {
        let sql = "UPDATE outbox SET claimed_by = ?2 WHERE id = ?1 AND claimed_by = ?2 AND sent_at IS NULL";
        Ok(self.execute(sql, params![id, process])? == 1)
    }

    /// Stores that a message was sent, as `posted` in Discord; or given up, then `posted` is 0 and it asks
    /// nothing any more.
    pub fn mark_message_sent(&self, id: Id, posted: MessageId, now: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE outbox SET sent_at = ?2, message = ?3, asks = CASE WHEN CAST(?3 AS bigint) = 0 THEN NULL ELSE asks END WHERE id = ?1",
            params![id, now, posted],
        )?;
        Ok(())
    }

    /// Stores that what a message asked does not stand any more.
    pub fn close_question(&self, id: Id) -> Result<(), StoreError> {
        self.execute("UPDATE outbox SET asks = NULL WHERE id = ?1", [id])?;
        Ok(())
    }

    /// Stores that sending a message failed, and when whoever gets it then is to try again.
    pub fn retry_message_at(&self, id: Id, due: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE outbox SET attempts = attempts + 1, due_at = ?2, claimed_by = NULL WHERE id = ?1",
            params![id, due],
        )?;
        Ok(())
    }

    /// Sends an unsent message by another route, with no failure counted yet.
    pub fn reroute_message(&self, id: Id, route: Route, due: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE outbox SET route = ?2, recipient = ?3, due_at = ?4, attempts = 0, claimed_by = NULL
             WHERE id = ?1 AND sent_at IS NULL",
            params![id, route.word(), route.recipient(), due],
        )?;
        Ok(())
    }

    /// Stores that its channel refused a message, so that it holds up no other.
    pub fn park_message(&self, id: Id) -> Result<(), StoreError> {
        self.execute("UPDATE outbox SET parked = 1 WHERE id = ?1", [id])?;
        Ok(())
    }

    /// Lets the parked messages of a channel wait until `due`, or longer where they did so already.
    pub fn hold_parked(&self, channel: ChannelId, due: Timestamp) -> Result<(), StoreError> {
        let sql = format!("UPDATE outbox SET due_at = ?2 WHERE {PARKED_IN} AND due_at < ?2");
        self.execute(&sql, params![channel, due])?;
        Ok(())
    }

    /// Sends the parked messages of a channel now, with no failure counted yet; returns how many there are.
    pub fn release_parked(&self, channel: ChannelId, now: Timestamp) -> Result<usize, StoreError> {
        let sql = format!(
            "UPDATE outbox SET due_at = CASE WHEN due_at > ?2 THEN ?2 ELSE due_at END, attempts = 0 WHERE {PARKED_IN}"
        );
        self.execute(&sql, params![channel, now])
    }

    /// Gives up the parked messages of a channel whose cause happened by a moment; returns how many they were.
    pub fn give_up_parked(
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

    /// Sends an unsent message to another channel, now.
    pub fn redirect_message(&self, id: Id, channel: ChannelId, now: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE outbox SET channel = ?2, due_at = ?3, claimed_by = NULL WHERE id = ?1 AND sent_at IS NULL",
            params![id, channel, now],
        )?;
        Ok(())
    }

    /// Counts that another channel is sought for a message; returns how often that was done before.
    pub fn count_redirect(&self, id: Id) -> Result<u32, StoreError> {
        let before =
            self.value("UPDATE outbox SET moved = moved + 1 WHERE id = ?1 RETURNING moved - 1", [id])?;
        Ok(before.unwrap_or_default())
    }

    /// Deletes messages that were sent long ago.
    pub(super) fn prune_outbox(&self, now: Timestamp) -> Result<(), StoreError> {
        self.execute(PRUNE, [now.plus_days(-SENT_LIFE_DAYS)])?;
        Ok(())
    }

    /// Sends what waits to be sent about a match in its old channel to the new one.
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
