//! Swiss tournaments with absent people, outages and kills, checked against a second count.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use sealed_move::domain::tournament::{EntryState, SeasonState, TableResult};
use sealed_move::domain::{MessageKind, PlayerId};
use sealed_move::gamefile::TournamentFile;
use sealed_move::service::SeasonView;

use super::SwissWorld;
use crate::leagues::{HOUR, LeagueWorld};
use crate::random::Random;

/// Hours per step.
const STEP: i64 = 8;

fn play(swiss: &mut SwissWorld, random: &mut Random, absent: &BTreeSet<u64>) {
    for game in swiss.world.running() {
        let found = swiss.world.service.games.summary(game).unwrap().unwrap();
        let player = found.seats[found.turn.index()].person().unwrap();
        if found.ending.is_some() || absent.contains(&player.0) || random.below(4) > 0 {
            continue;
        }
        match found.move_number {
            1 => swiss.world.play(player, game, "a2a3"),
            2 => swiss.world.play(player, game, "a11a10"),
            _ => {
                let call = swiss.world.call(player);
                swiss.world.service.moves.resign(&call, game, None).unwrap();
            }
        }
    }
}

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

fn simulate(world: LeagueWorld, number: u64) {
    let mut random = Random::new(number);
    let people = 6 + random.below(35) as u64;
    let absent: BTreeSet<u64> = (1..=people).filter(|_| random.below(20) == 0).collect();
    let mut swiss = SwissWorld::over(world, people);
    for step in 0.. {
        assert!(step < 3 * 400, "Swiss tournament {number} of {people} never ends");
        match random.below(40) {
            0 => swiss.world.outage(HOUR * (1 + random.below(30)) as i64),
            1..10 => {
                // Killed somewhere in the work of the jobs; the claim expires after seconds.
                swiss.world.now.0 += STEP * HOUR;
                let patience = Duration::from_millis((STEP * HOUR) as u64 + 60_000);
                swiss.world.work(patience, random.below(4) as u32);
                swiss.world.restart();
                swiss.world.now.0 += 15_000;
                swiss.world.step(0);
            }
            _ => swiss.world.step(STEP * HOUR),
        }
        play(&mut swiss, &mut random, &absent);
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
        return;
    }
    check_table(&view);
    let text = swiss.world.file(view.id);
    TournamentFile::read(&text).unwrap().verify().unwrap_or_else(|flaw| panic!("{flaw}\n{text}"));
    // At most three pings: it tells its start and its end once.
    assert_eq!(swiss.world.told(MessageKind::SeasonBegun), 1);
    assert_eq!(swiss.world.told(MessageKind::SeasonOver), 1);
    let linked: Vec<_> = view.divisions[0].games.iter().filter_map(|game| game.game).collect();
    assert_eq!(linked.iter().collect::<BTreeSet<_>>().len(), linked.len(), "a match plays two games");
    for game in linked {
        assert!(swiss.world.service.games.summary(game).unwrap().unwrap().ending.is_some());
    }
    assert!(swiss.world.running().is_empty(), "Swiss tournament {number}");
}

#[test]
fn swiss_tournaments_with_absences_outages_and_kills_end() {
    for number in 0..4 {
        simulate(LeagueWorld::new(), number);
    }
}

#[test]
#[ignore = "takes long"]
fn two_hundred_swiss_tournaments_end() {
    for number in 1000..1200 {
        simulate(LeagueWorld::new(), number);
    }
}

#[test]
fn three_processes_run_a_swiss_tournament_as_one_does() {
    if let Some(world) = LeagueWorld::of_three_processes() {
        simulate(world, 7);
    }
}
