//! Offers of draws and takebacks.

use super::click::Click;
use super::computer::try_button;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::OfferButton;
use crate::discord::reply::{Button, Placement, Reply, Response, Style};
use crate::discord::views::card::{match_card, opponent_mention};
use crate::discord::views::format::with_unpinged;
use crate::domain::{Id, OfferAnswer, OfferStep, Revision, UserError};
use crate::service::{Error, OfferOutcome};
use crate::text::{self, Join, t};

pub(super) fn press(ctx: &InteractionContext, button: &OfferButton, click: Click) -> Result<Response, Error> {
    let draw = |answer| answer_draw(ctx, click, answer);
    let takeback = |answer| answer_takeback(ctx, click, answer);
    match button {
        OfferButton::Draw => offer_draw(ctx, click.subject, click.placement),
        OfferButton::DrawAccept => draw(OfferAnswer::Accept),
        OfferButton::DrawDecline => draw(OfferAnswer::Decline),
        OfferButton::DrawWithdraw => draw(OfferAnswer::Withdraw),
        OfferButton::Takeback => offer_takeback(ctx, click.subject, click.placement),
        OfferButton::TakebackAccept => takeback(OfferAnswer::Accept),
        OfferButton::TakebackDecline => takeback(OfferAnswer::Decline),
        OfferButton::TakebackWithdraw => takeback(OfferAnswer::Withdraw),
    }
}

/// Offers a draw, or accepts the open offer.
pub(in crate::discord) fn offer_draw(
    ctx: &InteractionContext,
    id: Id,
    placement: Placement,
) -> Result<Response, Error> {
    ctx.set_game(id);
    let done = ctx.service.offers.offer_draw(&ctx.caller, id)?;
    Ok(draw_reply(ctx, &done).placed(placement))
}

fn answer_draw(ctx: &InteractionContext, click: Click, answer: OfferAnswer) -> Result<Response, Error> {
    ctx.set_game(click.subject);
    let done = ctx.service.offers.answer_draw(&ctx.caller, click.subject, answer, click.revision)?;
    Ok(draw_reply(ctx, &done).placed(click.placement))
}

fn draw_reply(ctx: &InteractionContext, done: &OfferOutcome) -> Reply {
    let lang = ctx.lang;
    let offered = done.match_view.game.draw_offer.map(|offer| offer.revision);
    let withdraw = (OfferButton::DrawWithdraw, t!(lang, "button-draw-withdraw"));
    let buttons = withdraw_buttons(done, offered, withdraw);
    let text = match done.step {
        OfferStep::Offered if done.match_view.game.computer.is_some() => {
            t!(lang, "computer-draw-offered", computer = opponent_mention(lang, &done.match_view))
        }
        OfferStep::Offered => {
            t!(lang, "draw-done-offered", opponent = opponent_mention(lang, &done.match_view))
        }
        OfferStep::Accepted => t!(lang, "draw-done-agreed"),
        OfferStep::Declined => t!(lang, "draw-done-declined"),
        OfferStep::Withdrawn => t!(lang, "draw-done-withdrawn"),
    };
    Reply { buttons, ..Reply::text(with_unpinged(lang, text, done.unpinged)) }
}

/// The button to withdraw an offer that the player has just made.
fn withdraw_buttons(
    done: &OfferOutcome,
    offered: Option<Revision>,
    (action, label): (OfferButton, String),
) -> Vec<Button> {
    let offered = offered.filter(|_| done.step == OfferStep::Offered);
    let button = |revision| Button::about(done.match_view.game.id, revision, action, label, Style::Plain);
    offered.map(button).into_iter().collect()
}

/// Requests a takeback, or accepts the open request.
pub(in crate::discord) fn offer_takeback(
    ctx: &InteractionContext,
    id: Id,
    placement: Placement,
) -> Result<Response, Error> {
    ctx.set_game(id);
    let done = match ctx.service.offers.offer_takeback(&ctx.caller, id) {
        Err(Error::User(why @ UserError::CannotTakeBack(_))) => {
            return cannot_take_back(ctx, id, why, placement);
        }
        done => done?,
    };
    if done.match_view.game.computer.is_some() {
        let content = t!(ctx.lang, "computer-taken-back");
        return Ok(Reply { content, ..match_card(ctx, &done.match_view) }.placed(placement));
    }
    Ok(takeback_reply(ctx, &done).placed(placement))
}

/// Explains why a move can't be taken back. Against the computer, offers to start a game from the
/// position before it.
fn cannot_take_back(
    ctx: &InteractionContext,
    id: Id,
    why: UserError,
    placement: Placement,
) -> Result<Response, Error> {
    let game = ctx.match_view(id)?.game;
    let after = game.side_of(ctx.player()).ok().and_then(|side| game.records_before_last_move(side));
    let Some(after) = after.filter(|_| game.computer.is_some()) else { return Err(why.into()) };
    let told = [text::refusal(ctx.lang, "", &why), t!(ctx.lang, "computer-try-instead")];
    let told = text::join(ctx.lang, Join::Sentences, &told);
    let buttons = vec![try_button(ctx.lang, &game, after)];
    Ok(Reply { buttons, ..Reply::text(told) }.placed(placement))
}

fn answer_takeback(ctx: &InteractionContext, click: Click, answer: OfferAnswer) -> Result<Response, Error> {
    ctx.set_game(click.subject);
    let done = ctx.service.offers.answer_takeback(&ctx.caller, click.subject, answer, click.revision)?;
    Ok(takeback_reply(ctx, &done).placed(click.placement))
}

fn takeback_reply(ctx: &InteractionContext, done: &OfferOutcome) -> Reply {
    let lang = ctx.lang;
    let offered = done.match_view.game.takeback_offer.map(|offer| offer.revision);
    let withdraw = (OfferButton::TakebackWithdraw, t!(lang, "button-takeback-withdraw"));
    let buttons = withdraw_buttons(done, offered, withdraw);
    let text = match done.step {
        OfferStep::Offered => {
            t!(lang, "takeback-done-offered", opponent = opponent_mention(lang, &done.match_view))
        }
        OfferStep::Accepted => t!(lang, "takeback-done-accepted"),
        OfferStep::Declined => t!(lang, "takeback-done-declined"),
        OfferStep::Withdrawn => t!(lang, "takeback-done-withdrawn"),
    };
    Reply { buttons, ..Reply::text(with_unpinged(lang, text, done.unpinged)) }
}
