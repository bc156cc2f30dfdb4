//! People who leave a ladder, and people who are taken off.

use sealed_move::domain::tournament::{EntryState, SeasonState, TableResult};
use sealed_move::domain::{MessageKind, PlayerId, StartCheck, StartObstacle, UserError};

use sealed_move_rules::Side;

use super::LadderWorld;
use crate::actions::refused;
use crate::leagues::{DAY, GUILD, HOUR};

fn state_of(ladder: &LadderWorld, person: u64) -> EntryState {
    ladder.world.view(ladder.ladder).entry_of(PlayerId(person)).unwrap().state
}

#[test]
fn a_leaver_loses_running_games_but_nobody_takes_the_place() {
    let mut ladder = LadderWorld::new(5);
    ladder.challenge(5, 2).unwrap();
    let game = ladder.game(5, 2).game.unwrap();
    ladder.world.both_move(game);
    let call = ladder.world.call(PlayerId(2));
    ladder.world.service.tournaments.leave_now(&call, ladder.ladder).unwrap();
    ladder.world.step(0);
    assert_eq!(ladder.order(), [1, 3, 4, 5]);
    assert_eq!(ladder.game(5, 2).result(), Some(TableResult::SecondWon { late: false }));
    assert_eq!(ladder.world.running().len(), 0);
    assert_eq!(ladder.world.told(MessageKind::SeasonAct), 1);
    let call = ladder.world.call(PlayerId(2));
    assert_eq!(
        refused(ladder.world.service.tournaments.leave_now(&call, ladder.ladder)),
        UserError::NotEntered
    );
    // Back at the bottom, with the old games.
    let before = ladder.number(2);
    ladder.world.join(ladder.ladder, PlayerId(2)).unwrap();
    assert_eq!(ladder.order(), [1, 3, 4, 5, 2]);
    assert_eq!(ladder.number(2), before);
    assert_eq!(ladder.may(2), Ok(vec![3, 4]), "the game with 5 was just now");
    assert_eq!(refused(ladder.world.join(ladder.ladder, PlayerId(2))), UserError::AlreadyEntered);
}

#[test]
fn two_games_lost_on_time_take_off_and_joining_brings_back() {
    let mut ladder = LadderWorld::new(5);
    for challenger in [5, 4] {
        ladder.challenge(challenger, 3).unwrap();
        let game = ladder.game(challenger, 3).game.unwrap();
        if ladder.side_of(challenger, 3, challenger) == Side::First {
            ladder.world.play(PlayerId(challenger), game, "a2a3");
        }
        for _ in 0..9 {
            ladder.world.step(DAY);
        }
        if challenger == 5 {
            assert_eq!(ladder.order(), [1, 2, 4, 5, 3]);
            // 3 is at the bottom, and climbs to be challenged again.
            ladder.challenge(3, 2).unwrap();
            ladder.win(3, 2);
            assert_eq!(ladder.order(), [1, 3, 2, 4, 5]);
        }
    }
    assert_eq!(ladder.order(), [1, 2, 4, 5]);
    assert_eq!(state_of(&ladder, 3), EntryState::Out);
    assert_eq!(ladder.world.told(MessageKind::SeasonAct), 1);
    // No bar, and the old losses no longer count.
    ladder.world.join(ladder.ladder, PlayerId(3)).unwrap();
    ladder.world.step(DAY);
    assert_eq!(ladder.order(), [1, 2, 4, 5, 3]);
}

#[test]
fn sixty_days_of_season_time_without_a_game_take_off() {
    let mut ladder = LadderWorld::new(4);
    ladder.challenge(4, 1).unwrap();
    // Then 8 days without the bot, and 10 days of vacation for 3.
    ladder.world.step(DAY);
    ladder.win(1, 4);
    ladder.world.outage(8 * DAY);
    let call = ladder.world.call(PlayerId(3));
    ladder.world.service.vacations.take(&call, Some(GUILD), 10).unwrap();
    for _ in 0..58 {
        ladder.world.step(DAY);
    }
    ladder.world.step(DAY - HOUR);
    assert_eq!(ladder.order(), [1, 2, 3, 4], "59 days and 23 hours without the outage");
    ladder.world.step(2 * HOUR);
    assert_eq!(ladder.order(), [1, 3, 4], "2 never played");
    ladder.world.step(DAY);
    assert_eq!(ladder.order(), [3], "the game of 1 and 4 ended a day after they joined");
    for _ in 0..8 {
        ladder.world.step(DAY);
    }
    assert_eq!(ladder.order(), [3]);
    ladder.world.step(DAY);
    assert!(ladder.order().is_empty());
    assert_eq!(ladder.world.told(MessageKind::SeasonAct), 4);
    ladder.world.join(ladder.ladder, PlayerId(4)).unwrap();
    assert_eq!(ladder.order(), [4], "an empty ladder goes on");
}

#[test]
fn people_with_a_game_do_not_rest() {
    let mut ladder = LadderWorld::new(2);
    ladder.world.step(58 * DAY);
    ladder.challenge(2, 1).unwrap();
    ladder.world.step(4 * DAY);
    assert_eq!(ladder.order(), [1, 2]);
    ladder.win(1, 2);
    ladder.world.step(59 * DAY);
    assert_eq!(ladder.order(), [1, 2]);
}

#[test]
fn someone_who_left_the_server_goes_off_when_challenged() {
    let mut ladder = LadderWorld::new(3);
    let left = |ladder: &LadderWorld| StartCheck::Answered {
        challenge: ladder.ladder,
        obstacle: Some(StartObstacle::Left(PlayerId(1))),
    };
    let check = left(&ladder);
    let answer = ladder.challenge_checked(3, 1, check);
    assert_eq!(refused(answer), UserError::CannotStart(StartObstacle::Left(PlayerId(1))));
    ladder.world.step(0);
    assert_eq!(ladder.order(), [2, 3]);
    assert_eq!(ladder.world.told(MessageKind::SeasonAct), 1);
    assert_eq!(ladder.world.running().len(), 0);
    // Without an answer nothing changes.
    let answer = ladder.challenge_checked(3, 2, StartCheck::Unanswered);
    assert_eq!(refused(answer), UserError::PresenceUnknown { player: PlayerId(2) });
    assert_eq!(ladder.order(), [2, 3]);
}

#[test]
fn deleting_ones_data_takes_off() {
    let mut ladder = LadderWorld::new(3);
    ladder.challenge(3, 1).unwrap();
    let call = ladder.world.call(PlayerId(1));
    ladder.world.service.player_data.forget(&call).unwrap();
    ladder.world.step(0);
    assert_eq!(ladder.order(), [2, 3]);
    let view = ladder.world.view(ladder.ladder);
    assert!(view.entry_of(PlayerId(1)).is_none());
    assert!(view.divisions[0].games.iter().all(|game| game.result().is_some()));
    ladder.world.join(ladder.ladder, PlayerId(1)).unwrap();
    assert_eq!(ladder.number(1), 4, "a new number: the old games are nobody's");
    assert_eq!(ladder.order(), [2, 3, 1]);
}

#[test]
fn thirty_days_without_the_bot_end_a_ladder() {
    let mut ladder = LadderWorld::new(3);
    ladder.challenge(3, 1).unwrap();
    ladder.world.service.servers.mark_left(GUILD, ladder.world.now).unwrap();
    for _ in 0..29 {
        ladder.world.step(DAY);
    }
    assert_eq!(ladder.world.view(ladder.ladder).state, SeasonState::Running);
    assert_eq!(ladder.order(), [1, 2, 3]);
    ladder.world.step(2 * DAY);
    assert_eq!(ladder.world.view(ladder.ladder).state, SeasonState::Off);
    assert_eq!(refused(ladder.world.join(ladder.ladder, PlayerId(9))), UserError::TournamentOver);
}
