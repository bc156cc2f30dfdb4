//! Games of seasons.

use super::sql::columns::RowRef;
use super::sql::params;
use super::sql::row::FoundRow;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::tournament::{SeasonGame, SeasonPair, TableResult};
use crate::domain::{Id, Timestamp};

const COLUMNS: &str = "season, division, round, first, second, due_ms, match, begun, result, decided";

/// The start and the weeks of a match's season.
pub(super) const SEASON_SPAN: &str = "SELECT season.began_at, tournament.weeks FROM season
     JOIN tournament ON tournament.id = season.tournament WHERE season.id = ?1";

pub(super) fn game_of_match_sql() -> String {
    format!("SELECT {COLUMNS} FROM pairing WHERE match = ?1")
}

fn result(here: RowRef, row: &FoundRow<'_>, column: &'static str) -> Result<Option<TableResult>, StoreError> {
    let word: Option<String> = row.get(column)?;
    word.map(|word| TableResult::from_word(&word).ok_or(here.corrupt(column))).transpose()
}

fn game_from_row(row: &FoundRow<'_>) -> Result<SeasonGame, StoreError> {
    let here = RowRef { table: "pairing", id: row.get("season")? };
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

    /// Returns when a season began and how many weeks it takes; `None` before it began.
    pub fn season_span(&self, season: Id) -> Result<Option<(Timestamp, u32)>, StoreError> {
        let span = self.row(SEASON_SPAN, [season], |row| {
            Ok((row.get::<_, Option<Timestamp>>("began_at")?, row.get("weeks")?))
        })?;
        Ok(span.and_then(|(began, weeks)| Some((began?, weeks))))
    }
}

impl WriteTx<'_> {
    pub fn insert_season_game(&self, season: Id, game: &SeasonGame) -> Result<(), StoreError> {
        let SeasonPair { division, round, first, second } = game.pair;
        self.execute(
            "INSERT INTO pairing (season, division, round, first, second, due_ms) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![season, division, round, first, second, game.due_ms],
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
            "UPDATE pairing SET match = ?6, result = ?7, decided = ?8
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
            ],
        )?;
        Ok(())
    }
}
