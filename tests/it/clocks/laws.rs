//! Laws of clocks under random sequences of faults.

use proptest::prelude::*;
use sealed_move::domain::{Cause, EndReason, Pause, TurnClock};

use super::wall_clock::RunningBot;
use super::*;

const MINUTE: i64 = 60_000;

/// Interval between ticks, a second in production. Less than the outage threshold.
const STEP: i64 = 90_000;

/// Time per move.
const TIME_PER_MOVE: i64 = 3 * HOUR;

/// Longest gateway outage that still counts as running.
const MAX_GATEWAY_GAP: i64 = 5 * MINUTE;

/// Maximum credit of one interruption beyond its length: the time since the last heartbeat.
const MAX_EXTRA_CREDIT: i64 = MINUTE + STEP;

#[derive(Clone, Copy, Debug)]
enum Event {
    Runs(i64),
    GatewayAway(i64),
    /// The process is killed and restarted with this error of the wall clock.
    Down {
        ms: i64,
        wall_error: i64,
    },
    Sleeps(i64),
    /// The wall clock is set to this error.
    SetsWall(i64),
    /// The player to move takes a day of vacation.
    Vacation,
    /// The player to move returns.
    BackEarly,
    /// The player to move moves.
    Move,
}

fn events() -> impl Strategy<Value = Vec<Event>> {
    let wall_error = || prop_oneof![Just(0), -30 * HOUR..30 * HOUR, -3 * MINUTE..3 * MINUTE];
    let one = prop_oneof![
        4 => (1..100i64).prop_map(|steps| Event::Runs(steps * STEP)),
        2 => (1..20i64).prop_map(|steps| Event::GatewayAway(steps * STEP)),
        2 => (0..4 * HOUR, wall_error()).prop_map(|(ms, wall_error)| Event::Down { ms, wall_error }),
        1 => (0..4 * HOUR).prop_map(Event::Sleeps),
        2 => wall_error().prop_map(Event::SetsWall),
        1 => Just(Event::Vacation),
        1 => Just(Event::BackEarly),
        2 => Just(Event::Move),
    ];
    prop::collection::vec(one, 1..14)
}

/// A bot with one game, and the true times.
struct Trial {
    bot: RunningBot,
    database: rusqlite::Connection,
    game: Id,
    moves: usize,
    /// Vacation of the player to move, by the bot's clock.
    vacation: Option<(i64, i64)>,
    /// Time of this turn that truly was its player's.
    theirs: i64,
    /// Time of this turn during which the bot's clock was stopped.
    still: i64,
    /// Interruptions since the turn began.
    interruptions: i64,
    /// Total time with service, by the bot's clock.
    served: i64,
    all_interruptions: i64,
    /// Time since the last tick with a gateway, in truth and by the bot's clock; `None` before the
    /// first one of this process.
    away: Option<(i64, i64)>,
    created: i64,
}

impl Trial {
    fn new(wall_error: i64) -> Self {
        let mut bot = RunningBot::with_wall(wall_error);
        // The first tick stores the first heartbeat.
        bot.tick_after(1000, true);
        let now = bot.now();
        let call = bot.world.call(ALICE, now);
        let challenge = bot
            .world
            .service
            .challenges
            .make(&call, request(BOB, GUILD, CHANNEL), Seed::new([7; 32]))
            .unwrap();
        let call = bot.world.call(BOB, now);
        let game = bot.world.service.challenges.accept(&call, challenge.id, Side::First).unwrap().1.game.id;
        let database = rusqlite::Connection::open(bot.world.folder.path().join("bot.db")).unwrap();
        let trial = Self {
            bot,
            database,
            game,
            moves: 0,
            vacation: None,
            theirs: 0,
            still: 0,
            interruptions: 0,
            served: 0,
            all_interruptions: 0,
            away: Some((0, 0)),
            created: now.0,
        };
        trial.shorten();
        trial
    }

    /// Shortens this turn's time.
    fn shorten(&self) {
        self.bot.world.run(&format!("UPDATE match SET deadline = began + {TIME_PER_MOVE}, wake_at = began"));
    }

    fn read(&self, sql: &str) -> i64 {
        self.database.prepare_cached(sql).unwrap().query_row([], |row| row.get(0)).unwrap()
    }

    fn interrupted(&mut self) {
        self.interruptions += 1;
        self.all_interruptions += 1;
    }

    fn player(&self) -> PlayerId {
        if self.moves.is_multiple_of(2) { ALICE } else { BOB }
    }

    /// One tick, then the laws. Returns whether the game is ongoing.
    fn step(&mut self, connected: bool) -> bool {
        let before = self.bot.now().0;
        self.bot.tick_after(STEP, connected);
        let now = self.bot.now().0;
        assert!(now >= before, "time runs backwards");
        self.still += (STEP - (now - before)).max(0);
        let rests = self.vacation.is_some_and(|(from, until)| from <= before && now <= until);
        if let Some((truly, shown)) = &mut self.away {
            *truly += STEP;
            *shown += now - before;
            if connected && *shown <= MAX_GATEWAY_GAP {
                let passed = (*truly).min(*shown);
                self.served += passed;
                self.theirs += if rests { 0 } else { passed };
            } else if connected {
                self.interrupted();
            }
        }
        if connected {
            self.away = Some((0, 0));
        }
        if self.read("SELECT count(*) FROM match WHERE ended_at IS NOT NULL") > 0 {
            let ending = self.bot.world.match_view(self.game).game.ending.unwrap();
            assert!([EndReason::Time, EndReason::NotStarted].contains(&ending.reason), "{ending:?}");
            let short = TIME_PER_MOVE - self.theirs;
            assert!(short <= STEP, "lost {} s early", short / 1000);
            return false;
        }
        if connected {
            let given = self.interruptions * MAX_EXTRA_CREDIT + self.still + 2 * STEP;
            assert!(
                self.theirs <= TIME_PER_MOVE + given,
                "{} s too much, with {} interruptions",
                (self.theirs - TIME_PER_MOVE - given) / 1000,
                self.interruptions
            );
            let outages = self.read("SELECT coalesce(sum(ended - began), 0) FROM outage");
            let not_served = now - self.created - self.served;
            let most = not_served + self.all_interruptions * MAX_EXTRA_CREDIT;
            assert!(outages <= most, "outages of {} s in {} s", outages / 1000, most / 1000);
        }
        true
    }

    /// Applies an event. Returns whether the game is ongoing.
    fn apply(&mut self, event: Event) -> bool {
        match event {
            Event::Runs(ms) => return (0..ms / STEP).all(|_| self.step(true)),
            Event::GatewayAway(ms) => return (0..ms / STEP).all(|_| self.step(false)),
            Event::Down { ms, wall_error } => {
                let stored = self.newest();
                self.bot.pass_without_process(ms);
                self.bot.set_wall(wall_error);
                self.bot.start();
                assert!(self.bot.now().0 >= stored, "it starts before the stored time");
                self.away = None;
                self.interrupted();
            }
            Event::Sleeps(ms) => {
                self.bot.sleep(ms);
                self.interrupted();
            }
            Event::SetsWall(error) => {
                self.bot.set_wall(error);
                self.interrupted();
            }
            Event::Vacation | Event::BackEarly => {
                let (player, now) = (self.player(), self.bot.now());
                let days = u32::from(matches!(event, Event::Vacation));
                let call = self.bot.world.call(player, now);
                if self.bot.world.service.vacations.take(&call, Some(GUILD), days).is_ok() {
                    self.interrupted();
                    self.vacation = match (days, self.vacation) {
                        (0, Some((from, _))) => Some((from, now.0)),
                        (_, Some((from, until))) if now.0 < until => Some((from, now.0 + 24 * HOUR)),
                        _ => Some((now.0, now.0 + 24 * HOUR)),
                    };
                }
            }
            Event::Move => {
                // A move needs the gateway.
                if self.away.is_none_or(|(truly, _)| truly > 0) && !self.step(true) {
                    return false;
                }
                let column = char::from(b"abcdefghijkl"[self.moves / 2 % 12]);
                let (from, to) = [(2, 3), (11, 10)][self.moves % 2];
                let typed = format!("{column}{from}{column}{to}");
                let (player, now) = (self.player(), self.bot.now());
                let call = self.bot.world.call(player, now);
                let played =
                    self.bot.world.service.moves.play(&call, self.game, None, &typed, ConfirmMode::Typed);
                assert!(played.is_ok(), "{typed}: {played:?}");
                self.shorten();
                self.moves += 1;
                (self.theirs, self.still, self.interruptions) = (0, 0, 1);
                // The vacation is now the other player's.
                self.vacation = None;
                let own = self.bot.world.service.vacations.status(self.player(), Some(GUILD), now).unwrap();
                if let Some(current) = own.current {
                    self.vacation = Some((current.from.0, current.until.0));
                }
            }
        }
        true
    }

    /// The latest stored time.
    fn newest(&self) -> i64 {
        self.bot.world.service.clocks.newest_time().unwrap().unwrap().0
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: ProptestConfig::default().cases / 8, ..ProptestConfig::default() })]

    /// Players don't lose before their true time is over, get at most that plus outages, and stored
    /// times never decrease.
    #[test]
    fn players_get_exactly_their_time_and_outages(
        wall_error in prop_oneof![Just(0), -30 * HOUR..30 * HOUR],
        events in events(),
    ) {
        let mut trial = Trial::new(wall_error);
        let mut newest = trial.newest();
        for event in events {
            let goes_on = trial.apply(event);
            prop_assert!(trial.newest() >= newest, "stored times run backwards");
            newest = trial.newest();
            if !goes_on {
                break;
            }
        }
    }
}

/// Pauses in minutes: start, length, and whether it is an outage.
fn pauses() -> impl Strategy<Value = Vec<(i64, i64, bool)>> {
    prop::collection::vec((-50..250i64, 1..80i64, any::<bool>()), 0..8)
}

fn pause((from, length, outage): (i64, i64, bool)) -> Pause {
    let at = |minutes: i64| Timestamp(START.0 + minutes * MINUTE);
    let cause = if outage { Cause::Outage } else { Cause::Vacation };
    Pause { from: at(from), until: Some(at(from + length)), cause }
}

fn clock(minutes: i64, pauses: impl Iterator<Item = (i64, i64, bool)>) -> TurnClock {
    TurnClock::new(START, Timestamp(START.0 + minutes * MINUTE), pauses.map(pause).collect())
}

/// Computes the deadline minute by minute.
fn naive(minutes: i64, pauses: &[(i64, i64, bool)]) -> i64 {
    let paused =
        |minute: i64| pauses.iter().any(|(from, length, _)| (*from..from + length).contains(&minute));
    let mut left = minutes;
    (0..)
        .find(|minute| {
            left == 0 || {
                left -= i64::from(!paused(*minute));
                false
            }
        })
        .unwrap()
}

proptest! {
    /// A deadline counts the minutes without a pause, regardless of the order of pauses and of how
    /// they were stored: whole, in pieces, or twice.
    #[test]
    fn deadlines_do_not_depend_on_the_order_of_pauses(
        minutes in 1..200i64,
        (pauses, shuffled) in pauses().prop_flat_map(|pauses| (Just(pauses.clone()), Just(pauses).prop_shuffle())),
        cut in 1..80i64,
    ) {
        let whole = clock(minutes, pauses.iter().copied());
        let deadline = (whole.deadline().unwrap().0 - START.0) / MINUTE;
        prop_assert_eq!(deadline, naive(minutes, &pauses));
        let others = clock(minutes, shuffled.iter().copied());
        prop_assert_eq!(others.deadline(), whole.deadline());
        prop_assert_eq!(others.credit_ms(), whole.credit_ms());
        let pieces = pauses.iter().flat_map(|(from, length, outage)| {
            let cut = cut.min(length - 1);
            [(*from, cut, *outage), (from + cut, length - cut, *outage), (*from, *length, *outage)]
        });
        let pieces = clock(minutes, pieces.filter(|(_, length, _)| *length > 0));
        prop_assert_eq!(pieces.deadline(), whole.deadline());
        prop_assert_eq!(pieces.credit_ms(), whole.credit_ms());
        // Outages credit their exact length.
        let outages: i64 = pauses.iter().filter(|pause| pause.2).map(|pause| pause.1).sum();
        let all: i64 = pauses.iter().map(|pause| pause.1).sum();
        prop_assert!(deadline >= minutes && deadline <= minutes + all);
        prop_assert!(whole.credit_ms() >= 0);
        prop_assert!(outages > 0 || whole.credit_ms() == 0);
    }

    /// Another pause never shortens a turn.
    #[test]
    fn a_pause_never_takes_time(minutes in 1..200i64, pauses in pauses(), more in (-50..250i64, 1..80i64, any::<bool>())) {
        let before = clock(minutes, pauses.iter().copied());
        let after = clock(minutes, pauses.iter().copied().chain([more]));
        prop_assert!(after.deadline() >= before.deadline());
    }
}
