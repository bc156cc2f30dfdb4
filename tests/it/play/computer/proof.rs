//! Proof of the computer's moves: `sealed-move verify` recomputes them from the game file.

use std::process::Output;

use serde_json::json;

use crate::bed::text;
use crate::play::table::{Table, words};

pub(super) fn verify(file: &str) -> Output {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("game.txt"), file).unwrap();
    std::process::Command::new(env!("CARGO_BIN_EXE_sealed-move"))
        .args(["verify", "game.txt"])
        .env_remove("DISCORD_TOKEN")
        .current_dir(folder.path())
        .output()
        .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn verify_recomputes_every_computer_move() {
    let table = Table::new().await;
    let alice = table.person(0);
    alice.begin_against("aruki", 2, "first").await;
    for turn in ["a2a3", "b2b3", "c2c3"] {
        alice.play_computer(turn).await;
    }
    let download = async || {
        let viewer = alice.ask("history", &json!([])).await;
        let file = alice.press_and_read(&viewer, "record").await;
        let url = text(&file["attachments"][0]["url"]);
        table.bed.client.get(url).send().await.unwrap().text().await.unwrap()
    };
    let open = download().await;
    assert!(open.contains("\nblack: - Computer 2\n") && open.contains("\ncomputer: black 2\n"), "{open}");
    assert!(!open.contains("choices:"), "its choices are secret until the end");
    let asked = alice.ask("resign", &json!([])).await;
    alice.press(&asked, "resign!").await.ok();
    alice.wait_for_direct("the end", |message| words(message).contains("game over")).await;
    let file = download().await;
    assert!(file.contains("\nchoices: "), "{file}");
    let done = verify(&file);
    let told = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(
        done.status.success() && told.contains("All 3 moves of Computer 2 · Beginner are its own."),
        "{told}"
    );
    // Another level would have played differently, or the file is of another game.
    let other = verify(&file.replace("computer: black 2", "computer: black 4"));
    let told = String::from_utf8_lossy(&other.stdout).into_owned();
    assert!(!other.status.success() && told.contains("but Computer 4 · Club chooses"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_slash_command_recomputes_them_too() {
    let table = Table::new().await;
    let alice = table.person(0);
    for (game, dice, turn) in [("aruki", false, "d11d10"), ("chakart", true, "e7e6")] {
        alice.begin_against(game, 2, "second").await;
        alice.play_computer(turn).await;
        let ongoing = words(&alice.ask("verify", &json!([])).await);
        assert!(!ongoing.contains("itself"), "{ongoing}");
        let asked = alice.ask("resign", &json!([])).await;
        alice.press(&asked, "resign!").await.ok();
        let over = "SELECT count(*) FROM match WHERE ended_at IS NULL";
        table.until("it is over", || table.ask(over) == 0).await;
        let id = sealed_move::domain::Id(table.ask("SELECT max(id) FROM match") as u64).to_string();
        let named = json!([{ "type": 3, "name": "game", "value": id }]);
        let told = words(&alice.ask("verify", &named).await);
        assert!(told.contains("All 2 moves of Computer 2 · Beginner are its own."), "{game}: {told}");
        assert_eq!(told.contains("SHA-256"), dice, "{game}: {told}");
        // Someone changed the stored seed of its choices.
        table.run("UPDATE match SET first = -3, computer_seed = zeroblob(32)");
        let told = words(&alice.ask("verify", &named).await);
        assert!(told.contains("Computer 3 · Careful"), "{game}: {told}");
    }
}
