//! Results of a season's matches, stored in the transaction that ends the match.

use super::ladder_order::move_on_ladder;
use crate::domain::tournament::{SeasonGame, table_result};
use crate::domain::{EndReason, Id, Match, StatusSubject, Timestamp};
use crate::store::{LockRoot, StoreError, WriteTx};
use sealed_move_rules::Side;

/// The effect of a match's end on the game of its season.
enum Effect {
    Result(Option<Side>),
    /// The loser ran out of time.
    Late(Side),
    /// The game begins again, unless a person of it is out or the season is off.
    Again,
}

/// Stores the result of a match that has just ended; does nothing for others. `turn` is the side to
/// move.
pub(crate) fn record_season_result(
    tx: &WriteTx<'_>,
    game: &Match,
    turn: Side,
    now: Timestamp,
) -> Result<(), StoreError> {
    let (Some(season), Some(ending)) = (game.season, &game.ending) else { return Ok(()) };
    tx.lock(&[LockRoot::Season(season)])?;
    let Some(mut played) = tx.game_of_match(game.id)? else { return Ok(()) };
    let effect = match &ending.reason {
        // A match that never began properly is unrated, but its game is lost.
        EndReason::NotStarted => Effect::Late(turn),
        EndReason::Time => ending.winner.map_or(Effect::Again, |winner| Effect::Late(winner.other())),
        EndReason::Rules(_)
        | EndReason::Resignation
        | EndReason::Agreement
        | EndReason::Adjudicated { .. }
        | EndReason::SeasonOver => Effect::Result(ending.winner),
        EndReason::Aborted
        | EndReason::CalledOff { .. }
        | EndReason::ByOrganizer
        | EndReason::SeasonOff
        | EndReason::ShutOut
        | EndReason::ServerDeleted => Effect::Again,
    };
    if played.result().is_none() && played.ladder.is_some() {
        end_on_ladder(tx, season, &mut played, game, &effect, turn, now)?;
    } else {
        if let Effect::Late(loser) = effect
            && played.result().is_none()
        {
            tx.count_late(season, played.pair.seats()[loser.index()])?;
        }
        apply(&mut played, &effect);
    }
    tx.update_season_game(season, &played)?;
    tx.wake_season(season, now)?;
    tx.request_status(StatusSubject::Season(season), now)
}

/// Stores the result of a ladder's game in `played`, and moves people.
fn end_on_ladder(
    tx: &WriteTx<'_>,
    season: Id,
    played: &mut SeasonGame,
    game: &Match,
    effect: &Effect,
    turn: Side,
    now: Timestamp,
) -> Result<(), StoreError> {
    /// Moves after which losing on time no longer counts as being absent.
    const PRESENT_MOVES: usize = 2;
    apply(played, effect);
    let Some(result) = played.result() else { return Ok(()) };
    *played = played.ended(now);
    let absent = match effect {
        Effect::Late(loser) if game.completed_moves(*loser, turn, PRESENT_MOVES) < PRESENT_MOVES => {
            Some(played.pair.seats()[loser.index()])
        }
        Effect::Late(_) | Effect::Result(_) | Effect::Again => None,
    };
    move_on_ladder(tx, season, played, result, absent)
}

fn apply(game: &mut SeasonGame, effect: &Effect) {
    match effect {
        // Someone who is out has lost it already, or an organizer decided it.
        Effect::Result(_) | Effect::Late(_) | Effect::Again if game.result().is_some() => {}
        Effect::Result(winner) => game.played = Some(table_result(*winner, false)),
        Effect::Late(loser) => game.played = Some(table_result(Some(loser.other()), true)),
        Effect::Again => game.game = None,
    }
}
