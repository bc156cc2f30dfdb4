//! Tests of all lessons: the solution solves each lesson, and the known mistakes don't.

use std::collections::HashSet;

use super::course::CoursePlace;
use super::lesson::{Goal, Lesson, LessonAttempt, LessonVerdict, find_lesson};
use crate::game::Game;
use crate::{GAMES, MoveText, find};

/// Random moves tried in each lesson.
const RANDOM_MOVES: usize = 100;

fn lessons() -> impl Iterator<Item = (&'static dyn Game, &'static Lesson)> {
    GAMES.iter().flat_map(|game| game.exercises().map(|lesson| (*game, lesson)))
}

fn label(game: &dyn Game, lesson: &Lesson) -> String {
    format!("{} {}", game.info().name, lesson.name)
}

#[test]
fn lesson_names_are_unique() {
    for game in GAMES {
        let names: Vec<_> = game.exercises().map(|lesson| lesson.name).collect();
        let different: HashSet<_> = names.iter().collect();
        assert_eq!(names.len(), different.len(), "{game:?}");
    }
}

#[test]
fn each_game_has_two_courses() {
    for game in GAMES {
        let [basics, winning] = game.courses() else { panic!("{game:?}") };
        // The last lesson of each game is a game against the computer, which is not listed here.
        assert!((5..=11).contains(&basics.lessons.len()), "{game:?}: {}", basics.lessons.len());
        assert!(basics.lessons.iter().all(|lesson| lesson.puzzles.is_empty()), "{game:?}");
        let names: Vec<_> = winning.lessons.iter().map(|lesson| lesson.name).collect();
        assert_eq!(names, ["threat", "finish", "trade", "plan"], "{game:?}");
        assert_eq!(winning.lessons[0].goal, Goal::Survive, "{game:?}");
        for lesson in winning.lessons {
            assert_eq!(lesson.puzzles.len(), 3, "{game:?} {}", lesson.name);
            assert!(lesson.puzzles.iter().all(|puzzle| puzzle.puzzle_kind().is_some()), "{game:?}");
        }
    }
}

#[test]
fn places_in_a_course_are_counted_from_1() {
    let winning = &find("kyo").unwrap().courses()[1];
    assert!(matches!(winning.place("plan"), Some(CoursePlace::Lesson { number: 4 })));
    let puzzle = winning.place("finish-2");
    assert!(matches!(puzzle, Some(CoursePlace::Puzzle { lesson, number: 2 }) if lesson.name == "finish"));
    assert!(winning.place("road").is_none(), "it belongs to the first course");
}

#[test]
fn course_puzzles_are_in_no_set() {
    for game in GAMES {
        let ours = game.course_puzzles();
        assert_eq!(ours.len(), 12, "{game:?}");
        for puzzle in ours {
            let known = game.puzzles().iter().find(|known| known.position == puzzle.position);
            assert!(known.is_none(), "{game:?} {}: {known:?}", puzzle.name);
        }
    }
}

/// Which tile is burned makes no difference, but the piece's move does.
#[test]
fn a_course_puzzle_takes_moves_that_count_as_the_same() {
    let game = find("lusus").unwrap();
    let puzzle = find_lesson(game, "threat-1").unwrap();
    assert_eq!(puzzle.solution, ["-DC f8g8"]);
    let verdict = |text: &str| {
        let mut attempt = LessonAttempt::new(game, puzzle).unwrap();
        attempt.play(&MoveText::canonical(text.to_owned())).unwrap().verdict
    };
    assert_eq!(verdict("-HE f8g8"), LessonVerdict::Solved);
    assert_eq!(verdict("-DC f8f7"), LessonVerdict::Wrong(None));
}

#[test]
fn solutions_solve_lessons_with_their_last_move() {
    for (game, lesson) in lessons() {
        let name = label(game, lesson);
        let mut attempt = LessonAttempt::new(game, lesson).expect(&name);
        assert!(!lesson.goal.is_reached(attempt.state(), attempt.learner()), "{name}");
        for (index, text) in lesson.solution.iter().enumerate() {
            assert_eq!(attempt.view().read(text).expect(&name).as_str(), *text, "{name}");
            let tried = attempt.play(&MoveText::canonical(*text)).expect(&name);
            let last = index + 1 == lesson.solution.len();
            assert_eq!(
                tried.verdict,
                if last { LessonVerdict::Solved } else { LessonVerdict::Continues },
                "{name}"
            );
            assert_eq!(tried.made, index + 1, "{name}");
        }
    }
}

#[test]
fn known_mistakes_are_recognized() {
    for (game, lesson) in lessons() {
        for wrong in lesson.wrong {
            let name = format!("{}: {}", label(game, lesson), wrong.name);
            let mut attempt = LessonAttempt::new(game, lesson).expect(&name);
            let mut verdict = LessonVerdict::Continues;
            for text in wrong.example {
                assert_eq!(verdict, LessonVerdict::Continues, "{name}");
                verdict = attempt.play(&MoveText::canonical(*text)).expect(&name).verdict;
            }
            assert_eq!(verdict, LessonVerdict::Wrong(Some(wrong.name)), "{name}");
        }
    }
}

/// Composes a random move with menus.
fn random_move(attempt: &LessonAttempt, seed: &mut u64) -> Option<String> {
    let view = attempt.view();
    let mut menu = view.compose("").expect("every lesson position has a menu");
    for _ in 0..60 {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = (*seed >> 33) as usize;
        if menu.move_text.is_some() && (menu.options.is_empty() || at.is_multiple_of(3)) {
            break;
        }
        let choice = menu.options.get(at % menu.options.len().max(1))?.clone();
        menu = view.compose(&choice.draft).expect("every choice has a menu");
    }
    menu.move_text
}

#[test]
fn random_moves_never_get_stuck() {
    for (game, lesson) in lessons() {
        let name = label(game, lesson);
        let mut seed = lesson.name.len() as u64;
        let mut attempt = LessonAttempt::new(game, lesson).expect(&name);
        let mut moves = Vec::new();
        for _ in 0..RANDOM_MOVES {
            let text = random_move(&attempt, &mut seed).unwrap_or_else(|| panic!("{name} is stuck"));
            let tried = attempt.play(&MoveText::canonical(text.clone())).expect(&name);
            assert!(tried.made <= lesson.max_moves, "{name}");
            if tried.verdict == LessonVerdict::Continues {
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
fn only_right_moves_can_be_resumed() {
    let game = find("aruki").unwrap();
    let lesson = &game.courses()[0].lessons[0];
    let moves = |text: &str| vec![text.to_owned()];
    assert!(LessonAttempt::resumed(game, lesson, &moves(lesson.solution[0])).is_err());
    assert!(LessonAttempt::resumed(game, lesson, &moves("R(a1)a2")).is_err());
    let mut attempt = LessonAttempt::new(game, lesson).unwrap();
    assert!(attempt.play(&MoveText::canonical("O(e5)e6")).is_err(), "e6 is occupied");
    assert!(
        attempt.play(&MoveText::canonical(lesson.solution[0])).is_ok(),
        "the illegal move was not played"
    );
}

#[test]
fn the_third_move_mates_after_most_replies() {
    // Black's first two moves are wing pawn moves. The known defenses are not among them.
    let game = find("aruki").unwrap();
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
