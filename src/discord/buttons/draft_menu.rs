//! The paged menu of a draft, for all composers.

use crate::discord::custom_id::CustomId;
use crate::discord::reply::{Button, Select, SelectOption, Style};
use crate::discord::rest::limits;
use crate::text::{self, Join, Language, clip, t};
use sealed_move_rules::{Menu, View};

/// Characters of a question that a menu shows next to its page numbers.
const QUESTION_LIMIT: usize = 100;

/// Builds a menu with a page of the options, and buttons to its other pages. Returns `None` if
/// there are no options.
///
/// `pick` makes the id of the menu, `turn` the ids of the page buttons.
pub(super) fn paged(
    lang: Language,
    (view, menu): (&View, &Menu),
    question: &str,
    page: usize,
    pick: impl Fn(usize) -> CustomId,
    turn: impl Fn(usize) -> CustomId,
) -> Option<Select> {
    let count = menu.options.len();
    let pages = count.div_ceil(limits::SELECT_OPTIONS);
    let page = page.min(pages.checked_sub(1)?);
    let first = page * limits::SELECT_OPTIONS;
    let shown = menu.options.iter().skip(first).take(limits::SELECT_OPTIONS);
    let options: Vec<_> = shown
        .map(|choice| {
            let text::Label { name, detail } = text::entry(lang, view, menu, choice);
            SelectOption { label: name, detail, value: choice.key.clone() }
        })
        .collect();
    let mut hint = question.to_owned();
    let mut turns = Vec::new();
    if pages > 1 {
        let range = t!(lang, "compose-page", first = first + 1, last = first + options.len(), count = count);
        hint = text::join(lang, Join::Parts, &[clip(question, QUESTION_LIMIT), range]);
        let to = |page, label: String| Button::new(turn(page), label, Style::Plain);
        // Discord requires distinct ids even for disabled buttons.
        let back = page.checked_sub(1);
        turns.push(to(back.unwrap_or(pages + 1), t!(lang, "button-page-back")).enabled_if(back.is_some()));
        turns.push(to(page + 1, t!(lang, "button-page-forward")).enabled_if(page + 1 < pages));
    }
    Some(Select { id: pick(page), hint, options, pages: turns })
}
