//! Sixty days of a ladder with absent people, outages and kills (`TOURNAMENTS.md` §9.3).

use std::collections::BTreeSet;

use sealed_move::domain::tournament::{EntryState, SeasonGame, TableResult};
use sealed_move::domain::{MessageKind, PlayerId};

use super::LadderWorld;
use crate::leagues::{DAY, HOUR, LeagueWorld};
use crate::random::Random;

const PEOPLE: u64 = 12;

/// Never moves.
const ABSENT: u64 = 3;

/// Hours per step.
const STEP: i64 = 6;

/// The order that the results of a ladder give, by number, computed without the program's own ladder.
fn expected(people: u32, games: &[SeasonGame], off: &[u32], absent: u32) -> Vec<u32> {
    let mut order: Vec<u32> = (1..=people).collect();
    let mut ended: Vec<_> = games.iter().filter(|game| game.result().is_some()).collect();
    ended.sort_by_key(|game| (game.ladder.unwrap().ended, game.pair.round));
    for game in ended {
        let challenger = game.ladder.unwrap().challenger;
        let [first, second] = game.pair.seats();
        let challenged = if first == challenger { second } else { first };
        let (loser, late) = match game.result().unwrap() {
            TableResult::FirstWon { late } => (second, late),
            TableResult::SecondWon { late } => (first, late),
            TableResult::Drawn => continue,
        };
        let place = |who: u32| order.iter().position(|other| *other == who).unwrap();
        if late && loser == absent {
            let at = place(loser);
            order[at..].rotate_left(1);
        } else if loser == challenged && place(challenger) > place(challenged) {
            let (to, from) = (place(challenged), place(challenger));
            order[to..=from].rotate_right(1);
        }
    }
    order.retain(|number| !off.contains(number));
    order
}

fn challenge(ladder: &mut LadderWorld, random: &mut Random) {
    let person = 1 + random.below(PEOPLE as usize) as u64;
    let Ok(may) = ladder.may(person) else { return };
    ladder.challenge(person, may[random.below(may.len())]).unwrap();
}

fn simulate(world: LeagueWorld, number: u64) {
    let mut random = Random::new(number);
    let mut ladder = LadderWorld::over(world, PEOPLE);
    let absent = BTreeSet::from([PlayerId(ABSENT)]);
    for step in 0..60 * 24 / STEP {
        ladder.world.troubled_step(STEP * HOUR, &mut random);
        // In the last weeks games only end.
        if step < 40 * 24 / STEP {
            challenge(&mut ladder, &mut random);
        }
        ladder.world.play_turns(&mut random, &absent, 4);
    }
    ladder.world.step(DAY);
    let view = ladder.world.view(ladder.ladder);
    let games = &view.divisions[0].games;
    assert!(games.len() > 20, "ladder {number}: {}", games.len());
    assert!(games.iter().all(|game| game.result().is_some()), "ladder {number}: {games:?}");
    let off: Vec<u32> = view
        .entries
        .iter()
        .filter(|entry| entry.state == EntryState::Out)
        .map(|entry| entry.seat.unwrap().number)
        .collect();
    // Everyone joined in order, so the numbers are the people.
    let order: Vec<u32> = ladder.order().into_iter().map(|person| person as u32).collect();
    assert_eq!(order, expected(PEOPLE as u32, games, &off, ABSENT as u32), "ladder {number}");
    assert_eq!(ladder.world.told(MessageKind::SeasonAct), off.len(), "each of them is told once");
    let places: Vec<u32> = view.divisions[0].rows.iter().filter_map(|row| Some(row.place?.rank)).collect();
    assert!(places.iter().copied().eq(1..=places.len() as u32), "{places:?}");
    // Matches have the people of their games' seats, by side.
    let people = |game: &SeasonGame| {
        let found = ladder.world.service.games.summary(game.game.unwrap()).unwrap().unwrap();
        found.seats.map(|seat| seat.person().unwrap())
    };
    for game in games {
        let [first, second] = people(game);
        assert_eq!([first, second].map(|PlayerId(id)| id as u32), game.pair.seats());
    }
}

#[test]
fn sixty_days_of_a_ladder_survive_kills() {
    for number in 0..4 {
        simulate(LeagueWorld::new(), number);
    }
}

#[test]
fn three_processes_run_a_ladder_as_one_does() {
    if let Some(world) = LeagueWorld::of_three_processes() {
        simulate(world, 7);
    }
}
