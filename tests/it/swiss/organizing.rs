//! What organizers can do in a Swiss tournament.

use sealed_move::domain::UserError;
use sealed_move::domain::tournament::{EntryState, SeasonState, TableResult};

use super::SwissWorld;
use crate::actions::refused;
use crate::leagues::ADMIN;

const FIRST: TableResult = TableResult::FirstWon { late: false };

#[test]
fn a_decision_can_be_taken_back_until_the_end() {
    let mut swiss = SwissWorld::begun(8);
    let games = swiss.open_games();
    let call = swiss.world.call(ADMIN);
    swiss.world.service.tournaments.decide(&call, swiss.swiss, games[0].pair, FIRST).unwrap();
    assert_eq!(swiss.halves(games[0].pair.first), 2);
    swiss.win_all();
    assert_eq!(swiss.world.view(swiss.swiss).swiss.unwrap().round, 2);
    let call = swiss.world.call(ADMIN);
    swiss.world.service.tournaments.undo(&call, swiss.swiss, games[0].pair).unwrap();
    swiss.world.step(0);
    let again = swiss.games().into_iter().find(|game| game.pair == games[0].pair).unwrap();
    assert!(again.is_running() && again.begun == 2, "it begins again: {again:?}");
    for _ in 0..3 {
        swiss.win_all();
    }
    let view = swiss.world.view(swiss.swiss);
    assert_eq!((view.state, swiss.games().len()), (SeasonState::Over, 12));
    assert_eq!(view.swiss.unwrap().table.iter().map(|row| row.halves).sum::<u32>(), 24);
}

#[test]
fn an_organizer_who_plays_decides_nothing() {
    let mut swiss = SwissWorld::begun(8);
    let games = swiss.open_games();
    let call = swiss.world.call(swiss.person(games[1].pair.first));
    let decided = swiss.world.service.tournaments.decide(&call, swiss.swiss, games[0].pair, FIRST);
    assert_eq!(refused(decided), UserError::OwnDivision);
}

#[test]
fn an_early_end_draws_open_games_and_ranks_people() {
    let mut swiss = SwissWorld::begun(8);
    let games = swiss.open_games();
    swiss.win(&games[0]);
    let call = swiss.world.call(ADMIN);
    swiss.world.service.tournaments.end_early(&call, swiss.swiss).unwrap();
    swiss.world.step(0);
    let view = swiss.world.view(swiss.swiss);
    assert_eq!((view.state, swiss.world.running().len()), (SeasonState::Over, 0));
    let first = &view.divisions[0].rows[0];
    assert_eq!((first.number, first.place.unwrap().halves), (games[0].pair.first, 2));
    assert_eq!(swiss.games().iter().filter(|game| game.result() == Some(TableResult::Drawn)).count(), 3);
}

#[test]
fn a_removed_person_loses_their_game() {
    let mut swiss = SwissWorld::begun(8);
    swiss.win_all();
    let [removed, other] = swiss.open_games()[0].pair.seats();
    let before = swiss.halves(other);
    let ticket = swiss.entry(removed).ticket;
    let call = swiss.world.call(ADMIN);
    swiss.world.service.tournaments.remove(&call, swiss.swiss, ticket).unwrap();
    swiss.world.step(0);
    assert_eq!((swiss.entry(removed).state, swiss.halves(other)), (EntryState::Out, before + 2));
}

#[test]
fn a_canceled_one_has_no_result() {
    let mut swiss = SwissWorld::begun(6);
    let call = swiss.world.call(ADMIN);
    swiss.world.service.tournaments.call_off(&call, swiss.swiss).unwrap();
    swiss.world.step(0);
    assert_eq!(swiss.world.view(swiss.swiss).state, SeasonState::Off);
    assert!(swiss.world.running().is_empty());
    assert!(swiss.games().iter().all(|game| game.result().is_none()), "nobody loses by that");
}
