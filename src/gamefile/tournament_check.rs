//! Verifies a season: its seal, its lots and, in a league, its pairings and tables.

use std::collections::{BTreeMap, BTreeSet};

use super::tournament_file::{FilePerson, SeasonStatus, TournamentFile};
use crate::dice::Seed;
use crate::domain::tournament::{
    Drum, TableGame, TableKind, TablePerson, TournamentError, league_rounds, lot_order, standings,
};

/// The first error of a season.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeasonFlaw {
    #[error("the season isn't over, so its seed is still sealed")]
    Sealed,
    #[error("the seed doesn't match its commitment")]
    Seed,
    #[error("person {0} should have another number: numbers follow the tickets")]
    Number(u32),
    #[error("person {number} has lot {lot}, but drew {drawn}")]
    Lot { number: u32, lot: u32, drawn: u32 },
    #[error("division {division}: {error}")]
    Division { division: u32, error: TournamentError },
    #[error("division {0} has no people")]
    NoDivision(u32),
    #[error("division {division}, round {round}: {first} and {second} aren't paired like this")]
    Pairing { division: u32, round: u32, first: u32, second: u32 },
    #[error("division {division} lacks {missing} of its games")]
    MissingGames { division: u32, missing: usize },
    #[error("the game of {first} and {second} has no result")]
    NoResult { first: u32, second: u32 },
    #[error("person {number} has {expected} halves and rank {rank}")]
    Table { number: u32, expected: u32, rank: u32 },
    #[error("person {0} is struck and has no place in the table")]
    Struck(u32),
}

/// The draws of a verified season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifiedSeason {
    pub seed: Seed,
    pub drum: Drum,
    /// Numbers of the people in the order of their lots.
    pub lots: Vec<u32>,
}

impl TournamentFile {
    /// Verifies the season.
    ///
    /// # Errors
    ///
    /// The first [`SeasonFlaw`].
    pub fn verify(&self) -> Result<VerifiedSeason, SeasonFlaw> {
        let seed = self.seed.as_ref().filter(|_| self.is_over).ok_or(SeasonFlaw::Sealed)?;
        if seed.commitment() != self.commitment {
            return Err(SeasonFlaw::Seed);
        }
        let mut tickets = Vec::new();
        for (expected, person) in (1..).zip(&self.people) {
            if person.number != expected || tickets.last().is_some_and(|last| *last >= person.ticket) {
                return Err(SeasonFlaw::Number(person.number));
            }
            tickets.push(person.ticket);
        }
        let drum = Drum::new(self.sealed_at, &tickets);
        let lots = lot_order(seed, &self.season, &drum, u32::try_from(self.people.len()).unwrap_or(u32::MAX));
        for (drawn, number) in (1..).zip(&lots) {
            let lot = self.people[*number as usize - 1].lot;
            if lot != drawn {
                return Err(SeasonFlaw::Lot { number: *number, lot, drawn });
            }
        }
        if self.is_league {
            self.verify_divisions()?;
        }
        Ok(VerifiedSeason { seed: seed.clone(), drum, lots })
    }

    fn verify_divisions(&self) -> Result<(), SeasonFlaw> {
        let mut divisions: BTreeMap<u32, Vec<&FilePerson>> = BTreeMap::new();
        for person in &self.people {
            divisions.entry(person.division).or_default().push(person);
        }
        if let Some(entry) = self.games.iter().find(|entry| !divisions.contains_key(&entry.division)) {
            return Err(SeasonFlaw::NoDivision(entry.division));
        }
        for (division, mut people) in divisions {
            people.sort_by_key(|person| person.lot);
            self.verify_pairings(division, &people)?;
            self.verify_table(division, &people)?;
        }
        Ok(())
    }

    /// `people` are sorted by lot.
    fn verify_pairings(&self, division: u32, people: &[&FilePerson]) -> Result<(), SeasonFlaw> {
        let count = u32::try_from(people.len()).unwrap_or(u32::MAX);
        // The season's length doesn't matter for the pairings.
        let rounds = league_rounds(count, 0).map_err(|error| SeasonFlaw::Division { division, error })?;
        let number = |lot: u32| people[lot as usize - 1].number;
        let mut paired: BTreeSet<(u32, u32, u32)> = (1..)
            .zip(&rounds)
            .flat_map(|(round, games)| {
                games.games.iter().map(move |game| (round, number(game.first), number(game.second)))
            })
            .collect();
        let struck: BTreeSet<u32> = people
            .iter()
            .filter(|person| person.status == SeasonStatus::Struck)
            .map(|person| person.number)
            .collect();
        for entry in self.games.iter().filter(|entry| entry.division == division) {
            let TableGame { first, second, result } = entry.game;
            let round = entry.round;
            if !paired.remove(&(round, first, second)) {
                return Err(SeasonFlaw::Pairing { division, round, first, second });
            }
            if result.is_none() && !struck.contains(&first) && !struck.contains(&second) {
                return Err(SeasonFlaw::NoResult { first, second });
            }
        }
        match paired.len() {
            0 => Ok(()),
            missing => Err(SeasonFlaw::MissingGames { division, missing }),
        }
    }

    fn verify_table(&self, division: u32, people: &[&FilePerson]) -> Result<(), SeasonFlaw> {
        let rows: Vec<_> = people
            .iter()
            .map(|person| TablePerson {
                number: person.number,
                lot: person.lot,
                struck: person.status == SeasonStatus::Struck,
            })
            .collect();
        let games = self.games.iter().filter(|entry| entry.division == division);
        let games: Vec<_> = games.map(|entry| entry.game).collect();
        let table = standings(TableKind::League, &rows, &games, &[])
            .map_err(|error| SeasonFlaw::Division { division, error })?;
        for person in people {
            match table.iter().find(|row| row.number == person.number) {
                Some(row) if (person.halves, person.rank) != (Some(row.halves), Some(row.rank)) => {
                    return Err(SeasonFlaw::Table {
                        number: row.number,
                        expected: row.halves,
                        rank: row.rank,
                    });
                }
                None if person.halves.is_some() || person.rank.is_some() => {
                    return Err(SeasonFlaw::Struck(person.number));
                }
                _ => {}
            }
        }
        Ok(())
    }
}
