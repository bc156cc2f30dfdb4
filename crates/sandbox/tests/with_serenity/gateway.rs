//! The gateway: resumed sessions, close codes, and events for people.

use std::sync::atomic::Ordering;
use std::time::Duration;

use discord_at_home::Options;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::timeouts::{TIMEOUT, retry_timed};

use crate::bed::{TestBed, text};
use crate::bot::TestBot;

/// A gateway connection without a library.
struct RawGateway(WebSocketStream<MaybeTlsStream<TcpStream>>);

#[derive(Debug)]
enum GatewayMessage {
    Payload(Value),
    Closed(u16),
}

impl RawGateway {
    /// Connects and reads HELLO.
    async fn connect(bed: &TestBed) -> Self {
        let (socket, _) = connect_async(bed.gateway()).await.unwrap();
        let mut plain = Self(socket);
        let hello = plain.payload().await;
        assert_eq!((&hello["op"], &hello["d"]["heartbeat_interval"]), (&json!(10), &json!(41_250)));
        plain
    }

    async fn identified(bed: &TestBed, token: &str) -> (Self, Value) {
        let mut plain = Self::connect(bed).await;
        plain.send(&identify(token)).await;
        let ready = plain.event("READY").await;
        (plain, ready)
    }

    async fn send(&mut self, payload: &Value) {
        self.0.send(Message::text(payload.to_string())).await.unwrap();
    }

    async fn next(&mut self) -> GatewayMessage {
        let wait = tokio::time::timeout(TIMEOUT, self.0.next());
        match wait.await.expect("nothing comes").unwrap().unwrap() {
            Message::Text(text) => GatewayMessage::Payload(serde_json::from_str(&text).unwrap()),
            Message::Close(frame) => GatewayMessage::Closed(frame.map_or(0, |frame| frame.code.into())),
            other => panic!("unexpected {other:?}"),
        }
    }

    async fn payload(&mut self) -> Value {
        match self.next().await {
            GatewayMessage::Payload(payload) => payload,
            GatewayMessage::Closed(code) => panic!("closed with {code}"),
        }
    }

    /// Reads up to the named event and returns its data.
    async fn event(&mut self, name: &str) -> Value {
        loop {
            let payload = self.payload().await;
            if payload["t"] == name {
                return payload["d"].clone();
            }
        }
    }

    async fn closed(&mut self) -> u16 {
        loop {
            if let GatewayMessage::Closed(code) = self.next().await {
                return code;
            }
        }
    }
}

fn identify(token: &str) -> Value {
    json!({ "op": 2, "d": { "token": token, "intents": 1, "properties": {} } })
}

#[tokio::test]
async fn serenity_resumes_and_misses_nothing() {
    let bed = TestBed::new().await;
    let bot = TestBot::connect(&bed).await;
    let (alice, channel) = (bed.person(0), bed.channel("games"));
    for (count, how) in (1..).zip([json!({ "do": "reconnect" }), json!({ "do": "close", "code": 4000 })]) {
        bed.disturb(&how).await;
        // The bot is disconnected, so the command can only arrive after a RESUME.
        let answer =
            alice.command(&channel, "challenge", &json!([{ "name": "opponent", "value": alice.id }])).await;
        answer.ok();
        bot.seen.until(|seen| seen.resumes.load(Ordering::SeqCst) >= count).await;
    }
    assert_eq!(bot.seen.readies.load(Ordering::SeqCst), 1);
    bot.stop().await;
}

#[tokio::test]
async fn an_invalid_session_identifies_again() {
    let bed = TestBed::new().await;
    let bot = TestBot::connect(&bed).await;
    bed.disturb(&json!({ "do": "invalidate" })).await;
    // serenity waits 5 s before it identifies again.
    bot.seen.until(|seen| seen.readies.load(Ordering::SeqCst) == 2).await;
    bed.person(0).command(&bed.channel("games"), "menu", &json!([])).await.ok();
}

#[tokio::test]
async fn missed_events_are_replayed_in_order() {
    let bed = TestBed::new().await;
    let token = format!("Bot {}", bed.sandbox.bot_token());
    let (mut first, ready) = RawGateway::identified(&bed, &token).await;
    first.event("GUILD_CREATE").await;
    drop(first);
    let commands = format!("/applications/{}/commands", bed.application());
    let command = json!([{ "name": "a", "description": "A" }]);
    bed.bot().ask("PUT", &commands, Some(&command)).await.ok();
    for _ in 0..3 {
        let used = json!({ "type": 2, "channel_id": bed.channel("games"), "data": { "name": "a" } });
        assert_eq!(bed.person(0).post("/interactions", &used).await.status, 204);
    }
    let mut second = RawGateway::connect(&bed).await;
    let resume = json!({ "op": 6, "d": { "token": token, "session_id": ready["session_id"], "seq": 3 } });
    second.send(&resume).await;
    let numbers = [second.payload().await, second.payload().await, second.payload().await];
    let numbers: Vec<(u64, &str)> = numbers
        .iter()
        .map(|payload| (payload["s"].as_u64().unwrap(), payload["t"].as_str().unwrap()))
        .collect();
    assert_eq!(numbers, [(4, "INTERACTION_CREATE"), (5, "INTERACTION_CREATE"), (6, "RESUMED")]);
    // A later connection can take over a session; the earlier one is closed.
    let mut third = RawGateway::connect(&bed).await;
    third.send(&resume).await;
    third.event("RESUMED").await;
    assert_eq!(second.closed().await, 4000);
}

#[tokio::test]
async fn wrong_payloads_close_the_connection_with_their_code() {
    let bed = TestBed::new().await;
    let token = format!("Bot {}", bed.sandbox.bot_token());
    let check = async |payload: &Value, expected: u16| {
        let mut plain = RawGateway::connect(&bed).await;
        plain.send(payload).await;
        assert_eq!(plain.closed().await, expected, "{payload}");
    };
    check(&json!({ "op": 99, "d": null }), 4001).await;
    check(&json!("no payload"), 4002).await;
    check(&json!({ "op": 3, "d": {} }), 4003).await;
    check(&identify("Bot wrong"), 4004).await;
    check(&json!({ "op": 2, "d": { "token": token, "intents": 1, "shard": [1, 1] } }), 4010).await;
    check(&json!({ "op": 2, "d": { "token": token, "intents": -1 } }), 4013).await;
    check(&json!({ "op": 2, "d": { "token": token } }), 4013).await;
    let (mut plain, ready) = RawGateway::identified(&bed, &token).await;
    plain.send(&identify(&token)).await;
    assert_eq!(plain.closed().await, 4005);
    let session = &ready["session_id"];
    // Close code 4005 ended that session.
    let mut plain = RawGateway::connect(&bed).await;
    plain.send(&json!({ "op": 6, "d": { "token": token, "session_id": session, "seq": 1 } })).await;
    assert_eq!(plain.payload().await, json!({ "op": 9, "d": false, "s": null, "t": null }));
    // The client may now identify on the same connection.
    plain.send(&identify(&token)).await;
    let session = plain.event("READY").await["session_id"].clone();
    drop(plain);
    check(&json!({ "op": 6, "d": { "token": token, "session_id": session, "seq": 1000 } }), 4007).await;
}

#[tokio::test]
async fn heartbeats_are_acknowledged() {
    let bed = TestBed::new().await;
    let mut plain = RawGateway::connect(&bed).await;
    plain.send(&json!({ "op": 1, "d": null })).await;
    assert_eq!(plain.payload().await["op"], 11);
}

#[tokio::test]
async fn libraries_that_insist_get_a_compressed_stream() {
    let bed = TestBed::new().await;
    // hikari's address; some libraries expect the gateway at the root.
    let address = bed.sandbox.origin().replacen("http", "ws", 1);
    let (mut socket, _) = connect_async(format!("{address}/?v=10&compress=zlib-stream")).await.unwrap();
    let mut stream = flate2::Decompress::new(true);
    let mut unpack = async |socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>| -> Value {
        let Message::Binary(packed) = socket.next().await.unwrap().unwrap() else { panic!("not packed") };
        let mut frame = Vec::with_capacity(100_000);
        stream.decompress_vec(&packed, &mut frame, flate2::FlushDecompress::Sync).unwrap();
        serde_json::from_slice(&frame).unwrap()
    };
    assert_eq!(unpack(&mut socket).await["op"], 10);
    let token = format!("Bot {}", bed.sandbox.bot_token());
    socket.send(Message::text(identify(&token).to_string())).await.unwrap();
    assert_eq!(unpack(&mut socket).await["t"], "READY");
    assert_eq!(unpack(&mut socket).await["t"], "GUILD_CREATE");
}

#[tokio::test]
async fn delays_of_a_burst_do_not_add_up() {
    retry_timed(async || {
        let faults = "delay=300ms,seed=1".parse().unwrap();
        let bed = TestBed::with(Options { faults, ..Options::default() }).await;
        let token = format!("Bot {}", bed.sandbox.bot_token());
        let (mut plain, _) = RawGateway::identified(&bed, &token).await;
        plain.event("GUILD_CREATE").await;
        let commands = format!("/applications/{}/commands", bed.application());
        let command = json!([{ "name": "a", "description": "A" }]);
        bed.bot().ask("PUT", &commands, Some(&command)).await.ok();
        let started = std::time::Instant::now();
        for _ in 0..20 {
            let used = json!({ "type": 2, "channel_id": bed.channel("games"), "data": { "name": "a" } });
            assert_eq!(bed.person(0).post("/interactions", &used).await.status, 204);
        }
        for _ in 0..20 {
            plain.event("INTERACTION_CREATE").await;
        }
        let took = started.elapsed();
        assert!(took >= Duration::from_millis(200), "{took:?}");
        // In sequence they would take 3 s.
        if took < Duration::from_millis(2500) { Ok(()) } else { Err(format!("{took:?}")) }
    })
    .await;
}

#[tokio::test]
async fn people_receive_only_their_events() {
    let bed = TestBed::new().await;
    let _bot = TestBot::connect(&bed).await;
    let (alice, bob, channel) = (bed.person(0), bed.person(1), bed.channel("games"));
    let token = |number: usize| text(&bed.state["users"][number]["token"]);
    let (mut alices, ready) = RawGateway::identified(&bed, &token(0)).await;
    let (mut bobs, _) = RawGateway::identified(&bed, &token(1)).await;
    assert_eq!((&ready["user"]["id"], &ready["guilds"][0]["name"]), (&json!(alice.id), &json!("Sandbox")));

    let typed = json!({ "type": 4, "channel_id": channel, "nonce": "7", "data": { "name": "move", "options": [
        { "name": "turn", "value": "d", "focused": true },
    ] } });
    assert_eq!(alice.post("/interactions", &typed).await.status, 204);
    let completed = alices.event("APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE").await;
    assert_eq!(completed, json!({ "nonce": "7", "choices": [{ "name": "d2-d4", "value": "d2-d4" }] }));

    let ask = json!({ "type": 2, "channel_id": channel, "nonce": "8", "data": { "name": "ask" } });
    assert_eq!(alice.post("/interactions", &ask).await.status, 204);
    let begun = alices.event("INTERACTION_CREATE").await;
    let modal = alices.event("INTERACTION_MODAL_CREATE").await;
    assert_eq!(
        (&modal["id"], &modal["nonce"], &modal["custom_id"]),
        (&begun["id"], &json!("8"), &json!("modal"))
    );
    assert_eq!(alices.event("INTERACTION_SUCCESS").await["nonce"], "8");

    // Only Alice receives an ephemeral response: Bob's next message is a public one.
    let options = json!([{ "name": "opponent", "value": bob.id }]);
    alice.command(&channel, "challenge", &options).await.ok();
    assert_eq!(alices.event("MESSAGE_CREATE").await["flags"], 64);
    alice.post(&format!("/channels/{channel}/messages"), &json!({ "content": "aloud" })).await.ok();
    assert_eq!(bobs.event("MESSAGE_CREATE").await["content"], "aloud");

    alice.command(&channel, "silent", &json!([])).await.refused(504, 10062);
    assert_eq!(alices.event("INTERACTION_FAILURE").await["reason_code"], 2);
}

#[tokio::test]
async fn a_bot_gets_events_of_its_removal_and_invitation() {
    let bed = TestBed::new().await;
    let token = format!("Bot {}", bed.sandbox.bot_token());
    let (mut plain, _) = RawGateway::identified(&bed, &token).await;
    let commands = format!("/applications/{}/commands", bed.application());
    let command = json!([{ "name": "a", "description": "A" }]);
    bed.bot().ask("PUT", &commands, Some(&command)).await.ok();
    let url = bed.url(&format!("/sandbox/guilds/{}/members/{}", bed.guild(), bed.application()));
    bed.client.delete(&url).send().await.unwrap();
    assert_eq!(plain.event("GUILD_DELETE").await, json!({ "id": bed.guild() }));
    let (alice, channel) = (bed.person(0), bed.channel("games"));
    alice.command(&channel, "a", &json!([])).await.refused(404, 10063);
    bed.bot().get(&format!("/channels/{channel}")).await.refused(403, 50001);
    bed.client.put(&url).send().await.unwrap();
    assert_eq!(plain.event("GUILD_CREATE").await["id"], bed.guild());
    bed.bot().get(&format!("/channels/{channel}")).await.ok();
}

#[tokio::test]
async fn a_stopping_server_closes_connections_with_1001() {
    let bed = TestBed::with(Options::default()).await;
    let token = text(&bed.state["users"][0]["token"]);
    let (mut plain, _) = RawGateway::identified(&bed, &token).await;
    let stopping = tokio::spawn(bed.sandbox.stop());
    assert_eq!(plain.closed().await, 1001);
    drop(plain);
    stopping.await.unwrap().unwrap();
}

#[tokio::test]
async fn faults_lose_no_event_and_double_some() {
    let faults = "drop=0.2,double=0.3,seed=5".parse().unwrap();
    let bed = TestBed::with(Options { faults, ..Options::default() }).await;
    let token = format!("Bot {}", bed.sandbox.bot_token());
    let (mut plain, ready) = RawGateway::identified(&bed, &token).await;
    let commands = format!("/applications/{}/commands", bed.application());
    let command = json!([{ "name": "a", "description": "A" }]);
    // The disturbance may lose this request; it never loses people's.
    while bed
        .client
        .put(bed.url(&format!("/api/v10{commands}")))
        .header("Authorization", &token)
        .json(&command)
        .send()
        .await
        .is_err()
    {}
    for _ in 0..30 {
        let used = json!({ "type": 2, "channel_id": bed.channel("games"), "data": { "name": "a" } });
        assert_eq!(bed.person(0).post("/interactions", &used).await.status, 204);
    }
    let (mut seen, mut ids, mut losses) = (1, Vec::new(), 0);
    while std::collections::HashSet::<&String>::from_iter(&ids).len() < 30 {
        let wait = tokio::time::timeout(TIMEOUT, plain.0.next());
        match wait.await.expect("an event is missing") {
            Some(Ok(Message::Text(payload))) => {
                let payload: Value = serde_json::from_str(&payload).unwrap();
                seen = payload["s"].as_u64().unwrap_or(seen);
                if payload["t"] == "INTERACTION_CREATE" {
                    ids.push(text(&payload["d"]["id"]));
                }
            }
            _ => {
                losses += 1;
                plain = RawGateway::connect(&bed).await;
                let session = &ready["session_id"];
                plain
                    .send(&json!({ "op": 6, "d": { "token": token, "session_id": session, "seq": seen } }))
                    .await;
            }
        }
    }
    assert!(losses > 0 && ids.len() > 30, "{losses} losses, {} events", ids.len());
}
