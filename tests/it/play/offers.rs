//! Takebacks, aborts and rematches through interactions.

use serde_json::json;

use super::table::{Table, button, is_private, pinged, words};

#[tokio::test(flavor = "multi_thread")]
async fn a_takeback_is_asked_for_declined_and_granted_over_a_restart() {
    let mut table = Table::new().await;
    table.begin().await;
    let none = json!([]);
    {
        let (alice, bob) = (table.person(0), table.person(1));
        let comment = alice.ask("takeback", &none).await;
        assert!(
            is_private(&comment) && words(&comment).contains("no move to take back"),
            "{}",
            words(&comment)
        );
        alice.play("d2d3").await;
        table.notice(1).await;
        let comment = alice.ask("takeback", &none).await;
        assert!(
            is_private(&comment) && words(&comment).contains("You asked for a takeback"),
            "{}",
            words(&comment)
        );
        let asked = table.wait_for("the request", |message| button(message, "takeback+").is_some()).await;
        assert_eq!(pinged(&asked), std::slice::from_ref(&bob.caller.id));
        let comment = alice.press_and_read(&asked, "takeback+").await;
        assert!(
            is_private(&comment) && words(&comment).contains("That's your own request"),
            "{}",
            words(&comment)
        );
        bob.press(&asked, "takeback-").await.ok();
        // Alice has moved, and Bob moves next: only the message that asked reports it.
        let closed = table
            .wait_for("no buttons", |message| {
                message["id"] == asked["id"] && button(message, "takeback+").is_none()
            })
            .await;
        assert!(words(&closed).contains("It was declined."), "{}", words(&closed));
        assert_eq!(table.ask("SELECT count(*) FROM outbox WHERE kind = 'takeback_declined'"), 0);
        alice.ask("takeback", &none).await;
    }
    table.stop_bot().await;
    table.start_bot().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let asked = table.wait_for("the second request", |message| {
        button(message, "takeback+").is_some_and(|id| id.ends_with(".4"))
    });
    let asked = asked.await;
    let comment = bob.press_and_read(&asked, "takeback+").await;
    assert!(
        is_private(&comment) && words(&comment).contains("You allowed the takeback"),
        "{}",
        words(&comment)
    );
    let notice = table.notice(5).await;
    assert!(words(&notice).contains("allowed a takeback"), "{}", words(&notice));
    assert!(words(&notice).contains("Game on!"), "{}", words(&notice));
    assert_eq!(pinged(&notice), std::slice::from_ref(&alice.caller.id), "she is on turn again");
    let comment = alice.play("e2e3").await;
    assert!(words(&comment).contains("`O(e2)e3`"), "{}", words(&comment));
    assert_eq!(table.ask("SELECT count(*) FROM ply"), 1);
    assert_eq!(table.ask("SELECT count(DISTINCT revision) FROM (SELECT revision FROM ply UNION ALL SELECT revision FROM ply_taken_back)"), 2);
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_menu_leads_to_every_offer() {
    let table = Table::new().await;
    let start = table.begin().await;
    let (alice, bob, carol) = (table.person(0), table.person(1), table.person(2));
    let more = alice.press_and_read(&start, "more").await;
    assert!(is_private(&more));
    for action in ["draw", "abort", "resign", "note"] {
        assert!(button(&more, action).is_some(), "{action}: {more}");
    }
    assert!(button(&more, "takeback").is_none(), "there is nothing to take back");
    let watched = carol.press_and_read(&start, "more").await;
    assert!(is_private(&watched) && words(&watched).contains("You're watching"), "{}", words(&watched));
    alice.play("d2d3").await;
    let notice = table.notice(1).await;
    let more = alice.press_and_read(&notice, "more").await;
    alice.press(&more, "takeback").await.ok();
    let comment = alice.read(&more["id"]).await;
    assert!(words(&comment).contains("You asked for a takeback"), "{}", words(&comment));
    let more = alice.press_and_read(&notice, "more").await;
    assert!(button(&more, "takeback0").is_some() && button(&more, "takeback+").is_none());
    let more = bob.press_and_read(&notice, "more").await;
    for action in ["takeback+", "takeback-", "abort"] {
        assert!(button(&more, action).is_some(), "{action}: {more}");
    }
    bob.press(&more, "takeback+").await.ok();
    table.notice(3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_aborted_before_both_have_moved_and_not_after() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let none = json!([]);
    alice.play("d2d3").await;
    table.notice(1).await;
    let asked = bob.ask("abort", &none).await;
    assert!(is_private(&asked) && words(&asked).contains("Abort your Aruki game"), "{}", words(&asked));
    let comment = bob.press_and_reread(&asked, "abort!").await;
    assert!(is_private(&comment) && words(&comment).contains("You aborted the game"), "{}", words(&comment));
    let end = table.wait_for("the end", |message| words(message).contains("Game aborted")).await;
    assert_eq!(pinged(&end).len(), 2);
    assert!(!words(&end).contains("Ratings"), "{}", words(&end));
    let comment = alice.ask("abort", &none).await;
    assert!(words(&comment).contains("no game for that"), "{}", words(&comment));
    // Both want a rematch, and Black begins.
    alice.press(&end, "rematch").await.ok();
    let offer = table.wait_for("the rematch", |message| words(message).contains("want a rematch")).await;
    assert_eq!(pinged(&offer), std::slice::from_ref(&bob.caller.id));
    bob.press(&offer, "accept").await.ok();
    let begun = table.wait_for("the start", |message| {
        button(message, "move").is_some() && pinged(message) == std::slice::from_ref(&bob.caller.id)
    });
    begun.await;
    bob.play("d2d3").await;
    alice.play("d11d10").await;
    let comment = alice.ask("abort", &none).await;
    assert!(words(&comment).contains("You've both moved"), "{}", words(&comment));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_follows_a_rated_end_that_shows_the_ratings() {
    let mut table = Table::new().await;
    table.begin_and_move().await;
    {
        let bob = table.person(1);
        let asked = bob.ask("resign", &json!([])).await;
        bob.press(&asked, "resign!").await.ok();
    }
    let end = table.wait_for("the end", |message| words(message).contains("resigned")).await;
    assert!(words(&end).contains("1500? → 1662? (+162)"), "{}", words(&end));
    assert!(words(&end).contains("1500? → 1338? (-162)"), "{}", words(&end));
    table.stop_bot().await;
    table.start_bot().await;
    let (alice, bob, carol) = (table.person(0), table.person(1), table.person(2));
    let comment = carol.press_and_read(&end, "rematch").await;
    assert!(is_private(&comment) && words(&comment).contains("two players"), "{}", words(&comment));
    let comment = bob.ask("rematch", &json!([])).await;
    assert!(is_private(&comment) && words(&comment).contains("Rematch offered!"), "{}", words(&comment));
    let comment = bob.press_and_read(&end, "rematch").await;
    assert!(words(&comment).contains("already"), "{}", words(&comment));
    // The opponent's own request accepts it.
    let comment = alice.press_and_read(&end, "rematch").await;
    assert!(words(&comment).contains("has begun"), "{}", words(&comment));
    assert_eq!(table.ask("SELECT count(*) FROM match"), 2);
    assert_eq!(table.ask("SELECT count(*) FROM match m JOIN match o ON o.first = m.second AND o.second = m.first WHERE m.id <> o.id"), 2);
    let offer =
        table.wait_for("the offer", |message| words(message).contains("'s challenge. The game starts")).await;
    assert!(button(&offer, "accept").is_none(), "{offer}");
}
