//! Cards of lessons and their puzzles: the task, and the feedback on a try.

use super::computer;
use super::exercise::{Exercise, Task, describe, show_board, task_card};
use super::lesson_list::{chess_button, course_button, course_title, list_button, progress};
use super::{puzzle_answer, puzzle_card};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ComputerDraft, ExerciseName, LessonButton};
use crate::discord::reply::{Button, Reply, Style};
use crate::discord::views::danger::danger_line;
use crate::domain::{BoardView, LastMove, Level, SideWish};
use crate::service::LessonView;
use crate::text::{self, Join, Language, LessonWords, t};
use sealed_move_rules::course::CoursePlace;
use sealed_move_rules::lesson::{Lesson, LessonTry, LessonVerdict};
use sealed_move_rules::puzzle::Puzzle;
use sealed_move_rules::{Game, Side};

/// Shows a lesson with a page of its menu, or the next lesson if this one was just solved.
pub(super) fn lesson_card(ctx: &InteractionContext, view: &LessonView, page: usize) -> Reply {
    match &view.tried {
        Some(tried) if tried.verdict == LessonVerdict::Solved => solved_card(ctx, view, tried),
        tried => unsolved_card(ctx, view, tried.as_ref(), page),
    }
}

fn title(lang: Language, view: &LessonView) -> String {
    let (info, course) = (view.game.info(), view.list.course_of(view.lesson.name).course);
    let title = |lesson| LessonWords::of(lang, info, lesson).title();
    let game = text::game(lang, info);
    let number = match course.place(view.lesson.name) {
        Some(CoursePlace::Puzzle { lesson, number }) => {
            let (count, title) = (lesson.puzzles.len(), title(lesson));
            return t!(
                lang,
                "lesson-title-puzzle",
                game = game,
                title = title,
                number = number,
                count = count
            );
        }
        Some(CoursePlace::Lesson { number }) => number,
        None => 1,
    };
    let (count, title) = (course.lessons.len(), title(view.lesson));
    match course_title(lang, course) {
        None => t!(lang, "lesson-title", game = game, number = number, count = count, title = title),
        Some(name) => t!(
            lang,
            "lesson-title-course",
            game = game,
            course = name,
            number = number,
            count = count,
            title = title,
        ),
    }
}

/// The puzzle of a course. `None` for a lesson.
fn course_puzzle(view: &LessonView) -> Option<&'static Puzzle> {
    view.game.course_puzzles().iter().find(|puzzle| puzzle.name == view.lesson.name)
}

fn task(lang: Language, view: &LessonView) -> String {
    match course_puzzle(view) {
        Some(puzzle) => puzzle_card::task(lang, view.game, puzzle, view.learner),
        None => LessonWords::of(lang, view.game.info(), view.lesson).task(),
    }
}

/// Returns the lesson's hint, or names the piece to move in a puzzle.
pub(super) fn hint(lang: Language, view: &LessonView) -> String {
    let hint = match view.lesson.puzzle_kind() {
        Some(_) => text::piece_hint(lang, &view.board_view.view, view.right.unwrap_or_default()),
        None => LessonWords::of(lang, view.game.info(), view.lesson).hint(),
    };
    t!(lang, "lesson-hint", hint = hint)
}

fn unsolved_card(
    ctx: &InteractionContext,
    view: &LessonView,
    tried: Option<&LessonTry>,
    page: usize,
) -> Reply {
    let lang = ctx.lang;
    let outdated = view.outdated.then(|| t!(lang, "lesson-outdated"));
    let feedback = tried.map(|tried| feedback(ctx, view, tried));
    let hint = LessonButton::Hint(view.position().mark(0));
    let course = view.list.course_of(view.lesson.name).course;
    let is_first = view.game.exercises().next().is_some_and(|first| first.name == view.lesson.name);
    let danger = Some(ctx.settings().danger).filter(|_| !view.lesson.goal.tests_attention());
    let danger = danger.and_then(|notes| danger_line(lang, &view.board_view.view, notes));
    let task = Task {
        feedback: outdated.into_iter().chain(feedback).collect(),
        title: title(lang, view),
        text: std::iter::once(task(lang, view)).chain(danger).collect::<Vec<_>>().join("\n"),
        foot: String::new(),
        buttons: [
            Button::without_subject(hint, t!(lang, "button-hint"), Style::Plain),
            list_button(lang, view.game, course),
        ]
        .into_iter()
        .chain(chess_button(lang, &view.list).filter(|_| is_first || view.lesson.known_from_chess))
        .collect(),
    };
    task_card(ctx, view, task, page)
}

/// The button after the last lesson: a game against the weakest computer, with takebacks and hints.
pub(super) fn last_button(lang: Language, game: &dyn Game, style: Style) -> Button {
    let draft = ComputerDraft {
        game: Some(game.info().name.to_owned()),
        level: Some(Level::Newcomer),
        side: SideWish::Fixed(Side::First),
        ..ComputerDraft::EMPTY
    };
    computer::play_button(lang, draft, style)
}

/// Describes the played moves and judges a try that did not solve the task.
fn feedback(ctx: &InteractionContext, view: &LessonView, tried: &LessonTry) -> String {
    let (lang, info) = (ctx.lang, view.game.info());
    let mut lines: Vec<_> = tried.moves.iter().map(|played| describe(lang, info, played)).collect();
    match (tried.verdict, view.lesson.puzzle_kind()) {
        (LessonVerdict::Solved | LessonVerdict::Continues, _) => lines.push(t!(lang, "lesson-goes-on")),
        (LessonVerdict::Wrong(_), Some(kind)) => {
            lines.extend(puzzle_answer::wrong(ctx, info, kind, view.learner, view.missed.as_ref()));
        }
        (LessonVerdict::Wrong(why), None) => {
            let why = LessonWords::of(lang, info, view.lesson).wrong(why);
            let why = why.unwrap_or_else(|| what_happened(lang, view, tried));
            lines.push(t!(lang, "lesson-wrong", why = why));
        }
    }
    lines.join("\n")
}

/// Describes an unlisted wrong try: the answer and its cost, but not the solution.
fn what_happened(lang: Language, view: &LessonView, tried: &LessonTry) -> String {
    let mut said = vec![match tried.moves.get(1..).and_then(<[_]>::last) {
        Some(answer) => {
            let side = text::side(view.game.info(), answer.before.turn());
            t!(lang, "lesson-wrong-answered", side = side)
        }
        None => t!(lang, "lesson-wrong-unanswered"),
    }];
    if let ([_, answer, ..], Some(last)) = (tried.moves.as_slice(), tried.moves.last()) {
        said.extend(text::losses(lang, &answer.before, &last.after, view.learner));
    }
    text::join(lang, Join::Sentences, &said)
}

/// The point of the solution, and praise for few moves.
fn point(ctx: &InteractionContext, view: &LessonView, tried: &LessonTry) -> Vec<String> {
    let (lang, lesson) = (ctx.lang, view.lesson);
    if let Some(puzzle) = course_puzzle(view) {
        return puzzle_answer::why(ctx, view.game, puzzle).collect();
    }
    let mut said = vec![LessonWords::of(lang, view.game.info(), lesson).done()];
    if !lesson.is_strict() {
        let fewest = lesson.min_moves();
        // One move for a task of one move deserves no praise.
        if tried.made > fewest {
            said.push(t!(lang, "lesson-more", moves = tried.made, fewest = fewest));
        } else if fewest > 1 {
            said.push(t!(lang, "lesson-fewest", moves = tried.made));
        }
    }
    said
}

/// Shows the played moves, the point of the exercise, and the next one.
fn solved_card(ctx: &InteractionContext, view: &LessonView, tried: &LessonTry) -> Reply {
    let (lang, info) = (ctx.lang, view.game.info());
    let listed = view.list.course_of(view.lesson.name);
    let body: Vec<_> = tried.moves.iter().map(|played| describe(lang, info, played)).collect();
    let mut verdict = vec![t!(lang, "lesson-solved")];
    verdict.extend(point(ctx, view, tried));
    let begin = |lesson: &Lesson, label: String, style| {
        let name = ExerciseName { game: info.name.to_owned(), name: lesson.name.to_owned() };
        Button::without_subject(LessonButton::Begin(name), label, style)
    };
    let mut buttons = Vec::new();
    match listed.after(view.lesson) {
        Some(next) if next.puzzle_kind().is_some() => {
            buttons.push(begin(next, t!(lang, "button-next-puzzle"), Style::Primary));
        }
        Some(next) => {
            verdict.push(t!(lang, "lesson-next", title = LessonWords::of(lang, info, next).title()));
            buttons.push(begin(next, t!(lang, "button-next-lesson"), Style::Primary));
        }
        None => {
            let game = text::game(lang, info);
            verdict.push(match course_title(lang, listed.course) {
                None => t!(lang, "lesson-all-solved", game = game),
                Some(_) => t!(lang, "lesson-course-solved", game = game),
            });
            buttons.push(last_button(lang, view.game, Style::Primary));
            buttons.extend(course_button(lang, &view.list, listed.course));
        }
    }
    buttons.push(begin(view.lesson, t!(lang, "button-again"), Style::Plain));
    buttons.push(list_button(lang, view.game, listed.course));
    let mut reply = Reply {
        title: title(lang, view),
        body: body.join("\n"),
        foot: progress(lang, listed),
        verdict: verdict.join("\n"),
        buttons,
        ..Reply::default()
    };
    if let Some(last) = tried.moves.last() {
        let before = LastMove { before: last.before.clone(), notation: last.notation.clone() };
        let after = BoardView { view: last.after.clone(), last: Some(before) };
        show_board(ctx, info, &after, view.learner, &mut reply);
    }
    reply
}
