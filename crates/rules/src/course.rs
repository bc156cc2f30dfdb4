//! Courses: lessons in teaching order, each with the puzzles that practice it.
//!
//! A puzzle of a course is a [`Lesson`] whose goal is [`Goal::Line`](super::lesson::Goal::Line), so
//! that menus, buttons and stored progress are the same.

use super::game::Game;
use super::lesson::Lesson;
use super::puzzle::Puzzle;

/// Lessons in teaching order, each followed by its puzzles.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Identifies the course in text keys and buttons; unique in the game.
    pub name: &'static str,
    /// The lessons in teaching order.
    pub lessons: &'static [Lesson],
}

/// The place of an exercise in its course. Numbers start at 1.
#[derive(Clone, Copy, Debug)]
pub enum CoursePlace {
    /// A lesson.
    Lesson {
        /// Its number among the lessons.
        number: usize,
    },
    /// A puzzle.
    Puzzle {
        /// The lesson that it belongs to.
        lesson: &'static Lesson,
        /// Its number among the puzzles of that lesson.
        number: usize,
    },
}

impl Course {
    /// The course *How it is played*.
    pub(super) const fn basics(lessons: &'static [Lesson]) -> Self {
        Self { name: "basics", lessons }
    }

    /// The course *How games are won and lost*.
    pub(super) const fn winning(lessons: &'static [Lesson]) -> Self {
        Self { name: "winning", lessons }
    }

    /// The lessons and puzzles in teaching order.
    pub fn exercises(&self) -> impl Iterator<Item = &'static Lesson> + use<> {
        self.lessons.iter().flat_map(|lesson| std::iter::once(lesson).chain(lesson.puzzles))
    }

    /// The puzzles of all lessons of courses.
    pub(super) fn all_puzzles(courses: &[Self]) -> Vec<Puzzle> {
        courses.iter().flat_map(Self::exercises).filter_map(Lesson::puzzle_line).collect()
    }

    /// Finds the place of an exercise by its name. `None` if it belongs to another course.
    #[must_use]
    pub fn place(&self, name: &str) -> Option<CoursePlace> {
        self.lessons.iter().enumerate().find_map(|(index, lesson)| {
            if lesson.name == name {
                return Some(CoursePlace::Lesson { number: index + 1 });
            }
            let puzzle = lesson.puzzles.iter().position(|puzzle| puzzle.name == name)?;
            Some(CoursePlace::Puzzle { lesson, number: puzzle + 1 })
        })
    }
}

/// Finds a course of a game by its name.
#[must_use]
pub fn find_course(game: &dyn Game, name: &str) -> Option<&'static Course> {
    game.courses().iter().find(|course| course.name == name)
}
