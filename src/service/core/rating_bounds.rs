//! Bounds on ratings: rated matches of a pair, movements by one opponent, and ratings of people who
//! deleted their data.

use super::Core;
use crate::domain::rating_bounds::{MAX_RATED_OF_PAIR, RATING_WINDOW_DAYS, bounded_movement};
use crate::domain::{
    Challenge, Day, Match, MatchSummary, PersonHash, PersonKey, PlayerId, Rating, RatingRow, Seat, Timestamp,
};
use crate::store::{KeptRating, ReadTx, StoreError, WriteTx};
use sealed_move_rules::{GAMES, Game};

impl Core {
    /// Whether a pair has begun so many rated matches of a game that the next one is unrated.
    pub(crate) fn is_pair_limited(
        &self,
        reading: &ReadTx<'_>,
        game: &dyn Game,
        pair: [PlayerId; 2],
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let hashes = pair.map(|player| self.key.hash_in(player, game));
        Ok(reading.rated_begun(hashes, now)? >= MAX_RATED_OF_PAIR)
    }

    /// Whether a rated challenge that `player` accepts would exceed the bound of its pair.
    pub(crate) fn exceeds_pair_limit(
        &self,
        reading: &ReadTx<'_>,
        challenge: &Challenge,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        match challenge.challenger.person() {
            Some(challenger) if challenge.rated => {
                self.is_pair_limited(reading, challenge.game, [challenger, player], now)
            }
            _ => Ok(false),
        }
    }

    /// Counts a match that begins between two people, if it is rated.
    pub(crate) fn count_rated(&self, tx: &WriteTx<'_>, game: &Match) -> Result<(), StoreError> {
        let [Some(one), Some(other)] = game.seats.map(Seat::person) else { return Ok(()) };
        if !game.rated {
            return Ok(());
        }
        tx.add_rated_begun([one, other].map(|player| self.key.hash_in(player, game.game)), game.created)
    }

    /// Adds `points` of a finished match, first side first, to the movements that bound ratings.
    pub(crate) fn add_movements(
        &self,
        tx: &WriteTx<'_>,
        game: &MatchSummary,
        ended: Timestamp,
        points: [f64; 2],
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let [Some(one), Some(other)] = game.seats.map(Seat::person) else { return Ok(()) };
        if ended <= now.plus_days(-RATING_WINDOW_DAYS) {
            return Ok(());
        }
        let [one, other] = [one, other].map(|player| self.key.hash_in(player, game.game));
        tx.add_rating_movement(one, other, points[0], ended)?;
        tx.add_rating_movement(other, one, points[1], ended)
    }

    /// Keeps the ratings of a player whose data is about to be deleted.
    pub(crate) fn keep_ratings(
        &self,
        tx: &WriteTx<'_>,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        for game in GAMES {
            let Some(row) = tx.rating(player, *game)?.filter(|row| row.rated > 0) else { continue };
            let rated = row.rated;
            let kept = KeptRating { rating: row.at(now).rating, rated, day: Day::of_time(now) };
            tx.keep_rating(self.key.hash_in(player, *game), &kept)?;
        }
        Ok(())
    }
}

/// A player's rating before and after a match, with the opponent's bound applied.
pub(super) struct BoundedChange {
    pub(super) player: PersonHash,
    pub(super) opponent: PersonHash,
    pub(super) before: Rating,
    /// As computed by Glicko-2.
    pub(super) after: Rating,
}

impl BoundedChange {
    /// Limits and stores the movement; returns the rating after the match. The deviation and the
    /// volatility change as computed.
    pub(super) fn store(self, tx: &WriteTx<'_>, now: Timestamp) -> Result<Rating, StoreError> {
        let Self { player, opponent, before, after } = self;
        let points = after.value - before.value;
        let moved = bounded_movement(&tx.rating_movements(player, opponent, now)?, points);
        tx.add_rating_movement(player, opponent, moved, now)?;
        Ok(if moved == points { after } else { Rating { value: before.value + moved, ..after } })
    }
}

/// Continues the rating from before a deletion, if `row` has no rated matches yet.
pub(super) fn with_kept_rating(
    tx: &WriteTx<'_>,
    key: &PersonKey,
    row: RatingRow,
    now: Timestamp,
) -> Result<RatingRow, StoreError> {
    if row.rated > 0 {
        return Ok(row);
    }
    let Some(kept) = tx.take_kept_rating(key.hash_in(row.player, row.game), now)? else { return Ok(row) };
    let KeptRating { rating, rated, day } = kept;
    Ok(RatingRow { rating, rated, as_of: day.start(), ..row })
}
