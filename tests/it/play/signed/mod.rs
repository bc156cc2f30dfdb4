//! The bot without a gateway: Discord sends signed interactions to its endpoint.

mod bounds;
mod program;
mod refusals;

use std::time::Duration;

use discord_at_home::Options;
use ring::signature::Ed25519KeyPair;
use sealed_move::bot::Monitor;
use sealed_move::config::{EndpointSettings, Transport};
use serde_json::{Value, json};

use super::table::{TIMEOUT, Table, entries, words};
use crate::bed::{RestResponse, answer, text};

/// A table whose bot receives signed interactions, and the signing key.
struct SignedTable {
    table: Table,
    url: String,
    key: Ed25519KeyPair,
}

fn from_hex(hex: &str) -> Vec<u8> {
    (0..hex.len() / 2).map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap()).collect()
}

/// Finds a field by name anywhere in a JSON document.
fn find<'a>(value: &'a Value, name: &str) -> Option<&'a Value> {
    value.get(name).or_else(|| match value {
        Value::Object(fields) => fields.values().find_map(|inner| find(inner, name)),
        Value::Array(list) => list.iter().find_map(|inner| find(inner, name)),
        _ => None,
    })
}

impl SignedTable {
    /// A sandbox with its state in a file, from which the test reads its key, and a bot with an
    /// endpoint.
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let state = folder.path().join("sandbox.json");
        let options = Options {
            state_file: Some(state.clone()),
            response_time: Duration::from_secs(20),
            ..Options::default()
        };
        let mut table = Table::with_options(options).await;
        let own = table.bed.bot().get("/oauth2/applications/@me").await.ok();
        let address = "127.0.0.1:0".parse().unwrap();
        let endpoint = EndpointSettings { address, key: text(&own["verify_key"]).parse().unwrap() };
        let url = table.start_bot_by(Transport { gateway: None, endpoint: Some(endpoint) }).await.unwrap();
        let set = json!({ "interactions_endpoint_url": url });
        // The sandbox sends a PING, and one with a wrong signature, and accepts the address only if
        // both get the right response.
        let set = table.bed.bot().patch("/applications/@me", &set).await.ok();
        assert_eq!(set["interactions_endpoint_url"], url);
        let seed = || {
            let state: Value = serde_json::from_str(&std::fs::read_to_string(&state).ok()?).ok()?;
            find(&state, "signing_seed").map(text)
        };
        table.until("the sandbox is saved", || seed().is_some()).await;
        let key = Ed25519KeyPair::from_seed_unchecked(&from_hex(&seed().unwrap())).unwrap();
        Self { table, url, key }
    }

    /// Seconds since 1970, as the sandbox signs them.
    fn now() -> i64 {
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs() as i64
    }

    fn sign(&self, timestamp: &str, body: &str) -> String {
        let signature = self.key.sign(format!("{timestamp}{body}").as_bytes());
        signature.as_ref().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Sends a body with this signature and time.
    async fn send(&self, signature: Option<&str>, timestamp: Option<&str>, body: &str) -> RestResponse {
        let mut request = self.table.bed.client.post(&self.url).body(body.to_owned());
        for (name, value) in [("X-Signature-Ed25519", signature), ("X-Signature-Timestamp", timestamp)] {
            if let Some(value) = value {
                request = request.header(name, value);
            }
        }
        answer(request).await
    }

    /// Sends a body as Discord does.
    async fn send_signed(&self, body: &str) -> RestResponse {
        let now = Self::now().to_string();
        self.send(Some(&self.sign(&now, body)), Some(&now), body).await
    }

    /// The body of a challenge by Alice to anyone.
    fn challenge(&self, interaction: u64) -> String {
        let (guild, alice) = (self.table.bed.guild(), &self.table.person(0).caller.id);
        json!({
            "id": interaction.to_string(), "application_id": self.table.bed.application(), "type": 2,
            "token": format!("token-{interaction}"), "version": 1, "channel_id": self.table.channel,
            "guild_id": guild, "guild_locale": "en-US", "locale": "en-US", "entitlements": [],
            "attachment_size_limit": 10_485_760, "authorizing_integration_owners": { "0": guild }, "context": 0,
            "app_permissions": "8",
            "data": {
                "id": "1", "name": "challenge", "type": 1,
                "options": [{ "type": 3, "name": "game", "value": "aruki" }],
            },
            "member": {
                "user": { "id": alice, "username": "Alice", "discriminator": "0", "avatar": null },
                "roles": [], "joined_at": "2026-01-01T00:00:00Z", "deaf": false, "mute": false, "flags": 0,
                "permissions": "8",
            },
        })
        .to_string()
    }

    /// Number of requests with this outcome.
    async fn count(&self, outcome: &str) -> u64 {
        let figures = Monitor::new(self.table.running_context()).metrics().await;
        let start = format!("sealed_move_endpoint_requests_total{{outcome=\"{outcome}\"}} ");
        let line = figures.lines().find_map(|line| line.strip_prefix(&start));
        line.unwrap_or_else(|| panic!("{outcome}: {figures}")).parse().unwrap()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_over_signed_http_alone() {
    let signed = SignedTable::new().await;
    let table = &signed.table;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));

    // A list, and a move from it.
    let typed = json!([{ "type": 3, "name": "move", "value": "d2", "focused": true }]);
    let choices = alice.complete("move", &typed).await;
    let listed = choices.iter().map(|choice| text(&choice["value"])).find(|value| value.contains("d2"));
    let listed = listed.unwrap_or_else(|| panic!("{choices:?}"));
    alice.play(&listed).await;
    let notice = table.notice(1).await;
    assert!(words(&notice).contains(&format!("played `{listed}`")), "{}", words(&notice));

    // A button, a form, and the form's answer.
    let composer = bob.press_and_read(&notice, "move").await;
    let form = bob.press(&composer, "type").await.ok();
    assert_eq!(form["type"], 9, "{form}");
    let id = text(&form["data"]["custom_id"]);
    let done = bob.caller.submit(&table.channel, &id, "text", "e11 e10").await.ok();
    assert!(words(&bob.read(&done["message_id"]).await).contains("You played"));
    let notice = table.notice(2).await;

    // A menu of the composer, whose message is edited in place.
    let composer = alice.press_and_read(&notice, "move").await;
    let (square, _) = entries(&composer).remove(0);
    let chosen = alice.choose(&composer, &square).await;
    assert!(chosen["id"] == composer["id"] && chosen != composer, "{chosen}");
    alice.play("d3d4").await;
    table.notice(3).await;

    assert!(signed.count("taken").await >= 9);
    assert_eq!((signed.count("ping").await, signed.count("unsigned").await), (1, 1), "as Discord looked");
    // Nothing used another transport, and Discord accepted everything.
    let state = table.bed.client.get(table.bed.url("/sandbox/v1/state")).send().await.unwrap();
    let state: Value = state.json().await.unwrap();
    let sessions = find(&state, "sessions").unwrap_or_else(|| panic!("{state}"));
    assert_eq!(sessions.as_array().map(Vec::len), Some(0), "{sessions}");
    let refused = table.bed.client.get(table.bed.url("/sandbox/v1/requests?verdict=refused")).send().await;
    let refused: Value = refused.unwrap().json().await.unwrap();
    assert_eq!(refused["requests"], json!([]));
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_without_a_gateway_is_healthy_and_stops_cleanly() {
    let mut signed = SignedTable::new().await;
    let monitor = Monitor::new(signed.table.running_context());
    // The health check runs once a second.
    let began = std::time::Instant::now();
    while let Err(problem) = monitor.health().await {
        assert!(began.elapsed() < TIMEOUT, "{problem}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let figures = monitor.metrics().await;
    for line in ["shards 0", "shards_connected 0", "gateway_connected 1"] {
        assert!(figures.contains(&format!("\nsealed_move_{line}\n")), "{line}: {figures}");
    }
    assert!(!figures.contains("task=\"gateway\""), "{figures}");
    // The clock job runs.
    signed.table.until("a heartbeat", || signed.table.ask("SELECT count(*) FROM heartbeat") == 1).await;

    // An answer is in progress when the bot stops.
    let lock = signed.table.lock();
    let (channel, alice) = (signed.table.channel.clone(), signed.table.person(0).caller);
    let (client, url) = (signed.table.bed.client.clone(), signed.url.clone());
    let before = signed.count("taken").await;
    let command = tokio::spawn(async move {
        alice.command(&channel, "challenge", &json!([{ "type": 3, "name": "game", "value": "aruki" }])).await
    });
    while signed.count("taken").await == before {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let unlock = tokio::spawn(async move {
        // New connections are refused.
        while client.get(&url).send().await.is_ok() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        drop(lock);
    });
    signed.table.stop_bot().await;
    unlock.await.unwrap();
    command.await.unwrap().ok();
    assert_eq!(signed.table.ask("SELECT count(*) FROM challenge"), 1);
    let problem = monitor.health().await.unwrap_err().to_string();
    assert_eq!(problem, "the bot is starting or stopping");
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_pause_while_interactions_go_elsewhere() {
    let mut signed = SignedTable::new().await;
    let table = &mut signed.table;
    table.begin().await;
    // Discord still sends interactions to the address, which is now closed.
    table.stop_bot().await;
    table.start_bot().await;
    table.pass(24 * 100);
    let over = "SELECT count(*) FROM match WHERE ended_at IS NOT NULL";
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(table.ask(over), 0, "moving was impossible");
    // With the gateway again, the same time counts for the player to move.
    table.stop_bot().await;
    table.bed.bot().patch("/applications/@me", &json!({ "interactions_endpoint_url": null })).await.ok();
    table.start_bot().await;
    table.until("the turn is over", || table.ask(over) == 1).await;
    table.stop_bot().await;
}
