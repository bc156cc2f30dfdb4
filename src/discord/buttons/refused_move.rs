//! The reply to an illegal move: the reason, suggestions, and the text to correct.

use super::move_form::{edit_button, typed_line};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ComposerButton, CustomId, MoveButton};
use crate::discord::reply::{Button, Reply, Select, SelectOption, Style};
use crate::discord::rest::limits;
use crate::discord::views::card::match_button;
use crate::service::{Error, MatchView};
use crate::text::{self, Language, t};
use sealed_move_rules::{RuleError, Suggestion};

/// Maximum number of suggested moves with a button each. More go into a menu.
const MAX_BUTTONS: usize = 5;

pub(super) fn refused(
    ctx: &InteractionContext,
    match_view: &MatchView,
    typed: &str,
    error: &RuleError,
) -> Result<Reply, Error> {
    let (lang, view) = (ctx.lang, &match_view.board_view.view);
    let game = match_view.game.game.info();
    let open = match_button(match_view, ComposerButton::Open, t!(lang, "button-move"), Style::Primary);
    if let Some(instead) = text::command_hint(lang, game, typed) {
        let buttons = vec![edit_button(ctx, match_view, typed)?, open];
        let content = [typed_line(lang, typed), instead].join("\n");
        return Ok(Reply { content, buttons, ..Reply::default() });
    }
    let why = text::off_board(lang, game, error, typed);
    let why = why.unwrap_or_else(|| text::rule_error(lang, game.name, error));
    let near = text::near_moves(lang, view, typed, limits::SELECT_OPTIONS);
    let mut buttons = Vec::new();
    let mut selects = Vec::new();
    let offered = match near.len() {
        0 => t!(lang, "move-none"),
        1..=MAX_BUTTONS => {
            buttons.extend(near.iter().filter_map(|line| enter_button(lang, match_view, line)));
            t!(lang, "move-near", count = near.len())
        }
        _ => {
            selects.push(menu(lang, match_view, &near));
            t!(lang, "move-near-menu")
        }
    };
    buttons.extend([edit_button(ctx, match_view, typed)?, open]);
    let refusal = text::lone_square(lang, view, typed, limits::CHOICE_TEXT)
        .unwrap_or_else(|| t!(lang, "move-refused", why = why));
    let lines = [typed_line(lang, typed), refusal, offered];
    Ok(Reply { content: lines.join("\n"), selects, buttons, ..Reply::default() })
}

/// Labels a complete move, or the beginning of one.
fn label(lang: Language, match_view: &MatchView, line: &Suggestion, limit: usize) -> String {
    let view = &match_view.board_view.view;
    if line.complete {
        text::whole_line(lang, view, &line.text, limit)
    } else {
        text::line(lang, view, line, limit)
    }
}

/// The button that plays a move or opens the composer at its beginning. Returns `None` if the text
/// doesn't fit into an id.
fn enter_button(lang: Language, match_view: &MatchView, line: &Suggestion) -> Option<Button> {
    let label = label(lang, match_view, line, limits::BUTTON_LABEL);
    let button = match_button(match_view, MoveButton::Enter(line.text.clone()), label, Style::Plain);
    (button.id.to_string().len() <= limits::CUSTOM_ID).then_some(button)
}

/// The menu of suggestions.
fn menu(lang: Language, match_view: &MatchView, near: &[Suggestion]) -> Select {
    let fitting = near.iter().filter(|line| line.text.len() <= limits::SELECT_TEXT);
    let option = |line: &Suggestion| SelectOption {
        label: label(lang, match_view, line, limits::SELECT_TEXT),
        detail: String::new(),
        value: line.text.clone(),
    };
    let id = CustomId {
        action: MoveButton::Choose.into(),
        subject: match_view.game.id,
        revision: match_view.game.revision,
    };
    let hint = t!(lang, "move-near-hint");
    Select { id, hint, options: fitting.map(option).collect(), pages: Vec::new() }
}
