//! Challenges as rows.

use rusqlite::{Connection, Row, params};

use super::columns::Row as At;
use crate::dice::Seed;
use crate::matches::{
    Challenge, ChallengeState, GuildId, HomeChannel, Id, PlayerId, Revision, SideWish, Timestamp,
};
use crate::store::StoreError;

const COLUMNS: &str = "id, revision, game, setup, challenger, opponent, side, pace_days, rated, guild, \
                       channel, created_at, expires_at, state, rematch_of, seed, home, message";

fn from_row(row: &Row<'_>) -> Result<Challenge, StoreError> {
    let id = row.get("id")?;
    let here = At { table: "challenge", id };
    Ok(Challenge {
        id,
        revision: row.get("revision")?,
        game: here.game(row.get_ref("game")?.as_str().map_err(rusqlite::Error::from)?)?,
        setup: row.get("setup")?,
        challenger: row.get("challenger")?,
        opponent: row.get("opponent")?,
        side: SideWish::from_word(&row.get::<_, String>("side")?).ok_or(here.damaged("side"))?,
        pace: here.pace(row.get("pace_days")?)?,
        rated: row.get("rated")?,
        seed: here.seed(row.get("seed")?)?,
        place: HomeChannel { guild: row.get("guild")?, channel: row.get("channel")? },
        created: row.get("created_at")?,
        expires: row.get("expires_at")?,
        state: ChallengeState::from_word(&row.get::<_, String>("state")?).ok_or(here.damaged("state"))?,
        rematch_of: row.get("rematch_of")?,
        home: row.get("home")?,
        message: row.get("message")?,
    })
}

pub(super) fn load(connection: &Connection, id: Id) -> Result<Option<Challenge>, StoreError> {
    connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM challenge WHERE id = ?1"))?
        .query_and_then([id], from_row)?
        .next()
        .transpose()
}

pub(super) fn open_of(
    connection: &Connection,
    player: PlayerId,
    now: Timestamp,
) -> Result<Vec<Challenge>, StoreError> {
    connection.prepare_cached(&open_of_sql())?.query_and_then(params![player, now], from_row)?.collect()
}

/// Two index searches; an OR over both columns would scan.
pub(super) fn open_of_sql() -> String {
    format!(
        "SELECT {COLUMNS} FROM challenge WHERE state = 'open' AND challenger = ?1 AND expires_at > ?2
         UNION SELECT {COLUMNS} FROM challenge WHERE state = 'open' AND opponent = ?1 AND expires_at > ?2
         ORDER BY id"
    )
}

pub(super) fn open_in(
    connection: &Connection,
    guild: GuildId,
    now: Timestamp,
) -> Result<Vec<Challenge>, StoreError> {
    connection.prepare_cached(&open_in_sql())?.query_and_then(params![guild, now], from_row)?.collect()
}

pub(super) fn open_in_sql() -> String {
    format!(
        "SELECT {COLUMNS} FROM challenge INDEXED BY challenge_open_guild
         WHERE guild = ?1 AND state = 'open' AND expires_at > ?2 ORDER BY id"
    )
}

pub(super) fn rematch_of(connection: &Connection, game: Id) -> Result<Option<Challenge>, StoreError> {
    connection.prepare_cached(&rematch_of_sql())?.query_and_then([game], from_row)?.next().transpose()
}

pub(super) fn rematch_of_sql() -> String {
    format!("SELECT {COLUMNS} FROM challenge WHERE rematch_of = ?1 ORDER BY id DESC LIMIT 1")
}

pub(super) fn insert(connection: &Connection, challenge: &Challenge) -> Result<(), StoreError> {
    connection
        .prepare_cached(&format!(
            "INSERT INTO challenge ({COLUMNS})
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18)"
        ))?
        .execute(params![
            challenge.id,
            challenge.revision,
            challenge.game.info().name,
            challenge.setup,
            challenge.challenger,
            challenge.opponent,
            challenge.side.word(),
            challenge.pace.days(),
            challenge.rated,
            challenge.place.guild,
            challenge.place.channel,
            challenge.created,
            challenge.expires,
            challenge.state.word(),
            challenge.rematch_of,
            challenge.seed.as_ref().map(Seed::bytes),
            challenge.home,
            challenge.message,
        ])?;
    Ok(())
}

pub(super) fn update(
    connection: &Connection,
    challenge: &Challenge,
    from: Revision,
) -> Result<(), StoreError> {
    let rows = connection
        .prepare_cached("UPDATE challenge SET revision = ?3, state = ?4 WHERE id = ?1 AND revision = ?2")?
        .execute(params![challenge.id, from, challenge.revision, challenge.state.word()])?;
    if rows == 1 {
        Ok(())
    } else {
        Err(StoreError::Conflict { what: "challenge", id: challenge.id, revision: from.0 })
    }
}
