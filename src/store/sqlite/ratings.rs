//! Where players stand, and what each match did to it.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::columns::{Row as At, side_word};
use crate::matches::{GuildId, Id, Match, PlayerId, Rating, RatingChange, RatingRow, Tally, Timestamp};
use crate::store::StoreError;
use sealed_move_rules::{Game, Side};

const COLUMNS: &str = "record.player, record.game, record.rating, record.deviation, record.volatility, \
                       record.rated, record.won, record.drawn, record.lost";

fn from_row(row: &Row<'_>) -> Result<RatingRow, StoreError> {
    let player: PlayerId = row.get("player")?;
    let here = At { table: "record", id: Id(player.0) };
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
    })
}

pub(super) fn record(
    connection: &Connection,
    player: PlayerId,
    game: &'static dyn Game,
) -> Result<Option<RatingRow>, StoreError> {
    connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM record WHERE player = ?1 AND game = ?2"))?
        .query_and_then(params![player, game.info().name], from_row)?
        .next()
        .transpose()
}

pub(super) fn best(
    connection: &Connection,
    game: &'static dyn Game,
    guild: Option<GuildId>,
    limit: u32,
) -> Result<Vec<RatingRow>, StoreError> {
    let name = game.info().name;
    match guild {
        Some(guild) => connection
            .prepare_cached(&best_here_sql())?
            .query_and_then(params![name, limit, guild], from_row)?
            .collect(),
        None => {
            connection.prepare_cached(&best_sql())?.query_and_then(params![name, limit], from_row)?.collect()
        }
    }
}

pub(super) fn best_here_sql() -> String {
    format!(
        "SELECT {COLUMNS} FROM server_player AS here
         CROSS JOIN record ON record.player = here.player AND record.game = here.game
         WHERE here.guild = ?3 AND here.game = ?1 AND record.rated > 0
         ORDER BY record.rating DESC, record.player LIMIT ?2"
    )
}

pub(super) fn best_sql() -> String {
    format!(
        "SELECT {COLUMNS} FROM record WHERE game = ?1 AND listed = 1 AND rated > 0
         ORDER BY rating DESC LIMIT ?2"
    )
}

pub(super) fn listed(connection: &Connection, player: PlayerId) -> Result<bool, StoreError> {
    Ok(connection
        .prepare_cached("SELECT 1 FROM listed WHERE player = ?1")?
        .query_row([player], |_| Ok(()))
        .optional()?
        .is_some())
}

pub(super) fn set_listed(connection: &Connection, player: PlayerId, listed: bool) -> Result<(), StoreError> {
    let change = if listed {
        "INSERT INTO listed (player) VALUES (?1) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM listed WHERE player = ?1"
    };
    connection.prepare_cached(change)?.execute([player])?;
    connection
        .prepare_cached("UPDATE record SET listed = ?2 WHERE player = ?1")?
        .execute(params![player, listed])?;
    Ok(())
}

pub(super) fn set_record(connection: &Connection, row: &RatingRow, now: Timestamp) -> Result<(), StoreError> {
    let RatingRow { player, rating, tally, .. } = row;
    connection
        .prepare_cached(
            "INSERT INTO record (player, game, rating, deviation, volatility, rated, won, drawn, lost,
                                 changed_at, listed)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, EXISTS (SELECT 1 FROM listed WHERE player = ?1))
             ON CONFLICT (player, game) DO UPDATE SET
                 rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
                 rated = excluded.rated, won = excluded.won, drawn = excluded.drawn, lost = excluded.lost,
                 changed_at = excluded.changed_at",
        )?
        .execute(params![
            player,
            row.game.info().name,
            rating.value,
            rating.deviation,
            rating.volatility,
            row.rated,
            tally.won,
            tally.drawn,
            tally.lost,
            now,
        ])?;
    Ok(())
}

pub(super) fn head_to_head(
    connection: &Connection,
    player: PlayerId,
    opponent: PlayerId,
) -> Result<Tally, StoreError> {
    let mut tally = Tally::default();
    for (first, second, side) in [(player, opponent, Side::First), (opponent, player, Side::Second)] {
        let (all, won, drawn): (u32, u32, u32) = connection
            .prepare_cached(HEAD_TO_HEAD)?
            .query_row(params![first, second, side_word(side)], |row| {
                Ok((row.get(0)?, row.get(1)?, row.get(2)?))
            })?;
        tally.won += won;
        tally.drawn += drawn;
        tally.lost += all - won - drawn;
    }
    Ok(tally)
}

pub(super) const HEAD_TO_HEAD: &str =
    "SELECT count(*), coalesce(sum(winner = ?3), 0), coalesce(sum(winner IS NULL), 0) FROM match
     WHERE first = ?1 AND second = ?2 AND ended_at IS NOT NULL AND reason NOT IN ('aborted', 'shut-out', 'called-off', 'server-deleted')";

pub(super) fn insert_changes(
    connection: &Connection,
    game: &Match,
    changes: [RatingChange; 2],
) -> Result<(), StoreError> {
    for side in Side::BOTH {
        let RatingChange { before, after } = changes[side.index()];
        connection
            .prepare_cached(
                "INSERT INTO rating_change (match, side, before, before_deviation, before_volatility,
                                            after, after_deviation, after_volatility)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
            )?
            .execute(params![
                game.id,
                side_word(side),
                before.value,
                before.deviation,
                before.volatility,
                after.value,
                after.deviation,
                after.volatility,
            ])?;
        if let Some(guild) = game.place.guild {
            connection
                .prepare_cached(
                    "INSERT INTO server_player (guild, game, player) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
                )?
                .execute(params![guild, game.game.info().name, game.seat(side)])?;
        }
    }
    Ok(())
}

pub(super) fn changes(connection: &Connection, game: Id) -> Result<Option<[RatingChange; 2]>, StoreError> {
    let mut found = connection
        .prepare_cached(
            "SELECT before, before_deviation, before_volatility, after, after_deviation, after_volatility
             FROM rating_change WHERE match = ?1 ORDER BY side",
        )?
        .query_map([game], |row| {
            let rating = |at| {
                Ok::<_, rusqlite::Error>(Rating {
                    value: row.get(at)?,
                    deviation: row.get(at + 1)?,
                    volatility: row.get(at + 2)?,
                })
            };
            Ok(RatingChange { before: rating(0)?, after: rating(3)? })
        })?
        .collect::<Result<Vec<_>, _>>()?;
    // 'first' sorts before 'second'.
    Ok(match (found.pop(), found.pop()) {
        (Some(second), Some(first)) => Some([first, second]),
        _ => None,
    })
}
