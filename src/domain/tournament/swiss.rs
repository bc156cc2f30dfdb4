//! Pairings of a Swiss tournament (`TOURNAMENTS.md` §3).

use std::collections::BTreeSet;

use super::error::{TournamentError, check_count, distinct};

/// Maximum number of people who are paired together.
pub const MAX_SWISS_GROUP: usize = 12;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwissPerson {
    pub number: u32,
    pub lot: u32,
    pub halves: u32,
    /// The sides so far, oldest first. `true` is the first side.
    pub first_sides: Vec<bool>,
    /// Earlier opponents.
    pub met: Vec<u32>,
    /// Rounds left out.
    pub byes: u32,
}

impl SwissPerson {
    /// The imbalance of the sides after another game, and whether it is the third on the same side.
    fn imbalance(&self, first: bool) -> (u32, u32) {
        let signed = |first: bool| if first { 1_i32 } else { -1 };
        let sum: i32 = self.first_sides.iter().map(|side| signed(*side)).sum();
        let third = matches!(self.first_sides[..], [.., before, last] if before == first && last == first);
        ((sum + signed(first)).unsigned_abs(), u32::from(third))
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SwissPairs {
    /// The first and second side of each game, by lot.
    pub pairs: Vec<(u32, u32)>,
    /// People left out, by lot.
    pub out: Vec<u32>,
}

/// Pairs a group of free people. `last` is whether no game is running, so that people may meet again
/// and at most one is left out.
///
/// # Errors
///
/// [`TournamentError::Count`] for more than twelve people; doubled people or lots.
pub fn pair_swiss(people: &[SwissPerson], last: bool) -> Result<SwissPairs, TournamentError> {
    distinct(people.iter().map(|person| person.number))?;
    distinct(people.iter().map(|person| person.lot))?;
    check_count(people.len(), 0, MAX_SWISS_GROUP)?;
    let mut by_lot: Vec<&SwissPerson> = people.iter().collect();
    by_lot.sort_by_key(|person| person.lot);
    let games = by_lot
        .iter()
        .map(|person| by_lot.iter().map(|other| Game::between(person, other)).collect())
        .collect();
    let mut search = Search { people: &by_lot, games, last, out_limit: 0, best: None };
    for out in (by_lot.len() % 2..=by_lot.len()).step_by(2) {
        search.out_limit = out;
        search.extend(&mut Matching::default(), &mut BTreeSet::new());
        if let Some((_, partners)) = search.best.take() {
            return Ok(search.pairs(&partners));
        }
    }
    Ok(SwissPairs::default())
}

/// The game between two people, with the better sides.
#[derive(Clone, Copy, Debug)]
struct Game {
    lower_first: bool,
    imbalance: u32,
    thirds: u32,
    again: bool,
    difference: u32,
}

impl Game {
    /// `lower` has the lower lot.
    fn between(lower: &SwissPerson, higher: &SwissPerson) -> Self {
        let sides = |lower_first: bool| {
            let (one, other) = (lower.imbalance(lower_first), higher.imbalance(!lower_first));
            (one.0 + other.0, one.1 + other.1)
        };
        let lower_first = sides(true) <= sides(false);
        let (imbalance, thirds) = sides(lower_first);
        let again = lower.met.contains(&higher.number) || higher.met.contains(&lower.number);
        let difference = lower.halves.abs_diff(higher.halves).pow(2);
        Self { lower_first, imbalance, thirds, again, difference }
    }
}

/// What a matching costs besides the people left out. Smaller is better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Cost {
    again: u32,
    out_byes: u32,
    out_halves: u32,
    differences: u32,
    imbalance: u32,
    thirds: u32,
}

/// The partner of each person by place; `None` if left out.
type Partners = Vec<Option<usize>>;

#[derive(Clone, Debug, Default)]
struct Matching {
    cost: Cost,
    /// Places of the paired people, lower lots first.
    pairs: Vec<(usize, usize)>,
    out: usize,
}

struct Search<'a> {
    people: &'a [&'a SwissPerson],
    games: Vec<Vec<Game>>,
    last: bool,
    /// Exact number of people to leave out.
    out_limit: usize,
    best: Option<(Cost, Partners)>,
}

impl Search<'_> {
    /// Pairs the free person with the lowest lot. Partners with lower lots come first, so the first
    /// of equally good matchings is kept.
    fn extend(&mut self, matching: &mut Matching, taken: &mut BTreeSet<usize>) {
        let Some(person) = (0..self.people.len()).find(|place| !taken.contains(place)) else {
            self.keep(matching);
            return;
        };
        taken.insert(person);
        let before = matching.cost;
        for partner in person + 1..self.people.len() {
            let game = self.games[person][partner];
            if taken.contains(&partner) || (game.again && !self.last) {
                continue;
            }
            taken.insert(partner);
            matching.cost.again += u32::from(game.again);
            matching.cost.differences += game.difference;
            matching.cost.imbalance += game.imbalance;
            matching.cost.thirds += game.thirds;
            matching.pairs.push((person, partner));
            self.extend(matching, taken);
            matching.pairs.pop();
            matching.cost = before;
            taken.remove(&partner);
        }
        if matching.out < self.out_limit {
            matching.out += 1;
            matching.cost.out_byes += self.people[person].byes;
            matching.cost.out_halves += self.people[person].halves;
            self.extend(matching, taken);
            matching.cost = before;
            matching.out -= 1;
        }
        taken.remove(&person);
    }

    fn keep(&mut self, matching: &Matching) {
        if self.best.as_ref().is_some_and(|(best, _)| *best <= matching.cost) {
            return;
        }
        let mut partners = vec![None; self.people.len()];
        for (lower, higher) in &matching.pairs {
            (partners[*lower], partners[*higher]) = (Some(*higher), Some(*lower));
        }
        self.best = Some((matching.cost, partners));
    }

    fn pairs(&self, partners: &[Option<usize>]) -> SwissPairs {
        let mut found = SwissPairs::default();
        for (place, partner) in partners.iter().enumerate() {
            let number = self.people[place].number;
            match partner {
                None => found.out.push(number),
                Some(partner) if *partner > place => {
                    let other = self.people[*partner].number;
                    let lower_first = self.games[place][*partner].lower_first;
                    found.pairs.push(if lower_first { (number, other) } else { (other, number) });
                }
                Some(_) => {}
            }
        }
        found
    }
}
