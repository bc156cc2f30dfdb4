//! Cups with absent people, outages and kills, checked against a second computation.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use sealed_move::domain::tournament::{CupPair, EntryState, SeasonState, TableResult};
use sealed_move::domain::{MessageKind, PlayerId};
use sealed_move::gamefile::TournamentFile;
use sealed_move::service::SeasonView;

use super::CupWorld;
use crate::leagues::{DAY, HOUR, LeagueWorld};
use crate::random::Random;

/// Hours per step.
const STEP: i64 = 8;

fn play(cup: &mut CupWorld, random: &mut Random, absent: &BTreeSet<u64>) {
    for game in cup.world.running() {
        let found = cup.world.service.games.summary(game).unwrap().unwrap();
        let player = found.seats[found.turn.index()].person().unwrap();
        if found.ending.is_some() || absent.contains(&player.0) || random.below(4) > 0 {
            continue;
        }
        match found.move_number {
            1 => cup.world.play(player, game, "a2a3"),
            2 => cup.world.play(player, game, "a11a10"),
            _ => {
                let call = cup.world.call(player);
                cup.world.service.moves.resign(&call, game, None).unwrap();
            }
        }
    }
}

/// The person who advances by the results of a pair's games; `None` if they leave it open.
fn by_results(pair: &CupPair) -> Option<u32> {
    let mut points: BTreeMap<u32, i32> = BTreeMap::new();
    let decided = pair.games.len() == 3;
    for game in pair.games.iter().filter(|game| !decided || game.pair.division == 2) {
        let [first, second] = game.pair.seats();
        match game.result()? {
            TableResult::FirstWon { .. } => *points.entry(first).or_default() += 1,
            TableResult::SecondWon { .. } => *points.entry(second).or_default() += 1,
            TableResult::Drawn if decided => *points.entry(second).or_default() += 1,
            TableResult::Drawn => {}
        }
    }
    let best = points.values().max()?;
    let mut leaders = points.iter().filter(|(_, won)| *won == best);
    match (leaders.next(), leaders.next()) {
        (Some((leader, _)), None) => Some(*leader),
        _ => None,
    }
}

/// Checks the bracket of a cup that is over.
fn check_bracket(view: &SeasonView, people: u64) {
    let cup = view.cup.as_ref().unwrap();
    let out = |number: u32| {
        let entry = view.entries.iter().find(|entry| entry.seat.is_some_and(|seat| seat.number == number));
        entry.is_some_and(|entry| entry.state == EntryState::Out)
    };
    let mut games = 0;
    for (round, pairs) in cup.rounds.iter().enumerate() {
        for (at, pair) in pairs.iter().enumerate() {
            let winner = pair.winner.unwrap();
            assert!(pair.people.contains(&Some(winner)));
            let next = cup.rounds.get(round + 1).map(|next| next[at / 2].people[at % 2]);
            assert_eq!(next.unwrap_or(cup.winner), Some(winner));
            games += pair.games.len();
            match by_results(pair) {
                Some(found) => assert_eq!(found, winner, "{pair:?}"),
                None => {
                    let loser = pair.people.into_iter().flatten().find(|number| *number != winner);
                    assert!(pair.is_bye() || out(loser.unwrap()), "{pair:?}");
                }
            }
        }
    }
    assert_eq!(games, view.divisions[0].games.len(), "a game belongs to no pair");
    let first: Vec<u32> = cup.rounds[0].iter().flat_map(|pair| pair.people).flatten().collect();
    assert_eq!(first.len() as u64, people);
    assert_eq!(first.iter().collect::<BTreeSet<_>>().len() as u64, people);
    let places: BTreeSet<u32> = view.divisions[0].rows.iter().map(|row| row.place.unwrap().rank).collect();
    assert!(places.iter().copied().eq(1..=people as u32), "{places:?}");
    let halves: u32 = view.divisions[0].rows.iter().map(|row| row.place.unwrap().halves).sum();
    assert_eq!(halves as usize, 2 * games);
}

fn simulate(world: LeagueWorld, number: u64) {
    let mut random = Random::new(number);
    let people = 3 + random.below(30) as u64;
    let absent: BTreeSet<u64> = (1..=people).filter(|_| random.below(20) == 0).collect();
    let mut cup = CupWorld::over(world, 32, people);
    for step in 0.. {
        assert!(step < 3 * 400, "cup {number} of {people} never ends");
        match random.below(40) {
            0 => cup.world.outage(HOUR * (1 + random.below(30)) as i64),
            1..10 => {
                // Killed somewhere in the work of the jobs; the claim expires after seconds.
                cup.world.now.0 += STEP * HOUR;
                let patience = Duration::from_millis((STEP * HOUR) as u64 + 60_000);
                cup.world.work(patience, random.below(4) as u32);
                cup.world.restart();
                cup.world.now.0 += 15_000;
                cup.world.step(0);
            }
            _ => cup.world.step(STEP * HOUR),
        }
        play(&mut cup, &mut random, &absent);
        if random.below(60) == 0 {
            let person = PlayerId(1 + random.below(people as usize) as u64);
            let call = cup.world.call(person);
            drop(cup.world.service.tournaments.leave_now(&call, cup.cup));
        }
        if !cup.world.view(cup.cup).state.is_live() {
            break;
        }
    }
    let view = cup.world.view(cup.cup);
    if view.state == SeasonState::Off {
        // Too many left before the start.
        assert!(view.entries.len() < 3, "cup {number}");
        return;
    }
    let started = view.entries.iter().filter(|entry| entry.seat.is_some()).count() as u64;
    check_bracket(&view, started);
    let text = cup.world.file(view.id);
    TournamentFile::read(&text).unwrap().verify().unwrap_or_else(|flaw| panic!("{flaw}\n{text}"));
    // At most three pings: one message at the start and one at the end.
    assert_eq!((cup.world.told(MessageKind::SeasonBegun), cup.world.told(MessageKind::SeasonOver)), (1, 1));
    let linked: Vec<_> = view.divisions[0].games.iter().filter_map(|game| game.game).collect();
    assert_eq!(linked.iter().collect::<BTreeSet<_>>().len(), linked.len(), "a match plays two games");
    for game in linked {
        assert!(cup.world.service.games.summary(game).unwrap().unwrap().ending.is_some());
    }
    cup.world.step(DAY);
    assert!(cup.world.running().is_empty(), "cup {number}");
}

#[test]
fn cups_with_absences_outages_and_kills_have_one_winner() {
    for number in 0..5 {
        simulate(LeagueWorld::new(), number);
    }
}

#[test]
#[ignore = "takes long"]
fn two_hundred_cups_have_one_winner() {
    for number in 1000..1200 {
        simulate(LeagueWorld::new(), number);
    }
}

#[test]
fn three_processes_run_a_cup_as_one_does() {
    if let Some(world) = LeagueWorld::of_three_processes() {
        simulate(world, 7);
    }
}
