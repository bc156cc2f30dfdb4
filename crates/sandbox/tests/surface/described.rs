//! Every operation in Discord's description either succeeds, fails with a reason, or returns 501.

use std::collections::BTreeSet;

use reqwest::Method;
use serde_json::{Value, json};

use crate::common::Bed;

#[tokio::test]
async fn every_discord_operation_is_supported_or_returns_501() {
    let Some(path) = std::env::var_os("DISCORD_OPENAPI") else {
        eprintln!("skipped: DISCORD_OPENAPI is not set");
        return;
    };
    let description: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
    let bed = Bed::new().await;
    let (mut without_route, mut not_offered, mut operations) = (Vec::new(), BTreeSet::new(), 0);
    for (template, methods) in description["paths"].as_object().unwrap() {
        let parts: Vec<&str> =
            template.split('/').map(|part| if part.starts_with('{') { "1" } else { part }).collect();
        let path = parts.join("/");
        for method in methods.as_object().unwrap().keys() {
            if !["get", "post", "put", "patch", "delete"].contains(&method.as_str()) {
                continue;
            }
            operations += 1;
            let method: Method = method.to_uppercase().parse().unwrap();
            let reply = bed.bot(method.clone(), &path, json!({})).await;
            let has_no_route = matches!(reply.status, 404 | 405) && reply.body["code"] == 0;
            if has_no_route {
                without_route.push(format!("{method} {template}"));
            }
            if reply.status == 501 {
                let message = reply.body["message"].as_str().unwrap();
                assert!(message.starts_with("The sandbox has no ") && message.ends_with('.'), "{message}");
                not_offered.insert(format!("{method} {template}"));
            }
            assert!(
                reply.status < 500 || reply.status == 501,
                "{method} {template}: {} {}",
                reply.status,
                reply.body
            );
        }
    }
    assert!(without_route.is_empty(), "{without_route:#?}");
    assert!(operations > 200, "{operations}");
    println!("{} of {operations} operations are not supported: {not_offered:#?}", not_offered.len());
    let told = bed.control(Method::GET, "requests?verdict=unsupported", Value::Null).await.ok();
    assert_eq!(told["requests"].as_array().unwrap().len(), not_offered.len());
}

#[tokio::test]
async fn unknown_routes_return_404_and_405() {
    let bed = Bed::new().await;
    bed.bot(Method::GET, "/nothing/at/all", Value::Null).await.refused(404, 0);
    bed.bot(Method::DELETE, "/gateway", Value::Null).await.refused(405, 0);
}
