//! The history of a game: the viewer, the list of moves, the game file, the replay.

use sealed_move::gamefile::GameFile;
use serde_json::{Value, json};

use super::table::{Table, button, is_private, picture, words};
use crate::bed::text;

/// Name and bytes of a message's first file.
async fn file(table: &Table, message: &Value) -> (String, Vec<u8>) {
    let attachment = &message["attachments"][0];
    let bytes = table.bed.client.get(text(&attachment["url"])).send().await.unwrap().bytes().await.unwrap();
    (text(&attachment["filename"]), bytes.to_vec())
}

/// The button whose `custom_id` has this ending.
fn ending(message: &Value, end: &str) -> Value {
    let rows = message["components"].as_array().unwrap();
    let mut buttons = rows.iter().flat_map(|row| row["components"].as_array().unwrap());
    buttons
        .find(|button| button["custom_id"].as_str().is_some_and(|id| id.ends_with(end)))
        .unwrap_or_else(|| panic!("no button {end}: {message}"))
        .clone()
}

/// Presses a button of the viewer and returns the updated message.
async fn turn_page(table: &Table, person: usize, message: &Value, end: &str) -> Value {
    let person = table.person(person);
    let id = text(&ending(message, end)["custom_id"]);
    let done = person.caller.press(&table.channel, &message["id"], &id).await.ok();
    // A slow machine defers, and then the answer is a new message.
    person.read(&done["message_id"]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_history_is_a_viewer_that_remembers_nothing() {
    let table = Table::new().await;
    let start = table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    for (turn, revision) in [("d2d3", 1), ("a11a10", 2), ("e2e3", 3)] {
        if revision % 2 == 1 {
            alice.play(turn).await
        } else {
            bob.play(turn).await
        };
        table.notice(revision).await;
    }
    let newest = bob.ask("history", &json!([])).await;
    assert!(is_private(&newest) && words(&newest).contains("move 3 of 3"), "{}", words(&newest));
    assert!(words(&newest).contains("`O(e2)e3`: Pawn e2 to e3"), "{}", words(&newest));
    assert_eq!(ending(&newest, "f")["disabled"], true, "nothing follows");
    let (alt, _) = picture(&table, &newest).await;
    assert!(alt.contains("seen from Black") && alt.contains("e2 to e3"), "{alt}");

    let second = turn_page(&table, 1, &newest, "-b").await;
    assert!(words(&second).contains("move 2 of 3") && words(&second).contains("O(a11)a10"));
    let flipped = turn_page(&table, 1, &second, "t").await;
    let (alt, _) = picture(&table, &flipped).await;
    assert!(alt.contains("seen from White") && alt.contains("a11 to a10"), "{alt}");
    let first = turn_page(&table, 1, &flipped, "a").await;
    assert!(
        words(&first).contains("starting position") && words(&first).contains("Alice (White) moves first")
    );
    let (alt, _) = picture(&table, &first).await;
    assert!(alt.contains("seen from White"), "the side is kept: {alt}");
    assert_eq!(ending(&first, "b")["disabled"], true);

    // A restart changes nothing: the buttons contain everything.
    let mut table = table;
    table.stop_bot().await;
    table.start_bot().await;
    let forward = turn_page(&table, 1, &first, "f").await;
    let comment = words(&forward);
    assert!(comment.contains("move 1 of 3") && comment.contains("O(d2)d3"), "{comment}");
    table.person(1).play("b11b10").await;
    table.notice(4).await;
    let last = turn_page(&table, 1, &forward, "z").await;
    assert!(words(&last).contains("move 4 of 4"), "{}", words(&last));
    assert_eq!(words(&last).matches("O(b11)b10").count(), 1);

    // Others in the server can look, too; from a notice they get a private message.
    let carol = table.person(2);
    let notice = table.notice(4).await;
    let comment = carol.press_and_read(&notice, "history").await;
    assert!(is_private(&comment) && words(&comment).contains("move 4 of 4"));
    assert_ne!(comment["id"], start["id"]);
    let list = carol.press_and_read(&comment, "turns").await;
    let told = words(&list);
    assert!(
        told.contains("`O(d2)d3` Pawn d2 to d3") && told.find("O(d2)d3") < told.find("O(b11)b10"),
        "{told}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn one_goes_to_a_turn_by_its_number() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    alice.play("d2d3").await;
    table.notice(1).await;
    bob.play("a11a10").await;
    table.notice(2).await;
    let viewer = alice.ask("history", &json!([])).await;
    let form = alice.press(&viewer, "goto").await.ok();
    assert_eq!(form["type"], 9, "{form}");
    let id = text(&form["data"]["custom_id"]);
    let go = async |typed: &str| {
        let done = alice.caller.submit(&table.channel, &id, "text", typed).await.ok();
        alice.read(&done["message_id"]).await
    };
    let comment = go(" 1 ").await;
    assert!(is_private(&comment) && words(&comment).contains("move 1 of 2"), "{}", words(&comment));
    for wrong in ["3", "-1", "one", "18446744073709551616"] {
        let comment = go(wrong).await;
        assert!(is_private(&comment) && words(&comment).contains("number 2"), "{wrong}: {}", words(&comment));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_leaves_as_a_record_and_as_a_replay() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    for (turn, revision) in [("d2d3", 1), ("a11a10", 2)] {
        if revision == 1 {
            alice.play(turn).await
        } else {
            bob.play(turn).await
        };
        table.notice(revision).await;
    }
    let asked = bob.ask("resign", &json!([])).await;
    bob.press(&asked, "resign!").await.ok();
    let end = table.wait_for("the end", |message| words(message).contains("resigned")).await;
    assert!(button(&end, "history").is_some());

    let comment = table.person(2).press_and_read(&end, "replay").await;
    assert!(is_private(&comment) && words(&comment).contains("2 moves"), "{}", words(&comment));
    let (name, gif) = file(&table, &comment).await;
    assert_eq!((name.as_str(), &gif[..6]), ("replay.gif", b"GIF89a".as_slice()));
    let mut decoder = gif::DecodeOptions::new().read_info(gif.as_slice()).unwrap();
    let mut frames = 0;
    while decoder.read_next_frame().unwrap().is_some() {
        frames += 1;
    }
    assert_eq!(frames, 3);
    let alt = text(&comment["attachments"][0]["description"]);
    assert!(alt.contains("a11 to a10") && alt.chars().count() <= 1024, "{alt}");

    let viewer = alice.press_and_read(&end, "history").await;
    let comment = alice.press_and_read(&viewer, "record").await;
    let (name, bytes) = file(&table, &comment).await;
    let file = GameFile::parse(std::str::from_utf8(&bytes).unwrap()).unwrap();
    assert_eq!(name, format!("aruki-{}.txt", file.id));
    assert_eq!(file.players[0].name, "Alice");
    assert_eq!(file.players[1].id.unwrap().0.to_string(), bob.caller.id);
    let turns: Vec<_> =
        file.turns.iter().map(|turn| (turn.revision_before.0, turn.notation.as_str())).collect();
    assert_eq!(turns, [(0, "O(d2)d3"), (1, "O(a11)a10")]);
    let stored = table.ask("SELECT interaction FROM ply WHERE number = 1");
    assert_eq!(file.turns[1].interaction.0, stored as u64);
    assert_eq!(file.ended.unwrap().0, table.ask("SELECT ended_at FROM match"));
    assert_eq!(file.result.as_ref().unwrap().reason.word(), "resignation");

    // The program reads the bot's file.
    let folder = tempfile::tempdir().unwrap();
    let (from, to) = (folder.path().join("game.txt"), folder.path().join("game.gif"));
    std::fs::write(&from, &bytes).unwrap();
    let run = |file: &std::path::Path| {
        std::process::Command::new(env!("CARGO_BIN_EXE_sealed-move"))
            .args(["replay", file.to_str().unwrap(), "-o", to.to_str().unwrap()])
            .env_remove("DISCORD_TOKEN")
            .current_dir(folder.path())
            .output()
            .unwrap()
    };
    let done = run(&from);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert_eq!(std::fs::read(&to).unwrap(), gif, "the same game, the same bytes");
    let corrupt = String::from_utf8(bytes).unwrap().replace("O(a11)a10", "O(a11)a5");
    std::fs::write(&from, corrupt).unwrap();
    let refused = run(&from);
    let told = String::from_utf8_lossy(&refused.stderr);
    assert_eq!(refused.status.code(), Some(1));
    let why = told.split_once("game.txt: line ").expect(&told).1;
    assert!(why.contains("a11") && !why.contains("from=") && !why.contains('_'), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_a_year_ago_is_still_there() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    alice.play("d2d3").await;
    table.notice(1).await;
    bob.play("a11a10").await;
    table.notice(2).await;
    let asked = bob.ask("resign", &json!([])).await;
    bob.press(&asked, "resign!").await.ok();
    let end = table.wait_for("the end", |message| words(message).contains("resigned")).await;
    let year = 365 * 86_400_000_i64;
    table.run(&format!(
        "UPDATE match SET created_at = created_at - {year}, ended_at = ended_at - {year};
         UPDATE ply SET played_at = played_at - {year};
         DELETE FROM outbox; DELETE FROM interaction;"
    ));
    let comment = alice.ask("history", &json!([])).await;
    assert!(
        words(&comment).contains("move 2 of 2") && words(&comment).contains("resigned"),
        "{}",
        words(&comment)
    );
    let comment = bob.press_and_read(&end, "replay").await;
    assert_eq!(file(&table, &comment).await.0, "replay.gif");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_another_server_has_no_history() {
    let table = Table::new().await;
    let start = table.begin().await;
    table.person(0).play("d2d3").await;
    table.notice(1).await;
    let id = button(&start, "history").unwrap();
    let game = id.split('.').nth(2).unwrap().to_owned();
    table.run("UPDATE match SET guild = 1");
    let carol = table.person(2);
    let named = json!([{ "type": 3, "name": "game", "value": game }]);
    let comment = carol.ask("history", &named).await;
    assert!(words(&comment).contains("can't find that game"), "{}", words(&comment));
    assert!(comment["attachments"].as_array().is_none_or(Vec::is_empty));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_described_a_part_at_a_time() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, carol) = (table.person(0), table.person(2));
    alice.play("d2d3").await;
    let notice = table.notice(1).await;
    let game = button(&notice, "view").unwrap().split('.').nth(2).unwrap().to_owned();
    let what = |what: &str| json!([{ "type": 3, "name": "what", "value": what }]);
    let comment = alice.ask("describe", &what("d3")).await;
    assert!(is_private(&comment) && words(&comment).contains("d3: White Pawn."), "{}", words(&comment));
    let comment = alice.ask("describe", &json!([])).await;
    assert!(
        words(&comment).contains("Tray empty.") && words(&comment).contains("King f12"),
        "{}",
        words(&comment)
    );
    let comment = alice.ask("describe", &what("the `weather`")).await;
    assert!(words(&comment).contains("`the  weather `"), "{}", words(&comment));
    // A spectator names the game.
    let mut named = what("moves from a11");
    named.as_array_mut().unwrap().push(json!({ "type": 3, "name": "game", "value": game }));
    let comment = carol.ask("describe", &named).await;
    assert!(words(&comment).contains("O(a11)a10"), "{}", words(&comment));
    let typed = json!([{ "type": 3, "name": "what", "value": "greater", "focused": true }]);
    let list = alice.complete("describe", &typed).await;
    let values: Vec<_> = list.iter().map(|choice| text(&choice["value"])).collect();
    assert_eq!(values, ["Greater Lance", "Greater Pike"]);
}
