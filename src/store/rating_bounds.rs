//! Rows that bound ratings. They name people by a hash, so that they outlive a deletion.
//!
//! Every hash is of a person in one game ([`PersonKey::hash_in`](crate::domain::PersonKey::hash_in)).

use super::sql::params;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::rating_bounds::{KEPT_RATING_DAYS, RATING_WINDOW_DAYS};
use crate::domain::{Day, PersonHash, PlayerId, Rating, Timestamp};
use sealed_move_rules::Game;

/// The rating of a deleted player in one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KeptRating {
    pub rating: Rating,
    /// Number of rated matches.
    pub rated: u32,
    /// Day of the deletion.
    pub day: Day,
}

/// Rated matches that the pair `?1`, `?2` has begun after `?3`.
pub(super) const BEGUN: &str = "SELECT CAST(coalesce(sum(begun), 0) AS bigint) FROM rated_pair
     WHERE one = ?1 AND other = ?2 AND begun_at > ?3";

/// Movements of the rating of `?1` by `?2` after `?3`, newest first.
pub(super) const MOVED: &str = "SELECT points FROM rating_movement
     WHERE player = ?1 AND opponent = ?2 AND moved_at > ?3 ORDER BY moved_at DESC";

/// Orders a pair, because it is the same for both players.
fn ordered(pair: [PersonHash; 2]) -> [PersonHash; 2] {
    let [one, other] = pair;
    [one.min(other), one.max(other)]
}

const fn window_start(now: Timestamp) -> Timestamp {
    now.plus_days(-RATING_WINDOW_DAYS)
}

impl ReadTx<'_> {
    /// Returns the number of rated matches that a pair has begun within the window.
    pub fn rated_begun(&self, pair: [PersonHash; 2], now: Timestamp) -> Result<u32, StoreError> {
        let [one, other] = ordered(pair);
        self.only_value(BEGUN, params![one.bytes(), other.bytes(), window_start(now)])
    }

    /// Returns the movements of a player's rating by an opponent within the window, newest first.
    pub fn rating_movements(
        &self,
        player: PersonHash,
        opponent: PersonHash,
        now: Timestamp,
    ) -> Result<Vec<f64>, StoreError> {
        self.values(MOVED, params![player.bytes(), opponent.bytes(), window_start(now)])
    }

    /// Returns the opponents of a player's finished rated matches, in any game.
    pub fn rated_opponents_of(&self, player: PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        self.values("SELECT DISTINCT opponent FROM rated_opponent WHERE player = ?1", [player])
    }
}

impl WriteTx<'_> {
    /// Counts a rated match that a pair begins.
    pub fn add_rated_begun(&self, pair: [PersonHash; 2], now: Timestamp) -> Result<(), StoreError> {
        let [one, other] = ordered(pair);
        self.execute(
            "INSERT INTO rated_pair (one, other, begun_at, begun) VALUES (?1, ?2, ?3, 1)
             ON CONFLICT (one, other, begun_at) DO UPDATE SET begun = rated_pair.begun + 1",
            params![one.bytes(), other.bytes(), now],
        )?;
        Ok(())
    }

    /// Adds a movement of a player's rating by an opponent, at the end of their match.
    ///
    /// To take a match's movement back, add its negation at the same time: the row then has 0 points.
    pub fn add_rating_movement(
        &self,
        player: PersonHash,
        opponent: PersonHash,
        points: f64,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO rating_movement (player, opponent, moved_at, points) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (player, opponent, moved_at)
             DO UPDATE SET points = rating_movement.points + excluded.points",
            params![player.bytes(), opponent.bytes(), at, points],
        )?;
        Ok(())
    }

    /// Keeps the rating of a player whose data is deleted.
    pub fn keep_rating(&self, person: PersonHash, kept: &KeptRating) -> Result<(), StoreError> {
        let KeptRating { rating, rated, day } = kept;
        self.execute(
            "INSERT INTO kept_rating (person, rating, deviation, volatility, rated, day)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (person) DO UPDATE SET
                 rating = excluded.rating, deviation = excluded.deviation,
                 volatility = excluded.volatility, rated = excluded.rated, day = excluded.day",
            params![person.bytes(), rating.value, rating.deviation, rating.volatility, rated, day],
        )?;
        Ok(())
    }

    /// Removes and returns the kept rating of a person, if it hasn't expired.
    pub fn take_kept_rating(
        &self,
        person: PersonHash,
        now: Timestamp,
    ) -> Result<Option<KeptRating>, StoreError> {
        let kept = self.row(
            "SELECT rating, deviation, volatility, rated, day FROM kept_rating WHERE person = ?1",
            params![person.bytes()],
            |row| {
                let rating = super::ratings::rating_from_row(row, 0)?;
                Ok(KeptRating { rating, rated: row.get("rated")?, day: row.get("day")? })
            },
        )?;
        if kept.is_some() {
            self.execute("DELETE FROM kept_rating WHERE person = ?1", params![person.bytes()])?;
        }
        Ok(kept.filter(|kept| kept.day > last_expired(now)))
    }

    /// Notes that a player has finished a rated match against an opponent. Returns whether it is the
    /// first of that pair and game.
    pub fn add_rated_opponent(
        &self,
        player: PlayerId,
        game: &dyn Game,
        opponent: PlayerId,
    ) -> Result<bool, StoreError> {
        let inserted = self.execute(
            "INSERT INTO rated_opponent (player, game, opponent) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
            params![player, game.info().name, opponent],
        )?;
        Ok(inserted == 1)
    }

    /// Deletes rows whose window has ended.
    pub(super) fn prune_rating_bounds(&self, now: Timestamp) -> Result<(), StoreError> {
        self.execute("DELETE FROM rated_pair WHERE begun_at <= ?1", [window_start(now)])?;
        self.execute("DELETE FROM rating_movement WHERE moved_at <= ?1", [window_start(now)])?;
        self.execute("DELETE FROM kept_rating WHERE day <= ?1", [last_expired(now)])?;
        Ok(())
    }
}

/// The last day whose ratings have expired.
const fn last_expired(now: Timestamp) -> Day {
    Day(Day::of_time(now).0 - KEPT_RATING_DAYS)
}
