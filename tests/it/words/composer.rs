//! Questions and answers of the composer: every one is worded, and no two answers look alike.

use std::collections::BTreeSet;

use sealed_move::text::{self, Language};
use sealed_move_rules::{Menu, MoveText, Observer, Position, Rolls, View, chance, find};

use crate::random::Random;
use crate::vectors::positions;

/// Files of each game whose positions are tried, and the stride.
const VECTORS: [(&str, &[&str], usize); 4] = [
    ("aruki", &["legal_moves.jsonl", "positions.jsonl"], 6),
    ("chakart", &["legal_moves.jsonl", "vectors.jsonl", "inputs.jsonl", "outcomes.jsonl"], 3),
    ("kyo", &["vectors.jsonl", "next.jsonl"], 3),
    ("lusus", &["legal_moves.jsonl", "steps.jsonl", "vectors.jsonl"], 3),
];

fn view(position: &dyn Position) -> View {
    position.view(Observer::Player(position.turn()))
}

fn check_words(view: &View, draft: &str, menu: &Menu) {
    assert!(!text::question(Language::ENGLISH, view, menu).is_empty());
    let mut labels = BTreeSet::new();
    for choice in &menu.options {
        let label = text::entry(Language::ENGLISH, view, menu, choice);
        assert!(!label.name.is_empty(), "{draft}: {}", choice.key);
        assert!(labels.insert((label.name.clone(), label.detail.clone())), "{draft}: two are {label:?}");
    }
    if let Some(turn) = &menu.move_text {
        assert!(!text::planned_move(Language::ENGLISH, view, turn).is_empty());
    }
}

/// Composes a random move and checks each menu on the way.
fn compose(random: &mut Random, view: &View) -> String {
    let mut draft = String::new();
    loop {
        let menu = view.compose(&draft).unwrap_or_else(|error| panic!("{draft}: {error}"));
        check_words(view, &draft, &menu);
        match menu.move_text {
            Some(turn) if menu.options.is_empty() || random.below(3) > 0 => return turn,
            _ => draft.clone_from(&menu.options[random.below(menu.options.len())].draft),
        }
    }
}

#[test]
fn every_menu_on_the_way_to_a_move_is_worded() {
    let mut random = Random::new(0xC0);
    for (name, files, stride) in VECTORS {
        for position in positions(find(name).unwrap(), files).iter().step_by(stride) {
            for _ in 0..20 {
                compose(&mut random, &view(&**position));
            }
        }
        let game = find(name).unwrap();
        for number in 0..8 {
            let setups = game.info().setups;
            let mut roll = |of: std::num::NonZeroU32| random.below(of.get() as usize) as u32;
            let mut position = chance::start(game, setups[number % setups.len()].name, &mut roll).unwrap();
            for _ in 0..80 {
                if position.outcome().is_some() {
                    break;
                }
                let turn = MoveText::canonical(compose(&mut random, &view(&*position)));
                let mut roll = |of: std::num::NonZeroU32| random.below(of.get() as usize) as u32;
                position = chance::roll_all(&*position, &turn, &mut roll).unwrap().position;
            }
        }
    }
}

#[test]
fn answers_are_worded_for_people() {
    let check = |name: &str, position: &str, draft: &str, key: &str, expected: (&str, &str)| {
        let position = find(name).unwrap().parse(position).unwrap();
        let view = view(&*position);
        let menu = view.compose(draft).unwrap();
        let choice = menu.choice(key).unwrap_or_else(|| panic!("{key}: {menu:?}"));
        let label = text::entry(Language::ENGLISH, &view, &menu, choice);
        assert_eq!((label.name.as_str(), label.detail.as_str()), expected);
    };
    let rook = "k11/12/12/12/4m7/12/12/12/4R7/O11/12/10K1 w A/- - 0 1";
    check("aruki", rook, "", "e4", ("Rook e4", "19 choices, for example Rook e4 takes Minister on e8"));
    check("aruki", rook, "e4", "e8", ("to e8, takes Minister", "Rook e4 takes Minister on e8"));
    check("aruki", rook, "e4", "e5", ("to e5", "Rook e4 to e5"));
    check(
        "aruki",
        rook,
        "e4",
        "+A",
        ("merges with Arrow, becomes Minister", "Rook on e4 and Arrow from the tray become Minister"),
    );
    let start = find("kyo").unwrap().start("middle", &mut Rolls::none()).unwrap().text();
    check("kyo", &start, "", "A0", ("Heavy Pawn A0", "A0: three gold dark chips under a gold Heavy Pawn"));
    check("kyo", &start, "A0", ">A1", ("to A1", "7 ways"));
    check("kyo", &start, "A0 >A1", "2A1", ("Heavy Pawn to A1 with 2 chips", ""));
    check("kyo", &start, "A0 >A1", "+1A1", ("Heavy Pawn sends 1 chip to A1", ""));
}
