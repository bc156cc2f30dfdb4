//! Mutes, annulled matches, and the log of moderators' acts.

use super::match_rows::summary_from_row;
use super::matches::SUMMARY;
use super::ratings::rating_from_row;
use super::sql::columns::{RowRef, id_list, side_word};
use super::sql::params;
use super::sql::row::FoundRow;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::{
    GuildId, Id, MODERATION_LOG_DAYS, MatchSummary, ModerationAct, ModerationEntry, Mute, PersonHash,
    PlayerId, RatingChange, Seat, Timestamp,
};
use sealed_move_rules::{Game, Side};

const LOG_COLUMNS: &str = "id, moderator, act, person, until_at, match, reason, done_at";

/// The deletion of a person `?1`: their name leaves the log, and so do reasons given for acts about
/// them.
const FORGET: [&str; 3] = [
    "UPDATE mute SET person = NULL, reason = '' WHERE person = ?1",
    "UPDATE moderation SET person = 0, reason = '' WHERE person = ?1",
    "UPDATE moderation SET moderator = 0 WHERE moderator = ?1",
];

fn entry_from_row(row: &FoundRow<'_>) -> Result<ModerationEntry, StoreError> {
    let here = RowRef { table: "moderation", id: row.get("id")? };
    let person = || row.get::<_, Option<Seat>>("person")?.ok_or(here.corrupt("person"));
    let game = || row.get::<_, Option<Id>>("match")?.ok_or(here.corrupt("match"));
    let act = match row.get::<_, String>("act")?.as_str() {
        "mute" => ModerationAct::Mute {
            person: person()?,
            until: row.get::<_, Option<Timestamp>>("until_at")?.ok_or(here.corrupt("until_at"))?,
        },
        "unmute" => ModerationAct::Unmute { person: person()? },
        "annul" => ModerationAct::Annul(game()?),
        "restore" => ModerationAct::Restore(game()?),
        _ => return Err(here.corrupt("act")),
    };
    Ok(ModerationEntry {
        moderator: row.get("moderator")?,
        act,
        reason: row.get("reason")?,
        at: row.get("done_at")?,
    })
}

impl ReadTx<'_> {
    /// Returns the mute of a person, whose hash is `hash`, in a server.
    pub fn mute(
        &self,
        guild: GuildId,
        person: PlayerId,
        hash: &PersonHash,
        now: Timestamp,
    ) -> Result<Option<Mute>, StoreError> {
        self.row(
            "SELECT until_at, reason FROM mute
             WHERE guild = ?1 AND (hash = ?2 OR person = ?3) AND until_at > ?4
             ORDER BY until_at DESC LIMIT 1",
            params![guild, hash.bytes(), person, now],
            |row| Ok(Mute { until: row.get("until_at")?, reason: row.get("reason")? }),
        )
    }

    /// Returns the mutes of a person, whose hash is `hash`, with their servers.
    pub fn mutes_of(&self, person: PlayerId, hash: &PersonHash) -> Result<Vec<(GuildId, Mute)>, StoreError> {
        let sql = "SELECT guild, until_at, reason FROM mute WHERE hash = ?1 OR person = ?2 ORDER BY guild";
        self.rows(sql, params![hash.bytes(), person], |row| {
            Ok((row.get("guild")?, Mute { until: row.get("until_at")?, reason: row.get("reason")? }))
        })
    }

    /// Returns a server's log of the last year, newest first.
    pub fn moderation_log(&self, guild: GuildId, now: Timestamp) -> Result<Vec<ModerationEntry>, StoreError> {
        let sql = format!(
            "SELECT {LOG_COLUMNS} FROM moderation WHERE guild = ?1 AND done_at > ?2 ORDER BY done_at DESC, id DESC"
        );
        self.rows(&sql, params![guild, now.plus_days(-MODERATION_LOG_DAYS)], entry_from_row)
    }

    /// Returns the acts by or about a person, and those about their matches, with their servers.
    pub fn moderation_of(&self, person: PlayerId) -> Result<Vec<(GuildId, ModerationEntry)>, StoreError> {
        let sql = format!(
            "SELECT guild, {LOG_COLUMNS} FROM moderation
             WHERE moderator = ?1 OR person = ?1
                OR match IN (SELECT id FROM match WHERE first = ?1 OR second = ?1)
             ORDER BY done_at, id"
        );
        self.rows(&sql, [person], |row| Ok((row.get("guild")?, entry_from_row(row)?)))
    }

    /// Returns the reason for the last act of this kind about a match.
    pub fn moderation_reason(&self, match_id: Id, act: &str) -> Result<Option<String>, StoreError> {
        self.value(
            "SELECT reason FROM moderation WHERE match = ?1 AND act = ?2 ORDER BY done_at DESC, id DESC LIMIT 1",
            params![match_id, act],
        )
    }

    pub fn is_annulled(&self, match_id: Id) -> Result<bool, StoreError> {
        self.only_value("SELECT EXISTS (SELECT 1 FROM annulment WHERE match = ?1)", [match_id])
    }

    /// Returns which of these matches are annulled.
    pub fn annulled_among(&self, ids: &[Id]) -> Result<Vec<Id>, StoreError> {
        self.values(
            "SELECT match FROM annulment WHERE match IN (SELECT CAST(value AS bigint) FROM json_each(?1))",
            [id_list(ids.iter().map(|id| id.0))],
        )
    }

    /// Whether a pair has a rated match of a game that isn't annulled.
    pub fn has_counted_match(&self, game: &dyn Game, pair: [PlayerId; 2]) -> Result<bool, StoreError> {
        self.only_value(
            "SELECT EXISTS (SELECT 1 FROM match
                 WHERE ((first = ?1 AND second = ?2) OR (first = ?2 AND second = ?1)) AND game = ?3
                   AND EXISTS (SELECT 1 FROM rating_change AS change WHERE change.match = match.id)
                   AND NOT EXISTS (SELECT 1 FROM annulment AS annulled WHERE annulled.match = match.id))",
            params![pair[0], pair[1], game.info().name],
        )
    }

    /// Returns the ratings of a match's players before and after its annulment.
    pub fn annulment_ratings(&self, match_id: Id) -> Result<Vec<(Side, RatingChange)>, StoreError> {
        let here = RowRef { table: "annulment_rating", id: match_id };
        let sql = "SELECT before, before_deviation, before_volatility,
                          after, after_deviation, after_volatility, side
                   FROM annulment_rating WHERE match = ?1 ORDER BY side";
        self.rows(sql, [match_id], |row| {
            let change = RatingChange { before: rating_from_row(row, 0)?, after: rating_from_row(row, 3)? };
            Ok((here.side("side", &row.get::<_, String>("side")?)?, change))
        })
    }

    /// Returns a server's rated matches of two persons that ended after `since`, newest first.
    pub fn rated_matches_in(
        &self,
        guild: GuildId,
        since: Timestamp,
        limit: u32,
    ) -> Result<Vec<MatchSummary>, StoreError> {
        let sql = format!(
            "SELECT {SUMMARY} FROM match
             WHERE guild = ?1 AND ended_at IS NOT NULL AND ended_at > ?2
               AND EXISTS (SELECT 1 FROM rating_change AS change WHERE change.match = match.id)
             ORDER BY ended_at DESC, id DESC LIMIT ?3"
        );
        self.rows(&sql, params![guild, since, limit], summary_from_row)
    }
}

impl WriteTx<'_> {
    /// Replaces the mute of a person, whose hash is `hash`; `None` ends it.
    pub fn set_mute(
        &self,
        guild: GuildId,
        person: PlayerId,
        hash: &PersonHash,
        mute: Option<&Mute>,
    ) -> Result<(), StoreError> {
        self.execute(
            "DELETE FROM mute WHERE guild = ?1 AND (hash = ?2 OR person = ?3)",
            params![guild, hash.bytes(), person],
        )?;
        if let Some(mute) = mute {
            self.execute(
                "INSERT INTO mute (guild, hash, person, until_at, reason) VALUES (?1, ?2, ?3, ?4, ?5)",
                params![guild, hash.bytes(), person, mute.until, mute.reason],
            )?;
        }
        Ok(())
    }

    pub fn log_moderation(&self, id: Id, guild: GuildId, entry: &ModerationEntry) -> Result<(), StoreError> {
        let (person, until, game) = match entry.act {
            ModerationAct::Mute { person, until } => (Some(person), Some(until), None),
            ModerationAct::Unmute { person } => (Some(person), None, None),
            ModerationAct::Annul(game) | ModerationAct::Restore(game) => (None, None, Some(game)),
        };
        self.execute(
            "INSERT INTO moderation (id, guild, moderator, act, person, until_at, match, reason, done_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
            params![
                id,
                guild,
                entry.moderator,
                entry.act.word(),
                person,
                until,
                game,
                entry.reason,
                entry.at,
            ],
        )?;
        Ok(())
    }

    /// Marks a match as annulled.
    pub fn insert_annulment(&self, match_id: Id, now: Timestamp) -> Result<(), StoreError> {
        self.execute("INSERT INTO annulment (match, annulled_at) VALUES (?1, ?2)", params![match_id, now])?;
        Ok(())
    }

    /// Stores the ratings of a match's players before and after its annulment.
    pub fn insert_annulment_ratings(
        &self,
        match_id: Id,
        ratings: &[(Side, RatingChange)],
    ) -> Result<(), StoreError> {
        for (side, RatingChange { before, after }) in ratings {
            self.execute(
                "INSERT INTO annulment_rating (match, side, before, before_deviation, before_volatility,
                                               after, after_deviation, after_volatility)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                params![
                    match_id,
                    side_word(*side),
                    before.value,
                    before.deviation,
                    before.volatility,
                    after.value,
                    after.deviation,
                    after.volatility,
                ],
            )?;
        }
        Ok(())
    }

    /// Removes a player from the rated opponents of another one. Returns whether they were one.
    pub fn remove_rated_opponent(
        &self,
        player: PlayerId,
        game: &dyn Game,
        opponent: PlayerId,
    ) -> Result<bool, StoreError> {
        let removed = self.execute(
            "DELETE FROM rated_opponent WHERE player = ?1 AND game = ?2 AND opponent = ?3",
            params![player, game.info().name, opponent],
        )?;
        Ok(removed == 1)
    }

    pub fn delete_annulment(&self, match_id: Id) -> Result<(), StoreError> {
        for sql in ["DELETE FROM annulment_rating WHERE match = ?1", "DELETE FROM annulment WHERE match = ?1"]
        {
            self.execute(sql, [match_id])?;
        }
        Ok(())
    }

    /// Takes a person who deletes their data out of the log. Their mutes stay under their hash.
    pub(super) fn forget_moderated(&self, person: PlayerId) -> Result<(), StoreError> {
        FORGET.iter().try_for_each(|sql| self.execute(sql, [person]).map(drop))
    }

    /// Deletes the mutes and the log of a server.
    pub(super) fn forget_moderation_in(&self, guild: GuildId) -> Result<(), StoreError> {
        for sql in ["DELETE FROM mute WHERE guild = ?1", "DELETE FROM moderation WHERE guild = ?1"] {
            self.execute(sql, [guild])?;
        }
        Ok(())
    }

    /// Deletes ended mutes, and acts of more than a year ago.
    pub(super) fn prune_moderation(&self, now: Timestamp) -> Result<(), StoreError> {
        self.execute("DELETE FROM mute WHERE until_at <= ?1", [now])?;
        let before = now.plus_days(-MODERATION_LOG_DAYS);
        self.execute("DELETE FROM moderation WHERE done_at <= ?1", [before])?;
        Ok(())
    }
}
