//! A private game against the computer is visible to its player only.

use serde_json::{Value, json};

use crate::bed::text;
use crate::play::table::{Table, words};

#[tokio::test(flavor = "multi_thread")]
async fn another_member_sees_nothing_of_a_private_game() {
    let table = Table::new().await;
    let (alice, bob) = (table.person(0), table.person(1));
    alice.begin_against("kyo", 1, "first").await;
    let id = sealed_move::domain::Id(table.ask("SELECT id FROM match") as u64).to_string();
    let whose = json!([{ "type": 6, "name": "player", "value": alice.caller.id }]);
    let told = words(&alice.ask("games", &json!([])).await);
    assert!(told.contains("**Against the computer**") && told.contains("Computer 1 · Newcomer"), "{told}");
    assert!(told.contains("**Kyo** against Computer 1 · Newcomer · move 1 · **your turn**"), "{told}");
    let check = |what: &str, told: &str| {
        assert!(!told.contains("Kyo") && !told.contains("Newcomer") && !told.contains(&id), "{what}: {told}");
    };
    check("/games", &words(&bob.ask("games", &whose).await));
    check("/profile", &words(&bob.ask("profile", &whose).await));
    for command in ["board", "history", "describe"] {
        let named = json!([{ "type": 3, "name": "game", "value": id }]);
        let told = words(&bob.ask(command, &named).await);
        assert!(told.contains("can't find that game"), "{command}: {told}");
        let focused = json!([{ "type": 3, "name": "game", "value": "", "focused": true }]);
        let choices = bob.complete(command, &focused).await;
        check(command, &format!("{choices:?}"));
    }
    // The channel never mentions it.
    let public: Vec<String> = bob.caller.messages(&table.channel).await.iter().map(words).collect();
    check("the channel", &public.join("\n"));
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE guild IS NOT NULL"), 0);
    assert_eq!(table.ask("SELECT count(*) FROM outbox WHERE route <> 'direct'"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_direct_messages_leave_private_answers() {
    let table = Table::new().await;
    let alice = table.person(0);
    alice.accept_direct(false).await;
    alice.begin_against("aruki", 1, "first").await;
    let answer = alice.play_computer("d2d3").await;
    assert!(words(&answer).contains("answered `"), "{}", words(&answer));
    table
        .until("nothing waits", || table.ask("SELECT count(*) FROM outbox WHERE sent_at IS NULL") == 0)
        .await;
    let public = alice.caller.messages(&table.channel).await;
    let public: Vec<&Value> =
        public.iter().filter(|message| message["flags"].as_u64().unwrap_or(0) & 64 == 0).collect();
    assert!(public.is_empty(), "{public:?}");
    // Five minutes later the ping has failed, and the next command mentions it.
    table.pass(1);
    table.run("UPDATE computer_job SET due_at = 0");
    table
        .until("it is noted", || table.ask("SELECT count(*) FROM setting WHERE unreached_at > 0") == 1)
        .await;
    let told = words(&alice.ask("games", &json!([])).await);
    assert!(told.contains("didn't reach you") && told.contains("Against the computer"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_admin_finds_no_private_game_in_their_servers_parts() {
    let table = Table::new().await;
    // Alice owns the server.
    let (admin, bob) = (table.person(0), table.person(1));
    bob.begin_against("kyo", 1, "first").await;
    let id = sealed_move::domain::Id(table.ask("SELECT id FROM match") as u64).to_string();
    let part = |name: &str, options: Value| json!([{ "type": 1, "name": name, "options": options }]);
    for action in ["adjudicate", "abort"] {
        for typed in ["", "bob", "kyo", &id] {
            let game = json!([{ "type": 3, "name": "game", "value": typed, "focused": true }]);
            let offered = admin.complete("server", &part(action, game)).await;
            assert!(offered.is_empty(), "{action} {typed}: {offered:?}");
        }
    }
    let named = json!([{ "type": 3, "name": "game", "value": id }]);
    let told = words(&admin.ask("server", &part("abort", named.clone())).await);
    assert!(told.contains("can't find that game"), "{told}");
    let shown = words(&admin.ask("server", &part("show", json!([]))).await);
    assert!(!shown.contains("1 ongoing game"), "{shown}");
    let sent = admin.ask("server", &part("export", json!([]))).await;
    let url = text(&sent["attachments"][0]["url"]);
    let export = table.bed.client.get(url).send().await.unwrap().text().await.unwrap();
    assert!(!export.contains(&id) && !export.contains("kyo"), "{export}");
    // Public commands don't show it either: history, replay, proof.
    for command in ["history", "verify", "moretime", "rematch"] {
        let told = words(&admin.ask(command, &named).await);
        assert!(told.contains("can't find that game"), "{command}: {told}");
    }
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE ended_at IS NOT NULL"), 0);
}
