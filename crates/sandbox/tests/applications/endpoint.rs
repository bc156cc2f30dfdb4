//! Signed interactions over HTTP: setting an endpoint, its requests and its responses.

use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use reqwest::Method;
use ring::signature::{ED25519, UnparsedPublicKey};
use serde_json::{Value, json};

use crate::common::Bed;

/// An application's endpoint, which checks signatures and responds.
struct SignedEndpoint {
    url: String,
    seen: Arc<Mutex<Vec<Value>>>,
}

fn bytes_of(hex: &str) -> Vec<u8> {
    (0..hex.len() / 2).map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap()).collect()
}

impl SignedEndpoint {
    /// Starts an endpoint with a public key. A `careless` one checks no signatures.
    async fn start(
        key: String,
        careless: bool,
        answer: impl Fn(&Value) -> Response + Clone + Send + Sync + 'static,
    ) -> Self {
        let seen: Arc<Mutex<Vec<Value>>> = Arc::default();
        let noted = Arc::clone(&seen);
        let handle = move |headers: HeaderMap, body: Bytes| {
            let header = |name: &str| headers[name].to_str().unwrap().to_owned();
            let signed = [header("x-signature-timestamp").as_bytes(), &body].concat();
            let key = UnparsedPublicKey::new(&ED25519, bytes_of(&key));
            let right = key.verify(&signed, &bytes_of(&header("x-signature-ed25519"))).is_ok();
            let body: Value = serde_json::from_slice(&body).unwrap();
            let response = if !right && !careless {
                StatusCode::UNAUTHORIZED.into_response()
            } else if body["type"] == 1 {
                axum::Json(json!({ "type": 1 })).into_response()
            } else {
                let response = answer(&body);
                noted.lock().unwrap().push(body);
                response
            };
            async move { response }
        };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/interactions", listener.local_addr().unwrap());
        let router = Router::new().route("/interactions", post(handle));
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Self { url, seen }
    }
}

async fn key(bed: &Bed) -> String {
    let own = bed.bot(Method::GET, "/applications/@me", Value::Null).await.ok();
    own["verify_key"].as_str().unwrap().to_owned()
}

async fn set(bed: &Bed, url: &str) -> crate::common::ApiReply {
    let app = bed.text("/application_id");
    let commands = json!([{ "name": "ping", "description": "d" }, { "name": "later", "description": "d" }, { "name": "wrong", "description": "d" }]);
    bed.bot(Method::PUT, &format!("/applications/{app}/commands"), commands).await.ok();
    bed.bot(Method::PATCH, "/applications/@me", json!({ "interactions_endpoint_url": url })).await
}

#[tokio::test]
async fn an_endpoint_responds_directly_or_later_over_rest() {
    let bed = Bed::new().await;
    let answer = |interaction: &Value| match interaction["data"]["name"].as_str() {
        Some("ping") => axum::Json(json!({ "type": 4, "data": { "content": "Pong" } })).into_response(),
        Some("later") => StatusCode::ACCEPTED.into_response(),
        _ => axum::Json(json!({ "type": 4, "data": { "content": "x".repeat(2001) } })).into_response(),
    };
    let endpoint = SignedEndpoint::start(key(&bed).await, false, answer).await;
    let own = set(&bed, &endpoint.url).await.ok();
    assert_eq!(own["interactions_endpoint_url"], endpoint.url);

    let told = bed.alice("command", json!({ "name": "ping" })).await;
    assert_eq!(told["message"]["content"], "Pong");
    let seen = endpoint.seen.lock().unwrap()[0].clone();
    assert_eq!((&seen["type"], &seen["member"]["user"]["username"]), (&json!(2), &json!("Alice")));
    // The token works for follow-ups.
    let app = bed.text("/application_id");
    let path = format!("/api/v10/webhooks/{app}/{}", seen["token"].as_str().unwrap());
    bed.send(Method::POST, &path, "", &json!({ "content": "And more" })).await.ok();

    // 202 defers the response to the REST routes.
    let later = async {
        let seen = loop {
            if let Some(seen) = endpoint.seen.lock().unwrap().get(1) {
                break seen.clone();
            }
            tokio::task::yield_now().await;
        };
        let (id, token) = (seen["id"].as_str().unwrap(), seen["token"].as_str().unwrap());
        let path = format!("/api/v10/interactions/{id}/{token}/callback");
        bed.send(Method::POST, &path, "", &json!({ "type": 4, "data": { "content": "Here" } })).await.ok();
    };
    let (told, ()) = tokio::join!(bed.alice("command", json!({ "name": "later" })), later);
    assert_eq!(told["message"]["content"], "Here");

    // An invalid response is recorded, and fails the interaction immediately.
    let told = bed.alice("command", json!({ "name": "wrong" })).await;
    assert_eq!(told["outcome"], "failed");
    bed.quiet().await;
    let refused = bed.control(Method::GET, "requests?verdict=refused", Value::Null).await.ok();
    let row = &refused["requests"][0];
    assert_eq!((&row["route"], &row["code"]), (&json!("interactions endpoint"), &json!(50035)));
    assert!(row["errors"]["data"]["content"].is_object(), "{row}");
}

#[tokio::test]
async fn an_endpoint_must_check_signatures() {
    let bed = Bed::new().await;
    let pong = |_: &Value| StatusCode::OK.into_response();
    let careless = SignedEndpoint::start(key(&bed).await, true, pong).await;
    let refused = set(&bed, &careless.url).await.refused(400, 50035);
    let why = refused["errors"]["interactions_endpoint_url"]["_errors"][0]["message"].as_str().unwrap();
    assert!(why.contains("401"), "{why}");
    // An endpoint with a different key fails the PING.
    let strange = SignedEndpoint::start("0".repeat(64), false, pong).await;
    set(&bed, &strange.url).await.refused(400, 50035);
    for elsewhere in ["https://example.org/interactions", "http://example.org/", "no address"] {
        set(&bed, elsewhere).await.refused(400, 50035);
    }
    let own = bed.bot(Method::GET, "/applications/@me", Value::Null).await.ok();
    assert_eq!(own["interactions_endpoint_url"], Value::Null);
}
