//! Puzzles: given, played with menus and typed moves, explained. What every button carries says which state of the
//! puzzle it belongs to; the rest is stored, so that restarts do no harm.

use super::click::{Click, Input};
use super::exercise::{Exercise, meant, refused, with_content};
use super::puzzle_card::{line_card, overview_card, puzzle_card};
use crate::bot::offered::{offered, offered_named};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{LessonMark, PuzzleButton};
use crate::discord::reply::{Placement, Reply, Response};
use crate::domain::{DraftStep, UserError};
use crate::service::{Error, GivenAway, PuzzleRendered};
use crate::text::t;
use sealed_move_rules::Game;
use sealed_move_rules::puzzle::find_puzzle;

/// Answers a button, a menu or the form of a puzzle.
pub(super) fn handle(
    ctx: &InteractionContext,
    button: &PuzzleButton,
    click: Click,
    input: &Input,
) -> Option<Result<Response, Error>> {
    let placed = |reply: Result<Reply, Error>| reply.map(|reply| reply.placed(click.placement));
    Some(match (button, input) {
        (PuzzleButton::Overview, Input::Press) => placed(overview(ctx)),
        (PuzzleButton::Open(game), Input::Press) => placed(resume(ctx, game)),
        (PuzzleButton::Next(game), Input::Press) => placed(next(ctx, game)),
        (PuzzleButton::Pick(mark), Input::Choice(key)) => {
            placed(change(ctx, mark, Some(&DraftStep::Choose(key.clone()))))
        }
        (PuzzleButton::Undo(mark), Input::Press) => placed(change(ctx, mark, Some(&DraftStep::Undo))),
        (PuzzleButton::Page(mark), Input::Press) => placed(change(ctx, mark, None)),
        (PuzzleButton::Hint(mark), Input::Press) => placed(hint(ctx, mark)),
        (PuzzleButton::Solution(mark), Input::Press) => placed(solution(ctx, mark)),
        (PuzzleButton::Line(mark), Input::Press) => placed(line(ctx, mark)),
        (PuzzleButton::Confirm(mark), Input::Press) => placed(confirm(ctx, mark)),
        (PuzzleButton::Type(mark), Input::Press) => ask(ctx, mark),
        (PuzzleButton::Type(mark), Input::Text(typed)) => play_typed(ctx, mark, typed, click.placement),
        (_, Input::Press | Input::Text(_) | Input::Choice(_) | Input::Person(_)) => return None,
    })
}

/// How the reader does in each game.
pub(in crate::discord) fn overview(ctx: &InteractionContext) -> Result<Reply, Error> {
    let puzzles = &ctx.service.puzzles;
    let tallies: Result<Vec<_>, _> = offered()
        .filter(|game| !game.puzzles().is_empty())
        .map(|game| puzzles.tally(ctx.player(), game))
        .collect();
    Ok(overview_card(ctx.lang, &tallies?))
}

/// Goes on with a puzzle of a game, or gives one.
pub(in crate::discord) fn resume(ctx: &InteractionContext, game: &str) -> Result<Reply, Error> {
    let view = ctx.service.puzzles.resume(&ctx.caller, offered_named(game)?)?;
    Ok(puzzle_card(ctx, &view, 0))
}

fn next(ctx: &InteractionContext, game: &str) -> Result<Reply, Error> {
    let view = ctx.service.puzzles.next(&ctx.caller, offered_named(game)?)?;
    Ok(puzzle_card(ctx, &view, 0))
}

/// The game of a mark, and the state in which it was made.
fn rendered(mark: &LessonMark) -> Result<(&'static dyn Game, PuzzleRendered<'_>), UserError> {
    let rendered = PuzzleRendered { puzzle: &mark.lesson.lesson, version: mark.version };
    Ok((offered_named(&mark.lesson.game)?, rendered))
}

fn change(ctx: &InteractionContext, mark: &LessonMark, step: Option<&DraftStep>) -> Result<Reply, Error> {
    let (game, rendered) = rendered(mark)?;
    let view = ctx.service.puzzles.change(&ctx.caller, game, rendered, step)?;
    let page = if step.is_none() { mark.page } else { 0 };
    Ok(puzzle_card(ctx, &view, page))
}

/// Says which piece to move; the puzzle counts as not solved from then on.
fn hint(ctx: &InteractionContext, mark: &LessonMark) -> Result<Reply, Error> {
    let (game, rendered) = rendered(mark)?;
    let view = ctx.service.puzzles.give_away(&ctx.caller, game, rendered, GivenAway::Piece)?;
    let reply = puzzle_card(ctx, &view, 0);
    if view.outdated {
        return Ok(reply);
    }
    let Some(right) = view.right else { return Ok(reply) };
    let lang = ctx.lang;
    // Of a piece the first square of its way; nothing where one is put on the board.
    let composed = view.board_view.view.compose(right).ok();
    let hint = match composed.and_then(|menu| menu.way.into_iter().next()) {
        Some(square) => t!(lang, "hint-piece", square = square),
        None => t!(lang, "hint-other"),
    };
    let mut said = vec![t!(lang, "lesson-hint", hint = hint)];
    said.extend(view.before.map(|_| t!(lang, "puzzle-hint-counts")));
    Ok(with_content(reply, &said.join("\n")))
}

/// Shows the line; the puzzle counts as not solved.
fn solution(ctx: &InteractionContext, mark: &LessonMark) -> Result<Reply, Error> {
    let (game, rendered) = rendered(mark)?;
    let view = ctx.service.puzzles.give_away(&ctx.caller, game, rendered, GivenAway::Line)?;
    if view.outdated { Ok(puzzle_card(ctx, &view, 0)) } else { line_card(ctx, game, view.puzzle, 1) }
}

/// A move of the line, as a picture.
fn line(ctx: &InteractionContext, mark: &LessonMark) -> Result<Reply, Error> {
    let game = offered_named(&mark.lesson.game)?;
    let puzzle = find_puzzle(game, &mark.lesson.lesson).ok_or(UserError::NoSuchPuzzle)?;
    line_card(ctx, game, puzzle, mark.page)
}

fn confirm(ctx: &InteractionContext, mark: &LessonMark) -> Result<Reply, Error> {
    let (game, rendered) = rendered(mark)?;
    let view = ctx.service.puzzles.confirm(&ctx.caller, game, rendered)?;
    Ok(puzzle_card(ctx, &view, 0))
}

/// Asks for a move in a form.
fn ask(ctx: &InteractionContext, mark: &LessonMark) -> Result<Response, Error> {
    let game = offered_named(&mark.lesson.game)?;
    let view = ctx.service.puzzles.show(ctx.player(), game)?;
    Ok(Exercise::from(&view).form(ctx.lang, PuzzleButton::Type(mark.clone())))
}

/// Plays what was typed; what is no legal move is answered with the reason, over the puzzle, and costs nothing.
fn play_typed(
    ctx: &InteractionContext,
    mark: &LessonMark,
    typed: &str,
    placement: Placement,
) -> Result<Response, Error> {
    let (game, rendered) = rendered(mark)?;
    let puzzles = &ctx.service.puzzles;
    let meant = meant(ctx.lang, &puzzles.show(ctx.player(), game)?.board_view.view, typed);
    let reply = match puzzles.play(&ctx.caller, game, rendered, meant.as_deref().unwrap_or(typed)) {
        Ok(view) => puzzle_card(ctx, &view, 0),
        Err(Error::User(UserError::Rules(error))) => {
            let view = puzzles.show(ctx.player(), game)?;
            with_content(puzzle_card(ctx, &view, 0), &refused(ctx.lang, game.info(), typed, &error))
        }
        Err(error) => return Err(error),
    };
    Ok(reply.placed(placement))
}
