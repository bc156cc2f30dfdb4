//! The shipped puzzles: each line leads to its goal, and every other first move is wrong.

use std::collections::BTreeSet;

use sealed_move_players::puzzles::{
    CHECK_NODES, CHECK_SEED, PuzzleFault, PuzzleFinder, PuzzleHunter, PuzzleSet, check,
};
use sealed_move_rules::puzzle::{Puzzle, PuzzleAttempt, PuzzleVerdict, is_same_move};
use sealed_move_rules::{GAMES, MoveText, find};

/// Stride of the puzzles that are searched here; `sealed-move puzzles check` searches all.
const SAMPLE_STRIDE: usize = 12;

#[test]
fn every_set_is_within_its_quotas() {
    for game in GAMES {
        let puzzles = game.puzzles();
        let names: BTreeSet<_> = puzzles.iter().map(|puzzle| &puzzle.name).collect();
        assert_eq!(names.len(), puzzles.len(), "{game:?}");
        assert_eq!(PuzzleSet::faults(*game, puzzles), [], "{game:?}");
        assert!(puzzles.iter().all(|puzzle| (1..=6).contains(&puzzle.level)), "{game:?}");
        for puzzle in puzzles {
            assert_eq!(Puzzle::parse(&puzzle.to_string()).as_ref(), Some(puzzle));
        }
    }
}

#[test]
fn every_file_documents_how_it_was_made() {
    for game in GAMES {
        let name = game.info().name;
        let path = format!("{}/../rules/src/{name}/puzzles.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        let head: Vec<_> = text.lines().take_while(|line| line.starts_with('#')).collect();
        let command = format!("`sealed-move puzzles make --game {name} --count ");
        assert!(head[0].contains(&command) && head[0].contains(" --seed "), "{head:?}");
        assert!(head[0].contains(", version ") && head[0].contains(", on 20"), "{head:?}");
        assert_eq!(text.lines().count() - head.len(), game.puzzles().len(), "{name}");
    }
}

#[test]
fn every_puzzle_has_exactly_one_right_first_move() {
    for game in GAMES {
        for puzzle in game.puzzles() {
            let told = format!("{game:?} {}", puzzle.name);
            let mut attempt = PuzzleAttempt::new(*game, puzzle).expect(&told);
            for (index, right) in puzzle.line.iter().step_by(2).enumerate() {
                assert_eq!(attempt.made(), index, "{told}");
                assert_eq!(attempt.right(), Some(right.as_str()), "{told}");
                let read = attempt.view().read(right).expect(&told);
                assert_eq!(read.as_str(), right, "{told}: it is canonical");
                let tried = attempt.play(&read).expect(&told);
                let last = index + 1 == puzzle.own_moves();
                let verdict = if last { PuzzleVerdict::Solved } else { PuzzleVerdict::Continues };
                assert_eq!(tried.verdict, verdict, "{told}");
                assert_eq!(tried.moves.len(), if last { 1 } else { 2 }, "{told}");
            }
            assert_eq!(attempt.right(), None, "{told}");
            // Any other move is wrong.
            let start = PuzzleAttempt::new(*game, puzzle).expect(&told);
            let view = start.view();
            let mut others = view.suggestions("", 25);
            others.retain(|text| view.read(text).is_ok());
            assert!(others.len() > 1, "{told}: something else is legal");
            let position = start.state().position();
            for other in others.iter().step_by(others.len().div_ceil(12)) {
                let tried = start.clone().play(&MoveText::canonical(other.clone())).expect(&told);
                let same = is_same_move(position, other, puzzle.first());
                assert_eq!(tried.verdict == PuzzleVerdict::Wrong, !same, "{told}: {other}");
            }
        }
    }
}

/// Samples each set: all of them take minutes.
#[test]
fn a_search_refuses_every_other_first_move() {
    for game in GAMES {
        for puzzle in game.puzzles().iter().step_by(SAMPLE_STRIDE) {
            let checked = check(*game, puzzle, CHECK_NODES, CHECK_SEED);
            assert_eq!(checked, Ok(()), "{game:?} {}", puzzle.name);
        }
    }
}

#[test]
fn the_check_finds_wrong_and_ambiguous_puzzles() {
    // Either rook captures the last king.
    let both = "two\twin\t1\t3k3R/8/8/8/8/8/8/3RK3 w 0 {\"flags\":\"0000\"}\th8d8";
    let puzzle = Puzzle::parse(both).unwrap();
    let chakart = find("chakart").unwrap();
    let fault = check(chakart, &puzzle, CHECK_NODES, CHECK_SEED).unwrap_err();
    assert!(matches!(&fault, PuzzleFault::Unclear { other, .. } if other == "d1d8"), "{fault}");
    let illegal = Puzzle::parse(&both.replace("h8d8", "h8a1")).unwrap();
    let fault = check(chakart, &illegal, CHECK_NODES, CHECK_SEED).unwrap_err();
    assert!(matches!(fault, PuzzleFault::Rules(_)), "{fault}");
    for broken in ["", "a\twin", "a\tlose\t1\tx\te1", "a\twin\t1\tx", "a\twin\t1\tx\te1\te2"] {
        assert_eq!(Puzzle::parse(broken), None, "{broken}");
    }
}

#[test]
fn the_same_seed_finds_the_same_puzzles() {
    let game = find("chakart").unwrap();
    let found = |seed: u64| {
        let mut finder = PuzzleFinder::new(game, seed);
        (0..60).filter_map(|_| finder.step(|_, _| true).unwrap()).collect::<Vec<_>>()
    };
    let puzzles = found(1);
    assert!(!puzzles.is_empty());
    assert_eq!(found(1), puzzles);
}

#[test]
fn a_hunt_proves_puzzles_that_its_set_needs() {
    let game = find("aruki").unwrap();
    let found = |seed: u64| {
        let (mut hunter, mut set) = (PuzzleHunter::new(game, seed), PuzzleSet::new(game, 60));
        for _ in 0..4_000 {
            if let Some(puzzle) = hunter.step(&set).unwrap() {
                assert!(set.add(&puzzle), "{puzzle}");
                let confirmed = hunter.confirmed(&puzzle).map(|confirmed| confirmed.position);
                assert_eq!(confirmed.as_ref(), Some(&puzzle.position), "{puzzle}");
            }
        }
        set.puzzles().cloned().collect::<Vec<_>>()
    };
    let puzzles = found(1);
    assert!(!puzzles.is_empty());
    assert_eq!(found(1), puzzles);
}
