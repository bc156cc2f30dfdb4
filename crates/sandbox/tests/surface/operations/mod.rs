//! Calls every supported operation successfully, and checks requests and responses against
//! Discord's OpenAPI description.

mod applications;
mod channels;
mod community;
mod guilds;
mod messages;
mod webhooks;

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use discord_at_home::Options;
use reqwest::Method;
use serde_json::{Value, json};

use crate::common::{ApiReply, Bed, openapi};

const ADMINISTRATOR: u64 = 1 << 3;

/// A sandbox with an administrator bot, and the operations called so far.
struct Tour {
    bed: Bed,
    done: BTreeSet<(String, String)>,
    problems: Vec<String>,
}

impl Tour {
    async fn new() -> Self {
        let options = Options { permissions: Some(ADMINISTRATOR), users: 6, ..Options::default() };
        Self { bed: Bed::with(options).await, done: BTreeSet::new(), problems: Vec::new() }
    }

    /// Calls an operation as the bot; `ids` replace the template's parameters in order.
    async fn bot(&mut self, method: Method, template: &str, ids: &[&str], body: Value) -> Value {
        let reply = self.bed.bot(method.clone(), &path(template, ids), body.clone()).await;
        self.check(&method, template, &body, reply)
    }

    /// Calls an operation as Alice, the server's owner.
    async fn alice(&mut self, method: Method, template: &str, ids: &[&str], body: Value) -> Value {
        let reply = self.bed.person(0, method.clone(), &path(template, ids), body.clone()).await;
        self.check(&method, template, &body, reply)
    }

    /// Calls an operation authorized by the token in its path.
    async fn with_token(&mut self, method: Method, template: &str, ids: &[&str], body: Value) -> Value {
        let path = format!("/api/v10{}", path(template, ids));
        let reply = self.bed.send(method.clone(), &path, "", &body).await;
        self.check(&method, template, &body, reply)
    }

    /// Records an operation and any mismatch with the description.
    fn check(&mut self, method: &Method, template: &str, request: &Value, reply: ApiReply) -> Value {
        let template = template.split('?').next().unwrap();
        self.done.insert((method.to_string(), template.to_owned()));
        let checks = || {
            if !request.is_null() {
                openapi::check_request(method.as_str(), template, request);
            }
            openapi::check_response(method.as_str(), template, reply.status, &reply.body);
        };
        if let Err(panic) = catch_unwind(AssertUnwindSafe(checks)) {
            let told = panic.downcast_ref::<String>().cloned();
            self.problems.push(told.unwrap_or_else(|| "a check panicked without words".to_owned()));
        }
        if !(200..300).contains(&reply.status) {
            self.problems.push(format!("{method} {template}: {} {}", reply.status, reply.body));
        }
        reply.body
    }
}

/// Replaces a template's parameters with ids.
fn path(template: &str, ids: &[&str]) -> String {
    let mut ids = ids.iter();
    let parts = template.split('/').map(|part| match part.split_once('?') {
        Some((name, query)) if name.starts_with('{') => format!("{}?{query}", ids.next().unwrap()),
        None if part.starts_with('{') => (*ids.next().unwrap()).to_owned(),
        _ => part.to_owned(),
    });
    let path = parts.collect::<Vec<_>>().join("/");
    assert_eq!(ids.next(), None, "{template} has fewer parameters");
    path
}

fn id(object: &Value) -> &str {
    object["id"].as_str().unwrap_or("0")
}

/// Returns a four-pixel PNG as a data URI.
fn picture() -> String {
    format!("data:image/png;base64,{}", STANDARD.encode(png()))
}

fn png() -> Vec<u8> {
    let mut png = Vec::new();
    png::Encoder::new(&mut png, 2, 2).write_header().unwrap();
    png
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_supported_operation_matches_its_schema() {
    let mut tour = Tour::new().await;
    applications::tour(&mut tour).await;
    channels::tour(&mut tour).await;
    messages::tour(&mut tour).await;
    webhooks::tour(&mut tour).await;
    guilds::tour(&mut tour).await;
    community::tour(&mut tour).await;
    assert!(tour.problems.is_empty(), "{}", tour.problems.join("\n\n"));

    let Some(operations) = openapi::operations() else { return };
    let unknown: Vec<_> = tour.done.difference(&operations).collect();
    assert!(unknown.is_empty(), "not in the description: {unknown:#?}");
    // All remaining operations must return 501, except reads of missing features.
    let bed = Bed::new().await;
    let mut left_out = Vec::new();
    for (method, template) in operations.difference(&tour.done) {
        let parameters = vec!["1"; template.matches('{').count()];
        let reply = bed.bot(method.parse().unwrap(), &path(template, &parameters), json!({})).await;
        let absent = method == "GET" && matches!(reply.status, 401 | 403 | 404);
        if reply.status != 501 && !absent {
            left_out.push(format!("{method} {template}: {}", reply.status));
        }
    }
    assert!(left_out.is_empty(), "{left_out:#?}");
    println!("{} of {} operations are supported", tour.done.len(), operations.len());
}
