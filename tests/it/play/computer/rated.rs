//! Rated games against the computer: their own list, no hints and takebacks, and never in the lists
//! of people.

use sealed_move::domain::PlayerId;
use serde_json::{Value, json};

use crate::play::table::{Person, Table, button, words};

/// Plays a rated game that ends by resignation after one move each. Returns the final notice.
async fn lose(table: &Table, alice: &Person<'_>, number: i64) -> Value {
    let terms = json!([
        { "type": 3, "name": "game", "value": "aruki" },
        { "type": 4, "name": "level", "value": number },
        { "type": 3, "name": "side", "value": "first" },
        { "type": 3, "name": "rated", "value": "yes" },
    ]);
    let begun = alice.ask("challenge", &terms).await;
    assert!(button(&begun, "pc-hint").is_none(), "no hints: {begun}");
    alice.play_computer("d2d3").await;
    for command in ["hint", "takeback"] {
        let told = words(&alice.ask(command, &json!([])).await);
        assert!(told.contains("This game is rated: no takebacks, no hints."), "{command}: {told}");
    }
    let changed = table.ask("SELECT count(*) FROM computer_rating_change");
    let asked = alice.ask("resign", &json!([])).await;
    alice.press(&asked, "resign!").await.ok();
    table
        .until("it is rated", || table.ask("SELECT count(*) FROM computer_rating_change") == changed + 1)
        .await;
    let ends = |message: &Value| words(message).contains(&format!("Computer {number} · "));
    let over = |message: &Value| words(message).contains("game over") && ends(message);
    alice.wait_for_direct("the end", over).await
}

#[tokio::test(flavor = "multi_thread")]
async fn computer_ratings_are_separate_from_peoples_lists() {
    let table = Table::new().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let over = lose(&table, &alice, 2).await;
    let told = words(&over);
    assert!(told.contains("rating against the computer: 1500? → ") && told.contains("?"), "{told}");
    assert!(told.contains("A ? marks a rating from few games"), "{told}");
    // Level 2 of Aruki is rated far below 1500, so the loss costs more than the 162 points of a
    // loss to an equal.
    let first = table.ask("SELECT CAST(rating AS INTEGER) FROM computer_rating");
    assert!((1000..1338).contains(&first), "{first}");
    assert_eq!(table.ask("SELECT rated FROM computer_rating"), 1);
    lose(&table, &alice, 3).await;
    assert_eq!(table.ask("SELECT rated FROM computer_rating"), 2, "one list for all levels");
    assert!(table.ask("SELECT CAST(rating AS INTEGER) FROM computer_rating") < first);
    for list in ["record", "rating_change", "server_player"] {
        assert_eq!(table.ask(&format!("SELECT count(*) FROM {list}")), 0, "{list}");
    }
    let shown = table.ask("SELECT CAST(round(rating) AS INTEGER) FROM computer_rating");
    let told = words(&alice.ask("profile", &json!([])).await);
    assert!(told.contains(&format!("Aruki: no win yet · rated {shown}? (")), "{told}");
    let whose = json!([{ "type": 6, "name": "player", "value": alice.caller.id }]);
    let told = words(&bob.ask("profile", &whose).await);
    assert!(!told.contains("rated") && !told.contains("Aruki"), "{told}");
    let told = words(&bob.ask("leaderboard", &json!([])).await);
    assert!(!told.contains("Alice") && told.contains("No one yet"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn unrated_and_aborted_games_change_no_rating() {
    let table = Table::new().await;
    let alice = table.person(0);
    alice.begin_against("aruki", 2, "first").await;
    alice.play_computer("d2d3").await;
    let asked = alice.ask("resign", &json!([])).await;
    alice.press(&asked, "resign!").await.ok();
    let over = alice.wait_for_direct("the end", |message| words(message).contains("game over")).await;
    assert!(!words(&over).contains("rating"), "{}", words(&over));
    let terms = json!([
        { "type": 3, "name": "game", "value": "kyo" },
        { "type": 4, "name": "level", "value": 2 },
        { "type": 3, "name": "side", "value": "first" },
        { "type": 3, "name": "rated", "value": "yes" },
    ]);
    alice.ask("challenge", &terms).await;
    let asked = alice.ask("abort", &json!([])).await;
    alice.press(&asked, "abort!").await.ok();
    let ended = "SELECT count(*) FROM match WHERE ended_at IS NOT NULL";
    table.until("it is over", || table.ask(ended) == 2).await;
    assert_eq!(table.ask("SELECT count(*) FROM computer_rating"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn computer_results_are_exported_and_deleted() {
    let table = Table::new().await;
    let alice = table.person(0);
    lose(&table, &alice, 2).await;
    let player = PlayerId(alice.caller.id.parse().unwrap());
    let export = table.running_context().service().player_data.export(player).unwrap();
    let export: Value = serde_json::from_str(&export).unwrap();
    let told = &export["computer"][0];
    assert_eq!(told["game"], "aruki");
    assert_eq!(told["levels"], json!([{ "level": 2, "won": 0, "drawn": 0, "lost": 1 }]));
    assert_eq!((&told["rated"]["rated_matches"], &told["rated"]["lost"]), (&json!(1), &json!(1)));
    assert_eq!(export["matches"][0]["computer"], json!({ "level": 2, "strict": false, "hints": 0 }));
    assert_eq!(export["records"], json!([]));
    let card = alice.ask("mydata", &json!([])).await;
    let asked = alice.press_and_read(&card, "forget").await;
    alice.press(&asked, "forget!").await.ok();
    table.until("it is gone", || table.ask("SELECT count(*) FROM computer_rating") == 0).await;
    assert_eq!(table.ask("SELECT count(*) FROM computer_result"), 0);
}
