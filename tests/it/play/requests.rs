//! Challenges and offers beyond the bounds on pings, as people see them.

use serde_json::json;

use super::table::{Table, pinged, words};

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_beyond_the_bounds_is_posted_without_a_ping() {
    let table = Table::new().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let challenge = |game: &str| {
        json!([
            { "type": 3, "name": "game", "value": game },
            { "type": 6, "name": "opponent", "value": bob.caller.id },
        ])
    };
    for game in ["aruki", "kyo", "chakart"] {
        let told = alice.ask("challenge", &challenge(game)).await;
        assert!(!words(&told).contains("without a ping"), "{}", words(&told));
    }
    let told = alice.ask("challenge", &challenge("lusus")).await;
    assert!(words(&told).contains("one person can ping another 3 times an hour"), "{}", words(&told));
    let posted = table.wait_for("the challenge", |message| words(message).contains("play Lusus")).await;
    let small = "-# Posted without a ping: one person can ping another 3 times an hour.";
    assert!(words(&posted).contains(small), "{}", words(&posted));
    assert!(words(&posted).contains(&format!("<@{}>", bob.caller.id)), "his name is written");
    assert!(pinged(&posted).is_empty(), "{posted}");
    let listed = bob.ask("games", &json!([])).await;
    assert!(words(&listed).contains("Lusus"), "{}", words(&listed));
    // Bob accepts it as usual.
    bob.press(&posted, "accept").await.ok();
    table.start_of("lusus").await;
    // The same challenge again is refused, with the time.
    let refused = alice.ask("challenge", &challenge("kyo")).await;
    assert!(words(&refused).contains("You've already challenged them"), "{}", words(&refused));
    assert!(words(&refused).contains("<t:"), "{}", words(&refused));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_offer_is_posted_without_a_ping_and_listed() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    alice.play("d2d3").await;
    table.notice(1).await;
    alice.ask("draw", &json!([])).await;
    let offered = table.wait_for("the offer", |message| words(message).contains("offers you a draw")).await;
    assert_eq!(pinged(&offered), std::slice::from_ref(&bob.caller.id));
    bob.press(&offered, "draw-").await.ok();
    let told = alice.ask("draw", &json!([])).await;
    assert!(words(&told).contains("After your next move"), "{}", words(&told));
    let small = "-# Posted without a ping: the same request pings once";
    let again = table.wait_for("the second offer", |message| words(message).contains(small)).await;
    assert!(pinged(&again).is_empty(), "{again}");
    let listed = bob.ask("games", &json!([])).await;
    assert!(words(&listed).contains("they offer a draw"), "{}", words(&listed));
    let own = alice.ask("games", &json!([])).await;
    assert!(!words(&own).contains("they offer a draw"), "{}", words(&own));
}
