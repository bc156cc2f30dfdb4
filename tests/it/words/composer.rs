//! Questions and answers of the composer: every one is worded, and no two answers look alike.

use std::collections::{BTreeSet, VecDeque};
use std::num::NonZeroU32;

use sealed_move::text::{self, Language};
use sealed_move_rules::{Menu, MoveText, Observer, Position, Rolls, View, chance, find};

use crate::random::Random;
use crate::vectors::positions;

/// The positions of a game whose menus are checked.
struct Sample {
    game: &'static str,
    /// Vector files and the stride over their positions.
    vectors: (&'static [&'static str], usize),
    /// Random games, moves per game, and moves from one checked position to the next.
    random: (usize, usize, usize),
    /// Menus checked per position. Kyo and Lusus can have far more.
    max_menus: usize,
}

const SAMPLES: [Sample; 4] = [
    Sample {
        game: "aruki",
        vectors: (&["legal_moves.jsonl", "positions.jsonl"], 6),
        random: (6, 120, 7),
        max_menus: usize::MAX,
    },
    Sample {
        game: "chakart",
        vectors: (&["legal_moves.jsonl", "vectors.jsonl", "inputs.jsonl", "outcomes.jsonl"], 3),
        random: (20, 80, 3),
        max_menus: usize::MAX,
    },
    Sample {
        game: "kyo",
        vectors: (&["vectors.jsonl", "next.jsonl"], 3),
        random: (8, 40, 4),
        max_menus: 2000,
    },
    Sample {
        game: "lusus",
        vectors: (&["legal_moves.jsonl", "steps.jsonl", "vectors.jsonl"], 3),
        random: (6, 40, 4),
        max_menus: 2000,
    },
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

/// Checks every menu of a position, up to a limit, and returns their number.
fn check_menus(view: &View, max_menus: usize) -> usize {
    let mut visited = BTreeSet::from([String::new()]);
    let mut open = VecDeque::from([String::new()]);
    let mut checked = 0;
    while let Some(draft) = open.pop_front().filter(|_| checked < max_menus) {
        let menu = view.compose(&draft).unwrap_or_else(|error| panic!("{draft}: {error}"));
        check_words(view, &draft, &menu);
        checked += 1;
        let further = menu.options.into_iter().map(|choice| choice.draft);
        open.extend(further.filter(|draft| visited.insert(draft.clone())));
    }
    checked
}

fn check_vectors(sample: &Sample) -> usize {
    let (files, stride) = sample.vectors;
    let positions = positions(find(sample.game).unwrap(), files);
    positions.iter().step_by(stride).map(|position| check_menus(&view(&**position), sample.max_menus)).sum()
}

fn check_random_games(sample: &Sample) -> usize {
    let game = find(sample.game).unwrap();
    let (games, moves, stride) = sample.random;
    let mut random = Random::new(0xC0);
    let mut checked = 0;
    for _ in 0..games {
        let setups = game.info().setups;
        let setup = setups[random.below(setups.len())].name;
        let mut roll = |of: NonZeroU32| random.below(of.get() as usize) as u32;
        let mut position = chance::start(game, setup, &mut roll).unwrap();
        for number in 0..moves {
            if position.outcome().is_some() {
                break;
            }
            let view = view(&*position);
            if number % stride == 0 {
                checked += check_menus(&view, sample.max_menus);
            }
            let turn = MoveText::canonical(compose(&mut random, &view));
            let mut roll = |of: NonZeroU32| random.below(of.get() as usize) as u32;
            position = chance::roll_all(&*position, &turn, &mut roll).unwrap().position;
        }
    }
    checked
}

#[test]
fn every_menu_is_worded_in_the_vectors() {
    for sample in &SAMPLES {
        let checked = check_vectors(sample);
        assert!(checked > 1500, "{}: only {checked} menus", sample.game);
    }
}

#[test]
fn every_menu_is_worded_in_random_games() {
    for sample in &SAMPLES {
        let checked = check_random_games(sample);
        assert!(checked > 500, "{}: only {checked} menus", sample.game);
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
