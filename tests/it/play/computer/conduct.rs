//! Conduct of the computer: it grants takebacks, answers offers, plays again, and gives hints, with
//! limits in strict and rated games.

use serde_json::json;

use super::{buttons_to_go_on, level, offered_levels};
use crate::bed::text;
use crate::play::table::{Table, button, buttons, words};

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_grants_takebacks_within_limits() {
    let table = Table::new().await;
    let alice = table.person(0);
    alice.begin_against("aruki", 1, "first").await;
    alice.play_computer("d2d3").await;
    let told = words(&alice.ask("takeback", &json!([])).await);
    assert!(told.contains("Taken back.") && told.contains("your turn"), "{told}");
    assert!(table.moves().is_empty());
    // The same move again: the computer's reply doesn't change.
    alice.play_computer("d2d3").await;
    assert_eq!(table.moves().len(), 2);
    table.run("UPDATE match SET strict = 1");
    let told = words(&alice.ask("takeback", &json!([])).await);
    assert!(told.contains("This game is strict"), "{told}");
    let told = words(&alice.ask("hint", &json!([])).await);
    assert!(told.contains("This game is strict"), "{told}");
    table.run("UPDATE match SET strict = 0, rated = 1");
    let told = words(&alice.ask("takeback", &json!([])).await);
    assert!(told.contains("This game is rated"), "{told}");
    assert_eq!(table.moves().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_become_clearer_and_count_once() {
    let table = Table::new().await;
    let (alice, bob) = (table.person(0), table.person(1));
    for game in ["aruki", "kyo", "chakart", "lusus"] {
        alice.begin_against(game, 1, "first").await;
        let id = table.ask("SELECT max(id) FROM match");
        let name = sealed_move::domain::Id(id as u64).to_string();
        let hint = alice.ask("hint", &json!([{ "type": 3, "name": "game", "value": name }])).await;
        let told = words(&hint);
        assert!(told.contains("Look at your piece on") && !told.contains("Play `"), "{game}: {told}");
        // Asking again continues the hint.
        let hint = alice.ask("hint", &json!([{ "type": 3, "name": "game", "value": name }])).await;
        let before = words(&hint);
        assert!(before.contains("Play `"), "{game}: {before}");
        let hint = alice.press_and_reread(&hint, "pc-hint").await;
        let told = words(&hint);
        let reason = told.replace("Hints in this game: 1", "");
        assert!(reason.len() > before.len() && !told.contains("chances are"), "{game}: {told}");
        assert!(!told.contains("``") && !told.contains("hint-why"), "{game}: {told}");
        assert!(button(&hint, "pc-hint").is_none(), "no further hint");
        assert!(buttons(&hint).iter().any(|id| id.contains(".play.") || id.contains(".confirm.")), "{hint}");
        assert!(hint.to_string().contains("Hints in this game: 1"), "{hint}");
        assert_eq!(table.ask(&format!("SELECT hints FROM match WHERE id = {id}")), 1, "{game}");
        // The hint is playable.
        let turn = words(&hint).split_once("Play `").unwrap().1.split_once('`').unwrap().0.to_owned();
        let options = json!([{ "type": 3, "name": "game", "value": name }, { "type": 3, "name": "move", "value": turn }]);
        let played = words(&alice.ask("move", &options).await);
        let ways = ["You played", "Play it?", "answered"];
        assert!(ways.iter().any(|way| played.contains(way)), "{game}: {played}");
        alice.ask("resign", &json!([{ "type": 3, "name": "game", "value": name }])).await;
        let told = words(&bob.ask("hint", &json!([{ "type": 3, "name": "game", "value": name }])).await);
        assert!(told.contains("can't find that game") || told.contains("don't play"), "{told}");
    }
    table.begin().await;
    let told = words(&alice.ask("hint", &json!([])).await);
    assert!(told.contains("only for games against the computer") || told.contains("several games"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_game_offers_hint_more_and_rules() {
    let table = Table::new().await;
    let alice = table.person(0);
    let card = alice.begin_against("kyo", 1, "first").await;
    for action in ["pc-hint", "more", "learn"] {
        assert!(button(&card, action).is_some(), "{action}: {card}");
    }
    let hint = alice.press_and_read(&card, "pc-hint").await;
    let hint = alice.press_and_reread(&hint, "pc-hint").await;
    let play = if button(&hint, "play").is_some() { "play" } else { "confirm" };
    let played = alice.press_and_read(&hint, play).await;
    assert!(words(&played).contains("You played"), "{}", words(&played));
    assert!(button(&played, "more").is_some() && button(&played, "pc-hint").is_none(), "{played}");
    let answered = alice.wait_for_answer(&played, |told| told.contains("your turn")).await;
    assert!(button(&answered, "pc-hint").is_some(), "{answered}");
}

#[tokio::test(flavor = "multi_thread")]
async fn rematches_swap_sides_and_offer_another_level() {
    let table = Table::new().await;
    let alice = table.person(0);
    alice.begin_against("kyo", 2, "first").await;
    alice.play_hint().await;
    let asked = alice.ask("resign", &json!([])).await;
    alice.press(&asked, "resign!").await.ok();
    let over = alice.wait_for_direct("the end", |message| words(message).contains("game over")).await;
    let told = words(&over);
    assert!(told.contains("You resigned. The computer wins this time."), "{told}");
    assert!(told.contains("takes you back to your last move"), "{told}");
    // The private view has the same buttons. A loser isn't offered the level above.
    let name = sealed_move::domain::Id(table.ask("SELECT max(id) FROM match").unsigned_abs()).to_string();
    let board = json!([{ "type": 3, "name": "game", "value": name }]);
    let card = alice.ask("board", &board).await;
    assert!(words(&card).contains("You resigned. The computer wins this time."), "{}", words(&card));
    assert_eq!(buttons_to_go_on(&over), buttons_to_go_on(&card));
    assert_eq!(offered_levels(&over), ["2", "1"]);
    let (down, direct) = (super::again(&over, 1), text(&over["channel_id"]));
    alice.caller.press(&direct, &over["id"], &down).await.ok();
    table
        .until("it begins", || table.ask("SELECT count(*) FROM match WHERE first = -1 AND game = 'kyo'") == 1)
        .await;
    let same = super::again(&over, 2);
    alice.caller.press(&direct, &over["id"], &same).await.ok();
    assert_eq!(table.ask("SELECT count(*) FROM match"), 2, "one game follows");
    // The loser is offered the level below.
    let options = json!([{ "type": 3, "name": "game", "value": "kyo" }, { "type": 6, "name": "opponent", "value": table.bed.application() }]);
    let begun = words(&alice.ask("challenge", &options).await);
    assert!(begun.contains("Computer 1 · Newcomer"), "{begun}");
    // Lists of people don't contain it; the profile does.
    assert_eq!(table.ask("SELECT count(*) FROM record"), 0);
    assert_eq!(table.ask("SELECT lost FROM computer_result WHERE level = 2"), 1);
    let told = words(&alice.ask("profile", &json!([])).await);
    assert!(told.contains("**Against the computer**\nKyo: no win yet"), "{told}");
    assert!(told.contains("**Finished games**") && !told.contains("No finished games"), "{told}");
    table.run("UPDATE computer_result SET won = 1");
    let told = words(&alice.ask("profile", &json!([])).await);
    assert!(told.contains("Kyo: beat 2"), "{told}");
    let whose = json!([{ "type": 6, "name": "player", "value": alice.caller.id }]);
    let told = words(&table.person(1).ask("profile", &whose).await);
    assert!(!told.contains("beat 2"), "private games are hidden: {told}");
    assert!(told.contains("No finished games here yet."), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_of_a_draw_is_answered_by_the_move_or_accepted() {
    let table = Table::new().await;
    let alice = table.person(0);
    alice.ask("challenge", &level("aruki", 2, "first")).await;
    let told = words(&alice.ask("draw", &json!([])).await);
    assert!(told.contains("Computer 2 · Beginner accepts it on its turn, or plays on."), "{told}");
    alice.play_computer("d2d3").await;
    table
        .until("it is answered", || {
            table.ask("SELECT count(*) FROM match WHERE ended_at IS NOT NULL OR draw_by IS NULL") == 1
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_people_are_notified_of_a_vacation() {
    let table = Table::new().await;
    let alice = table.person(0);
    alice.begin_against("kyo", 1, "first").await;
    let told = || table.ask("SELECT count(*) FROM outbox WHERE kind = 'vacation'");
    let days = json!([{ "type": 4, "name": "days", "value": 3 }]);
    let answer = words(&alice.ask("vacation", &days).await);
    assert!(answer.contains("vacation"), "{answer}");
    assert_eq!(told(), 0);
    table.begin().await;
    alice.ask("vacation", &days).await;
    table.wait_for("the vacation", |message| words(message).contains("is on vacation")).await;
    assert_eq!(told(), 1);
}
