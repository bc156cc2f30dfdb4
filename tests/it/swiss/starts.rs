//! When a Swiss tournament starts, and who may join it.

use std::collections::BTreeSet;

use sealed_move::domain::tournament::SeasonState;
use sealed_move::domain::{MessageKind, PlayerId, UserError};

use super::SwissWorld;
use crate::actions::refused;
use crate::leagues::DAY;

#[test]
fn it_starts_on_its_date_with_a_game_for_everyone() {
    let mut swiss = SwissWorld::open(8);
    swiss.world.step(3 * DAY - 60_000);
    assert_eq!(swiss.world.view(swiss.swiss).state, SeasonState::Open);
    assert!(swiss.world.view(swiss.swiss).swiss.is_none());
    swiss.world.step(60_000);
    let view = swiss.world.view(swiss.swiss);
    assert_eq!(view.state, SeasonState::Running);
    let table = view.swiss.unwrap();
    assert_eq!((table.round, table.rounds, table.table.len()), (1, 3, 8));
    assert_eq!(swiss.world.running().len(), 4);
    let numbers: BTreeSet<u32> = swiss.games().iter().flat_map(|game| game.pair.seats()).collect();
    assert_eq!(numbers.len(), 8);
    assert_eq!(swiss.world.told(MessageKind::SeasonBegun), 1);
    assert_eq!(refused(swiss.world.join(swiss.swiss, PlayerId(9))), UserError::SwissBegun);
}

#[test]
fn five_people_wait_three_weeks_at_most() {
    let mut swiss = SwissWorld::open(5);
    swiss.world.step(3 * DAY);
    assert_eq!(swiss.world.view(swiss.swiss).starts, Some(swiss.world.now.plus_days(7)));
    for _ in 0..3 {
        assert_eq!(swiss.world.view(swiss.swiss).state, SeasonState::Open);
        swiss.world.step(7 * DAY);
    }
    assert_eq!(swiss.world.view(swiss.swiss).state, SeasonState::Off);
    assert_eq!(swiss.world.told(MessageKind::SeasonAct), 4, "three times moved, then canceled");
}

#[test]
fn a_message_pings_fifty_people_at_most() {
    let swiss = SwissWorld::begun(51);
    assert_eq!(swiss.world.told(MessageKind::SeasonBegun), 2);
    let table = swiss.world.view(swiss.swiss).swiss.unwrap();
    assert_eq!(table.rounds, 6);
    // The odd one out has a bye.
    assert_eq!(swiss.world.running().len(), 25);
    assert_eq!(table.table.iter().map(|row| row.halves).sum::<u32>(), 2);
}
