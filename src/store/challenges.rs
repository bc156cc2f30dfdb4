//! Challenges.

use super::sql::columns::RowRef;
use super::sql::params;
use super::sql::row::FoundRow;
use super::{ReadTx, StoreError, WriteTx};
use crate::dice::Seed;
use crate::domain::{
    Accepts, Challenge, ChallengeState, ClosedBecause, GuildId, HomeChannel, Id, MessageId, PlayerId,
    Revision, SideWish, Timestamp,
};

const COLUMNS: &str = "id, revision, game, setup, challenger, opponent, side, pace_days, rated, guild, \
                       channel, created_at, expires_at, state, rematch_of, seed, home, message, \
                       accepts, closed_because, pair_limited";

/// Two index searches; an OR over both columns would scan.
pub(super) const IDS_OF: &str =
    "SELECT id FROM challenge WHERE challenger = ?1 UNION SELECT id FROM challenge WHERE opponent = ?1
     ORDER BY id";

pub(super) const EXPIRED: &str = "SELECT id FROM challenge INDEXED BY challenge_open_until
     WHERE state = 'open' AND expires_at <= ?1 ORDER BY expires_at LIMIT ?2";

pub(super) const OPEN_AT: &str = "SELECT id FROM challenge INDEXED BY challenge_open_until
     WHERE state = 'open' AND expires_at > ?1 ORDER BY id";

/// Two index searches; an OR over both columns would scan.
pub(super) fn open_of_sql() -> String {
    format!(
        "SELECT {COLUMNS} FROM challenge INDEXED BY challenge_by_challenger
         WHERE state = 'open' AND challenger = ?1 AND expires_at > ?2
         UNION SELECT {COLUMNS} FROM challenge INDEXED BY challenge_by_opponent
         WHERE state = 'open' AND opponent = ?1 AND expires_at > ?2
         ORDER BY id"
    )
}

pub(super) fn open_in_sql() -> String {
    format!(
        "SELECT {COLUMNS} FROM challenge INDEXED BY challenge_open_guild
         WHERE guild = ?1 AND state = 'open' AND expires_at > ?2 ORDER BY id"
    )
}

pub(super) fn rematch_sql() -> String {
    format!("SELECT {COLUMNS} FROM challenge WHERE rematch_of = ?1 ORDER BY id DESC LIMIT 1")
}

fn from_row(row: &FoundRow<'_>) -> Result<Challenge, StoreError> {
    let id = row.get("id")?;
    let here = RowRef { table: "challenge", id };
    Ok(Challenge {
        id,
        revision: row.get("revision")?,
        game: here.game(&row.get::<_, String>("game")?)?,
        setup: row.get("setup")?,
        challenger: row.get("challenger")?,
        opponent: row.get("opponent")?,
        side: SideWish::from_word(&row.get::<_, String>("side")?).ok_or(here.corrupt("side"))?,
        pace: here.pace(row.get("pace_days")?)?,
        rated: row.get("rated")?,
        pair_limited: row.get("pair_limited")?,
        seed: here.seed(row.get("seed")?)?,
        place: HomeChannel { guild: row.get("guild")?, channel: row.get("channel")? },
        created: row.get("created_at")?,
        expires: row.get("expires_at")?,
        state: match row.get::<_, Option<String>>("closed_because")? {
            Some(why) => {
                ChallengeState::Closed(ClosedBecause::from_word(&why).ok_or(here.corrupt("closed_because"))?)
            }
            None => {
                ChallengeState::from_word(&row.get::<_, String>("state")?).ok_or(here.corrupt("state"))?
            }
        },
        rematch_of: row.get("rematch_of")?,
        home: row.get("home")?,
        message: row.get("message")?,
        accepts: row
            .get::<_, Option<String>>("accepts")?
            .map(|word| Accepts::from_word(&word).ok_or(here.corrupt("accepts")))
            .transpose()?,
    })
}

/// The columns `state` and `closed_because` of a state. The first schema allows no further states.
const fn state_columns(state: ChallengeState) -> (&'static str, Option<&'static str>) {
    match state {
        ChallengeState::Closed(why) => (ChallengeState::Withdrawn.word(), Some(why.word())),
        state => (state.word(), None),
    }
}

impl ReadTx<'_> {
    pub fn load_challenge(&self, id: Id) -> Result<Option<Challenge>, StoreError> {
        self.row(&format!("SELECT {COLUMNS} FROM challenge WHERE id = ?1"), [id], from_row)
    }

    /// Returns the open challenges from or to a player, oldest first.
    pub fn open_challenges_of(&self, player: PlayerId, now: Timestamp) -> Result<Vec<Challenge>, StoreError> {
        self.rows(&open_of_sql(), params![player, now], from_row)
    }

    /// Returns the open challenges of a server, oldest first.
    pub fn open_challenges_in(&self, guild: GuildId, now: Timestamp) -> Result<Vec<Challenge>, StoreError> {
        self.rows(&open_in_sql(), params![guild, now], from_row)
    }

    /// Returns the ids of all challenges from or to a player, oldest first.
    pub fn challenge_ids_of(&self, player: PlayerId) -> Result<Vec<Id>, StoreError> {
        self.values(IDS_OF, [player])
    }

    /// Returns open challenges after their expiry, longest overdue first.
    pub fn expired_challenges(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError> {
        self.values(EXPIRED, params![now, limit])
    }

    /// Returns the open challenges that had not expired `at` this time.
    pub fn challenges_open_at(&self, at: Timestamp) -> Result<Vec<Id>, StoreError> {
        self.values(OPEN_AT, [at])
    }

    /// Returns the match started by a challenge.
    pub fn match_of_challenge(&self, id: Id) -> Result<Option<Id>, StoreError> {
        self.value("SELECT id FROM match WHERE challenge = ?1", [id])
    }

    /// Whether a match was meant to be rated, but its pair had begun too many rated matches.
    pub fn was_pair_limited(&self, match_id: Id) -> Result<bool, StoreError> {
        let limited = self.value(
            "SELECT challenge.pair_limited FROM match JOIN challenge ON challenge.id = match.challenge
             WHERE match.id = ?1",
            [match_id],
        )?;
        Ok(limited.unwrap_or(false))
    }

    /// Returns the newest challenge to a rematch of a match.
    pub fn rematch_challenge(&self, match_id: Id) -> Result<Option<Challenge>, StoreError> {
        self.row(&rematch_sql(), [match_id], from_row)
    }
}

impl WriteTx<'_> {
    /// Like [`expired_challenges`](ReadTx::expired_challenges), but locks the challenges and skips
    /// those locked by others.
    pub fn take_expired_challenges(&self, now: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError> {
        self.values(&format!("{EXPIRED}{}", self.dialect().skip_locked), params![now, limit])
    }

    pub fn insert_challenge(&self, challenge: &Challenge) -> Result<(), StoreError> {
        let (state, closed_because) = state_columns(challenge.state);
        self.execute(
            &format!(
                "INSERT INTO challenge ({COLUMNS})
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18,
                         ?19, ?20, ?21)"
            ),
            params![
                challenge.id,
                challenge.revision,
                challenge.game.info().name,
                challenge.setup,
                challenge.challenger,
                challenge.opponent,
                challenge.side.word(),
                challenge.pace.number(),
                challenge.rated,
                challenge.place.guild,
                challenge.place.channel,
                challenge.created,
                challenge.expires,
                state,
                challenge.rematch_of,
                challenge.seed.as_ref().map(Seed::bytes),
                challenge.home,
                challenge.message,
                challenge.accepts.map(Accepts::word),
                closed_because,
                challenge.pair_limited,
            ],
        )?;
        Ok(())
    }

    /// Updates a challenge that was loaded at revision `from`.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if it has changed since then.
    pub fn update_challenge(&self, challenge: &Challenge, from: Revision) -> Result<(), StoreError> {
        let (state, closed_because) = state_columns(challenge.state);
        let updated = self.execute(
            "UPDATE challenge SET revision = ?3, state = ?4, expires_at = ?5, closed_because = ?6, rated = ?7,
                                  pair_limited = ?8
             WHERE id = ?1 AND revision = ?2",
            params![
                challenge.id,
                from,
                challenge.revision,
                state,
                challenge.expires,
                closed_because,
                challenge.rated,
                challenge.pair_limited,
            ],
        )?;
        if updated == 1 {
            Ok(())
        } else {
            Err(StoreError::Conflict { what: "challenge", id: challenge.id, revision: from.0 })
        }
    }

    /// Stores the Discord message of a challenge.
    pub fn set_challenge_message(&self, id: Id, message: MessageId) -> Result<(), StoreError> {
        // A challenge of a deleted server has no message.
        self.execute(
            "UPDATE challenge SET message = ?2 WHERE id = ?1 AND guild IS NOT NULL",
            params![id, message],
        )?;
        Ok(())
    }
}
