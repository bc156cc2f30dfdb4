//! Startup options: rate limits, seed, intents and retention.

#![allow(clippy::unwrap_used, reason = "unwrap fails the test")]

mod common;

use std::time::Duration;

use common::Bed;
use discord_at_home::Options;
use futures_util::{SinkExt, StreamExt};
use reqwest::Method;
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

async fn limited() -> Bed {
    Bed::with(Options { rate_limits: true, ..Options::default() }).await
}

/// Identifies as the bot, sends more frames, and returns the close code.
async fn closed(bed: &Bed, intents: u64, frames: usize) -> u16 {
    let (mut socket, _) = connect_async(bed.sandbox.gateway_url()).await.unwrap();
    let identify =
        json!({ "op": 2, "d": { "token": bed.sandbox.bot_token(), "intents": intents, "properties": {} } });
    socket.send(Message::text(identify.to_string())).await.unwrap();
    for _ in 0..frames {
        socket.send(Message::text("{\"op\":1,\"d\":null}")).await.unwrap();
    }
    loop {
        if let Message::Close(frame) = socket.next().await.unwrap().unwrap() {
            return frame.unwrap().code.into();
        }
    }
}

#[tokio::test]
async fn the_sixth_message_in_five_seconds_is_rate_limited() {
    let bed = limited().await;
    let path = format!("/channels/{}/messages", bed.channel(0));
    for _ in 0..5 {
        bed.bot(Method::POST, &path, json!({ "content": "x" })).await.ok();
    }
    let url = format!("{}/api/v10{path}", bed.sandbox.origin());
    let request = bed.client.post(&url).header("authorization", format!("Bot {}", bed.sandbox.bot_token()));
    let refused = request.json(&json!({ "content": "x" })).send().await.unwrap();
    assert_eq!(refused.status(), 429);
    let header = |name: &str| refused.headers().get(name).map(|it| it.to_str().unwrap().to_owned());
    assert_eq!(header("x-ratelimit-scope").as_deref(), Some("user"));
    assert_eq!(
        (header("x-ratelimit-limit"), header("x-ratelimit-remaining")),
        (Some("5".into()), Some("0".into()))
    );
    assert!((1..=5).contains(&header("retry-after").unwrap().parse::<u64>().unwrap()));
    assert!(header("via").is_some() && header("x-ratelimit-bucket").unwrap().len() == 16);
    let body: Value = refused.json().await.unwrap();
    assert!(body["retry_after"].as_f64().unwrap() <= 5.0 && body["global"] == false);
    let told = bed.control(Method::GET, "requests?verdict=rate_limited", Value::Null).await.ok();
    assert_eq!(told["requests"].as_array().unwrap().len(), 1);
    // Other channels and edits have separate windows, and users have no limits.
    let elsewhere = format!("/channels/{}/messages", bed.channel(1));
    bed.bot(Method::POST, &elsewhere, json!({ "content": "x" })).await.ok();
    for _ in 0..8 {
        bed.alice("send", json!({ "content": "x" })).await;
    }
    bed.control(Method::POST, "clock", json!({ "advance": "5s" })).await.ok();
    bed.bot(Method::POST, &path, json!({ "content": "x" })).await.ok();
}

#[tokio::test]
async fn channel_names_change_at_most_twice_in_ten_minutes() {
    let bed = limited().await;
    bed.grant(1 << 4).await;
    let path = format!("/channels/{}", bed.channel(0));
    for name in ["one", "two"] {
        bed.bot(Method::PATCH, &path, json!({ "name": name })).await.ok();
    }
    assert_eq!(bed.bot(Method::PATCH, &path, json!({ "name": "three" })).await.status, 429);
    bed.bot(Method::PATCH, &path, json!({ "nsfw": true })).await.ok();
}

#[tokio::test]
async fn too_many_gateway_frames_close_the_connection() {
    assert_eq!(closed(&limited().await, 1, 121).await, 4008);
}

#[tokio::test]
async fn ungranted_intents_close_the_connection() {
    let bed = Bed::with(Options { intents: 1 << 1, ..Options::default() }).await;
    assert_eq!(closed(&bed, 1 << 15, 0).await, 4014);
    assert_eq!(closed(&bed, 1 << 8 | 1, 0).await, 4014);
    assert_eq!(closed(&bed, 1 << 40, 0).await, 4013);
}

#[tokio::test]
async fn equal_seeds_make_equal_worlds() {
    let world = async |seed: Option<u64>| {
        let bed = Bed::with(Options { seed, ..Options::default() }).await;
        (bed.state["bot_token"].clone(), bed.state["users"].clone(), bed.state["guilds"].clone())
    };
    let first = world(Some(7)).await;
    assert_eq!(first, world(Some(7)).await);
    assert_ne!(first.0, world(Some(8)).await.0);
    assert_ne!(world(None).await, world(None).await);
    assert_ne!(first.1[0]["token"], first.1[1]["token"]);
}

#[tokio::test]
async fn old_messages_are_evicted_except_pinned_ones() {
    let bed = Bed::with(Options { keep_messages: 3, keep_requests: 2, ..Options::default() }).await;
    let channel = bed.channel(0);
    let first = bed.alice("send", json!({ "content": "Keep" })).await["message"]["id"].clone();
    let pin = format!("/channels/{channel}/messages/pins/{}", first.as_str().unwrap());
    assert_eq!(bed.person(0, Method::PUT, &pin, Value::Null).await.status, 204);
    for number in 0..5 {
        bed.alice("send", json!({ "content": number.to_string() })).await;
    }
    let left = bed.messages(&channel).await;
    let texts: Vec<&str> = left.iter().map(|it| it["content"].as_str().unwrap()).collect();
    assert_eq!(texts, ["4", "3", "Keep"]);
    for _ in 0..4 {
        bed.bot(Method::GET, "/users/@me", Value::Null).await.ok();
    }
    let told = bed.control(Method::GET, "requests", Value::Null).await.ok();
    assert_eq!(told["requests"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn the_response_time_is_configurable() {
    let bed = Bed::with(Options { response_time: Duration::from_secs(2), ..Options::default() }).await;
    let app = bed.text("/application_id");
    let command = json!([{ "name": "slow", "description": "d" }]);
    bed.bot(Method::PUT, &format!("/applications/{app}/commands"), command).await.ok();
    let told = bed.alice("command", json!({ "name": "slow", "channel": "games" })).await;
    let why = json!("The bot did not answer within 2 seconds.");
    assert_eq!((&told["outcome"], &told["why"]), (&json!("failed"), &why));
    assert!(told["ms"].as_u64().unwrap() >= 2000, "{told}");
}
