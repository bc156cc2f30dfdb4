//! `/server` as admins and players meet it: where games live, limits, ends that admins make, and
//! the server's data.

use serde_json::{Value, json};

use super::table::{Table, button, is_private, pinged, words};
use crate::sandbox::bed::{RestClient, text};

fn says(part: &str) -> impl Fn(&Value) -> bool {
    move |message| words(message).contains(part)
}

/// A part of `/server` with its options.
fn part(name: &str, options: &Value) -> Value {
    json!([{ "type": 1, "name": name, "options": options }])
}

/// `/server channel …`
fn channel(action: &str, channel: &str) -> Value {
    let options = json!([{ "type": 7, "name": "channel", "value": channel }]);
    json!([{ "type": 2, "name": "channel", "options": [{ "type": 1, "name": action, "options": options }] }])
}

fn option(kind: u64, name: &str, value: impl Into<Value>) -> Value {
    json!({ "type": kind, "name": name, "value": value.into() })
}

/// Alice, the owner, changes something; what she is told is returned.
async fn set(table: &Table, options: &Value) -> String {
    let comment = table.person(0).ask("server", options).await;
    assert!(is_private(&comment), "{comment}");
    words(&comment)
}

/// What is said in a channel, the newest first.
async fn told_in(table: &Table, channel: &str) -> Vec<Value> {
    table.bed.person(2).messages(channel).await
}

/// Waits for the newest message of a channel that fits.
async fn wait_in(table: &Table, channel: &str, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
    let began = std::time::Instant::now();
    loop {
        if let Some(found) = told_in(table, channel).await.into_iter().find(|message| fits(message)) {
            return found;
        }
        assert!(began.elapsed().as_secs() < 20, "no message: {what}");
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

/// Denies the bot something in a channel, or allows it again.
async fn deny(table: &Table, channel: &str, bits: Option<u64>) {
    let path = format!("/channels/{channel}/permissions/{}", table.bed.application());
    let owner = table.person(0).caller;
    match bits {
        Some(bits) => {
            let form = json!({ "type": 1, "allow": "0", "deny": bits.to_string() });
            owner.ask("PUT", &path, Some(&form)).await.ok();
        }
        None => drop(owner.ask("DELETE", &path, None).await.ok()),
    }
}

const SEND: u64 = 1 << 11;
const EMBED: u64 = 1 << 14;
const PUBLIC_THREADS: u64 = 1 << 35;

/// The channel of the only match.
fn home(table: &Table) -> String {
    table.ask("SELECT channel FROM match").to_string()
}

/// Bob challenges Carol to Aruki as White in the table's channel, and she accepts.
async fn bob_against_carol(table: &Table) {
    let (bob, carol) = (table.person(1), table.person(2));
    let options = json!([
        option(3, "game", "aruki"),
        option(6, "opponent", carol.caller.id.clone()),
        option(3, "side", "first"),
    ]);
    bob.command("challenge", &options).await.ok();
    let challenge = table.wait_for("the challenge", |message| {
        button(message, "accept").is_some() && pinged(message) == std::slice::from_ref(&carol.caller.id)
    });
    carol.press(&challenge.await, "accept").await.ok();
    table.until("the game begins", || table.ask("SELECT count(*) FROM match") == 1).await;
}

/// The id of the only match, as the bot completes it for an admin.
async fn completed(table: &Table, person: usize, action: &str, typed: &str) -> Vec<Value> {
    let game = json!({ "type": 3, "name": "game", "value": typed, "focused": true });
    table.person(person).complete("server", &part(action, &json!([game]))).await
}

async fn play_in(caller: &RestClient, channel: &str, turn: &str) {
    caller.command(channel, "move", &json!([option(3, "turn", turn)])).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_admins_set_a_server_whatever_discord_lets_through() {
    let table = Table::new().await;
    let show = part("show", &json!([]));
    table.person(1).command("server", &show).await.refused(403, 50013);
    // An admin of Discord's own may let everybody use the command; the bot still asks.
    let application = table.bed.application();
    let path = format!("/applications/{application}/commands");
    let commands = table.bed.bot().get(&path).await.ok();
    let own = commands.as_array().unwrap().iter().find(|command| command["name"] == "server").unwrap();
    let open = json!({ "default_member_permissions": null });
    table.bed.bot().patch(&format!("{path}/{}", text(&own["id"])), &open).await.ok();
    bob_against_carol(&table).await;
    for options in [show.clone(), part("delete", &json!([])), part("export", &json!([]))] {
        let comment = table.person(1).ask("server", &options).await;
        assert!(
            is_private(&comment) && words(&comment).contains("for admins of the server"),
            "{}",
            words(&comment)
        );
        assert!(comment["attachments"].as_array().unwrap().is_empty());
    }
    assert!(completed(&table, 1, "abort", "").await.is_empty());
    let comment = set(&table, &show).await;
    for part in ["the channel of their challenge", "**A thread per game:** Off", "3 days", "1 ongoing game"] {
        assert!(comment.contains(part), "{part}: {comment}");
    }
    table.bed.check_traffic();
}

#[tokio::test(flavor = "multi_thread")]
async fn games_live_in_the_first_channel_that_can_be_used() {
    let table = Table::new().await;
    let general = table.bed.channel("general");
    let comment = set(&table, &channel("add", &general)).await;
    assert!(comment.contains(&format!("<#{general}>")), "{comment}");
    bob_against_carol(&table).await;
    let challenge = table.wait_for("the challenge", says("accepted the challenge")).await;
    assert!(words(&challenge).contains(&format!("The game begins in <#{general}>")), "{}", words(&challenge));
    let start = wait_in(&table, &general, "the start", says("your turn")).await;
    assert_eq!(pinged(&start), std::slice::from_ref(&table.person(1).caller.id));
    assert_eq!(home(&table), general);
    // Without a permission there the next challenge stays where it is made, and says why.
    deny(&table, &general, Some(EMBED)).await;
    let comment = table.person(1).ask("challenge", &json!([option(3, "game", "kyo")])).await;
    assert!(words(&comment).contains("I need the permission to embed links"), "{}", words(&comment));
    let home_of_it = "SELECT count(*) FROM challenge WHERE home IS NULL AND game = 'kyo'";
    assert_eq!(table.ask(home_of_it), 1);
    let comment = set(&table, &part("show", &json!([]))).await;
    assert!(comment.contains("I need the permission to embed links"), "{comment}");
    // Where the challenge cannot be posted it is posted where the game will be.
    deny(&table, &general, None).await;
    deny(&table, &table.channel, Some(SEND)).await;
    let comment = table.person(2).ask("challenge", &json!([option(3, "game", "aruki")])).await;
    assert!(words(&comment).contains("Your challenge is out"), "{}", words(&comment));
    wait_in(&table, &general, "the challenge", says("is looking for somebody to play Aruki")).await;
    deny(&table, &general, Some(SEND)).await;
    let comment = table.person(2).ask("challenge", &json!([option(3, "game", "aruki")])).await;
    assert!(words(&comment).contains("I cannot run a game here"), "{}", words(&comment));
    let comment = set(&table, &channel("remove", &general)).await;
    assert!(comment.contains("the channel of their challenge"), "{comment}");
    let comment = set(&table, &channel("remove", &general)).await;
    assert!(comment.contains("none of the game channels"), "{comment}");
    table.bed.check_traffic();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_channel_is_deleted_goes_where_it_was_agreed_on() {
    let table = Table::new().await;
    let general = table.bed.channel("general");
    set(&table, &channel("add", &general)).await;
    bob_against_carol(&table).await;
    wait_in(&table, &general, "the start", says("your turn")).await;
    let (owner, carol) = (table.person(0).caller, table.person(2));
    owner.ask("DELETE", &format!("/channels/{general}"), None).await.ok();
    table.person(1).play("d2d3").await;
    let notice = table.notice(1).await;
    assert_eq!(pinged(&notice), std::slice::from_ref(&carol.caller.id));
    assert_eq!(home(&table), table.channel);
    assert_eq!(table.ask("SELECT count(*) FROM outbox WHERE parked = 1"), 0);
    let comment = set(&table, &part("show", &json!([]))).await;
    assert!(comment.contains(&format!("The channel {general} does not exist any more")), "{comment}");
    let clear =
        json!([{ "type": 2, "name": "channel", "options": [{ "type": 1, "name": "clear", "options": [] }] }]);
    assert!(!set(&table, &clear).await.contains("does not exist"));
    table.bed.check_traffic();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_moves_on_through_the_channels_that_refuse_it() {
    let table = Table::new().await;
    let general = table.bed.channel("general");
    set(&table, &channel("add", &general)).await;
    bob_against_carol(&table).await;
    wait_in(&table, &general, "the start", says("your turn")).await;
    for channel in [&general, &table.channel] {
        deny(&table, channel, Some(SEND)).await;
    }
    // Nowhere to go: the ping comes directly, and nothing is lost when a channel opens.
    table.person(1).play("d2d3").await;
    table.person(2).wait_for_direct("her turn", says("your turn")).await;
    deny(&table, &table.channel, None).await;
    table.person(2).play("a11a10").await;
    let notice = table.notice(2).await;
    assert_eq!(pinged(&notice), std::slice::from_ref(&table.person(1).caller.id));
}

#[tokio::test(flavor = "multi_thread")]
async fn each_game_gets_a_thread_and_its_pings_whatever_becomes_of_it() {
    let mut table = Table::new().await;
    let on = part("threads", &json!([option(3, "each", "on")]));
    assert!(set(&table, &on).await.contains("**A thread per game:** On"));
    bob_against_carol(&table).await;
    table.until("the thread", || table.ask("SELECT parent IS NOT NULL FROM match") == 1).await;
    let thread = home(&table);
    assert_ne!(thread, table.channel);
    let owner = table.person(0).caller;
    let shown = owner.get(&format!("/channels/{thread}")).await.ok();
    assert_eq!(shown["name"], "Aruki: Bob – Carol");
    assert_eq!(
        (&shown["type"], &shown["thread_metadata"]["auto_archive_duration"]),
        (&json!(11), &json!(10080))
    );
    let start = wait_in(&table, &thread, "the start", says("your turn")).await;
    assert_eq!(pinged(&start), std::slice::from_ref(&table.person(1).caller.id));
    let anchor = table.wait_for("the anchor", says("A game of Aruki")).await;
    assert!(pinged(&anchor).is_empty(), "{anchor}");
    // In the thread the game is inferred.
    let bob = table.person(1).caller;
    play_in(&bob, &thread, "d2d3").await;
    wait_in(&table, &thread, "turn 1", says("played `O(d2)d3`")).await;
    // Archived by somebody: the next notice opens it.
    let archive = |archived: bool, locked: bool| json!({ "archived": archived, "locked": locked });
    owner.patch(&format!("/channels/{thread}"), &archive(true, false)).await.ok();
    table.person(2).play("a11a10").await;
    let notice = wait_in(&table, &thread, "turn 2", says("played `O(a11)a10`")).await;
    assert_eq!(pinged(&notice), std::slice::from_ref(&bob.id));
    let state = |shown: &Value| shown["thread_metadata"]["archived"].as_bool().unwrap();
    assert!(!state(&owner.get(&format!("/channels/{thread}")).await.ok()));
    // Deleted: the next one gets a new thread, over a restart.
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
    let notice = wait_in(&table, &second, "turn 3", says("played `O(e2)e3`")).await;
    assert_eq!(pinged(&notice), std::slice::from_ref(&table.person(2).caller.id));
    // Closed and locked: the bot may not open it, and goes to the channel.
    owner.patch(&format!("/channels/{second}"), &archive(true, true)).await.ok();
    table.person(2).play("b11b10").await;
    let notice = table.notice(4).await;
    assert_eq!(pinged(&notice), [table.person(1).caller.id.clone()]);
    assert_eq!(home(&table), table.channel);
    table.bed.check_traffic();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_fell_asleep_is_opened_and_one_that_was_closed_is_not() {
    let table = Table::new().await;
    set(&table, &part("threads", &json!([option(3, "each", "on")]))).await;
    set(&table, &part("pace", &json!([option(4, "days", 14)]))).await;
    bob_against_carol(&table).await;
    table.until("the thread", || table.ask("SELECT parent IS NOT NULL FROM match") == 1).await;
    assert_eq!(table.ask("SELECT pace_days FROM match"), 14, "the server's pace");
    let thread = home(&table);
    wait_in(&table, &thread, "the start", says("your turn")).await;
    let owner = table.person(0).caller;
    let path = format!("/channels/{thread}");
    let archived = async || owner.get(&path).await.ok()["thread_metadata"]["archived"] == true;
    owner.patch(&path, &json!({ "archived": true })).await.ok();
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    assert!(archived().await, "somebody wants it closed");
    owner.patch(&path, &json!({ "archived": false })).await.ok();
    // The bot's clock is a week on, so nobody has written for a week; no reminder is due yet.
    table.pass(6 * 24 + 12);
    owner.patch(&path, &json!({ "archived": true })).await.ok();
    let began = std::time::Instant::now();
    while archived().await {
        assert!(began.elapsed().as_secs() < 10, "it stays asleep");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    table.bed.check_traffic();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_thread_is_opened_by_a_bot_that_may() {
    let table = Table::new().await;
    set(&table, &part("threads", &json!([option(3, "each", "on")]))).await;
    bob_against_carol(&table).await;
    table.until("the thread", || table.ask("SELECT parent IS NOT NULL FROM match") == 1).await;
    let thread = home(&table);
    wait_in(&table, &thread, "the start", says("your turn")).await;
    let owner = table.person(0).caller;
    let path = format!("/channels/{}/permissions/{}", table.channel, table.bed.application());
    let manage = json!({ "type": 1, "allow": (1_u64 << 34).to_string(), "deny": "0" });
    owner.ask("PUT", &path, Some(&manage)).await.ok();
    let closed = json!({ "archived": true, "locked": true });
    owner.patch(&format!("/channels/{thread}"), &closed).await.ok();
    table.person(1).play("d2d3").await;
    let notice = wait_in(&table, &thread, "turn 1", says("played `O(d2)d3`")).await;
    assert_eq!(pinged(&notice), std::slice::from_ref(&table.person(2).caller.id));
    assert_eq!(home(&table), thread);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_was_made_and_not_noted_is_found_again() {
    let mut table = Table::new().await;
    set(&table, &part("threads", &json!([option(3, "each", "on")]))).await;
    // That one is wanted is noted by the same statement.
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
    wait_in(&table, &thread, "the start", says("your turn")).await;
    assert_eq!(home(&table), thread);
    let anchors = told_in(&table, &table.channel).await.into_iter().filter(says("A game of Aruki")).count();
    assert_eq!(anchors, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_right_to_make_threads_games_live_in_the_channel() {
    let table = Table::new().await;
    set(&table, &channel("add", &table.channel)).await;
    deny(&table, &table.channel, Some(PUBLIC_THREADS)).await;
    let comment = set(&table, &part("threads", &json!([option(3, "each", "on")]))).await;
    assert!(comment.contains("I may not create public threads"), "{comment}");
    bob_against_carol(&table).await;
    let start = table.notice(0).await;
    assert_eq!(pinged(&start), std::slice::from_ref(&table.person(1).caller.id));
    assert_eq!(home(&table), table.channel);
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_refuse_and_say_which() {
    let table = Table::new().await;
    let limits = part("limits", &json!([option(4, "games", 1), option(4, "challenges", 1)]));
    assert!(set(&table, &limits).await.contains("ongoing games 1 · open challenges 1"));
    bob_against_carol(&table).await;
    let (alice, bob) = (table.person(0), table.person(1));
    let open = json!([option(3, "game", "aruki")]);
    let comment = bob.ask("challenge", &open).await;
    assert!(
        words(&comment).contains("allows 1 ongoing game for each player: finish yours"),
        "{}",
        words(&comment)
    );
    let comment = alice
        .ask("challenge", &json!([option(3, "game", "aruki"), option(6, "opponent", bob.caller.id.clone())]))
        .await;
    assert!(
        words(&comment).contains("1 ongoing game for each player, and they have theirs"),
        "{}",
        words(&comment)
    );
    assert!(words(&alice.ask("challenge", &open).await).contains("Your challenge is out"));
    let comment = alice.ask("challenge", &open).await;
    assert!(words(&comment).contains("allows 1 open challenge for each player"), "{}", words(&comment));
    let challenge = table.wait_for("the open one", says("is looking for")).await;
    let comment = bob.press_and_read(&challenge, "accept").await;
    assert!(
        is_private(&comment)
            && words(&comment).contains("allows 1 ongoing game for each player: finish yours"),
        "{}",
        words(&comment)
    );
    // The list leads to the challenge.
    let comment = alice.ask("games", &json!([])).await;
    let message = text(&challenge["id"]);
    assert!(words(&comment).contains(&format!("/{}/{message})", table.channel)), "{}", words(&comment));
    let none = part("limits", &json!([option(4, "games", 0)]));
    assert!(set(&table, &none).await.contains("ongoing games without limit · open challenges 1"));
    bob.press(&challenge, "accept").await.ok();
    table.until("the second game", || table.ask("SELECT count(*) FROM match") == 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_admin_adjudicates_a_game_of_others_and_never_their_own() {
    let mut table = Table::new().await;
    bob_against_carol(&table).await;
    table.notice(0).await;
    let offered = completed(&table, 0, "adjudicate", "bob").await;
    assert_eq!(offered.len(), 1, "{offered:?}");
    assert!(text(&offered[0]["name"]).contains("Aruki · Bob and Carol"), "{offered:?}");
    let id = text(&offered[0]["value"]);
    let wins = |game: &str| {
        let options =
            [option(3, "game", game), option(3, "result", "second"), option(3, "reason", "Bob *left*.")];
        part("adjudicate", &json!(options))
    };
    // By its name, too.
    let asked = table.person(0).ask("server", &wins("Aruki Bob")).await;
    for part in ["Bob", "turn 1", "decided: Black wins.", "Reason given: Bob left.", "The ratings change"] {
        let comment = words(&asked).replace(&format!("<@{}>", table.person(1).caller.id), "Bob");
        assert!(is_private(&asked) && comment.contains(part), "{part}: {comment}");
    }
    // Somebody moves meanwhile: the admin is to look again.
    table.person(1).play("d2d3").await;
    table.notice(1).await;
    let comment = table.person(0).press_and_read(&asked, "end!").await;
    assert!(words(&comment).contains("moved on since"), "{}", words(&comment));
    let asked = table.person(0).ask("server", &wins(&id)).await;
    table.stop_bot().await;
    table.start_bot().await;
    let done = table.person(0).press_and_reread(&asked, "end!").await;
    assert!(words(&done).contains("Done, and the players are told"), "{}", words(&done));
    let end = table.wait_for("the end", says("An admin of the server decided: Black wins.")).await;
    assert_eq!(pinged(&end).len(), 2);
    assert!(words(&end).contains("1500? → 1662? (+162)"), "{}", words(&end));
    let comment = table.person(2).ask("profile", &json!([])).await;
    assert!(words(&comment).contains("1662"), "{}", words(&comment));
    let comment = table.person(0).ask("server", &wins(&id)).await;
    assert!(words(&comment).contains("This game is over"), "{}", words(&comment));
    let notation = "SELECT count(*) FROM match WHERE winner = 'second' AND reason = 'adjudicated' AND said = 'Bob *left*.'";
    assert_eq!(table.ask(notation), 1);
    // A game of her own.
    table.begin().await;
    assert!(completed(&table, 0, "abort", "").await.is_empty());
    let own = table.ask("SELECT id FROM match WHERE ended_at IS NULL");
    let own = sealed_move::matches::Id(own.unsigned_abs()).to_string();
    let abort = |game: &str| part("abort", &json!([option(3, "game", game)]));
    let comment = table.person(0).ask("server", &abort(&own)).await;
    assert!(words(&comment).contains("You play in that game yourself"), "{}", words(&comment));
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE ended_at IS NULL"), 1);
    let comment = table.person(0).ask("server", &abort("nonsense")).await;
    assert!(words(&comment).contains("no such game here"), "{}", words(&comment));
    table.bed.check_traffic();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_admin_calls_a_game_off_without_a_result() {
    let table = Table::new().await;
    bob_against_carol(&table).await;
    table.notice(0).await;
    for (person, turn) in [(1, "d2d3"), (2, "a11a10")] {
        table.person(person).play(turn).await;
    }
    let abort = part("abort", &json!([option(3, "game", "aruki")]));
    let asked = table.person(0).ask("server", &abort).await;
    assert!(words(&asked).contains("No rating changes"), "{}", words(&asked));
    table.person(0).press(&asked, "end!").await.ok();
    let end = table.wait_for("the end", says("called the game off")).await;
    assert!(!words(&end).contains("Ratings"), "{}", words(&end));
    assert_eq!(table.ask("SELECT count(*) FROM record"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_exported_and_deleted() {
    let table = Table::new().await;
    set(&table, &part("vacation", &json!([option(4, "days", 7)]))).await;
    bob_against_carol(&table).await;
    table.notice(0).await;
    table.person(1).play("d2d3").await;
    table.notice(1).await;
    let sent = table.person(0).ask("server", &part("export", &json!([]))).await;
    assert!(is_private(&sent) && words(&sent).contains("with 1 game"), "{}", words(&sent));
    for nonsense in ["zzz", "?!"] {
        let after = part("export", &json!([option(3, "after", nonsense)]));
        let comment = table.person(0).ask("server", &after).await;
        assert!(words(&comment).contains("This server has no such game."), "{}", words(&comment));
    }
    let url = text(&sent["attachments"][0]["url"]);
    let export: Value = table.bed.client.get(url).send().await.unwrap().json().await.unwrap();
    assert_eq!(export["settings"]["vacation_days"], 7);
    assert_eq!(export["matches"][0]["turns"], json!(["O(d2)d3"]));
    assert_eq!(export["matches"][0]["players"]["white"]["name"], "Bob");
    // Another game is over, and one is the admin's own.
    let resigned = table.person(1).ask("resign", &json!([])).await;
    table.person(1).press(&resigned, "resign!").await.ok();
    table.wait_for("the end", says("resigned")).await;
    table.begin().await;
    bob_again(&table).await;
    let asked = table.person(0).ask("server", &part("delete", &json!([]))).await;
    for part in [
        "2 games go on here",
        "The game in which only others play",
        "The game in which you play yourself",
        "Finished games (1)",
    ] {
        assert!(words(&asked).contains(part), "{part}: {}", words(&asked));
    }
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE ended_at IS NULL"), 2);
    let done = table.person(0).press_and_reread(&asked, "server!").await;
    assert!(words(&done).contains("Deleted. 2 games were going on."), "{}", words(&done));
    table.wait_for("the end of others", says("The data of this server was deleted")).await;
    table.wait_for("her own end", says("White resigned: Black wins.")).await;
    for (left, sql) in [
        (0, "SELECT count(*) FROM match WHERE ended_at IS NULL OR guild IS NOT NULL OR channel <> 0"),
        (0, "SELECT count(*) FROM challenge WHERE guild IS NOT NULL OR channel <> 0 OR state = 'open'"),
        (0, "SELECT count(*) FROM server_player"),
        (0, "SELECT count(*) FROM server"),
        (3, "SELECT count(*) FROM match"),
    ] {
        assert_eq!(table.ask(sql), left, "{sql}");
    }
    table.until("all is sent", || table.ask("SELECT count(*) FROM outbox WHERE sent_at IS NULL") == 0).await;
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE notice IS NOT NULL"), 0);
    // Their players keep them, others see them no more; ratings stay.
    let id = sealed_move::matches::Id(table.ask("SELECT min(id) FROM match").unsigned_abs()).to_string();
    let game = json!([option(3, "game", id)]);
    assert!(words(&table.person(1).ask("history", &game).await).contains("Aruki"));
    assert!(words(&table.person(0).ask("history", &game).await).contains("no such game here"));
    assert!(words(&table.person(2).ask("profile", &json!([])).await).contains("1662"));
    table.bed.check_traffic();
}

/// Bob challenges Carol once more.
async fn bob_again(table: &Table) {
    let (bob, carol) = (table.person(1), table.person(2));
    let options = json!([option(3, "game", "kyo"), option(6, "opponent", carol.caller.id.clone())]);
    bob.command("challenge", &options).await.ok();
    let challenge = table.wait_for("the challenge", |message| {
        button(message, "accept").is_some() && words(message).contains("Kyo")
    });
    carol.press(&challenge.await, "accept").await.ok();
    table.until("both go on", || table.ask("SELECT count(*) FROM match WHERE ended_at IS NULL") == 2).await;
}
