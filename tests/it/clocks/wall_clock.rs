//! Wall clocks that are set or wrong: no player may lose time.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicI64, Ordering};

use sealed_move::bot::{BotContext, RngSource};
use sealed_move::clock::{Clock, MovedClock, MovedTime, Readings, SteadyClock};
use sealed_move::jobs::clock::ClockJob;
use sealed_move_board::Studio;

use super::*;

static STUDIO: LazyLock<Arc<Studio>> = LazyLock::new(|| Arc::new(Studio::new().unwrap()));

/// A bot on a machine whose wall clock is `error` milliseconds ahead.
pub(super) struct RunningBot {
    pub(super) world: ClockWorld,
    /// True milliseconds since the start.
    elapsed: Arc<AtomicI64>,
    /// Milliseconds of sleep, during which the machine's monotonic clock stops.
    asleep: Arc<AtomicI64>,
    error: Arc<AtomicI64>,
    /// Set if time is moved on purpose, as in the sandbox.
    moved: Option<MovedTime>,
    running: Option<(ClockJob, BotContext)>,
}

impl RunningBot {
    fn new() -> Self {
        Self::with_wall(0)
    }

    /// A bot that starts with a wall clock `error_ms` ahead.
    pub(super) fn with_wall(error_ms: i64) -> Self {
        let error = Arc::new(AtomicI64::new(error_ms));
        let (elapsed, asleep) = (Arc::default(), Arc::default());
        let mut machine =
            Self { world: ClockWorld::new(), elapsed, asleep, error, moved: None, running: None };
        machine.start();
        machine
    }

    /// Starts a process, which reads the current wall clock.
    pub(super) fn start(&mut self) {
        let service = Arc::new(self.world.another_process());
        let [elapsed, asleep, error] = [&self.elapsed, &self.asleep, &self.error].map(Arc::clone);
        let readings = move || {
            let [elapsed, asleep, error] = [&elapsed, &asleep, &error].map(|ms| ms.load(Ordering::SeqCst));
            Readings { wall_ms: START.0 + elapsed + error, steady_ms: elapsed - asleep }
        };
        let clock = SteadyClock::over(Box::new(readings), service.clocks.newest_time().unwrap());
        let rng = RngSource { coin: || Side::First, seed: || Some(Seed::new([7; 32])) };
        let context = BotContext::new(service, Arc::clone(&STUDIO), rng);
        let context = context.with_clock(match &self.moved {
            Some(moved) => Clock::Moved(MovedClock::new(clock, moved.clone())),
            None => Clock::Steady(Arc::new(clock)),
        });
        self.running = Some((ClockJob::new(context.clone()), context));
    }

    pub(super) fn set_wall(&self, error_ms: i64) {
        self.error.store(error_ms, Ordering::SeqCst);
    }

    /// The current time by the bot's clock.
    pub(super) fn now(&self) -> Timestamp {
        self.running.as_ref().unwrap().1.now()
    }

    /// Lets time pass, then ticks once.
    pub(super) fn tick_after(&mut self, ms: i64, connected: bool) {
        self.elapsed.fetch_add(ms, Ordering::SeqCst);
        while self.running.as_mut().unwrap().0.tick(connected) {}
    }

    /// Lets seconds pass, with a tick in each.
    fn pass(&mut self, seconds: i64) {
        for _ in 0..seconds {
            self.tick_after(1000, true);
        }
    }

    /// Lets time pass without a process.
    pub(super) fn pass_without_process(&mut self, ms: i64) {
        self.running = None;
        self.elapsed.fetch_add(ms, Ordering::SeqCst);
    }

    /// Lets time pass while the machine sleeps.
    pub(super) fn sleep(&mut self, ms: i64) {
        self.elapsed.fetch_add(ms, Ordering::SeqCst);
        self.asleep.fetch_add(ms, Ordering::SeqCst);
    }

    fn outages_ms(&self) -> i64 {
        self.world.count("SELECT coalesce(sum(ended - began), 0) FROM outage")
    }

    fn last_heartbeat(&self) -> i64 {
        self.world.count("SELECT at FROM heartbeat") - START.0
    }

    fn is_over(&self, game: Id) -> bool {
        self.world.match_view(game).game.ending.is_some()
    }
}

#[test]
fn correcting_a_late_wall_clock_loses_no_game() {
    let mut machine = RunningBot::new();
    let game = machine.world.game();
    machine.pass(120);
    // Down for an hour, then a start with a clock 25 hours behind.
    machine.pass_without_process(HOUR);
    machine.set_wall(-25 * HOUR);
    machine.start();
    machine.pass(60);
    let before = machine.last_heartbeat();
    machine.set_wall(0);
    machine.pass(5);
    assert!(!machine.is_over(game));
    machine.pass(600);
    assert!(!machine.is_over(game) && machine.last_heartbeat() >= before, "stored times never run backwards");
    // Alice has exactly her three days plus the outage.
    let given = machine.outages_ms();
    assert!((HOUR - 60_000..=HOUR + 125_000).contains(&given), "{given}");
}

#[test]
fn time_moved_on_purpose_is_no_outage() {
    let mut machine = RunningBot::new();
    let moved = MovedTime::default();
    machine.moved = Some(moved.clone());
    machine.start();
    let game = machine.world.game();
    machine.pass(5);
    let quarter = HOUR / 4;
    let forward = |machine: &mut RunningBot, hours: i64| {
        for _ in 0..4 * hours {
            let ahead = moved.ahead_ms.fetch_add(quarter, Ordering::SeqCst) + quarter;
            assert!(moved.looked_ms.load(Ordering::SeqCst) < ahead);
            machine.tick_after(50, true);
            // No job sends the messages here.
            let (now, outbox) = (machine.now(), &machine.world.service.outbox);
            while let Some(message) = outbox.due(now, 1).unwrap().first() {
                assert!(moved.looked_ms.load(Ordering::SeqCst) < ahead, "{message:?} is unsent");
                outbox.drop_message(message.id, now).unwrap();
            }
            machine.tick_after(50, true);
            assert_eq!(moved.looked_ms.load(Ordering::SeqCst), ahead, "each step ticks");
        }
    };
    // The next due time is a reminder or the end of Alice's three days.
    let due = || moved.next_due_ms.load(Ordering::SeqCst);
    assert!((START.0 + 1..=START.0 + 73 * HOUR).contains(&due()), "{}", due());
    forward(&mut machine, 71);
    assert!(!machine.is_over(game));
    assert!((START.0 + 71 * HOUR..=START.0 + 73 * HOUR).contains(&due()), "{}", due());
    forward(&mut machine, 2);
    assert!(machine.is_over(game));
    assert_eq!(due(), 0);
    assert_eq!(machine.outages_ms(), 0);
    // Without a connection, no tick happens.
    moved.ahead_ms.fetch_add(quarter, Ordering::SeqCst);
    let before = moved.looked_ms.load(Ordering::SeqCst);
    machine.tick_after(50, false);
    assert_eq!(moved.looked_ms.load(Ordering::SeqCst), before);
}

#[test]
fn a_start_counts_on_from_the_newest_time_that_was_stored() {
    let mut machine = RunningBot::new();
    let game = machine.world.game();
    machine.pass(3600);
    let beat = machine.last_heartbeat();
    machine.pass(55);
    let moved = machine.now();
    assert!(moved.0 - START.0 > beat + 50_000, "a heartbeat a minute");
    machine.world.play(ALICE, game, "a2a3", moved);
    // Killed, then started with a wall clock two hours behind.
    machine.pass_without_process(5000);
    machine.set_wall(-2 * HOUR);
    machine.start();
    assert!(machine.now() >= moved, "{} ms before the move", moved.0 - machine.now().0);
    machine.pass(10);
    assert_eq!(machine.now(), Timestamp(moved.0 + 10_000));
}

#[test]
fn a_gateway_outage_survives_a_clock_step_at_its_end() {
    // Whether the connection returns before or after the jump.
    for still_away in [false, true] {
        let mut machine = RunningBot::new();
        machine.world.game();
        machine.pass(120);
        for second in 0..900 {
            if second == 779 {
                machine.set_wall(HOUR);
            }
            machine.tick_after(1000, false);
        }
        if still_away {
            machine.tick_after(1000, false);
        }
        machine.pass(300);
        let given = machine.outages_ms();
        assert!((HOUR + 900_000..=HOUR + 965_000).contains(&given), "{still_away}: {given}");
    }
}

#[test]
fn a_brief_clock_step_has_no_effect() {
    let mut machine = RunningBot::new();
    let game = machine.world.game();
    machine.pass(60);
    machine.set_wall(100 * HOUR);
    machine.pass(90);
    machine.set_wall(0);
    machine.pass(300);
    assert!(!machine.is_over(game));
    assert_eq!(machine.outages_ms(), 0, "no false outage");
    assert!(machine.last_heartbeat() <= 450_000, "nothing was stored from it");
}

#[test]
fn a_lasting_step_forward_becomes_an_outage() {
    for ahead in [90_000, HOUR, 100 * HOUR] {
        let mut machine = RunningBot::new();
        let game = machine.world.game();
        machine.pass(60);
        machine.set_wall(ahead);
        machine.pass(300);
        assert!(!machine.is_over(game), "{ahead}");
        let given = machine.outages_ms();
        assert!((ahead..=ahead + 2000).contains(&given), "{ahead}: {given}");
    }
}

#[test]
fn a_step_back_stops_time_without_undoing_it() {
    let mut machine = RunningBot::new();
    let game = machine.world.game();
    machine.pass(120);
    machine.set_wall(-HOUR);
    machine.pass(300);
    let stands = machine.last_heartbeat();
    machine.pass(3000);
    assert_eq!(machine.last_heartbeat(), stands);
    machine.pass(900);
    assert!(machine.last_heartbeat() > stands && !machine.is_over(game));
    assert_eq!(machine.outages_ms(), 0);
}
