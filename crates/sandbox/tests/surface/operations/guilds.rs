//! Servers, roles, members, bans, emojis, stickers, and lists that are always empty.

use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use super::{Tour, id, picture, png};
use crate::common::ApiReply;

pub(super) async fn tour(tour: &mut Tour) {
    itself(tour).await;
    roles(tour).await;
    members(tour).await;
    emojis(tour).await;
    stickers(tour).await;
    // Finally the bot leaves a second server.
    let second = tour.bed.control(Method::POST, "guilds", json!({ "name": "Second" })).await.ok();
    tour.bot(Method::DELETE, "/users/@me/guilds/{guild_id}", &[id(&second)], Value::Null).await;
}

async fn itself(tour: &mut Tour) {
    let guild = tour.bed.guild();
    let base = "/guilds/{guild_id}";
    tour.bot(Method::GET, base, &[&guild], Value::Null).await;
    let renamed = tour.bot(Method::PATCH, base, &[&guild], json!({ "name": "Club" })).await;
    assert_eq!(renamed["name"], "Club");
    for list in [
        "preview",
        "regions",
        "audit-logs",
        "auto-moderation/rules",
        "integrations",
        "scheduled-events",
        "soundboard-sounds",
        "templates",
    ] {
        tour.bot(Method::GET, &format!("{base}/{list}"), &[&guild], Value::Null).await;
    }
}

async fn roles(tour: &mut Tour) {
    let (guild, bob) = (tour.bed.guild(), tour.bed.text("/users/1/id"));
    let base = "/guilds/{guild_id}/roles";
    let red = tour.bot(Method::POST, base, &[&guild], json!({ "name": "Red", "color": 0xff_0000 })).await;
    tour.bot(Method::GET, base, &[&guild], Value::Null).await;
    tour.bot(Method::PATCH, base, &[&guild], json!([{ "id": id(&red), "position": 1 }])).await;
    let one = format!("{base}/{{role_id}}");
    tour.bot(Method::GET, &one, &[&guild, id(&red)], Value::Null).await;
    tour.bot(Method::PATCH, &one, &[&guild, id(&red)], json!({ "hoist": true })).await;
    let given = "/guilds/{guild_id}/members/{user_id}/roles/{role_id}";
    tour.bot(Method::PUT, given, &[&guild, &bob, id(&red)], Value::Null).await;
    tour.bot(Method::GET, &format!("{base}/member-counts"), &[&guild], Value::Null).await;
    tour.bot(Method::DELETE, given, &[&guild, &bob, id(&red)], Value::Null).await;
    tour.bot(Method::DELETE, &one, &[&guild, id(&red)], Value::Null).await;
}

async fn members(tour: &mut Tour) {
    let guild = tour.bed.guild();
    let people: Vec<String> = (0..6).map(|number| tour.bed.text(&format!("/users/{number}/id"))).collect();
    let base = "/guilds/{guild_id}/members";
    tour.bot(Method::GET, &format!("{base}?limit=3"), &[&guild], Value::Null).await;
    tour.bot(Method::GET, &format!("{base}/search?query=bo"), &[&guild], Value::Null).await;
    let one = format!("{base}/{{user_id}}");
    tour.bot(Method::GET, &one, &[&guild, &people[1]], Value::Null).await;
    tour.bot(Method::PATCH, &one, &[&guild, &people[1]], json!({ "nick": "Bobby" })).await;
    tour.bot(Method::PATCH, &format!("{base}/@me"), &[&guild], json!({ "nick": "Helper" })).await;
    tour.bot(Method::DELETE, &one, &[&guild, &people[2]], Value::Null).await;
    let bans = "/guilds/{guild_id}/bans";
    let ban = format!("{bans}/{{user_id}}");
    tour.bot(Method::PUT, &ban, &[&guild, &people[3]], json!({ "delete_message_seconds": 60 })).await;
    tour.bot(Method::GET, &ban, &[&guild, &people[3]], Value::Null).await;
    tour.bot(Method::GET, bans, &[&guild], Value::Null).await;
    tour.bot(Method::DELETE, &ban, &[&guild, &people[3]], Value::Null).await;
    let both = json!({ "user_ids": [people[4], people[5]] });
    let told = tour.bot(Method::POST, "/guilds/{guild_id}/bulk-ban", &[&guild], both).await;
    assert_eq!(told["banned_users"].as_array().map(Vec::len), Some(2), "{told}");
}

async fn emojis(tour: &mut Tour) {
    let guild = tour.bed.guild();
    let base = "/guilds/{guild_id}/emojis";
    let made = tour.bot(Method::POST, base, &[&guild], json!({ "name": "blob", "image": picture() })).await;
    tour.bot(Method::GET, base, &[&guild], Value::Null).await;
    let one = format!("{base}/{{emoji_id}}");
    tour.bot(Method::GET, &one, &[&guild, id(&made)], Value::Null).await;
    tour.bot(Method::PATCH, &one, &[&guild, id(&made)], json!({ "name": "dance" })).await;
    tour.bot(Method::DELETE, &one, &[&guild, id(&made)], Value::Null).await;
}

async fn stickers(tour: &mut Tour) {
    let guild = tour.bed.guild();
    let base = "/guilds/{guild_id}/stickers";
    let file = Part::bytes(png()).file_name("wave.png").mime_str("image/png").unwrap();
    let form = Form::new().text("name", "Wave").text("tags", "wave").text("description", "Waves");
    let url = format!("{}/api/v10/guilds/{guild}/stickers", tour.bed.sandbox.origin());
    let request = tour.bed.client.post(url).multipart(form.part("file", file));
    let request = request.header("authorization", format!("Bot {}", tour.bed.sandbox.bot_token()));
    let response = request.send().await.unwrap();
    let reply = ApiReply { status: response.status().as_u16(), body: response.json().await.unwrap() };
    // A form with a file is not JSON, so only the response is checked.
    let made = tour.check(&Method::POST, base, &Value::Null, reply);
    tour.bot(Method::GET, base, &[&guild], Value::Null).await;
    tour.bot(Method::GET, "/stickers/{sticker_id}", &[id(&made)], Value::Null).await;
    let one = format!("{base}/{{sticker_id}}");
    tour.bot(Method::GET, &one, &[&guild, id(&made)], Value::Null).await;
    tour.bot(Method::PATCH, &one, &[&guild, id(&made)], json!({ "tags": "hello" })).await;
    tour.bot(Method::DELETE, &one, &[&guild, id(&made)], Value::Null).await;
}
