//! Cups with absent people, outages and kills, checked against a second computation.

use std::collections::{BTreeMap, BTreeSet};

use sealed_move::domain::tournament::{CupPair, EntryState, SeasonState, TableResult};
use sealed_move::domain::{MessageKind, PlayerId};
use sealed_move::gamefile::TournamentFile;
use sealed_move::service::SeasonView;

use super::CupWorld;
use crate::leagues::{DAY, Figures, HOUR, LeagueWorld, run_many};
use crate::random::Random;

/// Hours per step.
const STEP: i64 = 8;

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

fn simulate(world: LeagueWorld, number: u64) -> Figures {
    let mut random = Random::new(number);
    let people = 3 + random.below(30) as u64;
    let absent: BTreeSet<PlayerId> = (1..=people).filter(|_| random.below(20) == 0).map(PlayerId).collect();
    let mut cup = CupWorld::over(world, 32, people);
    for step in 0.. {
        assert!(step < 3 * 400, "cup {number} of {people} never ends");
        cup.world.troubled_step(STEP * HOUR, &mut random);
        cup.world.play_turns(&mut random, &absent, 4);
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
        return Figures::default();
    }
    let started = view.entries.iter().filter(|entry| entry.seat.is_some()).count() as u64;
    check_bracket(&view, started);
    let text = cup.world.file(view.id);
    TournamentFile::read(&text).unwrap().verify().unwrap_or_else(|flaw| panic!("{flaw}\n{text}"));
    let figures = cup.world.check_over(&view);
    assert_eq!((cup.world.told(MessageKind::SeasonBegun), cup.world.told(MessageKind::SeasonOver)), (1, 1));
    cup.world.step(DAY);
    assert!(cup.world.running().is_empty(), "cup {number}");
    figures
}

#[test]
fn cups_with_absences_outages_and_kills_have_one_winner() {
    run_many(0, 5, |number| simulate(LeagueWorld::new(), number));
}

#[test]
#[ignore = "takes long"]
fn two_hundred_cups_have_one_winner() {
    run_many(1000, 200, |number| simulate(LeagueWorld::new(), number));
}

#[test]
fn three_processes_run_a_cup_as_one_does() {
    if let Some(world) = LeagueWorld::of_three_processes() {
        simulate(world, 7);
    }
}
