//! Puzzles from players' own mistakes.

use super::sql::columns::RowRef;
use super::sql::params;
use super::sql::row::FoundRow;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::{Draft, Id, OwnPuzzle, OwnPuzzleKey, PlayerId, Revision, Timestamp};
use sealed_move_rules::Game;

pub(super) const DUE: &str =
    "SELECT own_puzzle.match, record, best, step, due_at, own_puzzle.draft, version, game
     FROM own_puzzle JOIN match ON match.id = own_puzzle.match
     WHERE own_puzzle.player = ?1 AND due_at <= ?2 ORDER BY due_at, own_puzzle.match, record";

pub(super) const OF_PLAYER: &str = "SELECT match, record, best, step, due_at, draft, version FROM own_puzzle WHERE player = ?1 ORDER BY match, record";

fn from_row(row: &FoundRow<'_>) -> Result<OwnPuzzle, StoreError> {
    let draft: String = row.get("draft")?;
    Ok(OwnPuzzle {
        key: OwnPuzzleKey { game: row.get("match")?, record: row.get("record")? },
        best: row.get("best")?,
        step: row.get("step")?,
        due: row.get("due_at")?,
        draft: Draft {
            revision: Revision(0),
            version: row.get("version")?,
            texts: draft.lines().map(str::to_owned).collect(),
            typed: None,
        },
    })
}

impl ReadTx<'_> {
    pub fn own_puzzle(&self, player: PlayerId, key: OwnPuzzleKey) -> Result<Option<OwnPuzzle>, StoreError> {
        self.row(
            "SELECT match, record, best, step, due_at, draft, version FROM own_puzzle
             WHERE player = ?1 AND match = ?2 AND record = ?3",
            params![player, key.game, key.record],
            from_row,
        )
    }

    /// Returns a player's due puzzles with their games, longest due first.
    pub fn due_own_puzzles(
        &self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Vec<(&'static dyn Game, OwnPuzzle)>, StoreError> {
        self.rows(DUE, params![player, now], |row| {
            let puzzle = from_row(row)?;
            let here = RowRef { table: "match", id: puzzle.key.game };
            Ok((here.game(&row.get::<_, String>("game")?)?, puzzle))
        })
    }

    /// Returns all of a player's puzzles.
    pub fn own_puzzles_of(&self, player: PlayerId) -> Result<Vec<OwnPuzzle>, StoreError> {
        self.rows(OF_PLAYER, [player], from_row)
    }

    /// Returns the records of a match at which a player has a puzzle.
    pub fn own_puzzle_records(&self, player: PlayerId, game: Id) -> Result<Vec<u32>, StoreError> {
        self.values(
            "SELECT record FROM own_puzzle WHERE player = ?1 AND match = ?2 ORDER BY record",
            params![player, game],
        )
    }
}

impl WriteTx<'_> {
    /// Upserts a player's puzzle.
    pub fn set_own_puzzle(&self, player: PlayerId, puzzle: &OwnPuzzle) -> Result<(), StoreError> {
        let OwnPuzzle { key, best, step, due, draft } = puzzle;
        self.execute(
            "INSERT INTO own_puzzle (player, match, record, best, step, due_at, draft, version)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
             ON CONFLICT (player, match, record) DO UPDATE SET step = ?5, due_at = ?6, draft = ?7, version = ?8",
            params![
                player,
                key.game,
                key.record,
                best,
                step,
                due,
                draft.texts.join("\n"),
                draft.version
            ],
        )?;
        Ok(())
    }
}
