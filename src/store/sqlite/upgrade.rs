//! The copy made before a migration, and the way back to it.

use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::check::open_untouched;
use super::{backup, files};
use crate::store::StoreError;
use crate::store::migrations::{Migrate as _, Migrations, check};

/// Names the copies: `bot.db.before-migration-1`.
const REASON: &str = "migration";

/// Copies a database with an old schema before its migration, and returns the copy.
pub(super) fn keep_copy(
    database: &Connection,
    path: &Path,
    migrations: &Migrations,
) -> Result<Option<PathBuf>, StoreError> {
    let version = database.version()?;
    if !(1..migrations.newest()).contains(&version) || !database.has_tables()? {
        return Ok(None);
    }
    let copy = files::kept_name(path, REASON)
        .map_err(|source| StoreError::Open { path: path.to_owned(), source })?;
    backup(path, &copy)?;
    Ok(Some(copy))
}

/// Adds the newest copy that this program can read to the error about a newer database.
pub(super) fn with_way_back(error: StoreError, path: &Path, migrations: &Migrations) -> StoreError {
    let StoreError::TooNew { found, known, .. } = error else { return error };
    let readable = |copy: &PathBuf| {
        let checked = open_untouched(copy).and_then(|copy| check(&copy, migrations));
        matches!(checked, Ok(()) | Err(StoreError::TooOld { .. }))
    };
    let copy = files::kept_copies(path, REASON).rev().find(readable);
    StoreError::TooNew { found, known, copy }
}
