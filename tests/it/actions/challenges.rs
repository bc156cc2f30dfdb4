//! Challenges: permission to answer, expiry, and sides.

use sealed_move::domain::{ChallengeState, ChallengeTerms, HomeChannel, Opponent, SideWish, UserError};
use sealed_move_rules::Side;

use super::{ALICE, BOB, CAROL, CHANNEL, SEED, TestWorld, refused, request};

#[test]
fn a_challenge_is_answered_once_and_by_the_right_player() {
    let mut world = TestWorld::new();
    let id = world.challenge(Some(BOB));
    for (player, refusal) in [(ALICE, UserError::OwnChallenge), (CAROL, UserError::NotChallenged)] {
        let call = world.call(player);
        assert_eq!(refused(world.service.challenges.accept(&call, id, Side::First)), refusal);
    }
    let call = world.call(BOB);
    assert_eq!(refused(world.service.challenges.withdraw(&call, id)), UserError::NotChallenger);
    let call = world.call(BOB);
    world.service.challenges.decline(&call, id).unwrap();
    let closed = UserError::ChallengeClosed(ChallengeState::Declined);
    let call = world.call(BOB);
    assert_eq!(refused(world.service.challenges.accept(&call, id, Side::First)), closed);
    let call = world.call(ALICE);
    assert_eq!(refused(world.service.challenges.withdraw(&call, id)), closed);
}

#[test]
fn an_open_challenge_takes_anybody_but_its_maker_and_runs_out() {
    let mut world = TestWorld::new();
    let id = world.challenge(None);
    let call = world.call(ALICE);
    assert_eq!(refused(world.service.challenges.accept(&call, id, Side::First)), UserError::OwnChallenge);
    let call = world.call(CAROL);
    assert!(world.service.challenges.accept(&call, id, Side::First).is_ok());
    let id = world.challenge(None);
    world.now = world.now.plus_days(7);
    let call = world.call(CAROL);
    let late = world.service.challenges.accept(&call, id, Side::First);
    assert_eq!(refused(late), UserError::ChallengeClosed(ChallengeState::Expired));
    assert!(world.service.challenges.open_of(ALICE, world.now).unwrap().is_empty());
}

#[test]
fn challenges_need_a_server_and_another_person() {
    let mut world = TestWorld::new();
    let check = |world: &mut TestWorld, request: ChallengeTerms, refusal: UserError| {
        let call = world.call(ALICE);
        assert_eq!(refused(world.service.challenges.make(&call, request, SEED)), refusal);
    };
    let bot = Some(Opponent { player: BOB, bot: true });
    check(&mut world, ChallengeTerms { opponent: bot, ..request(None) }, UserError::BotOpponent);
    check(&mut world, request(Some(ALICE)), UserError::SelfChallenge);
    let nowhere = HomeChannel { guild: None, channel: CHANNEL };
    check(&mut world, ChallengeTerms { place: nowhere, ..request(None) }, UserError::NotInServer);
    let setup = Some("sideways".to_owned());
    check(&mut world, ChallengeTerms { setup, ..request(None) }, UserError::NoSuchSetup);
    assert!(world.send_all().is_empty());
}

#[test]
fn the_coin_decides_a_random_side() {
    for (coin, seats) in [(Side::First, [ALICE, BOB]), (Side::Second, [BOB, ALICE])] {
        let mut world = TestWorld::new();
        let call = world.call(ALICE);
        let request = ChallengeTerms { side: SideWish::Random, ..request(Some(BOB)) };
        let id = world.service.challenges.make(&call, request, SEED).unwrap().id;
        let call = world.call(BOB);
        assert_eq!(world.service.challenges.accept(&call, id, coin).unwrap().1.game.seats, seats);
    }
}
