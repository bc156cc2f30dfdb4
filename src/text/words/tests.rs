//! Words of made-up catalogues in German, Polish, French and Italian.

use crate::text::Value;
use crate::text::catalogue::Catalogue;
use crate::text::words::Word;

const GERMAN: &str = "
-piece-pawn = Bauer
    .gender = m
    .acc = Bauern
    .other = Bauern
-piece-rook = Turm
    .gender = m
    .other = Türme
    .other-dat = Türmen
-piece-queen = Dame
    .gender = f
    .other = Damen
-side-white = Weiß
    .gender = n
    .adj-m = weißer
    .adj-m-acc = weißen
    .adj-f = weiße
-article = -
    .the-m = der
    .a-m = ein
    .a-m-acc = einen
    .a-f = eine
takes = { $piece } schlägt { WORD($victim, case: \"acc\", article: \"a\") }
which = { GENDER($piece) ->
    [f] Welche { $piece }?
   *[other] Welcher { $piece }?
}
tray = { $count } { WORD($piece, $count) }
with = mit { $count } { WORD($piece, $count, case: \"dat\") }
sided = { WORD($side, $piece) } { $piece }
sided-acc = { WORD($side, $piece, case: \"acc\") } { WORD($piece, case: \"acc\") }
start = { WORD($text, start: \"yes\") }
";

const POLISH: &str = "
-piece-rook = wieża
    .gender = f
    .acc = wieżę
    .few = wieże
    .few-acc = wieże
    .many = wież
    .other = wieży
-piece-pawn = pion
    .gender = ma
    .acc = piona
-side-white = białe
    .gender = p
    .adj-ma-acc = białego
    .adj-f-acc = białą
begins = { WORD($piece, start: \"yes\") } a1
tray = { $count } { WORD($piece, $count, case: \"acc\") }
sided = { WORD($side, $piece, case: \"acc\") } { WORD($piece, case: \"acc\") }
";

const FRENCH: &str = "
-piece-egg = œuf
    .gender = m
    .class = mv
-piece-queen = Dame
    .gender = f
-article = -
    .the-mv = l’_
    .the-f = la
    .of-mv = de l’_
    .of-f = de la
of = { WORD($piece, article: \"the\") }, { WORD($piece, article: \"of\") }
none = { WORD($piece, article: \"some\") }
";

const ITALIAN: &str = "
-piece-shield = scudo
    .gender = m
    .class = ms
    .other = scudi
-piece-knight = cavallo
    .gender = m
    .a = quel cavallo
-article = -
    .the-m = il
    .the-ms = lo
    .a-m = un
    .a-ms = uno
the = { WORD($piece, article: \"the\") }, { WORD($piece, article: \"a\") }
";

fn word(name: &'static str) -> Value {
    Value::Word(Word::new(name))
}

fn check(tag: &str, source: &str, key: &str, values: &[(&str, Value)], expected: &str) {
    let catalogue = Catalogue::new(tag, source).unwrap();
    assert_eq!(catalogue.text(key, values).as_deref(), Some(expected), "{key} {values:?}");
}

#[test]
fn german_has_cases_articles_and_genders() {
    let check = |key, values: &[(&str, Value)], expected| check("de", GERMAN, key, values, expected);
    let [pawn, rook, queen] = ["piece-pawn", "piece-rook", "piece-queen"].map(word);
    let white = || ("side", word("side-white"));
    let piece = |piece: &Value| ("piece", piece.clone());
    let takes = |one: &Value, other: &Value| [piece(one), ("victim", other.clone())];
    check("takes", &takes(&queen, &pawn), "Dame schlägt einen Bauern");
    check("takes", &takes(&pawn, &queen), "Bauer schlägt eine Dame");
    check("which", &[piece(&queen)], "Welche Dame?");
    check("which", &[piece(&rook)], "Welcher Turm?");
    check("sided", &[white(), piece(&queen)], "weiße Dame");
    check("sided", &[white(), piece(&rook)], "weißer Turm");
    check("sided-acc", &[white(), piece(&pawn)], "weißen Bauern");
    let count = |piece: &Value, count: u32| [("piece", piece.clone()), ("count", Value::from(count))];
    check("tray", &count(&rook, 1), "1 Turm");
    check("tray", &count(&rook, 3), "3 Türme");
    check("with", &count(&rook, 3), "mit 3 Türmen");
    // Without a form for the case, the plural is the same in all cases.
    check("with", &count(&queen, 3), "mit 3 Damen");
}

#[test]
fn polish_has_three_plurals_and_agreeing_adjectives() {
    for (count, expected) in [
        (1, "1 wieżę"),
        (2, "2 wieże"),
        (5, "5 wież"),
        (12, "12 wież"),
        (21, "21 wież"),
        (22, "22 wieże"),
        (101, "101 wież"),
    ] {
        let values = [("piece", word("piece-rook")), ("count", Value::Number(count))];
        check("pl", POLISH, "tray", &values, expected);
    }
    check("pl", POLISH, "begins", &[("piece", word("piece-rook"))], "Wieża a1");
    for (piece, expected) in [("piece-rook", "białą wieżę"), ("piece-pawn", "białego piona")] {
        check("pl", POLISH, "sided", &[("side", word("side-white")), ("piece", word(piece))], expected);
    }
}

#[test]
fn articles_follow_the_class_of_a_word() {
    check("fr", FRENCH, "of", &[("piece", word("piece-egg"))], "l’œuf, de l’œuf");
    check("fr", FRENCH, "of", &[("piece", word("piece-queen"))], "la Dame, de la Dame");
    check("it", ITALIAN, "the", &[("piece", word("piece-shield"))], "lo scudo, uno scudo");
    // Its article replaces the article of its class.
    check("it", ITALIAN, "the", &[("piece", word("piece-knight"))], "il cavallo, quel cavallo");
}

#[test]
fn a_language_without_an_article_shows_the_word_alone() {
    check("fr", FRENCH, "none", &[("piece", word("piece-egg"))], "œuf");
    let source = "-rook = wieża\nthe = { WORD($piece, article: \"the\") }\n";
    check("pl", source, "the", &[("piece", word("rook"))], "wieża");
}

#[test]
fn a_text_in_place_of_a_word_is_kept() {
    let values = [("piece", Value::from("Anna")), ("count", Value::Number(2))];
    check("de", GERMAN, "tray", &values, "2 Anna");
    check("de", GERMAN, "start", &[("text", Value::from("zieht"))], "Zieht");
}

#[test]
fn an_unknown_word_has_no_text() {
    let catalogue = Catalogue::new("de", GERMAN).unwrap();
    assert_eq!(catalogue.text("which", &[("piece", word("piece-bishop"))]), None);
}

#[test]
fn a_missing_value_becomes_a_gap() {
    let catalogue = Catalogue::new("de", GERMAN).unwrap();
    assert_eq!(catalogue.filled("tray", &[("count", Value::Number(2))]), "2 …");
    assert_eq!(catalogue.filled("which", &[]), "Welcher …?");
}

#[test]
fn a_form_is_composed_once_for_each_word() {
    let catalogue = Catalogue::new("it", ITALIAN).unwrap();
    for _ in 0..2 {
        for (piece, expected) in
            [("piece-shield", "lo scudo, uno scudo"), ("piece-knight", "il cavallo, quel cavallo")]
        {
            assert_eq!(catalogue.text("the", &[("piece", word(piece))]).as_deref(), Some(expected));
        }
    }
}

#[test]
fn a_text_has_the_calls_of_texts_that_it_refers_to() {
    let source = "-rook = Turm\n    .acc = Turmacc\nouter = { inner }!\n\
                  inner = { $how ->\n    [takes] { WORD($piece, case: \"acc\") }\n   *[other] nothing\n}\n";
    let takes = [("piece", word("rook")), ("how", Value::from("takes"))];
    check("de", source, "outer", &takes, "Turmacc!");
    // A value is needed only by the variant that shows it.
    check("de", source, "outer", &[("how", Value::from("other"))], "nothing!");
}

#[test]
fn only_people_have_a_title() {
    let source = "-level-club = 強い\ncomputer-name = コンピューター{ $number } · { $level }\n\
                  wins = { PERSON($winner, title: \"さん\") }の勝ち\n";
    let check = |winner: &str, expected| check("ja", source, "wins", &[("winner", winner.into())], expected);
    check("Mia", "Miaさんの勝ち");
    check("コンピューター4 · 強い", "コンピューター4 · 強いの勝ち");
    check("コンピューター4 · 強い（白）", "コンピューター4 · 強い（白）の勝ち");
    check("コンピューター", "コンピューターさんの勝ち");
}

#[test]
fn unknown_calls_are_refused() {
    let error = |source: &str| Catalogue::new("de", source).err().unwrap();
    assert_eq!(
        error("a = { WORD($b, size: \"small\") }\n"),
        "de: unknown arguments: WORD($b, size: \"small\")"
    );
    assert_eq!(error("a = { WORD($b, $c, $d) }\n"), "de: unknown arguments: WORD($b, $c, $d)");
    assert_eq!(error("a = { WORD($b,\n    case: \"acc\") }\n"), "de: call without an end: a = { WORD($b,");
    assert_eq!(error("a = { NUMBER($b) }\n"), "de: a calls NUMBER");
}

#[test]
fn a_term_with_more_than_one_text_is_refused() {
    let error = |source: &str| Catalogue::new("de", source).err().unwrap();
    assert_eq!(error("-a = { $b }\n"), "de: -a is not one plain text");
    assert_eq!(error("-a = b\n    .acc = c { -d }\n"), "de: -a.acc is not one plain text");
    assert!(error("a = b\n-a = c\n").contains("key twice"));
}

#[test]
fn every_language_of_discord_has_plural_rules() {
    for tag in ["de", "pt-BR", "fr", "es", "it", "pl", "ja", "es-419", "qtc"] {
        assert!(Catalogue::new(tag, "a = b\n").is_ok(), "{tag}");
    }
}
