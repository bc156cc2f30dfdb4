//! The review of a finished game, computed in the background and shown when it is complete.

use super::click::Click;
use super::{history, own_puzzles, review_card};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{HistoryPage, Orientation, PageLink, ReviewButton};
use crate::discord::reply::{Placement, Reply, Response};
use crate::domain::Id;
use crate::service::Error;

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
        own_puzzles::collected(ctx, id, review_card::review_card(ctx, &view))
    } else {
        review_card::progress_card(ctx.lang, &view)
    })
}
