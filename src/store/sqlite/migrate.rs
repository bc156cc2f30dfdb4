//! Brings a database to the newest schema.
//!
//! The files of `migrations/sqlite/` are numbered from 1; `PRAGMA user_version` holds the number of the last one that was
//! applied. Each is applied in a transaction of its own and never edited after release.

use include_dir::{Dir, include_dir};
use rusqlite::{Connection, TransactionBehavior};

use crate::store::{StoreError, note_schema};

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/migrations/sqlite");

/// The migrations, the oldest first.
pub(super) fn migrations() -> Vec<&'static str> {
    let mut files: Vec<_> = FILES.files().collect();
    files.sort_by_key(|file| file.path().to_path_buf());
    files.into_iter().map(|file| file.contents_utf8().expect("a migration is text")).collect()
}

/// Applies the migrations that a database lacks.
///
/// # Errors
///
/// [`StoreError::TooNew`] for a database of a newer program, [`StoreError::NotOurs`] for one of another program,
/// [`StoreError::Database`] if one cannot be applied; then the database has the schema before it.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let migrations = migrations();
    let known = migrations.len() as i64;
    let mut before = None;
    loop {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        // Read inside the transaction, because another process may be migrating the same file.
        let found: i64 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
        if found > known {
            return Err(StoreError::TooNew { found, known });
        }
        let step = usize::try_from(found).map_err(|_| not_ours(&transaction))?;
        // A database of this program's has its tables from the first migration on.
        if step > 0 && !has_tables(&transaction)? {
            return Err(not_ours(&transaction));
        }
        let before = *before.get_or_insert(found);
        let Some(sql) = migrations.get(step) else {
            note_schema(before, found);
            return Ok(());
        };
        transaction.execute_batch(sql)?;
        transaction.pragma_update(None, "user_version", found + 1)?;
        transaction.commit()?;
    }
}

/// Checks that a database has exactly the migrations that this program knows.
///
/// # Errors
///
/// [`StoreError::TooNew`], [`StoreError::TooOld`] or [`StoreError::NotOurs`] if it has not.
pub(super) fn check(connection: &Connection) -> Result<(), StoreError> {
    let known = migrations().len() as i64;
    if !has_tables(connection)? {
        return Err(not_ours(connection));
    }
    match connection.pragma_query_value(None, "user_version", |row| row.get(0))? {
        ..1 => Err(not_ours(connection)),
        found if found > known => Err(StoreError::TooNew { found, known }),
        found if found < known => Err(StoreError::TooOld { found, known }),
        _ => Ok(()),
    }
}

/// Whether a database has a table that every schema of ours has.
pub(super) fn has_tables(connection: &Connection) -> Result<bool, StoreError> {
    let sql = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('match', 'challenge')";
    let found: i64 = connection.query_row(sql, [], |row| row.get(0))?;
    Ok(found == 2)
}

fn not_ours(connection: &Connection) -> StoreError {
    StoreError::NotOurs { path: connection.path().unwrap_or_default().into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_database_gets_every_migration_and_an_old_one_none_twice() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection).unwrap();
        migrate(&mut connection).unwrap();
        let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
        assert_eq!(version, migrations().len() as i64);
        assert!(version >= 1);
    }

    #[test]
    fn a_database_of_a_newer_program_is_left_alone() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.pragma_update(None, "user_version", 1000).unwrap();
        assert!(matches!(migrate(&mut connection), Err(StoreError::TooNew { found: 1000, .. })));
    }

    #[test]
    fn a_database_whose_number_is_none_of_ours_is_not_called_an_old_one() {
        for version in [-1, 0] {
            let mut connection = Connection::open_in_memory().unwrap();
            migrate(&mut connection).unwrap();
            connection.pragma_update(None, "user_version", version).unwrap();
            assert!(matches!(check(&connection), Err(StoreError::NotOurs { .. })), "{version}");
        }
    }

    #[test]
    fn a_database_of_another_program_is_left_alone() {
        for version in [-1, 3] {
            let mut connection = Connection::open_in_memory().unwrap();
            connection.execute_batch("CREATE TABLE recipe (name TEXT) STRICT").unwrap();
            connection.pragma_update(None, "user_version", version).unwrap();
            assert!(matches!(check(&connection), Err(StoreError::NotOurs { .. })), "{version}");
            assert!(matches!(migrate(&mut connection), Err(StoreError::NotOurs { .. })), "{version}");
            let tables: i64 =
                connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0)).unwrap();
            assert_eq!(tables, 1, "nothing was added");
        }
    }

    #[test]
    fn migrations_are_numbered_without_a_gap() {
        let mut names: Vec<_> = FILES.files().map(|file| file.path().display().to_string()).collect();
        names.sort();
        for (index, name) in names.iter().enumerate() {
            assert!(name.starts_with(&format!("{:04}_", index + 1)), "{name}");
        }
    }
}
