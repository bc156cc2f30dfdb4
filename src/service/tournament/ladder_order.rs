//! Moves people on a ladder. Results are stored in the transaction that ends a match, so this file needs
//! only the store.

use std::collections::BTreeMap;

use crate::domain::Id;
use crate::domain::tournament::{Season, SeasonGame, SeasonRows, TableResult, TournamentKind};
use crate::store::{ReadTx, StoreError, WriteTx};

/// Loads the rows of a season.
pub(super) fn season_rows(
    reading: &ReadTx<'_>,
    season: Season,
    kind: TournamentKind,
) -> Result<SeasonRows, StoreError> {
    let (entries, games) = (reading.entries(season.id)?, reading.season_games(season.id)?);
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
    tx.set_place(rows.season.id, number, None)?;
    let mut order = rows.ladder_order();
    order.retain(|other| *other != number);
    store_order(tx, rows, &order)
}

/// Stores the places that change.
fn store_order(tx: &WriteTx<'_>, rows: &SeasonRows, order: &[u32]) -> Result<(), StoreError> {
    let places = rows.entries.iter().filter_map(|entry| Some((entry.seat?.number, entry.placed?.0)));
    let before: BTreeMap<u32, u32> = places.collect();
    for (place, number) in (1..).zip(order) {
        if before.get(number) != Some(&place) {
            tx.set_place(rows.season.id, *number, Some(place))?;
        }
    }
    Ok(())
}
