//! Lessons: beginning, playing and listing them.
//!
//! Each component carries the state of the lesson that it belongs to. Everything else is stored, so
//! a restart does no harm.

use super::click::{Click, Input};
use super::exercise::{self, Exercise, ExerciseAction, ExercisePosition, with_verdict};
use super::lesson_card::{self, lesson_card};
use super::lesson_list::{course_button, course_list, overview_card};
use crate::bot::offered::{offered, offered_named};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ExerciseMark, ExerciseName, LessonButton};
use crate::discord::reply::{Reply, Response};
use crate::domain::{DraftStep, UserError};
use crate::service::{Error, LessonRendered, LessonView};
use crate::text::LessonWords;
use sealed_move_rules::course::find_course;
use sealed_move_rules::lesson::LessonVerdict;
use sealed_move_rules::{Game, MoveText};

pub(super) fn handle(
    ctx: &InteractionContext,
    button: &LessonButton,
    click: Click,
    input: &Input,
) -> Option<Result<Response, Error>> {
    let placed = |reply: Result<Reply, Error>| reply.map(|reply| reply.placed(click.placement));
    let change = |mark, step| placed(exercise::change::<LessonView>(ctx, mark, step));
    Some(match (button, input) {
        (LessonButton::List(None), Input::Press) => placed(overview(ctx)),
        (LessonButton::List(Some(game)), Input::Press) => placed(list(ctx, game)),
        (LessonButton::Course(name), Input::Press) => placed(course(ctx, name)),
        (LessonButton::Continue(game), Input::Press) => placed(resume(ctx, game)),
        (LessonButton::KnowChess(game), Input::Press) => placed(skip_chess(ctx, game)),
        (LessonButton::Begin(name), Input::Press) => placed(begin(ctx, &name.game, &name.name)),
        (LessonButton::Choose(game), Input::Choice(lesson)) => placed(begin(ctx, game, lesson)),
        (LessonButton::Pick(mark), Input::Choice(key)) => change(mark, Some(&DraftStep::Choose(key.clone()))),
        (LessonButton::Undo(mark), Input::Press) => change(mark, Some(&DraftStep::Undo)),
        (LessonButton::Page(mark), Input::Press) => change(mark, None),
        (LessonButton::Hint(mark), Input::Press) => placed(hint(ctx, mark)),
        (LessonButton::Confirm(mark), Input::Press) => placed(exercise::confirm::<LessonView>(ctx, mark)),
        (LessonButton::Type(mark), Input::Press) => exercise::open_form::<LessonView>(ctx, mark),
        (LessonButton::Type(mark), Input::Text(typed)) => {
            exercise::play_typed::<LessonView>(ctx, mark, typed, click.placement)
        }
        (_, Input::Press | Input::Text(_) | Input::Choice(_) | Input::Person(_)) => return None,
    })
}

/// Shows the reader's progress in each game.
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

/// Skips the lessons for chess players, and shows the next one with the differences from chess.
fn skip_chess(ctx: &InteractionContext, game: &str) -> Result<Reply, Error> {
    let game = offered_named(game)?;
    let view = ctx.service.lessons.skip_chess(&ctx.caller, game)?;
    let mut reply = lesson_card(ctx, &view, 0);
    reply.buttons.extend(course_button(ctx.lang, &view.list, view.list.courses[0].course));
    let told = LessonWords::for_chess_players(ctx.lang, game.info());
    Ok(told.into_iter().fold(reply, |reply, told| with_verdict(reply, &told)))
}

fn begin(ctx: &InteractionContext, game: &str, lesson: &str) -> Result<Reply, Error> {
    let view = ctx.service.lessons.begin(&ctx.caller, offered_named(game)?, lesson)?;
    Ok(lesson_card(ctx, &view, 0))
}

fn list(ctx: &InteractionContext, game: &str) -> Result<Reply, Error> {
    let list = ctx.service.lessons.list(ctx.player(), offered_named(game)?)?;
    let first = list.courses[0].course;
    Ok(course_list(ctx.lang, &list, first))
}

fn course(ctx: &InteractionContext, name: &ExerciseName) -> Result<Reply, Error> {
    let game = offered_named(&name.game)?;
    let course = find_course(game, &name.name).ok_or(UserError::NoSuchLesson)?;
    Ok(course_list(ctx.lang, &ctx.service.lessons.list(ctx.player(), game)?, course))
}

fn hint(ctx: &InteractionContext, mark: &ExerciseMark) -> Result<Reply, Error> {
    let game = offered_named(&mark.exercise.game)?;
    let view = LessonView::apply(ctx, game, mark, ExerciseAction::Change(None))?;
    let reply = lesson_card(ctx, &view, 0);
    Ok(if view.outdated { reply } else { with_verdict(reply, &lesson_card::hint(ctx.lang, &view)) })
}

impl Exercise for LessonView {
    type Button = LessonButton;

    const PICK: fn(ExerciseMark) -> LessonButton = LessonButton::Pick;
    const PAGE: fn(ExerciseMark) -> LessonButton = LessonButton::Page;
    const UNDO: fn(ExerciseMark) -> LessonButton = LessonButton::Undo;
    const CONFIRM: fn(ExerciseMark) -> LessonButton = LessonButton::Confirm;
    const TYPE: fn(ExerciseMark) -> LessonButton = LessonButton::Type;

    fn current(
        ctx: &InteractionContext,
        game: &'static dyn Game,
        _mark: &ExerciseMark,
    ) -> Result<Self, Error> {
        ctx.service.lessons.show(ctx.player(), game)
    }

    fn apply(
        ctx: &InteractionContext,
        game: &'static dyn Game,
        mark: &ExerciseMark,
        action: ExerciseAction<'_>,
    ) -> Result<Self, Error> {
        let (lessons, caller) = (&ctx.service.lessons, &ctx.caller);
        let rendered = LessonRendered { lesson: &mark.exercise.name, version: mark.version };
        match action {
            ExerciseAction::Change(step) => lessons.change(caller, game, rendered, step),
            ExerciseAction::Confirm => lessons.confirm(caller, game, rendered),
            ExerciseAction::Play(typed) => lessons.play(caller, game, rendered, typed),
        }
    }

    fn position(&self) -> ExercisePosition<'_> {
        let Self { game, lesson, board_view, menu, draft, learner, .. } = self;
        ExercisePosition { game: *game, name: lesson.name, board_view, menu, draft, player: *learner }
    }

    fn right(&self) -> Option<&str> {
        self.right
    }

    fn is_right(&self, text: &str) -> bool {
        let tried = self.attempt.clone().play(&MoveText::canonical(text));
        tried.is_ok_and(|tried| !matches!(tried.verdict, LessonVerdict::Wrong(_)))
    }

    fn card(&self, ctx: &InteractionContext, page: usize) -> Reply {
        lesson_card(ctx, self, page)
    }

    /// In a lesson the hint shows how its move is typed. In a puzzle it would give the piece away.
    fn help(&self, ctx: &InteractionContext) -> Option<String> {
        self.lesson.puzzle_kind().is_none().then(|| lesson_card::hint(ctx.lang, self))
    }
}
