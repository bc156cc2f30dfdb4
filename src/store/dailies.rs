//! Daily puzzles of servers: settings, posted puzzles, tries and streaks.

use super::sql::columns::RowRef;
use super::sql::params;
use super::sql::row::FoundRow;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::{
    DailyGames, DailyOutcome, DailyPuzzle, DailySettings, DailySolver, DailyState, Day, GuildId, Id,
    MessageId, PlayerId, Streak, Timestamp, UserTimeZone,
};
use sealed_move_rules::Game;

/// Retention of posted puzzles and their tries. No puzzle is repeated sooner: a server gets all
/// puzzles of a game in less time.
const POSTED_RETENTION_DAYS: i64 = 400;

pub(super) const DUE: &str = "SELECT guild FROM daily_setting WHERE due_at IS NOT NULL AND due_at <= ?1 ORDER BY due_at, guild LIMIT ?2";

pub(super) const NEXT: &str = "SELECT min(due_at) FROM daily_setting WHERE due_at IS NOT NULL";

pub(super) const BOARDS: &str = "SELECT id FROM daily_puzzle
     WHERE board_due_at IS NOT NULL AND board_due_at <= ?1 ORDER BY board_due_at, id LIMIT ?2";

pub(super) const TRIES_OF: &str =
    "SELECT id, guild, day, game, puzzle, channel, outbox, message, posted_at, daily, outcome, at
     FROM daily_try JOIN daily_puzzle ON daily_puzzle.id = daily_try.daily
     WHERE player = ?1 ORDER BY daily";

pub(super) const OPEN_TRIES: &str =
    "SELECT id, guild, day, game, puzzle, channel, outbox, message, posted_at, daily, outcome
     FROM daily_try JOIN daily_puzzle ON daily_puzzle.id = daily_try.daily
     WHERE player = ?1 AND game = ?2 AND puzzle = ?3 AND outcome IN ('open', 'missed') ORDER BY daily";

pub(super) const OF_DAY: &str =
    "SELECT id, guild, day, game, puzzle, channel, outbox, message, posted_at FROM daily_puzzle
     WHERE guild = ?1 AND day = ?2 ORDER BY id";

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
        games: DailyGames::from_word(&word("games")?).ok_or(here.corrupt("games"))?,
        hour: row.get("hour")?,
        // A renamed time zone must not stop other servers' puzzles.
        zone: UserTimeZone::find(&word("zone")?).unwrap_or_else(|| {
            tracing::warn!(%guild, "unknown time zone; using UTC");
            UserTimeZone::utc()
        }),
        state: DailyState::from_word(&word("state")?).ok_or(here.corrupt("state"))?,
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
    DailyOutcome::from_word(&row.get::<_, String>("outcome")?).ok_or(here.corrupt("outcome"))
}

fn streak_from_row(row: &FoundRow<'_>) -> Result<Streak, StoreError> {
    Ok(Streak { days: row.get("days")?, last: row.get("last_day")?, free: row.get("free_day")? })
}

impl ReadTx<'_> {
    /// Returns the settings of a server, or `None` if daily puzzles are off.
    pub fn daily_settings(&self, guild: GuildId) -> Result<Option<DailySettings>, StoreError> {
        self.row(
            "SELECT channel, games, hour, zone, state, tried_at, due_at FROM daily_setting WHERE guild = ?1",
            [guild],
            |row| settings_from_row(guild, row),
        )
    }

    /// Returns up to `limit` servers with due puzzles, longest overdue first.
    pub fn due_dailies(&self, now: Timestamp, limit: u32) -> Result<Vec<GuildId>, StoreError> {
        self.values(DUE, params![now, limit])
    }

    /// Returns when the next puzzle of any server is due.
    pub fn next_daily_due(&self) -> Result<Option<Timestamp>, StoreError> {
        self.only_value(NEXT, [])
    }

    /// Returns the last day with a puzzle in a server.
    pub fn last_daily_day(&self, guild: GuildId) -> Result<Option<Day>, StoreError> {
        self.only_value("SELECT max(day) FROM daily_puzzle WHERE guild = ?1", [guild])
    }

    /// Returns the days with a posted puzzle strictly between two days, in order.
    pub fn daily_days_between(&self, guild: GuildId, from: Day, to: Day) -> Result<Vec<Day>, StoreError> {
        self.values(
            "SELECT DISTINCT day FROM daily_puzzle WHERE guild = ?1 AND day > ?2 AND day < ?3 AND message IS NOT NULL
             ORDER BY day",
            params![guild, from, to],
        )
    }

    /// Returns the names of a server's past puzzles of a game, oldest first.
    pub fn posted_puzzles(&self, guild: GuildId, game: &dyn Game) -> Result<Vec<String>, StoreError> {
        self.values(
            "SELECT puzzle FROM daily_puzzle WHERE guild = ?1 AND game = ?2 GROUP BY puzzle ORDER BY max(day)",
            params![guild, game.info().name],
        )
    }

    pub fn daily_puzzle(&self, id: Id) -> Result<Option<DailyPuzzle>, StoreError> {
        self.row(
            "SELECT id, guild, day, game, puzzle, channel, outbox, message, posted_at FROM daily_puzzle
             WHERE id = ?1",
            [id],
            puzzle_from_row,
        )
    }

    pub fn daily_puzzles_of(&self, guild: GuildId, day: Day) -> Result<Vec<DailyPuzzle>, StoreError> {
        self.rows(OF_DAY, params![guild, day], puzzle_from_row)
    }

    /// Returns the solvers of a puzzle, in order of their solution.
    pub fn daily_solvers(&self, id: Id) -> Result<Vec<DailySolver>, StoreError> {
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

    /// Returns the outcome of a player's try, or `None` if they never opened the puzzle.
    pub fn daily_try(&self, id: Id, player: PlayerId) -> Result<Option<DailyOutcome>, StoreError> {
        self.row(
            "SELECT daily, outcome FROM daily_try WHERE daily = ?1 AND player = ?2",
            params![id, player],
            outcome_from,
        )
    }

    /// Returns a player's unsolved tries at a puzzle of a game, in any server.
    pub fn open_daily_tries(
        &self,
        player: PlayerId,
        game: &dyn Game,
        puzzle: &str,
    ) -> Result<Vec<(DailyPuzzle, DailyOutcome)>, StoreError> {
        self.rows(OPEN_TRIES, params![player, game.info().name, puzzle], |row| {
            Ok((puzzle_from_row(row)?, outcome_from(row)?))
        })
    }

    /// Returns a player's tries with their outcomes and times, oldest first.
    pub fn daily_tries_of(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(DailyPuzzle, DailyOutcome, Timestamp)>, StoreError> {
        self.rows(TRIES_OF, [player], |row| Ok((puzzle_from_row(row)?, outcome_from(row)?, row.get("at")?)))
    }

    pub fn streak(&self, player: PlayerId, guild: GuildId) -> Result<Option<Streak>, StoreError> {
        self.row(
            "SELECT days, last_day, free_day FROM daily_streak WHERE player = ?1 AND guild = ?2",
            params![player, guild],
            streak_from_row,
        )
    }

    /// Returns a player's streaks per server.
    pub fn streaks_of(&self, player: PlayerId) -> Result<Vec<(GuildId, Streak)>, StoreError> {
        self.rows(
            "SELECT guild, days, last_day, free_day FROM daily_streak WHERE player = ?1 ORDER BY guild",
            [player],
            |row| Ok((row.get("guild")?, streak_from_row(row)?)),
        )
    }

    /// Returns up to `limit` puzzles with a due update of their list of solvers.
    pub fn due_daily_boards(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError> {
        self.values(BOARDS, params![now, limit])
    }
}

impl WriteTx<'_> {
    /// Upserts the settings of a server.
    pub fn set_daily_settings(&self, guild: GuildId, settings: &DailySettings) -> Result<(), StoreError> {
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

    /// Turns the daily puzzles of a server off.
    pub fn remove_daily_settings(&self, guild: GuildId) -> Result<(), StoreError> {
        self.execute("DELETE FROM daily_setting WHERE guild = ?1", [guild])?;
        Ok(())
    }

    /// Stores a server's state and when its next puzzle is due.
    pub fn schedule_daily(
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

    /// Records that someone tries the puzzles of a server.
    pub fn record_daily_try(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
        self.execute("UPDATE daily_setting SET tried_at = ?2 WHERE guild = ?1", params![guild, now])?;
        Ok(())
    }

    pub fn insert_daily_puzzle(&self, daily: &DailyPuzzle) -> Result<(), StoreError> {
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

    /// Deletes a puzzle with its tries.
    pub fn remove_daily_puzzle(&self, id: Id) -> Result<(), StoreError> {
        self.execute("DELETE FROM daily_try WHERE daily = ?1", [id])?;
        self.execute("DELETE FROM daily_puzzle WHERE id = ?1", [id])?;
        Ok(())
    }

    /// Stores the outbox message of a puzzle.
    pub fn set_daily_outbox(&self, id: Id, outbox: Id) -> Result<(), StoreError> {
        self.execute("UPDATE daily_puzzle SET outbox = ?2 WHERE id = ?1", params![id, outbox])?;
        Ok(())
    }

    /// Stores the Discord message of a puzzle.
    pub fn set_daily_message(&self, id: Id, message: MessageId) -> Result<(), StoreError> {
        self.execute("UPDATE daily_puzzle SET message = ?2 WHERE id = ?1", params![id, message])?;
        Ok(())
    }

    /// Upserts the outcome of a player's try, with their streak in days.
    pub fn set_daily_try(
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

    /// Upserts a player's streak in a server.
    pub fn set_streak(&self, player: PlayerId, guild: GuildId, streak: &Streak) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO daily_streak (player, guild, days, last_day, free_day) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (player, guild) DO UPDATE
             SET days = excluded.days, last_day = excluded.last_day, free_day = excluded.free_day",
            params![player, guild, streak.days, streak.last, streak.free],
        )?;
        Ok(())
    }

    /// Schedules an update of a puzzle's list of solvers, no later than one already scheduled.
    pub fn request_daily_board(&self, id: Id, due: Timestamp) -> Result<(), StoreError> {
        self.execute(
            "UPDATE daily_puzzle SET board_due_at = ?2
             WHERE id = ?1 AND (board_due_at IS NULL OR board_due_at > ?2)",
            params![id, due],
        )?;
        Ok(())
    }

    /// Clears the scheduled update of a list of solvers; returns `false` if there was none.
    pub fn clear_daily_board(&self, id: Id) -> Result<bool, StoreError> {
        let sql = "UPDATE daily_puzzle SET board_due_at = NULL WHERE id = ?1 AND board_due_at IS NOT NULL";
        Ok(self.execute(sql, [id])? == 1)
    }

    pub(super) fn prune_dailies(&self, now: Timestamp) -> Result<(), StoreError> {
        let before = now.plus_days(-POSTED_RETENTION_DAYS);
        let tries = "DELETE FROM daily_try WHERE daily IN (SELECT id FROM daily_puzzle WHERE posted_at < ?1)";
        for sql in [tries, "DELETE FROM daily_puzzle WHERE posted_at < ?1"] {
            self.execute(sql, [before])?;
        }
        Ok(())
    }

    /// Deletes a server's daily puzzles with their tries, streaks and settings.
    pub(super) fn forget_dailies(&self, guild: GuildId) -> Result<(), StoreError> {
        FORGET_SERVER.iter().try_for_each(|sql| self.execute(sql, [guild]).map(drop))
    }
}
