//! Simulated people in a sandbox, with measured response times.

use std::time::Duration;

use discord_at_home::Sandbox;
use serde_json::{Value, json};

pub(crate) type TurnResult<T> = Result<T, Box<dyn std::error::Error>>;

/// A person in the sandbox's first channel.
pub(crate) struct BenchPerson {
    http: reqwest::Client,
    origin: String,
    token: String,
    id: String,
    application: Value,
    guild: Value,
    channel: Value,
}

impl BenchPerson {
    /// Sends an interaction and waits for the answer.
    async fn interact(&self, mut body: Value) -> TurnResult<Value> {
        body["application_id"] = self.application.clone();
        body["guild_id"] = self.guild.clone();
        body["channel_id"] = self.channel.clone();
        let request = self.http.post(format!("{}/api/v10/interactions?wait=1", self.origin));
        let answer = request.header("Authorization", &self.token).json(&body).send().await?;
        Ok(answer.error_for_status()?.json().await?)
    }

    /// Sends a slash command and waits for the answer.
    pub(crate) async fn command(&self, name: &str, options: Value) -> TurnResult<Value> {
        self.interact(json!({ "type": 2, "data": { "name": name, "type": 1, "options": options } })).await
    }

    async fn messages(&self) -> TurnResult<Vec<Value>> {
        let channel = self.channel.as_str().unwrap_or_default();
        let path = format!("{}/api/v10/channels/{channel}/messages", self.origin);
        let request = self.http.get(path).header("Authorization", &self.token);
        Ok(request.send().await?.error_for_status()?.json().await?)
    }
}

/// Returns the sandbox's initial users.
pub(crate) async fn enter(sandbox: &Sandbox) -> TurnResult<Vec<BenchPerson>> {
    let http = reqwest::Client::builder().no_proxy().build()?;
    let state: Value = http.get(format!("{}/sandbox/state", sandbox.origin())).send().await?.json().await?;
    let users = state["users"].as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let person = |user: &Value| BenchPerson {
        http: http.clone(),
        origin: sandbox.origin(),
        token: text(&user["token"]),
        id: text(&user["id"]),
        application: state["application_id"].clone(),
        guild: state["guilds"][0]["id"].clone(),
        channel: state["guilds"][0]["channels"][0]["id"].clone(),
    };
    Ok(users.iter().map(person).collect())
}

/// Begins a game of Aruki in which the first person moves first.
pub(crate) async fn begin(people: &[BenchPerson]) -> TurnResult<()> {
    let options = json!([
        { "type": 3, "name": "game", "value": "aruki" },
        { "type": 6, "name": "opponent", "value": people[1].id },
        { "type": 3, "name": "side", "value": "first" },
    ]);
    people[0].command("challenge", options).await?;
    let challenge = loop {
        let found = people[1].messages().await?;
        let open = |message: &&Value| message["components"][0]["components"].is_array();
        if let Some(message) = found.iter().find(open) {
            break message.clone();
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    };
    let accept = json!({
        "type": 3,
        "message_id": challenge["id"],
        "data": { "component_type": 2, "custom_id": challenge["components"][0]["components"][0]["custom_id"] },
    });
    people[1].interact(accept).await?;
    Ok(())
}

/// The moves of a long game.
pub(crate) fn script() -> TurnResult<Vec<String>> {
    let games = include_str!("../../crates/rules/tests/vectors/aruki/games.jsonl");
    for line in games.lines() {
        let game: Value = serde_json::from_str(line)?;
        if game["id"] == "g-rand-02" {
            return Ok(serde_json::from_value(game["moves"].clone())?);
        }
    }
    Err("the vectors have no long game".into())
}
