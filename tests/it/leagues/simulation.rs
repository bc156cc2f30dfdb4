//! Whole seasons of many people, with absent ones, outages and kills (`TOURNAMENTS.md` §9.2).

use std::collections::BTreeMap;
use std::time::Duration;

use sealed_move::domain::tournament::SeasonState;
use sealed_move::domain::{Id, MessageKind, OfferAnswer, PlayerId};
use sealed_move_rules::Side;

use super::{DAY, HOUR, LeagueWorld, check_table, people};
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

/// Plays the due turns. Absent people never move; the others take one to two days for a turn.
fn play_turns(world: &mut LeagueWorld, random: &mut Random, absent: &[PlayerId]) {
    for game in world.running() {
        let Some(found) = world.service.games.summary(game).unwrap().filter(|game| game.ending.is_none())
        else {
            continue;
        };
        let player = found.seats[found.turn.index()].person().unwrap();
        if absent.contains(&player) || random.below(6) > 0 {
            continue;
        }
        match found.move_number {
            1 => world.play(player, game, "a2a3"),
            2 => world.play(player, game, "a11a10"),
            _ if random.below(3) == 0 => {
                agree(world, game, player, found.seats[found.turn.other().index()].person().unwrap());
            }
            _ => {
                let call = world.call(player);
                world.service.moves.resign(&call, game, None).unwrap();
            }
        }
    }
}

fn agree(world: &mut LeagueWorld, game: Id, player: PlayerId, other: PlayerId) {
    let call = world.call(player);
    let offered = world.service.offers.offer_draw(&call, game).unwrap().match_view.game.revision;
    let call = world.call(other);
    world.service.offers.answer_draw(&call, game, OfferAnswer::Accept, offered).unwrap();
}

fn simulate(mut world: LeagueWorld, number: u64) {
    let mut random = Random::new(number);
    let league = world.league(8, people(1..=PEOPLE));
    let absent: Vec<PlayerId> =
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
            // Killed somewhere in the work of the seasons; the claim expires after seconds.
            world.now.0 += STEP * HOUR;
            let patience = Duration::from_millis((STEP * HOUR) as u64 + 60_000);
            world.work(patience, random.below(5) as u32);
            world.restart();
            world.now.0 += 15_000;
            world.step(0);
        } else {
            world.step(STEP * HOUR);
        }
        play_turns(&mut world, &mut random, &absent);
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
    let mut told: BTreeMap<(&str, u32), usize> = BTreeMap::new();
    let pings = [MessageKind::SeasonSoon, MessageKind::SeasonBegun, MessageKind::SeasonOver];
    for message in world.sent.iter().filter(|message| message.subject == over.id) {
        if pings.contains(&message.kind) {
            *told.entry((message.kind.word(), message.revision.0)).or_default() += 1;
        }
    }
    // Each division gets a message at the start and at the end; a first season has no announcement.
    let divisions = over.divisions.len();
    assert_eq!(told.len(), 2 * divisions, "{told:?}");
    assert!(told.values().all(|count| *count == 1), "{told:?}");
    assert_eq!(over.state, SeasonState::Over);
    for person in &absent {
        let entry = over.entry_of(*person).unwrap();
        assert!(entry.state.is_out() || entry.late < 2, "{entry:?}");
    }
    for game in over.divisions.iter().flat_map(|division| &division.games).filter_map(|game| game.game) {
        assert!(world.service.games.summary(game).unwrap().unwrap().ending.is_some());
    }
}

#[test]
fn seasons_with_absences_outages_and_kills_end_on_the_day() {
    (1..=USUAL).for_each(|number| simulate(LeagueWorld::new(), number));
}

#[test]
#[ignore = "takes long"]
fn a_thousand_seasons_end_on_the_day() {
    (1000..1000 + LONG).for_each(|number| simulate(LeagueWorld::new(), number));
}

/// Simulates seasons of three processes, two of which are killed all the time.
fn simulate_shared(numbers: std::ops::Range<u64>) {
    for number in numbers {
        let Some(world) = LeagueWorld::of_three_processes() else { return };
        simulate(world, number);
    }
}

#[test]
fn three_processes_run_a_season_as_one_does() {
    simulate_shared(0..USUAL_SHARED);
}

#[test]
#[ignore = "takes long"]
fn fifty_seasons_of_three_processes_end_on_the_day() {
    simulate_shared(100..100 + LONG_SHARED);
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
