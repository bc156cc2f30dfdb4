//! Every rule error has a complete sentence. Texts that people might send produce each of them in
//! the positions of the vectors.

use std::collections::{BTreeMap, BTreeSet};

use sealed_move::text::{self, Language};
use sealed_move_rules::{ErrorKind, GAMES, Game, Observer, PlayError, Position, Rolls, RuleError, Side};
use serde_json::Value;

use super::shipped;

/// Positions of each game in which texts of other positions are tried.
const POSITIONS: usize = 50;

/// Texts tried in each of them.
const TEXTS: usize = 200;

/// Positions in which typos are tried.
const TYPO_POSITIONS: usize = 20;

/// Fields of the vectors with typed texts.
const TYPED: [&str; 5] = ["move", "record", "input", "typed", "partial"];

/// The first error found for each key.
type FoundErrors = BTreeMap<&'static str, RuleError>;

/// A game's positions with the texts to play there.
fn vectors(game: &str) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(crate::vectors::path(game, "")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "jsonl") {
            for line in std::fs::read_to_string(path).unwrap().lines() {
                let vector: Value = serde_json::from_str(line).unwrap();
                let field = |name: &str| Some(vector[name].as_str()?.to_owned());
                let texts = TYPED.iter().filter_map(|name| field(name)).collect();
                found.extend(field("position").map(|position| (position, texts)));
            }
        }
    }
    found.sort();
    found
}

/// Samples about `count` items, evenly spread.
fn sample<T>(list: &[T], count: usize) -> impl Iterator<Item = &T> {
    list.iter().step_by(list.len().div_ceil(count).max(1))
}

/// Typos of a text: a character missing, doubled or changed, and the text cut short.
fn typos(text: &str) -> Vec<String> {
    let signs: Vec<char> = text.chars().collect();
    let mut slips = Vec::new();
    for at in 0..signs.len() {
        let with = |middle: &[char]| -> String {
            signs[..at].iter().chain(middle).chain(&signs[at + 1..]).collect()
        };
        slips.push(with(&[]));
        slips.push(with(&[signs[at], signs[at]]));
        slips.extend(['9', 'x', 'K', '-', ' ', '+'].map(|other| with(&[other])));
        slips.push(signs[..at].iter().collect());
    }
    slips
}

fn note(met: &mut FoundErrors, refused: Option<RuleError>) {
    if let Some(error) = refused {
        met.entry(error.kind.message().id).or_insert(error);
    }
}

fn refused(error: PlayError) -> Option<RuleError> {
    match error {
        PlayError::Refused(error) => Some(error),
        PlayError::Roll(_) => None,
    }
}

/// Passes a text to everything that accepts one.
fn try_at(met: &mut FoundErrors, position: &dyn Position, typed: &str) {
    let view = position.view(Observer::Player(position.turn()));
    match view.read(typed) {
        Ok(chosen) => {
            let refused = position.resolve(&chosen, &mut Rolls::none()).err().and_then(refused);
            note(met, refused.map(|error| view.explain(chosen.as_str(), error)));
        }
        Err(error) => note(met, Some(error)),
    }
    note(met, position.replay(typed).err());
    note(met, position.redact(typed, Observer::Public).err());
}

fn try_all(game: &dyn Game) -> FoundErrors {
    let mut met = FoundErrors::new();
    note(&mut met, game.start("nowhere", &mut Rolls::none()).err().and_then(refused));
    let vectors = vectors(game.info().name);
    for (position, texts) in &vectors {
        match game.parse(position) {
            Ok(position) => texts.iter().for_each(|typed| try_at(&mut met, &*position, typed)),
            Err(error) => note(&mut met, Some(error)),
        }
    }
    for text in sample(&vectors, TYPO_POSITIONS).flat_map(|(text, _)| typos(text)) {
        note(&mut met, game.parse(&text).err());
    }
    let texts: BTreeSet<&String> = vectors.iter().flat_map(|(_, texts)| texts).collect();
    for (turned, (text, own)) in sample(&vectors, POSITIONS).enumerate() {
        let Ok(position) = game.parse(text) else { continue };
        let slips: Vec<_> = own.iter().flat_map(|text| typos(text)).collect();
        let others = texts.iter().copied().skip(turned).step_by(texts.len().div_ceil(TEXTS));
        others.chain(&slips).for_each(|typed| try_at(&mut met, &*position, typed));
    }
    met
}

/// Errors that no text above produces.
fn rare() -> Vec<(&'static str, ErrorKind)> {
    use sealed_move_rules::{aruki, chakart, kyo, lusus};
    let square = |name| aruki::parse_square(name).unwrap();
    let (king, pawn) = (aruki::Kind::King, aruki::Kind::Pawn);
    let king_in_check =
        |how| aruki::Error::KingInCheck { king: square("a1"), by: square("b1"), kind: king, how };
    let cannot_reach =
        |reason| aruki::Error::CannotReach { kind: king, from: square("a1"), to: square("b1"), reason };
    let white_king = aruki::Piece { side: Side::First, kind: king };
    let aruki = [
        king_in_check(aruki::Exposure::EntersLine),
        king_in_check(aruki::Exposure::EntersAttack),
        king_in_check(aruki::Exposure::StaysInCheck),
        king_in_check(aruki::Exposure::Uncovered),
        cannot_reach(aruki::Unreachable::Stays),
        aruki::Error::WrongVictim { square: square("a1"), kind: Some(king), named: pawn },
        aruki::Error::WrongVictim { square: square("a1"), kind: None, named: pawn },
        aruki::Error::WrongResult { kind: king, with: pawn, result: king, named: pawn },
        aruki::Error::Position(aruki::PositionError::Flag(white_king)),
        aruki::Error::Position(aruki::PositionError::NoKing(Side::First)),
    ];
    let step = |error| {
        let (from, to) = (kyo::Tile::from_index(0).unwrap(), kyo::Tile::from_index(1));
        let mover = Some(kyo::Kind::King);
        kyo::Error::Step(kyo::IllegalStep {
            error,
            step: "A0".to_owned(),
            number: 1,
            mover,
            from,
            to,
            target: mover,
        })
    };
    let kyo = [
        step(kyo::StepError::MustStrike),
        step(kyo::StepError::NoChips),
        step(kyo::StepError::ShieldStays),
        step(kyo::StepError::NoShield),
        step(kyo::StepError::TooManySteps),
        step(kyo::StepError::ChangesDirection(kyo::Mana::Light)),
        kyo::Error::Position(kyo::PositionError::Chips),
        kyo::Error::Position(kyo::PositionError::Shields),
    ];
    let at = chakart::Square::from_index(0).unwrap();
    let chakart = [
        chakart::error::PositionError::HiddenOfMover(at),
        chakart::error::PositionError::HiddenOriginTaken(at),
        chakart::error::PositionError::HiddenWithoutOrigin(at),
        chakart::error::PositionError::Promote(at),
        chakart::error::PositionError::PromoteOrigin(at),
    ];
    let tile = lusus::Tile::Trade;
    let swap = lusus::error::PieceError::SwapNoPiece;
    let swap = lusus::error::IllegalPieceMove { error: swap, piece: lusus::Kind::King, from: at, to: at };
    let lusus = [
        lusus::Error::ImmunePiece { tile, at },
        lusus::Error::Target(lusus::error::TargetError::EmptyHand(tile)),
        lusus::Error::TradeNoRoom(at),
        lusus::Error::Move { error: lusus::error::MoveError::Piece(swap), made: "a1a1".to_owned() },
    ];
    let chakart = chakart.map(|error| ("chakart", ErrorKind::Chakart(chakart::Error::Position(error))));
    let aruki = aruki.map(|error| ("aruki", ErrorKind::Aruki(error)));
    let kyo = kyo.map(|error| ("kyo", ErrorKind::Kyo(error)));
    let lusus = lusus.map(|error| ("lusus", ErrorKind::Lusus(error)));
    aruki.into_iter().chain(kyo).chain(chakart).chain(lusus).collect()
}

#[test]
fn every_rule_error_has_the_values_of_its_sentence() {
    let english = shipped("en");
    let mut unmet = Vec::new();
    for game in GAMES {
        let name = game.info().name;
        let mut met = try_all(*game);
        for (_, kind) in rare().into_iter().filter(|(of, _)| *of == name) {
            note(&mut met, Some(RuleError { kind, at: None, candidates: Vec::new() }));
        }
        for (key, error) in &met {
            let given = error.kind.message().args;
            let given: BTreeSet<String> = given.iter().map(|(name, _)| (*name).to_owned()).collect();
            let missing: Vec<_> = english.values(key).difference(&given).cloned().collect();
            assert!(missing.is_empty(), "{key} needs {missing:?}");
            let said = text::rule_error(Language::ENGLISH, name, error);
            assert!(!said.contains("{$") && !said.contains("{ $"), "{key}: {said}");
        }
        let own = format!("rule-{name}-");
        let keys = english.messages.keys().filter(|key| key.starts_with(&own));
        let unknown = keys.filter(|key| !met.contains_key(key.as_str()) && !english.values(key).is_empty());
        unmet.extend(unknown.cloned());
    }
    assert!(unmet.is_empty(), "no text produces these: add them to the rare ones: {unmet:#?}");
}
