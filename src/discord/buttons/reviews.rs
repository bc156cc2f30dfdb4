//! The review of a finished game, computed in the background and shown when it is complete.

use super::click::Click;
use super::{history, review_card};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{HistoryPage, Orientation, PageLink, ReviewButton};
use crate::discord::reply::{Button, Placement, Reply, Response, Style};
use crate::domain::{Id, MatchFacts};
use crate::service::Error;
use crate::text::{Language, t};

/// The button that opens the review. Returns `None` for ongoing games and games without moves.
pub(in crate::discord) fn review_button(lang: Language, game: &MatchFacts) -> Option<Button> {
    let label = || t!(lang, "button-review");
    (game.ending.is_some() && !game.moves.is_empty())
        .then(|| Button::about(game.id, game.revision, ReviewButton::Open, label(), Style::Plain))
}

pub(super) fn press(
    ctx: &InteractionContext,
    button: &ReviewButton,
    click: Click,
) -> Result<Response, Error> {
    match button {
        ReviewButton::Open => show(ctx, click.subject, Placement::NewMessage),
        ReviewButton::Again => show(ctx, click.subject, click.placement),
        ReviewButton::Turn(index) => {
            let (orientation, link) = (Orientation::Usual, PageLink::Forward);
            let page = HistoryPage { at: index.saturating_add(1), orientation, link };
            history::show(ctx, click.subject, Some(page), Placement::NewMessage)
        }
    }
}

/// Shows a review or its progress, and requests it if necessary.
///
/// Fails if the player can't watch the game, if it is ongoing, or if it has no moves.
pub(in crate::discord) fn show(
    ctx: &InteractionContext,
    id: Id,
    placement: Placement,
) -> Result<Response, Error> {
    Ok(card(ctx, id)?.placed(placement))
}

/// The card of [`show`], with the same errors.
pub(in crate::discord) fn card(ctx: &InteractionContext, id: Id) -> Result<Reply, Error> {
    ctx.set_game(id);
    let view = ctx.service.reviews.request(&ctx.caller, id, ctx.guild())?;
    Ok(if view.progress.is_done() {
        review_card::review_card(ctx, &view)
    } else {
        review_card::progress_card(ctx.lang, &view)
    })
}
