//! Presences and voice states, which are only visible over the gateway.

use reqwest::Method;
use serde_json::json;

use crate::common::Bed;
use crate::common::socket::BotSocket;

const GUILDS: u64 = 1;
const VOICE_STATES: u64 = 1 << 7;
const PRESENCES: u64 = 1 << 8;

#[tokio::test]
async fn presences_require_their_intent() {
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
async fn users_join_voice_channels_without_audio() {
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
