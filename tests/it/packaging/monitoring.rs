//! Alert rules and the dashboard. `structure/log_lines.rs` compares their metrics with the bot's.

use super::{packaging, read, succeed, tool};

#[test]
fn the_alerts_fire_when_they_should() {
    let Some(mut promtool) = tool("promtool") else { return };
    succeed(promtool.args(["test", "rules"]).arg(packaging("monitoring/alerts-test.yml")));
}

#[test]
fn prometheus_accepts_each_query_of_the_dashboard() {
    let dashboard: serde_json::Value = serde_json::from_str(&read("monitoring/dashboard.json")).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let mut queries = Vec::new();
    for panel in panels {
        let targets = panel["targets"].as_array().unwrap();
        assert!(!targets.is_empty() && panel["description"].is_string(), "{panel}");
        queries.extend(targets.iter().map(|target| target["expr"].as_str().unwrap()));
    }
    assert!(queries.len() >= panels.len() && panels.len() > 10, "{}", panels.len());
    // As recording rules, because promtool checks no bare query.
    let rules: Vec<_> = queries
        .iter()
        .map(|query| query.replace("$__rate_interval", "5m"))
        .enumerate()
        .map(|(at, expr)| serde_json::json!({ "record": format!("query:{at}"), "expr": expr }))
        .collect();
    let file = tempfile::NamedTempFile::new().unwrap();
    let group = serde_json::json!({ "groups": [{ "name": "dashboard", "rules": rules }] });
    std::fs::write(file.path(), group.to_string()).unwrap();
    let Some(mut promtool) = tool("promtool") else { return };
    succeed(promtool.args(["check", "rules"]).arg(file.path()));
}
