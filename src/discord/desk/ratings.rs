//! Results: profiles and the lists of the best.

use super::super::commands::{Scope, offered};
use super::super::custom_id::ButtonAction;
use super::super::reply::{Reply, Response, Style};
use super::{COLOUR, CommandError, Desk, Incoming, subject_button};
use crate::matches::{Id, PlayerId, Rating, RatingRow, Revision, Tally, UserError};
use crate::words::{self, say};
use sealed_move_rules::Game;

/// Players in the list of one game.
const LISTED: u32 = 20;

/// Players of each game in the list of all games.
const LISTED_EACH: u32 = 5;

impl Desk {
    pub(super) fn profile(
        &self,
        incoming: &Incoming,
        player: Option<PlayerId>,
        update: bool,
    ) -> Result<Response, CommandError> {
        let me = incoming.caller.player;
        let whose = player.unwrap_or(me);
        let profile = self.service.results.profile(whose, me, offered())?;
        let mut lines: Vec<_> = profile.records.iter().map(profile_line).collect();
        if lines.is_empty() {
            lines.push(say!("profile-none"));
        }
        let mut buttons = Vec::new();
        match profile.against {
            Some(against) => {
                let against = results(against);
                lines.push(say!("profile-against", player = self.name(whose), results = against));
            }
            None => {
                lines.push(say!("profile-listed", listed = if profile.listed { "yes" } else { "no" }));
                let label = if profile.listed { "button-unlist-me" } else { "button-list-me" };
                let press = ButtonAction::Listed(!profile.listed);
                buttons.push(subject_button(press, Id(0), Revision(0), say!(label), Style::Plain));
            }
        }
        let reply = Reply {
            title: say!("profile-title", player = self.name(whose)),
            body: lines.join("\n"),
            colour: COLOUR,
            buttons,
            ..Reply::default()
        };
        Ok(if update { Response::Update(reply) } else { Response::Private(reply) })
    }

    pub(super) fn set_listed(&self, incoming: &Incoming, listed: bool) -> Result<Response, CommandError> {
        self.service.results.set_listed(incoming.caller.player, listed)?;
        self.profile(incoming, None, true)
    }

    pub(super) fn leaderboard(
        &self,
        incoming: &Incoming,
        game: Option<&str>,
        scope: Scope,
    ) -> Result<Response, CommandError> {
        let games: Vec<&'static dyn Game> = match game {
            None => offered().collect(),
            Some(name) => {
                vec![offered().find(|game| game.info().name == name).ok_or(UserError::NoSuchGame)?]
            }
        };
        let limit = if games.len() == 1 { LISTED } else { LISTED_EACH };
        // In a direct message there is no server to list.
        let guild = if scope == Scope::Server { incoming.caller.guild } else { None };
        let mut lines = Vec::new();
        for game in games {
            lines.push(say!("leaderboard-game", game = words::game(game.info())));
            let best = self.service.results.leaderboard(game, guild, limit)?;
            if best.is_empty() {
                lines.push(say!("leaderboard-none"));
            }
            lines.extend(best.iter().zip(1u32..).map(|(row, place)| {
                say!(
                    "leaderboard-line",
                    place = place,
                    player = self.name(row.player),
                    rating = rating(&row.rating),
                    results = results(row.tally),
                )
            }));
        }
        if guild.is_none() {
            lines.push(say!("leaderboard-hint"));
        }
        let scope = if guild.is_some() { "server" } else { "everywhere" };
        Ok(Response::Private(Reply {
            title: say!("leaderboard-title", scope = scope),
            body: lines.join("\n"),
            colour: COLOUR,
            ..Reply::default()
        }))
    }
}

fn profile_line(row: &RatingRow) -> String {
    let shown = if row.rated == 0 { say!("profile-unrated") } else { rating(&row.rating) };
    say!("profile-line", game = words::game(row.game.info()), rating = shown, results = results(row.tally),)
}

fn results(tally: Tally) -> String {
    say!("profile-results", won = tally.won, drawn = tally.drawn, lost = tally.lost)
}

/// A rating as people read it.
pub(in crate::discord) fn rating(rating: &Rating) -> String {
    let sure = if rating.provisional() { "no" } else { "yes" };
    // As a text, for as a number it would be grouped: 1,500.
    say!("rating", value = rating.shown().to_string(), sure = sure)
}
