//! Brings a database to the newest schema, with one runner for both databases.
//!
//! `migrations/sqlite/` and `migrations/postgres/` have the same numbers, from 1 without a gap. Each
//! migration runs in a transaction of its own, together with the new version number. A released
//! migration is never edited.
//!
//! Processes of two versions may serve one PostgreSQL database, so a program also accepts the next
//! schema: a migration only adds to the schema, and a later one removes what it replaced.

use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};

use super::{FailureKind, StoreError};

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/migrations");

/// The migrations of one database, the oldest first. The first one has the number 1.
#[derive(Clone, Debug)]
pub(super) struct Migrations(Vec<String>);

impl Migrations {
    /// Reads `migrations/<folder>/`, followed by made-up `next` ones.
    pub(super) fn load(folder: &str, next: &[&str]) -> Self {
        let mut files: Vec<_> = FILES.get_dir(folder).expect("both folders are included").files().collect();
        files.sort_by_key(|file| file.path());
        let text =
            |file: &include_dir::File<'_>| file.contents_utf8().expect("a migration is UTF-8").to_owned();
        Self(files.into_iter().map(text).chain(next.iter().map(|sql| (*sql).to_owned())).collect())
    }

    /// Number of the newest schema.
    pub(super) fn newest(&self) -> i64 {
        self.0.len() as i64
    }

    /// The migration that changes the schema `version`.
    fn after(&self, version: i64) -> Option<&str> {
        self.0.get(usize::try_from(version).ok()?).map(String::as_str)
    }
}

/// Number of the newest schema this program knows.
pub(super) fn newest_schema() -> i64 {
    Migrations::load("sqlite", &[]).newest()
}

/// A connection whose database can be migrated.
pub(super) trait Migrate {
    /// How many schemas ahead of this program the database may be.
    const MAX_AHEAD: i64;

    /// The file or address, for errors.
    fn location(&self) -> PathBuf;

    /// Version of the schema; 0 for a new database.
    fn version(&self) -> Result<i64, StoreError>;

    /// Whether the tables of the first schema exist.
    fn has_tables(&self) -> Result<bool, StoreError>;

    /// Begins a transaction that keeps other processes from migrating.
    fn begin(&self) -> Result<(), StoreError>;

    /// Fails with [`StoreError::StillServed`] if a running process can't use the schema `wanted`.
    fn check_processes(&self, _wanted: i64) -> Result<(), StoreError> {
        Ok(())
    }

    /// Runs a migration and stores its number as the version.
    fn apply(&self, sql: &str, number: i64) -> Result<(), StoreError>;

    fn commit(&self) -> Result<(), StoreError>;

    fn rollback(&self);
}

/// Applies the missing migrations. `copy` is a copy of the database from before, for the log.
///
/// # Errors
///
/// [`StoreError::TooNew`] if a newer program wrote the database, [`StoreError::NotOurs`] if another
/// one did, [`StoreError::StillServed`] if a running process can't use the new schema,
/// [`StoreError::WrongSchema`] if a migration doesn't fit the tables, and [`StoreError::Database`] if
/// the database fails. The database then keeps the schema of the last
/// successful migration.
pub(super) fn migrate(
    database: &impl Migrate,
    migrations: &Migrations,
    copy: Option<&Path>,
) -> Result<(), StoreError> {
    let mut before = None;
    loop {
        database.begin()?;
        let step = migrate_once(database, migrations);
        match step {
            Ok(Step { from, to }) => {
                let before = *before.get_or_insert(from);
                if from == to {
                    log_schema(before, to, migrations.newest(), copy);
                    return Ok(());
                }
            }
            Err(error) => {
                database.rollback();
                return Err(error);
            }
        }
    }
}

/// Versions before and after one transaction.
struct Step {
    from: i64,
    to: i64,
}

fn migrate_once<D: Migrate>(database: &D, migrations: &Migrations) -> Result<Step, StoreError> {
    // Read inside the transaction: another process may have migrated in between.
    let from = database.version()?;
    check_origin(database, from)?;
    check_not_too_new::<D>(from, migrations)?;
    let Some(sql) = migrations.after(from) else {
        database.commit()?;
        return Ok(Step { from, to: from });
    };
    let to = from + 1;
    database.check_processes(to)?;
    database.apply(sql, to).map_err(|error| wrong_schema(error, from))?;
    database.commit()?;
    Ok(Step { from, to })
}

/// Converts the error of a migration that doesn't fit the tables.
fn wrong_schema(error: StoreError, found: i64) -> StoreError {
    match error {
        StoreError::Database { kind: FailureKind::Other | FailureKind::Constraint, source } => {
            StoreError::WrongSchema { found, wanted: found + 1, reason: source.to_string() }
        }
        error => error,
    }
}

/// Checks, without changing the database, that this program can serve it as it is.
///
/// # Errors
///
/// [`StoreError::TooNew`], [`StoreError::TooOld`] or [`StoreError::NotOurs`].
pub(super) fn check<D: Migrate>(database: &D, migrations: &Migrations) -> Result<(), StoreError> {
    let found = database.version()?;
    if found == 0 {
        return Err(StoreError::NotOurs { path: database.location() });
    }
    check_origin(database, found)?;
    check_not_too_new::<D>(found, migrations)?;
    let known = migrations.newest();
    if found < known { Err(StoreError::TooOld { found, known }) } else { Ok(()) }
}

/// A database of ours has tables if and only if it has a version.
fn check_origin(database: &impl Migrate, version: i64) -> Result<(), StoreError> {
    if version < 0 || (version > 0) != database.has_tables()? {
        return Err(StoreError::NotOurs { path: database.location() });
    }
    Ok(())
}

fn check_not_too_new<D: Migrate>(found: i64, migrations: &Migrations) -> Result<(), StoreError> {
    let known = migrations.newest();
    if found > known + D::MAX_AHEAD { Err(StoreError::TooNew { found, known, copy: None }) } else { Ok(()) }
}

fn log_schema(before: i64, schema: i64, known: i64, copy: Option<&Path>) {
    if schema > known {
        tracing::info!(schema, known, "serving the next schema beside newer processes");
    } else if before == 0 {
        tracing::info!(schema, "database created");
    } else if before < schema {
        let backup = copy.map(|copy| tracing::field::display(copy.display()));
        tracing::info!(before, schema, backup, "database migrated");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_databases_have_the_same_migrations_without_a_gap() {
        let names = |folder: &str| -> Vec<String> {
            let files = FILES.get_dir(folder).unwrap().files();
            let mut names: Vec<_> =
                files.map(|file| file.path().file_name().unwrap().to_str().unwrap().to_owned()).collect();
            names.sort();
            names
        };
        let sqlite = names("sqlite");
        assert_eq!(sqlite, names("postgres"));
        for (index, name) in sqlite.iter().enumerate() {
            assert!(name.starts_with(&format!("{:04}_", index + 1)), "{name}");
        }
    }

    /// Statements that would break running processes of the previous version.
    #[test]
    fn later_migrations_only_add_to_the_schema() {
        let breaks = |statement: &str| {
            let words: Vec<_> = statement.split_whitespace().map(str::to_uppercase).collect();
            let has = |wanted: &[&str]| words.windows(wanted.len()).any(|found| found == wanted);
            let adds_column = has(&["ALTER", "TABLE"]) && has(&["ADD", "COLUMN"]);
            has(&["DROP"])
                || has(&["RENAME"])
                || has(&["ALTER", "COLUMN"])
                || has(&["ADD", "CONSTRAINT"])
                || (adds_column && has(&["NOT", "NULL"]) && !has(&["DEFAULT"]))
                || has(&["UNIQUE", "INDEX"])
        };
        for statement in
            ["DROP TABLE x", "ALTER TABLE x ADD COLUMN y bigint NOT NULL", "ALTER TABLE x RENAME TO y"]
        {
            assert!(breaks(statement), "{statement}");
        }
        for (index, sql) in Migrations::load("postgres", &[]).0.iter().enumerate().skip(1) {
            let code = sql.lines().map(|line| line.split("--").next().unwrap_or_default());
            let code: String = code.flat_map(|line| [line, "\n"]).collect();
            for statement in code.split(';') {
                assert!(!breaks(statement), "migration {}: {statement}", index + 1);
            }
        }
    }
}
