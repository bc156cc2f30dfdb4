//! Games of seasons.

use super::sql::columns::RowRef;
use super::sql::params;
use super::sql::row::FoundRow;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::tournament::{LadderGame, SeasonGame, SeasonPair, TableResult, TournamentKind};
use crate::domain::{Id, Timestamp};

const COLUMNS: &str = "season, division, round, first, second, due_ms, match, begun, result, decided, \
                       challenger, ended_at";

/// The start of a match's season, and the kind of its tournament.
pub(super) const SEASON_SPAN: &str = "SELECT season.began_at, tournament.kind, tournament.weeks FROM season
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
