//! The rules of a ladder over its stored rows: possible challenges, people to take off, and moves
//! after results (`TOURNAMENTS.md` §3).

use std::collections::BTreeSet;

use super::ladder::{LadderEvent, LadderResult, after_event, may_challenge};
use super::ladder_obstacle::LadderObstacle;
use super::schedule::{SeasonNow, SeasonPlan, SeasonRows, SeasonStep};
use super::season::{Entry, EntryState, LadderGame, MAX_LATE, SeasonGame};
use super::standings::TableResult;
use crate::domain::Timestamp;

/// Days without a game that take a person off. Vacations don't count.
pub const LADDER_REST_DAYS: i64 = 60;

/// Days in which two games lost on time put a person off.
const LATE_DAYS: i64 = 60;

/// Days for which the games of a ladder matter after their end.
pub const LADDER_MEMORY_DAYS: i64 = 60;

const _: () = assert!(LADDER_MEMORY_DAYS >= LATE_DAYS && LADDER_MEMORY_DAYS >= PAIR_DAYS);

/// Days after a game in which the same two people can't play again.
const PAIR_DAYS: i64 = 7;

/// Maximum number of open games of a person.
const MAX_GAMES: usize = 2;

/// Maximum number of open games to which a person was challenged.
const MAX_CHALLENGED: usize = 1;

impl SeasonRows {
    /// Returns the people on the ladder, the top first.
    #[must_use]
    pub fn ladder_order(&self) -> Vec<u32> {
        let on_it = self.entries.iter().filter(|entry| entry.state == EntryState::In);
        let mut places: Vec<(u32, u32)> =
            on_it.filter_map(|entry| Some((entry.placed?.0, entry.seat?.number))).collect();
        places.sort_unstable();
        places.into_iter().map(|(_, number)| number).collect()
    }

    /// The open games of a person, which may be about to begin again.
    fn open_games(&self, number: u32) -> impl Iterator<Item = &SeasonGame> {
        self.games_of(number).filter(|game| game.result().is_none())
    }

    #[must_use]
    pub fn has_open_game(&self, number: u32) -> bool {
        self.open_games(number).next().is_some()
    }

    /// Returns the people that a person on the ladder may challenge, the top first. People in `away`
    /// can't be challenged.
    ///
    /// # Errors
    ///
    /// The obstacle if the list would be empty.
    pub fn may_challenge_now(
        &self,
        who: u32,
        away: &BTreeSet<u32>,
        now: Timestamp,
    ) -> Result<Vec<u32>, LadderObstacle> {
        let order = self.ladder_order();
        if order.first() == Some(&who) {
            return Err(LadderObstacle::Top);
        }
        if self.open_games(who).count() >= MAX_GAMES {
            return Err(LadderObstacle::Busy);
        }
        let is_blocked = |number: &u32| {
            away.contains(number) || self.is_full(*number) || self.met_lately(who, *number, now)
        };
        let blocked: Vec<u32> = order.iter().copied().filter(is_blocked).collect();
        let found = may_challenge(&order, who, &blocked).unwrap_or_default();
        if found.is_empty() { Err(LadderObstacle::Nobody) } else { Ok(found) }
    }

    /// Whether a person has too many open games to be challenged.
    fn is_full(&self, number: u32) -> bool {
        let challenged = |game: &&SeasonGame| game.ladder.is_some_and(|ladder| ladder.challenger != number);
        self.open_games(number).count() >= MAX_GAMES
            || self.open_games(number).filter(challenged).count() >= MAX_CHALLENGED
    }

    /// Whether two people play, or have played within a week.
    fn met_lately(&self, one: u32, other: u32, now: Timestamp) -> bool {
        let recent = |game: &SeasonGame| match game.ladder.and_then(|ladder| ladder.ended) {
            Some(ended) => ended.plus_days(PAIR_DAYS) > now,
            None => true,
        };
        self.games_of(one).any(|game| game.pair.has(other) && recent(game))
    }

    /// Counts the games that a person has lost on time lately, since they joined.
    fn late_lately(&self, entry: &Entry, now: Timestamp) -> usize {
        let Some(seat) = entry.seat else { return 0 };
        let since = entry.joined.max(now.plus_days(-LATE_DAYS));
        let is_late = |game: &&SeasonGame| {
            let ended = game.ladder.and_then(|ladder| ladder.ended);
            game.result() == Some(game.pair.lost_by(seat.number, true))
                && ended.is_some_and(|ended| ended > since)
        };
        self.games_of(seat.number).filter(is_late).count()
    }

    /// Returns when a person's last loaded game ended, or when they joined.
    #[must_use]
    pub fn ladder_active(&self, entry: &Entry) -> Timestamp {
        let number = entry.seat.map(|seat| seat.number);
        let ended = |game: &SeasonGame| game.ladder.and_then(|ladder| ladder.ended);
        let last = number.and_then(|number| self.games_of(number).filter_map(ended).max());
        last.map_or(entry.joined, |last| last.max(entry.joined))
    }

    /// Whether someone has lost too many games on time.
    #[must_use]
    pub fn is_late_on_ladder(&self, entry: &Entry, now: Timestamp) -> bool {
        entry.state == EntryState::In && self.late_lately(entry, now) >= MAX_LATE as usize
    }

    pub(super) fn plan_ladder(&self, at: &SeasonNow) -> SeasonPlan {
        let late = self.entries.iter().filter(|entry| self.is_late_on_ladder(entry, at.served));
        let mut steps: Vec<_> = late.map(|entry| SeasonStep::PutOut { ticket: entry.ticket }).collect();
        let rests = at.resting.iter().filter(|(_, off)| **off <= at.served);
        steps.extend(rests.map(|(ticket, _)| SeasonStep::Rest { ticket: *ticket }));
        // A game without a match begins again.
        if steps.is_empty() && at.clock.off_at().is_none() && self.season.sealed.is_some() {
            let open = self.games.iter().filter(|game| game.game.is_none() && game.result().is_none());
            let ready = open.filter(|game| !game.pair.seats().into_iter().any(|number| self.is_out(number)));
            steps.extend(ready.map(|game| SeasonStep::Release(game.pair)));
        }
        let wake = at.resting.values().copied().filter(|off| *off > at.served).min();
        SeasonPlan { steps, wake }
    }

    /// Returns the order after a result. `absent` is the loser, if they lost on time before their
    /// second move. If one of the two is off, the order stays.
    #[must_use]
    pub fn ladder_after(&self, game: &SeasonGame, result: TableResult, absent: Option<u32>) -> Vec<u32> {
        let order = self.ladder_order();
        let Some(LadderGame { challenger, .. }) = game.ladder else { return order };
        let [first, second] = game.pair.seats();
        let challenged = if first == challenger { second } else { first };
        let winner = match result {
            TableResult::FirstWon { .. } => Some(first),
            TableResult::SecondWon { .. } => Some(second),
            TableResult::Drawn => None,
        };
        let event = LadderEvent::Result(LadderResult { challenger, challenged, winner, absent });
        after_event(&order, event).unwrap_or(order)
    }
}

/// Returns the people of a new game, the first side first. The person with fewer games on it gets it,
/// else the challenged person. `firsts` are the numbers of these games, the challenger's first.
#[must_use]
pub fn ladder_sides([challenger, challenged]: [u32; 2], firsts: [u32; 2]) -> [u32; 2] {
    if firsts[0] < firsts[1] { [challenger, challenged] } else { [challenged, challenger] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Seed;
    use crate::domain::tournament::{Season, SeasonClock, SeasonPair, SeasonSeat, TournamentKind};
    use crate::domain::{Id, PlayerId};

    const NOW: Timestamp = Timestamp(1_000 * 86_400_000);

    /// A ladder of people who joined long ago: 1 is at the top.
    fn ladder(people: u32) -> SeasonRows {
        let entry = |number: u32| Entry {
            ticket: u64::from(number),
            player: Some(PlayerId(u64::from(number))),
            state: EntryState::In,
            leaves: false,
            joined: NOW.plus_days(-200),
            seat: Some(SeasonSeat { number, ticket: u64::from(number), lot: number, division: 1 }),
            late: 0,
            byes: 0,
            waits: 0,
            moved: 0,
            placed: Some((number, 0)),
        };
        SeasonRows {
            season: Season::endless(Id(1), Id(2), Seed::new([1; 32]), Id(3), NOW.plus_days(-300)),
            kind: TournamentKind::Ladder,
            entries: (1..=people).map(entry).collect(),
            games: Vec::new(),
        }
    }

    fn game(challenger: u32, first: u32, second: u32, ended: Option<(i64, TableResult)>) -> SeasonGame {
        SeasonGame {
            pair: SeasonPair { division: 1, round: 1, first, second },
            due_ms: 0,
            game: Some(Id(5)),
            begun: 1,
            played: ended.map(|(_, result)| result),
            decided: None,
            ladder: Some(LadderGame { challenger, ended: ended.map(|(days, _)| NOW.plus_days(days)) }),
        }
    }

    const DRAWN: TableResult = TableResult::Drawn;
    const LATE: TableResult = TableResult::SecondWon { late: true };

    fn may(rows: &SeasonRows, who: u32) -> Result<Vec<u32>, LadderObstacle> {
        rows.may_challenge_now(who, &BTreeSet::new(), NOW)
    }

    #[test]
    fn the_three_places_above_may_be_challenged() {
        let rows = ladder(6);
        assert_eq!(may(&rows, 6), Ok(vec![3, 4, 5]));
        assert_eq!(may(&rows, 2), Ok(vec![1]));
        assert_eq!(may(&rows, 1), Err(LadderObstacle::Top));
        let away = BTreeSet::from([3, 4, 5]);
        assert_eq!(rows.may_challenge_now(6, &away, NOW), Err(LadderObstacle::Nobody));
    }

    #[test]
    fn people_with_two_games_neither_challenge_nor_are_challenged() {
        let mut rows = ladder(8);
        rows.games = vec![game(5, 5, 3, None), game(5, 4, 5, None)];
        assert_eq!(may(&rows, 5), Err(LadderObstacle::Busy));
        // 3 and 4 were challenged once, so only 2 is left; 5 has two games.
        assert_eq!(may(&rows, 6), Err(LadderObstacle::Nobody));
        assert_eq!(may(&rows, 8), Ok(vec![6, 7]));
        // 3 may still challenge.
        assert_eq!(may(&rows, 3), Ok(vec![1, 2]));
    }

    #[test]
    fn a_pair_waits_a_week() {
        let mut rows = ladder(4);
        rows.games = vec![game(2, 1, 2, Some((-6, DRAWN)))];
        assert_eq!(may(&rows, 2), Err(LadderObstacle::Nobody));
        assert_eq!(may(&rows, 3), Ok(vec![1, 2]));
        rows.games = vec![game(2, 1, 2, Some((-7, DRAWN)))];
        assert_eq!(may(&rows, 2), Ok(vec![1]));
    }

    #[test]
    fn who_had_the_first_side_less_often_gets_it() {
        assert_eq!(ladder_sides([4, 2], [0, 0]), [2, 4]);
        assert_eq!(ladder_sides([4, 2], [0, 1]), [4, 2]);
        assert_eq!(ladder_sides([4, 2], [1, 1]), [2, 4]);
    }

    #[test]
    fn two_games_lost_on_time_within_sixty_days_put_off() {
        let mut rows = ladder(4);
        let late = |rows: &SeasonRows| rows.is_late_on_ladder(&rows.entries[3], NOW);
        rows.games = vec![game(4, 4, 2, Some((-60, LATE))), game(4, 4, 3, Some((-1, LATE)))];
        assert!(!late(&rows), "one is too old");
        rows.games[0] = game(4, 4, 2, Some((-59, LATE)));
        assert!(late(&rows));
        rows.entries[3].joined = NOW.plus_days(-30);
        assert!(!late(&rows), "one was before they joined again");
    }

    #[test]
    fn results_move_people_who_are_on() {
        let mut rows = ladder(5);
        let won = TableResult::FirstWon { late: false };
        let played = game(5, 5, 2, None);
        assert_eq!(rows.ladder_after(&played, won, None), [1, 5, 2, 3, 4]);
        assert_eq!(rows.ladder_after(&played, DRAWN, None), [1, 2, 3, 4, 5]);
        assert_eq!(
            rows.ladder_after(&played, TableResult::FirstWon { late: true }, Some(2)),
            [1, 3, 4, 5, 2]
        );
        rows.entries[1].state = EntryState::Out;
        rows.entries[1].placed = None;
        assert_eq!(rows.ladder_after(&played, won, None), [1, 3, 4, 5]);
    }

    #[test]
    fn a_person_who_rests_too_long_is_due() {
        let rows = ladder(3);
        let at = |off: Timestamp| SeasonNow {
            clock: SeasonClock::new(Vec::new()),
            served: NOW,
            idle: [].into(),
            excluded: [].into(),
            resting: [(2, off)].into(),
        };
        let plan = rows.plan(&at(NOW));
        assert_eq!(plan.steps, [SeasonStep::Rest { ticket: 2 }]);
        let later = NOW.plus_days(1);
        assert_eq!(rows.plan(&at(later)), SeasonPlan { steps: Vec::new(), wake: Some(later) });
        assert_eq!(rows.ladder_active(&rows.entries[0]), NOW.plus_days(-200));
    }
}
