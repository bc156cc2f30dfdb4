//! A second bot, and user-installed applications.

use reqwest::Method;
use serde_json::{Value, json};

use crate::common::Bed;
use crate::common::socket::BotSocket;

const GUILDS: u64 = 1;
const MESSAGES: u64 = 1 << 9 | 1 << 15;

/// Adds a bot and returns its row.
async fn add(bed: &Bed, body: Value) -> Value {
    let made = bed.control(Method::POST, "bots", body).await;
    assert_eq!(made.status, 201, "{}", made.body);
    made.body
}

/// Sends a request as the bot of a row.
async fn ask(bed: &Bed, row: &Value, method: Method, path: &str, body: Value) -> crate::common::ApiReply {
    let token = format!("Bot {}", row["token"].as_str().unwrap());
    bed.send(method, &format!("/api/v10{path}"), &token, &body).await
}

#[tokio::test]
async fn two_bots_have_separate_commands_events_and_records() {
    let bed = Bed::new().await;
    let second = add(&bed, json!({ "username": "Helper" })).await;
    let app = second["application_id"].as_str().unwrap();
    let (mut one, token) =
        (BotSocket::connect(&bed, GUILDS | MESSAGES).await, second["token"].as_str().unwrap());
    let mut other = BotSocket::identify(&bed, token, GUILDS | MESSAGES, Value::Null).await;
    assert_eq!(other.event("READY").await["application"]["id"], app);
    other.event("GUILD_CREATE").await;
    one.event("GUILD_CREATE").await;

    // Both receive user messages. Each has its own role and commands.
    bed.alice("send", json!({ "content": "Hello, both" })).await;
    assert_eq!(one.event("MESSAGE_CREATE").await["content"], "Hello, both");
    assert_eq!(other.event("MESSAGE_CREATE").await["content"], "Hello, both");
    let commands = json!([{ "name": "same", "description": "d" }]);
    let first = format!("/applications/{}/commands", bed.text("/application_id"));
    bed.bot(Method::PUT, &first, commands.clone()).await.ok();
    ask(&bed, &second, Method::PUT, &format!("/applications/{app}/commands"), commands.clone()).await.ok();
    ask(&bed, &second, Method::PUT, &first, commands).await.refused(403, 20012);
    let (told, used) = tokio::join!(
        bed.alice("command", json!({ "name": "same", "bot": "Helper" })),
        other.answer(&bed, "From the second"),
    );
    assert_eq!(told["message"]["author"]["id"], second["id"]);
    assert_eq!((&used["application_id"], &told["message"]["application_id"]), (&json!(app), &json!(app)));
    let (told, _) =
        tokio::join!(bed.alice("command", json!({ "name": "same" })), one.answer(&bed, "From the first"));
    assert_eq!(told["message"]["content"], "From the first");

    // The recorded requests and the state distinguish the bots.
    let rows = bed.control(Method::GET, "requests?bot=Helper&verdict=ok", Value::Null).await.ok();
    let routes: Vec<&str> =
        rows["requests"].as_array().unwrap().iter().map(|row| row["route"].as_str().unwrap()).collect();
    assert_eq!(
        routes,
        [
            "/applications/{application_id}/commands",
            "/interactions/{interaction_id}/{interaction_token}/callback"
        ]
    );
    let state = bed.control(Method::GET, "state", Value::Null).await.ok();
    assert_eq!(state["bots"].as_array().unwrap().len(), 2);
    assert_eq!(state["bots"][1]["sessions"][0]["connected"], true);
    assert_eq!(state["commands"].as_array().unwrap().len(), 2);

    // The initial world has one bot; the token of the second becomes invalid.
    bed.control(Method::POST, "reset", Value::Null).await.ok();
    while other.frame().await.is_some() {}
    let state = bed.control(Method::GET, "state", Value::Null).await.ok();
    assert_eq!(state["bots"].as_array().unwrap().len(), 1);
    ask(&bed, &second, Method::GET, "/users/@me", Value::Null).await.refused(401, 0);
    bed.control(Method::POST, "bots", json!({ "username": "Alice" })).await.refused(400, 50035);
    bed.check_traffic().await;
}

#[tokio::test]
async fn a_user_installed_application_works_without_its_bot() {
    let bed = Bed::new().await;
    let mine = add(&bed, json!({ "username": "Mine", "install": "user" })).await;
    let (app, token) = (mine["application_id"].as_str().unwrap(), mine["token"].as_str().unwrap());
    let command = |name: &str, types: Value, contexts: Value| json!({ "name": name, "description": "d", "integration_types": types, "contexts": contexts });
    let commands = json!([
        command("note", json!([1]), json!([0, 1, 2])),
        command("private", json!([0, 1]), json!([2])),
        command("servers", json!([0]), Value::Null),
    ]);
    ask(&bed, &mine, Method::PUT, &format!("/applications/{app}/commands"), commands).await.ok();
    let mut bot = BotSocket::identify(&bed, token, GUILDS, Value::Null).await;
    assert_eq!(bot.event("READY").await["guilds"], json!([]));

    // In a server without the bot.
    let alice = bed.text("/users/0/id");
    let (told, used) =
        tokio::join!(bed.alice("command", json!({ "name": "note" })), bot.answer(&bed, "Noted"));
    assert_eq!(told["message"]["content"], "Noted");
    assert_eq!((&used["context"], &used["guild_id"]), (&json!(0), &json!(bed.guild())));
    let owners = json!({ "1": alice });
    assert_eq!(used["authorizing_integration_owners"], owners);
    assert_eq!(told["message"]["interaction_metadata"]["authorizing_integration_owners"], owners);
    // The response, and at most five follow-ups.
    let (id, path) = (used["token"].as_str().unwrap(), format!("/api/v10/webhooks/{app}"));
    let follow =
        async || bed.send(Method::POST, &format!("{path}/{id}"), "", &json!({ "content": "And" })).await;
    for _ in 0..5 {
        follow().await.ok();
    }
    follow().await.refused(400, 40094);
    // It can't access the server itself.
    let channel = format!("/channels/{}/messages", bed.channel(0));
    ask(&bed, &mine, Method::GET, &channel, Value::Null).await.refused(403, 50001);

    // In a direct message between two users, if the command allows that context.
    let direct = json!({ "recipient_id": bed.text("/users/1/id") });
    let direct = bed.person(0, Method::POST, "/users/@me/channels", direct).await.ok();
    let body = json!({ "name": "private", "channel": direct["id"] });
    let (_, used) = tokio::join!(bed.alice("command", body), bot.answer(&bed, "Between us"));
    assert_eq!(
        (&used["context"], &used["authorizing_integration_owners"]),
        (&json!(2), &json!({ "1": alice }))
    );
    for name in ["private", "servers"] {
        bed.control(Method::POST, "users/Alice/command", json!({ "name": name })).await.refused(404, 10063);
    }

    // If the user may not use external apps, responses are ephemeral.
    let guild = bed.guild();
    let everyone = json!({ "permissions": (1_u64 << 10 | 1 << 11 | 1 << 16 | 1 << 31).to_string() });
    bed.person(0, Method::PATCH, &format!("/guilds/{guild}/roles/{guild}"), everyone).await.ok();
    let bobs = bed.control(Method::POST, "users/Bob/command", json!({ "name": "note" }));
    let (told, _) = tokio::join!(bobs, bot.answer(&bed, "Only you"));
    assert_eq!(told.ok()["message"]["flags"], 64);
    // After uninstalling, the command is unknown.
    bed.control(Method::DELETE, "bots/Mine/installs/Alice", Value::Null).await.ok();
    bed.control(Method::POST, "users/Alice/command", json!({ "name": "note" })).await.refused(404, 10063);
    bed.check_traffic().await;
}
