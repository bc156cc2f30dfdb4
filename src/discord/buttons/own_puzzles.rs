//! Puzzles from the reader's own games: asking them again, judging answers, and showing solutions.

use super::click::{Click, Input};
use super::exercise::{self, Exercise, ExerciseAction, ExercisePosition, Task, show_board, task_card};
use super::puzzles;
use crate::bot::think_pool::ThinkError;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ExerciseMark, OwnPuzzleButton, PuzzleButton};
use crate::discord::reply::{Button, Reply, Response, Style};
use crate::discord::views::format::relative;
use crate::domain::{DraftStep, Id, OwnPuzzle, OwnPuzzleKey, UserError};
use crate::service::{Error, OwnPuzzleView};
use crate::text::{self, Language, clip, t};
use sealed_move_rules::{Game, MoveText};

/// Characters of a move's sentence and notation that a card shows.
const SENTENCE_LIMIT: usize = 240;
const NOTATION_LIMIT: usize = 60;

/// A puzzle with the verdict on the answer just given.
pub(super) struct OwnExercise {
    view: OwnPuzzleView,
    verdict: Option<OwnVerdict>,
    /// The name in the marks of its components.
    name: String,
}

enum OwnVerdict {
    /// A move of the reader, in canonical notation.
    Right(String),
    Wrong(String),
    /// The reader gave up.
    Shown,
    /// The search was canceled, timed out or failed.
    Unjudged,
}

impl OwnExercise {
    fn new(view: OwnPuzzleView, verdict: Option<OwnVerdict>) -> Self {
        let OwnPuzzleKey { game, record } = view.puzzle.key;
        Self { view, verdict, name: format!("{game}-{record}") }
    }
}

pub(super) fn handle(
    ctx: &InteractionContext,
    button: &OwnPuzzleButton,
    click: Click,
    input: &Input,
) -> Option<Result<Response, Error>> {
    let placed = |reply: Result<Reply, Error>| reply.map(|reply| reply.placed(click.placement));
    let change = |mark, step| placed(exercise::change::<OwnExercise>(ctx, mark, step));
    Some(match (button, input) {
        (OwnPuzzleButton::Open(game), Input::Press) => placed(puzzles::resume(ctx, game)),
        (OwnPuzzleButton::Pick(mark), Input::Choice(key)) => {
            change(mark, Some(&DraftStep::Choose(key.clone())))
        }
        (OwnPuzzleButton::Undo(mark), Input::Press) => change(mark, Some(&DraftStep::Undo)),
        (OwnPuzzleButton::Page(mark), Input::Press) => change(mark, None),
        (OwnPuzzleButton::Solution(mark), Input::Press) => placed(solution(ctx, mark)),
        (OwnPuzzleButton::Confirm(mark), Input::Press) => placed(exercise::confirm::<OwnExercise>(ctx, mark)),
        (OwnPuzzleButton::Type(mark), Input::Press) => exercise::open_form::<OwnExercise>(ctx, mark),
        (OwnPuzzleButton::Type(mark), Input::Text(typed)) => {
            exercise::play_typed::<OwnExercise>(ctx, mark, typed, click.placement)
        }
        (_, Input::Press | Input::Text(_) | Input::Choice(_) | Input::Person(_)) => return None,
    })
}

/// Shows the puzzle of a game that is due longest. `None` if none is due.
pub(super) fn due_card(ctx: &InteractionContext, game: &'static dyn Game) -> Result<Option<Reply>, Error> {
    let due = ctx.service.own_puzzles.next_due(ctx.player(), game, ctx.now())?;
    Ok(due.map(|view| OwnExercise::new(view, None).card(ctx, 0)))
}

/// Adds the reader's due puzzles to an overview, first.
pub(super) fn with_due(ctx: &InteractionContext, mut overview: Reply) -> Result<Reply, Error> {
    let due = ctx.service.own_puzzles.due_counts(ctx.player(), ctx.now())?;
    if due.is_empty() {
        return Ok(overview);
    }
    let lang = ctx.lang;
    let lines = due.iter().map(|(game, count)| {
        t!(lang, "own-puzzle-due", game = text::game(lang, game.info()), count = *count)
    });
    let lines: Vec<_> = std::iter::once(t!(lang, "own-puzzle-overview")).chain(lines).collect();
    overview.body = [lines.join("\n"), overview.body].join("\n\n");
    let own = due.iter().map(|(game, _)| {
        let info = game.info();
        let label = t!(lang, "button-own-puzzle", game = text::game(lang, info));
        let action = OwnPuzzleButton::Open(info.name.to_owned());
        Button::without_subject(action, label, Style::Good)
    });
    overview.buttons = own.chain(overview.buttons).collect();
    Ok(overview)
}

/// Adds a line to the review card if the reader's own turning points are now puzzles.
pub(super) fn collected(ctx: &InteractionContext, id: Id, card: Reply) -> Reply {
    let collected = ctx.service.own_puzzles.collect(&ctx.caller, id).unwrap_or_else(|error| {
        tracing::error!(game = %id, %error, "cannot collect own puzzles");
        false
    });
    if !collected {
        return card;
    }
    let line = ctx.bot().command_links().link(&t!(ctx.lang, "review-own-puzzles"), SENTENCE_LIMIT);
    Reply { body: [card.body, line].join("\n"), ..card }
}

/// Gives up: shows the best move. The puzzle starts again.
fn solution(ctx: &InteractionContext, mark: &ExerciseMark) -> Result<Reply, Error> {
    let view = ctx.service.own_puzzles.answer(&ctx.caller, key_of(mark)?, mark.version, false)?;
    let verdict = (!view.outdated).then_some(OwnVerdict::Shown);
    Ok(OwnExercise::new(view, verdict).card(ctx, 0))
}

/// The puzzle of a mark, whose name is composed of a match and a record.
fn key_of(mark: &ExerciseMark) -> Result<OwnPuzzleKey, UserError> {
    let (game, record) = mark.exercise.name.split_once('-').ok_or(UserError::NoSuchPuzzle)?;
    let (game, record) = (game.parse().ok(), record.parse().ok());
    game.zip(record).map(|(game, record)| OwnPuzzleKey { game, record }).ok_or(UserError::NoSuchPuzzle)
}

/// Judges a move and stores the answer.
fn judged(ctx: &InteractionContext, view: OwnPuzzleView, text: &MoveText) -> Result<OwnExercise, Error> {
    let (key, version) = (view.puzzle.key, view.puzzle.draft.version);
    let answer = view.answer(text.clone());
    let longest = ctx.bot().thinking().time_limit;
    let right = match ctx.bot().think_pool().answer(longest, move |cancel| answer.is_right(cancel)) {
        Ok(Some(right)) => right,
        Ok(None) | Err(ThinkError::Timeout | ThinkError::Failed) => {
            return Ok(OwnExercise::new(view, Some(OwnVerdict::Unjudged)));
        }
    };
    let view = ctx.service.own_puzzles.answer(&ctx.caller, key, version, right)?;
    let played = text.as_str().to_owned();
    let verdict = if right { OwnVerdict::Right(played) } else { OwnVerdict::Wrong(played) };
    let verdict = (!view.outdated).then_some(verdict);
    Ok(OwnExercise::new(view, verdict))
}

impl Exercise for OwnExercise {
    type Button = OwnPuzzleButton;

    const PICK: fn(ExerciseMark) -> OwnPuzzleButton = OwnPuzzleButton::Pick;
    const PAGE: fn(ExerciseMark) -> OwnPuzzleButton = OwnPuzzleButton::Page;
    const UNDO: fn(ExerciseMark) -> OwnPuzzleButton = OwnPuzzleButton::Undo;
    const CONFIRM: fn(ExerciseMark) -> OwnPuzzleButton = OwnPuzzleButton::Confirm;
    const TYPE: fn(ExerciseMark) -> OwnPuzzleButton = OwnPuzzleButton::Type;

    fn current(
        ctx: &InteractionContext,
        _game: &'static dyn Game,
        mark: &ExerciseMark,
    ) -> Result<Self, Error> {
        Ok(Self::new(ctx.service.own_puzzles.show(ctx.player(), key_of(mark)?)?, None))
    }

    fn apply(
        ctx: &InteractionContext,
        _game: &'static dyn Game,
        mark: &ExerciseMark,
        action: ExerciseAction<'_>,
    ) -> Result<Self, Error> {
        let (puzzles, key, version) = (&ctx.service.own_puzzles, key_of(mark)?, mark.version);
        let change = |step: Option<&DraftStep>| puzzles.change(&ctx.caller, key, version, step);
        let typed = match action {
            ExerciseAction::Change(step) => return Ok(Self::new(change(step)?, None)),
            ExerciseAction::Confirm => None,
            ExerciseAction::Play(typed) => Some(typed),
        };
        let view = change(None)?;
        if view.outdated {
            return Ok(Self::new(view, None));
        }
        let text = match typed {
            None => match &view.menu.move_text {
                Some(text) => MoveText::canonical(text.clone()),
                None => return Ok(Self::new(OwnPuzzleView { outdated: true, ..view }, None)),
            },
            Some(typed) => match view.board_view.view.read(typed) {
                Ok(text) => text,
                Err(error) => {
                    let begun = view.board_view.view.draft_of(typed).ok_or(UserError::Rules(error))?;
                    return Ok(Self::new(change(Some(&DraftStep::Put(begun)))?, None));
                }
            },
        };
        judged(ctx, view, &text)
    }

    fn position(&self) -> ExercisePosition<'_> {
        let OwnPuzzleView { game, puzzle, board_view, menu, solver, .. } = &self.view;
        ExercisePosition {
            game: *game,
            name: &self.name,
            board_view,
            menu,
            draft: &puzzle.draft,
            player: *solver,
        }
    }

    fn right(&self) -> Option<&str> {
        Some(&self.view.puzzle.best)
    }

    fn card(&self, ctx: &InteractionContext, page: usize) -> Reply {
        match &self.verdict {
            Some(OwnVerdict::Right(played)) => solved_card(ctx, &self.view, Some(played)),
            Some(OwnVerdict::Shown) => solved_card(ctx, &self.view, None),
            verdict => unsolved_card(ctx, self, verdict.as_ref(), page),
        }
    }

    fn help(&self, _ctx: &InteractionContext) -> Option<String> {
        None
    }
}

fn title(lang: Language, view: &OwnPuzzleView) -> String {
    t!(lang, "own-puzzle-title", game = text::game(lang, view.game.info()))
}

/// A move in words with its notation.
fn told(lang: Language, view: &OwnPuzzleView, notation: &str) -> (String, String) {
    let meaning = text::planned_move(lang, &view.board_view.view, notation);
    (clip(notation, NOTATION_LIMIT), clip(text::without_stop(&meaning), SENTENCE_LIMIT))
}

fn unsolved_card(
    ctx: &InteractionContext,
    exercise: &OwnExercise,
    verdict: Option<&OwnVerdict>,
    page: usize,
) -> Reply {
    let (lang, view) = (ctx.lang, &exercise.view);
    let feedback = match verdict {
        Some(OwnVerdict::Wrong(played)) => {
            let (notation, meaning) = told(lang, view, played);
            Some(t!(lang, "own-puzzle-wrong", record = notation, meaning = meaning))
        }
        Some(OwnVerdict::Unjudged) => Some(t!(lang, "own-puzzle-unjudged")),
        _ => None,
    };
    let outdated = view.outdated.then(|| t!(lang, "puzzle-outdated"));
    let opponent = ctx.name_of(view.opponent).in_markdown();
    let solution = OwnPuzzleButton::Solution(exercise.position().mark(0));
    let next = PuzzleButton::Next(view.game.info().name.to_owned());
    let task = Task {
        feedback: outdated.into_iter().chain(feedback).collect(),
        title: title(lang, view),
        text: t!(lang, "own-puzzle-task", opponent = opponent, number = view.number),
        foot: t!(lang, "own-puzzle-step", step = view.puzzle.step, steps = OwnPuzzle::steps()),
        buttons: vec![
            Button::without_subject(solution, t!(lang, "button-solution"), Style::Plain),
            Button::without_subject(next, t!(lang, "button-other-puzzle"), Style::Plain),
        ],
    };
    task_card(ctx, exercise, task, page)
}

/// Shows the best move, after the right answer `played` or after giving up.
fn solved_card(ctx: &InteractionContext, view: &OwnPuzzleView, played: Option<&str>) -> Reply {
    let lang = ctx.lang;
    let mut verdict = Vec::new();
    verdict.extend(played.map(|_| t!(lang, "lesson-solved")));
    verdict.extend(played.map(|played| {
        let (notation, meaning) = told(lang, view, played);
        t!(lang, "own-puzzle-right", record = notation, meaning = meaning)
    }));
    if played != Some(view.puzzle.best.as_str()) {
        let (notation, meaning) = told(lang, view, &view.puzzle.best);
        verdict.push(t!(lang, "own-puzzle-best", record = notation, meaning = meaning));
    }
    verdict.push(match view.puzzle.due {
        None => t!(lang, "own-puzzle-learned"),
        Some(due) => t!(lang, "own-puzzle-again", due = relative(due)),
    });
    let next = OwnPuzzleButton::Open(view.game.info().name.to_owned());
    let mut reply = Reply {
        title: title(lang, view),
        verdict: verdict.join("\n"),
        buttons: vec![
            Button::without_subject(next, t!(lang, "button-next-puzzle"), Style::Primary),
            Button::without_subject(PuzzleButton::Overview, t!(lang, "button-all-games"), Style::Plain),
        ],
        ..Reply::default()
    };
    show_board(ctx, view.game.info(), &view.board_view, view.solver, &mut reply);
    reply
}
