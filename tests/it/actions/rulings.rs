//! Matches keep the rulings that they began with.

use sealed_move::domain::{ChallengeTerms, EndReason, Ending, Id, OfferAnswer, ReservedNames};
use sealed_move::gamefile::GameFile;
use sealed_move_rules::{Rulings, Side, find};

use super::{ALICE, BOB, SEED, TestWorld, request};

/// The start and the moves of a vector in which the 120th quiet move draws the game, and one more.
fn quiet_game() -> (String, Vec<String>) {
    let games = include_str!("../../../crates/rules/tests/vectors/kyo/games.jsonl");
    let game: serde_json::Value = games
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .find(|game: &serde_json::Value| game["id"] == "quiet-03")
        .unwrap();
    let start = game["start"].as_str().unwrap().to_owned();
    (start, serde_json::from_value(game["turns"].clone()).unwrap())
}

/// Begins a match of Kyo, as if with these rulings.
fn begun(world: &mut TestWorld, start: &str, rulings: Rulings) -> Id {
    let call = world.call(ALICE);
    let terms = ChallengeTerms { game: find("kyo").unwrap(), ..request(Some(BOB)) };
    let challenge = world.service.challenges.make(&call, terms, SEED).unwrap().id;
    let call = world.call(BOB);
    let (_, begun) = world.service.challenges.accept(&call, challenge, Side::Second).unwrap();
    let stored = world.database().query_row(
        "SELECT rulings FROM match WHERE id = ?1",
        [begun.game.id.0 as i64],
        |row| row.get::<_, u8>(0),
    );
    assert_eq!(stored.unwrap(), Rulings::NEWEST.number(), "new matches have the newest rulings");
    let changed = world.database().execute(
        "UPDATE match SET rulings = ?2, start = ?3, position = ?3 WHERE id = ?1",
        rusqlite::params![begun.game.id.0 as i64, rulings.number(), start],
    );
    assert_eq!(changed.unwrap(), 1);
    world.restart();
    begun.game.id
}

fn file(world: &TestWorld, game: Id) -> String {
    let reserved = ReservedNames::default();
    world.service.views.game_file(game, ALICE, None, &reserved).unwrap().to_string()
}

#[test]
fn a_match_begun_under_older_rulings_passes_120_quiet_moves() {
    let (start, turns) = quiet_game();
    assert_eq!(turns.len(), 121);
    let mut world = TestWorld::new();
    let game = begun(&mut world, &start, Rulings::First);
    for (turn, player) in turns.iter().zip([ALICE, BOB].into_iter().cycle()) {
        let seen = world.play(player, game, turn).unwrap();
        assert_eq!(seen.game.ending, None, "{turn}");
    }
    let older = file(&world, game);
    assert!(!older.contains("rulings:"), "{older}");
    assert_eq!(GameFile::parse(&older).unwrap().rulings, Rulings::First);
    // A takeback and a restart replay the match by its rulings.
    let call = world.call(ALICE);
    let asked = world.service.offers.offer_takeback(&call, game).unwrap().match_view.game.revision;
    let call = world.call(BOB);
    world.service.offers.answer_takeback(&call, game, OfferAnswer::Accept, asked).unwrap();
    world.restart();
    assert_eq!(world.play(ALICE, game, &turns[120]).unwrap().game.ending, None);
}

#[test]
fn a_new_match_is_drawn_by_120_quiet_moves() {
    let (start, turns) = quiet_game();
    let mut world = TestWorld::new();
    let game = begun(&mut world, &start, Rulings::NEWEST);
    let players = [ALICE, BOB].into_iter().cycle();
    let endings: Vec<_> = turns[..120]
        .iter()
        .zip(players)
        .map(|(turn, player)| world.play(player, game, turn).unwrap().game.ending.clone())
        .collect();
    assert!(endings[..119].iter().all(Option::is_none));
    assert_eq!(endings[119], Some(Ending { winner: None, reason: EndReason::Rules("quiet".to_owned()) }));
    let newer = file(&world, game);
    assert!(newer.contains("\nrulings: 2\n"), "{newer}");
    assert!(GameFile::parse(&newer).is_ok());
    // Without the header, the file claims older rulings, under which the game isn't over.
    assert!(GameFile::parse(&newer.replacen("rulings: 2\n", "", 1)).is_err());
}
