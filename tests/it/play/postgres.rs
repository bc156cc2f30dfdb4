//! Games that are kept in PostgreSQL.

use std::sync::Arc;

use sealed_move::store::{PostgresStore, Store};
use serde_json::json;

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
    // What was stored is there for the next process.
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
async fn a_database_that_is_away_gives_one_honest_sentence_and_loses_nothing() {
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
