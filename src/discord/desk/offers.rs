//! What players offer each other, and the menu from which they do.

use super::super::buttons::Press;
use super::super::reply::{Answer, Button, Reply, Style};
use super::{About, COLOUR, Desk, Incoming, Trouble, button, game_name, mention, relative, subject_button};
use crate::matches::{Id, OfferAnswer, Revision, TakebackStep};
use crate::service::{MatchView, RematchDone, TakebackDone, Wanted};
use crate::words::say;
use sealed_move_rules::{Observer, Side};

impl Desk {
    /// What else can be done in a game.
    pub(super) fn more(&self, incoming: &Incoming, id: Id) -> Result<Answer, Trouble> {
        let look = self.look(incoming, id).about(id)?;
        let side = look.game.side_of(incoming.call.player)?;
        let title = say!("more-title", game = game_name(&look), opponent = self.opponent_name(&look));
        let over = look.game.ending.is_some();
        let mut buttons = if over {
            vec![button(Press::Rematch, &look, "button-rematch", Style::Primary)]
        } else {
            offer_buttons(&look, side)
        };
        buttons.push(button(Press::Note, &look, "button-note", Style::Plain));
        Ok(Answer::Private(Reply {
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
    ) -> Result<Answer, Trouble> {
        let id = self.service.which(&incoming.asker, game, Wanted::Ongoing)?;
        self.offer_takeback(incoming, id, false)
    }

    pub(super) fn offer_takeback(
        &self,
        incoming: &Incoming,
        id: Id,
        update: bool,
    ) -> Result<Answer, Trouble> {
        let done = self.service.offer_takeback(&incoming.call, id).about(id)?;
        Ok(takeback_answer(&done, update))
    }

    pub(super) fn answer_takeback(
        &self,
        incoming: &Incoming,
        id: Id,
        offered: Revision,
        press: &Press,
        update: bool,
    ) -> Result<Answer, Trouble> {
        let answer = match press {
            Press::TakebackAccept => OfferAnswer::Accept,
            Press::TakebackDecline => OfferAnswer::Decline,
            _ => OfferAnswer::Withdraw,
        };
        let done = self.service.answer_takeback(&incoming.call, id, answer, offered).about(id)?;
        Ok(takeback_answer(&done, update))
    }

    pub(super) fn abort_command(&self, incoming: &Incoming, game: Option<&str>) -> Result<Answer, Trouble> {
        let id = self.service.which(&incoming.asker, game, Wanted::Ongoing)?;
        self.abort(incoming, id, false)
    }

    pub(super) fn abort(&self, incoming: &Incoming, id: Id, update: bool) -> Result<Answer, Trouble> {
        self.service.abort(&incoming.call, id).about(id)?;
        Ok(answer(say!("abort-done"), update))
    }

    pub(super) fn rematch_command(&self, incoming: &Incoming, game: Option<&str>) -> Result<Answer, Trouble> {
        let id = self.service.which(&incoming.asker, game, Wanted::Ended)?;
        self.rematch(incoming, id, false)
    }

    pub(super) fn rematch(&self, incoming: &Incoming, id: Id, update: bool) -> Result<Answer, Trouble> {
        let text = match self.service.rematch(&incoming.call, id, self.seed()?, (self.lots.coin)())? {
            RematchDone::Offered(challenge) => {
                say!("rematch-done-offered", until = relative(challenge.expires))
            }
            RematchDone::Begun(challenge, _) => {
                say!("rematch-done-begun", challenger = mention(challenge.challenger))
            }
        };
        Ok(answer(text, update))
    }
}

/// The offers that a player of an ongoing game may make, answer or withdraw, and the ways to end it.
fn offer_buttons(look: &MatchView, side: Side) -> Vec<Button> {
    let mut buttons = Vec::new();
    let mut offer = |standing: Option<(Side, Revision)>, presses: [(Press, &str); 4]| {
        let [make, accept, decline, withdraw] = presses;
        let chosen = match standing {
            None => vec![(make, Style::Plain)],
            Some((by, _)) if by == side => vec![(withdraw, Style::Plain)],
            Some(_) => vec![(accept, Style::Good), (decline, Style::Plain)],
        };
        let revision = standing.map_or(look.game.revision, |(_, revision)| revision);
        buttons.extend(chosen.into_iter().map(|((press, label), style)| {
            subject_button(press, look.game.id, revision, say!(label), style)
        }));
    };
    let draw = look.game.draw_offer.map(|offer| (offer.by, offer.revision));
    offer(
        draw,
        [
            (Press::DrawOffer, "button-draw-offer"),
            (Press::DrawAccept, "button-draw-accept"),
            (Press::DrawDecline, "button-draw-decline"),
            (Press::DrawWithdraw, "button-draw-withdraw"),
        ],
    );
    let takeback = look.game.takeback_offer.map(|offer| (offer.by, offer.revision));
    if takeback.is_some() || look.game.plies.iter().any(|ply| ply.side == side) {
        offer(
            takeback,
            [
                (Press::Takeback, "button-takeback"),
                (Press::TakebackAccept, "button-takeback-accept"),
                (Press::TakebackDecline, "button-takeback-decline"),
                (Press::TakebackWithdraw, "button-takeback-withdraw"),
            ],
        );
    }
    if look.game.can_be_aborted() {
        buttons.push(button(Press::Abort, look, "button-abort", Style::Danger));
    }
    buttons.push(button(Press::Resign, look, "button-resign", Style::Danger));
    buttons
}

fn takeback_answer(done: &TakebackDone, update: bool) -> Answer {
    let opponent = match done.look.observer {
        Observer::Player(side) => mention(done.look.game.seat(side.other())),
        Observer::Public | Observer::Revealed => String::new(),
    };
    let text = match done.step {
        TakebackStep::Offered => say!("takeback-done-offered", opponent = opponent),
        TakebackStep::Accepted => say!("takeback-done-accepted"),
        TakebackStep::Declined => say!("takeback-done-declined"),
        TakebackStep::Withdrawn => say!("takeback-done-withdrawn"),
    };
    answer(text, update)
}

fn answer(text: String, update: bool) -> Answer {
    let reply = Reply::text(text);
    if update { Answer::Update(reply) } else { Answer::Private(reply) }
}
