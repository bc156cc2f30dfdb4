//! Swiss tournaments with absent people, outages and kills, checked against a second count.

use std::collections::{BTreeMap, BTreeSet};

use sealed_move::domain::tournament::{EntryState, SeasonState, TableResult};
use sealed_move::domain::{MessageKind, PlayerId};
use sealed_move::gamefile::TournamentFile;
use sealed_move::service::SeasonView;

use super::SwissWorld;
use crate::leagues::{Figures, HOUR, LeagueWorld, run_many};
use crate::random::Random;

/// Hours per step.
const STEP: i64 = 8;

/// Counts the halves and rounds again, from the games and byes alone.
fn check_table(view: &SeasonView) {
    let people: BTreeMap<u32, (EntryState, u32)> = view
        .entries
        .iter()
        .filter_map(|entry| Some((entry.seat?.number, (entry.state, entry.byes))))
        .collect();
    let struck = |number: u32| people[&number].0 == EntryState::Struck;
    let mut halves: BTreeMap<u32, u32> =
        people.iter().map(|(number, (_, byes))| (*number, 2 * byes)).collect();
    let mut rounds: BTreeMap<u32, u32> = people.iter().map(|(number, (_, byes))| (*number, *byes)).collect();
    let mut counted = 0;
    for game in &view.divisions[0].games {
        let [first, second] = game.pair.seats();
        if struck(first) || struck(second) {
            continue;
        }
        counted += 1;
        let (one, other) = match game.result().unwrap() {
            TableResult::FirstWon { .. } => (2, 0),
            TableResult::SecondWon { .. } => (0, 2),
            TableResult::Drawn => (1, 1),
        };
        *halves.get_mut(&first).unwrap() += one;
        *halves.get_mut(&second).unwrap() += other;
        for number in [first, second] {
            *rounds.get_mut(&number).unwrap() += 1;
        }
    }
    let swiss = view.swiss.as_ref().unwrap();
    let staying: Vec<u32> =
        people.iter().filter(|(_, (state, _))| *state == EntryState::In).map(|(number, _)| *number).collect();
    if staying.len() > 1 {
        for number in staying {
            assert_eq!(rounds[&number], swiss.rounds, "person {number}");
        }
    }
    let table: BTreeMap<u32, u32> =
        view.divisions[0].rows.iter().filter_map(|row| Some((row.number, row.place?.halves))).collect();
    halves.retain(|number, _| !struck(*number));
    assert_eq!(table, halves);
    let byes: u32 = people.iter().filter(|(number, _)| !struck(**number)).map(|(_, (_, byes))| byes).sum();
    assert_eq!(table.values().sum::<u32>(), 2 * (counted + byes));
    let ranks: BTreeSet<u32> =
        view.entries.iter().filter_map(|entry| entry.placed).map(|(rank, _)| rank).collect();
    assert!(ranks.iter().copied().eq(1..=table.len() as u32), "{ranks:?}");
}

fn simulate(world: LeagueWorld, number: u64) -> Figures {
    let mut random = Random::new(number);
    let people = 6 + random.below(35) as u64;
    let absent: BTreeSet<PlayerId> = (1..=people).filter(|_| random.below(20) == 0).map(PlayerId).collect();
    let mut swiss = SwissWorld::over(world, people);
    for step in 0.. {
        assert!(step < 3 * 400, "Swiss tournament {number} of {people} never ends");
        swiss.world.troubled_step(STEP * HOUR, &mut random);
        swiss.world.play_turns(&mut random, &absent, 4);
        if random.below(60) == 0 {
            let person = PlayerId(1 + random.below(people as usize) as u64);
            let call = swiss.world.call(person);
            drop(swiss.world.service.tournaments.leave_now(&call, swiss.swiss));
        }
        if !swiss.world.view(swiss.swiss).state.is_live() {
            break;
        }
    }
    let view = swiss.world.view(swiss.swiss);
    if view.state == SeasonState::Off {
        // Too many left before the start.
        assert!(view.entries.len() < 6, "Swiss tournament {number}");
        return Figures::default();
    }
    check_table(&view);
    let text = swiss.world.file(view.id);
    TournamentFile::read(&text).unwrap().verify().unwrap_or_else(|flaw| panic!("{flaw}\n{text}"));
    let figures = swiss.world.check_over(&view);
    assert_eq!(swiss.world.told(MessageKind::SeasonBegun), 1);
    assert_eq!(swiss.world.told(MessageKind::SeasonOver), 1);
    assert!(swiss.world.running().is_empty(), "Swiss tournament {number}");
    figures
}

#[test]
fn swiss_tournaments_with_absences_outages_and_kills_end() {
    run_many(0, 4, |number| simulate(LeagueWorld::new(), number));
}

#[test]
#[ignore = "takes long"]
fn two_hundred_swiss_tournaments_end() {
    run_many(1000, 200, |number| simulate(LeagueWorld::new(), number));
}

#[test]
fn three_processes_run_a_swiss_tournament_as_one_does() {
    if let Some(world) = LeagueWorld::of_three_processes() {
        simulate(world, 7);
    }
}
