//! Channels, their permissions and invites, and threads.

use reqwest::Method;
use serde_json::{Value, json};

use super::{Tour, id};

pub(super) async fn tour(tour: &mut Tour) {
    itself(tour).await;
    invites(tour).await;
    threads(tour).await;
}

async fn itself(tour: &mut Tour) {
    let guild = tour.bed.guild();
    let made =
        tour.bot(Method::POST, "/guilds/{guild_id}/channels", &[&guild], json!({ "name": "attic" })).await;
    let attic = id(&made);
    tour.bot(Method::GET, "/guilds/{guild_id}/channels", &[&guild], Value::Null).await;
    let order = json!([{ "id": attic, "position": 1 }]);
    tour.bot(Method::PATCH, "/guilds/{guild_id}/channels", &[&guild], order).await;
    tour.bot(Method::GET, "/channels/{channel_id}", &[attic], Value::Null).await;
    let topic = tour.bot(Method::PATCH, "/channels/{channel_id}", &[attic], json!({ "topic": "Dust" })).await;
    assert_eq!(topic["topic"], "Dust");
    let overwrite = "/channels/{channel_id}/permissions/{overwrite_id}";
    let hidden = json!({ "type": 0, "deny": 1024 });
    tour.bot(Method::PUT, overwrite, &[attic, &guild], hidden).await;
    tour.bot(Method::DELETE, overwrite, &[attic, &guild], Value::Null).await;
    tour.bot(Method::POST, "/channels/{channel_id}/typing", &[attic], Value::Null).await;
    tour.bot(Method::DELETE, "/channels/{channel_id}", &[attic], Value::Null).await;
}

async fn invites(tour: &mut Tour) {
    let (guild, channel) = (tour.bed.guild(), tour.bed.channel(0));
    let base = "/channels/{channel_id}/invites";
    let made = tour.bot(Method::POST, base, &[&channel], json!({ "max_age": 60 })).await;
    let code = made["code"].as_str().unwrap();
    tour.bot(Method::GET, base, &[&channel], Value::Null).await;
    tour.bot(Method::GET, "/guilds/{guild_id}/invites", &[&guild], Value::Null).await;
    tour.bot(Method::GET, "/invites/{code}", &[code], Value::Null).await;
    tour.bot(Method::DELETE, "/invites/{code}", &[code], Value::Null).await;
}

async fn threads(tour: &mut Tour) {
    let (guild, channel, bob) = (tour.bed.guild(), tour.bed.channel(0), tour.bed.text("/users/1/id"));
    let topic = json!({ "content": "Topic" });
    let message = tour.bot(Method::POST, "/channels/{channel_id}/messages", &[&channel], topic).await;
    let from_message = "/channels/{channel_id}/messages/{message_id}/threads";
    tour.bot(Method::POST, from_message, &[&channel, id(&message)], json!({ "name": "Aside" })).await;
    let started = json!({ "name": "Private", "type": 12 });
    let private = tour.bot(Method::POST, "/channels/{channel_id}/threads", &[&channel], started).await;
    let started = json!({ "name": "Public", "type": 11 });
    let public = tour.bot(Method::POST, "/channels/{channel_id}/threads", &[&channel], started).await;
    tour.bot(Method::GET, "/guilds/{guild_id}/threads/active", &[&guild], Value::Null).await;
    let members = "/channels/{channel_id}/thread-members";
    let one = format!("{members}/{{user_id}}");
    tour.bot(Method::PUT, &one, &[id(&public), &bob], Value::Null).await;
    tour.bot(Method::GET, &one, &[id(&public), &bob], Value::Null).await;
    tour.bot(Method::GET, members, &[id(&public)], Value::Null).await;
    tour.bot(Method::DELETE, &one, &[id(&public), &bob], Value::Null).await;
    let own = format!("{members}/@me");
    tour.bot(Method::DELETE, &own, &[id(&public)], Value::Null).await;
    tour.bot(Method::PUT, &own, &[id(&public)], Value::Null).await;
    for thread in [&public, &private] {
        let archived = json!({ "archived": true });
        tour.bot(Method::PATCH, "/channels/{channel_id}", &[id(thread)], archived).await;
    }
    for list in ["threads/archived/public", "threads/archived/private", "users/@me/threads/archived/private"]
    {
        let list = format!("/channels/{{channel_id}}/{list}");
        let told = tour.bot(Method::GET, &list, &[&channel], Value::Null).await;
        assert_eq!(told["threads"].as_array().map(Vec::len), Some(1), "{list}: {told}");
    }
}
