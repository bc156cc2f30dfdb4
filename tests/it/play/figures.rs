//! Metrics and health for operators.

use std::process::Stdio;
use std::time::{Duration, Instant};

use sealed_move::bot::MetricsServer;
use sealed_move::bot::Monitor;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::Command;

use super::table::{TIMEOUT, Table, button};
use crate::bed::text;

/// Reads metrics over HTTP.
struct Reader {
    client: reqwest::Client,
    origin: String,
}

impl Reader {
    fn new(origin: &str) -> Self {
        let client = reqwest::Client::builder().no_proxy().timeout(TIMEOUT).build().unwrap();
        Self { client, origin: origin.to_owned() }
    }

    async fn get(&self, path: &str) -> (u16, String) {
        let answer = self.client.get(format!("{}{path}", self.origin)).send().await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    }

    /// A metric by name and labels.
    async fn figure(&self, name: &str) -> Option<f64> {
        let (status, text) = self.get("/metrics").await;
        assert_eq!(status, 200);
        let line =
            text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ').map(str::to_owned));
        line.map(|value| value.parse().unwrap())
    }

    /// Waits until a metric has a value.
    async fn until(&self, name: &str, value: f64) {
        let began = Instant::now();
        while self.figure(name).await != Some(value) {
            assert!(began.elapsed() < TIMEOUT, "never: {name} {value}\n{}", self.get("/metrics").await.1);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits for a health status and returns the body.
    async fn health(&self, status: u16) -> String {
        let began = Instant::now();
        loop {
            let (found, comment) = self.get("/healthz").await;
            if found == status {
                return comment;
            }
            assert!(began.elapsed() < TIMEOUT, "{found} {comment}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_count_activity_and_health_reports_problems() {
    let table = Table::new().await;
    let server = MetricsServer::start(([127, 0, 0, 1], 0).into(), Monitor::new(table.running_context()))
        .await
        .unwrap();
    let reader = Reader::new(&format!("http://{}", server.address()));
    assert_eq!(reader.health(200).await, "well\n");
    for name in ["sealed_move_gateway_connected", "sealed_move_shards", "sealed_move_shards_connected"] {
        reader.until(name, 1.0).await;
    }
    reader.until("sealed_move_turns_total{game=\"aruki\"}", 0.0).await;
    for job in ["clock", "gateway", "outbox", "pruning", "review"] {
        let age = reader.figure(&format!("sealed_move_job_round_age_seconds{{task=\"{job}\"}}")).await;
        assert!(age.is_some_and(|age| age < 60.0), "{job}: {age:?}");
    }

    let start = table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    alice.play("d2d3").await;
    alice.play("no such turn").await;
    let notice = table.notice(1).await;
    let composer = bob.press_and_read(&notice, "move").await;
    bob.choose(&composer, "e11").await;
    alice.complete("move", &json!([{ "type": 3, "name": "move", "value": "d", "focused": true }])).await;
    for (name, value) in [
        ("turns_total{game=\"aruki\"}", 1.0),
        ("turns_total{game=\"kyo\"}", 0.0),
        ("interactions_total{kind=\"command\",name=\"move\",outcome=\"at_once\"}", 2.0),
        ("interactions_total{kind=\"button\",name=\"accept\",outcome=\"at_once\"}", 1.0),
        ("interactions_total{kind=\"menu\",name=\"pick\",outcome=\"at_once\"}", 1.0),
        ("interactions_total{kind=\"list\",name=\"move\",outcome=\"at_once\"}", 1.0),
        // The challenge and its first move were answered.
        ("answer_seconds_count{kind=\"command\"}", 3.0),
        // The start and the move.
        ("messages_total{kind=\"turn\",outcome=\"sent\",route=\"channel\"}", 2.0),
        ("pings_total{kind=\"turn\",route=\"channel\"}", 2.0),
        ("pings_total{kind=\"challenged\",route=\"channel\"}", 1.0),
        ("games_ongoing{game=\"aruki\"}", 1.0),
        ("outbox_messages", 0.0),
        ("store_up", 1.0),
    ] {
        reader.until(&format!("sealed_move_{name}"), value).await;
    }
    let comment = reader.get("/metrics").await.1;
    let id = button(&start, "view").unwrap().split('.').nth(2).unwrap().to_owned();
    let players = [&alice.caller.id, &bob.caller.id].map(Clone::clone);
    let secrets = [id, table.channel.clone(), text(&notice["id"]), "d2".to_owned()];
    for secret in secrets.iter().chain(&players).chain(&["Alice".to_owned(), "Bob".to_owned()]) {
        assert!(!comment.contains(secret.as_str()), "{secret}: {comment}");
    }

    // The backlog and its age are visible.
    table.run("CREATE TRIGGER wait AFTER INSERT ON outbox BEGIN UPDATE outbox SET due_at = due_at * 2; END");
    bob.play("e11e10").await;
    reader.until("sealed_move_outbox_messages", 1.0).await;
    table.pass(1);
    let oldest = reader.figure("sealed_move_outbox_oldest_seconds").await.unwrap();
    assert!((3600.0..3700.0).contains(&oldest), "{oldest}");

    // A failing store is reported, and the other metrics stay.
    table.run("ALTER TABLE outbox RENAME TO lost");
    assert!(reader.health(503).await.starts_with("store unavailable"));
    reader.until("sealed_move_store_up", 0.0).await;
    reader.until("sealed_move_turns_total{game=\"aruki\"}", 2.0).await;
    table.run("ALTER TABLE lost RENAME TO outbox");
    reader.health(200).await;

    // Discord disappears.
    table.bed.sandbox.stop().await.unwrap();
    assert_eq!(reader.health(503).await, "gateway: 0 of 1 shards connected\n");
    reader.until("sealed_move_gateway_connected", 0.0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_looks_at_the_permissions_of_each_server() {
    let table = Table::without_bot().await;
    let folder = tempfile::tempdir().unwrap();
    let doctor = |token: String| {
        let mut doctor = Command::new(env!("CARGO_BIN_EXE_sealed-move"));
        doctor.arg("doctor").arg("--data").arg(folder.path()).env("DISCORD_TOKEN", token);
        doctor.env("DISCORD_API_URL", table.bed.sandbox.origin()).kill_on_drop(true);
        doctor
    };
    let comment = doctor(table.bed.sandbox.bot_token()).output().await.unwrap();
    let well = String::from_utf8(comment.stdout).unwrap();
    assert!(comment.status.success(), "{well}");
    assert!(well.ends_with("ok    permissions: complete in the bot's only server\nReady.\n"), "{well}");
    let comment = doctor("nonsense".to_owned()).output().await.unwrap();
    let out = String::from_utf8(comment.stdout).unwrap();
    assert!(out.contains("FAIL  Discord: ") && out.contains("rejected the token"), "{out}");
    let last = "One check failed. Next: put the current token from Discord's developer portal into DISCORD_TOKEN or the settings file.\n";
    assert!(comment.status.code() == Some(1) && !out.contains("permissions") && out.ends_with(last), "{out}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_program_serves_metrics_at_the_set_address() {
    let folder = tempfile::tempdir().unwrap();
    let program = |address: &str, data: &str| {
        let data = folder.path().join(data);
        let mut program = Command::new(env!("CARGO_BIN_EXE_sealed-move"));
        program.args(["sandbox", "--port", "0", "--metrics", address, "--data"]).arg(data);
        program.stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
        program
    };
    let wrong = program("localhost", "wrong").output().await.unwrap();
    assert_eq!(wrong.status.code(), Some(2));
    assert_eq!(
        String::from_utf8(wrong.stderr).unwrap(),
        "sealed-move: metrics (option --metrics): expected an IP address and port such as \
         127.0.0.1:9464 or [::]:9464, got \"localhost\"\n"
    );

    let mut running = program("127.0.0.1:0", "one").spawn().unwrap();
    let mut lines = BufReader::new(running.stdout.take().unwrap()).lines();
    let comment = tokio::time::timeout(TIMEOUT, lines.next_line()).await.unwrap().unwrap().unwrap();
    let (_, rest) = comment.split_once("Figures are at ").unwrap_or_else(|| panic!("{comment}"));
    let origin = rest.split("/metrics").next().unwrap();
    let reader = Reader::new(origin);
    assert_eq!(reader.health(200).await, "well\n");
    let (status, figures) = reader.get("/metrics").await;
    assert!(status == 200 && figures.contains("# TYPE sealed_move_turns_total counter\n"), "{figures}");
    assert_eq!(reader.get("/").await.0, 404);

    // The address is still in use.
    let address = origin.strip_prefix("http://").unwrap();
    let second = program(address, "two").output().await.unwrap();
    assert_eq!(second.status.code(), Some(1));
    let comment = String::from_utf8(second.stderr).unwrap();
    assert!(comment.contains(&format!("serving metrics at {address} (SEALED_MOVE_METRICS)")), "{comment}");
    running.kill().await.unwrap();
}
