//! Processes that share the gateway's shards: one process serves each server, and another one takes
//! over after its end.

use std::collections::BTreeMap;
use std::time::Duration;

use discord_at_home::Options;
use sealed_move::config::Transport;
use serde_json::{Value, json};

use super::crash::start_with;
use super::table::{TIMEOUT, Table};
use crate::bed::text;
use crate::databases::server::TestDatabase;

/// A channel of a server on each shard, by shard number. Creates servers until each shard has one.
async fn channels(table: &Table, shards: u64) -> BTreeMap<u64, String> {
    let shard_of = |guild: &Value| (text(&guild["id"]).parse::<u64>().unwrap() >> 22) % shards;
    let channel_of = |guild: &Value| {
        let channels = guild["channels"].as_array().unwrap();
        text(&channels.iter().find(|channel| channel["type"] == 0).unwrap()["id"])
    };
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let state: Value =
        client.get(table.bed.url("/sandbox/state")).send().await.unwrap().json().await.unwrap();
    let first = &state["guilds"][0];
    let mut found = BTreeMap::from([(shard_of(first), channel_of(first))]);
    while found.len() < shards as usize {
        let made = client.post(table.bed.url("/sandbox/v1/guilds")).json(&json!({ "name": "Another" }));
        let made: Value = made.send().await.unwrap().json().await.unwrap();
        found.insert(shard_of(&made), channel_of(&made));
    }
    found
}

async fn is_answered(table: &Table, channel: &str) -> bool {
    table.person(0).caller.command(channel, "games", &json!([])).await.status == 200
}

#[tokio::test(flavor = "multi_thread")]
async fn one_process_may_hold_several_shards_and_answers_on_each() {
    let mut table = Table::with_options(Options { shards: 2, ..Options::default() }).await;
    let channels = channels(&table, 2).await;
    table.start_bot_by(Transport { gateway: Some("0..1/2".parse().unwrap()), endpoint: None }).await;
    for (shard, channel) in &channels {
        assert!(is_answered(&table, channel).await, "shard {shard}");
    }
    table.stop_bot().await;
    for (shard, channel) in &channels {
        assert!(!is_answered(&table, channel).await, "shard {shard}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn shards_of_a_killed_process_are_taken_over() {
    let Some(database) = TestDatabase::migrated() else { return };
    let table = Table::with_options(Options { shards: 4, ..Options::default() }).await;
    let channels = channels(&table, 4).await;
    let start = async |shards: &str| {
        let settings = [("SEALED_MOVE_STORE", database.address.as_str()), ("SEALED_MOVE_SHARDS", shards)];
        start_with(&table, &settings).await
    };
    let (_lower, said) = start("0..1/4").await;
    assert!(said.starts_with("Sealed Move is on"), "{said}");
    assert!(is_answered(&table, &channels[&0]).await && is_answered(&table, &channels[&1]).await);
    let (mut upper, said) = start("2..3/4").await;
    assert!(said.starts_with("Sealed Move is on"), "{said}");
    for (shard, channel) in &channels {
        assert!(is_answered(&table, channel).await, "shard {shard}");
    }
    let holders =
        database.rows("SELECT name, process FROM lease WHERE name LIKE 'gateway _/_' ORDER BY name");
    let names: Vec<_> = holders.iter().map(|row| row[0].as_str()).collect();
    assert_eq!(names, ["gateway 0/4", "gateway 1/4", "gateway 2/4", "gateway 3/4"]);
    assert!(holders[0][1] == holders[1][1] && holders[2][1] == holders[3][1]);
    assert_ne!(holders[1][1], holders[2][1]);
    // Processes with the same shards, with some of them, and with another total all wait.
    let (_other_division, said) = start("0..1/2").await;
    assert!(said.starts_with("Sealed Move stands by"), "{said}");
    let (_next, said) = start("2..3/4").await;
    assert!(said.starts_with("Sealed Move stands by"), "{said}");
    let began = std::time::Instant::now();
    while database.rows("SELECT count(*) FROM shard_heartbeat") != [["4"]] {
        assert!(began.elapsed() < TIMEOUT, "a shard is not served");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    upper.kill().await.unwrap();
    let began = std::time::Instant::now();
    for shard in [2, 3] {
        while !is_answered(&table, &channels[&shard]).await {
            assert!(began.elapsed() < TIMEOUT, "no process takes shard {shard} over");
            // No other shard was affected.
            assert!(is_answered(&table, &channels[&0]).await);
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
    println!("answered again {:.1} s after the kill", began.elapsed().as_secs_f64());
    // Only servers on those two shards get credit.
    let outages = || database.rows("SELECT DISTINCT total, number FROM shard_outage ORDER BY number");
    while outages() != [["4", "2"], ["4", "3"]] {
        assert!(began.elapsed() < TIMEOUT, "{:?}", outages());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(database.rows("SELECT count(*) FROM outage"), [["0"]]);
}
