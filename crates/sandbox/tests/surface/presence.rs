//! Presence and voice states, which only the gateway tells.

use futures_util::{SinkExt, StreamExt};
use reqwest::Method;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::common::Bed;

const GUILDS: u64 = 1;
const VOICE_STATES: u64 = 1 << 7;
const PRESENCES: u64 = 1 << 8;

struct BotSocket(WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>);

impl BotSocket {
    async fn connect(bed: &Bed, intents: u64) -> Self {
        let mut socket = Self(connect_async(bed.sandbox.gateway_url()).await.unwrap().0);
        let token = bed.sandbox.bot_token();
        socket.send(json!({ "op": 2, "d": { "token": token, "intents": intents, "properties": {} } })).await;
        socket
    }

    async fn send(&mut self, frame: Value) {
        self.0.send(Message::text(frame.to_string())).await.unwrap();
    }

    /// Waits for an event, and returns its data.
    async fn event(&mut self, name: &str) -> Value {
        loop {
            let Message::Text(text) = self.0.next().await.unwrap().unwrap() else { continue };
            let frame: Value = serde_json::from_str(&text).unwrap();
            if frame["t"] == name {
                return frame["d"].clone();
            }
        }
    }
}

#[tokio::test]
async fn presences_are_listed_and_told_with_their_intent() {
    let bed = Bed::new().await;
    let mut bot = BotSocket::connect(&bed, GUILDS | PRESENCES).await;
    let guild = bot.event("GUILD_CREATE").await;
    assert_eq!(guild["presences"].as_array().unwrap().len(), 3);
    bed.control(Method::PATCH, "users/Bob", json!({ "status": "idle" })).await.ok();
    let told = bot.event("PRESENCE_UPDATE").await;
    assert_eq!((&told["status"], &told["user"]["id"]), (&json!("idle"), &json!(bed.text("/users/1/id"))));
    bed.control(Method::PATCH, "users/Bob", json!({ "status": "away" })).await.refused(400, 50035);
    let playing = json!([{ "name": "a game", "type": 0 }]);
    bot.send(
        json!({ "op": 3, "d": { "status": "dnd", "activities": playing, "since": null, "afk": false } }),
    )
    .await;
    let own = bot.event("PRESENCE_UPDATE").await;
    assert_eq!((&own["status"], &own["activities"]), (&json!("dnd"), &playing));
    bed.control(Method::PATCH, "users/Bob", json!({ "status": "offline" })).await.ok();
    let mut without = BotSocket::connect(&bed, GUILDS).await;
    assert_eq!(without.event("GUILD_CREATE").await["presences"], json!([]));
    let mut with = BotSocket::connect(&bed, GUILDS | PRESENCES).await;
    assert_eq!(with.event("GUILD_CREATE").await["presences"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_voice_channel_is_entered_without_audio() {
    let bed = Bed::new().await;
    let mut bot = BotSocket::connect(&bed, GUILDS | VOICE_STATES).await;
    bot.event("GUILD_CREATE").await;
    let form = json!({ "name": "Voice", "type": 2 });
    let voice = bed.person(0, Method::POST, &format!("/guilds/{}/channels", bed.guild()), form).await.ok();
    let state =
        json!({ "guild_id": bed.guild(), "channel_id": voice["id"], "self_mute": true, "self_deaf": false });
    bot.send(json!({ "op": 4, "d": state })).await;
    let told = bot.event("VOICE_STATE_UPDATE").await;
    assert_eq!((&told["channel_id"], &told["self_mute"]), (&voice["id"], &json!(true)));
    assert_eq!(told["user_id"], bed.text("/bot_id").as_str());
}
