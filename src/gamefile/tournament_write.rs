//! Writes tournament files.

use std::fmt;

use super::tournament_file::{END, SeasonStatus, TOURNAMENT_TITLE};
use super::{time, tournament_file::FilePerson};
use crate::dice::{Commitment, Seed};
use crate::domain::tournament::{SeasonPair, TableResult, Tournament};
use crate::domain::{Id, MessageId, PlayerId, Timestamp};

/// A season to be written. Names are in the form for files.
#[derive(Clone, Debug)]
pub struct SeasonRecord<'a> {
    pub tournament: &'a Tournament,
    pub id: Id,
    pub number: u32,
    pub begun: Timestamp,
    pub ended: Option<Timestamp>,
    pub commitment: Commitment,
    pub sealed_at: MessageId,
    /// Once the season is over.
    pub seed: Option<&'a Seed>,
    /// By number.
    pub people: Vec<RecordedPerson>,
    pub games: Vec<RecordedSeasonGame>,
}

/// The seat of a season with its person; `None` once their data is deleted.
#[derive(Clone, Debug)]
pub struct RecordedPerson {
    pub seat: FilePerson,
    pub player: Option<PlayerId>,
}

#[derive(Clone, Copy, Debug)]
pub struct RecordedSeasonGame {
    pub pair: SeasonPair,
    pub result: Option<TableResult>,
    pub game: Option<Id>,
}

/// A value, or `-`.
fn or_dash(value: Option<impl fmt::Display>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}

impl fmt::Display for SeasonRecord<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tournament = self.tournament;
        let (kind, _) = tournament.kind.stored();
        writeln!(f, "{TOURNAMENT_TITLE}\nkind: {kind}\nname: {}", tournament.name)?;
        writeln!(f, "game: {}\nsetup: {}", tournament.game.info().name, tournament.setup)?;
        writeln!(f, "id: {}\nseason: {}\nplace: server {}", self.id, self.number, tournament.guild)?;
        writeln!(f, "begun: {}", time::print_seconds(self.begun))?;
        if let Some(ended) = self.ended {
            writeln!(f, "ended: {}", time::print_seconds(ended))?;
        }
        let days = tournament.kind.weeks().unwrap_or_default() * 7;
        writeln!(f, "days: {days}\nbudget: {}", tournament.pace.budget_days())?;
        writeln!(f, "commitment: {}\nsealed-at: {}", self.commitment, self.sealed_at)?;
        if let Some(seed) = self.seed {
            writeln!(f, "seed: {}", seed.open())?;
        }
        writeln!(f, "\npeople: {}", self.people.len())?;
        for RecordedPerson { seat, player } in &self.people {
            let status = match seat.status {
                SeasonStatus::In => "in",
                SeasonStatus::Out => "out",
                SeasonStatus::Struck => "struck",
            };
            writeln!(
                f,
                "{} {} {} {} {} {} {status} {} {}",
                seat.number,
                seat.ticket,
                seat.lot,
                seat.division,
                or_dash(seat.rank),
                or_dash(seat.halves),
                or_dash(*player),
                seat.name,
            )?;
        }
        writeln!(f, "\ngames: {}", self.games.len())?;
        for RecordedSeasonGame { pair, result, game } in &self.games {
            let SeasonPair { division, round, first, second } = pair;
            let result = result.map_or("*", TableResult::word);
            writeln!(f, "{division} {round} {first} {second} {result} {}", or_dash(*game))?;
        }
        writeln!(f, "{END}")
    }
}
