//! Pieces, tiles and pages are found in `/move`, `/rules` and `/describe` by each form of their name, in
//! the reader's language and in English, with and without accents, and with one slip.

use std::collections::{BTreeMap, BTreeSet};

use sealed_move::text::{self, Language, Mover};
use sealed_move_rules::{GAMES, Game, Observer, View, find};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use super::reader::FlatCatalogue;
use crate::texts::pseudo::MARKED;

/// The most entries of a list that Discord shows.
const LIST: usize = 25;

/// Shorter words have no slips.
const MIN_SLIP: usize = 4;

/// So much of a Japanese name is enough.
const PART: usize = 2;

/// Positions with each kind of piece, and tiles in a hand.
const POSITIONS: [(&str, &str); 5] = [
    (
        "aruki",
        "jplr[pp][ll]s[ss]amk1/1o10/1[jk][gd][sd]8/12/12/12/12/12/12/8[JK][GD][SD]1/O11/1J[LL]PLRS[SS]A[PP]KM w \
         O2PRA/j2l GSgs 0 1",
    ),
    ("chakart", "qbbrrnnk/pppppppp/8/8/8/8/PPPPPPPP/QBNNBKRR w 0 {\"flags\":\"1111\"}"),
    ("chakart", "k7/8/3p4/7q/4m1e1/4d1w1/3PPPPP/R2QK3 w 19 {\"flags\":\"1111\"}"),
    (
        "kyo",
        "DDDH,DDLH,DLLH,LLLH,SSSK,DLSQ,LLLH,DLLH,DDLH,DDDH/4,SST,SST,4/3,C,2,C,1,N,1/P,P,P,P,2,P,P,P,P/\
         2,N,7/10/p,p,p,p,2,p,p,p,p/1,n,1,c,2,c,1,n,1/4,SSt,SSt,4/\
         dddh,ddlh,dllh,lllh,SSSk,dlSq,lllh,dllh,ddlh,dddh r m+ 2",
    ),
    (
        "lusus",
        "L1 rnb(BD)1k(im)2r(BIsiMD)/1p(PA)n(kn)p2pp(PH)/p(PD)7/4p3/4q3/R(pa)2P4/1P(SFds)3P2/1N(KW)B(sw)1K(HR)B(th)1R \
         w Kkq - P0 IZDLRC/KIQUKNRORBSIIMGUENSPDSWRGHTHRVNDUNDGTFBQDITPESBSLTHETD/SWDMKODC \
         mddabs/qurorbgupddmenphdaspcocowrghizhrbdrvndundgtfdikodctpesdlherctd/kibisfkwbqlt 27 *",
    ),
];

/// What readers of a language may type for each term: all its forms, and its English name.
struct Typings(BTreeMap<String, BTreeSet<String>>);

impl Typings {
    fn of(lang: Language) -> Self {
        let [own, english] = [lang, Language::ENGLISH].map(|lang| FlatCatalogue::shipped(lang.tag()));
        let of = |(term, forms): (String, BTreeSet<String>)| {
            let typed = forms.iter().flat_map(|name| typings(name));
            let typed = typed.chain([english.terms[&term].clone()]).collect();
            (term, typed)
        };
        Self(own.forms.into_iter().filter(|(term, _)| term.contains("-kind-")).map(of).collect())
    }

    fn terms_of(&self, game: &str) -> impl Iterator<Item = (&str, &BTreeSet<String>)> {
        let kinds = format!("{game}-kind-");
        let terms = self.0.iter().map(|(term, typed)| (term.as_str(), typed));
        terms.filter(move |(term, _)| term.starts_with(&kinds))
    }
}

/// The names of the terms of a game's pieces and tiles.
fn terms_of<'a>(catalogue: &'a FlatCatalogue, game: &str) -> impl Iterator<Item = &'a str> {
    let kinds = format!("{game}-kind-");
    catalogue.terms.keys().map(String::as_str).filter(move |name| name.starts_with(&kinds))
}

fn unaccented(text: &str) -> String {
    let text = text.replace('ł', "l").replace('Ł', "L").replace('ß', "ss").replace('œ', "oe");
    text.nfd().filter(|letter| !is_combining_mark(*letter)).collect()
}

/// The text with two letters of its longest word exchanged.
fn with_a_slip(text: &str) -> Option<String> {
    let mut letters: Vec<char> = text.chars().collect();
    let words = letters.split(|letter| !letter.is_alphabetic());
    let length = words.map(<[char]>::len).max().filter(|length| *length >= MIN_SLIP)?;
    let is_word = |start: &usize| letters[*start..start + length].iter().all(|letter| letter.is_alphabetic());
    let start = (0..=letters.len() - length).find(is_word)?;
    // The first letter is right.
    let at = (start + 1..start + length - 1).find(|at| letters[*at] != letters[at + 1])?;
    letters.swap(at, at + 1);
    Some(letters.into_iter().collect())
}

/// What people may type for a name. Japanese has no accents and allows no slips, and its beginning is
/// enough.
fn typings(name: &str) -> BTreeSet<String> {
    let name = name.to_owned();
    if name.chars().any(|letter| matches!(letter, '\u{3040}'..='\u{9FFF}')) {
        let hiragana = name.chars().map(|letter| match letter {
            'ァ'..='ヶ' => char::from_u32(letter as u32 - 0x60).unwrap(),
            letter => letter,
        });
        let hiragana: String = hiragana.collect();
        let start: String = name.chars().take(PART).collect();
        return [hiragana, name].into_iter().chain([start]).collect();
    }
    let plain = unaccented(&name);
    let slip = with_a_slip(&plain);
    slip.into_iter().chain([plain.to_lowercase(), name]).collect()
}

fn views() -> impl Iterator<Item = (&'static dyn Game, View)> {
    POSITIONS.iter().map(|(game, position)| {
        let game = find(game).unwrap();
        let position = game.parse(position).unwrap_or_else(|why| panic!("{position}: {why}"));
        let observer = position.view(Observer::Public).turn();
        (game, position.view(Observer::Player(observer)))
    })
}

/// Fails with everything that isn't found.
fn assert_found(check: impl Fn(Language, &mut Vec<String>)) {
    let mut missed = Vec::new();
    for lang in Language::all() {
        let before = missed.len();
        check(lang, &mut missed);
        missed[before..].iter_mut().for_each(|line| line.insert_str(0, &format!("{}: ", lang.tag())));
    }
    assert!(missed.is_empty(), "{} not found\n{}", missed.len(), missed.join("\n"));
}

#[test]
fn each_page_is_found_by_its_title() {
    assert_found(|lang, missed| {
        for game in GAMES {
            let topics = text::topics(lang, *game);
            let english = text::topics(Language::ENGLISH, *game);
            for (topic, english) in topics.iter().zip(&english) {
                let others = [topic.heading(), english.title.clone()];
                for typed in typings(&topic.title).into_iter().chain(others) {
                    let found = text::fitting(topics.clone(), &typed);
                    if !found.iter().take(LIST).any(|found| found.page.topic == topic.page.topic) {
                        missed.push(format!("{} {}: {typed}", game.info().name, topic.page.topic));
                    }
                }
            }
        }
    });
}

#[test]
fn a_page_about_each_piece_is_found_by_each_form() {
    assert_found(|lang, missed| {
        let typings = Typings::of(lang);
        for game in GAMES {
            let topics = text::topics(lang, *game);
            let mut all = 0;
            for (term, typed) in typings.terms_of(game.info().name) {
                let (_, sign) = term.rsplit_once('-').unwrap();
                let about: BTreeSet<&str> = topics
                    .iter()
                    .filter(|topic| topic.page.about.contains(&sign))
                    .map(|topic| topic.page.topic)
                    .collect();
                assert!(!about.is_empty(), "{term}");
                all += 1;
                for typed in typed {
                    let found = text::fitting(topics.clone(), typed);
                    if !found.iter().take(LIST).any(|found| about.contains(found.page.topic)) {
                        missed.push(format!("{term}: {typed}"));
                    }
                }
            }
            assert!(all > 6, "{}: {all}", game.info().name);
        }
    });
}

#[test]
fn each_piece_is_described_by_each_form_of_its_name() {
    assert_found(|lang, missed| {
        let (own, typings) = (FlatCatalogue::shipped(lang.tag()), Typings::of(lang));
        for (game, view) in views() {
            let all: BTreeSet<String> =
                text::describable(lang, &view, "").into_iter().map(|(_, value)| value).collect();
            let terms: Vec<_> = typings
                .terms_of(game.info().name)
                .filter(|(term, _)| all.contains(&own.terms[*term]))
                .collect();
            assert!(terms.len() > 4, "{terms:?}");
            for (term, typed) in terms {
                for typed in typed {
                    let found = text::describable(lang, &view, typed);
                    if !found.iter().take(LIST).any(|(_, value)| *value == own.terms[term]) {
                        missed.push(format!("{term}: {typed}"));
                    }
                }
            }
        }
    });
}

/// The moves with each piece or tile of a position: the first one found by its English name, in a line
/// that has it.
fn moves_with<'a>(english: &'a FlatCatalogue, game: &dyn Game, view: &View) -> Vec<(&'a str, String)> {
    let first = |term: &'a str| {
        let lines = text::find_moves(Language::ENGLISH, view, &english.terms[term], Mover::Own);
        let has_term = |line: &sealed_move_rules::Suggestion| {
            let marked = text::line(*MARKED, view, line, usize::MAX);
            [format!("⟨{term}⟩"), format!("⟨{term}·")].iter().any(|word| marked.contains(word))
        };
        Some((term, lines.into_iter().find(has_term)?.text))
    };
    terms_of(english, game.info().name).filter_map(first).collect()
}

#[test]
fn each_move_is_found_by_each_form_of_its_piece() {
    let english = FlatCatalogue::shipped("en");
    let positions: Vec<_> = views().map(|(game, view)| (moves_with(&english, game, &view), view)).collect();
    let moved: BTreeSet<_> =
        positions.iter().flat_map(|(moves, _)| moves.iter().map(|(term, _)| term)).collect();
    assert!(moved.len() > 25, "{moved:?}");
    assert_found(|lang, missed| {
        let typings = Typings::of(lang);
        for (moves, view) in &positions {
            for (term, expected) in moves {
                for typed in &typings.0[*term] {
                    let found = text::find_moves(lang, view, typed, Mover::Own);
                    if !found.iter().any(|line| line.text == *expected) {
                        missed.push(format!("{term}: {typed} for {expected}"));
                    }
                    // Nothing is guessed: a name plays no move.
                    let is_read = text::typed_line(lang, view, typed).is_some() || view.read(typed).is_ok();
                    assert!(!is_read, "{}: {typed}", lang.tag());
                }
            }
        }
    });
}

#[test]
fn names_are_typed_in_several_ways() {
    let check = |name: &str, expected: &[&str]| {
        let expected: BTreeSet<String> = expected.iter().map(|typed| (*typed).to_owned()).collect();
        assert_eq!(typings(name), expected, "{name}");
    };
    check("Wieżę", &["Wieżę", "wieze", "Weize"]);
    check("Arc", &["Arc", "arc"]);
    check("ランス", &["ランス", "らんす", "ラン"]);
}

#[test]
fn each_japanese_word_in_kanji_has_its_reading() {
    let is_kana = |letter: char| matches!(letter, 'ぁ'..='ゖ' | 'ー');
    let japanese = FlatCatalogue::shipped("ja");
    for (term, plain) in &japanese.terms {
        let yomi = japanese.attributes[term].get("yomi");
        let has_kanji = plain.contains(|letter: char| matches!(letter, '々' | '\u{4E00}'..='\u{9FFF}'));
        assert!(
            !has_kanji || yomi.is_some_and(|yomi| yomi.chars().all(is_kana)),
            "{term}: {plain}, {yomi:?}"
        );
    }
}
