//! `/moderate` in Discord: who may use it, and what the people concerned read.

use serde_json::{Value, json};

use super::table::{Table, button, is_private, pinged, words};
use crate::bed::text;

fn containing(part: &str) -> impl Fn(&Value) -> bool {
    move |message| words(message).contains(part)
}

fn option(kind: u64, name: &str, value: impl Into<Value>) -> Value {
    json!({ "type": kind, "name": name, "value": value.into() })
}

fn part(name: &str, options: &[Value]) -> Value {
    json!([{ "type": 1, "name": name, "options": options }])
}

/// Bob beats Carol after a move of each.
async fn bob_beats_carol(table: &Table) {
    let (bob, carol) = (table.person(1), table.person(2));
    let options = json!([
        option(3, "game", "aruki"),
        option(6, "opponent", carol.caller.id.clone()),
        option(3, "side", "first"),
    ]);
    bob.command("challenge", &options).await.ok();
    let challenge = table.wait_for("challenge", |message| button(message, "accept").is_some()).await;
    carol.press(&challenge, "accept").await.ok();
    table.start_of("aruki").await;
    bob.play("d2d3").await;
    carol.play("a11a10").await;
    table.notice(2).await;
    let asked = carol.ask("resign", &json!([])).await;
    carol.press(&asked, "resign!").await.ok();
    table.wait_for("the end", containing("resigned")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moderators_annul_restore_and_mute() {
    let table = Table::new().await;
    let (alice, bob, carol) = (table.person(0), table.person(1), table.person(2));
    bob_beats_carol(&table).await;
    // Discord lets only moderators use the command.
    bob.command("moderate", &part("log", &[])).await.refused(403, 50013);
    let typed = json!({ "type": 3, "name": "game", "value": "bob", "focused": true });
    let offered = alice.complete("moderate", &part("annul", std::slice::from_ref(&typed))).await;
    assert!(text(&offered[0]["name"]).contains("Aruki · Bob vs. Carol"), "{offered:?}");
    assert!(alice.complete("moderate", &part("restore", &[typed])).await.is_empty());
    let about = [option(3, "game", text(&offered[0]["value"])), option(3, "reason", "It was <@1> *thrown*.")];
    let told = alice.ask("moderate", &part("annul", &about)).await;
    assert!(is_private(&told) && words(&told).contains("taken back"), "{}", words(&told));
    let notice = table.wait_for("the notice", containing("has annulled your Aruki game")).await;
    assert!(words(&notice).contains("The reason: It was @1 thrown."), "{}", words(&notice));
    let mut people = pinged(&notice);
    people.sort();
    let mut both = vec![bob.caller.id.clone(), carol.caller.id.clone()];
    both.sort();
    assert_eq!(people, both);
    assert!(words(&bob.ask("profile", &json!([])).await).contains("annulled"));
    alice.ask("moderate", &part("restore", &about)).await;
    table.wait_for("the other notice", containing("has restored your Aruki game")).await;
    let mute =
        [option(6, "person", bob.caller.id.clone()), option(4, "days", 2), option(3, "reason", "Loud")];
    let told = alice.ask("moderate", &part("mute", &mute)).await;
    assert!(words(&told).contains("is muted here until"), "{}", words(&told));
    let told = bob.ask("challenge", &json!([option(3, "game", "kyo")])).await;
    assert!(words(&told).contains("A moderator has muted you in this server until"), "{}", words(&told));
    assert!(words(&told).contains("The reason: Loud"), "{}", words(&told));
    let log = alice.ask("moderate", &part("log", &[])).await;
    for part in ["muted", "restored a game", "annulled a game"] {
        assert!(is_private(&log) && words(&log).contains(part), "{}", words(&log));
    }
    table.bed.check_traffic().await;
}
