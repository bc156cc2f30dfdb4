//! A sandbox with its control API, for tests.

#![allow(dead_code, reason = "each test binary uses a subset")]
#![allow(clippy::unwrap_used, reason = "unwrap fails the test")]

use std::time::Duration;

use discord_at_home::{Options, Sandbox};
use reqwest::{Client, Method};
use serde_json::{Value, json};

pub(crate) mod openapi;
pub(crate) mod socket;

/// A running sandbox and a client for it.
pub(crate) struct Bed {
    pub(crate) sandbox: Sandbox,
    pub(crate) client: Client,
    pub(crate) state: Value,
}

/// The status and JSON of a response.
#[derive(Debug)]
pub(crate) struct ApiReply {
    pub(crate) status: u16,
    pub(crate) body: Value,
}

impl ApiReply {
    /// Returns the body of a successful response.
    pub(crate) fn ok(self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.body);
        self.body
    }

    /// Checks the status and code of an error response, and returns its body.
    pub(crate) fn refused(self, status: u16, code: u64) -> Value {
        assert_eq!((self.status, self.body["code"].as_u64()), (status, Some(code)), "{}", self.body);
        self.body
    }
}

impl Bed {
    pub(crate) async fn new() -> Self {
        Self::with(Options::default()).await
    }

    pub(crate) async fn with(options: Options) -> Self {
        let sandbox = Sandbox::start(options).await.unwrap();
        let client = Client::builder().no_proxy().timeout(Duration::from_secs(90)).build().unwrap();
        let mut bed = Self { sandbox, client, state: Value::Null };
        bed.state = bed.control(Method::GET, "state", Value::Null).await.ok();
        bed
    }

    /// Sends a request to a path with a token.
    pub(crate) async fn send(&self, method: Method, path: &str, token: &str, body: &Value) -> ApiReply {
        let mut request = self.client.request(method, format!("{}{path}", self.sandbox.origin()));
        if !token.is_empty() {
            request = request.header("authorization", token);
        }
        if !body.is_null() {
            request = request.json(body);
        }
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        let text = response.text().await.unwrap();
        ApiReply { status, body: serde_json::from_str(&text).unwrap_or_default() }
    }

    /// Sends a request as the bot.
    pub(crate) async fn bot(&self, method: Method, path: &str, body: Value) -> ApiReply {
        let token = format!("Bot {}", self.sandbox.bot_token());
        self.send(method, &format!("/api/v10{path}"), &token, &body).await
    }

    /// Sends a request as a user: 0 is Alice (the owner), 1 is Bob.
    pub(crate) async fn person(&self, number: usize, method: Method, path: &str, body: Value) -> ApiReply {
        let token = self.state["users"][number]["token"].as_str().unwrap();
        self.send(method, &format!("/api/v10{path}"), token, &body).await
    }

    pub(crate) async fn control(&self, method: Method, path: &str, body: Value) -> ApiReply {
        self.send(method, &format!("/sandbox/v1/{path}"), "", &body).await
    }

    /// Acts as Alice: `command`, `click`, …
    pub(crate) async fn alice(&self, what: &str, body: Value) -> Value {
        self.control(Method::POST, &format!("users/Alice/{what}"), body).await.ok()
    }

    /// Checks the bot's requests and their responses against Discord's OpenAPI description, if
    /// available.
    pub(crate) async fn check_traffic(&self) {
        let told = self.control(Method::GET, "requests", Value::Null).await.ok();
        let rows = told["requests"].as_array().unwrap();
        assert!(!rows.is_empty());
        rows.iter().filter_map(openapi::Exchange::read).for_each(|it| openapi::check_exchange(&it));
    }

    /// Checks the responses to the bot against Discord's OpenAPI description, but not its requests,
    /// which libraries may form differently.
    pub(crate) async fn check_responses(&self) {
        let told = self.control(Method::GET, "requests", Value::Null).await.ok();
        let rows = told["requests"].as_array().unwrap();
        assert!(!rows.is_empty());
        for row in rows.iter().filter_map(openapi::Exchange::read) {
            if openapi::is_described(&row) {
                openapi::check_exchange(&openapi::Exchange { request_json: None, ..row });
            }
        }
    }

    /// Adds permissions to the bot's role.
    pub(crate) async fn grant(&self, bits: u64) {
        let guild = self.guild();
        let roles = self.person(0, Method::GET, &format!("/guilds/{guild}/roles"), Value::Null).await.ok();
        let role = roles.as_array().unwrap().iter().find(|role| role["managed"] == true).unwrap();
        let own: u64 = role["permissions"].as_str().unwrap().parse().unwrap();
        let path = format!("/guilds/{guild}/roles/{}", role["id"].as_str().unwrap());
        let body = json!({ "permissions": (own | bits).to_string() });
        self.person(0, Method::PATCH, &path, body).await.ok();
    }

    pub(crate) async fn quiet(&self) {
        let body = json!({ "quiet_ms": 60, "timeout_ms": 8000 });
        let told = self.control(Method::POST, "wait", body).await.ok();
        assert_eq!(told["quiet"], true, "{told}");
    }

    pub(crate) fn text(&self, path: &str) -> String {
        self.state.pointer(path).and_then(Value::as_str).unwrap().to_owned()
    }

    /// Returns the id of a channel in the first server.
    pub(crate) fn channel(&self, number: usize) -> String {
        self.text(&format!("/guilds/0/channels/{number}/id"))
    }

    pub(crate) fn guild(&self) -> String {
        self.text("/guilds/0/id")
    }

    /// Lists the messages of a channel, newest first.
    pub(crate) async fn messages(&self, channel: &str) -> Vec<Value> {
        let path = format!("/channels/{channel}/messages?limit=100");
        let list = self.person(0, Method::GET, &path, Value::Null).await.ok();
        list.as_array().unwrap().clone()
    }
}
