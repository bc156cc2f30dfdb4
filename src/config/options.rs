//! Command-line options, built from the table of settings.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Args, Command, FromArgMatches, value_parser};

use super::BotToken;
use super::table::{SETTINGS, Setting, setting};

/// The only setting that every verb takes.
const GLOBAL: &str = "log";

const CONFIG: &str = "settings.config";

/// Options for the settings of the bot, for verbs that read them. An option of the verb's own takes
/// precedence over a setting with the same name.
#[derive(Clone, Default)]
pub struct SettingArgs {
    config: Option<PathBuf>,
    /// By key. Not `Debug`, because a value may be secret.
    values: BTreeMap<&'static str, String>,
}

/// The option that every verb takes: `--log`.
#[derive(Clone, Default)]
pub struct GlobalArgs(Option<String>);

impl SettingArgs {
    /// Options that name only a settings file.
    #[must_use]
    pub fn from_file(path: PathBuf) -> Self {
        Self { config: Some(path), values: BTreeMap::new() }
    }

    /// Whether an argument of a command is one of these options.
    #[must_use]
    pub fn contains(argument: &Arg) -> bool {
        let id = argument.get_id().as_str();
        id == CONFIG || SETTINGS.iter().any(|setting| setting.id == id)
    }

    /// Removes the settings file and returns its path.
    pub fn take_file(&mut self) -> Option<PathBuf> {
        self.config.take()
    }

    /// Sets a setting by its key, such as `data`, unless an option did.
    ///
    /// # Panics
    ///
    /// If the key is unknown.
    pub fn set_if_unset(&mut self, key: &str, value: &str) {
        self.values.entry(setting(key).key).or_insert_with(|| value.to_owned());
    }

    /// The text of a settings file with these options and a token.
    #[must_use]
    pub fn to_toml(&self, token: &BotToken) -> String {
        let token = ("discord_token", token.reveal());
        let options =
            self.values.iter().map(|(key, value)| (*key, value.as_str())).filter(|(_, it)| !it.is_empty());
        let all: BTreeMap<&str, &str> = options.chain([token]).collect();
        toml::to_string(&all).expect("a table of strings is valid TOML")
    }

    pub(super) fn config(&self) -> Option<&Path> {
        self.config.as_deref()
    }

    pub(super) fn get(&self, key: &str) -> Option<&str> {
        self.values.get(key).map(String::as_str)
    }

    /// An option that was given, such as `--node`.
    #[must_use]
    pub fn first_given(&self) -> Option<&'static str> {
        let config = self.config.as_ref().map(|_| "--config");
        config.or_else(|| self.values.keys().next().map(|key| setting(key).option))
    }

    /// Adds options that were given elsewhere on the command line. They take precedence.
    #[must_use]
    pub fn overridden_by(mut self, other: Self) -> Self {
        self.values.extend(other.values);
        Self { config: other.config.or(self.config), ..self }
    }

    /// Adds the global options.
    #[must_use]
    pub fn with_globals(mut self, globals: &GlobalArgs) -> Self {
        self.values.extend(globals.0.clone().map(|value| (GLOBAL, value)));
        self
    }
}

impl From<&GlobalArgs> for SettingArgs {
    fn from(globals: &GlobalArgs) -> Self {
        Self::default().with_globals(globals)
    }
}

/// The name of a setting's option, without hyphens in front.
fn long(setting: &Setting) -> &'static str {
    setting.option.trim_start_matches('-')
}

fn argument(setting: &Setting) -> Arg {
    let Setting { id, variable, value, help, default, unset, .. } = setting;
    let default = default.or(*unset).map(|text| format!(" [default: {text}]")).unwrap_or_default();
    let help = format!("{}{default} [environment: {variable}]", help.trim());
    Arg::new(*id).long(long(setting)).value_name(*value).help(help)
}

fn value(matches: &ArgMatches, setting: &Setting) -> Option<String> {
    matches.try_get_one::<String>(setting.id).ok().flatten().cloned()
}

impl Args for SettingArgs {
    fn augment_args(command: Command) -> Command {
        let config = Arg::new(CONFIG)
            .long("config")
            .value_name("FILE")
            .value_parser(value_parser!(PathBuf))
            .help("Settings file [default: sealed-move.toml, if it exists]");
        let own: Vec<String> =
            command.get_arguments().filter_map(Arg::get_long).map(ToOwned::to_owned).collect();
        let settings =
            SETTINGS.iter().filter(|it| it.key != GLOBAL && !own.iter().any(|option| option == long(it)));
        command.next_help_heading("Settings").arg(config).args(settings.map(argument))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for SettingArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let values = SETTINGS
            .iter()
            .filter(|it| it.key != GLOBAL)
            .filter_map(|it| Some((it.key, value(matches, it)?)));
        Ok(Self { config: matches.get_one(CONFIG).cloned(), values: values.collect() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for GlobalArgs {
    fn augment_args(command: Command) -> Command {
        command.arg(argument(setting(GLOBAL)).global(true))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for GlobalArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        Ok(Self(value(matches, setting(GLOBAL))))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

#[cfg(test)]
impl SettingArgs {
    pub(super) fn of(values: &[(&'static str, &str)]) -> Self {
        let values = values.iter().map(|(key, value)| (*key, (*value).to_owned())).collect();
        Self { config: None, values }
    }
}
