//! What a wall clock that somebody sets does to games: nothing that costs a player time.

use std::sync::atomic::{AtomicI64, Ordering};

use sealed_move::clock::{Clock, Readings, SteadyClock};
use sealed_move::discord::context::{BotContext, RngSource};
use sealed_move::jobs::clock::ClockJob;
use sealed_move_board::Studio;

use super::*;

/// A bot on a machine whose wall clock shows `error` milliseconds more than the truth.
struct RunningBot {
    hall: Hall,
    studio: Arc<Studio>,
    /// The truth, in milliseconds since the start.
    elapsed: Arc<AtomicI64>,
    error: Arc<AtomicI64>,
    job: Option<ClockJob>,
}

impl RunningBot {
    fn new() -> Self {
        let (elapsed, error) = (Arc::new(AtomicI64::new(0)), Arc::new(AtomicI64::new(0)));
        let studio = Arc::new(Studio::new().unwrap());
        let mut machine = Self { hall: Hall::new(), studio, elapsed, error, job: None };
        machine.start();
        machine
    }

    /// A process that starts now and reads the wall clock as it is.
    fn start(&mut self) {
        let service = Arc::new(self.hall.another());
        let (elapsed, error) = (Arc::clone(&self.elapsed), Arc::clone(&self.error));
        let readings = move || {
            let steady_ms = elapsed.load(Ordering::SeqCst);
            Readings { wall_ms: START.0 + steady_ms + error.load(Ordering::SeqCst), steady_ms }
        };
        let clock = SteadyClock::over(Box::new(readings), service.clocks.last_beat().unwrap());
        let rng = RngSource { coin: || Side::First, seed: || Some(Seed::new([7; 32])) };
        let context = BotContext::new(service, Arc::clone(&self.studio), rng);
        self.job = Some(ClockJob::new(context.with_clock(Clock::Steady(Arc::new(clock)))));
    }

    fn set_wall(&self, error_ms: i64) {
        self.error.store(error_ms, Ordering::SeqCst);
    }

    /// So many seconds pass, with a look in each.
    fn pass(&mut self, seconds: i64) {
        for _ in 0..seconds {
            self.elapsed.fetch_add(1000, Ordering::SeqCst);
            while self.job.as_mut().unwrap().look(true) {}
        }
    }

    /// Time passes in which no process runs.
    fn stand_down(&mut self, ms: i64) {
        self.job = None;
        self.elapsed.fetch_add(ms, Ordering::SeqCst);
    }

    fn outages_ms(&self) -> i64 {
        self.hall.count("SELECT coalesce(sum(ended - began), 0) FROM outage")
    }

    fn newest_beat(&self) -> i64 {
        self.hall.count("SELECT at FROM heartbeat") - START.0
    }

    fn over(&self, game: Id) -> bool {
        self.hall.match_view(game).game.ending.is_some()
    }
}

#[test]
fn a_wall_clock_that_was_behind_at_the_start_and_is_put_right_costs_nobody_the_game() {
    let mut machine = RunningBot::new();
    let game = machine.hall.game();
    machine.pass(120);
    // Down for an hour; then it starts with a clock that is 25 hours behind.
    machine.stand_down(HOUR);
    machine.set_wall(-25 * HOUR);
    machine.start();
    machine.pass(60);
    let before = machine.newest_beat();
    machine.set_wall(0);
    machine.pass(5);
    assert!(!machine.over(game));
    machine.pass(600);
    assert!(!machine.over(game) && machine.newest_beat() >= before, "stored times never run backwards");
    // Alice has her three days, and the hour in which nobody was served, and no more than that.
    let given = machine.outages_ms();
    assert!((HOUR - 60_000..=HOUR + 125_000).contains(&given), "{given}");
}

#[test]
fn a_wall_clock_that_jumps_ahead_for_a_minute_leaves_nothing_behind() {
    let mut machine = RunningBot::new();
    let game = machine.hall.game();
    machine.pass(60);
    machine.set_wall(100 * HOUR);
    machine.pass(90);
    machine.set_wall(0);
    machine.pass(300);
    assert!(!machine.over(game));
    assert_eq!(machine.outages_ms(), 0, "no false outage");
    assert!(machine.newest_beat() <= 450_000, "nothing was stored from it");
}

#[test]
fn a_wall_clock_that_stays_ahead_is_followed_as_an_outage_of_just_that_length() {
    for ahead in [90_000, HOUR, 100 * HOUR] {
        let mut machine = RunningBot::new();
        let game = machine.hall.game();
        machine.pass(60);
        machine.set_wall(ahead);
        machine.pass(300);
        assert!(!machine.over(game), "{ahead}");
        let given = machine.outages_ms();
        assert!((ahead..=ahead + 2000).contains(&given), "{ahead}: {given}");
    }
}

#[test]
fn a_wall_clock_that_goes_back_lets_time_stand_still_and_takes_nothing_back() {
    let mut machine = RunningBot::new();
    let game = machine.hall.game();
    machine.pass(120);
    machine.set_wall(-HOUR);
    machine.pass(300);
    let stands = machine.newest_beat();
    machine.pass(3000);
    assert_eq!(machine.newest_beat(), stands);
    machine.pass(900);
    assert!(machine.newest_beat() > stands && !machine.over(game));
    assert_eq!(machine.outages_ms(), 0);
}
