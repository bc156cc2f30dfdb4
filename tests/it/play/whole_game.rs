//! A whole game through interactions, with a restart in the middle.

use serde_json::Value;

use super::table::{Table, button, is_private, picture, pinged, words};
use crate::openapi;

/// A game of Aruki from the start to checkmate, with both wipes, a promotion and evolutions.
pub(super) fn aruki() -> Vec<String> {
    serde_json::from_str(include_str!("../../../crates/rules/tests/vectors/aruki/whole_game.json")).unwrap()
}

/// Plays a whole game with a restart in the middle, and returns the notices before its end. People
/// type moves as `typed` converts them; the stored notation is canonical.
async fn play_through(
    table: &mut Table,
    (game, setup): (&str, &str),
    script: &[String],
    typed: impl Fn(&str, usize) -> String,
) -> Vec<Value> {
    let start = table.begin_game(game, setup).await;
    let seats = [table.person(0).caller.id.clone(), table.person(1).caller.id.clone()];
    assert_eq!(pinged(&start), std::slice::from_ref(&seats[0]));
    let mut notices = vec![start];
    for (index, turn) in script.iter().enumerate() {
        if index == script.len() / 2 {
            table.stop_bot().await;
            table.start_bot().await;
        }
        let mover = table.person(index % 2);
        let answer = mover.play_surely(&typed(turn, index)).await;
        assert!(is_private(&answer));
        assert!(words(&answer).contains(&format!("`{turn}`")), "{turn}: {}", words(&answer));
        if index + 1 == script.len() {
            break;
        }
        let notice = table.notice(index + 1).await;
        assert!(!is_private(&notice));
        assert_eq!(pinged(&notice), std::slice::from_ref(&seats[(index + 1) % 2]), "only the player to move");
        assert!(words(&notice).contains(&format!("`{turn}`")), "{}", words(&notice));
        assert!(words(&notice).contains("<t:"), "no deadline: {}", words(&notice));
        notices.push(notice);
    }
    notices
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_to_checkmate_over_a_restart() {
    let mut table = Table::new().await;
    let script = aruki();
    let notices = play_through(&mut table, ("aruki", "standard"), &script, typed).await;
    let end = table.wait_for("the end", |message| words(message).contains("Checkmate")).await;
    let (winner, side) = if script.len() % 2 == 1 { ("Alice", "White") } else { ("Bob", "Black") };
    assert!(words(&end).contains(&format!("{winner} wins")), "{}", words(&end));
    assert!(button(&end, "move").is_none());
    let (alt, png) = picture(&table, &end).await;
    assert!(alt.starts_with(&format!("Aruki, {side} won by checkmate")), "{alt}");
    assert!(png.starts_with(b"\x89PNG"));
    for (index, notice) in notices.iter().enumerate().step_by(9) {
        let (alt, png) = picture(&table, notice).await;
        let side =
            if index % 2 == 0 { "White to move, seen from White" } else { "Black to move, seen from Black" };
        assert!(alt.contains(side), "{alt}");
        assert!(alt.chars().count() <= 1024);
        assert!((1_000..=100_000).contains(&png.len()), "{} bytes", png.len());
    }
    // A finished game refuses moves with an explanation.
    let view = table.person(0).press_and_read(&end, "view").await;
    assert!(is_private(&view) && words(&view).contains("Checkmate"), "{}", words(&view));
    let refused = table.person(script.len() % 2).play("a2a3").await;
    assert!(words(&refused).contains("no game for that"), "{}", words(&refused));
    let told = count_announcements(&table).await;
    assert_eq!(told, script.len(), "every turn is announced once");
    check_against_the_description(&table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_kyo_until_a_king_falls() {
    let mut table = Table::new().await;
    let games = include_str!("../../../crates/rules/tests/vectors/kyo/games.jsonl").lines();
    let game: Value = games
        .map(|line| serde_json::from_str(line).unwrap())
        .find(|game: &Value| game["id"] == "play-2")
        .unwrap();
    let script: Vec<String> = serde_json::from_value(game["turns"].clone()).unwrap();
    // The vectors' shortest game ending with a king's capture; it begins as Deadlock.
    let typed = |turn: &str, index: usize| match index % 3 {
        0 => turn.to_lowercase().replace(' ', ""),
        1 => turn.replace(' ', "-"),
        _ => turn.to_owned(),
    };
    let notices = play_through(&mut table, ("kyo", "front"), &script, typed).await;
    let end = table.wait_for("the end", |message| words(message).contains("game over")).await;
    let winner = game["outcome"]["winner"].as_str().unwrap();
    assert_eq!(winner, "red");
    assert!(words(&end).contains("Bob captured Alice's King and wins!"), "{}", words(&end));
    for (index, notice) in notices.iter().enumerate().step_by(7) {
        let (alt, png) = picture(&table, notice).await;
        let side = ["Gold", "Red"][index % 2];
        assert!(alt.contains(&format!("{side} to move")), "{alt}");
        assert!(alt.chars().count() <= 1024);
        assert!((1_000..=100_000).contains(&png.len()), "{} bytes", png.len());
    }
    assert_eq!(count_announcements(&table).await, script.len(), "every turn is announced once");
}

/// Every third move is typed loosely, the others canonically.
fn typed(turn: &str, index: usize) -> String {
    match index % 3 {
        0 => turn.to_lowercase().replace(['(', ')'], " "),
        1 => turn.trim_end_matches(['+', '#']).to_owned(),
        _ => turn.to_owned(),
    }
}

/// Number of public messages that report a move.
async fn count_announcements(table: &Table) -> usize {
    let mut told = 0;
    let mut before = String::new();
    loop {
        let reader = table.bed.person(2);
        let path = format!("/channels/{}/messages?limit=50{before}", table.channel);
        let page = reader.get(&path).await.ok();
        let page = page.as_array().unwrap().clone();
        told += page.iter().filter(|message| words(message).contains(" played `")).count();
        match page.last() {
            Some(last) => before = format!("&before={}", last["id"].as_str().unwrap()),
            None => return told,
        }
    }
}

/// Validates the bot's requests and the sandbox's responses against Discord's description.
async fn check_against_the_description(table: &Table) {
    let traffic = table.bed.traffic().await;
    assert!(traffic.len() > 100, "only {} exchanges were recorded", traffic.len());
    let registered = traffic.iter().filter(|exchange| exchange.method == "PUT").count();
    assert_eq!(registered, 1, "the second start finds the commands up to date");
    traffic.iter().for_each(openapi::check_exchange);
    let sent = traffic.iter().filter(|exchange| exchange.request_json.is_some()).count();
    assert!(sent > 50, "only {sent} requests had a body");
}
