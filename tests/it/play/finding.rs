//! Lists, notes, profiles and the user context menu.

use serde_json::{Value, json};

use super::table::{Table, button, is_private, pinged, words};
use crate::bed::text;

#[tokio::test(flavor = "multi_thread")]
async fn lists_work_right_after_a_restart() {
    let mut table = Table::new().await;
    let none = json!([]);
    let comment = table.person(0).ask("next", &none).await;
    assert!(is_private(&comment) && words(&comment).contains("/challenge"), "{}", words(&comment));
    table.begin().await;
    table.stop_bot().await;
    table.start_bot().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let comment = alice.ask("games", &none).await;
    assert!(
        words(&comment).contains("**your turn**") && words(&comment).contains("[open]("),
        "{}",
        words(&comment)
    );
    let comment = alice.ask("next", &none).await;
    assert!(is_private(&comment) && button(&comment, "confirm").is_some(), "{comment}");
    assert!(words(&comment).contains("choose your move"), "{}", words(&comment));
    let comment = bob.ask("next", &none).await;
    assert!(words(&comment).contains("Nothing's waiting for you"), "{}", words(&comment));
    let of_alice = json!([{ "type": 6, "name": "player", "value": alice.caller.id }]);
    let comment = table.person(2).ask("games", &of_alice).await;
    assert!(is_private(&comment) && words(&comment).contains("against"), "{}", words(&comment));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_most_urgent_game_comes_first() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    for pace in [14, 1] {
        let options = json!([
            { "type": 3, "name": "game", "value": "kyo" },
            { "type": 6, "name": "opponent", "value": bob.caller.id },
            { "type": 3, "name": "side", "value": "first" },
            { "type": 4, "name": "pace", "value": pace },
        ]);
        alice.command("challenge", &options).await.ok();
        let challenge = table.wait_for("challenge", |message| {
            button(message, "accept").is_some() && words(message).contains(&format!("{pace} day"))
        });
        bob.press(&challenge.await, "accept").await.ok();
    }
    let comment = alice.ask("next", &json!([])).await;
    assert!(words(&comment).contains("Kyo"), "the one with one day a turn: {}", words(&comment));
    let comment = alice.ask("games", &json!([])).await;
    let text = words(&comment);
    assert!(text.find("Kyo") < text.find("Aruki") && text.matches("Kyo").count() == 2, "{text}");
    // Discord refuses a list with duplicate names.
    let typed = json!([{ "type": 3, "name": "game", "value": "", "focused": true }]);
    let listed = alice.complete("history", &typed).await;
    assert_eq!(listed.len(), 3, "{listed:?}");
    let typed = json!([{ "type": 3, "name": "game", "value": "kyo", "focused": true }]);
    let listed = alice.complete("move", &typed).await;
    assert_eq!(listed.len(), 2, "{listed:?}");
    assert_ne!(listed[0], listed[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_are_private() {
    let mut table = Table::new().await;
    let start = table.begin().await;
    {
        let alice = table.person(0);
        let form = alice.command("note", &json!([])).await.ok();
        assert_eq!(form["type"], 9, "{form}");
        let id = form["data"]["custom_id"].as_str().unwrap().to_owned();
        let done = alice.caller.submit(&table.channel, &id, "text", "mind the dragon\non e1").await.ok();
        let comment = alice.read(&done["message_id"]).await;
        assert!(is_private(&comment) && words(&comment).contains("Saved"), "{}", words(&comment));
    }
    table.stop_bot().await;
    table.start_bot().await;
    let field = |form: &Value| form["data"]["components"][0]["components"][0]["value"].clone();
    let form = table.person(0).command("note", &json!([])).await.ok();
    assert_eq!(field(&form), "mind the dragon\non e1");
    let form = table.person(1).command("note", &json!([])).await.ok();
    assert!(form["type"] == 9 && !form.to_string().contains("dragon"), "{form}");
    let more = table.person(2).press_and_read(&start, "more").await;
    assert!(button(&more, "note").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn profiles_show_results_and_global_lists_need_consent() {
    let table = Table::new().await;
    table.begin_and_move().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let none = json!([]);
    let comment = alice.ask("profile", &none).await;
    assert!(is_private(&comment) && words(&comment).contains("No finished games"), "{}", words(&comment));
    let asked = bob.ask("resign", &none).await;
    bob.press(&asked, "resign!").await.ok();
    let comment =
        bob.ask("profile", &json!([{ "type": 6, "name": "player", "value": alice.caller.id }])).await;
    assert!(
        words(&comment).contains("1662?") && words(&comment).contains("1 won, 0 drawn, 0 lost"),
        "{}",
        words(&comment)
    );
    assert!(words(&comment).contains("0 won, 0 drawn, 1 lost"), "Bob's against Alice: {}", words(&comment));
    let plot = &comment["attachments"][0];
    let alt = text(&plot["description"]);
    assert_eq!(plot["filename"], "graph.png", "{comment}");
    assert!(
        alt.contains("Aruki: rated 1662 at first, 1662 at best, 1662 now, 1 won, 0 drawn, 0 lost."),
        "{alt}"
    );
    let png = table.bed.client.get(text(&plot["url"])).send().await.unwrap().bytes().await.unwrap();
    assert!(png.starts_with(b"\x89PNG") && png.len() <= 60 * 1024, "{}", png.len());
    bob.set("text", "instead").await;
    let told = bob.ask("profile", &none).await;
    assert!(words(&told).contains("Aruki: rated 1338 at first"), "{}", words(&told));
    assert!(told["attachments"].as_array().is_none_or(Vec::is_empty), "{told}");
    assert!(button(&comment, "listed").is_none() && pinged(&comment).is_empty());
    let few = "For that, play rated games of Aruki against 2 more people.";
    let comment = bob.ask("leaderboard", &none).await;
    assert!(words(&comment).contains(few) && !words(&comment).contains("1. "), "{}", words(&comment));
    table.run("UPDATE record SET opponents = 3");
    let comment = bob.ask("leaderboard", &none).await;
    let text = words(&comment);
    assert!(is_private(&comment) && text.find("1. Alice") < text.find("2. Bob"), "{text}");
    assert!(text.contains("1. Alice"), "{text}");
    let everywhere = json!([
        { "type": 3, "name": "game", "value": "aruki" },
        { "type": 3, "name": "scope", "value": "everywhere" },
    ]);
    let comment = bob.ask("leaderboard", &everywhere).await;
    assert!(words(&comment).contains("No one yet"), "{}", words(&comment));
    let comment = bob.ask("profile", &none).await;
    bob.press(&comment, "listed").await.ok();
    let comment = bob.read(&comment["id"]).await;
    assert!(words(&comment).contains("global lists"), "{}", words(&comment));
    let comment = alice.ask("leaderboard", &everywhere).await;
    assert!(words(&comment).contains("1. Bob") && !words(&comment).contains("Alice"), "{}", words(&comment));
}

#[tokio::test(flavor = "multi_thread")]
async fn players_get_their_data_or_have_it_deleted() {
    let table = Table::new().await;
    table.begin_and_move().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let none = json!([]);
    let comment = alice.ask("mydata", &none).await;
    assert!(is_private(&comment), "{comment}");
    alice.press(&comment, "export").await.ok();
    let exported = alice.read(&comment["id"]).await;
    assert_eq!(exported["attachments"][0]["filename"], "sealed-move.json", "{exported}");
    let comment = alice.ask("mydata", &none).await;
    alice.press(&comment, "forget").await.ok();
    let asked = alice.read(&comment["id"]).await;
    assert!(words(&asked).contains("You resign your ongoing game"), "{}", words(&asked));
    alice.press(&asked, "forget!").await.ok();
    let end = table.wait_for("the end", |message| words(message).contains("resigned")).await;
    assert!(words(&end).contains("someone who left"), "{}", words(&end));
    assert_eq!(pinged(&end), std::slice::from_ref(&bob.caller.id));
    let comment = bob.press_and_read(&end, "rematch").await;
    assert!(words(&comment).contains("has left"), "{}", words(&comment));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_menu_of_a_person_challenges_them() {
    let table = Table::new().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let pace = json!([{ "type": 4, "name": "days", "value": 7 }]);
    alice.ask("server", &json!([{ "type": 1, "name": "pace", "options": pace }])).await;
    let challenge = |target: &str| {
        let data = json!({ "name": "Challenge …", "type": 2, "target_id": target });
        json!({ "type": 2, "channel_id": table.channel, "data": data })
    };
    let done = alice.caller.interact(&challenge(&bob.caller.id)).await.ok();
    let asked = alice.read(&done["message_id"]).await;
    assert!(is_private(&asked) && words(&asked).contains("and 7 days per move"), "{}", words(&asked));
    alice.press(&asked, "challenge").await.ok();
    let public = table.wait_for("challenge", |message| button(message, "accept").is_some()).await;
    assert_eq!(pinged(&public), std::slice::from_ref(&bob.caller.id));
    assert!(words(&public).contains("Aruki"), "the first button: {}", words(&public));
    let done = alice.caller.interact(&challenge(&alice.caller.id)).await.ok();
    let comment = alice.read(&done["message_id"]).await;
    assert!(words(&comment).contains("can't challenge yourself"), "{}", words(&comment));
    let bot = table.bed.application();
    let done = alice.caller.interact(&challenge(&bot)).await.ok();
    let comment = alice.read(&done["message_id"]).await;
    assert!(words(&comment).contains("Play the computer"), "{}", words(&comment));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_shows_clocks_paused_by_a_vacation() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let still = "the clock is paused (vacation)";
    assert!(!words(&bob.ask("games", &json!([])).await).contains(still));
    alice.ask("vacation", &json!([{ "type": 4, "name": "days", "value": 5 }])).await;
    for person in [&alice, &bob] {
        let comment = person.ask("games", &json!([])).await;
        assert!(words(&comment).contains(still), "{}", words(&comment));
    }
}
