//! A complete test: `discord-at-home --data none --port 0 run -- cargo test`

use std::env;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

/// The bot under test, killed when dropped.
struct PingBot(Child);

impl PingBot {
    /// Starts the bot and waits until it is ready.
    fn start() -> Self {
        let mut program = Command::new(env!("CARGO_BIN_EXE_sandbox-example-twilight"));
        let mut child = program.stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let bot = Self(child);
        assert!(lines.any(|line| line.unwrap() == "READY"), "the bot ended before it was ready");
        // Drain its output, since writing to a closed pipe would end it.
        std::thread::spawn(move || lines.for_each(drop));
        bot
    }
}

impl Drop for PingBot {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn url(path: &str) -> String {
    format!("{}/sandbox/v1/{path}", env::var("DISCORD_API").unwrap())
}

/// Calls the sandbox's control API.
fn post(path: &str, body: Value) -> Value {
    ureq::post(url(path)).send_json(body).unwrap().body_mut().read_json().unwrap()
}

fn get(path: &str) -> Value {
    ureq::get(url(path)).call().unwrap().body_mut().read_json().unwrap()
}

#[test]
fn the_bot_answers_today_and_tomorrow() {
    let _bot = PingBot::start();
    let outcome = post("users/Alice/command", json!({ "name": "greet", "options": { "name": "Ada" } }));
    assert_eq!((&outcome["outcome"], &outcome["message"]["content"]), (&json!("message"), &json!("Hello, Ada!")));
    assert_eq!(post("wait", json!({}))["quiet"], true);
    assert_eq!(get("requests?verdict=refused")["requests"], json!([]));

    post("clock", json!({ "advance": "26h" }));
    let outcome = post("users/Bob/command", json!({ "name": "greet", "options": { "name": "Grace" } }));
    assert_eq!(outcome["message"]["content"], "Hello, Grace!");
}
