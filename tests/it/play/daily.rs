//! `/server puzzle` with real people: set by admins, posted by time, solved in private, listed
//! without the solution; closed and deleted channels, restarts, concurrent clicks.

use std::sync::Arc;

use discord_at_home::{FollowingClock, Options};
use sealed_move::clock::{Clock, MovedClock, MovedTime, SteadyClock};
use sealed_move_rules::GAMES;
use sealed_move_rules::puzzle::Puzzle;
use serde_json::{Value, json};

use super::table::{Person, RESPONSE_TIME, TIMEOUT, Table, button, is_private, picture, pinged, words};
use crate::bed::text;

const SEND: u64 = 1 << 11;

/// A time zone in which it is about noon, so that no day ends during a test.
fn noon(table: &Table) -> String {
    let hour = table.now().div_euclid(3_600_000).rem_euclid(24);
    match 12 - hour {
        0 => "UTC".to_owned(),
        // The sign in these zone names is inverted.
        east if east > 0 => format!("Etc/GMT-{east}"),
        west => format!("Etc/GMT+{}", -west),
    }
}

fn option(kind: u64, name: &str, value: impl Into<Value>) -> Value {
    json!({ "type": kind, "name": name, "value": value.into() })
}

/// `/server puzzle` with options.
fn puzzle(options: &[Value]) -> Value {
    json!([{ "type": 1, "name": "puzzle", "options": options }])
}

/// A daily puzzle of a game in a channel, due already today.
fn every_day(table: &Table, channel: &str, game: &str) -> Value {
    let zone = noon(table);
    puzzle(&[
        option(7, "channel", channel),
        option(3, "game", game),
        option(4, "hour", 9),
        option(3, "timezone", zone),
    ])
}

async fn set(table: &Table, options: &Value) -> String {
    let told = table.person(0).ask("server", options).await;
    assert!(is_private(&told), "{told}");
    words(&told)
}

async fn shown(table: &Table) -> String {
    set(table, &json!([{ "type": 1, "name": "show", "options": [] }])).await
}

/// The newest open puzzle.
async fn posted(table: &Table) -> Value {
    table.wait_for("the puzzle", |message| button(message, "daily").is_some()).await
}

/// The puzzle posted last in any server.
fn chosen(table: &Table) -> &'static Puzzle {
    let database = table.connect();
    let newest = "SELECT game, puzzle FROM daily_puzzle ORDER BY id DESC LIMIT 1";
    let (game, name): (String, String) =
        database.query_row(newest, [], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    let game = GAMES.iter().find(|known| known.info().name == game).unwrap();
    game.puzzles().iter().find(|puzzle| puzzle.name == name).unwrap()
}

/// Types a move into a puzzle's form and returns the updated message.
async fn type_move(person: &Person<'_>, table: &Table, message: &Value, typed: &str) -> Value {
    let form = person.press(message, "puzzle-type").await.ok();
    let id = text(&form["data"]["custom_id"]);
    let done = person.caller.submit(&table.channel, &id, "text", typed).await.ok();
    person.read(&done["message_id"]).await
}

/// Opens the puzzle and plays all right moves. Returns the last private message.
async fn solve(person: &Person<'_>, table: &Table, message: &Value) -> Value {
    let mut own = person.press_and_read(message, "daily").await;
    assert!(is_private(&own), "{own}");
    for right in chosen(table).line.iter().step_by(2) {
        own = type_move(person, table, &own, right).await;
    }
    own
}

#[tokio::test(flavor = "multi_thread")]
async fn solvers_are_listed_without_the_solution() {
    let table = Table::new().await;
    let nowhere = set(&table, &puzzle(&[option(3, "game", "each")])).await;
    assert!(nowhere.contains("Choose a `channel`"), "{nowhere}");
    let nonsense = [option(7, "channel", table.channel.clone()), option(3, "timezone", "Atlantis")];
    assert!(set(&table, &puzzle(&nonsense)).await.contains("time zone"));
    assert!(shown(&table).await.contains("**Daily puzzle:** off."));
    let typed = json!({ "type": 3, "name": "timezone", "value": "vienn", "focused": true });
    let zones = table.person(0).complete("server", &puzzle(&[typed])).await;
    assert_eq!(zones[0]["value"], "Europe/Vienna", "{zones:?}");
    let told = set(&table, &every_day(&table, &table.channel, "kyo")).await;
    assert!(told.contains(&format!("**Daily puzzle:** Kyo · <#{}> · from 09:00", table.channel)), "{told}");
    let message = posted(&table).await;
    let said = words(&message);
    assert!(
        said.contains("**Puzzle of the day · Kyo · rated") && said.contains("No one has solved it yet."),
        "{said}"
    );
    assert!(pinged(&message).is_empty());
    let (alt, png) = picture(&table, &message).await;
    assert!(!alt.is_empty() && png.len() > 1000);
    // Two people concurrently, and one of them twice.
    let (bob, carol) = (table.person(1), table.person(2));
    let (one, other, again) = tokio::join!(
        bob.press(&message, "daily"),
        carol.press(&message, "daily"),
        bob.press(&message, "daily")
    );
    for answered in [one, other, again] {
        answered.ok();
    }
    assert_eq!(table.ask("SELECT count(*) FROM daily_try"), 2);
    // Their attempts are private.
    assert_eq!(words(&posted(&table).await), said);
    let solved = solve(&bob, &table, &message).await;
    assert!(
        words(&solved).contains("Solved!") && words(&solved).contains("Your streak: 1 day."),
        "{}",
        words(&solved)
    );
    solve(&carol, &table, &message).await;
    let list = table
        .wait_for("the list of both", |message| {
            [&bob, &carol].iter().all(|person| words(message).contains(&format!("<@{}>", person.caller.id)))
        })
        .await;
    let listed = words(&list);
    assert!(
        listed.contains(&format!("1. <@{}> · on the first try · streak: 1 day", bob.caller.id)),
        "{listed}"
    );
    assert!(pinged(&list).is_empty() && button(&list, "daily").is_some());
    let line = &chosen(&table).line;
    for public in bob.caller.messages(&table.channel).await.iter().filter(|message| !is_private(message)) {
        assert!(line.iter().all(|text| !words(public).contains(text.as_str())), "{}", words(public));
    }
    assert!(line.iter().all(|text| !alt.contains(text.as_str())), "{alt}");
    // The next day brings another puzzle and closes this one.
    table.pass(24);
    table
        .until("the next one", || table.ask("SELECT count(*) FROM daily_puzzle WHERE message > 0") == 2)
        .await;
    let closed =
        table.wait_for("it closes", |message| words(message).contains("Closed: the next one is out.")).await;
    assert_eq!(closed["id"], message["id"]);
    assert!(
        button(&closed, "daily").is_none() && words(&closed).contains(&bob.caller.id),
        "{}",
        words(&closed)
    );
    assert_ne!(posted(&table).await["id"], message["id"]);
    assert!(set(&table, &puzzle(&[option(3, "off", "yes")])).await.contains("**Daily puzzle:** off."));
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn admins_set_the_puzzle_and_deleted_players_leave_the_list() {
    let table = Table::new().await;
    table.person(1).command("server", &every_day(&table, &table.channel, "each")).await.refused(403, 50013);
    set(&table, &every_day(&table, &table.channel, "aruki")).await;
    let message = posted(&table).await;
    let (alice, bob) = (table.person(0), table.person(1));
    solve(&bob, &table, &message).await;
    solve(&alice, &table, &message).await;
    let named =
        |message: &Value, person: &Person<'_>| words(message).contains(&format!("<@{}>", person.caller.id));
    table.wait_for("both", |message| named(message, &alice) && named(message, &bob)).await;
    let data = bob.ask("mydata", &json!([])).await;
    let sure = bob.press_and_read(&data, "forget").await;
    bob.press(&sure, "forget!").await.ok();
    table
        .wait_for("without Bob", |message| {
            button(message, "daily").is_some() && named(message, &alice) && !named(message, &bob)
        })
        .await;
    assert_eq!(table.ask("SELECT count(*) FROM daily_try"), 1);
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_and_deleted_channels_are_reported_to_admins() {
    let table = Table::new().await;
    let owner = table.person(0).caller;
    let general = table.bed.channel("general");
    let path = format!("/channels/{general}/permissions/{}", table.bed.application());
    let deny = json!({ "type": 1, "allow": "0", "deny": SEND.to_string() });
    owner.ask("PUT", &path, Some(&deny)).await.ok();
    let told = set(&table, &every_day(&table, &general, "chakart")).await;
    assert!(
        told.contains("I'm not allowed to send messages") && told.contains("I post no puzzles"),
        "{told}"
    );
    table.until("it is refused", || table.ask("SELECT count(*) FROM outbox WHERE parked = 1") == 1).await;
    assert!(shown(&table).await.contains("I'm not allowed to send messages"));
    // In another channel it is posted after all.
    let told = set(&table, &puzzle(&[option(7, "channel", table.channel.clone())])).await;
    assert!(told.contains("Chakart") && !told.contains("not allowed"), "{told}");
    posted(&table).await;
    assert_eq!(table.ask("SELECT count(*) FROM daily_puzzle"), 1);
    // That channel is deleted before the next puzzle.
    owner.ask("DELETE", &format!("/channels/{}", table.channel), None).await.ok();
    table.pass(24);
    table
        .until("it is noticed", || table.ask("SELECT count(*) FROM daily_setting WHERE state = 'gone'") == 1)
        .await;
    let show = json!([{ "type": 1, "name": "show", "options": [] }]);
    let asked = owner.command(&general, "server", &show).await.ok();
    let list = owner.messages(&general).await;
    let told = list.iter().find(|message| message["id"] == asked["message_id"]).map(words).unwrap();
    let gone = format!("The channel {} is gone, so I post no puzzles.", table.channel);
    assert_eq!(told.matches(&gone).count(), 1, "{told}");
    table.bed.check_traffic().await;
}

/// A sandbox with the bot as `sealed-move sandbox` starts them: both share one clock.
async fn with_one_clock() -> Table {
    let moved = MovedTime::default();
    let clock = FollowingClock {
        ahead_ms: Arc::clone(&moved.ahead_ms),
        looked_ms: Arc::clone(&moved.looked_ms),
        next_due_ms: Arc::clone(&moved.next_due_ms),
    };
    let options = Options { response_time: RESPONSE_TIME, clock: Some(clock), ..Options::default() };
    let mut table = Table::with_options(options).await;
    table.clock = Some(Clock::Moved(MovedClock::new(SteadyClock::start(None), moved)));
    table.start_bot().await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn moving_time_on_the_page_triggers_due_events() {
    let table = with_one_clock().await;
    let clock = table.bed.url("/sandbox/v1/clock");
    let forward = async |how: &Value| {
        let told = table.bed.client.post(&clock).json(how).send().await.unwrap();
        assert!(told.status().is_success(), "{how}");
        let told: Value = told.json().await.unwrap();
        told["ahead_ms"].as_i64().unwrap()
    };
    table.begin().await;
    // At 20:00, while it is noon; Alice has three days.
    let options = puzzle(&[
        option(7, "channel", table.channel.clone()),
        option(3, "game", "kyo"),
        option(4, "hour", 20),
        option(3, "timezone", noon(&table)),
    ]);
    let told = set(&table, &options).await;
    let due = table.ask("SELECT due_at FROM daily_setting") / 1000;
    assert!(told.contains("from 20:00") && told.contains(&format!("**Next puzzle:** <t:{due}:f>")), "{told}");
    // After the bot's next tick, the page offers a button for that time.
    let posts_at = table.ask("SELECT due_at FROM daily_setting");
    let began = std::time::Instant::now();
    loop {
        let told: Value = table.bed.client.get(&clock).send().await.unwrap().json().await.unwrap();
        let due = told["next_due"].as_str().map(|due| due.parse::<jiff::Timestamp>().unwrap());
        if due.is_some_and(|due| due.as_millisecond() == posts_at) {
            break;
        }
        assert!(began.elapsed() < TIMEOUT, "{told} {posts_at}");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let hour = 3_600_000;
    let ahead = forward(&json!({ "to": "next_due" })).await;
    assert!((6 * hour..=8 * hour + 60_000).contains(&ahead), "{ahead}");
    let message = posted(&table).await;
    assert!(words(&message).contains("Puzzle of the day · Kyo"), "{}", words(&message));
    // Two presses of "1 day": a reminder, and a puzzle each day.
    forward(&json!({ "advance": "1d" })).await;
    forward(&json!({ "advance": "1d" })).await;
    table.wait_for("a reminder", |message| words(message).contains("Your time runs out")).await;
    table
        .until("a puzzle a day", || table.ask("SELECT count(*) FROM daily_puzzle WHERE message > 0") == 3)
        .await;
    // Each at 20:00 sharp, however far the clock moves at once.
    let late = table.ask(&format!("SELECT max((posted_at - {posts_at}) % {}) FROM daily_puzzle", 24 * hour));
    let waited = table.ask("SELECT max(sent_at - created_at) FROM outbox WHERE kind = 'daily'");
    assert!(late < 60_000 && waited < 60_000, "{late} ms, {waited} ms");
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE ended_at IS NOT NULL"), 0);
    forward(&json!({ "advance": "1d" })).await;
    table.wait_for("the end", |message| words(message).contains("Time ran out before both")).await;
    table
        .until("a puzzle a day", || table.ask("SELECT count(*) FROM daily_puzzle WHERE message > 0") == 4)
        .await;
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_bot_posts_at_its_start_and_old_buttons_work() {
    let mut table = Table::new().await;
    let told = set(&table, &every_day(&table, &table.channel, "lusus")).await;
    assert!(told.contains("Today's puzzle is on its way.") && !told.contains("**Next puzzle:**"), "{told}");
    let message = posted(&table).await;
    let open = table.person(1).press_and_read(&message, "daily").await;
    table.stop_bot().await;
    table.start_bot().await;
    // The public and the private message work after the restart.
    let first = chosen(&table).line.clone();
    let mut own = open;
    for right in first.iter().step_by(2) {
        own = type_move(&table.person(1), &table, &own, right).await;
    }
    assert!(words(&own).contains("Your streak: 1 day."), "{}", words(&own));
    table.stop_bot().await;
    table.sleep(24);
    table.start_bot().await;
    table
        .until("the next one", || table.ask("SELECT count(*) FROM daily_puzzle WHERE message > 0") == 2)
        .await;
    assert_ne!(chosen(&table).line, first);
    table.bed.check_traffic().await;
}
