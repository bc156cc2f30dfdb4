//! Safety: requests from other sites, lost state, and faults that reach people.

use discord_at_home::{Options, Sandbox, StartError};
use serde_json::{Value, json};

use crate::bed::{TestBed, answer, text};
use crate::bot::picture;

fn kept(home: &tempfile::TempDir) -> Options {
    Options { state_file: Some(home.path().join("sandbox.json")), ..Options::default() }
}

#[tokio::test]
async fn pages_of_other_sites_get_nothing() {
    let bed = TestBed::new().await;
    let state = bed.url("/sandbox/state");
    let check = async |header: &'static str, value: String, expected: u16| {
        let status = bed.client.get(&state).header(header, &value).send().await.unwrap().status();
        assert_eq!(status.as_u16(), expected, "{header}: {value}");
    };
    let port = bed.sandbox.address().port();
    check("Host", "example.org".to_owned(), 403).await;
    check("Host", format!("127.0.0.1.example.org:{port}"), 403).await;
    check("Host", format!("localhost:{port}"), 200).await;
    check("Host", format!("[::1]:{port}"), 200).await;
    check("Origin", "https://example.org".to_owned(), 403).await;
    check("Origin", "null".to_owned(), 403).await;
    check("Origin", format!("http://localhost:{port}"), 200).await;
}

#[tokio::test]
async fn a_state_belongs_to_one_sandbox_at_a_time() {
    let home = tempfile::tempdir().unwrap();
    let first = Sandbox::start(kept(&home)).await.unwrap();
    for fresh in [false, true] {
        let second = Sandbox::start(Options { fresh, ..kept(&home) }).await;
        let said = second.err().unwrap().to_string();
        assert!(said.contains("in use by another sandbox"), "{said}");
    }
    let token = first.bot_token();
    first.stop().await.unwrap();
    let third = Sandbox::start(kept(&home)).await.unwrap();
    assert_eq!(third.bot_token(), token);
}

#[tokio::test]
async fn the_page_is_served() {
    let bed = TestBed::new().await;
    for (path, kind) in [("/", "text/html"), ("/app.js", "text/javascript"), ("/style.css", "text/css")] {
        let response = bed.client.get(bed.url(path)).send().await.unwrap();
        assert_eq!(response.status(), 200, "{path}");
        assert!(response.headers()["content-type"].to_str().unwrap().starts_with(kind), "{path}");
    }
    assert_eq!(bed.client.get(bed.url("/healthz")).send().await.unwrap().text().await.unwrap(), "ok");
    assert_eq!(bed.client.get(bed.url("/none.js")).send().await.unwrap().status(), 404);
    assert_eq!(bed.client.get(bed.url("/../mod.rs")).send().await.unwrap().status(), 404);
}

#[tokio::test]
async fn the_state_names_all_that_a_client_needs() {
    let bed = TestBed::with(Options { users: 3, ..Options::default() }).await;
    let names = |state: &Value, list: &str, name: &str| -> Vec<String> {
        state[list].as_array().unwrap().iter().map(|row| text(&row[name])).collect()
    };
    assert_eq!(names(&bed.state, "users", "username"), ["Alice", "Bob", "Carol"]);
    assert_eq!(names(&bed.state["guilds"][0], "channels", "name"), ["general", "games", "off-topic"]);
    assert_eq!(bed.state["bot_token"], bed.sandbox.bot_token());
    let add = |name: &str| bed.client.post(bed.url("/sandbox/users")).json(&json!({ "username": name }));
    let dana = answer(add("Dana")).await.ok();
    assert_eq!(dana["username"], "Dana");
    answer(add("Dana")).await.refused(400, 50035);
    answer(add("")).await.refused(400, 50035);
    let dana = bed.caller(text(&dana["token"]), text(&dana["id"]));
    dana.get(&format!("/channels/{}/messages", bed.channel("games"))).await.ok();
    let direct = dana.post("/users/@me/channels", &json!({ "recipient_id": bed.application() })).await.ok();
    let state = answer(bed.client.get(bed.url("/sandbox/state"))).await.ok();
    assert_eq!(state["dms"][0]["id"], direct["id"]);
}

#[tokio::test]
async fn a_restart_changes_nothing() {
    let home = tempfile::tempdir().unwrap();
    let bed = TestBed::with(kept(&home)).await;
    let channel = bed.channel("games");
    let path = format!("/channels/{channel}/messages");
    let nonce = json!({ "content": "once", "nonce": "n", "enforce_nonce": true });
    bed.bot().upload("POST", &path, &nonce, &[("board.png", picture())]).await.ok();
    let commands = format!("/applications/{}/commands", bed.application());
    let command = json!([{ "name": "a", "description": "A" }]);
    bed.bot().ask("PUT", &commands, Some(&command)).await.ok();
    let before = bed.person(0).messages(&channel).await;
    let state = answer(bed.client.get(bed.url("/sandbox/state"))).await.ok();
    bed.sandbox.stop().await.unwrap();

    let bed = TestBed::with(kept(&home)).await;
    // Except for the addresses, since each start picks a free port.
    let lasting = |mut state: Value| {
        assert!(state.as_object_mut().unwrap().remove("variables").is_some());
        state
    };
    assert_eq!(lasting(bed.state.clone()), lasting(state.clone()));
    let after = bed.person(0).messages(&channel).await;
    assert_eq!((after.len(), &after[0]["id"]), (1, &before[0]["id"]));
    let url = text(&after[0]["attachments"][0]["url"]);
    assert_eq!(bed.client.get(url).send().await.unwrap().bytes().await.unwrap(), picture());
    // A nonce from before the restart still prevents a duplicate.
    let again = bed.bot().post(&path, &nonce).await.ok();
    assert_eq!(again["id"], before[0]["id"]);
    bed.sandbox.stop().await.unwrap();

    let bed = TestBed::with(Options { fresh: true, ..kept(&home) }).await;
    assert_ne!(bed.state["application_id"], state["application_id"]);
}

#[tokio::test]
async fn a_killed_sandbox_has_saved_all_but_the_last_moment() {
    let home = tempfile::tempdir().unwrap();
    let bed = TestBed::with(kept(&home)).await;
    let channel = bed.channel("games");
    bed.person(0).post(&format!("/channels/{channel}/messages"), &json!({ "content": "kept" })).await.ok();
    let saved = home.path().join("sandbox.json");
    let holds = || std::fs::read_to_string(&saved).is_ok_and(|state| state.contains("kept"));
    // Takes tens of milliseconds; the rest is for a busy machine.
    for _ in 0..500 {
        if holds() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    // The sandbox still runs, so the file is in the state after a kill.
    let copy = tempfile::tempdir().unwrap();
    std::fs::copy(&saved, copy.path().join("sandbox.json")).unwrap();
    let bed = TestBed::with(kept(&copy)).await;
    assert_eq!(bed.person(0).messages(&channel).await[0]["content"], "kept");
}

#[tokio::test]
async fn a_corrupt_state_prevents_the_start_and_is_kept() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("sandbox.json");
    std::fs::write(&path, "{}").unwrap();
    let error = Sandbox::start(kept(&home)).await.unwrap_err();
    assert!(matches!(error, StartError::Load(_)), "{error}");
    assert!(error.to_string().contains("--fresh"), "{error}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "{}");
    Sandbox::start(Options { fresh: true, ..kept(&home) }).await.unwrap().stop().await.unwrap();
}

#[tokio::test]
async fn a_taken_port_is_named() {
    let bed = TestBed::new().await;
    let port = bed.sandbox.address().port();
    let error = Sandbox::start(Options { port, ..Options::default() }).await.unwrap_err();
    assert_eq!(
        error.to_string(),
        format!("cannot listen on 127.0.0.1:{port}; choose another port with --port")
    );
}

#[tokio::test]
async fn injected_faults_affect_only_the_bot() {
    let faults = "429=0.3,5xx=0.3,seed=11".parse().unwrap();
    let bed = TestBed::with(Options { faults, ..Options::default() }).await;
    let mut statuses = Vec::new();
    for _ in 0..40 {
        statuses.push(bed.bot().get("/users/@me").await.status);
        assert_eq!(bed.person(0).get("/users/@me").await.status, 200);
        assert_eq!(bed.bot().get("/gateway/bot").await.status, 200);
    }
    for expected in [200, 429, 500, 502, 503] {
        assert!(statuses.contains(&expected), "{statuses:?}");
    }
    let request = || bed.client.get(bed.url("/api/v10/users/@me"));
    let limited = loop {
        let response = request().header("Authorization", format!("Bot {}", bed.sandbox.bot_token()));
        let response = response.send().await.unwrap();
        if response.status() == 429 {
            break response;
        }
    };
    assert!(limited.headers().contains_key("retry-after"));
    let body: Value = limited.json().await.unwrap();
    assert!(body["retry_after"].as_f64().unwrap() > 0.0 && body["global"] == false);
}

#[tokio::test]
async fn a_lost_connection_gives_no_answer_but_may_have_done_its_work() {
    let faults = "drop=1,seed=3".parse().unwrap();
    let bed = TestBed::with(Options { faults, ..Options::default() }).await;
    let channel = bed.channel("games");
    let url = bed.url(&format!("/api/v10/channels/{channel}/messages"));
    for _ in 0..20 {
        let request = bed.client.post(&url).json(&json!({ "content": "x" }));
        let token = format!("Bot {}", bed.sandbox.bot_token());
        let lost = request.header("Authorization", token).send().await;
        assert!(lost.is_err(), "{lost:?}");
    }
    let done = bed.person(0).messages(&channel).await.len();
    assert!((3..=17).contains(&done), "{done} of 20 were done");
}
