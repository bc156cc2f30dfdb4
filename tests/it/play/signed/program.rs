//! The program, configured for signed interactions.

use std::process::Stdio;

use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::Command;

use crate::bed::text;
use crate::play::table::{Table, words};
use crate::timeouts::TIMEOUT;

#[tokio::test(flavor = "multi_thread")]
async fn the_program_listens_at_the_set_address() {
    let table = Table::without_bot().await;
    let folder = tempfile::tempdir().unwrap();
    let program = |verb: &str, key: &str| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_sealed-move"));
        program
            .args([verb, "--interactions", "127.0.0.1:0", "--public-key", key, "--data"])
            .arg(folder.path());
        program.env("DISCORD_TOKEN", table.bed.sandbox.bot_token()).env("SEALED_MOVE_LOG", "warn");
        program.env("DISCORD_API_URL", table.bed.sandbox.origin());
        program.stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
        program
    };
    let own = table.bed.bot().get("/oauth2/applications/@me").await.ok();
    let key = text(&own["verify_key"]);

    // With another application's key it would refuse everything.
    let strange = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
    let foreign = program("bot", strange).output().await.unwrap();
    let told = String::from_utf8(foreign.stderr).unwrap();
    assert!(foreign.status.code() == Some(1) && told.contains("public key doesn't belong to"), "{told}");
    let ill = String::from_utf8(program("doctor", strange).output().await.unwrap().stdout).unwrap();
    assert!(ill.contains("FAIL  signed interactions: public key doesn't belong to"), "{ill}");

    let mut running = program("bot", &key).spawn().unwrap();
    let mut lines = BufReader::new(running.stdout.take().unwrap()).lines();
    let mut line = async || tokio::time::timeout(TIMEOUT, lines.next_line()).await.unwrap().unwrap().unwrap();
    let told = line().await;
    let url = told.strip_prefix("Signed interactions are taken at ").unwrap_or_else(|| panic!("{told}"));
    let url = url.strip_suffix('.').unwrap().to_owned();
    assert!(line().await.starts_with("Sealed Move is on "));
    let unset = String::from_utf8(program("doctor", &key).output().await.unwrap().stdout).unwrap();
    assert!(
        unset.contains("ok    signed interactions: the key is right; Discord has no endpoint yet"),
        "{unset}"
    );
    table.bed.bot().patch("/applications/@me", &json!({ "interactions_endpoint_url": url })).await.ok();
    let set = String::from_utf8(program("doctor", &key).output().await.unwrap().stdout).unwrap();
    assert!(
        set.contains(&format!("ok    signed interactions: the key is right; Discord sends them to {url}")),
        "{set}"
    );
    let told = table.person(0).ask("help", &json!([])).await;
    assert!(!words(&told).is_empty(), "{told}");

    let id = running.id().unwrap().to_string();
    assert!(Command::new("kill").args(["-s", "TERM", &id]).status().await.unwrap().success());
    assert_eq!(running.wait().await.unwrap().code(), Some(0));
}
