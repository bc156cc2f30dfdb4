//! A sandbox with at least one object of each kind, for random requests.

use std::collections::BTreeMap;
use std::time::Duration;

use discord_at_home::Options;
use reqwest::{Client, Method};
use serde_json::{Value, json};

use super::bodies::Rng;
use crate::common::{ApiReply, Bed};

const ADMINISTRATOR: u64 = 1 << 3;
const PNG: &str = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

pub(super) struct Pool {
    bed: Bed,
    client: Client,
    /// Values of path parameters by name.
    values: BTreeMap<&'static str, Vec<String>>,
}

impl Pool {
    pub(super) async fn new() -> Self {
        let options = Options {
            permissions: Some(ADMINISTRATOR),
            users: 6,
            keep_messages: 50,
            keep_requests: 0,
            ..Options::default()
        };
        let bed = Bed::with(options).await;
        let client = Client::builder().no_proxy().timeout(Duration::from_secs(60)).build().unwrap();
        let mut pool = Self { bed, client, values: BTreeMap::new() };
        pool.refresh().await;
        pool
    }

    /// Sends a request as the bot.
    ///
    /// # Errors
    ///
    /// If the connection is lost.
    pub(super) async fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<ApiReply, reqwest::Error> {
        let url = format!("{}/api/v10{path}", self.bed.sandbox.origin());
        let request = self.client.request(method, url);
        let mut request = request.header("authorization", format!("Bot {}", self.bed.sandbox.bot_token()));
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body);
        }
        let response = request.send().await?;
        let status = response.status().as_u16();
        let text = response.text().await?;
        Ok(ApiReply { status, body: serde_json::from_str(&text).unwrap_or_default() })
    }

    /// Creates the objects that earlier requests may have deleted.
    pub(super) async fn refresh(&mut self) {
        let guild = self.bed.guild();
        // Random requests may rename the bot.
        let bot = self.bed.text("/bot_id");
        for name in ["Alice", "Bob", "Carol", "Dave", &bot] {
            self.bed.control(Method::PUT, &format!("guilds/{guild}/members/{name}"), json!({})).await.ok();
        }
        let users: Vec<String> = (0..4).map(|number| self.bed.text(&format!("/users/{number}/id"))).collect();
        let base = format!("/guilds/{guild}");
        let channels = format!("{base}/channels");
        let text = self.made(&channels, json!({ "name": "text" })).await;
        let voice = self.made(&channels, json!({ "name": "voice", "type": 2 })).await;
        let category = self.made(&channels, json!({ "name": "category", "type": 4 })).await;
        let news = self.made(&channels, json!({ "name": "news", "type": 5 })).await;
        let forum = json!({ "name": "forum", "type": 15, "available_tags": [{ "name": "tag" }] });
        let forum = self.made(&channels, forum).await;
        let role = self.made(&format!("{base}/roles"), json!({ "name": "role" })).await;
        let message = self.made(&format!("/channels/{text}/messages"), json!({ "content": "a" })).await;
        let poll = json!({ "question": { "text": "q" }, "answers": [{ "poll_media": { "text": "a" } }] });
        let poll = self.made(&format!("/channels/{text}/messages"), json!({ "poll": poll })).await;
        let told = self.made(&format!("/channels/{news}/messages"), json!({ "content": "a" })).await;
        let thread =
            self.made(&format!("/channels/{text}/threads"), json!({ "name": "thread", "type": 11 })).await;
        let voiced = format!("guilds/{guild}/voice/Bob");
        self.bed.control(Method::PUT, &voiced, json!({ "channel": voice })).await.ok();
        let hook =
            self.call(Method::POST, &format!("/channels/{text}/webhooks"), json!({ "name": "h" })).await;
        let emoji = json!({ "name": "blob", "image": PNG });
        let emoji = self.call(Method::POST, &format!("{base}/emojis"), emoji).await;
        let emojis = self.call(Method::GET, &format!("{base}/emojis"), Value::Null).await;
        let invite =
            self.call(Method::POST, &format!("/channels/{text}/invites"), json!({ "unique": true })).await;
        let event = json!({
            "name": "event", "privacy_level": 2, "entity_type": 2, "channel_id": voice,
            "scheduled_start_time": "2031-01-01T00:00:00Z",
        });
        let event = self.made(&format!("{base}/scheduled-events"), event).await;
        let app = self.bed.text("/application_id");
        let command = json!({ "name": "ping", "description": "d" });
        let command = self.made(&format!("/applications/{app}/commands"), command).await;
        let id = |value: &Value| value["id"].as_str().unwrap_or("1").to_owned();
        self.values = BTreeMap::from([
            ("guild_id", vec![guild]),
            ("application_id", vec![app]),
            ("channel_id", vec![text.clone(), text.clone(), voice, category, news, forum, thread]),
            ("message_id", vec![message, poll, told]),
            ("user_id", users.clone()),
            ("overwrite_id", vec![role.clone(), users[1].clone()]),
            ("role_id", vec![role]),
            ("webhook_id", vec![id(&hook)]),
            ("webhook_token", vec![hook["token"].as_str().unwrap_or("1").to_owned()]),
            ("emoji_id", vec![id(if emoji["id"].is_string() { &emoji } else { &emojis[0] })]),
            ("emoji_name", vec!["%F0%9F%91%8D".to_owned(), "%F0%9F%8E%89".to_owned()]),
            ("code", vec![invite["code"].as_str().unwrap_or("1").to_owned()]),
            ("guild_scheduled_event_id", vec![event]),
            ("command_id", vec![command]),
        ]);
    }

    /// Replaces a template's parameters with existing ids of their kind.
    pub(super) fn path(&self, template: &str, rng: &mut Rng) -> String {
        let parts = template.split('/').map(|part| {
            let name = part.strip_prefix('{').and_then(|part| part.strip_suffix('}'));
            match name {
                None => part.to_owned(),
                Some(name) => {
                    self.values.get(name).map_or_else(|| "1".to_owned(), |ids| rng.pick(ids).clone())
                }
            }
        });
        parts.collect::<Vec<_>>().join("/")
    }

    /// Returns the ids of all objects.
    pub(super) fn ids(&self) -> Vec<String> {
        let all = self.values.values().flatten();
        all.filter(|id| id.parse::<u64>().is_ok()).cloned().collect()
    }

    async fn call(&self, method: Method, path: &str, body: Value) -> Value {
        let body = (!body.is_null()).then(|| body.to_string());
        self.request(method, path, body).await.unwrap().body
    }

    /// Creates an object and returns its id.
    async fn made(&self, path: &str, body: Value) -> String {
        let made = self.call(Method::POST, path, body).await;
        made["id"].as_str().unwrap_or_else(|| panic!("{path}: {made}")).to_owned()
    }
}
