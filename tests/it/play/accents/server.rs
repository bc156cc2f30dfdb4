//! Commands about players and servers in a language.

use serde_json::{Value, json};

use super::wording::{check_message, check_traffic};
use super::{LANGUAGE, Language, begin, game_of, given, list, option, settle, table_in, with_button};
use crate::play::table::{Person, Table, button, entries};

/// A subcommand of `/server` with its options.
fn part(name: &str, options: &Value) -> Value {
    json!([{ "type": 1, "name": name, "options": options }])
}

/// `/server channel …`
fn channel(action: &str, options: &Value) -> Value {
    json!([{ "type": 2, "name": "channel", "options": [{ "type": 1, "name": action, "options": options }] }])
}

/// Chooses each entry of the menu in a command's answer.
async fn choose_each(table: &Table, person: &Person<'_>, command: &str, options: &Value) {
    let menu = person.ask(command, options).await;
    let values = entries(&menu);
    assert!(values.len() > 4, "{menu}");
    for (value, _) in values {
        let menu = person.ask(command, options).await;
        let id = menu["components"][0]["components"][0]["custom_id"].as_str().unwrap().to_owned();
        person.caller.choose(&table.channel, &menu["id"], &id, &[&value]).await.ok();
        let opened = person.read(&menu["id"]).await;
        for row in opened["components"].as_array().unwrap() {
            // A button may open a form.
            let id = row["components"][0]["custom_id"].as_str().unwrap().to_owned();
            if row["components"][0]["type"] == 2 && row["components"][0]["disabled"] != true {
                person.caller.press(&table.channel, &menu["id"], &id).await.ok();
            }
        }
    }
}

/// Begins a game in which Bob challenges Carol and moves first.
async fn bob_against_carol(table: &Table, game: &str) {
    let (bob, carol) = (table.person(1), table.person(2));
    let before = table.ask("SELECT count(*) FROM match");
    let options = json!([
        option(3, "game", game),
        option(6, "opponent", carol.caller.id.clone()),
        option(3, "side", "first"),
    ]);
    bob.ask("challenge", &options).await;
    let id = sealed_move::domain::Id(table.ask("SELECT max(id) FROM challenge").unsigned_abs()).to_string();
    let challenge = table.wait_for("the challenge", |message| {
        button(message, "accept").is_some_and(|button| button.contains(&id))
    });
    carol.press(&challenge.await, "accept").await.ok();
    table.until("the game", || table.ask("SELECT count(*) FROM match") == before + 1).await;
    settle(table).await;
}

/// Opens the daily puzzle, reveals the solution, and solves it.
async fn daily_puzzle(table: &Table) {
    let bob = table.person(1);
    let message = with_button(table, "daily").await;
    let own = bob.press_and_read(&message, "daily").await;
    for action in ["puzzle-hint", "puzzle-show"] {
        let own = bob.press_and_read(&message, "daily").await;
        bob.press(&own, action).await.ok();
    }
    bob.press(&own, "puzzle-next").await.ok();
    bob.press(&message, "daily").await.ok();
    // Puzzles of earlier days.
    table.pass(24);
    table
        .until("the next one", || table.ask("SELECT count(*) FROM daily_puzzle WHERE message > 0") == 2)
        .await;
    settle(table).await;
    bob.caller.press(&table.channel, &own["id"], &button(&message, "daily").unwrap()).await;
}

/// The newest game's id.
fn newest(table: &Table) -> String {
    let id = table.ask("SELECT max(id) FROM match WHERE ended_at IS NULL");
    sealed_move::domain::Id(id.unsigned_abs()).to_string()
}

/// Ends the newest game as an admin.
async fn decide(table: &Table, alice: &Person<'_>, action: &str, result: Option<&str>) {
    let typed = json!({ "type": 3, "name": "game", "value": "", "focused": true });
    assert!(!alice.complete("server", &part(action, &json!([typed]))).await.is_empty());
    let mut options = vec![option(3, "game", newest(table)), option(3, "reason", "ŕéáśóń")];
    options.extend(result.map(|result| option(3, "result", result)));
    let asked = alice.ask("server", &part(action, &json!(options))).await;
    alice.press(&asked, "end!").await.ok();
    settle(table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_about_players_is_accented() {
    players(*LANGUAGE).await;
}

pub(super) async fn players(lang: Language) {
    let table = table_in(lang).await;
    let (alice, bob) = (table.person(0), table.person(1));
    let none = json!([]);
    let empty = [
        "help",
        "games",
        "next",
        "profile",
        "leaderboard",
        "settings",
        "mydata",
        "vacation",
        "history",
        "block",
    ];
    for command in empty {
        alice.ask(command, &none).await;
    }
    for command in
        ["board", "describe", "resign", "draw", "takeback", "abort", "rematch", "plan", "verify", "moretime"]
    {
        alice.ask(command, &none).await;
    }
    let start = begin(&table, "kyo", "front").await;
    for command in empty {
        alice.ask(command, &none).await;
    }
    for (name, values) in [
        ("pings", &["direct", "both", "channel"][..]),
        ("reminders", &["late", "none", "both"]),
        ("timezone", &["Europe/Vienna", "nowhere"]),
        ("quiet", &["22-7", "sometimes", "off"]),
        ("confirm", &["yes"]),
        ("theme", &["dark", "contrast"]),
        ("size", &["small", "large"]),
        ("layout", &["tall"]),
        ("symbols", &["on"]),
        ("board", &["first", "second", "own"]),
        ("text", &["beside", "instead"]),
        ("challenges", &["known", "nobody", "everybody"]),
        ("danger", &["off", "on"]),
        ("puzzles", &["off", "on"]),
    ] {
        for value in values {
            alice.set(name, value).await;
        }
    }
    list(&alice, "settings", "timezone", "vienn").await;
    choose_each(&table, &alice, "settings", &none).await;
    alice.ask("board", &none).await;
    let profile = alice.ask("profile", &none).await;
    alice.press(&profile, "listed").await.ok();
    alice.ask("profile", &json!([option(6, "player", bob.caller.id.clone())])).await;
    alice.ask("games", &json!([option(6, "player", bob.caller.id.clone())])).await;
    for command in ["board", "describe", "history", "note", "rematch", "verify", "move", "resign"] {
        list(&alice, command, "game", "").await;
    }
    let asked = alice.ask("resign", &none).await;
    alice.press(&asked, "cancel").await.ok();
    let asked = alice.ask("resign", &none).await;
    alice.press(&asked, "resign!").await.ok();
    settle(&table).await;
    for scope in ["server", "everywhere"] {
        for game in ["kyo", "aruki"] {
            alice.ask("leaderboard", &json!([option(3, "scope", scope), option(3, "game", game)])).await;
        }
    }
    alice.ask("profile", &none).await;
    alice.ask("board", &given("game", &game_of(&start))).await;
    // Unknown buttons and games.
    for id in ["v1.nothing.0.0", "v1.view.0.0", "nonsense"] {
        alice.caller.press(&table.channel, &start["id"], id).await;
    }
    for command in ["board", "history", "describe", "resign", "verify", "note"] {
        alice.ask(command, &given("game", "zzz")).await;
    }
    let data = bob.ask("mydata", &none).await;
    bob.press(&data, "export").await.ok();
    let data = bob.ask("mydata", &none).await;
    let asked = bob.press_and_reread(&data, "forget").await;
    bob.press(&asked, "cancel").await.ok();
    let texts = check_traffic(&table, lang).await;
    assert!(texts.len() > 80, "{texts:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_about_servers_is_accented() {
    servers(*LANGUAGE).await;
}

pub(super) async fn servers(lang: Language) {
    let table = table_in(lang).await;
    let alice = table.person(0);
    let none = json!([]);
    let general = table.bed.channel("general");
    let named = |id: &str| json!([option(7, "channel", id)]);
    for options in [
        part("show", &none),
        channel("add", &named(&table.channel)),
        channel("add", &named(&general)),
        channel("remove", &named(&general)),
        channel("remove", &named(&general)),
        channel("clear", &none),
        part("threads", &given("each", "on")),
        part("limits", &json!([option(4, "games", 1), option(4, "challenges", 1)])),
        part("pace", &json!([option(4, "days", 1)])),
        part("vacation", &json!([option(4, "days", 1)])),
        part("puzzle", &given("game", "each")),
        part(
            "puzzle",
            &json!([option(7, "channel", table.channel.clone()), option(3, "timezone", "nowhere")]),
        ),
        part("puzzle", &json!([option(7, "channel", table.channel.clone()), option(4, "hour", 0)])),
        part("export", &none),
        part("export", &given("after", "zzz")),
        part("adjudicate", &json!([option(3, "game", "zzz"), option(3, "result", "draw")])),
    ] {
        alice.ask("server", &options).await;
    }
    choose_each(&table, &alice, "server", &part("show", &none)).await;
    daily_puzzle(&table).await;
    // A thread has a title.
    bob_against_carol(&table, "aruki").await;
    table.person(1).ask("challenge", &given("game", "kyo")).await;
    alice
        .ask(
            "challenge",
            &json!([option(3, "game", "kyo"), option(6, "opponent", table.person(1).caller.id.clone())]),
        )
        .await;
    alice.ask("challenge", &given("game", "kyo")).await;
    alice.ask("challenge", &given("game", "kyo")).await;
    alice.ask("server", &part("limits", &json!([option(4, "games", 0), option(4, "challenges", 50)]))).await;
    alice.ask("server", &part("threads", &given("each", "off"))).await;
    decide(&table, &alice, "adjudicate", Some("first")).await;
    bob_against_carol(&table, "aruki").await;
    decide(&table, &alice, "adjudicate", Some("draw")).await;
    bob_against_carol(&table, "kyo").await;
    decide(&table, &alice, "abort", None).await;
    // Missing permissions of the bot.
    let path = format!("/channels/{general}/permissions/{}", table.bed.application());
    let deny =
        json!({ "type": 1, "allow": "0", "deny": (1_u64 << 11 | 1 << 14 | 1 << 15 | 1 << 10).to_string() });
    alice.caller.ask("PUT", &path, Some(&deny)).await.ok();
    alice.ask("server", &channel("add", &named(&general))).await;
    alice.ask("server", &part("show", &none)).await;
    alice.caller.command(&general, "challenge", &given("game", "aruki")).await;
    // Finally, delete everything.
    begin(&table, "chakart", "deterministic").await;
    bob_against_carol(&table, "lusus").await;
    let asked = alice.ask("server", &part("delete", &none)).await;
    let texts = check_traffic(&table, lang).await;
    assert!(texts.len() > 60, "{texts:#?}");
    // Then the server has no language.
    check_message(&alice.press_and_reread(&asked, "server!").await, lang);
}
