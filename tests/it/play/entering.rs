//! Moves as people enter them: beginnings, labels, words, several games, and what a refusal offers.

use super::table::{Table, button, enabled, entries, is_private, picture, words};

#[tokio::test(flavor = "multi_thread")]
async fn a_beginning_opens_the_composer_filled_with_it() {
    for (game, setup, typed, first) in [
        ("kyo", "middle", "E0", "D1"),
        ("aruki", "standard", "e1", "-"),
        ("chakart", "deterministic", "b1", "a3"),
        ("lusus", "standard", "", ""),
    ] {
        let table = Table::new().await;
        table.begin_game(game, setup).await;
        let alice = table.person(0);
        let typed = if game == "lusus" { tile_of(&table).await } else { typed.to_owned() };
        let answer = alice.play(&typed).await;
        assert!(is_private(&answer) && button(&answer, "confirm").is_some(), "{game}: {}", words(&answer));
        assert!(enabled(&answer, "undo"), "{game}: what was typed can be taken back");
        let offered = entries(&answer);
        let whole = enabled(&answer, "confirm");
        assert!(whole || offered.iter().any(|(key, _)| key.starts_with(first)), "{game}: {offered:?}");
        let (alt, bytes) = picture(&table, &answer).await;
        assert!(alt.starts_with("Preview") && bytes.starts_with(b"\x89PNG"), "{game}: {alt}");
        assert_eq!(table.ask("SELECT count(*) FROM ply"), 0, "{game}: nothing is played");
    }
}

/// The beginning of a play with a tile of the hand.
async fn tile_of(table: &Table) -> String {
    let options = serde_json::json!([{ "type": 3, "name": "turn", "value": "", "focused": true }]);
    let lines = table.person(0).complete("move", &options).await;
    lines[0]["value"].as_str().unwrap().to_owned()
}
