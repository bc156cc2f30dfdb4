//! Requests generated from Discord's description: every operation, with right and wrong paths,
//! queries and bodies. Responses must match the description and never be 5xx, except 501.

#[path = "generated/bodies.rs"]
mod bodies;
#[path = "generated/pool.rs"]
mod pool;

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::{Value, json};

use self::bodies::{Generator, Rng, with_floats};
use self::pool::Pool;
use crate::common::{ApiReply, openapi};

/// Duration of the random requests.
const BUDGET: Duration = Duration::from_secs(60);
/// Time limit for a response. Far above usual times, since tests run concurrently.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(20);
/// JSON that isn't an object.
const BODIES: [&str; 9] = ["null", "true", "0", "-1.5", "\"text\"", "[]", "[1]", "[[]]", "[{\"id\":null}]"];
/// Ends the bot's membership, and with it the test.
const LEAVES: (&str, &str) = ("DELETE", "/users/@me/guilds/{guild_id}");

/// An operation of the description.
struct Operation {
    method: String,
    template: String,
    /// Name and schema of each query parameter.
    query: Vec<(String, Value)>,
    /// Schema of the JSON body, or null.
    body: Value,
}

fn operations(description: &Value) -> Vec<Operation> {
    let mut operations = Vec::new();
    for (template, path) in description["paths"].as_object().unwrap() {
        for method in ["get", "post", "put", "patch", "delete"] {
            let operation = &path[method];
            if operation.is_null() || (method.to_uppercase().as_str(), template.as_str()) == LEAVES {
                continue;
            }
            let parameters = [&path["parameters"], &operation["parameters"]];
            let parameters = parameters.into_iter().filter_map(Value::as_array).flatten();
            let query = parameters.filter(|it| it["in"] == "query");
            let query = query.map(|it| (it["name"].as_str().unwrap().to_owned(), it["schema"].clone()));
            operations.push(Operation {
                method: method.to_uppercase(),
                template: template.clone(),
                query: query.collect(),
                body: operation["requestBody"]["content"]["application/json"]["schema"].clone(),
            });
        }
    }
    operations
}

fn description() -> Option<Value> {
    let Some(path) = std::env::var_os("DISCORD_OPENAPI") else {
        eprintln!("skipped: DISCORD_OPENAPI is not set");
        return None;
    };
    Some(serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap())
}

/// Sends a request as the bot, and returns its problem, if any: a response outside of the
/// description, a 5xx other than 501, or none in time.
async fn send(
    pool: &Pool,
    operation: &Operation,
    path: &str,
    body: Option<String>,
) -> Result<ApiReply, String> {
    let Operation { method, template, .. } = operation;
    let about = format!("{method} {path} {}", body.as_deref().unwrap_or_default());
    let about: String = about.chars().take(1500).collect();
    let method: Method = method.parse().unwrap();
    let sending = tokio::time::timeout(RESPONSE_TIMEOUT, pool.request(method.clone(), path, body)).await;
    let reply = sending.map_err(|_| format!("{about}: no response"))?;
    let reply = reply.map_err(|error| format!("{about}: {error}"))?;
    if reply.status == 501 {
        return Ok(reply);
    }
    if reply.status >= 500 {
        return Err(format!("{about}: {} {}", reply.status, reply.body));
    }
    if reply.status >= 400 && !reply.body.is_object() {
        return Err(format!("{about}: {} without JSON", reply.status));
    }
    let check = || openapi::check_response(method.as_str(), template, reply.status, &reply.body);
    match catch_unwind(AssertUnwindSafe(check)) {
        Ok(()) => Ok(reply),
        Err(panic) => {
            let told = panic.downcast_ref::<String>().cloned().unwrap_or_default();
            let told: String = told.chars().take(1500).collect();
            Err(format!("{about}: {told}"))
        }
    }
}

fn report(problems: &[String]) {
    let shown: Vec<&str> = problems.iter().take(25).map(String::as_str).collect();
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), shown.join("\n\n"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn random_requests_get_described_responses() {
    let Some(description) = description() else { return };
    let operations = operations(&description);
    let mut rng = Rng::new(20);
    let mut pool = Pool::new().await;
    let (began, mut problems, mut told, mut sent, mut ok) =
        (Instant::now(), Vec::new(), BTreeSet::new(), 0, BTreeSet::new());
    while began.elapsed() < BUDGET {
        pool.refresh().await;
        for operation in &operations {
            // Deleting everything in every round would leave nothing to work on.
            if operation.method == "DELETE" && rng.below(4) > 0 {
                continue;
            }
            let path = pool.path(&operation.template, &mut rng);
            let mut generator = Generator { description: &description, ids: &pool.ids(), rng: &mut rng };
            let query = generator.query(&operation.query);
            let body = (!operation.body.is_null()).then(|| generator.mutated(&operation.body));
            let path = if query.is_empty() { path } else { format!("{path}?{query}") };
            sent += 1;
            match send(&pool, operation, &path, body.map(|body| body.to_string())).await {
                Ok(reply) if reply.status < 300 => {
                    ok.insert((operation.method.clone(), operation.template.clone()));
                }
                Ok(_) => {}
                // One report for each operation.
                Err(problem) if told.insert((operation.method.clone(), operation.template.clone())) => {
                    problems.push(problem);
                }
                Err(_) => {}
            }
        }
    }
    println!("{sent} requests; {} of {} operations succeeded", ok.len(), operations.len());
    report(&problems);
    assert!(ok.len() > 90, "only {} operations succeeded", ok.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bodies_other_than_objects_are_refused() {
    let Some(description) = description() else { return };
    let mut rng = Rng::new(21);
    let mut pool = Pool::new().await;
    let mut problems = Vec::new();
    for operation in operations(&description).iter().filter(|it| it.method != "GET") {
        if operation.method == "DELETE" {
            pool.refresh().await;
        }
        let path = pool.path(&operation.template, &mut rng);
        for body in BODIES {
            problems.extend(send(&pool, operation, &path, Some(body.to_owned())).await.err());
        }
    }
    report(&problems);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn integers_may_be_floats_without_a_fraction() {
    let Some(description) = description() else { return };
    let mut rng = Rng::new(22);
    let mut pool = Pool::new().await;
    pool.refresh().await;
    let mut problems = Vec::new();
    for operation in operations(&description).iter().filter(|it| !it.body.is_null()) {
        for _ in 0..3 {
            let path = pool.path(&operation.template, &mut rng);
            let mut generator = Generator { description: &description, ids: &pool.ids(), rng: &mut rng };
            let body = generator.whole(&operation.body);
            let coerces = |reply: &ApiReply| reply.body.to_string().matches("NUMBER_TYPE_COERCE").count();
            let (Ok(integers), Ok(floats)) = (
                send(&pool, operation, &path, Some(body.to_string())).await,
                send(&pool, operation, &path, Some(with_floats(&body).to_string())).await,
            ) else {
                continue;
            };
            if coerces(&floats) > coerces(&integers) {
                problems.push(format!("{} {path} {body}: {}", operation.method, floats.body));
            }
        }
    }
    report(&problems);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_letter_of_a_path_may_be_encoded() {
    let Some(description) = description() else { return };
    let mut rng = Rng::new(23);
    let mut pool = Pool::new().await;
    pool.refresh().await;
    let mut problems = Vec::new();
    for operation in operations(&description) {
        let path = pool.path(&operation.template, &mut rng);
        let encoded: String = path
            .chars()
            .map(|letter| match letter {
                '/' | '%' => letter.to_string(),
                _ => format!("%{:02X}", u32::from(letter)),
            })
            .collect();
        // Emojis are encoded already.
        let encoded = if path.contains('%') { path.clone() } else { encoded };
        match send(&pool, &operation, &encoded, Some("{}".to_owned())).await {
            // Discord reports some missing objects like unknown paths.
            Ok(reply) if lacks_route(&reply) => {
                match send(&pool, &operation, &path, Some("{}".to_owned())).await {
                    Ok(plain) if lacks_route(&plain) => {}
                    _ => problems.push(format!("{} {encoded}: {}", operation.method, reply.body)),
                }
            }
            Ok(_) => {}
            Err(problem) => problems.push(problem),
        }
    }
    report(&problems);
}

/// Whether a response reports an unknown path or method.
fn lacks_route(reply: &ApiReply) -> bool {
    matches!(reply.status, 404 | 405) && reply.body["code"] == 0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_query_parameters_are_refused_under_their_names() {
    let Some(description) = description() else { return };
    let mut rng = Rng::new(24);
    let mut pool = Pool::new().await;
    pool.refresh().await;
    let (mut problems, mut refused) = (Vec::new(), 0);
    for operation in operations(&description).iter().filter(|it| it.method == "GET") {
        for (name, schema) in &operation.query {
            let kind = schema["type"].as_str().unwrap_or_default();
            let is_id = schema["$ref"].as_str().is_some_and(|it| it.ends_with("SnowflakeType"));
            if !is_id && !matches!(kind, "integer" | "boolean") {
                continue;
            }
            let path = format!("{}?{name}=x!", pool.path(&operation.template, &mut rng));
            match send(&pool, operation, &path, None).await {
                Ok(ApiReply { status: 400, body }) if body["errors"][name].is_object() => {
                    assert_eq!(body["code"], 50035, "{body}");
                    refused += 1;
                }
                // A server without the feature.
                Ok(ApiReply { status: 401 | 403 | 404 | 501, .. }) => {}
                Ok(reply) => problems.push(format!("{path}: {} {}", reply.status, reply.body)),
                Err(problem) => problems.push(problem),
            }
        }
    }
    report(&problems);
    assert!(refused > 40, "only {refused} were refused");
}

/// Lists must end: a client asks for pages until one is empty.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_list_with_pages_ends() {
    let Some(description) = description() else { return };
    let mut rng = Rng::new(25);
    let mut pool = Pool::new().await;
    pool.refresh().await;
    let (mut problems, mut lists) = (Vec::new(), 0);
    for operation in operations(&description).iter().filter(|it| it.method == "GET") {
        let takes = |wanted: &str| operation.query.iter().any(|(name, _)| name == wanted);
        for (name, end) in [("after", u64::MAX.to_string()), ("before", "1".to_owned())] {
            let is_id = operation.query.iter().any(|(it, schema)| it == name && schema["format"].is_null());
            if !takes("limit") || !takes(name) || !is_id {
                continue;
            }
            let path = pool.path(&operation.template, &mut rng);
            let path = format!("{path}?limit=2&{name}={end}");
            let Ok(reply) = send(&pool, operation, &path, None).await else { continue };
            let rows = reply.body.as_array().or_else(|| {
                let fields = reply.body.as_object().filter(|_| reply.status == 200)?;
                fields.values().find_map(Value::as_array)
            });
            if let Some(rows) = rows {
                lists += 1;
                if !rows.is_empty() {
                    problems.push(format!("{path}: {}", json!(rows)));
                }
            }
        }
    }
    report(&problems);
    assert!(lists >= 12, "only {lists} lists");
}
