//! Menus to show and change the settings of a player or server.
//!
//! There is a menu of all options, a menu of an option's values, and a form for typed values.

use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ButtonAction, CustomId};
use crate::discord::reply::{Button, ModalField, ModalForm, Reply, Select, SelectOption, Style};
use crate::discord::rest::limits;
use crate::text::{Language, t};

/// Declares the options of a settings menu in display order: an enum with a row per option, its name
/// and its description. The family of buttons has `Show`, `Choose`, `Set` and `Type`.
macro_rules! menu_options {
    ($(#[$doc:meta])* $visibility:vis enum $options:ident in $family:ident($button:ident) {
        $($(#[$option_doc:meta])* $option:ident = $word:literal, $describe:expr;)+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $visibility enum $options {
            $($(#[$option_doc])* $option,)+
        }

        impl $crate::discord::buttons::option_menu::OptionRow for $options {
            const ALL: &'static [Self] = &[$(Self::$option),+];

            const SHOW: ButtonAction = ButtonAction::$family($button::Show);

            const CHOOSE: ButtonAction = ButtonAction::$family($button::Choose);

            fn word(self) -> &'static str {
                match self {
                    $(Self::$option => $word,)+
                }
            }

            fn describe(self, lang: Language) -> String {
                let describe: fn(Language) -> String = match self {
                    $(Self::$option => $describe,)+
                };
                describe(lang)
            }

            fn set(self) -> ButtonAction {
                $button::Set(self.word().to_owned()).into()
            }

            fn type_value(self) -> ButtonAction {
                $button::Type(self.word().to_owned()).into()
            }
        }
    };
}

pub(super) use menu_options;

/// A row of [`menu_options`].
pub(in crate::discord) trait OptionRow: Copy + Eq + 'static {
    /// All options in display order.
    const ALL: &'static [Self];

    /// The button that shows all options.
    const SHOW: ButtonAction;

    /// The menu of all options.
    const CHOOSE: ButtonAction;

    /// The name of its command option, or of its subcommand.
    fn word(self) -> &'static str;

    fn describe(self, lang: Language) -> String;

    /// The menu of its values.
    fn set(self) -> ButtonAction;

    /// The button that opens the form for its value; also the form itself.
    fn type_value(self) -> ButtonAction;

    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|option| option.word() == word)
    }
}

/// An option in a settings menu.
pub(in crate::discord) trait MenuOption: OptionRow {
    /// The settings that contain its value.
    type Settings;

    /// Returns the word and the label of its current value.
    fn present(self, lang: Language, settings: &Self::Settings) -> (String, String);

    /// Returns the form for its value, or `None` if values are only chosen from the menu.
    fn typed(self, lang: Language) -> Option<TypedValue>;

    /// Whether it sets a language. Such options are hidden if there is only one language.
    fn is_language(self) -> bool;
}

/// The texts of the form for a value.
pub(in crate::discord) struct TypedValue {
    /// The name of the field.
    pub(super) label: String,
    /// An example of a value.
    pub(super) example: &'static str,
}

/// Returns the visible options.
pub(super) fn shown<O: MenuOption>(ctx: &InteractionContext) -> impl Iterator<Item = O> {
    let languages = ctx.has_several_languages();
    O::ALL.iter().copied().filter(move |option| languages || !option.is_language())
}

/// Builds the menu of all options with their current values.
pub(super) fn options_menu<O: MenuOption>(
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

/// Builds the menu of an option's values. `choices` are pairs of a word and its label.
pub(super) fn values_menu<O: MenuOption>(
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

/// Returns `None` if the option can't be typed.
pub(super) fn form<O: MenuOption>(lang: Language, option: O) -> Option<ModalForm> {
    let TypedValue { label, example } = option.typed(lang)?;
    Some(ModalForm {
        id: CustomId::without_subject(option.type_value()),
        title: t!(lang, "option-type-title", name = option.word()),
        label,
        field: ModalField::Example(t!(lang, "modal-turn-hint", example = example)),
    })
}
