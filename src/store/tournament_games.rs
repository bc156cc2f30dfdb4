//! Games of seasons.

use super::sql::columns::RowRef;
use super::sql::params;
use super::sql::row::FoundRow;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::tournament::{
    LADDER_MEMORY_DAYS, LadderGame, SeasonGame, SeasonPair, TableResult, TournamentKind,
};
use crate::domain::{DAY_MS, Id, Timestamp};

const COLUMNS: &str = "season, division, round, first, second, due_ms, match, begun, result, decided, \
                       challenger, ended_at";

/// The start of a match's season, and the kind of its tournament.
pub(super) const SEASON_SPAN: &str = "SELECT season.began_at, tournament.kind, tournament.weeks FROM season
     JOIN tournament ON tournament.id = season.tournament WHERE season.id = ?1";

pub(super) fn game_of_match_sql() -> String {
    format!("SELECT {COLUMNS} FROM pairing WHERE match = ?1")
}

/// The games of a season whose end isn't stored: on a ladder the open ones, else all.
pub(super) fn open_games_sql() -> String {
    format!("SELECT {COLUMNS} FROM pairing INDEXED BY pairing_by_end WHERE season = ?1 AND ended_at IS NULL")
}

/// The games of the ladder `?1` that ended at most `?2` ms before the newest end.
pub(super) fn recent_games_sql() -> String {
    format!(
        "SELECT {COLUMNS} FROM pairing WHERE season = ?1
           AND ended_at >= (SELECT max(ended_at) FROM pairing WHERE season = ?1) - ?2"
    )
}

pub(super) const LAST_ENDED: &str =
    "SELECT max(ended_at) AS ended_at FROM pairing WHERE season = ?1 AND (first = ?2 OR second = ?2)";

pub(super) const LAST_ROUND: &str =
    "SELECT max(round) AS round FROM pairing WHERE season = ?1 AND division = ?2";

pub(super) const FIRST_SIDES: &str =
    "SELECT count(*) AS games FROM pairing WHERE season = ?1 AND division = ?2 AND first = ?3";

fn result(here: RowRef, row: &FoundRow<'_>, column: &'static str) -> Result<Option<TableResult>, StoreError> {
    let word: Option<String> = row.get(column)?;
    word.map(|word| TableResult::from_word(&word).ok_or(here.corrupt(column))).transpose()
}

fn game_from_row(row: &FoundRow<'_>) -> Result<SeasonGame, StoreError> {
    let here = RowRef { table: "pairing", id: row.get("season")? };
    let ended: Option<Timestamp> = row.get("ended_at")?;
    let challenger: Option<u32> = row.get("challenger")?;
    Ok(SeasonGame {
        pair: SeasonPair {
            division: row.get("division")?,
            round: row.get("round")?,
            first: row.get("first")?,
            second: row.get("second")?,
        },
        due_ms: row.get("due_ms")?,
        game: row.get("match")?,
        begun: row.get("begun")?,
        played: result(here, row, "result")?,
        decided: result(here, row, "decided")?,
        ladder: challenger.map(|challenger| LadderGame { challenger, ended }),
    })
}

impl ReadTx<'_> {
    /// Returns the games of a season, by division and round.
    pub fn season_games(&self, season: Id) -> Result<Vec<SeasonGame>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM pairing WHERE season = ?1 ORDER BY division, round, first, second"
        );
        self.rows(&sql, [season], game_from_row)
    }

    /// Returns the games of a season whose end isn't stored: on a ladder the open ones, else all.
    pub fn open_season_games(&self, season: Id) -> Result<Vec<SeasonGame>, StoreError> {
        self.rows(&open_games_sql(), [season], game_from_row)
    }

    /// Returns the games of a ladder on which its rules depend, by round: open ones, and those that
    /// ended less than [`LADDER_MEMORY_DAYS`] before the newest end.
    pub fn ladder_games(&self, season: Id) -> Result<Vec<SeasonGame>, StoreError> {
        let memory = LADDER_MEMORY_DAYS * DAY_MS;
        let mut games = self.rows(&recent_games_sql(), params![season, memory], game_from_row)?;
        games.extend(self.open_season_games(season)?);
        games.sort_unstable_by_key(|game| game.pair);
        Ok(games)
    }

    /// Returns when the last game of a person on a ladder ended.
    pub fn last_ladder_game(&self, season: Id, number: u32) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.row(LAST_ENDED, params![season, number], |row| row.get("ended_at"))?.flatten())
    }

    /// Returns the highest round of a division; 0 without games.
    pub fn last_round(&self, season: Id, division: u32) -> Result<u32, StoreError> {
        let last: Option<Option<u32>> =
            self.row(LAST_ROUND, params![season, division], |row| row.get("round"))?;
        Ok(last.flatten().unwrap_or(0))
    }

    /// Counts the games in which a person has the first side.
    pub fn first_sides(&self, season: Id, division: u32, number: u32) -> Result<u32, StoreError> {
        let found = self.row(FIRST_SIDES, params![season, division, number], |row| row.get("games"))?;
        Ok(found.unwrap_or(0))
    }

    pub fn season_game(&self, season: Id, pair: SeasonPair) -> Result<Option<SeasonGame>, StoreError> {
        let SeasonPair { division, round, first, second } = pair;
        let sql = format!(
            "SELECT {COLUMNS} FROM pairing
             WHERE season = ?1 AND division = ?2 AND round = ?3 AND first = ?4 AND second = ?5"
        );
        self.row(&sql, params![season, division, round, first, second], game_from_row)
    }

    /// Returns the game of a season that a match plays; `None` also if the game began again.
    pub fn game_of_match(&self, match_id: Id) -> Result<Option<SeasonGame>, StoreError> {
        self.row(&game_of_match_sql(), [match_id], game_from_row)
    }

    /// Returns when a season began, and the kind of its tournament; `None` before it began.
    pub fn season_span(&self, season: Id) -> Result<Option<(Timestamp, TournamentKind)>, StoreError> {
        let span = self.row(SEASON_SPAN, [season], |row| {
            let kind = TournamentKind::from_stored(&row.get::<_, String>("kind")?, row.get("weeks")?);
            let here = RowRef { table: "season", id: season };
            Ok((row.get::<_, Option<Timestamp>>("began_at")?, kind.ok_or(here.corrupt("kind"))?))
        })?;
        Ok(span.and_then(|(began, kind)| Some((began?, kind))))
    }
}

impl WriteTx<'_> {
    pub fn insert_season_game(&self, season: Id, game: &SeasonGame) -> Result<(), StoreError> {
        let SeasonPair { division, round, first, second } = game.pair;
        self.execute(
            "INSERT INTO pairing (season, division, round, first, second, due_ms, challenger)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            params![
                season,
                division,
                round,
                first,
                second,
                game.due_ms,
                game.ladder.map(|ladder| ladder.challenger),
            ],
        )?;
        Ok(())
    }

    /// Links a game to its match. Returns `false` if it has one or a result.
    pub fn link_match(&self, season: Id, pair: SeasonPair, match_id: Id) -> Result<bool, StoreError> {
        let SeasonPair { division, round, first, second } = pair;
        let linked = self.execute(
            "UPDATE pairing SET match = ?6, begun = begun + 1
             WHERE season = ?1 AND division = ?2 AND round = ?3 AND first = ?4 AND second = ?5
               AND match IS NULL AND result IS NULL AND decided IS NULL",
            params![season, division, round, first, second, match_id],
        )?;
        Ok(linked == 1)
    }

    /// Stores the match and the results of a game.
    pub fn update_season_game(&self, season: Id, game: &SeasonGame) -> Result<(), StoreError> {
        let SeasonPair { division, round, first, second } = game.pair;
        self.execute(
            "UPDATE pairing SET match = ?6, result = ?7, decided = ?8, ended_at = ?9
             WHERE season = ?1 AND division = ?2 AND round = ?3 AND first = ?4 AND second = ?5",
            params![
                season,
                division,
                round,
                first,
                second,
                game.game,
                game.played.map(TableResult::word),
                game.decided.map(TableResult::word),
                game.ladder.and_then(|ladder| ladder.ended),
            ],
        )?;
        Ok(())
    }
}
