//! Brings a database to the newest schema.
//!
//! The files of `migrations/sqlite/` are numbered from 1; `PRAGMA user_version` holds the number of the last one that was
//! applied. Each is applied in a transaction of its own and never edited after release.

use include_dir::{Dir, include_dir};
use rusqlite::{Connection, TransactionBehavior};

use crate::store::StoreError;

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
/// [`StoreError::TooNew`] for a database of a newer program, [`StoreError::Database`] if one cannot be applied; then
/// the database has the schema before it.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let migrations = migrations();
    let known = migrations.len() as i64;
    loop {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        // Read inside the transaction, because another process may be migrating the same file.
        let found: i64 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
        if found > known {
            return Err(StoreError::TooNew { found, known });
        }
        let Some(sql) = migrations.get(found as usize) else { return Ok(()) };
        transaction.execute_batch(sql)?;
        transaction.pragma_update(None, "user_version", found + 1)?;
        transaction.commit()?;
        tracing::info!(schema = found + 1, "database migrated");
    }
}

/// Checks that a database has exactly the migrations that this program knows.
///
/// # Errors
///
/// [`StoreError::TooNew`] or [`StoreError::TooOld`] if it has not.
pub(super) fn check(connection: &Connection) -> Result<(), StoreError> {
    let known = migrations().len() as i64;
    match connection.pragma_query_value(None, "user_version", |row| row.get(0))? {
        found if found > known => Err(StoreError::TooNew { found, known }),
        found if found < known => Err(StoreError::TooOld { found, known }),
        _ => Ok(()),
    }
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
    fn migrations_are_numbered_without_a_gap() {
        let mut names: Vec<_> = FILES.files().map(|file| file.path().display().to_string()).collect();
        names.sort();
        for (index, name) in names.iter().enumerate() {
            assert!(name.starts_with(&format!("{:04}_", index + 1)), "{name}");
        }
    }
}
