//! Reading, refusing, completing and correcting typed moves.

use std::collections::BTreeSet;

use sealed_move_rules::kyo::Kyo;
use sealed_move_rules::{Game, MoveText, Observer, Rolls};

use super::{middle, parse, read};
use crate::vectors::{text, vectors};

#[track_caller]
pub(super) fn reads(position: &str, typed: &str, canonical: &str) {
    let position = Kyo.parse(position).expect(position);
    let turn = read(&*position, typed).unwrap_or_else(|error| panic!("{typed}: {error}"));
    assert_eq!(turn.as_str(), canonical, "{typed}");
}

#[test]
fn loose_spellings_are_accepted() {
    let heavy = &middle("10/4,DDLH,5/4,d,S,4/10");
    reads(heavy, "e4xe5", "E4 E5");
    reads(heavy, "e4 2 x e5", "E4 2E5");
    reads(heavy, "e4 00e5", "E4 E5");
    reads(heavy, "e4 9f5", "E4 XF5");
    reads(heavy, "e4 2xf5", "E4 XF5");
    reads(heavy, "e4 p d4", "E4 +1D4");
    reads(heavy, "e4rldd", "E4 =LDD");
    reads(&middle("10/4,DLQ,5/10/10"), "e4=ldd5", "E4 =LD D5");
}

#[test]
fn suggestions_are_whole_legal_moves() {
    let start = Kyo.start("middle", &mut Rolls::none()).unwrap();
    let view = start.view(Observer::Player(start.turn()));
    for typed in ["A0A1", "Z9 A1", "e0e1e2", "pawn", "A3 9A4", ""] {
        let turns = view.suggestions(typed, 12);
        assert!(!turns.is_empty(), "{typed}");
        for turn in turns {
            assert!(start.replay(&turn).is_ok(), "{typed}: {turn}");
        }
    }
    assert!(view.suggestions("A3 9A4", 12).iter().all(|turn| turn.starts_with("A3 ")));
}

#[test]
fn records_are_strict() {
    let start = Kyo.start("middle", &mut Rolls::none()).unwrap();
    for notation in ["a3 a4", "A3  A4", "A3 A4 ", " A3 A4", "A3 0A4", "A3A4", "A3 XA4", "A3,A4"] {
        let error = start.replay(notation).expect_err(notation);
        assert_eq!(
            (error.code(), error.candidates),
            ("syntax", vec![MoveText::canonical("A3 A4")]),
            "{notation}"
        );
    }
    assert_eq!(start.replay("F0 =DLDS").expect_err("other chips").code(), "illegal");
}

#[test]
fn lists_begin_with_the_likeliest_moves() {
    let offered = |position: &str, typed: &str| -> Vec<String> {
        let position = Kyo.parse(position).expect(position);
        position.view(Observer::Public).complete(typed).into_iter().map(|step| step.text).collect()
    };
    let hunt = &middle("10/4,DH,5/3,p,k,q,4/10").replace("/k,9 g", "/10 g");
    assert_eq!(&offered(hunt, "")[0], "E4");
    let first = offered(hunt, "E4 ");
    assert_eq!(&first[..2], ["E4 1E5", "E4 E5"]);
    assert_eq!(&first[2..4], ["E4 1F5", "E4 F5"]);
    assert_eq!(&first[4..6], ["E4 1D5", "E4 D5"]);
    let start = Kyo.start("middle", &mut Rolls::none()).unwrap().text();
    assert!(offered(&start, "E1 +1D2 ").contains(&"E1 +1D2".to_owned()));
    assert_eq!(offered(&start, "E1 +1D2 ")[0], "E1 +1D2");
    // A started word filters the list, by its own letters or by the tile's.
    assert_eq!(offered(&start, "e1 +"), offered(&start, "E1 p"));
    let to_d2: BTreeSet<_> = offered(&start, "e1 d").into_iter().collect();
    assert_eq!(
        to_d2,
        [
            "E1 D2", "E1 1D2", "E1 2D2", "E1 D1", "E1 1D1", "E1 2D1", "E1 +1D1", "E1 +2D1", "E1 +1D2",
            "E1 +2D2"
        ]
        .map(String::from)
        .into()
    );
    assert_eq!(offered(&start, "f0 =l"), ["F0 =LDS"]);
    assert_eq!(offered(&start, "zz"), [""; 0]);
    assert_eq!(offered(&start, "a0 zz b1"), [""; 0]);
    assert_eq!(offered(&start, "a6 a5"), [""; 0]);
    let pile = &middle("10/4,DD,5/10/10");
    assert_eq!(offered(pile, "e4 e5"), ["E4 +2E5", "E4 +1E5"]);
}

/// Any text gets an answer, and every move that is read can be played and read again.
#[test]
fn no_typed_text_breaks_the_parser() {
    let mut random = crate::random::Random::new(77);
    let vectors = vectors("kyo", "vectors.jsonl");
    let characters: Vec<char> = "ADEFJ059123+XPR=DLSdls ,>-é→\0`K".chars().collect();
    for _ in 0..6000 {
        let notation = &vectors[random.below(vectors.len())];
        let mut typed: Vec<char> = text(notation, "move").chars().collect();
        for _ in 0..random.below(4) {
            let character = characters[random.below(characters.len())];
            let at = random.below(typed.len() + 1);
            if random.below(3) == 0 && at < typed.len() {
                typed[at] = character;
            } else {
                typed.insert(at, character);
            }
        }
        let typed: String = typed.into_iter().collect();
        let position = parse(notation, "position");
        let view = position.view(Observer::Public);
        let _ = view.next(&typed);
        for offer in view.complete(&typed) {
            assert_eq!(offer.complete, view.read(&offer.text).is_ok(), "{typed} {}", offer.text);
        }
        match view.read(&typed) {
            Ok(turn) => {
                let played = position.replay(turn.as_str()).unwrap();
                assert_eq!(Kyo.parse(&played.position.text()).unwrap().text(), played.position.text());
            }
            Err(error) => assert!(error.at.is_none_or(|at| at <= typed.len()), "{typed:?}: {error}"),
        }
    }
}
