//! The application with its commands, permissions and emojis, interactions, and the bot's user.

use reqwest::Method;
use serde_json::{Value, json};

use super::{Tour, id, picture};
use crate::common::socket::BotSocket;

pub(super) async fn tour(tour: &mut Tour) {
    itself(tour).await;
    commands(tour).await;
    interactions(tour).await;
    emojis(tour).await;
}

async fn itself(tour: &mut Tour) {
    let app = tour.bed.text("/application_id");
    tour.bot(Method::GET, "/applications/@me", &[], Value::Null).await;
    let tagged = json!({ "tags": ["games"] });
    let told = tour.bot(Method::PATCH, "/applications/@me", &[], tagged.clone()).await;
    assert_eq!(told["tags"], json!(["games"]));
    tour.bot(Method::GET, "/applications/{application_id}", &[&app], Value::Null).await;
    tour.bot(Method::PATCH, "/applications/{application_id}", &[&app], tagged).await;
    tour.bot(Method::GET, "/oauth2/applications/@me", &[], Value::Null).await;
    tour.bot(Method::GET, "/applications/{application_id}/entitlements", &[&app], Value::Null).await;
    tour.bot(Method::GET, "/gateway", &[], Value::Null).await;
    tour.bot(Method::GET, "/gateway/bot", &[], Value::Null).await;
    tour.bot(Method::GET, "/users/@me", &[], Value::Null).await;
    tour.bot(Method::PATCH, "/users/@me", &[], json!({ "username": "Walker" })).await;
    let bob = tour.bed.text("/users/1/id");
    tour.bot(Method::GET, "/users/{user_id}", &[&bob], Value::Null).await;
    tour.bot(Method::POST, "/users/@me/channels", &[], json!({ "recipient_id": bob })).await;
    tour.bot(Method::GET, "/users/@me/guilds", &[], Value::Null).await;
    tour.bot(Method::GET, "/users/@me/guilds/{guild_id}/member", &[&tour.bed.guild()], Value::Null).await;
    tour.bot(Method::GET, "/voice/regions", &[], Value::Null).await;
    tour.bot(Method::GET, "/soundboard-default-sounds", &[], Value::Null).await;
    tour.bot(Method::GET, "/sticker-packs", &[], Value::Null).await;
}

/// Global and server commands have the same operations.
async fn commands(tour: &mut Tour) {
    let (app, guild) = (tour.bed.text("/application_id"), tour.bed.guild());
    let option =
        json!({ "type": 3, "name": "word", "description": "A word", "required": true, "max_length": 20 });
    let say = json!({ "name": "say", "description": "Says a word", "options": [option] });
    let everywhere = ("/applications/{application_id}/commands", vec![app.as_str()]);
    let in_server =
        ("/applications/{application_id}/guilds/{guild_id}/commands", vec![app.as_str(), guild.as_str()]);
    for (base, parents) in [everywhere, in_server] {
        tour.bot(Method::PUT, base, &parents, json!([say, { "name": "Greet", "type": 2 }])).await;
        let made =
            tour.bot(Method::POST, base, &parents, json!({ "name": "bye", "description": "Goes" })).await;
        let listed = tour.bot(Method::GET, base, &parents, Value::Null).await;
        assert_eq!(listed.as_array().unwrap().len(), 3);
        let one = format!("{base}/{{command_id}}");
        let ids: Vec<&str> = parents.iter().copied().chain([id(&made)]).collect();
        tour.bot(Method::GET, &one, &ids, Value::Null).await;
        let renamed = tour.bot(Method::PATCH, &one, &ids, json!({ "name": "farewell" })).await;
        assert_eq!(renamed["name"], "farewell");
        tour.bot(Method::DELETE, &one, &ids, Value::Null).await;
    }
    let base = "/applications/{application_id}/guilds/{guild_id}/commands";
    let listed = tour.bot(Method::GET, base, &[&app, &guild], Value::Null).await;
    let ids = [app.as_str(), &guild, id(&listed[0])];
    let one = format!("{base}/{{command_id}}/permissions");
    let rules =
        json!({ "permissions": [{ "id": tour.bed.text("/users/1/id"), "type": 2, "permission": true }] });
    tour.alice(Method::PUT, &one, &ids, rules).await;
    tour.bot(Method::GET, &one, &ids, Value::Null).await;
    tour.bot(Method::GET, &format!("{base}/permissions"), &[&app, &guild], Value::Null).await;
}

/// A command's response, its edits and follow-ups.
async fn interactions(tour: &mut Tour) {
    let app = tour.bed.text("/application_id");
    let mut socket = BotSocket::connect(&tour.bed, 0).await;
    socket.event("READY").await;
    let typed = json!({ "channel_id": tour.bed.channel(0), "type": 2,
        "data": { "name": "say", "options": [{ "name": "word", "value": "Hello" }] } });
    let sent = tour.bed.person(0, Method::POST, "/interactions", typed).await;
    assert_eq!(sent.status, 204, "{}", sent.body);
    let interaction = socket.event("INTERACTION_CREATE").await;
    let token = interaction["token"].as_str().unwrap();
    let callback = "/interactions/{interaction_id}/{interaction_token}/callback?with_response=true";
    let answer = json!({ "type": 4, "data": { "content": "Hello" } });
    tour.with_token(Method::POST, callback, &[id(&interaction), token], answer).await;
    let base = "/webhooks/{webhook_id}/{webhook_token}";
    let original = format!("{base}/messages/@original");
    tour.with_token(Method::GET, &original, &[&app, token], Value::Null).await;
    let edited = tour.with_token(Method::PATCH, &original, &[&app, token], json!({ "content": "Hi" })).await;
    assert_eq!(edited["content"], "Hi");
    tour.with_token(Method::DELETE, &original, &[&app, token], Value::Null).await;
    let more = tour.with_token(Method::POST, base, &[&app, token], json!({ "content": "More" })).await;
    assert_eq!(more["content"], "More");
}

async fn emojis(tour: &mut Tour) {
    let app = tour.bed.text("/application_id");
    let base = "/applications/{application_id}/emojis";
    let made = tour.bot(Method::POST, base, &[&app], json!({ "name": "knight", "image": picture() })).await;
    tour.bot(Method::GET, base, &[&app], Value::Null).await;
    let one = format!("{base}/{{emoji_id}}");
    tour.bot(Method::GET, &one, &[&app, id(&made)], Value::Null).await;
    tour.bot(Method::PATCH, &one, &[&app, id(&made)], json!({ "name": "bishop" })).await;
    tour.bot(Method::DELETE, &one, &[&app, id(&made)], Value::Null).await;
}
