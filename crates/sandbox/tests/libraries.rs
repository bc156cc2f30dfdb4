//! Drives the example bot of each library, and a published bot, end to end through the control API.
//!
//! The libraries are installed into a folder below `target`, in the versions pinned by the lock
//! file of each example. Without Python, Node, network access or a compiler, a test passes with a
//! message, unless `SANDBOX_NEED_LIBRARIES` lists the library.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "unwrap fails the test")]

mod common;

#[path = "libraries/red.rs"]
mod red;
#[path = "libraries/sweeps.rs"]
mod sweeps;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use common::Bed;
use discord_at_home::{Options, Tls};
use reqwest::Method;
use serde_json::{Value, json};

/// Time limit for a bot to print READY.
const READY_TIMEOUT: Duration = Duration::from_secs(40);

/// Kills the bot when dropped.
struct BotProcess(Child);

impl Drop for BotProcess {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn example(library: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(library)
}

/// The folder of a published bot.
fn bot_folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bots").join(name)
}

/// The folder with the lock file of a library or of a published bot.
fn locked(name: &str) -> PathBuf {
    let bot = bot_folder(name);
    if bot.is_dir() { bot } else { example(name) }
}

/// Serializes installations, since two tests may need the same library.
static INSTALL_LOCK: std::sync::Mutex<()> = std::sync::Mutex::new(());

/// Installs the exact versions that an example's lock file pins, once per lock file.
///
/// Returns `None` if that isn't possible on this machine.
fn install(library: &str) -> Option<PathBuf> {
    let _one = INSTALL_LOCK.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("libraries").join(library);
    let installed = folder.join("installed");
    let inputs: &[&str] = match library {
        "discord.js" | "eris" => &["package-lock.json", "package.json"],
        "twilight" => &["Cargo.lock", "package.toml", "src/main.rs", "tests/ping.rs"],
        _ => &["requirements.txt"],
    };
    let read = |file: &&str| std::fs::read(locked(library).join(file)).unwrap();
    let wanted = inputs.iter().flat_map(read).collect::<Vec<u8>>();
    if std::fs::read(&installed).is_ok_and(|found| found == wanted) {
        return Some(folder);
    }
    let _ = std::fs::remove_file(&installed);
    if library != "twilight" {
        // pip leaves files of earlier versions in its target.
        let _ = std::fs::remove_dir_all(&folder);
    }
    std::fs::create_dir_all(&folder).unwrap();
    for file in inputs {
        let to = if library == "twilight" { folder.join("package").join(file) } else { folder.join(file) };
        std::fs::create_dir_all(to.parent().unwrap()).unwrap();
        std::fs::copy(locked(library).join(file), to).unwrap();
    }
    if library == "twilight" {
        // Cargo leaves a folder with `Cargo.toml` out of this crate's package.
        std::fs::rename(folder.join("package/package.toml"), folder.join("package/Cargo.toml")).unwrap();
    }
    let mut command = match library {
        "discord.js" | "eris" => {
            let mut npm = Command::new("npm");
            npm.args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
            npm
        }
        "twilight" => {
            let mut cargo = Command::new(env!("CARGO"));
            cargo.args(["build", "--locked", "--quiet", "--manifest-path"]);
            cargo.arg(folder.join("package/Cargo.toml")).env("CARGO_TARGET_DIR", &folder);
            cargo
        }
        _ => {
            let mut pip = Command::new("python3");
            let quiet = ["-q", "--disable-pip-version-check", "--no-input", "--root-user-action=ignore"];
            pip.args(["-m", "pip", "install"]).args(quiet);
            pip.args(["--require-hashes", "--target", ".", "-r", "requirements.txt"]);
            pip
        }
    };
    let output = command.current_dir(&folder).output();
    let failed = match &output {
        Ok(output) if output.status.success() => None,
        Ok(output) => Some(String::from_utf8_lossy(&output.stderr).into_owned()),
        Err(error) => Some(error.to_string()),
    };
    if let Some(why) = failed {
        let needed = std::env::var("SANDBOX_NEED_LIBRARIES").unwrap_or_default();
        assert!(!needed.split(',').any(|it| it == library), "cannot install {library}: {why}");
        eprintln!("skipping {library}, which cannot be installed here: {}", why.trim());
        return None;
    }
    std::fs::write(installed, wanted).unwrap();
    Some(folder)
}

/// Starts the bot of an example and waits until it prints READY.
async fn start(bed: &Bed, library: &str, installed: &Path) -> BotProcess {
    let command = if matches!(library, "discord.js" | "eris") {
        let mut node = Command::new("node");
        node.env("NODE_PATH", installed.join("node_modules")).arg(example(library).join("bot.js"));
        node
    } else if library == "twilight" {
        Command::new(installed.join("debug/sandbox-example-twilight"))
    } else {
        let mut python = Command::new("python3");
        python.env("PYTHONPATH", installed).arg("-u").arg(example(library).join("bot.py"));
        python
    };
    start_process(bed, library, command, |line| line == "READY").await
}

/// Starts a bot, and waits until it prints a certain line.
async fn start_process(
    bed: &Bed,
    name: &str,
    mut command: Command,
    is_ready_line: impl Fn(&str) -> bool + Send + 'static,
) -> BotProcess {
    command
        .env("DISCORD_TOKEN", bed.sandbox.bot_token())
        .env("DISCORD_API", bed.sandbox.origin())
        .env("DISCORD_GATEWAY", bed.sandbox.gateway_url())
        .env("NO_PROXY", "127.0.0.1")
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .stdout(Stdio::piped());
    if let Some((origin, authority)) = bed.sandbox.tls() {
        command.env("DISCORD_TLS", origin).env("NODE_EXTRA_CA_CERTS", authority);
    }
    let mut child = command.spawn().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let bot = BotProcess(child);
    let (ready, mut is_ready) = tokio::sync::mpsc::unbounded_channel();
    std::thread::spawn(move || {
        for line in output.lines().map_while(Result::ok) {
            if is_ready_line(&line) {
                let _ = ready.send(());
            } else {
                eprintln!("{line}");
            }
        }
    });
    let in_time = tokio::time::timeout(READY_TIMEOUT, is_ready.recv()).await;
    assert_eq!(in_time, Ok(Some(())), "{name} is not ready after {READY_TIMEOUT:?}");
    bed.quiet().await;
    bot
}

/// Returns the text of an interaction response.
fn content(answer: &Value) -> &str {
    assert_eq!(answer["outcome"], "message", "{answer:#}");
    answer["message"]["content"].as_str().unwrap()
}

/// Waits until the bot has a connection.
async fn until_connected(bed: &Bed, name: &str) {
    let began = Instant::now();
    loop {
        let state = bed.control(Method::GET, "state", Value::Null).await.ok();
        if state["bot_connected"] == true {
            return;
        }
        assert!(began.elapsed() < Duration::from_secs(20), "{name} did not reconnect");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Waits until a message with this text is posted.
async fn until(bed: &Bed, channel: &str, text: &str) -> Value {
    let began = Instant::now();
    loop {
        let messages = bed.messages(channel).await;
        if let Some(found) = messages.into_iter().find(|it| it["content"] == text) {
            return found;
        }
        assert!(began.elapsed() < Duration::from_secs(8), "{text:?} was not posted");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Uses every feature of a library's example.
async fn use_everything(library: &str) {
    let Some(installed) = install(library) else { return };
    let home = tempfile::tempdir().unwrap();
    // eris requires https.
    let tls = (library == "eris").then(|| Tls { port: 0, folder: home.path().to_owned() });
    let bed = Bed::with(Options { tls, ..Options::default() }).await;
    let bot = start(&bed, library, &installed).await;
    let channel = bed.channel(0);

    // Options with autocomplete.
    let typing = json!({ "name": "greet", "options": { "name": "gr" }, "focused": "name" });
    let choices = bed.alice("autocomplete", typing).await;
    assert_eq!(choices["choices"][0]["value"], "Grace", "{choices:#}");
    assert_eq!(choices["choices"].as_array().unwrap().len(), 1);
    let greeted =
        bed.alice("command", json!({ "name": "greet", "options": { "name": "Ada", "times": 2 } })).await;
    assert_eq!(content(&greeted), "Hello, Ada!\nHello, Ada!");

    // An embed, buttons, a menu and a modal.
    let panel = bed.alice("command", json!({ "name": "panel" })).await;
    content(&panel);
    assert_eq!(panel["message"]["embeds"][0]["title"], "Panel");
    // discord.py and its forks register buttons only after their response succeeded.
    bed.quiet().await;
    let waved = bed.alice("click", json!({ "custom_id": "wave" })).await;
    assert_eq!(content(&waved), "You waved.");
    assert_eq!(waved["message"]["flags"].as_u64().unwrap() & 64, 64);
    let chosen = bed.alice("select", json!({ "custom_id": "color", "values": ["green"] })).await;
    assert_eq!(content(&chosen), "Chosen: green");
    let modal = bed.alice("click", json!({ "custom_id": "feedback" })).await;
    assert_eq!(modal["outcome"], "modal", "{modal:#}");
    assert_eq!(modal["modal"]["title"], "Feedback");
    bed.quiet().await;
    let thanks = bed.alice("submit", json!({ "fields": { "text": "Nice" } })).await;
    assert_eq!(content(&thanks), "Thanks: Nice");

    // A file.
    let file = bed.alice("command", json!({ "name": "file" })).await;
    content(&file);
    let attachment = &file["message"]["attachments"][0];
    assert_eq!(attachment["filename"], "notes.txt");
    let notes = bed.client.get(attachment["url"].as_str().unwrap()).send().await.unwrap();
    assert_eq!(notes.text().await.unwrap(), "Some notes.\n");

    // Deferred, edited, followed up.
    bed.alice("command", json!({ "name": "slow" })).await;
    until(&bed, &channel, "Done.").await;
    until(&bed, &channel, "And more.").await;

    // Members and threads.
    let whois = bed.alice("command", json!({ "name": "whois", "options": { "user": "Bob" } })).await;
    assert_eq!(content(&whois), format!("Bob ({})", bed.text("/users/1/id")));
    let thread = bed.alice("command", json!({ "name": "thread" })).await;
    assert_eq!(content(&thread), "Started Side talk.");

    // Messages and reactions.
    bed.alice("send", json!({ "content": "!ping" })).await;
    let pong = until(&bed, &channel, "pong").await;
    bed.quiet().await;
    assert_eq!(pong["referenced_message"]["content"], "!ping");
    let ping = until(&bed, &channel, "!ping").await;
    assert_eq!(ping["reactions"][0]["emoji"]["name"], "👋", "{ping:#}");
    bed.alice("react", json!({ "message": ping["id"], "emoji": "🎉" })).await;
    until(&bed, &channel, "🎉 from Alice").await;

    // History over several pages.
    for number in 0..12 {
        bed.alice("send", json!({ "content": format!("filler {number}") })).await;
    }
    bed.quiet().await;
    let count =
        bed.messages(&channel).await.iter().filter(|it| it["flags"].as_u64().unwrap() & 64 == 0).count();
    let counted = bed.alice("command", json!({ "name": "count" })).await;
    assert_eq!(content(&counted), format!("{count} messages"));

    // Resuming after a lost connection.
    bed.control(Method::POST, "sessions/all", json!({ "do": "drop" })).await.ok();
    until_connected(&bed, library).await;
    let again = bed.alice("command", json!({ "name": "greet", "options": { "name": "Linus" } })).await;
    assert_eq!(content(&again), "Hello, Linus!");

    for verdict in ["refused", "late", "unsupported"] {
        let bad = bed.control(Method::GET, &format!("requests?verdict={verdict}"), Value::Null).await.ok();
        assert_eq!(bad["requests"], json!([]), "{library}: {bad:#}");
    }
    drop(bot);
    bed.sandbox.stop().await.unwrap();
}

macro_rules! libraries {
    ($($test:ident: $library:literal;)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $test() {
            use_everything($library).await;
        }
    )*};
}

libraries! {
    discord_js_runs_unmodified: "discord.js";
    discord_py_runs_unmodified: "discord.py";
    nextcord_runs_unmodified: "nextcord";
    py_cord_runs_unmodified: "py-cord";
    disnake_runs_unmodified: "disnake";
    hikari_runs_unmodified: "hikari";
    interactions_py_runs_unmodified: "interactions.py";
    eris_runs_unmodified_by_tls: "eris";
    twilight_runs_unmodified: "twilight";
}

/// Long enough for a bot to reconnect before it responds.
const RESPONSE_TIME: Duration = Duration::from_secs(60);
/// Faults of a poor mobile connection.
const FAULTS: &str = "drop=0.02,double=0.05,429=0.15";

/// Uses a command fifty times under faults, with three seeds.
async fn use_under_faults(library: &str) {
    let Some(installed) = install(library) else { return };
    for seed in 1..=3 {
        // Libraries wait some seconds before they reconnect.
        let bed = Bed::with(Options { response_time: RESPONSE_TIME, ..Options::default() }).await;
        let bot = start(&bed, library, &installed).await;
        let faults = json!({ "faults": format!("{FAULTS},seed={seed}") });
        bed.control(Method::PUT, "faults", faults).await.ok();
        for round in 0..50 {
            let told = bed.alice("command", json!({ "name": "greet", "options": { "name": "Ada" } })).await;
            assert_eq!(told["outcome"], "message", "{library}, seed {seed}, round {round}: {told:#}");
        }
        drop(bot);
        bed.sandbox.stop().await.unwrap();
    }
}

macro_rules! endurance {
    ($($test:ident: $library:literal;)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $test() {
            use_under_faults($library).await;
        }
    )*};
}

endurance! {
    discord_js_answers_all_commands_under_faults: "discord.js";
    discord_py_answers_all_commands_under_faults: "discord.py";
    hikari_answers_all_commands_under_faults: "hikari";
    nextcord_answers_all_commands_under_faults: "nextcord";
}

/// Runs the example test of a library with `discord-at-home run`. The last argument is a file of
/// the example.
fn run_test(library: &str, program: &str, arguments: &[&str], file: &str) {
    let Some(installed) = install(library) else { return };
    let output = Command::new(env!("CARGO_BIN_EXE_discord-at-home"))
        .args([
            "--data",
            "none",
            "--port",
            "0",
            "--log",
            "warn",
            "--rate-limits",
            "off",
            "run",
            "--",
            program,
        ])
        .args(arguments)
        .arg(if library == "twilight" { installed.join(file) } else { example(library).join(file) })
        .env("NODE_PATH", installed.join("node_modules"))
        .env("PYTHONPATH", &installed)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("CARGO_TARGET_DIR", &installed)
        .env("NO_PROXY", "127.0.0.1")
        .output()
        .unwrap();
    let text =
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}");
    if let Some(figure) = text.lines().find(|line| line.contains("median of 30")) {
        println!("{figure}");
    }
}

#[test]
fn the_javascript_example_test_passes() {
    run_test("discord.js", "node", &["--test"], "ping.test.js");
}

#[test]
fn the_python_example_test_passes() {
    run_test("discord.py", "python3", &["-m", "pytest", "-q", "-p", "no:cacheprovider"], "test_ping.py");
}

#[test]
fn the_rust_example_test_passes() {
    run_test("twilight", env!("CARGO"), &["test", "--quiet", "--manifest-path"], "package/Cargo.toml");
}
