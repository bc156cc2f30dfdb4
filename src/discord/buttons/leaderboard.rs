//! The best players of a server or of all servers, in pages, with the reader's own place.

use super::click::Click;
use super::profile::results;
use crate::bot::offered::{offered, offered_named};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{LeaderboardButton, LeaderboardPage};
use crate::discord::reply::{Button, Reply, Response, Style};
use crate::discord::views::format::rating;
use crate::discord::views::pages::ListPage;
use crate::domain::{GuildId, RatingRow};
use crate::service::{Error, Leaderboard};
use crate::text::{self, t};
use sealed_move_rules::Game;

/// Players per page of one game's list.
const PAGE_SIZE: usize = 20;

/// Players per game in the list of all games.
const PLAYERS_PER_GAME: usize = 5;

pub(super) fn press(
    ctx: &InteractionContext,
    button: &LeaderboardButton,
    click: Click,
) -> Result<Response, Error> {
    let LeaderboardButton::List(page) = button;
    Ok(list(ctx, page)?.placed(click.placement))
}

/// Shows a page of one game's list, or the top players of each game.
pub(in crate::discord) fn list(ctx: &InteractionContext, asked: &LeaderboardPage) -> Result<Reply, Error> {
    let lang = ctx.lang;
    // Direct messages have no server.
    let guild = ctx.guild().filter(|_| !asked.everywhere);
    let everywhere = guild.is_none();
    let best = |game, part| ctx.service.results.leaderboard(game, guild, ctx.player(), ctx.now(), part);
    let to = |game: Option<&str>, everywhere: bool, page: usize, label: String| {
        let action = LeaderboardPage { game: game.map(str::to_owned), everywhere, page };
        Button::without_subject(LeaderboardButton::List(action), label, Style::Plain)
    };
    let (mut lines, mut buttons, mut foot) = (Vec::new(), Vec::new(), String::new());
    match &asked.game {
        None => {
            for game in offered() {
                let (name, title) = (game.info().name, text::game(lang, game.info()));
                let best = best(game, (0, PLAYERS_PER_GAME as u32))?;
                lines.push(t!(lang, "leaderboard-game", game = &title));
                lines.extend(rows(ctx, &best, 0));
                lines.push(own_place(ctx, game, guild, &best));
                buttons.push(to(Some(name), everywhere, 0, title));
            }
        }
        Some(name) => {
            let game = offered_named(name)?;
            let count = best(game, (0, 0))?.players;
            let page = ListPage::of(count as usize, PAGE_SIZE, asked.page);
            let from = page.entries.start;
            let best = best(game, (from as u32, PAGE_SIZE as u32))?;
            lines.push(t!(lang, "leaderboard-game", game = text::game(lang, game.info())));
            lines.extend(rows(ctx, &best, from));
            lines.push(own_place(ctx, game, guild, &best));
            let action = |page| LeaderboardPage { game: Some(name.clone()), everywhere, page };
            buttons.extend(page.buttons(lang, |page| LeaderboardButton::List(action(page)).into()));
            buttons.push(to(None, everywhere, 0, t!(lang, "button-all-games")));
            foot = page.foot(lang);
        }
    }
    if ctx.guild().is_some() {
        let label = if everywhere { t!(lang, "button-this-server") } else { t!(lang, "button-all-servers") };
        buttons.push(to(asked.game.as_deref(), !everywhere, 0, label));
    }
    if everywhere {
        lines.push(t!(lang, "leaderboard-hint"));
    }
    let scope = if everywhere { "everywhere" } else { "server" };
    let title = t!(lang, "leaderboard-title", scope = scope);
    Ok(Reply { title, body: lines.join("\n"), foot, buttons, ..Reply::default() })
}

/// Lists the players of a page after the first `before` players.
fn rows(ctx: &InteractionContext, best: &Leaderboard, before: usize) -> Vec<String> {
    if best.rows.is_empty() {
        return vec![t!(ctx.lang, "leaderboard-none")];
    }
    ctx.prefetch_names(best.rows.iter().map(|row| row.player.into()));
    let line = |(index, row): (usize, &RatingRow)| row_line(ctx, before + index + 1, row);
    best.rows.iter().enumerate().map(line).collect()
}

fn row_line(ctx: &InteractionContext, place: usize, row: &RatingRow) -> String {
    t!(
        ctx.lang,
        "leaderboard-line",
        place = place,
        player = ctx.name_of(row.player).in_markdown(),
        rating = rating(ctx.lang, &row.rating),
        results = results(ctx.lang, row.tally),
    )
}

/// Describes the reader's own place, or why they have none.
fn own_place(
    ctx: &InteractionContext,
    game: &dyn Game,
    guild: Option<GuildId>,
    best: &Leaderboard,
) -> String {
    let lang = ctx.lang;
    match &best.own {
        Some((place, row)) => t!(
            lang,
            "leaderboard-own",
            place = *place,
            players = best.players,
            rating = rating(lang, &row.rating),
        ),
        None if best.missing_opponents > 0 => {
            let game = text::game(lang, game.info());
            t!(lang, "leaderboard-own-few", game = game, missing = best.missing_opponents)
        }
        None => {
            let scope = if guild.is_some() { "server" } else { "everywhere" };
            t!(lang, "leaderboard-own-none", game = text::game(lang, game.info()), scope = scope)
        }
    }
}
