//! Acts of organizers in a cup.

use sealed_move::domain::tournament::{SeasonState, TableResult};
use sealed_move::domain::{UserError, Verdict};

use super::CupWorld;
use crate::actions::refused;
use crate::leagues::{ADMIN, DAY, GUILD};

const FIRST: TableResult = TableResult::FirstWon { late: false };

#[test]
fn a_result_stays_once_another_game_follows_from_it() {
    let mut cup = CupWorld::new(4, 4);
    let games = cup.pair(1, 1).games;
    let call = cup.world.call(ADMIN);
    cup.world.service.tournaments.decide(&call, cup.cup, games[0].pair, FIRST).unwrap();
    let call = cup.world.call(ADMIN);
    cup.world.service.tournaments.undo(&call, cup.cup, games[0].pair).unwrap();
    cup.world.step(0);
    let begun = cup.pair(1, 1).games[0];
    assert!(begun.game.is_some() && begun.begun == 2, "the game begins again");
    // Both won with the first side, so a third game follows.
    for game in &games {
        let call = cup.world.call(ADMIN);
        cup.world.service.tournaments.decide(&call, cup.cup, game.pair, FIRST).unwrap();
    }
    cup.world.step(0);
    let decider = *cup.pair(1, 1).decider().unwrap();
    let call = cup.world.call(ADMIN);
    let undone = cup.world.service.tournaments.undo(&call, cup.cup, games[0].pair);
    assert_eq!(refused(undone), UserError::ResultStands);
    let call = cup.world.call(ADMIN);
    cup.world.service.tournaments.decide(&call, cup.cup, decider.pair, FIRST).unwrap();
    cup.world.step(0);
    assert_eq!(cup.pair(1, 1).winner, Some(decider.pair.first));
    // Until the final is known, the third game's result can be taken back.
    let call = cup.world.call(ADMIN);
    cup.world.service.tournaments.undo(&call, cup.cup, decider.pair).unwrap();
    cup.world.step(0);
    assert_eq!(cup.pair(1, 1).winner, None);
    cup.end(&cup.pair(1, 1).decider().copied().unwrap(), Some(decider.pair.second));
    let [upper, _] = cup.people(1, 2);
    cup.win(1, 2, upper);
    let call = cup.world.call(ADMIN);
    let late = cup.world.service.tournaments.decide(&call, cup.cup, decider.pair, FIRST);
    assert_eq!(refused(late), UserError::ResultStands);
}

#[test]
fn an_organizer_who_plays_decides_nothing_in_the_cup() {
    let mut cup = CupWorld::new(4, 4);
    cup.level(1, 1);
    let decider = cup.pair(1, 1).decider().unwrap().pair;
    let player = cup.person(cup.people(1, 2)[0]);
    for pair in [decider, cup.pair(1, 1).games[0].pair] {
        let call = cup.world.call(player);
        let decided = cup.world.service.tournaments.decide(&call, cup.cup, pair, FIRST);
        assert_eq!(refused(decided), UserError::OwnDivision);
    }
}

#[test]
fn a_cup_can_be_canceled_but_not_ended() {
    let mut cup = CupWorld::new(4, 4);
    let call = cup.world.call(ADMIN);
    assert_eq!(refused(cup.world.service.tournaments.end_early(&call, cup.cup)), UserError::NotInThisState);
    let call = cup.world.call(ADMIN);
    cup.world.service.tournaments.call_off(&call, cup.cup).unwrap();
    cup.world.step(0);
    let view = cup.world.view(cup.cup);
    assert_eq!((view.state, cup.world.running().len()), (SeasonState::Off, 0));
    assert!(view.divisions[0].games.iter().all(|game| game.result().is_none()), "nobody loses by that");
    cup.world.step(10 * DAY);
    assert_eq!(cup.world.view(cup.cup).state, SeasonState::Off);
}

#[test]
fn a_removed_person_loses_their_pair() {
    let mut cup = CupWorld::new(4, 4);
    let [upper, lower] = cup.people(1, 1);
    let view = cup.world.view(cup.cup);
    let entry = view.entries.iter().find(|entry| entry.seat.unwrap().number == upper).unwrap();
    let call = cup.world.call(ADMIN);
    cup.world.service.tournaments.remove(&call, cup.cup, entry.ticket).unwrap();
    cup.world.step(0);
    assert_eq!(cup.pair(1, 1).winner, Some(lower));
}

#[test]
fn an_aborted_game_begins_again() {
    let mut cup = CupWorld::new(4, 4);
    let game = cup.pair(1, 1).games[0];
    let (id, off) = (game.game.unwrap(), Verdict::CalledOff);
    let call = cup.world.call(ADMIN);
    let prompt = cup.world.service.adjudications.propose(&call, GUILD, id, off, None).unwrap();
    let call = cup.world.call(ADMIN);
    let seen = prompt.match_view.game.revision;
    cup.world.service.adjudications.end(&call, GUILD, id, seen).unwrap();
    cup.world.step(0);
    let again = cup.pair(1, 1).games[0];
    assert!(again.game.is_some() && again.game != game.game && again.begun == 2, "{again:?}");
}
