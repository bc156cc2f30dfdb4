//! Game files from the bot to the program: of ongoing games, and of people who left.

use std::path::Path;
use std::process::{Command, Output};

use sealed_move::gamefile::GameFile;
use serde_json::{Value, json};

use super::chance_games::compose;
use super::table::{Person, Table, button, words};
use crate::bed::text;
use crate::random::Random;

/// Downloads the game file from the history that a message opens.
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
async fn the_file_of_an_ongoing_game_keeps_its_dice_sealed() {
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
    // A game without dice has nothing to wait for.
    let start = table.begin().await;
    let (status, told) = verify(&download(&table, &table.person(0), &start).await);
    assert_eq!((status, told.trim()), (Some(0), "There are no dice in that game."));
}

#[tokio::test(flavor = "multi_thread")]
async fn game_files_show_deleted_players_as_a_dash() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    alice.play("d2d3").await;
    table.notice(1).await;
    bob.play("a11a10").await;
    table.notice(2).await;
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

/// Plays a move and confirms it if asked.
async fn enter(person: &Person<'_>, turn: &str) {
    let answer = person.play(turn).await;
    if button(&answer, "play").is_some() {
        person.press(&answer, "play").await.ok();
    }
}

/// Checks that the program draws files like the *Replay* button, for each of three readers. Returns
/// the files.
async fn replays_as_the_button_does(table: &Table, notice: &Value) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let mut files = Vec::new();
    for person in [0, 1, 2] {
        let person = table.person(person);
        let file = download(table, &person, notice).await;
        let viewer = person.press_and_read(notice, "history").await;
        let replay = person.press_and_read(&viewer, "replay").await;
        let url = text(&replay["attachments"][0]["url"]);
        let gif = table.bed.client.get(url).send().await.unwrap().bytes().await.unwrap();
        std::fs::write(folder.path().join("game.txt"), &file).unwrap();
        let done = program(folder.path(), &["replay", "game.txt", "-o", "-"]);
        assert!(done.stdout == gif, "{}\n{file}", String::from_utf8_lossy(&done.stderr));
        // It contains no other observer's view.
        let done = program(folder.path(), &["replay", "game.txt", "--for", "black", "-o", "-"]);
        assert_eq!(done.status.success(), person.caller.id == table.person(1).caller.id, "{file}");
        // A file of an earlier version contains only the moves.
        let older: String =
            file.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
        std::fs::write(folder.path().join("game.txt"), older).unwrap();
        let done = program(folder.path(), &["replay", "game.txt", "-o", "-"]);
        assert_eq!(done.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&done.stderr).contains("Download it again"));
        files.push(file);
    }
    files
}

#[tokio::test(flavor = "multi_thread")]
async fn the_file_of_an_ongoing_game_is_its_readers_view() {
    let table = Table::new().await;
    let mut notice = table.begin_game("chakart", "deterministic").await;
    for (person, turn) in [(0, "e2e4"), (1, "a7a6"), (0, "d1g4h")] {
        enter(&table.person(person), turn).await;
        let revision = button(&notice, "view").unwrap().rsplit('.').next().unwrap().parse::<usize>().unwrap();
        notice = table.notice(revision + 1).await;
    }
    let [alices, bobs, carols] = replays_as_the_button_does(&table, &notice).await.try_into().unwrap();
    assert!(alices.contains("d1g4h") && alices.contains("\n# sees 3 rnbqkbnr/"), "{alices}");
    let hidden = |file: &str| file.lines().any(|line| line.starts_with("# sees 3") && line.contains('I'));
    assert!(hidden(&alices));
    // The id is random, so it may contain any letters.
    let told =
        |file: &str, word: &str| file.lines().any(|line| !line.starts_with("id:") && line.contains(word));
    for file in [bobs, carols] {
        assert!(told(&file, "d1??h") && !told(&file, "g4") && !hidden(&file), "{file}");
    }

    let table = Table::new().await;
    let mut notice = table.begin_game("lusus", "standard").await;
    let mut random = Random::new(5);
    for revision in 1..=4 {
        let person = table.person((revision + 1) % 2);
        let turn = compose(&person, &std::collections::BTreeSet::new(), &mut random).await;
        enter(&person, &turn).await;
        notice = table.notice(revision).await;
    }
    let [alices, bobs, carols] = replays_as_the_button_does(&table, &notice).await.try_into().unwrap();
    // Other players' hands and bags appear only as numbers.
    let zones = |file: &str, of: usize| {
        let last = file.lines().rfind(|line| line.starts_with("# sees 4 ")).unwrap();
        last.split(' ').nth(3 + 6 + of).unwrap().to_owned()
    };
    for (file, hidden) in [(&alices, vec![1]), (&bobs, vec![0]), (&carols, vec![0, 1])] {
        // Except for players with a Knowledge on the board.
        let board =
            file.lines().rfind(|line| line.starts_with("# sees 4 ")).and_then(|line| line.split(' ').nth(4));
        if board.unwrap().to_ascii_uppercase().contains("KW") {
            continue;
        }
        for of in [0, 1] {
            assert_eq!(zones(file, of).starts_with('?'), hidden.contains(&of), "{of} in {file}");
        }
    }
}
