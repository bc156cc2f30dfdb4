//! The start of a cup, and joining.

use std::collections::BTreeSet;

use sealed_move::domain::tournament::{EntryState, KindTerms, SeasonState, TournamentTerms};
use sealed_move::domain::{MessageKind, PlayerId, UserError};
use sealed_move::gamefile::TournamentFile;

use super::CupWorld;
use crate::actions::refused;
use crate::leagues::{ADMIN, DAY, LeagueWorld, random_seed};

#[test]
fn a_full_cup_starts_at_once() {
    let mut cup = CupWorld::new(8, 7);
    assert_eq!(cup.world.view(cup.cup).state, SeasonState::Open);
    cup.world.join(cup.cup, PlayerId(8)).unwrap();
    assert_eq!(refused(cup.world.join(cup.cup, PlayerId(9))), UserError::SeasonFull { most: 8 });
    cup.world.step(0);
    let view = cup.world.view(cup.cup);
    assert_eq!(view.state, SeasonState::Running);
    assert_eq!(view.cup.as_ref().unwrap().rounds.iter().map(Vec::len).collect::<Vec<_>>(), [4, 2, 1]);
    assert_eq!(cup.world.running().len(), 8, "two games for each of four pairs");
    assert_eq!(cup.world.told(MessageKind::SeasonBegun), 1);
    assert_eq!(refused(cup.world.join(cup.cup, PlayerId(9))), UserError::CupBegun);
    // Each pair plays on both sides, between the same people.
    for pair in 1..=4 {
        let found = cup.pair(1, pair);
        let [upper, lower] = cup.people(1, pair);
        let sides: Vec<_> = found.games.iter().map(|game| game.pair.seats()).collect();
        assert_eq!(sides, [[upper, lower], [lower, upper]]);
    }
}

#[test]
fn pressing_twice_starts_one_cup() {
    let mut cup = CupWorld::new(8, 1);
    let terms = || TournamentTerms {
        name: "Spring cup".to_owned(),
        kind: KindTerms::Cup { size: 8, start_days: 3 },
        ..LeagueWorld::terms(8)
    };
    let call = cup.world.call(ADMIN);
    let twin = cup.world.service.tournaments.create(&call, terms(), random_seed(2)).unwrap();
    assert_eq!(twin.id, cup.cup);
    cup.world.step(15_000);
    let call = cup.world.call(ADMIN);
    let later = cup.world.service.tournaments.create(&call, terms(), random_seed(2)).unwrap();
    assert_ne!(later.id, cup.cup);
}

#[test]
fn the_first_lot_meets_the_last_one() {
    let cup = CupWorld::new(4, 4);
    let view = cup.world.view(cup.cup);
    let lot = |number: u32| {
        let seats = view.entries.iter().filter_map(|entry| entry.seat);
        seats.filter(|seat| seat.number == number).map(|seat| seat.lot).next().unwrap()
    };
    let lots = [cup.people(1, 1), cup.people(1, 2)].map(|pair| pair.map(lot));
    assert_eq!(lots, [[1, 4], [2, 3]]);
}

#[test]
fn three_people_start_on_the_date_with_a_bye() {
    let mut cup = CupWorld::new(8, 3);
    cup.world.step(3 * DAY - 60_000);
    assert_eq!(cup.world.view(cup.cup).state, SeasonState::Open);
    cup.world.step(60_000);
    assert_eq!(cup.world.view(cup.cup).state, SeasonState::Running);
    let bye = cup.pair(1, 1);
    assert!(bye.is_bye() && bye.games.is_empty());
    let [upper, lower] = cup.people(1, 2);
    cup.win(1, 2, lower);
    assert_eq!(cup.people(2, 1), [bye.winner.unwrap(), lower]);
    assert!(cup.pair(1, 2).people.contains(&Some(upper)));
}

#[test]
fn two_people_wait_three_weeks_at_most() {
    let mut cup = CupWorld::new(4, 2);
    cup.world.step(3 * DAY);
    assert_eq!(cup.world.view(cup.cup).starts, Some(cup.world.now.plus_days(7)));
    for _ in 0..3 {
        assert_eq!(cup.world.view(cup.cup).state, SeasonState::Open);
        cup.world.step(7 * DAY);
    }
    assert_eq!(cup.world.view(cup.cup).state, SeasonState::Off);
    assert_eq!(cup.world.told(MessageKind::SeasonAct), 4, "three times moved, then canceled");
    assert_eq!(refused(cup.world.join(cup.cup, PlayerId(3))), UserError::TournamentOver);
}

#[test]
fn joins_delivered_twice_are_one_entry_each() {
    let mut cup = CupWorld::new(32, 0);
    let (mut joined, mut full) = (BTreeSet::new(), 0);
    for person in (1..=200).flat_map(|person| [person, person]) {
        match cup.world.join(cup.cup, PlayerId(person)) {
            Ok(_) => assert!(joined.insert(person)),
            again => match refused(again) {
                UserError::AlreadyEntered => assert!(joined.contains(&person)),
                UserError::SeasonFull { most: 32 } => full += 1,
                other => panic!("{other:?}"),
            },
        }
    }
    assert_eq!((joined.len(), full), (32, 2 * 168));
    cup.world.step(0);
    let view = cup.world.view(cup.cup);
    assert_eq!(view.people(EntryState::In).count(), 32);
    assert_eq!(cup.world.running().len(), 32);
}

#[test]
fn the_file_of_a_cup_proves_its_draw() {
    let mut cup = CupWorld::new(4, 4);
    for (round, pair) in [(1, 1), (1, 2), (2, 1)] {
        let [upper, _] = cup.people(round, pair);
        cup.win(round, pair, upper);
    }
    let view = cup.world.view(cup.cup);
    assert_eq!(view.state, SeasonState::Over);
    let text = cup.world.file(view.id);
    assert!(text.contains("kind: cup\n"), "{text}");
    TournamentFile::read(&text).unwrap().verify().unwrap();
    let swapped = text.replace("\n1 ", "\n9 ");
    let read = TournamentFile::read(&swapped).map(|file| file.verify().is_err());
    assert!(read.unwrap_or(true), "{swapped}");
}
