//! Migrations of a PostgreSQL database. The only row of `schema_version` holds the version and is
//! locked during a migration, so that processes that start together migrate once.

use std::path::PathBuf;

use deadpool::managed::Object;

use super::connect::{Connections, PgObject};
use crate::store::StoreError;
use crate::store::migrations::{Migrate, Migrations, check, migrate};

const CREATE_VERSION: &str = "CREATE TABLE IF NOT EXISTS schema_version (
    one     bigint PRIMARY KEY CHECK (one = 1),
    version bigint NOT NULL
);
INSERT INTO schema_version (one, version) VALUES (1, 0) ON CONFLICT DO NOTHING";

/// Attempts to create the version table. Two processes may collide in the system catalogs.
const MAX_CREATE_ATTEMPTS: u32 = 3;

/// Waits for other migrating processes without a limit, but only briefly for a table in use: every
/// later query would queue behind the migration.
const BEGIN: &str = "BEGIN;
SET LOCAL statement_timeout = 0;
SET LOCAL lock_timeout = 0;
SELECT version FROM schema_version FOR UPDATE;
SET LOCAL lock_timeout = '5s'";

/// Living processes that know neither the wanted schema nor the one before it.
const OUTDATED_PROCESSES: &str = "SELECT version, schema FROM process
     WHERE freed = 0 AND schema < CAST($1 AS bigint) - 1
       AND alive_until > CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)
     ORDER BY schema LIMIT 1";

pub(super) fn migrations(next: &[&str]) -> Migrations {
    Migrations::load("postgres", next)
}

/// A connection and the address it belongs to.
struct Target<'a> {
    connection: &'a PgObject,
    connections: &'a Connections,
}

impl Target<'_> {
    fn run(&self, sql: &str) -> Result<(), StoreError> {
        Ok(self.connection.block_on(self.connection.batch_execute(sql))?)
    }

    /// Whether the search path has a table of this name.
    fn has_table(&self, name: &str) -> Result<bool, StoreError> {
        let sql = "SELECT to_regclass($1) IS NOT NULL";
        let row = self.connection.block_on(self.connection.query_one(sql, &[&name]))?;
        Ok(row.try_get(0)?)
    }

    /// Creates the version table of a new database.
    fn create_version(&self) -> Result<(), StoreError> {
        // In this order: another process of ours creates the version before the tables.
        let has_tables = self.has_tables()?;
        if self.has_table("schema_version")? {
            return Ok(());
        }
        if has_tables {
            return Err(StoreError::NotOurs { path: self.location() });
        }
        let mut attempts = 1;
        while let Err(error) = self.run(CREATE_VERSION) {
            if attempts >= MAX_CREATE_ATTEMPTS {
                return Err(error);
            }
            attempts += 1;
        }
        Ok(())
    }
}

impl Migrate for Target<'_> {
    const MAX_AHEAD: i64 = 1;

    fn location(&self) -> PathBuf {
        self.connections.shown.clone().into()
    }

    fn version(&self) -> Result<i64, StoreError> {
        if !self.has_table("schema_version")? {
            return Ok(0);
        }
        let row =
            self.connection.block_on(self.connection.query_one("SELECT version FROM schema_version", &[]))?;
        Ok(row.try_get(0)?)
    }

    fn has_tables(&self) -> Result<bool, StoreError> {
        self.has_table("match")
    }

    fn begin(&self) -> Result<(), StoreError> {
        self.run(BEGIN)
    }

    fn check_processes(&self, wanted: i64) -> Result<(), StoreError> {
        if !self.has_table("process")? {
            return Ok(());
        }
        let found = self.connection.block_on(self.connection.query_opt(OUTDATED_PROCESSES, &[&wanted]))?;
        let Some(row) = found else { return Ok(()) };
        Err(StoreError::StillServed { version: row.try_get(0)?, known: row.try_get(1)?, wanted })
    }

    fn apply(&self, sql: &str, number: i64) -> Result<(), StoreError> {
        self.run(sql)?;
        self.run(&format!("UPDATE schema_version SET version = {number}"))
    }

    fn commit(&self) -> Result<(), StoreError> {
        self.run("COMMIT")
    }

    /// The transaction ends with the connection, which [`open`] closes.
    fn rollback(&self) {}
}

/// Migrates a database to the newest schema.
pub(super) fn open(connections: &Connections, migrations: &Migrations) -> Result<(), StoreError> {
    let connection = connections.take()?;
    let target = Target { connection: &connection, connections };
    let done = target.create_version().and_then(|()| migrate(&target, migrations, None));
    if done.is_err() {
        drop(Object::take(connection));
    }
    done
}

/// Checks the schema without changing it.
pub(super) fn check_schema(connections: &Connections, connection: &PgObject) -> Result<(), StoreError> {
    check(&Target { connection, connections }, &migrations(&[]))
}
