//! The queue of computer moves over a real database: fair, and each move is made once.

use sealed_move::dice::Seed;
use sealed_move::domain::{
    Cancel, ChannelId, ComputerJob, ComputerTask, ComputerTerms, HomeChannel, Id, Level, Pace, SideWish,
    ThinkRequest, Timestamp, UserError,
};
use sealed_move::service::{ComputerMove, Error};
use sealed_move_rules::{Side, find};

use crate::actions::{ALICE, BOB, TestWorld};

/// Begins a game in which the computer moves first.
fn begin(world: &mut TestWorld, player: sealed_move::domain::PlayerId) -> Id {
    let call = world.call(player);
    let terms = ComputerTerms {
        game: find("aruki").unwrap(),
        setup: None,
        level: Level::Newcomer,
        side: SideWish::Fixed(Side::Second),
        pace: Pace::UNLIMITED,
        rated: false,
        strict: false,
        place: HomeChannel { guild: None, channel: ChannelId(9) },
    };
    let seeds = (Seed::new([1; 32]), Seed::new([2; 32]));
    world.service.computers.begin(&call, &terms, seeds, Side::First).unwrap().game.id
}

fn due(world: &TestWorld) -> Vec<ComputerJob> {
    world.service.computers.due(ComputerTask::Move, world.now, 99).unwrap()
}

fn claim(world: &TestWorld, job: &ComputerJob) -> Option<ThinkRequest> {
    let until = Timestamp(world.now.0 + 60_000);
    world.service.computers.claim(job, world.now, until).unwrap()
}

fn answer(world: &TestWorld, request: &ThinkRequest) -> ComputerMove {
    let chosen = request.think(&Cancel::default()).unwrap();
    world.service.computers.answer(request, &chosen, world.now).unwrap()
}

#[test]
fn the_queue_of_the_computer_is_fair() {
    let mut world = TestWorld::new();
    // Alice has many games; Bob has one, the newest.
    let games: Vec<_> = (0..4).map(|_| begin(&mut world, ALICE)).collect();
    let last = begin(&mut world, BOB);
    let order: Vec<_> = due(&world).into_iter().map(|job| job.game).collect();
    assert_eq!(order, [&games[..], &[last]].concat());
    // Alice answers the computer's first move at once, and goes to the end of the queue.
    let request = claim(&world, &due(&world)[0]).unwrap();
    assert_eq!(answer(&world, &request), ComputerMove::Played);
    let reply = world.service.views.view(games[0], ALICE, None, None).unwrap();
    let legal = reply.board_view.view.legal_moves(1000).unwrap();
    world.play(ALICE, games[0], &legal[0]).unwrap();
    let order: Vec<_> = due(&world).into_iter().map(|job| job.game).collect();
    assert_eq!(order, [&games[1..], &[last], &games[..1]].concat());
}

#[test]
fn a_job_is_claimed_once_and_its_answer_is_played_once() {
    let mut world = TestWorld::new();
    let game = begin(&mut world, ALICE);
    let job = due(&world)[0];
    let request = claim(&world, &job).unwrap();
    assert!(claim(&world, &job).is_none(), "another process has it");
    assert!(due(&world).is_empty(), "it is claimed");
    assert_eq!(answer(&world, &request), ComputerMove::Played);
    // A second answer to the same position is dropped.
    assert_eq!(answer(&world, &request), ComputerMove::Void);
    let count: i64 = world.database().query_row("SELECT count(*) FROM ply", [], |row| row.get(0)).unwrap();
    assert_eq!(count, 1);
    // A dead process leaves its claim, which expires.
    let reply = world.service.views.view(game, ALICE, None, None).unwrap();
    let legal = reply.board_view.view.legal_moves(1000).unwrap();
    world.play(ALICE, game, &legal[0]).unwrap();
    let lost = claim(&world, &due(&world)[0]).unwrap();
    world.now = Timestamp(world.now.0 + 61_000);
    let again = claim(&world, &due(&world)[0]).unwrap();
    let [one, other] = [&lost, &again].map(|request| request.think(&Cancel::default()).unwrap());
    assert_eq!(one, other, "the same choice");
    assert_eq!(answer(&world, &again), ComputerMove::Played);
    assert_eq!(answer(&world, &lost), ComputerMove::Void);
}

#[test]
fn a_game_that_ended_meanwhile_takes_no_move() {
    let mut world = TestWorld::new();
    let game = begin(&mut world, ALICE);
    let request = claim(&world, &due(&world)[0]).unwrap();
    let call = world.call(ALICE);
    world.service.moves.resign(&call, game, None).unwrap();
    assert_eq!(answer(&world, &request), ComputerMove::Void);
    assert!(due(&world).is_empty());
    // Only Alice can resign it or find it.
    let other = begin(&mut world, ALICE);
    let call = world.call(BOB);
    let refused = world.service.moves.resign(&call, other, None).unwrap_err();
    assert!(matches!(refused, Error::User(UserError::NoSuchMatch)), "{refused}");
}
