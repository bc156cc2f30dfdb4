//! Choices of earlier versions, recorded by the code that made them.

use sealed_move_players::{Cancel, ChoiceSeed, ChoiceVersion, Level, choose};
use sealed_move_rules::{Observer, find};

/// Game, level, seed, position, move, score and nodes of each choice.
const FIRST_VERSION: &str = include_str!("../choices_v1.tsv");

#[test]
fn the_first_version_chooses_as_recorded() {
    let mut games = std::collections::BTreeMap::new();
    for line in FIRST_VERSION.lines() {
        let [game, level, seed, position, text, score, nodes] =
            line.split('\t').collect::<Vec<_>>().try_into().unwrap();
        let position = find(game).unwrap().parse(position).unwrap();
        let view = position.view(Observer::Player(position.turn()));
        let level = Level::from_number(level.parse().unwrap()).unwrap();
        let seed = ChoiceSeed::of(seed.parse().unwrap());
        let chosen = choose(&view, level, ChoiceVersion::FIRST, &seed, &[], &Cancel::default()).unwrap();
        let found = (chosen.text.as_str(), chosen.score.to_string(), chosen.nodes.to_string());
        assert_eq!(found, (text, score.to_owned(), nodes.to_owned()), "{line}");
        *games.entry(game).or_insert(0) += 1;
    }
    assert_eq!(games.len(), 4);
    assert!(games.values().all(|choices| *choices >= 30), "{games:?}");
}

/// A game of the computer keeps the version that it began with, so both must stay available.
#[test]
fn the_second_version_chooses_differently() {
    let mut differing = std::collections::BTreeSet::new();
    for line in FIRST_VERSION.lines() {
        let [game, level, seed, position, text, ..] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let position = find(game).unwrap().parse(position).unwrap();
        let view = position.view(Observer::Player(position.turn()));
        let level = Level::from_number(level.parse().unwrap()).unwrap();
        if level > Level::Careful {
            continue;
        }
        let seed = ChoiceSeed::of(seed.parse().unwrap());
        let chosen = choose(&view, level, ChoiceVersion::SECOND, &seed, &[], &Cancel::default()).unwrap();
        assert!(view.read(&chosen.text).is_ok(), "{line}");
        if chosen.text != text {
            differing.insert(game);
        }
    }
    assert_eq!(differing.len(), 4, "{differing:?}");
}
