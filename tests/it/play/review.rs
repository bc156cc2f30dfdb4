//! Reviews: asked for under the end of a game or by `/review`, made in the background, shown as a graph that leads into
//! the history and into new games.

use sealed_move::matches::Id;
use serde_json::{Value, json};

use super::table::{Person, Table, button, buttons, is_private, words};
use crate::sandbox::bed::text;

/// White takes the king with e5e8, and wins.
const TAKE_THE_KING: &str = r#"4k3/8/8/4R3/8/8/8/4K3 w 20 {"flags":"0000"}"#;

/// The graph of a message: its alt text and its bytes.
async fn graph(table: &Table, message: &Value) -> (String, Vec<u8>) {
    let attachment = &message["attachments"][0];
    assert_eq!(attachment["filename"], "graph.png", "{message}");
    let bytes = table.bed.client.get(text(&attachment["url"])).send().await.unwrap().bytes().await.unwrap();
    (text(&attachment["description"]), bytes.to_vec())
}

fn of_game(name: &str) -> Value {
    json!([{ "type": 3, "name": "game", "value": name }])
}

async fn resign(person: &Person<'_>) {
    let asked = person.ask("resign", &json!([])).await;
    person.press(&asked, "resign!").await.ok();
}

impl Table {
    /// The name of the only game.
    fn only_game(&self) -> String {
        Id(self.ask("SELECT id FROM match") as u64).to_string()
    }

    /// Waits until as many reviews are whole.
    async fn reviewed(&self, count: i64) {
        let whole = "SELECT count(*) FROM review WHERE due_at IS NULL";
        self.until("the review", || self.ask(whole) == count).await;
    }

    /// A game in which Alice lets the king go that she could take, and resigns; its end is returned.
    async fn thrown_away(&mut self) -> Value {
        self.begin_game("chakart", "deterministic").await;
        self.set_up(TAKE_THE_KING).await;
        self.person(0).play_surely("e5a5").await;
        self.notice(1).await;
        self.person(1).play_surely("e8d8").await;
        self.notice(2).await;
        resign(&self.person(0)).await;
        self.wait_for("the end", |message| words(message).contains("resigned")).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_tells_what_was_missed_and_leads_to_that_move_and_into_a_new_game() {
    let mut table = Table::new().await;
    let end = table.thrown_away().await;
    let alice = table.person(0);
    let asked = alice.press_and_read(&end, "review").await;
    let told = words(&asked);
    assert!(is_private(&asked) && told.contains("Looking at move "), "{told}");
    table.reviewed(1).await;
    let shown = alice.press_and_reread(&asked, "review-again").await;
    let told = words(&shown);
    assert!(told.contains("Alice resigned") && told.contains("gave away"), "{told}");
    assert!(
        told.contains("Better was `e5e8`") && told.contains("That would have all but won the game."),
        "{told}"
    );
    let (alt, png) = graph(&table, &shown).await;
    assert!(alt.contains("Winning chances by move of Alice (White)"), "{alt}");
    assert!(alt.contains("Turning points: 1 at move "), "{alt}");
    assert!(png.starts_with(b"\x89PNG") && png.len() <= 60 * 1024, "{}", png.len());

    let viewer = alice.press_and_read(&shown, "review-move").await;
    assert!(is_private(&viewer) && words(&viewer).contains("`e5a5`"), "{}", words(&viewer));
    assert!(button(&viewer, "goto").is_some(), "the viewer of the history: {viewer}");
    let begun = alice.press_and_read(&shown, "pc-try").await;
    assert!(words(&begun).contains("Game on from there!"), "{}", words(&begun));
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE tried_after = 0 AND tried_from IS NOT NULL"), 1);

    // It is stored: whoever watches sees the same at once, and so does the opponent, by the command as well.
    let watched = table.person(2).press_and_read(&end, "review").await;
    assert_eq!(words(&watched), told);
    let typed = table.person(1).ask("review", &json!([])).await;
    assert_eq!(words(&typed), told);
    assert_eq!(graph(&table, &typed).await.0, alt);
}

#[tokio::test(flavor = "multi_thread")]
async fn words_stand_in_for_the_graph_where_someone_wants_no_pictures() {
    let mut table = Table::new().await;
    let end = table.thrown_away().await;
    let bob = table.person(1);
    bob.set("text", "instead").await;
    let asked = bob.press_and_read(&end, "review").await;
    table.reviewed(1).await;
    let shown = bob.press_and_reread(&asked, "review-again").await;
    assert!(words(&shown).contains("Winning chances by move of Alice (White)"), "{}", words(&shown));
    assert!(shown["attachments"].as_array().is_none_or(Vec::is_empty), "{shown}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_goes_on_or_is_not_theirs_or_had_no_move_is_refused_with_a_sentence() {
    let table = Table::new().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let none = alice.ask("review", &json!([])).await;
    assert!(button(&none, "review-again").is_none(), "{}", words(&none));
    table.begin().await;
    let name = table.only_game();
    for options in [json!([]), of_game(&name)] {
        let refused = alice.ask("review", &options).await;
        assert!(words(&refused).contains("There's a review once the game is over."), "{}", words(&refused));
    }
    resign(&alice).await;
    let end = table.wait_for("the end", |message| words(message).contains("resigned")).await;
    assert!(button(&end, "review").is_none(), "no one moved: {:?}", buttons(&end));
    let refused = alice.ask("review", &of_game(&name)).await;
    assert!(words(&refused).contains("No one moved in that game"), "{}", words(&refused));

    // A game that Alice plays in private is nobody else's to look at.
    alice.begin_against("aruki", 1, "first").await;
    let private = table.ask("SELECT max(id) FROM match");
    alice.play_computer("d2d3").await;
    resign(&alice).await;
    let ended = format!("SELECT count(*) FROM match WHERE id = {private} AND ended_at IS NOT NULL");
    table.until("it is over", || table.ask(&ended) == 1).await;
    let name = Id(private as u64).to_string();
    let refused = bob.ask("review", &of_game(&name)).await;
    assert!(words(&refused).contains("I can't find that game here"), "{}", words(&refused));
    let own = alice.ask("review", &of_game(&name)).await;
    assert!(words(&own).contains("Looking at move 1 of "), "{}", words(&own));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_finished_no_game_is_told_so_where_they_play_several() {
    let table = Table::new().await;
    table.begin().await;
    table.begin().await;
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE ended_at IS NULL"), 2);
    let refused = table.person(0).ask("review", &json!([])).await;
    assert!(words(&refused).contains("You have no game for that."), "{}", words(&refused));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_game_or_review_costs_that_answer_alone() {
    let mut table = Table::new().await;
    let end = table.thrown_away().await;
    let alice = table.person(0);
    let asked = alice.press_and_read(&end, "review").await;
    table.reviewed(1).await;
    let made = table.ask("SELECT length(made) FROM review");
    table.run("UPDATE review SET made = 'x' || made");
    let broken = alice.ask("review", &json!([])).await;
    assert!(words(&broken).contains("Something broke"), "{}", words(&broken));
    table.run("UPDATE review SET made = substr(made, 2)");
    assert_eq!(table.ask("SELECT length(made) FROM review"), made);
    table.run("UPDATE ply SET record = 'x' || record WHERE number = 0");
    let broken = alice.press_and_read(&asked, "review-again").await;
    assert!(words(&broken).contains("Something broke"), "{}", words(&broken));
    table.run("UPDATE ply SET record = substr(record, 2) WHERE number = 0");
    let shown = alice.ask("review", &json!([])).await;
    assert!(words(&shown).contains("Better was `e5e8`"), "{}", words(&shown));
}
