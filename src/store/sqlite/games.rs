//! Matches and their plies as rows.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::columns::{Row as At, side_word};
use crate::dice::Seed;
use crate::matches::{
    DrawOffer, EndReason, Ending, GuildId, HomeChannel, Id, Match, MatchSummary, MessageRef, MoveRecord,
    PlayerId, Revision, TakebackOffer, Timestamp,
};
use crate::store::{CachedPosition, StoreError};
use sealed_move_rules::Game;

const COLUMNS: &str = "id, revision, game, setup, first, second, guild, channel, pace_days, rated, start, \
                       draw_by, draw_revision, takeback_by, takeback_revision, taken_back, created_at, began, \
                       deadline, winner, reason, said, seed, interaction";

const SUMMARY: &str = "id, revision, game, first, second, guild, channel, turn, turn_number, deadline, \
                       winner, reason, said, notice_channel, notice";

fn ending(here: At, row: &Row<'_>) -> Result<Option<Ending>, StoreError> {
    let Some(reason) = row.get::<_, Option<String>>("reason")? else { return Ok(None) };
    let winner = row.get::<_, Option<String>>("winner")?;
    let winner = winner.map(|side| here.side("winner", &side)).transpose()?;
    Ok(Some(Ending { winner, reason: EndReason::from_word(&reason).with_said(row.get("said")?) }))
}

fn summary_from_row(row: &Row<'_>) -> Result<MatchSummary, StoreError> {
    let here = At { table: "match", id: row.get("id")? };
    let notice: (Option<_>, Option<_>) = (row.get("notice_channel")?, row.get("notice")?);
    Ok(MatchSummary {
        id: here.id,
        game: here.game(&row.get::<_, String>("game")?)?,
        seats: [row.get("first")?, row.get("second")?],
        place: HomeChannel { guild: row.get("guild")?, channel: row.get("channel")? },
        revision: row.get("revision")?,
        turn: here.side("turn", &row.get::<_, String>("turn")?)?,
        move_number: row.get("turn_number")?,
        deadline: row.get("deadline")?,
        ending: ending(here, row)?,
        notice: match notice {
            (Some(channel), Some(message)) => Some(MessageRef { channel, message }),
            _ => None,
        },
    })
}

fn from_row(row: &Row<'_>) -> Result<Match, StoreError> {
    let here = At { table: "match", id: row.get("id")? };
    let draw_offer = match row.get::<_, Option<String>>("draw_by")? {
        None => None,
        Some(side) => {
            Some(DrawOffer { by: here.side("draw_by", &side)?, revision: row.get("draw_revision")? })
        }
    };
    let takeback_offer = match row.get::<_, Option<String>>("takeback_by")? {
        None => None,
        Some(side) => Some(TakebackOffer {
            by: here.side("takeback_by", &side)?,
            revision: row.get("takeback_revision")?,
        }),
    };
    Ok(Match {
        id: here.id,
        game: here.game(&row.get::<_, String>("game")?)?,
        setup: row.get("setup")?,
        seats: [row.get("first")?, row.get("second")?],
        place: HomeChannel { guild: row.get("guild")?, channel: row.get("channel")? },
        pace: here.pace(row.get("pace_days")?)?,
        rated: row.get("rated")?,
        seed: here.seed(row.get("seed")?)?,
        interaction: row.get("interaction")?,
        start: row.get("start")?,
        plies: Vec::new(),
        revision: row.get("revision")?,
        draw_offer,
        takeback_offer,
        taken_back: row.get("taken_back")?,
        created: row.get("created_at")?,
        turn_started_at: row.get("began")?,
        deadline: row.get("deadline")?,
        ending: ending(here, row)?,
    })
}

fn ply_from_row(row: &Row<'_>) -> Result<MoveRecord, StoreError> {
    let here = At { table: "ply", id: row.get("match")? };
    Ok(MoveRecord {
        revision: row.get("revision")?,
        side: here.side("side", &row.get::<_, String>("side")?)?,
        notation: row.get("record")?,
        interaction: row.get("interaction")?,
        at: row.get("played_at")?,
    })
}

pub(super) fn load(connection: &Connection, id: Id) -> Result<Option<Match>, StoreError> {
    let Some(mut game) = load_row(connection, id)? else { return Ok(None) };
    game.plies = connection
        .prepare_cached(
            "SELECT match, revision, side, record, interaction, played_at FROM ply
             WHERE match = ?1 ORDER BY number",
        )?
        .query_and_then([id], ply_from_row)?
        .collect::<Result<_, _>>()?;
    Ok(Some(game))
}

fn load_row(connection: &Connection, id: Id) -> Result<Option<Match>, StoreError> {
    connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM match WHERE id = ?1"))?
        .query_and_then([id], from_row)?
        .next()
        .transpose()
}

pub(super) fn load_at(
    connection: &Connection,
    id: Id,
    revision: Revision,
) -> Result<Option<Match>, StoreError> {
    let Some(mut game) = load_row(connection, id)? else { return Ok(None) };
    game.plies = connection
        .prepare_cached(load_at_sql())?
        .query_and_then(params![id, revision], ply_from_row)?
        .collect::<Result<_, _>>()?;
    game.taken_back = connection
        .prepare_cached("SELECT max(taken_back) FROM ply_taken_back WHERE match = ?1 AND taken_back <= ?2")?
        .query_row(params![id, revision], |row| row.get(0))?;
    game.revision = revision;
    game.draw_offer = None;
    game.takeback_offer = None;
    game.ending = None;
    Ok(Some(game))
}

pub(super) const fn load_at_sql() -> &'static str {
    "SELECT match, number, revision, side, record, interaction, played_at FROM ply
     WHERE match = ?1 AND revision <= ?2
     UNION ALL
     SELECT match, number, revision, side, record, interaction, played_at FROM ply_taken_back
     WHERE match = ?1 AND revision <= ?2 AND taken_back > ?2
     ORDER BY number"
}

pub(super) fn standing(connection: &Connection, id: Id) -> Result<Option<CachedPosition>, StoreError> {
    let here = At { table: "match", id };
    let found: Option<(String, String, u32)> = connection
        .prepare_cached("SELECT position, turn, turn_number FROM match WHERE id = ?1")?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .optional()?;
    found
        .map(|(position, turn, move_number)| {
            Ok(CachedPosition { position, turn: here.side("turn", &turn)?, move_number })
        })
        .transpose()
}

/// How many matches of each game go on.
pub(super) fn count_ongoing(connection: &Connection) -> Result<Vec<(&'static dyn Game, u64)>, StoreError> {
    let here = At { table: "match", id: Id(0) };
    connection
        .prepare_cached("SELECT game, count(*) AS count FROM match WHERE ended_at IS NULL GROUP BY game")?
        .query_and_then([], |row| {
            let count: i64 = row.get("count")?;
            Ok((here.game(&row.get::<_, String>("game")?)?, count.unsigned_abs()))
        })?
        .collect()
}

pub(super) fn summary(connection: &Connection, id: Id) -> Result<Option<MatchSummary>, StoreError> {
    connection
        .prepare_cached(&format!("SELECT {SUMMARY} FROM match WHERE id = ?1"))?
        .query_and_then([id], summary_from_row)?
        .next()
        .transpose()
}

pub(super) fn ended_at(connection: &Connection, id: Id) -> Result<Option<Timestamp>, StoreError> {
    let found = connection
        .prepare_cached("SELECT ended_at FROM match WHERE id = ?1")?
        .query_row([id], |row| row.get(0))
        .optional()?;
    Ok(found.flatten())
}

pub(super) fn ongoing_of(connection: &Connection, player: PlayerId) -> Result<Vec<MatchSummary>, StoreError> {
    connection.prepare_cached(&ongoing_of_sql())?.query_and_then([player], summary_from_row)?.collect()
}

/// Two index searches; an OR over both columns would scan.
pub(super) fn ongoing_of_sql() -> String {
    format!(
        "SELECT {SUMMARY} FROM match WHERE first = ?1 AND ended_at IS NULL
         UNION SELECT {SUMMARY} FROM match WHERE second = ?1 AND ended_at IS NULL
         ORDER BY deadline, id"
    )
}

pub(super) fn ongoing_in(
    connection: &Connection,
    guild: GuildId,
    limit: u32,
) -> Result<Vec<MatchSummary>, StoreError> {
    connection
        .prepare_cached(&ongoing_in_sql())?
        .query_and_then(params![guild, limit], summary_from_row)?
        .collect()
}

pub(super) fn ongoing_in_sql() -> String {
    format!(
        "SELECT {SUMMARY} FROM match INDEXED BY match_ongoing_guild
         WHERE guild = ?1 AND ended_at IS NULL ORDER BY id DESC LIMIT ?2"
    )
}

pub(super) fn ended_of(
    connection: &Connection,
    player: PlayerId,
    limit: u32,
) -> Result<Vec<MatchSummary>, StoreError> {
    connection
        .prepare_cached(&ended_of_sql())?
        .query_and_then(params![player, limit], summary_from_row)?
        .collect()
}

pub(super) fn ended_of_sql() -> String {
    format!(
        "SELECT * FROM (SELECT {SUMMARY}, ended_at FROM match
                        WHERE first = ?1 AND ended_at IS NOT NULL ORDER BY ended_at DESC LIMIT ?2)
         UNION SELECT * FROM (SELECT {SUMMARY}, ended_at FROM match
                        WHERE second = ?1 AND ended_at IS NOT NULL ORDER BY ended_at DESC LIMIT ?2)
         ORDER BY ended_at DESC LIMIT ?2"
    )
}

pub(super) fn insert(
    connection: &Connection,
    game: &Match,
    challenge: Id,
    standing: &CachedPosition,
) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO match (id, revision, game, setup, challenge, first, second, guild, channel, pace_days,
                                rated, start, position, turn, turn_number, created_at, deadline, seed,
                                interaction, began, wake_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20,
                     ?20)",
        )?
        .execute(params![
            game.id,
            game.revision,
            game.game.info().name,
            game.setup,
            challenge,
            game.seats[0],
            game.seats[1],
            game.place.guild,
            game.place.channel,
            game.pace.days(),
            game.rated,
            game.start,
            standing.position,
            side_word(standing.turn),
            standing.move_number,
            game.created,
            game.deadline,
            game.seed.as_ref().map(Seed::bytes),
            game.interaction,
            game.turn_started_at,
        ])?;
    Ok(())
}

pub(super) fn update(
    connection: &Connection,
    game: &Match,
    from: Revision,
    standing: &CachedPosition,
    now: Timestamp,
) -> Result<(), StoreError> {
    let ending = game.ending.as_ref();
    let rows = connection
        .prepare_cached(
            "UPDATE match SET revision = ?3, position = ?4, turn = ?5, turn_number = ?6, draw_by = ?7,
                              draw_revision = ?8, deadline = ?9, ended_at = ?10, winner = ?11, reason = ?12,
                              takeback_by = ?13, takeback_revision = ?14, taken_back = ?15,
                              reminded = CASE began WHEN ?16 THEN reminded ELSE 0 END,
                              credit_told = CASE began WHEN ?16 THEN credit_told ELSE 0 END,
                              began = ?16, wake_at = ?17, said = ?18
             WHERE id = ?1 AND revision = ?2",
        )?
        .execute(params![
            game.id,
            from,
            game.revision,
            standing.position,
            side_word(standing.turn),
            standing.move_number,
            game.draw_offer.map(|offer| side_word(offer.by)),
            game.draw_offer.map(|offer| offer.revision),
            game.deadline,
            ending.map(|_| now),
            ending.and_then(|ending| ending.winner).map(side_word),
            ending.map(|ending| ending.reason.word()),
            game.takeback_offer.map(|offer| side_word(offer.by)),
            game.takeback_offer.map(|offer| offer.revision),
            game.taken_back,
            game.turn_started_at,
            now,
            ending.and_then(|ending| ending.reason.said()),
        ])?;
    if rows != 1 {
        return Err(StoreError::Conflict { what: "match", id: game.id, revision: from.0 });
    }
    if game.taken_back == Some(game.revision) {
        put_aside(connection, game)?;
    }
    let mut insert = connection.prepare_cached(
        "INSERT INTO ply (match, number, revision, side, record, interaction, played_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for (number, ply) in game.plies.iter().enumerate().filter(|(_, ply)| ply.revision > from) {
        insert.execute(params![
            game.id,
            number as i64,
            ply.revision,
            side_word(ply.side),
            ply.notation,
            ply.interaction,
            ply.at
        ])?;
    }
    Ok(())
}

/// Takes the plies out of the line that the match has no more.
fn put_aside(connection: &Connection, game: &Match) -> Result<(), StoreError> {
    let kept = game.plies.len() as i64;
    connection
        .prepare_cached(
            "INSERT INTO ply_taken_back (match, number, revision, side, record, interaction, played_at, taken_back)
             SELECT match, number, revision, side, record, interaction, played_at, ?3 FROM ply
             WHERE match = ?1 AND number >= ?2",
        )?
        .execute(params![game.id, kept, game.revision])?;
    connection
        .prepare_cached("DELETE FROM ply WHERE match = ?1 AND number >= ?2")?
        .execute(params![game.id, kept])?;
    Ok(())
}

pub(super) fn set_notice(connection: &Connection, game: Id, posted: MessageRef) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            // The server of a match without a place was forgotten.
            "UPDATE match SET notice_channel = CASE channel WHEN 0 THEN NULL ELSE ?2 END,
                              notice = CASE channel WHEN 0 THEN NULL ELSE ?3 END
             WHERE id = ?1",
        )?
        .execute(params![game, posted.channel, posted.message])?;
    Ok(())
}
