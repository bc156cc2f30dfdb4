//! How puzzles look: the task with its board and menus, what a try was worth, the line in pictures, the overview.

use super::draft_menu;
use super::exercise::{Exercise, told};
use super::puzzle_answer::answer;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{CustomId, LessonMark, LessonName, PuzzleButton};
use crate::discord::reply::{Button, Reply, Select, Style};
use crate::discord::views::board::OwnBoards;
use crate::domain::{BoardView, Rating, UserError, puzzle_rating};
use crate::service::{DailyReport, Error, PuzzleTally, PuzzleView};
use crate::text::{self, Language, t};
use sealed_move_board::Selection;
use sealed_move_rules::puzzle::{Puzzle, PuzzleAttempt, PuzzleKind};
use sealed_move_rules::{Game, MoveText, Observer, Side};

/// A puzzle with a page of its menu; where it is solved, its line and what comes next.
pub(super) fn puzzle_card(ctx: &InteractionContext, view: &PuzzleView, page: usize) -> Reply {
    if view.right.is_none() {
        return solved_card(ctx, view);
    }
    let (lang, menu, exercise) = (ctx.lang, &view.menu, Exercise::from(view));
    let question = text::question(lang, &view.board_view.view, menu);
    let mut content = Vec::new();
    if view.outdated {
        content.push(t!(lang, "puzzle-outdated"));
    }
    content.extend(view.tried.as_ref().map(|tried| answer(ctx, view, tried)));
    let task = task(lang, view.game, view.puzzle, view.solver);
    let mark = || mark_of(view.game, view.puzzle, view.draft.version, 0);
    let confirm = Button::of_no_game(PuzzleButton::Confirm(mark()), t!(lang, "button-confirm"), Style::Good);
    let undo = Button::of_no_game(PuzzleButton::Undo(mark()), t!(lang, "button-undo"), Style::Plain);
    let help = if view.rated {
        Button::of_no_game(PuzzleButton::Solution(mark()), t!(lang, "button-solution"), Style::Plain)
    } else {
        Button::of_no_game(PuzzleButton::Hint(mark()), t!(lang, "button-hint"), Style::Plain)
    };
    let mut reply = Reply {
        content: content.join("\n"),
        title: title(lang, view.game, view.puzzle),
        body: exercise.body(lang, task, &question),
        foot: rating(lang, view),
        selects: menu_select(lang, view, &question, page).into_iter().collect(),
        buttons: vec![
            confirm.enabled_if(menu.move_text.is_some()),
            undo.enabled_if(!view.draft.texts.is_empty()),
            Button::of_no_game(PuzzleButton::Type(mark()), t!(lang, "button-type"), Style::Plain),
            help,
            next_button(lang, view.game, Style::Plain),
        ],
        ..Reply::default()
    };
    exercise.show_preview(ctx, &mut reply);
    reply
}

fn mark_of(game: &dyn Game, puzzle: &Puzzle, version: u32, page: usize) -> LessonMark {
    let lesson = LessonName { game: game.info().name.to_owned(), lesson: puzzle.name.clone() };
    LessonMark { lesson, version, page }
}

fn title(lang: Language, game: &dyn Game, puzzle: &Puzzle) -> String {
    let rating = puzzle_rating(game, puzzle).shown();
    t!(lang, "puzzle-title", game = text::game(lang, game.info()), rating = rating)
}

/// What is to be found by a side.
pub(in crate::discord) fn task(lang: Language, game: &dyn Game, puzzle: &Puzzle, solver: Side) -> String {
    let side = text::side(lang, game.info(), solver);
    let task = match puzzle.kind {
        PuzzleKind::Win => t!(lang, "puzzle-task-win", side = side),
        PuzzleKind::Hold => t!(lang, "puzzle-task-hold", side = side),
    };
    match puzzle.own_moves() {
        1 => task,
        moves => [task, t!(lang, "puzzle-task-moves", moves = moves)].join(" "),
    }
}

fn next_button(lang: Language, game: &dyn Game, style: Style) -> Button {
    let next = PuzzleButton::Next(game.info().name.to_owned());
    Button::of_no_game(next, t!(lang, "button-next-puzzle"), style)
}

/// The puzzle rating, and what just became of it.
fn rating(lang: Language, view: &PuzzleView) -> String {
    let now = view.rating.shown();
    match view.before {
        Some(before) => t!(lang, "puzzle-rating-change", before = before.shown(), rating = now),
        None => told_rating(lang, &view.rating),
    }
}

fn told_rating(lang: Language, rating: &Rating) -> String {
    if rating.provisional() {
        t!(lang, "puzzle-rating-unsure", rating = rating.shown())
    } else {
        t!(lang, "puzzle-rating", rating = rating.shown())
    }
}

/// A puzzle that is solved: what happened, why it was right, and the next one.
fn solved_card(ctx: &InteractionContext, view: &PuzzleView) -> Reply {
    let lang = ctx.lang;
    let mut body: Vec<_> = view
        .tried
        .iter()
        .flat_map(|tried| &tried.moves)
        .map(|played| told(lang, view.game.info(), played))
        .collect();
    body.push(match view.puzzle.kind {
        PuzzleKind::Win => t!(lang, "puzzle-done-win"),
        PuzzleKind::Hold => t!(lang, "puzzle-done-hold"),
    });
    body.extend(view.daily.map(|report| daily_line(lang, report)));
    let mark = mark_of(view.game, view.puzzle, view.draft.version, 1);
    let mut reply = Reply {
        content: if view.outdated { t!(lang, "puzzle-outdated") } else { t!(lang, "lesson-solved") },
        title: title(lang, view.game, view.puzzle),
        body: body.join("\n"),
        foot: rating(lang, view),
        buttons: vec![
            next_button(lang, view.game, Style::Primary),
            Button::of_no_game(PuzzleButton::Line(mark), t!(lang, "button-line"), Style::Plain),
            Button::of_no_game(PuzzleButton::Overview, t!(lang, "button-all-games"), Style::Plain),
        ],
        ..Reply::default()
    };
    let boards = OwnBoards::without_match(ctx.bot(), lang, view.game.info(), ctx.settings());
    boards.show(&view.board_view, boards.from(view.solver), true, &Selection::default(), &mut reply);
    reply
}

/// What the server's daily puzzle makes of the solution.
fn daily_line(lang: Language, report: DailyReport) -> String {
    match report {
        DailyReport::Counted { days, free_day: true } => t!(lang, "daily-counted", days = days),
        DailyReport::Counted { days, free_day: false } => t!(lang, "daily-counted-no-free", days = days),
        DailyReport::Late => t!(lang, "daily-late"),
    }
}

/// The line of a puzzle after so many of its moves, as a picture with the last of them, and the whole line in words.
///
/// # Errors
///
/// The rules refuse the line: the tests play every one.
pub(super) fn line_card(
    ctx: &InteractionContext,
    game: &'static dyn Game,
    puzzle: &'static Puzzle,
    page: usize,
) -> Result<Reply, Error> {
    let (lang, info) = (ctx.lang, game.info());
    let page = page.min(puzzle.line.len());
    let mut attempt = PuzzleAttempt::new(game, puzzle).map_err(UserError::Rules)?;
    let mut lines = Vec::new();
    let mut shown = None;
    for index in 0..=puzzle.line.len() {
        if index == page {
            let observer = Observer::Player(attempt.solver());
            shown = Some(BoardView::new(attempt.state(), observer).map_err(UserError::Rules)?);
        }
        if let Some(text) = puzzle.line.get(index) {
            let played = attempt.push(&MoveText::canonical(text.clone())).map_err(UserError::Rules)?;
            let line = told(lang, info, &played);
            lines.push(if index + 1 == page { format!("**{line}**") } else { line });
        }
    }
    lines.push(match puzzle.kind {
        PuzzleKind::Win => t!(lang, "puzzle-done-win"),
        PuzzleKind::Hold => t!(lang, "puzzle-done-hold"),
    });
    let to = |page| PuzzleButton::Line(mark_of(game, puzzle, 0, page));
    // Discord wants different ids even where a button cannot be pressed.
    let back = page.checked_sub(1);
    let before = to(back.unwrap_or(puzzle.line.len() + 1));
    let mut reply = Reply {
        title: title(lang, game, puzzle),
        body: lines.join("\n"),
        foot: t!(lang, "puzzle-line-page", page = page, count = puzzle.line.len()),
        buttons: vec![
            Button::of_no_game(before, t!(lang, "button-page-back"), Style::Plain).enabled_if(back.is_some()),
            Button::of_no_game(to(page + 1), t!(lang, "button-page-forward"), Style::Plain)
                .enabled_if(page < puzzle.line.len()),
            next_button(lang, game, Style::Primary),
            Button::of_no_game(PuzzleButton::Overview, t!(lang, "button-all-games"), Style::Plain),
        ],
        ..Reply::default()
    };
    if let Some(board_view) = shown {
        let boards = OwnBoards::without_match(ctx.bot(), lang, info, ctx.settings());
        let from = boards.from(attempt.solver());
        boards.show(&board_view, from, true, &Selection::default(), &mut reply);
    }
    Ok(reply)
}

/// The menu of the move that is put together.
fn menu_select(lang: Language, view: &PuzzleView, question: &str, page: usize) -> Option<Select> {
    let mark = |page| mark_of(view.game, view.puzzle, view.draft.version, page);
    let pick = |page| CustomId::of_no_game(PuzzleButton::Pick(mark(page)));
    let turn = |page| CustomId::of_no_game(PuzzleButton::Page(mark(page)));
    draft_menu::paged(lang, (&view.board_view.view, &view.menu), question, page, pick, turn)
}

/// How a player does in each game, with a button to go on.
pub(super) fn overview_card(lang: Language, tallies: &[PuzzleTally]) -> Reply {
    let lines = tallies.iter().map(|tally| {
        t!(
            lang,
            "puzzle-overview-line",
            game = text::game(lang, tally.game.info()),
            rating = told_rating(lang, &tally.rating),
            solved = tally.solved,
            tried = tally.tried,
        )
    });
    let buttons = tallies.iter().map(|tally| {
        let info = tally.game.info();
        let label = t!(lang, "button-puzzle-of", game = text::game(lang, info));
        Button::of_no_game(PuzzleButton::Open(info.name.to_owned()), label, Style::Primary)
    });
    let body = std::iter::once(t!(lang, "puzzle-overview")).chain(lines).collect::<Vec<_>>().join("\n");
    Reply { title: t!(lang, "puzzle-overview-title"), body, buttons: buttons.collect(), ..Reply::default() }
}
