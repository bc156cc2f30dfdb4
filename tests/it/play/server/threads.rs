//! A thread per game: created, archived, locked, deleted and found again.

use serde_json::{Value, json};

use super::{bob_against_carol, channel, containing, deny, home, messages_in, option, part, set, wait_in};
use crate::bed::{RestClient, text};
use crate::play::table::{Table, pinged};

const PUBLIC_THREADS: u64 = 1 << 35;

async fn play_in(caller: &RestClient, channel: &str, turn: &str) {
    caller.command(channel, "move", &json!([option(3, "move", turn)])).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn each_game_keeps_a_thread_for_its_pings() {
    let mut table = Table::new().await;
    let on = part("threads", &json!([option(3, "each", "on")]));
    assert!(set(&table, &on).await.contains("**A thread per game:** On"));
    bob_against_carol(&table).await;
    table.until("the thread", || table.ask("SELECT parent IS NOT NULL FROM match") == 1).await;
    let thread = home(&table);
    assert_ne!(thread, table.channel);
    let owner = table.person(0).caller;
    let shown = owner.get(&format!("/channels/{thread}")).await.ok();
    assert_eq!(shown["name"], "Aruki: Bob vs. Carol");
    assert_eq!(
        (&shown["type"], &shown["thread_metadata"]["auto_archive_duration"]),
        (&json!(11), &json!(10080))
    );
    let start = wait_in(&table, &thread, "the start", containing("your turn")).await;
    assert_eq!(pinged(&start), std::slice::from_ref(&table.person(1).caller.id));
    let anchor = table.wait_for("the anchor", containing("A game of Aruki")).await;
    assert!(pinged(&anchor).is_empty(), "{anchor}");
    // In the thread the game is inferred.
    let bob = table.person(1).caller;
    play_in(&bob, &thread, "d2d3").await;
    wait_in(&table, &thread, "turn 1", containing("played `O(d2)d3`")).await;
    // Archived: the next notice reopens it.
    let archive = |archived: bool, locked: bool| json!({ "archived": archived, "locked": locked });
    owner.patch(&format!("/channels/{thread}"), &archive(true, false)).await.ok();
    table.person(2).play("a11a10").await;
    let notice = wait_in(&table, &thread, "turn 2", containing("played `O(a11)a10`")).await;
    assert_eq!(pinged(&notice), std::slice::from_ref(&bob.id));
    let state = |shown: &Value| shown["thread_metadata"]["archived"].as_bool().unwrap();
    assert!(!state(&owner.get(&format!("/channels/{thread}")).await.ok()));
    // Deleted: the next notice gets a new thread, over a restart.
    table.stop_bot().await;
    let owner = table.person(0).caller;
    owner.ask("DELETE", &format!("/channels/{thread}"), None).await.ok();
    table.start_bot().await;
    table.person(1).play("e2e3").await;
    table
        .until("another thread", || {
            home(&table) != thread && table.ask("SELECT parent IS NOT NULL FROM match") == 1
        })
        .await;
    let second = home(&table);
    let notice = wait_in(&table, &second, "turn 3", containing("played `O(e2)e3`")).await;
    assert_eq!(pinged(&notice), std::slice::from_ref(&table.person(2).caller.id));
    // Archived and locked: the bot may not reopen it, and uses the channel.
    owner.patch(&format!("/channels/{second}"), &archive(true, true)).await.ok();
    table.person(2).play("b11b10").await;
    let notice = table.notice(4).await;
    assert_eq!(pinged(&notice), [table.person(1).caller.id.clone()]);
    assert_eq!(home(&table), table.channel);
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_inactive_thread_is_reopened_a_closed_one_is_not() {
    let table = Table::new().await;
    set(&table, &part("threads", &json!([option(3, "each", "on")]))).await;
    set(&table, &part("pace", &json!([option(4, "days", 14)]))).await;
    bob_against_carol(&table).await;
    table.until("the thread", || table.ask("SELECT parent IS NOT NULL FROM match") == 1).await;
    assert_eq!(table.ask("SELECT pace_days FROM match"), 14, "the server's pace");
    let thread = home(&table);
    wait_in(&table, &thread, "the start", containing("your turn")).await;
    let owner = table.person(0).caller;
    let path = format!("/channels/{thread}");
    let archived = async || owner.get(&path).await.ok()["thread_metadata"]["archived"] == true;
    owner.patch(&path, &json!({ "archived": true })).await.ok();
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    assert!(archived().await, "someone closed it on purpose");
    owner.patch(&path, &json!({ "archived": false })).await.ok();
    // By the bot's clock, the thread was silent for a week; reminders are due later.
    table.pass(6 * 24 + 12);
    owner.patch(&path, &json!({ "archived": true })).await.ok();
    let began = std::time::Instant::now();
    while archived().await {
        assert!(began.elapsed().as_secs() < 10, "it stays archived");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_thread_is_opened_by_a_bot_that_may() {
    let table = Table::new().await;
    set(&table, &part("threads", &json!([option(3, "each", "on")]))).await;
    bob_against_carol(&table).await;
    table.until("the thread", || table.ask("SELECT parent IS NOT NULL FROM match") == 1).await;
    let thread = home(&table);
    wait_in(&table, &thread, "the start", containing("your turn")).await;
    let owner = table.person(0).caller;
    let path = format!("/channels/{}/permissions/{}", table.channel, table.bed.application());
    let manage = json!({ "type": 1, "allow": (1_u64 << 34).to_string(), "deny": "0" });
    owner.ask("PUT", &path, Some(&manage)).await.ok();
    let closed = json!({ "archived": true, "locked": true });
    owner.patch(&format!("/channels/{thread}"), &closed).await.ok();
    table.person(1).play("d2d3").await;
    let notice = wait_in(&table, &thread, "turn 1", containing("played `O(d2)d3`")).await;
    assert_eq!(pinged(&notice), std::slice::from_ref(&table.person(2).caller.id));
    assert_eq!(home(&table), thread);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unrecorded_thread_is_found_again() {
    let mut table = Table::new().await;
    set(&table, &part("threads", &json!([option(3, "each", "on")]))).await;
    // The same statement records that a thread is wanted.
    table.run(
        "CREATE TRIGGER full BEFORE UPDATE OF parent ON match WHEN new.parent IS NOT NULL
         BEGIN SELECT RAISE(ABORT, 'disk full'); END",
    );
    bob_against_carol(&table).await;
    let (bot, path) = (table.bed.bot(), format!("/guilds/{}/threads/active", table.bed.guild()));
    let threads = async || bot.get(&path).await.ok()["threads"].as_array().unwrap().clone();
    let began = std::time::Instant::now();
    while threads().await.is_empty() {
        assert!(began.elapsed().as_secs() < 10, "no thread");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let made = threads().await;
    table.stop_bot().await;
    table.run("DROP TRIGGER full");
    table.start_bot().await;
    let thread = text(&made[0]["id"]);
    wait_in(&table, &thread, "the start", containing("your turn")).await;
    assert_eq!(home(&table), thread);
    let anchors =
        messages_in(&table, &table.channel).await.into_iter().filter(containing("A game of Aruki")).count();
    assert_eq!(anchors, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_right_to_make_threads_games_live_in_the_channel() {
    let table = Table::new().await;
    set(&table, &channel("add", &table.channel)).await;
    deny(&table, &table.channel, Some(PUBLIC_THREADS)).await;
    let comment = set(&table, &part("threads", &json!([option(3, "each", "on")]))).await;
    assert!(comment.contains("I can't create public threads"), "{comment}");
    bob_against_carol(&table).await;
    let start = table.notice(0).await;
    assert_eq!(pinged(&start), std::slice::from_ref(&table.person(1).caller.id));
    assert_eq!(home(&table), table.channel);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_thread_its_only_waiting_game_is_meant() {
    let table = Table::new().await;
    let on = part("threads", &json!([option(3, "each", "on")]));
    assert!(set(&table, &on).await.contains("**A thread per game:** On"));
    bob_against_carol(&table).await;
    table.until("the thread", || table.ask("SELECT parent IS NOT NULL FROM match") == 1).await;
    let thread = home(&table);
    let (alice, bob) = (table.person(0), table.person(1));
    let kyo = json!([
        option(3, "game", "kyo"),
        option(6, "opponent", alice.caller.id.clone()),
        option(3, "side", "first"),
    ]);
    bob.command("challenge", &kyo).await.ok();
    let challenge = table.challenge().await;
    alice.press(&challenge, "accept").await.ok();
    table.until("another thread", || table.ask("SELECT count(*) FROM match WHERE parent <> 0") == 2).await;
    let moves = async || {
        let turn = json!([{ "type": 3, "name": "move", "value": "", "focused": true }]);
        let lines = bob.caller.complete(&thread, "move", &turn).await.ok();
        let lines = lines["data"]["choices"].as_array().unwrap().clone();
        lines.iter().map(|line| text(&line["value"])).collect::<Vec<_>>()
    };
    let lines = moves().await;
    assert!(lines.iter().all(|value| value.contains('(')), "Aruki alone: {lines:?}");
    play_in(&bob.caller, &thread, "d2d3").await;
    wait_in(&table, &thread, "turn 1", containing("played `O(d2)d3`")).await;
    // That game waits for Carol now and drops out, even here: the other game is the only one.
    let lines = moves().await;
    assert!(!lines.is_empty() && lines.iter().all(|value| !value.contains('(')), "Kyo alone: {lines:?}");
}
