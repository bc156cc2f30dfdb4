//! Servers as rows: what their admins chose, and where matches live.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::columns::Row as At;
use super::{Connected, Deed, challenges, games};
use crate::matches::{
    Challenge, ChannelId, GuildId, Id, Location, MatchSummary, MessageId, PlayerId, Proposal, ServerSettings,
    ThreadState, Threads, Timestamp, Verdict,
};
use crate::store::{ServerCounts, ServerReadTx, ServerWriteTx, StoreError};

/// How long a proposal that nobody confirmed is kept.
const PROPOSAL_LIFE_DAYS: i64 = 1;

/// What goes on and what is over, each by its own index.
pub(super) const MATCHES_IN: &str = "SELECT id FROM
     (SELECT id FROM match INDEXED BY match_ongoing_guild
      WHERE guild = ?1 AND id > ?2 AND ended_at IS NULL ORDER BY id LIMIT ?3)
     UNION ALL
     SELECT id FROM
     (SELECT id FROM match INDEXED BY match_ended_guild
      WHERE guild = ?1 AND id > ?2 AND ended_at IS NOT NULL ORDER BY id LIMIT ?3)
     ORDER BY id LIMIT ?3";

/// Two index searches; an OR over both columns would scan.
pub(super) const ONGOING_COUNT: &str = "SELECT (SELECT count(*) FROM match INDEXED BY match_ongoing_first
             WHERE first = ?2 AND guild = ?1 AND ended_at IS NULL)
          + (SELECT count(*) FROM match INDEXED BY match_ongoing_second
             WHERE second = ?2 AND guild = ?1 AND ended_at IS NULL)";

pub(super) const CHALLENGE_COUNT: &str = "SELECT count(*) FROM challenge INDEXED BY challenge_by_challenger
     WHERE challenger = ?2 AND guild = ?1 AND state = 'open' AND expires_at > ?3";

pub(super) const MATCH_IN_THREAD: &str =
    "SELECT id FROM match WHERE channel = ?1 AND ended_at IS NULL AND parent IS NOT NULL";

/// The messages that are owed in the old channel, and those that it refused.
pub(super) const REDIRECT: [&str; 2] = [
    "UPDATE outbox SET channel = ?3
     WHERE channel = ?2 AND subject = ?1 AND route <> 'direct' AND sent_at IS NULL AND parked = 0",
    "UPDATE outbox SET channel = ?3
     WHERE channel = ?2 AND subject = ?1 AND route <> 'direct' AND sent_at IS NULL AND parked = 1",
];

/// The server (`?1`), in which everything is over, goes: what players have a part in stays without it.
const FORGET: [&str; 10] = [
    "UPDATE challenge SET state = 'withdrawn', revision = revision + 1 WHERE guild = ?1 AND state = 'open'",
    "UPDATE challenge SET guild = NULL, channel = 0, home = NULL, message = NULL WHERE guild = ?1",
    "DELETE FROM absence WHERE match IN (SELECT id FROM match WHERE guild = ?1 AND ended_at IS NOT NULL)",
    "DELETE FROM proposal WHERE match IN (SELECT id FROM match WHERE guild = ?1 AND ended_at IS NOT NULL)",
    "UPDATE match SET said = NULL WHERE guild = ?1 AND ended_at IS NOT NULL",
    "UPDATE match SET guild = NULL, channel = 0, parent = NULL, thread_wanted = 0
     WHERE guild = ?1 AND ended_at IS NOT NULL",
    "DELETE FROM server_player WHERE guild = ?1",
    "DELETE FROM shut_out WHERE guild = ?1",
    "DELETE FROM game_channel WHERE guild = ?1",
    "DELETE FROM server WHERE id = ?1",
];

fn settings(connection: &Connection, guild: GuildId) -> Result<ServerSettings, StoreError> {
    let here = At { table: "server", id: Id(guild.0) };
    let from_row = |row: &Row<'_>| -> Result<ServerSettings, StoreError> {
        Ok(ServerSettings {
            channels: Vec::new(),
            threads: Threads::from_word(&row.get::<_, String>("threads")?).ok_or(here.damaged("threads"))?,
            most_games: row.get("most_games")?,
            most_challenges: row.get("most_challenges")?,
            pace: here.pace(row.get("pace_days")?)?,
            vacation_days: row.get("vacation_days")?,
        })
    };
    let found = connection
        .prepare_cached(
            "SELECT threads, most_games, most_challenges, pace_days, vacation_days FROM server WHERE id = ?1",
        )?
        .query_and_then([guild], from_row)?
        .next()
        .transpose()?;
    let channels = connection
        .prepare_cached("SELECT channel FROM game_channel WHERE guild = ?1 ORDER BY number")?
        .query_map([guild], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    Ok(ServerSettings { channels, ..found.unwrap_or_default() })
}

/// Forgets what an admin meant to do and did not confirm.
pub(super) fn prune(connection: &Connection, now: Timestamp) -> Result<(), StoreError> {
    connection
        .prepare_cached("DELETE FROM proposal WHERE made_at < ?1")?
        .execute([now.plus_days(-PROPOSAL_LIFE_DAYS)])?;
    Ok(())
}

fn lodging(row: &Row<'_>) -> rusqlite::Result<Location> {
    let parent: Option<ChannelId> = row.get("parent")?;
    let berth = match (parent, row.get("thread_wanted")?) {
        (Some(parent), _) => ThreadState::Thread { parent },
        (None, true) => ThreadState::ThreadWanted,
        (None, false) => ThreadState::Shared,
    };
    Ok(Location { channel: row.get("channel")?, berth })
}

impl<T: Connected> ServerReadTx for T {
    fn server_settings(&self, guild: GuildId) -> Result<ServerSettings, StoreError> {
        settings(self.connection(), guild)
    }

    fn server_counts(&self, guild: GuildId, now: Timestamp) -> Result<ServerCounts, StoreError> {
        Ok(self
            .connection()
            .prepare_cached(
                "SELECT (SELECT count(*) FROM match WHERE guild = ?1 AND ended_at IS NULL),
                        (SELECT count(*) FROM match WHERE guild = ?1 AND ended_at IS NOT NULL),
                        (SELECT count(*) FROM challenge
                         WHERE guild = ?1 AND state = 'open' AND expires_at > ?2)",
            )?
            .query_row(params![guild, now], |row| {
                Ok(ServerCounts { ongoing: row.get(0)?, ended: row.get(1)?, challenges: row.get(2)? })
            })?)
    }

    fn matches_in(&self, guild: GuildId, after: Option<Id>, limit: u32) -> Result<Vec<Id>, StoreError> {
        Ok(self
            .connection()
            .prepare_cached(MATCHES_IN)?
            .query_map(params![guild, after.unwrap_or(Id(0)), limit], |row| row.get(0))?
            .collect::<Result<_, _>>()?)
    }

    fn ongoing_list(&self, guild: GuildId, limit: u32) -> Result<Vec<MatchSummary>, StoreError> {
        games::ongoing_in(self.connection(), guild, limit)
    }

    fn open_challenges_in(&self, guild: GuildId, now: Timestamp) -> Result<Vec<Challenge>, StoreError> {
        challenges::open_in(self.connection(), guild, now)
    }

    fn ongoing_count(&self, guild: GuildId, player: PlayerId) -> Result<u32, StoreError> {
        Ok(self
            .connection()
            .prepare_cached(ONGOING_COUNT)?
            .query_row(params![guild, player], |row| row.get(0))?)
    }

    fn challenge_count(&self, guild: GuildId, player: PlayerId, now: Timestamp) -> Result<u32, StoreError> {
        Ok(self
            .connection()
            .prepare_cached(CHALLENGE_COUNT)?
            .query_row(params![guild, player, now], |row| row.get(0))?)
    }

    fn lodging(&self, game: Id) -> Result<Option<Location>, StoreError> {
        Ok(self
            .connection()
            .prepare_cached("SELECT channel, parent, thread_wanted FROM match WHERE id = ?1")?
            .query_row([game], lodging)
            .optional()?)
    }

    fn origin(&self, game: Id) -> Result<Option<ChannelId>, StoreError> {
        Ok(self
            .connection()
            .prepare_cached(
                "SELECT challenge.channel FROM match JOIN challenge ON challenge.id = match.challenge
                 WHERE match.id = ?1",
            )?
            .query_row([game], |row| row.get(0))
            .optional()?)
    }

    fn match_in_thread(&self, thread: ChannelId) -> Result<Option<Id>, StoreError> {
        Ok(self
            .connection()
            .prepare_cached(MATCH_IN_THREAD)?
            .query_row([thread], |row| row.get(0))
            .optional()?)
    }

    fn proposal(&self, game: Id, admin: PlayerId) -> Result<Option<Proposal>, StoreError> {
        let here = At { table: "proposal", id: game };
        let found: Option<(String, Option<String>)> = self
            .connection()
            .prepare_cached("SELECT verdict, said FROM proposal WHERE match = ?1 AND admin = ?2")?
            .query_row(params![game, admin], |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()?;
        found
            .map(|(verdict, said)| {
                let verdict = Verdict::from_word(&verdict).ok_or(here.damaged("verdict"))?;
                Ok(Proposal { verdict, said })
            })
            .transpose()
    }
}

impl ServerWriteTx for Deed<'_> {
    fn set_server_settings(&self, guild: GuildId, settings: &ServerSettings) -> Result<(), StoreError> {
        self.connection
            .prepare_cached(
                "INSERT INTO server (id, threads, most_games, most_challenges, pace_days, vacation_days)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                 ON CONFLICT (id) DO UPDATE SET threads = excluded.threads, most_games = excluded.most_games,
                     most_challenges = excluded.most_challenges, pace_days = excluded.pace_days,
                     vacation_days = excluded.vacation_days",
            )?
            .execute(params![
                guild,
                settings.threads.word(),
                settings.most_games,
                settings.most_challenges,
                settings.pace.days(),
                settings.vacation_days
            ])?;
        self.connection.prepare_cached("DELETE FROM game_channel WHERE guild = ?1")?.execute([guild])?;
        let mut insert = self
            .connection
            .prepare_cached("INSERT INTO game_channel (guild, number, channel) VALUES (?1, ?2, ?3)")?;
        for (number, channel) in settings.channels.iter().enumerate() {
            insert.execute(params![guild, number as i64, channel])?;
        }
        Ok(())
    }

    fn relocate(&self, game: Id, from: ChannelId, to: Location) -> Result<bool, StoreError> {
        let parent = match to.berth {
            ThreadState::Thread { parent } => Some(parent),
            ThreadState::Shared | ThreadState::ThreadWanted => None,
        };
        let rows = self
            .connection
            .prepare_cached(
                "UPDATE match SET channel = ?3, parent = ?4, thread_wanted = ?5 WHERE id = ?1 AND channel = ?2",
            )?
            .execute(params![game, from, to.channel, parent, to.berth == ThreadState::ThreadWanted])?;
        if rows == 1 && from != to.channel {
            // Each has an index of its own.
            for owed in REDIRECT {
                self.connection.prepare_cached(owed)?.execute(params![game, from, to.channel])?;
            }
        }
        Ok(rows == 1)
    }

    fn count_move(&self, letter: Id) -> Result<u32, StoreError> {
        let moved: Option<u32> = self
            .connection
            .prepare_cached("UPDATE outbox SET moved = moved + 1 WHERE id = ?1 RETURNING moved - 1")?
            .query_row([letter], |row| row.get(0))
            .optional()?;
        Ok(moved.unwrap_or_default())
    }

    fn redirect_letter(&self, letter: Id, channel: ChannelId, now: Timestamp) -> Result<(), StoreError> {
        self.connection
            .prepare_cached("UPDATE outbox SET channel = ?2, due_at = ?3 WHERE id = ?1 AND sent_at IS NULL")?
            .execute(params![letter, channel, now])?;
        Ok(())
    }

    fn set_challenge_message(&self, challenge: Id, message: MessageId) -> Result<(), StoreError> {
        self.connection
            .prepare_cached("UPDATE challenge SET message = ?2 WHERE id = ?1 AND guild IS NOT NULL")?
            .execute(params![challenge, message])?;
        Ok(())
    }

    fn propose(
        &self,
        game: Id,
        admin: PlayerId,
        proposal: &Proposal,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.connection
            .prepare_cached(
                "INSERT INTO proposal (match, admin, verdict, said, made_at) VALUES (?1, ?2, ?3, ?4, ?5)
                 ON CONFLICT (match, admin) DO UPDATE
                 SET verdict = excluded.verdict, said = excluded.said, made_at = excluded.made_at",
            )?
            .execute(params![game, admin, proposal.verdict.word(), proposal.said, now])?;
        Ok(())
    }

    fn drop_damaged(&self, game: Id, now: Timestamp) -> Result<(), StoreError> {
        self.connection
            .prepare_cached(
                "UPDATE match SET revision = revision + 1, ended_at = ?2, reason = 'server-deleted',
                                  draw_by = NULL, draw_revision = NULL,
                                  notice_channel = NULL, notice = NULL
                 WHERE id = ?1 AND ended_at IS NULL",
            )?
            .execute(params![game, now])?;
        Ok(())
    }

    fn forget_server(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
        // The notice of a match that ends now is followed by a last one, which takes its buttons off.
        self.connection
            .prepare_cached(
                "UPDATE match SET notice_channel = NULL, notice = NULL WHERE guild = ?1 AND ended_at < ?2",
            )?
            .execute(params![guild, now])?;
        for statement in FORGET {
            self.connection.prepare_cached(statement)?.execute([guild])?;
        }
        Ok(())
    }
}
