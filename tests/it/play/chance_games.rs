//! Whole games with lots and secrets, by interactions alone: turns come from the lists that the
//! bot completes, the dice are checked at the end.

use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use super::table::{Person, Table, button, is_private, pinged, words};
use crate::random::Random;

/// The turns that the bot offers to who is on turn.
async fn offered(person: &Person<'_>, typed: &str) -> Vec<String> {
    let options = json!([{ "type": 3, "name": "turn", "value": typed, "focused": true }]);
    let choices = person.complete("move", &options).await;
    choices.iter().map(|choice| choice["value"].as_str().unwrap().to_owned()).collect()
}

/// The value behind a mark in a text, up to the next backtick.
fn quoted<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    let rest = &text[text.find(mark)? + mark.len()..];
    rest.split('`').next()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_chakart_is_played_by_interactions_and_its_dice_are_proved() {
    let mut table = Table::new().await;
    let start = table.begin_game("chakart", "asymmetric").await;
    let sealed = quoted(&words(&start), "SHA-256 `").unwrap().to_owned();
    let challenge = table.wait_for("the challenge", |message| words(message).contains("Side of")).await;
    assert!(words(&challenge).contains(&sealed), "{}", words(&challenge));
    let mut random = Random::new(11);
    let (mut revision, mut hidden, mut followed) = (0, 0, 0);
    let mut notice = start;
    while !words(&notice).contains("the game is over") {
        assert!(revision < 400, "a game that does not end");
        if revision == 6 {
            table.stop_bot().await;
            table.start_bot().await;
        }
        let mover = usize::from(pinged(&notice)[0] != table.person(0).caller.id);
        let person = table.person(mover);
        let turns = offered(&person, "").await;
        assert!(!turns.is_empty(), "{}", words(&notice));
        // The best stand first; now and then another one, for variety.
        let at = if random.below(3) == 0 { random.below(turns.len()) } else { 0 };
        let answer = person.play(&turns[at]).await;
        assert!(is_private(&answer) && words(&answer).contains('`'), "{}", words(&answer));
        revision += 1;
        let next = table.notice(revision).await;
        let record = quoted(&words(&answer), "`").unwrap().to_owned();
        if record.ends_with('h') {
            hidden += 1;
            let from = &record[..2];
            let told = words(&next);
            assert!(told.contains(&format!("{from}??h")), "{told}");
            assert!(!told.contains(&record), "{told}");
        }
        if !words(&next).contains("the game is over") && pinged(&next)[0] == pinged(&notice)[0] {
            followed += 1;
            assert!(button(&next, "move").is_some());
        }
        assert!(words(&next).contains("lots by interaction") || words(&next).contains("the game is over"));
        notice = next;
    }
    let told = words(&notice);
    let seed = quoted(&told, "seed `").unwrap().to_owned();
    assert_eq!(seed, "07".repeat(32));
    let proof = table
        .person(2)
        .ask("verify", &json!([{ "type": 3, "name": "game", "value": game_id(&notice) }]))
        .await;
    let said = words(&proof);
    assert!(said.contains("The dice hold") && said.contains(&sealed), "{said}");
    println!("{revision} submissions, {hidden} hidden, {followed} follow-ups");
    python_agrees(&seed, &sealed, &said);
}

/// The game's id, from a button.
fn game_id(notice: &Value) -> String {
    button(notice, "view").unwrap().split('.').nth(2).unwrap().to_owned()
}

/// Runs the script of the README over the lines of a proof.
fn python_agrees(seed: &str, sealed: &str, proof: &str) {
    let readme = include_str!("../../../README.md");
    let script = readme.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("dice.py");
    std::fs::write(&file, script).unwrap();
    let child =
        Command::new("python3").arg(&file).arg(seed).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut child) = child else {
        println!("skipped: there is no python3 to run the README's script");
        return;
    };
    child.stdin.take().unwrap().write_all(proof.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{printed}");
    assert!(printed.contains(&format!("sealed as {sealed}")), "{printed}");
    let draws = proof.matches("` gives ").count();
    assert!(draws > 10, "{proof}");
    assert_eq!(printed.matches(" holds").count(), draws, "{printed}");
    assert!(!printed.contains("DOES NOT"), "{printed}");
}
