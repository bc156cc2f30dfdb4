//! `/server`: settings, decisions and data of a server, for its admins. Discord decides who is one.

mod data;
mod end;
mod puzzle;

use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::Permissions;
use serenity::model::application::{CommandOptionType, InteractionContext as Place};
use serenity::model::channel::ChannelType;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::buttons::server_settings::{self as options, MAX_LIMIT, MAX_VACATION_DAYS};
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::discord::rest::permissions::PermissionCheck;
use crate::discord::views::language_choice::chosen_language;
use crate::domain::{
    COMMENT_LIMIT, ChannelId, MAX_OPEN_CHALLENGE_LIMIT, Pace, RoleId, ServerChange, Threads, UserError,
    Verdict,
};
use crate::service::Error;
use crate::text::{Language, t};
use puzzle::PuzzleArgs;
use sealed_move_rules::Side;

/// The subcommands of `/server`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ServerCommand {
    Show,
    AddChannel(ChannelId),
    RemoveChannel(ChannelId),
    ClearChannels,
    Threads(String),
    /// Limits per player; 0 means unlimited games.
    Limits {
        games: Option<i64>,
        challenges: Option<i64>,
    },
    Pace {
        days: Option<i64>,
        time: Option<i64>,
    },
    Vacation(i64),
    Language(String),
    /// The role that organizes tournaments; `None` removes it.
    Organizer(Option<RoleId>),
    Puzzle(PuzzleArgs),
    /// The channel with the list of ongoing games; `None` removes the list.
    Board(Option<ChannelId>),
    Adjudicate {
        game: String,
        result: String,
        reason: Option<String>,
    },
    Abort {
        game: String,
        reason: Option<String>,
    },
    Export {
        /// Continues after this match, the last one of the previous file.
        after: Option<String>,
    },
    Delete,
}

impl SlashCommand for ServerCommand {
    const NAME: &'static str = "server";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        let command = define
            .command(Self::NAME, |lang| t!(lang, "command-server"))
            .default_member_permissions(Permissions::MANAGE_GUILD)
            .contexts(vec![Place::Guild])
            .add_option(part(define, "show", |lang| t!(lang, "command-server-show")))
            .add_option(channel_part(define))
            .add_option(threads_part(define))
            .add_option(limits_part(define))
            .add_option(pace_part(define))
            .add_option(vacation_part(define))
            .add_option(puzzle::definition(define))
            .add_option(board_part(define))
            .add_option(organizer_part(define))
            .add_option(adjudicate_part(define))
            .add_option(abort_part(define))
            .add_option(
                part(define, "export", |lang| t!(lang, "command-server-export"))
                    .add_sub_option(define.text("after", |lang| t!(lang, "command-server-export-after"))),
            )
            .add_option(part(define, "delete", |lang| t!(lang, "command-server-delete")));
        language_part(define).into_iter().fold(command, CreateCommand::add_option)
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        let (path, options) = options.part()?;
        let text = |name| options.text(name).unwrap_or_default();
        Some(match path.as_slice() {
            ["show"] => Self::Show,
            ["channel", "add"] => Self::AddChannel(options.channel("channel")?),
            ["channel", "remove"] => Self::RemoveChannel(options.channel("channel")?),
            ["channel", "clear"] => Self::ClearChannels,
            ["threads"] => Self::Threads(text("each")),
            ["limits"] => {
                Self::Limits { games: options.integer("games"), challenges: options.integer("challenges") }
            }
            ["pace"] => Self::Pace { days: options.integer("days"), time: options.integer("time") },
            ["vacation"] => Self::Vacation(options.integer("days")?),
            ["language"] => Self::Language(text("language")),
            ["organizer"] => Self::Organizer(options.role("role")),
            ["board"] => Self::Board(options.channel("channel")),
            ["puzzle"] => Self::Puzzle(PuzzleArgs::parse(&options)),
            ["adjudicate"] => Self::Adjudicate {
                game: text("game"),
                result: text("result"),
                reason: options.text("reason"),
            },
            ["abort"] => Self::Abort { game: text("game"), reason: options.text("reason") },
            ["export"] => Self::Export { after: options.text("after") },
            ["delete"] => Self::Delete,
            _ => return None,
        })
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        match request.option {
            "game" => end::complete_game(ctx, request.typed),
            puzzle::ZONE => Ok(puzzle::complete(request.typed)),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn permission_check(&self) -> PermissionCheck {
        match self {
            Self::AddChannel(channel) | Self::Board(Some(channel)) => PermissionCheck::Channel(*channel),
            Self::Puzzle(args) => args.permission_check(),
            Self::Show | Self::Threads(_) => PermissionCheck::Every,
            _ => PermissionCheck::Nothing,
        }
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let guild = ctx.admin_of()?;
        let change = |change| options::change(ctx, guild, change).map(Response::Private);
        match args {
            Self::Show => options::show(ctx, guild).map(Response::Private),
            Self::AddChannel(channel) => change(ServerChange::AddChannel(channel)),
            Self::RemoveChannel(channel) => change(ServerChange::RemoveChannel(channel)),
            Self::ClearChannels => change(ServerChange::ClearChannels),
            Self::Threads(word) => {
                change(ServerChange::Threads(Threads::from_word(&word).unwrap_or_default()))
            }
            Self::Limits { games, challenges } => change(ServerChange::Limits {
                games: games.map(options::limit),
                challenges: challenges.and_then(|limit| u32::try_from(limit).ok()),
            }),
            Self::Pace { days, time } => {
                let missing = || UserError::NoSuchPace(Pace::ALL.to_vec());
                change(ServerChange::Pace(Pace::of_options(days, time)?.ok_or_else(missing)?))
            }
            Self::Vacation(days) => {
                change(ServerChange::VacationDays(u32::try_from(days).unwrap_or_default()))
            }
            Self::Language(word) => {
                change(ServerChange::Language(chosen_language(&word).unwrap_or_default()))
            }
            Self::Organizer(role) => change(ServerChange::Organizer(role)),
            Self::Puzzle(args) => puzzle::handle(ctx, guild, &args),
            Self::Board(channel) => {
                ctx.service.boards.set(&ctx.caller, guild, channel)?;
                options::show(ctx, guild).map(Response::Private)
            }
            Self::Adjudicate { game, result, reason } => {
                let verdict = Verdict::from_word(&result).unwrap_or(Verdict::Drawn);
                end::propose(ctx, guild, &game, verdict, reason.as_deref())
            }
            Self::Abort { game, reason } => {
                end::propose(ctx, guild, &game, Verdict::CalledOff, reason.as_deref())
            }
            Self::Export { after } => data::export(ctx, guild, after.as_deref()),
            Self::Delete => data::ask_to_delete(ctx, guild),
        }
    }
}

fn part(define: &Definer<'_>, name: &str, describe: impl Fn(Language) -> String) -> CreateCommandOption {
    define.option(CommandOptionType::SubCommand, name, describe)
}

fn channel_part(define: &Definer<'_>) -> CreateCommandOption {
    let which = || {
        define
            .option(CommandOptionType::Channel, "channel", |lang| t!(lang, "command-server-channel-which"))
            .channel_types(vec![ChannelType::Text, ChannelType::News])
            .required(true)
    };
    let add = part(define, "add", |lang| t!(lang, "command-server-channel-add"));
    let remove = part(define, "remove", |lang| t!(lang, "command-server-channel-remove"));
    define
        .option(CommandOptionType::SubCommandGroup, "channel", |lang| t!(lang, "command-server-channel"))
        .add_sub_option(add.add_sub_option(which()))
        .add_sub_option(remove.add_sub_option(which()))
        .add_sub_option(part(define, "clear", |lang| t!(lang, "command-server-channel-clear")))
}

fn threads_part(define: &Definer<'_>) -> CreateCommandOption {
    let each = define.text("each", |lang| t!(lang, "command-server-threads-each")).required(true);
    let each = Threads::ALL.into_iter().fold(each, |option, value| {
        define.choice(option, value.word(), |lang| options::threads_label(lang, value))
    });
    part(define, "threads", |lang| t!(lang, "command-server-threads")).add_sub_option(each)
}

fn limits_part(define: &Definer<'_>) -> CreateCommandOption {
    let games = define.integer("games", |lang| t!(lang, "command-server-limits-games"));
    let challenges = define.integer("challenges", |lang| t!(lang, "command-server-limits-challenges"));
    part(define, "limits", |lang| t!(lang, "command-server-limits"))
        .add_sub_option(games.min_int_value(0).max_int_value(MAX_LIMIT.into()))
        .add_sub_option(challenges.min_int_value(1).max_int_value(MAX_OPEN_CHALLENGE_LIMIT.into()))
}

fn pace_part(define: &Definer<'_>) -> CreateCommandOption {
    let days = define.integer("days", |lang| t!(lang, "command-server-pace-days"));
    let time = define.integer("time", |lang| t!(lang, "command-challenge-time"));
    part(define, "pace", |lang| t!(lang, "command-server-pace"))
        .add_sub_option(define.paces(days))
        .add_sub_option(define.budgets(time))
}

fn vacation_part(define: &Definer<'_>) -> CreateCommandOption {
    let days = define.integer("days", |lang| t!(lang, "command-server-vacation-days"));
    part(define, "vacation", |lang| t!(lang, "command-server-vacation"))
        .add_sub_option(days.min_int_value(0).max_int_value(MAX_VACATION_DAYS.into()).required(true))
}

fn board_part(define: &Definer<'_>) -> CreateCommandOption {
    let channel = define
        .option(CommandOptionType::Channel, "channel", |lang| t!(lang, "command-server-board-channel"))
        .channel_types(vec![ChannelType::Text, ChannelType::News]);
    part(define, "board", |lang| t!(lang, "command-server-board")).add_sub_option(channel)
}

fn organizer_part(define: &Definer<'_>) -> CreateCommandOption {
    let role =
        define.option(CommandOptionType::Role, "role", |lang| t!(lang, "command-server-organizer-role"));
    part(define, "organizer", |lang| t!(lang, "command-server-organizer")).add_sub_option(role)
}

/// `None` if there is only one language.
fn language_part(define: &Definer<'_>) -> Option<CreateCommandOption> {
    let language = define.language("language", |lang| t!(lang, "command-server-language-which"))?;
    let part = part(define, "language", |lang| t!(lang, "command-server-language"));
    Some(part.add_sub_option(language.required(true)))
}

fn adjudicate_part(define: &Definer<'_>) -> CreateCommandOption {
    let game = define.which_game(|lang| t!(lang, "command-server-adjudicate-game")).required(true);
    let result = define.text("result", |lang| t!(lang, "command-server-adjudicate-result")).required(true);
    let result = [Verdict::Wins(Side::First), Verdict::Wins(Side::Second), Verdict::Drawn]
        .into_iter()
        .fold(result, |option, verdict| {
            define.choice(option, verdict.word(), |lang| end::verdict_label(lang, verdict))
        });
    let reason = define.text("reason", |lang| t!(lang, "command-server-adjudicate-reason"));
    part(define, "adjudicate", |lang| t!(lang, "command-server-adjudicate"))
        .add_sub_option(game)
        .add_sub_option(result)
        .add_sub_option(reason.max_length(COMMENT_LIMIT as u16))
}

fn abort_part(define: &Definer<'_>) -> CreateCommandOption {
    let game = define.which_game(|lang| t!(lang, "command-server-abort-game")).required(true);
    let reason = define.text("reason", |lang| t!(lang, "command-server-abort-reason"));
    part(define, "abort", |lang| t!(lang, "command-server-abort"))
        .add_sub_option(game)
        .add_sub_option(reason.max_length(COMMENT_LIMIT as u16))
}
