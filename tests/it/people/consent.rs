//! Consent is checked again when a challenge is accepted. What fails closes it and says why.

use sealed_move::domain::{
    Accepts, ChallengeState, ClosedBecause, GuildId, Id, PlayerId, ServerChange, SettingsChange, StartCheck,
    StartObstacle, UserError,
};
use sealed_move_rules::Side;

use super::World;
use crate::actions::{ALICE, BOB, CAROL, CHANNEL, GUILD, SEED, refused, request};

fn challenge(world: &mut World, opponent: Option<PlayerId>) -> Id {
    let call = world.call(ALICE);
    world.bot.service().challenges.make(&call, request(opponent), SEED).unwrap().id
}

fn accept(world: &mut World, player: PlayerId, id: Id, check: StartCheck) -> Result<(), UserError> {
    let call = world.call(player);
    match world.bot.service().challenges.accept_checked(&call, id, Side::First, check) {
        Ok(_) => Ok(()),
        Err(error) => Err(refused::<()>(Err(error))),
    }
}

fn state(world: &mut World, id: Id) -> ChallengeState {
    let now = world.call(ALICE).now;
    world.bot.service().challenges.find(id, now).unwrap().state
}

fn answered(challenge: Id, obstacle: StartObstacle) -> StartCheck {
    StartCheck::Answered { challenge, obstacle: Some(obstacle) }
}

fn closed(refusal: UserError) -> UserError {
    UserError::StartClosed(Box::new(refusal))
}

#[test]
fn what_discord_reports_closes_a_challenge_to_one_person() {
    let unseen = |player| StartObstacle::Unseen { player, channel: CHANNEL };
    for (obstacle, why) in [
        (StartObstacle::Left(ALICE), ClosedBecause::Left),
        (StartObstacle::Left(BOB), ClosedBecause::Left),
        (unseen(ALICE), ClosedBecause::Place),
        (unseen(BOB), ClosedBecause::Place),
        (StartObstacle::Unwritable(CHANNEL), ClosedBecause::Place),
    ] {
        let mut world = World::new();
        let id = challenge(&mut world, Some(BOB));
        let refusal = closed(UserError::CannotStart(obstacle));
        assert_eq!(accept(&mut world, BOB, id, answered(id, obstacle)), Err(refusal), "{obstacle:?}");
        assert_eq!(state(&mut world, id), ChallengeState::Closed(why), "{obstacle:?}");
        let again = accept(&mut world, BOB, id, StartCheck::Waived);
        assert_eq!(again, Err(UserError::ChallengeClosed(ChallengeState::Closed(why))));
        assert_eq!(world.count("SELECT count(*) FROM match"), 0);
        // An earlier version reads a state that it knows.
        assert_eq!(world.count("SELECT count(*) FROM challenge WHERE state = 'withdrawn'"), 1);
    }
}

#[test]
fn a_challenge_to_anyone_stays_open_for_others() {
    let mut world = World::new();
    let id = challenge(&mut world, None);
    for obstacle in [StartObstacle::Left(BOB), StartObstacle::Unseen { player: BOB, channel: CHANNEL }] {
        let refusal = UserError::CannotStart(obstacle);
        assert_eq!(accept(&mut world, BOB, id, answered(id, obstacle)), Err(refusal));
        assert_eq!(state(&mut world, id), ChallengeState::Open);
    }
    let left = StartObstacle::Left(ALICE);
    assert_eq!(accept(&mut world, BOB, id, answered(id, left)), Err(closed(UserError::CannotStart(left))));
    assert_eq!(state(&mut world, id), ChallengeState::Closed(ClosedBecause::Left));
}

#[test]
fn without_an_answer_nothing_begins_and_nothing_closes() {
    let mut world = World::new();
    let id = challenge(&mut world, Some(BOB));
    let unknown = Err(UserError::PresenceUnknown { player: ALICE });
    assert_eq!(accept(&mut world, BOB, id, StartCheck::Unanswered), unknown);
    // Nor with an answer about another challenge.
    let other = StartCheck::Answered { challenge: Id(1), obstacle: None };
    assert_eq!(accept(&mut world, BOB, id, other), unknown);
    assert_eq!(state(&mut world, id), ChallengeState::Open);
    let fine = StartCheck::Answered { challenge: id, obstacle: None };
    assert_eq!(accept(&mut world, BOB, id, fine), Ok(()));
}

#[test]
fn a_setting_that_became_stricter_counts() {
    let accepts = |world: &mut World, accepts| {
        let call = world.call(ALICE);
        let change = SettingsChange { accepts: Some(accepts), ..SettingsChange::default() };
        world.bot.service().players.change_settings(&call, change).unwrap();
    };
    let mut world = World::new();
    // She challenges others although nobody can challenge her.
    accepts(&mut world, Accepts::Nobody);
    let id = challenge(&mut world, Some(CAROL));
    assert_eq!(accept(&mut world, CAROL, id, StartCheck::Waived), Ok(()));
    accepts(&mut world, Accepts::Everybody);
    let (to_bob, to_anyone) = (challenge(&mut world, Some(BOB)), challenge(&mut world, None));
    accepts(&mut world, Accepts::Known);
    assert_eq!(accept(&mut world, BOB, to_bob, StartCheck::Waived), Err(closed(UserError::AcceptsNone)));
    assert_eq!(state(&mut world, to_bob), ChallengeState::Closed(ClosedBecause::Unwilling));
    assert_eq!(accept(&mut world, BOB, to_anyone, StartCheck::Waived), Err(UserError::AcceptsNone));
    assert_eq!(state(&mut world, to_anyone), ChallengeState::Open);
}

#[test]
fn a_reached_limit_closes_a_challenge_to_one_person() {
    let mut world = World::new();
    let ids = [ALICE, CAROL].map(|challenger| {
        let call = world.call(challenger);
        world.bot.service().challenges.make(&call, request(Some(BOB)), SEED).unwrap().id
    });
    let limits = ServerChange::Limits { games: Some(Some(1)), challenges: None };
    let call = world.call(CAROL);
    world.bot.service().servers.change(&call, GUILD, limits).unwrap();
    assert_eq!(accept(&mut world, BOB, ids[0], StartCheck::Waived), Ok(()));
    let refusal = closed(UserError::TooManyGames { limit: 1 });
    assert_eq!(accept(&mut world, BOB, ids[1], StartCheck::Waived), Err(refusal));
    assert_eq!(state(&mut world, ids[1]), ChallengeState::Closed(ClosedBecause::Limit));
}

#[test]
fn a_rematch_checks_consent_again() {
    let mut world = World::new();
    let id = challenge(&mut world, Some(BOB));
    assert_eq!(accept(&mut world, BOB, id, StartCheck::Waived), Ok(()));
    let call = world.call(ALICE);
    let game = world.bot.service().games.ongoing(ALICE).unwrap()[0].id;
    world.bot.service().moves.resign(&call, game, None).unwrap();
    let call = world.call(ALICE);
    let seed = SEED;
    world.bot.service().challenges.rematch(&call, game, seed.clone(), Side::First).unwrap();
    let call = world.call(BOB);
    let query = world.bot.service().challenges.rematch_start_query(&call, game).unwrap().unwrap();
    assert_eq!((query.challenger, query.accepter, query.guild), (ALICE, BOB, GuildId(5)));
    let left = StartObstacle::Left(ALICE);
    let check = answered(query.challenge, left);
    let done = world.bot.service().challenges.rematch_checked(&call, game, seed, Side::First, check);
    assert_eq!(refused(done), closed(UserError::CannotStart(left)));
    assert_eq!(state(&mut world, query.challenge), ChallengeState::Closed(ClosedBecause::Left));
}

#[test]
fn only_a_possible_start_is_asked_about() {
    let mut world = World::new();
    let id = challenge(&mut world, Some(BOB));
    let ask = |world: &mut World, player| {
        let call = world.call(player);
        world.bot.service().challenges.start_query(&call, id).unwrap()
    };
    assert!(ask(&mut world, ALICE).is_none() && ask(&mut world, CAROL).is_none());
    assert!(ask(&mut world, BOB).is_some());
    let call = world.call(BOB);
    world.bot.service().challenges.decline(&call, id).unwrap();
    assert!(ask(&mut world, BOB).is_none());
}
