//! Inputs that no tournament has.

use std::collections::BTreeSet;

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentError {
    #[error("{0} is listed twice")]
    Doubled(u32),
    #[error("{0} is not listed")]
    Unknown(u32),
    #[error("expected {least} to {most} people, found {found}")]
    Count { least: usize, most: usize, found: usize },
    #[error("{0} can't play against themselves")]
    Alone(u32),
    #[error("{0} didn't lose")]
    NotLoser(u32),
    #[error("pair {pair} of round {round} has no such open game")]
    NoGame { round: usize, pair: usize },
}

/// Checks that numbers are distinct, and returns them as a set.
pub(super) fn distinct(numbers: impl IntoIterator<Item = u32>) -> Result<BTreeSet<u32>, TournamentError> {
    let mut seen = BTreeSet::new();
    for number in numbers {
        if !seen.insert(number) {
            return Err(TournamentError::Doubled(number));
        }
    }
    Ok(seen)
}

pub(super) fn check_count(found: usize, least: usize, most: usize) -> Result<(), TournamentError> {
    if (least..=most).contains(&found) { Ok(()) } else { Err(TournamentError::Count { least, most, found }) }
}

/// Checks that all numbers are in `known`.
pub(super) fn check_known(
    numbers: impl IntoIterator<Item = u32>,
    known: &BTreeSet<u32>,
) -> Result<(), TournamentError> {
    match numbers.into_iter().find(|number| !known.contains(number)) {
        Some(number) => Err(TournamentError::Unknown(number)),
        None => Ok(()),
    }
}
