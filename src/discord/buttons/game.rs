//! Viewing a game, its less common actions, ending it, and rematches.

use super::challenges::{ask_to_accept_unrated, unrated_line, withdraw_button};
use super::click::Click;
use super::{challenges, computer, dice, plans};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ButtonAction, DialogButton, GameButton, NoteButton, OfferButton};
use crate::discord::reply::{Button, Placement, Reply, Response, Style};
use crate::discord::views::card::{
    game_name, hint_button, how_to_play, match_button, match_card, opponent_name,
};
use crate::discord::views::computer_end::ComputerEnd;
use crate::discord::views::format::{mention, relative, with_unpinged};
use crate::domain::{Id, Revision, Seat, StartCheck};
use crate::service::{Error, MatchView, RematchOutcome};
use crate::text::{Language, t};
use sealed_move_rules::Side;

pub(super) fn press(ctx: &InteractionContext, button: &GameButton, click: Click) -> Result<Response, Error> {
    let Click { subject, revision, placement } = click;
    match button {
        GameButton::View => view(ctx, subject),
        GameButton::More => more(ctx, subject),
        GameButton::Resign => ask_to_resign(ctx, subject, placement),
        GameButton::ResignSure => resign(ctx, subject, revision),
        GameButton::Abort => ask_to_abort(ctx, subject, placement),
        GameButton::AbortSure => abort(ctx, subject, revision),
        GameButton::Rematch => rematch(ctx, subject, placement),
        GameButton::Dice => dice::show(ctx, subject, revision),
    }
}

/// Shows the board from the player's point of view.
pub(in crate::discord) fn view(ctx: &InteractionContext, id: Id) -> Result<Response, Error> {
    let match_view = ctx.match_view(id)?;
    let content = plans::unplayed(ctx, id)?.unwrap_or_default();
    Ok(Response::Private(Reply { content, ..match_card(ctx, &match_view) }))
}

/// Shows the less common actions, or the board to spectators.
fn more(ctx: &InteractionContext, id: Id) -> Result<Response, Error> {
    let lang = ctx.lang;
    let match_view = ctx.match_view(id)?;
    let Ok(side) = match_view.game.side_of(ctx.player()) else {
        return Ok(Response::Private(match_card(ctx, &match_view)));
    };
    let over = match_view.game.ending.is_some();
    let mut buttons = if over {
        match ComputerEnd::of(ctx.bot(), &match_view) {
            Some(end) => end.next_buttons(lang),
            // Tournaments have no rematches.
            None if match_view.game.season.is_some() => Vec::new(),
            None => {
                let label = t!(lang, "button-rematch");
                vec![match_button(&match_view, GameButton::Rematch, label, Style::Primary)]
            }
        }
    } else {
        let hint = hint_button(lang, &match_view);
        hint.into_iter().chain(offer_buttons(ctx, &match_view, side)).collect()
    };
    buttons.push(match_button(&match_view, NoteButton::Edit, t!(lang, "button-note"), Style::Plain));
    buttons.push(how_to_play(lang, match_view.game.game.info()));
    let (game, opponent) = (game_name(lang, &match_view), opponent_name(ctx, &match_view).in_markdown());
    Ok(Response::Private(Reply {
        title: t!(lang, "more-title", game = game, opponent = opponent),
        body: if over { t!(lang, "more-over") } else { t!(lang, "more-text") },
        buttons,
        ..Reply::default()
    }))
}

/// The buttons to make, answer or withdraw offers, and to end an ongoing game.
fn offer_buttons(ctx: &InteractionContext, match_view: &MatchView, side: Side) -> Vec<Button> {
    let lang = ctx.lang;
    let mut buttons = Vec::new();
    let mut offer = |standing: Option<(Side, Revision)>, actions: [(OfferButton, String); 4]| {
        let [make, accept, decline, withdraw] = actions;
        let chosen = match standing {
            None => vec![(make, Style::Plain)],
            Some((by, _)) if by == side => vec![(withdraw, Style::Plain)],
            Some(_) => vec![(accept, Style::Good), (decline, Style::Plain)],
        };
        let revision = standing.map_or(match_view.game.revision, |(_, revision)| revision);
        buttons.extend(chosen.into_iter().map(|((action, label), style)| {
            Button::about(match_view.game.id, revision, ButtonAction::from(action), label, style)
        }));
    };
    offer(
        match_view.game.draw_offer.map(|offer| (offer.by, offer.revision)),
        [
            (OfferButton::Draw, t!(lang, "button-draw-offer")),
            (OfferButton::DrawAccept, t!(lang, "button-draw-accept")),
            (OfferButton::DrawDecline, t!(lang, "button-draw-decline")),
            (OfferButton::DrawWithdraw, t!(lang, "button-draw-withdraw")),
        ],
    );
    let casual = match_view.game.season.is_none();
    let takeback = match_view.game.takeback_offer.map(|offer| (offer.by, offer.revision));
    if !casual {
        // Tournaments have no takebacks.
    } else if takeback.is_some() || match_view.game.moves.iter().any(|entry| entry.side == side) {
        offer(
            takeback,
            [
                (OfferButton::Takeback, t!(lang, "button-takeback")),
                (OfferButton::TakebackAccept, t!(lang, "button-takeback-accept")),
                (OfferButton::TakebackDecline, t!(lang, "button-takeback-decline")),
                (OfferButton::TakebackWithdraw, t!(lang, "button-takeback-withdraw")),
            ],
        );
    }
    if casual && !match_view.both_moved() {
        buttons.push(match_button(match_view, GameButton::Abort, t!(lang, "button-abort"), Style::Danger));
    }
    buttons.push(match_button(match_view, GameButton::Resign, t!(lang, "button-resign"), Style::Danger));
    buttons
}

fn confirmation(
    lang: Language,
    match_view: &MatchView,
    question: String,
    (action, label): (GameButton, String),
) -> Reply {
    let cancel = t!(lang, "button-cancel");
    let buttons = vec![
        match_button(match_view, action, label, Style::Danger),
        match_button(match_view, DialogButton::Cancel, cancel, Style::Plain),
    ];
    Reply { content: question, buttons, ..Reply::default() }
}

/// Asks the player to confirm that they resign.
pub(in crate::discord) fn ask_to_resign(
    ctx: &InteractionContext,
    id: Id,
    placement: Placement,
) -> Result<Response, Error> {
    let lang = ctx.lang;
    let match_view = ctx.match_view(id)?;
    match_view.game.side_of(ctx.player())?;
    match_view.game.require_ongoing()?;
    let (game, opponent) = (game_name(lang, &match_view), opponent_name(ctx, &match_view).in_markdown());
    let (question, label) = if match_view.both_moved() {
        let question = t!(lang, "resign-sure", game = game, opponent = opponent);
        (question, t!(lang, "button-resign-sure"))
    } else if match_view.game.season.is_some() {
        let question = t!(lang, "resign-sure-season", game = game, opponent = opponent);
        (question, t!(lang, "button-resign-sure"))
    } else {
        let question = t!(lang, "resign-sure-early", game = game, opponent = opponent);
        (question, t!(lang, "button-abort-sure"))
    };
    let sure = (GameButton::ResignSure, label);
    Ok(confirmation(lang, &match_view, question, sure).placed(placement))
}

fn resign(ctx: &InteractionContext, id: Id, seen: Revision) -> Result<Response, Error> {
    ctx.set_game(id);
    let match_view = ctx.service.moves.resign(&ctx.caller, id, Some(seen))?;
    let counts = match_view.game.ending.is_some_and(|ending| ending.counts());
    let done = if counts { t!(ctx.lang, "resign-done") } else { t!(ctx.lang, "abort-done") };
    Ok(Response::Update(Reply::text(done)))
}

/// Asks the player to confirm that they abort.
pub(in crate::discord) fn ask_to_abort(
    ctx: &InteractionContext,
    id: Id,
    placement: Placement,
) -> Result<Response, Error> {
    let lang = ctx.lang;
    let match_view = ctx.match_view(id)?;
    match_view.game.require_abortable(ctx.player(), match_view.board_view.view.turn())?;
    let (game, opponent) = (game_name(lang, &match_view), opponent_name(ctx, &match_view).in_markdown());
    let question = t!(lang, "abort-sure", game = game, opponent = opponent);
    let sure = (GameButton::AbortSure, t!(lang, "button-abort-sure"));
    Ok(confirmation(lang, &match_view, question, sure).placed(placement))
}

fn abort(ctx: &InteractionContext, id: Id, seen: Revision) -> Result<Response, Error> {
    ctx.set_game(id);
    ctx.service.offers.abort(&ctx.caller, id, Some(seen))?;
    Ok(Response::Update(Reply::text(t!(ctx.lang, "abort-done"))))
}

/// Offers a rematch, or accepts the open offer.
pub(in crate::discord) fn rematch(
    ctx: &InteractionContext,
    id: Id,
    placement: Placement,
) -> Result<Response, Error> {
    let lang = ctx.lang;
    let known = ctx.service.games.summary(id)?;
    if let Some(level) = known.and_then(|game| game.seats.into_iter().find_map(Seat::level)) {
        return Ok(computer::again(ctx, id, level)?.placed(placement));
    }
    // Accepting the open offer is checked apart.
    let offers = !matches!(ctx.start_check, StartCheck::Answered { .. });
    if let Some(view) = ctx.opponent_view.as_ref().filter(|_| offers) {
        return Ok(Reply::text(challenges::hidden_place(lang, view)).placed(placement));
    }
    let challenges = &ctx.service.challenges;
    let done = challenges.rematch_checked(&ctx.caller, id, ctx.seed()?, ctx.coin(), ctx.start_check);
    let reply = match done {
        Ok(RematchOutcome::Offered(challenge, unpinged)) => {
            let offered = t!(lang, "rematch-done-offered", until = relative(challenge.expires));
            let offered = with_unpinged(lang, offered, unpinged);
            let lines: Vec<_> = std::iter::once(offered).chain(unrated_line(lang, &challenge)).collect();
            Reply { buttons: vec![withdraw_button(lang, &challenge)], ..Reply::text(lines.join("\n")) }
        }
        Ok(RematchOutcome::Begun(challenge, _)) => {
            Reply::text(t!(lang, "rematch-done-begun", challenger = mention(lang, challenge.challenger)))
        }
        Err(error) => ask_to_accept_unrated(lang, error)?,
    };
    Ok(reply.placed(placement))
}
