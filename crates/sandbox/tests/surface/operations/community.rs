//! Scheduled events, the widget, the welcome screen, onboarding, pruning, followed channels, voice
//! states and search.

use reqwest::Method;
use serde_json::{Value, json};

use super::{Tour, id};

pub(super) async fn tour(tour: &mut Tour) {
    events(tour).await;
    settings(tour).await;
    followers(tour).await;
    voice(tour).await;
    search(tour).await;
    for (template, ids) in [
        ("/applications/{application_id}/role-connections/metadata", vec![tour.bed.text("/application_id")]),
        ("/guilds/{guild_id}/new-member-welcome", vec![tour.bed.guild()]),
        ("/guilds/{guild_id}/requests", vec![tour.bed.guild()]),
        ("/guilds/{guild_id}/vanity-url", vec![tour.bed.guild()]),
        ("/oauth2/keys", Vec::new()),
    ] {
        let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
        tour.bot(Method::GET, template, &ids, Value::Null).await;
    }
}

async fn channel(tour: &mut Tour, kind: u64) -> String {
    let guild = tour.bed.guild();
    let body = json!({ "name": format!("kind-{kind}"), "type": kind });
    let made = tour.bot(Method::POST, "/guilds/{guild_id}/channels", &[&guild], body).await;
    id(&made).to_owned()
}

async fn events(tour: &mut Tour) {
    let guild = tour.bed.guild();
    let base = "/guilds/{guild_id}/scheduled-events";
    let form = json!({
        "name": "Party", "description": "With cake", "privacy_level": 2, "entity_type": 3,
        "scheduled_start_time": "2031-01-01T18:00:00Z", "scheduled_end_time": "2031-01-01T20:00:00Z",
        "entity_metadata": { "location": "The park" },
        "recurrence_rule": { "start": "2031-01-01T18:00:00Z", "frequency": 2, "interval": 1, "by_weekday": [2] },
    });
    let event = tour.bot(Method::POST, base, &[&guild], form).await;
    assert_eq!(event["entity_metadata"]["location"], "The park");
    tour.bot(Method::GET, &format!("{base}?with_user_count=true"), &[&guild], Value::Null).await;
    let one = format!("{base}/{{guild_scheduled_event_id}}");
    tour.bot(Method::PATCH, &one, &[&guild, id(&event)], json!({ "name": "Picnic" })).await;
    let shown = tour.bot(Method::GET, &one, &[&guild, id(&event)], Value::Null).await;
    assert_eq!(shown["name"], "Picnic");
    let interested = format!("/guilds/{guild}/scheduled-events/{}/users/@me", id(&event));
    tour.bed.person(1, Method::PUT, &interested, Value::Null).await.ok();
    let users = tour
        .bot(Method::GET, &format!("{one}/users?with_member=true"), &[&guild, id(&event)], Value::Null)
        .await;
    assert_eq!(users.as_array().map(Vec::len), Some(2), "{users}");
    let counts =
        tour.bot(Method::GET, &format!("{one}/users/counts"), &[&guild, id(&event)], Value::Null).await;
    assert_eq!(counts["guild_scheduled_event_count"], 2);
    tour.bot(Method::DELETE, &one, &[&guild, id(&event)], Value::Null).await;
}

async fn settings(tour: &mut Tour) {
    let (guild, general) = (tour.bed.guild(), tour.bed.channel(0));
    let base = "/guilds/{guild_id}";
    let widget = format!("{base}/widget");
    let changed = json!({ "enabled": true, "channel_id": general });
    assert_eq!(tour.bot(Method::PATCH, &widget, &[&guild], changed.clone()).await, changed);
    assert_eq!(tour.bot(Method::GET, &widget, &[&guild], Value::Null).await, changed);
    let shown = tour.bot(Method::GET, &format!("{widget}.json"), &[&guild], Value::Null).await;
    assert_eq!(shown["name"], "Club");
    tour.bot(Method::GET, &format!("{widget}.png"), &[&guild], Value::Null).await;
    let screen = json!({
        "enabled": true, "description": "Welcome",
        "welcome_channels": [{ "channel_id": general, "description": "Talk", "emoji_name": "👋" }],
    });
    let path = format!("{base}/welcome-screen");
    tour.bot(Method::PATCH, &path, &[&guild], screen).await;
    let shown = tour.bot(Method::GET, &path, &[&guild], Value::Null).await;
    assert_eq!(shown["welcome_channels"][0]["emoji_name"], "👋");
    let onboarding = json!({
        "enabled": true, "mode": 1, "default_channel_ids": [general],
        "prompts": [{ "id": "1", "title": "Topic?", "options": [{ "title": "Games", "channel_ids": [general] }] }],
    });
    let path = format!("{base}/onboarding");
    tour.bot(Method::PUT, &path, &[&guild], onboarding).await;
    let shown = tour.bot(Method::GET, &path, &[&guild], Value::Null).await;
    assert_eq!(shown["prompts"][0]["options"][0]["title"], "Games");
    let path = format!("{base}/prune");
    assert_eq!(tour.bot(Method::GET, &path, &[&guild], Value::Null).await, json!({ "pruned": 0 }));
    assert_eq!(tour.bot(Method::POST, &path, &[&guild], json!({ "days": 7 })).await, json!({ "pruned": 0 }));
}

async fn followers(tour: &mut Tour) {
    let (news, general) = (channel(tour, 5).await, tour.bed.channel(0));
    let path = "/channels/{channel_id}/followers";
    let made = tour.bot(Method::POST, path, &[&news], json!({ "webhook_channel_id": general })).await;
    let hook = tour
        .bot(Method::GET, "/webhooks/{webhook_id}", &[made["webhook_id"].as_str().unwrap()], Value::Null)
        .await;
    assert_eq!((&hook["type"], &hook["source_channel"]["id"]), (&json!(2), &json!(news)));
    let path = format!("/channels/{news}/messages");
    let posted = tour.bed.bot(Method::POST, &path, json!({ "content": "News" })).await.ok();
    let crosspost = format!("/channels/{news}/messages/{}/crosspost", id(&posted));
    tour.bed.bot(Method::POST, &crosspost, Value::Null).await.ok();
    tour.bed.bot(Method::POST, &crosspost, Value::Null).await.refused(400, 40033);
    let list = tour.bot(Method::GET, "/channels/{channel_id}/messages", &[&general], Value::Null).await;
    assert_eq!((&list[0]["content"], &list[0]["flags"]), (&json!("News"), &json!(2)), "{list}");
    assert_eq!(list[0]["message_reference"]["channel_id"], json!(news));
}

async fn voice(tour: &mut Tour) {
    let (guild, voice) = (tour.bed.guild(), channel(tour, 2).await);
    for user in ["Bob".to_owned(), tour.bed.text("/bot_id")] {
        let path = format!("guilds/{guild}/voice/{user}");
        tour.bed.control(Method::PUT, &path, json!({ "channel": voice, "self_mute": true })).await.ok();
    }
    let bob = tour.bed.text("/users/1/id");
    let base = "/guilds/{guild_id}/voice-states";
    let state = tour.bot(Method::GET, &format!("{base}/{{user_id}}"), &[&guild, &bob], Value::Null).await;
    assert_eq!((&state["channel_id"], &state["self_mute"]), (&json!(voice), &json!(true)));
    tour.bot(Method::GET, &format!("{base}/@me"), &[&guild], Value::Null).await;
    let alice = tour.bed.text("/users/0/id");
    let path = format!("/guilds/{guild}/voice-states/{alice}");
    tour.bed.bot(Method::GET, &path, Value::Null).await.refused(404, 10065);
}

async fn search(tour: &mut Tour) {
    let (guild, general) = (tour.bed.guild(), tour.bed.channel(0));
    let needle = json!({ "content": "A needle in the hay" });
    let path = "/channels/{channel_id}/messages";
    tour.bot(Method::POST, path, &[&general], needle).await;
    let path = "/guilds/{guild_id}/messages/search?content=needle";
    let found = tour.bot(Method::GET, path, &[&guild], Value::Null).await;
    assert_eq!((&found["total_results"], &found["messages"][0][0]["hit"]), (&json!(1), &json!(true)));
    let path = "/channels/{channel_id}/threads";
    tour.bot(Method::POST, path, &[&general], json!({ "name": "A needle", "type": 11 })).await;
    let path = format!("{path}/search?name=needle");
    let found = tour.bot(Method::GET, &path, &[&general], Value::Null).await;
    assert_eq!(found["threads"][0]["name"], "A needle", "{found}");
}
