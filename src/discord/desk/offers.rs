//! What players offer each other, and the menu from which they do.

use super::super::custom_id::ButtonAction;
use super::super::reply::{Button, Reply, Response, Style};
use super::{
    About, COLOUR, CommandError, Desk, Incoming, button, game_name, mention, relative, subject_button,
};
use crate::matches::{Id, OfferAnswer, OfferStep, Revision};
use crate::service::{MatchFilter, MatchView, OfferOutcome, RematchOutcome};
use crate::words::say;
use sealed_move_rules::{Observer, Side};

impl Desk {
    /// What else can be done in a game.
    pub(super) fn more(&self, incoming: &Incoming, id: Id) -> Result<Response, CommandError> {
        let match_view = self.match_view(incoming, id).about(id)?;
        let side = match_view.game.side_of(incoming.caller.player)?;
        let title =
            say!("more-title", game = game_name(&match_view), opponent = self.opponent_name(&match_view));
        let over = match_view.game.ending.is_some();
        let mut buttons = if over {
            vec![button(ButtonAction::Rematch, &match_view, "button-rematch", Style::Primary)]
        } else {
            offer_buttons(&match_view, side)
        };
        buttons.push(button(ButtonAction::Note, &match_view, "button-note", Style::Plain));
        Ok(Response::Private(Reply {
            title,
            body: if over { say!("more-over") } else { say!("more-text") },
            colour: COLOUR,
            buttons,
            ..Reply::default()
        }))
    }

    pub(super) fn takeback_command(
        &self,
        incoming: &Incoming,
        game: Option<&str>,
    ) -> Result<Response, CommandError> {
        let id = self.service.games.find(&incoming.caller, game, MatchFilter::Ongoing)?;
        self.offer_takeback(incoming, id, false)
    }

    pub(super) fn offer_takeback(
        &self,
        incoming: &Incoming,
        id: Id,
        update: bool,
    ) -> Result<Response, CommandError> {
        let done = self.service.offers.offer_takeback(&incoming.caller, id).about(id)?;
        Ok(takeback_answer(&done, update))
    }

    pub(super) fn answer_takeback(
        &self,
        incoming: &Incoming,
        id: Id,
        offered: Revision,
        press: &ButtonAction,
        update: bool,
    ) -> Result<Response, CommandError> {
        let answer = match press {
            ButtonAction::TakebackAccept => OfferAnswer::Accept,
            ButtonAction::TakebackDecline => OfferAnswer::Decline,
            _ => OfferAnswer::Withdraw,
        };
        let done = self.service.offers.answer_takeback(&incoming.caller, id, answer, offered).about(id)?;
        Ok(takeback_answer(&done, update))
    }

    pub(super) fn abort_command(
        &self,
        incoming: &Incoming,
        game: Option<&str>,
    ) -> Result<Response, CommandError> {
        let id = self.service.games.find(&incoming.caller, game, MatchFilter::Ongoing)?;
        self.abort(incoming, id, false)
    }

    pub(super) fn abort(&self, incoming: &Incoming, id: Id, update: bool) -> Result<Response, CommandError> {
        self.service.offers.abort(&incoming.caller, id).about(id)?;
        Ok(answer(say!("abort-done"), update))
    }

    pub(super) fn rematch_command(
        &self,
        incoming: &Incoming,
        game: Option<&str>,
    ) -> Result<Response, CommandError> {
        let id = self.service.games.find(&incoming.caller, game, MatchFilter::Ended)?;
        self.rematch(incoming, id, false)
    }

    pub(super) fn rematch(
        &self,
        incoming: &Incoming,
        id: Id,
        update: bool,
    ) -> Result<Response, CommandError> {
        let text =
            match self.service.challenges.rematch(&incoming.caller, id, self.seed()?, (self.lots.coin)())? {
                RematchOutcome::Offered(challenge) => {
                    say!("rematch-done-offered", until = relative(challenge.expires))
                }
                RematchOutcome::Begun(challenge, _) => {
                    say!("rematch-done-begun", challenger = mention(challenge.challenger))
                }
            };
        Ok(answer(text, update))
    }
}

/// The offers that a player of an ongoing game may make, answer or withdraw, and the ways to end it.
fn offer_buttons(match_view: &MatchView, side: Side) -> Vec<Button> {
    let mut buttons = Vec::new();
    let mut offer = |standing: Option<(Side, Revision)>, presses: [(ButtonAction, &str); 4]| {
        let [make, accept, decline, withdraw] = presses;
        let chosen = match standing {
            None => vec![(make, Style::Plain)],
            Some((by, _)) if by == side => vec![(withdraw, Style::Plain)],
            Some(_) => vec![(accept, Style::Good), (decline, Style::Plain)],
        };
        let revision = standing.map_or(match_view.game.revision, |(_, revision)| revision);
        buttons.extend(chosen.into_iter().map(|((press, label), style)| {
            subject_button(press, match_view.game.id, revision, say!(label), style)
        }));
    };
    let draw = match_view.game.draw_offer.map(|offer| (offer.by, offer.revision));
    offer(
        draw,
        [
            (ButtonAction::DrawOffer, "button-draw-offer"),
            (ButtonAction::DrawAccept, "button-draw-accept"),
            (ButtonAction::DrawDecline, "button-draw-decline"),
            (ButtonAction::DrawWithdraw, "button-draw-withdraw"),
        ],
    );
    let takeback = match_view.game.takeback_offer.map(|offer| (offer.by, offer.revision));
    if takeback.is_some() || match_view.game.moves.iter().any(|ply| ply.side == side) {
        offer(
            takeback,
            [
                (ButtonAction::Takeback, "button-takeback"),
                (ButtonAction::TakebackAccept, "button-takeback-accept"),
                (ButtonAction::TakebackDecline, "button-takeback-decline"),
                (ButtonAction::TakebackWithdraw, "button-takeback-withdraw"),
            ],
        );
    }
    if match_view.game.can_be_aborted() {
        buttons.push(button(ButtonAction::Abort, match_view, "button-abort", Style::Danger));
    }
    buttons.push(button(ButtonAction::Resign, match_view, "button-resign", Style::Danger));
    buttons
}

fn takeback_answer(done: &OfferOutcome, update: bool) -> Response {
    let opponent = match done.match_view.observer {
        Observer::Player(side) => mention(done.match_view.game.seat(side.other())),
        Observer::Public | Observer::Revealed => String::new(),
    };
    let text = match done.step {
        OfferStep::Offered => say!("takeback-done-offered", opponent = opponent),
        OfferStep::Accepted => say!("takeback-done-accepted"),
        OfferStep::Declined => say!("takeback-done-declined"),
        OfferStep::Withdrawn => say!("takeback-done-withdrawn"),
    };
    answer(text, update)
}

fn answer(text: String, update: bool) -> Response {
    let reply = Reply::text(text);
    if update { Response::Update(reply) } else { Response::Private(reply) }
}
