//! `/block` in Discord: offers of a blocked person appear without a ping.

use serde_json::{Value, json};

use super::table::{Table, button, is_private, pinged, words};

fn containing(part: &str) -> impl Fn(&Value) -> bool {
    move |message| words(message).contains(part)
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_of_a_blocked_person_ping_nobody() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    alice.set("pings", "both").await;
    // From the menu of the person.
    let data = json!({ "name": "Block", "type": 2, "target_id": bob.caller.id });
    let done =
        alice.caller.interact(&json!({ "type": 2, "channel_id": table.channel, "data": data })).await.ok();
    let told = alice.read(&done["message_id"]).await;
    assert!(is_private(&told) && words(&told).contains("You've blocked"), "{}", words(&told));
    for (player, typed) in [(&alice, "d2d3"), (&bob, "a11a10")] {
        player.play(typed).await;
    }
    // Turns ping as always.
    alice.wait_for_direct("her turn", containing("move 3")).await;
    alice.play("e2e3").await;
    table.notice(3).await;
    bob.ask("draw", &json!([])).await;
    let offer = table.wait_for("the offer", containing("offers you a draw")).await;
    assert!(pinged(&offer).is_empty() && button(&offer, "draw+").is_some(), "{offer}");
    alice.press(&offer, "draw-").await.ok();
    bob.ask("takeback", &json!([])).await;
    let request = table.wait_for("the request", |message| button(message, "takeback+").is_some()).await;
    assert!(pinged(&request).is_empty(), "{request}");
    table.until("all is sent", || table.ask("SELECT count(*) FROM outbox WHERE sent_at IS NULL") == 0).await;
    let direct =
        "SELECT count(*) FROM outbox WHERE kind IN ('draw_offered', 'takeback_offered') AND route = 'direct'";
    assert_eq!(table.ask(direct), 0);
    // Without the block they ping.
    let list = alice.ask("block", &json!([])).await;
    let id = button(&list, "unblock-who").unwrap();
    alice.caller.choose(&table.channel, &list["id"], &id, &[&bob.caller.id]).await.ok();
    let lifted = alice.read(&list["id"]).await;
    assert!(words(&lifted).contains("haven't blocked anyone"), "{}", words(&lifted));
    alice.press(&request, "takeback-").await.ok();
    bob.play("b11b10").await;
    bob.ask("draw", &json!([])).await;
    let offer = table.wait_for("the next offer", |message| {
        words(message).contains("offers you a draw") && message["id"] != offer["id"]
    });
    assert_eq!(pinged(&offer.await), std::slice::from_ref(&alice.caller.id));
    alice.wait_for_direct("the offer", containing("offers you a draw")).await;
    table.bed.check_traffic().await;
}
