//! Reminders, deadlines, vacations and absences in a language.

use serde_json::{Value, json};

use super::wording::check_traffic;
use super::{LANGUAGE, Language, begin, option, settle, table_in};
use crate::play::table::{TIMEOUT, Table, button, pinged};

/// Waits until a message of this kind was sent.
async fn wait_for_kind(table: &Table, kind: &str) {
    let sent = format!("SELECT count(*) FROM outbox WHERE kind = '{kind}' AND sent_at IS NOT NULL");
    table.until(kind, || table.ask(&sent) > 0).await;
}

fn days(days: i64) -> Value {
    json!([option(4, "days", days)])
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_about_clocks_are_accented() {
    clocks(*LANGUAGE).await;
}

pub(super) async fn clocks(lang: Language) {
    let table = table_in(lang).await;
    begin(&table, "aruki", "standard").await;
    let (alice, bob) = (table.person(0), table.person(1));
    let none = json!([]);
    alice.ask("moretime", &none).await;
    bob.ask("moretime", &none).await;
    table.pass(49);
    wait_for_kind(&table, "reminder").await;
    table.pass(35);
    table.sleep(20);
    wait_for_kind(&table, "credited").await;
    alice.ask("board", &none).await;
    alice.ask("vacation", &days(0)).await;
    alice.ask("vacation", &days(5)).await;
    for person in [&alice, &bob] {
        person.ask("board", &none).await;
        person.ask("games", &none).await;
        person.ask("vacation", &none).await;
    }
    alice.ask("vacation", &days(366)).await;
    alice.ask("vacation", &days(0)).await;
    settle(&table).await;
    // Past the deadline, including all extensions.
    table.pass(24 * 6);
    table.until("the end", || table.ask("SELECT count(*) FROM match WHERE ended_at IS NULL") == 0).await;
    settle(&table).await;
    let end = table.wait_for("the end", |message| button(message, "rematch").is_some()).await;
    assert_eq!(pinged(&end).len(), 2);
    let texts = check_traffic(&table, lang).await;
    assert!(texts.len() > 25, "{texts:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_about_absences_are_accented() {
    absences(*LANGUAGE).await;
}

pub(super) async fn absences(lang: Language) {
    let table = table_in(lang).await;
    begin(&table, "aruki", "standard").await;
    let (alice, bob) = (table.person(0), table.person(1));
    bob.set("pings", "direct").await;
    alice.play("d2d3").await;
    bob.wait_for_direct("his turn", |message| button(message, "move").is_some()).await;
    bob.play("a11a10").await;
    settle(&table).await;
    bob.accept_direct(false).await;
    alice.play("e2e3").await;
    settle(&table).await;
    bob.ask("settings", &json!([])).await;
    bob.play("b11b10").await;
    settle(&table).await;
    // Neither directly nor in the channel.
    let bot = format!("/channels/{}/permissions/{}", table.channel, table.bed.application());
    let deny = json!({ "type": 1, "allow": "0", "deny": "2048" });
    alice.caller.ask("PUT", &bot, Some(&deny)).await.ok();
    alice.play("f2f3").await;
    let unreached = "SELECT count(*) FROM setting WHERE unreached_at IS NOT NULL";
    table.until("the ping fails", || table.ask(unreached) == 1).await;
    bob.ask("games", &json!([])).await;
    alice.caller.ask("DELETE", &bot, None).await.ok();
    bob.play("c11c10").await;
    table.leave(&alice.caller.id).await;
    table.pass(37);
    wait_for_kind(&table, "absent").await;
    let bot = table.bed.application();
    bob.accept_direct(true).await;
    table.leave(&bot).await;
    let left = "SELECT count(*) FROM server WHERE left_at IS NOT NULL";
    table.until("it knows about its removal", || table.ask(left) == 1).await;
    wait_for_kind(&table, "shut_out").await;
    table.pass(31 * 24);
    table.until("the end", || table.ask("SELECT count(*) FROM match WHERE ended_at IS NULL") == 0).await;
    assert!(TIMEOUT.as_secs() > 0);
    let texts = check_traffic(&table, lang).await;
    assert!(texts.len() > 20, "{texts:#?}");
}
