//! Webhooks, as the bot and by token.

use reqwest::Method;
use serde_json::{Value, json};

use super::{Tour, id};

pub(super) async fn tour(tour: &mut Tour) {
    let (guild, channel) = (tour.bed.guild(), tour.bed.channel(2));
    let base = "/channels/{channel_id}/webhooks";
    let hook = tour.bot(Method::POST, base, &[&channel], json!({ "name": "Relay" })).await;
    tour.bot(Method::GET, base, &[&channel], Value::Null).await;
    tour.bot(Method::GET, "/guilds/{guild_id}/webhooks", &[&guild], Value::Null).await;
    let by_id = "/webhooks/{webhook_id}";
    tour.bot(Method::GET, by_id, &[id(&hook)], Value::Null).await;
    tour.bot(Method::PATCH, by_id, &[id(&hook)], json!({ "name": "Weather" })).await;

    let ids = [id(&hook), hook["token"].as_str().unwrap()];
    let by_token = "/webhooks/{webhook_id}/{webhook_token}";
    tour.with_token(Method::GET, by_token, &ids, Value::Null).await;
    tour.with_token(Method::PATCH, by_token, &ids, json!({ "name": "Storm" })).await;
    tour.with_token(Method::POST, by_token, &ids, json!({ "content": "Rain" })).await;
    let waiting = format!("{by_token}?wait=true");
    let posted = tour.with_token(Method::POST, &waiting, &ids, json!({ "content": "Sun" })).await;
    let message = format!("{by_token}/messages/{{message_id}}");
    let ids = [ids[0], ids[1], id(&posted)];
    tour.with_token(Method::GET, &message, &ids, Value::Null).await;
    tour.with_token(Method::PATCH, &message, &ids, json!({ "content": "Wind" })).await;
    tour.with_token(Method::DELETE, &message, &ids, Value::Null).await;
    tour.with_token(Method::DELETE, by_token, &ids[..2], Value::Null).await;
    let second = tour.bot(Method::POST, base, &[&channel], json!({ "name": "Second" })).await;
    tour.bot(Method::DELETE, by_id, &[id(&second)], Value::Null).await;
}
