//! Choices of earlier versions, recorded by the code that made them.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use sealed_move_players::{Cancel, ChoiceSeed, ChoiceVersion, ChosenMove, Level, choose};
use sealed_move_rules::{Observer, find};

/// Game, level, seed, position, move, score and nodes of each choice.
const FIRST_VERSION: &str = include_str!("../choices_v1.tsv");
const SECOND_VERSION: &str = include_str!("../choices_v2.tsv");
const THIRD_VERSION: &str = include_str!("../choices_v3.tsv");
const FOURTH_VERSION: &str = include_str!("../choices_v4.tsv");

const BELOW_CLUB: RangeInclusive<Level> = Level::Newcomer..=Level::Careful;

/// A recorded choice.
struct Recorded<'a> {
    game: &'a str,
    level: Level,
    seed: ChoiceSeed,
    position: &'a str,
    chosen: [&'a str; 3],
}

impl<'a> Recorded<'a> {
    fn of(line: &'a str) -> Self {
        let [game, level, seed, position, text, score, nodes] =
            line.split('\t').collect::<Vec<_>>().try_into().unwrap();
        Self {
            game,
            level: Level::from_number(level.parse().unwrap()).unwrap(),
            seed: ChoiceSeed::of(seed.parse().unwrap()),
            position,
            chosen: [text, score, nodes],
        }
    }

    fn choice(&self, version: ChoiceVersion) -> ChosenMove {
        let position = find(self.game).unwrap().parse(self.position).unwrap();
        let view = position.view(Observer::Player(position.turn()));
        choose(&view, self.level, version, &self.seed, &[], &Cancel::default()).unwrap()
    }
}

/// Checks that a version makes its recorded choices, at least `least` per game.
fn check(records: &str, version: ChoiceVersion, least: usize) {
    let mut games = BTreeMap::new();
    for line in records.lines() {
        let recorded = Recorded::of(line);
        let ChosenMove { text, score, nodes, .. } = recorded.choice(version);
        assert_eq!([text, score.to_string(), nodes.to_string()], recorded.chosen, "{line}");
        *games.entry(recorded.game).or_insert(0) += 1;
    }
    assert_eq!(games.len(), 4);
    assert!(games.values().all(|choices| *choices >= least), "{games:?}");
}

/// Returns the games in which these levels of a version choose other moves than recorded.
fn games_that_differ(
    records: &'static str,
    version: ChoiceVersion,
    levels: RangeInclusive<Level>,
) -> BTreeSet<&'static str> {
    let recorded = records.lines().map(Recorded::of).filter(|recorded| levels.contains(&recorded.level));
    recorded
        .filter(|recorded| recorded.choice(version).text != recorded.chosen[0])
        .map(|recorded| recorded.game)
        .collect()
}

#[test]
fn the_first_version_chooses_as_recorded() {
    check(FIRST_VERSION, ChoiceVersion::FIRST, 30);
}

#[test]
fn the_second_version_chooses_as_recorded() {
    check(SECOND_VERSION, ChoiceVersion::SECOND, 20);
}

#[test]
fn the_third_version_chooses_as_recorded() {
    check(THIRD_VERSION, ChoiceVersion::THIRD, 20);
}

#[test]
fn the_fourth_version_chooses_as_recorded() {
    check(FOURTH_VERSION, ChoiceVersion::FOURTH, 20);
}

/// A game of the computer keeps the version that it began with, so all must stay available.
#[test]
fn the_second_version_chooses_differently() {
    assert_eq!(games_that_differ(FIRST_VERSION, ChoiceVersion::SECOND, BELOW_CLUB).len(), 4);
}

#[test]
fn the_third_version_has_other_levels() {
    assert_eq!(games_that_differ(SECOND_VERSION, ChoiceVersion::THIRD, BELOW_CLUB).len(), 4);
}

#[test]
fn the_fourth_version_has_other_levels_in_two_games() {
    let differ = |levels| games_that_differ(THIRD_VERSION, ChoiceVersion::FOURTH, levels);
    assert_eq!(differ(BELOW_CLUB), BTreeSet::from(["aruki"]));
    assert_eq!(differ(Level::Club..=Level::Best), BTreeSet::from(["aruki", "kyo"]));
}

#[test]
fn the_fifth_version_counts_threats_in_chakart() {
    let differ = games_that_differ(FOURTH_VERSION, ChoiceVersion::FIFTH, Level::Newcomer..=Level::Strong);
    assert_eq!(differ, BTreeSet::from(["chakart"]));
}
