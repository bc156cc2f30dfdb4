//! Planned moves: private, nested, void after another move, and kept over restarts.

use serde_json::{Value, json};

use super::table::{Person, Table, button, buttons, enabled, is_private, picture, pinged, words};
use crate::bed::text;

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
        assert!(
            words(&comment).contains("`if` isn't a move that your opponent can make"),
            "{}",
            words(&comment)
        );
        let comment = plan(&bob, &[("if", "d2d3"), ("then", "a11a3")]).await;
        assert!(words(&comment).contains("`then`"), "{}", words(&comment));
        let comment = plan(&bob, &[("if", "d2d3")]).await;
        assert!(words(&comment).contains("needs both"), "{}", words(&comment));
        assert!(words(&comment).contains("Add one with"), "the list follows: {}", words(&comment));
        let comment = plan(&alice, &[]).await;
        assert!(words(&comment).contains("just play with `/move`"), "{}", words(&comment));
        assert!(!words(&comment).contains("Add one"), "it would be refused: {}", words(&comment));
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
        let parent = sealed_move::domain::Id(first as u64).to_string();
        // Nested: Alice's next move, in the resulting position.
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
    assert!(!words(&comment).contains("your plan was played"), "that is private to Bob: {}", words(&comment));
    assert!(
        words(&comment).contains("It's your turn") && !words(&comment).contains("still"),
        "{}",
        words(&comment)
    );
    let notice = table.notice(2).await;
    assert_eq!(pinged(&notice), std::slice::from_ref(&alice.caller.id), "only the player to move");
    for part in ["played `O(d2)d3`", "had planned `O(a11)a10`", "your plan was played"] {
        assert!(words(&notice).contains(part), "{part}: {}", words(&notice));
    }
    let (alt, _) = picture(&table, &notice).await;
    assert!(alt.contains("White to move"), "{alt}");
    assert_eq!(table.ask("SELECT count(*) FROM plan"), 2, "plans that continue it");
    assert_eq!(table.ask("SELECT count(*) FROM outbox WHERE kind = 'turn'"), 2, "one notice for both");

    alice.play("e2e3").await;
    let notice = table.notice(4).await;
    assert!(words(&notice).contains("had planned `O(b11)b10`"), "{}", words(&notice));
    assert_eq!(table.ask("SELECT count(*) FROM plan"), 0);

    alice.play("f2f3").await;
    table.notice(5).await;
    assert_eq!(table.ask("SELECT revision FROM match"), 5, "no plan matched");
    bob.play("f11f10").await;
    table.notice(6).await;
    // A plan for another move is void.
    plan(&bob, &[("if", "g2g3"), ("then", "g11g10")]).await;
    assert_eq!(table.ask("SELECT count(*) FROM plan"), 1);
    alice.play("h2h3").await;
    table.notice(7).await;
    bob.play("g11g10").await;
    table.notice(8).await;
    assert_eq!(table.ask("SELECT count(*) FROM plan"), 0, "it is gone with Bob's own move");
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
    assert_ne!(pressed.status, 200, "a private message can't be used by others");
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
async fn a_played_plan_is_reported_only_once() {
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
async fn a_stealth_move_is_foreseen_by_its_start() {
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
    // Not the typed square: the player can't tell the difference.
    alice.play_surely("d1h5h").await;
    let notice = table.notice(6).await;
    for part in ["`d1??h`", "had planned `a7a6`"] {
        assert!(words(&notice).contains(part), "{part}: {}", words(&notice));
    }
}

/// Labels and values of a list of `/plan`.
async fn list(person: &Person<'_>, given: &[(&str, &str)], typed: (&str, &str)) -> Vec<(String, String)> {
    let given = given.iter().map(|(name, value)| json!({ "type": 3, "name": name, "value": value }));
    let typed = json!({ "type": 3, "name": typed.0, "value": typed.1, "focused": true });
    let lines = person.complete("plan", &json!(given.chain([typed]).collect::<Vec<_>>())).await;
    lines.iter().map(|line| (text(&line["name"]), text(&line["value"]))).collect()
}

/// A line with a whole move, from the list.
async fn whole_line(person: &Person<'_>, given: &[(&str, &str)], option: &str) -> (String, String) {
    let mut typed = String::new();
    for _ in 0..6 {
        let lines = list(person, given, (option, &typed)).await;
        assert!(!lines.is_empty(), "{option}: no line continues `{typed}`");
        let (label, value) = lines.iter().find(|(_, value)| *value != typed).unwrap_or(&lines[0]).clone();
        if value == typed || !value.ends_with([' ', '@', '+', '~', '.']) && value.len() > 3 {
            return (label, value);
        }
        typed = value;
    }
    panic!("{option}: no whole move for `{typed}`");
}

#[tokio::test(flavor = "multi_thread")]
async fn plan_lists_offer_both_moves_and_accept_their_labels() {
    for (game, setup) in
        [("aruki", "standard"), ("kyo", "middle"), ("chakart", "deterministic"), ("lusus", "standard")]
    {
        let table = Table::new().await;
        table.begin_game(game, setup).await;
        let bob = table.person(1);
        let (foreseen, _) = whole_line(&bob, &[], "if").await;
        let (reply, value) = whole_line(&bob, &[("if", &foreseen)], "then").await;
        let made = plan(&bob, &[("if", &foreseen), ("then", &reply)]).await;
        assert!(words(&made).contains("Planned: "), "{game}: {foreseen}: {reply}: {}", words(&made));
        assert!(words(&made).contains(&format!("I'll play `{value}`")), "{game}: {}", words(&made));
        assert_eq!(table.ask("SELECT count(*) FROM ply"), 0, "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn plans_for_moves_with_dice_are_checked() {
    let mut table = Table::new().await;
    table.begin_game("chakart", "deterministic").await;
    // The pawn is thrown from d3 to c3, d4 or e3, or back to d2.
    table.set_up(r#"4k3/4p3/8/4p3/8/3d4/3P4/4K3 w 0 {"flags":"0000"}"#).await;
    let (alice, bob) = (table.person(0), table.person(1));
    for (foreseen, reply, part) in [
        ("d2d3", "hello", "reply with `then`"),
        ("d2d3", "e7e2", "reply with `then`"),
        ("d2d3", "d2d3", "reply with `then`"),
        ("hello", "e7e6", "`if` isn't a move that your opponent can make"),
        ("d2d5", "e7e6", "`if` isn't a move that your opponent can make"),
        ("d2d3>a8", "e7e6", "`if` isn't a move that your opponent can make"),
        ("d2d3; e1e2", "e7e6", "`if` isn't a move that your opponent can make"),
    ] {
        let refused = plan(&bob, &[("if", foreseen), ("then", reply)]).await;
        assert!(words(&refused).contains(part), "{foreseen} {reply}: {}", words(&refused));
    }
    assert_eq!(table.ask("SELECT count(*) FROM plan"), 0);
    let answers = list(&bob, &[("if", "d2d3")], ("then", "")).await;
    assert!(answers.iter().any(|(_, value)| value == "e7e6"), "{answers:?}");
    // It captures the piece that may be thrown there, and is read as played.
    let made = plan(&bob, &[("if", "d2d3>d4"), ("then", "exd4")]).await;
    assert!(words(&made).contains("`d2d3>d4`, I'll play `e5d4`"), "{}", words(&made));
    let made = plan(&bob, &[("if", "d2 d3"), ("then", "e7-e6")]).await;
    assert!(words(&made).contains("`d2d3`, I'll play `e7e6`"), "{}", words(&made));
    // The follow-up is checked, too: neither move can happen then.
    let parent = sealed_move::domain::Id(table.ask("SELECT max(id) FROM plan") as u64).to_string();
    let refused = plan(&bob, &[("if", "e1e5"), ("then", "e6e5"), ("after", &parent)]).await;
    assert!(words(&refused).contains("`if` isn't"), "{}", words(&refused));
    let made = plan(&bob, &[("if", "e1e2"), ("then", "e8e7"), ("after", &parent)]).await;
    assert!(words(&made).contains("`e1e2`, I'll play `e8e7`"), "{}", words(&made));
    alice.play("d2d3").await;
    let notice = table.notice(2).await;
    assert!(words(&notice).contains("your plan was played"), "{}", words(&notice));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_of_lusus_may_foresee_unknown_tiles() {
    let mut table = Table::new().await;
    table.begin_game("lusus", "standard").await;
    // Black can see both Sidesteps.
    let position = "L1 7k/7p/8/8/8/8/4P3/R3K2R(SI) w - - P0 QURV/KIBIKNROPASWIMGU/- knsi/kiropa/- 21 *";
    table.set_up(position).await;
    let (alice, bob) = (table.person(0), table.person(1));
    let all = list(&bob, &[], ("if", "")).await;
    assert!(all.contains(&("TX@ · a trap, face down: any of the six".into(), "TX@".into())), "{all:?}");
    let openings: Vec<_> = list(&bob, &[], ("if", "Q")).await;
    assert!(openings.iter().any(|(_, value)| value.starts_with("QU@")), "{openings:?}");
    let traps = list(&bob, &[], ("if", "TX@e2 ")).await;
    assert!(traps.iter().any(|(_, value)| value.starts_with("TX@e2 e2")), "{traps:?}");
    for (foreseen, reply, told) in [
        ("SI@e2 e2e3", "KN@h7 h7h6", "You don't have Sidestep in your hand"),
        ("e2e3", "KN@h7 h7h6", "Play a tile first"),
        ("QU@e2 e2e3", "h7h6", "Play a tile first"),
        ("QU@e2 e2e3", "BI@h7 h7h6", "You don't have Bishop in your hand"),
        ("QU@e2 nonsense", "KN@h7 h7h6", "`if` isn't a move"),
        ("QU@e2 e2e3", "nonsense", "reply with `then`"),
    ] {
        let refused = plan(&bob, &[("if", foreseen), ("then", reply)]).await;
        assert!(words(&refused).contains(told), "{foreseen} {reply}: {}", words(&refused));
    }
    assert_eq!(table.ask("SELECT count(*) FROM plan"), 0);
    for (foreseen, shown) in [("queen e2 e2e3", "QU@e2 e2e3"), ("RV@e2 e2e3", "TX@e2 e2e3")] {
        let made = plan(&bob, &[("if", foreseen), ("then", "KN@h7 h7h6")]).await;
        let told = format!("`{shown}`, I'll play `KN@h7 h7h6`");
        assert!(words(&made).contains(&told), "{foreseen}: {}", words(&made));
    }
    let again = plan(&bob, &[("if", "DG@e2 e2e3"), ("then", "KN@h7 h7h6")]).await;
    assert!(words(&again).contains("already have a plan"), "any trap is the same to Bob: {}", words(&again));
    alice.play_surely("RV@e2 e2e3").await;
    let notice = table.notice(2).await;
    assert!(words(&notice).contains("your plan was played"), "{}", words(&notice));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unplayable_plan_is_explained_to_its_planner() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    bob.set("pings", "both").await;
    plan(&bob, &[("if", "d2d3"), ("then", "a11a10")]).await;
    // An unparsed reply, as an earlier version may have stored it.
    table.run("UPDATE plan SET reply = 'a11a3'");
    let answer = alice.play("d2d3").await;
    assert!(!words(&answer).contains("plan"), "that is Bob's: {}", words(&answer));
    let notice = table.notice(1).await;
    assert_eq!(pinged(&notice), std::slice::from_ref(&bob.caller.id), "as usual");
    assert!(!words(&notice).contains("plan"), "only Bob learns about the plan: {}", words(&notice));
    let direct = bob.wait_for_direct("their turn", |message| words(message).contains("plan came up")).await;
    assert!(!words(&direct).contains("a11a3"), "the button explains it: {}", words(&direct));
    let why =
        "Your plan for `O(d2)d3` came up, but `a11a3` can't be played. The Pawn on a11 can't get to a3.";
    for told in [
        bob.press_and_read(&notice, "move").await,
        bob.press_and_read(&notice, "view").await,
        plan(&bob, &[]).await,
    ] {
        assert!(is_private(&told) && words(&told).contains(why), "{}", words(&told));
    }
    let watched = table.person(2).press_and_read(&notice, "view").await;
    assert!(!words(&watched).contains("plan"), "{}", words(&watched));
    bob.play("a11a10").await;
    table.notice(2).await;
    let done = plan(&bob, &[]).await;
    assert!(words(&done).contains("No plans"), "{}", words(&done));
    // If no plan matched the move, only the planner gets a message.
    plan(&bob, &[("if", "e2e3"), ("then", "b11b10")]).await;
    alice.play("f2f3").await;
    let notice = table.notice(3).await;
    assert!(!words(&notice).contains("plan"), "{}", words(&notice));
    let told = bob.press_and_read(&notice, "move").await;
    assert!(words(&told).contains("Your plans didn't cover your opponent's move"), "{}", words(&told));
}

#[tokio::test(flavor = "multi_thread")]
async fn opening_and_changing_plans_plays_nothing() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    plan(&bob, &[("if", "d2d3"), ("then", "a11a10")]).await;
    let all = plan(&bob, &[("if", "e2e3"), ("then", "a11a10")]).await;
    // Planning gives the warnings that `/move` would give.
    let wipe = plan(&bob, &[("if", "f2f3"), ("then", "GD(e12)-")]).await;
    assert!(words(&wipe).contains("You also lose: Pawn e11."), "{}", words(&wipe));
    table.run("DELETE FROM plan WHERE reply = 'GD(e12)-'");
    let first = table.ask("SELECT min(id) FROM plan");
    let parent = sealed_move::domain::Id(first as u64).to_string();
    plan(&bob, &[("if", "d3d4"), ("then", "a10a9"), ("after", &parent)]).await;
    assert_eq!(table.ask("SELECT count(*) FROM ply"), 0, "a plan is not a move");
    // The list is older than the played plan, so its button cancels nothing.
    alice.play("d2d3").await;
    table.notice(2).await;
    let stale = bob.press_and_reread(&all, "unplan").await;
    assert!(words(&stale).contains("The game has moved on, so nothing was canceled"), "{}", words(&stale));
    assert!(words(&stale).contains("if `O(d3)d4` then `O(a10)a9`"), "{}", words(&stale));
    assert_eq!(table.ask("SELECT count(*) FROM plan"), 1);
    let now = bob.press_and_reread(&stale, "unplan").await;
    assert!(words(&now).contains("No plans"), "{}", words(&now));
    // A late plan is refused, and nothing is played.
    alice.play("e2e3").await;
    table.notice(3).await;
    let late = plan(&bob, &[("if", "e2e3"), ("then", "b11b10")]).await;
    assert!(words(&late).contains("It's your turn"), "{}", words(&late));
    let listed = plan(&bob, &[]).await;
    assert!(words(&listed).contains("No plans"), "{}", words(&listed));
    assert_eq!(table.ask("SELECT count(*) FROM ply"), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_plans_are_listed_in_pages() {
    let table = Table::new().await;
    table.begin().await;
    let bob = table.person(1);
    for column in 'a'..='l' {
        plan(&bob, &[("if", &format!("{column}2{column}3")), ("then", "a11a10")]).await;
    }
    let first = plan(&bob, &[]).await;
    assert!(
        words(&first).contains("10. if `O(j2)j3`") && !words(&first).contains("11. "),
        "{}",
        words(&first)
    );
    let ids = buttons(&first);
    let page = |ids: &[String], page: &str| {
        ids.iter().find(|id| id.contains(".plans.") && id.ends_with(page)).cloned().unwrap()
    };
    let done = bob.caller.press(&table.channel, &first["id"], &page(&ids, ".1")).await.ok();
    let second = bob.reread(&first, &done).await;
    for line in ["11. if `O(k2)k3`", "12. if `O(l2)l3`"] {
        assert!(words(&second).contains(line), "{line}: {}", words(&second));
    }
    assert!(!words(&second).contains("10. if") && !enabled(&second, "move"), "{}", words(&second));
    // A plan is canceled on the second page; the list restarts.
    let left = bob.press_and_reread(&second, "unplan").await;
    assert_eq!(table.ask("SELECT count(*) FROM plan WHERE foreseen = 'O(k2)k3'"), 0);
    assert!(words(&left).contains("1. if `O(a2)a3`"), "{}", words(&left));
    let back = page(&buttons(&left), ".1");
    let done = bob.caller.press(&table.channel, &left["id"], &back).await.ok();
    let last = bob.reread(&left, &done).await;
    assert!(words(&last).contains("11. if `O(l2)l3`") && !words(&last).contains("12. "), "{}", words(&last));
}

#[tokio::test(flavor = "multi_thread")]
async fn plans_reveal_nothing_hidden_from_their_planner() {
    // Only White's hand and bag and a face-down trap differ.
    let secrets = [("DG", "QURV/KIBIKNROPASWIMGU"), ("BQ", "KISW/QUBIKNROPAIMGURV")];
    let mut told: Vec<Vec<String>> = Vec::new();
    for (trap, tiles) in secrets {
        let mut table = Table::new().await;
        table.begin_game("lusus", "standard").await;
        let position = format!("L1 7k/7p/8/8/8/8/4P3/R3K2R({trap}) w - - P0 {tiles}/- knsi/kiropa/- 21 *");
        table.set_up(&position).await;
        let bob = table.person(1);
        let mut answers = Vec::new();
        for typed in ["", "Q", "QU@", "RV", "TX", "TX@e2 ", "-", "KI@e2 e2", "queen", "swap"] {
            answers.push(format!("{typed}: {:?}", list(&bob, &[], ("if", typed)).await));
        }
        for foreseen in
            ["QU@e2 e2e3", "KI@e2 e2e3", "RV@e2 e2e3", "TP@h1.1 e2e3", "e2e3", "SI@e2 e2e3", "-SW e2e4"]
        {
            answers.push(format!("{foreseen}: {:?}", list(&bob, &[("if", foreseen)], ("then", "")).await));
            let answer = plan(&bob, &[("if", foreseen), ("then", "KN@h7 h7h6")]).await;
            let id = button(&answer, "unplan").map(|id| id.split('.').nth(2).unwrap().to_owned());
            answers.push(words(&answer).replace(&id.unwrap_or_default(), ""));
        }
        assert!(answers.iter().filter(|answer| answer.contains("Planned: ")).count() >= 3, "{answers:#?}");
        told.push(answers);
    }
    assert_eq!(told[0], told[1]);
}
