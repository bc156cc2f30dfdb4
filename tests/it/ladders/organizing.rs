//! Acts of organizers.

use sealed_move::domain::tournament::{SeasonState, TableResult};
use sealed_move::domain::{EndReason, MessageKind, PlayerId, ReservedNames, UserError, Verdict};

use super::LadderWorld;
use crate::actions::refused;
use crate::leagues::{ADMIN, GUILD};

#[test]
fn a_decision_moves_people_and_is_final() {
    let mut ladder = LadderWorld::new(4);
    ladder.challenge(4, 2).unwrap();
    let game = ladder.game(4, 2);
    // 2 was challenged, so they have the first side.
    let won = TableResult::SecondWon { late: false };
    let call = ladder.world.call(ADMIN);
    ladder.world.service.tournaments.decide(&call, ladder.ladder, game.pair, won).unwrap();
    ladder.world.step(0);
    assert_eq!(ladder.order(), [1, 4, 2, 3]);
    let ending = ladder.world.service.games.summary(game.game.unwrap()).unwrap().unwrap().ending.unwrap();
    assert_eq!(ending.reason, EndReason::ByOrganizer);
    assert_eq!(ladder.world.told(MessageKind::SeasonAct), 1);
    let call = ladder.world.call(ADMIN);
    let again = ladder.world.service.tournaments.decide(&call, ladder.ladder, game.pair, TableResult::Drawn);
    assert_eq!(refused(again), UserError::NoSuchSeasonGame);
    let call = ladder.world.call(ADMIN);
    let undone = ladder.world.service.tournaments.undo(&call, ladder.ladder, game.pair);
    assert_eq!(refused(undone), UserError::NoSuchSeasonGame);
    assert_eq!(ladder.order(), [1, 4, 2, 3]);
}

#[test]
fn organizers_on_the_ladder_cannot_change_it() {
    let mut ladder = LadderWorld::new(3);
    ladder.world.join(ladder.ladder, ADMIN).unwrap();
    let ticket = ladder.world.view(ladder.ladder).entry_of(PlayerId(1)).unwrap().ticket;
    let call = ladder.world.call(ADMIN);
    assert_eq!(
        refused(ladder.world.service.tournaments.remove(&call, ladder.ladder, ticket)),
        UserError::OwnDivision
    );
    let call = ladder.world.call(ADMIN);
    assert_eq!(
        refused(ladder.world.service.tournaments.end_early(&call, ladder.ladder)),
        UserError::OwnDivision
    );
    let call = ladder.world.call(ADMIN);
    ladder.world.service.tournaments.leave_now(&call, ladder.ladder).unwrap();
    let call = ladder.world.call(ADMIN);
    ladder.world.service.tournaments.remove(&call, ladder.ladder, ticket).unwrap();
    assert_eq!(ladder.order(), [2, 3]);
}

#[test]
fn an_aborted_game_begins_again() {
    let mut ladder = LadderWorld::new(3);
    ladder.challenge(3, 1).unwrap();
    let game = ladder.game(3, 1).game.unwrap();
    let call = ladder.world.call(ADMIN);
    let proposed =
        ladder.world.service.adjudications.propose(&call, GUILD, game, Verdict::CalledOff, None).unwrap();
    let call = ladder.world.call(ADMIN);
    ladder.world.service.adjudications.end(&call, GUILD, game, proposed.match_view.game.revision).unwrap();
    ladder.world.step(0);
    let again = ladder.game(3, 1);
    assert!(again.game.is_some_and(|id| id != game) && again.result().is_none());
    assert_eq!((ladder.world.running().len(), again.begun), (1, 2));
    assert_eq!(again.ladder.unwrap().challenger, ladder.number(3));
    ladder.win(3, 1);
    assert_eq!(ladder.order(), [3, 1, 2]);
}

#[test]
fn an_ended_ladder_keeps_its_order_and_opens_its_seed() {
    let mut ladder = LadderWorld::new(3);
    ladder.challenge(3, 1).unwrap();
    let game = ladder.game(3, 1).game.unwrap();
    ladder.world.both_move(game);
    let call = ladder.world.call(ADMIN);
    assert_eq!(
        refused(ladder.world.service.tournaments.call_off(&call, ladder.ladder)),
        UserError::NotInThisState
    );
    let call = ladder.world.call(ADMIN);
    ladder.world.service.tournaments.end_early(&call, ladder.ladder).unwrap();
    ladder.world.step(0);
    let view = ladder.world.view(ladder.ladder);
    assert_eq!((view.number, view.state), (1, SeasonState::Over), "no season follows");
    assert!(view.seed.is_some_and(|seed| seed.commitment() == view.commitment));
    assert_eq!(ladder.order(), [1, 2, 3]);
    assert_eq!(ladder.game(3, 1).result(), Some(TableResult::Drawn));
    assert_eq!(ladder.world.told(MessageKind::SeasonOver), 0, "the act tells it");
    assert_eq!(refused(ladder.challenge(3, 2)), UserError::TournamentOver);
    let call = ladder.world.call(PlayerId(2));
    assert_eq!(
        refused(ladder.world.service.tournaments.leave_now(&call, ladder.ladder)),
        UserError::TournamentOver
    );
    // A ladder draws nothing.
    let proof = ladder.world.service.tournaments.proof(view.id, &ReservedNames::default());
    assert_eq!(refused(proof), UserError::NoDraw);
}
