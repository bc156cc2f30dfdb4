//! How lessons look: the task with its board and menus, what a try was worth, the lists.

use super::exercise::{Exercise, told};
use super::{computer, draft_menu};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{
    ButtonAction, ComputerDraft, CustomId, LessonButton, LessonMark, LessonName, RulesButton,
};
use crate::discord::reply::{Button, Reply, Select, SelectOption, Style};
use crate::discord::rest::limits;
use crate::discord::views::board::OwnBoards;
use crate::domain::{BoardView, LastMove, Level, SideWish};
use crate::service::{LessonList, LessonView};
use crate::text::{self, Language, LessonWords, clip, t};
use sealed_move_board::Selection;
use sealed_move_rules::lesson::{Lesson, LessonTry, LessonVerdict};
use sealed_move_rules::{Game, Side};

/// A lesson with a page of its menu; where it was just solved, what comes next.
pub(super) fn lesson_card(ctx: &InteractionContext, view: &LessonView, page: usize) -> Reply {
    match &view.tried {
        Some(tried) if tried.verdict == LessonVerdict::Solved => solved_card(ctx, view, tried),
        tried => task_card(ctx, view, tried.as_ref(), page),
    }
}

fn name_of(view: &LessonView) -> LessonName {
    LessonName { game: view.game.info().name.to_owned(), lesson: view.lesson.name.to_owned() }
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

/// The task, the move that is put together, and what was just tried.
fn task_card(ctx: &InteractionContext, view: &LessonView, tried: Option<&LessonTry>, page: usize) -> Reply {
    let (lang, menu, exercise) = (ctx.lang, &view.menu, Exercise::from(view));
    let words = LessonWords::of(lang, view.game.info(), view.lesson);
    let question = text::question(lang, &view.board_view.view, menu);
    let mut content = Vec::new();
    if view.outdated {
        content.push(t!(lang, "lesson-outdated"));
    }
    content.extend(tried.map(|tried| answer(lang, view, &words, tried)));
    let mark = |page| LessonMark { lesson: name_of(view), version: view.draft.version, page };
    let button = |action: LessonButton, label: String, style| Button::of_no_game(action, label, style);
    let confirm = button(LessonButton::Confirm(mark(0)), t!(lang, "button-confirm"), Style::Good);
    let undo = button(LessonButton::Undo(mark(0)), t!(lang, "button-undo"), Style::Plain);
    let list = LessonButton::List(Some(view.game.info().name.to_owned()));
    let mut reply = Reply {
        content: content.join("\n"),
        title: title(lang, view, &words),
        body: exercise.body(lang, words.task(), &question),
        selects: menu_select(lang, view, &question, page).into_iter().collect(),
        buttons: vec![
            confirm.enabled_if(menu.move_text.is_some()),
            undo.enabled_if(!view.draft.texts.is_empty()),
            button(LessonButton::Type(mark(0)), t!(lang, "button-type"), Style::Plain),
            button(LessonButton::Hint(mark(0)), t!(lang, "button-hint"), Style::Plain),
            button(list, t!(lang, "button-lessons"), Style::Plain),
        ],
        ..Reply::default()
    };
    exercise.show_preview(ctx, &mut reply);
    reply
}

/// The last lesson of a game: a game against the computer that knows no more than a newcomer, with takebacks
/// and hints.
fn last_button(lang: Language, game: &dyn Game, style: Style) -> Button {
    let draft = ComputerDraft {
        game: Some(game.info().name.to_owned()),
        level: Some(Level::Newcomer),
        side: SideWish::Fixed(Side::First),
        ..ComputerDraft::EMPTY
    };
    computer::play_button(lang, draft, style)
}

/// What happened, and what a try was worth that did not do the task.
fn answer(lang: Language, view: &LessonView, words: &LessonWords, tried: &LessonTry) -> String {
    let mut lines: Vec<_> = tried.moves.iter().map(|played| told(lang, view.game.info(), played)).collect();
    lines.push(match tried.verdict {
        LessonVerdict::Solved | LessonVerdict::Continues => t!(lang, "lesson-goes-on"),
        LessonVerdict::Wrong(why) => t!(lang, "lesson-wrong", why = words.wrong(why)),
    });
    lines.join("\n")
}

/// A lesson that was just solved: what happened, what it teaches, and the next one.
fn solved_card(ctx: &InteractionContext, view: &LessonView, tried: &LessonTry) -> Reply {
    let (lang, info) = (ctx.lang, view.game.info());
    let words = LessonWords::of(lang, info, view.lesson);
    let mut body: Vec<_> = tried.moves.iter().map(|played| told(lang, info, played)).collect();
    body.push(words.done());
    if !view.lesson.is_strict() {
        body.push(if tried.made <= view.lesson.min_moves() {
            t!(lang, "lesson-fewest", moves = tried.made)
        } else {
            t!(lang, "lesson-more", moves = tried.made, fewest = view.lesson.min_moves())
        });
    }
    let begin = |lesson: &Lesson| {
        LessonButton::Begin(LessonName { game: info.name.to_owned(), lesson: lesson.name.to_owned() })
    };
    let next = view.list.after(view.lesson);
    let mut buttons = Vec::new();
    match next {
        Some(next) => {
            body.push(t!(lang, "lesson-next", title = LessonWords::of(lang, info, next).title()));
            buttons.push(Button::of_no_game(begin(next), t!(lang, "button-next-lesson"), Style::Primary));
        }
        None => {
            body.push(t!(lang, "lesson-all-solved", game = text::game(lang, info)));
            buttons.push(last_button(lang, view.game, Style::Primary));
        }
    }
    let list = LessonButton::List(Some(info.name.to_owned()));
    buttons.push(Button::of_no_game(begin(view.lesson), t!(lang, "button-again"), Style::Plain));
    buttons.push(Button::of_no_game(list, t!(lang, "button-lessons"), Style::Plain));
    let mut reply = Reply {
        content: t!(lang, "lesson-solved"),
        title: title(lang, view, &words),
        body: body.join("\n"),
        foot: progress(lang, &view.list),
        buttons,
        ..Reply::default()
    };
    if let Some(last) = tried.moves.last() {
        let before = LastMove { before: last.before.clone(), notation: last.notation.clone() };
        let after = BoardView { view: last.after.clone(), last: Some(before) };
        let boards = OwnBoards::without_match(ctx.bot(), lang, info, ctx.settings());
        boards.show(&after, boards.from(view.learner), true, &Selection::default(), &mut reply);
    }
    reply
}

/// The menu of the move that is put together.
fn menu_select(lang: Language, view: &LessonView, question: &str, page: usize) -> Option<Select> {
    let mark = |page| LessonMark { lesson: name_of(view), version: view.draft.version, page };
    let pick = |page| CustomId::of_no_game(LessonButton::Pick(mark(page)));
    let turn = |page| CustomId::of_no_game(LessonButton::Page(mark(page)));
    draft_menu::paged(lang, (&view.board_view.view, &view.menu), question, page, pick, turn)
}

/// How many lessons of a game are solved.
fn progress(lang: Language, list: &LessonList) -> String {
    t!(lang, "lesson-progress", solved = list.solved(), count = list.lessons.len())
}

/// How far a player came in each game, with a button to continue.
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
        Button::of_no_game(LessonButton::Continue(info.name.to_owned()), label, style)
    });
    let body = std::iter::once(t!(lang, "lesson-overview")).chain(lines).collect::<Vec<_>>().join("\n");
    Reply { title: t!(lang, "lesson-overview-title"), body, buttons: buttons.collect(), ..Reply::default() }
}

/// The lessons of a game, with a menu to open one.
pub(super) fn game_list(lang: Language, list: &LessonList) -> Reply {
    let info = list.game.info();
    let entry = |(index, (lesson, solved)): (usize, &(&'static Lesson, Option<_>))| {
        let title = LessonWords::of(lang, info, lesson).title();
        let line = match solved {
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
        id: CustomId::of_no_game(ButtonAction::from(LessonButton::Choose(info.name.to_owned()))),
        hint: t!(lang, "lesson-choose"),
        options: options.collect(),
        pages: Vec::new(),
    };
    let last = t!(lang, "lesson-line-last", number = list.lessons.len() + 1);
    let button = |action: ButtonAction, label: String, style| Button::of_no_game(action, label, style);
    let go = LessonButton::Continue(info.name.to_owned()).into();
    let rules = RulesButton::Learn(info.name.to_owned()).into();
    Reply {
        title: t!(lang, "lesson-list-title", game = text::game(lang, info)),
        body: entries.into_iter().map(|(line, _)| line).chain([last]).collect::<Vec<_>>().join("\n"),
        foot: progress(lang, list),
        selects: vec![select],
        buttons: vec![
            button(go, t!(lang, "button-continue"), Style::Primary),
            last_button(lang, list.game, Style::Plain),
            button(rules, t!(lang, "button-how-to-play"), Style::Plain),
            button(LessonButton::List(None).into(), t!(lang, "button-all-games"), Style::Plain),
        ],
        ..Reply::default()
    }
}
