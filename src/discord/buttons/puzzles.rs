//! Puzzles: picking, playing and explaining them.
//!
//! Each component carries the state of the puzzle that it belongs to. Everything else is stored, so
//! a restart does no harm.

use super::click::{Click, Input};
use super::exercise::{self, Exercise, ExerciseAction, ExercisePosition, with_verdict};
use super::own_puzzles;
use super::puzzle_card::{line_card, overview_card, puzzle_card};
use crate::bot::offered::{offered, offered_named};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ExerciseMark, PuzzleButton};
use crate::discord::reply::{Reply, Response};
use crate::domain::{DraftStep, UserError};
use crate::service::{Error, GivenAway, PuzzleRendered, PuzzleView};
use crate::text::{self, t};
use sealed_move_rules::Game;
use sealed_move_rules::puzzle::find_puzzle;

pub(super) fn handle(
    ctx: &InteractionContext,
    button: &PuzzleButton,
    click: Click,
    input: &Input,
) -> Option<Result<Response, Error>> {
    let placed = |reply: Result<Reply, Error>| reply.map(|reply| reply.placed(click.placement));
    let change = |mark, step| placed(exercise::change::<PuzzleView>(ctx, mark, step));
    Some(match (button, input) {
        (PuzzleButton::Overview, Input::Press) => placed(overview(ctx)),
        (PuzzleButton::Open(game), Input::Press) => placed(resume(ctx, game)),
        (PuzzleButton::Next(game), Input::Press) => placed(next(ctx, game)),
        (PuzzleButton::Pick(mark), Input::Choice(key)) => change(mark, Some(&DraftStep::Choose(key.clone()))),
        (PuzzleButton::Undo(mark), Input::Press) => change(mark, Some(&DraftStep::Undo)),
        (PuzzleButton::Page(mark), Input::Press) => change(mark, None),
        (PuzzleButton::Hint(mark), Input::Press) => placed(hint(ctx, mark)),
        (PuzzleButton::Solution(mark), Input::Press) => placed(solution(ctx, mark)),
        (PuzzleButton::Line(mark), Input::Press) => placed(line(ctx, mark)),
        (PuzzleButton::Confirm(mark), Input::Press) => placed(exercise::confirm::<PuzzleView>(ctx, mark)),
        (PuzzleButton::Type(mark), Input::Press) => exercise::open_form::<PuzzleView>(ctx, mark),
        (PuzzleButton::Type(mark), Input::Text(typed)) => {
            exercise::play_typed::<PuzzleView>(ctx, mark, typed, click.placement)
        }
        (_, Input::Press | Input::Text(_) | Input::Choice(_) | Input::Person(_)) => return None,
    })
}

/// Shows the reader's results in each game.
pub(in crate::discord) fn overview(ctx: &InteractionContext) -> Result<Reply, Error> {
    let puzzles = &ctx.service.puzzles;
    let tallies: Result<Vec<_>, _> = offered()
        .filter(|game| !game.puzzles().is_empty())
        .map(|game| puzzles.tally(ctx.player(), game))
        .collect();
    own_puzzles::with_due(ctx, overview_card(ctx.lang, &tallies?))
}

/// Shows the reader's own puzzle that is due, else continues the current puzzle of a game, or picks one.
pub(in crate::discord) fn resume(ctx: &InteractionContext, game: &str) -> Result<Reply, Error> {
    let game = offered_named(game)?;
    if let Some(own) = own_puzzles::due_card(ctx, game)? {
        return Ok(own);
    }
    let view = ctx.service.puzzles.resume(&ctx.caller, game)?;
    Ok(puzzle_card(ctx, &view, 0))
}

fn next(ctx: &InteractionContext, game: &str) -> Result<Reply, Error> {
    let view = ctx.service.puzzles.next(&ctx.caller, offered_named(game)?)?;
    Ok(puzzle_card(ctx, &view, 0))
}

/// Names the piece to move. The puzzle then counts as unsolved.
fn hint(ctx: &InteractionContext, mark: &ExerciseMark) -> Result<Reply, Error> {
    let view = give_away(ctx, offered_named(&mark.exercise.game)?, mark, GivenAway::Piece)?;
    let reply = puzzle_card(ctx, &view, 0);
    if view.outdated {
        return Ok(reply);
    }
    let Some(right) = view.right else { return Ok(reply) };
    let hint = text::piece_hint(ctx.lang, &view.board_view.view, right);
    let mut lines = vec![t!(ctx.lang, "lesson-hint", hint = hint)];
    lines.extend(view.before.map(|_| t!(ctx.lang, "puzzle-hint-counts")));
    Ok(with_verdict(reply, &lines.join("\n")))
}

/// Shows the line. The puzzle counts as unsolved.
fn solution(ctx: &InteractionContext, mark: &ExerciseMark) -> Result<Reply, Error> {
    let game = offered_named(&mark.exercise.game)?;
    let view = give_away(ctx, game, mark, GivenAway::Line)?;
    if view.outdated { Ok(puzzle_card(ctx, &view, 0)) } else { line_card(ctx, game, view.puzzle, 1) }
}

fn give_away(
    ctx: &InteractionContext,
    game: &'static dyn Game,
    mark: &ExerciseMark,
    given: GivenAway,
) -> Result<PuzzleView, Error> {
    ctx.service.puzzles.give_away(&ctx.caller, game, rendered(mark), given)
}

/// Shows the position after a move of the line.
fn line(ctx: &InteractionContext, mark: &ExerciseMark) -> Result<Reply, Error> {
    let game = offered_named(&mark.exercise.game)?;
    let puzzle = find_puzzle(game, &mark.exercise.name).ok_or(UserError::NoSuchPuzzle)?;
    line_card(ctx, game, puzzle, mark.page)
}

fn rendered(mark: &ExerciseMark) -> PuzzleRendered<'_> {
    PuzzleRendered { puzzle: &mark.exercise.name, version: mark.version }
}

impl Exercise for PuzzleView {
    type Button = PuzzleButton;

    const PICK: fn(ExerciseMark) -> PuzzleButton = PuzzleButton::Pick;
    const PAGE: fn(ExerciseMark) -> PuzzleButton = PuzzleButton::Page;
    const UNDO: fn(ExerciseMark) -> PuzzleButton = PuzzleButton::Undo;
    const CONFIRM: fn(ExerciseMark) -> PuzzleButton = PuzzleButton::Confirm;
    const TYPE: fn(ExerciseMark) -> PuzzleButton = PuzzleButton::Type;

    fn current(
        ctx: &InteractionContext,
        game: &'static dyn Game,
        _mark: &ExerciseMark,
    ) -> Result<Self, Error> {
        ctx.service.puzzles.show(ctx.player(), game)
    }

    fn apply(
        ctx: &InteractionContext,
        game: &'static dyn Game,
        mark: &ExerciseMark,
        action: ExerciseAction<'_>,
    ) -> Result<Self, Error> {
        let (puzzles, caller, rendered) = (&ctx.service.puzzles, &ctx.caller, rendered(mark));
        match action {
            ExerciseAction::Change(step) => puzzles.change(caller, game, rendered, step),
            ExerciseAction::Confirm => puzzles.confirm(caller, game, rendered),
            ExerciseAction::Play(typed) => puzzles.play(caller, game, rendered, typed),
        }
    }

    fn position(&self) -> ExercisePosition<'_> {
        let Self { game, puzzle, board_view, menu, draft, solver, .. } = self;
        ExercisePosition { game: *game, name: &puzzle.name, board_view, menu, draft, player: *solver }
    }

    fn right(&self) -> Option<&str> {
        self.right
    }

    fn card(&self, ctx: &InteractionContext, page: usize) -> Reply {
        puzzle_card(ctx, self, page)
    }

    fn help(&self, _ctx: &InteractionContext) -> Option<String> {
        None
    }
}
