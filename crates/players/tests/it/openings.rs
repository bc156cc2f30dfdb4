//! The first moves vary with the seed of a game.

use std::collections::BTreeSet;

use sealed_move_players::{
    Cancel, ChoiceSeed, ChoiceVersion, Contestant, Level, PlayerKind, choose_as, winning_chance,
};
use sealed_move_rules::{Game, Observer, View, chance, find};

/// The view of the side to move at the start.
fn start(game: &dyn Game) -> View {
    let setup = game.info().setups[0].name;
    let position = chance::start(game, setup, |_| 0).unwrap();
    position.view(Observer::Player(position.turn()))
}

/// The different first moves over this many seeds, and the lowest winning chance.
fn first_moves(game: &str, level: Level, version: ChoiceVersion, seeds: u64) -> (BTreeSet<String>, f64) {
    let view = start(find(game).unwrap());
    let player = Contestant::with_version(PlayerKind::Level(level), version);
    let mut least = 1.0_f64;
    let moves = (0..seeds).map(|seed| {
        let chosen = choose_as(&view, &player, &ChoiceSeed::of(seed), &[], &Cancel::default()).unwrap();
        least = least.min(winning_chance(game, chosen.score));
        chosen.text
    });
    (moves.collect(), least)
}

#[test]
#[ignore = "takes minutes: level 6 with its whole node budget"]
fn aruki_has_six_first_moves_at_the_best_level() {
    let (moves, least) = first_moves("aruki", Level::Best, ChoiceVersion::LATEST, 24);
    println!("{} first moves: {moves:?}", moves.len());
    assert!(moves.len() >= 6, "{moves:?}");
    assert!(least > 0.45, "{least}");
}
