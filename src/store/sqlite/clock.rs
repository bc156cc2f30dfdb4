//! Clocks, and the times in which they stand still, as rows.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::columns::Row as At;
use super::{Connected, Deed, settings};
use crate::matches::vacation::VACATION_DAYS;
use crate::matches::{Cause, GuildId, Id, NotifiedState, Pause, PlayerId, Preferences, Timestamp, Vacation};
use crate::store::{ClockReadTx, ClockRow, ClockWriteTx, ServerClocks, StoreError};

/// Each part has an index of its own.
pub(super) const HAVE_PLAYED: &str =
    "SELECT EXISTS (SELECT 1 FROM match WHERE first = ?1 AND second = ?2 AND ended_at IS NULL)
         OR EXISTS (SELECT 1 FROM match WHERE first = ?2 AND second = ?1 AND ended_at IS NULL)
         OR EXISTS (SELECT 1 FROM match WHERE first = ?1 AND second = ?2 AND ended_at IS NOT NULL)
         OR EXISTS (SELECT 1 FROM match WHERE first = ?2 AND second = ?1 AND ended_at IS NOT NULL)";

pub(super) const DUE: &str = "SELECT id FROM match INDEXED BY match_ongoing_wake
     WHERE ended_at IS NULL AND wake_at <= ?1 ORDER BY wake_at LIMIT ?2";

pub(super) const SERVERS_IN_PLAY: &str =
    "SELECT DISTINCT guild FROM match WHERE ended_at IS NULL AND guild IS NOT NULL";

pub(super) const ONGOING_IN: &str =
    "SELECT id, first, second FROM match WHERE guild = ?1 AND ended_at IS NULL ORDER BY id";

fn clock_from_row(row: &Row<'_>) -> Result<ClockRow, StoreError> {
    let here = At { table: "match", id: row.get("id")? };
    let turn = here.side("turn", &row.get::<_, String>("turn")?)?;
    let seats: [PlayerId; 2] = [row.get("first")?, row.get("second")?];
    Ok(ClockRow {
        game: here.id,
        revision: row.get("revision")?,
        guild: row.get("guild")?,
        player: seats[turn.index()],
        turn_started_at: row.get("began")?,
        deadline: row.get("deadline")?,
        told: NotifiedState { reminders: row.get("reminded")?, credit_ms: row.get("credit_told")? },
    })
}

fn stop_from_row(row: &Row<'_>, cause: Cause) -> rusqlite::Result<Pause> {
    Ok(Pause { from: row.get("began")?, until: Some(row.get("ended")?), cause })
}

fn left_at(connection: &Connection, guild: GuildId) -> Result<Option<Timestamp>, StoreError> {
    Ok(connection
        .prepare_cached("SELECT left_at FROM server WHERE id = ?1")?
        .query_row([guild], |row| row.get(0))
        .optional()?
        .flatten())
}

impl<T: Connected> ClockReadTx for T {
    fn clock(&self, game: Id) -> Result<Option<ClockRow>, StoreError> {
        self.connection()
            .prepare_cached(
                "SELECT id, revision, guild, first, second, turn, began, deadline, reminded, credit_told
                 FROM match WHERE id = ?1 AND ended_at IS NULL",
            )?
            .query_and_then([game], clock_from_row)?
            .next()
            .transpose()
    }

    fn due_clocks(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError> {
        let mut due = self.connection().prepare_cached(DUE)?;
        Ok(due.query_map(params![now, limit], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    fn heartbeat(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(self
            .connection()
            .prepare_cached("SELECT at FROM heartbeat")?
            .query_row([], |row| row.get(0))
            .optional()?)
    }

    fn outages_since(&self, from: Timestamp) -> Result<Vec<Pause>, StoreError> {
        let mut outages =
            self.connection().prepare_cached("SELECT began, ended FROM outage WHERE ended > ?1")?;
        Ok(outages.query_map([from], |row| stop_from_row(row, Cause::Outage))?.collect::<Result<_, _>>()?)
    }

    fn vacations_of(&self, player: PlayerId) -> Result<Vec<Vacation>, StoreError> {
        let mut vacations = self
            .connection()
            .prepare_cached("SELECT began, ends FROM vacation WHERE player = ?1 ORDER BY began")?;
        Ok(vacations
            .query_map([player], |row| Ok(Vacation { from: row.get(0)?, until: row.get(1)? }))?
            .collect::<Result<_, _>>()?)
    }

    fn server(&self, guild: GuildId) -> Result<ServerClocks, StoreError> {
        Ok(self
            .connection()
            .prepare_cached("SELECT vacation_days, left_at FROM server WHERE id = ?1")?
            .query_row([guild], |row| Ok(ServerClocks { vacation_days: row.get(0)?, left: row.get(1)? }))
            .optional()?
            .unwrap_or(ServerClocks { vacation_days: VACATION_DAYS, left: None }))
    }

    fn shut_out_since(&self, guild: GuildId, from: Timestamp) -> Result<Vec<Pause>, StoreError> {
        let mut stops: Vec<_> = self
            .connection()
            .prepare_cached("SELECT began, ended FROM shut_out WHERE guild = ?1 AND ended > ?2")?
            .query_map(params![guild, from], |row| stop_from_row(row, Cause::ShutOut))?
            .collect::<Result<_, _>>()?;
        let left = left_at(self.connection(), guild)?;
        stops.extend(left.map(|from| Pause { from, until: None, cause: Cause::ShutOut }));
        Ok(stops)
    }

    fn servers_in_play(&self) -> Result<Vec<GuildId>, StoreError> {
        let mut servers = self.connection().prepare_cached(SERVERS_IN_PLAY)?;
        Ok(servers.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    fn ongoing_in(&self, guild: GuildId) -> Result<Vec<(Id, [PlayerId; 2])>, StoreError> {
        let mut games = self.connection().prepare_cached(ONGOING_IN)?;
        Ok(games
            .query_map([guild], |row| Ok((row.get(0)?, [row.get(1)?, row.get(2)?])))?
            .collect::<Result<_, _>>()?)
    }

    fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError> {
        settings::load(self.connection(), player)
    }

    fn have_played(&self, one: PlayerId, other: PlayerId) -> Result<bool, StoreError> {
        Ok(self.connection().prepare_cached(HAVE_PLAYED)?.query_row(params![one, other], |row| row.get(0))?)
    }

    fn absent(&self, game: Id, player: PlayerId) -> Result<bool, StoreError> {
        Ok(self
            .connection()
            .prepare_cached("SELECT EXISTS (SELECT 1 FROM absence WHERE match = ?1 AND player = ?2)")?
            .query_row(params![game, player], |row| row.get(0))?)
    }
}

impl ClockWriteTx for Deed<'_> {
    fn beat(&self, now: Timestamp) -> Result<(), StoreError> {
        self.connection
            .prepare_cached(
                "INSERT INTO heartbeat (one, at) VALUES (1, ?1)
                 ON CONFLICT (one) DO UPDATE SET at = max(at, excluded.at)",
            )?
            .execute([now])?;
        Ok(())
    }

    fn add_outage(&self, from: Timestamp, until: Timestamp) -> Result<(), StoreError> {
        self.connection
            .prepare_cached("INSERT OR REPLACE INTO outage (began, ended) VALUES (?1, ?2)")?
            .execute([from, until])?;
        Ok(())
    }

    fn set_wake(&self, from: &ClockRow, told: NotifiedState, wake: Timestamp) -> Result<bool, StoreError> {
        let rows = self
            .connection
            .prepare_cached(
                "UPDATE match SET wake_at = ?6, reminded = ?7, credit_told = ?8
                 WHERE id = ?1 AND revision = ?2 AND began = ?3 AND reminded = ?4 AND credit_told = ?5
                   AND ended_at IS NULL",
            )?
            .execute(params![
                from.game,
                from.revision,
                from.turn_started_at,
                from.told.reminders,
                from.told.credit_ms,
                wake,
                told.reminders,
                told.credit_ms
            ])?;
        Ok(rows == 1)
    }

    fn wake_clocks_of(&self, player: PlayerId, now: Timestamp) -> Result<(), StoreError> {
        for seat in ["first", "second"] {
            self.connection
                .prepare_cached(&format!(
                    "UPDATE match SET wake_at = ?2 WHERE {seat} = ?1 AND ended_at IS NULL"
                ))?
                .execute(params![player, now])?;
        }
        Ok(())
    }

    fn wake_clocks_in(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
        self.connection
            .prepare_cached("UPDATE match SET wake_at = ?2 WHERE guild = ?1 AND ended_at IS NULL")?
            .execute(params![guild, now])?;
        Ok(())
    }

    fn set_vacations(&self, player: PlayerId, vacations: &[Vacation]) -> Result<(), StoreError> {
        self.connection.prepare_cached("DELETE FROM vacation WHERE player = ?1")?.execute([player])?;
        let mut insert = self
            .connection
            .prepare_cached("INSERT INTO vacation (player, began, ends) VALUES (?1, ?2, ?3)")?;
        for vacation in vacations {
            insert.execute(params![player, vacation.from, vacation.until])?;
        }
        Ok(())
    }

    fn set_vacation_days(&self, guild: GuildId, days: u32) -> Result<(), StoreError> {
        self.connection
            .prepare_cached(
                "INSERT INTO server (id, vacation_days) VALUES (?1, ?2)
                 ON CONFLICT (id) DO UPDATE SET vacation_days = excluded.vacation_days",
            )?
            .execute(params![guild, days])?;
        Ok(())
    }

    fn server_left(&self, guild: GuildId, now: Timestamp) -> Result<bool, StoreError> {
        let rows = self
            .connection
            .prepare_cached(
                "INSERT INTO server (id, left_at) VALUES (?1, ?2)
                 ON CONFLICT (id) DO UPDATE SET left_at = excluded.left_at WHERE left_at IS NULL",
            )?
            .execute(params![guild, now])?;
        Ok(rows == 1)
    }

    fn server_back(&self, guild: GuildId, now: Timestamp) -> Result<bool, StoreError> {
        let Some(left) = left_at(&self.connection, guild)? else { return Ok(false) };
        self.connection.prepare_cached("UPDATE server SET left_at = NULL WHERE id = ?1")?.execute([guild])?;
        if left < now {
            self.connection
                .prepare_cached("INSERT OR REPLACE INTO shut_out (guild, began, ended) VALUES (?1, ?2, ?3)")?
                .execute(params![guild, left, now])?;
        }
        Ok(true)
    }

    fn set_preferences(&self, player: PlayerId, preferences: &Preferences) -> Result<(), StoreError> {
        settings::save(&self.connection, player, preferences)
    }

    fn set_absent(&self, game: Id, player: PlayerId) -> Result<bool, StoreError> {
        let rows = self
            .connection
            .prepare_cached("INSERT INTO absence (match, player) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
            .execute(params![game, player])?;
        Ok(rows == 1)
    }

    fn set_present(&self, game: Id, player: PlayerId) -> Result<(), StoreError> {
        self.connection
            .prepare_cached("DELETE FROM absence WHERE match = ?1 AND player = ?2")?
            .execute(params![game, player])?;
        Ok(())
    }
}
