//! Lets admins end a game. The result is proposed here and confirmed with a button.

use super::super::command::CompletionChoices;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{DialogButton, ServerButton};
use crate::discord::reply::{Reply, Response, Style};
use crate::discord::rest::limits;
use crate::discord::views::card::{game_name, match_button};
use crate::discord::views::format::{fold, mention};
use crate::discord::views::player_names::player_names;
use crate::domain::{GuildId, Id, MatchSummary, UserError, Verdict};
use crate::service::Error;
use crate::text::{self, Language, clip, t};
use sealed_move_rules::Side;

/// Asks the admin to confirm the result.
pub(super) fn propose(
    ctx: &InteractionContext,
    guild: GuildId,
    game: &str,
    verdict: Verdict,
    said: Option<&str>,
) -> Result<Response, Error> {
    let lang = ctx.lang;
    let id = find(ctx, guild, game)?;
    ctx.record_game(id);
    let asked = ctx.service.adjudications.propose(&ctx.caller, guild, id, verdict, said)?;
    let (match_view, ending) = (&asked.match_view, asked.proposal.ending());
    let names = player_names(ctx.bot(), lang, match_view.game.seats);
    let sure = t!(lang, "button-end-sure");
    Ok(Response::Private(Reply {
        content: t!(
            lang,
            "server-end-sure",
            game = game_name(lang, match_view),
            id = id.to_string(),
            first = mention(lang, match_view.game.seat(Side::First)),
            second = mention(lang, match_view.game.seat(Side::Second)),
            turn = match_view.board_view.view.move_number(),
            ending = text::ending(lang, match_view.game.game.info(), &names, &ending),
            rated = if match_view.is_rated() && ending.counts() { "yes" } else { "no" },
        ),
        buttons: vec![
            match_button(match_view, ServerButton::EndSure, sure, Style::Danger),
            match_button(match_view, DialogButton::Cancel, t!(lang, "button-cancel"), Style::Plain),
        ],
        ..Reply::default()
    }))
}

/// Finds a game of the server by its id, or by words that match only one label.
fn find(ctx: &InteractionContext, guild: GuildId, typed: &str) -> Result<Id, Error> {
    if let Ok(id) = typed.trim().parse::<Id>()
        && ctx.service.games.summary(id)?.is_some()
    {
        return Ok(id);
    }
    let words = fold(typed);
    let games = ctx.service.adjudications.candidates(guild, ctx.player())?;
    ctx.prefetch_names(games.iter().flat_map(|game| game.seats));
    let mut fitting = games.iter().filter(|game| fold(&label(ctx, game)).contains(&words));
    match (fitting.next(), fitting.next()) {
        (Some(only), None) if !words.is_empty() => Ok(only.id),
        (Some(_), Some(_)) => Err(UserError::WhichMatch.into()),
        _ => Err(UserError::NoSuchMatch.into()),
    }
}

/// Lists the games an admin may end.
pub(super) fn complete_game(ctx: &InteractionContext, typed: &str) -> Result<CompletionChoices, Error> {
    let guild = ctx.admin_of()?;
    let typed = fold(typed);
    let games = ctx.service.adjudications.candidates(guild, ctx.player())?;
    ctx.prefetch_names(games.iter().flat_map(|game| game.seats));
    Ok(games
        .iter()
        .map(|game| (label(ctx, game), game.id.to_string()))
        .filter(|(label, id)| fold(label).contains(&typed) || id.contains(&typed))
        .take(limits::CHOICES)
        .collect())
}

fn label(ctx: &InteractionContext, game: &MatchSummary) -> String {
    let [first, second] = game.seats.map(|player| ctx.name_of(player).in_label());
    let label = t!(
        ctx.lang,
        "server-game-choice",
        game = text::game(ctx.lang, game.game.info()),
        first = first,
        second = second,
        turn = game.move_number,
        id = game.id.to_string(),
    );
    clip(&label, limits::CHOICE_TEXT)
}

/// The label of a result that admins can choose.
pub(super) fn verdict_label(lang: Language, verdict: Verdict) -> String {
    match verdict {
        Verdict::Wins(Side::First) => t!(lang, "choice-verdict-first"),
        Verdict::Wins(Side::Second) => t!(lang, "choice-verdict-second"),
        // Canceled games have their own subcommand.
        Verdict::Drawn | Verdict::CalledOff => t!(lang, "choice-verdict-draw"),
    }
}
