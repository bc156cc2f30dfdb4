//! Matches, their moves and their locations.
//!
//! `ply` holds the move records; `ply_taken_back` holds those removed by a takeback.

use super::match_rows::{location_from_row, match_from_row, move_from_row, summary_from_row};
use super::sql::columns::{RowRef, players, side_word};
use super::sql::params;
use super::{ReadTx, StoreError, WriteTx};
use crate::dice::Seed;
use crate::domain::{
    ChannelId, GuildId, Id, LastHint, Location, Match, MatchSummary, MessageRef, PlayerId, Revision, Seat,
    ThreadState, Timestamp,
};
use sealed_move_rules::{Game, Side};

/// Cached result of the moves, so that lists need no replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CachedPosition {
    /// The whole position with its secrets. Only compared with the replay, never shown.
    pub position: String,
    pub turn: Side,
    /// Number of the next move.
    pub move_number: u32,
}

const COLUMNS: &str = "id, revision, game, setup, first, second, guild, channel, pace_days, rated, start, \
                       draw_by, draw_revision, takeback_by, takeback_revision, taken_back, created_at, began, \
                       deadline, winner, reason, said, seed, interaction, computer_seed, strict, hints, \
                       hint_revision, hint_step, computer_version, \
                       tried_from, tried_after, rulings, turn, first_budget, second_budget, season";

pub(super) const SUMMARY: &str = "id, revision, game, first, second, guild, channel, turn, turn_number, deadline, \
                       pace_days, first_budget, second_budget, winner, reason, said, ended_at, draw_by, takeback_by, notice_channel, notice, season";

pub(super) const LOAD_MOVES_AT: &str =
    "SELECT match, number, revision, side, record, interaction, played_at FROM ply
     WHERE match = ?1 AND revision <= ?2
     UNION ALL
     SELECT match, number, revision, side, record, interaction, played_at FROM ply_taken_back
     WHERE match = ?1 AND revision <= ?2 AND taken_back > ?2
     ORDER BY number";

pub(super) const ONGOING_PLAYERS_IN: &str =
    "SELECT id, first, second FROM match WHERE guild = ?1 AND ended_at IS NULL ORDER BY id";

/// Ongoing and finished matches have separate indexes.
pub(super) const IDS_IN: &str = "SELECT id FROM
     (SELECT id FROM match INDEXED BY match_ongoing_guild
      WHERE guild = ?1 AND id > ?2 AND ended_at IS NULL ORDER BY id LIMIT ?3) AS subquery
     UNION ALL
     SELECT id FROM
     (SELECT id FROM match INDEXED BY match_ended_guild
      WHERE guild = ?1 AND id > ?2 AND ended_at IS NOT NULL ORDER BY id LIMIT ?3) AS subquery
     ORDER BY id LIMIT ?3";

/// Games of tournaments don't count. Two index searches; an OR over both columns would scan.
pub(super) const ONGOING_COUNT_OF: &str = "SELECT (SELECT count(*) FROM match INDEXED BY match_ongoing_first
             WHERE first = ?2 AND guild = ?1 AND ended_at IS NULL AND season IS NULL)
          + (SELECT count(*) FROM match INDEXED BY match_ongoing_second
             WHERE second = ?2 AND guild = ?1 AND ended_at IS NULL AND season IS NULL)";

/// Four index searches: either player may be first, and ongoing and finished matches have separate
/// indexes.
pub(super) const HAVE_PLAYED: &str =
    "SELECT EXISTS (SELECT 1 FROM match WHERE first = ?1 AND second = ?2 AND ended_at IS NULL)
         OR EXISTS (SELECT 1 FROM match WHERE first = ?2 AND second = ?1 AND ended_at IS NULL)
         OR EXISTS (SELECT 1 FROM match WHERE first = ?1 AND second = ?2 AND ended_at IS NOT NULL)
         OR EXISTS (SELECT 1 FROM match WHERE first = ?2 AND second = ?1 AND ended_at IS NOT NULL)";

pub(super) const LAST_ENDED_AT: &str = "SELECT id FROM match INDEXED BY match_ended_channel
     WHERE channel = ?1 AND ended_at IS NOT NULL ORDER BY ended_at DESC LIMIT 1";

pub(super) const IN_THREAD: &str =
    "SELECT id FROM match WHERE channel = ?1 AND ended_at IS NULL AND parent IS NOT NULL";

/// Two index searches; an OR over both columns would scan.
pub(super) fn ongoing_of_sql() -> String {
    format!(
        "SELECT {SUMMARY} FROM match WHERE first = ?1 AND ended_at IS NULL
         UNION SELECT {SUMMARY} FROM match WHERE second = ?1 AND ended_at IS NULL
         ORDER BY deadline, id"
    )
}

pub(super) fn ongoing_in_sql() -> String {
    format!(
        "SELECT {SUMMARY} FROM match INDEXED BY match_ongoing_guild
         WHERE guild = ?1 AND ended_at IS NULL ORDER BY id DESC LIMIT ?2"
    )
}

/// A server's ongoing matches, nearest deadline without pauses first.
pub(super) fn urgent_in_sql() -> String {
    format!(
        "SELECT {SUMMARY} FROM match INDEXED BY match_ongoing_guild
         WHERE guild = ?1 AND ended_at IS NULL ORDER BY deadline, id LIMIT ?2"
    )
}

pub(super) const ONGOING_IN: &str = "SELECT count(*) FROM match INDEXED BY match_ongoing_guild
     WHERE guild = ?1 AND ended_at IS NULL";

pub(super) fn ongoing_at_sql() -> String {
    format!(
        "SELECT {SUMMARY} FROM match INDEXED BY match_ongoing_channel
         WHERE channel = ?1 AND ended_at IS NULL ORDER BY id DESC LIMIT ?2"
    )
}

pub(super) fn ended_of_sql() -> String {
    format!(
        "SELECT * FROM (SELECT {SUMMARY} FROM match
                        WHERE first = ?1 AND ended_at IS NOT NULL ORDER BY ended_at DESC LIMIT ?2) AS subquery
         UNION SELECT * FROM (SELECT {SUMMARY} FROM match
                        WHERE second = ?1 AND ended_at IS NOT NULL ORDER BY ended_at DESC LIMIT ?2) AS subquery
         ORDER BY ended_at DESC LIMIT ?2"
    )
}

impl ReadTx<'_> {
    pub fn load_match(&self, id: Id) -> Result<Option<Match>, StoreError> {
        let Some(game) = self.load_row(id)? else { return Ok(None) };
        let records = self.rows(
            "SELECT match, revision, side, record, interaction, played_at FROM ply
             WHERE match = ?1 ORDER BY number",
            [id],
            move_from_row,
        )?;
        Ok(Some(game.with_records(records)))
    }

    /// Returns a match as of `revision`, including moves taken back later, but without offers or an
    /// ending.
    pub fn load_match_at(&self, id: Id, revision: Revision) -> Result<Option<Match>, StoreError> {
        let Some(game) = self.load_row(id)? else { return Ok(None) };
        let records = self.rows(LOAD_MOVES_AT, params![id, revision], move_from_row)?;
        let mut game = game.with_records(records);
        game.taken_back = self.only_value(
            "SELECT max(taken_back) FROM ply_taken_back WHERE match = ?1 AND taken_back <= ?2",
            params![id, revision],
        )?;
        game.revision = revision;
        game.draw_offer = None;
        game.takeback_offer = None;
        game.ending = None;
        Ok(Some(game))
    }

    /// Returns the cached position of a match.
    pub fn cached_position(&self, id: Id) -> Result<Option<CachedPosition>, StoreError> {
        let here = RowRef { table: "match", id };
        self.row("SELECT position, turn, turn_number FROM match WHERE id = ?1", [id], |row| {
            Ok(CachedPosition {
                position: row.get("position")?,
                turn: here.side("turn", &row.get::<_, String>("turn")?)?,
                move_number: row.get("turn_number")?,
            })
        })
    }

    pub fn match_summary(&self, id: Id) -> Result<Option<MatchSummary>, StoreError> {
        self.row(&format!("SELECT {SUMMARY} FROM match WHERE id = ?1"), [id], summary_from_row)
    }

    /// Returns when a match ended, or `None` if it is ongoing.
    pub fn ended_at(&self, id: Id) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.value::<Option<_>>("SELECT ended_at FROM match WHERE id = ?1", [id])?.flatten())
    }

    /// Returns a player's ongoing matches, nearest deadline first.
    pub fn ongoing_matches_of(&self, player: PlayerId) -> Result<Vec<MatchSummary>, StoreError> {
        self.rows(&ongoing_of_sql(), [player], summary_from_row)
    }

    /// Returns a player's finished matches, latest first.
    pub fn ended_matches_of(&self, player: PlayerId, limit: u32) -> Result<Vec<MatchSummary>, StoreError> {
        self.rows(&ended_of_sql(), params![player, limit], summary_from_row)
    }

    /// Returns a server's ongoing matches, newest first.
    pub fn ongoing_matches_in(&self, guild: GuildId, limit: u32) -> Result<Vec<MatchSummary>, StoreError> {
        self.rows(&ongoing_in_sql(), params![guild, limit], summary_from_row)
    }

    /// Returns a server's ongoing matches, nearest deadline without pauses first.
    pub fn urgent_matches_in(&self, guild: GuildId, limit: u32) -> Result<Vec<MatchSummary>, StoreError> {
        self.rows(&urgent_in_sql(), params![guild, limit], summary_from_row)
    }

    /// Returns the number of a server's ongoing matches.
    pub fn ongoing_count_in(&self, guild: GuildId) -> Result<u32, StoreError> {
        self.only_value(ONGOING_IN, [guild])
    }

    /// Returns a server's ongoing matches with their players, oldest first.
    pub fn ongoing_players_in(&self, guild: GuildId) -> Result<Vec<(Id, [Seat; 2])>, StoreError> {
        self.rows(ONGOING_PLAYERS_IN, [guild], |row| Ok((row.get("id")?, players(row)?)))
    }

    /// Returns the ids of a server's matches above `after`, in ascending order.
    pub fn match_ids_in(&self, guild: GuildId, after: Option<Id>, limit: u32) -> Result<Vec<Id>, StoreError> {
        self.values(IDS_IN, params![guild, after.unwrap_or(Id(0)), limit])
    }

    /// Returns the ids of all matches above `after`, in ascending order.
    pub fn match_ids(&self, after: Option<Id>, limit: u32) -> Result<Vec<Id>, StoreError> {
        self.values(
            "SELECT id FROM match WHERE id > ?1 ORDER BY id LIMIT ?2",
            params![after.unwrap_or(Id(0)), limit],
        )
    }

    /// Returns the number of ongoing matches per game, without games that have none.
    pub fn ongoing_counts(&self) -> Result<Vec<(&'static dyn Game, u64)>, StoreError> {
        let here = RowRef { table: "match", id: Id(0) };
        let sql = "SELECT game, count(*) AS count FROM match WHERE ended_at IS NULL GROUP BY game";
        self.rows(sql, [], |row| {
            let count: i64 = row.get("count")?;
            Ok((here.game(&row.get::<_, String>("game")?)?, count.unsigned_abs()))
        })
    }

    /// Returns the number of a player's ongoing matches in a server, without those of tournaments.
    pub fn ongoing_count_of(&self, guild: GuildId, player: PlayerId) -> Result<u32, StoreError> {
        self.only_value(ONGOING_COUNT_OF, params![guild, player])
    }

    /// Whether two players have a match, ongoing or finished.
    pub fn have_played(&self, one: PlayerId, other: PlayerId) -> Result<bool, StoreError> {
        self.only_value(HAVE_PLAYED, params![one, other])
    }

    pub fn match_location(&self, id: Id) -> Result<Option<Location>, StoreError> {
        self.row("SELECT channel, parent, thread_wanted FROM match WHERE id = ?1", [id], location_from_row)
    }

    /// Returns the channel of the challenge that started a match.
    pub fn challenge_channel(&self, id: Id) -> Result<Option<ChannelId>, StoreError> {
        self.value(
            "SELECT challenge.channel FROM match JOIN challenge ON challenge.id = match.challenge
             WHERE match.id = ?1",
            [id],
        )
    }

    /// Returns the ongoing matches in a channel or thread, newest first.
    pub fn ongoing_matches_at(
        &self,
        channel: ChannelId,
        limit: u32,
    ) -> Result<Vec<MatchSummary>, StoreError> {
        self.rows(&ongoing_at_sql(), params![channel, limit], summary_from_row)
    }

    /// Returns the last finished match in a channel or thread.
    pub fn last_ended_at(&self, channel: ChannelId) -> Result<Option<Id>, StoreError> {
        self.value(LAST_ENDED_AT, [channel])
    }

    /// Returns the ongoing match that owns a thread.
    pub fn match_in_thread(&self, thread: ChannelId) -> Result<Option<Id>, StoreError> {
        self.value(IN_THREAD, [thread])
    }

    fn load_row(&self, id: Id) -> Result<Option<Match>, StoreError> {
        self.row(&format!("SELECT {COLUMNS} FROM match WHERE id = ?1"), [id], match_from_row)
    }
}

impl WriteTx<'_> {
    /// Inserts a match started by a challenge.
    pub fn insert_match(
        &self,
        game: &Match,
        challenge: Id,
        cached: &CachedPosition,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO match (id, revision, game, setup, challenge, first, second, guild, channel, pace_days,
                                rated, start, position, turn, turn_number, created_at, deadline, seed,
                                interaction, began, wake_at, computer_seed, strict, computer_version, tried_from, tried_after,
                                look_at, rulings, first_budget, second_budget, season)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20,
                     ?20, ?21, ?22, ?23, ?24, ?25, ?26, ?27, ?28, ?29, ?30)",
            params![
            game.id,
            game.revision,
            game.game.info().name,
            game.setup,
            challenge,
            game.seats[0],
            game.seats[1],
            game.place.guild,
            game.place.channel,
            game.pace.number(),
            game.rated,
            game.start(),
            cached.position,
            side_word(cached.turn),
            cached.move_number,
            game.created,
            game.deadline,
            game.seed().map(Seed::bytes),
            game.interaction,
            game.turn_started_at,
            game.computer_seed().map(Seed::bytes),
            game.computer.as_ref().is_some_and(|computer| computer.strict),
            game.computer.as_ref().map_or(1, |computer| computer.version.number()),
            game.fork.and_then(|fork| fork.game),
            game.fork.map(|fork| fork.after),
            game.look_at(),
            game.rulings.number(),
            game.budgets_ms[0],
            game.budgets_ms[1],
            game.season,
],
        )?;
        self.touch_board(game.place.guild, game.created);
        Ok(())
    }

    /// Updates a match that was loaded at revision `from`, and inserts its new moves. Moves it no
    /// longer has are archived as taken back.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if it has changed since then.
    pub fn update_match(
        &self,
        game: &Match,
        from: Revision,
        cached: &CachedPosition,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let ending = game.ending.as_ref();
        let updated = self.execute(
            "UPDATE match SET revision = ?3, position = ?4, turn = ?5, turn_number = ?6, draw_by = ?7,
                              draw_revision = ?8, deadline = ?9, ended_at = ?10, winner = ?11, reason = ?12,
                              takeback_by = ?13, takeback_revision = ?14, taken_back = ?15,
                              reminded = CASE began WHEN ?16 THEN reminded ELSE 0 END,
                              credit_told = CASE began WHEN ?16 THEN credit_told ELSE 0 END,
                              look_at = CASE began WHEN ?16 THEN look_at ELSE ?19 END,
                              began = ?16, wake_at = ?17, said = ?18,
                              first_budget = ?20, second_budget = ?21
             WHERE id = ?1 AND revision = ?2",
            params![
                game.id,
                from,
                game.revision,
                cached.position,
                side_word(cached.turn),
                cached.move_number,
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
                ending.and_then(|ending| ending.reason.comment()),
                game.look_at(),
                game.budgets_ms[0],
                game.budgets_ms[1],
            ],
        )?;
        if updated != 1 {
            return Err(StoreError::Conflict { what: "match", id: game.id, revision: from.0 });
        }
        self.touch_board(game.place.guild, now);
        if game.taken_back == Some(game.revision) {
            self.archive_taken_back(game)?;
        }
        for (number, entry) in game.records().enumerate().filter(|(_, entry)| entry.revision > from) {
            self.execute(
                "INSERT INTO ply (match, number, revision, side, record, interaction, played_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                params![
                    game.id,
                    number as i64,
                    entry.revision,
                    side_word(entry.side),
                    entry.notation,
                    entry.interaction,
                    entry.at
                ],
            )?;
        }
        Ok(())
    }

    /// Stores the last hint in a match against the computer, and how many positions had one.
    pub fn set_last_hint(&self, id: Id, hints: u32, last: LastHint) -> Result<(), StoreError> {
        self.execute(
            "UPDATE match SET hints = ?2, hint_revision = ?3, hint_step = ?4 WHERE id = ?1",
            params![id, hints, last.position, last.step.number()],
        )?;
        Ok(())
    }

    /// Stores the newest notice of a match, posted at `now`.
    pub fn set_notice(&self, id: Id, notice: MessageRef, now: Timestamp) -> Result<(), StoreError> {
        // A match of a deleted server has neither channel nor notice.
        self.execute(
            "UPDATE match SET notice_channel = CASE channel WHEN 0 THEN NULL ELSE CAST(?2 AS bigint) END,
                              notice = CASE channel WHEN 0 THEN NULL ELSE CAST(?3 AS bigint) END
             WHERE id = ?1",
            params![id, notice.channel, notice.message],
        )?;
        self.touch_board_of(id, now)
    }

    /// Stores the newest notice of a match in a player's direct messages, unless a newer one is
    /// stored.
    pub fn set_direct_notice(
        &self,
        id: Id,
        player: PlayerId,
        revision: Revision,
        notice: MessageRef,
    ) -> Result<(), StoreError> {
        // A deleted player is no longer in the match, and a match of a deleted server has no
        // notices.
        self.execute(
            "INSERT INTO direct_notice (match, player, revision, channel, message)
             SELECT id, CAST(?2 AS bigint), CAST(?3 AS bigint), CAST(?4 AS bigint), CAST(?5 AS bigint) FROM match
             WHERE id = ?1 AND CAST(?2 AS bigint) IN (first, second) AND channel <> 0
             ON CONFLICT (match, player) DO UPDATE
             SET revision = excluded.revision, channel = excluded.channel, message = excluded.message
             WHERE direct_notice.revision <= excluded.revision",
            params![id, player, revision, notice.channel, notice.message],
        )?;
        Ok(())
    }

    /// Deletes and returns the notices in direct messages that show an earlier revision.
    pub fn take_direct_notices_before(
        &self,
        id: Id,
        revision: Revision,
    ) -> Result<Vec<MessageRef>, StoreError> {
        let notices = self.rows(
            "SELECT channel, message FROM direct_notice WHERE match = ?1 AND revision < ?2",
            params![id, revision],
            |row| Ok(MessageRef { channel: row.get("channel")?, message: row.get("message")? }),
        )?;
        self.execute("DELETE FROM direct_notice WHERE match = ?1 AND revision < ?2", params![id, revision])?;
        Ok(notices)
    }

    /// Moves a match and its unsent messages from the channel `from`. Returns `false` if the match
    /// is no longer there.
    pub fn relocate(&self, id: Id, from: ChannelId, to: Location) -> Result<bool, StoreError> {
        let parent = match to.thread {
            ThreadState::Thread { parent } => Some(parent),
            ThreadState::Shared | ThreadState::ThreadWanted => None,
        };
        let updated = self.execute(
            "UPDATE match SET channel = ?3, parent = ?4, thread_wanted = ?5 WHERE id = ?1 AND channel = ?2",
            params![id, from, to.channel, parent, to.thread == ThreadState::ThreadWanted],
        )?;
        if updated == 1 && from != to.channel {
            self.redirect_messages(id, from, to.channel)?;
        }
        Ok(updated == 1)
    }

    /// Ends a match with corrupt moves without a replay, because its server is deleted.
    pub fn end_corrupt_match(&self, id: Id, now: Timestamp) -> Result<(), StoreError> {
        self.touch_board_of(id, now)?;
        self.execute(
            "UPDATE match SET revision = revision + 1, ended_at = ?2, reason = 'server-deleted',
                              draw_by = NULL, draw_revision = NULL,
                              notice_channel = NULL, notice = NULL
             WHERE id = ?1 AND ended_at IS NULL",
            params![id, now],
        )?;
        Ok(())
    }

    /// Archives the rows of moves that the match no longer has.
    fn archive_taken_back(&self, game: &Match) -> Result<(), StoreError> {
        let kept = game.moves.len() as i64;
        self.execute(
            "INSERT INTO ply_taken_back (match, number, revision, side, record, interaction, played_at, taken_back)
             SELECT match, number, revision, side, record, interaction, played_at, CAST(?3 AS bigint) FROM ply
             WHERE match = ?1 AND number >= ?2",
            params![game.id, kept, game.revision],
        )?;
        self.execute("DELETE FROM ply WHERE match = ?1 AND number >= ?2", params![game.id, kept])?;
        Ok(())
    }
}
