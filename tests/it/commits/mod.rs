//! What a player is told if the database fails after the commit of their action, or during it: never
//! that nothing was done. Every action of the service is in the table of `actions`.

mod actions;
mod replies;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use sealed_move::dice::Seed;
use sealed_move::domain::{Id, InteractionId, PlayerId, Timestamp};
use sealed_move::service::{Caller, CommitOutcome, ConfirmMode, Error, InternalError, PlayOutcome, Service};
use sealed_move::store::{FailureKind, PostgresStore, ReadTx, SqliteStore, Store, StoreError, WriteTx};
use sealed_move_rules::Side;

use crate::actions::{ALICE, BOB, SEED, account, caller, request};
use crate::databases::proxy::CuttingProxy;
use crate::databases::server::TestDatabase;

/// Counts the rows that actions store.
const COUNT_ACTIONS: &str = "SELECT (SELECT count(*) FROM interaction) + (SELECT count(*) FROM review)
    + (SELECT count(*) FROM own_puzzle)";

/// A store whose database goes away on request, after the commit of the next action.
struct FragileStore {
    inner: Arc<dyn Store>,
    /// Counts the stored actions.
    count: Box<dyn Fn() -> i64 + Send + Sync>,
    /// The number of stored actions at which it goes away.
    end: AtomicI64,
}

impl FragileStore {
    fn sqlite(folder: &Path) -> Arc<Self> {
        let path = folder.join("bot.db");
        let inner = Arc::new(SqliteStore::open(&path).unwrap());
        let count = move || {
            let database = rusqlite::Connection::open(&path).unwrap();
            database.query_row(COUNT_ACTIONS, [], |row| row.get(0)).unwrap()
        };
        Arc::new(Self { inner, count: Box::new(count), end: AtomicI64::new(i64::MAX) })
    }

    fn postgres(database: &Arc<TestDatabase>) -> Arc<Self> {
        let inner = Arc::new(PostgresStore::open(&database.address.parse().unwrap()).unwrap());
        let database = Arc::clone(database);
        let count = move || database.rows(COUNT_ACTIONS)[0][0].parse().unwrap();
        Arc::new(Self { inner, count: Box::new(count), end: AtomicI64::new(i64::MAX) })
    }

    fn end_after_next_action(&self) {
        self.end.store((self.count)() + 1, Ordering::SeqCst);
    }

    fn heal(&self) {
        self.end.store(i64::MAX, Ordering::SeqCst);
    }

    fn require_present(&self) -> Result<(), StoreError> {
        let end = self.end.load(Ordering::SeqCst);
        if end < i64::MAX && (self.count)() >= end {
            let source = "the server is gone".into();
            return Err(StoreError::Database { kind: FailureKind::Unavailable, source });
        }
        Ok(())
    }
}

impl Store for FragileStore {
    fn begin_read(&self) -> Result<ReadTx<'_>, StoreError> {
        self.require_present()?;
        self.inner.begin_read()
    }

    fn begin_write(&self) -> Result<WriteTx<'_>, StoreError> {
        self.require_present()?;
        self.inner.begin_write()
    }

    fn close(&self) -> Result<(), StoreError> {
        self.inner.close()
    }
}

/// A service over a new database, with two players.
pub(crate) struct CommitWorld {
    service: Service,
    interactions: u64,
}

impl CommitWorld {
    fn new(store: Arc<dyn Store>) -> Self {
        Self { service: Service::new(store, 3, crate::person_key()), interactions: 100 }
    }

    fn call(&mut self, player: PlayerId) -> Caller {
        self.interactions += 1;
        let now = Timestamp(caller(player).now.0 + self.interactions as i64 * 1000);
        Caller { interaction: InteractionId(self.interactions), now, ..caller(player) }
    }

    fn challenge(&mut self) -> Id {
        let call = self.call(ALICE);
        self.service.challenges.make(&call, request(Some(BOB)), SEED).unwrap().id
    }

    /// Starts a game in which Alice moves first.
    fn game(&mut self) -> Id {
        let challenge = self.challenge();
        let call = self.call(BOB);
        self.service.challenges.accept(&call, challenge, Side::Second).unwrap().1.game.id
    }

    fn play(&mut self, player: PlayerId, game: Id, text: &str) {
        let call = self.call(player);
        let played = self.service.moves.play(&call, game, None, text, ConfirmMode::Confirmed).unwrap();
        assert!(matches!(played, PlayOutcome::Played(_)), "{text}");
    }

    /// Starts a game and ends it after a move.
    fn finished_game(&mut self) -> Id {
        let game = self.game();
        self.play(ALICE, game, "a2a3");
        let call = self.call(BOB);
        self.service.moves.resign(&call, game, None).unwrap();
        game
    }
}

fn seeds() -> (Seed, Seed) {
    (Seed::new([1; 32]), Seed::new([2; 32]))
}

type Act = Box<dyn FnOnce(&Service) -> Result<(), Error> + Send>;

/// Prepared call of an action.
struct Prepared {
    caller: Caller,
    act: Act,
    /// The outcome that a later error of the interaction must report. `None` if the action changes nothing.
    outcome: Option<CommitOutcome>,
}

struct ActionRow {
    name: &'static str,
    prepare: fn(&mut CommitWorld) -> Prepared,
}

fn outcome_of(error: &Error) -> Option<CommitOutcome> {
    match error {
        Error::Internal(error) => error.outcome(),
        Error::User(_) => None,
    }
}

/// Whether the interaction of an action is stored.
fn is_recorded(store: &dyn Store, caller: &Caller) -> bool {
    !store.begin_write().unwrap().record_interaction(caller.interaction, caller.now).unwrap()
}

/// The database goes away after the commit of an action.
fn check_reads(row: &ActionRow, store: &Arc<FragileStore>) {
    let mut world = CommitWorld::new(Arc::clone(store) as Arc<dyn Store>);
    let Prepared { caller, act, outcome } = (row.prepare)(&mut world);
    store.end_after_next_action();
    let done = act(&world.service);
    store.heal();
    if let Err(error) = &done {
        assert_eq!(outcome_of(error), outcome, "{}: {error:?}", row.name);
    }
    if !["reviews.request", "own_puzzles.collect"].contains(&row.name) {
        assert!(is_recorded(&**store, &caller), "{} is not stored", row.name);
    }
    // A handler reads the store after the service has returned.
    let later = world.service.after_commit(&caller, InternalError::NoRandomness.into());
    assert_eq!(outcome_of(&later), outcome, "{}", row.name);
    let other = Caller { interaction: InteractionId(7), ..caller };
    let later = world.service.after_commit(&other, InternalError::NoRandomness.into());
    assert_eq!(outcome_of(&later), None, "{}: another interaction", row.name);
}

#[test]
fn no_read_after_a_commit_claims_that_nothing_was_done() {
    for row in actions::ACTIONS {
        let folder = tempfile::tempdir().unwrap();
        check_reads(row, &FragileStore::sqlite(folder.path()));
        let Some(database) = TestDatabase::migrated() else { continue };
        check_reads(row, &FragileStore::postgres(&Arc::new(database)));
    }
}

/// The server commits the action, but its reply is lost, and then it can't be reached.
fn check_doubt(row: &ActionRow, database: &TestDatabase) {
    let (proxy, address) = CuttingProxy::before(&database.address);
    let store: Arc<dyn Store> = Arc::new(PostgresStore::open(&address.parse().unwrap()).unwrap());
    let mut world = CommitWorld::new(store);
    let Prepared { caller, act, outcome } = (row.prepare)(&mut world);
    proxy.end_at_next_commit();
    let error = act(&world.service).expect_err(row.name);
    assert!(!proxy.waits(), "{} did not commit", row.name);
    assert_eq!(outcome_of(&error), outcome.map(|_| CommitOutcome::Unknown), "{}: {error:?}", row.name);
    let later = world.service.after_commit(&caller, error);
    assert_eq!(outcome_of(&later), outcome.map(|_| CommitOutcome::Unknown), "{}", row.name);
}

#[test]
fn an_unconfirmed_commit_leaves_every_action_in_doubt() {
    let Some(_) = TestDatabase::migrated() else { return };
    // Each waits until the lookup of its interaction gives up.
    std::thread::scope(|scope| {
        let checks: Vec<_> = actions::ACTIONS
            .iter()
            .map(|row| {
                let database = TestDatabase::migrated().unwrap();
                scope.spawn(move || check_doubt(row, &database))
            })
            .collect();
        checks.into_iter().for_each(|check| check.join().unwrap());
    });
}

/// A deferred constraint, which the commit checks, refuses every action.
const REFUSING_COMMITS: &str = "
    CREATE TABLE parent (id INTEGER PRIMARY KEY);
    CREATE TABLE child (id INTEGER REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER refuse AFTER INSERT ON interaction BEGIN INSERT INTO child VALUES (1); END;
    CREATE TRIGGER refuse_review AFTER INSERT ON review BEGIN INSERT INTO child VALUES (1); END;
    CREATE TRIGGER refuse_own AFTER INSERT ON own_puzzle BEGIN INSERT INTO child VALUES (1); END;";

#[test]
fn a_commit_refused_by_the_database_stores_nothing() {
    for row in actions::ACTIONS {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bot.db");
        let mut world = CommitWorld::new(Arc::new(SqliteStore::open(&path).unwrap()));
        let Prepared { caller, act, .. } = (row.prepare)(&mut world);
        rusqlite::Connection::open(&path).unwrap().execute_batch(REFUSING_COMMITS).unwrap();
        let error = act(&world.service).expect_err(row.name);
        assert_eq!(outcome_of(&error), None, "{}: {error:?}", row.name);
        let later = world.service.after_commit(&caller, error);
        assert_eq!(outcome_of(&later), None, "{}", row.name);
    }
}

/// The methods of the service that take a caller, as `file.method`.
fn methods_with_callers() -> BTreeSet<String> {
    let root = crate::source::root().join("src/service");
    let mut found = BTreeSet::new();
    for folder in ["game", "learning", "people", "server"] {
        for entry in std::fs::read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let file = path.file_stem().unwrap().to_str().unwrap();
            for method in text.split("\n    pub fn ").skip(1) {
                let signature = method.split('{').next().unwrap();
                if signature.contains("caller: &Caller") {
                    found.insert(format!("{file}.{}", signature.split(['(', '<']).next().unwrap()));
                }
            }
        }
    }
    found
}

#[test]
fn the_table_has_every_action() {
    let mut expected = methods_with_callers();
    assert!(expected.len() > 40, "{expected:?}");
    for reads in [
        "moderation.requests",
        "games.find",
        "games.waiting",
        "challenges.start_query",
        "challenges.rematch_start_query",
    ] {
        assert!(expected.remove(reads), "{reads}");
    }
    let told: BTreeSet<_> = actions::ACTIONS.iter().map(|row| row.name.to_owned()).collect();
    assert_eq!(told, expected);
}
