//! Bad days: a faulty server, a locked store, people who press simultaneously.

use std::time::{Duration, Instant};

use sealed_move::discord::rest::limits;
use serde_json::{Value, json};

use super::crash::long_game;
use super::table::{LOADING, TIMEOUT, Table, button, is_private, pinged, words};

/// Turns played while the server is faulty.
const TURNS: usize = 10;

/// Contents of the public messages, oldest first.
async fn public_texts(table: &Table) -> Vec<String> {
    let list = table.bed.person(2).messages(&table.channel).await;
    list.iter().rev().map(words).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_turn_is_announced_once_despite_faults() {
    let table = Table::with_faults("429=0.2,5xx=0.1,drop=0.05,delay=300ms,double=0.2,seed=1").await;
    table.begin_anyhow().await;
    let script = long_game();
    for (index, turn) in script.iter().take(TURNS).enumerate() {
        // The answer may be lost; then they retry and learn that it is not their turn.
        let began = Instant::now();
        while !public_texts(&table).await.iter().any(|comment| comment.contains(&format!("played `{turn}`")))
        {
            table.person(index % 2).try_play(turn).await;
            tokio::time::sleep(Duration::from_millis(300)).await;
            assert!(began.elapsed() < TIMEOUT, "{turn} is not announced");
        }
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    let comment = public_texts(&table).await;
    let turns: Vec<_> = comment.iter().filter(|comment| comment.contains(" played `")).collect();
    assert_eq!(turns.len(), TURNS, "{comment:#?}");
    for (turn, comment) in script.iter().zip(turns) {
        assert!(comment.contains(&format!("played `{turn}`")), "{turn}: {comment}");
    }
    assert_eq!(comment.iter().filter(|comment| comment.contains("Game on! ")).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_challenge_that_two_accept_at_once_makes_one_game() {
    let table = Table::new().await;
    let (alice, bob, carol) = (table.person(0), table.person(1), table.person(2));
    alice.command("challenge", &json!([{ "type": 3, "name": "game", "value": "aruki" }])).await.ok();
    let challenge = table.wait_for("challenge", |message| button(message, "accept").is_some()).await;
    let id = button(&challenge, "accept").unwrap();
    let press = |caller: crate::bed::RestClient| {
        let (channel, message, id) = (table.channel.clone(), challenge["id"].clone(), id.clone());
        tokio::spawn(async move { caller.press(&channel, &message, &id).await })
    };
    let presses: Vec<_> = (0..6)
        .map(|number| press(if number % 2 == 0 { bob.caller.clone() } else { carol.caller.clone() }))
        .collect();
    for press in presses {
        // A late press may find the button gone.
        press.await.unwrap();
    }
    table.notice(0).await;
    let games: i64 = table.ask("SELECT count(*) FROM match");
    assert_eq!(games, 1);
    let comment = public_texts(&table).await;
    assert_eq!(comment.iter().filter(|comment| comment.contains("Game on! ")).count(), 1, "{comment:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_turns_at_once_one_counts() {
    let table = Table::new().await;
    table.begin().await;
    let alice = table.person(0);
    let turns: Vec<_> = (0..30)
        .map(|number| {
            let (caller, channel) = (alice.caller.clone(), table.channel.clone());
            let turn = format!("{0}2{0}3", char::from(b'a' + number % 12));
            tokio::spawn(async move {
                let options = json!([{ "type": 3, "name": "move", "value": turn }]);
                caller.command(&channel, "move", &options).await.ok()
            })
        })
        .collect();
    for turn in turns {
        turn.await.unwrap();
    }
    table.notice(1).await;
    assert_eq!(table.ask("SELECT count(*) FROM ply"), 1);
    let began = Instant::now();
    let private = loop {
        let private = alice.caller.messages(&table.channel).await;
        let private: Vec<_> = private.iter().filter(|message| is_private(message)).map(words).collect();
        // A slow machine defers, and the answer is empty for now.
        if private.iter().all(|comment| !comment.is_empty()) || began.elapsed() > TIMEOUT {
            break private;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert_eq!(private.iter().filter(|comment| comment.contains("You played")).count(), 1);
    let late = private.iter().filter(|comment| comment.contains("opponent's turn")).count();
    assert_eq!(late, 29, "{private:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_during_a_move_needs_confirmation_again() {
    let table = Table::new().await;
    let notice = table.begin_and_move().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let sure = bob.press_and_read(&notice, "more").await;
    let sure = bob.press_and_read(&sure, "resign").await;
    let (played, resigned) = tokio::join!(alice.play("e2e3"), bob.press(&sure, "resign!"));
    resigned.ok();
    let over = table.ask("SELECT count(*) FROM match WHERE reason = 'resignation'") == 1;
    let moves = table.ask("SELECT count(*) FROM ply");
    // The first action wins: after the move the confirmation is stale, after the end no move is
    // possible.
    assert_eq!(moves, 2 + i64::from(!over), "{}", words(&played));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_store_defers_the_answer() {
    let mut table = Table::without_bot().await;
    table.start_bot().await;
    let start = table.begin().await;
    let alice = table.person(0);
    let lock = table.lock();
    let (comment, ()) = tokio::join!(alice.play("d2d3"), async {
        // The bot defers while the store is locked.
        let thinks = |message: &Value| message["flags"].as_u64().is_some_and(|flags| flags & LOADING != 0);
        let began = Instant::now();
        while !alice.caller.messages(&table.channel).await.iter().any(thinks) {
            assert!(began.elapsed() < TIMEOUT, "it is empty");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        drop(lock);
    });
    assert!(is_private(&comment), "{comment}");
    let at = |id: &Value| id.as_str().unwrap().parse::<u64>().unwrap() >> 22;
    let after = Duration::from_millis(at(&comment["id"]) - at(&comment["interaction"]["id"]));
    assert!(after >= limits::DEFER_AFTER, "{after:?}: {comment}");
    let began = Instant::now();
    loop {
        let comment = alice.read(&comment["id"]).await;
        if words(&comment).contains("You played") {
            assert_eq!(comment["attachments"].as_array().unwrap().len(), 1, "{comment}");
            break;
        }
        assert!(began.elapsed() < TIMEOUT, "{comment}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    table.notice(1).await;
    assert!(button(&start, "move").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unrecorded_message_is_not_posted_again() {
    let table = Table::new().await;
    table.begin().await;
    table
        .until("the start is noted", || table.ask("SELECT count(*) FROM outbox WHERE sent_at IS NULL") == 0)
        .await;
    table.run("CREATE TRIGGER full BEFORE UPDATE ON outbox BEGIN SELECT RAISE(ABORT, 'disk full'); END");
    let _ = table.bed.traffic().await;
    table.person(0).play("d2d3").await;
    table.notice(1).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let posts = table.bed.traffic().await.iter().filter(|request| is_post(request)).count();
    assert_eq!(posts, 1);
    table.run("DROP TRIGGER full");
    table.person(1).play("a11a10").await;
    table.notice(2).await;
}

fn is_post(request: &crate::openapi::Exchange) -> bool {
    request.method == "POST" && request.path.ends_with("/messages")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_channel_delays_no_other() {
    let table = Table::new().await;
    table.begin().await;
    // The game can't move back to the channel of its challenge either.
    table.run("UPDATE match SET channel = 4242; UPDATE challenge SET channel = 4242");
    table.person(0).play("d2d3").await;
    let began = Instant::now();
    while table.ask("SELECT max(attempts) FROM outbox WHERE channel = 4242") != 1 {
        assert!(began.elapsed() < TIMEOUT);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let carol = table.person(2);
    carol.command("challenge", &json!([{ "type": 3, "name": "game", "value": "aruki" }])).await.ok();
    table.wait_for("an open challenge", |message| words(message).contains("Who's in?")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopping_bot_finishes_its_answers_and_notices() {
    let mut table = Table::with_faults("delay=400ms,seed=3").await;
    table.begin().await;
    let alice = table.person(0).caller;
    let channel = table.channel.clone();
    let playing = tokio::spawn(async move {
        let options = json!([{ "type": 3, "name": "move", "value": "d2d3" }]);
        alice.command(&channel, "move", &options).await
    });
    let began = Instant::now();
    while table.ask("SELECT count(*) FROM ply") == 0 {
        assert!(began.elapsed() < TIMEOUT);
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    table.stop_bot().await;
    let answer: Value = playing.await.unwrap().ok();
    let comment = table.person(0).read(&answer["message_id"]).await;
    assert!(words(&comment).contains("You played"), "{comment}");
    assert!(
        public_texts(&table).await.last().unwrap().contains("played `O(d2)d3`"),
        "the notice is posted, too"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_notice_does_not_ping_players_who_moved() {
    let table = Table::new().await;
    table.begin().await;
    // The messages wait as if refused; the players continue by commands.
    table.run(
        "CREATE TRIGGER wait AFTER INSERT ON outbox BEGIN
             UPDATE outbox SET due_at = due_at + 3600000 WHERE id = new.id; END",
    );
    for (index, turn) in ["d2d3", "d11d10", "e2e3"].into_iter().enumerate() {
        table.person(index % 2).play(turn).await;
    }
    // Five minutes pass.
    table.run("DROP TRIGGER wait; UPDATE outbox SET due_at = 0, created_at = created_at - 300000");
    // An action wakes the outbox.
    let options = json!([{ "type": 3, "name": "game", "value": "aruki" }]);
    table.person(2).command("challenge", &options).await.ok();
    let last = table.notice(3).await;
    assert_eq!(pinged(&last), [table.person(1).caller.id.clone()]);
    assert!(words(&last).contains("Due <t"), "{}", words(&last));
    for turn in ["O(d2)d3", "O(d11)d10"] {
        let tells = |message: &Value| words(message).contains(&format!(" played `{turn}`"));
        let notice = table.wait_for(turn, tells).await;
        assert!(pinged(&notice).is_empty(), "{}", words(&notice));
        assert!(!words(&notice).contains("your turn") && !words(&notice).contains("Due <t"));
    }
}
