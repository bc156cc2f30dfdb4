//! Roles, members, moderation, channels and threads.

use reqwest::Method;
use serde_json::{Value, json};

use crate::common::Bed;
use crate::common::socket::BotSocket;

const KICK: u64 = 1 << 1;
const BAN: u64 = 1 << 2;
const MANAGE_CHANNELS: u64 = 1 << 4;
const VIEW_AUDIT_LOG: u64 = 1 << 7;
const MANAGE_NICKNAMES: u64 = 1 << 27;
const MANAGE_ROLES: u64 = 1 << 28;
const MANAGE_THREADS: u64 = 1 << 34;
const MODERATE: u64 = 1 << 40;

#[tokio::test]
async fn roles_are_created_edited_moved_assigned_and_deleted() {
    let bed = Bed::new().await;
    let guild = bed.guild();
    let base = format!("/guilds/{guild}/roles");
    bed.bot(Method::POST, &base, json!({ "name": "Red" })).await.refused(403, 50013);
    bed.grant(MANAGE_ROLES).await;
    let red =
        bed.bot(Method::POST, &base, json!({ "name": "Red", "color": 0xff_0000, "hoist": true })).await.ok();
    let id = red["id"].as_str().unwrap();
    assert_eq!(
        (&red["color"], &red["hoist"], &red["position"]),
        (&json!(0xff_0000), &json!(true), &json!(1))
    );
    let own = format!("{base}/{id}");
    let changed = bed.bot(Method::PATCH, &own, json!({ "name": "Crimson", "mentionable": true })).await.ok();
    assert_eq!((&changed["name"], &changed["color"]), (&json!("Crimson"), &json!(0xff_0000)));
    bed.bot(Method::PATCH, &own, json!({ "color": 16_777_216 })).await.refused(400, 50035);
    // The bot can't grant permissions it lacks.
    bed.bot(Method::PATCH, &own, json!({ "permissions": "8" })).await.refused(403, 50013);
    let bob = bed.text("/users/1/id");
    let given = format!("/guilds/{guild}/members/{bob}/roles/{id}");
    assert_eq!(bed.bot(Method::PUT, &given, Value::Null).await.status, 204);
    let member = bed.bot(Method::GET, &format!("/guilds/{guild}/members/{bob}"), Value::Null).await.ok();
    assert_eq!(member["roles"], json!([id]));
    let counts = bed.bot(Method::GET, &format!("{base}/member-counts"), Value::Null).await.ok();
    assert_eq!(counts[id], 1);
    // The bot can't edit roles above its own.
    let high = bed.person(0, Method::POST, &base, json!({ "name": "High" })).await.ok();
    let order = json!([{ "id": high["id"], "position": 9 }]);
    bed.person(0, Method::PATCH, &base, order).await.ok();
    let high = format!("{base}/{}", high["id"].as_str().unwrap());
    bed.bot(Method::DELETE, &high, Value::Null).await.refused(403, 50013);
    assert_eq!(bed.bot(Method::DELETE, &own, Value::Null).await.status, 204);
    bed.bot(Method::GET, &own, Value::Null).await.refused(404, 10011);
    bed.check_traffic().await;
}

#[tokio::test]
async fn members_are_renamed_timed_out_kicked_and_banned() {
    let bed = Bed::new().await;
    let guild = bed.guild();
    let (alice, bob) = (bed.text("/users/0/id"), bed.text("/users/1/id"));
    let member = format!("/guilds/{guild}/members/{bob}");
    bed.bot(Method::PATCH, &member, json!({ "nick": "Bobby" })).await.refused(403, 50013);
    bed.grant(MANAGE_NICKNAMES | MODERATE | KICK | BAN | VIEW_AUDIT_LOG).await;
    let named = bed.bot(Method::PATCH, &member, json!({ "nick": "Bobby" })).await.ok();
    assert_eq!(named["nick"], "Bobby");
    bed.bot(Method::PATCH, &member, json!({ "nick": "x".repeat(33) })).await.refused(400, 50035);
    bed.bot(Method::PATCH, &format!("/guilds/{guild}/members/{alice}"), json!({ "nick": "x" }))
        .await
        .refused(403, 50013);

    let clock = bed.control(Method::GET, "clock", Value::Null).await.ok();
    let until = clock["now"].as_str().unwrap().replacen("20", "21", 1);
    bed.bot(Method::PATCH, &member, json!({ "communication_disabled_until": until })).await.ok();
    bed.control(Method::POST, "users/Bob/send", json!({ "content": "Hush" })).await.refused(403, 50013);
    bed.bot(Method::PATCH, &member, json!({ "communication_disabled_until": null })).await.ok();
    bed.control(Method::POST, "users/Bob/send", json!({ "content": "Again" })).await.ok();

    assert_eq!(bed.bot(Method::DELETE, &member, Value::Null).await.status, 204);
    bed.bot(Method::GET, &member, Value::Null).await.refused(404, 10007);
    let ban = format!("/guilds/{guild}/bans/{bob}");
    assert_eq!(bed.bot(Method::PUT, &ban, json!({})).await.status, 204);
    assert_eq!(bed.bot(Method::GET, &ban, Value::Null).await.ok()["user"]["id"], bob.as_str());
    let bans = bed.bot(Method::GET, &format!("/guilds/{guild}/bans"), Value::Null).await.ok();
    assert_eq!(bans.as_array().unwrap().len(), 1);
    assert_eq!(bed.bot(Method::DELETE, &ban, Value::Null).await.status, 204);
    bed.bot(Method::GET, &ban, Value::Null).await.refused(404, 10026);
    let log = bed.bot(Method::GET, &format!("/guilds/{guild}/audit-logs?limit=3"), Value::Null).await.ok();
    let kinds: Vec<u64> = log["audit_log_entries"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["action_type"].as_u64().unwrap())
        .collect();
    assert_eq!(kinds, [23, 22, 20]);
    bed.check_traffic().await;
}

#[tokio::test]
async fn members_are_listed_page_by_page_and_found_by_name() {
    let bed = Bed::with(discord_at_home::Options { users: 5, ..Default::default() }).await;
    let base = format!("/guilds/{}/members", bed.guild());
    let (mut seen, mut after) = (Vec::new(), "0".to_owned());
    loop {
        let page = bed.bot(Method::GET, &format!("{base}?limit=2&after={after}"), Value::Null).await.ok();
        let page = page.as_array().unwrap().clone();
        let Some(last) = page.last() else { break };
        assert!(page.len() <= 2);
        after = last["user"]["id"].as_str().unwrap().to_owned();
        seen.extend(page);
    }
    assert_eq!(seen.len(), 6);
    let found = bed.bot(Method::GET, &format!("{base}/search?query=ca&limit=10"), Value::Null).await.ok();
    assert_eq!(found.as_array().unwrap().len(), 1);
    assert_eq!(found[0]["user"]["username"], "Carol");
    bed.bot(Method::GET, &format!("{base}?limit=1001"), Value::Null).await.refused(400, 50035);
    bed.check_traffic().await;
}

#[tokio::test]
async fn channels_keep_their_fields_and_enforce_slowmode() {
    let bed = Bed::new().await;
    let base = format!("/guilds/{}/channels", bed.guild());
    bed.bot(Method::POST, &base, json!({ "name": "x" })).await.refused(403, 50013);
    bed.grant(MANAGE_CHANNELS).await;
    let category = bed.bot(Method::POST, &base, json!({ "name": "Rooms", "type": 4 })).await.ok();
    let form = json!({
        "name": "Slow Room", "type": 0, "topic": "Take your time", "rate_limit_per_user": 60,
        "nsfw": true, "parent_id": category["id"],
    });
    let slow = bed.bot(Method::POST, &base, form).await.ok();
    assert_eq!(slow["name"], "slow-room");
    for (key, value) in
        [("rate_limit_per_user", json!(60)), ("nsfw", json!(true)), ("parent_id", category["id"].clone())]
    {
        assert_eq!(slow[key], value, "{key}");
    }
    let voice =
        bed.bot(Method::POST, &base, json!({ "name": "Voice", "type": 2, "user_limit": 7 })).await.ok();
    assert_eq!((&voice["user_limit"], &voice["bitrate"]), (&json!(7), &json!(64_000)));
    bed.bot(Method::POST, &base, json!({ "name": "Stage", "type": 13 })).await;
    bed.bot(Method::POST, &base, json!({ "name": "x", "parent_id": voice["id"] })).await.refused(400, 50035);
    bed.bot(Method::POST, &base, json!({ "name": "x", "rate_limit_per_user": 21_601 }))
        .await
        .refused(400, 50035);
    let say = json!({ "content": "Hi", "channel": "slow-room" });
    bed.control(Method::POST, "users/Bob/send", say.clone()).await.ok();
    bed.control(Method::POST, "users/Bob/send", say.clone()).await.refused(429, 20016);
    bed.control(Method::POST, "clock", json!({ "advance": "61s" })).await.ok();
    bed.control(Method::POST, "users/Bob/send", say).await.ok();
    let into = format!("/channels/{}/messages", category["id"].as_str().unwrap());
    bed.bot(Method::POST, &into, json!({ "content": "x" })).await.refused(400, 50024);
}

#[tokio::test]
async fn overwrites_need_the_permission_to_manage_roles() {
    let bed = Bed::new().await;
    let (channel, bob) = (bed.channel(0), bed.text("/users/1/id"));
    let path = format!("/channels/{channel}");
    let overwrite = format!("{path}/permissions/{bob}");
    let form = json!({ "type": 1, "deny": "2048" });
    let edit = json!({ "permission_overwrites": [{ "id": bob, "type": 1, "deny": "2048" }] });
    bed.grant(MANAGE_CHANNELS).await;
    bed.bot(Method::PATCH, &path, json!({ "topic": "Tea" })).await.ok();
    bed.bot(Method::PUT, &overwrite, form.clone()).await.refused(403, 50013);
    bed.bot(Method::DELETE, &overwrite, Value::Null).await.refused(403, 50013);
    bed.bot(Method::PATCH, &path, edit.clone()).await.refused(403, 50013);
    bed.grant(MANAGE_ROLES).await;
    assert_eq!(bed.bot(Method::PUT, &overwrite, form).await.status, 204);
    bed.bot(Method::PATCH, &path, edit).await.ok();
}

#[tokio::test]
async fn threads_of_announcement_channels_have_their_own_type() {
    let bed = Bed::new().await;
    let form = json!({ "name": "news", "type": 5 });
    let news = bed.person(0, Method::POST, &format!("/guilds/{}/channels", bed.guild()), form).await.ok();
    let news = format!("/channels/{}", news["id"].as_str().unwrap());
    let message = bed.person(0, Method::POST, &format!("{news}/messages"), json!({ "content": "New" })).await;
    let message = message.ok()["id"].as_str().unwrap().to_owned();
    let path = format!("{news}/messages/{message}/threads");
    let thread = bed.bot(Method::POST, &path, json!({ "name": "Replies" })).await.ok();
    assert_eq!(thread["type"], 10);
    let path = format!("{news}/threads");
    let thread = bed.bot(Method::POST, &path, json!({ "name": "Talk", "type": 10 })).await.ok();
    assert_eq!(thread["type"], 10);
    bed.bot(Method::POST, &path, json!({ "name": "Talk", "type": 12 })).await.refused(400, 50024);
    bed.check_traffic().await;
}

#[tokio::test]
async fn threads_list_members_and_archives() {
    let bed = Bed::new().await;
    bed.grant(MANAGE_THREADS).await;
    let channel = bed.channel(0);
    let mut ids = Vec::new();
    for number in 0..3 {
        let form = json!({ "name": format!("Thread {number}"), "type": 11 });
        let thread = bed.bot(Method::POST, &format!("/channels/{channel}/threads"), form).await.ok();
        ids.push(thread["id"].as_str().unwrap().to_owned());
    }
    let bob = bed.text("/users/1/id");
    bed.bot(Method::PUT, &format!("/channels/{}/thread-members/{bob}", ids[0]), Value::Null).await;
    let members =
        bed.bot(Method::GET, &format!("/channels/{}/thread-members", ids[0]), Value::Null).await.ok();
    assert_eq!(members.as_array().unwrap().len(), 2);
    let path = format!("/channels/{}/thread-members/{bob}?with_member=true", ids[0]);
    assert_eq!(bed.bot(Method::GET, &path, Value::Null).await.ok()["user_id"], bob.as_str());
    for id in &ids {
        bed.bot(Method::PATCH, &format!("/channels/{id}"), json!({ "archived": true })).await.ok();
        bed.control(Method::POST, "clock", json!({ "advance": "1s" })).await.ok();
    }
    let base = format!("/channels/{channel}/threads/archived/public");
    let first = bed.bot(Method::GET, &format!("{base}?limit=2"), Value::Null).await.ok();
    assert_eq!((&first["has_more"], &first["threads"][0]["id"]), (&json!(true), &json!(ids[2])));
    let before = first["threads"][1]["thread_metadata"]["archive_timestamp"].as_str().unwrap();
    let rest = bed
        .bot(Method::GET, &format!("{base}?before={}", before.replace('+', "%2B")), Value::Null)
        .await
        .ok();
    assert_eq!(rest["threads"].as_array().unwrap().len(), 1);
    assert_eq!(rest["has_more"], false);
}

#[tokio::test]
async fn gaining_access_to_a_channel_syncs_its_threads() {
    const VIEW_CHANNEL: u64 = 1 << 10;
    let bed = Bed::new().await;
    let (guild, bot) = (bed.guild(), bed.text("/bot_id"));
    let form = json!({ "name": "den", "permission_overwrites": [
        { "id": bot, "type": 1, "deny": VIEW_CHANNEL.to_string() },
    ] });
    let den = bed.person(0, Method::POST, &format!("/guilds/{guild}/channels"), form).await.ok();
    let den = den["id"].as_str().unwrap();
    let threads = format!("/channels/{den}/threads");
    let thread = bed.person(0, Method::POST, &threads, json!({ "name": "Secret", "type": 11 })).await.ok();
    let mut socket = BotSocket::connect(&bed, 1).await;
    socket.event("GUILD_CREATE").await;
    bed.bot(Method::GET, &format!("/channels/{den}"), Value::Null).await.refused(403, 50001);
    let overwrite = format!("/channels/{den}/permissions/{bot}");
    assert_eq!(bed.person(0, Method::DELETE, &overwrite, Value::Null).await.status, 204);
    let told = socket.event("THREAD_LIST_SYNC").await;
    assert_eq!((&told["guild_id"], &told["channel_ids"]), (&json!(guild), &json!([den])));
    assert_eq!((&told["threads"][0]["id"], &told["members"]), (&thread["id"], &json!([])));

    // Access through a role counts too. Users who already see the channel get no event.
    let hidden = json!({ "type": 1, "deny": VIEW_CHANNEL.to_string() });
    assert_eq!(bed.person(0, Method::PUT, &overwrite, hidden).await.status, 204);
    let role =
        bed.person(0, Method::POST, &format!("/guilds/{guild}/roles"), json!({ "name": "Chief" })).await;
    let role = role.ok()["id"].as_str().unwrap().to_owned();
    let chief = json!({ "permissions": "8" });
    bed.person(0, Method::PATCH, &format!("/guilds/{guild}/roles/{role}"), chief).await.ok();
    let given = format!("/guilds/{guild}/members/{bot}/roles/{role}");
    assert_eq!(bed.person(0, Method::PUT, &given, Value::Null).await.status, 204);
    assert_eq!(socket.event("THREAD_LIST_SYNC").await["threads"][0]["id"], thread["id"]);
    let topic = json!({ "topic": "Deep" });
    bed.person(0, Method::PATCH, &format!("/channels/{den}"), topic).await.ok();
    let last = json!({ "topic": "Deeper" });
    bed.person(0, Method::PATCH, &format!("/channels/{}", bed.channel(0)), last).await.ok();
    assert_eq!(socket.events_until("CHANNEL_UPDATE").await, ["CHANNEL_UPDATE"]);
    assert_eq!(socket.events_until("CHANNEL_UPDATE").await, ["CHANNEL_UPDATE"]);
}

#[tokio::test]
async fn a_forum_post_starts_with_its_message() {
    let bed = Bed::new().await;
    let form = json!({ "name": "Ideas", "type": 15 });
    let forum = bed.person(0, Method::POST, &format!("/guilds/{}/channels", bed.guild()), form).await.ok();
    let path = format!("/channels/{}/threads", forum["id"].as_str().unwrap());
    bed.bot(Method::POST, &path, json!({ "name": "Tea" })).await.refused(400, 50035);
    bed.bot(Method::POST, &path, json!({ "name": "Tea", "message": {} })).await.refused(400, 50006);
    let active = format!("/guilds/{}/threads/active", bed.guild());
    let left = bed.bot(Method::GET, &active, Value::Null).await.ok();
    assert_eq!(left["threads"], json!([]), "a forum post needs a message");
    let form = json!({ "name": "Tea", "message": { "content": "More of it" } });
    let post = bed.bot(Method::POST, &path, form).await.ok();
    assert_eq!((&post["type"], &post["parent_id"]), (&json!(11), &forum["id"]));
    assert_eq!((&post["message"]["id"], &post["message"]["content"]), (&post["id"], &json!("More of it")));
    let id = post["id"].as_str().unwrap();
    let first = bed.bot(Method::GET, &format!("/channels/{id}/messages/{id}"), Value::Null).await.ok();
    assert_eq!(first["content"], "More of it");
    bed.control(Method::POST, "users/Bob/send", json!({ "content": "Yes", "channel": "Tea" })).await.ok();
    bed.check_traffic().await;
}
