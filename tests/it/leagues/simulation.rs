//! Whole seasons of many people, with absent ones, outages and kills (`TOURNAMENTS.md` §9.2).

use std::collections::BTreeSet;
use std::time::Duration;

use sealed_move::domain::tournament::SeasonState;
use sealed_move::domain::{MessageKind, PlayerId};
use sealed_move_rules::Side;

use super::{DAY, Figures, HOUR, LeagueWorld, check_table, people, run_many};
use crate::databases::TestDatabase;
use crate::random::Random;

/// Seasons in a usual run, and in the long one.
const USUAL: u64 = 6;
const LONG: u64 = 1000;

/// Seasons of three processes on PostgreSQL in a usual run, and in the long one.
const USUAL_SHARED: u64 = 1;
const LONG_SHARED: u64 = 50;

const PEOPLE: u64 = 40;

/// Hours per step.
const STEP: i64 = 6;

fn simulate(mut world: LeagueWorld, number: u64) -> Figures {
    let mut random = Random::new(number);
    let league = world.league(8, people(1..=PEOPLE));
    let absent: BTreeSet<PlayerId> =
        (0..PEOPLE / 20).map(|_| PlayerId(1 + random.below(PEOPLE as usize) as u64)).collect();
    let outages: Vec<usize> = (0..2).map(|_| 20 + random.below(180)).collect();
    let mut away = 0;
    for step in 0.. {
        assert!(step < 400, "season {number} never ends");
        if outages.contains(&step) {
            let ms = HOUR * (1 + random.below(60)) as i64;
            away += ms;
            world.outage(ms);
        } else if random.below(4) == 0 {
            world.step_killed(STEP * HOUR, random.below(5) as u32);
        } else {
            world.step(STEP * HOUR);
        }
        // One to two days for a turn.
        world.play_turns(&mut random, &absent, 6);
        if random.below(60) == 0 {
            let person = PlayerId(PEOPLE + 1 + random.below(3) as u64);
            drop(world.join(league, person));
        }
        if world.view(league).number == 2 {
            break;
        }
    }
    let over = world.numbered(league, 1);
    check_table(&world, &over);
    // On the day, in season time.
    let (began, ended) = (over.began.unwrap(), over.ended.unwrap());
    let length = ended.0 - began.0 - away;
    assert!((56 * DAY - HOUR..57 * DAY).contains(&length), "season {number}: {length}");
    let figures = world.check_over(&over);
    // A first season has no announcement.
    assert_eq!(figures.pings, 2);
    assert_eq!(world.told(MessageKind::SeasonBegun), over.divisions.len());
    assert_eq!(over.state, SeasonState::Over);
    for person in &absent {
        let entry = over.entry_of(*person).unwrap();
        assert!(entry.state.is_out() || entry.late < 2, "{entry:?}");
    }
    figures
}

#[test]
fn seasons_with_absences_outages_and_kills_end_on_the_day() {
    run_many(1, USUAL, |number| simulate(LeagueWorld::new(), number));
}

#[test]
#[ignore = "takes long"]
fn a_thousand_seasons_end_on_the_day() {
    run_many(1000, LONG, |number| simulate(LeagueWorld::new(), number));
}

/// Simulates seasons of three processes, two of which are killed all the time.
fn simulate_shared(from: u64, count: u64) {
    if TestDatabase::migrated().is_some() {
        run_many(from, count, |number| simulate(LeagueWorld::of_three_processes().unwrap(), number));
    }
}

#[test]
fn three_processes_run_a_season_as_one_does() {
    simulate_shared(0, USUAL_SHARED);
}

#[test]
#[ignore = "takes long"]
fn fifty_seasons_of_three_processes_end_on_the_day() {
    simulate_shared(100, LONG_SHARED);
}

#[test]
fn both_sides_of_a_kill_in_the_end_leave_one_next_season() {
    let mut world = LeagueWorld::new();
    let league = world.league(8, people(1..=4));
    world.step(3 * DAY + HOUR);
    for _ in 0..55 {
        world.step(DAY);
        for game in world.running() {
            world.win(game, Side::First);
        }
    }
    world.now.0 += 2 * DAY;
    for steps in [0, 1, 0, 2, 1, 3, 20] {
        world.work(Duration::from_millis(3 * DAY as u64), steps);
        world.restart();
        world.now.0 += 15_000;
    }
    world.step(0);
    assert_eq!(world.view(league).number, 2);
    check_table(&world, &world.numbered(league, 1));
    assert_eq!(world.told(MessageKind::SeasonOver), 1);
}
