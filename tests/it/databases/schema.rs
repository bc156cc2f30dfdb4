//! Both databases have the same tables and columns, and processes migrate once.

use std::collections::BTreeSet;

use sealed_move::store::{PostgresStore, SqliteStore, Store as _, StoreError};

use super::migrations::add_process;
use super::samples::begin;
use super::server::TestDatabase;

/// Tables that only PostgreSQL has: lock rows, and the version, which SQLite keeps in its header.
const POSTGRES_ONLY: [&str; 2] = ["root", "schema_version"];

/// Table, column, kind of value, and whether it is nullable.
type Column = (String, String, &'static str, bool);

fn kind(word: &str) -> &'static str {
    match word {
        "INTEGER" | "bigint" | "smallint" => "integer",
        "TEXT" | "text" => "text",
        "REAL" | "double precision" => "real",
        "BLOB" | "bytea" => "bytes",
        other => panic!("a column of type {other}"),
    }
}

fn sqlite_columns() -> BTreeSet<Column> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bot.db");
    drop(SqliteStore::open(&path).unwrap());
    let database = rusqlite::Connection::open(path).unwrap();
    let sql = "SELECT one.name, two.name, two.type, two.\"notnull\" = 0 AND two.pk = 0
               FROM sqlite_schema AS one, pragma_table_info(one.name) AS two WHERE one.type = 'table'";
    let mut statement = database.prepare(sql).unwrap();
    let read = |row: &rusqlite::Row<'_>| {
        Ok((row.get(0)?, row.get(1)?, kind(&row.get::<_, String>(2)?), row.get(3)?))
    };
    statement.query_map([], read).unwrap().map(Result::unwrap).collect()
}

#[test]
fn both_databases_have_the_same_tables_and_columns() {
    let Some(database) = TestDatabase::migrated() else { return };
    let sql = "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
               WHERE table_schema = 'public'";
    let rows = database.rows(sql).into_iter().map(|row| {
        let [table, column, word, nullable] = row.try_into().unwrap();
        (table, column, kind(&word), nullable == "YES")
    });
    let found: BTreeSet<Column> =
        rows.filter(|(table, ..)| !POSTGRES_ONLY.contains(&table.as_str())).collect();
    let expected = sqlite_columns();
    let only_in =
        |one: &BTreeSet<Column>, other: &BTreeSet<Column>| one.difference(other).cloned().collect::<Vec<_>>();
    assert_eq!((only_in(&expected, &found), only_in(&found, &expected)), (Vec::new(), Vec::new()));
}

#[test]
fn concurrent_starts_migrate_once() {
    let Some(database) = TestDatabase::empty() else { return };
    let address = database.address.parse().unwrap();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| PostgresStore::open(&address).unwrap());
        }
    });
    let report = PostgresStore::report(&address).unwrap();
    assert_eq!((report.ongoing, report.ended, report.heartbeat), (0, 0, None));
}

#[test]
fn foreign_and_newer_databases_are_left_alone() {
    let Some(other) = TestDatabase::empty() else { return };
    other.run("CREATE TABLE match (score bigint)");
    let refused = PostgresStore::open(&other.address.parse().unwrap()).map(drop);
    assert!(matches!(refused, Err(StoreError::NotOurs { .. })), "{refused:?}");
    let tables = "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'";
    assert_eq!(other.rows(tables), [["1"]]);
    let newer = TestDatabase::migrated().unwrap();
    let address = newer.address.parse().unwrap();
    // Two schemas ahead are too many: tables in use may be gone.
    newer.run("UPDATE schema_version SET version = version + 2");
    let refused = PostgresStore::open(&address).map(drop);
    assert!(matches!(refused, Err(StoreError::TooNew { .. })), "{refused:?}");
    newer.run("UPDATE schema_version SET version = 1000");
    let refused = PostgresStore::open(&address).map(drop);
    assert!(matches!(refused, Err(StoreError::TooNew { found: 1000, .. })), "{refused:?}");
}

#[test]
fn a_program_can_use_the_next_schema() {
    let Some(database) = TestDatabase::migrated() else { return };
    // Additions of a next version.
    database.run(
        "ALTER TABLE match ADD COLUMN later bigint; ALTER TABLE outbox ADD COLUMN later text NOT NULL DEFAULT '';
         CREATE TABLE later (one bigint); UPDATE schema_version SET version = version + 1",
    );
    let store = PostgresStore::open(&database.address.parse().unwrap()).unwrap();
    let begun = begin(&store, 1, 3);
    let loaded = store.begin_read().unwrap().load_match(begun.id).unwrap().unwrap();
    assert_eq!(loaded.moves.len(), 3);
}

#[test]
fn a_report_names_live_processes_and_the_last_heartbeat() {
    let Some(database) = TestDatabase::migrated() else { return };
    let report = || PostgresStore::report(&database.address.parse().unwrap()).unwrap();
    assert_eq!((report().serving, report().heartbeat), (Vec::new(), None));
    add_process(&database, 1);
    database.run(
        "INSERT INTO process (token, node, host, version, hears, schema, alive_until)
         VALUES (6, 6, 'two', '0.0.8', 'http', 1, 1), (7, 2, 'three', '0.1.0', 'gateway 0..3/16', 1, 9000000000000);
         INSERT INTO heartbeat VALUES (1, 50); INSERT INTO shard_heartbeat VALUES (16, 3, 70)",
    );
    let expected = ["gateway 0..3/16 on three, version 0.1.0", "gateway 0/1 on one, version 0.0.9"];
    assert_eq!(report().serving, expected);
    assert_eq!(report().heartbeat.map(|at| at.0), Some(70));
}
