//! Draw offers and takebacks of the month, and the answers.

use sealed_move::domain::{Id, OfferAnswer, OfferStep, PlayerId, Revision, UserError};
use sealed_move::service::Service;

use super::people::Action;
use super::{Event, HOUR, Month};

impl Month {
    pub(super) fn offer_draw(&mut self, service: &Service, id: Id, turn: u32, agreed: bool) {
        if !self.at_turn(id, turn) {
            return;
        }
        let (player, opponent) = self.pair(id);
        let (by, other) = if self.percent(50) { (player, opponent) } else { (opponent, player) };
        let now = self.now();
        match self.action(service, by, |call| service.offers.offer_draw(call, id)) {
            Ok(done) if done.match_view.game.ending.is_some() => self.ledger.ended(id, now, "agreed"),
            Ok(done) => {
                self.ledger.changed(id);
                let answer = Action::AnswerDraw {
                    game: id,
                    by: other,
                    offered: done.match_view.game.revision,
                    agreed,
                };
                let at = now + self.below(6 * HOUR);
                self.plan(at, Event::Person(answer));
            }
            Err(UserError::DrawAlreadyOffered) => {}
            Err(refusal) => panic!("{refusal:?}"),
        }
    }

    pub(super) fn answer_draw(
        &mut self,
        service: &Service,
        id: Id,
        by: PlayerId,
        offered: Revision,
        agreed: bool,
    ) {
        let answer = if agreed { OfferAnswer::Accept } else { OfferAnswer::Decline };
        let now = self.now();
        match self.action(service, by, |call| service.offers.answer_draw(call, id, answer, offered)) {
            Ok(_) if agreed => self.ledger.ended(id, now, "agreed"),
            Ok(_) => self.ledger.changed(id),
            Err(UserError::NoDrawOffer | UserError::Over) => {}
            Err(refusal) => panic!("{refusal:?}"),
        }
    }

    pub(super) fn offer_takeback(&mut self, service: &Service, id: Id, turn: u32) {
        if !self.at_turn(id, turn) {
            return;
        }
        let (player, opponent) = self.pair(id);
        let (by, other) = if self.percent(25) { (player, opponent) } else { (opponent, player) };
        match self.action(service, by, |call| service.offers.offer_takeback(call, id)) {
            Ok(done) => {
                self.ledger.changed(id);
                let (offered, agreed) = (done.match_view.game.revision, self.percent(60));
                let answer = Action::AnswerTakeback { game: id, by: other, offered, agreed };
                let at = self.now() + self.below(4 * HOUR);
                self.plan(at, Event::Person(answer));
            }
            Err(UserError::NothingToTakeBack | UserError::CannotTakeBack(_)) => {}
            Err(UserError::TakebackRequested | UserError::TakebackAlreadyRequested) => {}
            Err(refusal) => panic!("{refusal:?}"),
        }
    }

    pub(super) fn answer_takeback(
        &mut self,
        service: &Service,
        id: Id,
        by: PlayerId,
        offered: Revision,
        agreed: bool,
    ) {
        let answer = if agreed { OfferAnswer::Accept } else { OfferAnswer::Decline };
        match self.action(service, by, |call| service.offers.answer_takeback(call, id, answer, offered)) {
            Ok(done) if done.step == OfferStep::Accepted => {
                let now = self.now();
                let match_view = done.match_view;
                let next = match_view.game.seat(match_view.board_view.view.turn()).person().unwrap();
                self.ledger.taken_back(id, now, match_view.game.revision.0, next);
                let run = self.people.runs.get_mut(&id).unwrap();
                (run.moves, run.turn) = (match_view.game.moves.len(), run.turn + 1);
                self.turn_begins(id);
            }
            Ok(_) => self.ledger.changed(id),
            Err(UserError::NoTakeback | UserError::Over) => {}
            Err(refusal) => panic!("{refusal:?}"),
        }
    }
}
