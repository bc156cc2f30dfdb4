//! A player's profile: results, ratings, finished games, and whether other servers list the player.

use super::click::Click;
use super::profile_plot;
use crate::bot::offered::offered;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{PlayerPage, ProfileButton};
use crate::discord::reply::{Button, Reply, Response, Style};
use crate::discord::views::format::{game_link, mention, rating, relative};
use crate::discord::views::pages::ListPage;
use crate::domain::{MatchSummary, PlayerId, RatingRow, Tally};
use crate::service::{Error, LevelResults};
use crate::text::{self, Join, Language, t};

/// Finished games per page.
const PAGE_SIZE: usize = 10;

pub(super) fn press(
    ctx: &InteractionContext,
    button: &ProfileButton,
    click: Click,
) -> Result<Response, Error> {
    let reply = match button {
        ProfileButton::Listed(listed) => {
            ctx.service.results.set_listed(&ctx.caller, *listed)?;
            profile(ctx, None, 0)?
        }
        ProfileButton::Show(PlayerPage { player, page }) => profile(ctx, *player, *page)?,
    };
    Ok(reply.placed(click.placement))
}

/// Shows a player's profile, by default the reader's own, with a page of the finished games.
pub(in crate::discord) fn profile(
    ctx: &InteractionContext,
    player: Option<PlayerId>,
    page: usize,
) -> Result<Reply, Error> {
    let (lang, me) = (ctx.lang, ctx.player());
    let whose = player.unwrap_or(me);
    let profile = ctx.service.results.profile(whose, me, offered(), ctx.now())?;
    let mut lines: Vec<_> = profile.ratings.iter().map(|row| line(lang, row)).collect();
    if let Some(against) = profile.against {
        let (player, results) = (ctx.name_of(whose).in_markdown(), results(lang, against));
        lines.push(t!(lang, "profile-against", player = player, results = results));
    }
    if !profile.computer.is_empty() {
        lines.push(format!("\n**{}**", t!(lang, "games-computer")));
    }
    lines.extend(profile.computer.iter().map(|results| computer_line(lang, results)));
    let mut ended = ctx.service.games.ended(whose, u32::MAX)?;
    // Of another player's games, show only those in this server or against the reader.
    let here = |game: &MatchSummary| ctx.guild().is_some() && game.place.guild == ctx.guild();
    ended.retain(|game| whose == me || game.seats.contains(&me.into()) || here(game));
    if profile.ratings.is_empty() && profile.computer.is_empty() && ended.is_empty() {
        let none = if whose == me { t!(lang, "profile-none") } else { t!(lang, "profile-none-here") };
        lines.insert(0, none);
    }
    let page = ListPage::of(ended.len(), PAGE_SIZE, page);
    if !ended.is_empty() {
        lines.push(format!("\n**{}**", t!(lang, "profile-ended")));
    }
    let shown = &ended[page.entries.clone()];
    let annulled = ctx.service.annulments.among(&shown.iter().map(|game| game.id).collect::<Vec<_>>())?;
    lines.extend(shown.iter().map(|game| {
        let line = ended_line(lang, game, whose);
        if annulled.contains(&game.id) { t!(lang, "profile-annulled", line = line) } else { line }
    }));
    let mut buttons = page.buttons(lang, |page| ProfileButton::Show(PlayerPage { player, page }).into());
    if whose == me {
        let (listed, label) = if profile.listed {
            ("yes", t!(lang, "button-unlist-me"))
        } else {
            ("no", t!(lang, "button-list-me"))
        };
        lines.push(format!("\n{}", t!(lang, "profile-listed", listed = listed)));
        buttons.push(Button::without_subject(ProfileButton::Listed(!profile.listed), label, Style::Plain));
    }
    let mut card = Reply {
        title: t!(lang, "profile-title", player = ctx.name_of(whose).in_markdown()),
        body: lines.join("\n"),
        foot: page.foot(lang),
        buttons,
        ..Reply::default()
    };
    profile_plot::show(ctx, whose, &profile, &mut card)?;
    Ok(card)
}

/// Describes a finished game from the player's point of view.
fn ended_line(lang: Language, game: &MatchSummary, player: PlayerId) -> String {
    let winner = game.ending.as_ref().filter(|ending| ending.counts()).map(|ending| ending.winner);
    let result = match winner {
        None => "none",
        Some(None) => "drawn",
        Some(Some(side)) if game.seats[side.index()] == player => "won",
        Some(Some(_)) => "lost",
    };
    t!(
        lang,
        "profile-ended-line",
        game = text::game(lang, game.game.info()),
        opponent = mention(lang, game.opponent_of(player)),
        result = result,
        ended = game.ended.map(relative).unwrap_or_default(),
        link = game_link(lang, game),
    )
}

fn line(lang: Language, row: &RatingRow) -> String {
    let shown = if row.rated == 0 { t!(lang, "profile-unrated") } else { rating(lang, &row.rating) };
    let (game, results) = (text::game(lang, row.game.info()), results(lang, row.tally));
    t!(lang, "profile-line", game = game, rating = shown, results = results)
}

/// Lists the computer levels that the player has beaten in a game.
fn computer_line(lang: Language, LevelResults { game, levels, rating: rated }: &LevelResults) -> String {
    let beaten: Vec<_> = levels.iter().filter(|(_, tally)| tally.won > 0).collect();
    let beaten: Vec<_> = beaten.into_iter().map(|(level, _)| u32::from(level.number())).collect();
    let game = text::game(lang, game.info());
    let line = if beaten.is_empty() {
        t!(lang, "profile-computer-none", game = game)
    } else {
        t!(lang, "profile-computer-line", game = game, levels = text::list(lang, beaten))
    };
    match rated {
        Some(row) => {
            let results = results(lang, row.tally);
            let rated =
                t!(lang, "profile-computer-rated", rating = rating(lang, &row.rating), results = results);
            text::join(lang, Join::Parts, &[line, rated])
        }
        None => line,
    }
}

/// Formats wins, draws and losses.
pub(in crate::discord) fn results(lang: Language, tally: Tally) -> String {
    t!(lang, "profile-results", won = tally.won, drawn = tally.drawn, lost = tally.lost)
}
