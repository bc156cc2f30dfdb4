//! Migrations of a SQLite file. `PRAGMA user_version` holds the version.

use std::path::PathBuf;

use rusqlite::Connection;

use crate::store::migrations::{Migrate, Migrations};
use crate::store::{FailureKind, StoreError};

pub(super) fn migrations(next: &[&str]) -> Migrations {
    Migrations::load("sqlite", next)
}

impl Migrate for Connection {
    /// A file has no other processes that could have migrated it.
    const MAX_AHEAD: i64 = 0;

    fn location(&self) -> PathBuf {
        self.path().unwrap_or_default().into()
    }

    fn version(&self) -> Result<i64, StoreError> {
        Ok(self.pragma_query_value(None, "user_version", |row| row.get(0))?)
    }

    fn has_tables(&self) -> Result<bool, StoreError> {
        let sql =
            "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('match', 'challenge')";
        let found: i64 = self.query_row(sql, [], |row| row.get(0))?;
        Ok(found == 2)
    }

    fn begin(&self) -> Result<(), StoreError> {
        Ok(self.execute_batch("BEGIN IMMEDIATE")?)
    }

    fn apply(&self, sql: &str, number: i64) -> Result<(), StoreError> {
        self.execute_batch(sql).map_err(without_sql)?;
        Ok(self.pragma_update(None, "user_version", number)?)
    }

    fn commit(&self) -> Result<(), StoreError> {
        Ok(self.execute_batch("COMMIT")?)
    }

    fn rollback(&self) {
        if !self.is_autocommit()
            && let Err(error) = self.execute_batch("ROLLBACK")
        {
            tracing::error!(%error, "rollback failed");
        }
    }
}

/// Removes the rest of the migration from an error, which would fill pages.
fn without_sql(error: rusqlite::Error) -> StoreError {
    match error {
        rusqlite::Error::SqlInputError { msg, .. } => {
            StoreError::Database { kind: FailureKind::Other, source: msg.into() }
        }
        error => error.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::migrations::{check, migrate};

    fn migrated() -> Connection {
        let connection = Connection::open_in_memory().unwrap();
        migrate(&connection, &migrations(&[]), None).unwrap();
        connection
    }

    #[test]
    fn a_database_is_migrated_once() {
        let connection = migrated();
        migrate(&connection, &migrations(&[]), None).unwrap();
        assert_eq!(connection.version().unwrap(), migrations(&[]).newest());
        check(&connection, &migrations(&[])).unwrap();
    }

    #[test]
    fn a_failed_migration_keeps_the_schema_before_it() {
        let connection = migrated();
        let next =
            ["CREATE TABLE later (one INTEGER) STRICT", "CREATE TABLE half (one INTEGER) STRICT; NONSENSE"];
        assert!(matches!(
            migrate(&connection, &migrations(&next), None),
            Err(StoreError::WrongSchema { .. })
        ));
        assert_eq!(connection.version().unwrap(), migrations(&[]).newest() + 1);
        let count = |table: &str| -> i64 {
            let sql = "SELECT count(*) FROM sqlite_schema WHERE name = ?1";
            connection.query_row(sql, [table], |row| row.get(0)).unwrap()
        };
        assert_eq!((count("later"), count("half")), (1, 0));
        let next = [next[0], "CREATE TABLE half (one INTEGER) STRICT"];
        migrate(&connection, &migrations(&next), None).unwrap();
        assert_eq!(count("half"), 1);
    }

    #[test]
    fn an_understated_schema_is_reported_in_one_sentence() {
        let connection = migrated();
        let next = ["ALTER TABLE match ADD COLUMN later INTEGER; CREATE TABLE later (one INTEGER) STRICT;"];
        migrate(&connection, &migrations(&next), None).unwrap();
        let newest = migrations(&[]).newest();
        connection.pragma_update(None, "user_version", newest).unwrap();
        let error = migrate(&connection, &migrations(&next), None).unwrap_err().to_string();
        let expected = format!(
            "the database says it has schema {newest}, but the migration to {} doesn't fit its tables (duplicate \
             column name: later): restore a backup",
            newest + 1
        );
        assert_eq!(error, expected);
        assert_eq!(connection.version().unwrap(), newest);
    }

    #[test]
    fn a_newer_database_is_left_alone() {
        let connection = migrated();
        connection.pragma_update(None, "user_version", 1000).unwrap();
        for refused in [migrate(&connection, &migrations(&[]), None), check(&connection, &migrations(&[]))] {
            assert!(matches!(refused, Err(StoreError::TooNew { found: 1000, .. })), "{refused:?}");
        }
    }

    #[test]
    fn a_wrong_version_is_not_an_old_schema() {
        for version in [-1, 0] {
            let connection = migrated();
            connection.pragma_update(None, "user_version", version).unwrap();
            for refused in
                [migrate(&connection, &migrations(&[]), None), check(&connection, &migrations(&[]))]
            {
                assert!(matches!(refused, Err(StoreError::NotOurs { .. })), "{version}: {refused:?}");
            }
        }
    }

    #[test]
    fn a_foreign_database_is_left_alone() {
        for version in [-1, 1, 3] {
            let connection = Connection::open_in_memory().unwrap();
            connection.execute_batch("CREATE TABLE recipe (name TEXT) STRICT").unwrap();
            connection.pragma_update(None, "user_version", version).unwrap();
            for refused in
                [migrate(&connection, &migrations(&[]), None), check(&connection, &migrations(&[]))]
            {
                assert!(matches!(refused, Err(StoreError::NotOurs { .. })), "{version}: {refused:?}");
            }
            let tables: i64 =
                connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0)).unwrap();
            assert_eq!(tables, 1);
        }
    }
}
