//! Ratings and results.

use super::sql::columns::{RowRef, side_word};
use super::sql::params;
use super::sql::row::FoundRow;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::rating_bounds::MIN_LISTED_OPPONENTS;
use crate::domain::{
    GuildId, Id, Match, PlayerId, Rating, RatingChange, RatingPoint, RatingRow, Tally, Timestamp,
};
use sealed_move_rules::{Game, Side};

const COLUMNS: &str = "record.player, record.game, record.rating, record.deviation, record.volatility, \
                       record.rated, record.won, record.drawn, record.lost, record.changed_at, \
                       record.opponents";

pub(super) const HEAD_TO_HEAD: &str =
    "SELECT count(*), count(*) FILTER (WHERE winner = ?3), count(*) FILTER (WHERE winner IS NULL) FROM match
     WHERE first = ?1 AND second = ?2 AND ended_at IS NOT NULL AND reason NOT IN ('aborted', 'not-started', 'shut-out', 'called-off', 'server-deleted', 'by-organizer', 'season-off')";

/// Rating changes of a player `?1`, newest first.
pub(super) fn history_sql() -> String {
    let of = |side: &str| {
        format!(
            "SELECT * FROM (SELECT match.id, match.game, match.ended_at, change.after, change.after_deviation,
                                   change.after_volatility
                            FROM match JOIN rating_change AS change
                                 ON change.match = match.id AND change.side = '{side}'
                            WHERE match.{side} = ?1 AND match.ended_at IS NOT NULL
                            ORDER BY match.ended_at DESC LIMIT ?2) AS subquery"
        )
    };
    format!("{} UNION ALL {} ORDER BY ended_at DESC, id DESC LIMIT ?2", of("first"), of("second"))
}

/// Players of a game `?1` on the global leaderboard. The index `record_shown` has the same condition.
fn listed() -> String {
    format!("record WHERE game = ?1 AND listed = 1 AND opponents >= {MIN_LISTED_OPPONENTS}")
}

/// Players of a game `?1` on the leaderboard of the server `guild`, a parameter.
fn listed_in(guild: &str) -> String {
    format!(
        "server_player AS here
         CROSS JOIN record ON record.player = here.player AND record.game = here.game
         WHERE here.game = ?1 AND record.opponents >= {MIN_LISTED_OPPONENTS} AND here.guild = {guild}"
    )
}

/// Whether a rating is provisional at time `?2`: [`Rating::after_absence`] and
/// [`Rating::provisional`] in SQL.
fn provisional() -> String {
    let (growth, limit) = (Rating::GROWTH_PER_MS, Rating::PROVISIONAL * Rating::PROVISIONAL);
    format!(
        "(record.deviation * record.deviation
          + record.volatility * record.volatility * {growth:e}
            * (CASE WHEN ?2 > record.changed_at THEN ?2 - record.changed_at ELSE 0 END) > {limit:e})"
    )
}

/// Players with settled or provisional (`?3`) ratings, at most `?4` after the first `?5`.
fn best(listed: &str) -> String {
    let provisional = provisional();
    format!(
        "SELECT {COLUMNS} FROM {listed} AND {provisional} = ?3
         ORDER BY record.rating DESC, record.player LIMIT ?4 OFFSET ?5"
    )
}

pub(super) fn leaderboard_sql() -> String {
    best(&listed())
}

pub(super) fn leaderboard_in_sql() -> String {
    best(&listed_in("?6"))
}

pub(super) fn count_sql() -> String {
    format!("SELECT count(*) FROM {}", listed())
}

pub(super) fn count_in_sql() -> String {
    format!("SELECT count(*) FROM {}", listed_in("?2"))
}

/// Number of players with settled ratings.
pub(super) fn settled_sql() -> String {
    format!("SELECT count(*) FROM {} AND NOT {}", listed(), provisional())
}

pub(super) fn settled_in_sql() -> String {
    format!("SELECT count(*) FROM {} AND NOT {}", listed_in("?3"), provisional())
}

/// Number of players before the player `?4` with rating `?5`, settled or provisional (`?3`), and
/// whether the player is listed.
fn before(listed: &str) -> String {
    format!(
        "SELECT count(*) FILTER (WHERE provisional < ?3 OR (provisional = ?3
                    AND (rating > ?5 OR (rating = ?5 AND player < ?4)))),
                count(*) FILTER (WHERE player = ?4)
         FROM (SELECT record.rating, record.player, {} AS provisional FROM {listed}) AS subquery",
        provisional()
    )
}

pub(super) fn before_sql() -> String {
    before(&listed())
}

pub(super) fn before_in_sql() -> String {
    before(&listed_in("?6"))
}

fn from_row(row: &FoundRow<'_>) -> Result<RatingRow, StoreError> {
    Ok(RatingRow { opponents: row.get("opponents")?, ..row_from("record", row)? })
}

/// Reads a row without its number of opponents.
pub(super) fn row_from(table: &'static str, row: &FoundRow<'_>) -> Result<RatingRow, StoreError> {
    let player: PlayerId = row.get("player")?;
    let here = RowRef { table, id: Id(player.0) };
    Ok(RatingRow {
        game: here.game(&row.get::<_, String>("game")?)?,
        player,
        rating: Rating {
            value: row.get("rating")?,
            deviation: row.get("deviation")?,
            volatility: row.get("volatility")?,
        },
        rated: row.get("rated")?,
        tally: Tally { won: row.get("won")?, drawn: row.get("drawn")?, lost: row.get("lost")? },
        opponents: 0,
        as_of: row.get("changed_at")?,
    })
}

/// Reads a rating from three columns, starting at `at`.
pub(super) fn rating_from_row(row: &FoundRow<'_>, at: usize) -> Result<Rating, StoreError> {
    Ok(Rating { value: row.get(at)?, deviation: row.get(at + 1)?, volatility: row.get(at + 2)? })
}

impl ReadTx<'_> {
    /// Returns a player's rating and results in a game, or `None` before their first finished
    /// match.
    pub fn rating(&self, player: PlayerId, game: &'static dyn Game) -> Result<Option<RatingRow>, StoreError> {
        self.row(
            &format!("SELECT {COLUMNS} FROM record WHERE player = ?1 AND game = ?2"),
            params![player, game.info().name],
            from_row,
        )
    }

    /// Returns a page of a game's leaderboard at `now`: the server's, or the global one of players
    /// who agreed to it. `from` is the offset. Settled ratings come before
    /// [provisional](crate::domain::Rating::provisional) ones, highest first.
    pub fn leaderboard(
        &self,
        game: &'static dyn Game,
        guild: Option<GuildId>,
        now: Timestamp,
        (from, limit): (u32, u32),
    ) -> Result<Vec<RatingRow>, StoreError> {
        let name = game.info().name;
        let part = |provisional: bool, from: u32, limit: u32| match guild {
            Some(guild) => {
                let params = params![name, now, provisional, limit, from, guild];
                self.rows(&leaderboard_in_sql(), params, from_row)
            }
            None => self.rows(&leaderboard_sql(), params![name, now, provisional, limit, from], from_row),
        };
        let mut rows = part(false, from, limit)?;
        let left = limit - rows.len() as u32;
        if left > 0 {
            let settled: u32 = match guild {
                Some(guild) => self.only_value(&settled_in_sql(), params![name, now, guild])?,
                None => self.only_value(&settled_sql(), params![name, now])?,
            };
            rows.extend(part(true, from.saturating_sub(settled), left)?);
        }
        Ok(rows)
    }

    /// Returns the number of players on a leaderboard.
    pub fn leaderboard_count(
        &self,
        game: &'static dyn Game,
        guild: Option<GuildId>,
    ) -> Result<u32, StoreError> {
        let name = game.info().name;
        match guild {
            Some(guild) => self.only_value(&count_in_sql(), params![name, guild]),
            None => self.only_value(&count_sql(), [name]),
        }
    }

    /// Returns a player's rank on a leaderboard, from 1, at the time of the row, or `None` if they
    /// aren't listed.
    pub fn leaderboard_place(
        &self,
        row: &RatingRow,
        guild: Option<GuildId>,
    ) -> Result<Option<u32>, StoreError> {
        let (name, provisional, rating) = (row.game.info().name, row.rating.provisional(), row.rating.value);
        let read = |row: &FoundRow<'_>| Ok((row.get(0)?, row.get(1)?));
        let (now, player) = (row.as_of, row.player);
        let found: Option<(u32, u32)> = match guild {
            Some(guild) => {
                let params = params![name, now, provisional, player, rating, guild];
                self.row(&before_in_sql(), params, read)?
            }
            None => self.row(&before_sql(), params![name, now, provisional, player, rating], read)?,
        };
        Ok(found.and_then(|(before, listed)| (listed > 0).then_some(before + 1)))
    }

    /// Whether a player has agreed to appear on the global leaderboard.
    pub fn is_listed(&self, player: PlayerId) -> Result<bool, StoreError> {
        self.only_value("SELECT EXISTS (SELECT 1 FROM listed WHERE player = ?1)", [player])
    }

    /// Returns a player's results against another player in all games.
    pub fn head_to_head(&self, player: PlayerId, opponent: PlayerId) -> Result<Tally, StoreError> {
        let mut tally = Tally::default();
        for (first, second, side) in [(player, opponent, Side::First), (opponent, player, Side::Second)] {
            let counts = self.row(HEAD_TO_HEAD, params![first, second, side_word(side)], |row| {
                Ok((row.get(0)?, row.get(1)?, row.get(2)?))
            })?;
            let (all, won, drawn): (u32, u32, u32) = counts.unwrap_or_default();
            tally.won += won;
            tally.drawn += drawn;
            tally.lost += all - won - drawn;
        }
        Ok(tally)
    }

    /// Returns the rating changes of a match, first side first, or `None` if it had none.
    pub fn rating_changes(&self, match_id: Id) -> Result<Option<[RatingChange; 2]>, StoreError> {
        let mut found = self.rows(
            "SELECT before, before_deviation, before_volatility, after, after_deviation, after_volatility
             FROM rating_change WHERE match = ?1 ORDER BY side",
            [match_id],
            |row| Ok(RatingChange { before: rating_from_row(row, 0)?, after: rating_from_row(row, 3)? }),
        )?;
        // 'first' sorts before 'second'.
        Ok(match (found.pop(), found.pop()) {
            (Some(second), Some(first)) => Some([first, second]),
            _ => None,
        })
    }

    /// Returns a player's last `limit` ratings after matches with people, oldest first.
    pub fn rating_history(&self, player: PlayerId, limit: u32) -> Result<Vec<RatingPoint>, StoreError> {
        let mut points = self.rows(&history_sql(), params![player, limit], |row| {
            let here = RowRef { table: "match", id: row.get("id")? };
            let game = here.game(&row.get::<_, String>("game")?)?;
            Ok(RatingPoint { game, since: row.get("ended_at")?, rating: rating_from_row(row, 3)? })
        })?;
        points.reverse();
        Ok(points)
    }
}

impl WriteTx<'_> {
    /// Upserts a player's rating and results in a game.
    pub fn set_rating(&self, row: &RatingRow) -> Result<(), StoreError> {
        let RatingRow { player, rating, tally, .. } = row;
        self.execute(
            "INSERT INTO record (player, game, rating, deviation, volatility, rated, won, drawn, lost,
                                 changed_at, opponents, listed)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11,
                     (SELECT count(*) FROM listed WHERE player = ?1))
             ON CONFLICT (player, game) DO UPDATE SET
                 rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
                 rated = excluded.rated, won = excluded.won, drawn = excluded.drawn, lost = excluded.lost,
                 changed_at = excluded.changed_at, opponents = excluded.opponents",
            params![
                player,
                row.game.info().name,
                rating.value,
                rating.deviation,
                rating.volatility,
                row.rated,
                tally.won,
                tally.drawn,
                tally.lost,
                row.as_of,
                row.opponents,
            ],
        )?;
        Ok(())
    }

    /// Stores the rating changes of a match and adds its players to the server's leaderboard.
    ///
    /// `before` and `after` are the exact values of `record`. Their difference is the movement of the
    /// rating: the bound of [`bounded_movement`](crate::domain::rating_bounds::bounded_movement) is
    /// already applied. To take a match back, subtract the difference from `record`, decrement
    /// `rated`, and add the negation with [`add_rating_movement`](Self::add_rating_movement) at
    /// `match.ended_at`, if that is within its window.
    pub fn insert_rating_changes(&self, game: &Match, changes: [RatingChange; 2]) -> Result<(), StoreError> {
        for side in Side::BOTH {
            let RatingChange { before, after } = changes[side.index()];
            self.execute(
                "INSERT INTO rating_change (match, side, before, before_deviation, before_volatility,
                                            after, after_deviation, after_volatility)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                params![
                    game.id,
                    side_word(side),
                    before.value,
                    before.deviation,
                    before.volatility,
                    after.value,
                    after.deviation,
                    after.volatility,
                ],
            )?;
            if let Some(guild) = game.place.guild {
                self.execute(
                    "INSERT INTO server_player (guild, game, player) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
                    params![guild, game.game.info().name, game.seat(side)],
                )?;
            }
        }
        Ok(())
    }

    /// Stores whether a player appears on the global leaderboard.
    pub fn set_listed(&self, player: PlayerId, listed: bool) -> Result<(), StoreError> {
        let sql = if listed {
            "INSERT INTO listed (player) VALUES (?1) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM listed WHERE player = ?1"
        };
        self.execute(sql, [player])?;
        self.execute("UPDATE record SET listed = ?2 WHERE player = ?1", params![player, listed])?;
        Ok(())
    }
}
