//! Results and rating changes of finished matches.

use super::rating_bounds::{BoundedChange, with_kept_rating};
use crate::domain::{
    EndReason, Level, Match, PersonKey, PlayerId, Rating, RatingChange, RatingRow, Score, Seat, Tally,
    Timestamp, fixed_rating,
};
use crate::ratings::rate;
use crate::store::{LockRoot, StoreError, WriteTx};
use sealed_move_rules::{Game, Side};

/// Stores the results of a match that has just ended; does nothing if it is ongoing. `turn` is the
/// side to move. Ratings change only if both players have completed a move.
pub(crate) fn store_results(
    tx: &WriteTx<'_>,
    key: &PersonKey,
    game: &Match,
    turn: Side,
    now: Timestamp,
) -> Result<(), StoreError> {
    let [Some(first), Some(second)] = Side::BOTH.map(|side| game.score(side)) else { return Ok(()) };
    let counts = !matches!(game.ending.as_ref().map(|ending| &ending.reason), Some(EndReason::SeasonOver));
    let rated = game.rated && counts && game.both_moved(turn) && !is_spared(tx, game)?;
    if let Some((computer, level)) = game.computer_seat() {
        let side = computer.other();
        if let (Some(player), Some(score)) = (game.seat(side).person(), game.score(side)) {
            tx.add_computer_result(player, game.game, level, score, now)?;
            if rated {
                rate_against_computer(tx, game, (player, level, score), now)?;
            }
        }
        return Ok(());
    }
    // Only matches between persons count in ratings and results.
    let [Some(one), Some(other)] = game.seats.map(Seat::person) else { return Ok(()) };
    // Lock both rows, so that games ending concurrently add up.
    tx.lock(&[LockRoot::Player(one), LockRoot::Player(other)])?;
    let load = |player| -> Result<RatingRow, StoreError> {
        let row = tx.rating(player, game.game)?.unwrap_or_else(|| unknown(game.game, player, now));
        if rated { with_kept_rating(tx, key, row, now) } else { Ok(row) }
    };
    let mut rows = [load(one)?.at(now), load(other)?.at(now)];
    if rated {
        let before = [rows[0].rating, rows[1].rating];
        let after = rate(before, first);
        let hashes = [one, other].map(|player| key.hash_in(player, game.game));
        let bounded = |side: usize| {
            let (player, opponent) = (hashes[side], hashes[1 - side]);
            BoundedChange { player, opponent, before: before[side], after: after[side] }.store(tx, now)
        };
        let after = [bounded(0)?, bounded(1)?];
        let change = |side: usize| RatingChange { before: before[side], after: after[side] };
        tx.insert_rating_changes(game, [change(0), change(1)])?;
        for ((row, rating), opponent) in rows.iter_mut().zip(after).zip([other, one]) {
            row.rating = rating;
            row.rated += 1;
            row.opponents += u32::from(tx.add_rated_opponent(row.player, game.game, opponent)?);
        }
    }
    for (row, score) in rows.iter_mut().zip([first, second]) {
        row.tally.add(score);
        tx.set_rating(row)?;
    }
    Ok(())
}

/// Whether a match ended by the time of a member whom no notice of the turn had reached. It
/// changes no rating.
fn is_spared(tx: &WriteTx<'_>, game: &Match) -> Result<bool, StoreError> {
    let lost_on_time = game.ending.as_ref().filter(|ending| ending.reason == EndReason::Time);
    let loser = lost_on_time.and_then(|ending| ending.winner).map(|winner| game.seat(winner.other()));
    let Some(player) = loser.and_then(Seat::person) else { return Ok(false) };
    let missed = tx.grace(game.id, player)?.is_some_and(|grace| grace.missed);
    Ok(missed && !tx.is_absent(game.id, player)?)
}

/// The initial row of a player without results.
fn unknown(game: &'static dyn Game, player: PlayerId, now: Timestamp) -> RatingRow {
    let (rating, tally) = (Rating::UNKNOWN, Tally::default());
    RatingRow { game, player, rating, rated: 0, tally, opponents: 0, as_of: now }
}

/// Updates a player's rating against the computer, which is kept apart from the rating against
/// persons. The rating of the level is fixed.
fn rate_against_computer(
    tx: &WriteTx<'_>,
    game: &Match,
    (player, level, score): (PlayerId, Level, Score),
    now: Timestamp,
) -> Result<(), StoreError> {
    if game.computer.is_none() {
        return Ok(());
    }
    let Some(fixed) = fixed_rating(game.game, level, game.choice_version()) else { return Ok(()) };
    tx.lock(&[LockRoot::Player(player)])?;
    let known = tx.computer_rating(player, game.game)?;
    let mut row = known.unwrap_or_else(|| unknown(game.game, player, now)).at(now);
    let [after, _] = rate([row.rating, fixed], score);
    let change = RatingChange { before: row.rating, after };
    row.rating = after;
    row.rated += 1;
    row.tally.add(score);
    tx.set_computer_rating(game.id, &row, change)
}
