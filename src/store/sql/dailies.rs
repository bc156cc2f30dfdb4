//! Daily puzzles as rows.

use super::columns::RowRef;
use super::params;
use super::row::FoundRow;
use super::tx::{SqlTx, SqlWriteTx};
use crate::domain::{
    DailyGames, DailyOutcome, DailyPuzzle, DailySettings, DailySolver, DailyState, Day, GuildId, Id,
    MessageId, PlayerId, Streak, Timestamp, UserTimeZone,
};
use crate::store::{DailyReadTx, DailyWriteTx, StoreError};
use sealed_move_rules::Game;

/// How long a puzzle that was posted is remembered, with what people made of it: longer than each server takes to get
/// all of a game, so that none comes twice before.
const POSTED_LIFE_DAYS: i64 = 400;

pub(in crate::store) const DUE: &str = "SELECT guild FROM daily_setting WHERE due_at IS NOT NULL AND due_at <= ?1 ORDER BY due_at, guild LIMIT ?2";

pub(in crate::store) const NEXT: &str = "SELECT min(due_at) FROM daily_setting WHERE due_at IS NOT NULL";

pub(in crate::store) const BOARDS: &str = "SELECT id FROM daily_puzzle
     WHERE board_due_at IS NOT NULL AND board_due_at <= ?1 ORDER BY board_due_at, id LIMIT ?2";

pub(in crate::store) const TRIES_OF: &str =
    "SELECT id, guild, day, game, puzzle, channel, outbox, message, posted_at, daily, outcome, at
     FROM daily_try JOIN daily_puzzle ON daily_puzzle.id = daily_try.daily
     WHERE player = ?1 ORDER BY daily";

pub(in crate::store) const OPEN_TRIES: &str =
    "SELECT id, guild, day, game, puzzle, channel, outbox, message, posted_at, daily, outcome
     FROM daily_try JOIN daily_puzzle ON daily_puzzle.id = daily_try.daily
     WHERE player = ?1 AND game = ?2 AND puzzle = ?3 AND outcome IN ('open', 'missed') ORDER BY daily";

pub(in crate::store) const OF_DAY: &str =
    "SELECT id, guild, day, game, puzzle, channel, outbox, message, posted_at FROM daily_puzzle
     WHERE guild = ?1 AND day = ?2 ORDER BY id";

/// Forgets the daily puzzles of a server (`?1`).
const FORGET_SERVER: [&str; 4] = [
    "DELETE FROM daily_try WHERE daily IN (SELECT id FROM daily_puzzle WHERE guild = ?1)",
    "DELETE FROM daily_puzzle WHERE guild = ?1",
    "DELETE FROM daily_streak WHERE guild = ?1",
    "DELETE FROM daily_setting WHERE guild = ?1",
];

fn settings_from_row(guild: GuildId, row: &FoundRow<'_>) -> Result<DailySettings, StoreError> {
    let here = RowRef { table: "daily_setting", id: Id(guild.0) };
    let word = |column: &str| row.get::<_, String>(column);
    Ok(DailySettings {
        channel: row.get("channel")?,
        games: DailyGames::from_word(&word("games")?).ok_or(here.damaged("games"))?,
        hour: row.get("hour")?,
        // A zone that was renamed since it was stored must not stop the others.
        zone: UserTimeZone::find(&word("zone")?).unwrap_or_else(|| {
            tracing::warn!(%guild, "a time zone is not known any more");
            UserTimeZone::utc()
        }),
        state: DailyState::from_word(&word("state")?).ok_or(here.damaged("state"))?,
        tried: row.get("tried_at")?,
        due: row.get("due_at")?,
    })
}

fn puzzle_from_row(row: &FoundRow<'_>) -> Result<DailyPuzzle, StoreError> {
    let here = RowRef { table: "daily_puzzle", id: row.get("id")? };
    Ok(DailyPuzzle {
        id: here.id,
        guild: row.get("guild")?,
        day: row.get("day")?,
        game: here.game(&row.get::<_, String>("game")?)?,
        puzzle: row.get("puzzle")?,
        channel: row.get("channel")?,
        outbox: row.get("outbox")?,
        message: row.get("message")?,
        posted: row.get("posted_at")?,
    })
}

fn outcome_from(row: &FoundRow<'_>) -> Result<DailyOutcome, StoreError> {
    let here = RowRef { table: "daily_try", id: row.get("daily")? };
    DailyOutcome::from_word(&row.get::<_, String>("outcome")?).ok_or(here.damaged("outcome"))
}

fn streak_from_row(row: &FoundRow<'_>) -> Result<Streak, StoreError> {
    Ok(Streak { days: row.get("days")?, last: row.get("last_day")?, free: row.get("free_day")? })
}

impl<T: SqlTx> DailyReadTx for T {
    fn daily_settings(&self, guild: GuildId) -> Result<Option<DailySettings>, StoreError> {
        self.row(
            "SELECT channel, games, hour, zone, state, tried_at, due_at FROM daily_setting WHERE guild = ?1",
            [guild],
            |row| settings_from_row(guild, row),
        )
    }

    fn due_dailies(&self, now: Timestamp, limit: u32) -> Result<Vec<GuildId>, StoreError> {
        self.values(DUE, params![now, limit])
    }

    fn next_daily_due(&self) -> Result<Option<Timestamp>, StoreError> {
        self.only_value(NEXT, [])
    }

    fn last_daily_day(&self, guild: GuildId) -> Result<Option<Day>, StoreError> {
        self.only_value("SELECT max(day) FROM daily_puzzle WHERE guild = ?1", [guild])
    }

    fn daily_days_between(&self, guild: GuildId, from: Day, to: Day) -> Result<Vec<Day>, StoreError> {
        self.values(
            "SELECT DISTINCT day FROM daily_puzzle WHERE guild = ?1 AND day > ?2 AND day < ?3 AND message IS NOT NULL
             ORDER BY day",
            params![guild, from, to],
        )
    }

    fn posted_puzzles(&self, guild: GuildId, game: &dyn Game) -> Result<Vec<String>, StoreError> {
        self.values(
            "SELECT puzzle FROM daily_puzzle WHERE guild = ?1 AND game = ?2 GROUP BY puzzle ORDER BY max(day)",
            params![guild, game.info().name],
        )
    }

    fn daily_puzzle(&self, id: Id) -> Result<Option<DailyPuzzle>, StoreError> {
        self.row(
            "SELECT id, guild, day, game, puzzle, channel, outbox, message, posted_at FROM daily_puzzle
             WHERE id = ?1",
            [id],
            puzzle_from_row,
        )
    }

    fn daily_puzzles_of(&self, guild: GuildId, day: Day) -> Result<Vec<DailyPuzzle>, StoreError> {
        self.rows(OF_DAY, params![guild, day], puzzle_from_row)
    }

    fn daily_solvers(&self, id: Id) -> Result<Vec<DailySolver>, StoreError> {
        self.rows(
            "SELECT daily, player, outcome, streak FROM daily_try
             WHERE daily = ?1 AND outcome IN ('first', 'later') ORDER BY at, player",
            [id],
            |row| {
                let first_try = outcome_from(row)? == DailyOutcome::FirstTry;
                Ok(DailySolver { player: row.get("player")?, first_try, streak: row.get("streak")? })
            },
        )
    }

    fn daily_try(&self, id: Id, player: PlayerId) -> Result<Option<DailyOutcome>, StoreError> {
        self.row(
            "SELECT daily, outcome FROM daily_try WHERE daily = ?1 AND player = ?2",
            params![id, player],
            outcome_from,
        )
    }

    fn open_daily_tries(
        &self,
        player: PlayerId,
        game: &dyn Game,
        puzzle: &str,
    ) -> Result<Vec<(DailyPuzzle, DailyOutcome)>, StoreError> {
        self.rows(OPEN_TRIES, params![player, game.info().name, puzzle], |row| {
            Ok((puzzle_from_row(row)?, outcome_from(row)?))
        })
    }

    fn daily_tries_of(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(DailyPuzzle, DailyOutcome, Timestamp)>, StoreError> {
        self.rows(TRIES_OF, [player], |row| Ok((puzzle_from_row(row)?, outcome_from(row)?, row.get("at")?)))
    }

    fn streak(&self, player: PlayerId, guild: GuildId) -> Result<Option<Streak>, StoreError> {
        self.row(
            "SELECT days, last_day, free_day FROM daily_streak WHERE player = ?1 AND guild = ?2",
            params![player, guild],
            streak_from_row,
        )
    }

    fn streaks_of(&self, player: PlayerId) -> Result<Vec<(GuildId, Streak)>, StoreError> {
        self.rows(
            "SELECT guild, days, last_day, free_day FROM daily_streak WHERE player = ?1 ORDER BY guild",
            [player],
            |row| Ok((row.get("guild")?, streak_from_row(row)?)),
        )
    }

    fn due_daily_boards(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError> {
        self.values(BOARDS, params![now, limit])
    }
}

impl<T: SqlWriteTx> DailyWriteTx for T {
    fn set_daily_settings(&self, guild: GuildId, settings: &DailySettings) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO daily_setting (guild, channel, games, hour, zone, state, tried_at, due_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
             ON CONFLICT (guild) DO UPDATE
             SET channel = excluded.channel, games = excluded.games, hour = excluded.hour, zone = excluded.zone,
                 state = excluded.state, tried_at = excluded.tried_at, due_at = excluded.due_at",
            params![
                guild,
                settings.channel,
                settings.games.word(),
                settings.hour,
                settings.zone.name(),
                settings.state.word(),
                settings.tried,
                settings.due,
            ],
        )?;
        Ok(())
    }

    fn remove_daily_settings(&self, guild: GuildId) -> Result<(), StoreError> {
        self.execute("DELETE FROM daily_setting WHERE guild = ?1", [guild])?;
        Ok(())
    }

    fn schedule_daily(
        &self,
        guild: GuildId,
        state: DailyState,
        due: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        self.execute(
            "UPDATE daily_setting SET state = ?2, due_at = ?3 WHERE guild = ?1",
            params![guild, state.word(), due],
        )?;
        Ok(())
    }

    fn note_daily_try(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
        self.execute("UPDATE daily_setting SET tried_at = ?2 WHERE guild = ?1", params![guild, now])?;
        Ok(())
    }

    fn insert_daily_puzzle(&self, daily: &DailyPuzzle) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO daily_puzzle (id, guild, day, game, puzzle, channel, outbox, message, posted_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
            params![
                daily.id,
                daily.guild,
                daily.day,
                daily.game.info().name,
                daily.puzzle,
                daily.channel,
                daily.outbox,
                daily.message,
                daily.posted,
            ],
        )?;
        Ok(())
    }

    fn remove_daily_puzzle(&self, id: Id) -> Result<(), StoreError> {
        self.execute("DELETE FROM daily_try WHERE daily = ?1", [id])?;
        self.execute("DELETE FROM daily_puzzle WHERE id = ?1", [id])?;
        Ok(())
    }

    fn set_daily_outbox(&self, id: Id, outbox: Id) -> Result<(), StoreError> {
        self.execute("UPDATE daily_puzzle SET outbox = ?2 WHERE id = ?1", params![id, outbox])?;
        Ok(())
    }

    fn set_daily_message(&self, id: Id, message: MessageId) -> Result<(), StoreError> {
        self.execute("UPDATE daily_puzzle SET message = ?2 WHERE id = ?1", params![id, message])?;
        Ok(())
    }

    fn set_daily_try(
        &self,
        id: Id,
        player: PlayerId,
        outcome: DailyOutcome,
        streak: u32,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO daily_try (daily, player, outcome, streak, at) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (daily, player) DO UPDATE
             SET outcome = excluded.outcome, streak = excluded.streak, at = excluded.at",
            params![id, player, outcome.word(), streak, now],
        )?;
        Ok(())
    }

    fn set_streak(&self, player: PlayerId, guild: GuildId, streak: &Streak) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO daily_streak (player, guild, days, last_day, free_day) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (player, guild) DO UPDATE
             SET days = excluded.days, last_day = excluded.last_day, free_day = excluded.free_day",
            params![player, guild, streak.days, streak.last, streak.free],
        )?;
        Ok(())
    }

    fn request_daily_board(&self, id: Id, due: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE daily_puzzle SET board_due_at = ?2
             WHERE id = ?1 AND (board_due_at IS NULL OR board_due_at > ?2)",
            params![id, due],
        )?;
        Ok(())
    }

    fn clear_daily_board(&self, id: Id) -> Result<bool, StoreError> {
        let sql = "UPDATE daily_puzzle SET board_due_at = NULL WHERE id = ?1 AND board_due_at IS NOT NULL";
        Ok(self.execute(sql, [id])? == 1)
    }
}

/// Forgets the daily puzzles of a server, with all that people made of them.
pub(in crate::store) fn forget_server(tx: &impl SqlWriteTx, guild: GuildId) -> Result<(), StoreError> {
    FORGET_SERVER.iter().try_for_each(|sql| tx.execute(sql, [guild]).map(drop))
}

/// Deletes what was posted long ago.
pub(in crate::store) fn prune(tx: &impl SqlWriteTx, now: Timestamp) -> Result<(), StoreError> {
    let before = now.plus_days(-POSTED_LIFE_DAYS);
    let tries = "DELETE FROM daily_try WHERE daily IN (SELECT id FROM daily_puzzle WHERE posted_at < ?1)";
    for sql in [tries, "DELETE FROM daily_puzzle WHERE posted_at < ?1"] {
        tx.execute(sql, [before])?;
    }
    Ok(())
}
