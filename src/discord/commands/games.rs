//! `/games`: the ongoing games and open challenges of a player.

use serenity::builder::CreateCommand;

use super::command::SlashCommand;
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::context::InteractionContext;
use crate::discord::format::{game_link, mention, message_link, relative};
use crate::discord::reply::{Reply, Response};
use crate::i18n::{self, t};
use crate::matches::{Cause, Challenge, MatchSummary, MessageRef, PlayerId};
use crate::service::Error;

/// Games in the list.
const LISTED: usize = 15;

/// The arguments of `/games`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamesCommand {
    /// Whose; the sender's where no one is named.
    pub player: Option<PlayerId>,
}

impl SlashCommand for GamesCommand {
    const NAME: &'static str = "games";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-games"))
            .add_option(define.user("player", |lang| t!(lang, "command-games-player")))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self { player: options.player("player") })
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let (lang, me) = (ctx.lang, ctx.player());
        let whose = args.player.unwrap_or(me);
        let games = ctx.service.games.ongoing(whose)?;
        // Someone else's games are shown as far as one's server is concerned.
        let here = |game: &MatchSummary| ctx.guild().is_some() && game.place.guild == ctx.guild();
        let seen: Vec<_> = games
            .iter()
            .filter(|game| whose == me || game.seats.contains(&me.into()) || here(game))
            .collect();
        let mut lines: Vec<_> = seen.iter().take(LISTED).map(|game| game_line(ctx, game, whose)).collect();
        if seen.len() > LISTED {
            lines.push(t!(lang, "games-more", count = seen.len() - LISTED));
        }
        if lines.is_empty() {
            lines.push(if whose == me { t!(lang, "games-none-hint") } else { t!(lang, "games-none") });
        }
        if whose == me {
            let challenges = ctx.service.challenges.open_of(me, ctx.now())?;
            if !challenges.is_empty() {
                lines.push(format!("\n**{}**", t!(lang, "games-challenges")));
            }
            lines.extend(challenges.iter().take(LISTED).map(|challenge| challenge_line(ctx, challenge)));
        }
        let title = if whose == me {
            t!(lang, "games-title")
        } else {
            t!(lang, "games-title-of", player = ctx.name_of(whose))
        };
        Ok(Response::Private(Reply { title, body: lines.join("\n"), ..Reply::default() }))
    }
}

fn game_line(ctx: &InteractionContext, game: &MatchSummary, player: PlayerId) -> String {
    let lang = ctx.lang;
    let whose = match (player == ctx.player(), game.awaits(player)) {
        (true, true) => "mine",
        (true, false) => "theirs",
        (false, _) => "public",
    };
    let line = t!(
        lang,
        "games-line",
        game = i18n::game(lang, game.game.info()),
        opponent = mention(lang, game.opponent_of(player)),
        turn = game.move_number,
        whose = whose,
        deadline = relative(game.deadline),
        link = game_link(lang, game),
    );
    let pause = ctx.service.clocks.pause(game.id, ctx.now()).unwrap_or_else(|error| {
        tracing::warn!(game = %game.id, %error, "whether a clock is paused is not known");
        None
    });
    match pause.map(|pause| pause.cause) {
        Some(Cause::Vacation) => t!(lang, "games-line-vacation", line = line),
        _ => line,
    }
}

fn challenge_line(ctx: &InteractionContext, challenge: &Challenge) -> String {
    let lang = ctx.lang;
    let line = t!(
        lang,
        "games-challenge-line",
        game = i18n::game(lang, challenge.game.info()),
        challenger = mention(lang, challenge.challenger),
        opponent =
            challenge.opponent.map_or_else(|| t!(lang, "games-anybody"), |player| mention(lang, player)),
        until = relative(challenge.expires),
    );
    match challenge.message {
        None => line,
        Some(message) => {
            let posted = MessageRef { channel: challenge.place.channel, message };
            let link = message_link(lang, challenge.place.guild, posted);
            t!(lang, "games-challenge-linked", line = line, link = link)
        }
    }
}
