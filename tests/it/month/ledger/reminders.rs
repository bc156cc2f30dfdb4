//! Deadlines and reminder times, computed from the ledger.

use sealed_move::domain::{Id, Reminders};

use super::Ledger;
use super::LedgerGame;
use super::people::DAY_MS;
use crate::month::clock::{Span, run_out, union};

/// Interval between ticks of the month.
pub(crate) const TICK_MS: i64 = 120_000;

/// The clock of a player who gets no notice stands still for 72 hours.
const GRACE_MS: i64 = 3 * DAY_MS;

/// A longer gateway outage counts.
const MAX_GATEWAY_GAP_MS: i64 = 300_000;

impl Ledger {
    /// Outages that count: the shortest possible spans, or with `most` the longest.
    fn outages(&self, most: bool) -> Vec<Span> {
        let spans = self.unserved.iter().filter_map(|((from, until), down)| {
            // The last heartbeat was stored some time before.
            let early = if most { TICK_MS + 60_000 } else { 0 };
            (*down || until - from + early > MAX_GATEWAY_GAP_MS).then_some((from - early, *until))
        });
        spans.collect()
    }

    fn stops(&self, game: &LedgerGame, most: bool) -> Vec<Span> {
        let mut stops = self.outages(most);
        let days = self.leave_days.get(&game.guild).copied().unwrap_or(30);
        stops.extend(self.people[&game.turn.player].counted(days));
        stops.extend(self.shut_out.get(&game.guild).into_iter().flatten());
        union(stops)
    }

    /// When a game's turn runs out.
    pub(crate) fn deadline(&self, id: Id, most: bool) -> Option<i64> {
        let game = &self.games[&id];
        let mut stops = self.stops(game, most);
        stops.extend(self.graces.get(&(id, game.turn.player)).map(|began| (*began, began + GRACE_MS)));
        run_out(game.turn.started_at, game.turn.budget, &union(stops))
    }

    /// When service resumed after a time.
    fn served_after(&self, at: i64) -> i64 {
        let inside = |(one, other): &Span| *one <= at && at < *other;
        self.unserved.iter().map(|(span, _)| *span).find(inside).map_or(at, |(_, until)| until)
    }

    /// Checks at the end of a turn that its reminders were sent in time.
    pub(crate) fn check_reminders(&mut self, id: Id, end: i64) {
        let game = &self.games[&id];
        let turn = game.turn.clone();
        assert!(turn.reminded.len() <= 2, "{id}: more than two reminders in a turn");
        let person = &self.people[&turn.player];
        let (Some(wish), Some(quiet)) =
            (person.reminders.steady(turn.started_at, end), person.quiet.steady(turn.started_at, end))
        else {
            return;
        };
        let graced = self.graces.contains_key(&(id, turn.player));
        if turn.changed || graced || self.shut_out.contains_key(&game.guild) {
            return;
        }
        let (least, most) = (self.stops(game, false), self.stops(game, true));
        // Earliest and latest time of a reminder; `None` if it depends on seconds.
        let due = |percent: i64| -> Option<Span> {
            let mut bounds = Vec::new();
            for stops in [&least, &most] {
                let deadline = run_out(turn.started_at, turn.budget, stops)?;
                let at = run_out(turn.started_at, turn.budget * percent / 100, stops)?;
                // A deadline that still moves makes the order depend on when the bot computed it.
                let moves = stops.iter().any(|(from, _)| (at - DAY_MS..end).contains(from));
                // A time predicted within quiet hours before a later pause has the same effect.
                let foretold = (0..stops.len()).any(|known| {
                    let at = run_out(turn.started_at, turn.budget * percent / 100, &stops[..known]);
                    (turn.started_at..end).contains(&stops[known].0)
                        && at.zip(quiet).is_some_and(|(at, hours)| hours.hold(at))
                });
                if foretold || moves && quiet.is_some_and(|hours| hours.hold(at)) {
                    return None;
                }
                let moved = quiet.map_or(at, |hours| hours.shift(at, deadline)).max(turn.started_at);
                // Reminders wait while the clock is paused.
                let still = stops.iter().find(|(from, until)| *from <= moved && moved < *until);
                bounds.push((moved != at, still.map_or(moved, |(_, until)| *until)));
            }
            let [(one, from), (other, until)] = bounds.try_into().unwrap();
            let (from, until) = (from.min(until), from.max(until));
            (one == other && until - from < 3_600_000)
                .then_some((from, self.served_after(until) + TICK_MS + 1))
        };
        let (Some(half), Some(late)) = (due(50), due(80)) else { return };
        let unsent = &turn.reminded;
        let details = || format!("{id}, {} in {turn:?} to {end}: half {half:?}, late {late:?}", turn.player);
        let wanted: &[Span] = match wish {
            Reminders::Both => &[half, late],
            Reminders::Late => &[late],
            Reminders::None => &[],
        };
        for at in unsent {
            let early = wanted.iter().all(|(from, _)| at < from);
            assert!(!early, "a reminder too early at {at}: {}", details());
        }
        let most = wanted.iter().filter(|(from, _)| *from <= end).count();
        assert!(unsent.len() <= most, "too many reminders: {}", details());
        // If both are due together, one suffices.
        let apart = half.1 < late.0;
        let least = wanted.iter().filter(|(_, by)| *by < end).count();
        let least = if apart { least } else { least.min(1) };
        assert!(unsent.len() >= least, "a reminder is missing: {}", details());
        if apart && unsent.len() == 2 {
            assert!(unsent[1] >= late.0, "the second reminder came too early: {}", details());
        }
        if least > 0 && apart {
            self.count("turns whose reminders were foretold");
        }
        if most == 0 {
            self.count("turns that were to have no reminder");
        }
    }
}
