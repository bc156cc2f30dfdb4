//! Private content follows its reader's settings: direct messages, the history, replays. Old direct
//! notices lose their buttons.

use sealed_move::domain::{BoardView, LastMove};
use sealed_move::replay::{self, ReplayStyle};
use sealed_move::text::Language;
use sealed_move_board::Studio;
use sealed_move_rules::{Observer, Rolls, Side};
use serde_json::{Value, json};

use super::table::{Table, button, buttons, picture, words};
use crate::bed::text;

/// Width and height of a PNG or a GIF.
pub(super) fn size(bytes: &[u8]) -> (u32, u32) {
    if bytes.starts_with(b"GIF") {
        let number = |at: usize| u32::from(u16::from_le_bytes([bytes[at], bytes[at + 1]]));
        return (number(6), number(8));
    }
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

fn about(number: &str) -> impl Fn(&Value) -> bool {
    move |message| {
        words(message).contains(&format!("**Aruki · move {number}**"))
            || words(message).contains(&format!("Aruki · move {number}\n"))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_direct_notices_follow_their_readers_settings() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    for (name, value) in
        [("pings", "direct"), ("theme", "dark"), ("size", "small"), ("text", "beside"), ("layout", "tall")]
    {
        bob.set(name, value).await;
    }
    alice.play("d2d3").await;
    let public = table.notice(1).await;
    let (alt, shown) = picture(&table, &public).await;
    assert!(alt.contains("seen from Black") && !words(&public).contains("```"), "{}", words(&public));
    let direct = bob.wait_for_direct("their turn", about("2")).await;
    let (alt, own) = picture(&table, &direct).await;
    // The reader's own side is at the bottom by default.
    assert!(alt.contains("seen from Black"), "{alt}");
    // It is as large as their other boards.
    let board = picture(&table, &bob.ask("board", &json!([])).await).await.1;
    assert_eq!(size(&own), size(&board));
    assert!(size(&own).0 < size(&shown).0 * 3 / 4 && own != shown);
    assert!(size(&own).0 < size(&own).1 && size(&shown).0 > size(&shown).1, "tall and wide");
    assert!(shown == with_names(Some("Alice"), Some("Bob")), "the players' names are on the plates");
    assert!(shown != with_names(None, None));
    assert!(words(&direct).contains("```"), "the board in letters: {}", words(&direct));

    bob.set("board", "first").await;
    bob.set("text", "instead").await;
    bob.play("a11a10").await;
    alice.play("e2e3").await;
    let direct = bob.wait_for_direct("their next turn", about("4")).await;
    assert!(direct["attachments"].as_array().is_none_or(Vec::is_empty), "{direct}");
    let told = words(&direct);
    assert!(told.contains("seen from White") && told.contains("```"), "{told}");
    assert!(text(&direct["embeds"][0]["footer"]["text"]).contains("White at the bottom"), "{direct}");

    // The history and its replay follow them, too.
    let viewer = bob.ask("history", &json!([])).await;
    assert!(viewer["attachments"].as_array().is_none_or(Vec::is_empty), "{viewer}");
    assert!(words(&viewer).contains("seen from White"), "{}", words(&viewer));
    bob.set("text", "off").await;
    let viewer = bob.ask("history", &json!([])).await;
    let (alt, own) = picture(&table, &viewer).await;
    assert!(alt.contains("seen from White") && size(&own) == size(&board), "{alt}");
    let replay = bob.press_and_read(&viewer, "replay").await;
    let alt = text(&replay["attachments"][0]["description"]);
    assert!(alt.contains("seen from White"), "{alt}");
    let gif = download(&table, &replay).await;
    let file = bob.press_and_read(&viewer, "record").await;
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("game.txt"), download(&table, &file).await).unwrap();
    let done = std::process::Command::new(env!("CARGO_BIN_EXE_sealed-move"))
        .args(["replay", "game.txt", "--theme", "dark", "--layout", "tall", "--from", "white", "-o", "-"])
        .env_remove("DISCORD_TOKEN")
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert!(
        done.stdout == gif,
        "the replay is dark and from White: {}",
        String::from_utf8_lossy(&done.stderr)
    );

    // The final picture is from the reader's side, too.
    bob.set("board", "own").await;
    let asked = bob.ask("resign", &json!([])).await;
    bob.press(&asked, "resign!").await.ok();
    let over = |message: &Value| words(message).contains("Bob resigned");
    let public = table.wait_for("the end", over).await;
    let alt = picture(&table, &public).await.0;
    assert!(alt.starts_with("Aruki, White won by resignation, seen from White."), "the winner's side: {alt}");
    assert!(!alt.contains("to move"), "{alt}");
    let direct = bob.wait_for_direct("the end", over).await;
    assert!(picture(&table, &direct).await.0.contains("seen from Black"), "the reader's side");
}

/// The public picture after the first move, with these names on its plates.
fn with_names(first: Option<&str>, second: Option<&str>) -> Vec<u8> {
    let game = sealed_move_rules::find("aruki").unwrap();
    let start = game.start("standard", &mut Rolls::none()).unwrap();
    let before = start.view(Observer::Public);
    let notation = "O(d2)d3".to_owned();
    let view = start.replay(&notation).unwrap().position.view(Observer::Public);
    let seen = BoardView { view, last: Some(LastMove { before, notation }) };
    let style = ReplayStyle { players: [first, second], ..ReplayStyle::default() };
    let studio = Studio::new().unwrap();
    replay::picture(Language::ENGLISH, &studio, game.info(), &seen, Side::Second, None, style).png
}

async fn download(table: &Table, message: &Value) -> Vec<u8> {
    let url = text(&message["attachments"][0]["url"]);
    table.bed.client.get(url).send().await.unwrap().bytes().await.unwrap().to_vec()
}

#[tokio::test(flavor = "multi_thread")]
async fn old_direct_notices_lose_their_buttons() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    bob.set("pings", "direct").await;
    alice.play("d2d3").await;
    let first = bob.wait_for_direct("their turn", about("2")).await;
    assert!(button(&first, "move").is_some());
    bob.play("a11a10").await;
    let id = first["id"].clone();
    let plain = |message: &Value| message["id"] == id && buttons(message).is_empty();
    bob.wait_for_direct("it loses its buttons", plain).await;
    assert_eq!(table.ask("SELECT count(*) FROM direct_notice"), 0);
    alice.play("e2e3").await;
    let second = bob.wait_for_direct("their next turn", about("4")).await;
    assert!(button(&second, "move").is_some());
    table.until("it is noted", || table.ask("SELECT count(*) FROM direct_notice") == 1).await;
    // Deleting one's data deletes the rows.
    let asked = bob.ask("mydata", &json!([])).await;
    let sure = bob.press_and_reread(&asked, "forget").await;
    bob.press(&sure, "forget!").await.ok();
    table.wait_for("the end", |message| words(message).contains("resigned")).await;
    assert_eq!(table.ask("SELECT count(*) FROM direct_notice"), 0);
    assert_eq!(table.ask(&format!("SELECT count(*) FROM outbox WHERE recipient = {}", bob.caller.id)), 0);
}
