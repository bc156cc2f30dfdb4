//! `/server board` with real people: one silent message that lists the server's games.

use serde_json::{Value, json};

use super::table::{Table, is_private, pinged, words};
use crate::bed::text;

const SUPPRESS_NOTIFICATIONS: u64 = 4096;

fn board(channel: Option<&str>) -> Value {
    let channel = channel.map(|channel| json!({ "type": 7, "name": "channel", "value": channel }));
    json!([{ "type": 1, "name": "board", "options": channel.into_iter().collect::<Vec<_>>() }])
}

/// The boards in the channel, which others see.
async fn boards(table: &Table) -> Vec<Value> {
    let messages = table.bed.person(2).messages(&table.channel).await;
    messages.into_iter().filter(|message| words(message).contains("Ongoing games")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_lists_the_games_of_the_server() {
    let table = Table::new().await;
    let told = table.person(0).ask("server", &board(Some(&table.channel))).await;
    assert!(is_private(&told) && words(&told).contains(&format!("<#{}>", table.channel)), "{told}");
    let posted = table.wait_for("the board", |message| words(message).contains("Ongoing games: 0")).await;
    assert!(words(&posted).contains("No games are being played."), "{}", words(&posted));
    assert_eq!(posted["flags"].as_u64().unwrap() & SUPPRESS_NOTIFICATIONS, SUPPRESS_NOTIFICATIONS);

    table.begin().await;
    let listed = table.wait_for("the game", |message| words(message).contains("Ongoing games: 1")).await;
    assert_eq!(listed["id"], posted["id"], "an edit");
    table.pass(1);
    let linked = table
        .wait_for("the link", |message| {
            words(message).contains("Ongoing games: 1") && words(message).contains("[Aruki](")
        })
        .await;
    let (alice, bob) = (&table.person(0).caller.id, &table.person(1).caller.id);
    let told = words(&linked);
    assert!(told.contains(&format!("<@{alice}> – <@{bob}> · <@{alice}>'s move 1 · <t:")), "{told}");
    assert!(told.contains("/channels/") && pinged(&linked).is_empty(), "{told}");

    // Someone deletes the message: the next change posts another one.
    let path = format!("/channels/{}/messages/{}", table.channel, text(&linked["id"]));
    table.person(0).caller.ask("DELETE", &path, None).await.ok();
    table.pass(1);
    table.person(0).play("a2a3").await;
    let is_new =
        |message: &Value| words(message).contains("Ongoing games: 1") && message["id"] != linked["id"];
    let again = table.wait_for("another board", is_new).await;
    assert!(words(&again).contains(&format!("<@{bob}>'s move 2")), "{again}");
    assert_eq!(boards(&table).await.len(), 1);
    assert_eq!(again["flags"].as_u64().unwrap() & SUPPRESS_NOTIFICATIONS, SUPPRESS_NOTIFICATIONS);

    let off = table.person(0).ask("server", &board(None)).await;
    assert!(words(&off).contains("**List of games:** off"), "{}", words(&off));
    let began = std::time::Instant::now();
    while !boards(&table).await.is_empty() {
        assert!(began.elapsed() < super::table::TIMEOUT, "the board stays");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}
