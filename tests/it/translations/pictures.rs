//! Labels in pictures: each has its glyphs and fits its place. A picture of each game in each language
//! is compared with a golden file in `tests/images/languages`.
//!
//! `REGENERATE=1` rewrites the files; look at each before committing it.

use std::path::Path;

use sealed_move::domain::{EndReason, Ending};
use sealed_move::text::{self, Language};
use sealed_move_board::{EndLabels, Labels, PanelLabel, RenderRequest, Size, Studio};
use sealed_move_rules::{GAMES, GameInfo, Observer, Side, find};

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

/// The winner, if any, and the reason.
type End = (Option<Side>, EndReason);

/// The game, position and end of each picture.
const SHOWN: [(&str, &str, Option<End>); 4] = [
    ("aruki", "4[gd]k[jk][sd]4/o4o1o4/12/4r7/12/12/12/12/2O9/7O4/O4O1O1L2/R2K8 w O2/o gs 0 40", None),
    (
        "kyo",
        "9,K/9,D/10/10/2,DLH,7/2,dSS,7/10/4,SP,5/4,dh,5/k,9 g - 8",
        Some((Some(Side::First), EndReason::Resignation)),
    ),
    ("chakart", "k7/1e6/2m5/3m4/4P3/8/8/K7 w 20 {\"flags\":\"0000\"}", Some((None, EndReason::Agreement))),
    (
        "lusus",
        "L1 8/8/8/8/1N(ghbdDG)k(GU)5/5N(CORB)2/1P(dsBD)2K(pa)P(sfSF)2/8 w - - P0 GHIZUN/-/\
         KIQUBIKNROPASWSIIMMDPDDMENPHDASPDSWRHRKWTHRVTFBQDIKOTPESDLBSLTHERCTD \
         dawrrc/dm/kiqubiknroswrbsiimgumdpdenphspcoizhrkwthrvndndundgtfbqdikodcdctpesdlbslthetd 83 *",
        Some((Some(Side::Second), EndReason::Time)),
    ),
];

/// The PNG of a game's picture in a language, as small as pictures get.
fn shown(studio: &Studio, lang: Language, game: &str, position: &str, end: Option<&End>) -> Vec<u8> {
    let game = find(game).unwrap();
    let view = game.parse(position).unwrap().view(Observer::Public);
    let (sides, turn) = text::labels(lang, game.info(), &view, end.is_some());
    let mut labels = Labels::new([&sides[0], &sides[1]], turn.as_deref());
    let words = end.map(|(winner, reason)| {
        text::end_labels(lang, game.info(), &Ending { winner: *winner, reason: reason.clone() })
    });
    labels.end = words.as_ref().map(|words| EndLabels {
        result: &words.result,
        winner: words.winner,
        reason: &words.reason,
        scores: words.scores,
    });
    let request = RenderRequest { size: Size::new(400), ..RenderRequest::new(&view, Side::First, labels) };
    studio.picture(&request).png
}

fn pixels(png: &[u8]) -> image::RgbImage {
    image::load_from_memory_with_format(png, image::ImageFormat::Png).expect("a PNG").into_rgb8()
}

#[test]
fn each_game_looks_as_it_did_in_each_language() {
    let studio = Studio::new().unwrap();
    let mut changed = Vec::new();
    for lang in Language::all().filter(|lang| *lang != Language::ENGLISH) {
        for (game, position, end) in &SHOWN {
            let png = shown(&studio, lang, game, position, end.as_ref());
            let name = format!("{game}-{}.png", lang.tag());
            let file = root().join("tests/images/languages").join(&name);
            if std::env::var_os("REGENERATE").is_some() {
                std::fs::write(&file, &png).unwrap();
            } else if std::fs::read(&file).ok().is_none_or(|truth| pixels(&truth) != pixels(&png)) {
                let aside = Path::new(env!("CARGO_TARGET_TMPDIR")).join(&name);
                std::fs::write(&aside, &png).unwrap();
                changed.push(aside);
            }
        }
    }
    assert!(changed.is_empty(), "these differ from tests/images/languages: {changed:?}");
}
