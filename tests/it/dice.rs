//! Dice of whole matches: stored rolls follow from the seed, and the proof finds every changed
//! roll.

use sealed_move::dice::{Dice, Seed};
use sealed_move::domain::{Claim, ClaimedMove, Flaw, prove};
use sealed_move::text::{self, Language};
use sealed_move_rules::chakart::RollMeaning;
use sealed_move_rules::{GameState, Observer, Rulings, View, chance, find};

use crate::random::Random;

/// A match of Chakart in the service's format, with at most this many moves.
fn match_of(setup: &str, seed: u8, submissions: usize) -> Claim {
    let game = find("chakart").unwrap();
    let seed = Seed::new([seed; 32]);
    let mut dice = Dice::new(&seed, "8k2m", 0, 500);
    let start = chance::start(game, setup, |options| dice.roll(options)).unwrap();
    let mut random = Random::new(u64::from(seed.bytes()[0]));
    let (mut line, mut moves) = (GameState::new(start.boxed()), Vec::new());
    while line.outcome().is_none() && moves.len() < submissions {
        let position = line.position();
        let legal = position.view(Observer::Player(position.turn())).legal_moves(10_000).unwrap();
        let turn = &legal[random.below(legal.len())];
        let turn = sealed_move_rules::MoveText::canonical(turn.clone());
        // Revisions have gaps, because offers change a match, too.
        let before = moves.len() as u32 * 2;
        let interaction = 1000 + moves.len();
        let mut dice = Dice::new(&seed, "8k2m", before, interaction);
        let played = chance::roll_all(position, &turn, |options| dice.roll(options)).unwrap();
        moves.push(ClaimedMove {
            notation: played.notation.clone(),
            before,
            interaction: interaction.to_string(),
        });
        line.push(played);
    }
    Claim {
        game,
        id: "8k2m".to_owned(),
        setup: setup.to_owned(),
        rulings: Rulings::NEWEST,
        start: start.text(),
        interaction: "500".to_owned(),
        commitment: Some(seed.commitment()),
        seed,
        fork: false,
        moves,
    }
}

/// A move that rolled dice, and another possible notation of it.
fn changed(claim: &Claim, random: &mut Random) -> Option<(usize, String)> {
    let mut line = GameState::new(claim.game.parse(&claim.start).unwrap());
    let mut found = Vec::new();
    for (index, entry) in claim.moves.iter().enumerate() {
        let position = line.position();
        let turn = position.move_of(&entry.notation).unwrap();
        if let Ok(all) = chance::outcomes(position, &turn, 2000) {
            let others =
                all.into_iter().map(|(played, _)| played.notation).filter(|other| *other != entry.notation);
            found.extend(others.map(|other| (index, other)));
        }
        line.replay(&entry.notation).unwrap();
    }
    (!found.is_empty()).then(|| found.swap_remove(random.below(found.len())))
}

#[test]
fn every_roll_of_an_honest_match_is_proved() {
    for (setup, seed) in [("asymmetric", 1), ("symmetric", 2), ("deterministic", 3), ("asymmetric", 4)] {
        let claim = match_of(setup, seed, 60);
        let proof = prove(&claim);
        assert_eq!(proof.flaw, None, "{setup}");
        assert!(proof.roll_count() > 3, "{setup}: {} rolls", proof.roll_count());
        let start = proof.proven.iter().any(|proven| proven.index.is_none());
        assert_eq!(start, setup != "deterministic", "only random setups roll");
    }
}

/// The notation of a roll; empty if it isn't written.
fn written(meaning: RollMeaning) -> String {
    let name = sealed_move_rules::chakart::square_name;
    match meaning {
        RollMeaning::Thrown { to, .. } => format!(">{}", name(to)),
        RollMeaning::Opened { egg, .. } => format!("*{}", egg.letter()),
        RollMeaning::Given(kind) => format!("*T{}", kind.letter()),
        RollMeaning::Recolored(at) => name(at),
        RollMeaning::Fell { at, .. } => format!("+{}", name(at)),
        RollMeaning::Placed { kind, at, .. } => panic!("{kind:?} on {} in a move", name(at)),
    }
}

#[test]
fn proofs_explain_rolls_and_number_moves_as_elsewhere() {
    let (mut kinds, mut parts) = (std::collections::BTreeSet::new(), 0);
    for seed in 1..40 {
        let claim = match_of("asymmetric", seed, 120);
        let proof = prove(&claim);
        let lines = text::rolls(Language::ENGLISH, &proof);
        assert_eq!(lines.len(), proof.roll_count());
        let mut lines = lines.iter();
        for made in &proof.proven {
            let mut line = GameState::new(claim.game.parse(&claim.start).unwrap());
            let until = made.index.unwrap_or(0);
            line.replay_rest(claim.moves[..until].iter().map(|made| made.notation.as_str())).unwrap();
            for rolled in &made.rolls {
                let Some(sealed_move_rules::RollMeaning::Chakart(meaning)) = rolled.meaning else { panic!() };
                let told = lines.next().unwrap();
                assert!(told.ends_with(&format!(
                    "({} of {}): `{}`",
                    rolled.roll.index + 1,
                    rolled.roll.options,
                    rolled.roll.text
                )));
                let Some(index) = made.index else {
                    let RollMeaning::Placed { kind, at, mirrored: false } = meaning else { panic!() };
                    let View::Chakart(view) = line.position().view(Observer::Revealed) else { panic!() };
                    assert_eq!(view.piece(at).unwrap().kind, kind);
                    assert!(told.starts_with("Start, "), "{told}");
                    continue;
                };
                let notation = &claim.moves[index].notation;
                assert!(notation.contains(&written(meaning)), "{notation}: {told}");
                let number = line.position().move_number();
                let part = proof.parts[index];
                assert_eq!(part.number, number, "{told}");
                parts += u32::from(part.part > 1);
                let beginning = match part.part {
                    1 => format!("Move {number}, "),
                    part => format!("Move {number}, part {part}, "),
                };
                assert!(told.starts_with(&beginning), "{told}");
                kinds.insert(format!("{meaning:?}").chars().take(5).collect::<String>());
            }
        }
    }
    assert!(kinds.len() == 5 && parts > 0, "{kinds:?}, {parts} follow-up choices");
}

#[test]
fn a_changed_result_is_reported_with_its_roll() {
    let mut random = Random::new(5);
    let mut single = 0;
    for seed in 1..30 {
        let mut claim = match_of("asymmetric", seed, 40);
        let Some((index, other)) = changed(&claim, &mut random) else { continue };
        let honest = std::mem::replace(&mut claim.moves[index].notation, other.clone());
        let flaw = prove(&claim).flaw;
        let Some(Flaw::Rolls { index: at, written, rolled, differs }) = flaw else {
            panic!("{other}: {flaw:?}")
        };
        assert_eq!((at, &written, &rolled), (Some(index), &other, &honest));
        if let Some((number, roll, option)) = differs {
            single += 1;
            assert!(option < roll.options.get() && option != roll.index);
            assert!(
                roll.text.starts_with(&format!("8k2m:{}:{number}:", claim.moves[index].before)),
                "{roll:?}"
            );
        }
    }
    assert!(single > 5, "only {single} changes of one roll were seen");
}

#[test]
fn a_proof_detects_another_seed_start_or_interaction() {
    let honest = match_of("asymmetric", 7, 30);
    let mut claim = honest.clone();
    claim.seed = Seed::new([8; 32]);
    assert!(matches!(prove(&claim).flaw, Some(Flaw::Commitment { .. })));
    // Without the commitment, the rolls reveal the change.
    claim.commitment = None;
    assert!(matches!(prove(&claim).flaw, Some(Flaw::Rolls { .. })));

    let mut claim = honest.clone();
    claim.start = match_of("asymmetric", 9, 0).start;
    assert!(matches!(prove(&claim).flaw, Some(Flaw::Rolls { index: None, .. })));

    let rolled = prove(&honest).proven.iter().filter_map(|proven| proven.index).next().unwrap();
    // Another interaction may roll the same by chance, but hardly ten times in a row.
    let found = (77..97).filter(|interaction: &u32| {
        let mut claim = honest.clone();
        claim.moves[rolled].interaction = interaction.to_string();
        matches!(prove(&claim).flaw, Some(Flaw::Rolls { index, .. }) if index == Some(rolled))
    });
    assert!(found.count() > 9);
}
