//! Planned moves: private, nested, void when something else comes, over restarts.

use serde_json::{Value, json};

use super::table::{Person, Table, button, is_private, picture, pinged, words};

async fn plan(person: &Person<'_>, options: &[(&str, &str)]) -> Value {
    let options: Vec<_> =
        options.iter().map(|(name, value)| json!({ "type": 3, "name": name, "value": value })).collect();
    person.ask("plan", &json!(options)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_planned_turn_is_played_with_the_turn_it_answers() {
    let mut table = Table::new().await;
    table.begin().await;
    {
        let (alice, bob) = (table.person(0), table.person(1));
        let comment = plan(&alice, &[("if", "a11a10"), ("then", "a2a3")]).await;
        assert!(words(&comment).contains("It's your turn"), "{}", words(&comment));
        let comment = plan(&bob, &[("if", "d2d9"), ("then", "a11a10")]).await;
        assert!(words(&comment).contains("`if`"), "{}", words(&comment));
        let comment = plan(&bob, &[("if", "d2d3"), ("then", "a11a3")]).await;
        assert!(words(&comment).contains("`then`"), "{}", words(&comment));
        let comment = plan(&bob, &[("if", "d2d3")]).await;
        assert!(words(&comment).contains("needs both"), "{}", words(&comment));
        assert_eq!(table.ask("SELECT count(*) FROM plan"), 0);

        let comment = plan(&bob, &[("if", "d2 d3"), ("then", "a11a10")]).await;
        assert!(is_private(&comment));
        assert!(
            words(&comment).contains("if they play `O(d2)d3`, I'll play `O(a11)a10`"),
            "{}",
            words(&comment)
        );
        let comment = plan(&bob, &[("if", "d2d3"), ("then", "b11b10")]).await;
        assert!(words(&comment).contains("already have a plan for that move"), "{}", words(&comment));
        let first = table.ask("SELECT id FROM plan");
        let parent = sealed_move::matches::Id(first as u64).to_string();
        // Nested: what Alice may do then, from the position that follows.
        plan(&bob, &[("if", "d3d4"), ("then", "a10a9"), ("after", &parent)]).await;
        plan(&bob, &[("if", "e2e3"), ("then", "b11b10"), ("after", &parent)]).await;
        plan(&bob, &[("if", "e2e3"), ("then", "c11c10")]).await;
        let list = plan(&bob, &[]).await;
        for line in ["1. if `O(d2)d3`", "2. if `O(d3)d4` then `O(a10)a9`", "4. if `O(e2)e3` then `O(c11)c10`"]
        {
            assert!(words(&list).contains(line), "{line}: {}", words(&list));
        }
        let others = plan(&table.person(0), &[]).await;
        assert!(words(&others).contains("No plans"), "{}", words(&others));
        let completed = bob
            .complete(
                "plan",
                &json!([
                    { "type": 3, "name": "if", "value": "e2e3" },
                    { "type": 3, "name": "then", "value": "", "focused": true },
                ]),
            )
            .await;
        assert!(completed.iter().any(|choice| choice["value"] == "O(a11)a10"), "{completed:?}");
    }
    table.stop_bot().await;
    table.start_bot().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let comment = alice.play("d2d3").await;
    assert!(
        words(&comment).contains("`O(d2)d3`") && words(&comment).contains("`O(a11)a10`"),
        "{}",
        words(&comment)
    );
    assert!(!words(&comment).contains("your plan was played"), "that is for Bob: {}", words(&comment));
    assert!(
        words(&comment).contains("It's your turn") && !words(&comment).contains("still"),
        "{}",
        words(&comment)
    );
    let notice = table.notice(2).await;
    assert_eq!(pinged(&notice), std::slice::from_ref(&alice.caller.id), "only who is on turn");
    for part in ["played `O(d2)d3`", "had planned `O(a11)a10`", "your plan was played"] {
        assert!(words(&notice).contains(part), "{part}: {}", words(&notice));
    }
    let (alt, _) = picture(&table, &notice).await;
    assert!(alt.contains("White to move"), "{alt}");
    assert_eq!(table.ask("SELECT count(*) FROM plan"), 2, "those that continue it");
    assert_eq!(table.ask("SELECT count(*) FROM outbox WHERE kind = 'turn'"), 2, "one notice for both");

    alice.play("e2e3").await;
    let notice = table.notice(4).await;
    assert!(words(&notice).contains("had planned `O(b11)b10`"), "{}", words(&notice));
    assert_eq!(table.ask("SELECT count(*) FROM plan"), 0);

    alice.play("f2f3").await;
    table.notice(5).await;
    assert_eq!(table.ask("SELECT revision FROM match"), 5, "nothing was planned for that");
    bob.play("f11f10").await;
    table.notice(6).await;
    // A plan for something else is void.
    plan(&bob, &[("if", "g2g3"), ("then", "g11g10")]).await;
    assert_eq!(table.ask("SELECT count(*) FROM plan"), 1);
    alice.play("h2h3").await;
    table.notice(7).await;
    assert_eq!(table.ask("SELECT count(*) FROM plan"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn plans_are_cancelled_one_by_one_or_together() {
    let table = Table::new().await;
    table.begin().await;
    let bob = table.person(1);
    plan(&bob, &[("if", "d2d3"), ("then", "a11a10")]).await;
    plan(&bob, &[("if", "e2e3"), ("then", "a11a10")]).await;
    let list = plan(&bob, &[("if", "f2f3"), ("then", "a11a10")]).await;
    let carol = table.person(2);
    let id = button(&list, "unplan").unwrap();
    let pressed = carol.caller.press(&table.channel, &list["id"], &id).await;
    assert_ne!(pressed.status, 200, "a private message is nobody else's");
    let one = bob.press_and_read(&list, "unplan").await;
    assert_eq!(table.ask("SELECT count(*) FROM plan"), 2, "{}", words(&one));
    let game = id.split('.').nth(2).unwrap().to_owned();
    let all = format!("v1.unplan.{game}.0");
    let done = bob.caller.press(&table.channel, &list["id"], &all).await.ok();
    let comment = bob.read(&done["message_id"]).await;
    assert!(words(&comment).contains("No plans"), "{}", words(&comment));
    assert_eq!(table.ask("SELECT count(*) FROM plan"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_comes_after_a_planned_turn_does_not_tell_of_the_plan_again() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    plan(&bob, &[("if", "d2d3"), ("then", "a11a10")]).await;
    alice.play("d2d3").await;
    let notice = table.notice(2).await;
    assert!(words(&notice).contains("your plan was played"), "{}", words(&notice));
    let asked = bob.ask("resign", &json!([])).await;
    bob.press(&asked, "resign!").await.ok();
    let over = table.wait_for("the end", |message| words(message).contains("game over")).await;
    assert!(words(&over).contains("had planned `O(a11)a10`"), "{}", words(&over));
    assert!(!words(&over).contains("your plan was played"), "{}", words(&over));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stealth_move_is_foreseen_by_where_it_begins() {
    let table = Table::new().await;
    table.begin_game("chakart", "deterministic").await;
    let (alice, bob) = (table.person(0), table.person(1));
    alice.play("e2e4").await;
    bob.play("b7b6").await;
    alice.play("a2a3").await;
    bob.play("b6b5").await;
    assert_eq!(table.ask("SELECT revision FROM match"), 4);
    let foreseen =
        bob.complete("plan", &json!([{ "type": 3, "name": "if", "value": "d1", "focused": true }])).await;
    let unseen: Vec<_> =
        foreseen.iter().filter(|choice| choice["value"].as_str().unwrap().ends_with('h')).collect();
    assert_eq!(unseen.len(), 1, "one for all targets: {foreseen:?}");
    assert_eq!(unseen[0]["value"], "d1??h");
    assert!(unseen[0]["name"].as_str().unwrap().contains("a stealth move from d1"), "{foreseen:?}");

    let comment = plan(&bob, &[("if", "e4??h"), ("then", "a7a6")]).await;
    assert!(words(&comment).contains("`if`"), "{}", words(&comment));
    let comment = plan(&bob, &[("if", "d1?"), ("then", "a7a4")]).await;
    assert!(words(&comment).contains("`then`"), "checked without knowing her: {}", words(&comment));
    let answers = bob
        .complete(
            "plan",
            &json!([
                { "type": 3, "name": "if", "value": "d1??h" },
                { "type": 3, "name": "then", "value": "a7", "focused": true },
            ]),
        )
        .await;
    assert!(answers.iter().any(|choice| choice["value"] == "a7a6"), "{answers:?}");

    let comment = plan(&bob, &[("if", "d1g4h"), ("then", "a7a6")]).await;
    assert!(
        words(&comment).contains("if they play a stealth move from d1, I'll play `a7a6`"),
        "{}",
        words(&comment)
    );
    let comment = plan(&bob, &[("if", "d1 ??"), ("then", "a7a5")]).await;
    assert!(words(&comment).contains("already have a plan for that move"), "the same: {}", words(&comment));
    // Not the square that was typed: the player cannot tell the difference.
    alice.play_surely("d1h5h").await;
    let notice = table.notice(6).await;
    for part in ["`d1??h`", "had planned `a7a6`"] {
        assert!(words(&notice).contains(part), "{part}: {}", words(&notice));
    }
}
