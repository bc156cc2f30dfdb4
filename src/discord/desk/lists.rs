//! Looking at games: the board, the lists, the help.

use super::super::commands::offered;
use super::super::limits;
use super::super::reply::{Reply, Response};
use super::{About, COLOUR, CommandError, Desk, Incoming, game_name, mention, relative};
use crate::matches::{Cause, GuildId, Id, MatchSummary, MessageRef, PlayerId};
use crate::service::MatchFilter;
use crate::words::{self, clip, say};

/// Games in a list.
const LISTED: usize = 15;

impl Desk {
    pub(super) fn board(
        &self,
        incoming: &Incoming,
        game: Option<&str>,
        turn: Option<i64>,
    ) -> Result<Response, CommandError> {
        let id = self.service.games.find(&incoming.caller, game, MatchFilter::Any)?;
        let Some(ply) = turn else { return self.view(incoming, id) };
        let ply = usize::try_from(ply).unwrap_or(usize::MAX);
        let match_view =
            self.service.views.view(id, incoming.caller.player, incoming.caller.guild, Some(ply))?;
        let mut card = self.card(&match_view);
        card.title = say!("view-title-earlier", game = game_name(&match_view), ply = ply);
        card.body = super::last_turn(&match_view).unwrap_or_default();
        card.buttons.clear();
        Ok(Response::Private(card))
    }

    pub(super) fn view(&self, incoming: &Incoming, id: Id) -> Result<Response, CommandError> {
        let match_view = self.match_view(incoming, id).about(id)?;
        Ok(Response::Private(self.card(&match_view)))
    }

    pub(super) fn games(
        &self,
        incoming: &Incoming,
        player: Option<PlayerId>,
    ) -> Result<Response, CommandError> {
        let me = incoming.caller.player;
        let whose = player.unwrap_or(me);
        let games = self.service.games.ongoing(whose)?;
        // Somebody else's games are shown as far as one's server is concerned.
        let seen: Vec<_> = games
            .iter()
            .filter(|game| {
                whose == me
                    || game.seats.contains(&me.into())
                    || (incoming.caller.guild.is_some() && game.place.guild == incoming.caller.guild)
            })
            .collect();
        let mut lines: Vec<_> =
            seen.iter().take(LISTED).map(|game| self.game_line(game, whose, incoming)).collect();
        if seen.len() > LISTED {
            lines.push(say!("games-more", count = seen.len() - LISTED));
        }
        if lines.is_empty() {
            lines.push(if whose == me { say!("games-none-hint") } else { say!("games-none") });
        }
        if whose == me {
            let challenges = self.service.challenges.open_of(me, incoming.caller.now)?;
            if !challenges.is_empty() {
                lines.push(format!("\n**{}**", say!("games-challenges")));
            }
            lines.extend(challenges.iter().take(LISTED).map(|challenge| {
                let line = say!(
                    "games-challenge-line",
                    game = words::game(challenge.game.info()),
                    challenger = mention(challenge.challenger),
                    opponent = challenge.opponent.map_or_else(|| say!("games-anybody"), mention),
                    until = relative(challenge.expires),
                );
                match challenge.message {
                    None => line,
                    Some(message) => {
                        let posted = MessageRef { channel: challenge.place.channel, message };
                        say!(
                            "games-challenge-linked",
                            line = line,
                            link = jump(challenge.place.guild, posted)
                        )
                    }
                }
            }));
        }
        let title =
            if whose == me { say!("games-title") } else { say!("games-title-of", player = self.name(whose)) };
        Ok(Response::Private(Reply { title, body: lines.join("\n"), colour: COLOUR, ..Reply::default() }))
    }

    /// The most urgent game: of those where the player is on turn, the one with the least time.
    pub(super) fn next(&self, incoming: &Incoming) -> Result<Response, CommandError> {
        let player = incoming.caller.player;
        let games = self.service.games.ongoing(player)?;
        match games.first().filter(|game| game.awaits(player)) {
            Some(game) => self.compose(incoming, game.id),
            None => Ok(Response::Private(Reply::text(say!("next-none", count = games.len())))),
        }
    }

    /// A part of the position in words, as the one who asks may know it.
    pub(super) fn describe(
        &self,
        incoming: &Incoming,
        game: Option<&str>,
        what: &str,
    ) -> Result<Response, CommandError> {
        let id = self.service.games.find(&incoming.caller, game, MatchFilter::Any)?;
        let match_view = self.match_view(incoming, id).about(id)?;
        let Some(told) = words::describe(&match_view.board_view.view, what, limits::EMBED_DESCRIPTION) else {
            let what = clip(&what.replace('`', " "), limits::CHOICE_TEXT);
            return Ok(Response::Private(Reply::text(say!("describe-unknown", what = what))));
        };
        Ok(Response::Private(Reply {
            title: say!("describe-title", game = game_name(&match_view)),
            body: told,
            foot: say!("notice-foot-over", id = id.to_string()),
            colour: COLOUR,
            ..Reply::default()
        }))
    }

    pub(super) fn help(&self, incoming: &Incoming) -> Result<Response, CommandError> {
        let player = incoming.caller.player;
        let games = self.service.games.ongoing(player)?;
        let next = match games.first() {
            None => say!("help-next-challenge"),
            Some(game) if game.awaits(player) => say!(
                "help-next-turn",
                game = words::game(game.game.info()),
                opponent = mention(game.opponent_of(player)),
                link = link(game),
            ),
            Some(_) => say!("help-next-wait"),
        };
        let names: Vec<_> = offered().map(|game| words::game(game.info())).collect();
        let body = [say!("help-text"), next, say!("help-games", games = names.join(", "))].join("\n\n");
        Ok(Response::Private(Reply { title: say!("help-title"), body, colour: COLOUR, ..Reply::default() }))
    }
}

impl Desk {
    fn game_line(&self, game: &MatchSummary, player: PlayerId, incoming: &Incoming) -> String {
        let whose = match (player == incoming.caller.player, game.awaits(player)) {
            (true, true) => "mine",
            (true, false) => "theirs",
            (false, _) => "public",
        };
        let line = say!(
            "games-line",
            game = words::game(game.game.info()),
            opponent = mention(game.opponent_of(player)),
            turn = game.move_number,
            whose = whose,
            deadline = relative(game.deadline),
            link = link(game),
        );
        let halt = self.service.clocks.pause(game.id, incoming.caller.now).unwrap_or_else(|fault| {
            tracing::warn!(%fault, "whether a clock stands still is not known");
            None
        });
        match halt.map(|halt| halt.cause) {
            Some(Cause::Vacation) => say!("games-line-vacation", line = line),
            _ => line,
        }
    }
}

/// A link to the newest notice, or the game's id before there is one.
pub(in crate::discord) fn link(game: &MatchSummary) -> String {
    match game.notice {
        None => say!("games-unposted", id = game.id.to_string()),
        Some(posted) => jump(game.place.guild, posted),
    }
}

fn jump(guild: Option<GuildId>, MessageRef { channel, message }: MessageRef) -> String {
    let guild = guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    say!("games-jump", url = format!("https://discord.com/channels/{guild}/{channel}/{message}"))
}

/// As many of the first lines as fit.
pub(super) fn fit_first(lines: Vec<String>, limit: usize) -> String {
    let mut left = limit;
    let fits = |line: &String| {
        let length = line.chars().count() + 1;
        let fits = length <= left;
        left = left.saturating_sub(length);
        fits
    };
    lines.into_iter().take_while(fits).collect::<Vec<_>>().join("\n")
}

/// As many of the last lines as fit.
pub(super) fn fit_last(lines: Vec<String>, limit: usize) -> String {
    let mut left = limit;
    let mut kept: Vec<_> = lines
        .into_iter()
        .rev()
        .take_while(|line| {
            let length = line.chars().count() + 1;
            let fits = length <= left;
            left = left.saturating_sub(length);
            fits
        })
        .collect();
    kept.reverse();
    kept.join("\n")
}
