//! Brings a database to the newest schema.
//!
//! The files of `migrations/postgres/` begin with the schema that SQLite's migration of the same number makes; from
//! there on both have the same numbers. The row of `schema_version` holds that of the last one that was applied, and
//! is locked meanwhile: processes that start together migrate once.
//!
//! While processes of several versions serve a database, a program does with its own schema and with the next one: each
//! migration adds only, and what it replaces is removed by a later one.

use deadpool::managed::Object;
use include_dir::{Dir, include_dir};

use super::connect::{Connections, PgObject};
use crate::store::{StoreError, note_schema};

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/migrations/postgres");

/// What a program does before it reads the version: two that do so at once need not mind each other.
const PREPARE: &str = "CREATE TABLE IF NOT EXISTS schema_version (
    one     bigint PRIMARY KEY CHECK (one = 1),
    version bigint NOT NULL
);
INSERT INTO schema_version (one, version) VALUES (1, 0) ON CONFLICT DO NOTHING";

/// How long a migration waits for a table that is in use: whoever uses it afterwards waits behind it.
const LOCK_TIMEOUT: &str = "SET LOCAL lock_timeout = '5s'";

/// Processes that live and know less than the schema before the wanted one.
const TOO_OLD_PROCESSES: &str = "SELECT version, schema FROM process
     WHERE freed = 0 AND schema < CAST($1 AS bigint) - 1
       AND alive_until > CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)
     ORDER BY schema LIMIT 1";

/// How often preparing is tried: the two may collide in the server's own tables.
const TRIES: u32 = 3;

/// The migrations with their numbers, the oldest first.
pub(super) fn migrations() -> Vec<(i64, &'static str)> {
    let read = |file: &'static include_dir::File<'static>| {
        let name = file.path().to_str().expect("a migration's name is text");
        let number = name.split('_').next().and_then(|number| number.parse().ok());
        (number.expect("a migration's name is a number"), file.contents_utf8().expect("a migration is text"))
    };
    let mut files: Vec<_> = FILES.files().map(read).collect();
    files.sort_unstable();
    files
}

/// Whether a program that knows schemas up to `known` can do with this one.
const fn is_served(found: i64, known: i64) -> bool {
    found <= known + 1
}

/// The number of the newest schema that this program knows.
pub(super) fn known() -> i64 {
    migrations().last().map_or(0, |(number, _)| *number)
}

/// Applies the migrations that a database lacks.
///
/// # Errors
///
/// [`StoreError::TooNew`] for a database of a program that is newer by more than one schema, [`StoreError::NotOurs`] for
/// one of another program, [`StoreError::StillServed`] where a process lives that could not do with the new schema,
/// [`StoreError::Database`] if one cannot be applied; then the database has the schema before it.
pub(super) fn migrate(connections: &Connections) -> Result<(), StoreError> {
    let connection = connections.take()?;
    if !has_table(&connection, "schema_version")? {
        if has_table(&connection, "match")? {
            return Err(StoreError::NotOurs { path: connections.shown.clone().into() });
        }
        let mut tries = 1;
        while let Err(error) = connection.wait(connection.batch_execute(PREPARE)) {
            if tries >= TRIES {
                return Err(error.into());
            }
            tries += 1;
        }
    }
    let done = apply(&connection);
    if done.is_err() {
        // Whatever was begun ends with the connection.
        drop(Object::take(connection));
    }
    done
}

fn apply(connection: &PgObject) -> Result<(), StoreError> {
    let run = |sql: &str| connection.wait(connection.batch_execute(sql));
    run("BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")?;
    let row = connection
        .wait(connection.query_one("SELECT version FROM schema_version WHERE one = 1 FOR UPDATE", &[]))?;
    let found: i64 = row.try_get(0)?;
    if !is_served(found, known()) {
        return Err(StoreError::TooNew { found, known: known() });
    }
    if found > known() {
        tracing::info!(
            found,
            known = known(),
            "the database is a step ahead; this process serves beside newer ones"
        );
    }
    run(LOCK_TIMEOUT)?;
    for (number, sql) in migrations().into_iter().filter(|(number, _)| *number > found) {
        check_processes(connection, number)?;
        run(sql)?;
        run(&format!("UPDATE schema_version SET version = {number}"))?;
    }
    run("COMMIT")?;
    note_schema(found, known().max(found));
    Ok(())
}

/// Refuses a migration while a process lives that could not do with it.
fn check_processes(connection: &PgObject, wanted: i64) -> Result<(), StoreError> {
    if !has_table(connection, "process")? {
        return Ok(());
    }
    let found = connection.wait(connection.query_opt(TOO_OLD_PROCESSES, &[&wanted]))?;
    let Some(row) = found else { return Ok(()) };
    Err(StoreError::StillServed { version: row.try_get(0)?, known: row.try_get(1)?, wanted })
}

/// Checks that a database has the migrations that this program knows, and at most one more.
///
/// # Errors
///
/// [`StoreError::TooNew`], [`StoreError::TooOld`] or [`StoreError::NotOurs`] if it has not.
pub(super) fn check(connections: &Connections, connection: &PgObject) -> Result<(), StoreError> {
    let known = known();
    if !has_table(connection, "schema_version")? {
        return Err(StoreError::NotOurs { path: connections.shown.clone().into() });
    }
    let row = connection.wait(connection.query_one("SELECT version FROM schema_version", &[]))?;
    match row.try_get(0)? {
        found if !is_served(found, known) => Err(StoreError::TooNew { found, known }),
        found if found < known => Err(StoreError::TooOld { found, known }),
        _ => Ok(()),
    }
}

/// Whether a table can be found by its name alone.
fn has_table(connection: &PgObject, name: &str) -> Result<bool, StoreError> {
    let row = connection.wait(connection.query_one("SELECT to_regclass($1) IS NOT NULL", &[&name]))?;
    Ok(row.try_get(0)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_schema_has_the_number_of_sqlites() {
        let sqlite = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/sqlite")).unwrap();
        assert_eq!(known(), sqlite.count() as i64, "add the same migration to migrations/postgres");
    }

    #[test]
    fn migrations_are_numbered_without_a_gap() {
        let numbers: Vec<_> = migrations().iter().map(|(number, _)| *number).collect();
        assert_eq!(numbers, (numbers[0]..=known()).collect::<Vec<_>>());
    }

    /// What would break a process of the version before, which goes on with its own statements.
    #[test]
    fn migrations_add_only_since_several_versions_may_serve_a_database() {
        const SEVERAL_SERVE: i64 = 25;
        let breaks = |statement: &str| {
            let words: Vec<_> = statement.split_whitespace().map(str::to_uppercase).collect();
            let has = |wanted: &[&str]| words.windows(wanted.len()).any(|found| found == wanted);
            let adds_column = has(&["ALTER", "TABLE"]) && has(&["ADD", "COLUMN"]);
            has(&["DROP"])
                || has(&["RENAME"])
                || has(&["ALTER", "COLUMN"])
                || has(&["ADD", "CONSTRAINT"])
                || (adds_column && has(&["NOT", "NULL"]) && !has(&["DEFAULT"]))
                || (has(&["UNIQUE", "INDEX"]))
        };
        for statement in
            ["DROP TABLE x", "ALTER TABLE x ADD COLUMN y bigint NOT NULL", "ALTER TABLE x RENAME TO y"]
        {
            assert!(breaks(statement), "{statement}");
        }
        let mut looked = 0;
        for (number, sql) in migrations().into_iter().filter(|(number, _)| *number >= SEVERAL_SERVE) {
            let sql: String = sql
                .lines()
                .map(|line| line.split("--").next().unwrap_or_default().to_owned() + "\n")
                .collect();
            for statement in sql.split(';') {
                assert!(!breaks(statement), "migration {number}: {statement}");
                looked += 1;
            }
        }
        assert!(looked > 5, "{looked} statements");
    }
}
