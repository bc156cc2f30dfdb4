//! The ranks that a person can still reach, by points (`TOURNAMENTS.md` §5).

use super::error::TournamentError;
use super::standings::{Counted, TableGame, TablePerson, WIN};

/// Maximum number of open games of others for which all results are tried.
const MAX_TRIED_GAMES: usize = 12;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PossibleRanks {
    pub number: u32,
    pub best: u32,
    pub worst: u32,
}

/// Returns the possible ranks of all people who aren't struck, by number. They are exact while at
/// most twelve games of others are open, and bounds before.
///
/// # Errors
///
/// As [`standings`](super::standings()).
pub fn possible_ranks(
    people: &[TablePerson],
    games: &[TableGame],
) -> Result<Vec<PossibleRanks>, TournamentError> {
    let counted = Counted::new(people, games)?;
    let numbers: Vec<u32> = counted.people.keys().copied().collect();
    let place = |number| numbers.binary_search(&number).unwrap_or_default();
    let mut halves = vec![0; numbers.len()];
    let mut open = Vec::new();
    for game in &counted.games {
        let pair = [place(game.first), place(game.second)];
        match game.result {
            Some(result) => {
                for (at, won) in pair.into_iter().zip(result.halves()) {
                    halves[at] += won;
                }
            }
            None => open.push(pair),
        }
    }
    let ranks = numbers.iter().enumerate().map(|(at, number)| {
        let [best, worst] = ranks_of(at, &halves, &open);
        PossibleRanks { number: *number, best, worst }
    });
    Ok(ranks.collect())
}

fn ranks_of(person: usize, halves: &[u32], open: &[[usize; 2]]) -> [u32; 2] {
    let (own, others): (Vec<[usize; 2]>, Vec<[usize; 2]>) =
        open.iter().copied().partition(|pair| pair.contains(&person));
    let mut if_won = halves.to_vec();
    let mut if_lost = halves.to_vec();
    for pair in own {
        if_won[person] += WIN;
        let opponent = if pair[0] == person { pair[1] } else { pair[0] };
        if_lost[opponent] += WIN;
    }
    let mut both_won = if_lost.clone();
    for at in others.iter().flatten() {
        both_won[*at] += WIN;
    }
    let most = level(person, &both_won);
    if others.len() > MAX_TRIED_GAMES {
        return [1 + ahead(person, &if_won), most];
    }
    let mut best = u32::MAX;
    fewest_ahead(person, &mut if_won, &others, &mut best);
    let mut worst = 0;
    most_level(person, &mut if_lost, &others, most, &mut worst);
    [1 + best, worst]
}

/// People with more halves.
fn ahead(person: usize, halves: &[u32]) -> u32 {
    halves.iter().map(|other| u32::from(*other > halves[person])).sum()
}

/// People with at least as many halves, the person included.
fn level(person: usize, halves: &[u32]) -> u32 {
    halves.iter().map(|other| u32::from(*other >= halves[person])).sum()
}

/// Calls `then` for each result of a game.
fn each_result(pair: [usize; 2], halves: &mut Vec<u32>, mut then: impl FnMut(&mut Vec<u32>)) {
    for won in [[WIN, 0], [1, 1], [0, WIN]] {
        for (at, points) in pair.into_iter().zip(won) {
            halves[at] += points;
        }
        then(halves);
        for (at, points) in pair.into_iter().zip(won) {
            halves[at] -= points;
        }
    }
}

fn fewest_ahead(person: usize, halves: &mut Vec<u32>, games: &[[usize; 2]], fewest: &mut u32) {
    // Further games only bring more people ahead.
    let found = ahead(person, halves);
    if found >= *fewest {
        return;
    }
    match games.split_first() {
        None => *fewest = found,
        Some((pair, rest)) => {
            each_result(*pair, halves, |halves| fewest_ahead(person, halves, rest, fewest));
        }
    }
}

/// `bound` is a maximum that no results exceed.
fn most_level(person: usize, halves: &mut Vec<u32>, games: &[[usize; 2]], bound: u32, most: &mut u32) {
    *most = (*most).max(level(person, halves));
    if *most == bound {
        return;
    }
    if let Some((pair, rest)) = games.split_first() {
        each_result(*pair, halves, |halves| most_level(person, halves, rest, bound, most));
    }
}
