//! Emojis and stickers of servers, and emojis of applications.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use crate::common::Bed;
use crate::common::socket::BotSocket;

const CREATE_EXPRESSIONS: u64 = 1 << 43;
const MANAGE_EXPRESSIONS: u64 = 1 << 30;
/// Intents for servers and expressions.
const INTENTS: u64 = 1 | 1 << 3;

fn picture() -> Vec<u8> {
    let mut png = Vec::new();
    png::Encoder::new(&mut png, 2, 2).write_header().unwrap();
    png
}

fn data_uri() -> String {
    format!("data:image/png;base64,{}", STANDARD.encode(picture()))
}

#[tokio::test]
async fn emojis_are_created_shown_used_and_deleted() {
    let bed = Bed::new().await;
    let base = format!("/guilds/{}/emojis", bed.guild());
    let new = json!({ "name": "party_blob", "image": data_uri() });
    bed.bot(Method::POST, &base, new.clone()).await.refused(403, 50013);
    bed.grant(CREATE_EXPRESSIONS).await;
    let mut bot = BotSocket::connect(&bed, INTENTS).await;
    bot.event("GUILD_CREATE").await;
    let made = bed.bot(Method::POST, &base, new).await;
    assert_eq!(made.status, 201);
    let id = made.body["id"].as_str().unwrap().to_owned();
    assert_eq!(bot.event("GUILD_EMOJIS_UPDATE").await["emojis"][0]["name"], "party_blob");
    assert_eq!(bed.bot(Method::GET, &base, Value::Null).await.ok(), json!([made.body]));
    let file = bed.client.get(format!("{}/emojis/{id}.png", bed.sandbox.origin())).send().await.unwrap();
    assert_eq!(file.headers()["content-type"], "image/png");
    assert_eq!(file.bytes().await.unwrap(), picture());

    // It can be used in reactions; an unknown one can't.
    bed.alice("send", json!({ "content": "React" })).await;
    let reacted = bed.alice("react", json!({ "emoji": format!("party_blob:{id}") })).await;
    assert_eq!(reacted["message"]["reactions"][0]["emoji"]["id"], id.as_str());
    let unknown = json!({ "emoji": "party_blob:1" });
    bed.control(Method::POST, "users/Alice/react", unknown).await.refused(400, 10014);

    let one = format!("{base}/{id}");
    let renamed = bed.bot(Method::PATCH, &one, json!({ "name": "dance" })).await.ok();
    assert_eq!(
        (&renamed["name"], &bed.bot(Method::GET, &one, Value::Null).await.ok()),
        (&json!("dance"), &renamed)
    );
    // Emojis by other users need the permission to manage all.
    let alices =
        bed.person(0, Method::POST, &base, json!({ "name": "mine", "image": data_uri() })).await.ok();
    let hers = format!("{base}/{}", alices["id"].as_str().unwrap());
    bed.bot(Method::DELETE, &hers, Value::Null).await.refused(403, 50013);
    bed.grant(MANAGE_EXPRESSIONS).await;
    for path in [&hers, &one] {
        assert_eq!(bed.bot(Method::DELETE, path, Value::Null).await.status, 204);
        bed.bot(Method::GET, path, Value::Null).await.refused(404, 10014);
    }
    bed.check_traffic().await;
}

#[tokio::test]
async fn invalid_emojis_are_rejected_with_the_reason() {
    let bed = Bed::new().await;
    bed.grant(CREATE_EXPRESSIONS).await;
    let base = format!("/guilds/{}/emojis", bed.guild());
    let refused = bed.bot(Method::POST, &base, json!({ "name": "a b" })).await.refused(400, 50035);
    assert_eq!(refused["errors"]["name"]["_errors"][0]["code"], "STRING_TYPE_REGEX");
    assert_eq!(refused["errors"]["image"]["_errors"][0]["code"], "BASE_TYPE_REQUIRED");
    let none = json!({ "name": "none", "image": "data:image/png;base64,bm8gcGljdHVyZQ==" });
    bed.bot(Method::POST, &base, none).await.refused(400, 50046);
    let large = format!("data:image/png;base64,{}", STANDARD.encode(vec![0; (256 << 10) + 1]));
    let large = bed.bot(Method::POST, &base, json!({ "name": "large", "image": large })).await;
    assert_eq!(large.refused(400, 50035)["errors"]["image"]["_errors"][0]["code"], "BINARY_TYPE_MAX_SIZE");
    for number in 0..50 {
        bed.bot(Method::POST, &base, json!({ "name": format!("e{number}"), "image": data_uri() })).await.ok();
    }
    let full = json!({ "name": "full", "image": data_uri() });
    bed.bot(Method::POST, &base, full).await.refused(400, 30008);
}

#[tokio::test]
async fn applications_have_their_own_emojis() {
    let bed = Bed::new().await;
    let base = format!("/applications/{}/emojis", bed.text("/application_id"));
    let made = bed.bot(Method::POST, &base, json!({ "name": "knight", "image": data_uri() })).await.ok();
    let one = format!("{base}/{}", made["id"].as_str().unwrap());
    assert_eq!(bed.bot(Method::GET, &base, Value::Null).await.ok(), json!({ "items": [made] }));
    bed.bot(Method::PATCH, &one, json!({ "name": "bishop" })).await.ok();
    assert_eq!(bed.bot(Method::GET, &one, Value::Null).await.ok()["name"], "bishop");
    assert_eq!(bed.bot(Method::DELETE, &one, Value::Null).await.status, 204);
    bed.bot(Method::GET, "/applications/1/emojis", Value::Null).await.refused(403, 20012);
    bed.check_traffic().await;
}

#[tokio::test]
async fn stickers_are_created_sent_and_deleted() {
    let bed = Bed::new().await;
    bed.grant(CREATE_EXPRESSIONS | MANAGE_EXPRESSIONS).await;
    let mut bot = BotSocket::connect(&bed, INTENTS).await;
    bot.event("GUILD_CREATE").await;
    let base = format!("/guilds/{}/stickers", bed.guild());
    let post = async |file: Vec<u8>| {
        let form = Form::new().text("name", "Wave").text("tags", "wave").text("description", "Waves");
        let form = form.part("file", Part::bytes(file).file_name("wave.png").mime_str("image/png").unwrap());
        let request = bed.client.post(format!("{}/api/v10{base}", bed.sandbox.origin())).multipart(form);
        let request = request.header("authorization", format!("Bot {}", bed.sandbox.bot_token()));
        let response = request.send().await.unwrap();
        (response.status().as_u16(), response.json::<Value>().await.unwrap())
    };
    let (status, made) = post(picture()).await;
    assert_eq!(status, 201, "{made}");
    assert_eq!((&made["format_type"], &made["description"]), (&json!(1), &json!("Waves")));
    assert_eq!(bot.event("GUILD_STICKERS_UPDATE").await["stickers"][0]["name"], "Wave");
    assert_eq!(post(b"no picture".to_vec()).await.1["code"], 50046);
    let id = made["id"].as_str().unwrap();
    let (one, any) = (format!("{base}/{id}"), format!("/stickers/{id}"));
    for path in [&one, &any] {
        assert_eq!(bed.bot(Method::GET, path, Value::Null).await.ok(), made);
    }
    let messages = format!("/channels/{}/messages", bed.channel(0));
    let sent = bed.bot(Method::POST, &messages, json!({ "sticker_ids": [id] })).await.ok();
    assert_eq!(sent["sticker_items"], json!([{ "id": id, "name": "Wave", "format_type": 1 }]));
    let refused = bed.bot(Method::POST, &messages, json!({ "sticker_ids": ["1"] })).await.refused(400, 50035);
    assert_eq!(refused["errors"]["sticker_ids"]["_errors"][0]["code"], "STICKER_UNKNOWN");
    bed.bot(Method::PATCH, &one, json!({ "tags": "hello" })).await.ok();
    assert_eq!(bed.bot(Method::DELETE, &one, Value::Null).await.status, 204);
    bed.bot(Method::GET, &any, Value::Null).await.refused(404, 10060);
    bed.check_traffic().await;
}
