//! Composed moves: menus, undo, stale menus, other people, restarts.

use serde_json::{Value, json};

use super::table::{Table, button, enabled, entries, is_private, picture, pinged, words};
use crate::bed::text;

fn values(message: &Value) -> Vec<String> {
    entries(message).into_iter().map(|(value, _)| value).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_put_together_and_counts_only_when_it_is_confirmed() {
    let table = Table::new().await;
    let start = table.begin().await;
    let (alice, bob, carol) = (table.person(0), table.person(1), table.person(2));

    let comment = bob.press_and_read(&start, "move").await;
    assert!(is_private(&comment) && words(&comment).contains("opponent's turn"), "{}", words(&comment));
    let comment = carol.press_and_read(&start, "move").await;
    assert!(is_private(&comment) && words(&comment).contains("watching this game"), "{}", words(&comment));

    let first = alice.press_and_read(&start, "move").await;
    assert!(is_private(&first) && words(&first).contains("Which piece?"), "{}", words(&first));
    assert!(
        pinged(&first).is_empty() && words(&first).contains("Nothing is played until"),
        "{}",
        words(&first)
    );
    assert!(!enabled(&first, "confirm") && !enabled(&first, "undo"));
    let offered = entries(&first);
    assert!(offered.contains(&("d2".to_owned(), "Pawn d2".to_owned())), "{offered:?}");

    let (alt, _) = picture(&table, &first).await;
    assert!(alt.starts_with("Aruki, move 1"), "{alt}");

    let second = alice.choose(&first, "e1").await;
    assert!(words(&second).contains("Golden Dragon") || words(&second).contains("Ready to play"));
    assert!(enabled(&second, "undo"));
    let second = alice.press_and_reread(&second, "undo").await;
    assert_eq!(values(&second), values(&first), "a step back shows the same menu");

    // A pawn at the start has only one target, so no question follows.
    let done = alice.choose(&second, "d2").await;
    assert!(words(&done).contains("Pawn d2 to d3 (`O(d2)d3`)."), "{}", words(&done));
    assert!(enabled(&done, "confirm") && button(&done, "pick").is_none());
    let (alt, bytes) = picture(&table, &done).await;
    assert!(alt.starts_with("Preview of a move that isn't played yet."), "{alt}");
    assert!(alt.contains("Planned move, White: Pawn d2 to d3") && !alt.contains("Last move"), "{alt}");
    assert_eq!(&bytes[..4], b"\x89PNG");
    assert_eq!(table.ask("SELECT count(*) FROM ply"), 0, "nothing is played yet");

    let played = alice.press_and_reread(&done, "confirm").await;
    assert!(words(&played).contains("You played `O(d2)d3`"), "{}", words(&played));
    assert!(button(&played, "pick").is_none() && button(&played, "confirm").is_none());
    let notice = table.notice(1).await;
    assert!(words(&notice).contains("`O(d2)d3`"), "{}", words(&notice));
    assert_eq!(table.ask("SELECT count(*) FROM ply"), 1);
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_in_words_names_the_targets() {
    let table = Table::new().await;
    let start = table.begin_game("kyo", "middle").await;
    let alice = table.person(0);
    alice.set("text", "instead").await;
    let first = alice.press_and_read(&start, "move").await;
    assert!(!words(&first).contains("Preview"), "nothing is composed yet: {}", words(&first));
    let second = alice.choose(&first, "A0").await;
    let shown = words(&second);
    assert!(shown.contains("Preview of a move that isn't played yet. Possible targets: "), "{shown}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_menu_only_shows_the_current_draft() {
    let table = Table::new().await;
    let start = table.begin_game("kyo", "middle").await;
    let alice = table.person(0);
    let one = alice.press_and_read(&start, "move").await;
    // The same composer in a second window.
    let other = alice.press_and_read(&start, "move").await;
    let one = alice.choose(&one, "A0").await;
    assert!(words(&one).contains("three gold dark chips under a gold Heavy Pawn"), "{}", words(&one));
    assert_eq!(words_of_menu(&one), "Where to?", "the stack is described above the menu, not in it");
    let other = alice.choose(&other, "B0").await;
    assert!(words(&other).contains("menu is out of date"), "{}", words(&other));
    assert_eq!(values(&other), values(&one), "the older window shows the current draft");
    assert_eq!(table.ask("SELECT count(*) FROM draft WHERE text = 'A0'"), 1);
    // Other people can't use the menus.
    let bob = table.person(1);
    let id = button(&one, "pick").unwrap();
    let forged = bob.caller.choose(&table.channel, &start["id"], &id, &["A1"]).await;
    assert_ne!(forged.status, 500);
    assert_eq!(table.ask("SELECT count(*) FROM draft"), 1);
    // Closing discards the choices; other open windows become stale.
    let closed = alice.press_and_reread(&other, "discard").await;
    assert!(words(&closed).contains("Nothing was played"), "{}", words(&closed));
    assert!(closed["attachments"].as_array().unwrap().is_empty(), "its picture is removed, too");
    let one = alice.choose(&one, ">A1").await;
    assert!(
        words(&one).contains("menu is out of date") && words(&one).contains("Which stack?"),
        "{}",
        words(&one)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_turn_of_kyo_survives_a_restart_in_the_middle() {
    let mut table = Table::new().await;
    let start = table.begin_game("kyo", "middle").await;
    let composer = table.person(0).press_and_read(&start, "move").await;
    let composer = table.person(0).choose(&composer, "A0").await;
    let composer = table.person(0).choose(&composer, ">A1").await;
    let composer = table.person(0).choose(&composer, "2A1").await;
    assert!(words(&composer).contains("(`A0 2A1`)"), "{}", words(&composer));
    assert!(
        enabled(&composer, "confirm") && button(&composer, "pick").is_some(),
        "the move may end or continue"
    );
    table.stop_bot().await;
    table.start_bot().await;
    let alice = table.person(0);
    let composer = alice.choose(&composer, ">A2").await;
    assert!(!enabled(&composer, "confirm"), "the load is not chosen yet");
    let composer = alice.choose(&composer, "1A2").await;
    assert!(words(&composer).contains("(`A0 2A1 1A2`)"), "{}", words(&composer));
    let (alt, _) = picture(&table, &composer).await;
    assert!(alt.contains("on to A2 with 1 chip"), "{alt}");
    // Reopened, it shows the same draft.
    let again = alice.press_and_read(&start, "move").await;
    assert_eq!(words(&again), words(&composer));
    let back = alice.press_and_reread(&again, "undo").await;
    assert!(words(&back).contains("How does it go to A2?"), "{}", words(&back));
    let composer = alice.choose(&back, "A2").await;
    alice.press_and_reread(&composer, "confirm").await;
    let notice = table.notice(1).await;
    assert!(words(&notice).contains("`A0 2A1 A2`"), "{}", words(&notice));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_was_made_elsewhere_closes_the_composer() {
    let table = Table::new().await;
    let start = table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let composer = alice.press_and_read(&start, "move").await;
    let ready = alice.choose(&composer, "d2").await;
    alice.play("e2e3").await;
    table.notice(1).await;
    for late in [alice.press_and_reread(&ready, "confirm").await] {
        assert!(words(&late).contains("moved on"), "{}", words(&late));
        let (alt, _) = picture(&table, &late).await;
        assert!(alt.contains("Last move, White: Pawn e2 to e3."), "{alt}");
        assert!(button(&late, "confirm").is_none());
    }
    bob.play("a11a10").await;
    let notice = table.notice(2).await;
    // A new move begins with a new draft.
    let fresh = alice.press_and_read(&notice, "move").await;
    assert!(words(&fresh).contains("Which piece?") && !enabled(&fresh, "undo"), "{}", words(&fresh));
    assert_eq!(table.ask("SELECT count(*) FROM ply"), 2);
}

/// A Minister on an open board has more targets than a menu has entries.
const OPEN: &str = "k11/12/12/12/12/12/5M6/12/12/12/12/11K w -/- - 0 1";

#[tokio::test(flavor = "multi_thread")]
async fn menus_of_many_answers_have_pages() {
    let mut table = Table::new().await;
    let start = table.begin().await;
    table.stop_bot().await;
    table.run(&format!("UPDATE match SET start = '{OPEN}', position = '{OPEN}'"));
    table.start_bot().await;
    let alice = table.person(0);
    let composer = alice.press_and_read(&start, "move").await;
    assert_eq!(values(&composer), ["f6", "l1"]);
    let mut page = alice.choose(&composer, "f6").await;
    let mut all = values(&page);
    assert_eq!(all.len(), 25);
    assert!(words_of_menu(&page).contains("1 to 25 of 43"), "{}", words_of_menu(&page));
    while let Some(next) = further(&page) {
        alice.caller.press(&table.channel, &page["id"], &next).await.ok();
        page = alice.read(&page["id"]).await;
        all.extend(values(&page));
    }
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 43, "every target once: {all:?}");
    let done = alice.choose(&page, values(&page).last().unwrap()).await;
    assert!(enabled(&done, "confirm"), "an answer on a later page works like any other");
    table.bed.check_traffic().await;
}

/// The button of the next page.
fn further(message: &Value) -> Option<String> {
    let rows = message["components"].as_array().unwrap();
    let mut buttons = rows.iter().flat_map(|row| row["components"].as_array().unwrap());
    let next =
        buttons.find(|button| button["label"].as_str().is_some_and(|label| label.starts_with("Next")))?;
    (next["disabled"] != true).then(|| text(&next["custom_id"]))
}

/// The placeholder of the menu.
fn words_of_menu(message: &Value) -> String {
    text(&message["components"][0]["components"][0]["placeholder"])
}

#[tokio::test(flavor = "multi_thread")]
async fn the_form_works_beside_the_menus() {
    let table = Table::new().await;
    let start = table.begin().await;
    let alice = table.person(0);
    let composer = alice.press_and_read(&start, "move").await;
    let form = alice.press(&composer, "type").await.ok();
    assert_eq!(form["type"], 9, "{form}");
    let id = text(&form["data"]["custom_id"]);
    let done = alice.caller.submit(&table.channel, &id, "text", "d2 d3").await.ok();
    let comment = alice.read(&done["message_id"]).await;
    assert!(words(&comment).contains("You played `O(d2)d3`"), "{}", words(&comment));
    let none = json!([]);
    assert!(words(&alice.ask("games", &none).await).contains("their turn"));
}
