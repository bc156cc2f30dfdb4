//! Sentences about Lusus: complete, and without secrets.

use sealed_move::domain::LastMove;
use sealed_move::text::{self, Language};
use sealed_move_rules::lusus::Lusus;
use sealed_move_rules::{Game, GameState, Observer, RuleError, Side, chance};

use super::is_worded;
use crate::vectors;

#[track_caller]
fn check_refusal(error: &RuleError) {
    let sentence = text::rule_error(Language::ENGLISH, "lusus", error);
    is_worded(&sentence);
    assert!(!sentence.contains('{'), "{sentence}");
}

#[test]
fn refusals_of_the_vectors_are_worded() {
    for vector in vectors::vectors("lusus", "bad_positions.jsonl") {
        let error = Lusus.parse(vectors::text(&vector, "position")).expect_err(vectors::text(&vector, "why"));
        check_refusal(&error);
    }
    for (file, field) in [("vectors.jsonl", "move"), ("inputs.jsonl", "input")] {
        for vector in vectors::vectors("lusus", file) {
            let Some(typed) = vector[field].as_str() else { continue };
            let position = Lusus.parse(vectors::text(&vector, "position")).unwrap();
            let read = position.view(Observer::Player(position.turn())).read(typed);
            match read.and_then(|chosen| chance::play(&*position, &chosen).map(drop)) {
                Ok(()) => assert!(vector["canonical"].is_string(), "{}", vector["id"]),
                Err(error) => check_refusal(&error),
            }
        }
    }
}

#[test]
fn only_the_players_learn_which_trap_was_stolen() {
    // A knight with an empty Bequeath is captured by a rook that steals the tile.
    let text = "L1 4k3/8/8/8/n(bq)7/8/8/R(TH)3K3 w - - P0 -/KIBIROPASW/- -/kibiropasw/- 51 *";
    let before = Lusus.parse(text).unwrap();
    let record = "a1a4^1 | dr=KIBIRO";
    let mut line = GameState::new(before.boxed());
    line.replay(record).unwrap();
    assert!(line.position().text().starts_with("L1 4k3/8/8/8/R(THBQ)7/8/8/4K3 b"), "{:?}", line.position());
    let told = |observer| {
        let notation = before.redact(record, observer).unwrap();
        let last = LastMove { before: before.view(observer), notation };
        text::played_move(Language::ENGLISH, &last, &line.position().view(observer))
    };
    for player in Side::BOTH {
        let told = told(Observer::Player(player));
        assert!(told.contains("Bequeath stolen"), "{player:?}: {told}");
    }
    let told = told(Observer::Public);
    assert!(told.contains("stolen") && !told.contains("Bequeath"), "{told}");
}
