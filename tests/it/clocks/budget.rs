//! Games with a time budget (`TOURNAMENTS.md` §1): a day per move is free, the rest comes out of a budget.

use super::*;
use sealed_move::domain::{MatchFacts, OfferAnswer, PlanRequest};
use sealed_move::service::RematchOutcome;

const DAY: i64 = 24 * HOUR;

impl ClockWorld {
    /// Starts a game with a budget of 14 days in which Alice moves first.
    fn budgeted(&mut self) -> Id {
        let call = self.call(ALICE, START);
        let terms = ChallengeTerms { pace: Pace::with_budget(14).unwrap(), ..request(BOB, GUILD, CHANNEL) };
        let challenge = self.service.challenges.make(&call, terms, Seed::new([7; 32])).unwrap();
        let call = self.call(BOB, START);
        self.service.challenges.accept(&call, challenge.id, Side::First).unwrap().1.game.id
    }

    /// The budgets in hours.
    fn budgets(&self, game: Id) -> [i64; 2] {
        self.facts(game).budgets_ms.map(|budget_ms| budget_ms / HOUR)
    }

    fn facts(&self, game: Id) -> MatchFacts {
        self.match_view(game).game
    }

    fn deadline(&self, game: Id) -> Option<Timestamp> {
        self.match_view(game).clock.deadline()
    }
}

/// The example of `TOURNAMENTS.md` §1.
#[test]
fn a_long_turn_leaves_the_rest() {
    let mut world = ClockWorld::new();
    let game = world.budgeted();
    assert_eq!(world.deadline(game), Some(after(15 * 24)));
    let late = 14 * 24 + 20;
    world.play(ALICE, game, "a2a3", after(late));
    assert_eq!((world.budgets(game), world.deadline(game)), ([4, 336], Some(after(late + 15 * 24))));
    world.play(BOB, game, "a11a10", after(late + 24));
    assert_eq!((world.budgets(game), world.deadline(game)), ([4, 336], Some(after(late + 24 + 28))));
    let call = world.call(BOB, after(late + 25));
    world.service.clocks.give_time(&call, game).unwrap();
    assert_eq!(world.deadline(game), Some(after(late + 24 + 52)));
    world.play(ALICE, game, "b2b3", after(late + 24 + 20));
    assert_eq!(world.budgets(game), [28, 336], "what is left of a gift stays");
}

#[test]
fn a_move_at_the_deadline_is_refused_and_the_game_is_lost() {
    let mut world = ClockWorld::new();
    let game = world.budgeted();
    world.play(ALICE, game, "a2a3", START);
    world.play(BOB, game, "a11a10", START);
    let end = after(15 * 24);
    let call = world.call(ALICE, end);
    let done = world.service.moves.play(&call, game, None, "b2b3", ConfirmMode::Confirmed);
    assert_eq!(refused(done), UserError::OutOfTime);
    assert_eq!(world.facts(game).moves.len(), 2, "nothing is stored");
    world.tick(end);
    let over = world.facts(game);
    assert_eq!(over.ending.unwrap().winner, Some(Side::Second));
}

/// A pause doesn't use up the budget, and a later change of it doesn't return anything.
#[test]
fn pauses_count_once_and_are_never_redone() {
    let mut world = ClockWorld::new();
    let game = world.budgeted();
    world.play(ALICE, game, "a2a3", START);
    let call = world.call(BOB, after(10));
    world.service.vacations.take(&call, Some(GUILD), 2).unwrap();
    // Two days away: 30 hours of a turn ran.
    world.play(BOB, game, "a11a10", after(30 + 48));
    assert_eq!(world.budgets(game), [336, 330]);
    // An outage that is stored later doesn't change the turn before it.
    world.run(&format!("INSERT INTO outage (began, ended) VALUES ({}, {})", after(2).0, after(9).0));
    assert_eq!(world.budgets(game), [336, 330]);
    world.play(ALICE, game, "b2b3", after(30 + 48 + 25));
    assert_eq!(world.budgets(game), [335, 330]);
}

/// The bot was away for 60 hours of a turn, and the move arrives before the clocks notice.
#[test]
fn an_outage_counts_even_before_it_is_stored() {
    let mut world = ClockWorld::new();
    let game = world.budgeted();
    world.tick(after(10));
    world.play(ALICE, game, "a2a3", after(70));
    assert_eq!(world.budgets(game), [336, 336]);
}

/// Reminders come after two days at the latest and after four fifths of the turn.
#[test]
fn reminders_come_early_enough() {
    let mut world = ClockWorld::new();
    let game = world.budgeted();
    let kinds = |world: &ClockWorld, hours: i64| {
        world.tick(after(hours));
        world.topics(after(hours)).iter().filter(|kind| **kind == MessageKind::Reminder).count()
    };
    world.topics(START);
    assert_eq!(kinds(&world, 47), 0);
    assert_eq!(kinds(&world, 48), 1);
    assert_eq!(kinds(&world, 15 * 24 * 8 / 10 - 1), 0);
    assert_eq!(kinds(&world, 15 * 24 * 8 / 10), 1);
    assert_eq!(world.facts(game).ending, None);
}

#[test]
fn a_takeback_returns_no_time() {
    let mut world = ClockWorld::new();
    let game = world.budgeted();
    world.play(ALICE, game, "a2a3", after(34));
    assert_eq!(world.budgets(game), [326, 336]);
    let call = world.call(ALICE, after(35));
    let offer = world.service.offers.offer_takeback(&call, game).unwrap();
    let offered = offer.match_view.game.takeback_offer.unwrap().revision;
    let call = world.call(BOB, after(34 + 30));
    world.service.offers.answer_takeback(&call, game, OfferAnswer::Accept, offered).unwrap();
    // Bob's turn took 30 hours. Alice has a new turn.
    assert_eq!(world.budgets(game), [326, 330]);
    assert_eq!(world.deadline(game), Some(after(64 + 24 + 326)));
    let moves = world.facts(game).moves.len();
    assert_eq!(moves, 0);
}

#[test]
fn an_answer_that_was_planned_takes_no_time() {
    let mut world = ClockWorld::new();
    let game = world.budgeted();
    world.play(ALICE, game, "a2a3", after(1));
    let call = world.call(ALICE, after(2));
    let plan = PlanRequest { after: None, foreseen: "a11a10", reply: "b2b3" };
    world.service.plans.make(&call, game, plan).unwrap();
    world.play(BOB, game, "a11a10", after(40));
    assert_eq!(world.facts(game).moves.len(), 3);
    assert_eq!(world.budgets(game), [336, 321]);
    assert_eq!(world.deadline(game), Some(after(40 + 24 + 321)));
}

/// A rematch keeps the budget, and both sides begin with the whole of it.
#[test]
fn a_rematch_keeps_the_budget() {
    let mut world = ClockWorld::new();
    let game = world.budgeted();
    world.play(ALICE, game, "a2a3", after(100));
    world.play(BOB, game, "a11a10", after(100));
    let call = world.call(ALICE, after(101));
    world.service.moves.resign(&call, game, None).unwrap();
    let call = world.call(ALICE, after(102));
    let rematch = |world: &ClockWorld, call: &Caller| {
        world.service.challenges.rematch(call, game, Seed::new([8; 32]), Side::First).unwrap()
    };
    rematch(&world, &call);
    let call = world.call(BOB, after(103));
    let RematchOutcome::Begun(_, begun) = rematch(&world, &call) else { panic!("the rematch began") };
    let again = begun.game;
    assert_eq!((again.pace.budget_days(), again.budgets_ms), (14, [14 * DAY; 2]));
}

/// Games without a budget keep their clocks to the millisecond.
#[test]
fn other_games_have_no_reserve() {
    let mut world = ClockWorld::new();
    let game = world.begun();
    assert_eq!((world.budgets(game), world.deadline(game)), ([0, 0], Some(after(72))));
}

/// The clock job hasn't seen the deadline yet.
#[test]
fn a_late_action_ends_the_game_once() {
    let mut world = ClockWorld::new();
    let game = world.budgeted();
    world.play(ALICE, game, "a2a3", START);
    world.play(BOB, game, "a11a10", START);
    world.send_all(START);
    let end = after(15 * 24);
    world.run(&format!("UPDATE match SET reminded = 2, wake_at = {}", end.0));
    world.tick(Timestamp(end.0 - 1));
    let gift = world.call(BOB, end);
    assert_eq!(refused(world.service.clocks.give_time(&gift, game)), UserError::OutOfTime);
    assert_eq!(refused(world.service.clocks.give_time(&gift, game)), UserError::Repeated);
    let late = world.call(ALICE, end);
    let done = world.service.moves.play(&late, game, None, "b2b3", ConfirmMode::Confirmed);
    assert_eq!(refused(done), UserError::Over);
    world.tick(after(16 * 24));
    assert_eq!(world.topics(after(16 * 24)), [MessageKind::Over]);
    let over = world.facts(game);
    assert_eq!((over.moves.len(), over.ending.unwrap().winner), (2, Some(Side::Second)));
}

#[test]
fn the_last_moment_is_in_time() {
    let mut world = ClockWorld::new();
    let game = world.budgeted();
    let last = Timestamp(after(15 * 24).0 - 1);
    world.tick(last);
    world.play(ALICE, game, "a2a3", last);
    assert_eq!(world.facts(game).budgets_ms, [1, 14 * DAY]);
}

#[test]
fn an_outage_takes_nothing_even_before_it_is_stored() {
    let mut world = ClockWorld::new();
    let game = world.budgeted();
    world.tick(after(10));
    // The bot was down for twenty days. The first move arrives before the first tick.
    let back = 10 + 20 * 24;
    world.play(ALICE, game, "a2a3", after(back));
    assert_eq!(world.budgets(game), [336, 336], "ten hours ran");
    let outage = world.service.clocks.tick(after(back), Duration::ZERO).unwrap().outage;
    // The last heartbeat was a second earlier.
    assert_eq!(outage, Some(Duration::from_secs(20 * 86_400 + 1)));
    assert_eq!(world.deadline(game), Some(after(back + 15 * 24)));
    // A stored outage counts once.
    world.tick(after(back + 30));
    world.service.clocks.tick(after(back + 90), Duration::ZERO).unwrap();
    assert_eq!(world.deadline(game), Some(Timestamp(after(back + 15 * 24 + 60).0 + 1000)));
    world.play(BOB, game, "a11a10", after(back + 90));
    assert_eq!(world.budgets(game), [336, 330]);
}

#[test]
fn two_moves_at_once_settle_once() {
    let mut world = ClockWorld::new();
    let game = world.budgeted();
    world.tick(after(72));
    let calls = [world.call(ALICE, after(72)), world.call(ALICE, after(72))];
    let other = world.another_process();
    let played = std::thread::scope(|scope| {
        let handles: Vec<_> = [&world.service, &other]
            .into_iter()
            .zip(&calls)
            .map(|(service, call)| {
                scope.spawn(move || {
                    service.moves.play(call, game, None, "a2a3", ConfirmMode::Confirmed).is_ok()
                })
            })
            .collect();
        handles.into_iter().filter_map(|handle| handle.join().unwrap().then_some(())).count()
    });
    assert_eq!((played, world.budgets(game)), (1, [288, 336]));
    // A restarted process reads the same clock.
    let again = world.another_process().views.view(game, ALICE, None, None).unwrap();
    assert_eq!(again.game.budgets_ms, world.facts(game).budgets_ms);
    assert_eq!(again.clock.deadline(), Some(after(72 + 15 * 24)));
}

#[test]
fn lists_and_boards_show_what_is_left_now() {
    let mut world = ClockWorld::new();
    let game = world.budgeted();
    let left = |world: &ClockWorld, hours| {
        let match_view = world.match_view(game);
        let left_ms = match_view.game.budgets_left_ms(match_view.clock.running_ms(after(hours)));
        left_ms.map(|ms| ms / HOUR)
    };
    assert_eq!(left(&world, 24), [336, 336]);
    assert_eq!(left(&world, 34), [326, 336]);
    assert_eq!(left(&world, 1000), [0, 336]);
    let call = world.call(BOB, after(34));
    world.service.clocks.give_time(&call, game).unwrap();
    assert_eq!(left(&world, 34), [350, 336]);
}
