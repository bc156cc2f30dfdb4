//! A season of a cup, from its entries and games (`TOURNAMENTS.md` §3).
//!
//! Seeds are lots. The two games of a pair are in division 1, its deciding game in division 2.

use std::collections::BTreeMap;

use super::cup::{CupWin, cup_bracket};
use super::league::TournamentKind;
use super::schedule::{SeasonNow, SeasonPlan, SeasonRows, SeasonStep};
use super::season::{Entry, EntryState, MAX_LATE, SeasonGame, SeasonPair};
use super::standings::TableResult;

/// The division of everyone and of the first two games of a pair.
const PAIR: u32 = 1;

/// The division of deciding games.
const DECIDER: u32 = 2;

/// The bracket of a cup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cup {
    /// The pairs of each round, in order of the bracket.
    pub rounds: Vec<Vec<CupPair>>,
    pub winner: Option<u32>,
}

/// Two people of a cup who play for a place in the next round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CupPair {
    /// The numbers of the upper and the lower person. `None` is a bye in the first round, and unknown later.
    pub people: [Option<u32>; 2],
    /// The two games, then the deciding one.
    pub games: Vec<SeasonGame>,
    /// The halves of both people in the games that have a result.
    pub halves: [u32; 2],
    /// The person who advances.
    pub winner: Option<u32>,
}

impl Cup {
    /// Whether someone has no more games: they have lost a pair, or the cup has a winner.
    #[must_use]
    pub fn is_done(&self, number: u32) -> bool {
        let has_lost = |pair: &CupPair| {
            pair.people.contains(&Some(number)) && pair.winner.is_some_and(|winner| winner != number)
        };
        self.winner.is_some() || self.rounds.iter().flatten().any(has_lost)
    }
}

impl CupPair {
    /// Whether someone advances without an opponent.
    #[must_use]
    pub fn is_bye(&self) -> bool {
        self.winner.is_some() && self.people.contains(&None)
    }

    /// The deciding game.
    #[must_use]
    pub fn decider(&self) -> Option<&SeasonGame> {
        self.games.iter().find(|game| game.pair.is_decider())
    }

    /// Whether both games have a result, and both people have as many halves.
    fn is_level(&self) -> bool {
        let ended = self.games.iter().filter(|game| !game.pair.is_decider() && game.result().is_some());
        ended.count() == 2 && self.halves[0] == self.halves[1]
    }

    /// The person whom the results send on.
    fn won_by_results(&self) -> Option<u32> {
        let [upper, lower] = self.people;
        if let Some(decider) = self.decider() {
            let [first, second] = decider.pair.seats();
            return decider.result().map(|result| match result {
                TableResult::FirstWon { .. } => first,
                // A draw is the second side's.
                TableResult::SecondWon { .. } | TableResult::Drawn => second,
            });
        }
        let all = self.games.len() == 2 && self.games.iter().all(|game| game.result().is_some());
        match self.halves[0].cmp(&self.halves[1]) {
            std::cmp::Ordering::Greater if all => upper,
            std::cmp::Ordering::Less if all => lower,
            _ => None,
        }
    }
}

impl SeasonPair {
    /// Whether this is the deciding game of a cup's pair.
    #[must_use]
    pub const fn is_decider(self) -> bool {
        self.division == DECIDER
    }
}

impl SeasonRows {
    /// Whether this is a cup whose lots are drawn.
    #[must_use]
    pub fn is_begun_cup(&self) -> bool {
        matches!(self.kind, TournamentKind::Cup { .. }) && self.season.began.is_some()
    }

    /// The bracket of a cup that has begun; an empty one before the start.
    #[must_use]
    pub fn cup(&self) -> Cup {
        let mut seats: Vec<_> = self.entries.iter().filter_map(|entry| entry.seat).collect();
        seats.sort_by_key(|seat| seat.lot);
        let order: Vec<u32> = seats.iter().map(|seat| seat.number).collect();
        let mut won = Vec::new();
        let mut cup = Cup::default();
        while let Ok(bracket) = cup_bracket(&order, &won) {
            let round = cup.rounds.len();
            cup.winner = bracket.winner;
            let Some(pairs) = bracket.rounds.get(round) else { break };
            let byes = round == 0;
            let pairs: Vec<CupPair> =
                pairs.iter().map(|pair| self.cup_pair(round + 1, *pair, byes)).collect();
            for (pair, found) in (1..).zip(&pairs) {
                let number = found.winner.filter(|_| !found.people.contains(&None));
                won.extend(number.map(|number| CupWin { round: round + 1, pair, number }));
            }
            cup.rounds.push(pairs);
        }
        cup
    }

    fn cup_pair(&self, round: usize, people: [Option<u32>; 2], byes: bool) -> CupPair {
        let [Some(upper), Some(lower)] = people else {
            let winner = people.into_iter().flatten().next().filter(|_| byes);
            return CupPair { people, games: Vec::new(), halves: [0; 2], winner };
        };
        let of_pair = |game: &&SeasonGame| {
            game.pair.round as usize == round && game.pair.has(upper) && game.pair.has(lower)
        };
        let mut games: Vec<SeasonGame> = self.games.iter().filter(of_pair).copied().collect();
        games.sort_by_key(|game| (game.pair.division, game.pair.first != upper));
        let mut halves = [0; 2];
        for game in &games {
            let Some(result) = game.result() else { continue };
            let [first, second] = result.halves();
            let [own, other] = if game.pair.first == upper { [first, second] } else { [second, first] };
            halves[0] += own;
            halves[1] += other;
        }
        let mut pair = CupPair { people, games, halves, winner: None };
        pair.winner = pair.won_by_results().or_else(|| self.left_over(round, upper, lower));
        pair
    }

    /// The person who advances because the other one is out. If both are, it is the one who has played in
    /// a later round, else the upper one.
    fn left_over(&self, round: usize, upper: u32, lower: u32) -> Option<u32> {
        let has_advanced = |number| self.games_of(number).any(|game| game.pair.round as usize > round);
        match (self.is_out(upper), self.is_out(lower)) {
            (false, false) => None,
            (true, false) => Some(lower),
            (true, true) if has_advanced(lower) => Some(lower),
            (_, true) => Some(upper),
        }
    }

    /// The games to add now: two for each known pair, and a third one if they are level. `upper_first` draws whether the upper person of a pair has the first side in the third
    /// one; rounds and pairs count from 1.
    #[must_use]
    pub fn missing_cup_games(&self, upper_first: &dyn Fn(u32, u32) -> bool) -> Vec<SeasonGame> {
        let mut missing = Vec::new();
        let mut add = |division, round, [first, second]: [u32; 2]| {
            let pair = SeasonPair { division, round, first, second };
            missing.push(SeasonGame {
                pair,
                due_ms: 0,
                game: None,
                begun: 0,
                played: None,
                decided: None,
                ladder: None,
            });
        };
        for (round, pairs) in (1..).zip(&self.cup().rounds) {
            for (number, pair) in (1..).zip(pairs) {
                let ([Some(upper), Some(lower)], None) = (pair.people, pair.winner) else { continue };
                if pair.games.is_empty() {
                    add(PAIR, round, [upper, lower]);
                    add(PAIR, round, [lower, upper]);
                } else if pair.is_level() && pair.decider().is_none() {
                    let sides = if upper_first(round, number) { [upper, lower] } else { [lower, upper] };
                    add(DECIDER, round, sides);
                }
            }
        }
        missing
    }

    /// Whether other games follow from the result of a cup's game, so that it must stay.
    #[must_use]
    pub fn is_built_upon(&self, pair: SeasonPair) -> bool {
        matches!(self.kind, TournamentKind::Cup { .. })
            && self.games.iter().any(|game| {
                let shared = pair.seats().into_iter().any(|number| game.pair.has(number));
                let order = (game.pair.round, game.pair.division);
                shared && order > (pair.round, pair.division)
            })
    }

    /// The place of everyone at the end, by number, with the halves of all their games. Places go by the
    /// round of the defeat, then by lot.
    #[must_use]
    pub fn cup_places(&self) -> BTreeMap<u32, (u32, u32)> {
        let cup = self.cup();
        let mut halves: BTreeMap<u32, u32> = BTreeMap::new();
        let mut reached: BTreeMap<u32, usize> = BTreeMap::new();
        for (round, pairs) in (1..).zip(&cup.rounds) {
            for pair in pairs {
                for (person, won) in pair.people.into_iter().zip(pair.halves) {
                    let Some(number) = person else { continue };
                    *halves.entry(number).or_default() += won;
                    reached.insert(number, round);
                }
            }
        }
        let mut seats: Vec<_> = self.entries.iter().filter_map(|entry| entry.seat).collect();
        let round = |number: u32| reached.get(&number).copied().unwrap_or(0);
        seats.sort_by_key(|seat| {
            (cup.winner != Some(seat.number), std::cmp::Reverse(round(seat.number)), seat.lot)
        });
        let place = |(rank, number): (u32, u32)| (number, (rank, halves.get(&number).copied().unwrap_or(0)));
        (1..).zip(seats.iter().map(|seat| seat.number)).map(place).collect()
    }

    pub(super) fn plan_cup(&self, at: &SeasonNow) -> SeasonPlan {
        let late =
            |entry: &&Entry| entry.state == EntryState::In && entry.seat.is_some() && entry.late >= MAX_LATE;
        let late = self.entries.iter().filter(late);
        let mut steps: Vec<_> = late.map(|entry| SeasonStep::PutOut { ticket: entry.ticket }).collect();
        // Each of those steps changes the pairs. While the bot is out of the server, it can't
        // announce a new game.
        if steps.is_empty() && at.clock.off_at().is_none() {
            let running = self.games.iter().any(SeasonGame::is_running);
            if !self.missing_cup_games(&|_, _| true).is_empty() {
                steps.push(SeasonStep::Pair);
            } else if self.cup().winner.is_some() && !running {
                steps.push(SeasonStep::Finish);
            } else {
                let open = self.games.iter().filter(|game| game.game.is_none() && game.result().is_none());
                let ready =
                    open.filter(|game| !game.pair.seats().into_iter().any(|number| self.is_out(number)));
                steps.extend(ready.map(|game| SeasonStep::Release(game.pair)));
            }
        }
        SeasonPlan { steps, wake: None }
    }
}
