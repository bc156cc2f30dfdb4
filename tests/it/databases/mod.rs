//! A suite for both databases: each script must give the same transcript on SQLite and PostgreSQL.
//! Also tests concurrent transactions, faults and outages.

mod dailies;
mod encrypted;
mod faults;
mod games;
pub(crate) mod held;
mod migrations;
mod moving;
mod people;
mod processes;
pub(crate) mod proxy;
mod queues;
mod races;
mod requests;
mod reviews;
mod samples;
mod schema;
pub(crate) mod server;
mod suspended;
mod tournaments;

use std::fmt::Debug;

use sealed_move::store::{PostgresStore, SqliteStore, Store, StoreError};

pub(crate) use server::TestDatabase;

/// Results of a script's queries, in order.
#[derive(Default)]
struct Transcript(Vec<String>);

impl Transcript {
    /// Records a result and returns it. Of a database error only the kind is recorded.
    fn note<T: Debug>(&mut self, question: &str, answer: Result<T, StoreError>) -> Option<T> {
        let shown = match &answer {
            Ok(answer) => format!("{answer:#?}"),
            Err(StoreError::Database { kind, .. }) => format!("fails: {kind:?}"),
            Err(error) => format!("fails: {error:?}"),
        };
        self.0.push(format!("{question} -> {shown}"));
        answer.ok()
    }
}

/// Records a query as written, with its result.
macro_rules! ask {
    ($transcript:ident, $question:expr) => {
        $transcript.note(stringify!($question), $question)
    };
}
use ask;

/// Runs a script on SQLite, and on PostgreSQL if there is a server.
fn on_each(script: impl Fn(&dyn Store, &mut Transcript)) {
    let folder = tempfile::tempdir().unwrap();
    let sqlite = SqliteStore::open(&folder.path().join("bot.db")).unwrap();
    let mut expected = Transcript::default();
    script(&sqlite, &mut expected);
    sqlite.close().unwrap();
    let Some(database) = TestDatabase::migrated() else { return };
    let postgres = PostgresStore::open(&database.address.parse().unwrap()).unwrap();
    let mut found = Transcript::default();
    script(&postgres, &mut found);
    for (found, expected) in found.0.iter().zip(&expected.0) {
        assert_eq!(found, expected, "PostgreSQL differs from SQLite");
    }
    assert_eq!(found.0.len(), expected.0.len());
    postgres.close().unwrap();
    assert!(matches!(postgres.begin_read().map(drop), Err(StoreError::Closed)));
}

#[test]
fn the_suite_calls_every_query() {
    let read = |folder: &str| -> String {
        let files = std::fs::read_dir(crate::source::root().join(folder)).unwrap();
        let rust = files
            .map(|file| file.unwrap().path())
            .filter(|file| file.extension().is_some_and(|it| it == "rs"));
        rust.map(|file| std::fs::read_to_string(file).unwrap()).collect()
    };
    let (store, suite) = (read("src/store"), read("tests/it/databases"));
    let is_tx = |line: &str| {
        line.starts_with("impl")
            && (line.contains("ReadTx<") || line.contains("WriteTx<"))
            && !line.contains(" for ")
    };
    let inside = store.lines().scan(false, |inside, line| {
        *inside = is_tx(line) || (*inside && line != "}");
        Some((*inside, line))
    });
    let methods = inside.filter_map(|(inside, line)| {
        let (name, _) = line.strip_prefix("    pub fn ")?.split_once('(')?;
        inside.then_some(name)
    });
    let methods: Vec<_> = methods.collect();
    assert!(methods.len() > 100, "{methods:?}");
    let missing: Vec<_> = methods.iter().filter(|name| !suite.contains(&format!(".{name}("))).collect();
    assert!(missing.is_empty(), "not called: {missing:?}");
}
