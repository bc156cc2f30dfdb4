//! Messages about the end of a game.

use serde_json::json;

use super::table::{Table, button, picture, pinged, words};

#[tokio::test(flavor = "multi_thread")]
async fn the_end_names_the_winner_and_shows_the_board_from_their_side() {
    let table = Table::new().await;
    table.begin_and_move().await;
    let (alice, bob) = (table.person(0), table.person(1));
    bob.set("pings", "both").await;
    alice.set("pings", "both").await;
    let asked = alice.ask("resign", &json!([])).await;
    alice.press(&asked, "resign!").await.ok();
    let end = table.wait_for("the end", |message| words(message).contains("resigned")).await;
    // The ping itself names the winner.
    let ping = end["content"].as_str().unwrap().lines().next().unwrap();
    assert!(ping.ends_with("Alice resigned. Bob wins!"), "{ping}");
    let mut players = [alice.caller.id.clone(), bob.caller.id.clone()];
    let mut told = pinged(&end);
    players.sort();
    told.sort();
    assert_eq!(told, players);
    let (alt, _) = picture(&table, &end).await;
    assert!(alt.contains("seen from Black"), "{alt}");
    let body = words(&end);
    assert!(body.contains("? → ") && body.contains("A ? marks a rating from few games"), "{body}");
    for button_of in ["rematch", "view", "history", "replay"] {
        assert!(button(&end, button_of).is_some(), "{button_of}: {end}");
    }
    assert!(button(&end, "move").is_none());
    // Each reader sees it from their own side.
    for (person, side) in [(&alice, "White"), (&bob, "Black")] {
        let over = |message: &serde_json::Value| words(message).contains("Alice resigned. Bob wins!");
        let direct = person.wait_for_direct("the end", over).await;
        let (alt, _) = picture(&table, &direct).await;
        assert!(alt.contains(&format!("seen from {side}")), "{alt}");
        assert!(button(&direct, "rematch").is_some());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn our_own_rulings_are_marked() {
    let table = Table::new().await;
    let alice = table.person(0);
    for (game, topic, ruling) in [
        ("lusus", "Slots", "pawn 2 (our ruling)"),
        ("lusus", "Playing and burning", "three at most (our ruling)"),
        ("lusus", "Hand, bag, graveyard", "at least one and at most five (our ruling)"),
        ("lusus", "The end", "Black wins (our ruling)"),
        ("kyo", "Capturing", "even in the middle of a chain (our ruling"),
    ] {
        let options = json!([
            { "type": 3, "name": "game", "value": game },
            { "type": 3, "name": "topic", "value": topic },
        ]);
        let page = words(&alice.ask("rules", &options).await);
        assert!(page.contains(ruling), "{game}, {topic}: {page}");
    }
}
