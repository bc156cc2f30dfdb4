//! Reviews: requested under the end of a game or by `/review`, made in the background, shown as a
//! graph that leads to the history and to new games.

use sealed_move::domain::Id;
use serde_json::{Value, json};

use super::table::{Person, TIMEOUT, Table, button, buttons, is_private, words};
use crate::bed::text;
use crate::openapi::Exchange;

/// Far in the future: no review is made automatically.
const NEVER: i64 = 9_000_000_000_000_000;

/// White captures the king with e5e8, and wins.
const TAKE_THE_KING: &str = r#"4k3/8/8/4R3/8/8/8/4K3 w 20 {"flags":"0000"}"#;

/// Alt text and bytes of a message's graph.
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

    /// Waits for this number of complete reviews.
    async fn reviewed(&self, count: i64) {
        let whole = "SELECT count(*) FROM review WHERE due_at IS NULL";
        self.until("the review", || self.ask(whole) == count).await;
    }

    /// Requests the review of the only game without letting the job make it; see
    /// [`make`](Self::make).
    fn hold(&self) {
        self.run(&format!(
            "INSERT INTO review (match, records, made, due_at)
             SELECT match, count(*), 'review-2 end', {NEVER} FROM ply GROUP BY match"
        ));
    }

    /// Stores the first judgements of a review as made.
    fn make(&self, made: &[String]) {
        // The final position is judged, too.
        let whole = made.len() as i64 == 1 + self.ask("SELECT records FROM review");
        let due = if whole { "NULL".to_owned() } else { NEVER.to_string() };
        let made = format!("review-2 end\n{}", made.join("\n"));
        self.connect().execute(&format!("UPDATE review SET made = ?1, due_at = {due}"), [made]).unwrap();
    }

    /// Makes the review of the only game and deletes it. Returns its judgements, one per position.
    async fn made(&self) -> Vec<String> {
        self.hold();
        self.run("UPDATE review SET due_at = 0");
        self.reviewed(1).await;
        let made = self.connect().query_row("SELECT made FROM review", [], |row| row.get::<_, String>(0));
        self.run("DELETE FROM review");
        made.unwrap().lines().skip(1).map(str::to_owned).collect()
    }

    /// Numbers of probes and edits by the bot since the last call.
    async fn looks_and_edits(&self) -> (usize, usize) {
        let traffic = self.bed.traffic().await;
        let sent = |method: &str| {
            let fits = |one: &&Exchange| one.method == method && one.path.ends_with("/messages/@original");
            traffic.iter().filter(fits).count()
        };
        (sent("GET"), sent("PATCH"))
    }

    /// Plays a game in which Alice misses the winning capture of the king and resigns. Returns the
    /// final notice.
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
async fn a_review_names_the_mistake_and_links_to_it() {
    let mut table = Table::new().await;
    let end = table.thrown_away().await;
    let alice = table.person(0);
    let asked = alice.press_and_read(&end, "review").await;
    assert!(is_private(&asked), "{asked}");
    let shown = alice.wait_for_answer(&asked, |told| told.contains("gave away")).await;
    let told = words(&shown);
    assert!(told.contains("Alice resigned"), "{told}");
    let counted = told.find("**Alice** made one blunder.");
    assert!(counted.is_some_and(|at| Some(at) < told.find("Accuracy: ")), "words before percentages: {told}");
    // Her only move was made in a won position.
    assert!(told.contains("made one blunder. No accuracy: "), "{told}");
    assert!(told.contains("Alice resigned while ahead"), "{told}");
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

    // It is stored: spectators and the opponent see the same at once, by command as well.
    // Only her own card says that her mistake becomes a puzzle.
    assert!(told.contains("come back as puzzles tomorrow: </puzzle:"), "{told}");
    let told: Vec<_> = told.lines().filter(|line| !line.contains("come back as puzzles")).collect();
    let watched = table.person(2).press_and_read(&end, "review").await;
    assert_eq!(words(&watched).lines().collect::<Vec<_>>(), told);
    let typed = table.person(1).ask("review", &json!([])).await;
    assert_eq!(words(&typed).lines().collect::<Vec<_>>(), told);
    assert_eq!(graph(&table, &typed).await.0, alt);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_shows_the_progress_and_then_the_review() {
    let mut table = Table::new().await;
    table.thrown_away().await;
    let made = table.made().await;
    assert_eq!(made.len(), 3);
    table.hold();
    let alice = table.person(0);
    let asked = alice.ask("review", &json!([])).await;
    assert!(words(&asked).contains("Looking at move 21 of 22…"), "{}", words(&asked));
    table.make(&made[..1]);
    let further = alice.wait_for_answer(&asked, |told| told.contains("Looking at move 22 of 22…")).await;
    assert!(button(&further, "review-again").is_some(), "{further}");
    table.make(&made);
    let shown = alice.wait_for_answer(&asked, |told| told.contains("Better was `e5e8`")).await;
    assert!(button(&shown, "review-again").is_none(), "{shown}");
    graph(&table, &shown).await;
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repurposed_message_is_not_edited() {
    let mut table = Table::new().await;
    table.thrown_away().await;
    let made = table.made().await;
    let alice = table.person(0);
    // The reader opens it before the message updates itself; a slow machine may need retries.
    let shown = loop {
        table.run("DELETE FROM review");
        table.hold();
        table.looks_and_edits().await;
        let asked = alice.ask("review", &json!([])).await;
        table.make(&made);
        let pressed = alice.press(&asked, "review-again").await;
        if table.looks_and_edits().await == (0, 0) {
            break alice.reread(&asked, &pressed.ok()).await;
        }
    };
    assert!(words(&shown).contains("Better was `e5e8`"), "{}", words(&shown));
    table.make(&made[..1]);
    let (began, mut looks) = (std::time::Instant::now(), 0);
    while looks == 0 {
        let (looked, edited) = table.looks_and_edits().await;
        looks += looked;
        assert_eq!(edited, 0);
        assert!(began.elapsed() < TIMEOUT, "no job polls the message");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    // A later message is updated instead of this one.
    let other = alice.ask("review", &json!([])).await;
    assert!(words(&other).contains("Looking at move 22 of 22…"), "{}", words(&other));
    table.make(&made);
    alice.wait_for_answer(&other, |told| told.contains("Better was")).await;
    assert_eq!(alice.read(&shown["id"]).await, shown);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_button_refreshes_after_a_restart() {
    let mut table = Table::new().await;
    table.thrown_away().await;
    let made = table.made().await;
    table.hold();
    let asked = table.person(0).ask("review", &json!([])).await;
    table.stop_bot().await;
    table.start_bot().await;
    table.make(&made[..1]);
    let alice = table.person(0);
    let further = alice.press_and_reread(&asked, "review-again").await;
    assert!(words(&further).contains("Looking at move 22 of 22…"), "{}", words(&further));
    // Now it updates itself again.
    table.make(&made);
    alice.wait_for_answer(&further, |told| told.contains("Better was `e5e8`")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn text_readers_get_words_instead_of_the_graph() {
    let mut table = Table::new().await;
    let end = table.thrown_away().await;
    let bob = table.person(1);
    bob.set("text", "instead").await;
    let asked = bob.press_and_read(&end, "review").await;
    let shown = bob.wait_for_answer(&asked, |told| told.contains("gave away")).await;
    assert!(words(&shown).contains("Winning chances by move of Alice (White)"), "{}", words(&shown));
    assert!(shown["attachments"].as_array().is_none_or(Vec::is_empty), "{shown}");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_cannot_be_reviewed_are_refused() {
    let table = Table::new().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let none = alice.ask("review", &json!([])).await;
    assert!(button(&none, "review-again").is_none(), "{}", words(&none));
    table.begin().await;
    let name = table.only_game();
    for options in [json!([]), of_game(&name)] {
        let refused = alice.ask("review", &options).await;
        assert!(words(&refused).contains("You can review a game once it's over."), "{}", words(&refused));
    }
    resign(&alice).await;
    let end = table.wait_for("the end", |message| words(message).contains("Game aborted")).await;
    assert!(button(&end, "review").is_none(), "no one moved: {:?}", buttons(&end));
    let refused = alice.ask("review", &of_game(&name)).await;
    assert!(words(&refused).contains("No one moved in that game"), "{}", words(&refused));

    // Other people can't look at Alice's private game.
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
async fn review_without_a_finished_game_is_explained() {
    let table = Table::new().await;
    table.begin().await;
    table.begin().await;
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE ended_at IS NULL"), 2);
    let refused = table.person(0).ask("review", &json!([])).await;
    assert!(words(&refused).contains("You haven't finished any games yet."), "{}", words(&refused));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_corrupt_game_or_review_breaks_only_its_answer() {
    let mut table = Table::new().await;
    let end = table.thrown_away().await;
    let alice = table.person(0);
    alice.press_and_read(&end, "review").await;
    table.reviewed(1).await;
    let made = table.ask("SELECT length(made) FROM review");
    table.run("UPDATE review SET made = made || char(10) || 'x'");
    let broken = alice.ask("review", &json!([])).await;
    assert!(words(&broken).contains("Something broke"), "{}", words(&broken));
    table.run("UPDATE review SET made = substr(made, 1, length(made) - 2)");
    assert_eq!(table.ask("SELECT length(made) FROM review"), made);
    table.run("UPDATE ply SET record = 'x' || record WHERE number = 0");
    let broken = alice.ask("review", &json!([])).await;
    assert!(words(&broken).contains("Something broke"), "{}", words(&broken));
    table.run("UPDATE ply SET record = substr(record, 2) WHERE number = 0");
    let shown = alice.ask("review", &json!([])).await;
    assert!(words(&shown).contains("Better was `e5e8`"), "{}", words(&shown));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_by_the_first_version_is_made_again() {
    let mut table = Table::new().await;
    let end = table.thrown_away().await;
    for (made, due) in [("1 9000 4000 4000 nothing e5e8\n2 6000 6000 6000 nothing e8d8", "NULL"), ("", "0")] {
        table.run("DELETE FROM review");
        table.run(&format!(
            "INSERT INTO review (match, records, made, due_at) SELECT match, 2, '{made}', {due} FROM ply GROUP BY match"
        ));
        let alice = table.person(0);
        let asked = alice.press_and_read(&end, "review").await;
        let shown = alice.wait_for_answer(&asked, |told| told.contains("gave away")).await;
        assert!(words(&shown).contains("Better was `e5e8`"), "{}", words(&shown));
    }
}
