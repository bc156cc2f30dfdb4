//! Very long moves, positions with very many moves, and sides without one.

use sealed_move_rules::kyo::{Kyo, Mode};
use sealed_move_rules::{Game, GameState, Observer, Outcome, Rulings, Stage};
use serde_json::json;

use super::typing::reads;
use super::{middle, outcome, read};
use crate::vectors::vectors;

/// A loop of four road tiles on which the Heavy Pawn can walk forever.
const CIRCLE: &str = "4,DH,5/4,L,L,4/5,D,4/10";

#[test]
fn a_turn_has_at_most_64_steps() {
    let circle = middle(CIRCLE);
    let steps = ["E4", "F5", "F4", "E3"].repeat(16).join(" ");
    let turn = format!("E3 {steps}");
    reads(&circle, &turn, &turn);
    let position = Kyo.parse(&circle).unwrap();
    let error = read(&*position, &format!("{turn} E4")).unwrap_err();
    assert_eq!((error.at, error.message_id()), (Some(turn.len() + 1), "rule-kyo-too_many_steps"));
    let next = position.view(Observer::Public).next(&turn).unwrap();
    assert!(next.options.is_empty());
    assert_eq!(next.stage, Stage::Steps { at: "E3".to_owned(), mode: Mode::Mana, may_end: true });
    // The limit of 64 applies after the Queen's shuffles are merged.
    let queen = circle.replace("4,DH,5", "4,DLDQ,5");
    let shuffles = ["=LDD", "=DLD"].repeat(40).join(" ");
    reads(&queen, &format!("E3 {shuffles} =LDD"), "E3 =LDD");
}

#[test]
fn uncountable_trees_are_refused() {
    let circle = Kyo.parse(&middle(CIRCLE)).unwrap();
    let view = circle.view(Observer::Public);
    assert_eq!(view.legal_moves(100).unwrap_err().code(), "too_many");
    assert_eq!(circle.perft(101).unwrap_err().code(), "too_many");
    assert_eq!(circle.perft(0), Ok(1));
    // A pile of all of Gold's mana has ten million orders; the limit applies without listing them.
    let pile = Kyo.parse("9,K/10/10/10/4,DDDDDDDDDDDDDLLLLLLLLLLLLL,5/10/10/10/d,9/k,9 g - 1").unwrap();
    assert_eq!(pile.view(Observer::Public).legal_moves(10_000).unwrap_err().code(), "too_many");
    assert!(pile.view(Observer::Public).next("E4").unwrap().options.len() < 250);
}

#[test]
fn perft_adds_up() {
    let position = Kyo.parse(&middle("10/4,DH,5/4,dp,5/10")).unwrap();
    let turns = position.view(Observer::Public).legal_moves(10_000).unwrap();
    let below = |turn: &String| position.replay(turn).unwrap().position.perft(1).unwrap();
    let nodes: u64 = turns.iter().map(below).sum();
    assert_eq!(position.perft(2), Ok(nodes));
    let divided = position.divide(2).unwrap();
    assert_eq!(divided.iter().map(|(turn, _)| turn).collect::<Vec<_>>(), turns.iter().collect::<Vec<_>>());
    assert!(divided.iter().all(|(turn, nodes)| *nodes == below(turn)));
    assert_eq!(position.divide(0), Ok(Vec::new()));
}

#[test]
fn a_side_that_cannot_move_draws() {
    let walled = "K,P,1,h,6/DP,P,h,7/h,h,h,7/10/10/10/10/10/d,9/k,9 r - 1";
    let after = Kyo.parse(walled).unwrap().replay("D0 C0").unwrap().position;
    assert_eq!(outcome(after.outcome()), json!({"winner": null, "reason": "no-move"}));
    let view = after.view(Observer::Public);
    assert_eq!(view.next("").unwrap().options, []);
    assert_eq!(view.complete(""), []);
    assert_eq!(view.legal_moves(10), Ok(Vec::new()));
    assert_eq!(read(&*after, "A0 A1").unwrap_err().code(), "over");
    assert_eq!(after.perft(1), Ok(0));
}

/// Moves missing from lists still keep the game going.
#[test]
fn a_long_shuffle_of_a_pile_is_legal_though_not_listed() {
    let walled = "DLLLLL,h,8/h,h,8/10/10/10/10/10/7,dh,h,k/7,h,P,P/7,h,P,K g - 1";
    let position = Kyo.parse(walled).unwrap();
    assert_eq!(position.outcome(), None);
    let view = position.view(Observer::Public);
    let starts: Vec<_> = view.next("").unwrap().options.into_iter().map(|step| step.text).collect();
    assert_eq!(starts, ["A0"]);
    assert_eq!(view.next("A0").unwrap().options, []);
    let turns = ["A0 =LDLLLL", "A0 =LLDLLL", "A0 =LLLDLL", "A0 =LLLLDL", "A0 =LLLLLD"];
    assert_eq!(view.legal_moves(5).unwrap(), turns);
    reads(walled, "a0 =llldll", turns[2]);
}

/// A game that began under the rulings of 0.1.0 passes 120 quiet moves without a draw.
#[test]
fn older_rulings_have_no_draw_by_quiet_moves() {
    let games = vectors("kyo", "games.jsonl");
    let quiet = games.iter().find(|game| game["id"] == "quiet-02").expect("the vector");
    let turns = || quiet["turns"].as_array().expect("turns").iter().filter_map(|turn| turn.as_str());
    let begun = |rulings: Rulings| {
        let mut start = Kyo.parse(quiet["start"].as_str().expect("a start")).expect("a position");
        start.adopt(rulings);
        GameState::replay_all(start, turns()).map_err(|(index, error)| (index, error.code()))
    };
    assert_eq!(turns().count(), 120);
    assert_eq!(begun(Rulings::Second).expect("a game").outcome(), Some(Outcome::QUIET));
    let older = begun(Rulings::First).expect("a game");
    assert_eq!((older.outcome(), older.quiet_moves()), (None, None));
}
