//! The control API: acting, waiting, recorded requests, faults, sessions, the clock, reset, and its
//! OpenAPI description.

#![allow(clippy::unwrap_used, reason = "unwrap fails the test")]

mod common;

use std::sync::atomic::Ordering;

use common::Bed;
use common::socket::BotSocket;
use discord_at_home::{FollowingClock, Options};
use reqwest::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn the_description_matches_the_control_api() {
    let bed = Bed::new().await;
    let description = bed.send(Method::GET, "/sandbox/openapi.json", "", &Value::Null).await.ok();
    let mut operations = 0;
    for (path, methods) in description["paths"].as_object().unwrap() {
        let path =
            path.replace("{user}", "Alice").replace("{guild}", &bed.guild()).replace("{session}", "all");
        let path = path.replace("{bot}", "Bot").replace("{channel}", "general");
        for method in methods.as_object().unwrap().keys().filter(|key| *key != "parameters") {
            let method: Method = method.to_uppercase().parse().unwrap();
            // Skip operations that would break this test's world.
            if method == Method::DELETE && path.contains("members") {
                continue;
            }
            let reply = bed.control(method.clone(), path.trim_start_matches('/'), json!({})).await;
            let no_route = matches!(reply.status, 404 | 405) && reply.body["code"] == 0;
            assert!(!no_route, "{method} {path}: {}", reply.body);
            operations += 1;
        }
    }
    assert!(operations >= 20, "{operations}");
    let nothing = bed.control(Method::GET, "nothing", Value::Null).await;
    assert_eq!(nothing.status, 404);
}

#[tokio::test]
async fn the_outcome_explains_a_missing_response() {
    let bed = Bed::new().await;
    let app = bed.text("/application_id");
    let command = json!([{ "name": "tree", "description": "d", "options": [
        { "type": 2, "name": "grp", "description": "d", "options": [
            { "type": 1, "name": "leaf", "description": "d", "options": [
                { "type": 6, "name": "who", "description": "d", "required": true } ] } ] } ] }]);
    bed.bot(Method::PUT, &format!("/applications/{app}/commands"), command).await.ok();
    let body = json!({ "name": "tree grp leaf", "channel": "games", "options": { "who": "bob" } });
    let told = bed.alice("command", body).await;
    assert_eq!(
        (&told["outcome"], &told["why"]),
        (&json!("failed"), &json!("The bot did not answer within 3 seconds."))
    );
    assert!(told["ms"].as_u64().unwrap() >= 3000);
    let wrong = json!({ "name": "tree grp leaf", "options": { "who": "bob", "whom": "x" } });
    let refused = bed.control(Method::POST, "users/Alice/command", wrong).await.refused(400, 50035);
    assert!(refused["errors"]["options"].is_object());
    bed.control(Method::POST, "users/Nobody/send", json!({ "content": "x" })).await.refused(404, 10013);
    bed.control(Method::POST, "users/Bob/send", json!({ "content": "x", "channel": "no" }))
        .await
        .refused(404, 10003);
}

#[tokio::test]
async fn users_type_edit_and_delete_messages() {
    let bed = Bed::new().await;
    // Servers, messages with content, and typing.
    let mut bot = BotSocket::connect(&bed, 1 | 1 << 9 | 1 << 11 | 1 << 15).await;
    bot.event("READY").await;
    let alice = bed.text("/users/0/id");
    bed.control(Method::POST, "users/Alice/typing", json!({ "channel": "games" })).await.ok();
    let typing = bot.event("TYPING_START").await;
    assert_eq!(
        (&typing["user_id"], &typing["channel_id"]),
        (&alice.as_str().into(), &bed.channel(1).as_str().into())
    );

    let first = bed.alice("send", json!({ "content": "first" })).await["message"]["id"].clone();
    bed.alice("send", json!({ "content": "last" })).await;
    bed.control(Method::POST, "users/Bob/send", json!({ "content": "Bob's" })).await.ok();
    // By default, the user's newest message.
    let edited = bed.alice("edit", json!({ "content": "latest" })).await;
    assert_eq!(edited["message"]["content"], "latest");
    assert_eq!(bot.event("MESSAGE_UPDATE").await["content"], "latest");
    bed.alice("delete", json!({ "message": first })).await;
    assert_eq!(bot.event("MESSAGE_DELETE").await["id"], first);
    bed.alice("delete", json!({})).await;
    let rest: Vec<Value> = bed.messages(&bed.channel(0)).await;
    assert_eq!(rest.iter().map(|it| &it["content"]).collect::<Vec<_>>(), ["Bob's"]);

    // With the user's permissions, as on Discord.
    bed.control(Method::POST, "users/Alice/edit", json!({ "message": rest[0]["id"], "content": "x" }))
        .await
        .refused(403, 50005);
    bed.alice("delete", json!({ "message": rest[0]["id"] })).await;
    bed.control(Method::POST, "users/Alice/delete", json!({})).await.refused(404, 10008);
}

#[tokio::test]
async fn recorded_requests_have_verdicts_and_no_tokens() {
    let bed = Bed::new().await;
    let channel = bed.channel(0);
    bed.bot(Method::POST, &format!("/channels/{channel}/messages"), json!({ "content": "Hello" })).await.ok();
    bed.bot(Method::POST, &format!("/channels/{channel}/messages"), json!({})).await.refused(400, 50006);
    bed.bot(Method::POST, "/interactions/1/secret/callback", json!({ "type": 4 })).await.refused(404, 10062);
    let requests = bed.control(Method::GET, "requests", Value::Null).await.ok();
    let rows = requests["requests"].as_array().unwrap();
    let verdicts: Vec<&str> = rows.iter().map(|row| row["verdict"].as_str().unwrap()).collect();
    assert_eq!(verdicts, ["ok", "refused", "late"]);
    assert_eq!(rows[0]["route"], "/channels/{channel_id}/messages");
    assert_eq!(rows[0]["request"]["content"], "Hello");
    assert_eq!(rows[1]["code"], 50006);
    let text = requests.to_string();
    assert!(!text.contains("secret") && !text.contains(&bed.sandbox.bot_token()), "{text}");
    let refused = bed.control(Method::GET, "requests?verdict=refused", Value::Null).await.ok();
    assert_eq!(refused["requests"].as_array().unwrap().len(), 1);
    bed.control(Method::DELETE, "requests", Value::Null).await.ok();
    let after = bed.control(Method::GET, "requests", Value::Null).await.ok();
    assert_eq!(after["requests"], json!([]));
}

#[tokio::test]
async fn faults_can_be_changed_at_runtime() {
    let bed = Bed::new().await;
    bed.control(Method::PUT, "faults", json!({ "faults": "429=1" })).await.ok();
    assert_eq!(bed.bot(Method::GET, "/users/@me", Value::Null).await.status, 429);
    let requests = bed.control(Method::GET, "requests?verdict=fault", Value::Null).await.ok();
    assert_eq!(requests["requests"][0]["status"], 429);
    bed.control(Method::PUT, "faults", json!({ "faults": "" })).await.ok();
    assert_eq!(bed.bot(Method::GET, "/users/@me", Value::Null).await.status, 200);
    bed.control(Method::PUT, "faults", json!({ "faults": "404=1" })).await.refused(400, 50035);
}

#[tokio::test]
async fn fault_rules_affect_matching_requests() {
    let bed = Bed::new().await;
    let path = format!("/channels/{}/messages", bed.channel(0));
    let rules = json!([
        { "method": "POST", "route": "/channels/{channel_id}/messages", "status": 503, "times": 2 },
        { "route": "/users/@me", "drop": "after", "times": 1 },
    ]);
    bed.control(Method::PUT, "faults", json!({ "rules": rules })).await.ok();
    for expected in [503, 503, 200] {
        assert_eq!(bed.bot(Method::POST, &path, json!({ "content": "x" })).await.status, expected);
    }
    assert_eq!(bed.bot(Method::GET, &path, Value::Null).await.status, 200);
    assert_eq!(bed.messages(&bed.channel(0)).await.len(), 1);
    let own = bed.client.patch(format!("{}/api/v10/users/@me", bed.sandbox.origin()));
    let own = own.header("authorization", format!("Bot {}", bed.sandbox.bot_token()));
    assert!(own.json(&json!({ "username": "Done nevertheless" })).send().await.is_err());
    assert_eq!(bed.bot(Method::GET, "/users/@me", Value::Null).await.ok()["username"], "Done nevertheless");
    let faults = bed.control(Method::GET, "requests?verdict=fault", Value::Null).await.ok();
    let statuses: Vec<&Value> =
        faults["requests"].as_array().unwrap().iter().map(|row| &row["status"]).collect();
    assert_eq!(statuses, [503, 503, 0]);
    let wrong = json!({ "rules": [{ "status": 200 }, { "drop": "never" }] });
    let errors = bed.control(Method::PUT, "faults", wrong).await.refused(400, 50035)["errors"].clone();
    assert_eq!(errors["rules"].as_object().unwrap().len(), 2, "{errors}");
    bed.control(Method::PUT, "faults", json!({})).await.refused(400, 50035);
}

#[tokio::test]
async fn a_disturbance_decides_whether_a_session_resumes() {
    let bed = Bed::new().await;
    for (body, op, can_resume) in [
        (json!({ "do": "invalidate", "resumable": true }), Some(json!(true)), true),
        (json!({ "do": "invalidate" }), Some(json!(false)), false),
        (json!({ "do": "drop", "resumable": false }), None, false),
        (json!({ "do": "close", "code": 4000 }), None, true),
    ] {
        let mut bot = BotSocket::connect(&bed, 0).await;
        let session = bot.event("READY").await["session_id"].clone();
        let id = session.as_str().unwrap();
        bed.control(Method::POST, &format!("sessions/{id}"), body.clone()).await.ok();
        match op {
            Some(resumable) => {
                let frame = bot.frame().await.unwrap();
                assert_eq!((&frame["op"], &frame["d"]), (&json!(9), &resumable));
            }
            None => assert!(bot.frame().await.is_none()),
        }
        let mut again = BotSocket::resume(&bed, id, 1).await;
        let answer = again.frame().await.unwrap();
        assert_eq!(answer["t"] == "RESUMED", can_resume, "{body}: {answer}");
    }
}

#[tokio::test]
async fn roles_channels_and_users_are_added() {
    let bed = Bed::new().await;
    let guild = format!("guilds/{}", bed.guild());
    let role = json!({ "name": "Referee", "permissions": "8192" });
    assert_eq!(bed.control(Method::POST, &format!("{guild}/roles"), role).await.ok()["name"], "Referee");
    let forum = json!({ "name": "Ideas", "type": 15 });
    assert_eq!(bed.control(Method::POST, &format!("{guild}/channels"), forum).await.ok()["type"], 15);
    bed.control(Method::POST, &format!("{guild}/channels"), json!({})).await.refused(400, 50035);
    let shy = json!({ "username": "Shy", "accepts_dms": false, "status": "idle", "locale": "de" });
    let shy = bed.control(Method::POST, "users", shy).await.ok();
    let own =
        bed.send(Method::GET, "/api/v10/users/@me", shy["token"].as_str().unwrap(), &Value::Null).await.ok();
    assert_eq!(own["locale"], "de");
    let direct =
        bed.bot(Method::POST, "/users/@me/channels", json!({ "recipient_id": shy["id"] })).await.ok();
    let path = format!("/channels/{}/messages", direct["id"].as_str().unwrap());
    bed.bot(Method::POST, &path, json!({ "content": "Hello" })).await.refused(403, 50007);
}

#[tokio::test]
async fn the_clock_advances_to_due_work_and_sets_date() {
    let clock = FollowingClock::default();
    let bed = Bed::with(Options { clock: Some(clock.clone()), ..Options::default() }).await;
    bed.control(Method::POST, "clock", json!({ "to": "next_due" })).await.refused(400, 50035);
    let told = bed.control(Method::GET, "clock", Value::Null).await.ok();
    assert_eq!(told["next_due"], Value::Null);
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis();
    let due = i64::try_from(now).unwrap() + 5 * 3_600_000;
    clock.next_due_ms.store(due, Ordering::SeqCst);
    let told = bed.control(Method::GET, "clock", Value::Null).await.ok();
    assert!(told["next_due"].is_string());
    let told = bed.control(Method::POST, "clock", json!({ "to": "next_due" })).await.ok();
    let ahead = told["ahead_ms"].as_i64().unwrap();
    assert!((4 * 3_600_000..=5 * 3_600_000 + 1000).contains(&ahead), "{ahead}");
    // Completed work is no longer due.
    assert_eq!(told["next_due"], Value::Null);
    let response = bed.client.get(format!("{}/healthz", bed.sandbox.origin())).send().await.unwrap();
    let date = response.headers()["date"].to_str().unwrap().to_owned();
    let (now, hour) = (told["now"].as_str().unwrap(), &date[17..19]);
    assert!(now[11..13] == *hour || now[14..16] == *"59", "{now} {date}");
}

#[tokio::test]
async fn the_clock_archives_threads_and_dates_ids() {
    let bed = Bed::new().await;
    let channel = bed.channel(0);
    let form = json!({ "name": "Idle", "type": 11, "auto_archive_duration": 60 });
    let thread = bed.bot(Method::POST, &format!("/channels/{channel}/threads"), form).await.ok();
    let id = thread["id"].as_str().unwrap();
    let archived = async || {
        let thread = bed.bot(Method::GET, &format!("/channels/{id}"), Value::Null).await.ok();
        thread["thread_metadata"]["archived"].as_bool().unwrap()
    };
    bed.control(Method::POST, "clock", json!({ "advance": "45m" })).await.ok();
    assert!(!archived().await);
    let clock = bed.control(Method::POST, "clock", json!({ "advance": "30m" })).await.ok();
    assert_eq!(clock["ahead_ms"], 75 * 60 * 1000);
    assert!(archived().await);
    let posted = bed.alice("send", json!({ "content": "later" })).await;
    let made = (posted["message"]["id"].as_str().unwrap().parse::<u64>().unwrap() >> 22) + 1_420_070_400_000;
    let started = (id.parse::<u64>().unwrap() >> 22) + 1_420_070_400_000;
    assert!(made - started >= 75 * 60 * 1000);
    bed.control(Method::POST, "clock", json!({ "advance": "-1h" })).await.refused(400, 50035);
}

#[tokio::test]
async fn a_following_clock_keeps_its_offset_after_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let options = |clock: &FollowingClock| Options {
        clock: Some(clock.clone()),
        state_file: Some(home.path().join("sandbox.json")),
        ..Options::default()
    };
    let clock = FollowingClock::default();
    let bed = Bed::with(options(&clock)).await;
    let told = bed.control(Method::POST, "clock", json!({ "advance": "2h" })).await.ok();
    assert_eq!(told["bots_not_following"], json!([]));
    assert_eq!(clock.ahead_ms.load(Ordering::SeqCst), 2 * 3_600_000);
    bed.sandbox.stop().await.unwrap();
    let again = FollowingClock::default();
    let bed = Bed::with(options(&again)).await;
    assert_eq!(again.ahead_ms.load(Ordering::SeqCst), 2 * 3_600_000);
    let told = bed.control(Method::GET, "clock", Value::Null).await.ok();
    assert_eq!(told["ahead_ms"], 2 * 3_600_000);
    bed.sandbox.stop().await.unwrap();
}

#[tokio::test]
async fn a_reset_restores_the_initial_world() {
    let bed = Bed::new().await;
    let channel = bed.channel(0);
    bed.alice("send", json!({ "content": "Gone soon" })).await;
    bed.control(Method::POST, "users", json!({ "username": "Zoe" })).await.ok();
    bed.control(Method::POST, "reset", Value::Null).await.ok();
    assert!(bed.messages(&channel).await.is_empty());
    let state = bed.control(Method::GET, "state", Value::Null).await.ok();
    assert_eq!(state["users"], bed.state["users"]);
    assert_eq!(state["guilds"], bed.state["guilds"]);
}

#[tokio::test]
async fn the_bot_gets_permissions_in_a_second_server() {
    let bed = Bed::new().await;
    let made = bed.control(Method::POST, "guilds", json!({ "name": "Second" })).await;
    assert_eq!(made.status, 201);
    let second = made.body;
    assert_eq!(second["members"].as_array().unwrap().len(), 3);
    let channel = second["channels"][0]["id"].as_str().unwrap();
    bed.bot(Method::POST, &format!("/channels/{channel}/messages"), json!({ "content": "Here too" }))
        .await
        .ok();
    let bot = bed.text("/bot_id");
    let member = format!("guilds/Second/members/{bot}");
    bed.control(Method::PUT, &member, json!({ "permissions": "1024" })).await.ok();
    let path = format!("/channels/{channel}/messages");
    // Everyone can still write.
    bed.bot(Method::POST, &path, json!({ "content": "And here" })).await.ok();
    let roles = bed
        .bot(Method::GET, &format!("/guilds/{}/roles", second["id"].as_str().unwrap()), Value::Null)
        .await
        .ok();
    assert_eq!(roles[1]["permissions"], "1024");
    bed.control(Method::PUT, "guilds/Second/members/Bob", json!({ "permissions": "8" }))
        .await
        .refused(400, 50035);
    bed.control(Method::PUT, "guilds/Second/members/Bob", json!({ "nick": "Bobby" })).await.ok();
    let state = bed.control(Method::GET, "state", Value::Null).await.ok();
    assert!(state["guilds"][1]["members"].to_string().contains("Bobby"));
    bed.control(Method::POST, "guilds", json!({ "name": "x" })).await.refused(400, 50035);
    let alone = bed.control(Method::POST, "guilds", json!({ "name": "Without", "bot": false })).await.body;
    let channel = alone["channels"][0]["id"].as_str().unwrap();
    bed.bot(Method::GET, &format!("/channels/{channel}"), Value::Null).await.refused(403, 50001);
}

#[tokio::test]
async fn wait_reports_pending_work() {
    let bed = Bed::new().await;
    let quiet = bed.control(Method::POST, "wait", json!({ "quiet_ms": 20 })).await.ok();
    assert_eq!(quiet["quiet"], true);
    let app = bed.text("/application_id");
    let command = json!([{ "name": "slow", "description": "d" }]);
    bed.bot(Method::PUT, &format!("/applications/{app}/commands"), command).await.ok();
    let form = json!({ "type": 2, "channel_id": bed.channel(0), "data": { "name": "slow" } });
    assert_eq!(bed.person(0, Method::POST, "/interactions", form).await.status, 204);
    let busy = bed.control(Method::POST, "wait", json!({ "timeout_ms": 50 })).await.ok();
    assert_eq!(busy["quiet"], false);
    assert_eq!(busy["pending"]["interactions"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn waiting_actions_return_the_completed_message() {
    let bed = Bed::new().await;
    let app = bed.text("/application_id");
    let command = json!([{ "name": "slow", "description": "d" }]);
    bed.bot(Method::PUT, &format!("/applications/{app}/commands"), command).await.ok();
    let mut bot = BotSocket::connect(&bed, 1).await;
    bot.event("READY").await;
    let answer = async {
        let interaction = bot.event("INTERACTION_CREATE").await;
        let (id, token) = (interaction["id"].as_str().unwrap(), interaction["token"].as_str().unwrap());
        let path = format!("/interactions/{id}/{token}/callback");
        bed.bot(Method::POST, &path, json!({ "type": 5 })).await;
        let path = format!("/webhooks/{app}/{token}/messages/@original");
        bed.bot(Method::PATCH, &path, json!({ "content": "Done" })).await.ok();
    };
    let (told, ()) = tokio::join!(bed.alice("command", json!({ "name": "slow", "wait": true })), answer);
    assert_eq!((&told["outcome"], &told["message"]["content"]), (&json!("deferred"), &json!("Done")));
}

#[tokio::test]
async fn a_world_file_restores_messages_files_and_the_clock() {
    let bed = Bed::new().await;
    let file = json!([{ "name": "notes.txt", "base64": "Tm90ZXM=" }]);
    let sent = bed.alice("send", json!({ "content": "Keep", "channel": "games", "files": file })).await;
    bed.control(Method::POST, "clock", json!({ "advance": "3h" })).await.ok();
    let world = bed.control(Method::GET, "world", Value::Null).await.ok();

    // In another sandbox, whose bot stays connected and replaces the saved bot.
    let other = Bed::new().await;
    let mut bot = BotSocket::connect(&other, 1).await;
    bot.event("READY").await;
    bot.event("GUILD_CREATE").await;
    other.control(Method::PUT, "world", world.clone()).await.ok();
    assert_eq!(bot.event("GUILD_CREATE").await["id"], bed.guild());
    let state = other.control(Method::GET, "state", Value::Null).await.ok();
    assert_eq!(state["bot_token"], other.state["bot_token"]);
    assert_eq!(state["bot_id"], other.state["bot_id"]);
    assert_eq!(state["ahead_ms"], 3 * 3600 * 1000);
    let messages = other.control(Method::GET, "channels/games/messages", Value::Null).await.ok();
    let message = &messages["messages"][0];
    assert_eq!((&message["content"], &message["id"]), (&json!("Keep"), &sent["message"]["id"]));
    let url = message["attachments"][0]["url"].as_str().unwrap();
    assert_eq!(other.client.get(url).send().await.unwrap().text().await.unwrap(), "Notes");
    // New ids are greater than the saved ids.
    let next = other.alice("send", json!({ "content": "Next", "channel": "games" })).await;
    let number = |it: &Value| it["message"]["id"].as_str().unwrap().parse::<u64>().unwrap();
    assert!(number(&next) > number(&sent));

    for wrong in [json!({}), json!({ "version": 2, "world": world["world"] })] {
        other.control(Method::PUT, "world", wrong).await.refused(400, 50035);
    }
}

#[tokio::test]
async fn a_reset_restores_the_files_of_the_initial_world() {
    let bed = Bed::new().await;
    let file = json!([{ "name": "notes.txt", "base64": "Tm90ZXM=" }]);
    bed.alice("send", json!({ "content": "Keep", "files": file })).await;
    let world = bed.control(Method::GET, "world", Value::Null).await.ok();
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("world.json");
    std::fs::write(&path, world.to_string()).unwrap();
    let options = Options {
        world_file: Some(path),
        state_file: Some(home.path().join("data/sandbox.json")),
        ..Options::default()
    };
    let again = Bed::with(options).await;
    assert_eq!(again.state["bot_token"], bed.state["bot_token"]);
    let url = again.messages(&bed.channel(0)).await[0]["attachments"][0]["url"].clone();
    let read = async || {
        let response = again.client.get(url.as_str().unwrap()).send().await.unwrap();
        (response.status().as_u16(), response.text().await.unwrap())
    };
    assert_eq!(read().await, (200, "Notes".to_owned()));
    again.alice("delete", json!({})).await;
    assert_eq!(read().await.0, 404);
    again.control(Method::POST, "reset", Value::Null).await.ok();
    assert_eq!(read().await, (200, "Notes".to_owned()));
    again.sandbox.stop().await.unwrap();
    // The restored file was saved, too.
    let files = home.path().join("data/sandbox.json.files");
    assert_eq!(std::fs::read_dir(files).unwrap().count(), 1);
}
