//! `migrate-store` beside bots that start, and killed at its worst moments: never do two databases serve.

use std::path::Path;
use std::process::{Output, Stdio};
use std::sync::Arc;

use sealed_move::store::{MoveError, MovedTo, PostgresStore, SqliteStore, Store, move_to_postgres};
use tokio::process::{Child, Command};

use super::crash::{start_with, start_with_args};
use super::processes::until;
use super::table::Table;
use crate::databases::held::{HeldLocks, has_waiter};
use crate::databases::proxy::CuttingProxy;
use crate::databases::server::TestDatabase;

/// A table that starting bots don't use.
const BLOCK_COPY: &str = "LOCK TABLE note IN ACCESS EXCLUSIVE MODE";

/// The mark of a move, whose deletion follows the commit of the copy.
const BLOCK_MARK: &str = "SELECT * FROM lease WHERE name = 'migrate-store' FOR UPDATE";

/// A sandbox, and a PostgreSQL database with a game.
struct Place {
    table: Table,
    database: TestDatabase,
}

impl Place {
    async fn new() -> Option<Self> {
        let database = TestDatabase::migrated()?;
        let mut table = Table::without_bot().await;
        table.start_bot_on(Arc::new(PostgresStore::open(&database.address.parse().unwrap()).unwrap())).await;
        table.begin().await;
        table.stop_bot().await;
        Some(Self { table, database })
    }

    fn program(&self, args: &[&str]) -> Command {
        let mut program = Command::new(env!("CARGO_BIN_EXE_sealed-move"));
        program.args(args).env("SEALED_MOVE_DATA", self.table.folder.path());
        program.env("DISCORD_TOKEN", self.table.bed.sandbox.bot_token());
        program.env("DISCORD_API_URL", self.table.bed.sandbox.origin());
        program.stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
        program
    }

    /// Starts moving the games to the file.
    fn migrate(&self) -> Child {
        let file = self.table.database();
        self.program(&["migrate-store", &self.database.address, file.to_str().unwrap()]).spawn().unwrap()
    }

    fn settings(&self) -> [(&str, &str); 1] {
        [("SEALED_MOVE_STORE", &self.database.address)]
    }

    /// A bot on PostgreSQL that must refuse to start; returns why.
    async fn refused_bot(&self) -> String {
        let output = self.program(&["bot"]).envs(self.settings()).output().await.unwrap();
        assert_eq!(output.status.code(), Some(1), "{}", told(&output));
        told(&output)
    }

    /// Whether the file has the games.
    fn is_copied(&self) -> bool {
        let file = self.table.database();
        file.exists()
            && rusqlite::Connection::open(&file).is_ok_and(|file| {
                file.query_row("SELECT count(*) FROM match", [], |row| row.get::<_, i64>(0))
                    .is_ok_and(|n| n > 0)
            })
    }
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

async fn finish(process: Child, expected: i32) -> String {
    let output = process.wait_with_output().await.unwrap();
    assert_eq!(output.status.code(), Some(expected), "{}", told(&output));
    told(&output)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_does_not_start_while_its_games_are_moved() {
    let Some(place) = Place::new().await else { return };
    let held = HeldLocks::take(&place.database, BLOCK_COPY);
    let moving = place.migrate();
    until("it copies", || has_waiter(&place.database, "FROM note")).await;
    let why = place.refused_bot().await;
    assert!(why.contains("migrate-store is moving these games to") && why.contains("bot.db"), "{why}");
    drop(held);
    finish(moving, 0).await;
    assert!(place.is_copied());
    let why = place.refused_bot().await;
    assert!(why.contains("these games were moved to") && why.contains("bot.db"), "{why}");
    let (new, said) = start_with(&place.table, &[]).await;
    assert!(said.starts_with("Sealed Move is on"), "{said}");
    drop(new);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forced_start_during_a_move_aborts_it() {
    let Some(place) = Place::new().await else { return };
    let held = HeldLocks::take(&place.database, BLOCK_COPY);
    let moving = place.migrate();
    until("it copies", || has_waiter(&place.database, "FROM note")).await;
    let (forced, said) = start_with_args(&place.table, &["--force"], &place.settings()).await;
    assert!(said.starts_with("Sealed Move is on"), "{said}");
    drop(held);
    let why = finish(moving, 1).await;
    assert!(why.contains("nothing was moved: a process started on one of the databases"), "{why}");
    assert!(!place.is_copied());
    assert_eq!(place.database.rows("SELECT count(*) FROM moved"), [["0"]]);
    let why = finish(place.migrate(), 1).await;
    assert!(why.contains("is in use: stop its process first"), "{why}");
    drop(forced);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_bot_ends_once_its_games_are_moved() {
    let Some(place) = Place::new().await else { return };
    let mut bot = place.program(&["bot"]).envs(place.settings()).spawn().unwrap();
    until("it serves", || {
        place.database.rows("SELECT count(*) FROM process WHERE freed = 0 AND serves = 1") == [["1"]]
    })
    .await;
    place.database.run("INSERT INTO moved (one, destination) VALUES (1, 'elsewhere')");
    drop(bot.stdout.take());
    let why = finish(bot, 1).await;
    assert!(why.contains("the games of this database were moved to another one by migrate-store"), "{why}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_killed_while_copying_is_finished_by_the_next() {
    let Some(place) = Place::new().await else { return };
    let held = HeldLocks::take(&place.database, BLOCK_COPY);
    let mut moving = place.migrate();
    until("it copies", || has_waiter(&place.database, "FROM note")).await;
    moving.kill().await.unwrap();
    drop(held);
    assert!(!place.is_copied());
    let why = place.refused_bot().await;
    assert!(why.contains("or was interrupted: run it again to finish"), "{why}");
    finish(place.migrate(), 0).await;
    assert!(place.is_copied());
    assert!(place.refused_bot().await.contains("these games were moved to"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_killed_after_its_commit_leaves_one_database() {
    let Some(place) = Place::new().await else { return };
    let held = HeldLocks::take(&place.database, BLOCK_COPY);
    let mut moving = place.migrate();
    until("it copies", || has_waiter(&place.database, "FROM note")).await;
    let mark = HeldLocks::take(&place.database, BLOCK_MARK);
    drop(held);
    until("the copy is committed", || has_waiter(&place.database, "DELETE FROM lease")).await;
    assert!(place.is_copied());
    moving.kill().await.unwrap();
    drop(mark);
    // The old database doesn't serve, and the move can be finished.
    let why = place.refused_bot().await;
    assert!(why.contains("or was interrupted: run it again to finish"), "{why}");
    finish(place.migrate(), 0).await;
    assert!(place.refused_bot().await.contains("these games were moved to"));
    let why = finish(place.migrate(), 1).await;
    assert!(why.contains("moved to") && why.contains("already"), "{why}");
    let (new, said) = start_with(&place.table, &[]).await;
    assert!(said.starts_with("Sealed Move is on"), "{said}");
    drop(new);
}

/// The mark of a file.
fn mark(file: &Path) -> Option<MovedTo> {
    SqliteStore::open(file).unwrap().begin_read().unwrap().moved_to().unwrap()
}

#[test]
fn an_unconfirmed_copy_keeps_the_old_file_closed() {
    let Some(database) = TestDatabase::migrated() else { return };
    let mut world = crate::actions::TestWorld::new();
    world.game();
    let file = world.folder.path().join("bot.db");
    let (proxy, address) = CuttingProxy::before(&database.address);
    let postgres = PostgresStore::open(&address.parse().unwrap()).unwrap();
    let from = SqliteStore::open(&file).unwrap();
    let moved = move_to_postgres(&from, &postgres, "there", &mut |job, _, _| {
        if job == "Replaying games" && mark(&file).is_some_and(|mark| !mark.complete) {
            proxy.cut_next_commit();
        }
    });
    assert!(matches!(moved, Err(MoveError::Unfinished(_))), "{moved:?}");
    assert_eq!(database.rows("SELECT count(*) FROM match"), [["1"]], "the server has committed it");
    assert_eq!(mark(&file), Some(MovedTo { destination: "there".to_owned(), complete: false }));
    let other = move_to_postgres(&from, &postgres, "elsewhere", &mut |_, _, _| {});
    assert!(
        matches!(&other, Err(MoveError::Interrupted { destination }) if destination == "there"),
        "{other:?}"
    );
    assert_eq!(move_to_postgres(&from, &postgres, "there", &mut |_, _, _| {}).unwrap(), 1);
    assert_eq!(mark(&file), Some(MovedTo { destination: "there".to_owned(), complete: true }));
    let again = move_to_postgres(&from, &postgres, "there", &mut |_, _, _| {});
    assert!(matches!(again, Err(MoveError::AlreadyMoved { .. })), "{again:?}");
}
