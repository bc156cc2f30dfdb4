//! Labels in pictures: each has its glyphs and fits its place.

use sealed_move::domain::{EndReason, Ending};
use sealed_move::text::{self, Language};
use sealed_move_board::{PanelLabel, Studio};
use sealed_move_rules::{GAMES, GameInfo, Side};

use crate::source::root;

/// Reasons of the rules for an end.
const RULE_REASONS: [&str; 14] = [
    "checkmate",
    "king",
    "kings_captured",
    "no_kings",
    "mana",
    "draw",
    "limit",
    "stalemate",
    "bare kings",
    "quiet",
    "no progress",
    "blocked",
    "no-move",
    "repetition",
];

/// The labels of the panel in a game.
fn labels(lang: Language, game: &'static GameInfo) -> Vec<(PanelLabel, String)> {
    let note = |text: String| (PanelLabel::Note, text);
    let mut labels = vec![note(text::text(lang, "label-turn", &[("number", 123_u32.into())]))];
    let reasons = RULE_REASONS.map(|reason| EndReason::Rules(reason.to_owned())).into_iter().chain([
        EndReason::Resignation,
        EndReason::Agreement,
        EndReason::Time,
        EndReason::Adjudicated { comment: None },
        EndReason::Aborted,
        EndReason::SeasonOver,
    ]);
    for reason in reasons {
        for winner in [None, Some(Side::First), Some(Side::Second)] {
            let end = text::end_labels(lang, game, &Ending { winner, reason: reason.clone() });
            labels.extend([note(end.result), note(end.reason)]);
        }
    }
    let sides = Side::BOTH.map(|side| text::word_in_picture(lang, text::side(game, side)));
    labels.extend(sides.map(|side| (PanelLabel::Side, side)));
    labels.dedup();
    labels
}

#[test]
fn labels_have_their_glyphs_and_fit() {
    let studio = Studio::new().unwrap();
    let mut faults = Vec::new();
    for lang in Language::all() {
        for info in GAMES.iter().map(|game| game.info()) {
            for (label, text) in labels(lang, info) {
                let (tag, game) = (lang.tag(), info.name);
                if studio.written(&text).is_none() {
                    faults.push(format!("{tag}: no font has all of {text}"));
                } else if !studio.fits(game, label, &text) {
                    faults.push(format!("{tag}, {game}: {text} is too wide for {label:?}"));
                }
            }
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn the_subset_has_the_characters_of_the_japanese_catalogue() {
    let Ok(source) = std::fs::read_to_string(root().join("src/text/ja.ftl")) else { return };
    let subset = std::fs::read_to_string(root().join("fonts/cjk.txt")).unwrap();
    let missing: String = text::glyphs(&source).unwrap().chars().filter(|c| !subset.contains(*c)).collect();
    assert!(missing.is_empty(), "make fonts/cjk.txt again, see fonts/README.md: {missing}");
}
