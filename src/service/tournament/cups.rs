//! Cups: the games of pairs, and the places at the end.

use super::rows::LoadedSeason;
use crate::domain::tournament::{Drum, Entry, decider};
use crate::domain::{StatusSubject, Timestamp, UserError};
use crate::service::Error;
use crate::service::core::Core;
use crate::store::WriteTx;

impl Core {
    /// Adds the games of a cup that are due: of pairs that are known, and deciding ones.
    pub(super) fn pair_cup(tx: &WriteTx<'_>, loaded: &LoadedSeason, now: Timestamp) -> Result<(), Error> {
        let season = loaded.season();
        let sealed = season.sealed.ok_or(UserError::NotInThisState)?;
        let seats = loaded.entries().iter().filter_map(|entry| entry.seat);
        let drum = Drum::new(sealed.0, &seats.map(|seat| seat.ticket).collect::<Vec<_>>());
        let id = season.id.to_string();
        let upper_first = |round, pair| decider(&season.seed, &id, &drum, round, pair);
        for game in loaded.rows.missing_cup_games(&upper_first) {
            tx.insert_season_game(season.id, &game)?;
        }
        Ok(tx.request_status(StatusSubject::Season(season.id), now)?)
    }
}

/// The people of a cup with their places at the end.
pub(super) fn placed(loaded: &LoadedSeason) -> Vec<Entry> {
    let places = loaded.rows.cup_places();
    let place = |entry: &Entry| {
        let number = entry.seat?.number;
        Some(Entry { placed: places.get(&number).copied(), ..entry.clone() })
    };
    loaded.entries().iter().filter_map(place).collect()
}
