//! Each slash command: its definition beside its parsing.

use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::Permissions;
use serenity::model::application::{
    CommandData, CommandDataOption, CommandDataOptionValue, CommandOptionType, CommandType,
    InstallationContext, InteractionContext,
};
use serenity::model::channel::ChannelType;
use serenity::model::id::TargetId;

use super::permissions::PermissionCheck;
use crate::matches::{
    Accepts, BoardSide, COMMENT_LIMIT, ChannelId, Opponent, Pace, PictureSize, Pings, PlayerId, Reminders,
    SideWish, TextBoard, Threads, Verdict,
};
use crate::service::MatchFilter;
use crate::words::{self, say};
use sealed_move_board::ThemeName;
use sealed_move_rules::{GAMES, Game, Side};

/// A command as it was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `/challenge`
    Challenge(ChallengeOptions),
    /// `/move`
    Move {
        /// The turn as it was typed.
        turn: String,
        /// Which game.
        game: Option<String>,
    },
    /// `/board`
    Board {
        /// Which game.
        game: Option<String>,
        /// After which ply of the history; 0 is the start.
        turn: Option<i64>,
    },
    /// `/games`
    Games {
        /// Whose.
        player: Option<PlayerId>,
    },
    /// `/history`
    History {
        /// Which game.
        game: Option<String>,
    },
    /// `/rules`
    Rules {
        /// The game's name.
        game: String,
        /// What of it.
        topic: Option<String>,
    },
    /// `/describe`
    Describe {
        /// Which game.
        game: Option<String>,
        /// Which part of the position; all of it where nothing is said.
        what: String,
    },
    /// `/resign`
    Resign {
        /// Which game.
        game: Option<String>,
    },
    /// `/draw`
    Draw {
        /// Which game.
        game: Option<String>,
    },
    /// `/takeback`
    Takeback {
        /// Which game.
        game: Option<String>,
    },
    /// `/abort`
    Abort {
        /// Which game.
        game: Option<String>,
    },
    /// `/rematch`
    Rematch {
        /// Which game.
        game: Option<String>,
    },
    /// `/next`
    Next,
    /// `/note`
    Note {
        /// Which game.
        game: Option<String>,
    },
    /// `/profile`
    Profile {
        /// Whose.
        player: Option<PlayerId>,
    },
    /// `/leaderboard`
    Leaderboard {
        /// Of which game; of all where none is said.
        game: Option<String>,
        /// Of whom.
        scope: Scope,
    },
    /// `/mydata`
    MyData,
    /// *Challenge …* in the menu of a person.
    ChallengeMenu(Opponent),
    /// `/plan`
    Plan {
        /// The turn foreseen, as it was typed.
        foreseen: Option<String>,
        /// The answer, as it was typed.
        reply: Option<String>,
        /// The plan that it continues.
        after: Option<String>,
        /// Which game.
        game: Option<String>,
    },
    /// `/verify`
    Verify {
        /// Which game.
        game: Option<String>,
    },
    /// `/moretime`
    MoreTime {
        /// Which game.
        game: Option<String>,
    },
    /// `/vacation`
    Vacation {
        /// For how many days; 0 ends it.
        days: Option<i64>,
    },
    /// `/settings`
    Settings(Box<SettingsOptions>),
    /// `/server`
    Server(ServerCommand),
    /// `/help`
    Help,
}

/// A part of `/server`, as it was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each field is that of its option")]
pub enum ServerCommand {
    /// `/server show`
    Show,
    /// `/server channel add`
    AddChannel(ChannelId),
    /// `/server channel remove`
    RemoveChannel(ChannelId),
    /// `/server channel clear`
    ClearChannels,
    /// `/server threads`
    Threads(String),
    /// `/server limits`; 0 is no limit.
    Limits { games: Option<i64>, challenges: Option<i64> },
    /// `/server pace`
    Pace(i64),
    /// `/server vacation`
    Vacation(i64),
    /// `/server adjudicate`
    Adjudicate { game: String, result: String, reason: Option<String> },
    /// `/server abort`
    Abort { game: String, reason: Option<String> },
    /// `/server export`
    Export { after: Option<String> },
    /// `/server delete`
    Delete,
}

/// Of whom a list is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Of those who have played in the server.
    Server,
    /// Of all who want to be listed.
    Everywhere,
}

impl Scope {
    const ALL: [Self; 2] = [Self::Server, Self::Everywhere];

    const fn word(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::Everywhere => "everywhere",
        }
    }
}

/// The options of `/settings`, as they were sent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "each field is that of the settings")]
pub struct SettingsOptions {
    pub pings: Option<String>,
    pub reminders: Option<String>,
    pub zone: Option<String>,
    pub quiet: Option<String>,
    pub confirm: Option<String>,
    pub theme: Option<String>,
    pub size: Option<String>,
    pub side: Option<String>,
    pub text: Option<String>,
    pub accepts: Option<String>,
}

/// The options of `/challenge`, as they were sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeOptions {
    /// The game's name.
    pub game: String,
    /// Whom to play.
    pub opponent: Option<Opponent>,
    /// Which side the challenger wants.
    pub side: Option<String>,
    /// Days per turn.
    pub pace: Option<i64>,
    /// The setup's name.
    pub setup: Option<String>,
    /// Whether it counts.
    pub rated: bool,
}

/// The options that the bot completes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Completion {
    /// A turn of `/move`, as far as it is typed.
    Turn {
        /// What is typed.
        typed: String,
        /// Which game.
        game: Option<String>,
    },
    /// Which game.
    Game {
        /// What is typed.
        typed: String,
        /// Which games matter.
        wanted: MatchFilter,
    },
    /// Which game of the server, for its admin.
    ServerGame {
        /// What is typed.
        typed: String,
    },
    /// A part of a position for `/describe`.
    Part {
        /// What is typed.
        typed: String,
        /// Which game.
        game: Option<String>,
    },
    /// A turn of `/plan`, as far as it is typed.
    Planned {
        /// What is typed.
        typed: String,
        /// The turn foreseen, where the answer is typed.
        foreseen: Option<String>,
        /// The plan that it continues.
        after: Option<String>,
        /// Which game.
        game: Option<String>,
    },
    /// A plan that another one may continue.
    Plan {
        /// What is typed.
        typed: String,
        /// Which game.
        game: Option<String>,
    },
    /// A topic of `/rules`.
    Topic {
        /// What is typed.
        typed: String,
        /// The game, once it is chosen.
        game: Option<String>,
    },
    /// A setup of `/challenge`.
    Setup {
        /// What is typed.
        typed: String,
        /// The game, once it is chosen.
        game: Option<String>,
    },
    /// A time zone of `/settings`.
    Zone {
        /// What is typed.
        typed: String,
    },
}

/// The commands as they are registered.
#[must_use]
pub fn definitions() -> Vec<CreateCommand> {
    let game = |command: &str| text("game", &say!(&format!("command-{command}-game"))).set_autocomplete(true);
    vec![
        challenge(),
        command("move")
            .add_option(text("turn", &say!("command-move-turn")).required(true).set_autocomplete(true))
            .add_option(game("move")),
        command("board").add_option(game("board")).add_option(
            CreateCommandOption::new(CommandOptionType::Integer, "turn", say!("command-board-turn"))
                .min_int_value(0),
        ),
        command("games").add_option(CreateCommandOption::new(
            CommandOptionType::User,
            "player",
            say!("command-games-player"),
        )),
        command("history").add_option(game("history")),
        rules(),
        command("describe")
            .add_option(text("what", &say!("command-describe-what")).set_autocomplete(true))
            .add_option(game("describe")),
        command("resign").add_option(game("resign")),
        command("draw").add_option(game("draw")),
        command("takeback").add_option(game("takeback")),
        command("abort").add_option(game("abort")),
        command("rematch").add_option(game("rematch")),
        command("next"),
        command("note").add_option(game("note")),
        command("profile").add_option(CreateCommandOption::new(
            CommandOptionType::User,
            "player",
            say!("command-profile-player"),
        )),
        leaderboard(),
        command("mydata"),
        CreateCommand::new(say!("menu-challenge"))
            .kind(CommandType::User)
            .integration_types(vec![InstallationContext::Guild])
            .contexts(vec![InteractionContext::Guild]),
        command("plan")
            .add_option(text("if", &say!("command-plan-if")).set_autocomplete(true))
            .add_option(text("then", &say!("command-plan-then")).set_autocomplete(true))
            .add_option(text("after", &say!("command-plan-after")).set_autocomplete(true))
            .add_option(game("plan")),
        command("verify").add_option(game("verify")),
        command("moretime").add_option(game("moretime")),
        command("vacation").add_option(
            CreateCommandOption::new(CommandOptionType::Integer, "days", say!("command-vacation-days"))
                .min_int_value(0)
                .max_int_value(366),
        ),
        settings(),
        server(),
        command("help"),
    ]
}

fn leaderboard() -> CreateCommand {
    let mut scope = text("scope", &say!("command-leaderboard-scope"));
    for choice in Scope::ALL {
        scope = scope.add_string_choice(say!(&format!("choice-scope-{}", choice.word())), choice.word());
    }
    command("leaderboard").add_option(game_choice("command-leaderboard-game")).add_option(scope)
}

/// A game out of those that are offered.
fn game_choice(description: &str) -> CreateCommandOption {
    offered().fold(text("game", &say!(description)), |option, game| {
        option.add_string_choice(words::game(game.info()), game.info().name)
    })
}

/// The games that can be played here: those that can be drawn. The referee knows them all.
pub fn offered() -> impl Iterator<Item = &'static dyn Game> {
    GAMES.iter().copied().filter(|game| sealed_move_board::has_pictures(game.info().name))
}

fn rules() -> CreateCommand {
    let mut game = text("game", &say!("command-rules-game")).required(true);
    for known in offered() {
        game = game.add_string_choice(words::game(known.info()), known.info().name);
    }
    command("rules")
        .add_option(game)
        .add_option(text("topic", &say!("command-rules-topic")).set_autocomplete(true))
}

fn challenge() -> CreateCommand {
    let game = game_choice("command-challenge-game").required(true);
    let mut side = text("side", &say!("command-challenge-side"));
    for wish in [SideWish::Random, SideWish::Fixed(Side::First), SideWish::Fixed(Side::Second)] {
        side = side.add_string_choice(say!(&format!("choice-side-{}", wish.word())), wish.word());
    }
    let mut pace =
        CreateCommandOption::new(CommandOptionType::Integer, "pace", say!("command-challenge-pace"));
    for days in Pace::ALL {
        pace = pace.add_int_choice(say!("choice-pace", days = days.days()), days.days() as i32);
    }
    command("challenge")
        .contexts(vec![InteractionContext::Guild])
        .add_option(game)
        .add_option(CreateCommandOption::new(
            CommandOptionType::User,
            "opponent",
            say!("command-challenge-opponent"),
        ))
        .add_option(side)
        .add_option(pace)
        .add_option(text("setup", &say!("command-challenge-setup")).set_autocomplete(true))
        .add_option(
            text("rated", &say!("command-challenge-rated"))
                .add_string_choice(say!("choice-yes"), "yes")
                .add_string_choice(say!("choice-no"), "no"),
        )
}

fn settings() -> CreateCommand {
    let option = |name: &str| text(name, &say!(&format!("command-settings-{name}")));
    let choices = |name: &str, key: &str, words: &[&str]| {
        words.iter().fold(option(name), |option, word| {
            option.add_string_choice(say!(&format!("choice-{key}-{word}")), *word)
        })
    };
    let confirm = option("confirm")
        .add_string_choice(say!("choice-yes"), "yes")
        .add_string_choice(say!("choice-no"), "no");
    let themes: Vec<_> = ThemeName::ALL.iter().map(ToString::to_string).collect();
    let themes: Vec<_> = themes.iter().map(String::as_str).collect();
    command("settings")
        .add_option(choices("pings", "pings", &Pings::ALL.iter().map(|of| of.word()).collect::<Vec<_>>()))
        .add_option(choices(
            "reminders",
            "reminders",
            &Reminders::ALL.iter().map(|of| of.word()).collect::<Vec<_>>(),
        ))
        .add_option(option("timezone").set_autocomplete(true))
        .add_option(option("quiet"))
        .add_option(confirm)
        .add_option(choices("theme", "theme", &themes))
        .add_option(choices("size", "size", &PictureSize::ALL.iter().map(|of| of.word()).collect::<Vec<_>>()))
        .add_option(choices("board", "board", &BoardSide::ALL.iter().map(|of| of.word()).collect::<Vec<_>>()))
        .add_option(choices("text", "text", &TextBoard::ALL.iter().map(|of| of.word()).collect::<Vec<_>>()))
        .add_option(choices(
            "challenges",
            "accepts",
            &Accepts::ALL.iter().map(|of| of.word()).collect::<Vec<_>>(),
        ))
}

fn server() -> CreateCommand {
    let part = |name: &str| {
        let told = say!(&format!("command-server-{name}"));
        CreateCommandOption::new(CommandOptionType::SubCommand, name, told)
    };
    let text = |part: &str, name: &str| text(name, &say!(&format!("command-server-{part}-{name}")));
    let number = |part: &str, name: &str, most: u64| {
        let told = say!(&format!("command-server-{part}-{name}"));
        CreateCommandOption::new(CommandOptionType::Integer, name, told).min_int_value(0).max_int_value(most)
    };
    let channel = |part: &str| {
        let told = say!(&format!("command-server-channel-{part}"));
        let which = say!("command-server-channel-which");
        let which = CreateCommandOption::new(CommandOptionType::Channel, "channel", which)
            .channel_types(vec![ChannelType::Text, ChannelType::News])
            .required(true);
        CreateCommandOption::new(CommandOptionType::SubCommand, part, told).add_sub_option(which)
    };
    let clear = CreateCommandOption::new(
        CommandOptionType::SubCommand,
        "clear",
        say!("command-server-channel-clear"),
    );
    let channels = CreateCommandOption::new(
        CommandOptionType::SubCommandGroup,
        "channel",
        say!("command-server-channel"),
    );
    let mut threads = text("threads", "each").required(true);
    for choice in Threads::ALL {
        threads =
            threads.add_string_choice(say!(&format!("choice-threads-{}", choice.word())), choice.word());
    }
    let days = CreateCommandOption::new(CommandOptionType::Integer, "days", say!("command-server-pace-days"));
    let mut pace = days.required(true);
    for days in Pace::ALL {
        pace = pace.add_int_choice(say!("choice-pace", days = days.days()), days.days() as i32);
    }
    let mut result = text("adjudicate", "result").required(true);
    for verdict in [Verdict::Wins(Side::First), Verdict::Wins(Side::Second), Verdict::Drawn] {
        result =
            result.add_string_choice(say!(&format!("choice-verdict-{}", verdict.word())), verdict.word());
    }
    let game = |part: &str| text(part, "game").required(true).set_autocomplete(true);
    let reason = |part: &str| text(part, "reason").max_length(COMMENT_LIMIT as u16);
    command("server")
        .default_member_permissions(Permissions::MANAGE_GUILD)
        .contexts(vec![InteractionContext::Guild])
        .add_option(part("show"))
        .add_option(
            channels.add_sub_option(channel("add")).add_sub_option(channel("remove")).add_sub_option(clear),
        )
        .add_option(part("threads").add_sub_option(threads))
        .add_option(part("limits").add_sub_option(number("limits", "games", 1000)).add_sub_option(number(
            "limits",
            "challenges",
            1000,
        )))
        .add_option(part("pace").add_sub_option(pace))
        .add_option(part("vacation").add_sub_option(number("vacation", "days", 366).required(true)))
        .add_option(
            part("adjudicate")
                .add_sub_option(game("adjudicate"))
                .add_sub_option(result)
                .add_sub_option(reason("adjudicate")),
        )
        .add_option(part("abort").add_sub_option(game("abort")).add_sub_option(reason("abort")))
        .add_option(part("export").add_sub_option(text("export", "after")))
        .add_option(part("delete"))
}

fn command(name: &str) -> CreateCommand {
    CreateCommand::new(name)
        .description(say!(&format!("command-{name}")))
        .integration_types(vec![InstallationContext::Guild])
        .contexts(vec![InteractionContext::Guild, InteractionContext::BotDm])
}

fn text(name: &str, description: &str) -> CreateCommandOption {
    CreateCommandOption::new(CommandOptionType::String, name, description)
}

/// The options of an interaction, by name.
struct OptionMap<'a>(&'a [CommandDataOption]);

impl<'a> OptionMap<'a> {
    fn value(&self, name: &str) -> Option<&'a CommandDataOptionValue> {
        self.0.iter().find(|option| option.name == name).map(|option| &option.value)
    }

    fn text(&self, name: &str) -> Option<String> {
        match self.value(name)? {
            CommandDataOptionValue::String(value) | CommandDataOptionValue::Autocomplete { value, .. } => {
                Some(value.clone())
            }
            _ => None,
        }
    }

    fn integer(&self, name: &str) -> Option<i64> {
        self.value(name)?.as_i64()
    }

    fn channel(&self, name: &str) -> Option<ChannelId> {
        self.value(name)?.as_channel_id().map(|channel| ChannelId(channel.get()))
    }

    /// The name of the part of the command, behind that of its group, and what is in it.
    fn part(&self) -> Option<(Vec<&'a str>, Self)> {
        let option = self.0.first()?;
        match &option.value {
            CommandDataOptionValue::SubCommand(inside) => Some((vec![&option.name], OptionMap(inside))),
            CommandDataOptionValue::SubCommandGroup(inside) => {
                let (mut path, inside) = OptionMap(inside).part()?;
                path.insert(0, &option.name);
                Some((path, inside))
            }
            _ => None,
        }
    }

    fn player(&self, name: &str) -> Option<PlayerId> {
        self.value(name)?.as_user_id().map(|user| PlayerId(user.get()))
    }
}

impl Command {
    /// What was sent; nothing for commands that are not ours.
    #[must_use]
    pub fn parse(data: &CommandData) -> Option<Self> {
        if data.kind == CommandType::User {
            let target = data
                .resolved
                .users
                .values()
                .find(|user| Some(user.id.get()) == data.target_id.map(TargetId::get))?;
            return (data.name == say!("menu-challenge")).then(|| {
                Self::ChallengeMenu(Opponent { player: PlayerId(target.id.get()), bot: target.bot })
            });
        }
        let options = OptionMap(&data.options);
        let game = options.text("game");
        Some(match data.name.as_str() {
            "challenge" => Self::Challenge(ChallengeOptions {
                game: game.unwrap_or_default(),
                opponent: options.player("opponent").map(|player| Opponent {
                    player,
                    bot: data.resolved.users.values().any(|user| user.id.get() == player.0 && user.bot),
                }),
                side: options.text("side"),
                pace: options.integer("pace"),
                setup: options.text("setup"),
                rated: options.text("rated").as_deref() != Some("no"),
            }),
            "move" => Self::Move { turn: options.text("turn").unwrap_or_default(), game },
            "board" => Self::Board { game, turn: options.integer("turn") },
            "games" => Self::Games { player: options.player("player") },
            "history" => Self::History { game },
            "rules" => Self::Rules { game: game.unwrap_or_default(), topic: options.text("topic") },
            "describe" => Self::Describe { game, what: options.text("what").unwrap_or_default() },
            "resign" => Self::Resign { game },
            "draw" => Self::Draw { game },
            "takeback" => Self::Takeback { game },
            "abort" => Self::Abort { game },
            "rematch" => Self::Rematch { game },
            "next" => Self::Next,
            "mydata" => Self::MyData,
            "note" => Self::Note { game },
            "profile" => Self::Profile { player: options.player("player") },
            "leaderboard" => {
                let word = options.text("scope").unwrap_or_default();
                let scope = Scope::ALL.into_iter().find(|scope| scope.word() == word);
                Self::Leaderboard { game, scope: scope.unwrap_or(Scope::Server) }
            }
            "plan" => Self::Plan {
                foreseen: options.text("if"),
                reply: options.text("then"),
                after: options.text("after"),
                game,
            },
            "verify" => Self::Verify { game },
            "moretime" => Self::MoreTime { game },
            "vacation" => Self::Vacation { days: options.integer("days") },
            "settings" => Self::Settings(Box::new(SettingsOptions {
                pings: options.text("pings"),
                reminders: options.text("reminders"),
                zone: options.text("timezone"),
                quiet: options.text("quiet"),
                confirm: options.text("confirm"),
                theme: options.text("theme"),
                size: options.text("size"),
                side: options.text("board"),
                text: options.text("text"),
                accepts: options.text("challenges"),
            })),
            "server" => Self::Server(ServerCommand::parse(&options)?),
            "help" => Self::Help,
            _ => return None,
        })
    }
}

impl Command {
    /// Which channels it asks about.
    #[must_use]
    pub const fn permission_check(&self) -> PermissionCheck {
        match self {
            Self::Challenge(_) => PermissionCheck::FirstUsable,
            Self::Server(ServerCommand::AddChannel(channel)) => PermissionCheck::Channel(*channel),
            Self::Server(ServerCommand::Show | ServerCommand::Threads(_)) => PermissionCheck::Every,
            _ => PermissionCheck::Nothing,
        }
    }
}

impl ServerCommand {
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
            ["pace"] => Self::Pace(options.integer("days")?),
            ["vacation"] => Self::Vacation(options.integer("days")?),
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
}

impl Completion {
    /// What is to be completed; nothing for options that are not ours.
    #[must_use]
    pub fn parse(data: &CommandData) -> Option<Self> {
        let options = OptionMap(&data.options);
        let focused = data.autocomplete()?;
        let typed = focused.value.to_owned();
        let command = data.name.as_str();
        match focused.name {
            "turn" => Some(Self::Turn { typed, game: options.text("game") }),
            "timezone" => Some(Self::Zone { typed }),
            "what" => Some(Self::Part { typed, game: options.text("game") }),
            "if" | "then" => Some(Self::Planned {
                typed,
                foreseen: if focused.name == "then" {
                    options.text("if").or(Some(String::new()))
                } else {
                    None
                },
                after: options.text("after"),
                game: options.text("game"),
            }),
            "after" => Some(Self::Plan { typed, game: options.text("game") }),
            "topic" => Some(Self::Topic { typed, game: options.text("game") }),
            "setup" => Some(Self::Setup { typed, game: options.text("game") }),
            "game" if command == "server" => Some(Self::ServerGame { typed }),
            "game" => Some(Self::Game {
                typed,
                wanted: match command {
                    "move" => MatchFilter::Turn,
                    "board" | "describe" | "history" | "note" => MatchFilter::Any,
                    "rematch" | "verify" => MatchFilter::Ended,
                    _ => MatchFilter::Ongoing,
                },
            }),
            _ => None,
        }
    }
}
