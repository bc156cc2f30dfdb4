//! A player's profile: results and ratings, and whether they are in the lists of all servers.

use crate::discord::context::InteractionContext;
use crate::discord::custom_id::ProfileButton;
use crate::discord::format::rating;
use crate::discord::offered::offered;
use crate::discord::reply::{Button, Reply, Response, Style};
use crate::i18n::{self, Language, t};
use crate::matches::{PlayerId, RatingRow, Tally};
use crate::service::Error;

/// Answers a button.
pub(super) fn press(ctx: &InteractionContext, button: &ProfileButton) -> Result<Response, Error> {
    let ProfileButton::Listed(listed) = button;
    ctx.service.results.set_listed(ctx.player(), *listed)?;
    Ok(Response::Update(profile(ctx, None)?))
}

/// The profile of a player; one's own where none is named.
pub(in crate::discord) fn profile(
    ctx: &InteractionContext,
    player: Option<PlayerId>,
) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let whose = player.unwrap_or(ctx.player());
    let profile = ctx.service.results.profile(whose, ctx.player(), offered())?;
    let mut lines: Vec<_> = profile.ratings.iter().map(|row| line(lang, row)).collect();
    if lines.is_empty() {
        lines.push(t!(lang, "profile-none"));
    }
    let mut buttons = Vec::new();
    match profile.against {
        Some(against) => {
            let (player, results) = (ctx.name_of(whose), results(lang, against));
            lines.push(t!(lang, "profile-against", player = player, results = results));
        }
        None => {
            let (listed, label) = if profile.listed {
                ("yes", t!(lang, "button-unlist-me"))
            } else {
                ("no", t!(lang, "button-list-me"))
            };
            lines.push(t!(lang, "profile-listed", listed = listed));
            buttons.push(Button::of_no_game(ProfileButton::Listed(!profile.listed), label, Style::Plain));
        }
    }
    Ok(Reply {
        title: t!(lang, "profile-title", player = ctx.name_of(whose)),
        body: lines.join("\n"),
        buttons,
        ..Reply::default()
    })
}

fn line(lang: Language, row: &RatingRow) -> String {
    let shown = if row.rated == 0 { t!(lang, "profile-unrated") } else { rating(lang, &row.rating) };
    let (game, results) = (i18n::game(lang, row.game.info()), results(lang, row.tally));
    t!(lang, "profile-line", game = game, rating = shown, results = results)
}

/// Games won, drawn and lost, in words.
pub(in crate::discord) fn results(lang: Language, tally: Tally) -> String {
    t!(lang, "profile-results", won = tally.won, drawn = tally.drawn, lost = tally.lost)
}
