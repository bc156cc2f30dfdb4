//! Menus that show and change settings: one of all options, one of what an option may be, and a form for
//! what is typed. A player's settings and a server's are such options.

use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ButtonAction, CustomId};
use crate::discord::reply::{Button, ModalField, ModalForm, Reply, Select, SelectOption, Style};
use crate::discord::rest::limits;
use crate::text::{Language, t};

/// An option of a menu of settings.
pub(in crate::discord) trait MenuOption: Copy + Eq + 'static {
    /// What holds its value.
    type Settings;

    /// All of them, in their order.
    const ALL: &'static [Self];

    /// The button that shows them all.
    const SHOW: ButtonAction;

    /// The menu of them all.
    const CHOOSE: ButtonAction;

    /// The name of the option.
    fn word(self) -> &'static str;

    /// What it is about.
    fn describe(self, lang: Language) -> String;

    /// What it is now: its word, and how that reads.
    fn present(self, lang: Language, settings: &Self::Settings) -> (String, String);

    /// The form for its value; nothing where that is not typed.
    fn typed(self, lang: Language) -> Option<TypedValue>;

    /// Whether it chooses a language: it is shown where there are several.
    fn is_language(self) -> bool;

    /// The menu of what it may be.
    fn set(self) -> ButtonAction;

    /// The button for its form; also that form.
    fn type_value(self) -> ButtonAction;

    /// The option with a name.
    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|option| option.word() == word)
    }
}

/// What a form for a value says.
pub(in crate::discord) struct TypedValue {
    /// The name of the field.
    pub(super) label: String,
    /// A value that it may have.
    pub(super) example: &'static str,
}

/// The options that are shown.
pub(super) fn shown<O: MenuOption>(ctx: &InteractionContext) -> impl Iterator<Item = O> {
    let languages = ctx.has_several_languages();
    O::ALL.iter().copied().filter(move |option| languages || !option.is_language())
}

/// The menu of all options, each with what it is now.
pub(super) fn of_options<O: MenuOption>(
    ctx: &InteractionContext,
    lang: Language,
    settings: &O::Settings,
) -> Select {
    let option = |option: O| {
        let (_, value) = option.present(lang, settings);
        let label = t!(lang, "option-entry", name = option.word(), value = value);
        SelectOption { label, detail: option.describe(lang), value: option.word().to_owned() }
    };
    let hint = t!(lang, "option-choose");
    let id = CustomId::without_subject(O::CHOOSE);
    Select { id, hint, options: shown(ctx).map(option).collect(), pages: Vec::new() }
}

/// The menu of what an option may be: `choices` are words, and how they read.
pub(super) fn of_values<O: MenuOption>(
    lang: Language,
    option: O,
    settings: &O::Settings,
    choices: Vec<(String, String)>,
) -> Reply {
    let (present, label) = option.present(lang, settings);
    let entry = |(value, label): (String, String)| {
        let detail = if value == present { t!(lang, "option-now") } else { String::new() };
        SelectOption { label, detail, value }
    };
    let options: Vec<_> = choices.into_iter().take(limits::SELECT_OPTIONS).map(entry).collect();
    let select = (!options.is_empty()).then(|| {
        let hint = t!(lang, "option-choose-value", name = option.word());
        Select { id: CustomId::without_subject(option.set()), hint, options, pages: Vec::new() }
    });
    let button = |action: ButtonAction, label: String| Button::without_subject(action, label, Style::Plain);
    let typed = option.typed(lang).map(|_| button(option.type_value(), t!(lang, "button-type-value")));
    let buttons = typed.into_iter().chain([button(O::SHOW, t!(lang, "button-all-options"))]);
    Reply {
        title: t!(lang, "option-title", name = option.word()),
        body: [option.describe(lang), t!(lang, "option-present", value = label)].join("\n"),
        selects: select.into_iter().collect(),
        buttons: buttons.collect(),
        ..Reply::default()
    }
}

/// The form for an option's value; nothing where that is not typed.
pub(super) fn form<O: MenuOption>(lang: Language, option: O) -> Option<ModalForm> {
    let TypedValue { label, example } = option.typed(lang)?;
    Some(ModalForm {
        id: CustomId::without_subject(option.type_value()),
        title: t!(lang, "option-type-title", name = option.word()),
        label,
        field: ModalField::Value(t!(lang, "modal-turn-hint", example = example)),
    })
}
