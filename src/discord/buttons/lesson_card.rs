//! Cards of lessons: the task, the feedback on a try and the lists.

use super::computer;
use super::exercise::{Exercise, Task, describe, show_board, task_card};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{
    ButtonAction, ComputerDraft, CustomId, ExerciseName, LessonButton, RulesButton,
};
use crate::discord::reply::{Button, Reply, Select, SelectOption, Style};
use crate::discord::rest::limits;
use crate::discord::views::danger::danger_line;
use crate::domain::{BoardView, LastMove, Level, SideWish, SolvedLesson};
use crate::service::{LessonList, LessonView};
use crate::text::{self, Language, LessonWords, clip, t};
use sealed_move_rules::lesson::{Lesson, LessonTry, LessonVerdict};
use sealed_move_rules::{Game, Side};

/// Shows a lesson with a page of its menu, or the next lesson if this one was just solved.
pub(super) fn lesson_card(ctx: &InteractionContext, view: &LessonView, page: usize) -> Reply {
    match &view.tried {
        Some(tried) if tried.verdict == LessonVerdict::Solved => solved_card(ctx, view, tried),
        tried => unsolved_card(ctx, view, tried.as_ref(), page),
    }
}

fn title(lang: Language, view: &LessonView, words: &LessonWords) -> String {
    t!(
        lang,
        "lesson-title",
        game = text::game(lang, view.game.info()),
        number = view.list.number(view.lesson),
        count = view.list.lessons.len(),
        title = words.title(),
    )
}

fn unsolved_card(
    ctx: &InteractionContext,
    view: &LessonView,
    tried: Option<&LessonTry>,
    page: usize,
) -> Reply {
    let lang = ctx.lang;
    let words = LessonWords::of(lang, view.game.info(), view.lesson);
    let outdated = view.outdated.then(|| t!(lang, "lesson-outdated"));
    let feedback = tried.map(|tried| feedback(lang, view, &words, tried));
    let hint = LessonButton::Hint(view.position().mark(0));
    let list = LessonButton::List(Some(view.game.info().name.to_owned()));
    let is_first = view.list.number(view.lesson) == 1;
    let task = Task {
        feedback: outdated.into_iter().chain(feedback).collect(),
        title: title(lang, view, &words),
        text: std::iter::once(words.task())
            .chain(danger_line(lang, &view.board_view.view, ctx.settings().danger))
            .collect::<Vec<_>>()
            .join("\n"),
        foot: String::new(),
        buttons: [
            Button::without_subject(hint, t!(lang, "button-hint"), Style::Plain),
            Button::without_subject(list, t!(lang, "button-lessons"), Style::Plain),
        ]
        .into_iter()
        .chain(chess_button(lang, &view.list).filter(|_| is_first || view.lesson.known_from_chess))
        .collect(),
    };
    task_card(ctx, view, task, page)
}

/// The button after the last lesson: a game against the weakest computer, with takebacks and hints.
fn last_button(lang: Language, game: &dyn Game, style: Style) -> Button {
    let draft = ComputerDraft {
        game: Some(game.info().name.to_owned()),
        level: Some(Level::Newcomer),
        side: SideWish::Fixed(Side::First),
        ..ComputerDraft::EMPTY
    };
    computer::play_button(lang, draft, style)
}

/// Describes the played moves and judges a try that did not solve the task.
fn feedback(lang: Language, view: &LessonView, words: &LessonWords, tried: &LessonTry) -> String {
    let mut lines: Vec<_> =
        tried.moves.iter().map(|played| describe(lang, view.game.info(), played)).collect();
    lines.push(match tried.verdict {
        LessonVerdict::Solved | LessonVerdict::Continues => t!(lang, "lesson-goes-on"),
        LessonVerdict::Wrong(why) => {
            let why = words.wrong(why).unwrap_or_else(|| what_happened(lang, view, tried));
            t!(lang, "lesson-wrong", why = why)
        }
    });
    lines.join("\n")
}

/// Describes an unlisted wrong try: the answer and its cost, but not the solution.
fn what_happened(lang: Language, view: &LessonView, tried: &LessonTry) -> String {
    let mut said = vec![match tried.moves.get(1..).and_then(<[_]>::last) {
        Some(answer) => {
            let side = text::side(lang, view.game.info(), answer.before.turn());
            t!(lang, "lesson-wrong-answered", side = side)
        }
        None => t!(lang, "lesson-wrong-unanswered"),
    }];
    if let ([_, answer, ..], Some(last)) = (tried.moves.as_slice(), tried.moves.last()) {
        said.extend(text::losses(lang, &answer.before, &last.after, view.learner));
    }
    said.join(" ")
}

/// The button that skips lessons for chess players. `None` if the game has no such lessons or all are
/// done.
fn chess_button(lang: Language, list: &LessonList) -> Option<Button> {
    let open = list.lessons.iter().any(|(lesson, solved)| lesson.known_from_chess && solved.is_none());
    let skip = LessonButton::KnowChess(list.game.info().name.to_owned());
    open.then(|| Button::without_subject(skip, t!(lang, "button-know-chess"), Style::Plain))
}

/// Shows the played moves, the point of the lesson, and the next lesson.
fn solved_card(ctx: &InteractionContext, view: &LessonView, tried: &LessonTry) -> Reply {
    let (lang, info) = (ctx.lang, view.game.info());
    let words = LessonWords::of(lang, info, view.lesson);
    let body: Vec<_> = tried.moves.iter().map(|played| describe(lang, info, played)).collect();
    let mut verdict = vec![t!(lang, "lesson-solved"), words.done()];
    if !view.lesson.is_strict() {
        let fewest = view.lesson.min_moves();
        // One move for a task of one move deserves no praise.
        if tried.made > fewest {
            verdict.push(t!(lang, "lesson-more", moves = tried.made, fewest = fewest));
        } else if fewest > 1 {
            verdict.push(t!(lang, "lesson-fewest", moves = tried.made));
        }
    }
    let begin = |lesson: &Lesson| {
        LessonButton::Begin(ExerciseName { game: info.name.to_owned(), name: lesson.name.to_owned() })
    };
    let next = view.list.after(view.lesson);
    let mut buttons = Vec::new();
    match next {
        Some(next) => {
            verdict.push(t!(lang, "lesson-next", title = LessonWords::of(lang, info, next).title()));
            buttons.push(Button::without_subject(
                begin(next),
                t!(lang, "button-next-lesson"),
                Style::Primary,
            ));
        }
        None => {
            verdict.push(t!(lang, "lesson-all-solved", game = text::game(lang, info)));
            buttons.push(last_button(lang, view.game, Style::Primary));
        }
    }
    let list = LessonButton::List(Some(info.name.to_owned()));
    buttons.push(Button::without_subject(begin(view.lesson), t!(lang, "button-again"), Style::Plain));
    buttons.push(Button::without_subject(list, t!(lang, "button-lessons"), Style::Plain));
    let mut reply = Reply {
        title: title(lang, view, &words),
        body: body.join("\n"),
        foot: progress(lang, &view.list),
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

fn progress(lang: Language, list: &LessonList) -> String {
    t!(lang, "lesson-progress", solved = list.solved(), count = list.lessons.len())
}

/// Shows the progress in each game, with buttons to continue.
pub(super) fn overview_card(lang: Language, lists: &[LessonList]) -> Reply {
    let lines = lists.iter().map(|list| {
        t!(
            lang,
            "lesson-overview-line",
            game = text::game(lang, list.game.info()),
            about = text::about(lang, list.game.info()),
            progress = progress(lang, list),
        )
    });
    let buttons = lists.iter().map(|list| {
        let info = list.game.info();
        let label = t!(lang, "button-lessons-of", game = text::game(lang, info));
        let style = if list.next().is_some() { Style::Primary } else { Style::Plain };
        Button::without_subject(LessonButton::Continue(info.name.to_owned()), label, style)
    });
    let body = std::iter::once(t!(lang, "lesson-overview")).chain(lines).collect::<Vec<_>>().join("\n");
    Reply { title: t!(lang, "lesson-overview-title"), body, buttons: buttons.collect(), ..Reply::default() }
}

/// Lists the lessons of a game, with a menu to open one.
pub(super) fn game_list(lang: Language, list: &LessonList) -> Reply {
    let info = list.game.info();
    let entry = |(index, (lesson, solved)): (usize, &(&'static Lesson, Option<SolvedLesson>))| {
        let title = LessonWords::of(lang, info, lesson).title();
        let line = match solved {
            Some(solved) if solved.is_skipped() => {
                t!(lang, "lesson-line-skipped", number = index + 1, title = title)
            }
            Some(_) => t!(lang, "lesson-line-solved", number = index + 1, title = title),
            None => t!(lang, "lesson-line", number = index + 1, title = title),
        };
        (line, lesson.name.to_owned())
    };
    let entries: Vec<_> = list.lessons.iter().enumerate().map(entry).collect();
    let options = entries.iter().map(|(line, name)| SelectOption {
        label: clip(line, limits::SELECT_TEXT),
        detail: String::new(),
        value: name.clone(),
    });
    let select = Select {
        id: CustomId::without_subject(ButtonAction::from(LessonButton::Choose(info.name.to_owned()))),
        hint: t!(lang, "lesson-choose"),
        options: options.collect(),
        pages: Vec::new(),
    };
    let last = t!(lang, "lesson-line-last", number = list.lessons.len() + 1);
    let button = |action: ButtonAction, label: String, style| Button::without_subject(action, label, style);
    let go = LessonButton::Continue(info.name.to_owned()).into();
    let rules = RulesButton::Learn(info.name.to_owned()).into();
    Reply {
        title: t!(lang, "lesson-list-title", game = text::game(lang, info)),
        body: entries.into_iter().map(|(line, _)| line).chain([last]).collect::<Vec<_>>().join("\n"),
        foot: progress(lang, list),
        selects: vec![select],
        buttons: [
            button(go, t!(lang, "button-continue"), Style::Primary),
            last_button(lang, list.game, Style::Plain),
            button(rules, t!(lang, "button-how-to-play"), Style::Plain),
            button(LessonButton::List(None).into(), t!(lang, "button-all-games"), Style::Plain),
        ]
        .into_iter()
        .chain(chess_button(lang, list))
        .collect(),
        ..Reply::default()
    }
}
