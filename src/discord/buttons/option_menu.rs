//! Menus that show and change settings: one of all options, and one of what an option may be.

use crate::discord::custom_id::{ButtonAction, CustomId};
use crate::discord::limits;
use crate::discord::reply::{Button, Reply, Select, SelectOption, Style};
use crate::i18n::{Language, t};

/// The menu of all options; each entry has the option's word, its name with what it is now, and what it is about.
pub(super) fn of_options(
    lang: Language,
    id: CustomId,
    entries: impl Iterator<Item = (String, String, String)>,
) -> Select {
    let options = entries.map(|(value, label, detail)| SelectOption { label, detail, value });
    Select { id, hint: t!(lang, "option-choose"), options: options.collect(), pages: Vec::new() }
}

/// What the menu of one option shows.
pub(super) struct OptionMenu<'a> {
    pub(super) lang: Language,
    /// The option's name.
    pub(super) name: &'a str,
    /// What it is about.
    pub(super) about: String,
    /// The word for what it is now, and how that reads.
    pub(super) present: &'a str,
    pub(super) label: &'a str,
    /// What is done with a choice.
    pub(super) set: CustomId,
    /// What it may be: words, and how they read.
    pub(super) choices: Vec<(String, String)>,
    /// What asks for a value in a form, where it may be typed.
    pub(super) typed: Option<ButtonAction>,
    /// What leads back to all options.
    pub(super) back: ButtonAction,
}

/// The menu of what an option may be.
pub(super) fn of_values(menu: OptionMenu<'_>) -> Reply {
    let OptionMenu { lang, name, about, present, label, set, choices, typed, back } = menu;
    let option = |(value, label): (String, String)| {
        let detail = if value == present { t!(lang, "option-now") } else { String::new() };
        SelectOption { label, detail, value }
    };
    let options: Vec<_> = choices.into_iter().take(limits::SELECT_OPTIONS).map(option).collect();
    let select = (!options.is_empty()).then(|| {
        let hint = t!(lang, "option-choose-value", name = name);
        Select { id: set, hint, options, pages: Vec::new() }
    });
    let button = |action: ButtonAction, label: String| Button::of_no_game(action, label, Style::Plain);
    let typed = typed.map(|typed| button(typed, t!(lang, "button-type-value")));
    let buttons = typed.into_iter().chain([button(back, t!(lang, "button-all-options"))]);
    Reply {
        title: t!(lang, "option-title", name = name),
        body: [about, t!(lang, "option-present", value = label)].join("\n"),
        selects: select.into_iter().collect(),
        buttons: buttons.collect(),
        ..Reply::default()
    }
}
