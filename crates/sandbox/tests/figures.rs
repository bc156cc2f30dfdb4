//! Message throughput of one channel with ten listeners. `benches/figures.rs` measures it in an
//! optimized build.

#![allow(clippy::unwrap_used, reason = "unwrap fails the test")]

mod common;

use std::time::{Duration, Instant};

use common::Bed;
use discord_at_home::Options;
use futures_util::{SinkExt, StreamExt};
use reqwest::Method;
use serde_json::json;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

const MESSAGES: usize = 2000;
const LISTENERS: usize = 10;

/// Connects as the bot and waits until all messages have arrived.
async fn listen(url: String, token: String, ready: tokio::sync::mpsc::Sender<()>) {
    let (mut socket, _) = connect_async(url).await.unwrap();
    let identify =
        json!({ "op": 2, "d": { "token": token, "intents": (1 << 9) | (1 << 15), "properties": {} } });
    socket.send(Message::text(identify.to_string())).await.unwrap();
    let mut seen = 0;
    while seen < MESSAGES {
        let Message::Text(text) = socket.next().await.unwrap().unwrap() else { continue };
        if text.contains("\"t\":\"READY\"") {
            ready.send(()).await.unwrap();
        }
        seen += usize::from(text.contains("\"t\":\"MESSAGE_CREATE\""));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_with_ten_listeners_is_fast_enough() {
    let bed = Bed::with(Options::default()).await;
    let (ready, mut is_ready) = tokio::sync::mpsc::channel(LISTENERS);
    let listeners: Vec<_> = (0..LISTENERS)
        .map(|_| {
            let url = format!("{}?v=10&encoding=json", bed.sandbox.gateway_url());
            tokio::spawn(listen(url, bed.sandbox.bot_token(), ready.clone()))
        })
        .collect();
    for _ in 0..LISTENERS {
        is_ready.recv().await.unwrap();
    }
    let path = format!("/channels/{}/messages", bed.channel(0));
    let began = Instant::now();
    let send = async |from: usize| {
        for number in (from..MESSAGES).step_by(4) {
            bed.bot(Method::POST, &path, json!({ "content": format!("Message {number}") })).await.ok();
        }
    };
    tokio::join!(send(0), send(1), send(2), send(3));
    for listener in listeners {
        tokio::time::timeout(Duration::from_secs(30), listener).await.unwrap().unwrap();
    }
    let rate = MESSAGES as f64 / began.elapsed().as_secs_f64();
    println!("{rate:.0} messages a second through one channel with {LISTENERS} listeners");
    // A tenth of the figure for an optimized build on an idle machine, to catch gross regressions.
    assert!(rate > 200.0, "{rate}");
}
