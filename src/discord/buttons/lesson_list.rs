//! Lists of lessons: the progress in each game, and the lessons of a course.

use super::lesson_card::last_button;
use crate::discord::custom_id::{ButtonAction, CustomId, ExerciseName, LessonButton, RulesButton};
use crate::discord::reply::{Button, Reply, Select, SelectOption, Style};
use crate::discord::rest::limits;
use crate::service::{CourseProgress, LessonList};
use crate::text::{self, Language, LessonWords, clip, t};
use sealed_move_rules::Game;
use sealed_move_rules::course::Course;

/// The title of a course. `None` for the first one, which people know as the lessons.
pub(super) fn course_title(lang: Language, course: &Course) -> Option<String> {
    (course.name == "winning").then(|| t!(lang, "course-winning"))
}

fn course_action(game: &dyn Game, course: &Course) -> LessonButton {
    LessonButton::Course(ExerciseName { game: game.info().name.to_owned(), name: course.name.to_owned() })
}

/// The button that lists the lessons of a course.
pub(super) fn list_button(lang: Language, game: &dyn Game, course: &Course) -> Button {
    let is_first = game.courses().first().is_some_and(|first| first.name == course.name);
    let action = match is_first {
        true => LessonButton::List(Some(game.info().name.to_owned())),
        false => course_action(game, course),
    };
    Button::without_subject(action, t!(lang, "button-lessons"), Style::Plain)
}

/// The button that lists the course after this one. `None` if it isn't offered yet.
pub(super) fn course_button(lang: Language, list: &LessonList, course: &Course) -> Option<Button> {
    let next = list.offered_after(course)?.course;
    let action = course_action(list.game, next);
    Some(Button::without_subject(action, course_title(lang, next)?, Style::Plain))
}

/// The button that skips lessons for chess players. `None` if the game has no such lessons or all are
/// done.
pub(super) fn chess_button(lang: Language, list: &LessonList) -> Option<Button> {
    let open = list.game.exercises().any(|lesson| lesson.known_from_chess && list.is_open(lesson.name));
    let skip = LessonButton::KnowChess(list.game.info().name.to_owned());
    open.then(|| Button::without_subject(skip, t!(lang, "button-know-chess"), Style::Plain))
}

/// Counts the solved exercises of a course.
pub(super) fn progress(lang: Language, listed: &CourseProgress) -> String {
    let (solved, count) = (listed.solved(), listed.exercises.len());
    match course_title(lang, listed.course) {
        None => t!(lang, "lesson-progress", solved = solved, count = count),
        Some(_) => t!(lang, "lesson-progress-course", solved = solved, count = count),
    }
}

/// Counts the solved exercises of the latest course that the player has begun.
fn latest_progress(lang: Language, list: &LessonList) -> String {
    let begun = list.courses.iter().rev().find(|listed| listed.solved() > 0);
    let listed = begun.unwrap_or(&list.courses[0]);
    let progress = progress(lang, listed);
    match course_title(lang, listed.course) {
        None => progress,
        Some(title) => t!(lang, "lesson-overview-course", course = title, progress = progress),
    }
}

/// Shows the progress in each game, with buttons to continue.
pub(super) fn overview_card(lang: Language, lists: &[LessonList]) -> Reply {
    let lines = lists.iter().map(|list| {
        t!(
            lang,
            "lesson-overview-line",
            game = text::game(lang, list.game.info()),
            about = text::about(lang, list.game.info()),
            progress = latest_progress(lang, list),
        )
    });
    let buttons = lists.iter().map(|list| {
        let info = list.game.info();
        let label = t!(lang, "button-lessons-of", game = text::game(lang, info));
        let style = if list.next_after("").is_some() { Style::Primary } else { Style::Plain };
        Button::without_subject(LessonButton::Continue(info.name.to_owned()), label, style)
    });
    let body = std::iter::once(t!(lang, "lesson-overview")).chain(lines).collect::<Vec<_>>().join("\n");
    Reply { title: t!(lang, "lesson-overview-title"), body, buttons: buttons.collect(), ..Reply::default() }
}

/// Describes a lesson of a list, with the number of its solved puzzles.
fn lesson_line(lang: Language, list: &LessonList, listed: &CourseProgress, index: usize) -> String {
    let lesson = &listed.course.lessons[index];
    let (number, title) = (index + 1, LessonWords::of(lang, list.game.info(), lesson).title());
    let line = match listed.solution(lesson.name) {
        Some(solved) if solved.is_skipped() => {
            t!(lang, "lesson-line-skipped", number = number, title = title)
        }
        Some(_) => t!(lang, "lesson-line-solved", number = number, title = title),
        None => t!(lang, "lesson-line", number = number, title = title),
    };
    if lesson.puzzles.is_empty() {
        return line;
    }
    let solved = lesson.puzzles.iter().filter(|puzzle| listed.solution(puzzle.name).is_some()).count();
    t!(lang, "lesson-line-puzzles", line = line, solved = solved, count = lesson.puzzles.len())
}

/// Lists the lessons of a course, with a menu to open one.
pub(super) fn course_list(lang: Language, list: &LessonList, course: &Course) -> Reply {
    let info = list.game.info();
    let listed = list.course_of(course.lessons.first().map_or("", |lesson| lesson.name));
    let mut lines: Vec<_> =
        (0..course.lessons.len()).map(|index| lesson_line(lang, list, listed, index)).collect();
    let options = lines.iter().zip(course.lessons).map(|(line, lesson)| SelectOption {
        label: clip(line, limits::SELECT_TEXT),
        detail: String::new(),
        value: lesson.name.to_owned(),
    });
    let select = Select {
        id: CustomId::without_subject(ButtonAction::from(LessonButton::Choose(info.name.to_owned()))),
        hint: t!(lang, "lesson-choose"),
        options: options.collect(),
        pages: Vec::new(),
    };
    let (game, name) = (text::game(lang, info), || info.name.to_owned());
    let button = |action: ButtonAction, label: String, style| Button::without_subject(action, label, style);
    let go = |action: LessonButton| button(action.into(), t!(lang, "button-continue"), Style::Primary);
    let play = last_button(lang, list.game, Style::Plain);
    let rules = button(RulesButton::Learn(name()).into(), t!(lang, "button-how-to-play"), Style::Plain);
    let games = button(LessonButton::List(None).into(), t!(lang, "button-all-games"), Style::Plain);
    let (title, buttons): (_, Vec<_>) = match course_title(lang, course) {
        None => {
            lines.push(t!(lang, "lesson-line-last", number = course.lessons.len() + 1));
            let more = chess_button(lang, list).into_iter().chain(course_button(lang, list, course));
            let buttons = [go(LessonButton::Continue(name())), play, rules, games];
            (t!(lang, "lesson-list-title", game = game), buttons.into_iter().chain(more).collect())
        }
        Some(title) => {
            lines.insert(0, t!(lang, "course-winning-about"));
            let next = listed.next().or_else(|| course.exercises().next());
            let next = next.map(|next| ExerciseName { game: name(), name: next.name.to_owned() });
            let first = button(
                LessonButton::List(Some(name())).into(),
                t!(lang, "button-first-course"),
                Style::Plain,
            );
            let buttons = next.map(|next| go(LessonButton::Begin(next))).into_iter();
            let title = t!(lang, "lesson-list-title-course", game = game, course = title);
            (title, buttons.chain([play, first, games]).collect())
        }
    };
    Reply {
        title,
        body: lines.join("\n"),
        foot: progress(lang, listed),
        selects: vec![select],
        buttons,
        ..Reply::default()
    }
}
