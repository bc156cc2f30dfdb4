//! Former faults that ended bots of common libraries. `tests/libraries/sweeps.rs` makes the same
//! calls with the libraries.

use std::time::{Duration, Instant};

use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use crate::common::Bed;
use crate::common::socket::BotSocket;

const GUILDS_AND_VOICE: u64 = 1 | 1 << 7;
const GUILD_MESSAGES: u64 = 1 << 9;
const GUILD_MODERATION: u64 = 1 << 2;
const MANAGE_GUILD: u64 = 1 << 5;
const MANAGE_ROLES: u64 = 1 << 28;
const VIEW_AUDIT_LOG: u64 = 1 << 7;

#[tokio::test]
async fn a_client_may_identify_again_after_op_9() {
    let bed = Bed::new().await;
    let mut socket = BotSocket::connect(&bed, 1).await;
    socket.event("READY").await;
    bed.control(Method::POST, "sessions/all", json!({ "do": "invalidate" })).await.ok();
    while socket.frame().await.unwrap()["op"] != 9 {}
    let identity = json!({ "token": bed.sandbox.bot_token(), "intents": 1, "properties": {} });
    socket.send(json!({ "op": 2, "d": identity })).await;
    socket.event("READY").await;
}

#[tokio::test]
async fn a_client_may_resume_on_the_same_connection_after_op_9() {
    let bed = Bed::new().await;
    let mut socket = BotSocket::connect(&bed, 1).await;
    let ready = socket.event("READY").await;
    socket.event("GUILD_CREATE").await;
    let body = json!({ "do": "invalidate", "resumable": true });
    bed.control(Method::POST, "sessions/all", body).await.ok();
    assert_eq!(socket.frame().await.unwrap()["d"], true);
    let resume = json!({ "token": bed.sandbox.bot_token(), "session_id": ready["session_id"], "seq": 2 });
    socket.send(json!({ "op": 6, "d": resume })).await;
    socket.event("RESUMED").await;
}

#[tokio::test]
async fn heartbeats_are_answered_after_a_delay() {
    let bed = Bed::new().await;
    let mut socket = BotSocket::connect(&bed, 1).await;
    socket.event("GUILD_CREATE").await;
    let began = Instant::now();
    socket.send(json!({ "op": 1, "d": 2 })).await;
    assert_eq!(socket.frame().await.unwrap()["op"], 11);
    assert!(began.elapsed() >= Duration::from_millis(5), "{:?}", began.elapsed());
}

#[tokio::test]
async fn voice_states_are_kept_and_announced() {
    let bed = Bed::new().await;
    let (guild, bob) = (bed.guild(), bed.text("/users/1/id"));
    let voice = json!({ "name": "Voice", "type": 2 });
    let voice = bed.control(Method::POST, &format!("guilds/{guild}/channels"), voice).await.ok();
    let path = format!("guilds/{guild}/voice/Bob");
    let entered = json!({ "channel": "Voice", "self_deaf": true, "mute": true });
    bed.control(Method::PUT, &path, entered).await.ok();
    let mut socket = BotSocket::connect(&bed, GUILDS_AND_VOICE).await;
    let state = socket.event("GUILD_CREATE").await["voice_states"][0].clone();
    assert_eq!((&state["channel_id"], &state["user_id"]), (&voice["id"], &json!(bob)));
    assert_eq!(
        (&state["self_deaf"], &state["mute"], &state["deaf"]),
        (&json!(true), &json!(true), &json!(false))
    );
    bed.control(Method::DELETE, &path, Value::Null).await.ok();
    assert_eq!(socket.event("VOICE_STATE_UPDATE").await["channel_id"], Value::Null);
    // The bot's own state, by op 4, ends with its session.
    socket.send(json!({ "op": 4, "d": { "guild_id": guild, "channel_id": voice["id"] } })).await;
    assert_eq!(socket.event("VOICE_STATE_UPDATE").await["channel_id"], voice["id"]);
    drop(socket);
}

#[tokio::test]
async fn a_refused_move_changes_nothing_else() {
    let bed = Bed::new().await;
    let guild = bed.guild();
    let voice = json!({ "name": "Voice", "type": 2 });
    bed.control(Method::POST, &format!("guilds/{guild}/channels"), voice).await.ok();
    bed.control(Method::PUT, &format!("guilds/{guild}/voice/Bob"), json!({ "channel": "Voice" })).await.ok();
    let path = format!("/guilds/{guild}/members/{}", bed.text("/users/1/id"));
    let edit = json!({ "nick": "Bobby", "channel_id": bed.channel(0) });
    bed.person(0, Method::PATCH, &path, edit).await.refused(400, 50035);
    assert_eq!(bed.bot(Method::GET, &path, Value::Null).await.ok()["nick"], Value::Null);
}

#[tokio::test]
async fn roles_that_keep_their_position_need_no_permission() {
    let bed = Bed::new().await;
    bed.grant(MANAGE_ROLES).await;
    let base = format!("/guilds/{}/roles", bed.guild());
    for name in ["low", "middle"] {
        bed.bot(Method::POST, &base, json!({ "name": name })).await.ok();
    }
    let above = bed.person(0, Method::POST, &base, json!({ "name": "above" })).await.ok();
    bed.person(0, Method::PATCH, &base, json!([{ "id": above["id"], "position": 4 }])).await.ok();
    let roles = bed.bot(Method::GET, &base, Value::Null).await.ok();
    let names: Vec<&Value> = roles.as_array().unwrap().iter().map(|role| &role["name"]).collect();
    assert_eq!(names, ["@everyone", "middle", "low", "Bot", "above"]);
    // discord.js sends all roles, even if only two of them swap positions.
    let wanted = [(0, 0), (2, 1), (1, 2), (3, 3), (4, 4)];
    let all: Vec<Value> =
        wanted.iter().map(|(from, to)| json!({ "id": roles[*from]["id"], "position": to })).collect();
    let moved = bed.bot(Method::PATCH, &base, json!(all)).await.ok();
    assert_eq!((&moved[1]["name"], &moved[2]["name"]), (&json!("low"), &json!("middle")));
    // Above its own role the bot can't move one.
    let high = json!([{ "id": roles[1]["id"], "position": 4 }]);
    bed.bot(Method::PATCH, &base, high).await.refused(403, 50013);
}

#[tokio::test]
async fn all_announced_messages_name_their_server() {
    let bed = Bed::new().await;
    let mut socket = BotSocket::connect(&bed, 1 | GUILD_MESSAGES).await;
    let message = bed.alice("send", json!({ "content": "Start" })).await["message"].clone();
    socket.event("MESSAGE_CREATE").await;
    let id = message["id"].as_str().unwrap();
    let path = format!("/channels/{}/messages/{id}/threads", bed.channel(0));
    bed.person(0, Method::POST, &path, json!({ "name": "Side talk" })).await.ok();
    let update = socket.event("MESSAGE_UPDATE").await;
    assert_eq!(update["guild_id"], json!(bed.guild()));
    assert_eq!(update["thread"]["name"], "Side talk");
}

#[tokio::test]
async fn uploaded_pages_are_downloads_without_scripts() {
    let bed = Bed::new().await;
    let page = Part::bytes(b"<script>alert(1)</script>".to_vec()).file_name("page.html");
    let form = Form::new().part("files[0]", page.mime_str("image/png").unwrap());
    let url = format!("{}/api/v10/channels/{}/messages", bed.sandbox.origin(), bed.channel(0));
    let request = bed.client.post(url).multipart(form);
    let request = request.header("authorization", format!("Bot {}", bed.sandbox.bot_token()));
    let message: Value = request.send().await.unwrap().json().await.unwrap();
    let file = &message["attachments"][0];
    assert_eq!(file["content_type"], "text/html; charset=utf-8");
    let response = bed.client.get(file["url"].as_str().unwrap()).send().await.unwrap();
    let header = |name: &str| response.headers()[name].to_str().unwrap();
    assert_eq!(header("content-disposition"), "attachment; filename=\"page.html\"");
    assert_eq!(header("x-content-type-options"), "nosniff");
    assert!(header("content-security-policy").contains("sandbox"));
}

#[tokio::test]
async fn null_restores_a_default_and_is_never_stored() {
    let bed = Bed::new().await;
    bed.grant(MANAGE_GUILD).await;
    let path = format!("/guilds/{}", bed.guild());
    bed.bot(Method::PATCH, &path, json!({ "features": ["COMMUNITY"], "afk_timeout": 60 })).await.ok();
    let nulls = json!({
        "features": null, "afk_timeout": null, "verification_level": null, "preferred_locale": null,
        "premium_progress_bar_enabled": null, "system_channel_flags": null, "description": null,
    });
    let changed = bed.bot(Method::PATCH, &path, nulls).await.ok();
    assert_eq!((&changed["features"], &changed["afk_timeout"]), (&json!([]), &json!(300)));
    assert_eq!(changed["premium_progress_bar_enabled"], false);
    let wrong = json!({ "features": [5], "afk_timeout": 61 });
    let errors = bed.bot(Method::PATCH, &path, wrong).await.refused(400, 50035)["errors"].clone();
    assert!(errors["features"]["0"].is_object() && errors["afk_timeout"].is_object(), "{errors}");
}

#[tokio::test]
async fn audit_log_entries_of_invites_list_their_parts() {
    let bed = Bed::new().await;
    bed.grant(VIEW_AUDIT_LOG).await;
    let mut socket = BotSocket::connect(&bed, 1 | GUILD_MODERATION).await;
    socket.event("GUILD_CREATE").await;
    let path = format!("/channels/{}/invites", bed.channel(0));
    let invite = bed.person(0, Method::POST, &path, json!({ "max_age": 60.0 })).await.ok();
    let entry = socket.event("GUILD_AUDIT_LOG_ENTRY_CREATE").await;
    let new = |key: &str| {
        let changes = entry["changes"].as_array().unwrap();
        changes.iter().find(|change| change["key"] == key).unwrap()["new_value"].clone()
    };
    assert_eq!((new("code"), new("max_age")), (invite["code"].clone(), json!(60)));
    assert_eq!(
        (new("channel_id"), new("inviter_id")),
        (json!(bed.channel(0)), json!(bed.text("/users/0/id")))
    );
}

#[tokio::test]
async fn routes_of_older_libraries_exist() {
    let bed = Bed::new().await;
    let guild = bed.guild();
    bed.grant(1 << 26).await;
    let path = format!("/guilds/{guild}/members/@me/nick");
    assert_eq!(bed.bot(Method::PATCH, &path, json!({ "nick": "Helper" })).await.ok()["nick"], "Helper");
    let threads = format!("/channels/{}/threads", bed.channel(0));
    let thread = bed.person(0, Method::POST, &threads, json!({ "name": "t", "type": 11 })).await.ok();
    let path = format!("/channels/{}/thread-members/%40me", thread["id"].as_str().unwrap());
    assert_eq!(bed.bot(Method::POST, &path, Value::Null).await.status, 204);
    assert_eq!(bed.bot(Method::GET, &path, Value::Null).await.ok()["user_id"], json!(bed.text("/bot_id")));
}

#[tokio::test]
async fn offline_members_without_roles_are_pruned() {
    let bed = Bed::new().await;
    let guild = bed.guild();
    bed.grant(MANAGE_GUILD | 1 << 1).await;
    bed.control(Method::PATCH, "users/Bob", json!({ "status": "offline" })).await.ok();
    let path = format!("/guilds/{guild}/prune");
    assert_eq!(bed.bot(Method::GET, &path, Value::Null).await.ok()["pruned"], 0);
    bed.control(Method::POST, "clock", json!({ "advance": "8d" })).await.ok();
    assert_eq!(bed.bot(Method::GET, &path, Value::Null).await.ok()["pruned"], 1);
    assert_eq!(bed.bot(Method::POST, &path, json!({})).await.ok()["pruned"], 1);
    let bob = format!("/guilds/{guild}/members/{}", bed.text("/users/1/id"));
    bed.bot(Method::GET, &bob, Value::Null).await.refused(404, 10007);
}
