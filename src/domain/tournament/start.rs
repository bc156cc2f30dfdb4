//! The start of a season: numbers, lots, and a league's divisions and games.

use std::collections::BTreeMap;

use super::divisions::divisions;
use super::error::TournamentError;
use super::lots::{Drum, lot_order};
use super::rounds::league_rounds;
use super::season::{SeasonGame, SeasonPair, SeasonSeat};
use crate::dice::Seed;
use crate::domain::PlayerId;

/// A person who is in at the start.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entrant {
    pub ticket: u64,
    pub player: PlayerId,
    pub rating: f64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartedSeason {
    /// By number.
    pub seats: Vec<SeasonSeat>,
    /// In order of division and round.
    pub games: Vec<SeasonGame>,
    pub divisions: u32,
}

/// Starts a season. `sealed_at` is the message that published the seed's hash, `previous` the tables
/// of the season before, highest division first; `None` stands for deleted people.
///
/// # Errors
///
/// [`TournamentError::Count`] for fewer than four people.
pub fn start_league(
    seed: &Seed,
    season: &str,
    sealed_at: u64,
    entrants: &[Entrant],
    previous: &[Vec<Option<PlayerId>>],
    season_ms: i64,
) -> Result<StartedSeason, TournamentError> {
    let mut entrants = entrants.to_vec();
    entrants.sort_by_key(|entrant| entrant.ticket);
    let tickets: Vec<u64> = entrants.iter().map(|entrant| entrant.ticket).collect();
    let count = u32::try_from(entrants.len()).unwrap_or(u32::MAX);
    let lots = draw_lots(seed, season, sealed_at, &tickets);
    let numbers: BTreeMap<PlayerId, u32> =
        (1..).zip(&entrants).map(|(number, entrant)| (entrant.player, number)).collect();
    // Leavers keep their places in the old tables, under unused numbers.
    let mut leaver = count;
    let old: Vec<Vec<u32>> = previous
        .iter()
        .map(|table| {
            let number = |player: &Option<PlayerId>| {
                player.and_then(|player| numbers.get(&player).copied()).unwrap_or_else(|| {
                    leaver += 1;
                    leaver
                })
            };
            table.iter().map(number).collect()
        })
        .collect();
    let staying: Vec<u32> = old.iter().flatten().copied().filter(|number| *number <= count).collect();
    let mut new: Vec<u32> = (1..=count).filter(|number| !staying.contains(number)).collect();
    let rating = |number: u32| entrants[number as usize - 1].rating;
    new.sort_by(|one, other| rating(*other).total_cmp(&rating(*one)).then(lots[one].cmp(&lots[other])));
    let groups = divisions(&old, &staying, &new)?;
    let mut seats: BTreeMap<u32, SeasonSeat> = BTreeMap::new();
    let mut games = Vec::new();
    for (division, group) in (1..).zip(&groups) {
        let mut group = group.clone();
        group.sort_by_key(|number| lots[number]);
        for number in &group {
            let ticket = tickets[*number as usize - 1];
            seats.insert(*number, SeasonSeat { number: *number, ticket, lot: lots[number], division });
        }
        let rounds = league_rounds(u32::try_from(group.len()).unwrap_or(u32::MAX), season_ms.unsigned_abs())?;
        for (round, released) in (1..).zip(rounds) {
            let due_ms = i64::try_from(released.due_ms).unwrap_or(i64::MAX);
            games.extend(released.games.iter().map(|pairing| {
                let number = |lot: u32| group[lot as usize - 1];
                let (first, second) = (number(pairing.first), number(pairing.second));
                let pair = SeasonPair { division, round, first, second };
                SeasonGame { pair, due_ms, game: None, begun: 0, played: None, decided: None, ladder: None }
            }));
        }
    }
    let divisions = u32::try_from(groups.len()).unwrap_or(u32::MAX);
    Ok(StartedSeason { seats: seats.into_values().collect(), games, divisions })
}

/// Starts a cup or a Swiss tournament. The first games are added after it.
#[must_use]
pub fn start_by_lot(seed: &Seed, season: &str, sealed_at: u64, entrants: &[Entrant]) -> StartedSeason {
    let mut tickets: Vec<u64> = entrants.iter().map(|entrant| entrant.ticket).collect();
    tickets.sort_unstable();
    let lots = draw_lots(seed, season, sealed_at, &tickets);
    let seats = lots.iter().zip(tickets).map(|((number, lot), ticket)| SeasonSeat {
        number: *number,
        ticket,
        lot: *lot,
        division: 1,
    });
    StartedSeason { seats: seats.collect(), games: Vec::new(), divisions: 1 }
}

/// Draws the lot of each number. Numbers follow the tickets, which are sorted.
fn draw_lots(seed: &Seed, season: &str, sealed_at: u64, tickets: &[u64]) -> BTreeMap<u32, u32> {
    let count = u32::try_from(tickets.len()).unwrap_or(u32::MAX);
    let order = lot_order(seed, season, &Drum::new(sealed_at, tickets), count);
    (1..).zip(&order).map(|(lot, number)| (*number, lot)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEED: Seed = Seed::new([7; 32]);

    fn entrants(people: std::ops::Range<u64>) -> Vec<Entrant> {
        people
            .map(|id| Entrant { ticket: 1000 - id, player: PlayerId(id), rating: 1500.0 + (id % 7) as f64 })
            .collect()
    }

    #[test]
    fn a_first_season_puts_higher_ratings_into_higher_divisions() {
        let people = entrants(1..23);
        let started = start_league(&SEED, "abc", 5, &people, &[], 8 * 604_800_000).unwrap();
        assert_eq!((started.divisions, started.seats.len()), (4, 22));
        let rating = |seat: &SeasonSeat| {
            people.iter().find(|entrant| entrant.ticket == seat.ticket).map_or(0.0, |entrant| entrant.rating)
        };
        let mut sorted = started.seats.clone();
        sorted.sort_by(|one, other| rating(other).total_cmp(&rating(one)).then(one.lot.cmp(&other.lot)));
        assert!(sorted.is_sorted_by_key(|seat| seat.division), "{sorted:?}");
        assert!(started.seats.is_sorted_by_key(|seat| seat.ticket), "numbers follow the tickets");
        // 6, 6, 5 and 5 people: every pair once.
        assert_eq!(started.games.len(), 15 + 15 + 10 + 10);
        assert!(started.games.iter().all(|game| game.due_ms <= 14 * 86_400_000));
    }

    #[test]
    fn later_seasons_follow_the_old_tables() {
        let table = |people: std::ops::Range<u64>| people.map(|id| Some(PlayerId(id))).collect::<Vec<_>>();
        // Person 12 left, person 99 is new, and someone of the upper division deleted their data.
        let mut previous = vec![table(1..7), table(7..13)];
        previous[0][2] = None;
        let mut people = entrants(1..12);
        people.retain(|entrant| entrant.player != PlayerId(3));
        people.push(Entrant { ticket: 2000, player: PlayerId(99), rating: 2500.0 });
        let started = start_league(&SEED, "abc", 5, &people, &previous, 604_800_000).unwrap();
        let player = |ticket: u64| people.iter().find(|entrant| entrant.ticket == ticket).unwrap().player.0;
        let mut upper: Vec<_> =
            started.seats.iter().filter(|seat| seat.division == 1).map(|seat| player(seat.ticket)).collect();
        upper.sort_unstable();
        // 5 and 6 went down, 7 and 8 came up; 9 fills the place of the leaver.
        assert_eq!(upper, [1, 2, 4, 7, 8, 9]);
        assert_eq!(started.seats.iter().find(|seat| seat.ticket == 2000).unwrap().division, 2);
    }

    #[test]
    fn fewer_than_four_people_have_no_season() {
        let started = start_league(&SEED, "abc", 5, &entrants(1..4), &[], 1);
        assert_eq!(started, Err(TournamentError::Count { least: 4, most: usize::MAX, found: 3 }));
    }
}
