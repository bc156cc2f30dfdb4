//! What lessons and puzzles share: a position in which its player puts a move together, types one, and reads what was
//! played.

use super::draft_menu;
use super::move_form::typed_line;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ButtonAction, CustomId};
use crate::discord::reply::{ModalField, ModalForm, Reply, Response};
use crate::discord::views::board::OwnBoards;
use crate::domain::{BoardView, Draft, LastMove};
use crate::replay;
use crate::service::{LessonView, PuzzleView};
use crate::text::{self, Language, clip, t};
use sealed_move_rules::lesson::TriedMove;
use sealed_move_rules::{Game, GameInfo, Menu, RuleError, Side, View};

/// How much of a move's notation the message shows.
const SHOWN_NOTATION: usize = 300;

/// A position with the move that is put together in it.
#[derive(Clone, Copy)]
pub(super) struct Exercise<'a> {
    game: &'static dyn Game,
    board_view: &'a BoardView,
    menu: &'a Menu,
    draft: &'a Draft,
    /// Whose moves are asked for; they see the board from their own side.
    player: Side,
}

impl<'a> From<&'a LessonView> for Exercise<'a> {
    fn from(view: &'a LessonView) -> Self {
        let LessonView { game, board_view, menu, draft, learner, .. } = view;
        Self { game: *game, board_view, menu, draft, player: *learner }
    }
}

impl<'a> From<&'a PuzzleView> for Exercise<'a> {
    fn from(view: &'a PuzzleView) -> Self {
        let PuzzleView { game, board_view, menu, draft, solver, .. } = view;
        Self { game: *game, board_view, menu, draft, player: *solver }
    }
}

impl Exercise<'_> {
    /// The task, the move so far in words, and what to do next.
    pub(super) fn body(self, lang: Language, task: String, question: &str) -> String {
        let Self { board_view: BoardView { view, .. }, menu, .. } = self;
        let mut lines = vec![task, String::new()];
        if let Some(text) = &menu.move_text {
            let meaning = text::planned_move(lang, view, text);
            lines.push(t!(lang, "compose-turn", turn = clip(text, SHOWN_NOTATION), meaning = meaning));
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

    /// Shows the board with what is chosen and where it may go.
    pub(super) fn show_preview(self, ctx: &InteractionContext, reply: &mut Reply) {
        let aimed = replay::aimed(self.board_view, self.menu);
        let idle = aimed.board_view.view.turn() != self.player;
        let boards = OwnBoards::without_match(ctx.bot(), ctx.lang, self.game.info(), ctx.settings());
        boards.show(&aimed.board_view, boards.from(self.player), idle, &aimed.aim(), reply);
        if let Some(picture) = reply.picture.as_mut().filter(|_| !self.draft.texts.is_empty()) {
            draft_menu::tell_targets(ctx.lang, &aimed.targets, picture);
        }
    }

    /// Asks for a move in a form, which sends it to `action`.
    pub(super) fn form(self, lang: Language, action: impl Into<ButtonAction>) -> Response {
        let example = self.board_view.view.suggestions("", 1).pop().unwrap_or_default();
        Response::Form(ModalForm {
            id: CustomId::of_no_game(action),
            title: t!(lang, "modal-title", game = text::game(lang, self.game.info())),
            label: t!(lang, "modal-turn"),
            field: ModalField::Move(t!(lang, "modal-turn-hint", example = example)),
        })
    }
}

/// The move that a typed text means, where that is not the text itself.
pub(super) fn meant(lang: Language, view: &View, typed: &str) -> Option<String> {
    let line = text::typed_line(lang, view, typed).map(|line| line.text);
    line.or_else(|| text::tidied(typed).filter(|_| view.read(typed).is_err()))
}

/// What was typed, and why it is no legal move.
pub(super) fn refused(lang: Language, info: &'static GameInfo, typed: &str, error: &RuleError) -> String {
    let why = text::off_board(lang, info, error, typed);
    let why = why.unwrap_or_else(|| text::rule_error(lang, info.name, error));
    [typed_line(lang, typed), why].join("\n")
}

/// A move that was made, in words.
pub(super) fn told(lang: Language, info: &GameInfo, played: &TriedMove) -> String {
    let last = LastMove { before: played.before.clone(), notation: played.notation.clone() };
    t!(
        lang,
        "lesson-played",
        side = text::side(lang, info, played.before.turn()),
        record = clip(&played.notation, SHOWN_NOTATION),
        meaning = text::played_move(lang, &last, &played.after),
    )
}

/// A message that says something more above all else.
pub(super) fn with_content(reply: Reply, said: &str) -> Reply {
    let parts = [said, &reply.content].into_iter().filter(|part| !part.is_empty());
    Reply { content: parts.collect::<Vec<_>>().join("\n"), ..reply }
}
