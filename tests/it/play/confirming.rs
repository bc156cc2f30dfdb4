//! Confirmation of irreversible actions: moves that use a one-time power or hit one's own pieces,
//! and `/abort`.

use serde_json::{Value, json};

use super::table::{Person, Table, button, is_private, words};

/// Types a move and checks that it needs confirmation, with these words.
async fn asked(table: &Table, person: &Person<'_>, turn: &str, warned: &[&str]) -> Value {
    let before = table.ask("SELECT count(*) FROM ply");
    let answer = person.play(turn).await;
    assert!(is_private(&answer) && button(&answer, "play").is_some(), "{turn}: {}", words(&answer));
    for part in warned {
        assert!(words(&answer).contains(part), "{turn}: {part}: {}", words(&answer));
    }
    assert_eq!(table.ask("SELECT count(*) FROM ply"), before, "{turn}");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn the_confirmation_of_a_wipe_names_its_losses() {
    let table = Table::new().await;
    table.begin().await;
    let alice = table.person(0);
    let warned = ["Play it?", "your Golden Dragon is removed, too", "You also lose: Pawn e2."];
    let question = asked(&table, &alice, "GD(e1)-", &warned).await;
    // Other people can't press it.
    let play = button(&question, "play").unwrap();
    let forged = table.person(1).caller.press(&table.channel, &question["id"], &play).await;
    assert_ne!(forged.status, 200, "a private message can't be used by others");
    // Canceled, then confirmed, then pressed once more.
    let question = asked(&table, &alice, "GD(e1)-", &warned).await;
    let left = alice.press_and_reread(&question, "cancel").await;
    assert!(words(&left).contains("Nothing changed") && button(&left, "play").is_none(), "{left}");
    let question = asked(&table, &alice, "GD(e1)-", &warned).await;
    let second = press_twice(&alice, &question, "play").await;
    let played = alice.read(&question["id"]).await;
    assert!(words(&played).contains("You played `GD(e1)-`"), "{}", words(&played));
    if let Some(again) = second {
        assert!(words(&again).contains("The game has moved on"), "{}", words(&again));
    }
    assert_eq!(table.ask("SELECT count(*) FROM ply"), 1, "played once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_that_the_game_has_overtaken_plays_nothing() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let question = asked(&table, &alice, "GD(e1)-", &[]).await;
    alice.play("d2d3").await;
    bob.play("a11a10").await;
    table.notice(2).await;
    let late = alice.press_and_read(&question, "play").await;
    assert!(words(&late).contains("The game has moved on"), "{}", words(&late));
    assert!(late["attachments"][0].is_object(), "with the board: {late}");
    assert_eq!(table.ask("SELECT count(*) FROM ply"), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn costly_moves_of_chakart_need_confirmation() {
    let mut table = Table::new().await;
    table.begin_game("chakart", "deterministic").await;
    table.set_up(r#"4k3/4p3/8/8/8/2Pd4/3P4/3QK3 w 0 {"flags":"1111"}"#).await;
    let alice = table.person(0);
    asked(&table, &alice, "e1e7s", &["You have just one shell in a game"]).await;
    asked(&table, &alice, "d1a4h", &["You have just one stealth move in a game"]).await;
    let throw = asked(&table, &alice, "d2d3", &["It may hit your own Pawn on c3."]).await;
    assert!(!words(&throw).contains("d2."), "its own square is then empty: {}", words(&throw));
    // The same if picked from the list, as shown there.
    let typed = json!([{ "type": 3, "name": "move", "value": "d1a4h", "focused": true }]);
    let line = alice.complete("move", &typed).await.remove(0);
    asked(&table, &alice, line["name"].as_str().unwrap(), &["stealth move in a game"]).await;
    let played = alice.play("d1a4").await;
    assert!(words(&played).contains("You played `d1a4`"), "no question: {}", words(&played));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_last_king_opens_an_egg_only_when_confirmed() {
    let mut table = Table::new().await;
    table.begin_game("chakart", "deterministic").await;
    table.set_up(r#"4k3/4p3/8/8/8/8/4e3/3QK3 w 0 {"flags":"0000"}"#).await;
    let alice = table.person(0);
    let question = asked(&table, &alice, "e1e2", &["Your last King would open the egg"]).await;
    let played = alice.press_and_reread(&question, "play").await;
    assert!(words(&played).contains("You played `e1e2`"), "{}", words(&played));
    assert_eq!(table.ask("SELECT count(*) FROM ply"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn losing_own_pieces_in_lusus_needs_confirmation() {
    let mut table = Table::new().await;
    table.begin_game("lusus", "standard").await;
    let hand = "L1 7k/7p/8/8/8/8/4P3/R3K2R(QUGU) w - - P0 QUIZKO/KIBIKNROPASW/- -/kiropasiimph/- 21 *";
    table.set_up(hand).await;
    let alice = table.person(0);
    let both = ["This takes Queen off your own Rook on h1.", "This takes Guard off your own Rook on h1."];
    asked(&table, &alice, "KO@h1 e2e3", &both).await;
    asked(&table, &alice, "IZ@a1 e2e3", &["This puts Immobilized on your own Rook on a1."]).await;
    asked(&table, &alice, "-QU e2e3", &["This burns your Queen tile."]).await;
    let played = alice.play("IZ@h8 e2e3").await;
    assert!(words(&played).contains("You played `IZ@h8 e2e3`"), "no question: {}", words(&played));
}

#[tokio::test(flavor = "multi_thread")]
async fn aborting_needs_confirmation() {
    let table = Table::new().await;
    let start = table.begin().await;
    let (alice, bob, carol) = (table.person(0), table.person(1), table.person(2));
    let none = json!([]);
    let question = alice.ask("abort", &none).await;
    let text = words(&question);
    assert!(is_private(&question) && text.contains("Abort your Aruki game against"), "{text}");
    assert!(text.contains("doesn't count. You can't undo this."), "{text}");
    let left = alice.press_and_reread(&question, "cancel").await;
    assert!(words(&left).contains("Nothing changed"), "{}", words(&left));
    // *More* asks, too; a later move makes the question stale.
    let more = alice.press_and_read(&start, "more").await;
    let question = alice.press_and_reread(&more, "abort").await;
    alice.play("d2d3").await;
    table.notice(1).await;
    let late = alice.press_and_read(&question, "abort!").await;
    assert!(words(&late).contains("The game has moved on"), "{}", words(&late));
    let asked = json!([{ "type": 3, "name": "game", "value": sure_game(&question) }]);
    let refused = carol.ask("abort", &asked).await;
    assert!(words(&refused).contains("Only this game's two players"), "{}", words(&refused));
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE ended_at IS NULL"), 1);
    let question = bob.ask("abort", &none).await;
    let second = press_twice(&bob, &question, "abort!").await;
    let done = bob.read(&question["id"]).await;
    assert!(words(&done).contains("You aborted the game") && button(&done, "abort!").is_none(), "{done}");
    if let Some(again) = second {
        assert!(words(&again).contains("This game is over"), "pressed twice: {}", words(&again));
    }
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE reason = 'aborted'"), 1);
}

/// Presses a button twice concurrently. Returns the answer to the second press; `None` if the first
/// one had already removed the button.
async fn press_twice(person: &Person<'_>, question: &Value, action: &str) -> Option<Value> {
    let (one, other) = tokio::join!(person.press(question, action), person.press(question, action));
    let (answered, refused): (Vec<_>, Vec<_>) =
        [one, other].into_iter().partition(|press| press.status == 200);
    assert!(refused.iter().all(|press| press.body["code"] == 50035), "{refused:?}");
    assert!(answered.iter().any(|press| press.body["message_id"] == question["id"]), "{answered:?}");
    let second = answered.into_iter().find(|press| press.body["message_id"] != question["id"])?;
    Some(person.read(&second.body["message_id"]).await)
}

/// The id of a question's game.
fn sure_game(question: &Value) -> String {
    button(question, "abort!").unwrap().split('.').nth(2).unwrap().to_owned()
}
