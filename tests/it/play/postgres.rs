//! Games stored in PostgreSQL.

use std::str::FromStr as _;
use std::sync::Arc;

use sealed_move::store::{PostgresAddress, PostgresStore, Store};
use serde_json::json;

use super::crash::{start_with, start_with_args};
use super::table::{Table, words};
use crate::databases::server::TestDatabase;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_to_its_end_over_postgresql_and_a_restart() {
    let Some(database) = TestDatabase::migrated() else { return };
    let open =
        || -> Arc<dyn Store> { Arc::new(PostgresStore::open(&database.address.parse().unwrap()).unwrap()) };
    let mut table = Table::without_bot().await;
    table.start_bot_on(open()).await;
    table.begin().await;
    table.person(0).play("d2d3").await;
    table.notice(1).await;
    // The next process finds the stored game.
    table.stop_bot().await;
    table.start_bot_on(open()).await;
    table.person(1).play("d11d10").await;
    table.notice(2).await;
    let alice = table.person(0);
    let asked = alice.ask("resign", &json!([])).await;
    alice.press(&asked, "resign!").await.ok();
    let end = table.wait_for("the end", |message| words(message).contains("resigned")).await;
    assert!(words(&end).contains("Alice resigned. Bob wins!"), "{end}");
    assert_eq!(database.rows("SELECT count(*) FROM ply"), [["2"]]);
    assert_eq!(database.rows("SELECT won, lost FROM record ORDER BY won"), [["0", "1"], ["1", "0"]]);
    table.stop_bot().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moved_database_serves_only_if_forced() {
    let Some(database) = TestDatabase::empty() else { return };
    let mut table = Table::new().await;
    table.begin().await;
    table.stop_bot().await;
    let run = async |args: &[&str]| {
        let mut program = tokio::process::Command::new(env!("CARGO_BIN_EXE_sealed-move"));
        program.args(args).env("SEALED_MOVE_DATA", table.folder.path());
        program.env("DISCORD_TOKEN", table.bed.sandbox.bot_token());
        program.env("DISCORD_API_URL", table.bed.sandbox.origin());
        let output = program.output().await.unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let file = table.database();
    let (status, told) = run(&["migrate-store", file.to_str().unwrap(), &database.address]).await;
    assert_eq!(status, Some(0), "{told}");
    let (status, told) = run(&["bot"]).await;
    let shown = PostgresAddress::from_str(&database.address).unwrap().to_string();
    assert_eq!(status, Some(1), "{told}");
    assert!(told.contains(&format!("these games were moved to {shown}")), "{told}");
    // The new database serves. The old one serves again only if someone insists.
    let settings = [("SEALED_MOVE_STORE", database.address.as_str())];
    let (mut new, said) = start_with(&table, &settings).await;
    assert!(said.starts_with("Sealed Move is on"), "{said}");
    new.kill().await.unwrap();
    for args in [&["--force"][..], &[]] {
        let (mut old, said) = start_with_args(&table, args, &[]).await;
        assert!(said.starts_with("Sealed Move is on"), "{said}");
        old.kill().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unavailable_database_is_reported_and_loses_nothing() {
    let Some(database) = TestDatabase::migrated() else { return };
    let mut table = Table::without_bot().await;
    table.start_bot_on(Arc::new(PostgresStore::open(&database.address.parse().unwrap()).unwrap())).await;
    table.begin().await;
    database.go_away();
    let answer = table.person(0).play("d2d3").await;
    assert!(words(&answer).contains("I can't reach my games right now"), "{answer}");
    database.come_back();
    table.person(0).play("d2d3").await;
    table.notice(1).await;
    assert_eq!(database.rows("SELECT count(*) FROM ply"), [["1"]]);
    table.stop_bot().await;
}
