//! Status messages of seasons and boards. Both tables have the same columns for them.

use super::sql::columns::RowRef;
use super::sql::params;
use super::sql::row::FoundRow;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::tournament::SeasonState;
use crate::domain::{
    ChannelId, DeliveryState, GuildId, Id, MessageId, PlayerId, STATUS_INTERVAL_MS, StatusDelivery,
    StatusMessage, StatusSubject, Timestamp,
};

/// Delay of a board's edit after a change of a match, so that the notice of the move is posted first
/// and the edit can link to it.
const BOARD_DELAY_MS: i64 = 3_000;

pub(super) const DUE_SEASONS: &str = "SELECT id FROM season INDEXED BY season_status
     WHERE status_due_at IS NOT NULL AND status_due_at <= ?1 ORDER BY status_due_at, id LIMIT ?2";

pub(super) const DUE_BOARDS: &str = "SELECT id FROM board INDEXED BY board_status
     WHERE status_due_at IS NOT NULL AND status_due_at <= ?1 ORDER BY status_due_at, id LIMIT ?2";

pub(super) const UNSENT_EDITS: &str = "SELECT count(*) FROM outbox INDEXED BY outbox_editing
     WHERE edits = ?1 AND edits IS NOT NULL AND sent_at IS NULL";

pub(super) const GUILDS_OF_PLAYER: &str =
    "SELECT guild FROM match WHERE first = ?1 AND ended_at IS NULL AND guild IS NOT NULL
     UNION SELECT guild FROM match WHERE second = ?1 AND ended_at IS NULL AND guild IS NOT NULL";

const SEASON: &str =
    "SELECT season.id, season.state, tournament.guild, tournament.channel, season.outbox, season.message,
                             season.posted_at
                      FROM season JOIN tournament ON tournament.id = season.tournament WHERE season.id = ?1";

const BOARD: &str = "SELECT id, channel, outbox, message, posted_at FROM board WHERE id = ?1";

/// The table of a subject. Its key is `id`.
const fn table(subject: StatusSubject) -> &'static str {
    match subject {
        StatusSubject::Season(_) => "season",
        StatusSubject::Board(_) => "board",
    }
}

fn season_from_row(row: &FoundRow<'_>) -> Result<StatusMessage, StoreError> {
    let here = RowRef { table: "season", id: row.get("id")? };
    let state = SeasonState::from_word(&row.get::<_, String>("state")?).ok_or(here.corrupt("state"))?;
    Ok(StatusMessage {
        subject: StatusSubject::Season(here.id),
        guild: row.get("guild")?,
        channel: Some(row.get("channel")?),
        outbox: row.get("outbox")?,
        message: row.get("message")?,
        posted: row.get("posted_at")?,
        is_live: state.is_live(),
    })
}

fn board_from_row(row: &FoundRow<'_>) -> Result<StatusMessage, StoreError> {
    let guild = row.get("id")?;
    Ok(StatusMessage {
        subject: StatusSubject::Board(guild),
        guild,
        channel: row.get("channel")?,
        outbox: row.get("outbox")?,
        message: row.get("message")?,
        posted: row.get("posted_at")?,
        is_live: true,
    })
}

impl ReadTx<'_> {
    pub fn status_message(&self, subject: StatusSubject) -> Result<Option<StatusMessage>, StoreError> {
        match subject {
            StatusSubject::Season(id) => self.row(SEASON, [id], season_from_row),
            StatusSubject::Board(guild) => self.row(BOARD, [guild], board_from_row),
        }
    }

    /// Returns the subjects with a due edit, up to `limit` of each kind.
    pub fn due_statuses(&self, now: Timestamp, limit: u32) -> Result<Vec<StatusSubject>, StoreError> {
        let seasons = self.values(DUE_SEASONS, params![now, limit])?.into_iter().map(StatusSubject::Season);
        let boards = self.values(DUE_BOARDS, params![now, limit])?.into_iter().map(StatusSubject::Board);
        Ok(seasons.chain(boards).collect())
    }

    /// Returns the delivery of a status message in the outbox; `None` once it is pruned.
    pub fn status_delivery(&self, outbox: Id) -> Result<Option<StatusDelivery>, StoreError> {
        let found = self.outbox_message(outbox)?;
        Ok(found.map(|(message, posted)| StatusDelivery {
            created: message.created,
            state: match posted {
                None => DeliveryState::Unsent,
                Some(MessageId(0)) => DeliveryState::Dropped,
                Some(_) => DeliveryState::Sent,
            },
        }))
    }

    /// Whether an edit of a message in the outbox is unsent.
    pub fn has_unsent_edit(&self, outbox: Id) -> Result<bool, StoreError> {
        let unsent: u32 = self.only_value(UNSENT_EDITS, [outbox])?;
        Ok(unsent > 0)
    }
}

impl WriteTx<'_> {
    /// Inserts or replaces the board of a server, whose message is in the outbox.
    pub fn set_board(&self, guild: GuildId, channel: ChannelId, outbox: Id) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO board (id, channel, outbox) VALUES (?1, ?2, ?3)
             ON CONFLICT (id) DO UPDATE
             SET channel = excluded.channel, outbox = excluded.outbox, message = NULL, posted_at = NULL,
                 status_due_at = NULL, status_at = NULL",
            params![guild, channel, outbox],
        )?;
        Ok(())
    }

    /// Deletes the board of a server.
    pub fn remove_board(&self, guild: GuildId) -> Result<(), StoreError> {
        self.execute("DELETE FROM board WHERE id = ?1", [guild])?;
        Ok(())
    }

    /// Stores the channel of a board whose channel was deleted; without another one it rests.
    pub fn move_board(&self, guild: GuildId, channel: Option<ChannelId>) -> Result<(), StoreError> {
        self.execute(
            "UPDATE board SET channel = ?2, message = NULL, posted_at = NULL WHERE id = ?1",
            params![guild, channel],
        )?;
        Ok(())
    }

    /// Schedules an edit, at most one a minute and not before `due`.
    pub fn request_status(&self, subject: StatusSubject, due: Timestamp) -> Result<(), StoreError> {
        let sql = format!(
            "UPDATE {} SET status_due_at = CASE WHEN status_at + ?3 > ?2 THEN status_at + ?3 ELSE ?2 END
             WHERE id = ?1 AND (status_due_at IS NULL
                 OR status_due_at > CASE WHEN status_at + ?3 > ?2 THEN status_at + ?3 ELSE ?2 END)",
            table(subject)
        );
        self.execute(&sql, params![subject.id(), due, STATUS_INTERVAL_MS])?;
        Ok(())
    }

    /// Takes a due edit; returns `false` if none is due.
    pub fn take_status(&self, subject: StatusSubject, now: Timestamp) -> Result<bool, StoreError> {
        let sql = format!(
            "UPDATE {} SET status_due_at = NULL
             WHERE id = ?1 AND status_due_at IS NOT NULL AND status_due_at <= ?2",
            table(subject)
        );
        Ok(self.execute(&sql, params![subject.id(), now])? == 1)
    }

    /// Decides again at `due`.
    pub fn postpone_status(&self, subject: StatusSubject, due: Timestamp) -> Result<(), StoreError> {
        let sql = format!("UPDATE {} SET status_due_at = ?2 WHERE id = ?1", table(subject));
        self.execute(&sql, params![subject.id(), due])?;
        Ok(())
    }

    /// Stores the time of the last edit, and puts the next one off by a minute.
    pub fn mark_status_edited(&self, subject: StatusSubject, now: Timestamp) -> Result<(), StoreError> {
        let sql = format!(
            "UPDATE {} SET status_at = ?2,
                           status_due_at = CASE WHEN status_due_at < ?3 THEN ?3 ELSE status_due_at END
             WHERE id = ?1",
            table(subject)
        );
        self.execute(&sql, params![subject.id(), now, Timestamp(now.0 + STATUS_INTERVAL_MS)])?;
        Ok(())
    }

    /// Stores an enqueued status message.
    pub fn set_status_outbox(&self, subject: StatusSubject, outbox: Id) -> Result<(), StoreError> {
        let sql = format!("UPDATE {} SET outbox = ?2 WHERE id = ?1", table(subject));
        self.execute(&sql, params![subject.id(), outbox])?;
        Ok(())
    }

    /// Stores the newest status message in Discord.
    pub fn set_status_message(
        &self,
        subject: StatusSubject,
        message: MessageId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let sql = format!("UPDATE {} SET message = ?2, posted_at = ?3 WHERE id = ?1", table(subject));
        self.execute(&sql, params![subject.id(), message, now])?;
        Ok(())
    }

    /// Records that Discord refuses to edit the newest status message.
    pub fn mark_status_outdated(&self, subject: StatusSubject) -> Result<(), StoreError> {
        let sql = format!("UPDATE {} SET posted_at = ?2 WHERE id = ?1", table(subject));
        self.execute(&sql, params![subject.id(), StatusMessage::OUTDATED])?;
        Ok(())
    }

    /// Records that a server's list of ongoing games has changed. The commit stores it.
    pub(super) fn touch_board(&self, guild: Option<GuildId>, now: Timestamp) {
        if let Some(guild) = guild {
            self.touched_boards.borrow_mut().insert(guild, now);
        }
    }

    /// Like [`touch_board`](Self::touch_board), for the server of a match.
    pub(super) fn touch_board_of(&self, match_id: Id, now: Timestamp) -> Result<(), StoreError> {
        let guild: Option<Option<GuildId>> =
            self.value("SELECT guild FROM match WHERE id = ?1", [match_id])?;
        self.touch_board(guild.flatten(), now);
        Ok(())
    }

    /// Like [`touch_board`](Self::touch_board), for the servers of a player's ongoing matches.
    pub(super) fn touch_boards_of(&self, player: PlayerId, now: Timestamp) -> Result<(), StoreError> {
        let guilds: Vec<GuildId> = self.values(GUILDS_OF_PLAYER, [player])?;
        guilds.into_iter().for_each(|guild| self.touch_board(Some(guild), now));
        Ok(())
    }

    /// Like [`touch_board`](Self::touch_board), for all servers with a board.
    pub(super) fn touch_boards(&self, now: Timestamp) -> Result<(), StoreError> {
        let guilds: Vec<GuildId> = self.values("SELECT id FROM board", [])?;
        guilds.into_iter().for_each(|guild| self.touch_board(Some(guild), now));
        Ok(())
    }

    /// Schedules the edits of the changed boards. The last statement of a transaction, in the order
    /// of the servers: transactions then can't deadlock over boards.
    pub(super) fn request_touched_boards(&self) -> Result<(), StoreError> {
        for (guild, at) in self.touched_boards.take() {
            let due = Timestamp(at.0 + BOARD_DELAY_MS);
            self.request_status(StatusSubject::Board(guild), due)?;
        }
        Ok(())
    }
}
