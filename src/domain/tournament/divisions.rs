//! The divisions of a league's season (`TOURNAMENTS.md` §3).

use std::collections::BTreeSet;

use super::error::{TournamentError, check_count, check_known, distinct};
use super::rounds::DIVISION_SIZES;

/// The size up to which a group takes people from the group below.
const FULL: usize = 6;

/// The place of a person in a group, relative to their old division.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    Up,
    Stay,
    Down,
    New,
}

type Group = Vec<(u32, Origin)>;

/// Forms the divisions of the next season, the highest first. `previous` are the old tables,
/// `staying` are those of its people who play again, and `new` are sorted by rating and lot.
///
/// # Errors
///
/// [`TournamentError::Count`] for fewer than four people; doubled people, and staying people without
/// an old division.
pub fn divisions(
    previous: &[Vec<u32>],
    staying: &[u32],
    new: &[u32],
) -> Result<Vec<Vec<u32>>, TournamentError> {
    let old = distinct(previous.iter().flatten().copied())?;
    let staying = distinct(staying.iter().copied())?;
    check_known(staying.iter().copied(), &old)?;
    distinct(old.iter().chain(new).copied())?;
    check_count(staying.len() + new.len(), DIVISION_SIZES.0, usize::MAX)?;
    let mut groups = moved(previous, &staying);
    if groups.is_empty() {
        groups.push(Group::new());
    }
    if let Some(last) = groups.last_mut() {
        last.extend(new.iter().map(|number| (*number, Origin::New)));
    }
    fill(&mut groups);
    let lowest = groups.pop().unwrap_or_default();
    let mut divisions: Vec<Group> = groups;
    if lowest.len() > DIVISION_SIZES.1 {
        divisions.extend(cut(&lowest));
    } else if lowest.len() < DIVISION_SIZES.0 {
        settle(&mut divisions, lowest);
    } else {
        divisions.push(lowest);
    }
    Ok(divisions.into_iter().map(|group| group.into_iter().map(|(number, _)| number).collect()).collect())
}

/// Number of people who change places across a border of divisions with these sizes.
const fn movers(upper: usize, lower: usize) -> usize {
    if upper >= FULL && lower >= FULL { 2 } else { 1 }
}

/// The division of a person in the next season, compared with the present one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Movement {
    Up,
    Down,
}

/// Returns where a place of a division leads. Divisions and places count from 0, the highest first.
#[must_use]
pub fn movement(sizes: &[usize], division: usize, place: usize) -> Option<Movement> {
    let up = division.checked_sub(1).map_or(0, |above| movers(sizes[above], sizes[division]));
    let down = sizes.get(division + 1).map_or(0, |below| movers(sizes[division], *below));
    if place < up {
        Some(Movement::Up)
    } else if place + down >= sizes[division] {
        Some(Movement::Down)
    } else {
        None
    }
}

/// The old divisions after promotion and relegation, without leavers. Leavers still count in their
/// old places.
fn moved(previous: &[Vec<u32>], staying: &BTreeSet<u32>) -> Vec<Group> {
    let mut groups = vec![Group::new(); previous.len()];
    let sizes: Vec<usize> = previous.iter().map(Vec::len).collect();
    let origin = |division: usize, place: usize| match movement(&sizes, division, place) {
        Some(Movement::Up) => Origin::Up,
        Some(Movement::Down) => Origin::Down,
        None => Origin::Stay,
    };
    // Old order: people from the division above are added first.
    for (division, table) in previous.iter().enumerate() {
        for (place, number) in table.iter().enumerate().filter(|(_, number)| staying.contains(number)) {
            let origin = origin(division, place);
            let target = match origin {
                Origin::Up => division - 1,
                Origin::Down => division + 1,
                Origin::Stay | Origin::New => division,
            };
            groups[target].push((*number, origin));
        }
    }
    groups
}

/// Fills groups from the next ones below.
fn fill(groups: &mut Vec<Group>) {
    let mut at = 0;
    while at < groups.len() {
        while groups[at].len() < FULL && at + 1 < groups.len() {
            let below = &mut groups[at + 1];
            let wanted = [Origin::Stay, Origin::Up, Origin::New, Origin::Down];
            let taken = wanted.iter().find_map(|origin| below.iter().position(|(_, found)| found == origin));
            match taken {
                Some(place) => {
                    let (number, _) = below.remove(place);
                    groups[at].push((number, Origin::Stay));
                }
                None => drop(groups.remove(at + 1)),
            }
        }
        at += 1;
    }
}

/// Cuts people into parts that differ by one at most, larger ones first.
fn cut(people: &[(u32, Origin)]) -> Vec<Group> {
    let parts = ((people.len() + 3) / 6).max(1);
    let (size, larger) = (people.len() / parts, people.len() % parts);
    let mut rest = people;
    (0..parts)
        .map(|part| {
            let (group, after) = rest.split_at(size + usize::from(part < larger));
            rest = after;
            group.to_vec()
        })
        .collect()
}

/// Adds a last group that is too small for a division: it joins the one above or takes people from
/// it.
fn settle(divisions: &mut Vec<Group>, mut lowest: Group) {
    let Some(upper) = divisions.last_mut() else {
        divisions.push(lowest);
        return;
    };
    let both = upper.len() + lowest.len();
    if both <= DIVISION_SIZES.1 {
        upper.extend(lowest);
        return;
    }
    while lowest.len() < both / 2 {
        let Some(place) = upper.iter().rposition(|(_, origin)| *origin != Origin::Up) else { break };
        lowest.insert(0, upper.remove(place));
    }
    divisions.push(lowest);
}
