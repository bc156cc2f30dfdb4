//! Answers to late, wrong and unrelated people, and to people elsewhere.

use serde_json::json;

use super::table::{Table, button, is_private, picture, pinged, words};

#[tokio::test(flavor = "multi_thread")]
async fn late_and_wrong_people_get_a_private_answer() {
    let table = Table::new().await;
    let start = table.begin().await;
    let (alice, bob, carol) = (table.person(0), table.person(1), table.person(2));

    let comment = bob.play("a11a10").await;
    assert!(is_private(&comment) && words(&comment).contains("opponent's turn"), "{}", words(&comment));
    let comment = carol.press_and_read(&start, "move").await;
    assert!(is_private(&comment) && words(&comment).contains("watching this game"), "{}", words(&comment));

    let comment = alice.play("d2d9").await;
    assert!(is_private(&comment));
    for part in ["`d2d9`", "can't get to d9"] {
        assert!(words(&comment).contains(part), "{part}: {}", words(&comment));
    }
    let offered = button(&comment, "enter").unwrap();
    assert!(offered.ends_with(".O(d2)d3"), "moves of the same piece: {offered}");
    for nonsense in ["``` @everyone <@1>", &"x".repeat(400), "\u{0}"] {
        let comment = alice.play(nonsense).await;
        assert!(is_private(&comment) && words(&comment).contains("can't read"), "{}", words(&comment));
        assert!(pinged(&comment).is_empty());
    }
    let comment = alice.play("   ").await;
    assert!(words(&comment).contains("Type your move"), "{}", words(&comment));

    let comment = alice.play("d2d3").await;
    assert!(words(&comment).contains("`O(d2)d3`"));
    let notice = table.notice(1).await;
    // The start's button is gone or stale; pressing it anyway shows the current state.
    let id = button(&start, "move").unwrap();
    let pressed = alice.caller.press(&table.channel, &start["id"], &id).await;
    if pressed.status == 200 {
        let comment = alice.read(&pressed.body["message_id"]).await;
        assert!(is_private(&comment) && words(&comment).contains("opponent's turn"), "{}", words(&comment));
    }
    assert_eq!(pinged(&notice), std::slice::from_ref(&bob.caller.id));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_buttons_of_an_earlier_notice_go() {
    let table = Table::new().await;
    let start = table.begin().await;
    table.person(0).play("d2d3").await;
    table.notice(1).await;
    table
        .wait_for("the start without its buttons", |message| {
            message["id"] == start["id"] && message["components"].as_array().is_some_and(Vec::is_empty)
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_form_of_move_plays_unless_it_is_late() {
    let table = Table::new().await;
    let start = table.begin().await;
    let alice = table.person(0);
    let composer = alice.press_and_read(&start, "move").await;
    let form = alice.press(&composer, "type").await.ok();
    assert_eq!(form["type"], 9, "{form}");
    let id = form["data"]["custom_id"].as_str().unwrap().to_owned();
    let done = alice.caller.submit(&table.channel, &id, "text", "d2 d3").await.ok();
    let comment = alice.read(&done["message_id"]).await;
    assert!(is_private(&comment) && words(&comment).contains("`O(d2)d3`"), "{}", words(&comment));
    let (alt, _) = picture(&table, &comment).await;
    assert!(alt.contains("Last move, White: Pawn d2 to d3."), "{alt}");
    table.person(1).play("a11a10").await;
    table.notice(2).await;
    // The same form again, opened before these moves.
    let late = alice.caller.submit(&table.channel, &id, "text", "e2e3").await;
    if late.status == 200 {
        let comment = alice.read(&late.body["message_id"]).await;
        assert!(words(&comment).contains("moved on"), "{}", words(&comment));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn swapped_coordinates_are_asked_about_and_played_by_a_button() {
    let table = Table::new().await;
    table.begin().await;
    let alice = table.person(0);
    let asked = alice.play("b4c4").await;
    assert!(words(&asked).contains("Did you mean `O(d2)d3` (Pawn d2 to d3)?"), "{}", words(&asked));
    alice.press(&asked, "play").await.ok();
    let notice = table.notice(1).await;
    assert!(words(&notice).contains("`O(d2)d3`"));
    let replaced = alice.read(&asked["id"]).await;
    assert!(
        words(&replaced).contains("You played"),
        "the answer replaces the question: {}",
        words(&replaced)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_complete_turns_games_and_setups() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let typed = |text: &str| json!([{ "type": 3, "name": "move", "value": text, "focused": true }]);
    let game = json!([{ "type": 3, "name": "game", "value": "", "focused": true }]);
    for command in ["move", "board", "history", "note", "resign"] {
        assert_eq!(alice.complete(command, &game).await.len(), 1, "{command}");
    }
    let all = alice.complete("move", &typed("")).await;
    assert_eq!(all.len(), 13, "{all:?}");
    let some = alice.complete("move", &typed("d2")).await;
    assert_eq!(some[0]["value"], "O(d2)d3", "{some:?}");
    assert_eq!(some[0]["name"], "O(d2)d3 · Pawn d2 to d3");
    assert!(alice.complete("move", &typed("zzz")).await.is_empty());
    assert!(bob.complete("move", &typed("")).await.is_empty(), "they are not on turn");
    let games =
        alice.complete("resign", &json!([{ "type": 3, "name": "game", "value": "", "focused": true }])).await;
    assert_eq!(games.len(), 1);
    assert_eq!(games[0]["name"], "Aruki against Bob · move 1 · your turn");
    let setups = alice
        .complete(
            "challenge",
            &json!([
                { "type": 3, "name": "game", "value": "aruki" },
                { "type": 3, "name": "setup", "value": "", "focused": true },
            ]),
        )
        .await;
    assert_eq!(setups[0]["value"], "standard", "{setups:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_board_and_help_answer_privately() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    alice.play("d2d3").await;
    table.notice(1).await;
    bob.play("a11a10").await;
    table.notice(2).await;
    let none = json!([]);
    let comment = alice.ask("games", &none).await;
    assert!(is_private(&comment) && words(&comment).contains("**your turn**"), "{}", words(&comment));
    assert!(words(&comment).contains("https://discord.com/channels/"), "no jump link: {}", words(&comment));
    assert!(pinged(&comment).is_empty());
    let comment = bob.ask("board", &none).await;
    let (alt, _) = picture(&table, &comment).await;
    assert!(is_private(&comment) && alt.contains("seen from Black"), "{alt}");
    let comment = bob.ask("board", &json!([{ "type": 4, "name": "move", "value": 0 }])).await;
    let (alt, _) = picture(&table, &comment).await;
    assert!(alt.contains("Pawn a2 b2 c2 d2") && !alt.contains("Last move"), "{alt}");
    let comment = bob.ask("board", &json!([{ "type": 4, "name": "move", "value": 3 }])).await;
    assert!(words(&comment).contains("number 2"), "{}", words(&comment));
    let comment = alice.ask("help", &none).await;
    assert!(
        is_private(&comment) && words(&comment).contains("**Next:** it's your turn"),
        "{}",
        words(&comment)
    );
    let comment = table.person(2).ask("help", &none).await;
    assert!(words(&comment).contains("</challenge:"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_offered_declined_and_agreed() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let none = json!([]);
    let comment = alice.ask("draw", &none).await;
    assert!(is_private(&comment) && words(&comment).contains("You offered a draw"), "{}", words(&comment));
    let offer = table.wait_for("the offer", |message| button(message, "draw+").is_some()).await;
    assert_eq!(pinged(&offer), std::slice::from_ref(&bob.caller.id));
    let comment = alice.press_and_read(&offer, "draw+").await;
    assert!(is_private(&comment) && words(&comment).contains("That's your own offer"), "{}", words(&comment));
    bob.press(&offer, "draw-").await.ok();
    let declined = table.wait_for("the answer", |message| words(message).contains("declined the draw")).await;
    assert_eq!(pinged(&declined), std::slice::from_ref(&alice.caller.id));
    bob.ask("draw", &none).await;
    let comment = alice.ask("draw", &none).await;
    assert!(words(&comment).contains("agreed to a draw"), "{}", words(&comment));
    let end = table.wait_for("the end", |message| words(message).contains("Both players agreed")).await;
    let mut both = pinged(&end);
    both.sort();
    let mut expected = vec![alice.caller.id.clone(), bob.caller.id.clone()];
    expected.sort();
    assert_eq!(both, expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_needs_confirmation() {
    let table = Table::new().await;
    let notice = table.begin_and_move().await;
    let bob = table.person(1);
    let more = bob.press_and_read(&notice, "more").await;
    assert!(is_private(&more));
    bob.press(&more, "resign").await.ok();
    let asked = bob.read(&more["id"]).await;
    assert!(words(&asked).contains("Resign your Aruki game"), "{}", words(&asked));
    bob.press(&asked, "cancel").await.ok();
    let asked = bob.ask("resign", &json!([])).await;
    bob.press(&asked, "resign!").await.ok();
    let end = table.wait_for("the end", |message| words(message).contains("resigned")).await;
    assert!(words(&end).contains("Bob resigned. Alice wins!"), "{}", words(&end));
}

#[tokio::test(flavor = "multi_thread")]
async fn challenges_are_withdrawn_accepted_and_declined() {
    let table = Table::new().await;
    let (alice, bob, carol) = (table.person(0), table.person(1), table.person(2));
    let open = json!([{ "type": 3, "name": "game", "value": "aruki" }]);
    let comment = alice.ask("challenge", &open).await;
    assert!(is_private(&comment) && words(&comment).contains("Challenge sent!"), "{}", words(&comment));
    let challenge = table.wait_for("challenge", |message| button(message, "accept").is_some()).await;
    assert!(pinged(&challenge).is_empty() && button(&challenge, "decline").is_none());
    alice.press(&comment, "withdraw").await.ok();
    table.wait_for("withdrawn", |message| words(message).contains("withdrew this challenge")).await;
    let comment =
        bob.caller.press(&table.channel, &challenge["id"], &button(&challenge, "accept").unwrap()).await;
    assert_ne!(comment.status, 500);

    let to_bob = json!([
        { "type": 3, "name": "game", "value": "aruki" },
        { "type": 6, "name": "opponent", "value": bob.caller.id },
    ]);
    alice.ask("challenge", &to_bob).await;
    let challenge = table.wait_for("challenge", |message| button(message, "decline").is_some()).await;
    let comment = carol.press_and_read(&challenge, "accept").await;
    assert!(is_private(&comment) && words(&comment).contains("someone else"), "{}", words(&comment));
    bob.press(&challenge, "decline").await.ok();
    let told =
        table.wait_for("told", |message| pinged(message) == std::slice::from_ref(&alice.caller.id)).await;
    assert!(words(&told).contains("declined your Aruki challenge"), "{}", words(&told));

    let comment = alice
        .ask(
            "challenge",
            &json!([
                { "type": 3, "name": "game", "value": "aruki" },
                { "type": 6, "name": "opponent", "value": alice.caller.id },
            ]),
        )
        .await;
    assert!(words(&comment).contains("can't challenge yourself"), "{}", words(&comment));
}
