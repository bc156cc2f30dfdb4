//! Swiss tournaments: pairings, and the places at the end.

use super::rows::LoadedSeason;
use crate::domain::tournament::{Entry, Season, SeasonStep, SwissDraw, SwissPairs};
use crate::domain::{Id, StatusSubject, Timestamp, UserError};
use crate::service::Error;
use crate::service::core::Core;
use crate::store::{LockRoot, StoreError, WriteTx};

impl Core {
    /// Pairs the free people of a Swiss tournament. Computes the pairs without the season's lock, and
    /// drops them if the season has changed since.
    pub(super) fn pair_swiss(&self, season: Id, now: Timestamp) -> Result<(), Error> {
        let draw = {
            let reading = self.store.begin_read()?;
            let Some(loaded) = LoadedSeason::find(&reading, season)? else { return Ok(()) };
            let Some(draw) = loaded.rows.swiss_draw(&loaded.now(self, &reading, now)?) else { return Ok(()) };
            draw
        };
        let pairs = draw.pair().map_err(|_| UserError::NotInThisState)?;
        let tx = self.store.begin_write()?;
        tx.lock(&[LockRoot::Season(season)])?;
        let Some(loaded) = self.still_due(&tx, season, SeasonStep::Pair, now)? else { return Ok(()) };
        if loaded.rows.swiss_draw(&loaded.now(self, &tx, now)?).as_ref() != Some(&draw) {
            // Another plan follows.
            return Ok(());
        }
        store_pairs(&tx, &loaded, &draw, &pairs, now)?;
        tx.request_status(StatusSubject::Season(season), now)?;
        Ok(tx.commit()?)
    }
}

fn store_pairs(
    tx: &WriteTx<'_>,
    loaded: &LoadedSeason,
    draw: &SwissDraw,
    pairs: &[SwissPairs],
    now: Timestamp,
) -> Result<(), StoreError> {
    let season = loaded.season();
    for game in loaded.rows.swiss_games(pairs, now) {
        tx.insert_season_game(season.id, &game)?;
    }
    for number in pairs.iter().flat_map(|group| &group.out) {
        let Some(entry) = loaded.rows.of_seat(*number) else { continue };
        let (byes, waits) = (entry.byes, entry.waits);
        let left_out = if draw.is_final {
            Entry { byes: byes + 1, ..entry.clone() }
        } else {
            Entry { waits: waits + 1, ..entry.clone() }
        };
        tx.update_entry(season.id, &left_out)?;
    }
    tx.update_season(&Season { paired: draw.day, ..season.clone() })
}

/// The people of a Swiss tournament with their places at the end.
pub(super) fn ranked(loaded: &LoadedSeason) -> Result<Vec<Entry>, UserError> {
    let swiss = loaded.rows.swiss().map_err(|_| UserError::NotInThisState)?;
    let place = |entry: &Entry| {
        let number = entry.seat?.number;
        let row = swiss.table.iter().find(|row| row.number == number)?;
        Some(Entry { placed: Some((row.rank, row.halves)), ..entry.clone() })
    };
    Ok(loaded.entries().iter().filter_map(place).collect())
}
