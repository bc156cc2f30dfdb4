//! A bot whose responses show everything that the page can render.

use futures_util::{SinkExt, StreamExt};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::common::Bed;

/// Registers the commands and answers them until the sandbox stops.
pub(crate) async fn start(bed: &Bed) {
    let app = bed.text("/application_id");
    let commands = json!([
        { "name": "ask", "description": "Open a form with every part" },
        { "name": "secret", "description": "Answer you alone" },
        { "name": "upload", "description": "Take a file", "options": [
            { "type": 11, "name": "file", "description": "Any file", "required": true },
            { "type": 3, "name": "note", "description": "A word about it" },
            { "type": 3, "name": "size", "description": "How large", "choices": [
                { "name": "Small", "value": "s" }, { "name": "Large", "value": "l" } ] } ] },
        { "name": "order", "description": "Buy some food", "options": [
            { "type": 3, "name": "fruit", "description": "The fruit", "required": true, "choices": [
                { "name": "Green apple", "value": "apple" }, { "name": "Green pear", "value": "pear" } ] },
            { "type": 3, "name": "cake", "description": "The cake", "autocomplete": true },
            { "type": 6, "name": "guest", "description": "Who eats it" } ] },
        { "name": "Count words", "type": 3 },
    ]);
    bed.bot(Method::PUT, &format!("/applications/{app}/commands"), commands).await.ok();
    let (mut socket, _) =
        connect_async(format!("{}?v=10&encoding=json", bed.sandbox.gateway_url())).await.unwrap();
    let identify =
        json!({ "op": 2, "d": { "token": bed.sandbox.bot_token(), "intents": 513, "properties": {} } });
    socket.send(Message::text(identify.to_string())).await.unwrap();
    let (client, origin) = (bed.client.clone(), bed.sandbox.origin());
    let (ready, is_ready) = tokio::sync::oneshot::channel();
    tokio::spawn(async move {
        let mut ready = Some(ready);
        while let Some(Ok(message)) = socket.next().await {
            let Message::Text(text) = message else { continue };
            let frame: Value = serde_json::from_str(&text).unwrap();
            match frame["t"].as_str() {
                Some("READY") => ready.take().unwrap().send(()).unwrap(),
                Some("INTERACTION_CREATE") => answer(&client, &origin, &frame["d"]).await,
                _ => {}
            }
        }
    });
    is_ready.await.unwrap();
}

async fn answer(client: &Client, origin: &str, interaction: &Value) {
    let body = match (interaction["type"].as_u64(), interaction["data"]["name"].as_str()) {
        (Some(2), Some("ask")) => json!({ "type": 9, "data": form() }),
        (Some(2), Some("secret")) => json!({ "type": 4, "data": { "content": "Only for you", "flags": 64 } }),
        (Some(2), Some("upload")) => {
            let files = interaction["data"]["resolved"]["attachments"].as_object().unwrap();
            let names: Vec<&str> = files.values().map(|file| file["filename"].as_str().unwrap()).collect();
            json!({ "type": 4, "data": { "content": format!("Got {}", names.join(", ")) } })
        }
        (Some(2), Some("order")) => {
            let options = interaction["data"]["options"].as_array().unwrap();
            let told: Vec<String> =
                options.iter().map(|it| format!("{}={}", it["name"], it["value"])).collect();
            json!({ "type": 4, "data": { "content": format!("Ordered {}", told.join(" ")) } })
        }
        (Some(4), _) => {
            let choices =
                json!([{ "name": "Plum cake", "value": "plum" }, { "name": "Pie", "value": "pie" }]);
            json!({ "type": 8, "data": { "choices": choices } })
        }
        (Some(5), _) => {
            let values = interaction["data"]["components"].as_array().unwrap().iter().map(|label| {
                let part = &label["component"];
                if part["value"].is_null() { part["values"].to_string() } else { part["value"].to_string() }
            });
            json!({ "type": 4, "data": { "content": values.collect::<Vec<_>>().join(" ") } })
        }
        (Some(3), _) => {
            json!({ "type": 4, "data": { "content": format!("Pressed {}", interaction["data"]["custom_id"]), "flags": 64 } })
        }
        _ => json!({ "type": 4, "data": { "content": "Three words here" } }),
    };
    let (id, token) = (interaction["id"].as_str().unwrap(), interaction["token"].as_str().unwrap());
    let url = format!("{origin}/api/v10/interactions/{id}/{token}/callback");
    let status = client.post(url).json(&body).send().await.unwrap().status();
    assert!(status.is_success(), "{status}");
}

fn form() -> Value {
    json!({ "custom_id": "form", "title": "Everything", "components": [
        { "type": 18, "label": "Name", "description": "As people call you", "component": {
            "type": 4, "style": 1, "custom_id": "name", "max_length": 20 } },
        { "type": 18, "label": "Size", "component": { "type": 21, "custom_id": "size", "options": [
            { "label": "Small", "value": "s" }, { "label": "Large", "value": "l", "description": "A lot" } ] } },
        { "type": 18, "label": "Colors", "component": { "type": 22, "custom_id": "colors", "options": [
            { "label": "Red", "value": "r" }, { "label": "Green", "value": "g" } ] } },
        { "type": 18, "label": "Who", "component": { "type": 5, "custom_id": "who" } },
        { "type": 18, "label": "Proof", "component": { "type": 19, "custom_id": "proof" } },
    ] })
}

/// Posts one of everything in the first channel, and returns the message ids.
pub(crate) async fn post_everything(bed: &Bed) -> Vec<String> {
    let channel = bed.channel(0);
    let path = format!("/channels/{channel}/messages");
    let mut ids = Vec::new();
    let embed = json!({
        "title": "An embed", "url": "https://example.org", "description": "With **text**, `code` and ||a secret||.",
        "color": 0x93_bf_e8, "author": { "name": "Author" }, "footer": { "text": "Footer" },
        "fields": [{ "name": "One", "value": "1", "inline": true }, { "name": "Two", "value": "2", "inline": true }],
    });
    let buttons = json!([
        { "type": 1, "components": [
            { "type": 2, "style": 1, "label": "Primary", "custom_id": "primary", "emoji": { "name": "⏮️" } },
            { "type": 2, "style": 2, "label": "Secondary", "custom_id": "secondary" },
            { "type": 2, "style": 3, "label": "Success", "custom_id": "success" },
            { "type": 2, "style": 4, "label": "Danger", "custom_id": "danger" },
            { "type": 2, "style": 5, "label": "Link", "url": "https://example.org" } ] },
        { "type": 1, "components": [{ "type": 3, "custom_id": "menu", "placeholder": "Choose", "options": [
            { "label": "Apple", "value": "a", "emoji": { "name": "🍎" } }, { "label": "Pear", "value": "p" } ] }] },
    ]);
    let message = json!({ "content": "# Heading\nHello <@&1> 👋", "embeds": [embed], "components": buttons });
    ids.push(bed.bot(Method::POST, &path, message).await.ok()["id"].as_str().unwrap().to_owned());
    let layout = json!([{ "type": 17, "accent_color": 0xe3_b3_5f, "components": [
        { "type": 9, "components": [{ "type": 10, "content": "## Layout\nA section" }],
          "accessory": { "type": 2, "style": 2, "label": "Go", "custom_id": "go" } },
        { "type": 14 },
        { "type": 10, "content": "Text below", "id": 40 },
    ] }]);
    ids.push(
        bed.bot(Method::POST, &path, json!({ "flags": 32768, "components": layout })).await.ok()["id"]
            .as_str()
            .unwrap()
            .to_owned(),
    );
    let poll = json!({ "poll": { "question": { "text": "Tea or coffee?" }, "answers": [
        { "poll_media": { "text": "Tea", "emoji": { "name": "🍵" } } }, { "poll_media": { "text": "Coffee" } } ] } });
    ids.push(bed.bot(Method::POST, &path, poll).await.ok()["id"].as_str().unwrap().to_owned());
    bed.bot(Method::PUT, &format!("{path}/{}/reactions/%F0%9F%91%8B/@me", ids[0]), Value::Null).await;
    bed.control(Method::POST, "users/Bob/send", json!({ "content": "A reply, @Alice", "reply_to": ids[0] }))
        .await
        .ok();
    ids
}
