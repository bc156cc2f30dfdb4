//! Validates requests and responses against Discord's OpenAPI description.
//!
//! The description isn't part of this repository; `DISCORD_OPENAPI=FILE` names it. Without it the
//! checks print that they are skipped, and pass.

#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, LazyLock, Mutex};

use jsonschema::{Draft, Validator};
use serde_json::{Value, json};

/// Maximum number of problems in one report.
const SHOWN: usize = 5;

static API: LazyLock<Option<OpenApi>> = LazyLock::new(|| {
    let Some(path) = std::env::var_os("DISCORD_OPENAPI") else {
        eprintln!(
            "DISCORD_OPENAPI is not set: what goes over the wire is not compared with Discord's description"
        );
        return None;
    };
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Some(OpenApi { document: serde_json::from_str(&text).unwrap(), compiled: Mutex::default() })
});

struct OpenApi {
    document: Value,
    /// Cached, because compiling a schema takes 11 ms.
    compiled: Mutex<HashMap<String, Arc<Validator>>>,
}

/// Validates a request body; `template` is a path such as `/channels/{channel_id}/messages`.
///
/// # Panics
///
/// If the body is invalid, with the problems and their places.
pub(crate) fn check_request(method: &str, template: &str, body: &Value) {
    let Some(api) = &*API else { return };
    let body = tolerated(body);
    let operation = api.operation(method, template);
    let content = &operation["requestBody"]["content"];
    let schema = &content["application/json"]["schema"];
    if schema.is_null() && content["multipart/form-data"].is_object() {
        // A form with a file, which the request log doesn't keep.
        return;
    }
    assert!(!schema.is_null(), "{method} {template} takes no JSON, but was sent {body}");
    let schema = narrowed(schema, &body);
    api.check(&format!("request {method} {template} {schema}"), &schema, &body);
}

/// Validates a response body; an empty body is `null`.
///
/// # Panics
///
/// If the status isn't described or the body is invalid.
pub(crate) fn check_response(method: &str, template: &str, status: u16, body: &Value) {
    let Some(api) = &*API else { return };
    let name = format!("response {method} {template} {status}");
    // Every operation may return 429 and 4xx; 5xx isn't described.
    let component = match status {
        429 => Some("RatelimitedResponse"),
        400..=499 => Some("ErrorResponse"),
        500.. => return,
        _ => None,
    };
    if let Some(component) = component {
        // The schema of the tree of errors has numeric codes, but Discord sends words, so skip the
        // tree.
        let mut outer = body.clone();
        outer.as_object_mut().map(|fields| fields.remove("errors"));
        return api.check(component, &json!({ "$ref": format!("#/components/schemas/{component}") }), &outer);
    }
    let body = &without_forwards(body);
    let answer = &api.operation(method, template)["responses"][status.to_string()];
    assert!(!answer.is_null(), "{name} is not described");
    let schema = &answer["content"]["application/json"]["schema"];
    if schema.is_null() {
        assert!(body.is_null(), "{name} has no body, but got {body}");
    } else {
        api.check(&name, schema, body);
    }
}

/// Returns method and path template of every operation, if the description is available.
#[allow(dead_code, reason = "each test binary uses a part")]
pub(crate) fn operations() -> Option<BTreeSet<(String, String)>> {
    let paths = API.as_ref()?.document["paths"].as_object().unwrap();
    let methods = ["get", "post", "put", "patch", "delete"];
    let all = paths.iter().flat_map(|(template, path)| {
        let described = methods.iter().filter(|method| !path[**method].is_null());
        described.map(|method| (method.to_uppercase(), template.clone()))
    });
    Some(all.collect())
}

/// A request of the bot and its response, from the sandbox's request log.
#[derive(Clone, Debug)]
pub(crate) struct Exchange {
    pub(crate) method: String,
    /// Path with query, without `/api/v10`; tokens are hidden.
    pub(crate) path: String,
    pub(crate) status: u16,
    pub(crate) request_json: Option<Value>,
    pub(crate) response_json: Option<Value>,
}

impl Exchange {
    /// Parses a row of the log; `None` for an injected failure, whose request may not have been
    /// executed.
    pub(crate) fn read(row: &Value) -> Option<Self> {
        let text = |key: &str| row[key].as_str().unwrap().to_owned();
        let body = |key: &str| Some(row[key].clone()).filter(|body| !body.is_null());
        (row["verdict"] != "fault").then(|| Self {
            method: text("method"),
            path: text("path"),
            status: u16::try_from(row["status"].as_u64().unwrap()).unwrap(),
            request_json: body("request"),
            response_json: body("response"),
        })
    }
}

/// Validates a logged request and its response.
///
/// # Panics
///
/// If the route isn't described or one of the bodies is invalid.
pub(crate) fn check_exchange(exchange: &Exchange) {
    let Some(api) = &*API else { return };
    let template = api.template(&exchange.path);
    let template = template.unwrap_or_else(|| panic!("Discord has no {} {}", exchange.method, exchange.path));
    // A refused request may be invalid.
    if let Some(body) = exchange.request_json.as_ref().filter(|_| exchange.status < 400) {
        check_request(&exchange.method, &template, body);
    }
    let body = exchange.response_json.clone().unwrap_or_default();
    check_response(&exchange.method, &template, exchange.status, &body);
}

/// Returns whether the description contains the operation of a logged request. Some libraries use
/// older ones.
#[allow(dead_code, reason = "each test binary uses a part")]
pub(crate) fn is_described(exchange: &Exchange) -> bool {
    let Some(api) = &*API else { return false };
    let template = api.template(&exchange.path);
    template.is_some_and(|it| !api.document["paths"][it][exchange.method.to_ascii_lowercase()].is_null())
}

impl OpenApi {
    fn operation(&self, method: &str, template: &str) -> &Value {
        let operation = &self.document["paths"][template][method.to_ascii_lowercase()];
        assert!(!operation.is_null(), "Discord has no {method} {template}");
        operation
    }

    /// Finds the template of a path, preferring fewer parameters.
    fn template(&self, path: &str) -> Option<String> {
        let path = path.split('?').next()?;
        let fits = |template: &&String| {
            let (wanted, given) = (template.split('/'), path.split('/'));
            wanted.clone().count() == given.clone().count()
                && wanted.zip(given).all(|(wanted, given)| wanted.starts_with('{') || wanted == given)
        };
        let templates = self.document["paths"].as_object()?.keys().filter(fits);
        templates.min_by_key(|template| template.matches('{').count()).cloned()
    }

    fn check(&self, name: &str, schema: &Value, body: &Value) {
        let validator = self.validator(name, schema);
        let errors: Vec<String> = validator
            .iter_errors(body)
            .take(SHOWN)
            .map(|error| format!("{} at {}", error, error.instance_path()))
            .collect();
        assert!(errors.is_empty(), "{name}:\n{}\nin {body}", errors.join("\n"));
    }

    fn validator(&self, name: &str, schema: &Value) -> Arc<Validator> {
        let mut compiled = self.compiled.lock().unwrap();
        let compile = || {
            let root = json!({ "allOf": [schema], "components": self.document["components"] });
            let options = jsonschema::options().with_draft(Draft::Draft202012);
            Arc::new(options.build(&root).unwrap())
        };
        Arc::clone(compiled.entry(name.to_owned()).or_insert_with(compile))
    }
}

/// Selects the schema of an interaction callback by its `type`, because errors of an `anyOf` are
/// useless.
fn narrowed(schema: &Value, body: &Value) -> Value {
    let name = match body["type"].as_u64() {
        Some(4 | 5) => "CreateMessageInteractionCallbackRequest",
        Some(6 | 7) => "UpdateMessageInteractionCallbackRequest",
        Some(8) => "ApplicationCommandAutocompleteCallbackRequest",
        Some(9) => "ModalInteractionCallbackRequest",
        _ => return schema.clone(),
    };
    let named = json!({ "$ref": format!("#/components/schemas/{name}") });
    let choices = schema["anyOf"].as_array();
    if choices.is_some_and(|choices| choices.contains(&named)) { named } else { schema.clone() }
}

/// Adapts a request to the description where Discord is known to accept more: serenity sends
/// attachment ids as numbers and permissions as strings.
fn tolerated(body: &Value) -> Value {
    match body {
        Value::Array(list) => list.iter().map(tolerated).collect(),
        Value::Object(fields) => {
            let fields = fields.iter().map(|(key, value)| {
                let value = match (key.as_str(), value) {
                    ("attachments", Value::Array(list)) => list.iter().map(with_text_id).collect(),
                    ("default_member_permissions", Value::String(bits)) => {
                        json!(bits.parse::<u64>().unwrap())
                    }
                    _ => tolerated(value),
                };
                (key.clone(), value)
            });
            Value::Object(fields.collect())
        }
        _ => body.clone(),
    }
}

/// Adapts a response to the description, which lacks the reference type of forwarded messages.
fn without_forwards(body: &Value) -> Value {
    match body {
        Value::Array(list) => list.iter().map(without_forwards).collect(),
        Value::Object(fields) => {
            let fields = fields.iter().map(|(key, value)| {
                let mut value = without_forwards(value);
                if key == "message_reference" && value["type"] == 1 {
                    value["type"] = json!(0);
                }
                (key.clone(), value)
            });
            Value::Object(fields.collect())
        }
        _ => body.clone(),
    }
}

fn with_text_id(attachment: &Value) -> Value {
    let mut attachment = attachment.clone();
    if let Some(id) = attachment["id"].as_u64() {
        attachment["id"] = json!(id.to_string());
    }
    attachment
}

#[test]
fn the_description_accepts_right_bodies_and_refuses_wrong_ones() {
    let template = "/channels/{channel_id}/messages";
    check_request("POST", template, &json!({ "content": "hello", "attachments": [{ "id": 0 }] }));
    if API.is_some() {
        let wrong = std::panic::catch_unwind(|| check_request("POST", template, &json!({ "content": 7 })));
        assert!(wrong.is_err());
        let wrong = std::panic::catch_unwind(|| {
            check_response("POST", template, 200, &json!({ "id": "1" }));
        });
        assert!(wrong.is_err());
    }
}
