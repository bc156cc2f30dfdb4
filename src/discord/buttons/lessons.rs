//! Lessons: begun, played with menus and typed moves, listed. What every button carries says which
//! state of the lesson it belongs to; the rest is stored, so that restarts do no harm.

use super::click::{Click, Input};
use super::exercise::{Exercise, meant, refused, with_content};
use super::lesson_card::{game_list, lesson_card, overview_card};
use crate::bot::offered::{offered, offered_named};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{LessonButton, LessonMark};
use crate::discord::reply::{Placement, Reply, Response};
use crate::domain::{DraftStep, UserError};
use crate::service::{Error, LessonRendered, LessonView};
use crate::text::{LessonWords, t};
use sealed_move_rules::Game;

/// Answers a button, a menu or the form of a lesson.
pub(super) fn handle(
    ctx: &InteractionContext,
    button: &LessonButton,
    click: Click,
    input: &Input,
) -> Option<Result<Response, Error>> {
    let placed = |reply: Result<Reply, Error>| reply.map(|reply| reply.placed(click.placement));
    Some(match (button, input) {
        (LessonButton::List(None), Input::Press) => placed(overview(ctx)),
        (LessonButton::List(Some(game)), Input::Press) => placed(list(ctx, game)),
        (LessonButton::Continue(game), Input::Press) => placed(resume(ctx, game)),
        (LessonButton::Begin(name), Input::Press) => placed(begin(ctx, &name.game, &name.lesson)),
        (LessonButton::Choose(game), Input::Choice(lesson)) => placed(begin(ctx, game, lesson)),
        (LessonButton::Pick(mark), Input::Choice(key)) => {
            placed(change(ctx, mark, Some(&DraftStep::Choose(key.clone()))))
        }
        (LessonButton::Undo(mark), Input::Press) => placed(change(ctx, mark, Some(&DraftStep::Undo))),
        (LessonButton::Page(mark), Input::Press) => placed(change(ctx, mark, None)),
        (LessonButton::Hint(mark), Input::Press) => placed(hint(ctx, mark)),
        (LessonButton::Confirm(mark), Input::Press) => placed(confirm(ctx, mark)),
        (LessonButton::Type(mark), Input::Press) => ask(ctx, mark),
        (LessonButton::Type(mark), Input::Text(typed)) => play_typed(ctx, mark, typed, click.placement),
        (_, Input::Press | Input::Text(_) | Input::Choice(_) | Input::Person(_)) => return None,
    })
}

/// How far the reader came in each game.
pub(in crate::discord) fn overview(ctx: &InteractionContext) -> Result<Reply, Error> {
    let lists: Result<Vec<_>, _> =
        offered().map(|game| ctx.service.lessons.list(ctx.player(), game)).collect();
    Ok(overview_card(ctx.lang, &lists?))
}

/// Continues with the lessons of a game.
pub(in crate::discord) fn resume(ctx: &InteractionContext, game: &str) -> Result<Reply, Error> {
    let view = ctx.service.lessons.resume(&ctx.caller, offered_named(game)?)?;
    Ok(lesson_card(ctx, &view, 0))
}

fn begin(ctx: &InteractionContext, game: &str, lesson: &str) -> Result<Reply, Error> {
    let view = ctx.service.lessons.begin(&ctx.caller, offered_named(game)?, lesson)?;
    Ok(lesson_card(ctx, &view, 0))
}

fn list(ctx: &InteractionContext, game: &str) -> Result<Reply, Error> {
    let list = ctx.service.lessons.list(ctx.player(), offered_named(game)?)?;
    Ok(game_list(ctx.lang, &list))
}

/// The game of a mark, and the state in which it was made.
fn rendered(mark: &LessonMark) -> Result<(&'static dyn Game, LessonRendered<'_>), UserError> {
    let rendered = LessonRendered { lesson: &mark.lesson.lesson, version: mark.version };
    Ok((offered_named(&mark.lesson.game)?, rendered))
}

fn change(ctx: &InteractionContext, mark: &LessonMark, step: Option<&DraftStep>) -> Result<Reply, Error> {
    let (game, rendered) = rendered(mark)?;
    let view = ctx.service.lessons.change(&ctx.caller, game, rendered, step)?;
    let page = if step.is_none() { mark.page } else { 0 };
    Ok(lesson_card(ctx, &view, page))
}

fn hint(ctx: &InteractionContext, mark: &LessonMark) -> Result<Reply, Error> {
    let (game, rendered) = rendered(mark)?;
    let view = ctx.service.lessons.change(&ctx.caller, game, rendered, None)?;
    let reply = lesson_card(ctx, &view, 0);
    Ok(if view.outdated { reply } else { with_content(reply, &hint_of(ctx, &view)) })
}

fn confirm(ctx: &InteractionContext, mark: &LessonMark) -> Result<Reply, Error> {
    let (game, rendered) = rendered(mark)?;
    let view = ctx.service.lessons.confirm(&ctx.caller, game, rendered)?;
    Ok(lesson_card(ctx, &view, 0))
}

/// Asks for a move in a form.
fn ask(ctx: &InteractionContext, mark: &LessonMark) -> Result<Response, Error> {
    let game = offered_named(&mark.lesson.game)?;
    let view = ctx.service.lessons.show(ctx.player(), game)?;
    Ok(Exercise::from(&view).form(ctx.lang, LessonButton::Type(mark.clone())))
}

/// Plays what was typed; what is no legal move is answered with the reason, over the lesson.
fn play_typed(
    ctx: &InteractionContext,
    mark: &LessonMark,
    typed: &str,
    placement: Placement,
) -> Result<Response, Error> {
    let (game, rendered) = rendered(mark)?;
    let lessons = &ctx.service.lessons;
    let meant = meant(ctx.lang, &lessons.show(ctx.player(), game)?.board_view.view, typed);
    let reply = match lessons.play(&ctx.caller, game, rendered, meant.as_deref().unwrap_or(typed)) {
        Ok(view) => lesson_card(ctx, &view, 0),
        Err(Error::User(UserError::Rules(error))) => {
            let view = lessons.show(ctx.player(), game)?;
            let said = [refused(ctx.lang, game.info(), typed, &error), hint_of(ctx, &view)].join("\n");
            with_content(lesson_card(ctx, &view, 0), &said)
        }
        Err(error) => return Err(error),
    };
    Ok(reply.placed(placement))
}

fn hint_of(ctx: &InteractionContext, view: &LessonView) -> String {
    let words = LessonWords::of(ctx.lang, view.game.info(), view.lesson);
    t!(ctx.lang, "lesson-hint", hint = words.hint())
}
