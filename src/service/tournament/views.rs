//! Seasons as everybody may see them: without the seed until it is opened.

use super::closing::table_person;
use super::ladder_order::season_rows;
use super::ladders;
use super::rows::{LoadedSeason, newest, require_here, season_clock};
use super::starting::stayed;
use crate::dice::{Commitment, Seed};
use crate::domain::tournament::{
    Cup, Entry, EntryState, Movement, PossibleRanks, Season, SeasonGame, SeasonPair, SeasonRows, SeasonState,
    Swiss, TableGame, TableKind, Tournament, TournamentError, TournamentKind, movement, possible_ranks,
    standings,
};
use crate::domain::{GuildId, Id, MessageId, PlayerId, Timestamp, UserError};
use crate::service::{Caller, Error, Tournaments};
use crate::store::{ReadTx, StoreError};
use sealed_move_rules::Side;

/// A season as everybody may see it.
#[derive(Clone, Debug)]
pub struct SeasonView {
    pub tournament: Tournament,
    pub id: Id,
    pub number: u32,
    pub state: SeasonState,
    /// The published hash of the seed.
    pub commitment: Commitment,
    /// The message that published it.
    pub sealed: Option<MessageId>,
    /// Once the season is over.
    pub seed: Option<Seed>,
    /// The newest status message.
    pub message: Option<MessageId>,
    /// When it starts or started; `None` while the bot is out of the server.
    pub starts: Option<Timestamp>,
    /// When it ends, as far as it is known.
    pub ends: Option<Timestamp>,
    pub began: Option<Timestamp>,
    pub ended: Option<Timestamp>,
    /// The current week of the season, from 1.
    pub week: Option<i64>,
    /// In order of the tickets.
    pub entries: Vec<Entry>,
    /// The highest division first.
    pub divisions: Vec<DivisionTable>,
    /// The bracket of a cup that has begun.
    pub cup: Option<Cup>,
    /// The table of a Swiss tournament that has begun.
    pub swiss: Option<Swiss>,
}

/// A tournament with the number and the state of its newest season, for labels and choices.
#[derive(Clone, Debug)]
pub struct TournamentHead {
    pub tournament: Tournament,
    pub number: u32,
    pub state: SeasonState,
}

#[derive(Clone, Debug)]
pub struct DivisionTable {
    /// From 1.
    pub number: u32,
    /// By rank; struck people are last.
    pub rows: Vec<TableRow>,
    pub games: Vec<SeasonGame>,
}

/// A person of a table.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// The number of the seat.
    pub number: u32,
    /// `None` once their data is deleted.
    pub player: Option<PlayerId>,
    pub state: EntryState,
    /// `None` if struck.
    pub place: Option<Place>,
}

/// The place of a match in a tournament.
#[derive(Clone, Debug)]
pub struct SeasonPlace {
    /// The name of the tournament.
    pub tournament: String,
    /// The number of the season.
    pub season: u32,
    /// `None` if the game begins again with another match.
    pub pair: Option<SeasonPair>,
    /// On a ladder.
    pub ladder: Option<LadderPlace>,
    /// In a cup.
    pub cup: Option<CupPlace>,
    /// Number of rounds of a Swiss tournament.
    pub swiss_rounds: Option<u32>,
}

/// A match in a cup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CupPlace {
    /// Number of pairs in the round: 1 in the final.
    pub pairs: usize,
    /// If it decides a pair that was level: the person on the second side, whom a draw sends on. `None`
    /// inside once their data is deleted.
    pub decider: Option<Option<PlayerId>>,
}

/// A match on a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderPlace {
    /// The people by side. `None` once their data is deleted.
    pub players: [Option<PlayerId>; 2],
    pub challenger: Side,
    /// The places now. `None` if they are off the ladder.
    pub places: [Option<u32>; 2],
}

/// The place of a person in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub rank: u32,
    pub halves: u32,
    pub late: u32,
    /// Best and worst rank that is still possible by points.
    pub possible: [u32; 2],
    /// Whether this rank is promoted or relegated.
    pub movement: Option<Movement>,
    /// On a ladder: places gained by the newest change of the order; negative if lost.
    pub moved: i64,
}

impl SeasonView {
    /// The people who are in or wait for a seat, in order of their tickets.
    pub fn people(&self, state: EntryState) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.state == state)
    }

    /// The entry of a person.
    #[must_use]
    pub fn entry_of(&self, player: PlayerId) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.player == Some(player))
    }

    /// Whether someone has no more games in a cup.
    #[must_use]
    pub fn is_done_in_cup(&self, entry: &Entry) -> bool {
        self.cup.as_ref().zip(entry.seat).is_some_and(|(cup, seat)| cup.is_done(seat.number))
    }

    /// The division that someone plays in.
    #[must_use]
    pub fn division_of(&self, player: PlayerId) -> Option<&DivisionTable> {
        let number = self.entry_of(player)?.seat?.division;
        self.divisions.iter().find(|division| division.number == number)
    }
}

impl DivisionTable {
    /// Number of games with a result, and of all games. Leaves out games of struck people.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let counted = self.counted();
        (counted.iter().filter(|game| game.result().is_some()).count(), counted.len())
    }

    fn counted(&self) -> Vec<&SeasonGame> {
        let struck =
            |number: u32| self.rows.iter().any(|row| row.number == number && row.state == EntryState::Struck);
        self.games.iter().filter(|game| !game.pair.seats().into_iter().any(struck)).collect()
    }

    /// The people of a game, first side first.
    #[must_use]
    pub fn row(&self, number: u32) -> Option<&TableRow> {
        self.rows.iter().find(|row| row.number == number)
    }
}

impl Tournaments {
    /// Returns the tournaments of a server with their newest seasons, the newest first.
    pub fn list(&self, guild: GuildId, now: Timestamp) -> Result<Vec<SeasonView>, Error> {
        let reading = self.core.store.begin_read()?;
        let mut found = Vec::new();
        for tournament in reading.tournaments_in(guild)?.into_iter().rev() {
            let Some(season) = reading.newest_season(tournament.id)? else { continue };
            if let Some(loaded) = LoadedSeason::find(&reading, season.id)? {
                found.push(view(&reading, &loaded, now)?);
            }
        }
        Ok(found)
    }

    /// Returns the tournaments of a server without their people and games, the newest first.
    pub fn heads(&self, guild: GuildId) -> Result<Vec<TournamentHead>, Error> {
        let reading = self.core.store.begin_read()?;
        let mut found = Vec::new();
        for tournament in reading.tournaments_in(guild)?.into_iter().rev() {
            let season = reading.newest_season(tournament.id)?;
            found.extend(season.map(|Season { number, state, .. }| TournamentHead {
                tournament,
                number,
                state,
            }));
        }
        Ok(found)
    }

    /// Whether a server has tournaments.
    pub fn exist_in(&self, guild: GuildId) -> Result<bool, Error> {
        Ok(!self.core.store.begin_read()?.tournaments_in(guild)?.is_empty())
    }

    /// Returns the newest season of a tournament of the caller's server.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchTournament`].
    pub fn newest(&self, caller: &Caller, tournament: Id) -> Result<SeasonView, Error> {
        let reading = self.core.store.begin_read()?;
        view(&reading, &newest(&reading, tournament, caller)?, caller.now)
    }

    /// Returns a season by its number.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchTournament`].
    pub fn numbered(&self, caller: &Caller, tournament: Id, number: u32) -> Result<SeasonView, Error> {
        let reading = self.core.store.begin_read()?;
        let season = reading.season_by_number(tournament, number)?.ok_or(UserError::NoSuchTournament)?;
        let loaded = LoadedSeason::find(&reading, season.id)?.ok_or(UserError::NoSuchTournament)?;
        require_here(&reading, &loaded.tournament, caller)?;
        view(&reading, &loaded, caller.now)
    }

    /// Returns a season, in any server.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchTournament`] once its server was deleted.
    pub fn season(&self, id: Id, now: Timestamp) -> Result<SeasonView, Error> {
        let reading = self.core.store.begin_read()?;
        let loaded = LoadedSeason::find(&reading, id)?.ok_or(UserError::NoSuchTournament)?;
        view(&reading, &loaded, now)
    }

    /// Returns the place of a match in its tournament; `None` for other matches.
    pub fn place_of(&self, game: Id) -> Result<Option<SeasonPlace>, Error> {
        let reading = self.core.store.begin_read()?;
        let season = reading.match_summary(game)?.and_then(|found| found.season);
        let season = season.map(|season| reading.season(season)).transpose()?.flatten();
        let Some(season) = season else { return Ok(None) };
        let tournament = reading.tournament(season.tournament)?;
        let played = reading.game_of_match(game)?;
        let ladder = played.map(|played| ladder_place(&reading, season.id, &played)).transpose()?.flatten();
        let (mut cup, mut swiss_rounds) = (None, None);
        match tournament.as_ref().map(|found| found.kind) {
            Some(kind @ TournamentKind::Cup { .. }) => {
                let rows = season_rows(&reading, season.clone(), kind)?;
                cup = played.and_then(|played| cup_place(&rows, played.pair));
            }
            Some(TournamentKind::Swiss) => {
                swiss_rounds =
                    Some(season_rows(&reading, season.clone(), TournamentKind::Swiss)?.swiss_rounds());
            }
            Some(TournamentKind::League { .. } | TournamentKind::Ladder) | None => {}
        }
        Ok(tournament.map(|found| SeasonPlace {
            tournament: found.name,
            season: season.number,
            pair: played.map(|played| played.pair),
            ladder,
            cup,
            swiss_rounds,
        }))
    }

    /// Returns the server of a season or act; `None` once it was deleted.
    pub fn guild_of(&self, season: Id) -> Result<Option<GuildId>, Error> {
        let reading = self.core.store.begin_read()?;
        let season = match reading.act(season)? {
            Some(act) => act.season,
            None => season,
        };
        let found = reading.season(season)?;
        let tournament = found.map(|found| reading.tournament(found.tournament)).transpose()?.flatten();
        Ok(tournament.map(|tournament| tournament.guild))
    }

    /// Returns the people of a season who stayed in after the one before, in order of their tickets.
    pub fn stayed(&self, id: Id) -> Result<Vec<PlayerId>, Error> {
        let reading = self.core.store.begin_read()?;
        let loaded = LoadedSeason::find(&reading, id)?.ok_or(UserError::NoSuchTournament)?;
        Ok(stayed(&reading, &loaded)?)
    }
}

fn cup_place(rows: &SeasonRows, pair: SeasonPair) -> Option<CupPlace> {
    let cup = rows.cup();
    let round = cup.rounds.get((pair.round as usize).checked_sub(1)?)?;
    let second = || rows.of_seat(pair.second).and_then(|entry| entry.player);
    Some(CupPlace { pairs: round.len(), decider: pair.is_decider().then(second) })
}

/// The people of a ladder's game; `None` in a league.
fn ladder_place(
    reading: &ReadTx<'_>,
    season: Id,
    played: &SeasonGame,
) -> Result<Option<LadderPlace>, StoreError> {
    let Some(ladder) = played.ladder else { return Ok(None) };
    let entries = reading.entries(season)?;
    let of = |number: u32| entries.iter().find(|entry| entry.seat.is_some_and(|seat| seat.number == number));
    let found = played.pair.seats().map(of);
    let challenger = if played.pair.first == ladder.challenger { Side::First } else { Side::Second };
    Ok(Some(LadderPlace {
        players: found.map(|entry| entry?.player),
        challenger,
        places: found.map(|entry| entry?.placed.map(|(place, _)| place)),
    }))
}

fn view(reading: &ReadTx<'_>, loaded: &LoadedSeason, now: Timestamp) -> Result<SeasonView, Error> {
    let season = loaded.season();
    let clock = season_clock(reading, loaded.tournament.guild, season.opened)?;
    let swiss = loaded.rows.is_begun_swiss().then(|| loaded.rows.swiss()).transpose();
    let swiss = swiss.map_err(|_| UserError::NotInThisState)?;
    let tables = match &swiss {
        Some(swiss) => vec![swiss_table(loaded, swiss)],
        None => tables(loaded).map_err(|_| UserError::NotInThisState)?,
    };
    Ok(SeasonView {
        tournament: loaded.tournament.clone(),
        id: season.id,
        number: season.number,
        state: season.state,
        commitment: season.seed.commitment(),
        sealed: season.sealed,
        seed: (season.state == SeasonState::Over).then(|| season.seed.clone()),
        message: season.message,
        starts: loaded.rows.begins(&clock),
        ends: loaded.rows.ends(&clock),
        began: season.began,
        ended: season.ended,
        week: loaded.rows.week(&clock, now),
        entries: loaded.entries().to_vec(),
        divisions: tables,
        cup: loaded.rows.is_begun_cup().then(|| loaded.rows.cup()),
        swiss,
    })
}

/// The tables of a season's divisions. A ladder or cup is one table by place.
fn tables(loaded: &LoadedSeason) -> Result<Vec<DivisionTable>, TournamentError> {
    match loaded.rows.kind {
        TournamentKind::League { .. } => {}
        TournamentKind::Ladder => return Ok(vec![placed_table(loaded)]),
        TournamentKind::Cup { .. } if !loaded.rows.is_begun_cup() => return Ok(Vec::new()),
        TournamentKind::Swiss => return Ok(Vec::new()),
        TournamentKind::Cup { .. } => return Ok(vec![placed_table(loaded)]),
    }
    let divisions = loaded.entries().iter().filter_map(|entry| entry.seat).map(|seat| seat.division);
    let count = divisions.max().unwrap_or(0);
    let size = |division: u32| {
        loaded
            .entries()
            .iter()
            .filter_map(|entry| entry.seat)
            .filter(|seat| seat.division == division)
            .count()
    };
    let sizes: Vec<usize> = (1..=count).map(size).collect();
    (1..=count).map(|division| table(loaded, division, &sizes)).collect()
}

/// The people of a Swiss tournament by rank, then struck ones.
fn swiss_table(loaded: &LoadedSeason, swiss: &Swiss) -> DivisionTable {
    let row = |entry: &Entry| {
        let number = entry.seat?.number;
        let place = swiss.table.iter().find(|row| row.number == number).map(|row| Place {
            rank: row.rank,
            halves: row.halves,
            late: row.late,
            possible: [row.rank; 2],
            movement: None,
            moved: 0,
        });
        Some(TableRow { number, player: entry.player, state: entry.state, place })
    };
    let rows = sorted(loaded.entries().iter().filter_map(row).collect());
    DivisionTable { number: ladders::DIVISION, rows, games: loaded.games().to_vec() }
}

/// Sorts by rank, people without a rank last.
fn sorted(mut rows: Vec<TableRow>) -> Vec<TableRow> {
    rows.sort_by_key(|row| (row.place.map_or(u32::MAX, |place| place.rank), row.number));
    rows
}

/// The people of a ladder or cup by place, then those without one.
fn placed_table(loaded: &LoadedSeason) -> DivisionTable {
    let is_placed =
        |entry: &Entry| loaded.rows.kind != TournamentKind::Ladder || entry.state == EntryState::In;
    let row = |entry: &Entry| {
        let place = entry.placed.filter(|_| is_placed(entry)).map(|(rank, halves)| Place {
            rank,
            halves,
            late: 0,
            possible: [rank; 2],
            movement: None,
            moved: entry.moved,
        });
        let number = entry.seat?.number;
        Some(TableRow { number, player: entry.player, state: entry.state, place })
    };
    let rows = sorted(loaded.entries().iter().filter_map(row).collect());
    DivisionTable { number: ladders::DIVISION, rows, games: loaded.games().to_vec() }
}

fn table(loaded: &LoadedSeason, division: u32, sizes: &[usize]) -> Result<DivisionTable, TournamentError> {
    let seated = |entry: &&Entry| entry.seat.is_some_and(|seat| seat.division == division);
    let entries: Vec<&Entry> = loaded.entries().iter().filter(seated).collect();
    let people: Vec<_> = entries.iter().filter_map(|entry| table_person(entry)).collect();
    let games: Vec<SeasonGame> =
        loaded.games().iter().filter(|game| game.pair.division == division).copied().collect();
    let of_table: Vec<TableGame> = games.iter().map(SeasonGame::table_game).collect();
    let standings = standings(TableKind::League, &people, &of_table, &[])?;
    let ranks = possible_ranks(&people, &of_table)?;
    let possible = |number: u32| {
        let found = ranks.iter().find(|ranks| ranks.number == number);
        found.map_or([1, people.len() as u32], |PossibleRanks { best, worst, .. }| [*best, *worst])
    };
    // Before the first result, ranks are just the order of the draw.
    let has_results = games.iter().any(|game| game.result().is_some());
    let place = |number: u32| {
        let row = standings.iter().find(|row| row.number == number)?;
        let movement = movement(sizes, division as usize - 1, row.rank as usize - 1).filter(|_| has_results);
        let (rank, halves, late) = (row.rank, row.halves, row.late);
        Some(Place { rank, halves, late, possible: possible(number), movement, moved: 0 })
    };
    let rows: Vec<TableRow> = entries
        .iter()
        .filter_map(|entry| {
            let number = entry.seat?.number;
            Some(TableRow { number, player: entry.player, state: entry.state, place: place(number) })
        })
        .collect();
    Ok(DivisionTable { number: division, rows: sorted(rows), games })
}
