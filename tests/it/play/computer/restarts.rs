//! The computer's choices don't depend on restarts of the bot, and no move is lost.

use std::time::Duration;

use sealed_move::bot::ThinkLimits;
use sealed_move::domain::Id;
use serde_json::{Value, json};

use super::proof::verify;
use crate::bed::text;
use crate::play::crash::start;
use crate::play::table::{Table, pinged, words};

/// Alice's moves against level 1 in Aruki. They are legal with the seed of [`Table`], not with every seed.
const MOVES: [&str; 4] = ["a2a3", "b2b3", "c2c3", "d2d3"];

async fn played(restarts: bool) -> Vec<String> {
    let mut table = Table::new().await;
    table.person(0).begin_against("aruki", 1, "first").await;
    for (number, turn) in MOVES.into_iter().enumerate() {
        if restarts {
            // The bot stops while it thinks, or before.
            table.person(0).try_play(turn).await;
            table.stop_bot().await;
            table.start_bot().await;
        } else {
            table.person(0).play_computer(turn).await;
        }
        let count = 2 * (number + 1);
        table.until("it answers", || table.moves().len() == count).await;
    }
    table.moves()
}

#[tokio::test(flavor = "multi_thread")]
async fn restarts_neither_change_nor_lose_choices() {
    let one = played(false).await;
    assert_eq!(one.len(), 8);
    assert_eq!(played(true).await, one);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_that_another_start_left_claimed_is_taken_up_at_once() {
    let mut table = Table::new().await;
    table.person(0).begin_against("aruki", 1, "first").await;
    table.person(0).play_computer("a2a3").await;
    table.stop_bot().await;
    // The state after a kill: to move, claimed by this process, due in the distant future.
    table.run("UPDATE computer_job SET task = 'move', claimed_by = 1, due_at = 99999999999999");
    table.run("DELETE FROM ply WHERE number = 1");
    table.run(
        "UPDATE match SET revision = 1, turn = 'second', turn_number = 2;
         UPDATE computer_job SET revision = 1",
    );
    table.start_bot().await;
    table.until("it answers", || table.moves().len() == 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_out_of_time_says_so_and_moves_later() {
    let mut table = Table::new().await;
    table.person(0).begin_against("kyo", 6, "first").await;
    table.stop_bot().await;
    // Too short for any thought.
    table.thinking = Some(ThinkLimits { threads: Some(1), time_limit: Duration::from_millis(1) });
    table.start_bot().await;
    let alice = table.person(0);
    alice.play("A3 A4").await;
    table.until("it fails", || table.ask("SELECT attempts FROM computer_job") >= 3).await;
    let told = |message: &Value| words(message).contains("Computer 6 · Best can't find its move in Kyo");
    let notice = alice.wait_for_direct("it says so", told).await;
    assert_eq!(pinged(&notice), std::slice::from_ref(&alice.caller.id));
    assert_eq!(table.moves().len(), 1);
    table.stop_bot().await;
    table.thinking = None;
    table.run("UPDATE match SET second = -1; UPDATE computer_job SET due_at = 0");
    table.start_bot().await;
    table.until("it moves", || table.moves().len() == 2).await;
}

/// Alice's moves against level 6 in Kyo, which thinks for seconds. They are legal with the seed that
/// the test sets, not with every seed.
const SLOW_MOVES: [&str; 4] = ["A3 A4", "B3 B4", "C3 C4", "D3 D4"];

/// The real program, killed while the computer thinks: the next process makes the same choice,
/// once. The game file proves it.
#[tokio::test(flavor = "multi_thread")]
async fn a_kill_during_a_thought_loses_and_doubles_no_move() {
    let table = Table::without_bot().await;
    let mut bot = start(&table).await;
    let alice = table.person(0);
    alice.begin_against("kyo", 6, "first").await;
    bot.kill().await.unwrap();
    // The program chose a random seed.
    let chosen = table.ask("SELECT count(*) FROM match WHERE length(computer_seed) = 32");
    assert_eq!(chosen, 1, "one game, with a seed");
    table.run(&format!("UPDATE match SET computer_seed = x'{}'", "07".repeat(32)));
    bot = start(&table).await;
    let mut thinking = 0;
    for (number, turn) in SLOW_MOVES.into_iter().enumerate() {
        alice.play(turn).await;
        let (before, after) = (2 * number + 1, 2 * number + 2);
        // Claimed, or already played.
        let claimed = "SELECT count(*) FROM computer_job WHERE task = 'move' AND claimed_by IS NOT NULL";
        table.until("it thinks", || table.ask(claimed) == 1 || table.moves().len() == after).await;
        bot.kill().await.unwrap();
        let kept = table.moves().len();
        assert!((before..=after).contains(&kept), "{kept} of {after}");
        thinking += after - kept;
        bot = start(&table).await;
        table.until("it answers", || table.moves().len() == after).await;
        let again = "SELECT count(*) FROM computer_job WHERE task = 'move'";
        table.until("no job is left", || table.ask(again) == 0).await;
        assert_eq!(table.moves().len(), after, "once");
    }
    println!("{thinking} of {} kills while it thought", SLOW_MOVES.len());
    assert!(thinking > 0, "some kill interrupts a thought");
    let asked = alice.ask("resign", &json!([])).await;
    alice.press(&asked, "resign!").await.ok();
    table.until("it is over", || table.ask("SELECT count(*) FROM match WHERE ended_at IS NULL") == 0).await;
    let id = Id(table.ask("SELECT id FROM match") as u64).to_string();
    let viewer = alice.ask("history", &json!([{ "type": 3, "name": "game", "value": id }])).await;
    let file = alice.press_and_read(&viewer, "record").await;
    let url = text(&file["attachments"][0]["url"]);
    let file = table.bed.client.get(url).send().await.unwrap().text().await.unwrap();
    let done = verify(&file);
    let told = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(
        done.status.success() && told.contains("All 4 moves of Computer 6 · Best are its own."),
        "{told}"
    );
    bot.kill().await.unwrap();
}
