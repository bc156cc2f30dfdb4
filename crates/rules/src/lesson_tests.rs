//! Every lesson is solved by its solution, and by none of its wrong tries.

use super::lesson::{Lesson, LessonAttempt, LessonVerdict, find_lesson};
use crate::game::Game;
use crate::{GAMES, MoveText};

/// How many random moves are tried in each lesson.
const RANDOM_MOVES: usize = 100;

fn lessons() -> impl Iterator<Item = (&'static dyn Game, &'static Lesson)> {
    GAMES.iter().flat_map(|game| game.lessons().iter().map(|lesson| (*game, lesson)))
}

fn named(game: &dyn Game, lesson: &Lesson) -> String {
    format!("{} {}", game.info().name, lesson.name)
}

#[test]
fn every_game_has_lessons_with_names_of_their_own() {
    for game in GAMES {
        let mut names: Vec<_> = game.lessons().iter().map(|lesson| lesson.name).collect();
        // The last one of a game is played against the computer.
        assert!((5..=11).contains(&names.len()), "{:?}: {}", game, names.len());
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), game.lessons().len(), "{game:?}");
    }
}

#[test]
fn every_solution_solves_its_lesson_and_nothing_is_solved_from_the_start() {
    for (game, lesson) in lessons() {
        let name = named(game, lesson);
        let mut attempt = LessonAttempt::new(game, lesson).expect(&name);
        assert!(!lesson.goal.is_reached(attempt.state(), attempt.learner()), "{name}");
        for (index, text) in lesson.solution.iter().enumerate() {
            assert_eq!(attempt.view().read(text).expect(&name).as_str(), *text, "{name}");
            let tried = attempt.play(&MoveText::canonical(*text)).expect(&name);
            let last = index + 1 == lesson.solution.len();
            assert_eq!(
                tried.verdict,
                if last { LessonVerdict::Solved } else { LessonVerdict::GoesOn },
                "{name}"
            );
            assert_eq!(tried.made, index + 1, "{name}");
        }
    }
}

#[test]
fn every_listed_wrong_try_is_answered_with_its_word() {
    for (game, lesson) in lessons() {
        for wrong in lesson.wrong {
            let name = format!("{}: {}", named(game, lesson), wrong.name);
            let mut attempt = LessonAttempt::new(game, lesson).expect(&name);
            let mut verdict = LessonVerdict::GoesOn;
            for text in wrong.example {
                assert_eq!(verdict, LessonVerdict::GoesOn, "{name}");
                verdict = attempt.play(&MoveText::canonical(*text)).expect(&name).verdict;
            }
            assert_eq!(verdict, LessonVerdict::Wrong(Some(wrong.name)), "{name}");
        }
    }
}

/// A move that is clicked together, each choice by a number that the seed gives.
fn clicked(attempt: &LessonAttempt, seed: &mut u64) -> Option<String> {
    let view = attempt.view();
    let mut menu = view.compose("").expect("every position opens");
    for _ in 0..60 {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = (*seed >> 33) as usize;
        if menu.move_text.is_some() && (menu.options.is_empty() || at.is_multiple_of(3)) {
            break;
        }
        let choice = menu.options.get(at % menu.options.len().max(1))?.clone();
        menu = view.compose(&choice.draft).expect("every choice leads on");
    }
    menu.move_text
}

#[test]
fn a_hundred_random_moves_leave_no_lesson_stuck() {
    for (game, lesson) in lessons() {
        let name = named(game, lesson);
        let mut seed = lesson.name.len() as u64;
        let mut attempt = LessonAttempt::new(game, lesson).expect(&name);
        let mut moves = Vec::new();
        for _ in 0..RANDOM_MOVES {
            let text = clicked(&attempt, &mut seed).unwrap_or_else(|| panic!("{name} is stuck"));
            let tried = attempt.play(&MoveText::canonical(text.clone())).expect(&name);
            assert!(tried.made <= lesson.most, "{name}");
            if tried.verdict == LessonVerdict::GoesOn {
                moves.push(text);
                let again = LessonAttempt::resumed(game, lesson, &moves).expect(&name);
                assert_eq!(again.state().position().text(), attempt.state().position().text(), "{name}");
            } else {
                moves.clear();
                attempt = LessonAttempt::new(game, lesson).expect(&name);
            }
        }
    }
}

#[test]
fn what_did_not_go_on_is_not_taken_up_again() {
    let game = crate::find("aruki").unwrap();
    let lesson = &game.lessons()[0];
    let moves = |text: &str| vec![text.to_owned()];
    assert!(LessonAttempt::resumed(game, lesson, &moves(lesson.solution[0])).is_err());
    assert!(LessonAttempt::resumed(game, lesson, &moves("R(a1)a2")).is_err());
    let mut attempt = LessonAttempt::new(game, lesson).unwrap();
    assert!(attempt.play(&MoveText::canonical("O(e5)e6")).is_err(), "e6 is occupied");
    assert!(attempt.play(&MoveText::canonical(lesson.solution[0])).is_ok(), "and nothing was played");
}

#[test]
fn the_mate_on_the_third_move_is_a_mate_against_most_replies() {
    // Each of Black's first two moves is one of the pawns of its wing; the defenses are known.
    let game = crate::find("aruki").unwrap();
    let lesson = find_lesson(game, "third").unwrap();
    let mut attempt = LessonAttempt::new(game, lesson).unwrap();
    attempt.play(&MoveText::canonical(lesson.solution[0])).unwrap();
    let replies = ["O(b11)b10", "O(i11)i10", "O(l11)l10", "O(c11)c10"];
    for reply in replies {
        let mut position = game.parse(lesson.position).unwrap();
        for text in ["O(g2)g3", reply, "K(f1)g2", "O(a11)a10", "GD(e1)f1#"] {
            position =
                position.replay(text).unwrap_or_else(|error| panic!("{reply}: {text}: {error}")).position;
        }
        assert_eq!(position.status(), Some("checkmate"), "{reply}");
    }
}
