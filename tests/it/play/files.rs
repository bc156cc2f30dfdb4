//! Game files as they leave the bot and enter the program: of games that go on, and of people who left.

use std::path::Path;
use std::process::{Command, Output};

use sealed_move::gamefile::GameFile;
use serde_json::{Value, json};

use super::table::{Person, Table, button, words};
use crate::sandbox::bed::text;

/// The game file that somebody downloads from the history that a message opens.
async fn download(table: &Table, person: &Person<'_>, message: &Value) -> String {
    let viewer = person.press_and_read(message, "history").await;
    let answer = person.press_and_read(&viewer, "record").await;
    let url = text(&answer["attachments"][0]["url"]);
    table.bed.client.get(url).send().await.unwrap().text().await.unwrap()
}

/// Runs the program in a folder.
fn program(folder: &Path, args: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_sealed-move"));
    program.args(args).env_remove("DISCORD_TOKEN").current_dir(folder).output().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_file_of_a_game_that_goes_on_says_that_its_dice_are_sealed() {
    let table = Table::new().await;
    let folder = tempfile::tempdir().unwrap();
    let verify = |file: &str| {
        std::fs::write(folder.path().join("game.txt"), file).unwrap();
        let done = program(folder.path(), &["verify", "game.txt"]);
        let told = String::from_utf8([done.stdout, done.stderr].concat()).unwrap();
        (done.status.code(), told)
    };
    for game in ["chakart", "lusus"] {
        let setup = if game == "chakart" { "asymmetric" } else { "standard" };
        let start = table.begin_game(game, setup).await;
        for person in [0, 1, 2] {
            let file = download(&table, &table.person(person), &start).await;
            assert!(!file.contains("seed:"), "{file}");
            let (status, told) = verify(&file);
            assert_eq!(status, Some(1), "{told}");
            assert!(told.contains("game.txt: This game isn't over, so its dice are still sealed."), "{told}");
        }
    }
    // Where no dice are rolled there is nothing to wait for.
    let start = table.begin().await;
    let (status, told) = verify(&download(&table, &table.person(0), &start).await);
    assert_eq!((status, told.trim()), (Some(0), "There are no dice in that game."));
}

#[tokio::test(flavor = "multi_thread")]
async fn someone_who_left_is_a_dash_in_game_files() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    alice.play("d2d3").await;
    table.notice(1).await;
    let asked = bob.ask("mydata", &json!([])).await;
    let sure = bob.press_and_reread(&asked, "forget").await;
    bob.press(&sure, "forget!").await.ok();
    let end = table.wait_for("the end", |message| words(message).contains("resigned")).await;
    assert!(button(&end, "history").is_some());
    let file = download(&table, &alice, &end).await;
    assert!(file.contains(&format!("\nwhite: {} Alice\nblack: -\n", alice.caller.id)), "{file}");
    let read = GameFile::parse(&file).unwrap();
    assert_eq!((read.players[1].id, read.players[1].name.as_str()), (None, ""));
    // Older files have a zero there.
    let older = GameFile::parse(&file.replace("\nblack: -\n", "\nblack: 0\n")).unwrap();
    assert_eq!(older.to_string(), file);
}
