//! The vectors of the tournament operations, and laws of random tournaments.

use std::collections::{BTreeMap, BTreeSet};

use sealed_move::domain::tournament::{
    SwissPerson, TableGame, TableKind, TablePerson, TableResult, divisions, league_rounds, may_challenge,
    pair_swiss, possible_ranks, standings,
};
use serde_json::{Value, json};

use super::{ask, ask_plainly};
use crate::random::Random;

fn vectors(name: &str) -> Vec<Value> {
    let path = format!("{}/tests/data/tournaments/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let lines = std::fs::read_to_string(path).unwrap();
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn tournament_vectors_hold() {
    for (name, count) in [
        ("lots", 23),
        ("rounds", 17),
        ("divisions", 49),
        ("standings", 50),
        ("ranks", 14),
        ("ladder", 31),
        ("cup", 26),
        ("pair", 31),
    ] {
        let vectors = vectors(name);
        assert_eq!(vectors.len(), count, "{name}");
        for vector in vectors {
            let answer = ask_plainly(&vector["request"]);
            for (field, expected) in vector["answer"].as_object().unwrap() {
                assert_eq!(&answer[field], expected, "{}: {field}", vector["id"]);
            }
        }
    }
}

#[test]
fn wrong_tournament_requests_are_refused() {
    let person = json!({"n": 1, "lot": 1, "halves": 0, "sides": [], "met": [], "byes": 0});
    let many: Vec<_> =
        (1..=13).map(|n| json!({"n": n, "lot": n, "halves": 0, "sides": [], "met": [], "byes": 0})).collect();
    for (request, code) in [
        (json!({"op": "lots", "seed": "00", "season": "1", "sealed_at": "1", "tickets": []}), "bad_request"),
        (json!({"op": "rounds", "count": 9, "season_ms": 1}), "bad_request"),
        (json!({"op": "rounds", "count": 4, "season_ms": 1.5}), "bad_request"),
        (json!({"op": "divisions", "previous": [[1, 2, 3, 4]], "in": [1, 5], "new": [6, 7]}), "bad_request"),
        (
            json!({"op": "divisions", "previous": [[1, 1, 3, 4]], "in": [], "new": [6, 7, 8, 9]}),
            "bad_request",
        ),
        (json!({"op": "standings", "people": [{"n": 1}], "games": []}), "bad_request"),
        (json!({"op": "standings", "people": [{"n": 1, "lot": 1}], "games": [[1, 2, "1-0"]]}), "bad_request"),
        (json!({"op": "standings", "people": [], "games": [], "byes": [3]}), "bad_request"),
        (
            json!({"op": "ranks", "people": [{"n": 1, "lot": 1}, {"n": 1, "lot": 2}], "games": []}),
            "bad_request",
        ),
        (json!({"op": "ladder", "order": [1, 2], "who": 3}), "bad_request"),
        (json!({"op": "ladder", "order": [1, 2], "event": {"what": "leave", "who": 3}}), "bad_request"),
        (
            json!({"op": "ladder", "order": [1, 2], "event":
                {"what": "result", "challenger": 2, "challenged": 1, "result": "won", "absent": 2}}),
            "bad_request",
        ),
        (json!({"op": "cup", "order": [1]}), "bad_request"),
        (json!({"op": "cup", "order": [1, 2, 3], "won": [[1, 1, 1]]}), "bad_request"),
        (json!({"op": "cup", "order": [1, 2], "won": [[1, 1, 1], [1, 1, 1]]}), "bad_request"),
        (json!({"op": "pair", "people": [person, person], "final": true}), "bad_request"),
        (json!({"op": "pair", "people": many, "final": true}), "too_many"),
    ] {
        assert_eq!(ask(&request)["error"]["code"], code, "{request}");
    }
}

#[test]
fn the_example_table_of_the_rules_holds() {
    let games =
        json!([[1, 2, "1-0"], [2, 3, "1-0t"], [3, 1, "1-0"], [1, 4, "1-0"], [2, 4, "1-0"], [3, 4, "1-0"]]);
    let people: Vec<_> = (1..=4).map(|n| json!({"n": n, "lot": n})).collect();
    let answer = ask(&json!({"op": "standings", "people": people, "games": games}));
    let rows = answer["table"].as_array().unwrap();
    let ranked: Vec<_> = rows.iter().map(|row| row["n"].as_u64().unwrap()).collect();
    assert_eq!(ranked, [1, 2, 3, 4]);
    for row in &rows[..3] {
        assert_eq!([&row["halves"], &row["direct"], &row["wins"], &row["sb"]], [&4, &2, &2, &8]);
    }
}

#[test]
fn everyone_meets_everyone_once_with_fair_sides() {
    for count in 4..=8 {
        let rounds = league_rounds(count, 112 * 86_400_000).unwrap();
        let mut met = BTreeSet::new();
        let mut sides: BTreeMap<u32, i32> = BTreeMap::new();
        for round in &rounds {
            let mut busy = BTreeSet::new();
            for game in &round.games {
                assert!(busy.insert(game.first) && busy.insert(game.second), "two games in a round");
                assert!(met.insert([game.first.min(game.second), game.first.max(game.second)]));
                *sides.entry(game.first).or_default() += 1;
                *sides.entry(game.second).or_default() -= 1;
            }
        }
        assert_eq!(met.len() as u32, count * (count - 1) / 2);
        assert!(sides.values().all(|balance| balance.abs() <= 1), "{count}: {sides:?}");
        assert!(rounds.is_sorted_by_key(|round| round.due_ms));
        assert_eq!(rounds.last().unwrap().due_ms, 28 * 86_400_000, "the last round begins after a quarter");
    }
}

/// Draws old divisions, leavers and new people.
fn season(random: &mut Random) -> (Vec<Vec<u32>>, Vec<u32>, Vec<u32>) {
    let mut next = 0;
    let mut people = |count: usize| -> Vec<u32> {
        (0..count)
            .map(|_| {
                next += 1;
                next
            })
            .collect()
    };
    let previous: Vec<_> = (0..random.below(7)).map(|_| people(4 + random.below(5))).collect();
    let leaving = random.below(4);
    let staying = previous.iter().flatten().copied().filter(|_| random.below(10) >= leaving).collect();
    let new = people(random.below(12));
    (previous, staying, new)
}

#[test]
fn divisions_keep_their_sizes_people_and_promotions() {
    let mut random = Random::new(11);
    let mut tried = 0;
    while tried < 1_000 {
        let (previous, staying, new) = season(&mut random);
        if staying.len() + new.len() < 4 {
            assert!(divisions(&previous, &staying, &new).is_err());
            continue;
        }
        tried += 1;
        let formed = divisions(&previous, &staying, &new).unwrap();
        let case = format!("{previous:?} {staying:?} {new:?} {formed:?}");
        let mut all: Vec<u32> = formed.iter().flatten().copied().collect();
        all.sort_unstable();
        let mut expected: Vec<u32> = staying.iter().chain(&new).copied().collect();
        expected.sort_unstable();
        assert_eq!(all, expected, "{case}");
        let last = formed.len() - 1;
        for (at, division) in formed.iter().enumerate() {
            assert!(division.len() >= 4 || formed.len() == 1, "{case}");
            assert!(division.len() <= 8 || at < last, "{case}");
        }
        // Who stays and is promoted never plays below somebody who stayed in their old division.
        let place = |number: u32| formed.iter().position(|division| division.contains(&number)).unwrap();
        for pair in previous.windows(2) {
            let playing = |number: &&u32| staying.contains(number);
            let promoted = pair[1].first().filter(playing);
            let kept = pair[1][2..].iter().filter(playing).map(|number| place(*number)).min();
            if let (Some(promoted), Some(kept)) = (promoted, kept) {
                assert!(place(*promoted) <= kept, "{case}");
            }
        }
    }
}

fn table(random: &mut Random, count: u32, open_in_ten: usize) -> (Vec<TablePerson>, Vec<TableGame>) {
    let people = (1..=count).map(|number| TablePerson { number, lot: number, struck: false }).collect();
    let mut games = Vec::new();
    for first in 1..=count {
        for second in first + 1..=count {
            let late = random.below(4) == 0;
            let result =
                [TableResult::FirstWon { late }, TableResult::SecondWon { late }, TableResult::Drawn]
                    [random.below(3)];
            let open = random.below(10) < open_in_ten;
            games.push(TableGame { first, second, result: (!open).then_some(result) });
        }
    }
    (people, games)
}

#[test]
fn possible_ranks_never_widen_and_hold_the_final_rank() {
    let mut random = Random::new(5);
    for _ in 0..60 {
        let count = 5 + random.below(3) as u32;
        let (people, mut games) = table(&mut random, count, 8);
        let mut before = possible_ranks(&people, &games).unwrap();
        while let Some(at) = games.iter().position(|game| game.result.is_none()) {
            games[at].result =
                Some([TableResult::FirstWon { late: false }, TableResult::Drawn][random.below(2)]);
            let after = possible_ranks(&people, &games).unwrap();
            for (old, new) in before.iter().zip(&after) {
                assert!(old.best <= new.best && new.worst <= old.worst, "{games:?}: {old:?} {new:?}");
            }
            before = after;
        }
        for row in standings(TableKind::League, &people, &games, &[]).unwrap() {
            let ranks = before.iter().find(|ranks| ranks.number == row.number).unwrap();
            assert!((ranks.best..=ranks.worst).contains(&row.rank), "{games:?}");
        }
    }
}

#[test]
fn tables_share_out_two_halves_a_game() {
    let mut random = Random::new(8);
    for _ in 0..1_000 {
        let count = 4 + random.below(5) as u32;
        let (people, games) = table(&mut random, count, 3);
        let table = standings(TableKind::League, &people, &games, &[]).unwrap();
        let played = games.iter().filter(|game| game.result.is_some()).count() as u32;
        assert_eq!(table.iter().map(|row| row.halves).sum::<u32>(), 2 * played);
        assert!(table.is_sorted_by(|one, other| one.halves >= other.halves));
        assert!(table.iter().map(|row| row.rank).eq(1..=people.len() as u32));
    }
}

/// All matchings of the people from `at` on, as pairs of places.
fn matchings(free: &[usize]) -> Vec<Vec<(usize, usize)>> {
    let Some((person, rest)) = free.split_first() else { return vec![Vec::new()] };
    let mut all = matchings(rest);
    for (at, partner) in rest.iter().enumerate() {
        let mut others = rest.to_vec();
        others.remove(at);
        for mut matching in matchings(&others) {
            matching.push((*person, *partner));
            all.push(matching);
        }
    }
    all
}

/// A second opinion on Swiss pairings: the cost of a matching, by listing the rules one by one.
fn cost(people: &[SwissPerson], pairs: &[(usize, usize)], last: bool) -> Option<Vec<u32>> {
    let paired: BTreeSet<usize> = pairs.iter().flat_map(|(one, other)| [*one, *other]).collect();
    let out: Vec<_> = (0..people.len()).filter(|place| !paired.contains(place)).collect();
    let again = |(one, other): &(usize, usize)| people[*one].met.contains(&people[*other].number);
    let rematches = pairs.iter().filter(|pair| again(pair)).count() as u32;
    if rematches > 0 && !last || last && out.len() > 1 {
        return None;
    }
    let sides = |place: usize, first: bool| {
        let mut all = people[place].first_sides.clone();
        all.push(first);
        let firsts = all.iter().filter(|side| **side).count() as i32;
        let third = all.len() > 2 && all[all.len() - 3..].iter().all(|side| *side == first);
        ((2 * firsts - all.len() as i32).unsigned_abs(), u32::from(third))
    };
    let (mut sums, mut thirds, mut differences) = (0, 0, 0);
    for (one, other) in pairs {
        let (best_sum, best_thirds) = [true, false]
            .map(|first| {
                let (here, there) = (sides(*one, first), sides(*other, !first));
                (here.0 + there.0, here.1 + there.1)
            })
            .into_iter()
            .min()
            .unwrap();
        sums += best_sum;
        thirds += best_thirds;
        differences += people[*one].halves.abs_diff(people[*other].halves).pow(2);
    }
    let mut cost = vec![
        out.len() as u32,
        rematches,
        out.iter().map(|place| people[*place].byes).sum(),
        out.iter().map(|place| people[*place].halves).sum(),
        differences,
        sums,
        thirds,
    ];
    let partner = |place: usize| {
        pairs.iter().find_map(|(one, other)| match place {
            _ if *one == place => Some(*other),
            _ if *other == place => Some(*one),
            _ => None,
        })
    };
    cost.extend((0..people.len()).map(|place| partner(place).map_or(u32::MAX, |other| people[other].lot)));
    Some(cost)
}

#[test]
fn swiss_pairings_equal_an_exhaustive_search() {
    let mut random = Random::new(3);
    for case in 0..300 {
        let count = 1 + random.below(7);
        let mut people: Vec<SwissPerson> = (0..count as u32)
            .map(|place| SwissPerson {
                number: 100 - place,
                lot: place + 1,
                halves: random.below(5) as u32,
                first_sides: (0..random.below(5)).map(|_| random.below(2) == 0).collect(),
                met: Vec::new(),
                byes: random.below(2) as u32,
            })
            .collect();
        for one in 0..count {
            for other in 0..one {
                if random.below(3) == 0 {
                    let numbers = (people[one].number, people[other].number);
                    people[one].met.push(numbers.1);
                    people[other].met.push(numbers.0);
                }
            }
        }
        let last = case % 2 == 0;
        let best = matchings(&(0..count).collect::<Vec<_>>())
            .into_iter()
            .filter_map(|pairs| Some((cost(&people, &pairs, last)?, pairs)))
            .min()
            .unwrap()
            .1;
        let wanted: BTreeSet<_> = best
            .iter()
            .map(|(one, other)| BTreeSet::from([people[*one].number, people[*other].number]))
            .collect();
        let paired = pair_swiss(&people, last).unwrap();
        let found: BTreeSet<_> =
            paired.pairs.iter().map(|(first, second)| BTreeSet::from([*first, *second])).collect();
        assert_eq!(found, wanted, "{people:?} {last}");
        assert_eq!(paired.out.len() + 2 * paired.pairs.len(), count);
    }
}

#[test]
fn a_ladder_reaches_three_places_or_a_fifth() {
    let order: Vec<u32> = (1..=40).collect();
    for (who, highest, count) in
        [(1, None, 0), (2, Some(1), 1), (15, Some(12), 3), (16, Some(12), 4), (40, Some(32), 8)]
    {
        let may = may_challenge(&order, who, &[]).unwrap();
        assert_eq!((may.first().copied(), may.len()), (highest, count), "{who}");
    }
}
