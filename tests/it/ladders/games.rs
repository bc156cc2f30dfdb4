//! Joining, challenges and results.

use sealed_move::domain::tournament::{LadderObstacle, SeasonState};
use sealed_move::domain::{EndReason, MessageKind, OfferAnswer, Opponent, PlayerId, UserError};
use sealed_move_rules::Side;

use super::LadderWorld;
use crate::actions::refused;
use crate::leagues::{DAY, GUILD, HOUR};

fn person(id: u64) -> Opponent {
    Opponent { player: PlayerId(id), bot: false }
}

#[test]
fn a_winning_challenger_takes_the_place() {
    let mut ladder = LadderWorld::new(6);
    assert_eq!(ladder.order(), [1, 2, 3, 4, 5, 6], "new people join at the bottom");
    assert_eq!(ladder.world.view(ladder.ladder).state, SeasonState::Running);
    assert_eq!(ladder.may(5), Ok(vec![2, 3, 4]));
    ladder.challenge(5, 2).unwrap();
    // The game begins at once, with its notice. The challenged person has the first side.
    ladder.world.step(0);
    assert_eq!(ladder.world.running().len(), 1);
    assert_eq!(ladder.world.told(MessageKind::Turn), 1);
    assert_eq!(ladder.side_of(5, 2, 2), Side::First);
    let game = ladder.game(5, 2).game.unwrap();
    let summary = ladder.world.service.games.summary(game).unwrap().unwrap();
    assert!(summary.pace.has_budget() && summary.pace.budget_days() == 7);
    ladder.win(5, 2);
    assert_eq!(ladder.order(), [1, 5, 2, 3, 4, 6]);
    assert_eq!(moves(&ladder), [0, 3, -1, -1, -1, 0]);
    // A game that moves nobody leaves the arrows.
    ladder.challenge(6, 3).unwrap();
    ladder.win(3, 6);
    assert_eq!(moves(&ladder), [0, 3, -1, -1, -1, 0]);
    ladder.challenge(2, 1).unwrap();
    ladder.win(2, 1);
    assert_eq!(ladder.order(), [2, 1, 5, 3, 4, 6]);
    assert_eq!(moves(&ladder), [2, -1, -1, 0, 0, 0]);
}

/// The places gained by the newest change of the order, the top first.
fn moves(ladder: &LadderWorld) -> Vec<i64> {
    let view = ladder.world.view(ladder.ladder);
    view.divisions[0].rows.iter().filter_map(|row| Some(row.place?.moved)).collect()
}

#[test]
fn a_draw_or_a_loss_of_the_challenger_moves_nobody() {
    let mut ladder = LadderWorld::new(4);
    ladder.challenge(4, 2).unwrap();
    ladder.win(2, 4);
    assert_eq!(ladder.order(), [1, 2, 3, 4]);
    ladder.challenge(4, 1).unwrap();
    let game = ladder.game(4, 1).game.unwrap();
    ladder.world.both_move(game);
    let first = if ladder.side_of(4, 1, 4) == Side::First { [4, 1] } else { [1, 4] };
    let call = ladder.world.call(PlayerId(first[0]));
    let offered = ladder.world.service.offers.offer_draw(&call, game).unwrap().match_view.game.revision;
    let call = ladder.world.call(PlayerId(first[1]));
    ladder.world.service.offers.answer_draw(&call, game, OfferAnswer::Accept, offered).unwrap();
    ladder.world.step(0);
    assert_eq!(ladder.order(), [1, 2, 3, 4]);
}

#[test]
fn only_free_places_in_reach_can_be_challenged() {
    let mut ladder = LadderWorld::new(7);
    assert_eq!(ladder.may(1), Err(UserError::NoChallenge { why: LadderObstacle::Top }));
    assert_eq!(refused(ladder.challenge(7, 3)), UserError::NotChallengeable, "out of reach");
    assert_eq!(refused(ladder.challenge(3, 5)), UserError::NotChallengeable, "below");
    ladder.challenge(7, 4).unwrap();
    assert_eq!(ladder.may(7), Ok(vec![5, 6]), "4 is playing them");
    assert_eq!(refused(ladder.challenge(6, 4)), UserError::NotChallengeable, "challenged already");
    ladder.challenge(7, 5).unwrap();
    assert_eq!(ladder.may(7), Err(UserError::NoChallenge { why: LadderObstacle::Busy }));
    // 4 was challenged, but may challenge once.
    ladder.challenge(4, 1).unwrap();
    assert_eq!(ladder.may(4), Err(UserError::NoChallenge { why: LadderObstacle::Busy }));
    // The same two wait a week after their game.
    ladder.win(7, 5);
    assert_eq!(ladder.order(), [1, 2, 3, 4, 7, 5, 6]);
    assert_eq!(ladder.may(5), Ok(vec![3]));
    ladder.world.step(7 * DAY - HOUR);
    assert_eq!(ladder.may(5), Ok(vec![3]));
    ladder.world.step(HOUR);
    assert_eq!(ladder.may(5), Ok(vec![3, 7]));
}

#[test]
fn a_challenge_delivered_twice_begins_one_game() {
    let mut ladder = LadderWorld::new(3);
    let number = ladder.number(1);
    let call = ladder.world.call(PlayerId(3));
    let send = |ladder: &LadderWorld| {
        let check = sealed_move::domain::StartCheck::Waived;
        ladder.world.service.tournaments.challenge(&call, ladder.ladder, number, check)
    };
    send(&ladder).unwrap();
    assert_eq!(refused(send(&ladder)), UserError::Repeated);
    assert_eq!(ladder.world.running().len(), 1);
}

#[test]
fn nothing_begins_before_the_seal_is_published() {
    let mut world = crate::leagues::LeagueWorld::new();
    let terms = sealed_move::domain::tournament::TournamentTerms {
        kind: sealed_move::domain::tournament::KindTerms::Ladder,
        ..crate::leagues::LeagueWorld::terms(8)
    };
    let call = world.call(crate::leagues::ADMIN);
    let created = world.service.tournaments.create(&call, terms, crate::leagues::random_seed(1));
    let mut ladder = LadderWorld { world, ladder: created.unwrap().id };
    for person in crate::leagues::people(1..=2) {
        ladder.world.join(ladder.ladder, person).unwrap();
    }
    assert_eq!(ladder.may(2), Err(UserError::NotPostedYet));
    ladder.world.step(0);
    assert_eq!(ladder.may(2), Ok(vec![1]));
}

#[test]
fn someone_absent_goes_to_the_bottom_and_the_winner_stays() {
    let mut ladder = LadderWorld::new(5);
    ladder.challenge(5, 2).unwrap();
    // 2 has the first side and never moves.
    for _ in 0..9 {
        ladder.world.step(DAY);
    }
    let game = ladder.game(5, 2);
    let ending = ladder.world.service.games.summary(game.game.unwrap()).unwrap().unwrap().ending.unwrap();
    assert_eq!(ending.reason, EndReason::NotStarted);
    assert_eq!(ladder.order(), [1, 3, 4, 5, 2]);
}

#[test]
fn a_loss_on_time_after_two_moves_moves_the_challenger_up() {
    let mut ladder = LadderWorld::new(5);
    ladder.challenge(5, 2).unwrap();
    let game = ladder.game(5, 2).game.unwrap();
    ladder.world.both_move(game);
    for (person, typed) in [(2, "b2b3"), (5, "b11b10")] {
        ladder.world.play(PlayerId(person), game, typed);
    }
    for _ in 0..9 {
        ladder.world.step(DAY);
    }
    let ending = ladder.world.service.games.summary(game).unwrap().unwrap().ending.unwrap();
    assert_eq!(ending.reason, EndReason::Time);
    assert_eq!(ladder.order(), [1, 5, 2, 3, 4]);
}

#[test]
fn people_on_vacation_and_muted_people_are_left_alone() {
    let mut ladder = LadderWorld::new(5);
    let call = ladder.world.call(PlayerId(3));
    ladder.world.service.vacations.take(&call, Some(GUILD), 3).unwrap();
    let call = ladder.world.call(crate::leagues::ADMIN);
    ladder.world.service.moderation.mute(&call, GUILD, person(4), 5, "insults").unwrap();
    assert_eq!(ladder.may(5), Ok(vec![2]));
    assert_eq!(ladder.may(3), Err(UserError::NoChallenge { why: LadderObstacle::Vacation }));
    assert!(matches!(ladder.may(4), Err(UserError::Muted { .. })));
    ladder.world.step(5 * DAY + HOUR);
    assert_eq!(ladder.may(5), Ok(vec![2, 3, 4]));
    assert_eq!(ladder.may(3), Ok(vec![1, 2]));
}

#[test]
fn a_block_protects_no_place() {
    let mut ladder = LadderWorld::new(2);
    let call = ladder.world.call(PlayerId(1));
    ladder.world.service.blocks.block(&call, person(2)).unwrap();
    ladder.challenge(2, 1).unwrap();
    ladder.win(2, 1);
    assert_eq!(ladder.order(), [2, 1]);
}

#[test]
fn a_vacation_stops_the_clock_for_seven_days_a_game() {
    let mut ladder = LadderWorld::new(2);
    ladder.challenge(2, 1).unwrap();
    let call = ladder.world.call(PlayerId(1));
    ladder.world.service.vacations.take(&call, Some(GUILD), 20).unwrap();
    // 8 days to move, and 7 of the vacation.
    for _ in 0..14 {
        ladder.world.step(DAY);
    }
    assert_eq!(ladder.world.running().len(), 1);
    ladder.world.step(2 * DAY);
    assert_eq!(ladder.world.running().len(), 0);
}
