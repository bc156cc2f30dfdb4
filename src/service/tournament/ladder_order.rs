//! Moves people on a ladder. Results are stored in the transaction that ends a match, so this file needs
//! only the store.

use std::collections::BTreeMap;

use crate::domain::Id;
use crate::domain::tournament::{Season, SeasonGame, SeasonRows, TableResult, TournamentKind};
use crate::store::{ReadTx, StoreError, WriteTx};

/// Loads the rows of a season. Of a ladder, they have only the games on which its rules depend.
pub(super) fn season_rows(
    reading: &ReadTx<'_>,
    season: Season,
    kind: TournamentKind,
) -> Result<SeasonRows, StoreError> {
    let games = match kind {
        TournamentKind::Ladder => reading.ladder_games(season.id)?,
        TournamentKind::League { .. } | TournamentKind::Cup { .. } | TournamentKind::Swiss => {
            reading.season_games(season.id)?
        }
    };
    let entries = reading.entries(season.id)?;
    Ok(SeasonRows { season, kind, entries, games })
}

/// Moves people after a result of a ladder's game. `absent` is the loser, if they lost on time before
/// their second move.
pub(super) fn move_on_ladder(
    tx: &WriteTx<'_>,
    season: Id,
    game: &SeasonGame,
    result: TableResult,
    absent: Option<u32>,
) -> Result<(), StoreError> {
    let Some(found) = tx.season(season)? else { return Ok(()) };
    let rows = season_rows(tx, found, TournamentKind::Ladder)?;
    store_order(tx, &rows, &rows.ladder_after(game, result, absent))
}

/// Takes a person out of the order of a ladder.
pub(super) fn take_off_ladder(tx: &WriteTx<'_>, rows: &SeasonRows, number: u32) -> Result<(), StoreError> {
    tx.set_place(rows.season.id, number, None, 0)?;
    let mut order = rows.ladder_order();
    order.retain(|other| *other != number);
    store_order(tx, rows, &order)
}

/// Stores a changed order, with the places that each person has gained.
fn store_order(tx: &WriteTx<'_>, rows: &SeasonRows, order: &[u32]) -> Result<(), StoreError> {
    if order == rows.ladder_order() {
        return Ok(());
    }
    let places =
        rows.entries.iter().filter_map(|entry| Some((entry.seat?.number, (entry.placed?.0, entry.moved))));
    let before: BTreeMap<u32, (u32, i64)> = places.collect();
    for (place, number) in (1_u32..).zip(order) {
        let old = before.get(number).copied();
        let moved = old.map_or(0, |(old, _)| i64::from(old) - i64::from(place));
        if old != Some((place, moved)) {
            tx.set_place(rows.season.id, *number, Some(place), moved)?;
        }
    }
    Ok(())
}
