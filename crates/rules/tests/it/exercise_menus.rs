//! Lessons and puzzles can't be solved by the first entries of menus, nor lessons by another move than
//! the taught one.

use std::collections::BTreeSet;

use sealed_move_rules::lesson::{Lesson, LessonAttempt, LessonVerdict, find_lesson};
use sealed_move_rules::puzzle::{PuzzleAttempt, PuzzleVerdict};
use sealed_move_rules::{GAMES, Game, MenuStyle, MoveText, View, find};

/// Maximum number of choices in a move. A queen of Kyo could shuffle forever.
const MAX_CHOICES: usize = 40;

/// When a player confirms the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reader {
    /// Confirms as soon as the move can be played.
    Hasty,
    /// Takes entries as long as there are any.
    Thorough,
}

/// The move of a player who takes the first entry of every menu.
fn first_entries(view: &View, reader: Reader) -> String {
    let mut draft = String::new();
    let mut playable = None;
    for _ in 0..MAX_CHOICES {
        let menu = view.compose_in(&draft, MenuStyle::Exercise).unwrap();
        playable = menu.move_text.or(playable);
        match menu.options.first() {
            Some(choice) if reader == Reader::Thorough || playable.is_none() => {
                draft.clone_from(&choice.draft);
            }
            _ => break,
        }
    }
    playable.expect("every draft leads to a move")
}

fn solves_lesson(game: &dyn Game, lesson: &'static Lesson, reader: Reader) -> bool {
    let mut attempt = LessonAttempt::new(game, lesson).unwrap();
    loop {
        let text = first_entries(&attempt.view(), reader);
        match attempt.play(&MoveText::canonical(text)).unwrap().verdict {
            LessonVerdict::Solved => return true,
            LessonVerdict::Continues => {}
            LessonVerdict::Wrong(_) => return false,
        }
    }
}

#[test]
fn first_entries_solve_few_lessons() {
    for game in GAMES {
        for reader in [Reader::Hasty, Reader::Thorough] {
            let lessons = game.courses().iter().flat_map(|course| course.lessons);
            let solved: Vec<_> = lessons
                .filter(|lesson| solves_lesson(*game, lesson, reader))
                .map(|lesson| lesson.name)
                .collect();
            println!("{} {reader:?}: {solved:?}", game.info().name);
            assert!(solved.len() <= 4, "{game:?} {reader:?}: {solved:?}");
        }
    }
}

#[test]
fn first_entries_solve_one_puzzle_in_ten_at_most() {
    for game in GAMES {
        for reader in [Reader::Hasty, Reader::Thorough] {
            let solves = |puzzle: &&_| {
                let mut attempt = PuzzleAttempt::new(*game, puzzle).unwrap();
                loop {
                    let text = first_entries(&attempt.view(), reader);
                    match attempt.play(&MoveText::canonical(text)).unwrap().verdict {
                        PuzzleVerdict::Solved => return true,
                        PuzzleVerdict::Continues => {}
                        PuzzleVerdict::Wrong => return false,
                    }
                }
            };
            let puzzles = || game.puzzles().iter().chain(game.course_puzzles());
            let (solved, all) = (puzzles().filter(solves).count(), puzzles().count());
            println!("{} {reader:?}: {solved} of {all}", game.info().name);
            assert!(10 * solved <= all, "{game:?} {reader:?}: {solved} of {all}");
        }
    }
}

#[test]
fn exercise_menus_begin_with_a_choice() {
    for game in GAMES {
        for lesson in game.exercises() {
            let view = LessonAttempt::new(*game, lesson).unwrap().view();
            let menu = view.compose_in("", MenuStyle::Exercise).unwrap();
            assert!(menu.move_text.is_none() && menu.way.is_empty(), "{game:?} {}", lesson.name);
        }
    }
}

/// "Checkmate" in a menu solves a puzzle about mate.
#[test]
fn exercise_menus_of_aruki_tell_no_check_or_mate() {
    let game = find("aruki").unwrap();
    let is_marked = |text: &str| text.ends_with(['+', '#']);
    let mut marked = 0;
    for puzzle in game.puzzles().iter().chain(game.course_puzzles()) {
        let view = PuzzleAttempt::new(game, puzzle).unwrap().view();
        for piece in view.compose_in("", MenuStyle::Exercise).unwrap().options {
            assert!(!is_marked(&piece.example), "{}: {}", puzzle.name, piece.example);
            for target in view.compose_in(&piece.draft, MenuStyle::Exercise).unwrap().options {
                assert!(!is_marked(&target.example), "{}: {}", puzzle.name, target.example);
                let chosen = view.compose_in(&target.draft, MenuStyle::Exercise).unwrap();
                assert_eq!(chosen.preview, None, "{}: {}", puzzle.name, target.draft);
                marked += usize::from(chosen.move_text.is_some_and(|text| is_marked(&text)));
            }
        }
    }
    assert!(marked > 40, "the moves themselves keep their marks: {marked}");
}

#[test]
fn a_promotion_in_an_exercise_counts_its_choices() {
    let game = find("chakart").unwrap();
    let lesson = find_lesson(game, "heir").unwrap();
    let view = LessonAttempt::new(game, lesson).unwrap().view();
    let menu = view.compose_in("", MenuStyle::Exercise).unwrap();
    let pawn = menu.choice("e7").expect("the pawn before the last row");
    assert_eq!(pawn.leads, 5, "one square, five pieces: {pawn:?}");
}

/// All moves that the menus below a draft can compose.
fn add_moves(view: &View, draft: &str, seen: &mut BTreeSet<String>, moves: &mut BTreeSet<String>) {
    let menu = view.compose_in(draft, MenuStyle::Exercise).unwrap();
    moves.extend(menu.move_text);
    for choice in menu.options {
        if seen.insert(choice.draft.clone()) {
            add_moves(view, &choice.draft, seen, moves);
        }
    }
}

/// The moves that solve a lesson at once.
fn solutions(game: &str, lesson: &str) -> Vec<String> {
    let game = find(game).unwrap();
    let lesson = find_lesson(game, lesson).unwrap();
    let mut moves = BTreeSet::new();
    add_moves(&LessonAttempt::new(game, lesson).unwrap().view(), "", &mut BTreeSet::new(), &mut moves);
    let solves = |text: &String| {
        let mut attempt = LessonAttempt::new(game, lesson).unwrap();
        attempt.play(&MoveText::canonical(text.clone())).unwrap().verdict == LessonVerdict::Solved
    };
    moves.into_iter().filter(solves).collect()
}

#[test]
fn the_lesson_of_two_tiles_needs_both() {
    let solutions = solutions("lusus", "double");
    assert!(!solutions.is_empty());
    let both = |text: &String| text.contains("BI@a1") && text.contains("PH@a1");
    assert!(solutions.iter().all(both), "{solutions:?}");
}

#[test]
fn the_lesson_of_mate_needs_the_merge() {
    assert_eq!(solutions("aruki", "mate"), ["R(h5)+A=M#"]);
}
