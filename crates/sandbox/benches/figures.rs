//! Measures the figures in the README, with the ratio to each goal (above 1 beats the goal):
//!
//! - messages a second through one channel with ten listeners (goal 2,000),
//! - time from start to the first response (goal 200 ms),
//! - round trip of a command from a user to a bot (goal 5 ms, median of 200),
//! - memory after 100,000 messages compared to 20,000 (goal: at most 1.1 times).

#![allow(clippy::unwrap_used, clippy::cast_precision_loss, reason = "unwrap fails the benchmark")]

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use discord_at_home::{Options, Sandbox};
use futures_util::{SinkExt, StreamExt};
use reqwest::Client;
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

const MESSAGES: usize = 10_000;
const LISTENERS: usize = 10;
const COMMANDS: usize = 200;
/// Number of concurrent requests, as in a bot with several tasks.
const SENDERS: usize = 8;

fn report(name: &str, measured: f64, unit: &str, ratio: f64) {
    println!("{name}: {measured:.1} {unit}, {ratio:.2} times the goal");
}

/// Connects as the bot and counts its messages. With `answers`, it also answers commands.
async fn listen(sandbox: &Sandbox, seen: Arc<AtomicUsize>, answers: Option<Client>) {
    let (mut socket, _) = connect_async(format!("{}?v=10", sandbox.gateway_url())).await.unwrap();
    let identify =
        json!({ "op": 2, "d": { "token": sandbox.bot_token(), "intents": 1 << 9, "properties": {} } });
    socket.send(Message::text(identify.to_string())).await.unwrap();
    let origin = sandbox.origin();
    let (ready, is_ready) = tokio::sync::oneshot::channel();
    let mut ready = Some(ready);
    tokio::spawn(async move {
        while let Some(Ok(message)) = socket.next().await {
            let Message::Text(text) = message else { continue };
            if text.contains("\"t\":\"MESSAGE_CREATE\"") {
                seen.fetch_add(1, Ordering::Relaxed);
            } else if text.contains("\"t\":\"READY\"") {
                ready.take().unwrap().send(()).unwrap();
            } else if let Some(client) =
                answers.as_ref().filter(|_| text.contains("\"t\":\"INTERACTION_CREATE\""))
            {
                let frame: Value = serde_json::from_str(&text).unwrap();
                let (id, token) = (frame["d"]["id"].as_str().unwrap(), frame["d"]["token"].as_str().unwrap());
                let url = format!("{origin}/api/v10/interactions/{id}/{token}/callback");
                let body = json!({ "type": 4, "data": { "content": "Pong" } });
                client.post(url).json(&body).send().await.unwrap();
            }
        }
    });
    is_ready.await.unwrap();
}

async fn post(client: &Client, sandbox: &Sandbox, channel: &str, count: usize) {
    let url = format!("{}/api/v10/channels/{channel}/messages", sandbox.origin());
    let token = format!("Bot {}", sandbox.bot_token());
    let next = Arc::new(AtomicUsize::new(0));
    let send = async || {
        while next.fetch_add(1, Ordering::Relaxed) < count {
            let body = json!({ "content": "A message of the usual length, as people write them" });
            let sent = client.post(&url).header("authorization", &token).json(&body).send().await.unwrap();
            assert!(sent.status().is_success());
            sent.bytes().await.unwrap();
        }
    };
    futures_util::future::join_all((0..SENDERS).map(|_| send())).await;
}

/// Returns the memory of this process in MB.
fn memory() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse::<f64>().ok().map(|kilobytes| kilobytes / 1024.0)
}

#[tokio::main]
async fn main() {
    let client = Client::builder().no_proxy().build().unwrap();
    let began = Instant::now();
    let sandbox = Sandbox::start(Options::default()).await.unwrap();
    let state: Value = client
        .get(format!("{}/sandbox/v1/state", sandbox.origin()))
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    let ready = began.elapsed().as_secs_f64() * 1000.0;
    report("ready", ready, "ms", 200.0 / ready);
    if let Some(at_rest) = memory() {
        report("memory at rest, this bench included", at_rest, "MB", 14.0 / at_rest);
    }
    let channel = state["guilds"][0]["channels"][0]["id"].as_str().unwrap();

    let app = state["application_id"].as_str().unwrap();
    let commands = client.put(format!("{}/api/v10/applications/{app}/commands", sandbox.origin()));
    let commands = commands.header("authorization", format!("Bot {}", sandbox.bot_token()));
    commands.json(&json!([{ "name": "ping", "description": "d" }])).send().await.unwrap();
    let seen = Arc::new(AtomicUsize::new(0));
    listen(&sandbox, Arc::default(), Some(client.clone())).await;
    let mut times = Vec::new();
    for _ in 0..COMMANDS {
        let began = Instant::now();
        let url = format!("{}/sandbox/v1/users/Alice/command", sandbox.origin());
        let told: Value =
            client.post(url).json(&json!({ "name": "ping" })).send().await.unwrap().json().await.unwrap();
        assert_eq!(told["outcome"], "message");
        times.push(began.elapsed().as_secs_f64() * 1000.0);
    }
    times.sort_by(f64::total_cmp);
    let median = times[COMMANDS / 2];
    report("a command there and back", median, "ms", 5.0 / median);

    for _ in 1..LISTENERS {
        listen(&sandbox, Arc::clone(&seen), None).await;
    }
    let began = Instant::now();
    post(&client, &sandbox, channel, MESSAGES).await;
    while seen.load(Ordering::Relaxed) < MESSAGES * (LISTENERS - 1) {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let rate = MESSAGES as f64 / began.elapsed().as_secs_f64();
    report("messages through one channel with ten listeners", rate, "a second", rate / 2000.0);

    post(&client, &sandbox, channel, 10_000).await;
    let early = memory();
    post(&client, &sandbox, channel, 80_000).await;
    if let (Some(early), Some(late)) = (early, memory()) {
        println!("memory after 20,000 messages: {early:.1} MB");
        report("memory after 100,000 messages", late, "MB", early * 1.1 / late);
    }
    sandbox.stop().await.unwrap();
}
