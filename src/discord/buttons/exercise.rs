//! Shared by lessons and puzzles: the card with a draft, and the actions that change or play it.

use super::draft_menu;
use super::move_form::typed_line;
use crate::bot::offered::offered_named;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ButtonAction, CustomId, ExerciseMark, ExerciseName};
use crate::discord::reply::{Button, ModalField, ModalForm, Placement, Reply, Response, Select, Style};
use crate::discord::views::board::OwnBoards;
use crate::domain::{BoardView, Draft, DraftStep, LastMove, UserError};
use crate::replay;
use crate::service::Error;
use crate::text::{self, Language, clip, t};
use sealed_move_rules::lesson::TriedMove;
use sealed_move_rules::{Game, GameInfo, Menu, RuleError, Side, View};

/// Characters of a move's notation that a message shows.
const NOTATION_LIMIT: usize = 300;

/// Maximum number of moves from which the example in the form is picked.
const MAX_EXAMPLES: usize = 25;

/// A lesson or puzzle as its player sees it.
pub(super) trait Exercise: Sized {
    type Button: Into<ButtonAction>;

    const PICK: fn(ExerciseMark) -> Self::Button;
    const PAGE: fn(ExerciseMark) -> Self::Button;
    const UNDO: fn(ExerciseMark) -> Self::Button;
    const CONFIRM: fn(ExerciseMark) -> Self::Button;
    const TYPE: fn(ExerciseMark) -> Self::Button;

    /// Loads the exercise of a mark, which is the player's current one of a game.
    fn current(ctx: &InteractionContext, game: &'static dyn Game, mark: &ExerciseMark)
    -> Result<Self, Error>;

    /// Performs an action unless `mark` is outdated.
    fn apply(
        ctx: &InteractionContext,
        game: &'static dyn Game,
        mark: &ExerciseMark,
        action: ExerciseAction<'_>,
    ) -> Result<Self, Error>;

    fn position(&self) -> ExercisePosition<'_>;

    /// The move of the solution; `None` without one.
    fn right(&self) -> Option<&str>;

    /// Whether a move in canonical notation solves the exercise or is the right next move.
    fn is_right(&self, text: &str) -> bool {
        self.right() == Some(text)
    }

    /// Builds the message, with a page of the menu.
    fn card(&self, ctx: &InteractionContext, page: usize) -> Reply;

    /// Returns a text to show below the reason why a typed move is illegal.
    fn help(&self, ctx: &InteractionContext) -> Option<String>;
}

#[derive(Clone, Copy)]
pub(super) enum ExerciseAction<'a> {
    /// Changes the draft, or only shows it without a step.
    Change(Option<&'a DraftStep>),
    /// Plays the draft.
    Confirm,
    /// Plays a typed move.
    Play(&'a str),
}

/// The position of an exercise with the draft.
#[derive(Clone, Copy)]
pub(super) struct ExercisePosition<'a> {
    pub(super) game: &'static dyn Game,
    /// The name of the lesson or puzzle.
    pub(super) name: &'a str,
    pub(super) board_view: &'a BoardView,
    pub(super) menu: &'a Menu,
    pub(super) draft: &'a Draft,
    /// The learner's or solver's side, from which the board is drawn.
    pub(super) player: Side,
}

/// The parts of an exercise's card that lessons and puzzles word differently.
pub(super) struct Task {
    /// The verdict on the last action, above the buttons.
    pub(super) feedback: Vec<String>,
    pub(super) title: String,
    pub(super) text: String,
    pub(super) foot: String,
    /// The buttons after *Confirm*, *Undo* and *Type*.
    pub(super) buttons: Vec<Button>,
}

/// Builds the card of an unsolved exercise.
pub(super) fn task_card<E: Exercise>(
    ctx: &InteractionContext,
    exercise: &E,
    task: Task,
    page: usize,
) -> Reply {
    let (lang, position) = (ctx.lang, exercise.position());
    let ExercisePosition { board_view, menu, draft, .. } = position;
    let question = text::question(lang, &board_view.view, menu);
    let button = |action: fn(ExerciseMark) -> E::Button, label: String, style| {
        Button::without_subject(action(position.mark(0)), label, style)
    };
    let mut buttons = vec![
        button(E::CONFIRM, t!(lang, "button-confirm"), Style::Good).enabled_if(menu.move_text.is_some()),
        button(E::UNDO, t!(lang, "button-undo"), Style::Plain).enabled_if(!draft.texts.is_empty()),
        button(E::TYPE, t!(lang, "button-type"), Style::Plain),
    ];
    buttons.extend(task.buttons);
    let mut reply = Reply {
        title: task.title,
        body: position.body(lang, task.text, &question),
        foot: task.foot,
        verdict: task.feedback.join("\n"),
        selects: menu_select::<E>(lang, position, &question, page).into_iter().collect(),
        buttons,
        ..Reply::default()
    };
    position.show_preview(ctx, &mut reply);
    reply
}

fn menu_select<E: Exercise>(
    lang: Language,
    position: ExercisePosition<'_>,
    question: &str,
    page: usize,
) -> Option<Select> {
    let pick = |page| CustomId::without_subject(E::PICK(position.mark(page)));
    let turn = |page| CustomId::without_subject(E::PAGE(position.mark(page)));
    draft_menu::paged(lang, (&position.board_view.view, position.menu), question, page, pick, turn)
}

impl ExercisePosition<'_> {
    /// Returns the mark of a component made now.
    pub(super) fn mark(self, page: usize) -> ExerciseMark {
        let exercise = ExerciseName { game: self.game.info().name.to_owned(), name: self.name.to_owned() };
        ExerciseMark { exercise, version: self.draft.version, page }
    }

    /// Returns the task, the draft in words and the next step.
    fn body(self, lang: Language, task: String, question: &str) -> String {
        let Self { board_view: BoardView { view, .. }, menu, .. } = self;
        let mut lines = vec![task, String::new()];
        if let Some(text) = &menu.move_text {
            // "Checkmate" would solve a puzzle before the move is played.
            let text = view.without_marks(text);
            let meaning = text::planned_move(lang, view, text);
            lines.push(t!(lang, "compose-turn", turn = clip(text, NOTATION_LIMIT), meaning = meaning));
        }
        lines.extend(text::situation(lang, view, menu));
        lines.push(question.to_owned());
        lines.push(match (&menu.move_text, menu.options.is_empty()) {
            (None, _) => t!(lang, "compose-nothing"),
            (Some(_), true) => t!(lang, "compose-ready"),
            (Some(_), false) => t!(lang, "compose-or-confirm"),
        });
        lines.join("\n")
    }

    /// Adds the board and highlights the choices and the possible targets.
    fn show_preview(self, ctx: &InteractionContext, reply: &mut Reply) {
        let aimed = replay::aimed(self.board_view, self.menu, !self.draft.texts.is_empty());
        let idle = aimed.board_view.view.turn() != self.player;
        let boards = OwnBoards::without_match(ctx.bot(), ctx.lang, self.game.info(), ctx.settings());
        boards.show_aimed(&aimed, boards.from(self.player), idle, reply);
    }
}

/// Adds a board without a draft, seen from `side`.
pub(super) fn show_board(
    ctx: &InteractionContext,
    info: &'static GameInfo,
    board_view: &BoardView,
    side: Side,
    reply: &mut Reply,
) {
    let boards = OwnBoards::without_match(ctx.bot(), ctx.lang, info, ctx.settings());
    boards.show(board_view, boards.from(side), true, reply);
}

/// Applies a step to the draft. Without a step, shows another page of its menu.
pub(super) fn change<E: Exercise>(
    ctx: &InteractionContext,
    mark: &ExerciseMark,
    step: Option<&DraftStep>,
) -> Result<Reply, Error> {
    let exercise = E::apply(ctx, offered_named(&mark.exercise.game)?, mark, ExerciseAction::Change(step))?;
    let page = if step.is_none() { mark.page } else { 0 };
    Ok(exercise.card(ctx, page))
}

pub(super) fn confirm<E: Exercise>(ctx: &InteractionContext, mark: &ExerciseMark) -> Result<Reply, Error> {
    let exercise = E::apply(ctx, offered_named(&mark.exercise.game)?, mark, ExerciseAction::Confirm)?;
    Ok(exercise.card(ctx, 0))
}

/// Opens the form for a move.
pub(super) fn open_form<E: Exercise>(
    ctx: &InteractionContext,
    mark: &ExerciseMark,
) -> Result<Response, Error> {
    let exercise = E::current(ctx, offered_named(&mark.exercise.game)?, mark)?;
    let (lang, game) = (ctx.lang, exercise.position().game);
    let example = harmless_example(&exercise);
    Ok(Response::Form(ModalForm {
        id: CustomId::without_subject(E::TYPE(mark.clone())),
        title: t!(lang, "modal-title", game = text::game(lang, game.info())),
        label: t!(lang, "modal-turn"),
        field: ModalField::Example(t!(lang, "modal-turn-hint", example = example)),
    }))
}

/// Returns a legal move that shows how moves are typed without giving the solution away. If possible, it moves
/// another piece.
fn harmless_example<E: Exercise>(exercise: &E) -> String {
    let view = &exercise.position().board_view.view;
    let right = exercise.right().unwrap_or_default();
    let start = |text: &str| view.compose(text).ok().and_then(|menu| menu.way.first().cloned());
    let mover = start(right);
    // The best moves come first.
    let mut moves = view.suggestions("", MAX_EXAMPLES);
    moves.retain(|text| !exercise.is_right(text));
    let other_piece = moves.iter().rposition(|text| start(text) != mover);
    match other_piece.or(moves.len().checked_sub(1)) {
        Some(index) => moves.swap_remove(index),
        None => right.to_owned(),
    }
}

/// Plays a typed move. If it is illegal, the reply gives the reason below the unchanged exercise.
pub(super) fn play_typed<E: Exercise>(
    ctx: &InteractionContext,
    mark: &ExerciseMark,
    typed: &str,
    placement: Placement,
) -> Result<Response, Error> {
    let game = offered_named(&mark.exercise.game)?;
    let corrected = corrected(ctx.lang, &E::current(ctx, game, mark)?.position().board_view.view, typed);
    let action = ExerciseAction::Play(corrected.as_deref().unwrap_or(typed));
    let reply = match E::apply(ctx, game, mark, action) {
        Ok(exercise) => exercise.card(ctx, 0),
        Err(Error::User(UserError::Rules(error))) => {
            let exercise = E::current(ctx, game, mark)?;
            let mut lines = vec![illegal_move(ctx.lang, game.info(), typed, &error)];
            lines.extend(exercise.help(ctx));
            with_verdict(exercise.card(ctx, 0), &lines.join("\n"))
        }
        Err(error) => return Err(error),
    };
    Ok(reply.placed(placement))
}

/// Returns the move that a typed text means, if it differs from the text.
fn corrected(lang: Language, view: &View, typed: &str) -> Option<String> {
    let line = text::typed_line(lang, view, typed).map(|line| line.text);
    line.or_else(|| text::unwrapped(typed).filter(|_| view.read(typed).is_err()))
}

/// Repeats the input and explains why it isn't a legal move.
fn illegal_move(lang: Language, info: &'static GameInfo, typed: &str, error: &RuleError) -> String {
    let why = text::off_board(lang, info, error, typed);
    let why = why.unwrap_or_else(|| text::rule_error(lang, info.name, error));
    [typed_line(lang, typed), why].join("\n")
}

/// Describes a played move.
pub(super) fn describe(lang: Language, info: &GameInfo, played: &TriedMove) -> String {
    let last = LastMove { before: played.before.clone(), notation: played.notation.clone() };
    t!(
        lang,
        "lesson-played",
        side = text::side(info, played.before.turn()),
        // Rolls can't be typed; the meaning names them.
        record = clip(played.before.without_rolls(&played.notation), NOTATION_LIMIT),
        meaning = text::played_move(lang, &last, &played.after),
    )
}

/// Adds a text below the reply's verdict.
pub(super) fn with_verdict(reply: Reply, text: &str) -> Reply {
    let parts = [&reply.verdict, text].into_iter().filter(|part| !part.is_empty());
    Reply { verdict: parts.collect::<Vec<_>>().join("\n"), ..reply }
}
