//! Shards and their concurrency, and Zstandard streams.

use futures_util::{SinkExt, StreamExt};
use reqwest::Method;
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::common::Bed;
use crate::common::socket::BotSocket;
use discord_at_home::Options;

const GUILDS: u64 = 1;
/// Server messages with their content.
const MESSAGES: u64 = 1 << 9 | 1 << 15;
const DIRECT_MESSAGES: u64 = 1 << 12;

#[tokio::test]
async fn servers_map_to_shards_and_dms_to_the_first() {
    let bed = Bed::with(Options { shards: 2, max_concurrency: 2, ..Options::default() }).await;
    let told = bed.bot(Method::GET, "/gateway/bot", Value::Null).await.ok();
    assert_eq!((&told["shards"], &told["session_start_limit"]["max_concurrency"]), (&json!(2), &json!(2)));
    let mut guilds = vec![bed.guild()];
    let shard_of = |guild: &str| usize::try_from((guild.parse::<u64>().unwrap() >> 22) % 2).unwrap();
    // Add servers until each shard has one.
    while guilds.iter().all(|guild| shard_of(guild) == shard_of(&guilds[0])) {
        let made = bed.control(Method::POST, "guilds", json!({ "name": "Another" })).await.ok();
        guilds.push(made["id"].as_str().unwrap().to_owned());
    }
    let (token, intents) = (bed.sandbox.bot_token(), GUILDS | MESSAGES | DIRECT_MESSAGES);
    let mut shards = Vec::new();
    for number in 0..2 {
        let mut socket = BotSocket::identify(&bed, &token, intents, json!([number, 2])).await;
        let ready = socket.event("READY").await;
        assert_eq!(ready["shard"], json!([number, 2]));
        let own: Vec<&str> =
            ready["guilds"].as_array().unwrap().iter().map(|guild| guild["id"].as_str().unwrap()).collect();
        let expected: Vec<&str> =
            guilds.iter().map(String::as_str).filter(|guild| shard_of(guild) == number).collect();
        assert_eq!(own, expected);
        shards.push(socket);
    }
    // Only the first server's shard receives its events.
    bed.alice("send", json!({ "content": "In a server" })).await;
    let direct = json!({ "recipient_id": bed.text("/bot_id") });
    let direct = bed.person(0, Method::POST, "/users/@me/channels", direct).await.ok();
    bed.alice("send", json!({ "content": "In private", "channel": direct["id"] })).await;
    let home = shard_of(&guilds[0]);
    let first = shards[0].event("MESSAGE_CREATE").await;
    assert_eq!(first["content"], if home == 0 { "In a server" } else { "In private" });
    let second = shards[home].event("MESSAGE_CREATE").await;
    assert_eq!(second["content"], if home == 0 { "In private" } else { "In a server" });
    // An invalid shard number closes the connection.
    let mut wrong = BotSocket::identify(&bed, &token, intents, json!([2, 2])).await;
    assert_eq!(wrong.frame().await.unwrap()["op"], 10);
    assert!(wrong.frame().await.is_none());
    bed.check_traffic().await;
}

#[tokio::test]
async fn rate_limits_bound_concurrent_identifies() {
    let bed =
        Bed::with(Options { shards: 3, max_concurrency: 2, rate_limits: true, ..Options::default() }).await;
    let token = bed.sandbox.bot_token();
    let identify = async |number: u64| {
        let mut socket = BotSocket::identify(&bed, &token, GUILDS, json!([number, 3])).await;
        assert_eq!(socket.frame().await.unwrap()["op"], 10);
        socket.frame().await.unwrap()
    };
    assert_eq!(identify(0).await["t"], "READY");
    assert_eq!(identify(1).await["t"], "READY");
    // The third has the same number modulo 2 as the first.
    assert_eq!(identify(2).await, json!({ "op": 9, "d": false, "s": null, "t": null }));
    bed.control(Method::POST, "clock", json!({ "advance": "5s" })).await.ok();
    assert_eq!(identify(2).await["t"], "READY");
}

#[tokio::test]
async fn zstd_streams_are_supported() {
    let bed = Bed::new().await;
    let url = format!("{}?v=10&encoding=json&compress=zstd-stream", bed.sandbox.gateway_url());
    let (mut socket, _) = connect_async(url).await.unwrap();
    let identify = json!({ "token": bed.sandbox.bot_token(), "intents": GUILDS, "properties": {} });
    socket.send(Message::text(json!({ "op": 2, "d": identify }).to_string())).await.unwrap();
    let mut stream = zstd::stream::write::Decoder::new(Vec::new()).unwrap();
    let mut names = Vec::new();
    while names.len() < 3 {
        let Message::Binary(bytes) = socket.next().await.unwrap().unwrap() else { panic!("not compressed") };
        std::io::Write::write_all(&mut stream, &bytes).unwrap();
        std::io::Write::flush(&mut stream).unwrap();
        let frame: Value = serde_json::from_slice(&std::mem::take(stream.get_mut())).unwrap();
        names.push(frame["t"].as_str().unwrap_or("HELLO").to_owned());
    }
    assert_eq!(names, ["HELLO", "READY", "GUILD_CREATE"]);
}
