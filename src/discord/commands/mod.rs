//! Slash commands, one file each.
//!
//! A new command needs a file that implements [`SlashCommand`], a `mod` line and a row in the
//! table.

mod abort;
mod block;
mod block_menu;
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
mod moderate;
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
mod tournament;
mod typed_limits;
mod vacation;
mod verify;
mod verify_season;
mod waiting;
mod which_game;

use serenity::builder::CreateCommand;
use serenity::model::application::CommandData;

pub use command::{CompletionChoices, CompletionRequest, Invocation, SlashCommand};
pub use define::{Definer, free_locales};
pub use games::GamesCommand;
pub use option_map::OptionMap;
pub(super) use typed_limits::exceeded as exceeded_limit;

use super::context::InteractionContext;
use super::custom_id::GameQuestion;
use crate::service::Error;
use crate::text::Language;
use command::{Row, game_row, row};
use which_game::WhichGame;

/// All commands in the order of registration.
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
    row::<block_menu::BlockMenuCommand>(),
    row::<plan::PlanCommand>(),
    row::<verify::VerifyCommand>(),
    game_row::<moretime::MoreTime>(),
    row::<vacation::VacationCommand>(),
    row::<settings::SettingsCommand>(),
    row::<block::BlockCommand>(),
    row::<tournament::TournamentCommand>(),
    row::<server::ServerCommand>(),
    row::<moderate::ModerateCommand>(),
    row::<help::HelpCommand>(),
    row::<learn::LearnCommand>(),
    row::<puzzle::PuzzleCommand>(),
    game_row::<review::Review>(),
];

/// The definitions to register, in the default language and the `further` ones.
#[must_use]
pub fn definitions(further: &[Language]) -> Vec<CreateCommand> {
    let define = Definer::new(further);
    COMMANDS.iter().map(|row| (row.definition)(&define)).collect()
}

fn find(data: &CommandData) -> Option<&'static Row> {
    COMMANDS.iter().find(|row| (row.is)(data))
}

/// Parses a command. Returns `None` for unknown ones.
#[must_use]
pub fn parse(data: &CommandData) -> Option<Invocation> {
    let row = find(data)?;
    let invocation = (row.parse)(&OptionMap::new(data))?;
    let which_game =
        which_game::question(data).map(|question| WhichGame { question, complete: row.complete });
    Some(invocation.or_ask(which_game))
}

/// Completes a command with the game chosen in the menu of [`WhichGame`]. Returns `None` for
/// unknown commands.
pub(super) fn in_game(question: &GameQuestion, game: &str) -> Option<Invocation> {
    parse(&which_game::command_in(question, game)?)
}

/// Completes the focused option. Returns `None` for unknown commands.
pub(super) fn complete(
    ctx: &InteractionContext,
    data: &CommandData,
) -> Option<Result<CompletionChoices, Error>> {
    let focused = data.autocomplete()?;
    let request =
        CompletionRequest { option: focused.name, typed: focused.value, options: OptionMap::new(data) };
    Some((find(data)?.complete)(ctx, &request))
}
