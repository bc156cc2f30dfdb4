//! Discord is asked about both players and the place before a game begins.

use serde_json::{Value, json};

use super::table::{Table, button, words};

const VIEW: u64 = 1 << 10;
const SEND: u64 = 1 << 11;

fn containing(part: &str) -> impl Fn(&Value) -> bool {
    move |message| words(message).contains(part)
}

/// Alice challenges Bob.
async fn challenged(table: &Table) -> Value {
    let (alice, bob) = (table.person(0), table.person(1));
    let options = json!([
        { "type": 3, "name": "game", "value": "aruki" },
        { "type": 6, "name": "opponent", "value": bob.caller.id },
    ]);
    alice.command("challenge", &options).await.ok();
    table.challenge().await
}

/// Carol challenges anyone.
async fn open_challenge(table: &Table) -> Value {
    let options = json!([{ "type": 3, "name": "game", "value": "aruki" }]);
    table.person(2).command("challenge", &options).await.ok();
    table.challenge().await
}

/// Denies a person or the bot something in a channel.
async fn deny(table: &Table, channel: &str, whom: &str, bits: u64) {
    let form = json!({ "type": 1, "allow": "0", "deny": bits.to_string() });
    let path = format!("/channels/{channel}/permissions/{whom}");
    table.person(0).caller.ask("PUT", &path, Some(&form)).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenger_who_left_begins_no_game() {
    let table = Table::new().await;
    let challenge = open_challenge(&table).await;
    table.leave(&table.person(2).caller.id).await;
    let told = table.person(1).press_and_read(&challenge, "accept").await;
    let expected = format!("<@{}> has left this server", table.person(2).caller.id);
    assert!(words(&told).contains(&expected), "{}", words(&told));
    let public = table.person(1).read(&challenge["id"]).await;
    let public = if button(&public, "accept").is_none() {
        public
    } else {
        let reader = table.person(1);
        let began = std::time::Instant::now();
        loop {
            let message = reader.read(&challenge["id"]).await;
            if button(&message, "accept").is_none() || began.elapsed() > super::table::TIMEOUT {
                break message;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    };
    assert!(words(&public).contains("one of the players has left this server"), "{}", words(&public));
    assert_eq!(table.ask("SELECT count(*) FROM match"), 0);
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_discords_word_the_player_tries_again() {
    let table = Table::new().await;
    let challenge = challenged(&table).await;
    let bob = table.person(1);
    let rule = json!({ "method": "GET", "route": "/guilds/{guild_id}/members/{user_id}", "status": 500 });
    table.set_faults(&json!({ "rules": [rule] })).await;
    let told = bob.press_and_read(&challenge, "accept").await;
    let expected = format!("I can't tell whether <@{}> is still here. Try again.", table.person(0).caller.id);
    assert!(words(&told).contains(&expected), "{}", words(&told));
    assert_eq!(table.ask("SELECT count(*) FROM match"), 0);
    table.set_faults(&json!({ "rules": [] })).await;
    bob.press(&challenge, "accept").await.ok();
    table.until("the game", || table.ask("SELECT count(*) FROM match") == 1).await;
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_has_ten_seconds_to_answer() {
    let table = Table::new().await;
    let challenge = challenged(&table).await;
    let rule = json!({ "method": "GET", "route": "/guilds/{guild_id}/members/{user_id}", "delay": "40s" });
    table.set_faults(&json!({ "rules": [rule] })).await;
    let began = std::time::Instant::now();
    let told = table.person(1).press_and_read(&challenge, "accept").await;
    assert!(words(&told).contains("I can't tell whether"), "{}", words(&told));
    assert!((10..40).contains(&began.elapsed().as_secs()), "{:?}", began.elapsed());
    assert_eq!(table.ask("SELECT count(*) FROM challenge WHERE state = 'open'"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begins_only_where_all_can_follow_it() {
    let table = Table::new().await;
    let (owner, bob) = (table.person(0), table.person(1));
    let path = format!("/guilds/{}/channels", table.bed.guild());
    let made = owner.caller.ask("POST", &path, Some(&json!({ "name": "board", "type": 0 }))).await.ok();
    let home = made["id"].as_str().unwrap().to_owned();
    let add = json!([{ "type": 7, "name": "channel", "value": home }]);
    let add =
        json!([{ "type": 2, "name": "channel", "options": [{ "type": 1, "name": "add", "options": add }] }]);
    owner.ask("server", &add).await;
    let challenge = challenged(&table).await;
    deny(&table, &home, &bob.caller.id, VIEW).await;
    let told = bob.press_and_read(&challenge, "accept").await;
    let expected = format!("<@{}> can't see <#{home}>, where the game would be played.", bob.caller.id);
    assert!(words(&told).contains(&expected), "{}", words(&told));
    table.wait_for("the closed challenge", containing("can't be played in its channel")).await;
    deny(&table, &home, &bob.caller.id, 0).await;
    let challenge = challenged(&table).await;
    deny(&table, &home, &table.bed.application(), SEND).await;
    let told = bob.press_and_read(&challenge, "accept").await;
    assert!(words(&told).contains(&format!("I can't write in <#{home}>")), "{}", words(&told));
    assert_eq!(table.ask("SELECT count(*) FROM match"), 0);
    assert_eq!(table.ask("SELECT count(*) FROM challenge WHERE closed_because = 'place'"), 2);
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_begins_only_with_a_member() {
    let table = Table::new().await;
    let (bob, carol) = (table.person(1), table.person(2));
    let challenge = open_challenge(&table).await;
    bob.press(&challenge, "accept").await.ok();
    table.start_of("aruki").await;
    let resigned = bob.ask("resign", &json!([])).await;
    bob.press(&resigned, "resign!").await.ok();
    // Nobody had moved.
    let end = table.wait_for("the end", containing("Game aborted")).await;
    carol.press(&end, "rematch").await.ok();
    table.wait_for("the offer", containing("want a rematch")).await;
    table.leave(&carol.caller.id).await;
    let told = bob.ask("rematch", &json!([])).await;
    assert!(words(&told).contains("has left this server, so the game can't begin"), "{}", words(&told));
    assert_eq!(table.ask("SELECT count(*) FROM match"), 1);
    assert_eq!(table.ask("SELECT count(*) FROM challenge WHERE closed_because = 'left'"), 1);
}
