//! A running sandbox with clients for its people.

use std::sync::atomic::{AtomicU64, Ordering};

use discord_at_home::{Options, Sandbox};
use serde_json::{Value, json};

use crate::openapi::{Exchange, check_exchange};
use crate::timeouts::TIMEOUT;

/// Requests that a sandbox remembers; more than any test sends.
const KEPT_REQUESTS: usize = 1_000_000;

/// A sandbox and a plain HTTP client.
pub(crate) struct TestBed {
    pub(crate) sandbox: Sandbox,
    pub(crate) state: Value,
    pub(crate) client: reqwest::Client,
    /// Number of the last request that the test has read.
    looked: AtomicU64,
}

/// REST client of a person or the bot.
#[derive(Clone)]
pub(crate) struct RestClient {
    client: reqwest::Client,
    origin: String,
    authorization: String,
    pub(crate) id: String,
}

#[derive(Debug)]
pub(crate) struct RestResponse {
    pub(crate) status: u16,
    pub(crate) body: Value,
}

impl RestResponse {
    /// Asserts success and returns the body.
    pub(crate) fn ok(self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.body);
        self.body
    }

    /// Asserts this error and returns the body.
    pub(crate) fn refused(self, status: u16, code: u64) -> Value {
        assert_eq!((self.status, self.body["code"].as_u64()), (status, Some(code)), "{}", self.body);
        assert!(self.body["message"].is_string(), "{}", self.body);
        self.body
    }
}

impl TestBed {
    pub(crate) async fn new() -> Self {
        Self::with(Options::default()).await
    }

    pub(crate) async fn with(options: Options) -> Self {
        // Keep everything the bot sends.
        let sandbox = Sandbox::start(Options { keep_requests: KEPT_REQUESTS, ..options }).await.unwrap();
        let client = reqwest::Client::builder().no_proxy().timeout(TIMEOUT).build().unwrap();
        let state = client.get(format!("{}/sandbox/state", sandbox.origin())).send().await.unwrap();
        let state = state.json().await.unwrap();
        Self { sandbox, state, client, looked: AtomicU64::new(0) }
    }

    /// Validates all requests and responses of the bot against Discord's description.
    pub(crate) async fn check_traffic(&self) {
        let traffic = self.traffic().await;
        assert!(!traffic.is_empty());
        traffic.iter().for_each(check_exchange);
    }

    /// Returns the bot's requests and their responses since the last call.
    pub(crate) async fn traffic(&self) -> Vec<Exchange> {
        let since = self.looked.load(Ordering::SeqCst);
        let told =
            self.client.get(self.url(&format!("/sandbox/v1/requests?since={since}"))).send().await.unwrap();
        let told: Value = told.json().await.unwrap();
        let rows = told["requests"].as_array().unwrap();
        if let Some(last) = rows.last() {
            self.looked.store(last["number"].as_u64().unwrap(), Ordering::SeqCst);
        }
        rows.iter().filter_map(Exchange::read).collect()
    }

    /// Disturbs all gateway sessions of bots.
    pub(crate) async fn disturb(&self, how: &Value) {
        let told = self.client.post(self.url("/sandbox/v1/sessions/all")).json(how).send().await.unwrap();
        let told: Value = told.json().await.unwrap();
        assert!(told["sessions"].as_u64() > Some(0), "{told}");
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}{path}", self.sandbox.origin())
    }

    /// Client of a person: 0 is Alice, 1 is Bob.
    pub(crate) fn person(&self, number: usize) -> RestClient {
        let row = &self.state["users"][number];
        self.caller(text(&row["token"]), text(&row["id"]))
    }

    /// Client of the bot.
    pub(crate) fn bot(&self) -> RestClient {
        self.caller(format!("Bot {}", self.sandbox.bot_token()), text(&self.state["application_id"]))
    }

    pub(crate) fn caller(&self, authorization: String, id: String) -> RestClient {
        RestClient { client: self.client.clone(), origin: self.sandbox.origin(), authorization, id }
    }

    pub(crate) fn application(&self) -> String {
        text(&self.state["application_id"])
    }

    pub(crate) fn guild(&self) -> String {
        text(&self.state["guilds"][0]["id"])
    }

    /// Returns the id of a channel.
    pub(crate) fn channel(&self, name: &str) -> String {
        let channels = self.state["guilds"][0]["channels"].as_array().unwrap();
        text(&channels.iter().find(|channel| channel["name"] == name).unwrap()["id"])
    }

    pub(crate) fn gateway(&self) -> String {
        format!("{}/gateway?v=10&encoding=json", self.sandbox.origin().replacen("http", "ws", 1))
    }
}

impl RestClient {
    pub(crate) async fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> RestResponse {
        let url = format!("{}/api/v10{path}", self.origin);
        let mut request = self.client.request(method.parse().unwrap(), url);
        request = request.header("Authorization", &self.authorization);
        if let Some(body) = body {
            request = request.json(body);
        }
        answer(request).await
    }

    /// Requests of bots that the sandbox refused, as JSON.
    pub(crate) async fn refusals(&self) -> String {
        let url = format!("{}/sandbox/v1/requests?verdict=refused", self.origin);
        self.client.get(url).send().await.unwrap().text().await.unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> RestResponse {
        self.ask("GET", path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> RestResponse {
        self.ask("POST", path, Some(body)).await
    }

    pub(crate) async fn patch(&self, path: &str, body: &Value) -> RestResponse {
        self.ask("PATCH", path, Some(body)).await
    }

    pub(crate) async fn upload(
        &self,
        method: &str,
        path: &str,
        payload: &Value,
        files: &[(&str, Vec<u8>)],
    ) -> RestResponse {
        let mut form = reqwest::multipart::Form::new();
        for (index, (name, bytes)) in files.iter().enumerate() {
            let part = reqwest::multipart::Part::bytes(bytes.clone()).file_name((*name).to_owned());
            form = form.part(format!("files[{index}]"), part);
        }
        form = form.text("payload_json", payload.to_string());
        let url = format!("{}/api/v10{path}", self.origin);
        let request = self.client.request(method.parse().unwrap(), url).multipart(form);
        answer(request.header("Authorization", &self.authorization)).await
    }

    /// Sends an interaction and waits for the bot's response.
    pub(crate) async fn interact(&self, interaction: &Value) -> RestResponse {
        self.post("/interactions?wait=1", interaction).await
    }

    pub(crate) async fn command(&self, channel: &str, name: &str, options: &Value) -> RestResponse {
        let data = json!({ "name": name, "type": 1, "options": options });
        self.interact(&json!({ "type": 2, "channel_id": channel, "data": data })).await
    }

    pub(crate) async fn complete(&self, channel: &str, name: &str, options: &Value) -> RestResponse {
        let data = json!({ "name": name, "type": 1, "options": options });
        self.interact(&json!({ "type": 4, "channel_id": channel, "data": data })).await
    }

    pub(crate) async fn press(&self, channel: &str, message: &Value, custom_id: &str) -> RestResponse {
        let data = json!({ "component_type": 2, "custom_id": custom_id });
        self.interact(&json!({ "type": 3, "channel_id": channel, "message_id": message, "data": data })).await
    }

    pub(crate) async fn choose(
        &self,
        channel: &str,
        message: &Value,
        custom_id: &str,
        values: &[&str],
    ) -> RestResponse {
        let data = json!({ "component_type": 3, "custom_id": custom_id, "values": values });
        self.interact(&json!({ "type": 3, "channel_id": channel, "message_id": message, "data": data })).await
    }

    /// Submits a modal with one field.
    pub(crate) async fn submit(
        &self,
        channel: &str,
        custom_id: &str,
        field: &str,
        value: &str,
    ) -> RestResponse {
        let input = json!({ "type": 4, "custom_id": field, "value": value });
        let data = json!({ "custom_id": custom_id, "components": [{ "type": 1, "components": [input] }] });
        self.interact(&json!({ "type": 5, "channel_id": channel, "data": data })).await
    }

    /// Returns a channel's messages, newest first.
    pub(crate) async fn messages(&self, channel: &str) -> Vec<Value> {
        let list = self.get(&format!("/channels/{channel}/messages")).await.ok();
        list.as_array().unwrap().clone()
    }

    pub(crate) async fn message(&self, channel: &str, id: &Value) -> RestResponse {
        self.get(&format!("/channels/{channel}/messages/{}", text(id))).await
    }
}

pub(crate) async fn answer(request: reqwest::RequestBuilder) -> RestResponse {
    let response = request.send().await.unwrap();
    let status = response.status().as_u16();
    // Names are isolated from the text around them, which tests of texts needn't know.
    let text = response.text().await.unwrap().replace(['\u{2068}', '\u{2069}'], "");
    RestResponse { status, body: serde_json::from_str(&text).unwrap_or(Value::Null) }
}

/// The content of a JSON string.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}
