//! Each slash command: its definition beside its parsing.

use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{
    CommandData, CommandDataOption, CommandDataOptionValue, CommandOptionType, InstallationContext,
    InteractionContext,
};

use crate::board;
use crate::matches::{Opponent, Pace, PlayerId, SideWish};
use crate::rules::{GAMES, Game, Side};
use crate::words::{self, say};

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
    /// `/help`
    Help,
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
        /// Whether only games matter in which the player is on turn.
        on_turn: bool,
        /// Whether games that ended matter, too.
        ended: bool,
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
    /// A setup of `/challenge`.
    Setup {
        /// What is typed.
        typed: String,
        /// The game, once it is chosen.
        game: Option<String>,
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
        command("resign").add_option(game("resign")),
        command("draw").add_option(game("draw")),
        command("plan")
            .add_option(text("if", &say!("command-plan-if")).set_autocomplete(true))
            .add_option(text("then", &say!("command-plan-then")).set_autocomplete(true))
            .add_option(text("after", &say!("command-plan-after")).set_autocomplete(true))
            .add_option(game("plan")),
        command("verify").add_option(game("verify")),
        command("help"),
    ]
}

/// The games that can be played here: those that can be drawn. The referee knows them all.
pub fn offered() -> impl Iterator<Item = &'static dyn Game> {
    GAMES.iter().copied().filter(|game| board::has_pictures(game.info().name))
}

fn challenge() -> CreateCommand {
    let mut game = text("game", &say!("command-challenge-game")).required(true);
    for known in offered() {
        game = game.add_string_choice(words::game(known.info()), known.info().name);
    }
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
struct Options<'a>(&'a [CommandDataOption]);

impl<'a> Options<'a> {
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

    fn player(&self, name: &str) -> Option<PlayerId> {
        self.value(name)?.as_user_id().map(|user| PlayerId(user.get()))
    }
}

impl Command {
    /// What was sent; nothing for commands that are not ours.
    #[must_use]
    pub fn parse(data: &CommandData) -> Option<Self> {
        let options = Options(&data.options);
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
            "resign" => Self::Resign { game },
            "draw" => Self::Draw { game },
            "plan" => Self::Plan {
                foreseen: options.text("if"),
                reply: options.text("then"),
                after: options.text("after"),
                game,
            },
            "verify" => Self::Verify { game },
            "help" => Self::Help,
            _ => return None,
        })
    }
}

impl Completion {
    /// What is to be completed; nothing for options that are not ours.
    #[must_use]
    pub fn parse(data: &CommandData) -> Option<Self> {
        let options = Options(&data.options);
        let focused = data.autocomplete()?;
        let typed = focused.value.to_owned();
        let command = data.name.as_str();
        match focused.name {
            "turn" => Some(Self::Turn { typed, game: options.text("game") }),
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
            "setup" => Some(Self::Setup { typed, game: options.text("game") }),
            "game" => Some(Self::Game {
                typed,
                on_turn: command == "move",
                ended: matches!(command, "board" | "history" | "verify"),
            }),
            _ => None,
        }
    }
}
