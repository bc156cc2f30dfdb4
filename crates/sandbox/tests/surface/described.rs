//! Every operation of Discord's description answers: it is done, refused for a reason, or named as not offered.

use std::collections::BTreeSet;

use reqwest::Method;
use serde_json::{Value, json};

use crate::common::Bed;

#[tokio::test]
async fn every_operation_of_the_description_is_offered_or_named_as_not_offered() {
    let Some(path) = std::env::var_os("DISCORD_OPENAPI") else {
        eprintln!("DISCORD_OPENAPI is not set: the operations are not compared with Discord's description");
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
    println!("{} of {operations} operations are not offered: {not_offered:#?}", not_offered.len());
    let told = bed.control(Method::GET, "requests?verdict=unsupported", Value::Null).await.ok();
    assert_eq!(told["requests"].as_array().unwrap().len(), not_offered.len());
}

#[tokio::test]
async fn what_discord_does_not_have_is_404_and_405() {
    let bed = Bed::new().await;
    bed.bot(Method::GET, "/nothing/at/all", Value::Null).await.refused(404, 0);
    bed.bot(Method::DELETE, "/gateway", Value::Null).await.refused(405, 0);
}
