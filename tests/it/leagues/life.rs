//! Parts of all simulated seasons: turns, outages, kills, and the figures of a long run.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use sealed_move::domain::{Id, MessageKind, OfferAnswer, PlayerId};
use sealed_move::service::SeasonView;

use super::{HOUR, LeagueWorld};
use crate::random::Random;

/// Pings besides turns that a person gets in a season at most (`TOURNAMENTS.md` §6).
const MAX_PINGS: usize = 3;

/// Figures of simulated seasons. Printed with `--nocapture`.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Figures {
    pub(crate) people: usize,
    pub(crate) games: usize,
    /// Most pings of a person.
    pub(crate) pings: usize,
}

/// Runs `count` simulations from a number on. `SEASONS=FROM..UNTIL` overrides both.
pub(crate) fn run_many(from: u64, count: u64, simulate: impl Fn(u64) -> Figures) {
    let numbers = std::env::var("SEASONS").map_or(from..from + count, |text| {
        let (from, until) = text.split_once("..").unwrap();
        from.parse().unwrap()..until.parse().unwrap()
    });
    let mut all = Figures::default();
    for number in numbers {
        let one = simulate(number);
        all.people += one.people;
        all.games += one.games;
        all.pings = all.pings.max(one.pings);
        println!("up to season {number}: {all:?}");
    }
}

impl LeagueWorld {
    /// Lets the time pass, kills the process somewhere in the work of the jobs, and starts another one.
    pub(crate) fn step_killed(&mut self, ms: i64, steps: u32) {
        self.now.0 += ms;
        self.work(Duration::from_millis(ms.unsigned_abs() + 60_000), steps);
        self.restart();
        // The claim of the killed process expires after seconds.
        self.now.0 += 15_000;
        self.step(0);
    }

    /// Lets the time pass, sometimes with an outage or a kill.
    pub(crate) fn troubled_step(&mut self, ms: i64, random: &mut Random) {
        match random.below(40) {
            0 => self.outage(HOUR * (1 + random.below(30)) as i64),
            1..10 => self.step_killed(ms, random.below(4) as u32),
            _ => self.step(ms),
        }
    }

    /// Plays one of `slowness` due turns. Absent people never move.
    pub(crate) fn play_turns(&mut self, random: &mut Random, absent: &BTreeSet<PlayerId>, slowness: usize) {
        for game in self.running() {
            let found = self.service.games.summary(game).unwrap().unwrap();
            let [player, opponent] =
                [found.turn, found.turn.other()].map(|side| found.seats[side.index()].person().unwrap());
            if found.ending.is_some() || absent.contains(&player) || random.below(slowness) > 0 {
                continue;
            }
            match found.move_number {
                1 => self.play(player, game, "a2a3"),
                2 => self.play(player, game, "a11a10"),
                _ if random.below(3) == 0 => self.agree(game, player, opponent),
                _ => {
                    let call = self.call(player);
                    self.service.moves.resign(&call, game, None).unwrap();
                }
            }
        }
    }

    fn agree(&mut self, game: Id, player: PlayerId, opponent: PlayerId) {
        let call = self.call(player);
        let offered = self.service.offers.offer_draw(&call, game).unwrap().match_view.game.revision;
        let call = self.call(opponent);
        self.service.offers.answer_draw(&call, game, OfferAnswer::Accept, offered).unwrap();
    }

    /// Checks that each match of a season plays one game of it and is over, that each message to a
    /// group was sent once, and that nobody was pinged too often.
    pub(crate) fn check_over(&self, view: &SeasonView) -> Figures {
        let games: Vec<Id> =
            view.divisions.iter().flat_map(|division| &division.games).filter_map(|game| game.game).collect();
        assert_eq!(games.iter().collect::<BTreeSet<_>>().len(), games.len(), "a match plays two games");
        for game in &games {
            assert!(self.service.games.summary(*game).unwrap().unwrap().ending.is_some());
        }
        let mut told: BTreeMap<(&str, u32), usize> = BTreeMap::new();
        let pinging = [MessageKind::SeasonSoon, MessageKind::SeasonBegun, MessageKind::SeasonOver];
        for message in self.sent.iter().filter(|message| message.subject == view.id) {
            if pinging.contains(&message.kind) {
                *told.entry((message.kind.word(), message.revision.0)).or_default() += 1;
            }
        }
        // Each person is in one group.
        assert!(told.values().all(|count| *count == 1), "{told:?}");
        let pings = told.keys().map(|(kind, _)| kind).collect::<BTreeSet<_>>().len();
        assert!(pings <= MAX_PINGS, "{told:?}");
        Figures {
            people: view.entries.iter().filter(|entry| entry.seat.is_some()).count(),
            games: games.len(),
            pings,
        }
    }
}
