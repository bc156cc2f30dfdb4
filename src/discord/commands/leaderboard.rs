//! `/leaderboard`: lists the best players of a server or of all servers.

use serenity::builder::CreateCommand;

use super::command::SlashCommand;
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::buttons::leaderboard;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::LeaderboardPage;
use crate::discord::reply::Response;
use crate::service::Error;
use crate::text::{Language, t};

/// The players on a leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LeaderboardScope {
    /// Players who have played in the server.
    Server,
    /// All players who agreed to be listed.
    Everywhere,
}

impl LeaderboardScope {
    const ALL: [Self; 2] = [Self::Server, Self::Everywhere];

    const fn word(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::Everywhere => "everywhere",
        }
    }

    fn label(self, lang: Language) -> String {
        match self {
            Self::Server => t!(lang, "choice-scope-server"),
            Self::Everywhere => t!(lang, "choice-scope-everywhere"),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LeaderboardCommand {
    /// `None` for all games.
    game: Option<String>,
    scope: LeaderboardScope,
}

impl SlashCommand for LeaderboardCommand {
    const NAME: &'static str = "leaderboard";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        let scope = define.text("scope", |lang| t!(lang, "command-leaderboard-scope"));
        let scope = LeaderboardScope::ALL
            .into_iter()
            .fold(scope, |option, scope| define.choice(option, scope.word(), |lang| scope.label(lang)));
        define
            .command(Self::NAME, |lang| t!(lang, "command-leaderboard"))
            .add_option(define.kind_of_game(|lang| t!(lang, "command-leaderboard-game")))
            .add_option(scope)
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        let word = options.text("scope").unwrap_or_default();
        let scope = LeaderboardScope::ALL.into_iter().find(|scope| scope.word() == word);
        Some(Self { game: options.text("game"), scope: scope.unwrap_or(LeaderboardScope::Server) })
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let everywhere = args.scope == LeaderboardScope::Everywhere;
        let asked = LeaderboardPage { game: args.game, everywhere, page: 0 };
        leaderboard::list(ctx, &asked).map(Response::Private)
    }
}
