//! Invites, and edits of the user, application and server.

use reqwest::Method;
use serde_json::{Value, json};

use crate::common::Bed;
use crate::common::socket::BotSocket;

const CREATE_INVITE: u64 = 1;
const MANAGE_CHANNELS: u64 = 1 << 4;
const MANAGE_GUILD: u64 = 1 << 5;
/// Intents for servers and invites.
const INTENTS: u64 = 1 | 1 << 6;

#[tokio::test]
async fn invites_are_created_used_up_and_deleted() {
    let bed = Bed::new().await;
    bed.grant(CREATE_INVITE | MANAGE_CHANNELS).await;
    let mut bot = BotSocket::connect(&bed, INTENTS).await;
    bot.event("GUILD_CREATE").await;
    let base = format!("/channels/{}/invites", bed.channel(0));
    let made = bed.bot(Method::POST, &base, json!({ "max_age": 3600, "max_uses": 1 })).await.ok();
    let code = made["code"].as_str().unwrap().to_owned();
    let told = bot.event("INVITE_CREATE").await;
    assert_eq!((&told["code"], &told["channel_id"]), (&made["code"], &json!(bed.channel(0))));
    // The same invite again, unless a unique one is requested.
    let again = bed.bot(Method::POST, &base, json!({ "max_age": 3600, "max_uses": 1 })).await.ok();
    assert_eq!(again["code"], code.as_str());
    let other = bed.bot(Method::POST, &base, json!({ "unique": true })).await.ok();
    assert_ne!(other["code"], code.as_str());
    assert_eq!(bed.bot(Method::GET, &base, Value::Null).await.ok().as_array().unwrap().len(), 2);
    let shown = bed.bot(Method::GET, &format!("/invites/{code}?with_counts=true"), Value::Null).await.ok();
    assert_eq!((&shown["guild"]["name"], &shown["approximate_member_count"]), (&json!("Sandbox"), &json!(3)));

    // Bob leaves and rejoins, which uses up the invite.
    let member = format!("guilds/{}/members/Bob", bed.guild());
    bed.control(Method::DELETE, &member, Value::Null).await.ok();
    let path = format!("/invites/{code}");
    bed.bot(Method::POST, &path, json!({})).await.refused(403, 20001);
    assert_eq!(bed.person(1, Method::POST, &path, json!({})).await.ok()["new_member"], true);
    assert_eq!(bot.event("INVITE_DELETE").await["code"], code.as_str());
    bed.person(1, Method::POST, &path, json!({})).await.refused(404, 10006);

    // The other invite expires after a day, or is deleted.
    let path = format!("/invites/{}", other["code"].as_str().unwrap());
    bed.bot(Method::GET, &format!("/guilds/{}/invites", bed.guild()), Value::Null).await.refused(403, 50013);
    bed.control(Method::POST, "clock", json!({ "advance": "25h" })).await.ok();
    bed.bot(Method::GET, &path, Value::Null).await.refused(404, 10006);
    let last = bed.bot(Method::POST, &base, json!({ "max_age": 0 })).await.ok();
    assert_eq!(last["expires_at"], Value::Null);
    bed.bot(Method::DELETE, &format!("/invites/{}", last["code"].as_str().unwrap()), Value::Null).await.ok();
    let wrong = bed.bot(Method::POST, &base, json!({ "max_age": 604_801 })).await.refused(400, 50035);
    assert_eq!(wrong["errors"]["max_age"]["_errors"][0]["code"], "NUMBER_TYPE_MAX");
    bed.check_traffic().await;
}

#[tokio::test]
async fn banned_users_cannot_use_invites() {
    let bed = Bed::new().await;
    let made =
        bed.person(0, Method::POST, &format!("/channels/{}/invites", bed.channel(0)), json!({})).await.ok();
    let ban = format!("/guilds/{}/bans/{}", bed.guild(), bed.text("/users/1/id"));
    assert_eq!(bed.person(0, Method::PUT, &ban, json!({})).await.status, 204);
    let path = format!("/invites/{}", made["code"].as_str().unwrap());
    bed.person(1, Method::POST, &path, json!({})).await.refused(403, 40007);
}

#[tokio::test]
async fn a_bot_edits_its_user_application_and_server() {
    let bed = Bed::new().await;
    let own = bed.bot(Method::PATCH, "/users/@me", json!({ "username": "Renamed" })).await.ok();
    assert_eq!(own["username"], "Renamed");
    bed.bot(Method::PATCH, "/users/@me", json!({ "username": "x" })).await.refused(400, 50035);
    let app = format!("/applications/{}", bed.text("/application_id"));
    let changed = bed.bot(Method::PATCH, &app, json!({ "tags": ["board games"] })).await.ok();
    assert_eq!((&changed["name"], &changed["tags"]), (&json!("Renamed"), &json!(["board games"])));
    assert_eq!(bed.bot(Method::GET, "/applications/@me", Value::Null).await.ok(), changed);
    bed.bot(Method::GET, "/applications/1", Value::Null).await.refused(403, 20012);

    let guild = format!("/guilds/{}", bed.guild());
    bed.bot(Method::PATCH, &guild, json!({ "name": "Mine" })).await.refused(403, 50013);
    bed.grant(MANAGE_GUILD).await;
    let mut bot = BotSocket::connect(&bed, 1).await;
    bot.event("GUILD_CREATE").await;
    let form = json!({ "name": "Ours", "verification_level": 2, "system_channel_id": bed.channel(1) });
    let changed = bed.bot(Method::PATCH, &guild, form).await.ok();
    assert_eq!((&changed["name"], &changed["verification_level"]), (&json!("Ours"), &json!(2)));
    assert_eq!(bot.event("GUILD_UPDATE").await["system_channel_id"], bed.channel(1).as_str());
    let wrong = json!({ "name": "x", "verification_level": 9, "system_channel_id": "1" });
    let errors = bed.bot(Method::PATCH, &guild, wrong).await.refused(400, 50035)["errors"].clone();
    assert_eq!(errors.as_object().unwrap().len(), 3, "{errors}");
    bed.check_traffic().await;
}
