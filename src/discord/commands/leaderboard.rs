//! `/leaderboard`: the best players of a server, or of all servers.

use serenity::builder::CreateCommand;

use super::command::SlashCommand;
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::buttons::profile::results;
use crate::discord::context::InteractionContext;
use crate::discord::format::rating;
use crate::discord::offered::{offered, offered_named};
use crate::discord::reply::{Reply, Response};
use crate::i18n::{self, Language, t};
use crate::service::Error;
use sealed_move_rules::Game;

/// Players in the list of one game.
const LISTED: u32 = 20;

/// Players of each game in the list of all games.
const LISTED_EACH: u32 = 5;

/// Of whom a list is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LeaderboardScope {
    /// Of those who have played in the server.
    Server,
    /// Of all who want to be listed.
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

/// The arguments of `/leaderboard`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LeaderboardCommand {
    /// Of which game; of all where none is named.
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
        let lang = ctx.lang;
        let games: Vec<&'static dyn Game> = match args.game {
            None => offered().collect(),
            Some(name) => vec![offered_named(&name)?],
        };
        let limit = if games.len() == 1 { LISTED } else { LISTED_EACH };
        // In a direct message there is no server to list.
        let guild = if args.scope == LeaderboardScope::Server { ctx.guild() } else { None };
        let mut lines = Vec::new();
        for game in games {
            lines.push(t!(lang, "leaderboard-game", game = i18n::game(lang, game.info())));
            let best = ctx.service.results.leaderboard(game, guild, limit)?;
            if best.is_empty() {
                lines.push(t!(lang, "leaderboard-none"));
            }
            lines.extend(best.iter().zip(1u32..).map(|(row, place)| {
                t!(
                    lang,
                    "leaderboard-line",
                    place = place,
                    player = ctx.name_of(row.player),
                    rating = rating(lang, &row.rating),
                    results = results(lang, row.tally),
                )
            }));
        }
        if guild.is_none() {
            lines.push(t!(lang, "leaderboard-hint"));
        }
        let scope = if guild.is_some() { LeaderboardScope::Server } else { LeaderboardScope::Everywhere };
        Ok(Response::Private(Reply {
            title: t!(lang, "leaderboard-title", scope = scope.word()),
            body: lines.join("\n"),
            ..Reply::default()
        }))
    }
}
