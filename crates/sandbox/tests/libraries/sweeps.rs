//! Calls the methods of each library's objects, see `tests/sweeps`. Each call must succeed, and
//! each response must match Discord's description.

use std::process::Stdio;
use std::time::Duration;

use discord_at_home::Options;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::process::Command;
use tokio::time::timeout;

use super::{Bed, install};

/// Time limit for a library's calls.
const SWEEP_TIMEOUT: Duration = Duration::from_secs(120);
const ADMINISTRATOR: u64 = 1 << 3;

/// Runs the calls of a library, and checks that there are at least this many.
async fn sweep(library: &str, minimum: usize) {
    let Some(installed) = install(library) else { return };
    let options = Options { permissions: Some(ADMINISTRATOR), users: 6, ..Options::default() };
    let bed = Bed::with(options).await;
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/sweeps");
    let mut command = match library {
        "discord.js" => {
            let mut node = Command::new("node");
            node.env("NODE_PATH", installed.join("node_modules")).arg(format!("{folder}/discord.js"));
            node
        }
        _ => {
            let script = if library == "hikari" { "sweep_hikari.py" } else { "sweep.py" };
            let mut python = Command::new("python3");
            python.env("PYTHONPATH", &installed).arg("-u").arg(format!("{folder}/{script}")).arg(library);
            python
        }
    };
    command
        .env("DISCORD_TOKEN", bed.sandbox.bot_token())
        .env("DISCORD_API", bed.sandbox.origin())
        .env("DISCORD_GATEWAY", bed.sandbox.gateway_url())
        .env("NO_PROXY", "127.0.0.1")
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .stdin(Stdio::null())
        .kill_on_drop(true);
    let output = timeout(SWEEP_TIMEOUT, command.output()).await;
    let output = output.unwrap_or_else(|_| panic!("{library} is not done after {SWEEP_TIMEOUT:?}")).unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let failed: Vec<&str> = text.lines().filter(|line| line.starts_with("FAIL")).collect();
    let log = String::from_utf8_lossy(&output.stderr);
    assert!(failed.is_empty(), "{library}: {}\n{log}", failed.join("\n"));
    let calls = text.lines().find_map(|line| line.strip_prefix("DONE ")?.parse::<usize>().ok());
    assert!(calls.is_some_and(|calls| calls >= minimum), "{library}: {text}\n{log}");
    for verdict in ["refused", "late", "unsupported"] {
        let bad = bed.control(Method::GET, &format!("requests?verdict={verdict}"), Value::Null).await.ok();
        assert_eq!(bad["requests"], json!([]), "{library}: {bad:#}");
    }
    bed.check_responses().await;
    bed.sandbox.stop().await.unwrap();
}

macro_rules! sweeps {
    ($($test:ident: $library:literal, $minimum:literal;)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $test() {
            sweep($library, $minimum).await;
        }
    )*};
}

sweeps! {
    all_calls_of_discord_js_succeed: "discord.js", 200;
    all_calls_of_discord_py_succeed: "discord.py", 130;
    all_calls_of_nextcord_succeed: "nextcord", 120;
    all_calls_of_py_cord_succeed: "py-cord", 120;
    all_calls_of_disnake_succeed: "disnake", 120;
    all_calls_of_hikari_succeed: "hikari", 28;
}
