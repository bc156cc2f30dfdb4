//! Cards of puzzles: the task, the solution and the overview.

use super::exercise::{Exercise, Task, describe, show_board, task_card};
use super::puzzle_answer::{feedback, praise, why, won};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ExerciseMark, ExerciseName, PuzzleButton};
use crate::discord::reply::{Button, Reply, Style};
use crate::domain::{BoardView, Rating, UserError, puzzle_rating, puzzle_theme};
use crate::service::{DailyReport, Error, PuzzleTally, PuzzleView};
use crate::text::{self, Join, Language, t};
use sealed_move_rules::puzzle::{Puzzle, PuzzleAttempt, PuzzleKind};
use sealed_move_rules::{Game, MoveText, Observer, Side};

/// Shows a puzzle with a page of its menu, or its solution if it is solved.
pub(super) fn puzzle_card(ctx: &InteractionContext, view: &PuzzleView, page: usize) -> Reply {
    if view.right.is_none() {
        return solved_card(ctx, view);
    }
    let lang = ctx.lang;
    let outdated = view.outdated.then(|| t!(lang, "puzzle-outdated"));
    let feedback = view.tried.as_ref().map(|tried| feedback(ctx, view, tried));
    let mark = view.position().mark(0);
    let help = if view.rated {
        Button::without_subject(PuzzleButton::Solution(mark), t!(lang, "button-solution"), Style::Plain)
    } else {
        Button::without_subject(PuzzleButton::Hint(mark), t!(lang, "button-hint"), Style::Plain)
    };
    let task = Task {
        feedback: outdated.into_iter().chain(feedback).collect(),
        title: title(lang, view.game, view.puzzle),
        text: task(lang, view.game, view.puzzle, view.solver),
        foot: foot(lang, view),
        buttons: vec![help, next_button(lang, view.game, Style::Plain)],
    };
    task_card(ctx, view, task, page)
}

fn title(lang: Language, game: &dyn Game, puzzle: &Puzzle) -> String {
    let rating = puzzle_rating(game, puzzle).shown();
    t!(lang, "puzzle-title", game = text::game(lang, game.info()), rating = rating)
}

/// Describes what the solver has to find.
pub(in crate::discord) fn task(lang: Language, game: &dyn Game, puzzle: &Puzzle, solver: Side) -> String {
    let side = text::side(game.info(), solver);
    let task = match puzzle.kind {
        PuzzleKind::Win => t!(lang, "puzzle-task-win", side = side),
        PuzzleKind::Hold => t!(lang, "puzzle-task-hold", side = side),
    };
    match puzzle.own_moves() {
        1 => task,
        moves => {
            let count = t!(lang, "puzzle-task-moves", moves = moves);
            text::join(lang, Join::Sentences, &[task, count])
        }
    }
}

fn next_button(lang: Language, game: &dyn Game, style: Style) -> Button {
    let next = PuzzleButton::Next(game.info().name.to_owned());
    Button::without_subject(next, t!(lang, "button-next-puzzle"), style)
}

/// The rating. Until the puzzle is rated, also that a hint counts like a wrong try.
fn foot(lang: Language, view: &PuzzleView) -> String {
    let cost = (!view.rated).then(|| t!(lang, "puzzle-hint-counts"));
    let parts: Vec<_> = [rating_line(lang, view)].into_iter().chain(cost).collect();
    text::join(lang, Join::Parts, &parts)
}

/// The player's puzzle rating, with its change if this puzzle was just rated.
fn rating_line(lang: Language, view: &PuzzleView) -> String {
    let now = view.rating.shown();
    match view.before {
        Some(before) => t!(lang, "puzzle-rating-change", before = before.shown(), rating = now),
        None => rating_text(lang, &view.rating),
    }
}

fn rating_text(lang: Language, rating: &Rating) -> String {
    if rating.provisional() {
        t!(lang, "puzzle-rating-unsure", rating = rating.shown())
    } else {
        t!(lang, "puzzle-rating", rating = rating.shown())
    }
}

/// Names the theme of a puzzle, which would be a hint before it is solved.
fn theme_line(lang: Language, game: &dyn Game, puzzle: &Puzzle) -> Option<String> {
    text::puzzle_theme(lang, game.info(), puzzle_theme(game, puzzle)?)
}

/// Shows the played moves, why they were right, and the next puzzle.
fn solved_card(ctx: &InteractionContext, view: &PuzzleView) -> Reply {
    let lang = ctx.lang;
    let body: Vec<_> = view
        .tried
        .iter()
        .flat_map(|tried| &tried.moves)
        .map(|played| describe(lang, view.game.info(), played))
        .collect();
    let head = if view.outdated { t!(lang, "puzzle-outdated") } else { t!(lang, "lesson-solved") };
    let mut verdict = vec![head];
    verdict.extend(why(ctx, view.game, view.puzzle));
    verdict.extend(theme_line(lang, view.game, view.puzzle));
    verdict.extend(view.daily.map(|report| daily_line(lang, report)));
    let mark = view.position().mark(1);
    let mut reply = Reply {
        title: title(lang, view.game, view.puzzle),
        body: body.join("\n"),
        foot: rating_line(lang, view),
        verdict: verdict.join("\n"),
        buttons: vec![
            next_button(lang, view.game, Style::Primary),
            Button::without_subject(PuzzleButton::Line(mark), t!(lang, "button-line"), Style::Plain),
            Button::without_subject(PuzzleButton::Overview, t!(lang, "button-all-games"), Style::Plain),
        ],
        ..Reply::default()
    };
    show_board(ctx, view.game.info(), &view.board_view, view.solver, &mut reply);
    reply
}

/// Reports how the solution counts for the server's daily puzzle.
fn daily_line(lang: Language, report: DailyReport) -> String {
    match report {
        DailyReport::Counted { days, free_day: true } => t!(lang, "daily-counted", days = days),
        DailyReport::Counted { days, free_day: false } => t!(lang, "daily-counted-no-free", days = days),
        DailyReport::Late => t!(lang, "daily-late"),
    }
}

/// Shows the position after the first `page` moves of a puzzle's line, and the whole line in words.
///
/// Fails only if the rules reject the line. A test plays all lines.
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
            let line = describe(lang, info, &played);
            lines.push(if index + 1 == page { format!("**{line}**") } else { line });
        }
    }
    lines.extend(praise(lang, game, puzzle));
    if puzzle.kind == PuzzleKind::Win {
        lines.extend(won(lang, game, puzzle));
    }
    lines.extend(theme_line(lang, game, puzzle));
    let to = |page| {
        let exercise = ExerciseName { game: info.name.to_owned(), name: puzzle.name.clone() };
        PuzzleButton::Line(ExerciseMark { exercise, version: 0, page })
    };
    // Discord requires distinct ids even for disabled buttons.
    let back = page.checked_sub(1);
    let before = to(back.unwrap_or(puzzle.line.len() + 1));
    let mut reply = Reply {
        title: title(lang, game, puzzle),
        body: lines.join("\n"),
        foot: t!(lang, "puzzle-line-page", page = page, count = puzzle.line.len()),
        buttons: vec![
            Button::without_subject(before, t!(lang, "button-page-back"), Style::Plain)
                .enabled_if(back.is_some()),
            Button::without_subject(to(page + 1), t!(lang, "button-page-forward"), Style::Plain)
                .enabled_if(page < puzzle.line.len()),
            next_button(lang, game, Style::Primary),
            Button::without_subject(PuzzleButton::Overview, t!(lang, "button-all-games"), Style::Plain),
        ],
        ..Reply::default()
    };
    if let Some(board_view) = shown {
        show_board(ctx, info, &board_view, attempt.solver(), &mut reply);
    }
    Ok(reply)
}

/// Shows a player's results in each game, with buttons to continue.
pub(super) fn overview_card(lang: Language, tallies: &[PuzzleTally]) -> Reply {
    let lines = tallies.iter().map(|tally| {
        t!(
            lang,
            "puzzle-overview-line",
            game = text::game(lang, tally.game.info()),
            rating = rating_text(lang, &tally.rating),
            solved = tally.solved,
            tried = tally.tried,
        )
    });
    let buttons = tallies.iter().map(|tally| {
        let info = tally.game.info();
        let label = t!(lang, "button-puzzle-of", game = text::game(lang, info));
        Button::without_subject(PuzzleButton::Open(info.name.to_owned()), label, Style::Primary)
    });
    let body = std::iter::once(t!(lang, "puzzle-overview")).chain(lines).collect::<Vec<_>>().join("\n");
    Reply { title: t!(lang, "puzzle-overview-title"), body, buttons: buttons.collect(), ..Reply::default() }
}
