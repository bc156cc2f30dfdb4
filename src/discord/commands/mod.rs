//! Slash commands: one file each, with its definition, parsing, completion, handling and texts.
//!
//! A new command is a file that implements [`SlashCommand`], its `mod` line and its row in the
//! table here.

mod abort;
mod board;
mod challenge;
mod challenge_menu;
mod command;
mod define;
mod describe;
mod draw;
mod game_command;
mod games;
mod help;
mod hint;
mod history;
mod leaderboard;
mod learn;
mod lists;
mod moretime;
mod mydata;
mod next;
mod note;
mod option_map;
mod plan;
mod play;
mod profile;
mod puzzle;
mod rematch;
mod resign;
mod review;
mod rules;
mod server;
mod settings;
mod takeback;
mod vacation;
mod verify;
mod waiting;
mod which_game;

use serenity::builder::CreateCommand;
use serenity::model::application::CommandData;

pub use command::{CompletionChoices, CompletionRequest, Invocation, SlashCommand};
pub use define::Definer;
pub use games::GamesCommand;
pub use option_map::OptionMap;

use super::context::InteractionContext;
use super::custom_id::GameQuestion;
use crate::service::Error;
use crate::text::Language;
use command::{Row, game_row, row};
use which_game::WhichGame;

/// The commands, in the order in which they are registered.
const COMMANDS: &[Row] = &[
    row::<challenge::ChallengeCommand>(),
    row::<play::MoveCommand>(),
    row::<board::BoardCommand>(),
    row::<games::GamesCommand>(),
    game_row::<history::History>(),
    row::<rules::RulesCommand>(),
    row::<describe::DescribeCommand>(),
    game_row::<hint::Hint>(),
    game_row::<resign::Resign>(),
    game_row::<draw::Draw>(),
    game_row::<takeback::Takeback>(),
    game_row::<abort::Abort>(),
    game_row::<rematch::Rematch>(),
    row::<next::NextCommand>(),
    game_row::<note::Note>(),
    row::<profile::ProfileCommand>(),
    row::<leaderboard::LeaderboardCommand>(),
    row::<mydata::MyDataCommand>(),
    row::<challenge_menu::ChallengeMenuCommand>(),
    row::<plan::PlanCommand>(),
    game_row::<verify::Verify>(),
    game_row::<moretime::MoreTime>(),
    row::<vacation::VacationCommand>(),
    row::<settings::SettingsCommand>(),
    row::<server::ServerCommand>(),
    row::<help::HelpCommand>(),
    row::<learn::LearnCommand>(),
    row::<puzzle::PuzzleCommand>(),
    game_row::<review::Review>(),
];

/// The commands as they are registered, told in the default language and in further ones.
#[must_use]
pub fn definitions(further: &[Language]) -> Vec<CreateCommand> {
    let define = Definer::new(further);
    COMMANDS.iter().map(|row| (row.definition)(&define)).collect()
}

fn find(data: &CommandData) -> Option<&'static Row> {
    COMMANDS.iter().find(|row| (row.is)(data))
}

/// The command that was sent; nothing for what is none of ours any more.
#[must_use]
pub fn parse(data: &CommandData) -> Option<Invocation> {
    let row = find(data)?;
    let invocation = (row.parse)(&OptionMap::new(data))?;
    let which_game =
        which_game::question(data).map(|question| WhichGame { question, complete: row.complete });
    Some(invocation.or_ask(which_game))
}

/// A command that could mean several games, now that one of them was chosen; nothing for what is none of
/// ours any more.
pub(super) fn in_game(question: &GameQuestion, game: &str) -> Option<Invocation> {
    parse(&which_game::command_in(question, game)?)
}

/// Completes the option that is being typed; nothing for options that are none of ours any more.
pub(super) fn complete(
    ctx: &InteractionContext,
    data: &CommandData,
) -> Option<Result<CompletionChoices, Error>> {
    let focused = data.autocomplete()?;
    let request =
        CompletionRequest { option: focused.name, typed: focused.value, options: OptionMap::new(data) };
    Some((find(data)?.complete)(ctx, &request))
}
