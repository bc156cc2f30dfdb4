//! Tournaments and their seasons.

use super::sql::columns::RowRef;
use super::sql::params;
use super::sql::row::FoundRow;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::tournament::{Season, SeasonState, Tournament, TournamentKind};
use crate::domain::{ChannelId, GuildId, Id, MessageId, PlayerId, StatusSubject, Timestamp};

const TOURNAMENT: &str =
    "id, guild, channel, name, kind, game, setup, pace_days, weeks, rated, creator, created_at";

const SEASON: &str = "id, tournament, number, state, seed, sealed_at, outbox, message, opened_at, starts_at, \
                      postponed, announced, began_at, ended_at, paired";

pub(super) const DUE: &str = "SELECT id FROM season INDEXED BY season_wake
     WHERE wake_at IS NOT NULL AND wake_at <= ?1 ORDER BY wake_at, id LIMIT ?2";

pub(super) const NEXT: &str =
    "SELECT min(wake_at) FROM season INDEXED BY season_wake WHERE wake_at IS NOT NULL";

pub(super) fn tournaments_in_sql() -> String {
    format!("SELECT {TOURNAMENT} FROM tournament WHERE guild = ?1 ORDER BY id")
}

pub(super) fn season_by_number_sql() -> String {
    format!("SELECT {SEASON} FROM season WHERE tournament = ?1 AND number = ?2")
}

pub(super) fn newest_season_sql() -> String {
    format!("SELECT {SEASON} FROM season WHERE tournament = ?1 ORDER BY number DESC LIMIT 1")
}

/// Deletes the tournaments of the server `?1`, whose matches are over.
pub(super) const FORGET: [&str; 7] = [
    "UPDATE match SET season = NULL WHERE guild = ?1 AND ended_at IS NOT NULL",
    "DELETE FROM act WHERE tournament IN (SELECT id FROM tournament WHERE guild = ?1)",
    "DELETE FROM pairing WHERE season IN (SELECT season.id FROM tournament JOIN season ON season.tournament = tournament.id
                                          WHERE tournament.guild = ?1)",
    "DELETE FROM entry WHERE season IN (SELECT season.id FROM tournament JOIN season ON season.tournament = tournament.id
                                        WHERE tournament.guild = ?1)",
    "DELETE FROM season WHERE tournament IN (SELECT id FROM tournament WHERE guild = ?1)",
    "DELETE FROM tournament WHERE guild = ?1",
    "DELETE FROM bar WHERE guild = ?1",
];

fn tournament_from_row(row: &FoundRow<'_>) -> Result<Tournament, StoreError> {
    let here = RowRef { table: "tournament", id: row.get("id")? };
    let kind = TournamentKind::from_stored(&row.get::<_, String>("kind")?, row.get("weeks")?);
    Ok(Tournament {
        id: here.id,
        guild: row.get("guild")?,
        channel: row.get("channel")?,
        name: row.get("name")?,
        game: here.game(&row.get::<_, String>("game")?)?,
        setup: row.get("setup")?,
        kind: kind.ok_or(here.corrupt("kind"))?,
        pace: here.pace(row.get("pace_days")?)?,
        rated: row.get("rated")?,
        creator: row.get("creator")?,
        created: row.get("created_at")?,
    })
}

fn season_from_row(row: &FoundRow<'_>) -> Result<Season, StoreError> {
    let here = RowRef { table: "season", id: row.get("id")? };
    let state = SeasonState::from_word(&row.get::<_, String>("state")?).ok_or(here.corrupt("state"))?;
    Ok(Season {
        id: here.id,
        tournament: row.get("tournament")?,
        number: row.get("number")?,
        state,
        seed: here.seed(Some(row.get("seed")?))?.ok_or(here.corrupt("seed"))?,
        sealed: row.get("sealed_at")?,
        outbox: row.get("outbox")?,
        message: row.get("message")?,
        opened: row.get("opened_at")?,
        starts: row.get("starts_at")?,
        postponed: row.get("postponed")?,
        announced: row.get("announced")?,
        began: row.get("began_at")?,
        ended: row.get("ended_at")?,
        paired: row.get("paired")?,
    })
}

impl ReadTx<'_> {
    pub fn tournament(&self, id: Id) -> Result<Option<Tournament>, StoreError> {
        self.row(&format!("SELECT {TOURNAMENT} FROM tournament WHERE id = ?1"), [id], tournament_from_row)
    }

    /// Returns the tournaments of a server, oldest first.
    pub fn tournaments_in(&self, guild: GuildId) -> Result<Vec<Tournament>, StoreError> {
        self.rows(&tournaments_in_sql(), [guild], tournament_from_row)
    }

    pub fn season(&self, id: Id) -> Result<Option<Season>, StoreError> {
        self.row(&format!("SELECT {SEASON} FROM season WHERE id = ?1"), [id], season_from_row)
    }

    pub fn season_by_number(&self, tournament: Id, number: u32) -> Result<Option<Season>, StoreError> {
        self.row(&season_by_number_sql(), params![tournament, number], season_from_row)
    }

    pub fn newest_season(&self, tournament: Id) -> Result<Option<Season>, StoreError> {
        self.row(&newest_season_sql(), [tournament], season_from_row)
    }

    /// Returns the seasons to check, longest overdue first.
    pub fn due_seasons(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError> {
        self.values(DUE, params![now, limit])
    }

    /// Returns when the next season is checked.
    pub fn next_season_due(&self) -> Result<Option<Timestamp>, StoreError> {
        self.only_value(NEXT, [])
    }

    /// Returns the tournaments that a person created.
    pub fn tournaments_of(&self, creator: PlayerId) -> Result<Vec<Id>, StoreError> {
        self.values("SELECT id FROM tournament WHERE creator = ?1 ORDER BY id", [creator])
    }
}

impl WriteTx<'_> {
    pub fn insert_tournament(&self, tournament: &Tournament) -> Result<(), StoreError> {
        let (kind, weeks) = tournament.kind.stored();
        self.execute(
            &format!(
                "INSERT INTO tournament ({TOURNAMENT})
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)"
            ),
            params![
                tournament.id,
                tournament.guild,
                tournament.channel,
                tournament.name,
                kind,
                tournament.game.info().name,
                tournament.setup,
                tournament.pace.number(),
                weeks,
                tournament.rated,
                tournament.creator,
                tournament.created,
            ],
        )?;
        Ok(())
    }

    /// Inserts a season, due at once.
    pub fn insert_season(&self, season: &Season) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO season (id, tournament, number, state, seed, outbox, opened_at, starts_at, announced, wake_at, began_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?7, ?10)",
            params![
                season.id,
                season.tournament,
                season.number,
                season.state.word(),
                season.seed.bytes(),
                season.outbox,
                season.opened,
                season.starts,
                season.announced,
                season.began,
            ],
        )?;
        Ok(())
    }

    /// Stores the state and the dates of a season.
    pub fn update_season(&self, season: &Season) -> Result<(), StoreError> {
        self.execute(
            "UPDATE season SET state = ?2, opened_at = ?3, starts_at = ?4, postponed = ?5, announced = ?6,
                               began_at = ?7, ended_at = ?8, paired = ?9 WHERE id = ?1",
            params![
                season.id,
                season.state.word(),
                season.opened,
                season.starts,
                season.postponed,
                season.announced,
                season.began,
                season.ended,
                season.paired,
            ],
        )?;
        Ok(())
    }

    /// Claims due seasons until `until`: after that the job checks them again, even if this process is
    /// killed. Leaves out those locked by others.
    pub fn claim_due_seasons(
        &self,
        now: Timestamp,
        until: Timestamp,
        limit: u32,
    ) -> Result<Vec<Id>, StoreError> {
        let due: Vec<Id> =
            self.values(&format!("{DUE}{}", self.dialect().skip_locked), params![now, limit])?;
        for id in &due {
            self.set_season_wake(*id, Some(until))?;
        }
        Ok(due)
    }

    /// Stores when the job checks a season again.
    pub fn set_season_wake(&self, id: Id, wake: Option<Timestamp>) -> Result<(), StoreError> {
        self.execute("UPDATE season SET wake_at = ?2 WHERE id = ?1", params![id, wake])?;
        Ok(())
    }

    /// Makes a season due no later than `now`.
    pub fn wake_season(&self, id: Id, now: Timestamp) -> Result<(), StoreError> {
        let sql = "UPDATE season SET wake_at = ?2 WHERE id = ?1 AND (wake_at IS NULL OR wake_at > ?2)";
        self.execute(sql, params![id, now])?;
        Ok(())
    }

    /// Makes the seasons of a server due, and their status messages.
    pub fn wake_seasons_in(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
        for tournament in self.tournaments_in(guild)? {
            if let Some(season) = self.newest_season(tournament.id)? {
                self.wake_season(season.id, now)?;
                self.request_status(StatusSubject::Season(season.id), now)?;
            }
        }
        Ok(())
    }

    /// Seals the seed of a season with the message that published its hash, unless it is sealed.
    pub fn seal_season(&self, id: Id, message: MessageId) -> Result<(), StoreError> {
        let sql = "UPDATE season SET sealed_at = ?2 WHERE id = ?1 AND sealed_at IS NULL";
        self.execute(sql, params![id, message])?;
        Ok(())
    }

    /// Moves the messages of a tournament to another channel.
    pub fn set_tournament_channel(&self, id: Id, channel: ChannelId) -> Result<(), StoreError> {
        self.execute("UPDATE tournament SET channel = ?2 WHERE id = ?1", params![id, channel])?;
        Ok(())
    }

    /// Deletes the tournaments of a server and the bars of its people.
    pub(super) fn forget_tournaments_in(&self, guild: GuildId) -> Result<(), StoreError> {
        FORGET.iter().try_for_each(|sql| self.execute(sql, [guild]).map(drop))
    }
}
