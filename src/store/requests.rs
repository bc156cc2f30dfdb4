//! Requests of one person to another, counted under hashes.

use super::sql::columns::{RowRef, side_word};
use super::sql::params;
use super::sql::row::FoundRow;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::{
    ChannelId, DECLINED_WINDOW_MS, GuildId, Id, MessageId, PersonHash, PingBound, PlayerId,
    REQUEST_RETENTION_DAYS, RequestHashes, RequestKind, RequestRecord, Revision, Timestamp,
};
use sealed_move_rules::{Game, Side};

const COLUMNS: &str = "id, kind, game, subject, sender, recipient, guild, channel, message, pinged, made_at";

/// The `?4`th last ping (from 0) after `?3`.
pub(super) const OF_PAIR: &str = "SELECT made_at FROM request INDEXED BY request_by_sender
     WHERE sender_hash = ?1 AND recipient_hash = ?2 AND pinged = 1 AND made_at > ?3
     ORDER BY made_at DESC LIMIT 1 OFFSET ?4";

pub(super) const OF_SENDER: &str = "SELECT made_at FROM request INDEXED BY request_by_sender
     WHERE sender_hash = ?1 AND pinged = 1 AND made_at > ?2 ORDER BY made_at DESC LIMIT 1 OFFSET ?3";

pub(super) const OF_RECIPIENT: &str = "SELECT made_at FROM request INDEXED BY request_by_recipient
     WHERE recipient_hash = ?1 AND pinged = 1 AND made_at > ?2 ORDER BY made_at DESC LIMIT 1 OFFSET ?3";

pub(super) const IN_CHANNEL: &str = "SELECT made_at FROM request INDEXED BY request_by_sender
     WHERE sender_hash = ?1 AND channel = ?2 AND begun = 0 AND made_at > ?3
     ORDER BY made_at DESC LIMIT 1 OFFSET ?4";

pub(super) const CHALLENGED: &str = "SELECT max(made_at) FROM request INDEXED BY request_by_sender
     WHERE sender_hash = ?1 AND recipient_hash = ?2 AND game = ?3 AND kind IN ('challenge', 'rematch')
       AND pinged = 1 AND played = 0 AND made_at > ?4";

pub(super) const DECLINED: &str = "SELECT max(declined_at) FROM request INDEXED BY request_by_sender
     WHERE sender_hash = ?1 AND recipient_hash = ?2 AND game = ?3 AND played = 0 AND declined_at > ?4";

pub(super) const OF_SUBJECT: &str = "SELECT pinged FROM request INDEXED BY request_by_subject WHERE subject = ?1 AND kind IN ('challenge', 'rematch')";

pub(super) fn in_guild_sql() -> String {
    format!(
        "SELECT {COLUMNS} FROM request INDEXED BY request_by_guild
         WHERE guild = ?1 AND made_at > ?2 AND sender IS NOT NULL ORDER BY made_at DESC, id DESC LIMIT ?3"
    )
}

/// Two index searches; an OR over both columns would scan.
pub(super) fn of_person_sql() -> String {
    format!(
        "SELECT {COLUMNS} FROM request WHERE sender = ?1 UNION SELECT {COLUMNS} FROM request WHERE recipient = ?1
         ORDER BY made_at DESC, id DESC"
    )
}

/// Removes the hashes of requests that no bound counts any longer.
pub(super) const UNCOUNT: &str = "UPDATE request SET sender_hash = NULL, recipient_hash = NULL
     WHERE sender_hash IS NOT NULL AND counts_until <= ?1";

pub(super) const PRUNE: &str = "DELETE FROM request WHERE made_at < ?1";

/// Requests of deleted people that no bound counts.
pub(super) const PRUNE_NAMELESS: &str = "DELETE FROM request INDEXED BY request_nameless
     WHERE sender_hash IS NULL AND sender IS NULL AND recipient IS NULL AND counts_until <= ?1";

fn from_row(row: &FoundRow<'_>) -> Result<RequestRecord, StoreError> {
    let here = RowRef { table: "request", id: row.get("id")? };
    Ok(RequestRecord {
        id: here.id,
        at: row.get("made_at")?,
        kind: RequestKind::from_word(&row.get::<_, String>("kind")?).ok_or(here.corrupt("kind"))?,
        game: here.game(&row.get::<_, String>("game")?)?,
        subject: row.get("subject")?,
        sender: row.get("sender")?,
        recipient: row.get("recipient")?,
        guild: row.get("guild")?,
        channel: row.get("channel")?,
        message: row.get("message")?,
        pinged: row.get("pinged")?,
    })
}

impl ReadTx<'_> {
    /// Returns the time of the ping that fills a bound; `None` if one more is possible.
    pub fn filling_ping(
        &self,
        bound: PingBound,
        sender: &PersonHash,
        recipient: &PersonHash,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, StoreError> {
        let (after, earlier) = (Timestamp(now.0 - bound.window_ms()), bound.limit() - 1);
        match bound {
            PingBound::PairHour | PingBound::PairDay => {
                self.value(OF_PAIR, params![sender, recipient, after, earlier])
            }
            PingBound::SenderHour | PingBound::SenderDay => {
                self.value(OF_SENDER, params![sender, after, earlier])
            }
            PingBound::RecipientHour | PingBound::RecipientDay => {
                self.value(OF_RECIPIENT, params![recipient, after, earlier])
            }
        }
    }

    /// Returns the time of the `limit`th last request of a person in a channel after `after`, not
    /// counting challenges that became games.
    pub fn filling_request(
        &self,
        sender: &PersonHash,
        channel: ChannelId,
        after: Timestamp,
        limit: u32,
    ) -> Result<Option<Timestamp>, StoreError> {
        self.value(IN_CHANNEL, params![sender, channel, after, limit - 1])
    }

    /// Returns the time of the last challenge after `after` with which the sender pinged the
    /// recipient, unless they have begun a game since.
    pub fn challenged_since(
        &self,
        people: [&PersonHash; 2],
        game: &dyn Game,
        after: Timestamp,
    ) -> Result<Option<Timestamp>, StoreError> {
        let [sender, recipient] = people;
        self.only_value(CHALLENGED, params![sender, recipient, game.info().name, after])
    }

    /// Returns the time after `after` at which the recipient declined such a challenge of the
    /// sender, unless they have begun a game since.
    pub fn declined_since(
        &self,
        people: [&PersonHash; 2],
        game: &dyn Game,
        after: Timestamp,
    ) -> Result<Option<Timestamp>, StoreError> {
        let [sender, recipient] = people;
        self.only_value(DECLINED, params![sender, recipient, game.info().name, after])
    }

    /// Whether a challenge pinged its recipient; `None` if that is unknown.
    pub fn challenge_pinged(&self, challenge: Id) -> Result<Option<bool>, StoreError> {
        self.value(OF_SUBJECT, [challenge])
    }

    /// Returns up to `limit` requests made in a server after `after`, newest first, without those of
    /// people who deleted their data.
    pub fn requests_in(
        &self,
        guild: GuildId,
        after: Timestamp,
        limit: u32,
    ) -> Result<Vec<RequestRecord>, StoreError> {
        self.rows(&in_guild_sql(), params![guild, after, limit], from_row)
    }

    /// Returns the requests by or to a person, newest first.
    pub fn requests_of(&self, person: PlayerId) -> Result<Vec<RequestRecord>, StoreError> {
        self.rows(&of_person_sql(), [person], from_row)
    }

    /// Returns the revision of the last request of a kind with which a side pinged the other one.
    pub fn last_match_request(
        &self,
        match_id: Id,
        side: Side,
        kind: RequestKind,
    ) -> Result<Option<Revision>, StoreError> {
        self.value(
            "SELECT revision FROM match_request WHERE match = ?1 AND side = ?2 AND kind = ?3",
            params![match_id, side_word(side), kind.word()],
        )
    }
}

impl WriteTx<'_> {
    /// Records a request. The bounds count it under `people`.
    pub fn insert_request(&self, request: &RequestRecord, people: &RequestHashes) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO request (id, kind, game, subject, sender_hash, recipient_hash, counts_until, sender, recipient,
                                  guild, channel, message, pinged, made_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
            params![
                request.id,
                request.kind.word(),
                request.game.info().name,
                request.subject,
                people.sender,
                people.recipient,
                request.kind.counts_until(request.at),
                request.sender,
                request.recipient,
                request.guild,
                request.channel,
                request.message,
                request.pinged,
                request.at,
            ],
        )?;
        Ok(())
    }

    /// Stores the posted message of a request.
    pub fn set_request_message(&self, id: Id, message: MessageId) -> Result<(), StoreError> {
        self.execute("UPDATE request SET message = ?2 WHERE id = ?1", params![id, message])?;
        Ok(())
    }

    /// Records that a challenge was declined.
    pub fn decline_request(&self, challenge: Id, now: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE request SET declined_at = ?2, counts_until = ?3 WHERE subject = ?1 AND kind IN ('challenge', 'rematch')",
            params![challenge, now, Timestamp(now.0 + DECLINED_WINDOW_MS)],
        )?;
        Ok(())
    }

    /// Records that a challenge became a game of these two people.
    pub fn record_game_begun(
        &self,
        challenge: Id,
        people: [&PersonHash; 2],
        game: &dyn Game,
    ) -> Result<(), StoreError> {
        self.execute(
            "UPDATE request SET begun = 1 WHERE subject = ?1 AND kind IN ('challenge', 'rematch')",
            [challenge],
        )?;
        let [one, other] = people;
        for [sender, recipient] in [[one, other], [other, one]] {
            self.execute(
                "UPDATE request SET played = 1
                 WHERE sender_hash = ?1 AND recipient_hash = ?2 AND game = ?3 AND kind IN ('challenge', 'rematch')",
                params![sender, recipient, game.info().name],
            )?;
        }
        Ok(())
    }

    /// Records the last request of a kind with which a side pinged the other one.
    pub fn set_match_request(
        &self,
        match_id: Id,
        side: Side,
        kind: RequestKind,
        revision: Revision,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO match_request (match, side, kind, revision) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (match, side, kind) DO UPDATE SET revision = excluded.revision, replied = 0",
            params![match_id, side_word(side), kind.word(), revision],
        )?;
        Ok(())
    }

    /// Takes the one reply that may ping for the last pinging request of a side. Returns whether it
    /// was left.
    pub fn take_match_reply(&self, match_id: Id, side: Side, kind: RequestKind) -> Result<bool, StoreError> {
        let taken = self.execute(
            "UPDATE match_request SET replied = 1 WHERE match = ?1 AND side = ?2 AND kind = ?3 AND replied = 0",
            params![match_id, side_word(side), kind.word()],
        )?;
        Ok(taken == 1)
    }

    pub(super) fn prune_requests(&self, now: Timestamp) -> Result<(), StoreError> {
        self.execute(UNCOUNT, [now])?;
        self.execute(PRUNE_NAMELESS, [now])?;
        self.execute(PRUNE, [now.plus_days(-REQUEST_RETENTION_DAYS)])?;
        Ok(())
    }
}
