//! Who plays whom, and when: daily, and at once if no game is running.

use std::collections::BTreeSet;

use sealed_move::domain::MessageKind;
use sealed_move::domain::tournament::{EntryState, SeasonState};
use sealed_move::gamefile::TournamentFile;

use super::SwissWorld;
use crate::leagues::{DAY, HOUR};

#[test]
fn the_next_round_begins_once_no_game_runs() {
    let mut swiss = SwissWorld::begun(8);
    for round in 1..=3 {
        let view = swiss.world.view(swiss.swiss);
        assert_eq!(view.swiss.unwrap().round, round);
        let open = swiss.open_games();
        assert_eq!(open.len(), 4);
        assert!(open.iter().all(|game| game.pair.round == round));
        if round == 2 {
            for game in &open {
                let [first, second] = game.pair.seats();
                assert_eq!(swiss.halves(first), swiss.halves(second), "winners meet winners");
            }
        }
        swiss.win_all();
    }
    let view = swiss.world.view(swiss.swiss);
    assert_eq!(view.state, SeasonState::Over);
    let met: BTreeSet<[u32; 2]> = swiss
        .games()
        .iter()
        .map(|game| {
            let mut seats = game.pair.seats();
            seats.sort_unstable();
            seats
        })
        .collect();
    assert_eq!(met.len(), 12, "nobody meets again");
    let rows = &view.divisions[0].rows;
    let places: Vec<u32> = rows.iter().map(|row| row.place.unwrap().rank).collect();
    assert_eq!(places, (1..=8).collect::<Vec<u32>>());
    assert_eq!(rows.iter().map(|row| row.place.unwrap().halves).sum::<u32>(), 24);
    assert_eq!(view.entries.iter().filter(|entry| entry.placed.is_some()).count(), 8);
    assert!(view.seed.is_some(), "the seed is opened");
    assert_eq!(swiss.world.told(MessageKind::SeasonOver), 1);
    let text = swiss.world.file(view.id);
    assert!(text.contains("kind: swiss\n"), "{text}");
    TournamentFile::read(&text).unwrap().verify().unwrap();
    // Nothing follows.
    swiss.world.step(30 * DAY);
    assert_eq!(swiss.world.view(swiss.swiss).number, 1);
}

#[test]
fn free_people_are_paired_at_the_hour_of_the_start() {
    let mut swiss = SwissWorld::begun(8);
    let games = swiss.open_games();
    for game in &games[..2] {
        swiss.win(game);
    }
    swiss.world.step(DAY - 60_000);
    assert_eq!(swiss.games().len(), 4, "not before the hour");
    swiss.world.step(60_000);
    let new: Vec<_> = swiss.games().into_iter().filter(|game| game.pair.round == 2).collect();
    assert_eq!(new.len(), 2);
    let free: BTreeSet<u32> = games[..2].iter().flat_map(|game| game.pair.seats()).collect();
    let paired: BTreeSet<u32> = new.iter().flat_map(|game| game.pair.seats()).collect();
    assert_eq!(paired, free);
    // Two rounds ahead of the slowest they wait.
    for game in &new {
        swiss.win(game);
    }
    swiss.world.step(3 * DAY);
    assert_eq!(swiss.games().len(), 6);
    assert_eq!(swiss.world.view(swiss.swiss).swiss.unwrap().round, 1);
}

#[test]
fn people_left_out_of_a_daily_pairing_wait_without_a_point() {
    let mut swiss = SwissWorld::begun(8);
    let games = swiss.open_games();
    swiss.win(&games[0]);
    swiss.world.step(DAY);
    // The two who are free have met.
    assert_eq!(swiss.games().len(), 4);
    let [winner, loser] = games[0].pair.seats();
    assert_eq!((swiss.halves(winner), swiss.halves(loser)), (2, 0));
    for number in [winner, loser] {
        let entry = swiss.entry(number);
        assert_eq!((entry.byes, entry.waits), (0, 1));
    }
}

#[test]
fn the_odd_one_out_gets_a_point_and_only_once() {
    let mut swiss = SwissWorld::begun(7);
    for _ in 0..3 {
        assert_eq!(swiss.open_games().len(), 3);
        swiss.win_all();
    }
    let view = swiss.world.view(swiss.swiss);
    assert_eq!(view.state, SeasonState::Over);
    let byes: Vec<u32> = view.entries.iter().map(|entry| entry.byes).collect();
    assert_eq!((byes.iter().sum::<u32>(), byes.iter().max()), (3, Some(&1)));
    let standings = view.swiss.unwrap().table;
    assert_eq!(standings.iter().map(|row| row.halves).sum::<u32>(), 2 * 9 + 2 * 3);
    let wins: u32 = standings.iter().map(|row| row.wins).sum();
    assert_eq!(wins, 9, "a bye is no win");
}

#[test]
fn a_leaver_is_not_paired_again() {
    let mut swiss = SwissWorld::begun(8);
    swiss.win_all();
    let game = swiss.open_games()[0];
    let [leaver, other] = game.pair.seats();
    let before = swiss.halves(other);
    let call = swiss.world.call(swiss.person(leaver));
    swiss.world.service.tournaments.leave_now(&call, swiss.swiss).unwrap();
    swiss.world.step(0);
    assert_eq!(swiss.entry(leaver).state, EntryState::Out, "half of their games had ended");
    assert_eq!(swiss.halves(other), before + 2);
    swiss.win_all();
    let third: Vec<_> = swiss.games().into_iter().filter(|game| game.pair.round == 3).collect();
    assert_eq!(third.len(), 3);
    assert!(third.iter().all(|game| !game.pair.has(leaver)));
    swiss.win_all();
    assert_eq!(swiss.world.view(swiss.swiss).state, SeasonState::Over);
}

#[test]
fn the_opponent_of_someone_struck_gets_another_game() {
    let mut swiss = SwissWorld::begun(8);
    let games = swiss.open_games();
    let [leaver, other] = games[0].pair.seats();
    let call = swiss.world.call(swiss.person(leaver));
    swiss.world.service.tournaments.leave_now(&call, swiss.swiss).unwrap();
    swiss.world.step(0);
    assert_eq!(swiss.entry(leaver).state, EntryState::Struck);
    let view = swiss.world.view(swiss.swiss);
    assert!(view.divisions[0].row(leaver).unwrap().place.is_none());
    for _ in 0..5 {
        swiss.win_all();
    }
    let view = swiss.world.view(swiss.swiss);
    assert_eq!(view.state, SeasonState::Over);
    let counted = swiss.games().iter().filter(|game| game.pair.has(other) && !game.pair.has(leaver)).count();
    assert_eq!(counted + swiss.entry(other).byes as usize, 3, "three rounds besides that game");
}

#[test]
fn someone_who_never_moves_is_out_after_two_games() {
    let mut swiss = SwissWorld::begun(6);
    let absent = swiss.person(swiss.open_games()[0].pair.first);
    for _ in 0..80 {
        for game in swiss.open_games() {
            let Some(id) = game.game else { continue };
            let found = swiss.world.service.games.summary(id).unwrap().unwrap();
            let player = found.seats[found.turn.index()].person().unwrap();
            if found.ending.is_some() || player == absent {
                continue;
            }
            match found.move_number {
                1 => swiss.world.play(player, id, "a2a3"),
                2 => swiss.world.play(player, id, "a11a10"),
                _ => {
                    let call = swiss.world.call(player);
                    swiss.world.service.moves.resign(&call, id, None).unwrap();
                }
            }
        }
        swiss.world.step(12 * HOUR);
    }
    let view = swiss.world.view(swiss.swiss);
    assert_eq!(view.state, SeasonState::Over);
    let entry = view.entry_of(absent).unwrap();
    assert_eq!((entry.state, entry.late), (EntryState::Out, 2));
}

/// §9: each matching is of at most twelve people, so five hundred are paired without a long lock.
#[test]
fn five_hundred_people_are_paired() {
    let mut swiss = SwissWorld::open(500);
    let began = std::time::Instant::now();
    swiss.world.step(3 * DAY);
    println!("five hundred people started and paired in {:?}", began.elapsed());
    assert_eq!(swiss.world.running().len(), 250);
    assert_eq!(swiss.world.view(swiss.swiss).swiss.unwrap().rounds, 9);
}
