//! Tournament files.

use super::rows::LoadedSeason;
use crate::dice::{Commitment, Seed};
use crate::domain::tournament::{
    Drum, Entry, EntryState, SeasonPair, SeasonState, TournamentKind, lot_order,
};
use crate::domain::{Id, PersonName, ReservedNames, UserError};
use crate::gamefile::{
    FilePerson, RecordedPerson, RecordedSeasonGame, SeasonRecord, SeasonStatus, TournamentFile,
};
use crate::service::{Error, Tournaments};

/// Stands for the name of someone who deleted their data. The format is English in every language.
const DELETED: &str = "Deleted player";

/// Stands for an unknown name.
const UNKNOWN: &str = "-";

impl Tournaments {
    /// Returns the file of a season that has begun.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchTournament`], [`UserError::NoDraw`] for a ladder, and [`UserError::NotInThisState`] before the start.
    pub fn file(&self, season: Id, reserved: &ReservedNames) -> Result<String, Error> {
        let reading = self.core.store.begin_read()?;
        let loaded = LoadedSeason::find(&reading, season)?.ok_or(UserError::NoSuchTournament)?;
        let season = loaded.season();
        require_draw(&loaded)?;
        let (Some(begun), Some(sealed_at)) = (season.began, season.sealed) else {
            return Err(UserError::NotInThisState.into());
        };
        let seated: Vec<&Entry> = loaded.entries().iter().filter(|entry| entry.seat.is_some()).collect();
        let players: Vec<_> = seated.iter().filter_map(|entry| entry.player).collect();
        let names = PersonName::of_group(&reading.player_names(&players)?, reserved);
        let mut people: Vec<RecordedPerson> = seated
            .into_iter()
            .filter_map(|entry| {
                let seat = entry.seat?;
                let name = match entry.player {
                    None => DELETED.to_owned(),
                    Some(player) => {
                        names.get(&player).map_or_else(|| UNKNOWN.to_owned(), PersonName::in_file)
                    }
                };
                let seat = FilePerson {
                    number: seat.number,
                    ticket: seat.ticket,
                    lot: seat.lot,
                    division: seat.division,
                    rank: entry.placed.map(|(rank, _)| rank),
                    halves: entry.placed.map(|(_, halves)| halves),
                    status: match entry.state {
                        EntryState::In | EntryState::Reserve => SeasonStatus::In,
                        EntryState::Out => SeasonStatus::Out,
                        EntryState::Struck => SeasonStatus::Struck,
                    },
                    name,
                };
                Some(RecordedPerson { seat, player: entry.player })
            })
            .collect();
        people.sort_by_key(|person| person.seat.number);
        let games = loaded.games().iter().map(|game| RecordedSeasonGame {
            pair: game.pair,
            result: game.result(),
            game: game.game,
        });
        let over = season.state == SeasonState::Over;
        Ok(SeasonRecord {
            tournament: &loaded.tournament,
            id: season.id,
            number: season.number,
            begun,
            ended: season.ended.filter(|_| over),
            commitment: season.seed.commitment(),
            sealed_at,
            seed: Some(&season.seed).filter(|_| over),
            people,
            games: games.collect(),
        }
        .to_string())
    }
}

/// Fails for kinds without a draw.
const fn require_draw(loaded: &LoadedSeason) -> Result<(), UserError> {
    match loaded.rows.kind {
        TournamentKind::League { .. } | TournamentKind::Cup { .. } | TournamentKind::Swiss => Ok(()),
        TournamentKind::Ladder => Err(UserError::NoDraw),
    }
}

/// The proof of a season's draw, recomputed from its file.
#[derive(Clone, Debug)]
pub struct SeasonProof {
    pub tournament: String,
    pub number: u32,
    pub commitment: Commitment,
    /// The message that published the commitment.
    pub sealed_at: u64,
    pub seed: Seed,
    pub drum: String,
    /// In the order of the lots.
    pub draws: Vec<SeasonDraw>,
    pub pairs: Vec<(SeasonPair, [String; 2])>,
    /// The first mismatch.
    pub flaw: Option<String>,
}

/// A draw: one of the numbers left.
#[derive(Clone, Debug)]
pub struct SeasonDraw {
    /// Place of the number among those left, from 1.
    pub index: usize,
    pub options: usize,
    pub number: u32,
    pub name: String,
}

impl Tournaments {
    /// Verifies a season that is over.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchTournament`], [`UserError::NoDraw`] for a ladder, and
    /// [`UserError::SealedSeason`] before the end.
    pub fn proof(&self, season: Id, reserved: &ReservedNames) -> Result<SeasonProof, Error> {
        let loaded = {
            let reading = self.core.store.begin_read()?;
            LoadedSeason::find(&reading, season)?.ok_or(UserError::NoSuchTournament)?
        };
        let over = loaded.season();
        require_draw(&loaded)?;
        let (SeasonState::Over, Some(sealed_at)) = (over.state, over.sealed) else {
            return Err(UserError::SealedSeason.into());
        };
        let file =
            TournamentFile::read(&self.file(season, reserved)?).map_err(|_| UserError::NotInThisState)?;
        let name = |number: u32| {
            let person = file.people.iter().find(|person| person.number == number);
            person.map(|person| person.name.clone()).unwrap_or_default()
        };
        let verified = file.verify();
        if let Err(flaw) = &verified {
            tracing::error!(%season, %flaw, "verification of a season failed");
        }
        let tickets: Vec<u64> = file.people.iter().map(|person| person.ticket).collect();
        let drum = Drum::new(sealed_at.0, &tickets);
        let count = u32::try_from(file.people.len()).unwrap_or(u32::MAX);
        let mut left: Vec<u32> = (1..=count).collect();
        let draws = lot_order(&over.seed, &over.id.to_string(), &drum, count).into_iter().map(|number| {
            let options = left.len();
            let at = left.iter().position(|other| *other == number).unwrap_or_default();
            left.remove(at);
            SeasonDraw { index: at + 1, options, number, name: name(number) }
        });
        Ok(SeasonProof {
            tournament: loaded.tournament.name.clone(),
            number: over.number,
            commitment: over.seed.commitment(),
            sealed_at: sealed_at.0,
            seed: over.seed.clone(),
            drum: drum.to_string(),
            draws: draws.collect(),
            pairs: loaded.games().iter().map(|game| (game.pair, game.pair.seats().map(name))).collect(),
            flaw: verified.err().map(|flaw| flaw.to_string()),
        })
    }
}
