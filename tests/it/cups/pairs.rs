//! Advancing by points, by a deciding game, and because someone is out.

use sealed_move::domain::tournament::{EntryState, SeasonState, TableResult};
use sealed_move::domain::{MessageKind, UserError};

use super::CupWorld;
use crate::actions::refused;
use crate::leagues::{ADMIN, DAY, HOUR};

#[test]
fn the_winner_of_the_final_wins_the_cup() {
    let mut cup = CupWorld::new(4, 4);
    let [first, beaten] = cup.people(1, 1);
    let [second, lost] = cup.people(1, 2);
    cup.win(1, 1, first);
    assert_eq!(cup.pair(1, 1).winner, Some(first));
    assert_eq!(cup.pair(2, 1).people, [Some(first), None], "the other pair still plays");
    assert!(cup.pair(2, 1).games.is_empty());
    cup.win(1, 2, second);
    assert_eq!(cup.world.running().len(), 2, "the final begins by itself");
    cup.win(2, 1, second);
    let view = cup.world.view(cup.cup);
    assert_eq!((view.state, view.cup.as_ref().unwrap().winner), (SeasonState::Over, Some(second)));
    assert!(view.seed.is_some(), "the seed is opened");
    let ranks: Vec<_> = view.divisions[0].rows.iter().map(|row| (row.number, row.place.unwrap())).collect();
    let order: Vec<u32> = ranks.iter().map(|(number, _)| *number).collect();
    assert_eq!(order[..2], [second, first]);
    // The beaten ones by lot: the opponent of the first lot has the last one.
    assert_eq!(order[2..], [lost, beaten]);
    let halves: Vec<u32> = ranks.iter().map(|(_, place)| place.halves).collect();
    assert_eq!(halves, [8, 4, 0, 0]);
    assert_eq!((cup.world.told(MessageKind::SeasonBegun), cup.world.told(MessageKind::SeasonOver)), (1, 1));
    // Nothing follows.
    cup.world.step(30 * DAY);
    assert_eq!(cup.world.view(cup.cup).number, 1);
}

#[test]
fn a_third_game_decides_a_level_pair() {
    let mut cup = CupWorld::new(4, 4);
    let [upper, lower] = cup.people(1, 1);
    cup.level(1, 1);
    let pair = cup.pair(1, 1);
    assert_eq!((pair.winner, pair.halves, pair.games.len()), (None, [2, 2], 3));
    let decider = *pair.decider().unwrap();
    assert!(decider.game.is_some() && decider.pair.has(upper) && decider.pair.has(lower));
    // A draw is the second side's.
    cup.end(&decider, None);
    cup.world.step(0);
    let pair = cup.pair(1, 1);
    assert_eq!(pair.winner, Some(decider.pair.second));
    assert_eq!(pair.decider().unwrap().result(), Some(TableResult::Drawn));
}

#[test]
fn the_sides_of_a_third_game_are_drawn() {
    let mut uppers = 0;
    let all = 8;
    let mut cup = CupWorld::new(16, 16);
    for pair in 1..=all {
        let [upper, _] = cup.people(1, pair);
        cup.level(1, pair);
        uppers += usize::from(cup.pair(1, pair).decider().unwrap().pair.first == upper);
    }
    assert!((1..all).contains(&uppers), "{uppers} of {all}");
}

#[test]
fn two_draws_are_level() {
    let mut cup = CupWorld::new(4, 4);
    for game in cup.pair(1, 2).games {
        cup.end(&game, None);
    }
    cup.world.step(0);
    let pair = cup.pair(1, 2);
    assert_eq!((pair.halves, pair.winner, pair.games.len()), ([2, 2], None, 3));
}

#[test]
fn the_opponent_of_someone_who_leaves_goes_on() {
    let mut cup = CupWorld::new(4, 4);
    let [leaver, other] = cup.people(1, 1);
    // One game is won already.
    let games = cup.pair(1, 1).games;
    cup.end(&games[0], Some(leaver));
    let person = cup.person(leaver);
    let call = cup.world.call(person);
    cup.world.service.tournaments.leave_now(&call, cup.cup).unwrap();
    cup.world.step(0);
    let pair = cup.pair(1, 1);
    assert_eq!((pair.winner, pair.games.len()), (Some(other), 2), "no third game");
    let entry = cup.world.view(cup.cup).entry_of(person).unwrap().clone();
    assert_eq!(entry.state, EntryState::Out, "games in a cup are never struck");
    assert_eq!(refused(cup.world.service.tournaments.leave_now(&call, cup.cup)), UserError::NotEntered);
    // Someone who is out before the final doesn't play it.
    let [second, _] = cup.people(1, 2);
    let call = cup.world.call(cup.person(other));
    cup.world.service.tournaments.leave_now(&call, cup.cup).unwrap();
    cup.win(1, 2, second);
    let view = cup.world.view(cup.cup);
    assert_eq!((view.state, view.cup.unwrap().winner), (SeasonState::Over, Some(second)));
    assert!(cup.pair(2, 1).games.is_empty());
}

#[test]
fn someone_who_advanced_and_leaves_keeps_their_round() {
    let mut cup = CupWorld::new(4, 4);
    let [leaver, other] = cup.people(1, 1);
    let [second, _] = cup.people(1, 2);
    let games = cup.pair(1, 1).games;
    cup.end(&games[0], Some(leaver));
    for (number, then) in [(leaver, true), (other, false)] {
        let call = cup.world.call(cup.person(number));
        cup.world.service.tournaments.leave_now(&call, cup.cup).unwrap();
        cup.world.step(0);
        if then {
            cup.win(1, 2, second);
            assert_eq!(cup.people(2, 1), [other, second]);
            assert_eq!(cup.pair(2, 1).games.len(), 2);
        }
    }
    // Both people of the first pair are out now.
    assert_eq!(cup.pair(1, 1).winner, Some(other));
    assert_eq!((cup.people(2, 1), cup.pair(2, 1).games.len()), ([other, second], 2));
    let view = cup.world.view(cup.cup);
    assert_eq!((view.state, view.cup.unwrap().winner), (SeasonState::Over, Some(second)));
    let places: Vec<u32> = view.divisions[0].rows.iter().map(|row| row.number).collect();
    assert_eq!(places[..2], [second, other]);
}

#[test]
fn someone_who_has_lost_leaves_without_a_word() {
    let mut cup = CupWorld::new(4, 4);
    let [winner, loser] = cup.people(1, 1);
    cup.win(1, 1, winner);
    let (person, ticket) = (cup.person(loser), cup.entry(loser).ticket);
    let call = cup.world.call(ADMIN);
    let removed = cup.world.service.tournaments.remove(&call, cup.cup, ticket);
    assert_eq!(refused(removed), UserError::TheyNotEntered, "nobody is left to take out");
    let call = cup.world.call(person);
    cup.world.service.tournaments.leave_now(&call, cup.cup).unwrap();
    cup.world.step(0);
    assert_eq!(cup.entry(loser).state, EntryState::Out);
    assert_eq!(cup.world.told(MessageKind::SeasonAct), 0);
    // Someone who is still in is told about.
    let call = cup.world.call(cup.person(winner));
    cup.world.service.tournaments.leave_now(&call, cup.cup).unwrap();
    cup.world.step(0);
    assert_eq!(cup.world.told(MessageKind::SeasonAct), 1);
}

#[test]
fn leaving_later_makes_no_sense_in_a_cup() {
    let mut cup = CupWorld::new(4, 4);
    let call = cup.world.call(cup.person(1));
    assert_eq!(refused(cup.world.service.tournaments.leave_later(&call, cup.cup)), UserError::NotInThisState);
}

#[test]
fn someone_who_never_moves_loses_and_is_barred() {
    let mut cup = CupWorld::new(4, 4);
    let [absent, other] = cup.people(1, 1);
    // A move at once in each game in which the other one is first; then the absent one's time runs.
    for game in cup.pair(1, 1).games {
        if game.pair.first == other {
            let person = cup.person(other);
            cup.world.play(person, game.game.unwrap(), "a2a3");
        }
    }
    for _ in 0..40 {
        cup.world.step(6 * HOUR);
    }
    let pair = cup.pair(1, 1);
    assert_eq!((pair.winner, pair.halves), (Some(other), [0, 4]));
    let view = cup.world.view(cup.cup);
    let entry = view.entries.iter().find(|entry| entry.seat.unwrap().number == absent).unwrap();
    assert_eq!((entry.state, entry.late), (EntryState::Out, 2));
    let person = entry.player.unwrap();
    let second = cup.world.league(8, []);
    assert!(matches!(refused(cup.world.join(second, person)), UserError::Barred { .. }));
}
