//! A game against the computer from its start.

use serde_json::{Value, json};

use super::level;
use crate::play::table::{Table, button, buttons, is_private, pinged, words};

/// Discord's flag for silent messages.
const SILENT: u64 = 4096;

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_replies_in_the_same_message() {
    let table = Table::new().await;
    let alice = table.person(0);
    let begun = alice.ask("challenge", &level("aruki", 1, "first")).await;
    let told = words(&begun);
    assert!(told.contains("Game on! You play White against Computer 1 · Newcomer."), "{told}");
    assert!(
        told.contains("It's your turn") && button(&begun, "move").is_some() && is_private(&begun),
        "{told}"
    );
    let first = alice.wait_for_direct("the start", |message| words(message).contains("Game on!")).await;
    let told = words(&first);
    assert!(told.contains("Against **Computer 1 · Newcomer**: it knows the moves"), "{told}");
    assert!(told.contains("The computer sees what a player in its seat sees, and nothing else."), "{told}");
    assert!(pinged(&first).is_empty() && first["flags"].as_u64().unwrap() & SILENT != 0, "{first}");

    let answer = alice.play("d2d3").await;
    let told = words(&answer);
    assert!(told.contains("played `O(d2)d3`"), "{told}");
    let answer = alice.wait_for_answer(&answer, |told| told.contains("answered `")).await;
    let told = words(&answer);
    assert!(told.contains("Computer 1 · Newcomer") && told.contains("It's your turn"), "{told}");
    assert_eq!(table.moves().len(), 2);
    let answered = |message: &Value| words(message).contains("answered `");
    let notice = alice.wait_for_direct("the answer", answered).await;
    // It reports both moves, is silent, and has the buttons.
    assert!(words(&notice).contains("played `O(d2)d3`"), "{}", words(&notice));
    assert!(pinged(&notice).is_empty() && notice["flags"].as_u64().unwrap() & SILENT != 0, "{notice}");
    let move_button = button(&notice, "move").unwrap();
    assert!(move_button.ends_with(".2"), "{move_button}");
    // There is no clock.
    assert!(!words(&notice).contains("Due"), "{}", words(&notice));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_and_side_is_played_and_the_levels_have_names() {
    let table = Table::new().await;
    let alice = table.person(0);
    for (game, number, name) in [
        ("kyo", 2, "Computer 2 · Beginner"),
        ("chakart", 1, "Computer 1 · Newcomer"),
        ("lusus", 3, "Computer 3 · Careful"),
    ] {
        let begun = alice.begin_against(game, number, "second").await;
        let told = words(&begun);
        assert!(told.contains(name) && told.contains("played `"), "the computer moves first: {told}");
    }
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE first < 0 AND guild IS NULL"), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_setup_without_a_game_is_asked_for() {
    let table = Table::new().await;
    let options = json!([
        { "type": 4, "name": "level", "value": 3 },
        { "type": 3, "name": "setup", "value": "a setup that is as long as nobody would ever type it" },
    ]);
    let draft = table.person(0).ask("challenge", &options).await;
    assert!(buttons(&draft).iter().any(|id| id.starts_with("v1.pc-game.")), "{draft}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_clicks_begin_a_game() {
    let table = Table::new().await;
    let alice = table.person(0);
    for (command, options) in
        [("help", json!([])), ("rules", json!([{ "type": 3, "name": "game", "value": "kyo" }]))]
    {
        let message = alice.ask(command, &options).await;
        let draft = alice.press_and_reread(&message, "pc").await;
        assert!(words(&draft).contains("Computer 1 · Newcomer"), "{}", words(&draft));
        assert!(words(&draft).contains("no clock"), "{}", words(&draft));
        let game = alice.press_and_reread(&draft, "pc!").await;
        assert!(words(&game).contains("Game on!"), "{}", words(&game));
    }
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE second = -1"), 2);
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE game = 'kyo'"), 1, "the rules' own game");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_welcome_cards_command_is_one_click_from_a_game() {
    let table = Table::new().await;
    let alice = table.person(0);
    let draft = alice.ask("challenge", &json!([{ "type": 4, "name": "level", "value": 1 }])).await;
    assert!(words(&draft).contains("Computer 1 · Newcomer"), "{}", words(&draft));
    let game = alice.press_and_reread(&draft, "pc!").await;
    assert!(words(&game).contains("Game on!"), "{}", words(&game));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_draft_shows_the_choices_and_sends_them() {
    let table = Table::new().await;
    let alice = table.person(0);
    let own = table.bed.application();
    let draft = alice.ask("challenge", &json!([{ "type": 6, "name": "opponent", "value": own }])).await;
    assert!(words(&draft).contains("Play the computer"), "{}", words(&draft));
    let menu = |message: &Value, action: &str| {
        buttons(message).into_iter().find(|id| id.split('.').nth(1) == Some(action)).unwrap()
    };
    let pick = async |message: &Value, action: &str, value: &str| {
        let id = menu(message, action);
        let done = alice.caller.choose(&table.channel, &message["id"], &id, &[value]).await.ok();
        alice.reread(message, &done).await
    };
    let draft = pick(&draft, "pc-game", "kyo").await;
    let draft = pick(&draft, "pc-setup", "rear").await;
    let draft = pick(&draft, "pc-level", "2").await;
    let told = words(&draft);
    assert!(told.contains("Computer 2 · Beginner") && told.contains("Only you see"), "{told}");
    // The buttons: side, public, strict, rated.
    let public = buttons(&draft).into_iter().find(|id| id.ends_with(",p")).unwrap();
    let done = alice.caller.press(&table.channel, &draft["id"], &public).await.ok();
    let draft = alice.reread(&draft, &done).await;
    assert!(words(&draft).contains("Everyone in this channel can watch."), "{}", words(&draft));
    alice.press(&draft, "pc!").await.ok();
    table.wait_for("the public notice", |message| words(message).contains("Computer 2 · Beginner")).await;
    let stored =
        "SELECT count(*) FROM match WHERE game = 'kyo' AND setup = 'rear' AND second = -2 AND guild > 0";
    assert_eq!(table.ask(stored), 1);
    // Only two clicks on start begin two games; level 1 is never rated.
    let unrated = json!([
        { "type": 3, "name": "game", "value": "kyo" },
        { "type": 4, "name": "level", "value": 1 },
        { "type": 3, "name": "rated", "value": "yes" },
    ]);
    let told = words(&alice.ask("challenge", &unrated).await);
    assert!(told.contains("Rated games start at Computer 2 · Beginner"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_inactive_player_is_pinged_once_after_five_minutes() {
    let table = Table::new().await;
    let alice = table.person(0);
    alice.begin_against("aruki", 1, "first").await;
    alice.play_computer("d2d3").await;
    assert_eq!(table.ask("SELECT count(*) FROM computer_job WHERE task = 'ping'"), 1);
    // Looking at the game counts as active.
    table.pass(1);
    let waits = |message: &Value| words(message).contains("has moved. It's your turn in Aruki");
    table.run("UPDATE computer_job SET due_at = 0");
    let ping = alice.wait_for_direct("the ping", waits).await;
    assert_eq!(pinged(&ping), std::slice::from_ref(&alice.caller.id));
    assert_eq!(ping["flags"].as_u64().unwrap_or(0) & SILENT, 0);
    assert_eq!(table.ask("SELECT count(*) FROM computer_job"), 0, "once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_button_and_a_second_press_play_nothing() {
    let table = Table::new().await;
    let (alice, bob) = (table.person(0), table.person(1));
    alice.begin_against("aruki", 1, "first").await;
    let id = sealed_move::domain::Id(table.ask("SELECT id FROM match") as u64);
    // A hint for the first position, which the game leaves.
    let hint = alice.ask("hint", &json!([])).await;
    alice.play_computer("d2d3").await;
    let told = words(&alice.press_and_read(&hint, "pc-hint").await);
    assert!(told.contains("The game has moved on"), "{told}");
    let told = alice.ask("board", &json!([])).await;
    assert!(words(&told).contains("your turn"));
    assert_eq!(table.moves().len(), 2, "nothing was played");
    // Two concurrent moves: the second one is refused.
    tokio::join!(alice.try_play("e2e3"), alice.try_play("e2e3"));
    table
        .until("it answers", || table.ask("SELECT count(*) FROM computer_job WHERE task = 'ping'") == 1)
        .await;
    assert_eq!(table.ask("SELECT count(*) FROM ply WHERE side = 'first'"), 2);
    // Other people can't open it.
    let options = json!([{ "type": 3, "name": "game", "value": id.to_string() }]);
    let told = words(&bob.ask("board", &options).await);
    assert!(told.contains("can't find that game"), "{told}");
}
