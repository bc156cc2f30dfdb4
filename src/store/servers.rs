//! Servers: settings, presence of the bot, proposals and deletion.

use super::sql::columns::{RowRef, pause};
use super::sql::params;
use super::sql::row::FoundRow;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::vacation::VACATION_DAYS;
use crate::domain::{
    Cause, GuildId, Id, MAX_OPEN_CHALLENGE_LIMIT, OPEN_CHALLENGE_LIMIT, Pause, PlayerId, Proposal,
    ServerSettings, Threads, Timestamp, Verdict,
};

/// Numbers of stored items of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerCounts {
    /// Ongoing matches.
    pub ongoing: u32,
    /// Finished matches.
    pub ended: u32,
    /// Open challenges.
    pub challenges: u32,
}

/// Server data needed by clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerClocks {
    /// Vacation days per year.
    pub vacation_days: u32,
    /// When the bot left the server; `None` while it is a member.
    pub left: Option<Timestamp>,
}

const PROPOSAL_RETENTION_DAYS: i64 = 1;

pub(super) const IN_PLAY: &str = "SELECT guild FROM match WHERE ended_at IS NULL AND guild IS NOT NULL
     UNION SELECT tournament.guild FROM season JOIN tournament ON tournament.id = season.tournament
     WHERE season.wake_at IS NOT NULL";

/// Deletes the server `?1`, which has no ongoing matches. Rows that concern players lose their
/// server.
const FORGET: [&str; 13] = [
    "UPDATE challenge SET state = 'withdrawn', revision = revision + 1 WHERE guild = ?1 AND state = 'open'",
    "UPDATE challenge SET guild = NULL, channel = 0, home = NULL, message = NULL WHERE guild = ?1",
    "DELETE FROM absence WHERE match IN (SELECT id FROM match WHERE guild = ?1 AND ended_at IS NOT NULL)",
    "DELETE FROM grace WHERE match IN (SELECT id FROM match WHERE guild = ?1 AND ended_at IS NOT NULL)",
    "DELETE FROM proposal WHERE match IN (SELECT id FROM match WHERE guild = ?1 AND ended_at IS NOT NULL)",
    "DELETE FROM direct_notice WHERE match IN (SELECT id FROM match WHERE guild = ?1 AND ended_at IS NOT NULL)",
    "UPDATE match SET said = NULL WHERE guild = ?1 AND ended_at IS NOT NULL",
    "UPDATE match SET guild = NULL, channel = 0, parent = NULL, thread_wanted = 0
     WHERE guild = ?1 AND ended_at IS NOT NULL",
    "UPDATE request SET guild = NULL, channel = 0, message = NULL, sender = NULL, recipient = NULL WHERE guild = ?1",
    "DELETE FROM server_player WHERE guild = ?1",
    "DELETE FROM shut_out WHERE guild = ?1",
    "DELETE FROM game_channel WHERE guild = ?1",
    "DELETE FROM server WHERE id = ?1",
];

/// Reads a limit of open challenges. `None` is the default. Older versions stored larger ones.
fn challenge_limit(stored: Option<u32>) -> u32 {
    stored.unwrap_or(OPEN_CHALLENGE_LIMIT).clamp(1, MAX_OPEN_CHALLENGE_LIMIT)
}

/// Reads a server's settings, except its channels, which are in another table.
fn settings_from_row(here: RowRef, row: &FoundRow<'_>) -> Result<ServerSettings, StoreError> {
    Ok(ServerSettings {
        channels: Vec::new(),
        threads: Threads::from_word(&row.get::<_, String>("threads")?).ok_or(here.corrupt("threads"))?,
        game_limit: row.get("most_games")?,
        challenge_limit: challenge_limit(row.get("most_challenges")?),
        pace: here.pace(row.get("pace_days")?)?,
        vacation_days: row.get("vacation_days")?,
        language: row.get("language")?,
        organizer: row.get("organizer")?,
    })
}

impl ReadTx<'_> {
    /// Returns a server's settings, or the defaults.
    pub fn server_settings(&self, guild: GuildId) -> Result<ServerSettings, StoreError> {
        let here = RowRef { table: "server", id: Id(guild.0) };
        let found = self.row(
            "SELECT threads, most_games, most_challenges, pace_days, vacation_days, language, organizer
             FROM server WHERE id = ?1",
            [guild],
            |row| settings_from_row(here, row),
        )?;
        let channels =
            self.values("SELECT channel FROM game_channel WHERE guild = ?1 ORDER BY number", [guild])?;
        Ok(ServerSettings { channels, ..found.unwrap_or_default() })
    }

    /// Returns a server's clock data, or the defaults.
    pub fn server_clocks(&self, guild: GuildId) -> Result<ServerClocks, StoreError> {
        let found = self.row("SELECT vacation_days, left_at FROM server WHERE id = ?1", [guild], |row| {
            Ok(ServerClocks { vacation_days: row.get("vacation_days")?, left: row.get("left_at")? })
        })?;
        Ok(found.unwrap_or(ServerClocks { vacation_days: VACATION_DAYS, left: None }))
    }

    pub fn server_counts(&self, guild: GuildId, now: Timestamp) -> Result<ServerCounts, StoreError> {
        let found = self.row(
            "SELECT (SELECT count(*) FROM match WHERE guild = ?1 AND ended_at IS NULL),
                        (SELECT count(*) FROM match WHERE guild = ?1 AND ended_at IS NOT NULL),
                        (SELECT count(*) FROM challenge
                         WHERE guild = ?1 AND state = 'open' AND expires_at > ?2)",
            params![guild, now],
            |row| Ok(ServerCounts { ongoing: row.get(0)?, ended: row.get(1)?, challenges: row.get(2)? }),
        )?;
        Ok(found.expect("a SELECT without FROM has one row"))
    }

    /// Returns the last known Discord locale of a server, or `None` for the default.
    pub fn server_locale(&self, guild: GuildId) -> Result<Option<String>, StoreError> {
        Ok(self.value::<Option<_>>("SELECT locale FROM server WHERE id = ?1", [guild])?.flatten())
    }

    /// Returns the servers with ongoing matches and seasons.
    pub fn servers_in_play(&self) -> Result<Vec<GuildId>, StoreError> {
        self.values(IN_PLAY, [])
    }

    /// Returns the times without the bot in a server that ended after `from`, including a current
    /// one.
    pub fn shut_out_since(&self, guild: GuildId, from: Timestamp) -> Result<Vec<Pause>, StoreError> {
        let mut pauses = self.rows(
            "SELECT began, ended FROM shut_out WHERE guild = ?1 AND ended > ?2",
            params![guild, from],
            |row| pause(row, Cause::ShutOut),
        )?;
        let left = self.left_at(guild)?;
        pauses.extend(left.map(|from| Pause { from, until: None, cause: Cause::ShutOut }));
        Ok(pauses)
    }

    /// Returns an admin's unconfirmed decision about a match.
    pub fn proposal(&self, match_id: Id, admin: PlayerId) -> Result<Option<Proposal>, StoreError> {
        let here = RowRef { table: "proposal", id: match_id };
        self.row(
            "SELECT verdict, said FROM proposal WHERE match = ?1 AND admin = ?2",
            params![match_id, admin],
            |row| {
                let verdict = row.get::<_, String>("verdict")?;
                Ok(Proposal {
                    verdict: Verdict::from_word(&verdict).ok_or(here.corrupt("verdict"))?,
                    comment: row.get("said")?,
                })
            },
        )
    }

    fn left_at(&self, guild: GuildId) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.value::<Option<_>>("SELECT left_at FROM server WHERE id = ?1", [guild])?.flatten())
    }
}

impl WriteTx<'_> {
    /// Upserts a server's settings.
    pub fn set_server_settings(&self, guild: GuildId, settings: &ServerSettings) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO server (id, threads, most_games, most_challenges, pace_days, vacation_days, language, organizer)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                 ON CONFLICT (id) DO UPDATE SET threads = excluded.threads, most_games = excluded.most_games,
                     most_challenges = excluded.most_challenges, pace_days = excluded.pace_days,
                     vacation_days = excluded.vacation_days, language = excluded.language,
                     organizer = excluded.organizer",
            params![
                guild,
                settings.threads.word(),
                settings.game_limit,
                settings.challenge_limit,
                settings.pace.number(),
                settings.vacation_days,
                settings.language,
                settings.organizer,
            ],
        )?;
        self.execute("DELETE FROM game_channel WHERE guild = ?1", [guild])?;
        for (number, channel) in settings.channels.iter().enumerate() {
            self.execute(
                "INSERT INTO game_channel (guild, number, channel) VALUES (?1, ?2, ?3)",
                params![guild, number as i64, channel],
            )?;
        }
        Ok(())
    }

    /// Stores the vacation days per year in a server.
    pub fn set_vacation_days(&self, guild: GuildId, days: u32) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO server (id, vacation_days) VALUES (?1, ?2)
             ON CONFLICT (id) DO UPDATE SET vacation_days = excluded.vacation_days",
            params![guild, days],
        )?;
        Ok(())
    }

    pub fn set_server_locale(&self, guild: GuildId, locale: Option<&str>) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO server (id, locale) VALUES (?1, ?2)
             ON CONFLICT (id) DO UPDATE SET locale = excluded.locale",
            params![guild, locale],
        )?;
        Ok(())
    }

    /// Marks a server as left by the bot; returns `false` if already marked.
    pub fn mark_server_left(&self, guild: GuildId, now: Timestamp) -> Result<bool, StoreError> {
        let changed = self.execute(
            "INSERT INTO server (id, left_at) VALUES (?1, ?2)
             ON CONFLICT (id) DO UPDATE SET left_at = excluded.left_at WHERE server.left_at IS NULL",
            params![guild, now],
        )?;
        Ok(changed == 1)
    }

    /// Marks the bot as back in a server; returns `false` if it was not marked as left.
    pub fn mark_server_back(&self, guild: GuildId, now: Timestamp) -> Result<bool, StoreError> {
        let Some(left) = self.left_at(guild)? else { return Ok(false) };
        self.execute("UPDATE server SET left_at = NULL WHERE id = ?1", [guild])?;
        if left < now {
            self.execute(
                "INSERT INTO shut_out (guild, began, ended) VALUES (?1, ?2, ?3)
                 ON CONFLICT (guild, began) DO UPDATE SET ended = excluded.ended",
                params![guild, left, now],
            )?;
        }
        Ok(true)
    }

    /// Upserts an admin's unconfirmed decision about a match.
    pub fn set_proposal(
        &self,
        match_id: Id,
        admin: PlayerId,
        proposal: &Proposal,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO proposal (match, admin, verdict, said, made_at) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (match, admin) DO UPDATE
             SET verdict = excluded.verdict, said = excluded.said, made_at = excluded.made_at",
            params![match_id, admin, proposal.verdict.word(), proposal.comment, now],
        )?;
        Ok(())
    }

    /// Deletes a server whose last matches end at `now`. Open challenges are withdrawn; matches and
    /// challenges stay with their players, but lose their server.
    pub fn forget_server(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
        // Keep the notice of a match that ends now: the last message about it removes its buttons.
        self.execute(
            "UPDATE match SET notice_channel = NULL, notice = NULL WHERE guild = ?1 AND ended_at < ?2",
            params![guild, now],
        )?;
        self.forget_dailies(guild)?;
        self.forget_moderation_in(guild)?;
        self.forget_tournaments_in(guild)?;
        for sql in FORGET {
            self.execute(sql, [guild])?;
        }
        self.remove_board(guild)?;
        self.forget_root(guild.0)
    }

    /// Prunes unconfirmed decisions.
    pub(super) fn prune_servers(&self, now: Timestamp) -> Result<(), StoreError> {
        self.execute("DELETE FROM proposal WHERE made_at < ?1", [now.plus_days(-PROPOSAL_RETENTION_DAYS)])?;
        Ok(())
    }
}
