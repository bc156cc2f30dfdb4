//! Reactions and pins.

use reqwest::Method;
use serde_json::{Value, json};

use crate::common::Bed;

#[tokio::test]
async fn reactions_are_added_counted_listed_and_removed() {
    let bed = Bed::new().await;
    let channel = bed.channel(0);
    let posted = bed.alice("send", json!({ "content": "React to this" })).await;
    let id = posted["message"]["id"].as_str().unwrap().to_owned();
    let base = format!("/channels/{channel}/messages/{id}/reactions");
    let wave = "%F0%9F%91%8B";
    assert_eq!(bed.bot(Method::PUT, &format!("{base}/{wave}/@me"), Value::Null).await.status, 204);
    bed.person(1, Method::PUT, &format!("{base}/{wave}/@me"), Value::Null).await;
    let message = bed.bot(Method::GET, &format!("/channels/{channel}/messages/{id}"), Value::Null).await.ok();
    assert_eq!(message["reactions"][0]["count"], 2);
    assert_eq!(message["reactions"][0]["me"], true);
    let first = bed.bot(Method::GET, &format!("{base}/{wave}?limit=1"), Value::Null).await.ok();
    assert_eq!(first.as_array().unwrap().len(), 1);
    let after = first[0]["id"].as_str().unwrap();
    let rest = bed.bot(Method::GET, &format!("{base}/{wave}?after={after}"), Value::Null).await.ok();
    assert_eq!(rest.as_array().unwrap().len(), 1);
    bed.bot(Method::GET, &format!("{base}/{wave}?limit=101"), Value::Null).await.refused(400, 50035);

    // A word is not an emoji. Removing another user's reaction needs the permission to manage
    // messages.
    bed.bot(Method::PUT, &format!("{base}/wave/@me"), Value::Null).await.refused(400, 10014);
    let bob = bed.text("/users/1/id");
    bed.bot(Method::DELETE, &format!("{base}/{wave}/{bob}"), Value::Null).await.refused(403, 50013);
    assert_eq!(bed.bot(Method::DELETE, &format!("{base}/{wave}/@me"), Value::Null).await.status, 204);
    assert_eq!(bed.person(0, Method::DELETE, &base, Value::Null).await.status, 204);
    let message = bed.bot(Method::GET, &format!("/channels/{channel}/messages/{id}"), Value::Null).await.ok();
    assert_eq!(message.get("reactions"), None);
    bed.check_traffic().await;
}

#[tokio::test]
async fn a_message_has_at_most_twenty_different_emojis() {
    let bed = Bed::new().await;
    bed.alice("send", json!({ "content": "Many" })).await;
    for number in 0..20 {
        let emoji = char::from_u32(0x1f600 + number).unwrap().to_string();
        bed.alice("react", json!({ "emoji": emoji })).await;
    }
    bed.control(Method::POST, "users/Alice/react", json!({ "emoji": "🎉" })).await.refused(400, 30010);
}

#[tokio::test]
async fn both_pin_routes_list_the_newest_first() {
    let bed = Bed::new().await;
    let channel = bed.channel(0);
    let mut ids = Vec::new();
    for number in 0..3 {
        let posted = bed.alice("send", json!({ "content": format!("Pin {number}") })).await;
        ids.push(posted["message"]["id"].as_str().unwrap().to_owned());
    }
    bed.bot(Method::PUT, &format!("/channels/{channel}/pins/{}", ids[0]), Value::Null)
        .await
        .refused(403, 50013);
    for id in &ids {
        let path = format!("/channels/{channel}/messages/pins/{id}");
        assert_eq!(bed.person(0, Method::PUT, &path, Value::Null).await.status, 204);
        bed.control(Method::POST, "clock", json!({ "advance": "1s" })).await.ok();
    }
    let path = format!("/channels/{channel}/messages/pins?limit=2");
    let pins = bed.bot(Method::GET, &path, Value::Null).await.ok();
    assert_eq!(pins["has_more"], true);
    assert_eq!(pins["items"][0]["message"]["id"], ids[2].as_str());
    assert_eq!(pins["items"][0]["message"]["pinned"], true);
    let before = pins["items"][1]["pinned_at"].as_str().unwrap().replace('+', "%2B");
    let path = format!("/channels/{channel}/messages/pins?before={before}");
    let older = bed.bot(Method::GET, &path, Value::Null).await.ok();
    assert_eq!(older["items"].as_array().unwrap().len(), 1);
    let old = bed.bot(Method::GET, &format!("/channels/{channel}/pins"), Value::Null).await.ok();
    assert_eq!(old.as_array().unwrap().len(), 3);
    // Pinning posts a notice in the channel.
    let notice = &bed.messages(&channel).await[0];
    assert_eq!((&notice["type"], &notice["message_reference"]["message_id"]), (&json!(6), &json!(ids[2])));
    bed.person(0, Method::DELETE, &format!("/channels/{channel}/pins/{}", ids[0]), Value::Null).await;
    let old = bed.bot(Method::GET, &format!("/channels/{channel}/pins"), Value::Null).await.ok();
    assert_eq!(old.as_array().unwrap().len(), 2);
    bed.check_traffic().await;
}
