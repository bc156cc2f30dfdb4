//! A player's progress in the courses of a game.

use crate::domain::SolvedLesson;
use sealed_move_rules::Game;
use sealed_move_rules::course::Course;
use sealed_move_rules::lesson::Lesson;

/// A player's progress in the courses of a game.
#[derive(Debug)]
pub struct LessonList {
    pub game: &'static dyn Game,
    /// The courses in order. There is at least one.
    pub courses: Vec<CourseProgress>,
}

/// A player's progress in a course.
#[derive(Debug)]
pub struct CourseProgress {
    pub course: &'static Course,
    /// The lessons and puzzles in order, with the player's solutions.
    pub exercises: Vec<(&'static Lesson, Option<SolvedLesson>)>,
}

impl LessonList {
    /// Lists a game's courses with the player's solutions.
    #[must_use]
    pub fn new(game: &'static dyn Game, solved: &[SolvedLesson]) -> Self {
        let progress = |lesson: &'static Lesson| {
            let done = solved.iter().find(|solved| solved.lesson == lesson.name);
            (lesson, done.cloned())
        };
        let courses = game.courses().iter();
        let courses = courses
            .map(|course| CourseProgress { course, exercises: course.exercises().map(progress).collect() });
        Self { game, courses: courses.collect() }
    }

    /// Returns the course of a lesson or puzzle; the first course for an unknown name.
    #[must_use]
    pub fn course_of(&self, name: &str) -> &CourseProgress {
        self.courses.iter().find(|listed| listed.course.place(name).is_some()).unwrap_or(&self.courses[0])
    }

    /// Returns the course that the player can begin after this one: this one is done or partly
    /// skipped. `None` for the last course.
    #[must_use]
    pub fn offered_after(&self, course: &Course) -> Option<&CourseProgress> {
        let at = self.courses.iter().position(|listed| listed.course.name == course.name)?;
        let listed = &self.courses[at];
        let is_offered = listed.next().is_none() || listed.has_skipped();
        self.courses.get(at + 1).filter(|next| is_offered || next.is_begun())
    }

    /// Returns the exercise to continue with: the first open one of the course of `name`, else of
    /// the first course that has any.
    #[must_use]
    pub fn next_after(&self, name: &str) -> Option<&'static Lesson> {
        self.course_of(name).next().or_else(|| self.courses.iter().find_map(CourseProgress::next))
    }

    /// Whether a lesson or puzzle exists and isn't solved or skipped.
    #[must_use]
    pub fn is_open(&self, name: &str) -> bool {
        let mut exercises = self.courses.iter().flat_map(|listed| &listed.exercises);
        exercises.any(|(lesson, solved)| lesson.name == name && solved.is_none())
    }
}

impl CourseProgress {
    /// Counts the solved exercises, without skipped ones.
    #[must_use]
    pub fn solved(&self) -> usize {
        let solved = self.exercises.iter().filter_map(|(_, solved)| solved.as_ref());
        solved.filter(|solved| !solved.is_skipped()).count()
    }

    /// Returns the next open exercise after `lesson`, wrapping around; `None` if all are done.
    #[must_use]
    pub fn after(&self, lesson: &Lesson) -> Option<&'static Lesson> {
        let at = self.exercises.iter().position(|(listed, _)| listed.name == lesson.name);
        let later = self.exercises.iter().skip(at.map_or(0, |at| at + 1));
        later.chain(&self.exercises).find(|(_, solved)| solved.is_none()).map(|(lesson, _)| *lesson)
    }

    /// Returns the first open exercise.
    #[must_use]
    pub fn next(&self) -> Option<&'static Lesson> {
        self.exercises.iter().find(|(_, solved)| solved.is_none()).map(|(lesson, _)| *lesson)
    }

    /// Returns the player's solution of an exercise.
    #[must_use]
    pub fn solution(&self, name: &str) -> Option<&SolvedLesson> {
        self.exercises.iter().find(|(lesson, _)| lesson.name == name)?.1.as_ref()
    }

    fn is_begun(&self) -> bool {
        self.exercises.iter().any(|(_, solved)| solved.is_some())
    }

    fn has_skipped(&self) -> bool {
        self.exercises.iter().any(|(_, solved)| solved.as_ref().is_some_and(SolvedLesson::is_skipped))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Timestamp;
    use sealed_move_rules::find;

    fn list(solved: &[(&str, u32)]) -> LessonList {
        let solved = solved.iter().map(|(name, moves)| SolvedLesson {
            lesson: (*name).to_owned(),
            moves: *moves,
            at: Timestamp(1),
        });
        LessonList::new(find("aruki").unwrap(), &solved.collect::<Vec<_>>())
    }

    fn offers_second(list: &LessonList) -> bool {
        list.offered_after(list.courses[0].course).is_some()
    }

    #[test]
    fn the_second_course_is_offered_after_the_first_or_a_skip() {
        assert!(!offers_second(&list(&[])));
        assert!(!offers_second(&list(&[("pawn", 1), ("pike", 1)])));
        assert!(offers_second(&list(&[("pawn", 0), ("pike", 0)])), "whoever knows chess may look ahead");
        let first = find("aruki").unwrap().courses()[0].lessons;
        let all: Vec<_> = first.iter().map(|lesson| (lesson.name, 1)).collect();
        let done = list(&all);
        assert!(offers_second(&done));
        assert_eq!(done.next_after("pawn").map(|lesson| lesson.name), Some("threat"));
        assert!(done.offered_after(done.courses[1].course).is_none(), "there is no third course");
    }

    #[test]
    fn puzzles_follow_their_lesson() {
        let begun = list(&[("threat", 1)]);
        let course = begun.course_of("threat-1");
        assert_eq!(course.course.name, "winning");
        let threat = course.exercises[0].0;
        assert_eq!(course.after(threat).map(|lesson| lesson.name), Some("threat-1"));
        assert_eq!(begun.next_after("threat").map(|lesson| lesson.name), Some("threat-1"));
        assert_eq!(
            begun.next_after("pawn").map(|lesson| lesson.name),
            Some("pawn"),
            "the first course is open"
        );
        assert_eq!((course.solved(), course.exercises.len()), (1, 16));
    }
}
