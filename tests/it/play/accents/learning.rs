//! A lesson and a puzzle of each game in a language: hints, wrong and illegal tries, solutions.

use sealed_move::domain::PlayerId;
use sealed_move_rules::GAMES;
use serde_json::{Value, json};

use super::wording::check_traffic;
use super::{LANGUAGE, Language, given, table_in};
use crate::bed::text;
use crate::play::table::{Person, Table, button};

/// Types a move into the form of a lesson or puzzle.
async fn type_move(table: &Table, person: &Person<'_>, message: &Value, action: &str, typed: &str) -> Value {
    let form = person.press(message, action).await.ok();
    let id = text(&form["data"]["custom_id"]);
    let done = person.caller.submit(&table.channel, &id, "text", typed).await.ok();
    person.read(&done["message_id"]).await
}

pub(super) async fn learning(lang: Language) {
    let table = table_in(lang).await;
    let alice = table.person(0);
    let player = PlayerId(alice.caller.id.parse().unwrap());
    for command in ["learn", "puzzle"] {
        alice.ask(command, &json!([])).await;
    }
    for (number, game) in (1..).zip(GAMES) {
        let name = game.info().name;
        let lesson = &game.courses()[0].lessons[0];
        let mut message = alice.ask("learn", &given("game", name)).await;
        message = alice.press_and_reread(&message, "lesson-hint").await;
        message = type_move(&table, &alice, &message, "lesson-type", "zzz").await;
        for tried in lesson.solution {
            message = type_move(&table, &alice, &message, "lesson-type", tried).await;
        }
        assert_eq!(table.ask("SELECT count(*) FROM lesson_solved"), number, "{name}: {message}");
        alice.press_and_reread(&message, "lessons").await;

        let mut message = alice.ask("puzzle", &given("game", name)).await;
        message = alice.press_and_reread(&message, "puzzle-hint").await;
        message = type_move(&table, &alice, &message, "puzzle-type", "zzz").await;
        let puzzle = table.running_context().service().puzzles.show(player, *game).unwrap();
        message = type_move(&table, &alice, &message, "puzzle-type", puzzle.puzzle.first()).await;
        if button(&message, "puzzle-show").is_some() {
            alice.press_and_reread(&message, "puzzle-show").await;
        }
    }
    let texts = check_traffic(&table, lang).await;
    assert!(texts.len() > 60, "{texts:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_and_puzzles_are_accented() {
    learning(*LANGUAGE).await;
}
