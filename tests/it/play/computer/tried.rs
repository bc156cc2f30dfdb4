//! *Try it from here*: a game against the computer from a position of another game.

use sealed_move::domain::Id;
use sealed_move::gamefile::GameFile;
use serde_json::{Value, json};

use super::proof::verify;
use crate::bed::text;
use crate::play::table::{Person, Table, button, buttons, words};

impl Person<'_> {
    /// Plays the hinted move, and waits for the computer's reply.
    pub(super) async fn play_hint(&self) {
        let hint = self.ask("hint", &json!([])).await;
        let hint = self.press_and_reread(&hint, "pc-hint").await;
        let turn = words(&hint).split_once("Play `").unwrap().1.split_once('`').unwrap().0.to_owned();
        self.play_computer(&turn).await;
    }

    async fn resign(&self) {
        let asked = self.ask("resign", &json!([])).await;
        // The game may be over.
        if button(&asked, "resign!").is_some() {
            self.press(&asked, "resign!").await.ok();
        }
    }
}

fn text_of(table: &Table, sql: &str) -> String {
    let database = rusqlite::Connection::open(table.database()).unwrap();
    database.query_row(sql, [], |row| row.get(0)).unwrap()
}

/// Downloads a match's game file as its player.
async fn file(table: &Table, alice: &Person<'_>, id: &str) -> String {
    let viewer = alice.ask("history", &json!([{ "type": 3, "name": "game", "value": id }])).await;
    let file = alice.press_and_read(&viewer, "record").await;
    let url = text(&file["attachments"][0]["url"]);
    table.bed.client.get(url).send().await.unwrap().text().await.unwrap()
}

/// Begins a game at the end of the finished one whose history is shown. Returns its id.
async fn fork(table: &Table, alice: &Person<'_>, game: &str, from: i64, page: &Value) -> i64 {
    let begun = alice.press_and_read(page, "pc-try").await;
    let told = words(&begun);
    assert!(told.contains("Game on from there! You play") && told.contains("Computer 2 · "), "{told}");
    assert_eq!(told.contains("dealt again"), ["chakart", "lusus"].contains(&game), "{told}");
    let new = table.ask("SELECT max(id) FROM match");
    let records = table.ask(&format!("SELECT count(*) FROM ply WHERE match = {from}"));
    let row = format!("FROM match WHERE id = {new}");
    assert_eq!(table.ask(&format!("SELECT tried_from = {from} AND tried_after = {records} {row}")), 1);
    assert_eq!(table.ask(&format!("SELECT rated + strict + (guild IS NOT NULL) {row}")), 0);
    let (start, end) = (
        text_of(table, &format!("SELECT start {row}")),
        text_of(table, &format!("SELECT position FROM match WHERE id = {from}")),
    );
    let game_of = sealed_move_rules::find(game).unwrap();
    let seen = |position: &str| {
        let side = sealed_move_rules::Observer::Player(sealed_move_rules::Side::First);
        game_of.parse(position).unwrap().view(side).text()
    };
    assert_eq!(seen(&start), seen(&end), "{game}: the seat's view");
    alice.wait_for_answer(&begun, |told| told.contains("your turn")).await;
    new
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fork_of_a_finished_game_is_verifiable() {
    let table = Table::new().await;
    let alice = table.person(0);
    for game in ["aruki", "kyo", "chakart", "lusus"] {
        alice.begin_against(game, 2, "first").await;
        alice.play_hint().await;
        let ongoing = alice.ask("history", &json!([])).await;
        assert!(button(&ongoing, "pc-try").is_none(), "{game}: not while the game is ongoing");
        alice.resign().await;
        let ended = format!("SELECT count(*) FROM match WHERE game = '{game}' AND ended_at IS NOT NULL");
        table.until("it is over", || table.ask(&ended) == 1).await;
        let from = table.ask("SELECT max(id) FROM match");
        let records = table.ask(&format!("SELECT count(*) FROM ply WHERE match = {from}"));
        let name = Id(from as u64).to_string();
        let page = alice.ask("history", &json!([{ "type": 3, "name": "game", "value": name }])).await;
        let id = buttons(&page).into_iter().find(|id| id.contains(".pc-try.")).unwrap();
        assert!(id.ends_with(&format!(".{records}")), "the page that is shown: {id}");
        let mut tries = 0;
        let new = loop {
            tries += 1;
            assert!(tries < 5, "{game}: won before the computer moved, each time");
            let new = fork(&table, &alice, game, from, &page).await;
            // After a roll, another move may precede the computer's first one.
            let answers = format!("SELECT count(*) FROM ply WHERE match = {new} AND side = 'second'");
            let ongoing = format!("SELECT ended_at IS NULL FROM match WHERE id = {new}");
            while table.ask(&answers) == 0 && table.ask(&ongoing) == 1 {
                alice.play_hint().await;
            }
            if table.ask(&answers) > 0 {
                break new;
            }
            // A lucky roll won the game before the computer moved. The next game has other dice.
        };
        alice.resign().await;
        let ended = format!("SELECT count(*) FROM match WHERE id = {new} AND ended_at IS NOT NULL");
        table.until("it is over", || table.ask(&ended) == 1).await;
        let file = file(&table, &alice, &Id(new as u64).to_string()).await;
        assert!(file.contains(&format!("\ntried: {name} {records}\n")), "{file}");
        assert_eq!(GameFile::parse(&file).unwrap().to_string(), file);
        let done = verify(&file);
        let told = String::from_utf8_lossy(&done.stdout).into_owned();
        assert!(
            done.status.success() && told.contains("its own") && !told.contains("All 0 moves"),
            "{game}: {told} {file}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn irreversible_moves_can_be_tried_in_a_fork() {
    let table = Table::new().await;
    let alice = table.person(0);
    alice.begin_against("lusus", 1, "first").await;
    let name = Id(table.ask("SELECT id FROM match") as u64).to_string();
    let start = text_of(&table, "SELECT start FROM match");
    alice.play_hint().await;
    let refused = alice.ask("takeback", &json!([])).await;
    let told = words(&refused);
    assert!(told.contains("can't be taken back") && told.contains("in a new game"), "{told}");
    let begun = alice.press_and_read(&refused, "pc-try").await;
    assert!(words(&begun).contains("Game on from there!"), "{}", words(&begun));
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE tried_after = 0 AND tried_from IS NOT NULL"), 1);
    let tried = text_of(&table, "SELECT start FROM match WHERE tried_after = 0");
    assert_ne!(tried, start, "the computer's hand differs");
    let lusus = sealed_move_rules::find("lusus").unwrap();
    let seen = |position: &str, side| {
        lusus.parse(position).unwrap().view(sealed_move_rules::Observer::Player(side)).text()
    };
    assert_eq!(seen(&tried, sealed_move_rules::Side::First), seen(&start, sealed_move_rules::Side::First));
    // An ongoing strict game can't be forked.
    table.run("UPDATE match SET strict = 1 WHERE tried_after IS NULL");
    let told = words(&alice.press_and_read(&refused, "pc-try").await);
    assert!(told.contains("This game is strict"), "{told}");
    // Other people can't use the button.
    let bob = table.person(1);
    let id = button(&refused, "pc-try").unwrap();
    let own: Value = bob.ask("games", &json!([])).await;
    let done = bob.caller.press(&table.channel, &own["id"], &id).await;
    assert_ne!(done.status, 200, "{name} is not theirs: {}", done.body);
}
