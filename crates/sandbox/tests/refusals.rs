//! Discord's error responses: status, code, and position in the tree of field errors.

#![allow(clippy::unwrap_used, reason = "unwrap fails the test")]

mod common;

use common::Bed;
use reqwest::Method;
use serde_json::{Value, json};

/// The test cases. `about` explains the `$name` placeholders.
const CASES: &str = include_str!("../testdata/refusals.json");

async fn post(bed: &Bed, body: Value) -> String {
    let path = format!("/channels/{}/messages", bed.channel(0));
    bed.bot(Method::POST, &path, body).await.ok()["id"].as_str().unwrap().to_owned()
}

/// Returns whether the tree has `_errors` with this code at a path. A trailing `*` also matches
/// below it.
fn has_error_at(errors: &Value, path: Option<&str>, code: Option<&str>) -> bool {
    fn found(node: &Value, code: Option<&str>, below: bool) -> bool {
        let own = node["_errors"].as_array().into_iter().flatten();
        let here = own.clone().any(|it| code.is_none_or(|code| it["code"] == code));
        let children = node.as_object().into_iter().flatten().filter(|(key, _)| *key != "_errors");
        here || below && children.into_iter().any(|(_, child)| found(child, code, true))
    }
    let Some(path) = path else {
        return found(errors, code, true);
    };
    let (path, below) = path.strip_suffix('*').map_or((path, false), |path| (path, true));
    let node = path.split('.').filter(|step| !step.is_empty()).fold(errors, |node, step| &node[step]);
    found(node, code, below)
}

#[tokio::test]
async fn errors_match_discord_in_every_case() {
    let bed = Bed::new().await;
    let alices = bed.alice("send", json!({ "content": "Mine" })).await;
    let with_thread = post(&bed, json!({ "content": "With a thread" })).await;
    let path = format!("/channels/{}/messages/{with_thread}/threads", bed.channel(0));
    bed.bot(Method::POST, &path, json!({ "name": "A thread" })).await.ok();
    let v2 = json!({ "flags": 32768, "components": [{ "type": 10, "content": "V2" }] });
    let names = [
        ("$channel", bed.channel(0)),
        ("$guild", bed.guild()),
        ("$app", bed.text("/application_id")),
        ("$bot", bed.text("/bot_id")),
        ("$alice", bed.text("/users/0/id")),
        ("$message", post(&bed, json!({ "content": "Hello" })).await),
        ("$of_alice", alices["message"]["id"].as_str().unwrap().to_owned()),
        ("$with_thread", with_thread),
        ("$v2", post(&bed, v2).await),
    ];
    let fill = |text: &str| names.iter().fold(text.to_owned(), |text, (name, id)| text.replace(name, id));
    let cases: Value = serde_json::from_str(CASES).unwrap();
    let mut wrong = Vec::new();
    for case in cases["cases"].as_array().unwrap() {
        let method: Method = case["method"].as_str().unwrap().parse().unwrap();
        let url = format!("{}/api/v10{}", bed.sandbox.origin(), fill(case["path"].as_str().unwrap()));
        let mut request = bed.client.request(method, url);
        let token = bed.sandbox.bot_token();
        match case["auth"].as_str() {
            None | Some("bot") => request = request.header("authorization", format!("Bot {token}")),
            Some("bare") => request = request.header("authorization", token),
            Some("wrong") => request = request.header("authorization", "Bot wrong"),
            Some(_) => {}
        }
        if let Some(raw) = case["raw"].as_str() {
            let kind = case["type"].as_str().unwrap_or("application/json");
            request = request.header("content-type", kind).body(raw.to_owned());
        } else if let Some(body) = case.get("body") {
            let body = fill(&body.to_string());
            request = request.header("content-type", "application/json").body(body);
        }
        let response = request.send().await.unwrap();
        let status = response.status().as_u64();
        let body: Value = response.json().await.unwrap_or_default();
        let want = &case["want"];
        let place = (want.get("at").is_some() || want.get("is").is_some())
            && !has_error_at(&body["errors"], want["at"].as_str(), want["is"].as_str());
        if want["status"] != status || want.get("code").is_some_and(|code| *code != body["code"]) || place {
            wrong.push(format!("{}: wants {want}, got {status} {body}", case["name"]));
        }
    }
    assert!(wrong.is_empty(), "{} of the cases differ:\n{}", wrong.len(), wrong.join("\n"));
}

/// Converts a `StatusCode` to a JSON number.
trait AsNumber {
    fn as_u64(&self) -> u64;
}

impl AsNumber for reqwest::StatusCode {
    fn as_u64(&self) -> u64 {
        u64::from(self.as_u16())
    }
}
