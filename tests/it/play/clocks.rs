//! Effects of time on games, and routes of pings.

use serde_json::{Value, json};

use super::directs::size;
use super::table::{Table, button, is_private, picture, pinged, words};

fn containing(part: &str) -> impl Fn(&Value) -> bool {
    move |message| words(message).contains(part)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_pings_once_and_the_deadline_ends_the_game() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    table.pass(37);
    let reminder = table.wait_for("a reminder", containing("Your time runs out")).await;
    assert_eq!(pinged(&reminder), std::slice::from_ref(&alice.caller.id));
    assert!(words(&reminder).contains("<t:") && words(&reminder).contains("https://discord.com/channels/"));
    assert!(button(&reminder, "move").is_some());
    alice.play("d2d3").await;
    table.notice(1).await;
    table.pass(71);
    table
        .wait_for("their reminder", |message| {
            words(message).contains("Your time runs out") && pinged(message) == [bob.caller.id.clone()]
        })
        .await;
    table.pass(2);
    let early = "Time ran out before both sides had moved. The game is aborted and doesn't count.";
    let end = table.wait_for("the end", containing(early)).await;
    assert!(!words(&end).contains("1500"), "no rating: {}", words(&end));
    assert_eq!(pinged(&end).len(), 2);
    let comment: Vec<_> = table.person(2).caller.messages(&table.channel).await.iter().map(words).collect();
    assert_eq!(
        comment.iter().filter(|comment| comment.contains("Your time runs out")).count(),
        2,
        "{comment:#?}"
    );
    let late = bob.play("a11a10").await;
    assert!(is_private(&late) && words(&late).contains("no game for that"), "{}", words(&late));
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_night_without_the_bot_loses_no_game() {
    let table = Table::new().await;
    table.begin().await;
    table.pass(60);
    table.wait_for("a reminder", containing("Your time runs out")).await;
    table.sleep(20);
    let told =
        table.wait_for("the credit", containing("I was away for 20 hours while it was your turn")).await;
    assert_eq!(pinged(&told), std::slice::from_ref(&table.person(0).caller.id));
    let comment = table.person(0).ask("board", &json!([])).await;
    assert!(words(&comment).contains("This includes 20 hours when I was away."), "{}", words(&comment));
    table.person(0).play("d2d3").await;
    table.notice(1).await;
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE ended_at IS NOT NULL"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn direct_messages_fall_back_to_a_mention() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let comment = bob.set("pings", "direct").await;
    assert!(
        is_private(&comment) && words(&comment).contains("**Pings:** By direct message"),
        "{}",
        words(&comment)
    );
    alice.play("d2d3").await;
    let notice = table.notice(1).await;
    assert!(pinged(&notice).is_empty(), "{}", words(&notice));
    let direct = bob.wait_for_direct("their turn", containing("your turn")).await;
    assert!(words(&direct).contains("https://discord.com/channels/"), "{}", words(&direct));
    picture(&table, &direct).await;
    // The button works there, too.
    let move_id = button(&direct, "move").unwrap();
    let channel = direct["channel_id"].as_str().unwrap();
    assert_eq!(bob.caller.press(channel, &direct["id"], &move_id).await.ok()["type"], 4, "the composer");
    bob.play("a11a10").await;
    table.notice(2).await;
    bob.accept_direct(false).await;
    alice.play("e2e3").await;
    let called = table.wait_for("a call", containing("I can't send you direct messages")).await;
    assert_eq!(pinged(&called), std::slice::from_ref(&bob.caller.id));
    assert!(words(&called).contains("it's your turn in Aruki"), "{}", words(&called));
    let comment = bob.ask("settings", &json!([])).await;
    assert!(words(&comment).contains("I couldn't send you a direct message"), "{}", words(&comment));
    // The bot remembers: the next ping comes in the channel at once.
    bob.play("b11b10").await;
    alice.play("f2f3").await;
    assert_eq!(pinged(&table.notice(5).await), std::slice::from_ref(&bob.caller.id));
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_names_its_limit_in_the_server() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let days = |days: i64| json!([{ "type": 4, "name": "days", "value": days }]);
    alice.ask("server", &json!([{ "type": 1, "name": "vacation", "options": days(2) }])).await;
    alice.set("pings", "both").await;
    table.pass(37);
    let direct = alice.wait_for_direct("a reminder", containing("Your time runs out")).await;
    assert_eq!(words(&direct).matches("[open](").count(), 1, "{}", words(&direct));
    // A direct message doesn't limit the vacation to this server's allowance.
    let channel = direct["channel_id"].as_str().unwrap();
    alice.caller.command(channel, "vacation", &days(5)).await.ok();
    let told = table.wait_for("the vacation", containing("is on vacation")).await;
    assert!(words(&told).contains("Only part of it counts in this server"), "{}", words(&told));
    let comment = alice.ask("vacation", &json!([])).await;
    assert!(words(&comment).contains("your clocks here are paused and run again <t:"), "{}", words(&comment));
    table.pass(49);
    let comment = alice.ask("vacation", &json!([])).await;
    assert!(words(&comment).contains("your clocks keep running"), "{}", words(&comment));
    let comment = bob.ask("board", &json!([])).await;
    assert!(!words(&comment).contains("is paused"), "{}", words(&comment));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pings_of_a_deleted_channel_go_directly() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    alice.caller.ask("DELETE", &format!("/channels/{}", table.channel), None).await.ok();
    let elsewhere = table.bed.channel("general");
    let turn = json!([{ "type": 3, "name": "move", "value": "d2d3" }]);
    alice.caller.command(&elsewhere, "move", &turn).await.ok();
    let direct = bob.wait_for_direct("their turn", containing("your turn")).await;
    assert!(words(&direct).contains("played `O(d2)d3`"), "{}", words(&direct));
    table
        .until("everything is sent", || table.ask("SELECT count(*) FROM outbox WHERE sent_at IS NULL") == 0)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreachable_player_is_told_at_the_next_command() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    bob.accept_direct(false).await;
    // The bot may still read, but not write.
    let bot = format!("/channels/{}/permissions/{}", table.channel, table.bed.application());
    let deny = json!({ "type": 1, "allow": "0", "deny": "2048" });
    alice.caller.ask("PUT", &bot, Some(&deny)).await.ok();
    alice.play("d2d3").await;
    let unreached = "SELECT count(*) FROM setting WHERE unreached_at IS NOT NULL";
    table.until("the ping fails", || table.ask(unreached) == 1).await;
    let told = bob.ask("games", &json!([])).await;
    assert!(words(&told).contains("didn't reach you"), "{}", words(&told));
    let told = bob.ask("games", &json!([])).await;
    assert!(!words(&told).contains("didn't reach you"), "{}", words(&told));
    // Once it may write again, the notice arrives and pings the unreached player.
    alice.caller.ask("DELETE", &bot, None).await.ok();
    table.pass(2);
    let notice = table.notice(1).await;
    assert_eq!(pinged(&notice), std::slice::from_ref(&bob.caller.id));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_opponent_learns_of_a_departure_and_time_decides() {
    let table = Table::new().await;
    table.begin_and_move().await;
    let (alice, bob) = (table.person(0), table.person(1));
    table.leave(&alice.caller.id).await;
    table.pass(37);
    let told = table.wait_for("news", containing("has left this server")).await;
    assert_eq!(pinged(&told), std::slice::from_ref(&bob.caller.id));
    table.pass(36);
    table.wait_for("the end", containing("Alice ran out of time. Bob wins!")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_pause_while_the_bot_is_removed() {
    let table = Table::new().await;
    table.begin().await;
    let bot = table.bed.application();
    table.leave(&bot).await;
    let left = "SELECT count(*) FROM server WHERE left_at IS NOT NULL";
    table.until("it knows about its removal", || table.ask(left) == 1).await;
    table.pass(240);
    table.enter(&bot).await;
    table.until("it knows that it is back", || table.ask("SELECT count(*) FROM shut_out") == 1).await;
    let comment = table.person(0).play("d2d3").await;
    assert!(words(&comment).contains("You played"), "{}", words(&comment));
    table.notice(1).await;
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE ended_at IS NOT NULL"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_shown_changed_and_applied() {
    let table = Table::new().await;
    table.begin().await;
    let alice = table.person(0);
    let comment = alice.ask("settings", &json!([])).await;
    for part in ["**Pings:** In the game's channel", "time zone UTC", "**Ask before typed moves:** No"] {
        assert!(is_private(&comment) && words(&comment).contains(part), "{part}: {}", words(&comment));
    }
    let typed = json!([{ "type": 3, "name": "timezone", "value": "vienn", "focused": true }]);
    assert_eq!(alice.complete("settings", &typed).await[0]["value"], "Europe/Vienna");
    assert!(words(&alice.set("timezone", "Europe/Vienna").await).contains("time zone Europe/Vienna"));
    assert!(words(&alice.set("timezone", "Atlantis").await).contains("don't know that time zone"));
    assert!(words(&alice.set("quiet", "22-7").await).contains("22:00-07:00"));
    assert!(words(&alice.set("quiet", "sometimes").await).contains("can't read those hours"));
    assert!(words(&alice.set("quiet", "off").await).contains("**Quiet hours:** none"));

    let (_, usual) = picture(&table, &alice.ask("board", &json!([])).await).await;
    alice.set("theme", "dark").await;
    alice.set("size", "small").await;
    alice.set("board", "second").await;
    let board = alice.ask("board", &json!([])).await;
    let (alt, own) = picture(&table, &board).await;
    assert!(alt.contains("seen from Black") && own.len() < usual.len(), "{alt}");
    alice.set("layout", "tall").await;
    let (_, tall) = picture(&table, &alice.ask("board", &json!([])).await).await;
    let (wide, high) = (size(&own), size(&tall));
    assert!(wide.0 > wide.1 && high.0 < high.1, "{wide:?}, {high:?}");
    alice.set("symbols", "on").await;
    let (_, marked) = picture(&table, &alice.ask("board", &json!([])).await).await;
    assert!(size(&marked) == high && marked != tall);
    alice.set("text", "instead").await;
    let board = alice.ask("board", &json!([])).await;
    assert!(board["attachments"].as_array().unwrap().is_empty());
    assert!(
        words(&board).contains(" 2  O  O  O") || words(&board).contains("O  O  O  O"),
        "{}",
        words(&board)
    );

    alice.set("confirm", "yes").await;
    let asked = alice.play("O(d2)d3").await;
    assert!(
        button(&asked, "play").is_some() && table.ask("SELECT count(*) FROM ply") == 0,
        "{}",
        words(&asked)
    );
    alice.press(&asked, "play").await.ok();
    let notice = table.notice(1).await;
    let (alt, _) = picture(&table, &notice).await;
    assert!(alt.contains("seen from Black"), "the public picture ignores settings: {alt}");

    table.person(1).set("challenges", "nobody").await;
    let challenge = json!([
        { "type": 3, "name": "game", "value": "aruki" },
        { "type": 6, "name": "opponent", "value": table.person(1).caller.id },
    ]);
    let comment = alice.ask("challenge", &challenge).await;
    assert!(is_private(&comment) && words(&comment).contains("aren't open to a game"), "{}", words(&comment));
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_opponent_sees_vacations_and_granted_time() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let comment = bob.ask("moretime", &json!([])).await;
    assert!(is_private(&comment) && words(&comment).contains("one more day"), "{}", words(&comment));
    let told = table.wait_for("the gift", containing("gave you one more day in Aruki")).await;
    assert_eq!(pinged(&told), std::slice::from_ref(&alice.caller.id));
    let comment = alice.ask("moretime", &json!([])).await;
    assert!(words(&comment).contains("can't give yourself time"), "{}", words(&comment));
    let comment = alice.ask("vacation", &json!([])).await;
    assert!(words(&comment).contains("you have 30 days left"), "{}", words(&comment));
    let days = |days: i64| json!([{ "type": 4, "name": "days", "value": days }]);
    let comment = alice.ask("vacation", &days(366)).await;
    assert!(words(&comment).contains("only 30 days of vacation left in"), "{}", words(&comment));
    alice.ask("vacation", &days(5)).await;
    let told = table.wait_for("the vacation", containing("is on vacation, which ends")).await;
    assert!(pinged(&told).is_empty());
    let comment = bob.ask("board", &json!([])).await;
    assert!(words(&comment).contains("The clock is paused"), "{}", words(&comment));
    alice.ask("vacation", &days(0)).await;
    table.wait_for("the return", containing("is back from vacation")).await;
}
