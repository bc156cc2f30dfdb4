//! Messages, reactions, pins and polls.

use reqwest::Method;
use serde_json::{Value, json};

use super::{Tour, id};

const MESSAGES: &str = "/channels/{channel_id}/messages";
const MESSAGE: &str = "/channels/{channel_id}/messages/{message_id}";

pub(super) async fn tour(tour: &mut Tour) {
    itself(tour).await;
    reactions(tour).await;
    pins(tour).await;
    polls(tour).await;
}

async fn post(tour: &mut Tour, channel: &str, content: &str) -> Value {
    tour.bot(Method::POST, MESSAGES, &[channel], json!({ "content": content })).await
}

async fn itself(tour: &mut Tour) {
    let channel = tour.bed.channel(1);
    let form = json!({
        "content": "A panel",
        "embeds": [{ "title": "Panel", "description": "Two buttons", "color": 255, "fields": [{ "name": "a", "value": "b", "inline": true }] }],
        "components": [{ "type": 1, "components": [
            { "type": 2, "style": 1, "label": "Wave", "custom_id": "wave" },
            { "type": 2, "style": 5, "label": "Read", "url": "https://example.org" },
        ] }],
        "allowed_mentions": { "parse": ["users"] }, "nonce": "n-1", "enforce_nonce": true,
    });
    let panel = tour.bot(Method::POST, MESSAGES, &[&channel], form).await;
    tour.bot(Method::GET, MESSAGE, &[&channel, id(&panel)], Value::Null).await;
    let edited =
        tour.bot(Method::PATCH, MESSAGE, &[&channel, id(&panel)], json!({ "content": "Changed" })).await;
    assert!(edited["edited_timestamp"].is_string());
    let reply = json!({ "content": "Re", "message_reference": { "message_id": id(&panel) } });
    let reply = tour.bot(Method::POST, MESSAGES, &[&channel], reply).await;
    let second = post(tour, &channel, "Second").await;
    tour.bot(Method::GET, MESSAGES, &[&channel], Value::Null).await;
    let both = json!({ "messages": [id(&reply), id(&second)] });
    tour.bot(Method::POST, "/channels/{channel_id}/messages/bulk-delete", &[&channel], both).await;
    tour.bot(Method::DELETE, MESSAGE, &[&channel, id(&panel)], Value::Null).await;

    let news = json!({ "name": "news", "type": 5 });
    let news = tour.bot(Method::POST, "/guilds/{guild_id}/channels", &[&tour.bed.guild()], news).await;
    let told = post(tour, id(&news), "Extra").await;
    tour.bot(Method::POST, &format!("{MESSAGE}/crosspost"), &[id(&news), id(&told)], Value::Null).await;
}

async fn reactions(tour: &mut Tour) {
    let channel = tour.bed.channel(1);
    let message = post(tour, &channel, "React").await;
    let all = format!("{MESSAGE}/reactions");
    let of_emoji = format!("{all}/{{emoji_name}}");
    let ids = [channel.as_str(), id(&message), "%F0%9F%91%8B"];
    let own = format!("{of_emoji}/@me");
    tour.bot(Method::PUT, &own, &ids, Value::Null).await;
    tour.bed.alice("react", json!({ "channel": channel, "message": id(&message), "emoji": "👋" })).await;
    let who = tour.bot(Method::GET, &of_emoji, &ids, Value::Null).await;
    assert_eq!(who.as_array().map(Vec::len), Some(2), "{who}");
    tour.bot(Method::DELETE, &own, &ids, Value::Null).await;
    let alice = tour.bed.text("/users/0/id");
    let one = [ids[0], ids[1], ids[2], alice.as_str()];
    tour.bot(Method::DELETE, &format!("{of_emoji}/{{user_id}}"), &one, Value::Null).await;
    tour.bot(Method::PUT, &own, &ids, Value::Null).await;
    tour.bot(Method::DELETE, &of_emoji, &ids, Value::Null).await;
    tour.bot(Method::PUT, &own, &ids, Value::Null).await;
    tour.bot(Method::DELETE, &all, &ids[..2], Value::Null).await;
}

/// Old and new routes.
async fn pins(tour: &mut Tour) {
    let channel = tour.bed.channel(1);
    let message = post(tour, &channel, "Pin").await;
    for list in ["/channels/{channel_id}/pins", "/channels/{channel_id}/messages/pins"] {
        let one = format!("{list}/{{message_id}}");
        tour.bot(Method::PUT, &one, &[&channel, id(&message)], Value::Null).await;
        let pinned = tour.bot(Method::GET, list, &[&channel], Value::Null).await;
        assert!(pinned.to_string().contains(id(&message)), "{pinned}");
        tour.bot(Method::DELETE, &one, &[&channel, id(&message)], Value::Null).await;
    }
}

async fn polls(tour: &mut Tour) {
    let channel = tour.bed.channel(1);
    let answers = json!([{ "poll_media": { "text": "Yes" } }, { "poll_media": { "text": "No" } }]);
    let poll = json!({ "poll": { "question": { "text": "Tea?" }, "answers": answers, "duration": 2 } });
    let sent = tour.bot(Method::POST, MESSAGES, &[&channel], poll).await;
    let ids = [channel.as_str(), id(&sent)];
    let vote = json!({ "channel": channel, "message": id(&sent), "answers": ["Yes"] });
    tour.bed.alice("vote", vote).await;
    let answer = "/channels/{channel_id}/polls/{message_id}/answers/{answer_id}";
    let voters = tour.bot(Method::GET, answer, &[ids[0], ids[1], "1"], Value::Null).await;
    assert_eq!(voters["users"].as_array().map(Vec::len), Some(1), "{voters}");
    tour.bot(Method::POST, "/channels/{channel_id}/polls/{message_id}/expire", &ids, Value::Null).await;
}
