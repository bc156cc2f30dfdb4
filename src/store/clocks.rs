//! Clocks, and the times that don't count: outages and vacations.

use super::sql::columns::{RowRef, id_list, pause, players};
use super::sql::params;
use super::sql::row::FoundRow;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::{
    Cause, GatewayShard, GuildId, Id, NotifiedState, Pace, Pause, PlayerId, Revision, Seat, Timestamp,
    Vacation,
};

/// Clock of an ongoing match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockRow {
    pub game: Id,
    pub revision: Revision,
    /// `None` in a direct message.
    pub guild: Option<GuildId>,
    /// The player to move.
    pub player: Seat,
    pub turn_started_at: Timestamp,
    /// When the match began.
    pub created: Timestamp,
    pub pace: Pace,
    /// The deadline without any further pause.
    pub deadline: Timestamp,
    /// The notifications sent so far.
    pub told: NotifiedState,
    /// When the clock job checks it again.
    pub wake: Timestamp,
    /// The season of a tournament's match.
    pub season: Option<Id>,
}

pub(super) const DUE: &str = "SELECT id FROM match INDEXED BY match_ongoing_wake
     WHERE ended_at IS NULL AND wake_at <= ?1 ORDER BY wake_at LIMIT ?2";

/// Newest stored time. Each interaction is recorded, and every other event enqueues a message; the
/// newest message has the greatest id.
pub(super) const NEWEST_TIME: &str = "SELECT max(at) FROM (
     SELECT at FROM heartbeat WHERE one = 1
     UNION ALL SELECT max(at) FROM shard_heartbeat
     UNION ALL SELECT max(seen_at) FROM interaction
     UNION ALL SELECT max(sent_at) FROM outbox WHERE sent_at IS NOT NULL
     UNION ALL SELECT created_at FROM outbox WHERE id = (SELECT max(id) FROM outbox)) AS subquery";

/// Heartbeats of the whole bot and of each shard.
const HEARTBEATS: &str = "SELECT CAST(1 AS bigint) AS total, CAST(0 AS bigint) AS number, at FROM heartbeat
     UNION ALL SELECT total, number, at FROM shard_heartbeat";

/// Outages of the whole bot and of each shard.
const OUTAGES: &str =
    "SELECT CAST(1 AS bigint) AS total, CAST(0 AS bigint) AS number, began, ended FROM outage
     WHERE ended > ?1
     UNION ALL SELECT total, number, began, ended FROM shard_outage WHERE ended > ?1";

const CLOCK: &str = "SELECT id, revision, guild, first, second, turn, began, created_at, pace_days, deadline, reminded, credit_told, wake_at, season FROM match";

pub(super) fn clocks_sql() -> String {
    format!("{CLOCK} WHERE id IN (SELECT CAST(value AS bigint) FROM json_each(?1)) AND ended_at IS NULL")
}

pub(super) const VACATIONS: &str = "SELECT player, began, ends FROM vacation
     WHERE player IN (SELECT CAST(value AS bigint) FROM json_each(?1)) ORDER BY player, began";

fn shard(row: &FoundRow<'_>) -> Result<GatewayShard, StoreError> {
    Ok(GatewayShard { number: row.get("number")?, total: row.get("total")? })
}

fn from_row(row: &FoundRow<'_>) -> Result<ClockRow, StoreError> {
    let here = RowRef { table: "match", id: row.get("id")? };
    let turn = here.side("turn", &row.get::<_, String>("turn")?)?;
    Ok(ClockRow {
        game: here.id,
        revision: row.get("revision")?,
        guild: row.get("guild")?,
        player: players(row)?[turn.index()],
        turn_started_at: row.get("began")?,
        created: row.get("created_at")?,
        pace: here.pace(row.get("pace_days")?)?,
        deadline: row.get("deadline")?,
        told: NotifiedState { reminders: row.get("reminded")?, credit_ms: row.get("credit_told")? },
        wake: row.get("wake_at")?,
        season: row.get("season")?,
    })
}

impl ReadTx<'_> {
    /// Returns the clock of a match, or `None` after the match.
    pub fn clock(&self, match_id: Id) -> Result<Option<ClockRow>, StoreError> {
        self.row(&format!("{CLOCK} WHERE id = ?1 AND ended_at IS NULL"), [match_id], from_row)
    }

    /// Returns the clocks of the given matches, without finished ones.
    pub fn clocks(&self, matches: &[Id]) -> Result<Vec<ClockRow>, StoreError> {
        self.rows(&clocks_sql(), [id_list(matches.iter().map(|id| id.0))], from_row)
    }

    /// Returns the matches with due clocks, longest overdue first.
    pub fn due_clocks(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError> {
        self.values(DUE, params![now, limit])
    }

    /// Returns each shard's last heartbeat; [`GatewayShard::ONLY`] stands for the whole bot.
    pub fn heartbeats(&self) -> Result<Vec<(GatewayShard, Timestamp)>, StoreError> {
        self.rows(HEARTBEATS, [], |row| Ok((shard(row)?, row.get("at")?)))
    }

    /// Returns the newest stored time, including heartbeats.
    pub fn newest_time(&self) -> Result<Option<Timestamp>, StoreError> {
        self.only_value(NEWEST_TIME, [])
    }

    /// Returns the outages that ended after `from`; [`GatewayShard::ONLY`] stands for the whole
    /// bot.
    pub fn outages_since(&self, from: Timestamp) -> Result<Vec<(GatewayShard, Pause)>, StoreError> {
        self.rows(OUTAGES, [from], |row| Ok((shard(row)?, pause(row, Cause::Outage)?)))
    }

    /// Returns a player's vacations, oldest first.
    pub fn vacations_of(&self, player: PlayerId) -> Result<Vec<Vacation>, StoreError> {
        self.rows("SELECT began, ends FROM vacation WHERE player = ?1 ORDER BY began", [player], |row| {
            Ok(Vacation { from: row.get("began")?, until: row.get("ends")? })
        })
    }

    /// Returns the vacations of several players, oldest first per player.
    pub fn vacations_of_each(&self, players: &[PlayerId]) -> Result<Vec<(PlayerId, Vacation)>, StoreError> {
        self.rows(VACATIONS, [id_list(players.iter().map(|player| player.0))], |row| {
            Ok((row.get("player")?, Vacation { from: row.get("began")?, until: row.get("ends")? }))
        })
    }
}

impl WriteTx<'_> {
    /// Like [`heartbeats`](ReadTx::heartbeats), but locks the heartbeat of the whole bot, if there
    /// is one.
    pub fn lock_heartbeats(&self) -> Result<Vec<(GatewayShard, Timestamp)>, StoreError> {
        let _: Option<Timestamp> =
            self.value(&format!("SELECT at FROM heartbeat{}", self.dialect().for_update), [])?;
        self.heartbeats()
    }

    /// Like [`due_clocks`](ReadTx::due_clocks), but locks the matches and skips those locked by
    /// others.
    pub fn take_due_clocks(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError> {
        self.values(&format!("{DUE}{}", self.dialect().skip_locked), params![now, limit])
    }

    /// Stores a shard's heartbeat, unless a later one is stored.
    pub fn record_heartbeat(&self, shard: GatewayShard, now: Timestamp) -> Result<(), StoreError> {
        if shard != GatewayShard::ONLY {
            self.execute(
                "INSERT INTO shard_heartbeat (total, number, at) VALUES (?1, ?2, ?3)
                 ON CONFLICT (total, number) DO UPDATE SET at = excluded.at WHERE shard_heartbeat.at < excluded.at",
                params![shard.total, shard.number, now],
            )?;
            return Ok(());
        }
        self.execute(
            "INSERT INTO heartbeat (one, at) VALUES (1, ?1)
             ON CONFLICT (one) DO UPDATE SET at = excluded.at WHERE heartbeat.at < excluded.at",
            [now],
        )?;
        Ok(())
    }

    /// Stores an outage of a shard.
    pub fn add_outage(
        &self,
        shard: GatewayShard,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<(), StoreError> {
        self.touch_boards(until)?;
        if shard != GatewayShard::ONLY {
            self.execute(
                "INSERT INTO shard_outage (total, number, began, ended) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (total, number, began) DO UPDATE SET ended = excluded.ended",
                params![shard.total, shard.number, from, until],
            )?;
            return Ok(());
        }
        self.execute(
            "INSERT INTO outage (began, ended) VALUES (?1, ?2)
             ON CONFLICT (began) DO UPDATE SET ended = excluded.ended",
            [from, until],
        )?;
        Ok(())
    }

    /// Stores the sent notifications of a clock and when to check it again. Returns `false` if the
    /// match or the clock has changed since `from` was loaded.
    pub fn set_wake(
        &self,
        from: &ClockRow,
        told: NotifiedState,
        wake: Timestamp,
    ) -> Result<bool, StoreError> {
        let updated = self.execute(
            "UPDATE match SET wake_at = ?6, reminded = ?7, credit_told = ?8
             WHERE id = ?1 AND revision = ?2 AND began = ?3 AND reminded = ?4 AND credit_told = ?5
               AND ended_at IS NULL",
            params![
                from.game,
                from.revision,
                from.turn_started_at,
                from.told.reminders,
                from.told.credit_ms,
                wake,
                told.reminders,
                told.credit_ms
            ],
        )?;
        Ok(updated == 1)
    }

    /// Makes the clock of an ongoing match due.
    pub fn wake_clock(&self, match_id: Id, now: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE match SET wake_at = ?2 WHERE id = ?1 AND ended_at IS NULL",
            params![match_id, now],
        )?;
        self.touch_board_of(match_id, now)
    }

    /// Makes the clocks of a player's ongoing matches due.
    pub fn wake_clocks_of(&self, player: PlayerId, now: Timestamp) -> Result<(), StoreError> {
        for sql in [
            "UPDATE match SET wake_at = ?2 WHERE first = ?1 AND ended_at IS NULL",
            "UPDATE match SET wake_at = ?2 WHERE second = ?1 AND ended_at IS NULL",
        ] {
            self.execute(sql, params![player, now])?;
        }
        self.touch_boards_of(player, now)
    }

    /// Makes the clocks of a server's ongoing matches due.
    pub fn wake_clocks_in(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE match SET wake_at = ?2 WHERE guild = ?1 AND ended_at IS NULL",
            params![guild, now],
        )?;
        self.touch_board(Some(guild), now);
        Ok(())
    }

    /// Replaces a player's vacations.
    pub fn set_vacations(&self, player: PlayerId, vacations: &[Vacation]) -> Result<(), StoreError> {
        self.execute("DELETE FROM vacation WHERE player = ?1", [player])?;
        for vacation in vacations {
            self.execute(
                "INSERT INTO vacation (player, began, ends) VALUES (?1, ?2, ?3)",
                params![player, vacation.from, vacation.until],
            )?;
        }
        Ok(())
    }
}
