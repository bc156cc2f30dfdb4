//! `/server` for admins and players: game channels, limits, ends by admins, and the server's data.

mod admins;
mod channels;
mod threads;

use serde_json::{Value, json};

use crate::play::table::{Table, button, is_private, pinged, words};

fn containing(part: &str) -> impl Fn(&Value) -> bool {
    move |message| words(message).contains(part)
}

/// A subcommand of `/server` with its options.
fn part(name: &str, options: &Value) -> Value {
    json!([{ "type": 1, "name": name, "options": options }])
}

/// `/server channel …`
fn channel(action: &str, channel: &str) -> Value {
    let options = json!([{ "type": 7, "name": "channel", "value": channel }]);
    json!([{ "type": 2, "name": "channel", "options": [{ "type": 1, "name": action, "options": options }] }])
}

fn option(kind: u64, name: &str, value: impl Into<Value>) -> Value {
    json!({ "type": kind, "name": name, "value": value.into() })
}

/// Changes a setting as Alice, the owner, and returns the answer.
async fn set(table: &Table, options: &Value) -> String {
    let comment = table.person(0).ask("server", options).await;
    assert!(is_private(&comment), "{comment}");
    words(&comment)
}

/// Messages of a channel, newest first.
async fn messages_in(table: &Table, channel: &str) -> Vec<Value> {
    table.bed.person(2).messages(channel).await
}

/// Waits for the newest matching message of a channel.
async fn wait_in(table: &Table, channel: &str, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
    let began = std::time::Instant::now();
    loop {
        if let Some(found) = messages_in(table, channel).await.into_iter().find(|message| fits(message)) {
            return found;
        }
        assert!(began.elapsed().as_secs() < 20, "no message: {what}");
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

/// Denies the bot permissions in a channel, or restores them.
async fn deny(table: &Table, channel: &str, bits: Option<u64>) {
    let path = format!("/channels/{channel}/permissions/{}", table.bed.application());
    let owner = table.person(0).caller;
    match bits {
        Some(bits) => {
            let form = json!({ "type": 1, "allow": "0", "deny": bits.to_string() });
            owner.ask("PUT", &path, Some(&form)).await.ok();
        }
        None => drop(owner.ask("DELETE", &path, None).await.ok()),
    }
}

/// The channel of the only match.
fn home(table: &Table) -> String {
    table.ask("SELECT channel FROM match").to_string()
}

/// Begins a game of Aruki in which Bob challenges Carol as White, in the table's channel.
async fn bob_against_carol(table: &Table) {
    let (bob, carol) = (table.person(1), table.person(2));
    let options = json!([
        option(3, "game", "aruki"),
        option(6, "opponent", carol.caller.id.clone()),
        option(3, "side", "first"),
    ]);
    bob.command("challenge", &options).await.ok();
    let challenge = table.wait_for("the challenge", |message| {
        button(message, "accept").is_some() && pinged(message) == std::slice::from_ref(&carol.caller.id)
    });
    carol.press(&challenge.await, "accept").await.ok();
    table.until("Game on!", || table.ask("SELECT count(*) FROM match") == 1).await;
}
