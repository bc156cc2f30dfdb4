//! A server's settings: a menu to show and change them, with the names of the subcommands of
//! `/server`.

use std::ops::RangeInclusive;

use super::click::Input;
use super::option_menu::{self, MenuOption, OptionRow as _, TypedValue, menu_options};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ButtonAction, CustomId, ServerButton};
use crate::discord::reply::{Button, ListKind, ListSelect, Reply, Response, Style};
use crate::discord::views::format::{channel_mention, exact, quoted};
use crate::discord::views::language_choice::{chosen_language, language_choices, language_label};
use crate::domain::{
    ChannelId, DailyGames, DailySettings, DailyState, GuildId, MAX_OPEN_CHALLENGE_LIMIT, Pace, ServerChange,
    ServerSettings, Threads,
};
use crate::service::{BoardSetting, Error};
use crate::text::{self, Join, Language, clip, t};

/// Limits offered in the menu. Others can be typed.
const LIMIT_CHOICES: [u32; 8] = [0, 1, 2, 3, 5, 10, 20, 50];

/// Days of vacation offered in the menu. Others can be typed.
const VACATION_CHOICES: [u32; 6] = [0, 7, 14, 30, 60, 90];

/// Challenge limits offered in the menu. Others can be typed.
const CHALLENGE_LIMIT_CHOICES: [u32; 7] = [1, 2, 3, 5, 10, 20, 50];

/// Maximum game limit, also for the command.
pub(in crate::discord) const MAX_LIMIT: u32 = 1000;

/// Maximum days of vacation, also for the command.
pub(in crate::discord) const MAX_VACATION_DAYS: u32 = 366;

/// Characters of an unknown value that the reply repeats.
const TYPED_LIMIT: usize = 40;

menu_options! {
    /// A subcommand of `/server` that changes a setting.
    enum ServerOption in Server(ServerButton) {
        Channel = "channel", |lang| t!(lang, "command-server-channel");
        Threads = "threads", |lang| t!(lang, "command-server-threads");
        GameLimit = "limits games", |lang| t!(lang, "command-server-limits-games");
        ChallengeLimit = "limits challenges", |lang| t!(lang, "command-server-limits-challenges");
        Pace = "pace", |lang| t!(lang, "command-server-pace");
        Vacation = "vacation", |lang| t!(lang, "command-server-vacation");
        Language = "language", |lang| t!(lang, "command-server-language");
    }
}

impl MenuOption for ServerOption {
    type Settings = ServerSettings;

    fn present(self, lang: Language, settings: &ServerSettings) -> (String, String) {
        let limited = |limit: Option<u32>| (limit.unwrap_or_default().to_string(), limit_label(lang, limit));
        match self {
            Self::Channel => (String::new(), settings.channels.len().to_string()),
            Self::Threads => (settings.threads.word().into(), threads_label(lang, settings.threads)),
            Self::GameLimit => limited(settings.game_limit),
            Self::ChallengeLimit => {
                let limit = settings.challenge_limit.to_string();
                (limit.clone(), limit)
            }
            Self::Pace => (settings.pace.number().to_string(), text::pace(lang, settings.pace)),
            Self::Vacation => {
                let days = settings.vacation_days;
                (days.to_string(), t!(lang, "span-days", count = days))
            }
            Self::Language => {
                let tag = settings.language.clone();
                let label = language_label(lang, tag.as_deref());
                (tag.unwrap_or_default(), label)
            }
        }
    }

    fn typed(self, lang: Language) -> Option<TypedValue> {
        let (lowest, highest) = self.numbers()?.into_inner();
        let label = t!(lang, "option-type-number", lowest = lowest, highest = highest);
        Some(TypedValue { label, example: "10" })
    }

    fn is_language(self) -> bool {
        self == Self::Language
    }
}

impl ServerOption {
    /// Returns the allowed numbers if the value can be typed.
    const fn numbers(self) -> Option<RangeInclusive<u32>> {
        match self {
            Self::GameLimit => Some(0..=MAX_LIMIT),
            Self::ChallengeLimit => Some(1..=MAX_OPEN_CHALLENGE_LIMIT),
            Self::Vacation => Some(0..=MAX_VACATION_DAYS),
            Self::Channel | Self::Threads | Self::Pace | Self::Language => None,
        }
    }

    /// Returns its values as words with labels.
    fn choices(self, ctx: &InteractionContext) -> Vec<(String, String)> {
        let lang = ctx.lang;
        match self {
            Self::Channel => Vec::new(),
            Self::Threads => {
                Threads::ALL.iter().map(|value| (value.word().into(), threads_label(lang, *value))).collect()
            }
            Self::ChallengeLimit => {
                CHALLENGE_LIMIT_CHOICES.iter().map(|limit| (limit.to_string(), limit.to_string())).collect()
            }
            Self::GameLimit => {
                let label = |number: u32| limit_label(lang, limit(number.into()));
                LIMIT_CHOICES.iter().map(|number| (number.to_string(), label(*number))).collect()
            }
            Self::Pace => {
                let paces = Pace::ALL.iter().chain(&Pace::BUDGETS);
                paces.map(|pace| (pace.number().to_string(), text::pace(lang, *pace))).collect()
            }
            Self::Vacation => {
                let label = |days: u32| t!(lang, "span-days", count = days);
                VACATION_CHOICES.iter().map(|days| (days.to_string(), label(*days))).collect()
            }
            Self::Language => language_choices(lang, ctx.further_languages()),
        }
    }

    /// Parses a chosen or typed value. Returns `None` if it is invalid.
    fn change(self, word: &str) -> Option<ServerChange> {
        let number = || {
            let number = word.trim().parse::<u32>().ok();
            number.filter(|number| self.numbers().is_some_and(|numbers| numbers.contains(number)))
        };
        Some(match self {
            Self::Channel => return None,
            Self::Threads => ServerChange::Threads(Threads::from_word(word)?),
            Self::GameLimit => {
                ServerChange::Limits { games: Some(limit(number()?.into())), challenges: None }
            }
            Self::ChallengeLimit => ServerChange::Limits { games: None, challenges: Some(number()?) },
            Self::Pace => ServerChange::Pace(Pace::from_number(word.parse().ok()?).ok()?),
            Self::Vacation => ServerChange::VacationDays(number()?),
            Self::Language => ServerChange::Language(chosen_language(word)?),
        })
    }
}

/// Answers a component. Returns `None` if the input doesn't fit the action.
pub(super) fn handle(
    ctx: &InteractionContext,
    button: &ServerButton,
    input: &Input,
) -> Option<Result<Response, Error>> {
    let guild = match ctx.admin_of() {
        Ok(guild) => guild,
        Err(refusal) => return Some(Err(refusal.into())),
    };
    let reply = match (button, input) {
        (ServerButton::Show, Input::Press) => show(ctx, guild),
        (ServerButton::Choose, Input::Choice(name)) => open(ctx, guild, ServerOption::from_word(name)?),
        (ServerButton::Set(name), Input::Choice(word)) => {
            set(ctx, guild, ServerOption::from_word(name)?, word)
        }
        (ServerButton::Type(name), Input::Press) => {
            let form = option_menu::form(ctx.lang, ServerOption::from_word(name)?)?;
            return Some(Ok(Response::Form(form)));
        }
        (ServerButton::Type(name), Input::Text(typed)) => {
            let option = ServerOption::from_word(name).filter(|option| option.numbers().is_some())?;
            set(ctx, guild, option, typed)
        }
        (ServerButton::Channel, Input::Choice(channel)) => {
            toggle_channel(ctx, guild, ChannelId(channel.parse().ok()?))
        }
        (ServerButton::ClearChannels, Input::Press) => {
            let change = ServerChange::ClearChannels;
            ctx.service
                .servers
                .change(&ctx.caller, guild, change)
                .and_then(|_| open(ctx, guild, ServerOption::Channel))
        }
        _ => return None,
    };
    Some(reply.map(Response::Update))
}

/// Shows the current settings with the menu to change them.
pub(in crate::discord) fn show(ctx: &InteractionContext, guild: GuildId) -> Result<Reply, Error> {
    let settings = ctx.service.servers.settings(guild)?;
    overview(ctx, guild, &settings)
}

/// Changes a setting and shows all of them.
pub(in crate::discord) fn change(
    ctx: &InteractionContext,
    guild: GuildId,
    change: ServerChange,
) -> Result<Reply, Error> {
    let settings = ctx.service.servers.change(&ctx.caller, guild, change)?;
    overview(ctx, guild, &settings)
}

/// Shows the settings, with the problems of the probed channels.
fn overview(ctx: &InteractionContext, guild: GuildId, settings: &ServerSettings) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let counts = ctx.service.servers.counts(guild, ctx.now())?;
    let daily = ctx.service.dailies.settings(guild)?;
    let mut lines = lines(ctx, settings);
    let problem = daily.as_ref().and_then(|daily| daily_problem(ctx, daily));
    lines.extend(daily_lines(ctx, daily.as_ref(), problem.is_none()));
    let board = ctx.service.boards.setting(guild)?;
    lines.push(board_line(lang, board));
    lines.push(t!(lang, "server-counts", games = counts.ongoing, challenges = counts.challenges));
    lines.extend(problems(ctx, settings));
    lines.extend(problem);
    lines.extend(board.and_then(|board| board_problem(ctx, board)));
    Ok(Reply {
        title: t!(lang, "server-title"),
        body: lines.join("\n"),
        selects: vec![option_menu::options_menu::<ServerOption>(ctx, lang, settings)],
        ..Reply::default()
    })
}

fn problems(ctx: &InteractionContext, settings: &ServerSettings) -> Vec<String> {
    let own = ctx.channels.iter().filter(|access| settings.channels.contains(&access.channel));
    own.flat_map(|access| access.problems(ctx.lang, settings.threads)).collect()
}

/// Describes the daily puzzle. `can_post` is whether no problem of its channel is known.
fn daily_lines(ctx: &InteractionContext, daily: Option<&DailySettings>, can_post: bool) -> Vec<String> {
    let lang = ctx.lang;
    let Some(daily) = daily else { return vec![t!(lang, "server-puzzle-off")] };
    let mut lines = vec![t!(
        lang,
        "server-puzzle",
        games = daily_games_label(lang, daily.games),
        channel = channel_mention(daily.channel),
        // Two digits, such as 07.
        hour = format!("{:02}", daily.hour),
        zone = daily.zone.name(),
    )];
    lines.extend(match daily.due {
        // The date stays true if the message is read later.
        Some(due) if due > ctx.now() => Some(t!(lang, "server-puzzle-next", next = exact(due))),
        Some(_) if can_post => Some(t!(lang, "server-puzzle-soon")),
        Some(_) | None => None,
    });
    lines.extend(match daily.state {
        DailyState::On => None,
        DailyState::Untried => Some(t!(lang, "server-puzzle-untried")),
        DailyState::ChannelGone => Some(t!(lang, "server-puzzle-gone", channel = daily.channel.to_string())),
    });
    lines
}

fn board_line(lang: Language, board: Option<BoardSetting>) -> String {
    match board {
        None => t!(lang, "server-board-off"),
        Some(BoardSetting { channel: None }) => t!(lang, "server-board-gone"),
        Some(BoardSetting { channel: Some(channel) }) => {
            t!(lang, "server-board", channel = channel_mention(channel))
        }
    }
}

/// Explains why the board can't be posted, if its channel was probed.
fn board_problem(ctx: &InteractionContext, board: BoardSetting) -> Option<String> {
    let lang = ctx.lang;
    let access = ctx.channels.iter().find(|access| Some(access.channel) == board.channel)?;
    let missing = access.permissions.missing(lang);
    let channel = channel_mention(access.channel);
    (!access.gone && !missing.is_empty()).then(|| {
        t!(lang, "server-board-missing", channel = channel, missing = text::join(lang, Join::List, &missing))
    })
}

/// Explains why the daily puzzle can't be posted, if its channel was probed.
fn daily_problem(ctx: &InteractionContext, daily: &DailySettings) -> Option<String> {
    let lang = ctx.lang;
    let access = ctx.channels.iter().find(|access| access.channel == daily.channel)?;
    if access.gone {
        let known = daily.state == DailyState::ChannelGone;
        return (!known).then(|| t!(lang, "server-puzzle-gone", channel = daily.channel.to_string()));
    }
    let missing = access.permissions.missing(lang);
    let channel = channel_mention(daily.channel);
    (!missing.is_empty()).then(|| {
        t!(lang, "server-puzzle-missing", channel = channel, missing = text::join(lang, Join::List, &missing))
    })
}

pub(in crate::discord) fn daily_games_label(lang: Language, games: DailyGames) -> String {
    match games {
        DailyGames::Rotating => t!(lang, "choice-puzzles-rotate"),
        DailyGames::Each => t!(lang, "choice-puzzles-each"),
        DailyGames::Only(game) => text::game(lang, game.info()),
    }
}

/// Opens the menu of an option's values.
fn open(ctx: &InteractionContext, guild: GuildId, option: ServerOption) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let settings = ctx.service.servers.settings(guild)?;
    if option == ServerOption::Channel {
        return Ok(channels(ctx, &settings));
    }
    Ok(option_menu::values_menu(lang, option, &settings, option.choices(ctx)))
}

/// Lists the game channels in order, with a menu of the server's channels to add and remove them.
fn channels(ctx: &InteractionContext, settings: &ServerSettings) -> Reply {
    let lang = ctx.lang;
    let numbered = |(index, channel): (usize, &ChannelId)| {
        t!(lang, "games-numbered", number = index + 1, line = channel_mention(*channel))
    };
    let mut lines = vec![ServerOption::Channel.describe(lang)];
    lines.extend(settings.channels.iter().enumerate().map(numbered));
    if settings.channels.is_empty() {
        lines.push(t!(lang, "option-present", value = t!(lang, "server-no-channels")));
    }
    lines.extend(problems(ctx, settings));
    let button = |action: ServerButton, label: String| Button::without_subject(action, label, Style::Plain);
    let clear = button(ServerButton::ClearChannels, t!(lang, "button-clear-channels"));
    Reply {
        title: t!(lang, "option-title", name = ServerOption::Channel.word()),
        body: lines.join("\n"),
        list_select: Some(ListSelect {
            of: ListKind::Channels,
            id: CustomId::without_subject(ServerButton::Channel),
            hint: t!(lang, "server-pick-channel"),
        }),
        buttons: vec![
            clear.enabled_if(!settings.channels.is_empty()),
            button(ServerButton::Show, t!(lang, "button-all-options")),
        ],
        ..Reply::default()
    }
}

fn toggle_channel(ctx: &InteractionContext, guild: GuildId, channel: ChannelId) -> Result<Reply, Error> {
    let there = ctx.service.servers.settings(guild)?.channels.contains(&channel);
    let change = if there { ServerChange::RemoveChannel(channel) } else { ServerChange::AddChannel(channel) };
    let settings = ctx.service.servers.change(&ctx.caller, guild, change)?;
    Ok(channels(ctx, &settings))
}

/// Sets an option to a chosen or typed value, or explains why the value is invalid.
fn set(ctx: &InteractionContext, guild: GuildId, option: ServerOption, word: &str) -> Result<Reply, Error> {
    match option.change(word) {
        Some(changed) => change(ctx, guild, changed),
        None => {
            let typed = clip(&quoted(word), TYPED_LIMIT);
            let content = match option.numbers().map(RangeInclusive::into_inner) {
                Some((lowest, highest)) => {
                    t!(ctx.lang, "option-bad-number", typed = typed, lowest = lowest, highest = highest)
                }
                None => t!(ctx.lang, "settings-unknown", typed = typed),
            };
            Ok(Reply { content, ..open(ctx, guild, option)? })
        }
    }
}

/// Converts a typed limit. 0 means no limit.
pub(in crate::discord) fn limit(typed: i64) -> Option<u32> {
    u32::try_from(typed).ok().filter(|limit| *limit > 0)
}

fn limit_label(lang: Language, limit: Option<u32>) -> String {
    limit.map_or_else(|| t!(lang, "server-no-limit"), |limit| limit.to_string())
}

/// Lists the settings, one per line.
fn lines(ctx: &InteractionContext, settings: &ServerSettings) -> Vec<String> {
    let lang = ctx.lang;
    let channels: Vec<_> = settings.channels.iter().map(|channel| channel_mention(*channel)).collect();
    let channels = if channels.is_empty() {
        t!(lang, "server-no-channels")
    } else {
        text::join(lang, Join::List, &channels)
    };
    let games = limit_label(lang, settings.game_limit);
    let challenges = settings.challenge_limit;
    let mut lines = vec![
        t!(lang, "server-channels", value = channels),
        t!(lang, "server-threads", value = threads_label(lang, settings.threads)),
        t!(lang, "server-limits", games = games, challenges = challenges),
        t!(lang, "server-pace", value = text::pace(lang, settings.pace)),
        t!(lang, "server-vacation", days = settings.vacation_days),
    ];
    lines.extend(
        settings
            .organizer
            .map(|role| t!(lang, "server-organizer", role = format!("<@&{role}>", role = role.0))),
    );
    if ctx.has_several_languages() {
        let language = language_label(lang, settings.language.as_deref());
        lines.push(t!(lang, "server-language", value = language));
    }
    lines
}

pub(in crate::discord) fn threads_label(lang: Language, value: Threads) -> String {
    match value {
        Threads::On => t!(lang, "choice-threads-on"),
        Threads::Off => t!(lang, "choice-threads-off"),
    }
}
